"""Time as pure functions: quiet hours, clock changes, holidays, deadlines that are never refilled, when to call."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.host_clock import (
    FRACTIONS,
    Calendar,
    Habits,
    alarms,
    allowance,
    call_at,
    clocks,
    is_pace,
    pace_s,
    quiet_of,
    resumed,
    stopped,
)
from data.store.records import SeatClock
from rules.core.model import Ask

H = 3600.0
PRAGUE, YORK, CHATHAM = "Europe/Prague", "America/New_York", "Pacific/Chatham"
ZONES = ("UTC", PRAGUE, YORK, CHATHAM, "Australia/Lord_Howe", "Asia/Kolkata")


def at(zone: str, *parts: int, fold: int = 0) -> float:
    return datetime(*parts, tzinfo=ZoneInfo(zone), fold=fold).timestamp()  # type: ignore[misc,arg-type]


def wall(zone: str, moment: float) -> str:
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).strftime("%d %H:%M")


def prague(start: str = "22:00", end: str = "08:00", *holidays: tuple[float, float]) -> Calendar:
    return Calendar(Habits(PRAGUE, quiet_of(f"{start}-{end}")), holidays)


@pytest.mark.parametrize(
    ("pace", "hours"),
    [("12h", 12), ("24h", 24), ("72h", 72), ("5h", 5), ("336h", 336), ("1h", None), ("337h", None), ("none", None),
     ("live", None), ("h", None), ("-4h", None), ("24h ", None), ("٢٤h", 24)],
)  # fmt: skip
def test_pace(pace: str, hours: int | None) -> None:
    assert pace_s(pace) == (hours * H if hours else None)
    assert is_pace(pace) == (hours is not None or pace in ("none", "live"))


@pytest.mark.parametrize(
    ("text", "quiet"),
    [("22:00-08:00", (1320, 480)), ("1:30-9:00", (90, 540)), ("22:00-08:01", None), ("", None), ("8-10", None),
     ("08:00-08:00", None), ("24:00-08:00", None), ("22:60-08:00", None)],
)  # fmt: skip
def test_quiet_hours_are_at_most_ten_a_day(text: str, quiet: tuple[int, int] | None) -> None:
    assert quiet_of(text) == quiet


def test_habits_that_cannot_be_read_are_as_if_not_there() -> None:
    assert Habits.read({"zone": "Moon/Crater", "quiet": "1-2", "reminders": "9"}) == Habits()
    assert Habits.read({"zone": "../etc", "reminders": "x"}) == Habits()
    assert Habits.read({"zone": PRAGUE, "quiet": "23:00-07:00", "reminders": "0"}) == Habits(PRAGUE, (1380, 420), 0)


@pytest.mark.parametrize(
    ("start", "hours", "deadline"),
    [
        ((2026, 6, 1, 12, 0), 10, "02 08:00"),  # ends at the very start of the night: in the morning then
        ((2026, 6, 1, 12, 0), 9.5, "01 21:30"),
        ((2026, 6, 1, 12, 0), 12, "02 10:00"),
        ((2026, 6, 1, 12, 0), 24, "03 08:00"),
        ((2026, 6, 1, 23, 30), 2, "02 10:00"),  # begun asleep
        ((2026, 6, 1, 7, 59), 1, "01 09:00"),
        ((2026, 6, 1, 8, 0), 72, "06 10:00"),
    ],
)
def test_the_clock_sleeps_in_quiet_hours(start: tuple[int, ...], hours: float, deadline: str) -> None:
    assert wall(PRAGUE, prague().add(at(PRAGUE, *start), hours * H)) == deadline


def test_nights_on_which_clocks_are_changed() -> None:
    """On 29 March 2026 Prague skips 2:00 to 3:00, on 25 October it has it twice."""
    spring, autumn = at(PRAGUE, 2026, 3, 28, 21, 0), at(PRAGUE, 2026, 10, 24, 21, 0)
    assert wall(PRAGUE, prague().add(spring, 2 * H)) == "29 09:00"
    assert wall(PRAGUE, prague().add(autumn, 2 * H)) == "25 09:00"
    assert prague().add(spring, 2 * H) - spring == 11 * H
    assert prague().add(autumn, 2 * H) - autumn == 13 * H
    night = prague("02:30", "08:00")
    assert night.awake_from(at(PRAGUE, 2026, 3, 29, 3, 10)) == at(PRAGUE, 2026, 3, 29, 8, 0)
    assert night.awake_from(at(PRAGUE, 2026, 10, 25, 2, 40)) == at(PRAGUE, 2026, 10, 25, 8, 0)
    early = prague("20:00", "02:30")
    assert early.awake_from(at(PRAGUE, 2026, 10, 25, 2, 10)) == at(PRAGUE, 2026, 10, 25, 2, 30, fold=1)


def test_holidays_join_the_nights() -> None:
    away = (at(PRAGUE, 2026, 6, 2, 6, 0), at(PRAGUE, 2026, 6, 4, 23, 0))
    calendar = prague("22:00", "08:00", away)
    assert wall(PRAGUE, calendar.add(at(PRAGUE, 2026, 6, 1, 20, 0), 3 * H)) == "05 09:00"
    assert calendar.between(at(PRAGUE, 2026, 6, 1, 20, 0), at(PRAGUE, 2026, 6, 5, 9, 0)) == 3 * H


calendars = st.builds(
    lambda zone, start, length, off: Calendar(
        Habits(zone, quiet_of(f"{start // 60:02}:{start % 60:02}-{(start + length) % 1440 // 60:02}:{(start + length) % 60:02}")),  # noqa: E501
        [(begin, begin + days * 86400.0) for begin, days in off],
    ),
    st.sampled_from(ZONES),
    st.integers(0, 1439),
    st.integers(0, 600),
    st.lists(st.tuples(st.integers(1_771_000_000, 1_795_000_000).map(float), st.integers(1, 5)), max_size=2),
)
moments = st.integers(1_772_000_000, 1_794_000_000).map(float)


def asleep(calendar: Calendar, moment: float) -> bool:
    """By the wall clock, minute by minute: another way to know it."""
    quiet = calendar.habits.quiet
    local = datetime.fromtimestamp(moment, UTC).astimezone(ZoneInfo(calendar.habits.zone))
    minute = local.hour * 60 + local.minute
    night = quiet is not None and (minute - quiet[0]) % 1440 < (quiet[1] - quiet[0]) % 1440
    return night or any(since <= moment < until for since, until in calendar._holidays)


@settings(max_examples=150, deadline=None)
@given(calendars, moments, st.integers(0, 80 * 3600))
def test_a_deadline_is_awake_and_counts_awake_time_only(calendar: Calendar, start: float, wait: int) -> None:
    deadline = calendar.add(start, wait)
    assert not asleep(calendar, deadline)
    assert calendar.between(start, deadline) == pytest.approx(wait)
    assert calendar.add(start, wait + 60) >= deadline + 60


@settings(max_examples=150, deadline=None)
@given(calendars, moments, st.lists(st.tuples(st.integers(0, 90_000), st.integers(0, 200_000)), max_size=6))
def test_stopping_never_refills(calendar: Calendar, start: float, stops: list[tuple[int, int]]) -> None:
    """However often a clock is stopped and let run, the awake time it ran is what it has lost."""
    clock = SeatClock("turn", 1, start, calendar.add(start, 24 * H), 24 * H)
    now, ran = start, 0.0
    for run, rest in stops:
        if now + run >= clock.deadline:
            break
        ran += calendar.between(now, now + run)
        now += run
        still = stopped(clock, now, calendar)
        assert still.left == pytest.approx(24 * H - ran)
        assert stopped(still, now + rest, calendar) == still
        now += rest
        clock = resumed(still, now, calendar)
        assert calendar.between(now, clock.deadline) == pytest.approx(24 * H - ran)


def test_the_clock_belongs_to_the_turn() -> None:
    """Others are asked in the middle: their clock is short, the turn's stands still and goes on where it stood."""
    free = {seat: Calendar(Habits()) for seat in range(3)}
    turn, answer = Ask((0,), "turn", "A", 5), Ask((1, 2), "answers", "A", 6)
    first = clocks({}, {0: turn}, 0, True, {0: 5}, 1000.0, allowance("24h"), free, {})
    assert first == {0: SeatClock("turn", 5, 1000.0, 1000.0 + 24 * H, 24 * H)}
    again = clocks(first, {0: turn}, 0, False, {0: 5}, 5000.0, allowance("24h"), free, {})
    assert again == first, "sub-steps never refill it"
    asked = clocks(first, {1: answer, 2: answer}, 0, False, {1: 6, 2: 6}, 1000.0 + 4 * H, allowance("24h"), free, {})
    assert asked[0].left == 20 * H and asked[1].deadline == 1000.0 + 10 * H and asked[1].about == "answer"
    back = clocks(asked, {0: turn}, 0, False, {0: 8}, 1000.0 + 9 * H, allowance("24h"), free, {})
    assert set(back) == {0} and back[0].deadline == 1000.0 + 29 * H and back[0].begun == 5
    passed = clocks(back, {1: turn}, 1, True, {1: 9}, 1000.0 + 10 * H, allowance("12h"), free, {})
    assert passed == {1: SeatClock("turn", 9, 1000.0 + 10 * H, 1000.0 + 22 * H, 12 * H)}
    assert clocks(first, {0: turn}, 0, False, {0: 5}, 5000.0, None, free, {}) == {}


