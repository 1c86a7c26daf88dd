"""Why something on an ADRENALINE table is not possible now, answered from the rules; and hints from what is."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.panels.adrenaline_common import distances, own_figure, parsed, told
from cogs.panels.base import AnyDraft, Seen
from rules.adrenaline.content import ARENAS
from rules.core.draft import Draft

LONGEST = 30


def reasons(seen: Seen) -> list[str]:
    """One line for each own weapon, figure in the way of sight, and shop weapon that cannot be had now."""
    own = own_figure(seen.view)
    if own is None or not own.square:
        return []
    lines = [*_own_weapons(seen), *_figures(seen), *_things(seen), *_shops(seen)]
    return lines[:LONGEST]


def refusal(seen: Seen, draft: AnyDraft, text: str) -> str:
    """The sentence why `text` is not possible after `draft`; "" when it is."""
    if text in draft.choices():
        return ""
    return seen.speech.told.error(draft.game.why_not(draft.state, draft.seat, parsed(text)))


def _line(seen: Seen, name: str, reason: str) -> str:
    return seen.speech.get("ui-why-line", name=name, reason=reason)


def _own_weapons(seen: Seen) -> Iterator[str]:
    own = own_figure(seen.view)
    assert own is not None
    start = seen.begin()
    for weapon in own.weapons:
        reason = refusal(seen, start, f"shoot {weapon.id}")
        if reason:
            yield _line(seen, told(seen.speech).weapon(weapon.id), reason)


def _figures(seen: Seen) -> Iterator[str]:
    """Figures that are not seen from the own square, nearest first."""
    own = own_figure(seen.view)
    assert own is not None
    far = distances(seen.view)
    visible = set(ARENAS[seen.view.arena].sees(own.square))
    others = [figure for figure in seen.view.figures if figure.id != own.id]
    for figure in sorted(others, key=lambda figure: far.get(figure.square, 99)):
        name = seen.speech.name(figure.id)
        if not figure.square:
            yield _line(seen, name, seen.speech.get("ui-why-off-board"))
        elif figure.square not in visible:
            room = seen.speech.get(f"core-room-{seen.view.square(figure.square).room}")
            yield _line(seen, name, seen.speech.get("ui-why-not-seen", square=own.square, room=room))


def _things(seen: Seen) -> Iterator[str]:
    """Spawnpoints that cannot be hit now, and the end of the turn while the bot figure has to act."""
    start = seen.begin()
    for thing in seen.view.spawnpoints:
        refused = start.game.why_not(start.state, start.seat, parsed(f"target {thing.id}"))
        if refused.code != "not_asked":
            yield _line(seen, told(seen.speech).spawnpoint(thing.id, "label"), seen.speech.told.error(refused))
    if seen.view.bot_due and "end" not in start.choices():
        yield _line(seen, seen.speech.told.label("end"), refusal(seen, start, "end"))


def _shops(seen: Seen) -> Iterator[str]:
    """Shop weapons that cannot be taken, nearest shop first: too far, or what is missing to pay."""
    far = distances(seen.view)
    legal = seen.draft.choices()
    shops = [square for square in seen.view.squares if square.weapons]
    for square in sorted(shops, key=lambda square: far[square.id]):
        grab = f"grab {square.id}"
        if grab in legal:
            at_shop: AnyDraft = Draft(seen.draft.game, seen.draft.base, seen.seat, [grab])
            for weapon in square.weapons:
                reason = refusal(seen, at_shop, f"take {weapon}")
                if reason:
                    yield _line(seen, told(seen.speech).weapon(weapon), reason)
        else:
            names = seen.speech.join([told(seen.speech).weapon(weapon) for weapon in square.weapons])
            yield _line(seen, f"{square.id}: {names}", refusal(seen, seen.begin(), grab))


def hints(seen: Seen) -> list[str]:
    """At most one line for a beginner."""
    own = own_figure(seen.view)
    if own is None:
        return []
    legal = seen.draft.choices()
    weapons = [weapon for weapon in own.weapons if weapon.loaded]
    if any(text.startswith("shoot ") for text in legal):
        return [seen.speech.get("ui-hint-shoot")]
    if f"grab {own.square}" in legal and seen.view.square(own.square).spawn and not weapons:
        return [seen.speech.get("ui-hint-weapon-here")]
    if own.weapons and not weapons:
        return [seen.speech.get("ui-hint-reload")]
    if seen.view.actions_left == 0:
        return [seen.speech.get("ui-hint-end")]
    if any(text.startswith("grab ") for text in legal):
        return [seen.speech.get("ui-hint-grab")]
    return [seen.speech.get("ui-hint-run")]
