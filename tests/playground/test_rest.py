"""REST routes as discord.py uses them, right down to the wire where that matters."""

import asyncio
import datetime
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio

from playground.server import StandIn
from playground.world import World
from tests.playground.stage import PNG, acts_view, picture, running, stage

Stage = tuple[World, Any, StandIn]


@pytest_asyncio.fixture
async def set_up() -> AsyncIterator[Stage]:
    async with stage(check_answers=True) as (world, bot, place):
        yield world, bot, place


async def refused(work: Any, code: int, kind: type[discord.HTTPException] = discord.HTTPException) -> None:
    with pytest.raises(kind) as error:
        await work
    assert error.value.code == code


async def test_messages_are_sent_fetched_edited_and_deleted(set_up: Stage) -> None:
    world, bot, _ = set_up
    sent = await bot.table.send("hello", file=picture(), embed=discord.Embed(title="t", description="d"))
    assert sent.attachments[0].description == "a board" and sent.attachments[0].width == 2
    assert await sent.attachments[0].read() == PNG
    async with aiohttp.ClientSession() as session, session.get(sent.attachments[0].url) as answer:
        assert answer.content_type == "image/png"
    fetched = await bot.table.fetch_message(sent.id)
    assert (fetched.content, fetched.embeds[0].title) == ("hello", "t")
    edited = await fetched.edit(content="bye", embed=None, attachments=[*fetched.attachments, picture("two.png")])
    assert [a.filename for a in edited.attachments] == ["board.png", "two.png"] and edited.edited_at is not None
    edited = await edited.edit(attachments=[edited.attachments[1]])
    assert [a.filename for a in edited.attachments] == ["two.png"]
    assert (world.posts[world.table.id], world.edits[world.table.id]) == (1, 2)
    await edited.delete()
    await refused(bot.table.fetch_message(sent.id), 10008, discord.NotFound)
    assert world.violations == []


async def test_the_bots_cache_follows(set_up: Stage) -> None:
    world, bot, _ = set_up
    sent = await bot.table.send("one")
    await world.until(lambda: discord.utils.get(bot.cached_messages, id=sent.id))
    await bot.http.edit_message(bot.table.id, sent.id, params=discord.http.handle_message_parameters(content="two"))
    await world.until(lambda: discord.utils.get(bot.cached_messages, id=sent.id, content="two"))
    await sent.delete()
    await world.until(lambda: not discord.utils.get(bot.cached_messages, id=sent.id))
    assert bot.table.last_message_id == sent.id


async def test_history_pages(set_up: Stage) -> None:
    _, bot, _ = set_up
    sent = [await bot.table.send(str(number)) for number in range(7)]
    read = bot.table.history
    assert [m.content async for m in read(limit=3)] == ["6", "5", "4"]
    assert [m.content async for m in read(limit=2, before=sent[4])] == ["3", "2"]
    assert [m.content async for m in read(limit=2, after=sent[4])] == ["5", "6"]
    assert [m.content async for m in read(limit=3, around=sent[3])] == ["4", "3", "2"]
    assert [m.content async for m in read(limit=None, oldest_first=True)] == list("0123456")


async def test_typing_pins_replies_and_bulk_deletion(set_up: Stage) -> None:
    world, bot, _ = set_up
    async with bot.table.typing():
        first = await bot.table.send("first")
    await first.pin()
    assert [m.id async for m in bot.table.pins()] == [first.id]
    await first.unpin()
    assert [m async for m in bot.table.pins()] == []
    question = world.person("Ann").say("when?")
    answer = await bot.table.get_partial_message(int(question.id)).reply("now")
    assert answer.reference is not None and answer.reference.message_id == int(question.id)
    assert [ping.user_id for ping in world.pings] == [world.person("Ann").id]
    await bot.table.delete_messages([first, answer])
    assert [m.content for m in world.messages.public(world.table.id)] == ["when?"]
    assert world.violations == []


async def test_a_nonce_makes_a_send_single(set_up: Stage) -> None:
    world, bot, _ = set_up
    first = await bot.table.send("once", nonce="row-17")
    again = await bot.table.send("once", nonce="row-17")
    assert first.id == again.id and world.posts[world.table.id] == 1
    assert (await bot.table.send("other", nonce="row-18")).id != first.id


