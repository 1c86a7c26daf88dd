"""Scenario 9: a player is replaced in the middle of a reaction window.

The new one sees hand and pending choice in one press, the old one's buttons are dead, the deadline is restarted once,
history names both, and the rating follows the written rule (`/rules`, "Substitutes").
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from playground.model import Message
from playground.people import Person
from tests.bench import leaks
from tests.cogs.stage import Clock, Stage, dump, labels, opened

H = 3600.0
MORNING = 1_800_000_000.0 + 3 * H
"""15 January 2027, 11:00 UTC."""
TABLE: dict[str, Any] = {
    "A": {"at": "C2", "weapons": ["machine_gun"]},
    "B": {"at": "C2", "hand": ["tagback_grenade_red"]},
    "C": {"at": "A1"},
}


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    clock = Clock()
    clock.time = MORNING
    async with opened(tmp_path, clock=clock) as stage:
        yield stage
        assert stage.world.violations == []


async def clock_of(stage: Stage, id: int, seat: int) -> float:
    return float((await stage.host.store.sealed(id)).clocks[seat].deadline)


async def asked(stage: Stage) -> tuple[list[Person], Any, str]:
    """Ann has shot Bob and ended her turn; Bob is asked whether he throws a grenade."""
    people = [stage.person(name) for name in ("Ann", "Bob", "Cid")]
    info = await stage.placed(people, TABLE, reactions="ask")
    place = str(info.thread)
    await people[0].slash("do", line="shoot machine gun bob; end", channel=place)
    await stage.quiet()
    (ask,) = (await stage.host.look(info.id, None)).asks
    assert ask.kind == "answers" and ask.seats == (1,)
    return people, info, place


async def check_dead(stage: Stage, bob: Person, messages: list[Message | None]) -> None:
    """Whatever the old one presses of what is a player's, he is told who plays now, and nothing is changed."""
    before = await dump(stage)
    for message in messages:
        for control in message.buttons if message is not None and not message.deleted else ():
            if not str(control.custom_id).startswith(("s1:log", "s1:more", "s1:rules", "s1:orders", "s1:take")):
                reply = await bob.press(message, str(control.custom_id))
                said = [one.text for one in (reply.message, *reply.followups) if one is not None]
                assert any("Dan plays it now" in text for text in said), (control.label, said)
    assert await dump(stage) == before


async def check_counted(stage: Stage, bob: Person, dan: Person, eve: Person) -> None:
    """The game is played to its end: who handed the seat over is last, the substitute counts only if it helps her."""
    info, dice = await stage.session(), random.Random(9)
    while await leaks._item(stage.host, info, dice):
        continue
    found = {result.name: result for result in await stage.host.results(info.id)}
    assert [(found[name].place, found[name].note) for name in ("Bob", "Dan")] == [(3, "left"), (3, "left")]
    eves = found["Eve"]
    assert eves.note == "substitute"
    moved = await stage.host.rating_changes(info.id)
    assert {int(bob.id), int(dan.id)} <= moved.keys() and (int(eve.id) in moved) == eves.counted
    assert not eves.counted or moved[int(eve.id)][1] >= moved[int(eve.id)][0]
    final = (await stage.board()).content
    assert "Bob left early and is placed last." in final and "Dan left early and is placed last." in final
    assert "Eve: a substitute" in final


async def test_replace_a_player_in_the_middle_of_a_reaction_window(stage: Stage) -> None:
    (ann, bob, cid), info, place = await asked(stage)
    dan, eve = stage.person("Dan"), stage.person("Eve")
    board = await stage.board()
    panel, hand = [(await bob.press(board, name)).message for name in ("My move", "My hand")]
    assert hand is not None and "Tagback Grenade (red)" in hand.text
    stage.clock.time += 4 * H
    assert await clock_of(stage, info.id, 1) == MORNING + 6 * H

    # Bob names Dan, who is called and takes the seat by one press.
    told = await bob.slash("game replace", person=dan, channel=place)
    assert "Still to agree: Ann and Cid" in told.text
    await stage.quiet()
    offer = stage.world.messages.public(place)[-1]
    assert offer.content.startswith(f"**<@{dan.id}>: the seat of Bob in ADRENALINE 1 is offered to you.**")
    assert labels(offer) == ["Take this seat", "I agree", "Take my seat back"]
    assert stage.world.pings[-1].user_id == dan.id
    before = await dump(stage)
    assert "kept for Dan" in (await eve.press(offer, "Take this seat")).text
    assert "another seat" in (await ann.press(offer, "Take this seat")).text
    assert await dump(stage) == before
    taken = await dan.press(offer, "Take this seat")
    assert "The seat in ADRENALINE 1 is yours" in taken.text and labels(taken.message) == ["My move", "My hand"]

    # Hand and pending choice in one press each.
    assert "Tagback Grenade (red)" in (await dan.press(taken.message, "My hand")).text
    choice = await dan.press(taken.message, "My move")
    assert "Throw the grenade (red)" in labels(choice.message)

    # The old one's buttons are dead: table message, private panel, hand; each says who sits there now.
    await check_dead(stage, bob, [board, panel, hand, offer])

    # The deadline was restarted once, never again.
    assert await clock_of(stage, info.id, 1) == MORNING + 10 * H
    stage.clock.time += H
    await dan.slash("game replace", person=eve, channel=place)
    await stage.quiet()
    await eve.press(stage.world.messages.public(place)[-1], "Take this seat")
    assert await clock_of(stage, info.id, 1) == MORNING + 10 * H

    # Post, log and what was missed name both.
    await stage.quiet()
    posted = stage.world.messages.public(place)[-1]
    assert "Eve takes the seat of Dan, who has handed it over." in posted.content
    for reply in (await cid.slash("log", channel=place), await cid.slash("catchup", channel=place)):
        first = reply.text.index("Dan takes the seat of Bob, who has handed it over.")
        assert 0 < first < reply.text.index("Eve takes the seat of Dan, who has handed it over.")

    # The game goes on, and is counted by the rule: who left without leave is last, the substitute only if it helps.
    assert "For Eve the game counts only if no rating falls by it." in posted.content
    panel = (await eve.press(posted, "My move")).message
    await eve.press(panel, "Throw the grenade (red)")
    await stage.quiet()
    assert "Tagback Grenade" in (await cid.slash("log", channel=place)).text
    await check_counted(stage, bob, dan, eve)
