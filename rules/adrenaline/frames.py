"""What every kind of frame must be able to do. `stack.py` lists the rules of all kinds and runs them.

Only the top frame asks, lists and answers. A frame never reaches below itself: it pops, and the frame under it goes on
from its own data.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from rules.adrenaline.state import Frame
from rules.core.model import Action, Ask

if TYPE_CHECKING:
    from rules.adrenaline.table import Table

F = TypeVar("F", bound=Frame)


class FrameRule(Generic[F]):
    """The rule object of one kind of frame."""

    lasting = False
    """Does its question stay the same one while some of its seats answer?"""

    def asks(self, table: Table, frame: F) -> str:
        """The kind of the question that waits, "" if the frame goes on by itself."""
        return ""

    def seats(self, table: Table, frame: F) -> tuple[int, ...]:
        """Who is asked."""
        return table.mode.controllers(table.state, frame.figure)

    def ask(self, table: Table, frame: F) -> Ask:
        """The question that waits."""
        return Ask(self.seats(table, frame), self.asks(table, frame), frame.figure, frame.opened)

    def choices(self, table: Table, frame: F, seat: int) -> Sequence[Action]:
        """All that `seat` may choose, defaults first; never empty when it is asked."""
        return []

    def take(self, table: Table, frame: F, seat: int, action: Action) -> None:
        """Carries out a choice."""
        raise NotImplementedError

    def go_on(self, table: Table, frame: F) -> None:
        """Does the next thing that needs no choice: pops the frame, pushes one, or changes it."""
        raise NotImplementedError
