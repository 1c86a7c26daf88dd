"""What stands behind *Log* and *More*, and the line that a turn has begun."""

from __future__ import annotations

import logging

import pytest

from tests.cogs.counting import Counted
from tests.cogs.stage import labels, opened
from tests.cogs.test_game import TABLE

QUARTER = 15 * 60


@pytest.fixture
async def stage(tmp_path):
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


async def three(stage):
    people = [stage.person(name) for name in ("Ann", "Radek", "Ota")]
    info = await stage.placed(people, TABLE)
    return info, people


async def run(stage, person, square):
    counted = Counted(person)
    await counted.press("My move", await stage.board())
    await counted.press(f"^{square}")
    await counted.press("^Run")
    return counted


def lines(stage, info):
    """The public messages of the thread that say a turn has begun."""
    messages = stage.person("Ota").sees(str(info.thread))
    return [message.text for message in messages if "has begun the turn" in message.text]


async def later(stage, seconds):
    stage.clock.time += seconds
    await stage.host.tick()
    await stage.quiet()


async def test_a_turn_that_lies_unfinished_for_a_quarter_of_an_hour_is_told_once(stage):
    info, (ann, *_) = await three(stage)
    await run(stage, ann, "D2")
    await later(stage, QUARTER - 1)
    assert lines(stage, info) == []
    await later(stage, 1)
    assert lines(stage, info) == ["Ann has begun the turn."]
    await run(stage, ann, "C2")
    await later(stage, 2 * QUARTER)
    assert len(lines(stage, info)) == 1


async def test_a_turn_taken_back_or_ended_is_not_told(stage):
    info, (ann, *_) = await three(stage)
    counted = await run(stage, ann, "D2")
    await counted.press("^Undo")
    await later(stage, 2 * QUARTER)
    assert lines(stage, info) == []
    counted = await run(stage, ann, "D2")
    await counted.press("^End turn")
    await later(stage, 2 * QUARTER)
    assert lines(stage, info) == []


async def test_the_log_is_shown_to_all_without_what_is_secret_or_not_yet_told(stage):
    info, (ann, radek, _) = await three(stage)
    counted = await run(stage, ann, "D2")
    own = await ann.slash("log", channel=str(info.thread))
    assert own.message.owner == ann.id and "D2" in own.text
    shown = await ann.press(own.message, "Show to all")
    public = next(message for message in radek.sees(str(info.thread)) if "what has happened" in message.text)
    assert public.owner is None and "D2" not in public.text
    assert shown.kind == "message"
    await counted.press("^End turn")
    await stage.quiet()
    again = await ann.slash("log", channel=str(info.thread))
    await ann.press(again.message, "Show to all")
    public = [message for message in radek.sees(str(info.thread)) if "what has happened" in message.text][-1]
    assert "D2" in public.text
    zed = await stage.person("Zed").slash("log", channel=str(info.thread))
    assert "Show to all" not in labels(zed.message)


async def test_the_table_is_shown_to_all_as_the_last_story_left_it(stage):
    info, (ann, radek, _) = await three(stage)
    counted = await run(stage, ann, "D2")
    own = await ann.slash("board", channel=str(info.thread), form="picture")
    assert own.message.private and own.message.attachments
    before = {message.id for message in radek.sees(str(info.thread))}

    def drawn(message):
        (picture,) = message.attachments
        return stage.world.messages.files[picture["id"]].content

    await ann.press(own.message, "Show to all")
    (public,) = [message for message in radek.sees(str(info.thread)) if message.id not in before]
    assert public.owner is None and labels(public) == []
    assert drawn(public) != drawn(own.message), "a turn under way is not shown to all"
    await counted.press("^End turn")
    await stage.quiet()
    again = await ann.slash("board", channel=str(info.thread), form="picture")
    before = {message.id for message in radek.sees(str(info.thread))}
    await ann.press(again.message, "Show to all")
    (public,) = [message for message in radek.sees(str(info.thread)) if message.id not in before]
    assert drawn(public) == drawn(again.message)
    zed = await stage.person("Zed").slash("board", channel=str(info.thread), form="picture")
    assert "Show to all" not in labels(zed.message)


async def test_more_has_the_text_board_every_weapon_in_sight_orders_and_doubts(stage, caplog):
    info, (ann, *_) = await three(stage)
    counted = Counted(ann)
    await counted.press("^More", await stage.board())
    assert {"My orders", "Report a rule doubt", "Resign for good"} <= set(labels(counted.message))
    view = (await stage.host.look(info.id, int(ann.id))).view
    weapons = {weapon.id for figure in view.figures for weapon in figure.weapons}
    weapons |= {weapon for square in view.squares for weapon in square.weapons}
    offered = {option["value"] for select in counted.message.selects for option in select.data["options"]}
    assert weapons and weapons <= offered
    with caplog.at_level(logging.WARNING, "cogs.play"):
        more = counted.message
        noted = await counted.press("Report a rule doubt")
    step = (await stage.session()).seq
    assert f"session {info.id}, step {step}" in caplog.text and f"Step {step}" in (noted.followups or [noted])[-1].text
    await counted.press("Resign for good", more)
    assert (await stage.session()).status == "running" and "Resign for good" in labels(counted.message)
