"""What the host answers with, and what it refuses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec

from data.store.records import Origin, SessionInfo, UndoRequest
from rules.core.draft import Draft
from rules.core.errors import RulesError
from rules.core.game import Game
from rules.core.model import Ask, Event

HostCode = Literal[
    "unknown_session",
    "unknown_system",
    "not_lobby",
    "not_running",
    "not_started",
    "not_over",
    "not_seated",
    "already_seated",
    "lobby_full",
    "too_few",
    "not_host",
    "no_computer",
    "not_agreed",
    "suggest_alone",
    "option_unknown",
    "option_value",
    "option_seats",
    "nothing_to_do",
    "undo_nothing",
    "undo_draw",
    "undo_reveal",
    "undo_handed_on",
    "undo_choice",
    "undo_agreed",
    "undo_point",
    "undo_open",
    "undo_over",
    "undo_not_asked",
    "undo_absent",
    "picture_not_kept",
    "set_aside",
    "pace_unknown",
    "pause_is_so",
    "holiday_long",
    "holiday_live",
    "away_votes",
    "extension_live",
    "extension_used",
    "extension_late",
    "extension_none",
    "busy",
    "barred",
    "wrong_channel",
    "person_tables",
    "server_tables",
    "seat_handed",
    "seat_lent",
    "seat_unknown",
    "seat_computer",
    "seat_not_offered",
    "seat_promised",
    "seat_own",
    "seat_held",
    "seat_barred",
    "seat_borrowed",
    "seat_not_back",
    "seat_present",
    "seat_days",
    "seat_offered",
    "seat_agreed",
]


class HostError(Exception):
    """A refusal; nothing has changed. `code` is stable (`host-error-<code>`), `facts` are its sentence's variables."""

    def __init__(self, code: HostCode, **facts: str | int) -> None:
        super().__init__(code)
        self.code: HostCode = code
        self.facts = facts


def no_seat(info: SessionInfo, person: int) -> HostError:
    """The refusal of somebody who does not sit at a table: it names who holds the seat he once had."""
    seat = info.held.get(person)
    if seat is None or info.seats[seat].person == person:
        return HostError("not_seated")
    sitting = info.seats[seat]
    return HostError("seat_lent" if sitting.lender == person else "seat_handed", name=sitting.name)


class Clock(Protocol):
    """Time is given, never taken."""

    def now(self) -> float:
        """Seconds since the epoch."""
        ...


class Look(msgspec.Struct, frozen=True):
    """A session as one reader may see it now; `legal` are the texts his seat may choose from, defaults first.

    `deadline` is until when his seat is awaited, None where no clock of his runs. `paused`: all clocks stand still;
    `may_extend`: he may take more time now.
    """

    info: SessionInfo
    seq: int
    view: Any
    asks: tuple[Ask, ...]
    legal: tuple[str, ...]
    deadline: float | None = None
    paused: bool = False
    may_extend: bool = False


class LoggedStep(msgspec.Struct, frozen=True):
    """A step as one reader may know it.

    `action` is "" for everybody but who chose it, since events tell the rest; an undo's names the step it returns to,
    for all. `undone` is the step that took this one back, None while it stands.
    """

    seq: int
    seat: int
    origin: Origin
    action: str
    events: tuple[Event, ...]
    at: float
    undone: int | None


class Committed(msgspec.Struct, frozen=True):
    """What became true: the steps `from_seq` to `to_seq`, prepared answers of others included.

    `done` are the texts carried out, `rest` those that were not: `planned` = they follow as soon as the seat is asked
    again, else `stopped` says why they could not follow what a draw showed. `again`: the interaction had been carried
    out before, nothing was done now. `fault` is the id of a fault that met the answers after the own ones.
    """

    from_seq: int
    to_seq: int
    done: tuple[str, ...]
    rest: tuple[str, ...] = ()
    planned: bool = False
    stopped: RulesError | None = None
    over: bool = False
    again: bool = False
    fault: str = ""


class SeatDraft(Draft[Any]):
    """A seat's draft on the table as it is. `question` is what it answers, `dropped` why the stored one is gone.

    `dropped` is "" or the code of a `RulesError`; the draft is empty then.
    """

    def __init__(
        self, game: Game[Any], state: Any, seat: int, question: int, texts: Sequence[str] = (), dropped: str = ""
    ) -> None:
        super().__init__(game, state, seat, texts)
        self.question = question
        self.dropped = dropped


class UndoResult(msgspec.Struct, frozen=True):
    """What was taken back: texts of the draft's newest item, or committed steps. `seq` is the newest step now."""

    kind: Literal["draft", "steps"]
    texts: tuple[str, ...]
    seq: int


class UndoPoint(msgspec.Struct, frozen=True):
    """A point to which a person may ask to go back: the table after step `target`, before the own step `first`.

    `texts` is what he did there. `turn_start`: a turn of his began there; `turns` is how many turns have ended since.
    `turn_seat` is the seat whose turn it was, -1 where that is not known any more.
    """

    first: int
    target: int
    texts: tuple[str, ...]
    turn_start: bool
    turns: int
    turn_seat: int


class UndoAsked(msgspec.Struct, frozen=True):
    """What came of asking to go back: `request` waits for the people `missing` (names); None = it has been done."""

    request: UndoRequest | None
    missing: tuple[str, ...] = ()


class Waiting(msgspec.Struct, frozen=True):
    """A session that waits for somebody: with which seat, since when, and until when (None: no clock runs)."""

    info: SessionInfo
    seat: int
    since: float
    deadline: float | None = None


class Elsewhere(msgspec.Struct, frozen=True):
    """A session of somebody that waits for other seats; `deadline` is the nearest of theirs (None: no clock runs)."""

    info: SessionInfo
    seats: tuple[int, ...]
    deadline: float | None


class Verification(msgspec.Struct, frozen=True):
    """What a proof of a session's log found. Each list names the steps that do not fit; empty = all do.

    `chain`: fingerprints. `draws`: what chance answered, against the seed. `replay`: states and events, against those
    that these rules make. `commitment` tells whether the seed is the one announced. `steps` were looked at;
    `unreplayed` were made by other rules, so that neither their draws nor their states could be made again.
    """

    steps: int
    commitment: bool
    chain: tuple[int, ...]
    draws: tuple[int, ...]
    replay: tuple[int, ...]
    unreplayed: tuple[int, ...]

    @property
    def sound(self) -> bool:
        """Whether nothing speaks against the log."""
        return self.commitment and not (self.chain or self.draws or self.replay)


class CheckReport(msgspec.Struct, frozen=True):
    """Whether the open sessions can be played on by this code: how many were tried, and what failed (id: reason)."""

    sessions: int
    failures: dict[int, str]
