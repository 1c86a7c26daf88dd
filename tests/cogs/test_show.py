"""Computers' turns against one person: one message, edited turn by turn, and skipped; elsewhere one plain post."""

from __future__ import annotations

import asyncio

import pytest

from cogs import show
from tests.cogs.counting import Counted
from tests.cogs.stage import labels, opened

AT_ONCE, NEVER = 0.02, 60.0


@pytest.fixture(params=[True, False], ids=["playground", "server"])
async def stage(tmp_path, request):
    async with opened(tmp_path, playground=request.param) as stage:
        yield stage
        assert stage.world.violations == []


async def until(true):
    for _ in range(500):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came true")


async def turn_ended(stage):
    """Ann's board after she has entered and ended her turn, and how many public messages her thread had before."""
    ann = Counted(stage.person("Ann"))
    info = await stage.two_computers(ann.person)
    while True:
        look = await stage.host.look(info.id, int(ann.person.id))
        if look.info.seat_of(int(ann.person.id)) in look.asks[0].seats and look.asks[0].kind == "turn":
            break
        await stage.host.commit(info.id, int(ann.person.id), look.asks[0].opened, [look.legal[0]])
        await stage.quiet()
    posted = len([message for message in ann.person.sees(str(info.thread)) if message.owner is None])
    await stage.host.commit(info.id, int(ann.person.id), look.asks[0].opened, ["end"])
    await stage.quiet()
    board = await stage.board()
    now = len([message for message in ann.person.sees(str(info.thread)) if message.owner is None])
    assert now == posted + 1
    return ann.person, board


async def test_turns_are_shown_one_after_another_and_end_as_one_post(stage, monkeypatch):
    playground = stage.bot.desk.playground
    monkeypatch.setattr(show, "PAUSE_S", AT_ONCE)
    _, board = await turn_ended(stage)
    if playground:
        # Two edits for two computers, and one more for each grenade that is thrown between.
        await until(lambda: board.edits >= 2 and "Skip" not in labels(board))
    assert labels(board)[0] == "My move" and "Skip" not in labels(board)
    assert (board.edits > 0) == playground
    assert len(board.attachments) == 1 and "your turn" in board.text


async def test_skip_shows_the_end_at_once(stage, monkeypatch):
    if not stage.bot.desk.playground:
        _, board = await turn_ended(stage)
        assert "Skip" not in labels(board)
        return
    monkeypatch.setattr(show, "PAUSE_S", NEVER)
    ann, board = await turn_ended(stage)
    assert "Skip" in labels(board) and labels(board)[0] == "My move" and "your turn" in board.text
    before = board.text
    assert (await ann.press(board, "Skip")).kind == "update"
    assert board.edits == 1 and "Skip" not in labels(board)
    assert board.text != before and "your turn" in board.text
    assert board.text.splitlines()[0] == before.splitlines()[0]
