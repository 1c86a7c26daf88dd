"""An ADRENALINE table in words: for those who see no pictures, for cards, and for the lines above a panel."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.adrenaline_words import RULES_PAGES, AdrenalineWords
from cogs.panels import adrenaline_modes
from cogs.panels.adrenaline_common import by_colour, labels, own_figure, pickup, told
from cogs.speech import Speech
from rules.adrenaline.answers import GRENADE
from rules.adrenaline.content import POWERUPS, WEAPONS
from rules.adrenaline.view import FigureView, SquareView, View


def contract(speech: Speech, preset: str, pace: str) -> str:
    """Skulls, ending and arena of a table, as the lobby says them."""
    options = speech.info.options
    arena = options.get("arena", "by_seats")
    return speech.get(
        "ui-lobby-contract",
        preset=preset,
        skulls=int(options.get("skulls", "8")),
        ending=told(speech).get(f"ending-{options.get('ending', 'frenzy')}"),
        arena=speech.get(f"ui-option-arena-{arena}"),
        pace=pace,
    )


def own_lines(view: View, speech: Speech) -> list[str]:
    """Where one stands, how hurt, what one has."""
    words, own = told(speech), own_figure(view)
    if own is None:
        return []
    if view.actions_left:
        head = speech.get(
            "ui-home-title", title=speech.title(), actions=view.actions_left, frenzy=view.action_set != "normal"
        )
    else:
        head = speech.get("ui-home-title-spent", title=speech.title())
    step = "shoot" if own.step[1] else "grab" if own.step[0] > 1 else "none"
    place = speech.get(
        "ui-home-you",
        square=square_name(view, speech, own.square),
        damage=len(own.damage),
        step=step if view.phase == "play" else "none",
    )
    return [head, place, _belongings(view, own, words, speech)]


def _belongings(view: View, own: FigureView, words: AdrenalineWords, speech: Speech) -> str:
    return speech.get(
        "ui-home-have",
        cubes=words.cubes(by_colour(own.cubes)),
        cards=speech.join([words.powerup(card) for card in view.hand]) or words.get("none"),
        weapons=_weapons(own, words, speech) or words.get("none"),
    )


def _weapons(figure: FigureView, words: AdrenalineWords, speech: Speech) -> str:
    """Weapons by name, unloaded ones said so."""
    names = [
        words.weapon(weapon.id) if weapon.loaded else speech.get("ui-weapon-unloaded", weapon=words.weapon(weapon.id))
        for weapon in figure.weapons
    ]
    if figure.hidden_weapons:
        names.append(speech.get("ui-weapons-hidden", count=figure.hidden_weapons))
    return speech.join(names)


def square_name(view: View, speech: Speech, id: str) -> str:
    """A square with its room; "" is off the board."""
    if not id:
        return speech.get("ui-off-board")
    return told(speech).get("square", square=id, room=speech.get(f"core-room-{view.square(id).room}"))


def square_lines(view: View, speech: Speech, id: str) -> list[str]:
    """A square, what lies there and who stands there."""
    lines = [f"**{square_name(view, speech, id)}**", _lying(view.square(id), speech)]
    there = [speech.name(figure.id) for figure in view.figures if figure.square == id]
    if there:
        lines.append(speech.get("ui-square-there", names=speech.join(there)))
    return [line for line in lines if line]


def _lying(square: SquareView, speech: Speech) -> str:
    words = told(speech)
    if square.turret is not None:
        return adrenaline_modes.turret_line(square.turret, square.gave, speech)
    if square.tile:
        return speech.get("ui-square-tile", what=words.tile(square.tile))
    if square.spawn:
        shop = [f"{words.weapon(weapon)} ({pickup(words, weapon)})" for weapon in square.weapons]
        listed = speech.join(shop) or words.get("nothing")
        return speech.get("ui-square-shop", colour=words.colour(square.spawn, "m"), weapons=listed)
    return speech.get("ui-square-empty")


def board(view: View, speech: Speech) -> list[str]:
    """The whole table, one fact a line: the track, the figures with the own first, then the squares."""
    words = told(speech)
    own = own_figure(view)
    lines = [
        speech.get(
            "ui-text-head",
            turn=str(view.turn),
            name=words.figure(view.active),
            left=str(view.skulls_left),
            total=str(view.skulls_total),
        )
    ]
    if any(view.killshot):
        places = [speech.join([words.figure(token) for token in tokens]) for tokens in view.killshot]
        lines.append(speech.get("ui-text-track", places="; ".join(places)))
    lines += adrenaline_modes.board_lines(view, speech)
    figures = sorted(view.figures, key=lambda figure: own is not None and figure.id != own.id)
    lines += [_figure_line(view, figure, speech) for figure in figures]
    lines += [f"**{square.id}** {speech.get(f'core-room-{square.room}')}: {_lying(square, speech)}"
              for square in view.squares]  # fmt: skip
    return lines


def _figure_line(view: View, figure: FigureView, speech: Speech) -> str:
    words = told(speech)
    tokens = [f"{words.figure(owner)} {figure.damage.count(owner)}" for owner in dict.fromkeys(figure.damage)]
    marks = [f"{words.figure(owner)} {count}" for owner, count in figure.marks.items() if count]
    line = speech.get(
        "ui-text-figure",
        name=words.figure(figure.id),
        square=square_name(view, speech, figure.square),
        damage=len(figure.damage),
        tokens=speech.join(tokens),
        hurt=bool(tokens),
        marks=speech.join(marks),
        marked=bool(marks),
        skulls=figure.skulls,
        lying=figure.lying,
    )
    if figure.seat is None:
        return line
    having = speech.get(
        "ui-text-having",
        cubes=words.cubes(by_colour(figure.cubes)),
        count=figure.powerups,
        weapons=_weapons(figure, words, speech) or words.get("none"),
    )
    points = "" if figure.points is None else " " + speech.get("core-points", count=figure.points)
    return f"{line} {having}{points}"


def hand(view: View, speech: Speech, orders: Mapping[str, str]) -> list[str]:
    """One's powerups and weapons with what they do, and beside a card the order about it."""
    own = own_figure(view)
    if own is None:
        return [speech.get("ui-hand-no-seat")]
    words = told(speech)
    lines = [speech.get("ui-hand-title", title=speech.title())]
    beside = dict(orders)
    for card in dict.fromkeys(view.hand):
        copies = view.hand.count(card)
        kind = card.rpartition("_")[0]
        name = words.powerup(card) + (f" ×{copies}" if copies > 1 else "")
        lines.append(f"**{name}**: {words.get(f'powerup-{kind}.text')}")
        if kind == GRENADE and beside:
            lines.append(beside.pop("grenade"))
    if not view.hand:
        lines.append(speech.get("ui-hand-no-cards"))
    for weapon in own.weapons:
        state = speech.get("ui-weapon-is-loaded" if weapon.loaded else "ui-weapon-is-unloaded")
        lines.append(f"{words.weapon_page(weapon.id)} {state}")
    if own.points is not None:
        lines.append(speech.get("ui-hand-points", count=own.points))
    return [*lines, *beside.values()]


