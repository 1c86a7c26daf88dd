"""The records that go in and out of the store. Times are seconds since the epoch, people are Discord user ids."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Status = Literal["lobby", "running", "over", "abandoned", "set_aside"]
SeatKind = Literal["human", "computer", "open"]
SeatOrder = Literal["drawn", "joined"]
About = Literal["turn", "answer"]
Origin = Literal["start", "person", "plan", "order", "computer", "clock", "undo"]
How = Literal["start", "self", "vote", "manager", "absent", "lent", "back", "left"]
"""How somebody came to hold a seat: from the start; for good, by its person, a vote, a manager of the server, or since
its person was absent; for some days, and back from that; or its person left, and the computer plays on."""
Note = Literal["", "left", "agreed", "computer", "substitute"]
"""Why a result is not an ordinary one; see `cogs.host_results`."""

STORIES = ("started", "turn", "respawn_call", "undone", "over")
"""Kinds of posts that tell what happened and show the table."""
KEPT_APART = ("started", "undone")
"""Stories with something of their own to tell, so that later ones never take their place."""
CALLS = ("turn", "respawn_call")
"""Stories that are told because somebody is to be called."""
REMINDERS = ("reminder", "call")
"""Posts that only call one person; the payload names `seat`, `person` and the waiting `period`."""


READY = "ready"
"""The post of a lobby that asks people whether they are ready; the payload names them in `people`."""


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord: user id, display name, and the client's locale such as `cs` ("" = unknown)."""

    id: int
    name: str
    locale: str = ""


class Offer(msgspec.Struct, frozen=True):
    """A seat that is to go to `person` (None: to anybody), called `name`, or to the `computer`.

    `until`: it is only lent until then. `how` is who wants it. `open`: it can be taken, else it is still voted upon.
    `agreed`: the table has agreed to it. `at` is when it was made.
    """

    how: How
    at: float
    person: int | None = None
    name: str = ""
    computer: bool = False
    until: float | None = None
    open: bool = True
    agreed: bool = False


class Holder(msgspec.Struct, frozen=True):
    """Somebody (None: the computer) who held a seat from after step `from_seq` to step `to_seq` (None: still).

    `agreed`: the table agreed to it. `until`: it was lent until then. `mark` is a keyed hash in the place of somebody
    who was forgotten.
    """

    seat: int
    person: int | None
    name: str
    how: How
    agreed: bool
    at: float
    from_seq: int
    kind: SeatKind = "human"
    until: float | None = None
    to_seq: int | None = None
    mark: str = ""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where. `left`: the person has left the running game, and a computer plays on; `person` stays named.

    `missed` counts deadlines missed in a row; `away`: the computer plays the seat at once until its person comes back.
    `asked`: in a lobby, since when its person is to agree to what has changed (None: he agrees); `pressed`: when he
    last pressed something there. `bank_used` are the seconds he has taken of the bank of live play; `extended`: he has
    asked for more time once. `lender` is whose seat it is while somebody else holds it, until `lent_until`; a seat lent
    to the computer has that moment and no lender. `offer`: to whom it is offered. `restarted`: a new holder has had its
    clock begin anew, which happens once.
    """

    seat: int
    kind: SeatKind
    person: int | None
    name: str
    left: bool = False
    missed: int = 0
    away: bool = False
    asked: float | None = None
    bank_used: float = 0.0
    extended: bool = False
    pressed: float | None = None
    lender: int | None = None
    lender_name: str = ""
    lent_until: float | None = None
    offer: Offer | None = None
    restarted: bool = False


class SessionInfo(msgspec.Struct, frozen=True):
    """A session as everybody may know it.

    `number` counts the sessions of the guild ("table 7"). `message` is the lobby's or the newest table message. `seq`
    is the newest step. `agreed` is what all in a lobby agreed to before it was changed (options, and `pace`; empty when
    nothing is open). `commitment` is the hash of the seed, posted at the start; `revealed_seed` is the seed in
    hexadecimal once the session is over, "" before. `held` maps everybody who holds or held a seat to that seat.
    """

    id: int
    number: int
    guild: int
    channel: int
    thread: int | None
    message: int | None
    host: int
    system: str
    mode: str
    options: dict[str, str]
    pace: str
    status: Status
    seats: tuple[SeatInfo, ...]
    seq: int
    created: float
    started: float | None
    ended: float | None
    commitment: str
    revealed_seed: str
    agreed: dict[str, str] = {}
    held: dict[int, int] = {}

    def seat_of(self, person: int | None) -> int | None:
        """The seat that `person` plays now; None for a spectator and for somebody who has left."""
        for seat in self.seats:
            if seat.kind == "human" and seat.person == person:
                return seat.seat
        return None

    @property
    def humans(self) -> tuple[int, ...]:
        """The people who play, in table order."""
        return tuple(seat.person for seat in self.seats if seat.kind == "human" and seat.person is not None)

    @property
    def deserted(self) -> bool:
        """Whether all its people are away, none of them having lent the seat: then it waits for who comes back."""
        people = [seat for seat in self.seats if seat.kind == "human"]
        return bool(people) and all(seat.away and seat.lent_until is None for seat in people)

    def name_of(self, person: int) -> str:
        """The name under which `person` sits or sat here. Raises `KeyError` when he never did."""
        for seat in self.seats:
            if seat.person == person:
                return seat.name
        raise KeyError(person)


class Plan(msgspec.Struct, frozen=True):
    """What a seat has already decided to do as soon as it is asked again."""

    seat: int
    texts: tuple[str, ...]


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of a seat: about its turn, or a question out of turn. `begun` is the step it began with.

    `allowed` is the awake time it began with. `left` is what is left of it while it stands still, None while it runs
    towards `deadline`. `overdue`: the deadline has been acted on, the computer finishes what is asked.
    """

    about: About
    begun: int
    since: float
    deadline: float
    allowed: float
    left: float | None = None
    overdue: bool = False


