"""A small simulated calendar: what was pinged is what wall clocks say should have been (`tests.bench.calendar`)."""

from __future__ import annotations

import pytest

from cogs import host_clock
from tests.bench.calendar.__main__ import PEOPLE, simulated


@pytest.mark.parametrize("seed", [2])
async def test_pings_and_deadlines_of_some_days(seed: int) -> None:
    """Seven days, so that the night on which Prague's clocks go back is among them."""
    report, found = await simulated(days=7, sessions=10, seed=seed)
    assert found == {name: [] for name in found}
    assert len(report.pings) > 40 and len(report.deadlines) > 5 and report.restarts > 3
    assert {kind for _, _, kind, _ in report.pings} == {"story", "reminder", "call", "last"}
    assert len(report.live) == 1 and report.extensions > 0
    assert {person for _, person, _, _ in report.pings} == {someone.id for someone in PEOPLE}


@pytest.mark.parametrize(
    ("what", "broken", "shows"),
    [
        ("MOST_CALLS", 7, "over_four_a_day"),
        ("REMINDER_GAP_S", 0.0, "unexpected"),
        ("SHORT_S", 3600.0, "deadlines_unexpected"),
        ("LIVE_TURN_S", 30.0, "deadlines_unexpected"),
    ],
)
async def test_the_table_finds_what_is_wrong(what: str, broken: float, shows: str, monkeypatch) -> None:
    monkeypatch.setattr(host_clock, what, broken)
    _, found = await simulated(days=4, sessions=12, seed=2)
    assert found[shows] != []
