"""Scenario 11: the bot's rights are taken away one by one.

Before a table: `/game new` lists exactly the missing ones, in the language of who asked; without the rights for threads
a table is played in the channel, and the lobby names what is missing. A running game becomes unreachable, is tried
again later and loses nothing.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from playground.model import Message
from playground.people import Person
from tests.cogs.stage import Stage, button, dump, opened, text, told

NAMES = {
    "en-US": {
        "view_channel": "View Channel", "send_messages": "Send Messages", "attach_files": "Attach Files",
        "create_public_threads": "Create Public Threads", "send_messages_in_threads": "Send Messages in Threads",
    },
    "cs": {
        "view_channel": "Zobrazit kanál", "send_messages": "Odesílat zprávy", "attach_files": "Přikládat soubory",
        "create_public_threads": "Vytvářet veřejná vlákna", "send_messages_in_threads": "Odesílat zprávy ve vláknech",
    },
}  # fmt: skip
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
HOUR_S = 3600.0
TABLE: dict[str, Any] = {"A": {"at": "C2"}, "B": {"at": "C2"}, "C": {"at": "C3"}}


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


# before a table


@pytest.mark.parametrize("locale", NAMES)
@pytest.mark.parametrize(
    ("denied", "missing"),
    [
        (("send_messages",), ("send_messages", "attach_files")),  # who may not write may not attach either
        (("attach_files",), ("attach_files",)),
        (("attach_files", "create_public_threads"), ("attach_files", "create_public_threads")),
        (("attach_files", *FOR_THREADS), ("attach_files", *FOR_THREADS)),
        (("view_channel",), tuple(NAMES["cs"])),  # who does not see a channel may do nothing there
    ],
)
async def test_a_new_table_lists_exactly_what_is_missing(
    stage: Stage, locale: str, denied: tuple[str, ...], missing: tuple[str, ...]
) -> None:
    ann = stage.person("Ann", locale)
    stage.world.deny(stage.world.channel(None), *denied)
    before = await dump(stage)
    names = ", ".join(NAMES[locale][right] for right in missing)
    assert told(await ann.slash("game new")).text == text(ann, "ui-rights-missing", rights=names)
    assert await dump(stage) == before
    stage.world.allow(stage.world.channel(None), *denied)
    assert (await ann.slash("game new", computers=2)).kind == "message"


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("denied", [FOR_THREADS[:1], FOR_THREADS[1:], FOR_THREADS], ids=["create", "send", "both"])
async def test_without_the_rights_for_threads_the_lobby_says_which(
    stage: Stage, language: str, denied: tuple[str, ...]
) -> None:
    await stage.bot.desk.set_guild(int(stage.world.guild.id), language=language)
    ann = stage.person("Ann")
    stage.world.deny(stage.world.channel(None), *denied)
    lobby = await ann.slash("game new", computers=2)
    locale = "cs" if language == "cs" else "en-US"
    names = ", ".join(NAMES[locale][right] for right in denied)
    assert stage.bot.desk.texts.get(language, "ui-lobby-in-channel", rights=names) in lobby.text
    await ann.press(lobby.message, "s1:lstart")
    board = await stage.board()
    assert board.channel_id == stage.world.table.id and board.attachments


async def test_managing_threads_is_not_needed(stage: Stage) -> None:
    """What the bot does to threads it may do to its own: name them, put them to sleep, wake them."""
    stage.world.bot_role.permissions &= ~(1 << 34)
    ann = stage.person("Ann")
    info = await stage.two_computers(ann)
    thread = stage.world.channel(str(info.thread))
    stage.world.archive(thread)
    await stage.host.resign(info.id, int(ann.id))
    await stage.quiet()
    assert thread.archived and thread.name != f"ADRENALINE {info.number}"
    assert [m for m in stage.world.messages.public(thread.id) if "Ann" in m.text]


# a running game


async def table(stage: Stage) -> list[Person]:
    people = [stage.person(name) for name in ("Ann", "Radek", "Ota")]
    await stage.placed(people, TABLE)
    return people


async def turn(stage: Stage, person: Person, board: Message) -> None:
    panel = (await person.press(board, "My move")).message
    assert (await person.press(panel, button(panel, "^End turn"))).kind == "update"
    await stage.quiet()


def taken(stage: Stage, right: str) -> Any:
    """Takes a right away where the game is played; answers how to give it back."""
    parent = stage.world.channel(None)
    stage.world.deny(parent, right)
    return lambda: stage.world.allow(parent, right)


def locked(stage: Stage, thread: str) -> Any:
    """A moderator locks the thread, and the bot does not manage threads."""
    place, role = stage.world.channel(thread), stage.world.bot_role
    before, role.permissions = role.permissions, role.permissions & ~(1 << 34)
    stage.world.archive(place, locked=True)

    def back() -> None:
        role.permissions = before
        place.locked = False

    return back


@pytest.mark.parametrize("right", ["view_channel", "send_messages_in_threads", "attach_files", "manage_threads"])
async def test_a_running_game_becomes_unreachable_and_loses_nothing(stage: Stage, right: str) -> None:
    ann, radek, ota = await table(stage)
    info, board = await stage.session(), await stage.board()
    panels = {person.name: (await person.press(board, "My move")).message for person in (ann, radek, ota)}
    listed = (await ann.slash("game list")).text
    called = len(stage.world.pings)
    give_back = locked(stage, str(info.thread)) if right == "manage_threads" else taken(stage, right)

    await ann.press(panels["Ann"], button(panels["Ann"], "^End turn"))
    await stage.quiet()
    assert (await stage.session()).seq == info.seq + 1, "the press was carried out"
    said = (await stage.person("Eve").slash("game list")).text if right != "view_channel" else ""
    assert right == "view_channel" or (said.startswith(listed) and text(ann, "ui-listed-held-up") in said)
    (stuck,) = [one for one in await stage.host.health(int(stage.world.guild.id)) if one.why == "post"]
    assert stuck.session == info.id

    asked = len(sends(stage))
    for _ in range(3):
        stage.clock.time += 300
        await stage.quiet()
    assert len(sends(stage)) == asked, "left in peace for a while"
    stage.clock.time += HOUR_S
    await stage.quiet()
    assert len(sends(stage)) == asked + 1, "tried again, once"

    question = next(ask.opened for ask in (await stage.host.look(info.id, int(radek.id))).asks)
    await stage.host.commit(info.id, int(radek.id), question, ["end"])
    give_back()
    stage.clock.time += HOUR_S
    await stage.quiet()
    newest = await stage.board()
    told_of = [message.text for message in stage.world.messages.public(str(info.thread)) if message.attachments][1:]
    assert newest.id != board.id and (await stage.session()).seq == info.seq + 2
    for name in ("Ann", "Radek"):
        assert sum(f"**{name}** ended the turn" in said for said in told_of) == 1, told_of
    assert [ping.user_id for ping in stage.world.pings[called:]][-1] == ota.id
    assert [ping.user_id for ping in stage.world.pings[called:]].count(ota.id) == 1
    assert (await ann.slash("game list")).text == listed
    await turn(stage, ota, newest)
    assert (await stage.session()).seq == info.seq + 3


def sends(stage: Stage) -> list[str]:
    return [line for line in stage.world.requests if line.startswith("POST /channels/")]
