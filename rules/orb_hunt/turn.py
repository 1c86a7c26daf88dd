"""A turn, from its beginning to the next, in both phases (ORB-TURN, ORB-LIFE-2, ORB-P2-4)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.model import Action
from rules.orb_hunt import villains
from rules.orb_hunt.actions import Attack, End, Go, Heal
from rules.orb_hunt.actions import Fight as FightAction
from rules.orb_hunt.content import RULES
from rules.orb_hunt.events import Passed, PhaseEnded, RoundBegan, TurnBegan, TurnSkipped, VillainDrawn, Woke
from rules.orb_hunt.fight import at_the_end, fight
from rules.orb_hunt.frames import FrameRule
from rules.orb_hunt.state import Cell, Figure, Round, Turn, VillainState
from rules.orb_hunt.table import Table, board_of, can_heal, destinations, enemy_at, move_stops


class TurnRule(FrameRule[Turn]):
    """Up to four steps, then at most one action; in the second phase one action."""

    def asks(self, table: Table, frame: Turn) -> str:
        """`turn`, and `act` after a move that leaves something to do."""
        if frame.stage == "home":
            return "turn"
        figure = table.figures[frame.figure]
        return "act" if frame.stage == "moved" and not at_the_end(figure) and _actions(figure) else ""

    def choices(self, table: Table, frame: Turn) -> Sequence[Action]:
        """A fight first, then where to go, nearest to an enemy first; items are never the default."""
        figure = table.figures[frame.figure]
        if table.state.phase == "second":
            return [Attack(), End(), *([Heal()] if can_heal(figure) else [])]
        acts = _actions(figure)
        if frame.stage == "moved":
            return [*acts[:1], End(), *acts[1:]] if isinstance(acts[0], FightAction) else [End(), *acts]
        return [*acts[: enemy_at(figure) is not None], *_moves(figure), End(), *acts[enemy_at(figure) is not None :]]

    def take(self, table: Table, frame: Turn, action: Action) -> None:
        """Carries out a move or an action; nothing can follow an action (ORB-TURN-3)."""
        figure = table.figures[frame.figure]
        frame.stage = "done"
        match action:
            case Go(field=field):
                table.walk(figure, destinations(figure)[field])
                frame.stage = "moved"
            case FightAction():
                fight(table, figure, figure.field)
            case Attack():
                fight(table, figure, "")
            case Heal():
                table.heal(figure)
                _note(table, Cell(figure.id, "heal"))
            case End():
                table.tell(Passed(figure.id))
                _note(table, Cell(figure.id, "passed"))

    def go_on(self, table: Table, frame: Turn) -> None:
        """Begins, or comes to its end; the first phase may end with it."""
        figure = table.figures[frame.figure]
        match frame.stage:
            case "begin":
                _begin(table, figure, frame)
            case "villain":
                begin_round(table, table.state.round + 1)
            case _ if table.state.phase == "first" and at_the_end(figure):
                _end_first_phase(table, figure)
            case _:
                _next_turn(table, frame)


def _actions(figure: Figure) -> list[Action]:
    """What the action of a turn on one's board may be (ORB-TURN-1)."""
    acts: list[Action] = [FightAction()] if enemy_at(figure) is not None else []
    return [*acts, Heal()] if can_heal(figure) else acts


def _moves(figure: Figure) -> list[Action]:
    """Where the move may end, nearest first to an enemy, or to the goal when all are beaten; the fewest steps first."""
    return [Go(end) for end in board_of(figure).toward(figure.field, move_stops(figure), RULES.steps)]


def _begin(table: Table, figure: Figure, frame: Turn) -> None:
    """An unconscious or stunned figure's turn is replaced (ORB-LIFE-2, ORB-VILLAIN-6)."""
    frame.stage = "done"
    if figure.unconscious:
        figure.lives = 1
        table.tell(Woke(figure.id))
        _note(table, Cell(figure.id, "woke"))
    elif figure.stunned:
        figure.stunned = False
        table.tell(TurnSkipped(figure.id))
        _note(table, Cell(figure.id, "stunned"))
    else:
        frame.stage = "home"
        state = table.state
        table.tell(TurnBegan(figure.id, state.turn, state.round, state.phase))


def _note(table: Table, cell: Cell) -> None:
    """The rounds of the second phase are written down."""
    if table.state.phase == "second":
        table.state.rounds[-1].cells.append(cell)


def begin_turn(table: Table, figure: str) -> None:
    """Puts the turn of `figure` on the stack, the only frame there."""
    table.state.active = figure
    table.state.stack = [Turn(figure=figure)]


def begin_round(table: Table, number: int) -> None:
    """The next round of the phase, with its first turn."""
    state = table.state
    state.round = number
    if state.phase == "second":
        state.rounds.append(Round())
        table.tell(RoundBegan(number))
    begin_turn(table, state.first)


def _next_turn(table: Table, frame: Turn) -> None:
    """The next figure; after the last one the villain's turn, or a new round (ORB-SETUP-7, ORB-P2-3)."""
    state = table.state
    state.turn += 1
    order = [figure.id for figure in table.order()]
    following = order.index(state.active) + 1
    if following < len(order):
        begin_turn(table, order[following])
    elif state.phase == "second":
        frame.stage = "villain"
        villains.strike(table)
    else:
        begin_round(table, state.round + 1)


def _end_first_phase(table: Table, figure: Figure) -> None:
    """At once (ORB-P1END-4): a villain is drawn, and who ended the phase begins the rounds (ORB-P2-1, 3)."""
    state = table.state
    table.tell(PhaseEnded(figure.id, figure.field))
    villain = villains.drawn(table)
    state.villain = VillainState(villain.id, villain.strength)
    table.tell(VillainDrawn(figure.id, villain.id, villain.strength))
    state.phase = "second"
    state.first = figure.id
    state.turn += 1
    begin_round(table, 1)
