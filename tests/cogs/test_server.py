"""`/server ...`: for managers only."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cogs import posts
from data.store.records import Post
from playground.errors import Refused
from playground.people import Person
from tests.cogs.stage import Stage, opened


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


def boss_of(stage: Stage) -> Person:
    return stage.world.person_by_id(stage.world.guild.owner_id)


async def test_a_season_begins_once_and_by_a_manager(stage: Stage) -> None:
    boss, eva = boss_of(stage), stage.person("Eva")
    with pytest.raises(Refused):
        await eva.slash("server season")
    asked = await boss.slash("server season")
    assert "Season 1 is being played" in asked.text
    other = await boss.slash("server season")
    assert "Season 2 has begun" in (await boss.press(asked.message, "Start season 2")).text
    assert "season 2 has begun already" in (await boss.press(other.message, "Start season 2")).text
    assert len(await stage.host.seasons(int(stage.world.channel(None).guild_id))) == 2


async def test_limits_are_set_and_hold(stage: Stage) -> None:
    boss, eva, bob = boss_of(stage), stage.person("Eva"), stage.person("Bob")
    settings = await boss.slash("server settings")
    await boss.select(settings.message, "Open tables a person", ["1"])
    settings = await boss.select(settings.message, "Open tables on this server", ["5"])
    assert "Open tables on this server: 5" in settings.message.selects[-1].data["options"][0]["label"]
    await eva.slash("game new")
    assert "You sit at 1 open table here already" in (await eva.slash("game new")).text
    await bob.slash("game new")
    assert "You sit at 1 open table" in (await eva.slash("game join", table="2")).text
    assert len(await stage.host.sessions()) == 2
    for name in ("Ota", "Jan", "Ida"):
        await stage.person(name).slash("game new")
    refused = await stage.person("Ema").slash("game new")
    assert "This server has 5 open tables already" in refused.text
    assert len(await stage.host.sessions()) == 5


async def test_tables_are_opened_where_they_may_be(stage: Stage) -> None:
    boss, eva = boss_of(stage), stage.person("Eva")
    games = stage.world.add_channel("games")
    reply = await boss.slash("server channel", channel=stage.world.table, options={"channel": games})
    assert f"<#{games.id}> only" in reply.text
    assert f"opened in <#{games.id}>." in (await eva.slash("game new")).text
    assert await stage.host.sessions() == []
    await eva.slash("game new", channel=games)
    assert len(await stage.host.sessions()) == 1
    reply = await boss.slash("server channel", channel=stage.world.table, options={"channel": games})
    assert "every channel" in reply.text
    await eva.slash("game new")
    assert len(await stage.host.sessions()) == 2


async def test_a_barred_person_sits_down_at_no_new_table_and_plays_on(stage: Stage) -> None:
    boss, eva, bob = boss_of(stage), stage.person("Eva"), stage.person("Bob")
    info = await stage.two_computers(eva)
    await bob.slash("game new")
    assert "may sit down at no new table" in (await boss.slash("server bar", person=eva)).text
    settings = await stage.host.guild(info.guild)
    assert eva.id not in str(settings.data), "the list keeps nobody's id"
    refused = await eva.press(None, "Join")
    assert "do not let you sit down" in refused.followups[0].text
    assert "do not let you sit down" in (await eva.slash("game new")).text
    assert (await eva.slash("play", channel=stage.world.channel(str(info.thread)))).message is not None
    assert "may sit down at new tables again" in (await boss.slash("server bar", person=eva)).text
    await eva.press(None, "Join")
    assert (await stage.session()).seat_of(int(eva.id)) is not None


async def test_health_names_what_is_stuck_and_why(stage: Stage) -> None:
    boss, eva = boss_of(stage), stage.person("Eva")
    assert "All is well" in (await boss.slash("server health")).text
    info = await stage.two_computers(eva)
    stage.clock.time += 8 * 86400
    await stage.quiet()
    waiting = await boss.slash("server health")
    if (await stage.host.look(info.id, int(eva.id))).legal:
        assert "does not go on" in waiting.text and "it waits for Eva" in waiting.text

    def break_it(connection: Any) -> None:
        connection.execute("UPDATE sessions SET status = 'set_aside' WHERE id = ?", (info.id,))
        connection.execute("INSERT INTO faults VALUES ('abc123', ?, ?, 'x', 5)", (info.id, info.seq))
        connection.execute(
            "INSERT INTO posts (session, kind, from_seq, to_seq, payload, queued, due, attempts, error)"
            " VALUES (?, 'fault', 0, 0, '{}', 5, 1e12, 3, '403 Forbidden (error code: 50013)')", (info.id,)
        )  # fmt: skip

    await stage.host.store.database.run(break_it)
    told = (await boss.slash("server health")).text
    assert "cannot play it on" in told and "403 Forbidden (error code: 50013)." in told
    assert "1 table does not go on" in told


async def test_costly_things_are_counted_by_person(stage: Stage) -> None:
    eva, bob = stage.person("Eva"), stage.person("Bob")
    for _ in range(20):
        assert "Nobody stands here" in (await eva.slash("leaderboard")).text
    assert "Please wait 60 seconds" in (await eva.slash("leaderboard")).text
    assert "Please wait 60 seconds" in (await eva.slash("game new")).text
    assert "Nobody stands here" in (await bob.slash("leaderboard")).text
    stage.clock.time += 61
    assert "Nobody stands here" in (await eva.slash("leaderboard")).text


async def test_a_thread_is_archived_at_the_end_and_woken_when_needed(stage: Stage) -> None:
    eva = stage.person("Eva")
    info = await stage.two_computers(eva)
    thread = stage.world.channel(str(info.thread))
    thread.archived = True  # as Discord does by itself after a week
    await stage.bot.desk.poster._take_buttons(info, info.thread)
    assert not thread.archived
    board = stage.world.messages.anywhere(str((await stage.host.session(info.id)).message))
    assert board.buttons == []
    await stage.host.resign(info.id, int(eva.id))
    await stage.quiet()
    assert (await stage.host.session(info.id)).status == "abandoned"
    assert thread.archived
    assert "It does not count" in stage.world.messages.seen_by(eva.id, thread.id)[-1].text


async def test_the_thread_of_a_session_that_waits_is_kept_awake(stage: Stage) -> None:
    info = await stage.two_computers(stage.person("Eva"))
    thread = stage.world.channel(str(info.thread))
    for days, woken in ((2, False), (8, True)):
        thread.archived = True
        with closing(sqlite3.connect(stage.host.store.database.path)) as connection, connection:
            connection.execute("UPDATE posts SET sent = ?", (stage.clock.time,))
        stage.clock.time += days * 86400
        stage.bot.desk.poster._keep_awake()
        await asyncio.gather(*stage.bot.desk.background._tasks)
        assert thread.archived is not woken, days


@pytest.mark.parametrize("kind", ["abandoned", "set_aside", "taken_up", "fault"])
async def test_posts_of_one_sentence_can_be_made(stage: Stage, kind: str) -> None:
    info = await stage.two_computers(stage.person("Eva"))
    post = Post(9, info.id, kind, 0, 0, {"id": "abc123", "reason": "x", "pings": []}, "n-9", 0)
    message = await posts.build(stage.bot.desk, info, post)
    assert len(message.content) > 20 and message.image is None
