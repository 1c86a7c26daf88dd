"""My data and Forget me through the whole bot, in the middle of a game."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.stage import Stage, labels, opened


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


async def test_my_data_is_a_private_file(stage: Stage) -> None:
    eva = stage.person("Eva")
    info = await stage.two_computers(eva)
    settings = await eva.slash("settings")
    reply = await eva.press(settings.message, "My data")
    assert reply.message is not None and reply.message.private
    (file,) = reply.message.attachments
    assert file["filename"] == "my-data.json"
    data = json.loads(stage.world.messages.files[file["id"]].content)
    assert data["person"] == eva.id and data["people"][0]["name"] == "Eva"
    assert [row["session"] for row in data["seats"]] == [info.id]


async def test_forget_me_in_the_middle_of_a_game(stage: Stage) -> None:
    eva, bob = stage.person("Eva"), stage.person("Bob")
    await eva.slash("game new", computers=1)
    await bob.press(None, "Join")
    await eva.press(None, "Start")
    await stage.quiet()
    info = await stage.session()
    await eva.slash("game new")
    lobby = await stage.session()
    asked = await eva.press((await eva.slash("settings")).message, "Forget me")
    assert "You sit at 2 open tables" in asked.text
    assert (await stage.host.session(info.id)).seat_of(int(eva.id)) is not None, "not before it is confirmed"
    reply = await eva.press(asked.message, "Forget me for good")
    assert "You are forgotten" in reply.text and "What has been posted in Discord stays there" in reply.text
    assert labels(reply.message) == []
    await stage.quiet()
    seats = (await stage.host.session(info.id)).seats
    assert [(seat.kind, seat.person) for seat in seats if seat.name == "N. N."] == [("computer", None)]
    lobby = await stage.host.session(lobby.id)
    assert lobby.status == "abandoned"
    message = stage.world.messages.anywhere(str(lobby.message))
    assert "Eva" not in message.text
    again = await eva.slash("play", channel=stage.world.channel(str(info.thread)))
    assert "Eva" not in again.text
    seen = [message.text for message in stage.world.messages.seen_by(bob.id, str(info.thread))]
    assert any("N. N." in text or "Eva" in text for text in seen), "posts that were made stay"
