"""One person's data: handed out whole, and gone from every column and every page of the file."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import msgspec
import pytest

from cogs.host import Person
from tests.host_tools import ANN, BOB, GUILD, act, hosting, lobby, running

EVA = Person(987_654_321_012_345, "Evangeline-Unmistakable")


async def played(host, *, with_bob=True):
    """Eva has finished a session, plays in one, gathers one, votes, has orders, a draft and settings."""
    over = await running(host, EVA, BOB, options={"turns": "2"})
    card = (await host.look(over.id, EVA.id)).view.hand[0]
    await act(host, over.id, EVA, f"lay {card}", "end")
    await act(host, over.id, BOB, "end")
    info = await running(host, EVA, BOB, ANN)
    await act(host, info.id, EVA, "walk 1")
    question = (await host.look(info.id, EVA.id)).asks[0].opened
    await host.keep_draft(info.id, EVA.id, question, ["walk 2"])
    await host.abandon(info.id, EVA.id)
    gathering = await lobby(host, EVA, BOB)
    await host.set_person(EVA.id, language="cs", data={"hints": "2"})
    await host.set_orders(EVA.id, grenade="keep")
    return over, info, gathering


def texts(path):
    """Every value of every table that is not a blob, with its place."""
    with closing(sqlite3.connect(path)) as connection:
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for row in connection.execute(f"SELECT * FROM {table}"):
                yield from ((table, str(value)) for value in row if not isinstance(value, bytes))


def found_in(path):
    return {table for table, value in texts(path) if EVA.name in value or str(EVA.id) in value}


async def test_everything_is_in_the_file(tmp_path):
    path = tmp_path / "toy.db"
    async with hosting(path) as host:
        over, info, gathering = await played(host)
        data = await host.everything_about(EVA.id)
        knows = found_in(path)
        assert {"people", "seats", "results", "sessions", "orders", "votes", "tallies", "rating_steps"} <= knows
        filled = {table for table, rows in data.items() if rows}
        assert knows - {"sessions", "posts"} <= filled and {"steps", "drafts"} <= filled
        assert {row["session"] for row in data["seats"]} == {over.id, info.id, gathering.id}
        assert [row["action"] for row in data["steps"] if row["session"] == info.id] == ["walk 1"]
        assert {row["seat"] for row in data["steps"]} == {0}
        sealed = await host.store.sealed(info.id)
        assert sealed.seed.hex() not in msgspec.json.encode(data).decode()
        assert BOB.name not in msgspec.json.encode(data).decode()
        assert not any((await host.everything_about(4711)).values())


async def test_a_forgotten_person_is_gone_from_every_column_and_page(tmp_path):
    path = tmp_path / "toy.db"
    async with hosting(path) as host:
        over, info, gathering = await played(host)
        before = (await host.leaderboard(GUILD, order="wins")).rows
        known = await host.forget(EVA.id)
        assert known == [over.id, info.id, gathering.id]
        assert found_in(path) == set()
        assert not any((await host.everything_about(EVA.id)).values())
        for file in tmp_path.iterdir():
            assert EVA.name.encode() not in file.read_bytes(), file
        seat = (await host.session(info.id)).seats[0]
        assert (seat.kind, seat.person, seat.name, seat.left) == ("computer", None, "N. N.", True)
        assert [other.name for other in (await host.session(gathering.id)).seats] == ["Bob"]
        assert (await host.session(gathering.id)).host == BOB.id
        results = await host.results(over.id)
        assert [(row.name, row.person, row.place) for row in results] == [("N. N.", None, 1), ("Bob", BOB.id, 2)]
        assert [row.name for row in before] == ["Evangeline-Unmistakable", "Bob"]
        assert [row.name for row in (await host.leaderboard(GUILD)).rows] == ["Bob"]
        assert (await host.verify(over.id)).sound
        for id in (over.id, info.id):
            log = (await host.export(id, BOB.id)).decode()
            assert EVA.name not in log and str(EVA.id) not in log and "N. N." in log
        await host.idle()
        assert (await host.look(info.id, BOB.id)).legal, "the computer has played on"
        await act(host, info.id, BOB, "end")
        assert found_in(path) == set()
        assert await host.forget(EVA.id) == []
        assert (await host.join(gathering.id, EVA)).seats[1].name == EVA.name, "coming back is possible"


async def test_the_only_person_of_a_running_session(tmp_path):
    async with hosting(tmp_path / "toy.db") as host:
        info = await running(host, EVA, computers=1)
        await host.forget(EVA.id)
        assert (await host.session(info.id)).status == "abandoned"
        assert found_in(tmp_path / "toy.db") == set()


@pytest.mark.parametrize("with_step", [False, True])
async def test_in_the_middle_of_a_draft_and_of_an_answer(tmp_path, with_step):
    """Forgotten while a question of hers is open, and while a plan waits: nothing of it is played any more."""
    async with hosting(tmp_path / "toy.db") as host:
        info = await running(host, EVA, BOB)
        if with_step:
            await act(host, info.id, EVA, "draw")
        question = (await host.look(info.id, EVA.id)).asks[0].opened
        await host.keep_draft(info.id, EVA.id, question, ["walk 1"])
        await host.forget(EVA.id)
        await host.idle()
        assert (await host.verify(info.id)).sound
        steps = await host.log(info.id, None)
        assert all(step.origin in ("start", "computer") for step in steps[2 if with_step else 1 :])
