"""What was sent long ago is forgotten once a day, but for what somebody may still need."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cogs.host import Host
from data.store.tidy import KEPT_S
from tests.host_tools import ANN, BOB, Clock, act, hosting, running

DAY_S = 86400.0


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with hosting(tmp_path / "toy.db", Clock()) as opened:
        yield opened


def rows(path: Path, query: str, *values: Any) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(query, values).fetchall()


def kinds(path: Path, session: int) -> list[str]:
    return [kind for (kind,) in rows(path, "SELECT kind FROM posts WHERE session = ? ORDER BY id", session)]


async def sent(host: Host) -> None:
    """Sends all that is due; the message of post 7 is 1007."""
    while posts := await host.due_posts(host.clock.now()):
        for post in posts:
            await host.posted(post.id, 1000 + post.id)


async def table(host: Host, turns: str) -> int:
    """A table with a pace of its own, each of two turns told by a post of its own."""
    info = await running(host, ANN, BOB, options={"turns": turns}, pace="none")
    for person in (ANN, BOB):
        await sent(host)
        await act(host, info.id, person, "end", token=f"{info.id} {person.id}")
    await sent(host)
    return info.id


def also_sent(path: Path, session: int, at: float) -> None:
    """What else a session may have had: answered reminders, a vote that is still open, a call that was given up."""
    for kind, message in (("take_down", None), ("reminder", None), ("vote", 5), ("call", None), ("begun", 6)):
        rows(
            path, "INSERT INTO posts (session, kind, from_seq, to_seq, payload, queued, due, sent, message)"
            " VALUES (?, ?, 1, 1, '{}', ?, ?, ?, ?)", session, kind, at, at, at, message,
        )  # fmt: skip


async def test_of_an_ended_session_the_newest_story_stays_and_of_an_open_one_all_that_may_be_needed(
    host: Host, tmp_path: Path
) -> None:
    path, now = tmp_path / "toy.db", host.clock.now()
    ended, opened = await table(host, "2"), await table(host, "40")
    for session in (ended, opened):
        also_sent(path, session, now)
    stories = {ended: ["started", "turn", "over"], opened: ["started", "turn", "turn"]}
    others = ["take_down", "reminder", "vote", "call", "begun"]
    pings = rows(path, "SELECT session, seat, period FROM pings ORDER BY session, period")
    assert pings == [(ended, 0, 0), (ended, 1, 1), (opened, 0, 0), (opened, 1, 1), (opened, 0, 2)]

    host.clock.time = now + KEPT_S - 1
    await host.tick()
    assert [kinds(path, session) for session in (ended, opened)] == [stories[ended] + others, stories[opened] + others]
    assert rows(path, "SELECT count(*) FROM tokens") == [(0,)], "tokens are kept for a day"

    host.clock.time += DAY_S + 1
    await host.tick()
    assert kinds(path, ended) == ["over"]
    assert kinds(path, opened) == [*stories[opened], "vote", "begun"]
    assert rows(path, "SELECT session, seat, period FROM pings") == [(opened, 0, 2)], "the one that still waits"
    assert [await host.told(session) for session in (ended, opened)] == [2, 2]
    newest = rows(path, "SELECT max(message) FROM posts WHERE session = ? AND kind = 'turn'", opened)
    assert newest == [((await host.session(opened)).message,)]

    await act(host, opened, ANN, "end")
    assert [(post.kind, post.from_seq, post.payload["pings"]) for post in await host.due_posts(host.clock.now())] == [
        ("turn", 3, [BOB.id])
    ]


async def test_it_is_done_once_a_day(host: Host, tmp_path: Path) -> None:
    path = tmp_path / "toy.db"
    session = await table(host, "40")
    await host.tick()
    host.clock.time += DAY_S - 1
    also_sent(path, session, host.clock.now() - 2 * KEPT_S)
    await host.tick()
    assert "take_down" in kinds(path, session)
    host.clock.time += 1
    await host.tick()
    assert "take_down" not in kinds(path, session)


async def test_many_rows_go_in_portions(host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "toy.db"
    session = await table(host, "40")
    for _ in range(5):
        also_sent(path, session, host.clock.now() - 2 * KEPT_S)
    monkeypatch.setattr("data.store.tidy.AT_ONCE", 2)
    await host.tick()
    assert kinds(path, session) == ["started", "turn", "turn", *["vote", "begun"] * 5]
