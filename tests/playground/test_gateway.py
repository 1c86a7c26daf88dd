"""The gateway under discord.py: sessions, resumes, restarts of the bot, intents."""

import asyncio
import json
from typing import Any

import aiohttp
import discord
import pytest

from playground.errors import Refused
from playground.permissions import BITS
from playground.server import StandIn
from playground.world import World
from tests.playground.stage import StageBot, running, stage


class Curious(StageBot):
    """A bot that wants other intents than the stage's."""

    def __init__(self, intents: discord.Intents) -> None:
        super().__init__(intents)
        self.heard: list[discord.Message] = []

    async def on_message(self, message: discord.Message, /) -> None:
        self.heard.append(message)


async def test_a_dropped_socket_resumes_and_hears_what_it_missed() -> None:
    async with stage() as (world, bot, place):
        message = (await world.person("Ann").slash("count")).message
        await world.faults.drop_socket()
        reply = await world.person("Ann").press(message, "Count 1")
        assert (reply.kind, reply.text) == ("update", "**2** so far")
        await world.until(lambda: bot.resumed == 1)
        assert (place.gateway.resumes, world.identifies, bot.readies) == (1, 1, 1)
        assert world.violations == []


async def test_op_7_and_resumable_closes_resume() -> None:
    async with stage() as (world, bot, place):
        await world.faults.ask_reconnect()
        await world.until(lambda: place.gateway.resumes == 1)
        for number, code in enumerate((1001, 4000, 4009), start=2):
            await world.until(lambda: place.gateway.live_sessions)
            await world.faults.close_socket(code)
            await world.until(lambda number=number: place.gateway.resumes == number)
        await world.until(lambda: bot.resumed == 4)
        assert world.identifies == 1
        assert (await world.person("Ann").slash("count")).kind == "message"


async def test_op_9_identifies_anew_and_loses_the_gap() -> None:
    async with stage() as (world, bot, _):
        message = (await world.person("Ann").slash("count")).message
        await world.faults.invalidate_session()
        lost = await world.person("Ann").press(message, "Count 1")
        assert lost.kind == "failed"
        await world.until(lambda: world.identifies == 2 and bot.readies == 2)
        assert bot.counted == []
        assert (await world.person("Ann").press(message, "Count 1")).kind == "update"
        assert world.double_identifies == 0


async def test_op_9_resumable_resumes() -> None:
    async with stage() as (world, bot, place):
        await world.faults.invalidate_session(resumable=True)
        await world.until(lambda: bot.resumed == 1)
        assert (place.gateway.resumes, world.identifies) == (1, 1)


@pytest.mark.parametrize(
    ("code", "kind"), [(4004, discord.ConnectionClosed), (4014, discord.PrivilegedIntentsRequired)]
)
async def test_final_closes_end_the_client(code: int, kind: type[Exception]) -> None:
    async with StandIn() as place:
        place.world.faults.close_at_identify(code)
        with pytest.raises(kind):
            async with running(place):
                raise AssertionError("ready in spite of a final close")


async def test_privileged_intents_must_be_switched_on() -> None:
    wanted = discord.Intents(guilds=True, members=True)
    async with StandIn() as place:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            async with running(place, Curious(wanted)):
                raise AssertionError("ready with an intent that is not switched on")
        place.world.privileged_intents = wanted.value
        place.world.person("Ann")
        async with running(place, Curious(wanted)) as bot:
            assert {member.display_name for member in bot.guilds[0].members} >= {"Ann", "Spawnpoint"}


async def test_without_the_content_intent_foreign_messages_are_blank() -> None:
    async with stage(Curious(discord.Intents(guilds=True, guild_messages=True))) as (world, bot, _):
        world.person("Ann").say("secret plans")
        world.person("Ann").say(f"<@{world.bot.id}> hello")
        await bot.table.send("own words")
        await world.until(lambda: len(bot.heard) == 3)
        assert [message.content for message in bot.heard] == ["", f"<@{world.bot.id}> hello", "own words"]


async def test_without_the_messages_intent_nothing_is_heard() -> None:
    async with stage(Curious(discord.Intents(guilds=True))) as (world, bot, _):
        world.person("Ann").say("hello")
        assert (await world.person("Ann").slash("count")).kind == "message", "interactions need no intent"
        assert bot.heard == []


