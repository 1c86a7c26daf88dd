"""Opening tables, joining, leaving, options, rights and the start, through the stand-in."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.panels import PANELS
from data.texts import TEXTS
from tests.cogs.counting import Counted
from tests.cogs.stage import Stage, labels, opened, pressable


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


async def test_new_alone_opens_a_lobby_that_says_the_contract(stage: Stage) -> None:
    reply = await stage.person("Ann").slash("game new")
    assert reply.kind == "message"
    assert "ADRENALINE · deathmatch" in reply.text
    assert "8 skulls" in reply.text
    assert "Seats 1 of 5" in reply.text
    assert "Start" in labels(reply.message)
    assert "Start" not in pressable(reply.message)


async def test_two_people_join_a_computer_fills_up_and_the_host_starts(stage: Stage) -> None:
    ann, bob = stage.person("Ann"), stage.person("Bob")
    lobby = (await ann.slash("game new")).message
    assert (await bob.press(lobby, "Join")).kind == "update"
    await ann.press(lobby, "Add computer")
    assert "Seats 3 of 5" in lobby.text
    reply = await ann.press(lobby, "Start")
    info = await stage.session()
    assert info.status == "running"
    assert f"<#{info.thread}>" in reply.text
    assert labels(lobby) == []
    board = await stage.board()
    assert board.channel_id == str(info.thread)
    assert labels(board) == ["My move", "My hand", "Log", "More"]
    assert any(info.commitment in message.text for message in ann.sees(str(info.thread)))


async def test_the_start_counts_two_actions_and_one_press(stage: Stage) -> None:
    """play.md 8: join a lobby 1, start with defaults 2 (one command, one press) once computers sit there."""
    ann = stage.person("Ann")
    lobby = (await ann.slash("game new", computers=2)).message
    assert (await ann.press(lobby, "Start")).kind == "update"
    assert (await stage.session()).status == "running"


async def test_joining_twice_is_refused_privately_and_changes_nothing(stage: Stage) -> None:
    ann = stage.person("Ann")
    lobby = (await ann.slash("game new")).message
    before = lobby.text
    reply = await ann.press(lobby, "Join")
    assert "already sit" in reply.followups[-1].text
    assert reply.followups[-1].owner == ann.id
    assert lobby.text == before


async def test_a_sixth_person_meets_a_full_lobby(stage: Stage) -> None:
    ann, bob = stage.person("Ann"), stage.person("Bob")
    lobby = (await ann.slash("game new", computers=4)).message
    assert "Join" not in pressable(lobby)
    reply = await bob.slash("game join")
    assert "full" in reply.text
    assert len((await stage.session()).seats) == 5


async def test_only_the_host_starts(stage: Stage) -> None:
    ann, bob = stage.person("Ann"), stage.person("Bob")
    lobby = (await ann.slash("game new", computers=2)).message
    reply = await bob.press(lobby, "Start")
    assert "no seat" in reply.followups[-1].text
    await bob.press(lobby, "Join")
    reply = await bob.press(lobby, "Start")
    assert "Only the host, Ann" in reply.followups[-1].text
    assert (await stage.session()).status == "lobby"


async def test_the_host_s_duties_pass_on_after_a_day_of_silence(stage: Stage) -> None:
    ann, bob = stage.person("Ann"), stage.person("Bob")
    lobby = (await ann.slash("game new", computers=2)).message
    await bob.press(lobby, "Join")
    stage.clock.time += 24 * 3600 + 1
    await bob.press(lobby, "Start")
    assert "Still to agree, by Join: Ann" in lobby.text
    info = await stage.session()
    assert (info.status, info.host) == ("lobby", int(bob.id)), "who was silent for 12 h is asked"
    stage.clock.time += 24 * 3600
    assert (await bob.press(lobby, "Start")).followups == []
    assert (await stage.session()).status == "running"


async def test_leaving_and_the_last_one_closes_the_lobby(stage: Stage) -> None:
    ann, bob = stage.person("Ann"), stage.person("Bob")
    lobby = (await ann.slash("game new")).message
    await bob.press(lobby, "Join")
    await ann.press(lobby, "Leave")
    assert "Bob (host)" in lobby.text
    await bob.slash("game leave")
    assert (await stage.session()).status == "abandoned"
    assert labels(lobby) == []


async def test_options_are_set_on_a_private_panel_and_seen_in_the_lobby(stage: Stage) -> None:
    ann = stage.person("Ann")
    lobby = (await ann.slash("game new", computers=2)).message
    panel = (await ann.press(lobby, "More options")).message
    assert panel.owner == ann.id
    select = next(select for select in panel.selects if ":skulls" in select.custom_id)
    await ann.select(panel, select.custom_id, ["6"])
    await stage.world.until(lambda: "6 skulls" in lobby.text)
    await ann.press(panel, "Tonight")
    await stage.world.until(lambda: "5 skulls" in lobby.text and "sudden death" in lobby.text)
    await ann.press(panel, "Remove computer")
    await stage.world.until(lambda: "Seats 2 of 5" in lobby.text)


async def test_a_preset_under_the_lobby_and_back(stage: Stage) -> None:
    ann = stage.person("Ann")
    lobby = (await ann.slash("game new")).message
    await ann.press(lobby, "First game")
    assert "5 skulls, sudden death" in lobby.text
    await ann.press(lobby, "Full game")
    assert "8 skulls, final frenzy" in lobby.text


@pytest.mark.parametrize("right", ["view_channel", "send_messages", "attach_files"])
async def test_missing_rights_are_named_before_anything_is_opened(stage: Stage, right: str) -> None:
    stage.world.deny(stage.world.channel(None), right)
    reply = await stage.person("Ann").slash("game new")
    named = {"view_channel": "View Channel", "send_messages": "Send Messages", "attach_files": "Attach Files"}
    assert named[right] in reply.text
    assert await stage.host.sessions() == []


async def test_missing_rights_in_the_language_of_the_person(stage: Stage) -> None:
    stage.world.deny(stage.world.channel(None), "attach_files")
    reply = await stage.person("Jana", "cs").slash("game new")
    assert "kládat soubory" in reply.text


async def test_without_thread_rights_the_channel_itself_is_the_table_once(stage: Stage) -> None:
    stage.world.deny(stage.world.channel(None), "create_public_threads")
    ann = stage.person("Ann")
    reply = await ann.slash("game new", computers=2)
    assert "may not open threads" in reply.text
    await ann.press(reply.message, "Start")
    board = await stage.board()
    assert board.channel_id == str((await stage.session()).channel)
    second = await ann.slash("game new", computers=2)
    refused = await ann.press(second.message, "Start")
    assert "already" in refused.followups[-1].text
    assert (await stage.session()).status == "lobby"


async def test_list_names_the_tables_and_offers_a_first_game_when_there_is_none(stage: Stage) -> None:
    ann = stage.person("Ann")
    reply = await ann.slash("game list")
    assert "Play now" in labels(reply.message)
    await ann.slash("game new")
    assert "ADRENALINE 1" in (await ann.slash("game list")).text


async def test_resigning_is_asked_once_more_and_a_computer_takes_the_seat(stage: Stage) -> None:
    ann = stage.person("Ann")
    info = await stage.two_computers(ann)
    asked = await ann.slash("game resign", channel=str(info.thread))
    assert (await stage.session()).status == "running"
    await ann.press(asked.message, "Resign")
    await stage.quiet()
    assert (await stage.session()).status in ("abandoned", "over")


async def test_abandoning_needs_everybody(stage: Stage) -> None:
    ann, bob = stage.person("Ann"), stage.person("Bob")
    lobby = (await ann.slash("game new", computers=1)).message
    await bob.press(lobby, "Join")
    await ann.press(lobby, "Start")
    await stage.quiet()
    place = str((await stage.session()).thread)
    asked = await ann.slash("game abandon", channel=place)
    assert "Bob" in (await ann.press(asked.message, asked.message.buttons[0].label)).text
    assert (await stage.session()).status == "running"
    asked = await bob.slash("game abandon", channel=place)
    await bob.press(asked.message, asked.message.buttons[0].label)
    assert (await stage.session()).status == "abandoned"


async def test_names_cannot_break_a_message(stage: Stage) -> None:
    """Markdown, a mention, direction marks and wide characters in a name stay harmless."""
    trouble = stage.person("**@everyone** \u202egnp.exe 漢字漢字漢字漢字漢字漢字漢字漢字漢字")
    reply = await trouble.slash("game new")
    assert "@everyone" not in reply.text.replace("@\u200beveryone", "")
    assert "\u202e" not in reply.text
    assert stage.world.pings == []


@pytest.mark.parametrize("system", PANELS)
async def test_every_game_is_played_three_presses_after_the_welcome(tmp_path: Path, system: str) -> None:
    """From the page to the first committed action without typing: its button, and what its panel offers first."""
    async with opened(tmp_path, playground=True) as stage:
        you = Counted(stage.person("You"))
        await stage.world.until(lambda: bool(you.person.sees()))
        welcome = you.person.sees()[0]
        button = next(b for b in welcome.buttons if str(b.custom_id) == f"s1:wplay:0:0:{system}")
        await you.press(f"^{re.escape(button.label)}$", welcome)
        info = await stage.session()
        assert (info.system, info.status, info.humans) == (system, "running", (int(you.person.id),))
        while (await stage.session()).seq == 0 and you.count < 3:
            live = [b for b in you.message.buttons if ":do:" in str(b.custom_id) or ":card:" in str(b.custom_id)
                    or ":place:" in str(b.custom_id)]  # fmt: skip
            await you.press(f"^{re.escape(next(b for b in live if not b.disabled).label)}$")
        assert (await stage.session()).seq > 0 and you.count <= 3
        assert stage.world.violations == []


async def test_play_without_a_table_offers_one(stage: Stage) -> None:
    """Discord calls no group of commands alone, so `/play` is where `/game` would say this."""
    reply = await stage.person("Ann").slash("play")
    assert reply.message.private and {"Play now", "Play Orb Hunt now"} <= set(labels(reply.message))
    assert "table" in reply.text


async def test_the_page_of_the_playground_is_welcomed(tmp_path: Path) -> None:
    async with opened(tmp_path, playground=True) as stage:
        you = stage.person("You")
        await stage.world.until(lambda: bool(you.sees()))
        welcome = you.sees()[0]
        others = [f"Play {TEXTS.get('en', f'core-system-{system}')} now" for system in list(PANELS)[1:]]
        assert labels(welcome)[:4] == ["Play now", "Guided first game", "Open a table", "What is this?"]
        assert [label for label in labels(welcome)[4:] if not label.startswith("Guided")] == others
        assert "Play Orb Hunt now" in others
        panel = await you.press(welcome, "Play now")
        assert "discard" in labels(panel.message)[0]
        await you.press(panel.message, panel.message.buttons[0].custom_id)
        info = await stage.session()
        assert info.seq >= 1 and info.seats[0].person == int(you.id)
        assert stage.world.violations == []