class Alarm(msgspec.Struct, frozen=True):
    """A moment at which the clock of a seat that began with step `begun` is to be looked at.

    `kind` is `deadline`, `reminder1` and so on, or `last` for the last of several who are awaited. Seat -1 is the
    session itself.
    """

    seat: int
    kind: str
    begun: int
    due: float


class Holiday(msgspec.Struct, frozen=True):
    """A time for which a person's clock in a session stands still."""

    person: int
    since: float
    until: float


class Sealed(msgspec.Struct, frozen=True):
    """A session with what nobody may see while it runs.

    `seed` and `counter` are its chance, `fingerprint` the end of its chain, `rules_version` that of its newest step.
    `host_seen` is the last sign of life of its host, `filled` the moment the lobby became full. `barrier` is the step
    an undo cannot pass, `turn_seat` the seat whose turn it last was. `waits` maps each awaited human seat to the step
    its waiting period began with. `clocks` are by seat; `paused` is since when they all stand still.
    """

    info: SessionInfo
    seed: bytes = b""
    counter: int = 0
    fingerprint: bytes = b""
    rules_version: str = ""
    host_seen: float = 0.0
    filled: float | None = None
    seat_order: SeatOrder = "drawn"
    barrier: int = 0
    turn_seat: int = -1
    waits: dict[int, int] = {}
    plans: tuple[Plan, ...] = ()
    clocks: dict[int, SeatClock] = {}
    holidays: tuple[Holiday, ...] = ()
    paused: float | None = None


class StepRow(msgspec.Struct, frozen=True):
    """One row of the log. `seat` is -1 for the start; `events` is JSON; `batch` is the first step of its transaction.

    `mark` is the keyed hash of the state after it, `fingerprint` the chain up to it, `counter` chance's counter after
    it. `undone` is the step that took it back.
    """

    seq: int
    batch: int
    seat: int
    origin: Origin
    action: str
    picks: tuple[str, ...]
    events: bytes
    barrier: str
    rules_version: str
    counter: int
    mark: bytes
    fingerprint: bytes
    at: float
    undone: int | None = None


class Snapshot(msgspec.Struct, frozen=True):
    """A state as JSON bytes. `shape` counts the upgrades its form has behind it; `keep`: it outlives the barrier."""

    seq: int
    state: bytes
    shape: int
    rules_version: str
    keep: bool = False


class NewPost(msgspec.Struct, frozen=True):
    """Something to be posted after step `seq`, calling the seats `pings` (seat: waiting period).

    A story (see `STORIES`) tells of all steps since the last one.
    """

    kind: str
    seq: int
    payload: dict[str, Any] = {}
    pings: dict[int, int] = {}


class Post(msgspec.Struct, frozen=True):
    """A row of the outbox.

    `payload["pings"]` are the people to be called: those who still wait in the period the call was made for. `nonce`
    is the same at every attempt and never that of another post. `claimed` is when it was first about to be sent, None
    if that is now: an earlier attempt may have arrived, though its process ended before it was noted.
    """

    id: int
    session: int
    kind: str
    from_seq: int
    to_seq: int
    payload: dict[str, Any]
    nonce: str
    attempts: int
    claimed: float | None = None


UndoState = Literal["open", "agreed", "refused", "withdrawn", "lapsed", "void"]


class UndoRequest(msgspec.Struct, frozen=True):
    """A request of `seat` to go back to the table after step `target`; the first step taken back would be `first`.

    It was made at step `newest`, is open until `due`, and needs the people on the seats `needed`. `void`: the session
    has moved on. `closed_by` is the seat that refused or withdrew it.
    """

    id: int
    session: int
    seat: int
    target: int
    first: int
    newest: int
    needed: tuple[int, ...]
    due: float
    state: UndoState = "open"
    closed_by: int | None = None

    @property
    def vote(self) -> str:
        """The kind of the votes for it."""
        return f"undo {self.id}"


class DraftRow(msgspec.Struct, frozen=True):
    """A stored draft: the question it answers, and its action texts."""

    question: int
    texts: tuple[str, ...]


