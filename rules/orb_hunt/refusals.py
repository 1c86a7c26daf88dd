"""Why an action is not legal, naming the rule. Every code has its sentence in the texts (`orb_hunt-error-<code>`).

The answer follows what lies on the table, not only the question that waits: a heal that is not held is refused for that
at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rules.core.errors import RulesError
from rules.core.model import Action
from rules.orb_hunt import actions as act
from rules.orb_hunt.board import FAR
from rules.orb_hunt.content import GRENADE, HEAL, LOOT, RULES, SHIELD
from rules.orb_hunt.stack import FRAME_RULES
from rules.orb_hunt.state import Figure, OrbHuntState
from rules.orb_hunt.table import Table, board_of, enemy_at, move_stops


class Case(NamedTuple):
    """What is asked now, and the figure of the one who wants something else."""

    figure: Figure
    kind: str
    verb: str
    hunting: bool

    def not_asked(self, rule: str = "") -> RulesError:
        """It answers another question than the one that waits."""
        return no("not_asked", rule, verb=self.verb, ask=self.kind)


def no(code: str, rule: str = "", **facts: str | int) -> RulesError:
    """A refusal of an action that is spelled rightly but not legal now."""
    return RulesError("illegal", code, rule, **facts)


def why_not(state: OrbHuntState, seat: int, action: Action) -> RulesError:
    """The refusal of an action that is not in `legal`."""
    if not state.stack:
        return RulesError("over", "game_over")
    table = Table(state)
    frame = state.stack[-1]
    ask = FRAME_RULES[type(frame)].ask(table, frame)
    if seat not in ask.seats:
        return RulesError("not_your_decision", "not_your_decision", seat=ask.seats[0])
    verb = str(type(action).__struct_config__.tag)
    case = Case(table.figures[ask.figure], ask.kind, verb, state.phase == "first")
    return _REASONS[type(action)](case, action)


def _go(case: Case, action: act.Go) -> RulesError:
    figure, field = case.figure, action.field
    if not case.hunting:
        return no("no_board", "ORB-P2-2")
    board = board_of(figure)
    if field in board.walls:
        return no("wall", "ORB-MOVE-1", field=field)
    if field not in board.fields:
        return no("unknown_field", "ORB-MOVE-2", field=field)
    if case.kind != "turn":
        return no("moved_already", "ORB-TURN-3")
    if field == figure.field:
        return no("already_there", "ORB-TURN-2", field=field)
    return _too_far(figure, field)


def _too_far(figure: Figure, field: str) -> RulesError:
    """Four steps do not end there: because of a teleport, of what stops them on the way, or of the distance."""
    board, stops = board_of(figure), move_stops(figure)
    free = board.reach(figure.field, (field,), RULES.steps)
    if field in board.teleports and field in board.reach(figure.field, [*stops, field], RULES.steps):
        return no("must_transfer", "ORB-TELE-5", field=field, end=board.across(field))
    if field in free:
        stop = next(at for at in free[field] if at in stops and at != figure.field)
        if figure.all_beaten:
            return no("goal_stops", "ORB-P1END-2", field=field, goal=stop)
        return no("enemy_stops", "ORB-MOVE-3", field=field, stop=stop)
    steps = len(board.reach(figure.field, (field,), FAR)[field]) - 1
    return no("too_far", "ORB-MOVE-6", field=field, steps=steps, most=RULES.steps)


def _fight(case: Case, action: act.Fight) -> RulesError:
    if not case.hunting:
        return no("attack_instead", "ORB-P2-4")
    if enemy_at(case.figure) is not None:
        return case.not_asked("ORB-TURN-3")
    if case.figure.field in case.figure.enemies:
        return no("enemy_beaten", "ORB-FIGHT-1", field=case.figure.field)
    return no("no_enemy_here", "ORB-FIGHT-1", field=case.figure.field)


def _attack(case: Case, action: act.Attack) -> RulesError:
    return no("no_villain_yet", "ORB-P2-4") if case.hunting else case.not_asked("ORB-P2-4")


def _heal(case: Case, action: act.Heal) -> RulesError:
    if not case.figure.owned[HEAL]:
        return no("not_owned", "ORB-ITEM-1", loot=HEAL)
    lost, needed = RULES.lives - case.figure.lives, LOOT[HEAL].lives
    if lost < needed:
        return no("too_healthy", "ORB-ITEM-2", lost=lost, needed=needed)
    return case.not_asked("ORB-TURN-3" if case.hunting else "ORB-P2-4")


def _grenade(case: Case, action: act.Grenade) -> RulesError:
    if not case.figure.owned[GRENADE]:
        return no("not_owned", "ORB-ITEM-1", loot=GRENADE)
    return no("only_after_roll", "ORB-FIGHT-3")


def _shield(case: Case, action: act.Shield) -> RulesError:
    if not case.figure.owned[SHIELD]:
        return no("not_owned", "ORB-ITEM-1", loot=SHIELD)
    return no("only_at_round_end", "ORB-ITEM-4")


def _end(case: Case, action: act.End) -> RulesError:
    return case.not_asked("ORB-FIGHT-3" if case.kind == "grenades" else "")


def _other(case: Case, action: Action) -> RulesError:
    return case.not_asked()


_REASONS: dict[type[Action], Callable[[Case, Any], RulesError]] = {
    act.Go: _go,
    act.Fight: _fight,
    act.Attack: _attack,
    act.Heal: _heal,
    act.Grenade: _grenade,
    act.Shield: _shield,
    act.End: _end,
    act.Done: _other,
    act.Keep: _other,
}
