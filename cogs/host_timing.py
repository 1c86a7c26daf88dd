"""The clocks of a session after a change of it: which run, which stand still, and when to look at them again."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from cogs.host_clock import (
    AT_HAND,
    BANK_S,
    LAST_PAUSE_S,
    LIVE,
    NO_NAPS,
    Calendar,
    Habits,
    alarms,
    allowance,
    clocks,
    remaining,
    resumed,
    stopped,
)
from data.store.records import Alarm, Change, Sealed, SeatClock, SeatInfo, SessionInfo
from rules.core.model import Decision

Knows = Mapping[int, Habits]
"""The habits of people, by person; who is not there never sleeps."""


def by_computer(sealed: Sealed, seat: int) -> bool:
    """Whether a computer plays the seat now: its own, one whose time is up, one whose person is away.

    Where all are away nobody would see the game: it waits for the first who comes back.
    """
    sitting = sealed.info.seats[seat]
    clock = sealed.clocks.get(seat)
    is_away = sitting.away and not sealed.info.deserted
    return sitting.kind == "computer" or is_away or (clock is not None and clock.overdue)


def computer_due(sealed: Sealed, decision: Decision | None) -> bool:
    """Whether a computer is awaited."""
    awaited = decision.seats if decision is not None and sealed.info.status == "running" else ()
    return any(by_computer(sealed, seat) for seat in awaited)


def waits(old: Mapping[int, int], info: SessionInfo, decision: Decision | None) -> dict[int, int]:
    """The waiting period of each seat whose person is awaited: it begins when the seat becomes awaited, and ends when
    it is no more."""
    awaited = decision.seats if decision is not None and info.status == "running" else ()
    return {seat: old.get(seat, info.seq) for seat in awaited if _plays(info.seats[seat])}


def _plays(seat: SeatInfo) -> bool:
    return seat.kind == "human" and not seat.away


def here(sealed: Sealed, now: float) -> list[SeatInfo]:
    """The seats whose people count when something is decided together: neither away nor on holiday."""
    resting = {day.person for day in sealed.holidays if day.since <= now < day.until}
    return [seat for seat in sealed.info.seats if _plays(seat) and seat.person not in resting]


def calendars(sealed: Sealed, knows: Knows) -> dict[int, Calendar]:
    """When the person of each seat is awake in this session; in live play everybody is."""
    if sealed.info.pace == LIVE:
        return {seat.seat: AT_HAND for seat in sealed.info.seats if seat.kind == "human"}
    found = {}
    for seat in sealed.info.seats:
        if seat.kind == "human" and seat.person is not None:
            away = [(day.since, day.until) for day in sealed.holidays if day.person == seat.person]
            found[seat.seat] = Calendar(knows.get(seat.person, Habits()), away)
    return found


def timed(
    change: Change, before: Sealed, decision: Decision | None, knows: Knows, *, passed: bool = False,
    anew: bool = False, restart: int | None = None,
) -> Change:  # fmt: skip
    """`change` with the clocks of what it leaves.

    `passed`: a turn has ended in it; `anew`: all clocks begin now; `restart`: the clock of this seat begins now.
    """
    limits = allowance(change.sealed.info.pace)
    if limits is None and not before.clocks:
        return change
    change = _banked(change, before)
    sealed, now = change.sealed, change.at
    if sealed.info.status != "running":
        return rewound(change, before, {}, {})
    naps = calendars(sealed, knows)
    asks = {seat: ask for ask in decision.asks for seat in ask.seats if seat in sealed.waits} if decision else {}
    kept = {} if anew else before.clocks
    kept = {seat: clock for seat, clock in kept.items() if _plays(sealed.info.seats[seat]) and seat != restart}
    found = clocks(kept, asks, sealed.turn_seat, passed, sealed.waits, now, limits, naps, banks(sealed))
    waiting = before.clocks.get(restart) if restart is not None and restart not in found else None
    if restart is not None and waiting is not None and limits is not None and restart == sealed.turn_seat:
        allowed = limits.turn + banks(sealed).get(restart, 0.0)
        found[restart] = msgspec.structs.replace(waiting, since=now, allowed=allowed, left=allowed, overdue=False)
    if sealed.paused is not None:
        found = {seat: stopped(clock, now, naps[seat]) for seat, clock in found.items()}
    return rewound(change, before, found, naps)


def banks(sealed: Sealed) -> dict[int, float]:
    """What the person of each seat has left of the bank; nobody has one outside live play."""
    if sealed.info.pace != LIVE:
        return {}
    return {seat.seat: BANK_S - seat.bank_used for seat in sealed.info.seats}


def _banked(change: Change, before: Sealed) -> Change:
    """`change` with what the turns' clocks of `before` have taken of the banks until now: all below `BANK_S` left.

    What was taken stays taken, also over a change of pace.
    """
    turns = {seat: clock for seat, clock in before.clocks.items() if clock.about == "turn"}
    if before.info.pace != LIVE or not turns:
        return change
    seats = tuple(
        msgspec.structs.replace(seat, bank_used=_taken(seat.bank_used, turns.get(seat.seat), change.at))
        for seat in change.sealed.info.seats
    )
    if seats == change.sealed.info.seats:
        return change
    info = msgspec.structs.replace(change.sealed.info, seats=seats)
    sealed = msgspec.structs.replace(change.sealed, info=info)
    return msgspec.structs.replace(change, sealed=sealed, seats_changed=True)


def _taken(before: float, clock: SeatClock | None, now: float) -> float:
    return before if clock is None else max(before, BANK_S - remaining(clock, now, AT_HAND))


def rewound(
    change: Change, before: Sealed, found: dict[int, SeatClock], naps: Mapping[int, Calendar], *, again: bool = False
) -> Change:
    """`change` with these clocks; the alarms of those that are not as `before` are set anew (`again`: of all)."""
    seats = {*before.clocks, *found}
    moved = tuple(sorted(seat for seat in seats if again or before.clocks.get(seat) != found.get(seat)))
    due = _last_one(change, before, found, naps)
    for seat in moved:
        if seat in found:
            due += alarms(seat, found[seat], change.at, naps.get(seat, NO_NAPS))
    sealed = msgspec.structs.replace(change.sealed, clocks=found)
    return msgspec.structs.replace(change, sealed=sealed, rewound=moved, alarms=tuple(due))


LAST = "last"
"""The alarm of the last of several whom the table waits for."""


def _last_one(
    change: Change, before: Sealed, found: Mapping[int, SeatClock], naps: Mapping[int, Calendar]
) -> list[Alarm]:
    """The alarm of who is the only one awaited now, where others were too; none for who wants no reminders."""
    waiting = change.sealed.waits
    if len(waiting) != 1 or len(before.waits) < 2:
        return []
    ((seat, period),) = waiting.items()
    clock = found.get(seat)
    if before.waits.get(seat) != period or clock is None or clock.left is not None or clock.overdue:
        return []
    if not naps.get(seat, NO_NAPS).habits.reminders:
        return []
    return [Alarm(seat, LAST, clock.begun, change.at + LAST_PAUSE_S)]


def frozen(sealed: Sealed, now: float, knows: Knows) -> dict[int, SeatClock]:
    """The clocks, all standing still."""
    naps = calendars(sealed, knows)
    return {seat: stopped(clock, now, naps.get(seat, NO_NAPS)) for seat, clock in sealed.clocks.items()}


def running_again(sealed: Sealed, now: float, knows: Knows) -> dict[int, SeatClock]:
    """The clocks as they are when nothing but being asked stops them."""
    naps = calendars(sealed, knows)
    return {
        seat: resumed(clock, now, naps[seat]) if seat in sealed.waits else clock
        for seat, clock in sealed.clocks.items()
    }
