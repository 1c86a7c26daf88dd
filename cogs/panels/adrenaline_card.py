"""The card of one item of ADRENALINE: how it is filled at first, its controls' words, and the preview of its result.

The preview is made from the events of the draft itself, so it cannot differ from what will come true.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from cogs.adrenaline_words import COLOURS, AdrenalineWords
from cogs.panels import adrenaline_modes
from cogs.panels.adrenaline_common import labels, told
from cogs.panels.base import AnyDraft, Panel, Seen, with_option
from rules.adrenaline import events
from rules.adrenaline.content import WEAPONS
from rules.adrenaline.view import FigureView, View
from rules.core.draft import Point
from rules.core.model import Event

if TYPE_CHECKING:
    from cogs.panels.adrenaline import AdrenalinePanel

KILLSHOT, OVERKILL = 11, 12
STEP_TO_GRAB, STEP_TO_SHOOT = 3, 6
EFFECTS = {effect.id: weapon.id for weapon in WEAPONS.values() for effect in weapon.effects if effect.id != "basic"}


# how it is filled


def prefilled(draft: AnyDraft, panel: AdrenalinePanel) -> AnyDraft:
    """Adds the options that raise the damage and can be paid with cubes, the most useful first (play.md 2)."""
    draft.complete()
    if not draft.texts[0].startswith("shoot "):
        return draft
    best = draft
    while True:
        tried = [added for text in _unused(best, panel) if (added := with_option(best, cast(Panel, panel), text))]
        better = [item for item in tried if _damage(item) > _damage(best) and _cards(item) <= _cards(draft)]
        if not better:
            return best
        best = max(better, key=lambda item: (_damage(item), -_cubes(item)))


def _unused(draft: AnyDraft, panel: AdrenalinePanel) -> list[str]:
    chosen = set(draft.texts)
    found = dict.fromkeys(
        text
        for point in draft.points[1:]
        if panel.toggled(point)
        for text in point.choices
        if text.startswith("use ") and text not in chosen
    )
    return list(found)


def _damage(draft: AnyDraft) -> int:
    return sum(event.amount + event.turned for event in draft.events if isinstance(event, events.Damaged))


def payments(happened: Sequence[Event]) -> list[events.Paid]:
    """The payments among events."""
    return [event for event in happened if isinstance(event, events.Paid)]


def _cubes(draft: AnyDraft) -> int:
    return sum(event.red + event.yellow + event.blue for event in payments(draft.events))


def _cards(draft: AnyDraft) -> int:
    return sum(len(event.cards) for event in payments(draft.events))


# the controls' words


def effect_name(words: AdrenalineWords, effect: str, weapon: str = "") -> str:
    """An effect's name; `basic` needs its weapon."""
    owner = EFFECTS.get(effect, weapon)
    return words.effect(owner, effect) if owner else effect


def weapon_of(draft: AnyDraft) -> str:
    """The weapon of a shot, "" for other items."""
    words = draft.texts[0].split()
    return words[1] if words[0] == "shoot" else ""


def point_label(seen: Seen, draft: AnyDraft, point: Point, text: str) -> str:
    """A choice on the card; an option says its price."""
    names, get = labels(seen.speech), seen.speech.get
    verb, _, rest = text.partition(" ")
    if verb == "use":
        weapon = weapon_of(draft)
        cost = WEAPONS[weapon].effect(rest).cost
        price = names.cubes({colour: cost.count(colour) for colour in COLOURS}) if cost else ""
        return get("ui-card-option", effect=effect_name(names, rest, weapon), price=price, paid=bool(cost))
    if verb == "play":
        return get("ui-card-scope", card=names.powerup(rest))
    if verb == "reload":
        cost = WEAPONS[rest].cost
        price = names.cubes({colour: cost.count(colour) for colour in COLOURS})
        return get("ui-card-reload", weapon=names.weapon(rest), price=price)
    return names.short(text, point.ask.kind, weapon_of(draft))


def point_hint(seen: Seen, draft: AnyDraft, point: Point) -> str:
    """What a choice is about: the question, and the effect or card that asks it."""
    names, get = labels(seen.speech), seen.speech.get
    cause = _cause(draft, point)
    verb, _, rest = cause.partition(" ")
    name = effect_name(names, rest, weapon_of(draft)) if verb == "use" else names.powerup(rest) if rest else ""
    if verb not in ("use", "play"):
        name = ""
    return get(f"ui-card-hint-{point.ask.kind}", name=name, named=bool(name))


def _cause(draft: AnyDraft, point: Point) -> str:
    """The text of the option or powerup whose question a point is; "" in the first effect of a shot."""
    before = [text for text in draft.texts[: point.index] if text.split()[0] in ("use", "play")]
    return before[-1] if before else ""


# the preview


@dataclass
class Hit:
    """What an item does to one figure: pieces of damage by cause, marks turned, marks put, where it is moved."""

    pieces: list[tuple[int, str]] = field(default_factory=list)
    turned: int = 0
    marks: int = 0
    moved_to: str = ""


def lines(seen: Seen, draft: AnyDraft) -> list[str]:
    """The preview, line by line."""
    shown = [_title(seen, draft)]
    after: View = draft.game.view(draft.state, draft.seat)
    own = next(figure.id for figure in seen.view.figures if figure.seat == draft.seat)
    for figure, hit in hits(draft, own).items():
        shown.append(_hit_line(seen, hit, seen.view.figure(figure), after.figure(figure), own))
    shown += adrenaline_modes.card_lines(seen, draft, own)
    shown += _moves(seen, draft, own)
    shown += _payment_lines(seen, draft, after, own)
    if draft.draws:
        shown.append(seen.speech.get("ui-card-draws"))
    return shown


