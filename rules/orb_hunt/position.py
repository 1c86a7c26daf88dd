"""The readable notation of an Orb Hunt table, for scenario files; `tests/scenarios/README.md` explains every key.

`read_position` makes a state from it, `facts` says in the same notation what a state holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rules.core.game import Options
from rules.orb_hunt.content import BOARDS, LOOT, RULES, VILLAINS
from rules.orb_hunt.scoring import points_of
from rules.orb_hunt.setup import FIGURES, completed, new_figure
from rules.orb_hunt.stack import settle
from rules.orb_hunt.state import Cell, Figure, OrbHuntState, Roll, Round, VillainState
from rules.orb_hunt.table import Table, attack_of, bonus_of, destinations, goal_shown
from rules.orb_hunt.turn import begin_turn

Facts = Mapping[str, Any]
NONE = "none"


class Key(NamedTuple):
    """A fact of a figure: its canonical spelling and how it is read."""

    spell: Callable[[Any], Any]
    read: Callable[[Figure], Any]


class TableKey(NamedTuple):
    """A fact of the whole table; `read` also gets the wanted value, a map asks for its keys."""

    spell: Callable[[Any], Any]
    read: Callable[[OrbHuntState, Any], Any]


def _same(value: Any) -> Any:
    return value


def _villain(state: OrbHuntState, wanted: Any) -> str:
    return NONE if state.villain is None else f"{state.villain.id} {state.villain.strength}"


def _spell_villain(value: str) -> str:
    """`berserk` stands for `berserk 120`, its full strength."""
    id, _, strength = value.partition(" ")
    if id == NONE:
        return NONE
    if id not in VILLAINS or (strength and not strength.isdigit()):
        raise ValueError(f"a villain is spelled like 'berserk' or 'berserk 92', not '{value}'")
    return f"{id} {strength or VILLAINS[id].strength}"


FIGURE_KEYS: dict[str, Key] = {
    "hero": Key(_same, lambda figure: figure.hero),
    "board": Key(_same, lambda figure: figure.board),
    "at": Key(_same, lambda figure: figure.field),
    "lives": Key(_same, lambda figure: figure.lives),
    "beaten": Key(sorted, lambda figure: sorted(at for at, enemy in figure.enemies.items() if enemy.beaten)),
    "enemies": Key(_same, lambda figure: {at: enemy.strength for at, enemy in figure.enemies.items()}),
    "owns": Key(sorted, lambda figure: sorted(Counter(figure.owned).elements())),
    "stunned": Key(_same, lambda figure: figure.stunned),
    "dealt": Key(_same, lambda figure: figure.dealt),
    "unconscious": Key(_same, lambda figure: figure.unconscious),
    "points": Key(_same, points_of),
    "goal": Key(_same, lambda figure: figure.goal if goal_shown(figure) else NONE),
    "destinations": Key(sorted, lambda figure: sorted({figure.field, *destinations(figure)})),
}
FIGURE_POSITION_KEYS = {"hero", "board", "at", "lives", "beaten", "enemies", "owns", "stunned", "dealt"}

TABLE_KEYS: dict[str, TableKey] = {
    "turn": TableKey(_same, lambda state, _: state.active),
    "round": TableKey(_same, lambda state, _: state.round),
    "first": TableKey(_same, lambda state, _: state.first),
    "villain": TableKey(_spell_villain, _villain),
    "phase": TableKey(_same, lambda state, _: state.phase),
    "points": TableKey(_same, lambda state, wanted: {id: points_of(state.figures[id]) for id in wanted}),
}
POSITION_KEYS = {"turn", "round", "first", "villain", "rolled"}


class Positions:
    """What the scenario runner asks of Orb Hunt (`rules.core.scenario.Adapter`)."""

    def read_position(self, mode: str, options: Options, seats: int, position: Facts) -> OrbHuntState:
        """The table that `position` spells. Raises `ValueError` or `RulesError` where it cannot be."""
        return _read(mode, completed(mode, options, seats), seats, position)

    def facts(self, state: OrbHuntState, wanted: Facts) -> dict[str, Any]:
        """The facts that `wanted` names, as they are."""
        found: dict[str, Any] = {}
        for key, value in wanted.items():
            if key in state.figures:
                figure = state.figures[key]
                found[key] = {name: _key(FIGURE_KEYS, name).read(figure) for name in value}
            else:
                found[key] = _key(TABLE_KEYS, key).read(state, value)
        return found

    def canonical(self, wanted: Facts) -> dict[str, Any]:
        """`wanted` in the spelling of `facts`. Raises `ValueError` at an unknown key."""
        spelled: dict[str, Any] = {}
        for key, value in wanted.items():
            if key in FIGURES:
                spelled[key] = {name: _key(FIGURE_KEYS, name).spell(part) for name, part in value.items()}
            else:
                spelled[key] = _key(TABLE_KEYS, key).spell(value)
        return spelled


SCENARIOS = Positions()


def _key(keys: Mapping[str, Any], name: str) -> Any:
    if name not in keys:
        raise ValueError(f"there is no fact '{name}'; there are {', '.join(keys)}")
    return keys[name]


def _read(mode: str, options: dict[str, str], seats: int, position: Facts) -> OrbHuntState:
    ids = FIGURES[:seats]
    unknown = set(position) - set(ids) - POSITION_KEYS
    if unknown:
        raise ValueError(f"a position has no {sorted(unknown)}")
    spelled = [position.get(id, {}) for id in ids]
    boards = _given_or_free([of.get("board") for of in spelled], list(BOARDS))
    heroes = _given_or_free([of.get("hero") for of in spelled], list(RULES.heroes))
    figures = {
        id: _figure(seat, heroes[seat], boards[seat], spelled[seat]) for seat, id in enumerate(ids)
    }  # fmt: skip
    first = position.get("first", ids[0])
    state = OrbHuntState(
        mode=mode, options=options, figures=figures, first=first, active=first, round=position.get("round", 1)
    )
    if "villain" in position:
        _lay_second_phase(state, position)
    begin_turn(Table(state), position.get("turn", first))
    settle(Table(state))
    return state


def _given_or_free(given: Sequence[str | None], all_ids: Sequence[str]) -> list[str]:
    """What is not given is the next that nobody has, in the order of the content files."""
    free = [id for id in all_ids if id not in given]
    unknown = {id for id in given if id is not None} - set(all_ids)
    if unknown:
        raise ValueError(f"there is no {sorted(unknown)}")
    return [id if id is not None else free.pop(0) for id in given]


def _figure(seat: int, hero: str, board: str, spelled: Facts) -> Figure:
    unknown = set(spelled) - FIGURE_POSITION_KEYS
    if unknown:
        raise ValueError(f"a figure's position has no {sorted(unknown)}")
    figure = new_figure(seat, hero, board)
    figure.field = spelled.get("at", figure.field)
    figure.lives = spelled.get("lives", figure.lives)
    figure.stunned = spelled.get("stunned", False)
    figure.dealt = spelled.get("dealt", 0)
    strengths = {**spelled.get("enemies", {}), **dict.fromkeys(spelled.get("beaten", ()), 0)}
    for at, strength in strengths.items():
        if at not in figure.enemies:
            raise ValueError(f"there is no enemy on {at} of the {board} board")
        figure.enemies[at].strength = strength
    _lay_loot(figure, spelled.get("owns", ()))
    return figure


def _lay_loot(figure: Figure, owned: Sequence[str]) -> None:
    """What is owned was found under the beaten enemies as far as it can be; the rest balances as spent."""
    for id in owned:
        if id not in LOOT:
            raise ValueError(f"there is no loot '{id}'")
        figure.owned[id] += 1
    wanted = list(owned)
    for enemy in figure.enemies.values():
        if enemy.beaten:
            left = [id for id, count in figure.tokens[enemy.type].items() if count]
            enemy.loot = next((id for id in wanted if id in left), left[0])
            figure.tokens[enemy.type][enemy.loot] -= 1
            if enemy.loot in wanted:
                wanted.remove(enemy.loot)
    found = Counter(enemy.loot for enemy in figure.enemies.values())
    figure.spent = {id: found[id] - count for id, count in figure.owned.items()}


def _lay_second_phase(state: OrbHuntState, position: Facts) -> None:
    """The villain and the round so far; strength that nobody is said to have taken was taken by the last figure."""
    id, strength = _spell_villain(position["villain"]).split()
    state.phase = "second"
    state.villain = VillainState(id, int(strength))
    order = [figure.id for figure in Table(state).order()]
    done = order[: order.index(position.get("turn", state.first))]
    cells = [_cell(state.figures[id], position.get("rolled", {}).get(id)) for id in done]
    state.rounds = [Round(cells)]
    for cell in cells:
        figure = state.figures[cell.figure]
        figure.dealt = max(figure.dealt, cell.attack)
    taken = sum(figure.dealt for figure in state.figures.values())
    state.figures[order[-1]].dealt += VILLAINS[id].strength - int(strength) - taken


def _cell(figure: Figure, dice: str | None) -> Cell:
    """A turn of the round so far: `4+6`, or it was passed."""
    if dice is None:
        return Cell(figure.id, "passed")
    first, _, second = dice.partition("+")
    roll = Roll((int(first), int(second)), bonus_of(figure))
    return Cell(figure.id, "attack", roll, attack_of(roll))
