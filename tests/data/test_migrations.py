"""What an older database holds comes over: results and ratings of the first version stand on the new leaderboards."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from data.store import Store, standing
from data.store import database as files
from data.store.records import Scope, scaled

OLD_RATINGS = {1: (27.0, 7.0), 2: (23.0, 7.5)}


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file of the first version: two sessions of two people, one of a person alone, on two servers."""
    path = tmp_path / "old.db"
    files.prepare(path, {1: files.migrations()[1]})
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany("INSERT INTO people (id, name) VALUES (?, ?)", [(1, "Ann"), (2, "Bob")])
        rows = [
            (session, seat, guild, "adrenaline", "deathmatch", "human", person, "x", place, points, 0, float(session))
            for session, seat, guild, person, place, points in (
                (1, 0, 7, 1, 1, 30), (1, 1, 7, 2, 2, 20), (2, 0, 7, 1, 2, 10), (2, 1, 7, 2, 1, 40), (3, 0, 8, 1, 1, 5),
            )
        ]  # fmt: skip
        rows.append((3, 1, 8, "adrenaline", "deathmatch", "computer", None, "Hex", 2, 1, 0, 3.0))
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.executemany(f"INSERT INTO results VALUES ({', '.join('?' * 12)})", rows)
        connection.executemany(
            "INSERT INTO ratings VALUES (7, 'adrenaline', 'deathmatch', ?, ?, ?)",
            [(person, *rating) for person, rating in OLD_RATINGS.items()],
        )
    return path


async def test_results_and_ratings_of_the_first_version_come_over(old: Path) -> None:
    store = await Store.open(old)
    try:
        for scope in (("", ""), ("adrenaline", "deathmatch")):
            for season in (0, 1):
                board = await store.database.run(
                    standing.board, Scope(7, *scope, season), "points", 0, 10, None, None
                )  # fmt: skip
                found = [(row.place, row.name, row.tally.sessions, row.tally.wins, row.tally.points, row.tally.rating)
                         for row in board.rows]  # fmt: skip
                assert found == [
                    (1, "Bob", 2, 1, 60, scaled(*OLD_RATINGS[2])), (2, "Ann", 2, 1, 40, scaled(*OLD_RATINGS[1])),
                ], (scope, season)  # fmt: skip
        assert await store.ratings(Scope(7, "adrenaline", "deathmatch"), [1, 2, 3]) == {
            person: standing.Rating(person, *rating) for person, rating in OLD_RATINGS.items()
        }
        (alone,) = (await store.database.run(standing.board, Scope(8), "wins", 0, 10, None, None)).rows
        assert (alone.name, alone.tally.sessions, alone.tally.rating) == ("Ann", 1, None)
        assert await store.season(7) == 1
    finally:
        await store.close()
    assert len(list(old.parent.glob("old.db.v1-*.backup"))) == 1
