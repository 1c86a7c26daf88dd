"""Seats that change hands through the whole bot: commands in both languages, posts with buttons, lists, refusals."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from playground.model import Message, Role
from playground.people import Person
from playground.permissions import BITS
from tests.bench import leaks
from tests.cogs.stage import Clock, Stage, dump, labels, opened, text, told

H = 3600.0
DAY = 24 * H
MORNING = 1_800_000_000.0 + 3 * H
"""15 January 2027, 11:00 UTC."""
TABLE: dict[str, Any] = {
    "A": {"at": "C2", "weapons": ["machine_gun"], "hand": ["newton_yellow"]},
    "B": {"at": "C2", "hand": ["teleporter_red"]},
    "C": {"at": "A1"},
}


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    clock = Clock()
    clock.time = MORNING
    async with opened(tmp_path, clock=clock) as stage:
        yield stage
        assert stage.world.violations == []


async def table(stage: Stage, locale: str = "en-US") -> tuple[list[Person], Any, str]:
    people = [stage.person(name, locale) for name in ("Ann", "Bob", "Cid")]
    info = await stage.placed(people, TABLE)
    return people, info, str(info.thread)


async def newest(stage: Stage, place: str) -> Message:
    await stage.quiet()
    return stage.world.messages.public(place)[-1]


def manager(stage: Stage, name: str) -> Person:
    boss = stage.person(name)
    role = Role(stage.world.ids.make(), "managers", BITS["manage_guild"], position=2)
    stage.world.guild.roles[role.id] = role
    boss.user.role_ids.append(role.id)
    return boss


def said(reply: Any) -> str:
    return "\n".join(one.text for one in (reply.message, *reply.followups) if one is not None)


async def name_of(stage: Stage, seat: int = 0) -> str:
    return str((await stage.session()).seats[seat].name)


async def of_tables(stage: Stage) -> list[str]:
    """All that is stored but people's own orders for all their tables, which a button beside a card may change."""
    return [line for line in await dump(stage) if not line.startswith('INSERT INTO "orders"')]


@pytest.mark.parametrize("locale", ["en-US", "cs"])
async def test_wrong_hands_of_a_replaced_player(stage: Stage, locale: str) -> None:
    """Scenario 4: every button of the table message and of the private screens, pressed by who held the seat before."""
    (ann, _bob, _cid), _info, place = await table(stage, locale)
    dan = stage.person("Dan", locale)
    board = await stage.board()
    home = (await ann.press(board, "s1:move")).message
    screens = [board, home, (await ann.press(board, "s1:hand")).message]
    card = (await ann.press(board, "s1:move")).message
    screens.append((await ann.press(card, next(str(b.custom_id) for b in card.buttons if "hoot" in b.label
                                                or "třel" in b.label))).message)  # fmt: skip
    await ann.slash("game replace", channel=place)
    await dan.press(await newest(stage, place), "s1:stake")
    before = await of_tables(stage)
    refused = text(ann, "host-error-seat_handed", name="Dan")
    harmless = ("s1:log", "s1:more", "s1:rules", "s1:orders", "s1:order", "s1:text")
    pressed = 0
    for message in screens:
        assert message is not None
        for control in [one for one in message.buttons if not one.disabled]:
            if not str(control.custom_id).startswith(harmless):
                answer = told(await ann.press(message, str(control.custom_id))).text
                assert answer == refused, control.label
                pressed += 1
    assert pressed > 20 and await of_tables(stage) == before
    for command in ("play", "hand", "undo"):
        assert refused in said(await ann.slash(command, channel=place))
    assert await of_tables(stage) == before


async def test_two_open_seats_and_one_press_each(stage: Stage) -> None:
    (ann, bob, cid), info, place = await table(stage)
    dan, eve = stage.person("Dan"), stage.person("Eve")
    for person in (ann, bob):
        assert "Still to agree" in (await person.slash("game replace", channel=place)).text
    board = await newest(stage, place)
    listed = (await cid.slash("game list")).text
    assert "Ann (seat free), Bob (seat free), Cid" in listed
    first = dan.begin_press(board, "Take this seat")
    second = eve.begin_press(board, "Take this seat")
    answers = [said(await one.settled()) for one in (first, second)]
    assert sorted("is yours" in answer for answer in answers) == [False, True]
    assert any("cannot be taken" in answer for answer in answers)
    assert (await stage.host.session(info.id)).seats[1].name in ("Dan", "Eve")


