"""What people in a lobby agree to: changes after the second Join, presets, the rematch."""

from __future__ import annotations

import asyncio

import pytest

from cogs.host import HostError
from cogs.host import Person as HostPerson
from tests.cogs.stage import host_person, labels, opened, pressable

DAY = 24 * 3600


@pytest.fixture
async def stage(tmp_path):
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


async def lobby_of_three(stage):
    ann, bob = stage.person("Ann"), stage.person("Bob")
    lobby = (await ann.slash("game new", computers=1)).message
    await bob.press(lobby, "Join")
    return ann, bob, lobby


async def test_a_change_after_the_second_join_is_shown_and_asks_the_others(stage):
    ann, bob, lobby = await lobby_of_three(stage)
    await ann.press(lobby, "First game: 5 skulls, sudden death")
    assert "8 skulls → 5 skulls" in lobby.text and "Still to agree, by Join: Bob" in lobby.text
    refused = await ann.press(lobby, "Start")
    assert "Not everybody has agreed" in refused.followups[-1].text and "Bob" in refused.followups[-1].text
    await bob.press(lobby, "Join")
    assert "→" not in lobby.text and "Still to agree" not in lobby.text
    await ann.press(lobby, "Start")
    assert (await stage.session()).status == "running"


async def test_another_pace_is_a_change_too(stage):
    ann, bob, lobby = await lobby_of_three(stage)
    panel = (await ann.press(lobby, "More options")).message
    select = next(select for select in panel.selects if select.custom_id.endswith(":pace"))
    await ann.select(panel, select.custom_id, ["48h"])
    await redrawn(lobby, "24 h a turn, the clock sleeps in your quiet hours → 48 h a turn")
    info = await stage.session()
    assert info.pace == "48h" and [seat.name for seat in info.seats if seat.asked is not None] == ["Bob"]
    await bob.press(lobby, "Join")
    await redrawn(lobby, "Ready:")
    assert "→" not in lobby.text


async def test_a_change_taken_back_asks_nobody(stage):
    ann, _, lobby = await lobby_of_three(stage)
    await ann.press(lobby, "First game: 5 skulls, sudden death")
    await ann.press(lobby, "Full game: 8 skulls, final frenzy")
    assert "Still to agree" not in lobby.text and (await stage.session()).agreed == {}


async def test_alone_nobody_is_asked(stage):
    ann = stage.person("Ann")
    lobby = (await ann.slash("game new", computers=2)).message
    await ann.press(lobby, "First game: 5 skulls, sudden death")
    assert "→" not in lobby.text


async def test_who_does_not_answer_for_a_day_gives_the_seat_back(stage):
    ann, _, lobby = await lobby_of_three(stage)
    await ann.press(lobby, "First game: 5 skulls, sudden death")
    stage.clock.time += DAY
    await ann.press(lobby, "Add computer")
    info = await stage.session()
    assert [seat.name for seat in info.seats if seat.kind == "human"] == ["Ann"]
    assert len(info.seats) == 3 and info.agreed == {}


async def test_start_asks_who_was_silent_and_i_am_ready_answers(stage):
    ann, bob, lobby = await lobby_of_three(stage)
    stage.clock.time += DAY // 2
    reply = await ann.press(lobby, "Start")
    await until(lambda: reply.followups)
    assert "Nothing was started yet: Bob pressed nothing" in reply.followups[-1].text
    await stage.host.tick()
    await stage.quiet()
    question = stage.world.messages.public(lobby.channel_id)[-1]
    assert question.content.startswith(f"**<@{bob.id}>: are you ready?** ADRENALINE 1 is about to start.")
    assert f"<t:{int(stage.clock.time) + DAY}:R>" in question.content and labels(question) == ["I am ready"]
    assert len(stage.world.pings) == 1
    assert "no seat" in (await stage.person("Eve").press(question, "I am ready")).text
    assert "Still to agree" in lobby.text
    assert "may start with you" in (await bob.press(question, "I am ready")).text
    await redrawn(lobby, "Ready:")
    await until(lambda: stage.world.messages.anywhere(question.id) is None)
    await ann.press(lobby, "Start")
    assert (await stage.session()).status == "running"


