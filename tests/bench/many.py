"""How fast a bot is ready that keeps ten thousand open sessions, and what they cost in memory.

`python -m tests.bench.many [--sessions N] [--json]`

One real session is stored N times, each copy waiting for another person. A process of its own then opens the empty
and the full database. `ready_s`: until the first due posts are read; `mib_more`: peak memory above that of the empty
start.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from cogs.host import Host
from rules.registry import GAMES
from tests.host_tools import ANN, BOB, CID, Clock, hosting

ROOT = Path(__file__).resolve().parents[2]
SESSIONS = 10_000
COPIED = ("sessions", "seats", "waits", "steps", "snapshots", "posts")


async def measured(folder: Path, sessions: int = SESSIONS) -> dict[str, float]:
    """The figures, and what the full database answers: `waiting` for one person, `due` posts, `looks` at tables."""
    empty, full = folder / "empty.db", folder / "full.db"
    async with hosting(empty, games=GAMES):
        pass
    shutil.copy(empty, full)
    async with hosting(full, games=GAMES) as host:
        info = await host.new_session(1, 2, ANN, "adrenaline", "deathmatch", {}, seat_order="joined")
        for person in (BOB, CID):
            await host.join(info.id, person)
        await host.start(info.id, ANN.id)
    _multiply(full, sessions)
    before, after = _opened(empty), _opened(full)
    return {
        "sessions": sessions, "ready_s": round(after["seconds"], 3), "mib_more": round(after["mib"] - before["mib"], 1),
        "waiting": after["waiting"], "due": after["due"], "looks": after["looks"],
    }  # fmt: skip


def _multiply(path: Path, sessions: int) -> None:
    """The one session of the database, `sessions` times."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for table in COPIED:
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            id = "id" if table == "sessions" else "session"
            changed = {id: f"{id} + n", "number": "number + n", "person": "person + n * 10"}
            if table == "posts":
                changed["id"] = "id + n"
            values = ", ".join(changed.get(name, name) for name in names)
            connection.execute(
                f"WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < {sessions - 1})"
                f" INSERT INTO {table} SELECT {values} FROM {table}, count"
            )


def _opened(path: Path) -> dict[str, float]:
    command = [sys.executable, "-m", "tests.bench.many", "--open", str(path)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    found: dict[str, float] = json.loads(run.stdout)
    return found


async def _open(path: Path) -> dict[str, float]:
    begun = time.perf_counter()
    host = await Host.open(path, Clock())
    waiting = len(await host.waiting(1))
    due = len(await host.due_posts(2e6))
    ready = time.perf_counter() - begun
    looks = [await host.look(info.id, None) for info in await host.sessions(status="running", limit=5)]
    await host.close()
    return {"seconds": ready, "mib": _peak_mib(), "waiting": waiting, "due": due, "looks": len(looks)}


def _peak_mib() -> float:
    status = Path("/proc/self/status").read_text("ascii")
    return int(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1]) / 1024


def main(arguments: list[str]) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.many")
    parser.add_argument("--sessions", type=int, default=SESSIONS)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--open", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.open:
        print(json.dumps(asyncio.run(_open(given.open))))
        return
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measured(Path(folder), given.sessions))
    print(json.dumps(found) if given.json else "\n".join(f"{name}: {value}" for name, value in found.items()))


if __name__ == "__main__":
    main(sys.argv[1:])
