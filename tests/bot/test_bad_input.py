"""Bad input gets a clear private sentence in the language of who gave it, and nothing is changed by it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cogs.names import shown
from cogs.tables import link
from playground.errors import Refused
from playground.model import Message
from playground.people import Person
from tests.cogs.stage import Stage, button, dump, opened, text, told

LANGUAGES = ("en-US", "cs")
TABLE: dict[str, Any] = {
    "A": {"at": "C2", "cubes": "r3 y3 b3", "weapons": ["machine_gun"], "hand": ["newton_yellow"]},
    "B": {"at": "C2", "hand": ["teleporter_red"]},
    "C": {"at": "C3"},
}

NAMES = (
    "**@everyone** `x`", "<@1> ||s|| [a](b)", "😀🔫 Žofie", "דנה كريم", "漢" * 32, "W" * 32, "\u202eevil\u200b\n# x",
)  # fmt: skip
"""Markdown, mentions, emoji, right to left, wide, long, and signs that turn the text around them."""


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


@pytest.fixture(params=LANGUAGES)
def locale(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def running(stage: Stage, locale: str) -> tuple[Person, Person, Person]:
    """Ann is on turn at a table with Radek and Ota; all read `locale`."""
    ann, radek, ota = (stage.person(name, locale) for name in ("Ann", "Radek", "Ota"))
    await stage.placed([ann, radek, ota], TABLE)
    return ann, radek, ota


async def lobby_of(stage: Stage, person: Person, **options: Any) -> Message:
    """A new lobby's message, once the table knows it."""
    message = (await person.slash("game new", **options)).message
    with closing(sqlite3.connect(stage.host.store.database.path)) as connection:
        await stage.world.until(lambda: connection.execute("SELECT max(message) FROM sessions").fetchone()[0])
    assert message is not None
    return message


# presses


async def test_a_press_by_the_wrong_person(stage: Stage, locale: str) -> None:
    _, radek, _ = await running(stage, locale)
    eve, board = stage.person("Eve", locale), await stage.board()
    before = await dump(stage)
    assert told(await eve.press(board, "My move")).text == text(
        eve, "ui-not-seated-waits", table="ADRENALINE 1", names="Ann"
    )
    assert text(eve, "ui-hand-no-seat") in told(await eve.press(board, "My hand")).text
    waits = text(radek, "ui-panel-waiting", title="ADRENALINE 1", names="Ann")
    assert waits in told(await radek.press(board, "My move")).text
    assert await dump(stage) == before


async def test_a_private_panel_cannot_be_pressed_by_others(stage: Stage) -> None:
    ann, radek, _ = await running(stage, "en-US")
    panel = (await ann.press(await stage.board(), "My move")).message
    with pytest.raises(Refused):
        await radek.press(panel, "Undo")


async def test_an_old_press(stage: Stage, locale: str) -> None:
    ann, *_ = await running(stage, locale)
    board = await stage.board()
    old = (await ann.press(board, "My move")).message
    end = button(old, "^(End turn|Konec tahu|Ukončit tah)")
    await ann.press((await ann.press(board, "My move")).message, end)
    await stage.quiet()
    before = await dump(stage)
    reply = await ann.press(old, end)
    assert text(ann, "ui-panel-redrawn", board=link(await stage.session())) in told(reply).text
    assert text(ann, "ui-panel-waiting", title="ADRENALINE 1", names="Radek") in told(reply).text
    assert await dump(stage) == before


async def test_an_action_that_is_not_legal(stage: Stage, locale: str) -> None:
    ann, *_ = await running(stage, locale)
    channel = (await stage.board()).channel_id
    before = await dump(stage)
    for line, rule in (("shoot thor", "ADR-SHOOT-1"), ("run A2", "ADR-MOVE-2"), ("run D2; run A2", "ADR-MOVE-2")):
        reply = await ann.slash("do", line=line, channel=channel)
        assert f"({rule})" in told(reply).text
        assert text(ann, "ui-do-refused", words="…", reason="…").split("…")[1] in told(reply).text
    assert await dump(stage) == before


@pytest.mark.parametrize("line", ["", ";;;", "fly to the moon", "run", "`@everyone`; **x**", "š" * 2000])
async def test_what_cannot_be_read(stage: Stage, line: str) -> None:
    ann, *_ = await running(stage, "en-US")
    channel = (await stage.board()).channel_id
    before = await dump(stage)
    reply = await ann.slash("do", line=line or " ", channel=channel)
    assert 0 < len(told(reply).text) <= 2000
    assert "fault" not in told(reply).text.lower()
    assert await dump(stage) == before


# tables


async def test_commands_outside_a_table(stage: Stage, locale: str) -> None:
    ann = stage.person("Ann", locale)
    before = await dump(stage)
    for command in ("play", "hand", "undo", "board", "log", "game join", "game leave", "game start", "game resign",
                    "game abandon"):  # fmt: skip
        assert told(await ann.slash(command)).text == text(ann, "ui-no-table"), command
    assert told(await ann.slash("do", line="end")).text == text(ann, "ui-no-table")
    reply = await ann.slash("game join", table="7 ; DROP TABLE sessions")
    assert told(reply).text == text(ann, "ui-no-such-table", table="7 ; DROP TABLE sessions")
    assert await dump(stage) == before


