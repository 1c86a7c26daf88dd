"""What only some modes of ADRENALINE have on the panels: the bot figure, offered tiles and turrets, tracks, ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.panels.adrenaline_common import labels, parsed, told
from cogs.panels.base import AnyDraft, Seen
from cogs.screen import MOST_IN_ROW, Button, Row
from cogs.speech import Speech
from rules.adrenaline import actions, events
from rules.adrenaline.view import View

BOT = "bot"
"""The bot figure, and the place of the map that lists what it can do."""


# the bot figure


def bot_button(seen: Seen, legal: Sequence[str]) -> list[Button]:
    """Leads to all that the bot figure can do now."""
    can = any(isinstance(parsed(text), actions.Bot) for text in legal)
    return [seen.press(seen.speech.get("ui-home-bot"), "place", BOT, style="main")] if can else []


def bot_buttons(seen: Seen, legal: Sequence[str]) -> list[Button]:
    """The bot figure's squares, with whom it hits from there; where it sees several, the card chooses."""
    found = []
    for text in legal:
        if not isinstance(action := parsed(text), actions.Bot):
            continue
        item = seen.begin(text)
        targets = [] if item.whole else list(item.choices())
        square = action.square
        if not targets:
            found.append(seen.press(seen.speech.get("ui-home-bot-to", square=square), "do", text))
            continue
        name = labels(seen.speech).short(targets[0], "target")
        label = seen.speech.get("ui-home-bot-hits", square=square, name=name, more=len(targets) - 1)
        found.append(seen.press(label, "do" if len(targets) == 1 else "card", text, style="main"))
    return found


# ways


def walked(item: AnyDraft) -> AnyDraft:
    """The item with the open choice of a way answered by the best one."""
    while item.ask is not None and item.ask.kind == "step":
        item.add(item.choices()[0])
    return item


def run_buttons(seen: Seen, square: str) -> list[Button]:
    """A run by the best way, which says what turrets will do; another way is chosen on the card."""
    text = f"run {square}"
    item = seen.begin(text)
    forked = not item.whole
    item.complete()
    fired = sum(event.amount for event in item.events if isinstance(event, events.Damaged))
    label = seen.speech.labels.label(text)
    if fired:
        label = seen.speech.get("ui-home-run-turrets", run=label, damage=fired)
    found = [seen.press(label, "do", text)]
    if forked:
        found.append(seen.press(seen.speech.get("ui-home-way", run=seen.speech.labels.label(text)), "card", text))
    return found


# the offer


def is_offer(begun: AnyDraft) -> bool:
    """Whether what was begun asks for one of the offered tiles."""
    return begun.ask is not None and begun.ask.kind == "tile"


def best_tile(seen: Seen, begun: AnyDraft, square: str) -> list[Button]:
    """The default tile at once; the others are found on the square."""
    get, names = seen.speech.get, labels(seen.speech)
    item = seen.begin(*begun.texts)
    tile = names.tile(item.choices()[0].split()[1])
    item.complete()
    gave = next((event.gave for event in item.events if isinstance(event, events.TurretTaken)), "")
    what = get("ui-home-tile-turret", tile=tile, thing=names.part(gave)) if gave else tile
    here = get("ui-home-grab-here-tile", square=square, what=what, draws=item.draws)
    return [seen.press(here, "do", *item.texts)]


def tile_rows(seen: Seen, begun: AnyDraft) -> list[Row]:
    """One row a tile: the whole of it, and what of it may be given up for the turret."""
    get, names = seen.speech.get, labels(seen.speech)
    rows: list[Row] = []
    for text in begun.choices():
        item = seen.begin(*begun.texts, text)
        row = [seen.press(names.label(text), "do", *begun.texts, text, *(["done"] if _asks_turret(item) else []))]
        if _asks_turret(item):
            for choice in item.choices():
                action = parsed(choice)
                if isinstance(action, actions.Give):
                    label = get("ui-home-turret-for", thing=names.part(action.thing))
                    row.append(seen.press(label, "do", *begun.texts, text, choice))
        rows.append(tuple(row[:MOST_IN_ROW]))
    return rows


def _asks_turret(item: AnyDraft) -> bool:
    return item.ask is not None and item.ask.kind == "turret"


# the preview of an item


def card_lines(seen: Seen, item: AnyDraft, own: str) -> Iterator[str]:
    """Spawnpoints tagged, the turret taken, the way."""
    words, get = told(seen.speech), seen.speech.get
    for event in item.events:
        match event:
            case events.Tagged() | events.OverkillLaid():
                name = words.spawnpoint(event.spawnpoint, "label")
                yield get("ui-card-tagged", name=name, before=event.total - 1, after=event.total)
            case events.TurretTaken():
                yield get("ui-card-turret", square=event.square, thing=words.part(event.gave))
            case events.Ran(figure=figure, path=path) if figure == own and len(path) > 2:
                yield get("ui-card-way", way=" → ".join(path))


# the table in words


def own_lines(view: View, speech: Speech) -> Iterator[str]:
    """What the one on turn has to know beside his own board."""
    if view.bot_due and any(figure.id == view.active and figure.seat == view.viewer for figure in view.figures):
        yield speech.get("ui-home-bot-due")


def board_lines(view: View, speech: Speech) -> Iterator[str]:
    """Tracks, the offer, who holds the bot card."""
    words, get = told(speech), speech.get
    for thing in view.spawnpoints:
        owners = [get("ui-text-tokens", name=words.figure(owner), count=thing.tokens.count(owner))
                  for owner in dict.fromkeys(thing.tokens)]  # fmt: skip
        yield get(
            "ui-text-spawnpoint",
            name=words.spawnpoint(thing.id, "label"),
            square=thing.square,
            count=len(thing.tokens),
            tokens=speech.join(owners) or words.get("nothing"),
        )
    if view.offer:
        yield get("ui-text-offer", tiles="; ".join(words.tile(tile) for tile in view.offer))
    if view.bot_card:
        yield get("ui-text-bot-card", name=words.figure(view.bot_card))


def turret_line(owner: str, gave: bool, speech: Speech) -> str:
    """A square's turret."""
    if not owner:
        return speech.get("ui-square-turret-free", gave=gave)
    return speech.get("ui-square-turret", name=speech.name(owner), gave=gave)


# typing


def imaginable(view: View) -> list[str]:
    """Action texts of these modes that one might type."""
    found = [f"{verb} {square.id}" for verb in ("bot", "place") for square in view.squares]
    found += [f"{verb} {thing.id}" for verb in ("target", "lay") for thing in view.spawnpoints]
    found += [f"pick {tile}" for tile in dict.fromkeys(view.offer)]
    return [*found, *(f"give {thing}" for thing in ("red", "yellow", "blue", "powerup"))]
