"""Live play as people see it: one message a turn whose text follows, at most one edit in three seconds."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs import live
from tests.cogs.counting import Counted
from tests.cogs.stage import Stage, labels, opened
from tests.cogs.test_game import TABLE

AT_ONCE = 0.01


@pytest.fixture
async def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    monkeypatch.setattr(live, "PAUSE_S", AT_ONCE)
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


async def until(true: Any) -> None:
    for _ in range(500):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came true")


async def three(stage: Stage, pace: str = "live") -> list[Any]:
    people = [stage.person(name) for name in ("Ann", "Radek", "Ota")]
    await stage.placed(people, TABLE, pace=pace)
    return people


async def run(stage: Stage, person: Any, square: str) -> Counted:
    counted = Counted(person)
    await counted.press("My move", await stage.board())
    await counted.press(f"^{square}")
    await counted.press("^Run")
    return counted


async def pass_time(stage: Stage, seconds: float) -> None:
    stage.clock.time += seconds
    await stage.host.tick()
    await stage.quiet()


async def test_the_post_counts_down_and_says_what_is_left_of_the_bank(stage: Stage) -> None:
    ann, *_ = await three(stage)
    first, now = await stage.board(), int(stage.clock.time)
    assert f"Time is up <t:{now + 330}:R> (90 s a turn, then your bank of 4:00)." in first.content
    assert "“I am back”" in first.content and ":f>" not in first.content
    panel = await ann.press(first, "My move")
    assert f" · time is up <t:{now + 330}:R>" in panel.text.splitlines()[0]


async def test_each_action_is_one_edit_of_the_same_message(stage: Stage) -> None:
    ann, *_ = await three(stage)
    board = await stage.board()
    posted = len(stage.world.messages.public(board.channel_id))
    counted = await run(stage, ann, "D2")
    await until(lambda: "C2 → D2" in board.content)
    assert board.edits == 1 and len(board.attachments) == 1 and labels(board)[0] == "My move"
    await counted.press("^Undo")
    await until(lambda: "C2 → D2" not in board.content)
    assert board.edits == 2
    assert len(stage.world.messages.public(board.channel_id)) == posted and len(stage.world.pings) == 1
    assert (await stage.board()).id == board.id


async def test_what_happens_within_three_seconds_is_one_edit() -> None:
    edited: list[int] = []
    rested = asyncio.Semaphore(0)

    async def edit(session: int) -> bool:
        edited.append(session)
        return True

    async def rest() -> None:
        await rested.acquire()

    boards = live.LiveBoards(edit, rest)
    for session in (1, 1, 2, 1):
        boards.changed(session)
    await asyncio.sleep(0.02)
    assert sorted(edited) == [1, 2]
    for _ in range(3):
        boards.changed(1)
    await asyncio.sleep(0.02)
    assert sorted(edited) == [1, 2], "not yet"
    for _ in range(3):
        rested.release()
    await asyncio.sleep(0.02)
    assert sorted(edited) == [1, 1, 2]
    await boards.stop()


async def test_over_days_nothing_is_edited_during_a_turn(stage: Stage) -> None:
    ann, *_ = await three(stage, pace="24h")
    board = await stage.board()
    await run(stage, ann, "D2")
    await asyncio.sleep(0.1)
    assert board.edits == 0 and "C2 → D2" not in board.content


async def test_the_next_turn_is_a_new_post_with_its_own_time(stage: Stage) -> None:
    ann, radek, _ = await three(stage)
    counted = await run(stage, ann, "D2")
    stage.clock.time += 100
    await counted.press("^End turn")
    board = await stage.board()
    now = int(stage.clock.time)
    assert board.content.startswith(f"**<@{radek.id}>: your turn**")
    assert f"<t:{now + 330}:R> (90 s a turn, then your bank of 4:00)" in board.content
    assert (await stage.session()).seats[0].bank_used == 10


async def test_away_and_back_by_the_button(stage: Stage) -> None:
    people = await three(stage)
    ann = people[0]
    await pass_time(stage, 330)
    for person in people[1:]:
        counted = Counted(person)
        await counted.press("My move", await stage.board())
        await counted.press("^End turn")
        await stage.quiet()
    await pass_time(stage, 90)
    board = await stage.board()
    assert "until Ann presses “I am back”" in board.content and "Take my seat back" not in labels(board)
    assert "You are away here" in (await ann.slash("game pause", channel=board.channel_id)).text
    assert "no seat" in (await stage.person("Eve").press(board, "I am back")).text
    assert "yours again" in (await ann.press(board, "I am back")).text
    assert not (await stage.session()).seats[0].away


async def test_a_table_that_all_have_left_says_so_and_goes_on_with_the_first_who_is_back(stage: Stage) -> None:
    _, radek, _ = await three(stage)
    for seconds in (330, 330, 330, 90, 90, 90):
        await pass_time(stage, seconds)
    board = await stage.board()
    assert "**Nobody is at the table**: it waits for the first who comes back." in board.content
    assert "I am back" in labels(board) and len(board.attachments) == 1
    seq = (await stage.session()).seq
    await pass_time(stage, 3600)
    assert ((await stage.session()).seq, (await stage.session()).status) == (seq, "running")
    await radek.press(board, "I am back")
    board = await stage.board()
    assert board.content.startswith(f"**<@{radek.id}>: your turn**") and "Nobody" not in board.content


async def test_live_by_vote_and_back(stage: Stage) -> None:
    people = await three(stage, pace="24h")
    here = (await stage.board()).channel_id
    for person in people:
        await person.slash("game pace", pace="live", channel=here)
    await stage.quiet()
    told = stage.world.messages.public(here)[-1].content
    assert "has a new pace: played live. All clocks begin now" in told
    assert f"Ann: time is up <t:{int(stage.clock.time) + 330}:R>." in told
    assert "played live, so there is no holiday" in (await people[0].slash("game holiday", days=2, channel=here)).text
    for person in people:
        await person.slash("game pace", pace="24h", channel=here)
    await stage.quiet()
    told = stage.world.messages.public(here)[-1].content
    assert f"Ann: until <t:{int(stage.clock.time) + 24 * 3600}:f>" in told


async def test_in_czech(stage: Stage) -> None:
    guild = int(stage.world.guild.id)
    await stage.bot.desk.set_guild(guild, language="cs")
    await three(stage)
    content = (await stage.board()).content.replace("\u00a0", " ")
    assert "(90 s na tah, pak tvoje rezerva 4:00)" in content and "„Jsem zpět“" in content