def test_a_short_clock_is_a_quarter_of_the_pace_at_most_six_hours() -> None:
    free = {1: Calendar(Habits())}
    ask = Ask((1,), "respawn", "B", 3)
    for pace, hours in ((12, 3), (24, 6), (72, 6)):
        found = clocks({}, {1: ask}, 0, False, {1: 3}, 0.0, allowance(f"{pace}h"), free, {})
        assert found[1].deadline == hours * H


@pytest.mark.parametrize("wanted", sorted(FRACTIONS))
def test_reminders_as_many_as_wanted_and_none_again_after_a_stop(wanted: int) -> None:
    calendar = Calendar(Habits(reminders=wanted))
    clock = SeatClock("turn", 1, 0.0, 100 * H, 100 * H)
    due = [alarm.due / H for alarm in alarms(0, clock, 0.0, calendar) if alarm.kind != "deadline"]
    assert due == pytest.approx([100 * part for part in FRACTIONS[wanted]]) and len(due) == wanted
    later = alarms(0, resumed(stopped(clock, 50 * H, calendar), 70 * H, calendar), 70 * H, calendar)
    assert [alarm.due / H for alarm in later] == pytest.approx([120, *(20 + t for t in due if t > 50)])
    assert alarms(0, stopped(clock, 1.0, calendar), 1.0, calendar) == []


def test_when_somebody_may_be_called() -> None:
    calendar, noon = prague(), at(PRAGUE, 2026, 6, 2, 12, 0)
    morning = noon + 20 * H
    assert call_at(noon, calendar, []) == noon
    assert call_at(noon + 10.5 * H, calendar, []) == morning
    earlier = [noon - 4 * H, noon - 1 * H]
    assert call_at(noon, calendar, earlier) == noon
    assert call_at(noon, calendar, earlier, reminder=True) == noon + 1 * H
    three = [noon - 3 * H, *earlier[1:], noon - 0.5 * H]
    assert call_at(noon, calendar, three) == noon + 1.5 * H, "the fourth tells of all that came"
    assert call_at(noon, calendar, [*three, noon - 0.1 * H]) == morning, "no fifth that day"
    assert call_at(morning, calendar, [*three, noon - 0.1 * H]) == morning
