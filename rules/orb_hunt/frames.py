"""What every kind of frame must be able to do. `stack.py` lists the rules of all kinds and runs them.

Only the top frame asks, lists and answers. A frame never reaches below itself: it pops, and the frame under it goes on
from its own data.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from rules.core.model import Action, Ask
from rules.orb_hunt.state import Frame
from rules.orb_hunt.table import Table

F = TypeVar("F", bound=Frame)


class FrameRule(Generic[F]):
    """The rule object of one kind of frame."""

    silence = ""
    """The action text that silence means."""

    def asks(self, table: Table, frame: F) -> str:
        """The kind of the question that waits, "" if the frame goes on by itself."""
        return ""

    def asked(self, frame: F) -> str:
        """The figure whose seat is asked."""
        return frame.figure

    def ask(self, table: Table, frame: F) -> Ask:
        """The question that waits."""
        figure = table.figures[self.asked(frame)]
        return Ask((figure.seat,), self.asks(table, frame), figure.id, frame.opened, default=self.silence)

    def choices(self, table: Table, frame: F) -> Sequence[Action]:
        """All that may be chosen, defaults first; never empty when somebody is asked."""
        return []

    def take(self, table: Table, frame: F, action: Action) -> None:
        """Carries out a choice."""
        raise NotImplementedError

    def go_on(self, table: Table, frame: F) -> None:
        """Does the next thing that needs no choice: pops the frame, pushes one, or changes it."""
        raise NotImplementedError
