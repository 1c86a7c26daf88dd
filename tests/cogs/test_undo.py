"""Undo by consent through Discord: from the refusal on the panel to the post of the undo, by buttons only."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from playground.model import Message
from playground.people import Person
from tests.cogs.stage import Stage, button, labels, opened

TABLE = {"A": {"at": "C2"}, "B": {"at": "C3"}, "C": {"at": "A1"}}
UNTIL = "<t:1800086400:f> (<t:1800086400:R>)"


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


async def ended(stage: Stage, language: str = "en") -> tuple[Any, list[Person]]:
    """Ann has run and, by another press, ended her turn."""
    people = [stage.person(name, locale="cs" if language == "cs" else "en-US") for name in ("Ann", "Bob", "Cid")]
    info = await stage.placed(people, TABLE)
    await stage.bot.desk.set_guild(info.guild, language=language)
    for line in ("run C1", "end"):
        await people[0].slash("do", channel=stage.world.channel(str(info.thread)), line=line)
    await stage.quiet()
    return info, people


async def panel_of(stage: Stage, person: Person, info: Any) -> Message:
    panel = (await person.slash("undo", channel=stage.world.channel(str(info.thread)))).message
    assert panel is not None
    return panel


async def request(stage: Stage, ann: Person, info: Any) -> Message:
    """The post in which Ann asks to go back to the start of her turn."""
    panel = await panel_of(stage, ann, info)
    await ann.press(panel, button(panel, "^(Ask the others|Zeptat se ostatních)"))
    await ann.press(panel, button(panel, "^(The start of your turn|Začátek tvého tahu)"))
    return await newest(stage, info)


async def newest(stage: Stage, info: Any) -> Message:
    await stage.quiet()
    return stage.world.messages.public(str(info.thread))[-1]


async def test_the_whole_way_by_buttons(stage: Stage) -> None:
    info, (ann, bob, _) = await ended(stage)
    panel = await panel_of(stage, ann, info)
    assert panel.text.splitlines()[0] == "You cannot take it back alone: your turn has ended."
    await ann.press(panel, button(panel, "^Ask the others"))
    assert labels(panel) == ["Before: End turn", "The start of your turn, 1 turn ago: Run to C1", "Back"]
    await ann.press(panel, button(panel, "^The start"))
    assert panel.text.startswith("Asked. These must agree: Bob.")
    asking = await newest(stage, info)
    assert asking.content.splitlines() == [
        "**Ann asks to go back** in ADRENALINE 1.", "What it takes back:", "~~**Ann** ran C2 → C1.~~",
        f"These must agree: Bob. Until {UNTIL}, or until anybody plays on; one refusal is enough.",
        "First picture: the table now. Second: as it would be. Cards and dice drawn since then do not come back.",
    ]  # fmt: skip
    assert labels(asking) == ["Agree", "Refuse"] and asking.data["mentions"] == []
    assert [picture["description"] for picture in asking.data["attachments"]] == [
        "The table now. Bob is next, 2 actions left.", "As it would be. Ann is next, 2 actions left.",
    ]  # fmt: skip
    assert "All have agreed" in (await bob.press(asking, "Agree")).text
    done = await newest(stage, info)
    assert asking.content.splitlines()[-1] == "**All have agreed:** it is taken back." and labels(asking) == []
    assert len(asking.data["attachments"]) == 2
    assert done.content.splitlines() == [
        f"**<@{ann.id}>: your turn** in ADRENALINE 1. Until {UNTIL}.",
        "**The table goes back**, as Ann asked. Agreed: Bob.", "What it takes back:", "~~**Ann** ran C2 → C1.~~",
    ]  # fmt: skip
    assert labels(done) == ["My move", "My hand", "Log", "More"] and (await stage.board()).id == done.id
    home = (await ann.press(done, "My move")).message
    assert home is not None and "2 actions" in home.text
    log = (await ann.slash("log", channel=stage.world.channel(str(info.thread)))).text
    assert [line for line in log.splitlines() if line.startswith("~~")][:2] == [
        "~~Ann ran C2 → C1.~~", "~~Ann ended the turn, passing 1 action.~~",
    ]  # fmt: skip


async def test_in_czech(stage: Stage) -> None:
    info, (ann, bob, _) = await ended(stage, "cs")
    asking = await request(stage, ann, info)
    assert asking.content.splitlines()[0] == "**Ann žádá o\u00a0vrácení**, ADRENALINE 1."
    assert labels(asking) == ["Souhlasím", "Odmítám"]
    assert (await bob.press(asking, "Odmítám")).text == "Odmítnuto. Nic se nevrací."
    await stage.quiet()
    assert asking.content.splitlines()[-1] == "**Odmítnuto**, Bob: nic se nevrací." and labels(asking) == []


async def test_only_those_who_are_asked_may_answer_and_only_once_it_counts(stage: Stage) -> None:
    info, (ann, bob, cid) = await ended(stage)
    asking = await request(stage, ann, info)
    agree, refuse = button(asking, "Agree"), button(asking, "Refuse")
    for person, words in ((cid, "You are not among those who must agree."), (stage.person("Zed"), "no seat")):
        for id in (agree, refuse):
            assert words in (await person.press(asking, id)).text
    panel = await panel_of(stage, ann, info)
    await ann.press(panel, button(panel, "^Ask the others"))
    again = await ann.press(panel, button(panel, "^Before"))
    assert "A request to go back is open already." in [*again.followups, again][0].text
    assert (await bob.press(asking, agree)).text == "All have agreed: it is taken back."
    for id in (agree, refuse):
        late = await bob.press(asking, id)
        assert late.text == "That is settled: all have agreed, and the table went back."


async def test_the_inbox_knows_who_is_asked_until_he_answers(stage: Stage) -> None:
    info, (ann, bob, cid) = await ended(stage)
    asking = await request(stage, ann, info)
    link = f"https://discord.com/channels/{info.guild}/{info.thread}/{asking.id}"
    line = f"**ADRENALINE 1**: Ann asks to go back, and your answer is needed: {link} Until {UNTIL}."
    assert line in (await bob.slash("inbox")).text.splitlines()
    for person in (ann, cid):
        assert "asks to go back" not in (await person.slash("inbox")).text
    await bob.press(asking, "Agree")
    assert "asks to go back" not in (await bob.slash("inbox")).text


async def test_a_point_chosen_before_somebody_moved_on_is_stale(stage: Stage) -> None:
    info, (ann, bob, _) = await ended(stage)
    panel = await panel_of(stage, ann, info)
    await ann.press(panel, button(panel, "^Ask the others"))
    await bob.slash("do", channel=stage.world.channel(str(info.thread)), line="end")
    reply = await ann.press(panel, button(panel, "^Before"))
    assert "moved on" in [*reply.followups, reply][0].text
    assert await stage.host.undo_asked(int(bob.id)) == []


async def test_whoever_plays_on_makes_it_void_and_the_post_says_so(stage: Stage) -> None:
    info, (ann, bob, _) = await ended(stage)
    asking = await request(stage, ann, info)
    await bob.slash("do", channel=stage.world.channel(str(info.thread)), line="end")
    await stage.quiet()
    assert asking.content.splitlines()[-1] == "**Void**: the table has moved on, nothing is taken back."
    assert labels(asking) == []


async def test_one_refusal_ends_it_and_its_own_person_may_withdraw_it(stage: Stage) -> None:
    info, (ann, bob, _) = await ended(stage)
    asking = await request(stage, ann, info)
    await bob.press(asking, "Refuse")
    await stage.quiet()
    assert asking.content.splitlines()[-1] == "**Refused** by Bob: nothing is taken back."
    asking = await request(stage, ann, info)
    assert (await ann.press(asking, "Refuse")).text == "Withdrawn. Nothing is taken back."
    await stage.quiet()
    assert asking.content.splitlines()[-1] == "**Withdrawn** by Ann: nothing is taken back."


async def test_after_a_day_it_lapses(stage: Stage) -> None:
    """Also while the table is paused, so that no deadline comes before."""
    info, people = await ended(stage)
    for person in people:
        await stage.host.vote(info.id, int(person.id), "pause")
    asking = await request(stage, people[0], info)
    stage.clock.time += 24 * 3600
    await stage.host.tick()
    await stage.quiet()
    assert asking.content.splitlines()[-1] == "**Lapsed** after 24 hours: nothing is taken back."


async def test_the_buttons_work_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as stage:
        info, (ann, bob, _) = await ended(stage)
        asking = await request(stage, ann, info)
        world, clock = stage.world, stage.clock
    async with opened(tmp_path, world=world, clock=clock) as stage:
        assert (await bob.press(asking, "Agree")).text == "All have agreed: it is taken back."
        assert "**The table goes back**, as Ann asked. Agreed: Bob." in (await newest(stage, info)).content


async def test_alone_against_computers_it_is_done_at_once(stage: Stage) -> None:
    ann = stage.person("Ann")
    info = await stage.placed([ann], TABLE)
    await ann.slash("do", channel=stage.world.channel(str(info.thread)), line="run C1; end")
    await stage.quiet()
    panel = await panel_of(stage, ann, info)
    await ann.press(panel, button(panel, "^Go back further"))
    await ann.press(panel, button(panel, "^The start of your turn"))
    assert panel.text.startswith("Taken back. Nobody else had to agree.")
    done = await newest(stage, info)
    assert "**The table goes back**, as Ann wanted. Nobody else had to agree." in done.content


async def told_to_all(tmp_path: Path, hands: dict[str, list[str]]) -> list[Any]:
    """Everything that is posted about a request and its undo, with pictures as bytes."""
    async with opened(tmp_path) as stage:
        people = [stage.person(name) for name in ("Ann", "Bob", "Cid")]
        table = {figure: {**place, "hand": hands[figure]} for figure, place in TABLE.items()}
        info = await stage.placed(people, table)
        place = stage.world.channel(str(info.thread))
        await people[0].slash("do", channel=place, line="run C1; end")
        asking = await request(stage, people[0], info)
        heard = [stamped(asking.content, people), *labels(asking), *seen(stage, asking)]
        await people[1].press(asking, "Agree")
        done = await newest(stage, info)
        return [*heard, stamped(asking.content, people), stamped(done.content, people), *seen(stage, done)]


def stamped(text: str, people: list[Person]) -> str:
    """The text with names for the ids that differ in each world."""
    for person in people:
        text = text.replace(person.id, person.name)
    return text


def seen(stage: Stage, message: Message) -> list[Any]:
    files = stage.world.messages.files
    pictures = message.data["attachments"]
    return [
        (one["description"], one["filename"].partition("-")[2], files[one["id"]].content) for one in pictures
    ]  # fmt: skip


async def test_a_request_and_its_undo_tell_no_secret(tmp_path: Path) -> None:
    """Byte for byte the same where only hidden cards differ."""
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one = {"A": ["newton_red", "teleporter_blue"], "B": ["newton_yellow"], "C": []}
    other = {"A": ["tagback_grenade_yellow", "newton_blue"], "B": ["targeting_scope_red"], "C": []}
    first = await told_to_all(tmp_path / "a", one)
    assert len([part for part in first if isinstance(part, tuple)]) == 3
    assert first == await told_to_all(tmp_path / "b", other)


async def test_in_live_play_the_post_goes_on_saying_what_was_taken_back(stage: Stage) -> None:
    people = [stage.person(name) for name in ("Ann", "Bob", "Cid")]
    info = await stage.placed(people, TABLE, pace="live")
    ann, bob, _ = people
    place = stage.world.channel(str(info.thread))
    await ann.slash("do", channel=place, line="run C1; end")
    await bob.press(await request(stage, ann, info), "Agree")
    done = await newest(stage, info)
    await ann.slash("do", channel=place, line="run B2")
    for _ in range(400):
        if "C2 → B2" in done.content:
            break
        await asyncio.sleep(0.01)
    told = [line for line in done.content.splitlines() if "C2 →" in line]
    assert told == ["~~**Ann** ran C2 → C1.~~", "**Ann** ran C2 → B2."]
    assert "**The table goes back**, as Ann asked. Agreed: Bob." in done.content
