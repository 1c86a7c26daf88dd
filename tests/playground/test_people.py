"""People's verbs against a running discord.py bot, and what a client refuses."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio

from playground.errors import Refused
from playground.people import FAILED, Person
from playground.world import World
from tests.playground.stage import PNG, count_view, picture, stage


@pytest_asyncio.fixture
async def set_up() -> AsyncIterator[tuple[World, Any, Person]]:
    async with stage(check_answers=True) as (world, bot, _):
        yield world, bot, world.person("Ann")
        assert world.violations == []


Stage = tuple[World, Any, Person]


async def test_a_command_with_options_is_answered_in_private(set_up: Stage) -> None:
    world, _, ann = set_up
    reply = await ann.slash("game new", mode="deathmatch", seats=5)
    assert (reply.kind, reply.text) == ("message", "deathmatch none 5")
    assert 0 < reply.ack_ms < 3000
    assert reply.message is ann.private() and ann.private().private
    assert world.person("Bob").sees() == []
    assert world.posts[world.table.id] == 0


async def test_options_are_refused_as_the_client_refuses_them(set_up: Stage) -> None:
    _, _, ann = set_up
    for options in ({}, {"mode": "chess"}, {"mode": "deathmatch", "seats": 6}, {"mode": "deathmatch", "seats": "3"},
                    {"mode": "deathmatch", "colour": "red"}):  # fmt: skip
        with pytest.raises(Refused):
            await ann.slash("game new", options=options)
    for command in ("game", "game old", "chess", "game new now"):
        with pytest.raises(Refused):
            await ann.slash(command)


async def test_autocomplete_offers_choices(set_up: Stage) -> None:
    _, bot, ann = set_up
    reply = await ann.autocomplete("game new", focused="system", value="ad")
    assert reply.kind == "autocomplete"
    assert [choice["value"] for choice in reply.choices] == ["adrenaline"]
    with pytest.raises(Refused):
        await ann.autocomplete("game new", focused="mode", value="d")
    # A free text is taken too: autocomplete only advises.
    assert (await ann.slash("game new", mode="deathmatch", system="chess")).text == "deathmatch chess 3"
    assert bot.errors == []


async def test_members_channels_and_pings(set_up: Stage) -> None:
    world, bot, ann = set_up
    bob = world.person("Bob")
    reply = await ann.slash("poke", whom=bob)
    assert reply.text == f"hey <@{bob.id}> (Bob)"
    assert [(ping.user_id, ping.channel_id) for ping in world.pings] == [(bob.id, world.table.id)]
    await bot.table.send(f"<@{bob.id}>", allowed_mentions=discord.AllowedMentions.none())
    await bot.table.send(f"<@{bob.id}>", silent=True)
    assert len(world.pings) == 1


async def test_buttons_carry_their_state(set_up: Stage) -> None:
    _, bot, ann = set_up
    message = (await ann.slash("count")).message
    assert message is not None
    for number in (1, 2, 3):
        reply = await ann.press(message, f"count:{number}")
        assert (reply.kind, reply.message) == ("update", message)
    assert bot.counted == [("Ann", 1), ("Ann", 2), ("Ann", 3)]
    assert message.text == "**4** so far"
    assert [button.label for button in message.buttons] == ["Count 4"]
    with pytest.raises(Refused):
        await ann.press(message, "Count 1")


async def test_a_press_without_a_message_finds_the_newest_one(set_up: Stage) -> None:
    world, _, ann = set_up
    await ann.slash("count")
    newest = (await ann.slash("count")).message
    assert (await ann.press(None, "Count 1")).message is newest
    with pytest.raises(Refused):
        await ann.press(None, "Fire")
    assert world.edits[world.table.id] == 1


async def test_every_way_of_answering(set_up: Stage) -> None:
    world, _, ann = set_up
    acts = (await ann.slash("acts")).message
    assert acts is not None
    reply = await ann.press(acts, "Thinking")
    assert (reply.kind, reply.text) == ("message", "first follow-up"), "the first follow-up fills the deferral"
    await world.until(lambda: reply.followups)
    assert [message.text for message in reply.followups] == ["second follow-up"]
    assert reply.message is not None and reply.message.private and reply.followups[0].private
    dialog = await ann.press(acts, "Dialog")
    assert dialog.kind == "modal" and dialog.modal is not None
    assert dialog.modal.title == "Who are you?" and list(dialog.modal.fields) == ["name", "shade"]
    filled = await ann.fill(dialog, name="Ann", Colour=["Blue"])
    assert (filled.kind, filled.text) == ("message", "Ann likes Blue")
    choose = (await ann.press(acts, "Select")).message
    chosen = await ann.select(choose, "color", ["red", "green"])
    assert (chosen.kind, chosen.text) == ("update", "chosen ['red', 'green']")
    assert (await ann.press(acts, "Silently", settle_s=0.1)).kind == "deferred"
    quiet = await ann.press(acts, "Quietly")
    assert (quiet.kind, quiet.message, acts.text) == ("update", acts, "**77** so far")


async def test_modals_and_selects_refuse_what_the_client_refuses(set_up: Stage) -> None:
    world, _, ann = set_up
    acts = (await ann.slash("acts")).message
    dialog = await ann.press(acts, "Dialog")
    for values in ({"name": ""}, {"name": "x" * 21}, {"nobody": "x"}, {"name": "Ann", "shade": ["Green"]},
                   {"name": "Ann", "shade": ["Red", "Blue"]}, {"name": "Ann"}):  # fmt: skip
        with pytest.raises(Refused):
            await ann.fill(dialog, values)
    with pytest.raises(Refused):
        await world.person("Bob").fill(dialog, name="Bob", shade=["Red"])
    choose = (await ann.press(acts, "Select")).message
    for chosen in ([], ["pink"], ["red", "green", "blue"]):
        with pytest.raises(Refused):
            await ann.select(choose, "color", chosen)


async def test_deferred_answers_are_waited_for(set_up: Stage) -> None:
    world, _, ann = set_up
    reply = await ann.slash("slow")
    assert (reply.kind, reply.text) == ("message", "done")
    assert reply.message is not None and not reply.message.private and not reply.message.thinking
    (attachment,) = reply.message.attachments
    assert (attachment["filename"], attachment["description"], attachment["width"], attachment["height"]) == (
        "board.png", "a board", 2, 3,
    )  # fmt: skip
    assert world.messages.files[attachment["id"]].content == PNG
    assert (await ann.slash("slow", secretly=True)).message is ann.private()


async def test_private_messages_are_for_one(set_up: Stage) -> None:
    world, _, ann = set_up
    bob = world.person("Bob")
    acts = (await ann.slash("acts")).message
    choose = (await ann.press(acts, "Select")).message
    assert choose is not None and choose in ann.sees() and choose not in bob.sees()
    with pytest.raises(Refused):
        await bob.select(choose, "color", ["red"])
    with pytest.raises(Refused):
        bob.dismiss(choose)
    ann.dismiss(choose)
    assert choose not in ann.sees()
    with pytest.raises(Refused):
        await ann.select(choose, "color", ["red"])


async def test_disabled_and_linked_buttons_cannot_be_pressed(set_up: Stage) -> None:
    _, bot, ann = set_up
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Off", custom_id="off", disabled=True))
    view.add_item(discord.ui.Button(label="Out", url="https://example.com"))
    view.add_item(discord.ui.Button(label="Twin", custom_id="twin:1"))
    view.add_item(discord.ui.Button(label="Twin", custom_id="twin:2"))
    await bot.table.send("buttons", view=view)
    for button in ("Off", "Out", "Twin", "twin:"):
        with pytest.raises(Refused):
            await ann.press(None, button)
    deleted = ann.sees()[-1]
    await (await bot.table.fetch_message(int(deleted.id))).delete()
    with pytest.raises(Refused):
        await ann.press(deleted, "twin:1")


async def test_locales_and_rights_come_with_interactions(set_up: Stage) -> None:
    world, bot, _ = set_up
    await world.person("Matěj", locale="cs").slash("count")
    interaction = bot.seen[-1]
    assert interaction.locale is discord.Locale.czech
    assert interaction.user.display_name == "Matěj"
    assert interaction.app_permissions.manage_threads and not interaction.permissions.manage_threads
    assert interaction.context.guild and interaction.is_guild_integration()
    world.deny(world.table, "attach_files")
    await world.person("Ann").slash("count")
    assert not bot.seen[-1].app_permissions.attach_files
    assert bot.seen[-1].permissions.attach_files


async def test_commands_are_offered_by_right(set_up: Stage) -> None:
    world, bot, ann = set_up

    @bot.tree.command(name="server", description="For managers")
    @discord.app_commands.default_permissions(manage_guild=True)
    async def server(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("managed")

    with pytest.raises(Refused):
        await ann.slash("server")  # not synced yet
    await bot.tree.sync()
    with pytest.raises(Refused):
        await ann.slash("server")
    boss = world.person_by_id(world.guild.owner_id)
    assert (await boss.slash("server")).text == "managed"


async def test_unseen_channels_are_refused(set_up: Stage) -> None:
    world, _, ann = set_up
    secret = world.add_channel("secret")
    world.deny(secret, "view_channel", user=ann.user)
    with pytest.raises(Refused):
        await ann.slash("count", channel="secret")
    with pytest.raises(Refused):
        await ann.slash("count", channel="nowhere")


async def test_late_and_missing_answers_fail(set_up: Stage) -> None:
    world, bot, ann = set_up
    acts = (await ann.slash("acts")).message
    never, late = await asyncio.gather(ann.press(acts, "Never"), ann.press(acts, "Late"))
    for reply in (never, late):
        assert (reply.kind, reply.error) == ("failed", FAILED)
        assert 3000 <= reply.ack_ms < 10_000
    await world.until(lambda: bot.errors)
    assert bot.errors == [10062]


async def test_two_people_press_at_once(set_up: Stage) -> None:
    world, bot, ann = set_up
    message = (await ann.slash("count")).message
    replies = await asyncio.gather(ann.press(message, "Count 1"), world.person("Bob").press(message, "Count 1"))
    assert [reply.kind for reply in replies] == ["update", "update"]
    assert sorted(bot.counted) == [("Ann", 1), ("Bob", 1)]


async def test_a_picture_is_replaced_by_an_edit(set_up: Stage) -> None:
    world, bot, ann = set_up
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://first.png", description="one")))
    for item in count_view(1).children:
        view.add_item(item)
    await bot.table.send(view=view, file=picture("first.png", "one"))
    message = ann.sees()[-1]
    first = message.attachments[0]
    assert message.components[0]["items"][0]["media"]["url"] == first["url"]
    second = discord.ui.LayoutView(timeout=None)
    second.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://second.png", description="two")))
    partial = bot.table.get_partial_message(int(message.id))
    await partial.edit(view=second, attachments=[picture("second.png", "two")])
    assert [attachment["filename"] for attachment in message.attachments] == ["second.png"]
    assert first["id"] not in world.messages.files
