"""Wrong hands, old and doubled presses, lost answers, refusals of Discord, a bot that is started again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from playground.model import Message
from playground.people import Person
from tests.cogs.counting import Counted
from tests.cogs.stage import Clock, Stage, button, labels, opened

SEND = "POST /channels/*/messages"
EDIT = "PATCH /channels/*/messages/*"
CALLBACK = "POST /interactions/*/*/callback"
EDIT_ORIGINAL = "PATCH /webhooks/*/*/messages/*"

TABLE: dict[str, Any] = {
    "A": {"at": "C2", "cubes": "r3 y3 b3", "weapons": ["machine_gun"], "hand": ["newton_yellow"]},
    "B": {"at": "C2", "hand": ["teleporter_red", "tagback_grenade_blue"]},
    "C": {"at": "C3"},
}


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


async def people(stage: Stage) -> tuple[Person, Person, Person]:
    ann, radek, ota = stage.person("Ann"), stage.person("Radek"), stage.person("Ota")
    await stage.placed([ann, radek, ota], TABLE)
    return ann, radek, ota


async def steps(stage: Stage) -> int:
    return (await stage.session()).seq


# wrong hands


async def test_a_spectator_s_my_move_is_refused_privately(stage: Stage) -> None:
    await people(stage)
    eve = stage.person("Eve")
    before = await stage.state()
    reply = await eve.press(await stage.board(), "My move")
    assert "no seat" in reply.text
    assert reply.message is not None and reply.message.owner == eve.id
    assert await stage.state() == before


async def test_somebody_not_on_turn_hears_who_is(stage: Stage) -> None:
    _, radek, _ = await people(stage)
    before = await stage.state()
    reply = await radek.press(await stage.board(), "My move")
    assert "Ann" in reply.text
    refused = await radek.slash("do", line="run C1", channel=(await stage.board()).channel_id)
    assert "Ann" in refused.text
    assert await stage.state() == before


async def test_commands_outside_a_table_say_so(stage: Stage) -> None:
    for command in ("play", "hand", "undo", "board", "log"):
        assert "no table" in (await stage.person("Ann").slash(command)).text.lower()


# old and doubled presses


async def test_an_old_panel_is_redrawn_and_nothing_is_done(stage: Stage) -> None:
    ann, *_ = await people(stage)
    board = await stage.board()
    old = (await ann.press(board, "My move")).message
    run = button(old, "^D2")
    other = Counted(ann)
    await other.press("My move", board)
    for pattern in ("^B2", "^Run"):
        await other.press(pattern)
    before = await steps(stage)
    reply = await ann.press(old, run)
    assert reply.kind == "update"
    assert "C2" not in (reply.text.splitlines()[2])
    assert await steps(stage) == before


async def test_the_same_interaction_delivered_twice_acts_once(stage: Stage) -> None:
    ann, *_ = await people(stage)
    panel = Counted(ann)
    await panel.press("My move", await stage.board())
    await panel.press("^D2")
    before = await steps(stage)
    stage.world.faults.deliver_twice()
    await panel.press("^Run")
    await asyncio.sleep(0.05)
    assert await steps(stage) == before + 1


# Discord's faults


async def test_an_acknowledgement_that_comes_too_late_changes_nothing(stage: Stage) -> None:
    """10062: the person reads that the interaction failed, so it must not have acted."""
    ann, *_ = await people(stage)
    panel = Counted(ann)
    await panel.press("My move", await stage.board())
    await panel.press("^D2")
    before = await steps(stage)
    stage.world.faults.refuse(CALLBACK, 10062)
    reply = await ann.press(panel.message, button(panel.message, "^Run"), settle_s=0.3)
    assert reply.kind in ("failed", "deferred")
    assert await steps(stage) == before


async def test_a_lost_answer_of_a_callback_is_as_good_as_given(stage: Stage) -> None:
    """The library tries again and hears 40060; the press goes on."""
    ann, *_ = await people(stage)
    panel = Counted(ann)
    await panel.press("My move", await stage.board())
    await panel.press("^D2")
    before = await steps(stage)
    stage.world.faults.next(CALLBACK, status=502, carried_out=True)
    assert (await panel.press("^Run")).kind == "update"
    assert await steps(stage) == before + 1


async def end_turn(stage: Stage, ann: Person) -> None:
    panel = Counted(ann)
    await panel.press("My move", await stage.board())
    await panel.press("^End turn")


def thread_posts(stage: Stage, channel: str, *words: str) -> list[Message]:
    bot = stage.world.bot.id
    seen = stage.world.messages.seen_by(bot, channel)
    return [m for m in seen if m.owner is None and m.author_id == bot and all(word in m.text for word in words)]


async def test_a_post_whose_answer_is_lost_is_not_made_twice(stage: Stage) -> None:
    ann, *_ = await people(stage)
    info = await stage.session()
    stage.world.faults.next(SEND, status=502, carried_out=True)
    await end_turn(stage, ann)
    await stage.world.until(lambda: thread_posts(stage, str(info.thread), "Ann"), 10)
    await stage.quiet()
    assert len(thread_posts(stage, str(info.thread), "**Ann** ended the turn")) == 1
    assert len([ping for ping in stage.world.pings if ping.user_id == stage.person("Radek").id]) == 1


@pytest.mark.parametrize("status", [503, 429])
async def test_a_refused_post_is_sent_later(stage: Stage, status: int) -> None:
    ann, *_ = await people(stage)
    info = await stage.session()
    if status == 429:
        stage.world.faults.rate_limit(SEND, 0.1, via=False)
    else:
        stage.world.faults.next(SEND, status=503)
    await end_turn(stage, ann)
    await stage.quiet()
    assert thread_posts(stage, str(info.thread), "**Ann** ended the turn") == []
    stage.clock.time += 3600
    await stage.quiet()
    assert len(thread_posts(stage, str(info.thread), "**Ann** ended the turn")) == 1


async def test_a_cut_connection_is_survived(stage: Stage) -> None:
    ann, *_ = await people(stage)
    info = await stage.session()
    stage.world.faults.reset(SEND, carried_out=True)
    await end_turn(stage, ann)
    await stage.quiet()
    stage.clock.time += 60
    await stage.quiet()
    assert len(thread_posts(stage, str(info.thread), "**Ann** ended the turn")) == 1


async def test_a_right_taken_away_loses_nothing(stage: Stage) -> None:
    """50013: the session goes on; the story comes once the right is back, and Discord is not pestered meanwhile."""
    ann, *_ = await people(stage)
    info = await stage.session()
    place = stage.world.channel(str(info.thread))
    parent = stage.world.channel(None)
    stage.world.deny(parent, "send_messages", "send_messages_in_threads")
    await end_turn(stage, ann)
    await stage.quiet()
    asked = len([line for line in stage.world.requests if line.startswith("POST /channels")])
    stage.clock.time += 60
    await stage.quiet()
    assert len([line for line in stage.world.requests if line.startswith("POST /channels")]) == asked
    stage.world.allow(parent, "send_messages", "send_messages_in_threads")
    stage.clock.time += 3600
    await stage.quiet()
    assert len(thread_posts(stage, place.id, "**Ann** ended the turn")) == 1


async def test_an_old_board_that_is_gone_does_not_matter(stage: Stage) -> None:
    ann, *_ = await people(stage)
    board = await stage.board()
    panel = Counted(ann)
    await panel.press("My move", board)
    stage.world.messages.delete(board)
    await panel.press("^End turn")
    newest = await stage.board()
    assert newest.id != board.id and labels(newest) == ["My move", "My hand", "Log", "More"]


async def test_the_old_board_loses_its_buttons_after_the_new_one_is_there(stage: Stage) -> None:
    ann, *_ = await people(stage)
    old = await stage.board()
    await end_turn(stage, ann)
    new = await stage.board()
    assert (labels(old), labels(new)) == ([], ["My move", "My hand", "Log", "More"])


async def test_a_thread_that_was_deleted_moves_the_game_to_its_channel(stage: Stage) -> None:
    ann, *_ = await people(stage)
    info = await stage.session()
    panel = Counted(ann)
    await panel.press("My move", await stage.board())
    stage.world.faults.refuse(SEND, 10003)
    await panel.press("^End turn")
    await stage.quiet()
    stage.clock.time += 60
    await stage.quiet()
    assert thread_posts(stage, str(info.channel), "**Ann** ended the turn")


# started again


async def test_old_buttons_answer_after_a_restart_and_a_draft_is_where_it_was(tmp_path: Path) -> None:
    clock = Clock()
    async with opened(tmp_path, clock=clock) as stage:
        ann, *_ = await people(stage)
        world = stage.world
        card = Counted(ann)
        board = await stage.board()
        await card.press("My move", board)
        await card.press("^Shoot")
        card_text = card.message.text if card.message else ""
    async with opened(tmp_path, world=world, clock=clock) as stage:
        reply = await ann.press(board, "My move")
        assert reply.text == card_text
        fired = await ann.press(card.message, button(card.message, "^Fire"))
        assert "shot the Machine Gun" in fired.text
        assert stage.world.violations == []


async def test_a_button_of_another_version_is_answered(stage: Stage) -> None:
    from cogs.ids import parse

    assert parse("s0:move:1:0") is None
    assert parse("s1:move:x:0") is None
    assert parse("s1:move") is None


# secrets


async def test_no_hand_shows_in_anything_public(stage: Stage) -> None:
    """Neither text, ids, alt texts, file names nor labels of a public message name a hidden card."""
    ann, *_ = await people(stage)
    panel = Counted(ann)
    await panel.press("My move", await stage.board())
    await panel.press("^Shoot")
    await panel.press("^Fire")
    await panel.press("^End turn")
    await stage.board()
    public = str([m.data for m in stage.world.messages.seen_by(stage.world.bot.id) if m.owner is None])
    hidden = ("teleporter_red", "Teleporter (red)", "tagback_grenade_blue", "Tagback Grenade (blue)", "newton_yellow")
    assert [secret for secret in hidden if secret in public] == []


async def test_a_board_that_is_gone_is_posted_again_at_the_next_start(tmp_path: Path) -> None:
    clock = Clock()
    async with opened(tmp_path, clock=clock) as stage:
        ann, *_ = await people(stage)
        world = stage.world
        board = await stage.board()
    world.messages.delete(board)
    pings = len(world.pings)
    async with opened(tmp_path, world=world, clock=clock) as stage:
        await world.until(lambda: any(labels(m)[:1] == ["My move"] for m in ann.sees(board.channel_id)))
        new = await stage.board()
        assert new.id != board.id and "Ann" in new.text
        assert (await ann.press(new, "My move")).kind == "message"
        assert len(world.pings) == pings
        assert world.violations == []