async def test_threads_are_made_written_archived_and_woken(set_up: Stage) -> None:
    world, bot, _ = set_up
    message = await bot.table.send("table 7")
    thread = await message.create_thread(name="adrenaline 7", auto_archive_duration=4320)
    assert thread.id == message.id and thread.parent_id == bot.table.id
    await refused(message.create_thread(name="again"), 160004)
    loose = await bot.table.create_thread(name="loose", type=discord.ChannelType.public_thread)
    private = await bot.table.create_thread(name="private")
    await world.until(lambda: {t.name for t in bot.table.threads} == {"adrenaline 7", "loose", "private"})
    assert private.is_private()
    posted = await thread.send("turn 1")
    renamed = await thread.edit(name="adrenaline 7: over", archived=True)
    assert renamed.archived and renamed.name == "adrenaline 7: over"
    await refused(posted.edit(content="changed"), 50083)
    await refused(loose.edit(auto_archive_duration=61), 50035)
    assert [t.name async for t in bot.table.archived_threads()] == ["adrenaline 7: over"]
    await thread.send("awake")
    assert not world.channels[str(thread.id)].archived
    await posted.edit(content="changed")
    ann = world.person("Ann")
    await thread.send(f"<@{ann.id}>")
    assert ann.id in world.channels[str(thread.id)].members
    await private.add_user(discord.Object(int(ann.id)))
    assert {m.id for m in await private.fetch_members()} == {bot.user.id, int(ann.id)}
    await loose.delete()
    await world.until(lambda: bot.table.get_thread(loose.id) is None)
    assert [v.path for v in world.violations] == ["auto_archive_duration"]


async def test_private_threads_are_seen_by_their_members(set_up: Stage) -> None:
    world, bot, _ = set_up
    ann, bob = world.person("Ann"), world.person("Bob")
    thread = await bot.table.create_thread(name="private")
    await thread.add_user(discord.Object(int(ann.id)))
    await thread.send("psst")
    assert [m.text for m in ann.sees(str(thread.id))] == ["psst"] and bob.sees(str(thread.id)) == []


async def test_guild_members_and_application(set_up: Stage) -> None:
    world, bot, _ = set_up
    ann = world.person("Žofie")
    guild = bot.guilds[0]
    assert guild.me is not None and guild.me.guild_permissions.manage_threads
    member = await guild.fetch_member(int(ann.id))
    assert (member.display_name, member.name) == ("Žofie", "zofie")
    assert (await bot.fetch_user(int(ann.id))).display_name == "Žofie"
    await refused(guild.fetch_member(1), 10013, discord.NotFound)
    ann.user.in_guild = False
    await refused(guild.fetch_member(int(ann.id)), 10007, discord.NotFound)
    assert (await bot.application_info()).id == bot.application_id
    assert (await bot.fetch_guild(guild.id)).name == guild.name
    assert {channel.name for channel in await guild.fetch_channels()} == {"table"}
    assert (await bot.fetch_channel(bot.table.id)).name == "table"
    assert [g.id async for g in bot.fetch_guilds()] == [guild.id]
    assert len(await guild.active_threads()) == 0
    await refused(bot.fetch_channel(1), 10003, discord.NotFound)
    assert world.violations == []


async def test_direct_messages(set_up: Stage) -> None:
    world, bot, _ = set_up
    ann = world.person("Ann")
    user = await bot.fetch_user(int(ann.id))
    await user.send("your turn", view=acts_view("thinking"))
    (message,) = ann.sees_all()
    assert message.text == "your turn" and world.person("Bob").sees_all() == []
    reply = await ann.press(message, "Thinking")
    assert reply.text == "first follow-up" and bot.seen[-1].guild is None and bot.seen[-1].context.dm_channel
    ann.user.dms_closed = True
    await refused(user.send("again"), 50007, discord.Forbidden)
    assert world.violations == []


async def test_commands_are_synced_globally_and_for_a_guild(set_up: Stage) -> None:
    world, bot, _ = set_up
    guild = bot.guilds[0]
    assert world.commands.syncs == 1
    bot.tree.copy_global_to(guild=guild)
    synced = await bot.tree.sync(guild=guild)
    assert {c.name for c in synced} == {c["name"] for c in world.commands.offered()}
    assert {c.id for c in await bot.tree.fetch_commands()}.isdisjoint(c.id for c in synced)
    assert {c.id for c in await bot.tree.sync(guild=guild)} == {c.id for c in synced}, "names keep their ids"
    reply = await world.person("Ann").slash("game new", mode="deathmatch")
    assert reply.text == "deathmatch none 3"
    bot.tree.clear_commands(guild=guild)
    await bot.tree.sync(guild=guild)
    assert world.commands.syncs == 4
    assert world.commands.all(world.guild.id) == [] and world.commands.offered() != []
    assert world.violations == []


async def test_rights_are_held_to(set_up: Stage) -> None:
    world, bot, _ = set_up
    table, ann = world.table, world.person("Ann")
    old = await bot.table.send("old")
    cases = [
        ("send_messages", lambda: bot.table.send("x"), 50013),
        ("attach_files", lambda: bot.table.send("x", file=picture()), 50013),
        ("embed_links", lambda: bot.table.send(embed=discord.Embed(title="x")), 50013),
        ("create_public_threads", lambda: old.create_thread(name="x"), 50013),
        ("create_private_threads", lambda: bot.table.create_thread(name="x"), 50013),
        ("read_message_history", lambda: bot.table.fetch_message(old.id), 50013),
        ("manage_messages", lambda: bot.table.get_partial_message(int(ann.say("hi").id)).delete(), 50013),
        ("view_channel", lambda: bot.table.send("x"), 50001),
    ]
    for right, work, code in cases:
        world.deny(table, right)
        await refused(work(), code, discord.Forbidden)
        world.allow(table, right)
    thread = await old.create_thread(name="x")
    world.deny(table, "send_messages_in_threads")
    await refused(thread.send("x"), 50013, discord.Forbidden)
    world.deny(table, "read_message_history")
    assert [m async for m in bot.table.history()] == []
    await refused(bot.table.get_partial_message(int(ann.say("hi").id)).edit(content="mine"), 50005, discord.Forbidden)
    assert world.violations == [], "a missing right is no malformed request"


