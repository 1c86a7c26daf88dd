"""The world by itself: who sees what, who is called by a mention, rights, and what subscribers hear."""

import asyncio
from typing import Any

import pytest

from playground.errors import ApiError
from playground.messages import NONCE_WINDOW_S, Upload
from playground.model import Message
from playground.permissions import BITS, bits
from playground.warp import run_warped
from playground.world import World

Json = dict[str, Any]


def post(world: World, owner: str | None = None, **payload: Any) -> Message:
    return world.messages.post(world.table, world.bot, payload, owner=owner)


def test_a_private_message_is_seen_by_its_owner_alone() -> None:
    world = World()
    ann, bob = world.person("Ann"), world.person("Bob")
    open_one, private = post(world, content="all"), post(world, ann.id, content="ann")
    assert [m.text for m in ann.sees()] == ["all", "ann"] and [m.text for m in bob.sees()] == ["all"]
    for message, seen in ((open_one, True), (private, False)):
        assert world.visible(bob.id, message) is seen
        assert world.visible(bob.id, message.data) is seen
        assert world.visible(ann.id, message)
    assert private.flags & 64 and not open_one.flags & 64
    world.messages.delete(private)
    assert not world.visible(ann.id, private)


def test_subscribers_hear_whom_an_event_is_for() -> None:
    world, heard = World(), []
    ann = world.person("Ann")
    stop = world.subscribe(lambda event, only: heard.append((event["t"], only)))
    private = post(world, ann.id, content="ann")
    world.messages.edit(private, {"content": "still ann"})
    world.messages.delete(private)
    message = post(world, content="all")
    world.open_thread(world.table, "thread", world.bot)
    stop()
    world.messages.edit(message, {"content": "unheard"})
    assert heard == [("message", ann.id), ("message", ann.id), ("delete", ann.id), ("message", None), ("channel", None)]


def test_what_subscribers_get_does_not_change_afterwards() -> None:
    world, heard = World(), []
    world.subscribe(lambda event, only: heard.append(event))
    world.messages.edit(post(world, content="one"), {"content": "two"})
    assert [event["message"]["content"] for event in heard] == ["one", "two"]


@pytest.mark.parametrize(
    ("allowed", "called"),
    [
        (None, {"Ann", "Bob"}),
        ({"parse": []}, set()),
        ({"parse": ["users"]}, {"Ann", "Bob"}),
        ({"users": ["ann"]}, {"Ann"}),
        ({"parse": ["everyone"]}, set()),
    ],
)
def test_allowed_mentions_decide_who_is_called(allowed: Json | None, called: set[str]) -> None:
    world = World()
    people = {name: world.person(name) for name in ("Ann", "Bob", "Cyd")}
    if allowed and "users" in allowed:
        allowed = {"users": [people["Ann"].id]}
    words = f"<@{people['Ann'].id}> <@!{people['Bob'].id}> <@{people['Ann'].id}> @everyone <@12345>"
    message = post(world, content=words, allowed_mentions=allowed)
    assert {world.users[ping.user_id].name for ping in world.pings} == called
    assert len(world.pings) == len(called)
    assert {user["global_name"] for user in message.data["mentions"]} == called
    world.messages.edit(message, {"content": words + "!"})
    assert len(world.pings) == len(called), "edits call nobody"


def test_everyone_is_called_only_with_the_right_to_it() -> None:
    world = World()
    for name in ("Ann", "Bob"):
        world.person(name)
    post(world, content="@everyone")
    assert world.pings == []
    world.allow(world.table, "mention_everyone")
    post(world, content="@everyone", allowed_mentions={"parse": []})
    assert world.pings == []
    post(world, content="@everyone")
    assert {world.users[ping.user_id].name for ping in world.pings} == {"Ann", "Bob", "Guild owner"}


def test_layouts_call_too_silent_private_and_unseen_ones_do_not() -> None:
    world = World()
    ann = world.person("Ann")
    mention = f"<@{ann.id}>"
    post(world, flags=1 << 15, components=[{"type": 10, "content": mention}])
    assert [ping.user_id for ping in world.pings] == [ann.id]
    post(world, content=mention, flags=1 << 12)
    post(world, ann.id, content=mention)
    secret = world.add_channel("secret")
    world.deny(secret, "view_channel", user=ann.user)
    world.messages.post(secret, world.bot, {"content": mention})
    assert len(world.pings) == 1


