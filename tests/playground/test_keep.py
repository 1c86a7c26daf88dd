"""What the playground keeps over its own restarts."""

import asyncio
from pathlib import Path

import pytest

from playground.keep import DELAY_S, Keeper
from playground.messages import Upload
from playground.world import World
from tests.playground.stage import PNG


def kept(path: Path, cdn: str) -> World:
    world = World()
    world.cdn = cdn
    Keeper(world, path).load()
    return world


async def test_channels_people_commands_and_messages_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "world.json"
    world = kept(path, "http://127.0.0.1:1111")
    ann = world.person("Ann", locale="cs")
    thread = world.open_thread(world.table, "adrenaline 7", world.bot)
    world.deny(world.table, "attach_files")
    (command,) = world.commands.replace(None, [{"name": "game", "description": "Games"}])
    picture = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
    payload = {"flags": 1 << 15, "components": [picture]}
    message = world.messages.post(thread, world.bot, payload, {0: Upload("a.png", PNG)})
    world.messages.post(thread, world.bot, {"content": "secret"}, owner=ann.id)
    await asyncio.sleep(DELAY_S + 0.1)

    later = kept(path, "http://127.0.0.1:2222")
    assert later.channels[thread.id].name == "adrenaline 7" and later.channels[thread.id].is_thread
    assert later.channels[later.table.id] is later.table
    assert not later.bot_may(later.table, "attach_files")
    assert [c["id"] for c in later.commands.offered()] == [command["id"]]
    assert later.person("Ann").user.locale == "cs"
    (again,) = later.person("Ann").sees(thread.id)
    assert again.id == message.id
    media = again.components[0]["items"][0]["media"]
    assert media["url"] == again.attachments[0]["url"]
    assert media["url"] == message.attachments[0]["url"].replace("1111", "2222")
    assert later.messages.files[again.attachments[0]["id"]].content == PNG
    assert "secret" not in path.read_text()
    newer = later.messages.post(thread, later.bot, {"content": "more"})
    assert int(newer.id) > int(message.id)
    later.messages.delete(again)
    Keeper(later, path).save()
    assert list(path.with_suffix(".files").iterdir()) == []
    assert [m.text for m in kept(path, "http://127.0.0.1:3333").messages.public(thread.id)] == ["more"]


@pytest.mark.parametrize("content", ["", "{", "[]", '{"channels": [{}]}', '{"channels": [], "commands": []}'])
async def test_a_broken_file_is_put_aside(tmp_path: Path, content: str) -> None:
    path = tmp_path / "world.json"
    path.write_text(content)
    world = kept(path, "http://127.0.0.1:1111")
    assert list(world.channels) == [world.table.id] and world.people == []
    assert not path.exists() and path.with_suffix(".broken").read_text() == content
    world.open_thread(world.table, "thread", world.bot)
    await asyncio.sleep(DELAY_S + 0.1)
    assert path.exists()
