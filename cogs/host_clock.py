"""How time is counted, without a clock and without a store: quiet hours, holidays, deadlines, reminders, calls.

All moments are seconds since the epoch, all spans are seconds. A person's clock sleeps in the quiet hours and on
holidays: a pace of 24 hours is 24 hours awake. A deadline is computed once and stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import msgspec

from cogs.host_posts import RESPAWN
from data.store.records import About, Alarm, SeatClock
from rules.core.model import Ask

HOUR_S = 3600.0
LONGEST_QUIET_S = 10 * HOUR_S
"""Quiet hours a day, at most."""
SHORT_S = 6 * HOUR_S
"""Awake time for a question out of turn, at most; else a quarter of the pace."""
REMINDER_GAP_S = 2 * HOUR_S
"""No reminder comes sooner after the last call of a person."""
MOST_CALLS = 4
"""Calls a person gets on one day (his own) over all sessions; what is more becomes one."""
LAST_PAUSE_S = 60.0
"""How long after the others have answered the last one is told so: two often answer at about the same time."""
EXTENSION_S = 12 * HOUR_S
"""What a person may take once in a session for a turn over days, in awake time."""
HOLIDAY_DAYS = 14
"""Days of holiday a person has in one session."""
PACES = ("12h", "24h", "48h", "72h")
LIVE = "live"
"""The pace of people who sit together: no quiet hours, no reminders, everybody is called at once."""
LIVE_TURN_S = 90.0
BANK_S = 240.0
"""What a person has in one session beside the time for each live turn; it pays only what exceeds that time."""
LIVE_RESPAWN_S = 30.0
LIVE_ANSWER_S = 20.0
LEAST_PACE_H, MOST_PACE_H = 2, 336
FRACTIONS = {0: (), 1: (0.9,), 2: (0.5, 0.9), 3: (0.5, 0.75, 0.9), 4: (0.25, 0.5, 0.75, 0.9)}
"""When reminders come, by how many a person wants: parts of the time that have passed."""
MISSED_AWAY = 2
"""Deadlines missed in a row after which the computer plays a seat at once, until its person comes back."""
_LOOK_AHEAD_D = 2
_SOON_S = 1.0


def pace_s(pace: str) -> float | None:
    """The time for a turn over days; None for other paces (`none`, `live`) and what cannot be read."""
    match = re.fullmatch(r"(\d{1,4})h", pace)
    hours = int(match[1]) if match else 0
    return hours * HOUR_S if LEAST_PACE_H <= hours <= MOST_PACE_H else None


def is_pace(pace: str) -> bool:
    """Whether a session can have this pace."""
    return pace in ("none", LIVE) or pace_s(pace) is not None


class Allowance(msgspec.Struct, frozen=True):
    """Awake time that a pace gives: for a turn, for coming back out of turn, for any other question out of turn."""

    turn: float
    respawn: float
    answer: float


def allowance(pace: str) -> Allowance | None:
    """What a pace gives; None where no clock runs."""
    if pace == LIVE:
        return Allowance(LIVE_TURN_S, LIVE_RESPAWN_S, LIVE_ANSWER_S)
    turn = pace_s(pace)
    if turn is None:
        return None
    short = min(turn / 4, SHORT_S)
    return Allowance(turn, short, short)


class Habits(msgspec.Struct, frozen=True):
    """When somebody sleeps: an IANA zone, quiet hours as minutes of the local day (from, to), reminders a turn."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    reminders: int = 2

    @classmethod
    def read(cls, data: Mapping[str, str]) -> Habits:
        """The habits among a person's settings; what cannot be read is as if it were not there."""
        zone = data.get("zone", "UTC")
        reminders = data.get("reminders", "2")
        return cls(
            zone if zone_of(zone) is not None else "UTC",
            quiet_of(data.get("quiet", "")),
            int(reminders) if reminders in ("0", "1", "2", "3", "4") else 2,
        )


