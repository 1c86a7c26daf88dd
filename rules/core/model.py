"""The shapes every game speaks in: actions, events, questions, steps and outcomes.

All of them are small frozen records of plain values, so they are JSON at any moment. Ids only, never objects.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """What a seat chooses. Subclasses carry their verb as `tag`; see `rules.core.notation` for the short text."""


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """A fact of the table that has just come true; posts, logs and change marks are made from it.

    `reveals` marks a kind by which somebody learns what he did not know, `hands_on` one by which a turn is over (both
    are undo barriers).
    """

    reveals: ClassVar[bool] = False
    hands_on: ClassVar[bool] = False

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as `seat` may know it (None = a spectator): itself, a redacted copy, or None."""
        return self


class Bygone(Event, frozen=True, tag="bygone"):
    """What a step noted in a form that this version no longer knows.

    Nothing of it is kept, since only the version that wrote it knew who may see it.
    """


class Ask(msgspec.Struct, frozen=True):
    """One open question.

    `kind` names it (texts follow it), `figure` is the piece it is about, `opened` the step number that opened it for
    these seats or last changed its list. `need`: all seats must answer, or any one of them. `together`: answers stay
    hidden until all are in. `default`: the action text that silence means, "" where silence means nothing.
    """

    seats: tuple[int, ...]
    kind: str
    figure: str
    opened: int
    need: Literal["all", "any"] = "all"
    together: bool = False
    default: str = ""


class Decision(msgspec.Struct, frozen=True):
    """The open questions of a state; a seat stands in at most one of them."""

    asks: tuple[Ask, ...]

    def of(self, seat: int) -> Ask | None:
        """The question that waits for `seat`, if any."""
        for ask in self.asks:
            if seat in ask.seats:
                return ask
        return None

    @property
    def seats(self) -> tuple[int, ...]:
        """All awaited seats, in table order."""
        return tuple(sorted({seat for ask in self.asks for seat in ask.seats}))


class Place(msgspec.Struct, frozen=True):
    """One place of the final ranking: the seats that share it, the points of each, and those by source and seat."""

    place: int
    seats: tuple[int, ...]
    points: int
    sources: dict[int, dict[str, int]] = {}


class Outcome(msgspec.Struct, frozen=True):
    """How a session ended: places in order (ties share a number), and the reason's tag."""

    places: tuple[Place, ...]
    reason: str


Barrier = Literal["", "draw", "reveal", "handed_on"]


class Step(msgspec.Struct, frozen=True):
    """One committed action: who did what, what chance answered, what came true, and whether an undo may pass it.

    `barrier` is "" (may be taken back), "draw" (chance was asked), "reveal" (somebody learned something) or
    "handed_on" (another seat has or had a choice, or the turn ended).
    """

    seq: int
    seat: int
    action: str
    picks: tuple[str, ...]
    events: tuple[Event, ...]
    barrier: Barrier


class State(msgspec.Struct):
    """Base of every game's state. `seq` is the number of steps submitted so far."""

    seq: int = 0