async def test_a_command_that_an_update_has_changed(stage: Stage, locale: str) -> None:
    """The client still offers it as it was: with other options, or not known any more at all."""
    ann = stage.person("Ann", locale)
    before = await dump(stage)
    for name in ("do", "forgotten"):
        stage.world.commands.upsert(None, {"name": name, "description": "as it was", "type": 1})
        assert told(await ann.slash(name)).text == text(ann, "ui-command-changed"), name
    assert await dump(stage) == before


async def test_too_few_seats(stage: Stage, locale: str) -> None:
    ann = stage.person("Ann", locale)
    lobby = await lobby_of(stage, ann, computers=1)
    before = await dump(stage)
    with pytest.raises(Refused):
        await ann.press(lobby, "s1:lstart")
    reply = await ann.slash("game start")
    assert told(reply).text == text(ann, "host-error-too_few", seats=3, taken=2)
    assert await dump(stage) == before


async def test_an_option_that_the_seats_do_not_allow(stage: Stage, locale: str) -> None:
    ann = stage.person("Ann", locale)
    await lobby_of(stage, ann, computers=2)
    await stage.host.set_options((await stage.session()).id, int(ann.id), {"arena": "m12"})
    before = await dump(stage)
    reply = await ann.slash("game start")
    option, value = text(ann, "ui-option-arena"), text(ann, "ui-option-arena-m12")
    assert told(reply).text == text(ann, "host-error-option_seats", option=option, value=value, least=4, most=5)
    assert await dump(stage) == before


async def test_a_full_lobby(stage: Stage, locale: str) -> None:
    """One seat is left and two people press Join in the same moment: one sits, the other is told."""
    lobby = await lobby_of(stage, stage.person("Ann"), computers=3)
    both = [stage.person(name, locale) for name in ("Bob", "Cyril")]
    replies = await asyncio.gather(*(person.press(lobby, "s1:ljoin") for person in both))
    full = text(both[0], "host-error-lobby_full", seats=5)
    await stage.world.until(lambda: any(reply.followups for reply in replies))
    assert [told(reply).text for reply in replies if reply.followups] == [full]
    before = await dump(stage)
    reply = await stage.person("Dana", locale).slash("game join")
    assert told(reply).text == full
    assert await dump(stage) == before
    assert len((await stage.session()).seats) == 5


async def test_a_player_who_left(stage: Stage, locale: str) -> None:
    """Resigned: the old panel, the board's buttons and the commands do nothing any more."""
    ann, *_ = await running(stage, locale)
    board = await stage.board()
    old = (await ann.press(board, "My move")).message
    end = button(old, "^(End turn|Konec tahu|Ukončit tah)")
    asked = await ann.slash("game resign", channel=board.channel_id)
    await ann.press(asked.message, "s1:resign")
    await stage.quiet()
    before, sentence = await dump(stage), text(ann, "ui-not-seated-waits", table="ADRENALINE 1", names="Radek")
    newest = await stage.board()
    assert told(await ann.press(old, end)).text == sentence
    assert told(await ann.press(newest, "My move")).text == sentence
    assert told(await ann.slash("do", line="end", channel=board.channel_id)).text == sentence
    assert await dump(stage) == before


async def test_missing_rights_are_all_named_before_the_start(stage: Stage, locale: str) -> None:
    ann, channel = stage.person("Ann", locale), stage.world.channel(None)
    lobby = await lobby_of(stage, ann, computers=2)
    stage.world.deny(channel, "attach_files", "send_messages", "create_public_threads")
    names = [text(ann, f"ui-right-{right}") for right in ("send-messages", "attach-files", "create-public-threads")]
    before = await dump(stage)
    for reply in (await ann.press(lobby, "s1:lstart"), await ann.slash("game start"), await ann.slash("game new")):
        assert told(reply).text == text(ann, "ui-rights-missing", rights=", ".join(names))
    assert await dump(stage) == before


# names


@pytest.mark.parametrize("others", [NAMES[:4], NAMES[3:]], ids=["marked up", "wide and turned"])
async def test_names_in_posts_panels_and_pictures(stage: Stage, others: tuple[str, ...]) -> None:
    people = [stage.person(name, locale) for name, locale in zip(others, ("cs", "en-US", "cs", "en-US"), strict=True)]
    info = await stage.placed(people, {**TABLE, "C": {"at": "C2"}, "D": {"at": "C2"}})
    board = await stage.board()
    assert board.attachments and board.attachments[0]["description"]
    first = people[0]
    texts = [board.text, (await first.press(board, "My move")).text, (await first.press(board, "My hand")).text]
    line = "shoot machine gun; end"
    texts.append((await first.slash("do", line=line, channel=board.channel_id)).text)
    texts.append((await stage.board()).text)
    for command in ("log", "board", "game list", "leaderboard"):
        texts.append((await people[1].slash(command, channel=board.channel_id)).text)
    texts.append((await people[1].slash("board", form="text", channel=board.channel_id)).text)
    thread = stage.world.channel(str(info.thread))
    for said in texts:
        assert "\u202e" not in said and "@everyone" not in said and "@here" not in said and "<@1>" not in said, said
    told_of = " ".join(texts)
    assert sum(shown(name) in told_of for name in others) == len(others)
    assert 0 < len(thread.name) <= 100 and "\n" not in thread.name
    assert {ping.user_id for ping in stage.world.pings} <= {person.id for person in people}
