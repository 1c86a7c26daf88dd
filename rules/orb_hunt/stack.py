"""The stack of pending things: the rule of each kind of frame, and the loop that settles what needs no answer."""

from __future__ import annotations

from typing import Any

from rules.orb_hunt.fight import FightRule
from rules.orb_hunt.frames import FrameRule
from rules.orb_hunt.state import Fight, Frame, Turn, VillainTurn
from rules.orb_hunt.table import Table
from rules.orb_hunt.turn import TurnRule
from rules.orb_hunt.villains import VillainTurnRule

FRAME_RULES: dict[type[Frame], FrameRule[Any]] = {
    Turn: TurnRule(),
    Fight: FightRule(),
    VillainTurn: VillainTurnRule(),
}


def settle(table: Table) -> None:
    """Goes on until a question waits or the game is over; notes at which step the question was opened."""
    state = table.state
    while state.stack:
        frame = state.stack[-1]
        rule = FRAME_RULES[type(frame)]
        if rule.asks(table, frame):
            frame.opened = state.seq
            return
        rule.go_on(table, frame)
