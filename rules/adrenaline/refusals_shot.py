"""Why a choice inside a shot or a powerup is not legal: targets, squares, rooms, directions, moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.adrenaline import steps
from rules.adrenaline.actions import At, Done, Go, Room, Target, Toward
from rules.adrenaline.arena import DIRECTIONS
from rules.adrenaline.cards import kind_of
from rules.adrenaline.choices import ChooseDirectionRule, ChooseEachRule, ChooseRoomRule, ChooseRule, ChooseSquareRule
from rules.adrenaline.programs import POWERUP_PROGRAMS, WEAPON_PROGRAMS
from rules.adrenaline.refusals_aim import no, square_of, target
from rules.adrenaline.state import Figure, Script, Shot
from rules.core.errors import RulesError

if TYPE_CHECKING:
    from rules.adrenaline.table import Table

Step = Target | At | Room | Toward | Go | Done


def in_step(table: Table, run: Script, kind: str, action: Step) -> RulesError | None:
    """Why `action` does not answer the step at work; None when the step asks something else altogether."""
    rule = _rule(run)
    match action:
        case Done():
            return no("must_hit", "ADR-SHOOT-3")
        case Target(figure=figure) if isinstance(rule, ChooseRule):
            return _target(table, run, rule, figure)
        case At(square=square) if isinstance(rule, ChooseSquareRule):
            return _at(table, run, rule, square)
        case Room(room=room) if isinstance(rule, ChooseRoomRule):
            return _room(table, run, room)
        case Toward(direction=direction) if isinstance(rule, ChooseDirectionRule):
            return _toward(table, run, direction)
        case Go(square=square) if kind in {"go", "effect"}:
            return _go(table, run, rule, square)
    return None


def _rule(run: Script) -> steps.Rule | None:
    """The rule of the step at work; between two effects that of a target's pending move."""
    if not isinstance(run, Shot):
        return POWERUP_PROGRAMS[kind_of(run.card)].rule(run)
    effects = WEAPON_PROGRAMS[run.card].effects
    if run.effect:
        return effects[run.effect].program.rule(run)
    return effects[run.open].program.may_move if run.open else None


def _target(table: Table, run: Script, rule: ChooseRule, figure: str) -> RulesError:
    """The reason of the kind of target that fits best."""
    if figure not in table.targets:
        return no("unknown_figure", figure=figure)
    chosen = run.names.get(rule.name, [])
    kinds = rule.kinds if isinstance(rule, ChooseEachRule) else [rule.people]
    found = [target(table, people.terms, people.touch, run.figure, run.names, chosen, figure) for people in kinds]
    reasons = [reason for reason in found if reason is not None and reason.code != "target_not_chosen"] or found
    return reasons[0] or no("target_chosen", "ADR-SHOOT-6", figure=figure)


def _at(table: Table, run: Script, rule: ChooseSquareRule, square: str) -> RulesError:
    if square not in table.arena.by_id:
        return no("unknown_square", square=square)
    at = table.figures[run.figure].square
    return square_of(table, rule.place.terms, at, run.names, square) or no("square_empty", "ADR-SHOOT-3", square=square)


def _room(table: Table, run: Script, room: str) -> RulesError:
    arena, at = table.arena, table.figures[run.figure].square
    if room not in arena.rooms:
        return no("unknown_room", room=room)
    if room == arena.by_id[at].room:
        return no("room_own", "ADR-SEE-5", room=room)
    if room not in arena.rooms_seen[at]:
        return no("room_not_seen", "ADR-SEE-5", room=room, start=at)
    return no("room_empty", "ADR-SHOOT-3", room=room)


def _toward(table: Table, run: Script, direction: str) -> RulesError:
    if direction not in DIRECTIONS:
        return no("unknown_direction", direction=direction)
    at = table.figures[run.figure].square
    if not table.arena.ahead(at, direction, 1):
        return no("direction_wall", "ADR-MOVE-1", direction=direction, start=at)
    return no("direction_empty", "ADR-SHOOT-3", direction=direction)


def _go(table: Table, run: Script, rule: steps.Rule | None, square: str) -> RulesError | None:
    """Out of reach, bent, out of sight, or nobody to hit from there."""
    if square not in table.arena.by_id:
        return no("unknown_square", square=square)
    match rule:
        case steps.MoveRule() | steps.MayMoveRule():
            moved = rule.target(table, run)
            if not isinstance(moved, Figure):
                return no("thing_stays", "ADR-DOM-6", target=moved.id)
            start = moved.square
            most, straight = rule.step.within[1], rule.step.straight
        case steps.MoveSelfRule():
            start, most, straight = table.figures[run.figure].square, rule.within[1], False
        case steps.MayAdvanceRule():
            start, most, straight = table.figures[run.figure].square, 1, True
        case steps.TeleportRule():
            return no("already_there", square=square)
        case _:
            return None
    if table.arena.distance(start, square) > most:
        return no("go_too_far", "ADR-MOVE-1", square=square, start=start, limit=most)
    if square == start and (straight or square not in table.arena.ends(start, 1, most)):
        return no("already_there", "ADR-MOVE-1", square=square)
    if straight and square not in table.arena.straight(start, 0, most):
        return no("go_bent", "ADR-MOVE-3", square=square, start=start)
    if isinstance(rule, steps.MoveRule):
        return square_of(table, rule.place.terms, table.figures[run.figure].square, run.names, square)
    return no("go_nobody_to_hit", "ADR-SHOOT-3", square=square)
