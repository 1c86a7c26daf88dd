"""How fast the leaderboard of a large server answers and is drawn.

`python -m tests.bench.standing [--people N] [--json]`

A server of N people with three results each; the page in the middle is read for all time (`store_ms`) and for a month
(`month_ms`), and ten lines are drawn (`picture_ms`). Each is the best of five, in milliseconds.
"""

from __future__ import annotations

import argparse
import json
import random
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from typing import Any

from data.store import database, standing
from data.store.records import Board, Scope
from data.texts import TEXTS
from render.core.picture import Picture
from render.leaderboard import Standing as Line
from render.leaderboard import leaderboard

GUILD = 100
PEOPLE = 10_000
RESULTS = 3
ROWS = 10
OWN = 77


def connection() -> sqlite3.Connection:
    """An empty database in memory."""
    made = sqlite3.connect(":memory:", isolation_level=None)
    for script in database.migrations().values():
        for statement in database.statements(script):
            made.execute(statement)
    return made


def filled(people: int) -> sqlite3.Connection:
    """A database in memory with that many people on the leaderboard of one server."""
    dice, store, ids = random.Random(1), connection(), range(1, people + 1)
    store.execute("BEGIN")
    store.executemany("INSERT INTO people (id, name) VALUES (?, ?)", [(p, f"Player {p}") for p in ids])
    store.executemany(
        "INSERT INTO tallies VALUES (?, '', '', 0, ?, 30, ?, ?, 0, 1, ?, 8.0)",
        [(GUILD, p, dice.randrange(30), dice.randrange(900), 20 + 10 * dice.random()) for p in ids],
    )
    store.executemany(
        "INSERT INTO results VALUES (?, ?, 0, ?, 'toy', 'plain', 'human', ?, '', 1, 9, 0, 1, '', ?)",
        [((p + 1) // 2 + people * n, p % 2, GUILD, p, 1000.0 * n) for p in ids for n in range(RESULTS)],
    )
    store.execute("COMMIT")
    return store


def page(store: sqlite3.Connection, people: int, since: float | None) -> Board:
    """The page in the middle; results from `since` on, None for all time."""
    return standing.board(store, Scope(GUILD), "rating", people // 2 - ROWS, ROWS, OWN, since)


def drawn() -> Picture:
    """The picture of a page of long names."""
    history = tuple(1500 + 7 * (number % 5) for number in range(14))
    rows = [Line(4991 + n, f"Kryštof Ďáblík {n}", 1500 + n, 4, history, n, 30) for n in range(ROWS)]
    return leaderboard(rows, "ADRENALINE, deathmatch", partial(TEXTS.get, "cs"))


def measured(people: int) -> dict[str, Any]:
    """The figures."""
    with closing(filled(people)) as store:
        found: dict[str, Any] = {
            "people": people,
            "store_ms": _best_ms(partial(page, store, people, None)),
            "month_ms": _best_ms(partial(page, store, people, 500.0)),
        }
    drawn()
    return found | {"picture_ms": _best_ms(drawn)}


def _best_ms(work: Callable[[], object]) -> float:
    taken = []
    for _ in range(5):
        begun = time.perf_counter()
        work()
        taken.append(time.perf_counter() - begun)
    return round(1000 * min(taken), 1)


def main(arguments: list[str]) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.standing")
    parser.add_argument("--people", type=int, default=PEOPLE)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    found = measured(given.people)
    print(json.dumps(found) if given.json else "\n".join(f"{name}: {value}" for name, value in found.items()))


if __name__ == "__main__":
    main(sys.argv[1:])