def cards(speech: Speech, view: View) -> dict[str, str]:
    """Labels by id: weapons in hands and shops first, then the powerups, then all other weapons; at most 25."""
    words = labels(speech)
    held = [weapon.id for figure in view.figures for weapon in figure.weapons]
    shops = [weapon for square in view.squares for weapon in square.weapons]
    found = {id: words.weapon(id) for id in dict.fromkeys([*held, *shops])}
    found |= {kind: words.get(f"powerup-{kind}") for kind in POWERUPS}
    found |= {id: words.weapon(id) for id in WEAPONS if id not in found}
    return dict(list(found.items())[:25])


def topics(words: AdrenalineWords) -> dict[str, str]:
    """Titles by id: pages of the rules, then weapons and powerups."""
    found = {page: words.rules_title(page) for page in RULES_PAGES}
    found |= {id: words.weapon(id) for id in WEAPONS}
    return found | {kind: words.get(f"powerup-{kind}") for kind in POWERUPS}


def topic(words: AdrenalineWords, id: str) -> str:
    """What stands on a page or a card."""
    if id in RULES_PAGES:
        return words.rules_page(id)
    return words.weapon_page(id) if id in WEAPONS else words.powerup_page(id)


def card(speech: Speech, id: str) -> list[str]:
    """A card's text. Raises `KeyError` for an unknown card."""
    words = told(speech)
    return [words.weapon_page(id) if id in WEAPONS else words.powerup_page(POWERUPS[id].id)]


