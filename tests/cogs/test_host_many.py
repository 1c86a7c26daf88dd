"""Ten thousand stored open sessions: ready in under 3 s, within 50 MiB of an empty start."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from rules.registry import GAMES
from tests.host_tools import ANN, BOB, CID, hosting

ROOT = Path(__file__).resolve().parents[2]
SESSIONS = 10_000


def opened(path):
    run = subprocess.run(
        [sys.executable, "-m", "tests.cogs.many_driver", path], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def multiplied(path):
    """The one session of the database, `SESSIONS` times; each waits for another person."""
    tables = ("sessions", "seats", "waits", "steps", "snapshots", "posts")
    with closing(sqlite3.connect(path)) as connection, connection:
        for table in tables:
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            id = "id" if table == "sessions" else "session"
            changed = {id: f"{id} + n", "number": "number + n", "person": "person + n * 10"}
            if table == "posts":
                changed["id"] = "id + n"
            values = ", ".join(changed.get(name, name) for name in names)
            connection.execute(
                f"WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < {SESSIONS - 1})"
                f" INSERT INTO {table} SELECT {values} FROM {table}, count"
            )


async def test_ten_thousand_open_sessions(tmp_path):
    empty, full = tmp_path / "empty.db", tmp_path / "full.db"
    async with hosting(empty, games=GAMES) as host:
        assert await host.sessions() == []
    shutil.copy(empty, full)
    async with hosting(full, games=GAMES) as host:
        info = await host.new_session(1, 2, ANN, "adrenaline", "deathmatch", {}, seat_order="joined")
        for person in (BOB, CID):
            await host.join(info.id, person)
        await host.start(info.id, ANN.id)
    multiplied(full)
    before, after = opened(empty), opened(full)
    assert (before["looks"], after["looks"], after["waiting"], after["due"]) == (0, 5, 1, 100)
    assert after["seconds"] < 3
    assert after["mib"] - before["mib"] < 50
    print(f"{after['seconds']:.2f} s, {after['mib'] - before['mib']:.1f} MiB more")