async def test_what_is_refused_by_typing(stage: Stage) -> None:
    (ann, bob, _cid), info, place = await table(stage)
    eve, robot = stage.person("Eve"), stage.person("Robot")
    robot.user.bot = True
    await ann.slash("game new", computers=2)
    lobby = str((await stage.session()).number)
    await stage.host.set_guild(info.guild, data={"barred": stage.host.bar_key(int(eve.id))})
    before = await dump(stage)

    async def typed(by: Person, command: str, **options: Any) -> str:
        return said(await by.slash(command, channel=place, **options))

    assert "is a bot" in await typed(ann, "game replace", person=robot)
    assert "is a bot" in await typed(ann, "game sit", days=2, person=robot)
    assert "not both" in await typed(ann, "game replace", person=eve, computer=True)
    assert "may not sit down" in await typed(ann, "game replace", person=eve)
    assert "has that seat already" in await typed(ann, "game replace", person=ann)
    assert "another seat" in await typed(ann, "game replace", person=bob)
    assert "no such seat" in await typed(ann, "game replace", seat="Nobody")
    assert "no such seat" in await typed(ann, "game replace", seat="9")
    assert "no seat" in await typed(eve, "game replace", seat="0")
    assert text(ann, "ui-no-such-table", table=lobby) in await typed(ann, "game replace", table=lobby)
    assert await dump(stage) == before


async def test_a_manager_names_somebody_by_autocomplete(stage: Stage) -> None:
    _people, info, place = await table(stage)
    boss, dan = manager(stage, "Boss"), stage.person("Dan")
    seats = await boss.autocomplete("game replace", focused="seat", value="bo", channel=place)
    assert [(one["name"], one["value"]) for one in seats.choices] == [("Bob", "1")]
    tables = await boss.autocomplete("game sit", focused="table", value="adren", channel=place, days=1)
    assert [one["value"] for one in tables.choices] == [str(info.number)]
    assert "It stands in the channel" in (await boss.slash("game replace", seat="1", person=dan, channel=place)).text
    offer = await newest(stage, place)
    assert "A manager of the server has decided it" in offer.content and labels(offer) == ["Take this seat"]
    await dan.press(offer, "Take this seat")
    handed = await newest(stage, place)
    assert handed.content.startswith("Dan takes the seat of Bob; a manager of the server wanted it.")
    assert "unrated for both" in handed.content
    assert stage.world.messages.anywhere(offer.id) is None, "an offer that was taken is deleted"


async def test_by_vote_with_buttons(stage: Stage) -> None:
    (ann, bob, cid), _info, place = await table(stage)
    assert "Still to agree: Cid" in (await bob.slash("game replace", seat="Ann", computer=True, channel=place)).text
    vote = await newest(stage, place)
    assert vote.content.startswith("Bob wants the computer to play the seat of Ann in ADRENALINE 1 for good.")
    assert labels(vote) == ["I agree"]
    assert "no seat" in said(await stage.person("Eve").press(vote, "I agree"))
    assert await name_of(stage) == "Ann"
    assert "Done" in said(await cid.press(vote, "I agree"))
    assert await name_of(stage) == "Hex"
    await stage.quiet()
    posted = [message.content for message in stage.world.messages.public(place)]
    assert any("Hex (computer) takes the seat of Ann; the table wanted it." in content for content in posted)
    assert "Hex plays it now" in said(await ann.slash("play", channel=place))


async def test_a_seat_is_lent_shown_as_lent_and_comes_back(stage: Stage) -> None:
    (ann, _bob, _cid), info, place = await table(stage)
    dan = stage.person("Dan")
    await ann.slash("game sit", days=3, person=dan, channel=place)
    assert "the seat of Ann is offered to you" in (await dan.slash("inbox")).text
    await dan.press((await dan.slash("inbox")).message, "Seat in ADRENALINE 1")
    until = f"<t:{int(MORNING + 3 * DAY)}:f>"
    assert f"Dan sits for Ann until {until}." in (await newest(stage, place)).content
    assert f"Dan (for Ann until {until}), Bob, Cid" in (await dan.slash("game list")).text
    assert "**ADRENALINE 1 (for Ann)**" in (await dan.slash("inbox")).text
    assert f"Dan sits for you until {until}" in (await ann.slash("inbox")).text
    assert "lent to Dan" in said(await ann.slash("play", channel=place))
    asked = await dan.slash("game resign", channel=place)
    assert "This seat is Ann's" in asked.text and labels(asked.message) == ["Give it back now"]
    await dan.slash("do", line="end", channel=place)
    board = await stage.board()
    assert f"Dan sits for Ann until {until}." in board.content and "Take my seat back" in labels(board)
    assert "no seat" in said(await stage.person("Eve").press(board, "Take my seat back"))
    assert "yours again" in said(await ann.press(board, "Take my seat back"))
    assert "Ann is back on the own seat." in (await newest(stage, place)).content
    assert (await stage.host.session(info.id)).seats[0].name == "Ann"


