"""What people in a lobby may expect: when they are awake together, how many turns, how long. Times are in seconds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from cogs.host_clock import HOUR_S, LIVE, Calendar, Habits, pace_s
from data.store.records import SessionInfo
from rules.core.game import Mode, seat_room

STEP_S = HOUR_S / 2
DAY_STEPS = 48
WEEK_S = 7 * 24 * HOUR_S
SHARE_OF_PACE = 6
"""People take a sixth of the time they have: over days a turn of 24 hours lasts about 4 hours awake."""
SPREAD = (0.8, 1.12)
LIVE_TURN = (60.0, 100.0)
ROUND_TURNS = 5


class Forecast(msgspec.Struct, frozen=True):
    """`together` is the longest time of the coming day at which all are awake: None = none, a whole day = always.

    `turns` are all seats' turns, None where the game does not say; `lasts` is the least and most that the game will
    take (None: no clock runs, or the turns are not known).
    """

    together: tuple[float, float] | None
    turns: int | None
    lasts: tuple[float, float] | None


def forecast(info: SessionInfo, mode: Mode, turns: int | None, knows: Mapping[int, Habits], now: float) -> Forecast:
    """What the people of a lobby may expect, who all have said where they are."""
    calendars = [Calendar(knows[person]) for person in info.humans]
    about = None if turns is None else max(ROUND_TURNS, ROUND_TURNS * round(turns / ROUND_TURNS))
    lasts = None
    if turns is not None:
        own = turns * len(info.humans) / seats(info, mode)
        lasts = _lasts(own, info.pace, calendars, now)
    return Forecast(together(calendars, now), about, lasts)


def seats(info: SessionInfo, mode: Mode) -> int:
    """How many will play: those who sit there, at least as many as must."""
    return max(len(info.seats), seat_room(mode, info.options)[0])


def together(calendars: Sequence[Calendar], now: float) -> tuple[float, float] | None:
    """The longest time, in half hours, within the coming day at which all are awake; it may begin tomorrow."""
    first = (now // STEP_S + 1) * STEP_S
    free = [
        all(calendar.between(at, at + STEP_S) == STEP_S for calendar in calendars)
        for at in (first + step * STEP_S for step in range(DAY_STEPS))
    ]
    if not any(free):
        return None
    longest, begin, run = 0, 0, 0
    for step in range(2 * DAY_STEPS):
        run = run + 1 if free[step % DAY_STEPS] else 0
        if run > longest and run <= DAY_STEPS:
            longest, begin = run, step + 1 - run
    start = first + begin * STEP_S
    return start, start + longest * STEP_S


def _lasts(turns: float, pace: str, calendars: Sequence[Calendar], now: float) -> tuple[float, float] | None:
    if pace == LIVE:
        return turns * LIVE_TURN[0], turns * LIVE_TURN[1]
    allowed = pace_s(pace)
    if allowed is None:
        return None
    awake = sum(calendar.between(now, now + WEEK_S) for calendar in calendars) / len(calendars) / WEEK_S
    whole = turns * allowed / SHARE_OF_PACE / awake
    return whole * SPREAD[0], whole * SPREAD[1]
