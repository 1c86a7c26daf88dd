"""How fast the store commits presses, against bare sqlite3 with the same statements and bytes.

`python -m tests.bench.store [--presses N] [--json]`

Random games of ADRENALINE are played first, to have real presses; what each of them makes the store write is recorded.
Then the same changes are committed again through the store (timed), and the same statements through sqlite3 alone
(timed), each on a fresh copy of the same database. `actions_per_s` counts steps. `bytes_per_open_session` is what one
session in mid-game takes on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import sqlite3
import statistics
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from cogs.host import Host, Person
from data.store import Store, writing
from data.store.database import _connect
from data.store.records import Change
from tests.host_tools import Clock

SESSIONS = 8


class Recorder:
    """Stands before a connection and keeps what is executed on it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.statements: list[tuple[str, Any, bool]] = []

    def execute(self, statement: str, values: Any = ()) -> sqlite3.Cursor:
        self.statements.append((statement, values, False))
        return self.connection.execute(statement, values)

    def executemany(self, statement: str, values: Any) -> sqlite3.Cursor:
        rows = list(values)
        if rows:
            self.statements.append((statement, rows, True))
        return self.connection.executemany(statement, rows)


async def recorded(path: Path, presses: int) -> list[Change]:
    """Plays `presses` random presses in several sessions on the database at `path`; the changes they made.

    The database is copied beside itself (`.start`) when the sessions have begun.
    """
    changes: list[Change] = []
    host = await Host.open(path, Clock())
    commit = host.store.commit

    async def keep(change: Change) -> None:
        changes.append(change)
        await commit(change)

    sessions = []
    people = [Person(number, f"Person {number}") for number in range(1, 5)]
    for number in range(SESSIONS):
        info = await host.new_session(1, number, people[0], "adrenaline", "deathmatch", {})
        for person in people[1:]:
            await host.join(info.id, person)
        sessions.append((await host.start(info.id, 1)).id)
    await host.close()
    shutil.copy(path, f"{path}.start")
    host = await Host.open(path, Clock())
    commit = host.store.commit
    host.store.commit = keep  # type: ignore[method-assign]
    dice = random.Random(1)
    while len(changes) < presses:
        await press(host, sessions[len(changes) % SESSIONS], dice)
    await host.close()
    return changes


async def press(host: Host, id: int, dice: random.Random) -> None:
    """One press: a random action, with a few defaults after it as a draft has them."""
    look = await host.look(id, None)
    seat = look.asks[0].seats[0]
    person = look.info.seats[seat].person
    assert person is not None
    own = await host.look(id, person)
    await host.commit(id, person, look.asks[0].opened, [dice.choice(own.legal)])


async def through_store(path: Path, changes: list[Change]) -> list[float]:
    """Seconds of each commit through the store."""
    store = await Store.open(path)
    times = []
    for change in changes:
        begun = time.perf_counter()
        await store.commit(change)
        times.append(time.perf_counter() - begun)
    await store.close()
    return times


def bare(path: Path, changes: list[Change], scratch: Path) -> list[float]:
    """Seconds of each transaction through sqlite3 alone; statements and values are made beforehand."""
    transactions = []
    with closing(_connect(scratch)) as connection:
        for change in changes:
            recorder = Recorder(connection)
            writing.commit(recorder, change, 24 * 3600.0)  # type: ignore[arg-type]
            transactions.append(recorder.statements)
    times = []
    with closing(_connect(path)) as connection:
        for statements in transactions:
            begun = time.perf_counter()
            for statement, values, many in statements:
                if many:
                    connection.executemany(statement, values)
                else:
                    connection.execute(statement, values).fetchone()
            times.append(time.perf_counter() - begun)
    return times


def bytes_per_session(path: Path) -> float:
    """Bytes of the database per session in it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("VACUUM")
        pages, size, count = connection.execute(
            "SELECT page_count, page_size, (SELECT count(*) FROM sessions WHERE status = 'running')"
            " FROM pragma_page_count, pragma_page_size"
        ).fetchone()
    return float(pages * size / max(count, 1))


def measure(presses: int) -> dict[str, float]:
    """All figures of one run."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        begun = time.perf_counter()
        changes = asyncio.run(recorded(path, presses))
        played = time.perf_counter() - begun
        copies = [Path(folder) / name for name in ("store.db", "bare.db", "scratch.db")]
        for copy in copies:
            shutil.copy(f"{path}.start", copy)
        ours = asyncio.run(through_store(copies[0], changes))
        theirs = bare(copies[1], changes, copies[2])
        steps = sum(len(change.steps) for change in changes)
        return {
            "actions_per_s": round(steps / sum(ours), 1),
            "p50_ms": round(statistics.median(ours) * 1000, 3),
            "p99_ms": round(statistics.quantiles(ours, n=100)[98] * 1000, 3),
            "vs_sqlite3": round(sum(theirs) / sum(ours), 3),
            "bytes_per_open_session": round(bytes_per_session(path)),
            "steps": steps,
            "whole_press_ms": round(played / presses * 1000, 3),
        }


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--presses", type=int, default=1600)
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    given = parser.parse_args()
    found = measure(given.presses)
    print(json.dumps(found) if given.json else "\n".join(f"{key}: {value}" for key, value in found.items()))


if __name__ == "__main__":
    main()