def zone_of(name: str) -> ZoneInfo | None:
    """The zone of that name, if this machine knows it."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return None


def quiet_of(text: str) -> tuple[int, int] | None:
    """Quiet hours spelled `22:00-08:00`; None when there are none, or they are longer than 10 hours."""
    match = re.fullmatch(r"([01]?\d|2[0-3]):([0-5]\d)-([01]?\d|2[0-3]):([0-5]\d)", text)
    if match is None:
        return None
    start, end = int(match[1]) * 60 + int(match[2]), int(match[3]) * 60 + int(match[4])
    length = (end - start) % 1440 * 60
    return (start, end) if 0 < length <= LONGEST_QUIET_S else None


class Calendar:
    """When one person is awake: habits, and holidays as pairs of moments."""

    def __init__(self, habits: Habits, holidays: Iterable[tuple[float, float]] = ()) -> None:
        self.habits = habits
        self._zone = zone_of(habits.zone) or ZoneInfo("UTC")
        self._holidays = sorted(holidays)

    def day(self, at: float) -> date:
        """The person's own date at a moment."""
        return datetime.fromtimestamp(at, UTC).astimezone(self._zone).date()

    def midnight(self, at: float) -> float:
        """When the person's next day begins."""
        return self._moment(self.day(at) + timedelta(days=1), 0, late=False)

    def awake_from(self, at: float) -> float:
        """The first moment from `at` on at which the person is awake."""
        while (nap := self._next_nap(at)) is not None and nap[0] <= at:
            at = nap[1]
        return at

    def add(self, at: float, awake_s: float) -> float:
        """When `awake_s` seconds awake have passed since `at`; never a moment asleep."""
        at = self.awake_from(at)
        while (nap := self._next_nap(at)) is not None and at + awake_s >= nap[0]:
            awake_s -= nap[0] - at
            at = self.awake_from(nap[1])
        return at + awake_s

    def between(self, start: float, end: float) -> float:
        """Seconds awake from `start` to `end`; 0 when `end` is not later."""
        awake, at = 0.0, self.awake_from(start)
        while at < end and (nap := self._next_nap(at)) is not None and nap[0] < end:
            awake += nap[0] - at
            at = self.awake_from(nap[1])
        return awake + max(0.0, end - at)

    def _next_nap(self, at: float) -> tuple[float, float] | None:
        """The first time of sleep that ends after `at`, within the next days."""
        found = [nap for nap in (*self._nights(at), *self._holidays) if nap[1] > at and nap[0] < nap[1]]
        return min(found) if found else None

    def _nights(self, at: float) -> list[tuple[float, float]]:
        if self.habits.quiet is None:
            return []
        first = self.day(at) - timedelta(days=1)
        return [self._night(first + timedelta(days=number)) for number in range(_LOOK_AHEAD_D + 1)]

    def _night(self, day: date) -> tuple[float, float]:
        """The quiet hours that begin on `day`; where clocks are changed in them, the longer reading."""
        assert self.habits.quiet is not None
        start, end = self.habits.quiet
        last = day if end > start else day + timedelta(days=1)
        return self._moment(day, start, late=False), self._moment(last, end, late=True)

    def _moment(self, day: date, minute: int, *, late: bool) -> float:
        """A wall clock's time as a moment: of two, or of none, the earlier or the later reading."""
        wall = datetime.combine(day, time(minute // 60, minute % 60), self._zone)
        readings = (wall.replace(fold=0).timestamp(), wall.replace(fold=1).timestamp())
        return max(readings) if late else min(readings)


NO_NAPS = Calendar(Habits())
"""Somebody who never sleeps."""
AT_HAND = Calendar(Habits(reminders=0))
"""Somebody who plays live: awake, and never reminded."""


# clocks of a session


def clocks(
    old: Mapping[int, SeatClock], asks: Mapping[int, Ask], turn_seat: int, turn_passed: bool,
    waits: Mapping[int, int], now: float, limits: Allowance | None, calendars: Mapping[int, Calendar],
    banks: Mapping[int, float],
) -> dict[int, SeatClock]:  # fmt: skip
    """The clocks after a commit: of every awaited seat, and the stopped one of the seat whose turn it is.

    `asks` are the questions of awaited human seats. A turn has one clock from its beginning to its end; it stands still
    while only others are asked, and goes on where it stood. `banks` are by seat what follows on the time for a turn.
    """
    if limits is None:
        return {}
    found: dict[int, SeatClock] = {}
    for seat in asks:
        about: About = "turn" if seat == turn_seat else "answer"
        known = old.get(seat)
        if known is not None and _goes_on(known, about, turn_passed, waits[seat]):
            found[seat] = resumed(known, now, calendars[seat])
        else:
            allowed = limits.turn + banks.get(seat, 0.0) if about == "turn" else _short(limits, asks[seat])
            found[seat] = SeatClock(about, waits[seat], now, calendars[seat].add(now, allowed), allowed)
    own = old.get(turn_seat)
    if own is not None and turn_seat not in found and own.about == "turn" and not turn_passed:
        found[turn_seat] = stopped(own, now, calendars.get(turn_seat, NO_NAPS))
    return found


def _short(limits: Allowance, ask: Ask) -> float:
    return limits.respawn if ask.kind == RESPAWN else limits.answer


def remaining(clock: SeatClock, now: float, calendar: Calendar) -> float:
    """The awake time that a clock has left."""
    return clock.left if clock.left is not None else calendar.between(now, clock.deadline)


def _goes_on(known: SeatClock, about: About, turn_passed: bool, period: int) -> bool:
    if known.about != about:
        return False
    return not turn_passed if about == "turn" else known.begun == period


def stopped(clock: SeatClock, now: float, calendar: Calendar) -> SeatClock:
    """The clock standing still, with the awake time that is left."""
    return msgspec.structs.replace(clock, left=remaining(clock, now, calendar))


def resumed(clock: SeatClock, now: float, calendar: Calendar) -> SeatClock:
    """The clock running again: what was left is left, no more."""
    if clock.left is None:
        return clock
    return msgspec.structs.replace(clock, left=None, deadline=calendar.add(now, clock.left))


def extended(clock: SeatClock, calendar: Calendar) -> SeatClock:
    """The clock with `EXTENSION_S` more; it reminds by parts of the longer time from now on."""
    allowed = clock.allowed + EXTENSION_S
    if clock.left is not None:
        return msgspec.structs.replace(clock, allowed=allowed, left=clock.left + EXTENSION_S)
    return msgspec.structs.replace(clock, allowed=allowed, deadline=calendar.add(clock.deadline, EXTENSION_S))


def alarms(seat: int, clock: SeatClock, now: float, calendar: Calendar) -> list[Alarm]:
    """When a running clock is to be looked at: its deadline, and before it the reminders still to come."""
    if clock.left is not None or clock.overdue:
        return []
    found = [Alarm(seat, "deadline", clock.begun, clock.deadline)]
    left = calendar.between(now, clock.deadline)
    for number, part in enumerate(FRACTIONS[calendar.habits.reminders], 1):
        wait = left - clock.allowed * (1 - part)
        if clock.about == "turn" and wait > _SOON_S:
            found.append(Alarm(seat, f"reminder{number}", clock.begun, calendar.add(now, wait)))
    return found


# calls


def call_at(now: float, calendar: Calendar, called: Sequence[float], *, reminder: bool = False) -> float:
    """When a person may be called for something that is to be told now; `now` itself if that is at once.

    `called` are the moments of his calls over the last two days. Never while he sleeps, at most `MOST_CALLS` on one of
    his days; the last of them waits until two hours after the one before, so that it can tell of more than one thing.
    """
    awake = calendar.awake_from(now)
    if awake > now:
        return awake
    today = [at for at in called if calendar.day(at) == calendar.day(now)]
    if len(today) >= MOST_CALLS:
        return calendar.awake_from(calendar.midnight(now))
    if called and (reminder or len(today) == MOST_CALLS - 1):
        return calendar.awake_from(max(now, max(called) + REMINDER_GAP_S))
    return now
