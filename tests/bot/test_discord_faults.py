"""Faults of Discord through the whole bot: slow down, broken answers, lost answers, cut sockets, expired tokens.

The press acts once, the person gets an answer, and the table message comes once, if need be later.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from data.texts import TEXTS
from playground.model import Message
from playground.people import Person
from tests.cogs.stage import Clock, Stage, button, opened

CALLBACK = "POST /interactions/*/*/callback"
EDIT_ORIGINAL = "PATCH /webhooks/*/*/messages/*"
FOLLOW_UP = "POST /webhooks/*/*"
SEND = "POST /channels/*/messages"
ANYTHING = "* *"

TABLE: dict[str, Any] = {"A": {"at": "C2"}, "B": {"at": "C2"}, "C": {"at": "C3"}}


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


class Table:
    """A table at which Ann is on turn, with her panel open, and what came true since."""

    def __init__(self, stage: Stage, people: list[Person], board: Message, panel: Message, seq: int) -> None:
        self.stage = stage
        self.people = people
        self.board = board
        self.panel = panel
        self.seq = seq
        self.called = len(stage.world.pings)

    @classmethod
    async def of(cls, stage: Stage, names: tuple[str, ...] = ("Ann", "Radek", "Ota")) -> Table:
        people = [stage.person(name) for name in names]
        await stage.placed(people, TABLE)
        board = await stage.board()
        panel = (await people[0].press(board, "My move")).message
        assert panel is not None
        return cls(stage, people, board, panel, (await stage.session()).seq)

    async def end_turn(self) -> Any:
        return await self.people[0].press(self.panel, button(self.panel, "^End turn"), settle_s=12)

    async def ended_once(self) -> None:
        """One step, one new board, one call of the next person."""
        await self.stage.quiet()
        assert (await self.stage.session()).seq == self.seq + 1
        newest = await self.stage.board()
        assert newest.id != self.board.id
        bot = self.stage.world.bot.id
        later = [m for m in self.stage.world.messages.seen_by(bot, newest.channel_id) if int(m.id) > int(self.board.id)]
        assert [message.id for message in later if message.owner is None] == [newest.id]
        assert [ping.user_id for ping in self.stage.world.pings[self.called :]] == [self.people[1].id]


@pytest.mark.parametrize("where", [CALLBACK, EDIT_ORIGINAL, SEND])
@pytest.mark.parametrize("is_global", [False, True])
async def test_a_rate_limit_is_waited_for(stage: Stage, where: str, is_global: bool) -> None:
    table = await Table.of(stage)
    stage.world.faults.rate_limit(where, 0.2, is_global=is_global)
    assert (await table.end_turn()).kind == "update"
    await table.ended_once()
    assert not stage.world.faults.pending


@pytest.mark.parametrize("where", [CALLBACK, EDIT_ORIGINAL, SEND])
@pytest.mark.parametrize("carried_out", [False, True])
async def test_a_broken_gateway_of_discord_s_is_tried_again(stage: Stage, where: str, carried_out: bool) -> None:
    table = await Table.of(stage)
    stage.world.faults.next(where, status=502, carried_out=carried_out)
    assert (await table.end_turn()).kind == "update"
    await table.ended_once()


@pytest.mark.parametrize("where", [CALLBACK, EDIT_ORIGINAL])
@pytest.mark.parametrize("carried_out", [False, True])
async def test_a_cut_connection_of_an_answer_is_tried_again(stage: Stage, where: str, carried_out: bool) -> None:
    table = await Table.of(stage)
    stage.world.faults.reset(where, carried_out=carried_out)
    assert (await table.end_turn()).kind == "update"
    await table.ended_once()


async def test_a_refusal_whose_answer_is_lost_is_still_told(stage: Stage) -> None:
    ann = stage.person("Ann")
    lobby = (await ann.slash("game new")).message
    stage.world.faults.next(FOLLOW_UP, status=502, carried_out=True)
    reply = await ann.press(lobby, "Join")
    assert {message.text for message in reply.followups} == {"You already sit at this table."}
    assert len((await stage.session()).seats) == 1


async def test_a_lobby_whose_answer_is_lost_is_there_once_and_known(stage: Stage) -> None:
    ann, radek = stage.person("Ann"), stage.person("Radek")
    stage.world.faults.next(CALLBACK, status=502, carried_out=True)
    lobby = (await ann.slash("game new", computers=1)).message
    assert lobby is not None
    await stage.world.until(lambda: not stage.world.faults.pending)
    await asyncio.sleep(1.5)  # discord.py tries again after a second
    assert [info.message for info in await stage.host.sessions()] == [int(lobby.id)]
    await radek.slash("game join")
    assert "Radek" in lobby.text


async def test_a_table_opened_too_late_is_closed_again(stage: Stage) -> None:
    """10062: the person reads that the interaction failed, so no lobby may be left that nobody sees."""
    stage.world.faults.refuse(CALLBACK, 10062)
    reply = await stage.person("Ann").slash("game new", settle_s=0.3)
    assert reply.kind == "failed"
    await stage.quiet()
    assert [info.status for info in await stage.host.sessions()] == ["abandoned"]


async def test_an_expired_token_loses_the_answer_and_nothing_else(stage: Stage) -> None:
    table = await Table.of(stage)
    stage.world.faults.refuse(EDIT_ORIGINAL, 50027, times=2)
    await table.people[0].press(table.panel, button(table.panel, "^End turn"), settle_s=0.3)
    await table.ended_once()


async def test_a_socket_that_is_cut_is_resumed_and_the_press_meanwhile_is_answered_once(stage: Stage) -> None:
    table = await Table.of(stage)
    await stage.world.faults.drop_socket()
    assert (await table.end_turn()).kind == "update"
    await table.ended_once()
    assert stage.place.gateway.resumes == 1 and stage.world.identifies == 1


@pytest.mark.parametrize("what", ["asked to reconnect", "session void", "closed"])
async def test_a_new_connection_goes_on(stage: Stage, what: str) -> None:
    table = await Table.of(stage)
    faults, gateway = stage.world.faults, stage.place.gateway
    if what == "asked to reconnect":
        await faults.ask_reconnect()
    elif what == "closed":
        await faults.close_socket(4000)
    else:
        await faults.invalidate_session()
    await stage.world.until(lambda: gateway.resumes or stage.world.identifies == 2)
    await stage.world.until(lambda: gateway.live_sessions)
    assert (await table.end_turn()).kind == "update"
    await table.ended_once()
    assert stage.world.commands.syncs == 1


async def test_a_server_that_is_out_is_played_on(stage: Stage) -> None:
    """The guild is gone from the bot's cache; presses still come, and are answered by ids alone."""
    table = await Table.of(stage)
    stage.world.faults.guild_outage()
    assert (await table.end_turn()).kind == "update"
    await table.ended_once()


