"""A simulated calendar: people in many zones play many sessions for days while the bot is restarted at random.

What should be pinged is computed a second time, minute by minute from wall clocks (`table`), from nothing but
what was asked of whom and when (`play`); it must equal what was sent, and every deadline must be acted on
exactly once.

    python -m tests.bench.calendar [--days 14] [--sessions 40] [--seed 1] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import defaultdict
from datetime import date
from pathlib import Path
from typing import Any

from tests.bench.calendar.play import PEOPLE, Report, Simulation
from tests.bench.calendar.table import Expectation

__all__ = ["PEOPLE", "differences", "simulated"]


def differences(report: Report, days: int) -> dict[str, list[Any]]:
    """What was sent or done and should not have been, and the other way round; and broken laws."""
    table = Expectation(report, days)
    table.compute()
    wanted, sent = sorted(table.pings), sorted(report.pings)
    found: dict[str, list[Any]] = {
        "missing": _less(wanted, sent),
        "unexpected": _less(sent, wanted),
        "deadlines_missing": _less(sorted(table.deadlines), sorted(report.deadlines)),
        "deadlines_unexpected": _less(sorted(report.deadlines), sorted(table.deadlines)),
        "asleep": [ping for ping in sent if not table._is_awake(ping[1], ping[3], ping[0])],
    }
    a_day: dict[tuple[int, date], int] = defaultdict(int)
    for minute, person, _, session in sent:
        if session in report.live:
            continue
        a_day[(person, table.days[person][minute])] += 1
    found["over_four_a_day"] = [(person, str(day), count) for (person, day), count in a_day.items() if count > 4]
    return found


def _less(some: list[Any], others: list[Any]) -> list[Any]:
    left = list(some)
    for item in others:
        if item in left:
            left.remove(item)
    return left


async def simulated(days: int, sessions: int, seed: int) -> tuple[Report, dict[str, list[Any]]]:
    """Runs a calendar; what was sent, and how it differs from the table."""
    with tempfile.TemporaryDirectory() as folder:
        report = await Simulation(Path(folder) / "calendar.db", days, sessions, seed).run()
    return report, differences(report, days)


def main(arguments: list[str]) -> int:
    """The command line; exit status 1 when anything differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.calendar")
    parser.add_argument("--days", type=int, default=14)
    parser.add_argument("--sessions", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    begun = time.perf_counter()
    report, found = asyncio.run(simulated(given.days, given.sessions, given.seed))
    kinds: dict[str, int] = defaultdict(int)
    for ping in report.pings:
        kinds[ping[2]] += 1
    told = {
        "days": given.days, "sessions": given.sessions, "pings": len(report.pings), "kinds": dict(kinds),
        "live": len(report.live), "extensions": report.extensions, "deadlines": len(report.deadlines),
        "restarts": report.restarts,
        "differences": {name: len(items) for name, items in found.items()},
        "seconds": round(time.perf_counter() - begun, 1),
    }  # fmt: skip
    print(json.dumps(told) if given.json else "\n".join(f"{name}: {value}" for name, value in told.items()))
    for name, items in found.items():
        for item in items[:5]:
            print(f"{name}: {item}", file=sys.stderr)
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
