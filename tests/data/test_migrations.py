"""What an older database holds comes over: results and ratings of the first version stand on the new leaderboards."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from data.store import Store, standing
from data.store import database as files
from data.store.records import Scope, scaled

REACTIONS = next(number for number, sql in files.migrations().items() if "$.reactions" in sql)
OLD_RATINGS = {1: (27.0, 7.0), 2: (23.0, 7.5)}


OVER = """INSERT INTO sessions (id, number, guild, channel, host, system, mode, options, pace, seat_order, status,
        created, started, host_seen)
    VALUES (?, ?, ?, 1, 1, 'adrenaline', 'deathmatch', '{}', 'none', 'drawn', 'over', 0, 0, 0)"""


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
        connection.executemany(OVER, [(1, 1, 7), (2, 2, 7), (3, 1, 8)])
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
        assert (await store.database.run(standing.board, Scope(8), "wins", 0, 10, None, None)).rows == ()
        assert await store.database.run(standing.scopes, 8) == []
        assert await store.season(7) == 1
    finally:
        await store.close()
    assert len(list(old.parent.glob("old.db.v1-*.backup"))) == 1


def before(path: Path, version: int) -> sqlite3.Connection:
    """A new file as it was before `version`, open for writing what it held."""
    files.prepare(path, {number: sql for number, sql in files.migrations().items() if number < version})
    return sqlite3.connect(path, isolation_level=None)


def result(session: int, seat: int, place: int, person: int | None, kind: str = "human", ended: float = 0.0):
    """A row of `results` worth `10 - place` points, on server 7."""
    return (session, seat, 7, "adrenaline", "deathmatch", kind, person, "x", place, 10 - place, 0, ended or session)


async def test_only_games_of_two_people_count_from_now_on_and_runs_are_counted_anew(tmp_path: Path) -> None:
    """Ann wins 1 (alone), 2 and 3, loses 4 and wins 5; 2 to 4 were played with Bob, 5 with one who is forgotten."""
    path = tmp_path / "old.db"
    with closing(before(path, REACTIONS)) as connection:
        connection.executemany(OVER, [(id, id, 7) for id in range(1, 7)])
        people = [
            result(1, 0, 1, 1), result(2, 0, 1, 1), result(2, 1, 2, 2), result(3, 0, 1, 1), result(3, 1, 2, 2),
            result(4, 0, 2, 1), result(4, 1, 1, 2), result(5, 0, 1, 1), result(5, 1, 2, None),
        ]  # fmt: skip
        rows = [*people, result(1, 1, 2, None, "computer"), result(6, 0, 1, 3), result(6, 1, 2, None, "computer")]
        connection.executemany(f"INSERT INTO results VALUES ({', '.join('?' * 12)})", rows)
        connection.execute("INSERT INTO seasons VALUES (7, 2, 3.5)")
        for system, mode in (("", ""), ("adrenaline", "deathmatch")):
            for season, person in ((0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2), (0, 3), (2, 3)):
                tally = (7, system, mode, season, person, 9, 9, 99, 9, 9, 25.5 if person < 3 else None, 8.0)
                connection.execute(f"INSERT INTO tallies VALUES ({', '.join('?' * 12)})", tally)
    store = await Store.open(path)
    try:
        for scope in (("", ""), ("adrenaline", "deathmatch")):
            found = {}
            for season in (0, 1, 2):
                board = await store.database.run(standing.board, Scope(7, *scope, season), "wins", 0, 10, None, None)
                for row in board.rows:
                    told = row.tally
                    found[season, row.person] = (told.sessions, told.wins, told.points, told.streak, told.best)
                    assert told.rating == scaled(25.5, 8.0)
            assert found == {
                (0, 1): (4, 3, 35, 1, 2), (1, 1): (2, 2, 18, 2, 2), (2, 1): (2, 1, 17, 1, 1),
                (0, 2): (3, 1, 25, 1, 1), (1, 2): (2, 0, 16, 0, 0), (2, 2): (1, 1, 9, 1, 1),
            }  # fmt: skip
    finally:
        await store.close()


def test_one_option_about_reactions_comes_into_tables_defaults_and_orders(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    tables = [
        ("adrenaline", '{"skulls":"5","grenades":"ask"}', '{"grenades":"orders","pace":"24h"}'),
        ("adrenaline", '{"skulls":"5"}', "{}"),
        ("orb_hunt", "{}", "{}"),
    ]
    with closing(before(path, REACTIONS)) as connection:
        for number, (system, options, agreed) in enumerate(tables):
            connection.execute(
                """INSERT INTO sessions (number, guild, channel, host, system, mode, options, pace, seat_order, status,
                    created, host_seen, agreed) VALUES (?, 7, 1, 1, ?, 'x', ?, '24h', 'drawn', 'lobby', 0, 0, ?)""",
                (number, system, options, agreed),
            )
        settings = [(7, '{"language":"cs","options":{"grenades":"ask"}}'), (8, '{"language":"en"}')]
        connection.executemany("INSERT INTO guilds VALUES (?, ?)", settings)
        given = [(1, '{"shield":"order"}'), (2, '{"grenade":"keep"}')]
        connection.executemany("INSERT INTO orders VALUES (?, ?)", given)
    files.prepare(path)
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT options, agreed FROM sessions ORDER BY number").fetchall()
        assert [(json.loads(options), json.loads(agreed)) for options, agreed in found] == [
            ({"skulls": "5", "reactions": "ask"}, {"reactions": "orders", "pace": "24h"}),
            ({"skulls": "5"}, {}),
            ({"reactions": "ask"}, {}),
        ]
        guilds = [json.loads(settings) for (settings,) in connection.execute("SELECT settings FROM guilds ORDER BY id")]
        assert guilds == [{"language": "cs", "options": {"reactions": "ask"}}, {"language": "en"}]
        orders = [json.loads(given) for (given,) in connection.execute("SELECT orders FROM orders ORDER BY person")]
        assert orders == [{"shield": "use"}, {"grenade": "keep"}]