async def test_the_final_post_says_what_is_unrated(stage: Stage) -> None:
    (ann, bob, cid), info, place = await table(stage)
    dan = stage.person("Dan")
    await ann.slash("game replace", person=dan, channel=place)
    await dan.press(await newest(stage, place), "Take this seat")
    handed = await newest(stage, place)
    assert labels(handed) == ["My move", "My hand", "I agree"]
    assert "Still to agree: Cid" in said(await bob.press(handed, "I agree"))
    assert "Done" in said(await cid.press(handed, "I agree"))
    assert "left to agree to" in said(await cid.press(handed, "I agree"))
    assert "The table agreed to it." in (await cid.slash("log", channel=place)).text
    info, dice = await stage.session(), random.Random(2)
    while await leaks._item(stage.host, info, dice):
        continue
    final = (await stage.board()).content
    assert "Dan: unrated, the seat changed hands with the table's leave." in final and "Ann" not in final
    ratings = next(line for line in final.splitlines() if line.startswith("Ratings:"))
    assert "Bob" in ratings and "Cid" in ratings and "Dan" not in ratings
    for person in (ann, dan):
        assert "No game of" in (await person.slash("profile")).text
    assert {row.name for row in (await stage.host.leaderboard(info.guild)).rows} == {"Bob", "Cid"}


async def test_lent_to_the_computer_from_more(stage: Stage) -> None:
    (ann, _bob, _cid), info, place = await table(stage)
    more = (await ann.press(await stage.board(), "More")).message
    assert "Replace me" in labels(more)
    asked = (await ann.press(more, "Replace me")).message
    assert labels(asked) == ["Offer it to anybody", "To the computer"]
    reply = await ann.select(asked, "s1:slend", ["2"])
    until = f"<t:{int(MORNING + 2 * DAY)}:f>"
    assert f"the computer plays your seat until {until}" in reply.text
    board = (await stage.board()).content
    assert f"The computer sits for Ann until {until}." in board and "time of Ann" not in board
    assert f"Ann (computer until {until}), Bob, Cid" in (await ann.slash("game list")).text
    stage.clock.time += 2 * DAY
    await stage.host.tick()
    assert not (await stage.host.session(info.id)).seats[0].away
    await stage.quiet()
    assert any(post.content.endswith("Ann is back on the own seat.") for post in stage.world.messages.public(place))
    assert "Replace me" not in labels((await stage.person("Eve").press(await stage.board(), "More")).message)


async def test_the_seat_of_who_is_absent_stands_open_in_the_same_post(stage: Stage) -> None:
    (ann, bob, cid), info, place = await table(stage)

    async def missed() -> None:
        stage.clock.time += 25 * H
        await stage.host.tick()
        await stage.quiet()
        for person in (bob, cid):
            if (await stage.host.look(info.id, int(person.id))).legal:
                await person.slash("do", line="end", channel=place)
                await stage.quiet()

    while not (await stage.host.session(info.id)).seats[0].away:
        await missed()
    board = await stage.board()
    assert "The seat of Ann is free for anybody who has held no other seat here" in board.content
    assert {"Take my seat back", "Take this seat"} <= set(labels(board))
    assert "another seat" in said(await bob.press(board, "Take this seat"))
    dan = stage.person("Dan", "cs")
    assert "je tvoje" in said(await dan.press(board, "Take this seat")).replace("\u00a0", " ")
    handed = await newest(stage, place)
    assert handed.content.splitlines()[-2:] == [
        "Dan takes the seat of Ann, who was absent.",
        "Ann is placed last. For Dan the game counts only if no rating falls by it.",
    ]
    assert "Dan plays it now" in said(await ann.press(board, "Take my seat back"))


async def test_the_page_of_the_rules(stage: Stage) -> None:
    for locale, title in (("en-US", "**Substitutes.**"), ("cs", "**Náhradníci.**")):
        ann = stage.person(f"Ann {locale}", locale)
        found = await ann.autocomplete("rules", focused="topic", value=title.strip("*. "))
        page = (await ann.slash("rules", topic=found.choices[0]["value"])).text
        assert page.startswith(title) and len(page) > 900
