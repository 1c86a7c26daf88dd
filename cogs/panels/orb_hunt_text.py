"""An Orb Hunt table in words: for those who see no pictures, for belongings, for the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cogs.orb_hunt_words import RULES_PAGES, OrbHuntWords
from cogs.panels.orb_hunt_common import own_figure, standing, told
from cogs.speech import Speech
from data.texts import Variable
from rules.orb_hunt.content import ENEMIES, LOOT, VILLAINS
from rules.orb_hunt.view import FigureView, RoundView, View

SHOWN_ROUNDS = 3


def board(view: View, speech: Speech) -> list[str]:
    """The whole table, one fact a line: where it stands, the figures with the own first, the last rounds."""
    words, own = told(speech), own_figure(view)
    lines = [_head(view, words)]
    if view.villain is not None:
        foe = view.villain
        name, text = words.villain(foe.id), words.get(f"villain-{foe.id}.text")
        lines.append(words.get("home-villain", villain=name, strength=foe.strength, full=foe.full, text=text))
    figures = sorted(view.figures, key=lambda figure: own is not None and figure.id != own.id)
    lines += [_figure_line(view, figure, words) for figure in figures]
    return [*lines, *(_round_line(round, words) for round in view.rounds[-SHOWN_ROUNDS:] if round.cells)]


def _head(view: View, words: OrbHuntWords) -> str:
    name = words.figure(next((ask.figure for ask in view.asks), view.active))
    ends = {"second": "-second", "over": "-over"}
    return words.get(f"text-head{ends.get(view.phase, '')}", round=str(view.round), name=name)


def _figure_line(view: View, figure: FigureView, words: OrbHuntWords) -> str:
    known: dict[str, Variable] = {
        "name": words.figure(figure.id),
        "lives": words.get("lives", count=figure.lives),
        "unconscious": figure.unconscious,
        "points": figure.points,
        "bonus": figure.bonus,
        "belongings": words.belongings(figure.belongings),
    }
    if view.phase != "first":
        return words.get("text-figure-second", stunned=figure.stunned, **known)
    line = words.get("text-figure", board=words.board(figure.board), field=figure.field, **known)
    return " ".join([line, *_board_of(figure, words)])


def _board_of(figure: FigureView, words: OrbHuntWords) -> Iterator[str]:
    left = standing(figure)
    if left:
        listed = [words.get("standing", field=e.field, enemy=words.enemy(e.type), strength=e.strength) for e in left]
        yield words.get("text-enemies", enemies=words.join(listed))
    if figure.goal:
        yield words.get("text-goal", goal=figure.goal)


def _round_line(round: RoundView, words: OrbHuntWords) -> str:
    cells = [
        words.get(f"cell-{cell.did}", name=words.figure(cell.figure), attack=cell.roll.attack if cell.roll else 0)
        for cell in round.cells
    ]
    return words.get("text-round", number=str(round.number), cells=words.join(cells))


def hand(view: View, speech: Speech, orders: Mapping[str, str]) -> list[str]:
    """One's belongings with what they do, and beside one the order about it."""
    own, words = own_figure(view), told(speech)
    if own is None:
        return [words.get("hand-no-seat")]
    lines = [words.get("hand-title", title=speech.title()), _figure_line(view, own, words)]
    held = [id for id in LOOT if own.belongings.get(id)]
    beside = dict(orders)
    for id in held:
        lines += [words.card(id), *([beside.pop(id)] if id in beside else [])]
    return [*lines, *([] if held else [words.get("hand-empty")]), *beside.values()]


def cards(words: OrbHuntWords) -> dict[str, str]:
    """Names by id: loot, villains, types of enemies."""
    found = {id: words.loot(id) for id in LOOT}
    return found | {id: words.villain(id) for id in VILLAINS} | {id: words.enemy(id) for id in ENEMIES}


def card(speech: Speech, id: str) -> list[str]:
    """What one of these does. Raises `KeyError` for an unknown one."""
    if id not in (*LOOT, *VILLAINS, *ENEMIES):
        raise KeyError(id)
    return [told(speech).card(id)]


def topics(words: OrbHuntWords) -> dict[str, str]:
    """Titles by id: pages of the rules, then loot, villains and enemies."""
    return {page: words.rules_title(page) for page in RULES_PAGES} | {f"card-{id}": n for id, n in cards(words).items()}


def topic(words: OrbHuntWords, id: str) -> str:
    """What stands on a page, or what one of these does."""
    return words.rules_page(id) if id in RULES_PAGES else words.card(id.removeprefix("card-"))