def _title(seen: Seen, draft: AnyDraft) -> str:
    words, get = told(seen.speech), seen.speech.get
    verb, *rest = draft.texts[0].split()
    if verb != "shoot":
        return get("ui-card-title", what=words.label(draft.texts[0]))
    own = next(figure for figure in seen.view.figures if figure.seat == draft.seat)
    square = next((event.square for event in draft.events if isinstance(event, events.ShotBegan)), own.square)
    return get("ui-card-title-shot", weapon=words.weapon(rest[0]), square=square)


def hits(draft: AnyDraft, own: str) -> dict[str, Hit]:
    """What the draft does to each figure."""
    found: dict[str, Hit] = {}
    effect = ""
    for event in draft.events:
        match event:
            case events.EffectUsed():
                effect = event.effect
            case events.Damaged():
                hit = found.setdefault(event.figure, Hit())
                if event.amount:
                    hit.pieces.append((event.amount, event.cause if event.cause not in WEAPONS else effect))
                hit.turned += event.turned
            case events.Marked(cause=cause) if cause != "revenge":
                found.setdefault(event.figure, Hit()).marks += event.amount
            case events.Moved() if event.figure != own:
                found.setdefault(event.figure, Hit()).moved_to = event.path[-1]
    return found


def _hit_line(seen: Seen, hit: Hit, before: FigureView, after: FigureView, own: str) -> str:
    words, get = told(seen.speech), seen.speech.get
    parts = []
    if hit.pieces or hit.turned:
        pieces = [
            get("ui-card-piece", amount=amount, effect=_piece_name(words, seen, cause), plain=cause in ("", "basic"))
            for amount, cause in hit.pieces
        ]
        if hit.turned:
            pieces.append(get("ui-card-piece-marks", count=hit.turned))
        parts.append(
            get("ui-card-damage", before=len(before.damage), after=len(after.damage), pieces=" + ".join(pieces))
        )
    if hit.marks:
        parts.append(get("ui-card-marks", count=hit.marks))
    if hit.moved_to and hit.moved_to != before.square:
        parts.append(get("ui-card-moved", square=hit.moved_to))
    parts += _consequences(seen, before, after, own)
    return get("ui-card-hit", figure=words.figure(before.id), parts=" ".join(parts))


def _piece_name(words: AdrenalineWords, seen: Seen, cause: str) -> str:
    if cause in ("", "basic"):
        return ""
    return words.effect(EFFECTS[cause], cause) if cause in EFFECTS else words.thing(cause)


def _consequences(seen: Seen, before: FigureView, after: FigureView, own: str) -> list[str]:
    """First blood, thresholds, kill and overkill, and what its scoring would pay."""
    get = seen.speech.get
    had, has = len(before.damage), len(after.damage)
    found = []
    if not had and has and after.damage[0] == own and not before.frenzy_side:
        found.append(get("ui-card-first-blood"))
    if had < KILLSHOT <= has:
        found.append(get("ui-card-overkill" if has >= OVERKILL else "ui-card-kill"))
        points = told(seen.speech).points(scoring(after))
        found.append(get("ui-card-scores", points=points))
    elif had < OVERKILL <= has:
        found.append(get("ui-card-overkill"))
    elif had < STEP_TO_SHOOT <= has and seen.view.phase == "play":
        found.append(get("ui-card-will-step-shoot"))
    elif had < STEP_TO_GRAB <= has and seen.view.phase == "play":
        found.append(get("ui-card-will-step-grab"))
    return found


def scoring(figure: FigureView) -> dict[str, int]:
    """Points by figure if this board were scored now, in rank order (ADR-SCORE-1 to 4, ADR-DOM-9)."""
    tokens = figure.damage
    ranked = sorted(dict.fromkeys(tokens), key=lambda owner: (-tokens.count(owner), tokens.index(owner)))
    points = {owner: figure.values[min(rank, len(figure.values) - 1)] for rank, owner in enumerate(ranked)}
    if not figure.frenzy_side and tokens:
        points[tokens[0]] += 1
    points.pop(figure.id, None)
    return points


def _moves(seen: Seen, draft: AnyDraft, own: str) -> list[str]:
    ends = [event.path for event in draft.events if isinstance(event, events.Moved) and event.figure == own]
    return [seen.speech.get("ui-card-you-move", start=path[0], end=path[-1]) for path in ends]


def _payment_lines(seen: Seen, draft: AnyDraft, after: View, own: str) -> list[str]:
    """What is paid, and what is left."""
    words, get = told(seen.speech), seen.speech.get
    paid = payments(draft.events)
    left = after.figure(own).cubes
    kept = words.price({"red": left.red, "yellow": left.yellow, "blue": left.blue}, after.hand)
    if not paid:
        return [get("ui-card-pays-nothing", kept=kept)]
    spent: Mapping[str, int] = {colour: sum(getattr(event, colour) for event in paid) for colour in COLOURS}
    cards = [card for event in paid for card in event.cards]
    return [get("ui-card-pays", price=words.price(spent, cards), kept=kept)]