async def test_a_bot_that_is_started_again_finds_its_old_buttons() -> None:
    world = World()
    async with StandIn(world) as place:
        async with running(place):
            message = (await world.person("Ann").slash("count")).message
            assert (await world.person("Ann").press(message, "Count 1")).kind == "update"
        assert (await world.person("Ann").press(message, "Count 2")).kind == "failed", "nobody is there"
        async with running(place) as bot:
            reply = await world.person("Ann").press(message, "Count 2")
            assert (reply.kind, reply.text) == ("update", "**3** so far")
            assert bot.counted == [("Ann", 2)]
        assert (world.identifies, world.double_identifies, world.violations) == (2, 0, [])


async def test_two_bots_at_once_are_reported() -> None:
    async with stage() as (world, _, place):
        async with running(place):
            await world.until(lambda: world.double_identifies == 1)
        assert [violation.where for violation in world.violations] == ["gateway"]


async def test_missing_heartbeat_acks_make_the_client_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playground.gateway.HEARTBEAT_INTERVAL_MS", 100)
    bot = StageBot()
    bot._connection.heartbeat_timeout = 0.3
    async with stage(bot) as (world, _, place):
        world.faults.ignore_heartbeats()
        await world.until(lambda: not place.gateway.live_sessions or place.gateway.resumes, timeout_s=10)
        world.faults.ignore_heartbeats(False)
        await world.until(lambda: bot.resumed, timeout_s=10)
        assert world.identifies == 1


async def test_members_are_given_on_request() -> None:
    async with stage() as (world, bot, _):
        ann = world.person("Ann")
        members = await bot.guilds[0].query_members(user_ids=[int(ann.id), 1])
        assert [member.id for member in members] == [int(ann.id)]
        assert [member.name for member in await bot.guilds[0].query_members("an")] == ["ann"]


async def test_frames_before_identify_and_unknown_operations_close() -> None:
    async def close_code(*frames: dict[str, Any]) -> int | None:
        async with aiohttp.ClientSession() as session, session.ws_connect(place.world.gateway_url) as socket:
            assert json.loads((await socket.receive()).data)["op"] == 10
            for frame in frames:
                await socket.send_json(frame)
            async with asyncio.timeout(5):
                while (await socket.receive()).type is aiohttp.WSMsgType.TEXT:
                    pass
            return socket.close_code

    async with StandIn() as place:
        identify = {"op": 2, "d": {"token": "x", "intents": 1}}
        assert await close_code({"op": 3, "d": {}}) == 4003
        assert await close_code(identify, {"op": 99, "d": {}}) == 4001
        place.world.token = "right"
        assert await close_code(identify) == 4004


async def test_in_an_outage_interactions_are_still_answered() -> None:
    async with stage() as (world, bot, _):
        message = (await world.person("Ann").slash("count")).message
        world.faults.guild_outage()
        await world.until(lambda: bot.guilds[0].unavailable)
        assert (await world.person("Ann").press(message, "Count 1")).kind == "update"
        world.faults.guild_returns()
        await world.until(lambda: not bot.guilds[0].unavailable)
        assert bot.table.name == "table"


async def test_a_channel_gone_from_the_cache() -> None:
    async with stage() as (world, bot, _):
        channel = world.add_channel("short-lived")
        await world.until(lambda: bot.get_channel(int(channel.id)))
        gone = bot.get_channel(int(channel.id))
        world.delete_channel(channel)
        await world.until(lambda: bot.get_channel(int(channel.id)) is None)
        with pytest.raises(discord.NotFound) as error:
            await gone.send("x")
        assert error.value.code == 10003


async def test_somebody_leaves() -> None:
    wanted = discord.Intents(guilds=True, members=True)
    world = World()
    ann = world.person("Ann")
    world.privileged_intents = wanted.value
    async with stage(StageBot(wanted), world=world) as (_, bot, _):
        left = asyncio.ensure_future(bot.wait_for("member_remove", timeout=5))
        await asyncio.sleep(0)
        world.leave(ann.user)
        assert (await left).id == int(ann.id)
        with pytest.raises(discord.NotFound) as error:
            await bot.guilds[0].fetch_member(int(ann.id))
        assert error.value.code == 10007
        with pytest.raises(Refused):
            await ann.slash("count")


async def test_an_archived_thread_is_woken_by_a_post_unless_locked() -> None:
    async with stage() as (world, bot, _):
        thread = await bot.table.create_thread(name="old", type=discord.ChannelType.public_thread)
        kept = world.channels[str(thread.id)]
        world.archive(kept)
        await world.until(lambda: bot.table.get_thread(thread.id) is None)
        await thread.send("awake")
        assert not kept.archived
        world.archive(kept, locked=True)
        world.bot_role.permissions &= ~BITS["manage_threads"]
        with pytest.raises(discord.Forbidden) as error:
            await thread.send("still")
        assert error.value.code == 160005
