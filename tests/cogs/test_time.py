"""Time as people see it: deadlines in posts, reminders, calls after a silent night, a seat taken back, the inbox."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from playground.model import Message
from tests.cogs.stage import Clock, Stage, button, labels, opened

H = 3600.0
MORNING = 1_800_000_000.0 + 3 * H
"""15 January 2027, 11:00 UTC."""


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    clock = Clock()
    clock.time = MORNING
    async with opened(tmp_path, clock=clock) as stage:
        yield stage
        assert stage.world.violations == []


async def pass_time(stage: Stage, hours: float) -> None:
    stage.clock.time += hours * H
    await stage.host.tick()
    await stage.quiet()


async def newest(stage: Stage) -> Message:
    await stage.quiet()
    info = await stage.session()
    found = stage.world.messages.public(str(info.thread or info.channel))
    return found[-1]


async def table(stage: Stage, **given: Any) -> tuple[Any, Any, Any]:
    ann, bob = stage.person("Ann"), stage.person("Bob")
    info = await stage.placed([ann, bob], {"A": {"at": "C2"}, "B": {"at": "C3"}, "C": {"at": "A1"}})
    return ann, bob, info


async def test_the_post_says_until_when_and_the_clock_plays_at_the_deadline(stage: Stage) -> None:
    ann, _, info = await table(stage)
    first = await stage.board()
    assert f"Until <t:{int(MORNING + 24 * H)}:f> (<t:{int(MORNING + 24 * H)}:R>)." in first.content
    panel = await ann.press(first, "My move")
    assert f" · until <t:{int(MORNING + 24 * H)}:f> (<t:{int(MORNING + 24 * H)}:R>)" in panel.text.splitlines()[0]
    await pass_time(stage, 12)
    reminder = await newest(stage)
    assert reminder.content.startswith(f"**<@{ann.id}>: half your time is gone** in ADRENALINE 1.")
    assert labels(reminder) == ["My move", "My hand"]
    await pass_time(stage, 9.6)
    assert "in 2 hours the computer plays your turn" in (await newest(stage)).content
    await pass_time(stage, 2.4)
    told = (await stage.board()).content
    assert "The time of Ann was up: the computer finished what was asked." in told
    assert (await stage.host.session(info.id)).seats[0].missed == 1


async def test_12_h_more_under_the_last_reminder_once(stage: Stage) -> None:
    ann, bob, _info = await table(stage)
    await pass_time(stage, 12)
    assert "12 h more" not in labels(await newest(stage))
    await pass_time(stage, 9.6)
    reminder = await newest(stage)
    assert labels(reminder) == ["My move", "My hand", "12 h more"]
    assert "no seat" in (await stage.person("Eve").press(reminder, "12 h more")).text
    assert "nothing to add 12 h to" in (await bob.press(reminder, "12 h more")).text
    until = int(MORNING + 36 * H)
    assert f"12 h more in ADRENALINE 1: until <t:{until}:f>" in (await ann.press(reminder, "12 h more")).text
    told = await newest(stage)
    assert told.content.startswith("Ann takes 12 h more") and f"<t:{until}:f>" in told.content
    assert stage.world.messages.anywhere(reminder.id) is None, "it says what is no longer so"
    await pass_time(stage, 10.9)
    assert "12 h more" not in labels(await newest(stage))


async def test_a_silent_night_and_the_call_in_the_morning(stage: Stage) -> None:
    ann, bob, _info = await table(stage)
    await bob.slash("settings")
    await stage.host.set_person(int(bob.id), data={"zone": "Europe/Prague", "quiet": "22:00-08:00"})
    stage.clock.time = MORNING + 13 * H  # 1:00 in Prague
    called = len(stage.world.pings)
    reply = await ann.press(await stage.board(), "My move")
    await ann.press(reply.message, "End turn")
    await stage.quiet()
    board = await stage.board()
    assert f"Not called now; called <t:{int(MORNING + 20 * H)}:f>." in board.content
    assert len(stage.world.pings) == called
    await pass_time(stage, 7)
    assert (await newest(stage)).content.startswith(f"**<@{bob.id}>: your turn** in ADRENALINE 1.")
    assert len(stage.world.pings) == called + 1


async def test_reminders_are_deleted_when_answered(stage: Stage) -> None:
    ann, *_ = await table(stage)
    await pass_time(stage, 12)
    reminder = await newest(stage)
    panel = await ann.press(reminder, "My move")
    await ann.press(panel.message, "End turn")
    await stage.quiet()
    assert stage.world.messages.anywhere(reminder.id) is None
    assert stage.world.messages.anywhere((await stage.board()).id) is not None


async def test_a_seat_that_is_away_is_taken_back_by_its_person_only(stage: Stage) -> None:
    ann, _bob, info = await table(stage)
    for _ in range(3):
        await pass_time(stage, 24)
    assert (await stage.host.session(info.id)).seats[0].away
    board = await stage.board()
    assert "Take my seat back" in labels(board)
    assert "no seat" in (await stage.person("Eve").press(board, "Take my seat back")).text
    assert (await stage.host.session(info.id)).seats[0].away
    assert "yours again" in (await ann.press(board, "Take my seat back")).text
    assert not (await stage.host.session(info.id)).seats[0].away


async def test_opening_a_table_with_a_pace(stage: Stage) -> None:
    ann = stage.person("Ann")
    await ann.slash("game new", pace="72h", computers=2)
    assert (await stage.session()).pace == "72h"
    lobby = await ann.slash("game new", hours=5)
    assert (await stage.session()).pace == "5h"
    assert "5 h a turn, the clock sleeps in your quiet hours" in lobby.text
    assert "At the deadline the computer finishes the turn" in lobby.text
    lobby = await ann.slash("game new", pace="none")
    assert "no clock" in lobby.text and "deadline" not in lobby.text


async def test_deciding_about_time_by_commands(stage: Stage) -> None:
    ann, bob, _info = await table(stage)
    here = (await stage.board()).channel_id
    assert "Bob" in (await ann.slash("game pause", channel=here)).text
    vote = await newest(stage)
    assert vote.content.startswith("Ann wants a pause in ADRENALINE 1") and labels(vote) == ["I agree too"]
    assert "no seat" in (await stage.person("Eve").press(vote, "I agree too")).text
    assert "Done" in (await bob.press(vote, "I agree too")).text
    assert "paused" in (await newest(stage)).content
    assert stage.world.messages.anywhere(vote.id) is None
    assert "already so" in (await bob.slash("game pause", channel=here)).text
    for person in (ann, bob):
        await person.slash("game resume", channel=here)
    assert f"Ann: until <t:{int(MORNING + 24 * H)}:f>" in (await newest(stage)).content
    for person in (ann, bob):
        await person.slash("game pace", hours=48, channel=here)
    assert "48 h a turn" in (await newest(stage)).content
    until = int(MORNING + 72 * H)
    assert f"<t:{until}:f>" in (await ann.slash("game holiday", days=3, channel=here)).text
    stage.clock.time += H
    assert "at most" in (await ann.slash("game holiday", days=14, channel=here)).text
    assert "no seat" in (await stage.person("Eve").slash("game pause", channel=here)).text


async def test_the_pace_of_a_lobby_is_its_host_s_to_change(stage: Stage) -> None:
    ann, bob = stage.person("Ann"), stage.person("Bob")
    lobby = (await ann.slash("game new", computers=1)).message
    assert lobby is not None
    await bob.press(lobby, "Join")
    assert "Only the host" in (await bob.slash("game pace", hours=48)).text
    assert (await stage.session()).pace == "24h"
    assert "48 h a turn" in (await ann.slash("game pace", pace="48h")).text
    info = await stage.session()
    assert (info.pace, [seat.name for seat in info.seats if seat.asked is not None]) == ("48h", ["Bob"])
    assert "→ 48 h a turn" in lobby.text and "Still to agree, by Join: Bob" in lobby.text


async def test_more_has_time_in_rows_of_at_most_five(stage: Stage) -> None:
    ann, bob, info = await table(stage)
    board = await stage.board()
    more = (await ann.press(board, "More")).message
    assert {"12 h more", "Change pace", "Pause", "My orders", "Report a rule doubt"} <= set(labels(more))
    assert all(len(row["components"]) <= 5 for row in more.data["components"] if row["type"] == 1)
    assert "12 h more" not in labels((await bob.press(board, "More")).message)
    assert "Pause" not in labels((await stage.person("Eve").press(board, "More")).message)
    offered = (await ann.press(more, "Change pace")).message
    assert [option["value"] for option in offered.selects[0].data["options"]] == ["12h", "48h", "72h", "live", "none"]
    assert "Bob" in (await ann.select(offered, offered.selects[0].custom_id, ["live"])).text
    await bob.press(await newest(stage), "I agree too")
    assert (await stage.session()).pace == "live"
    for person in (ann, bob):
        await person.press((await person.press(board, "More")).message, "Pause")
    again = labels((await ann.press(board, "More")).message)
    assert "Go on" in again and "Pause" not in again and "12 h more" not in again
    assert (await stage.host.look(info.id, None)).paused


async def test_what_time_is_it_where_you_are(stage: Stage) -> None:
    ann = stage.person("Ann")
    panel = await ann.press((await ann.slash("settings")).message, "Time and reminders")
    assert "With you it is 11:00 (UTC)." in panel.text
    panel = await ann.select(panel.message, "s1:thour", ["12"])
    assert "With you it is 12:00 (Prague)." in panel.text
    panel = await ann.select(panel.message, "s1:tset:0:0:zone", ["Europe/Berlin"])
    panel = await ann.select(panel.message, "s1:tset:0:0:quiet", ["23:00-07:00"])
    panel = await ann.select(panel.message, "s1:tset:0:0:reminders", ["1"])
    settings = await stage.host.person(int(ann.id))
    assert settings.data == {"zone": "Europe/Berlin", "quiet": "23:00-07:00", "reminders": "1"}


async def test_the_inbox_has_the_buttons_and_what_others_wait_for(stage: Stage) -> None:
    ann, bob, _info = await table(stage)
    mine = await ann.slash("inbox")
    assert re.search(r"ADRENALINE 1.*Until <t:", mine.text)
    panel = await ann.press(mine.message, "Play ADRENALINE 1")
    assert "End turn" in "".join(labels(panel.message))
    other = await bob.slash("inbox")
    assert "No table waits for you." in other.text and "**ADRENALINE 1**: Ann." in other.text
    assert "Play now" in labels((await stage.person("Eve").slash("inbox")).message)
    assert button(mine, "Play ADRENALINE 1")
