"""Why an action is not legal, naming the rule. Every code has its sentence in the texts (`adrenaline-error-<code>`).

The answer follows what lies on the table, not only the question that waits: a weapon in a shop is refused for its price
even while the turn's list is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rules.adrenaline import actions as act
from rules.adrenaline import refusals_modes, script
from rules.adrenaline.answers import GRENADE
from rules.adrenaline.cards import COLOURS, covers, funds, kind_of
from rules.adrenaline.content import CARDS, WEAPONS
from rules.adrenaline.programs import WEAPON_PROGRAMS, EffectProgram
from rules.adrenaline.refusals_aim import no, target
from rules.adrenaline.refusals_shot import Step, in_step
from rules.adrenaline.shots import can_play
from rules.adrenaline.stack import RULES
from rules.adrenaline.state import (
    AdrenalineState,
    AnyFrame,
    BotShot,
    Colours,
    Figure,
    Pickup,
    Script,
    Shot,
    Walk,
    Weapon,
)
from rules.adrenaline.table import Table
from rules.adrenaline.turn import steps
from rules.core.errors import RulesError
from rules.core.model import Action

FRENZY_RULES = {"frenzy_two": "ADR-FRENZY-5", "frenzy_one": "ADR-FRENZY-6"}


class Case(NamedTuple):
    """What is asked now, and the figure of the one who wants something else."""

    table: Table
    frame: AnyFrame
    figure: Figure
    kind: str
    verb: str

    def moves_rule(self, rule: str) -> str:
        """The rule that limits moves: another in final frenzy."""
        return FRENZY_RULES.get(self.table.state.action_set, rule)


def why_not(state: AdrenalineState, seat: int, action: Action) -> RulesError:
    """The refusal of an action that is not in `legal`."""
    if not state.stack:
        return RulesError("over", "game_over")
    table = Table(state)
    frame = state.stack[-1]
    ask = RULES[type(frame)].ask(table, frame)
    if seat not in ask.seats:
        return RulesError("not_your_decision", "not_your_decision", seat=ask.seats[0])
    figure = next(f for f in state.figures.values() if seat in table.mode.controllers(state, f.id))
    case = Case(table, frame, figure, ask.kind, str(type(action).__struct_config__.tag))
    refusal = _REASONS[type(action)](case, action) if type(action) in _REASONS else None
    return refusal or no("not_asked", verb=case.verb, ask=ask.kind)


def missing(owned: Colours, cost: Colours) -> dict[str, int]:
    """The cubes that are missing, by colour."""
    return {colour: max(cost[colour] - owned[colour], 0) for colour in COLOURS}


def _turn(case: Case) -> RulesError | None:
    """An action of the turn can only begin while its list is asked."""
    if case.kind != "turn":
        rule = "ADR-TURN-1" if case.kind == "spawn" else "ADR-TURN-3"
        return no("not_asked", rule, verb=case.verb, ask=case.kind)
    return None if case.table.state.actions_left else no("no_actions_left", "ADR-TURN-2")


def _reach(case: Case, square: str, most: int, rule: str) -> RulesError | None:
    if square not in case.table.arena.by_id:
        return no("unknown_square", square=square)
    distance = case.table.arena.distance(case.figure.square, square) if case.figure.square else 0
    if distance > most:
        return no("too_far", case.moves_rule(rule), square=square, distance=distance, most=most)
    return None


def _run(case: Case, action: act.Run) -> RulesError | None:
    most = steps(case.figure, case.table.state.action_set).run
    if not most:
        return _turn(case) or no("no_run", "ADR-FRENZY-6")
    if action.square == case.figure.square:
        return no("already_there", "ADR-MOVE-2", square=action.square)
    return _turn(case) or _reach(case, action.square, most, "ADR-MOVE-2")


def _grab(case: Case, action: act.Grab) -> RulesError | None:
    table, square = case.table, action.square
    most = steps(case.figure, table.state.action_set).grab
    refusal = _turn(case) or _reach(case, square, most, "ADR-GRAB-1")
    if refusal is not None:
        return refusal
    if table.state.shops.get(square):
        return no("shop_unpayable", "ADR-GRAB-3", square=square)
    if square in table.state.grabbed:
        return no("square_gave", "ADR-TUR-2", square=square)
    return no("nothing_to_grab", "ADR-GRAB-2", square=square)


def _shoot(case: Case, action: act.Shoot) -> RulesError | None:
    figure, weapon = case.figure, _held(case.figure, action.weapon)
    if action.weapon not in WEAPONS:
        return no("unknown_weapon", weapon=action.weapon)
    if weapon is None:
        return no("weapon_not_held", "ADR-SHOOT-1", weapon=action.weapon)
    may = steps(figure, case.table.state.action_set)
    if not weapon.loaded:
        if not may.reloads:
            return no("weapon_empty", "ADR-SHOOT-1", weapon=weapon.id)
        cost = WEAPON_PROGRAMS[weapon.id].cost
        if not covers(funds(figure), cost):
            return no("cannot_pay", "ADR-PAY-1", what=weapon.id, **missing(funds(figure), cost))
    refusal = _turn(case)
    if refusal is not None:
        return refusal
    square = action.square or figure.square
    if action.square == figure.square:
        return no("already_there", "ADR-SHOOT-2", square=square)
    if action.square and not may.shoot:
        return no("no_step_before_shot", "ADR-SHOOT-2", damage=len(figure.damage))
    return _reach(case, square, may.shoot, "ADR-SHOOT-2") or no(
        "nobody_to_hit", "ADR-SHOOT-3", weapon=weapon.id, square=square
    )


def _take(case: Case, action: act.Take) -> RulesError | None:
    table, id = case.table, action.weapon
    if id not in WEAPONS:
        return no("unknown_weapon", weapon=id)
    if _held(case.figure, id) is not None:
        return no("weapon_held", "ADR-GRAB-3", weapon=id)
    square = next((at for at, shop in table.state.shops.items() if id in shop), "")
    if not square:
        return no("weapon_not_for_sale", "ADR-GRAB-3", weapon=id)
    cost = WEAPON_PROGRAMS[id].pickup
    if not covers(funds(case.figure), cost):
        return no("cannot_pay", "ADR-GRAB-3", what=id, **missing(funds(case.figure), cost))
    if isinstance(case.frame, Pickup) and square != case.figure.square:
        return no("weapon_elsewhere", "ADR-GRAB-1", weapon=id, square=square)
    most = steps(case.figure, table.state.action_set).grab
    return _turn(case) or _reach(case, square, most, "ADR-GRAB-1")


def _leave(case: Case, action: act.Leave) -> RulesError | None:
    if case.kind == "leave" and _held(case.figure, action.weapon) is None:
        return no("weapon_not_held", "ADR-GRAB-4", weapon=action.weapon)
    return None


def _reload(case: Case, action: act.Reload) -> RulesError | None:
    weapon = _held(case.figure, action.weapon)
    if weapon is None:
        return no("weapon_not_held", "ADR-RELOAD-1", weapon=action.weapon)
    if weapon.loaded:
        return no("weapon_loaded", "ADR-RELOAD-1", weapon=weapon.id)
    cost = WEAPON_PROGRAMS[weapon.id].cost
    if not covers(funds(case.figure), cost):
        return no("cannot_pay", "ADR-RELOAD-1", what=weapon.id, **missing(funds(case.figure), cost))
    return None if case.kind == "reload" else no("reload_later", "ADR-RELOAD-2", weapon=weapon.id)


def _use(case: Case, action: act.Use) -> RulesError | None:
    frame = case.frame
    if not isinstance(frame, Shot) or case.kind != "effect":
        return None
    program = WEAPON_PROGRAMS[frame.card]
    effect = program.effects.get(action.effect)
    if effect is None:
        return no("effect_unknown", weapon=frame.card, effect=action.effect)
    facts = {"weapon": frame.card, "effect": effect.id}
    if effect.id in frame.used:
        return no("effect_used", "ADR-SHOOT-6", **facts)
    if not effect.in_order(frame):
        return _out_of_order(frame, effect, facts)
    if not covers(funds(case.figure), effect.cost):
        return no("cannot_pay", "ADR-PAY-1", what=effect.id, **missing(funds(case.figure), effect.cost))
    return no("effect_no_target", "ADR-SHOOT-3", **facts)


def _out_of_order(shot: Shot, effect: EffectProgram, facts: Mapping[str, str]) -> RulesError:
    lacking = next((need for need in effect.needs if need not in shot.used), "")
    if lacking:
        return no("effect_needs", "ADR-SHOOT-6", needed=lacking, **facts)
    if effect.kind == "option":
        return no("effect_too_late", "ADR-SHOOT-6", **facts)
    return no("effect_other_mode", "ADR-SHOOT-6", **facts)


def _play(case: Case, action: act.Play) -> RulesError | None:
    card = action.card
    if card not in CARDS:
        return no("unknown_card", card=card)
    if card not in case.figure.hand:
        return no("card_not_held", "ADR-TURN-3", card=card)
    timing = CARDS[card].timing
    if timing == "answer":
        return no("card_only_answers", "ADR-HIDE-5", card=card)
    if timing == "turn":
        if case.kind != "turn":
            return no("card_only_between", "ADR-TURN-3", card=card)
        return None if can_play(case.table, case.figure, card) else no("card_nobody", "ADR-TURN-3", card=card)
    if not isinstance(case.frame, Shot):
        return no("card_only_in_shot", "ADR-HIDE-6", card=card)
    if not case.frame.damaged:
        return no("card_needs_damage", "ADR-HIDE-6", card=card)
    return no("card_price", "ADR-PAY-1", card=card) if case.kind == "effect" else None


def _pay(case: Case, action: act.Pay) -> RulesError | None:
    if case.kind != "pay":
        return None
    for thing in action.things:
        if thing not in COLOURS and thing not in case.figure.hand:
            return no("card_not_held", "ADR-PAY-1", card=thing)
    return no("payment_wrong", "ADR-PAY-1")


def _spawn(case: Case, action: act.Spawn) -> RulesError | None:
    return _card(case, action.card) if case.kind in {"spawn", "respawn"} else None


def _throw(case: Case, action: act.Throw) -> RulesError | None:
    if case.kind != "answers":
        return None
    for card in action.cards:
        if kind_of(card) != GRENADE:
            return no("not_a_grenade", "ADR-HIDE-5", card=card)
    return _card(case, next((card for card in action.cards if card not in case.figure.hand), action.cards[0]))


def _card(case: Case, card: str) -> RulesError:
    return no("card_not_held", "ADR-SPAWN-1" if case.kind == "spawn" else "ADR-SPAWN-2", card=card)


def _held(figure: Figure, id: str) -> Weapon | None:
    return next((weapon for weapon in figure.weapons if weapon.id == id), None)


def _step(case: Case, action: Step) -> RulesError | None:
    """A choice inside a script. Outside of one a figure out of sight is refused for that."""
    if isinstance(case.frame, Script):
        return in_step(case.table, case.frame, case.kind, action)
    if isinstance(case.frame, Walk | BotShot):
        return refusals_modes.in_frame(case.table, case.frame, action)
    if isinstance(action, act.Target) and action.figure in case.table.targets and case.figure.square:
        return target(case.table, _IN_SIGHT, "hurt", case.figure.id, {}, (), action.figure)
    return None


def _of_mode(case: Case, action: Action) -> RulesError | None:
    """What only some modes have."""
    return refusals_modes.why_not(case.table, case.kind, case.figure, action)


_IN_SIGHT = [script.parse("visible")]

_REASONS: dict[type[Action], Callable[[Case, Any], RulesError | None]] = {
    act.Run: _run,
    act.Grab: _grab,
    act.Shoot: _shoot,
    act.Take: _take,
    act.Leave: _leave,
    act.Reload: _reload,
    act.Use: _use,
    act.Play: _play,
    act.Pay: _pay,
    act.Spawn: _spawn,
    act.Throw: _throw,
    act.Target: _step,
    act.At: _step,
    act.Room: _step,
    act.Toward: _step,
    act.Go: _step,
    act.Done: _step,
    **dict.fromkeys((act.End, act.Pick, act.Give, act.Lay, act.Place, act.Bot), _of_mode),
}