async def test_a_channel_that_hangs_holds_up_no_other_table(stage: Stage) -> None:
    ann_s = await Table.of(stage)
    first = await stage.session()
    other = await Table.of(stage, ("Eva", "Radek", "Ota"))
    stage.world.faults.slow(f"POST /channels/{first.thread}/messages", 4.0)
    await ann_s.end_turn()
    await other.end_turn()
    board = other.board
    while (await stage.session()).message == int(board.id):  # noqa: ASYNC110 - the host has no event for it
        await asyncio.sleep(0.01)
    assert (await stage.host.session(first.id)).message == int(ann_s.board.id), "it still hangs"
    await stage.quiet()
    assert (await stage.host.session(first.id)).message != int(ann_s.board.id)


@pytest.mark.parametrize("locale", ["en-US", "cs"])
async def test_a_table_that_cannot_be_posted_to_is_played_on_and_said_in_the_list(stage: Stage, locale: str) -> None:
    """50013: no right any more. The others play by commands elsewhere; the story comes once the right is back."""
    table = await Table.of(stage)
    thread = stage.world.channel(str((await stage.session()).thread))
    lobby = await stage.person("Eva", locale).slash("game list")
    stage.world.deny(stage.world.channel(None), "send_messages", "send_messages_in_threads")
    await table.end_turn()
    await stage.quiet()
    assert (await stage.session()).seq == table.seq + 1
    listed = (await stage.person("Eva", locale).slash("game list")).text
    assert listed.startswith(lobby.text) and len(listed) > len(lobby.text) + 20
    radek = table.people[1]
    panel = (await radek.slash("play", channel=thread)).message
    await radek.press(panel, button(panel, "^End turn"))
    assert (await stage.session()).seq == table.seq + 2
    stage.world.allow(stage.world.channel(None), "send_messages", "send_messages_in_threads")
    stage.clock.time += 3600
    await stage.quiet()
    assert (await stage.person("Eva", locale).slash("game list")).text == lobby.text
    newest = await stage.board()
    assert "Radek" in newest.text and newest.id != table.board.id


async def test_a_start_at_which_discord_makes_us_wait_still_sends(tmp_path: Path) -> None:
    """The board cannot even be looked for, since Discord asks to wait longer than we do; what is left is posted."""
    clock = Clock()
    async with opened(tmp_path, clock=clock) as stage:
        table = await Table.of(stage)
        stage.world.faults.rate_limit(SEND, 0.1, via=False)
        await table.end_turn()
        await stage.quiet()
        world, board = stage.world, table.board
    clock.time += 3600
    world.faults.rate_limit("GET /channels/*/messages/*", 600, times=3)
    async with opened(tmp_path, world=world, clock=clock) as stage:
        assert (await stage.board()).id != board.id
        assert [ping.user_id for ping in world.pings[table.called :]] == [table.people[1].id]
        assert world.violations == []


@pytest.mark.parametrize("locale", ["en-US", "cs"])
async def test_a_full_disk_is_a_fault_with_an_id_and_changes_nothing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, locale: str
) -> None:
    """The person can name the id to whoever runs the bot, and the same press works once there is room again."""
    table = await Table.of(stage)
    ann = table.people[0]
    ann.user.locale = locale
    board = await stage.board()
    panel = (await ann.press(board, "s1:move")).message
    assert panel is not None
    end = next(str(control.custom_id) for control in panel.buttons if str(control.custom_id).endswith(":end"))

    async def full(change: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(stage.host.store, "commit", full)
        reply = await ann.press(panel, end)
    said = (reply.followups or [reply.message])[-1]
    assert said is not None and said.owner == ann.id
    (short,) = re.findall(r"fault (\w+) in interaction", caplog.text)
    assert said.text == TEXTS.get(locale[:2], "ui-fault", id=short)
    assert (await stage.session()).seq == table.seq
    assert (await ann.press(panel, end)).kind == "update"
    await table.ended_once()