async def test_interactions_need_no_rights_in_the_channel(set_up: Stage) -> None:
    world, _, _ = set_up
    world.deny(world.table, "send_messages", "attach_files")
    assert (await world.person("Ann").slash("slow")).text == "done"


async def test_private_messages_are_not_reached_through_the_channel(set_up: Stage) -> None:
    world, bot, _ = set_up
    await world.person("Ann").slash("game new", mode="deathmatch")
    partial = bot.table.get_partial_message(int(world.person("Ann").private().id))
    for work in (partial.fetch(), partial.edit(content="x"), partial.delete()):
        await refused(work, 10008, discord.NotFound)


async def test_a_second_answer_and_an_old_token(set_up: Stage) -> None:
    world, bot, _ = set_up
    await world.person("Ann").slash("count")
    interaction = bot.seen[-1]
    interaction.response._response_type = None
    await refused(interaction.response.send_message("again"), 40060)
    await interaction.edit_original_response(view=discord.ui.LayoutView().add_item(discord.ui.TextDisplay("later")))
    assert (await interaction.original_response()).id == int(world.messages.public(world.table.id)[-1].id)
    world.faults.expire_tokens()
    await refused(interaction.edit_original_response(view=None), 50027)
    await refused(interaction.followup.send("late"), 50027)


async def test_before_the_first_answer_there_is_nothing_to_edit(set_up: Stage) -> None:
    world, bot, _ = set_up
    acts = (await world.person("Ann").slash("acts")).message
    press = asyncio.create_task(world.person("Ann").press(acts, "Never"))
    await world.until(lambda: bot.seen[-1].type is discord.InteractionType.component)
    await refused(bot.seen[-1].edit_original_response(content="x"), 10015, discord.NotFound)
    await bot.seen[-1].response.send_message("first", ephemeral=True)
    assert (await press).text == "first"
    await bot.seen[-1].delete_original_response()
    await refused(bot.seen[-1].original_response(), 10008, discord.NotFound)


async def test_too_large_a_file_is_refused(set_up: Stage) -> None:
    world, bot, _ = set_up
    world.file_limit = 50
    await refused(bot.table.send(file=picture()), 40005)
    assert world.messages.public(world.table.id) == []


async def test_unknown_routes_fail_by_name(set_up: Stage) -> None:
    world, bot, _ = set_up
    with pytest.raises(discord.DiscordServerError, match=r"no route GET /guilds/\d+/audit-logs"):
        [entry async for entry in bot.guilds[0].audit_logs()]
    assert [v.what for v in world.violations] == ["the stand-in has no such route"]
    assert "audit-logs" in world.violations[0].where


async def test_the_wire_has_discords_shape(set_up: Stage) -> None:
    world, _, place = set_up
    base, channel = place.api_url, world.table.id
    token = {"Authorization": "Bot x"}
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{base}/users/@me") as answer:
            assert answer.status == 401 and answer.headers["Content-Type"] == "application/json"
        async with session.post(f"{base}/channels/{channel}/messages", data=b"{", headers=token) as answer:
            assert (answer.status, (await answer.json())["code"]) == (400, 50109)
        async with session.post(f"{base}/channels/{channel}/messages", json={}, headers=token) as answer:
            assert (answer.status, (await answer.json())["code"]) == (400, 50006)
        async with session.post(f"{base}/channels/{channel}/typing", headers=token) as answer:
            assert (answer.status, await answer.read()) == (204, b"")
        async with session.get(f"{base}/gateway/bot", headers=token) as answer:
            assert (await answer.json())["url"] == world.gateway_url


async def test_a_wrong_token_is_refused() -> None:
    async with StandIn() as place:
        place.world.token = "another.token"
        with pytest.raises(discord.LoginFailure):
            async with running(place):
                raise AssertionError("logged in with a wrong token")


async def test_timestamps_and_ids_agree(set_up: Stage) -> None:
    _, bot, _ = set_up
    sent = await bot.table.send("now")
    assert abs(sent.created_at - discord.utils.snowflake_time(sent.id)) < datetime.timedelta(milliseconds=50)
    assert abs(discord.utils.utcnow() - sent.created_at) < datetime.timedelta(seconds=5)
