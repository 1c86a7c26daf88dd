"""A turn from its beginning to the next (ADR-TURN): what may be done in it, and what happens at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.adrenaline import scoring
from rules.adrenaline.actions import End, Grab, Play, Run, Shoot
from rules.adrenaline.answers import ask_answers
from rules.adrenaline.cards import funds
from rules.adrenaline.events import TurnBegan, TurnEnded, WeaponLaid
from rules.adrenaline.frames import FrameRule
from rules.adrenaline.grab import can_grab, grab
from rules.adrenaline.programs import WEAPON_PROGRAMS
from rules.adrenaline.shots import can_play, play, shoot
from rules.adrenaline.state import SHOP_SIZE, ActionSet, Colours, Figure, Grabbing, Reloading, Shot, Spawn, Turn
from rules.adrenaline.table import Table
from rules.core.model import Action


class Steps(NamedTuple):
    """The most moves of each kind of action; with `reloads` a weapon may be reloaded before it shoots."""

    run: int
    grab: int
    shoot: int
    reloads: bool = False


CALM = Steps(3, 1, 0)
GRABS_FARTHER = Steps(3, 2, 0)
STEPS_BEFORE_SHOTS = Steps(3, 2, 1)
"""Normal turns: with up to 2, up to 5, and more damage tokens (ADR-DMG-2)."""
FRENZY_STEPS = {"frenzy_two": Steps(4, 2, 1, reloads=True), "frenzy_one": Steps(0, 3, 2, reloads=True)}
ACTIONS: dict[ActionSet, int] = {"normal": 2, "frenzy_two": 2, "frenzy_one": 1}


def steps(figure: Figure, actions: ActionSet) -> Steps:
    """The moves open to `figure`: its adrenaline counts in normal turns only (ADR-DMG-2, ADR-FRENZY-5 to 7)."""
    if actions != "normal":
        return FRENZY_STEPS[actions]
    damage = len(figure.damage)
    if damage < 3:
        return CALM
    return GRABS_FARTHER if damage < 6 else STEPS_BEFORE_SHOTS


def begin_turn(table: Table, figure: str, actions: ActionSet) -> None:
    """Puts the turn of `figure` on the stack, the only frame there."""
    state = table.state
    state.active = figure
    state.action_set = actions
    state.actions_left = ACTIONS[actions]
    state.answerers = {}
    state.stack = [Turn(figure=figure)]
    table.mode.turn_begins(table)
    table.tell(TurnBegan(figure, state.turn, actions))


class TurnRule(FrameRule[Turn]):
    """The actions of a turn, and after them ADR-TURN-4 in its order."""

    def asks(self, table: Table, frame: Turn) -> str:
        """`turn` while actions, powerups or the end can be chosen."""
        return "turn" if frame.stage == "actions" else ""

    def choices(self, table: Table, frame: Turn, seat: int) -> Sequence[Action]:
        """Shots, grabs, runs, powerups, and the end of the turn. Our reading: a run ends on another square."""
        figure = table.figures[frame.figure]
        listed: list[Action] = []
        if table.state.actions_left:
            may = steps(figure, table.state.action_set)
            owned = funds(figure)
            listed += _shots(table, figure, may, owned)
            listed += [Grab(at) for at in table.arena.within(figure.square, 0, may.grab) if can_grab(table, at, owned)]
            listed += [Run(at) for at in table.arena.within(figure.square, 1, may.run)]
        listed += [Play(card) for card in dict.fromkeys(figure.hand) if can_play(table, figure, card)]
        listed += table.mode.closing(table)
        return listed

    def take(self, table: Table, frame: Turn, seat: int, action: Action) -> None:
        """Carries out an action up to its first question."""
        state, figure = table.state, table.figures[frame.figure]
        may = steps(figure, state.action_set)
        match action:
            case Run(square=square):
                state.actions_left -= 1
                table.run(figure, square, may.run)
            case Grab(square=square):
                state.actions_left -= 1
                table.run(figure, square, may.grab)
                if state.stack[-1] is frame:
                    grab(table, figure)
                else:
                    state.stack.insert(-1, Grabbing(figure=figure.id))
            case Shoot(weapon=weapon, square=square):
                state.actions_left -= 1
                shoot(table, figure, weapon)
                table.run(figure, square or figure.square, may.shoot)
            case Play(card=card):
                play(table, figure, card)
            case End():
                frame.stage = "reload"
            case _:
                table.mode.act(table, action)

    def go_on(self, table: Table, frame: Turn) -> None:
        """The next stage."""
        match frame.stage:
            case "spawn":
                frame.stage = "actions"
                if not table.figures[frame.figure].square:
                    table.state.stack.append(Spawn(figure=frame.figure, again=False))
            case "reload":
                frame.stage = "answers"
                table.state.stack.append(Reloading(figure=frame.figure))
            case "answers":
                frame.stage = "score"
                table.tell(TurnEnded(frame.figure, table.state.actions_left))
                ask_answers(table)
            case "score":
                frame.stage = "close"
                table.mode.turn_ends(table)
                frame.killed = [figure.id for figure in scoring.score_killed(table)]
            case "close":
                frame.stage = "respawn"
                _close(table)
            case "respawn":
                frame.stage = "refill"
                table.state.stack += [table.mode.comes_back(id) for id in reversed(frame.killed)]
            case _:
                _refill(table)
                _next_turn(table)


def _shots(table: Table, figure: Figure, may: Steps, owned: Colours) -> list[Action]:
    """Every weapon and square from which it can hit somebody; without moving comes first (ADR-SHOOT-2)."""
    listed: list[Action] = []
    run = Shot(figure=figure.id, card="")
    for weapon in figure.weapons:
        if not (weapon.loaded or may.reloads):
            continue
        program = WEAPON_PROGRAMS[weapon.id]
        left = owned
        if not weapon.loaded:
            left = {colour: owned[colour] - price for colour, price in program.cost.items()}
            if min(left.values()) < 0:
                continue
        for at in table.arena.within(figure.square, 0, may.shoot):
            if program.can_shoot(table, run, at, left):
                listed.append(Shoot(weapon.id, "" if at == figure.square else at))
    return listed


def _close(table: Table) -> None:
    """After the scoring: ends the game or begins its end (ADR-FRENZY-1, 2)."""
    state = table.state
    if state.phase == "frenzy":
        if not state.last_turns:
            scoring.end_game(table)
    elif table.mode.last_round(state):
        if state.options["ending"] == "sudden_death":
            scoring.end_game(table)
        else:
            scoring.begin_frenzy(table)


def _refill(table: Table) -> None:
    """New tiles and weapons for those taken this turn (ADR-TURN-4)."""
    state = table.state
    table.mode.lay_tiles(table)
    for square, shop in state.shops.items():
        while len(shop) < SHOP_SIZE and (weapon := table.draw_weapon()):
            shop.append(weapon)
            table.tell(WeaponLaid(square, weapon))


def _next_turn(table: Table) -> None:
    """The next player, in final frenzy the next of those who still have a turn."""
    state = table.state
    state.turn += 1
    if state.phase == "frenzy":
        begin_turn(table, *state.last_turns.pop(0))
        return
    order = table.mode.turn_order(state)
    begin_turn(table, order[(order.index(state.active) + 1) % len(order)], "normal")
