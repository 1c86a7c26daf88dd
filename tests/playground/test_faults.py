"""Every fault that can be scripted, and what discord.py 2.7.1 makes of it: the bot must cope with just this."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest

from playground.faults import Faults
from playground.warp import run_warped
from playground.world import World
from tests.playground.stage import stage

SEND = "POST /channels/*/messages"
CALLBACK = "POST /interactions/*/*/callback"
FOLLOW_UP = "POST /webhooks/*/*"
EDIT_ORIGINAL = "PATCH /webhooks/*/*/messages/@original"
SPEED = 50  # back-offs of 25 s take half a second


def warped(work: Callable[[World, Any], Awaitable[None]]) -> None:
    """Play a scene on a fast clock."""

    async def scene() -> None:
        async with stage() as (world, bot, _):
            await work(world, bot)

    run_warped(scene(), SPEED)


def seconds(world: World, since: float) -> float:
    return world.clock.time() - since


def sends(world: World) -> int:
    """How many posts to the table were asked for, refused ones included."""
    return world.requests.count(f"POST /channels/{world.table.id}/messages")


def test_rate_limits_are_waited_for() -> None:
    async def scene(world: World, bot: Any) -> None:
        for is_global in (False, True):
            world.faults.rate_limit(SEND, 30, is_global=is_global)
            before = world.clock.time()
            await bot.table.send("patient")
            assert seconds(world, before) >= 30
        assert world.posts[world.table.id] == 2
        assert sends(world) == 4, "each was tried once more"
        world.faults.rate_limit(CALLBACK, 1.0)
        assert (await world.person("Ann").slash("count")).kind == "message"

    warped(scene)


async def test_a_rate_limit_longer_than_allowed_is_raised() -> None:
    async with stage() as (world, bot, _):
        world.faults.rate_limit(SEND, 61)
        with pytest.raises(discord.RateLimited):
            await bot.table.send("impatient")


async def test_a_rate_limit_without_via_looks_like_a_ban() -> None:
    async with stage() as (world, bot, _):
        world.faults.rate_limit(SEND, 0.1, via=False)
        with pytest.raises(discord.HTTPException) as error:
            await bot.table.send("banned")
        assert error.value.status == 429
        assert world.posts[world.table.id] == 0


def test_a_used_up_bucket_spaces_the_requests() -> None:
    async def scene(world: World, bot: Any) -> None:
        world.faults.bucket(SEND, limit=5, per_s=50)
        before = world.clock.time()
        for number in range(12):
            await bot.table.send(str(number))
        assert seconds(world, before) > 95
        assert [m.text for m in world.messages.public(world.table.id)] == [str(n) for n in range(12)]
        assert sends(world) == 12, "the limit was never overrun"

    warped(scene)


@pytest.mark.parametrize("status", [500, 502, 504])
def test_server_errors_are_retried_for_25_seconds(status: int) -> None:
    async def scene(world: World, bot: Any) -> None:
        world.faults.next(SEND, status=status, times=2)
        before = world.clock.time()
        await bot.table.send("third time")
        assert seconds(world, before) >= 4
        assert sends(world) == 3
        assert world.posts[world.table.id] == 1
        world.faults.next(SEND, status=status, times=5)
        before = world.clock.time()
        with pytest.raises(discord.DiscordServerError):
            await bot.table.send("never")
        assert seconds(world, before) >= 25
        assert sends(world) == 3 + 5

    warped(scene)


async def test_503_is_not_retried_on_channels() -> None:
    async with stage() as (world, bot, _):
        world.faults.next(SEND, status=503)
        with pytest.raises(discord.DiscordServerError):
            await bot.table.send("x")
        assert world.faults.pending == 0 and world.posts[world.table.id] == 0


def test_503_is_retried_on_callbacks() -> None:
    async def scene(world: World, bot: Any) -> None:
        world.faults.next(CALLBACK, status=503)
        assert (await world.person("Ann").slash("count")).kind == "message"

    warped(scene)


def test_a_lost_answer_to_a_send_is_one_message_thanks_to_the_nonce() -> None:
    async def scene(world: World, bot: Any) -> None:
        world.faults.next(SEND, status=502, carried_out=True)
        sent = await bot.table.send("once")
        assert [m.id for m in world.messages.public(world.table.id)] == [str(sent.id)]

    warped(scene)


def test_a_lost_answer_to_a_callback_raises_40060_though_people_saw_it() -> None:
    async def scene(world: World, bot: Any) -> None:
        acts = (await world.person("Ann").slash("acts")).message
        press = asyncio.create_task(world.person("Ann").press(acts, "Never"))
        await world.until(lambda: bot.seen[-1].type is discord.InteractionType.component)
        world.faults.next(CALLBACK, status=502, carried_out=True)
        with pytest.raises(discord.HTTPException) as error:
            await bot.seen[-1].response.send_message("seen", ephemeral=True)
        assert error.value.code == 40060
        assert (await press).text == "seen"

    warped(scene)


def test_a_lost_answer_to_a_follow_up_doubles_it() -> None:
    async def scene(world: World, bot: Any) -> None:
        await world.person("Ann").slash("count")
        world.faults.next(FOLLOW_UP, status=502, carried_out=True)
        await bot.seen[-1].followup.send("twice")
        assert [m.text for m in world.messages.public(world.table.id)][1:] == ["twice", "twice"]

    warped(scene)


def test_a_lost_answer_to_an_edit_does_no_harm() -> None:
    async def scene(world: World, bot: Any) -> None:
        world.faults.next(EDIT_ORIGINAL, status=502, carried_out=True)
        reply = await world.person("Ann").slash("slow")
        assert reply.text == "done" and len(world.messages.public(world.table.id)) == 1

    warped(scene)


@pytest.mark.parametrize("carried_out", [False, True])
async def test_a_cut_connection_is_not_retried(carried_out: bool) -> None:
    async with stage() as (world, bot, _):
        world.faults.reset(SEND, carried_out=carried_out)
        with pytest.raises((aiohttp.ClientError, OSError)):
            await bot.table.send("x")
        assert world.posts[world.table.id] == int(carried_out)


async def test_a_late_answer_is_10062() -> None:
    async with stage() as (world, bot, _):
        acts = (await world.person("Ann").slash("acts")).message
        world.faults.slow(CALLBACK, 3.1)
        press = asyncio.create_task(world.person("Ann").press(acts, "Never"))
        await world.until(lambda: bot.seen[-1].type is discord.InteractionType.component)
        with pytest.raises(discord.NotFound) as error:
            await bot.seen[-1].response.send_message("too late")
        assert error.value.code == 10062
        assert (await press).kind == "failed"


async def test_an_interaction_delivered_twice_runs_the_callback_twice() -> None:
    async with stage() as (world, bot, _):
        message = (await world.person("Ann").slash("count")).message
        world.faults.deliver_twice()
        reply = await world.person("Ann").press(message, "Count 1")
        await world.until(lambda: len(bot.counted) == 2)
        assert reply.text == "**2** so far"
        assert bot.seen[-1].id == bot.seen[-2].id
        assert (await world.person("Ann").press(message, "Count 2")).text == "**3** so far"
        assert len(bot.counted) == 3


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (50013, discord.Forbidden),
        (50001, discord.Forbidden),
        (10003, discord.NotFound),
        (10008, discord.NotFound),
        (40005, discord.HTTPException),
        (50035, discord.HTTPException),
        (50083, discord.HTTPException),
    ],
)
async def test_refusals_arrive_with_their_code(code: int, kind: type[discord.HTTPException]) -> None:
    async with stage() as (world, bot, _):
        sent = await bot.table.send("x")
        world.faults.refuse("PATCH /channels/*/messages/*", code)
        with pytest.raises(kind) as error:
            await sent.edit(content="y")
        assert error.value.code == code
        await sent.edit(content="y")
        assert world.messages.public(world.table.id)[0].text == "y"


async def test_too_many_edits_of_an_old_message() -> None:
    async with stage() as (world, bot, _):
        sent = await bot.table.send("x")
        world.faults.refuse("PATCH /channels/*/messages/*", 30046)
        with pytest.raises(discord.HTTPException) as error:
            await sent.edit(content="y")
        assert error.value.code == 30046


def test_places_are_matched_part_by_part() -> None:
    faults = Faults(World())
    faults.next("POST /channels/*/messages", times=2)
    assert faults.take("POST", "/channels/1/messages/2") is None
    assert faults.take("GET", "/channels/1/messages") is None
    assert faults.take("POST", "/channels/1/messages") is not None
    assert faults.pending == 1
    faults.clear()
    assert faults.take("POST", "/channels/1/messages") is None
    faults.next("* *")
    assert faults.take("DELETE", "/anything/at/all") is not None
