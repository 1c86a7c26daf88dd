"""Every invariant of a healthy table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.orb_hunt.content import BOARDS, ENEMIES, LOOT, RULES, VILLAINS
from rules.orb_hunt.fight import at_the_end
from rules.orb_hunt.scoring import points_of
from rules.orb_hunt.state import Enemy, Fight, Figure, OrbHuntState, Turn, VillainTurn
from rules.orb_hunt.table import bonus_of, printed


def problems(state: OrbHuntState) -> list[str]:
    """What is wrong; empty when healthy."""
    found = []
    for figure in state.figures.values():
        found += [f"{figure.id}: {fault}" for fault in _figure_faults(figure)]
    for what in ("hero", "board"):
        shared = Counter(getattr(figure, what) for figure in state.figures.values())
        found += [f"{id} is there twice" for id, count in shared.items() if count > 1]
    found += _phase_faults(state)
    if not found:
        found += [*_round_faults(state), *_stack_faults(state)]
    return found


def _figure_faults(figure: Figure) -> Iterator[str]:
    board = BOARDS[figure.board]
    if figure.field not in board.fields:
        yield f"stands on {figure.field}"
    if not 0 <= figure.lives <= RULES.lives:
        yield f"has {figure.lives} lives"
    if figure.unconscious and figure.stunned:
        yield "is unconscious and stunned"
    if {field: enemy.type for field, enemy in figure.enemies.items()} != board.places:
        yield "its enemies are not those of its board"
    elif figure.enemies[figure.goal].type != printed_type(board.goal, figure):
        yield f"its goal lies on {figure.goal}"
    for field, enemy in figure.enemies.items():
        yield from (f"{field}: {fault}" for fault in _enemy_faults(enemy))
    yield from _token_faults(figure)


def printed_type(field: str, figure: Figure) -> str:
    """The type of enemy on a field of the figure's board."""
    return BOARDS[figure.board].places[field]


def _enemy_faults(enemy: Enemy) -> Iterator[str]:
    if not 0 <= enemy.strength <= printed(enemy):
        yield f"{enemy.type} has strength {enemy.strength}"
    if enemy.beaten != bool(enemy.loot):
        yield f"strength {enemy.strength} with loot '{enemy.loot}'"
    if enemy.loot and enemy.loot not in ENEMIES[enemy.type].tokens:
        yield f"{enemy.loot} lay under a {enemy.type} enemy"


def _token_faults(figure: Figure) -> Iterator[str]:
    """Every token is unseen or was found; what was found is owned or spent (ORB-COMP-2, 4)."""
    found = [(enemy.type, enemy.loot) for enemy in figure.enemies.values() if enemy.loot]
    for type in ENEMIES.values():
        known = Counter(loot for id, loot in found if id == type.id)
        if {loot: count + known[loot] for loot, count in figure.tokens[type.id].items()} != type.tokens:
            yield f"{type.id} tokens: {figure.tokens[type.id]} unseen, {dict(known)} found"
    gained = Counter(loot for _, loot in found)
    for id in LOOT:
        if figure.owned[id] < 0 or figure.owned[id] + figure.spent[id] != gained[id]:
            yield f"{id}: {figure.owned[id]} owned, {figure.spent[id]} spent, {gained[id]} found"


def _phase_faults(state: OrbHuntState) -> Iterator[str]:
    figures = state.figures.values()
    if state.first not in state.figures or state.active not in state.figures or min(state.turn, state.round) < 1:
        yield f"first {state.first}, active {state.active}, turn {state.turn}, round {state.round}"
    if state.phase == "first":
        if state.villain is not None or state.rounds:
            yield "a villain in the first phase"
        if any(figure.stunned or figure.dealt for figure in figures):
            yield "stunned, or a villain hit, in the first phase"
        yield from (f"{figure.id} should have ended the phase" for figure in figures if at_the_end(figure))
    elif state.villain is None:
        yield "no villain in the second phase"
    else:
        yield from _villain_faults(state)
    if (state.phase == "over") != (not state.stack):
        yield f"phase {state.phase} with {len(state.stack)} frames"


def _villain_faults(state: OrbHuntState) -> Iterator[str]:
    """The villain's strength is what it began with, what it regained, less all that was dealt."""
    villain = state.villain
    assert villain is not None
    full = VILLAINS[villain.id].strength
    left = full + villain.regained - sum(figure.dealt for figure in state.figures.values())
    if villain.strength != max(left, 0) or villain.strength > full:
        yield f"{villain.id} has {villain.strength} of {full}, and should have {left}"
    if (villain.strength == 0) != (state.phase == "over"):
        yield f"{villain.id} has {villain.strength} in phase {state.phase}"


def _round_faults(state: OrbHuntState) -> Iterator[str]:
    order = [*state.figures, *state.figures]
    start = order.index(state.first)
    order = order[start : start + len(state.figures)]
    for round in state.rounds:
        ids = [cell.figure for cell in round.cells]
        if ids != order[: len(ids)]:
            yield f"turns of a round in the order {ids}"
        for cell in round.cells:
            if (cell.did == "attack") != (cell.roll is not None) or (cell.did == "attack") != (cell.attack > 0):
                yield f"{cell.figure} did {cell.did} with {cell.attack}"
    for id, figure in state.figures.items():
        written = sum(cell.attack for round in state.rounds for cell in round.cells if cell.figure == id)
        if written > figure.dealt or figure.dealt > points_of(figure):
            yield f"{id}: {written} written down, {figure.dealt} dealt"
    if any(round.ability is None for round in state.rounds[:-1]):
        yield "a round without its end"


def _stack_faults(state: OrbHuntState) -> Iterator[str]:
    if not state.stack:
        return
    turn, above = state.stack[0], state.stack[1:]
    if not isinstance(turn, Turn) or turn.figure != state.active or len(above) > 1:
        yield f"on the stack: {[type(frame).__name__ for frame in state.stack]}, active {state.active}"
        return
    figure = state.figures[state.active]
    for frame in above:
        if isinstance(frame, Fight):
            if frame.figure != figure.id or frame.at != ("" if state.phase == "second" else figure.field):
                yield f"{frame.figure} fights on {frame.at or 'no field'}"
            if frame.roll.bonus != bonus_of(figure):
                yield f"{frame.figure} rolled with {frame.roll.bonus}"
        elif not isinstance(frame, VillainTurn) or turn.stage != "villain":
            yield f"{type(frame).__name__} upon a turn that is {turn.stage}"
    if not above and turn.stage not in ("home", "moved"):
        yield f"a turn waits that is {turn.stage}"
    if figure.stunned and turn.stage in ("home", "moved"):
        yield f"{figure.id} plays although it is stunned"
    if figure.unconscious and turn.stage in ("home", "moved"):
        yield f"{figure.id} plays although it is unconscious"