class Result(msgspec.Struct, frozen=True):
    """How a session ended for one seat. `left`: the person had left it and is placed last.

    `counted`: it counts on leaderboards; `note` says why not, or why it might not have. `number` tells the results of
    those who left a seat that somebody else holds (from 1 on) from the seat's own.
    """

    seat: int
    kind: SeatKind
    person: int | None
    name: str
    place: int
    points: int
    left: bool
    counted: bool = True
    note: Note = ""
    number: int = 0


class Rating(msgspec.Struct, frozen=True):
    """Skill as OpenSkill sees it: mean and uncertainty."""

    person: int
    mu: float
    sigma: float


class Scope(msgspec.Struct, frozen=True):
    """What a tally counts: a server's sessions of a system and mode ("" = all), in a season (0 = all time)."""

    guild: int
    system: str = ""
    mode: str = ""
    season: int = 0


class Rated(msgspec.Struct, frozen=True):
    """A scope in which a session counts, with the new ratings there; none where nobody was rated."""

    scope: Scope
    ratings: tuple[Rating, ...] = ()


class Tally(msgspec.Struct, frozen=True):
    """What a person has reached in a scope. `streak` are the wins in a row now, `best` the most there were.

    `rating` is the cautious estimate (mean less three uncertainties) on the usual scale: 1500 before the first
    session, None while unrated.
    """

    sessions: int
    wins: int
    points: int
    streak: int
    best: int
    rating: int | None


class Standing(msgspec.Struct, frozen=True):
    """One line of a leaderboard; equal ones share a `place`. `history` are the last ratings, oldest first."""

    place: int
    person: int
    name: str
    tally: Tally
    history: tuple[int, ...] = ()


class Board(msgspec.Struct, frozen=True):
    """A page of a leaderboard: `total` people stand on it.

    `own` is the asker's standing wherever it is, in line `own_line` (0 = the first).
    """

    total: int
    rows: tuple[Standing, ...]
    own: Standing | None = None
    own_line: int = 0


class Season(msgspec.Struct, frozen=True):
    """A season of a server: its number from 1 on, and when it began (0 = from the beginning)."""

    number: int
    started: float


class Stuck(msgspec.Struct, frozen=True):
    """An open session that does not go on since `since`: `why` is a key of `care_sql.STUCK`, `detail` depends on it."""

    session: int
    why: str
    detail: str
    since: float


Order = Literal["rating", "wins", "points", "sessions", "streak"]


def scaled(mu: float, sigma: float) -> int:
    """A rating as people read it: OpenSkill's cautious estimate on a scale that begins at 1500."""
    return round(1500 + 24 * (mu - 3 * sigma))


class PersonSettings(msgspec.Struct, frozen=True):
    """What a person chose. `language` "" follows Discord; `picture` is `on` or `off`; `data` holds what cogs keep."""

    id: int
    name: str = ""
    language: str = ""
    picture: str = "on"
    data: dict[str, str] = {}


class GuildSettings(msgspec.Struct, frozen=True):
    """A server's language and the defaults of a new session; `preset` names one of the mode's ("" = none)."""

    id: int
    language: str = "en"
    system: str = ""
    mode: str = ""
    preset: str = ""
    pace: str = "24h"
    options: dict[str, str] = {}
    data: dict[str, str] = {}


Orders = dict[str, str | tuple[str, ...]]
"""Standing orders of a person by key, as far as given. A game declares its own; a key means the same in all games."""


class Done(msgspec.Struct, frozen=True):
    """What an interaction did, kept so that its repetition does it once. `seq` 0 to 0 where no step was made."""

    session: int
    from_seq: int
    to_seq: int


class Change(msgspec.Struct, frozen=True):
    """Everything one transaction writes about one running session.

    `before` is the newest step the change builds on; the store refuses it when that is not so. `keep_before`: the
    snapshot at `before` outlives the barrier (a change of rules follows it). `undone` are the steps taken back.
    `fault` is (id, details). `alarms` replace those of the seats in `rewound`, whose clocks have changed. `request` is
    the request to go back that is granted by it (0 = none); any other that is open becomes void by steps. `holders` are
    new holders of seats, `gone` people whose votes no longer count; what was offered of `offers_over` is over.
    """

    sealed: Sealed
    before: int
    at: float
    steps: tuple[StepRow, ...] = ()
    snapshots: tuple[Snapshot, ...] = ()
    keep_before: bool = False
    undone: tuple[int, ...] = ()
    posts: tuple[NewPost, ...] = ()
    drop_drafts: tuple[int, ...] = ()
    seats_changed: bool = False
    computer_due: bool = False
    token: str = ""
    results: tuple[Result, ...] = ()
    ratings: tuple[Rated, ...] = ()
    fault: tuple[str, str] | None = None
    rewound: tuple[int, ...] = ()
    alarms: tuple[Alarm, ...] = ()
    request: int = 0
    holders: tuple[Holder, ...] = ()
    gone: tuple[int, ...] = ()
    offers_over: tuple[int, ...] = ()