def test_a_nonce_is_forgotten_after_a_while() -> None:
    async def scene() -> None:
        world = World()
        first = post(world, content="x", nonce=7, enforce_nonce=True)
        assert post(world, content="y", nonce=7, enforce_nonce=True) is first
        assert post(world, content="z", nonce=7) is not first
        again = World()
        first = post(again, content="x", nonce="a", enforce_nonce=True)
        await asyncio.sleep(NONCE_WINDOW_S + 1)
        assert post(again, content="x", nonce="a", enforce_nonce=True) is not first

    run_warped(scene(), 2000)


def test_rights_follow_roles_overwrites_and_threads() -> None:
    world = World()
    ann = world.person("Ann").user
    secret = world.add_channel("secret")
    assert world.permissions(world.users[world.guild.owner_id], secret) & BITS["administrator"]
    assert not world.permissions(ann, secret) & BITS["manage_messages"]
    world.deny(secret, "send_messages", user=ann)
    rights = world.permissions(ann, secret)
    assert not rights & bits("send_messages", "attach_files", "embed_links"), "who may not write may not attach"
    assert rights & BITS["view_channel"]
    thread = world.open_thread(secret, "thread", world.bot)
    assert world.permissions(ann, thread) & BITS["send_messages_in_threads"], "threads have their own right to write"
    world.deny(secret, "view_channel", user=ann)
    assert world.permissions(ann, thread) == 0 and not world.may_see(ann.id, thread)
    world.allow(secret, "view_channel", user=ann)
    assert world.may_see(ann.id, thread)


def test_requirements_name_what_is_missing() -> None:
    world = World()
    for right, code in (("send_messages", 50013), ("view_channel", 50001)):
        world.deny(world.table, right)
        with pytest.raises(ApiError) as error:
            world.require(world.table, "send_messages")
        assert error.value.code == code


def test_edits_keep_what_they_do_not_name() -> None:
    world = World()
    upload = {0: Upload("a b.png", b"\x89PNG\r\n\x1a\n" + bytes(16))}
    payload = {"content": "x", "attachments": [{"id": 0, "description": "alt"}]}
    message = world.messages.post(world.table, world.bot, payload, upload)
    (attachment,) = message.attachments
    assert (attachment["filename"], attachment["content_type"], attachment["description"]) == (
        "a_b.png", "image/png", "alt",
    )  # fmt: skip
    world.messages.edit(message, {"content": "y"})
    assert (message.content, message.attachments) == ("y", [attachment])
    world.messages.edit(message, {}, {0: Upload("c.txt", b"c")})
    assert [a["filename"] for a in message.attachments] == ["a_b.png", "c.txt"]
    with pytest.raises(ApiError):
        world.messages.edit(message, {"content": "", "attachments": []})
    assert message.content == "y" and len(message.attachments) == 2, "a refused edit changes nothing"
    with pytest.raises(ApiError):
        world.messages.edit(message, {"attachments": [{"id": "999"}]})


async def test_until_waits_for_changes_and_gives_up() -> None:
    world = World()
    asyncio.get_running_loop().call_later(0.05, lambda: post(world, content="x"))
    assert await world.until(lambda: world.messages.public(world.table.id))
    with pytest.raises(TimeoutError):
        await world.until(lambda: False, timeout_s=0.1)


def test_ids_stay_the_same_over_worlds_and_differ_within() -> None:
    first, second = World(), World()
    for world in (first, second):
        for name in ("Ann", "Žofie"):
            world.person(name)
    assert list(first.users) == list(second.users) and first.table.id == second.table.id
    assert first.guild.id == second.guild.id and first.application_id == second.application_id
    ids = [*first.users, *first.channels, *first.guild.roles]
    assert len(set(ids)) == len(ids)
    assert int(post(first, content="x").id) > max(int(i) for i in ids)