async def test_anybody_seated_starts_a_lobby_that_was_full_for_an_hour(stage):
    ann, bob, lobby = await lobby_of_three(stage)
    for _ in range(2):
        await ann.press(lobby, "Add computer")
    stage.clock.time += 3599
    assert "Only the host" in (await bob.press(lobby, "Start")).followups[-1].text
    stage.clock.time += 1
    await bob.press(lobby, "Start")
    assert (await stage.session()).status == "running"


async def until(true):
    for _ in range(500):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came true")


async def redrawn(lobby, part):
    """The lobby is edited a moment after the private panel."""
    for _ in range(500):
        if part in lobby.text:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(lobby.text)


async def test_presets_differ_and_tonight_is_live(stage):
    ann = stage.person("Ann")
    lobby = (await ann.slash("game new")).message
    panel = (await ann.press(lobby, "More options")).message
    offered = [label for label in labels(panel) if "skulls" in label]
    assert len(offered) == len(set(offered)) == 3
    assert [label for label in offered if label not in pressable(panel)] == ["Full game: 8 skulls, final frenzy"]
    await ann.press(panel, "Tonight: live, 5 skulls, sudden death")
    await redrawn(lobby, "**Tonight**")
    assert (await stage.session()).pace == "live" and "played live" in lobby.text
    panel = (await ann.press(lobby, "More options")).message
    await ann.press(panel, "First game: 5 skulls, sudden death")
    await redrawn(lobby, "**First game**")
    assert (await stage.session()).pace == "24h"
    await ann.slash("game new", preset="tonight")
    assert (await stage.session()).pace == "live"


async def over(stage, *people):
    """A game of these people that has ended without a result."""
    first, *others = [host_person(person) for person in people]
    channel = stage.world.channel(None)
    info = await stage.host.new_session(
        int(channel.guild_id), int(channel.id), first, "adrenaline", "deathmatch", {"skulls": "6"}, seat_order="joined",
        pace="48h",
    )  # fmt: skip
    for person in others:
        await stage.host.join(info.id, person)
    await stage.host.start(info.id, first.id)
    for person in (first, *others):
        await stage.host.abandon(info.id, person.id)
    await stage.quiet()
    return await stage.host.session(info.id)


async def test_a_rematch_has_the_same_people_and_contract_and_the_next_one_begins(stage):
    people = [stage.person(name) for name in ("Ann", "Bob", "Cid")]
    old = await over(stage, *people)
    new = await stage.host.rematch(old.id, host_person(people[1]))
    assert [seat.name for seat in new.seats] == ["Bob", "Cid", "Ann"]
    assert (new.options, new.pace, new.host) == (old.options, old.pace, int(people[1].id))
    assert [seat.name for seat in new.seats if seat.asked is not None] == ["Cid", "Ann"]
    for person in (people[0], people[2]):
        assert (await stage.host.rematch(old.id, host_person(person))).id == new.id
    begun = await stage.host.start(new.id, int(people[1].id))
    assert [seat.name for seat in begun.seats] == ["Bob", "Cid", "Ann"] and begun.status == "running"


async def test_only_who_played_asks_for_a_rematch_of_what_is_over(stage):
    people = [stage.person(name) for name in ("Ann", "Bob", "Cid")]
    old = await over(stage, *people)
    with pytest.raises(HostError, match="not_seated"):
        await stage.host.rematch(old.id, HostPerson(99, "Zed"))
    new = await stage.host.rematch(old.id, host_person(people[0]))
    with pytest.raises(HostError, match="not_over"):
        await stage.host.rematch(new.id, host_person(people[0]))


async def test_a_rematch_nobody_starts_is_closed_after_three_days_and_may_be_asked_for_again(stage):
    people = [stage.person(name) for name in ("Ann", "Bob", "Cid")]
    old = await over(stage, *people)
    new = await stage.host.rematch(old.id, host_person(people[0]))
    stage.clock.time += 3 * DAY - 1
    await stage.host.tick()
    assert (await stage.host.session(new.id)).status == "lobby"
    stage.clock.time += 1
    await stage.host.tick()
    assert (await stage.host.session(new.id)).status == "abandoned"
    again = await stage.host.rematch(old.id, host_person(people[0]))
    assert again.id != new.id and again.status == "lobby"
