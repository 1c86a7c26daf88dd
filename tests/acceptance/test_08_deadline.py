"""Scenario 8: a seat does not act.

Its person is warned (at 50 and 90 % of the clock unless he wants it otherwise), then the computer finishes the turn
from what the seat may see, shown as such; the person has the seat back at the next decision. Exactly one default for a
deadline, also over a restart at the very second.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playground.model import Message
from playground.people import Person
from tests.cogs.stage import Clock, Stage, button, opened

H = 3600.0
PACE_H = 24
TABLE: dict[str, Any] = {"A": {"at": "C2", "hand": ["newton_red"]}, "B": {"at": "C3"}, "C": {"at": "A1"}}


async def table(stage: Stage) -> list[Person]:
    people = [stage.person(name) for name in ("Ann", "Bob", "Ota")]
    await stage.placed(people, TABLE)
    return people


async def at(stage: Stage, hours: float, start: float) -> None:
    """So many hours after the start, and all that is due then."""
    stage.clock.time = start + hours * H
    await stage.host.tick()
    await stage.quiet()


def calls(stage: Stage, person: Person, since: int) -> list[str]:
    """The posts that called a person, by their first words."""
    return [ping.user_id for ping in stage.world.pings[since:] if ping.user_id == person.id]


async def defaults(stage: Stage) -> list[tuple[int, str]]:
    """What the clock has done: who, and what."""
    log = await stage.host.log((await stage.session()).id, None)
    rows = await stage.host.store.steps(1, 0, log[-1].seq)
    return [(row.seat, row.action) for row in rows if row.origin == "clock"]


def public(stage: Stage, place: str) -> list[Message]:
    return stage.world.messages.public(place)


@pytest.mark.parametrize(
    ("wanted", "warned"), [(None, (12.0, 21.6)), ("4", (6.0, 12.0, 18.0, 21.6)), ("1", (21.6,)), ("0", ())]
)
async def test_warned_then_the_computer_finishes_the_turn(
    tmp_path: Path, wanted: str | None, warned: tuple[float, ...]
) -> None:
    async with opened(tmp_path) as stage:
        if wanted is not None:
            await stage.host.set_person(int(stage.person("Ann").id), data={"reminders": wanted})
        ann, bob, _ = await table(stage)
        start, first = stage.clock.time, await stage.board()
        before = len(stage.world.pings)
        heard = 0
        for tenth in range(1, 10 * PACE_H):
            await at(stage, tenth / 10, start)
            if len(calls(stage, ann, before)) > heard:
                heard += 1
                assert tenth / 10 == warned[heard - 1]
        assert heard == len(warned) and await defaults(stage) == []
        await at(stage, PACE_H, start)
        done = await defaults(stage)
        assert {seat for seat, _ in done} == {0} and done[-1][1].startswith("end")
        hand = (await stage.host.look(1, int(ann.id))).view.hand
        assert "newton_red" in hand, "nothing is given away that nothing forces"
        board = await stage.board()
        assert board.id != first.id and "The time of Ann was up" in board.text
        assert [ping.user_id for ping in stage.world.pings[before + heard :]] == [bob.id]
        assert stage.world.violations == []


async def test_the_seat_is_the_person_s_again_at_the_next_decision(tmp_path: Path) -> None:
    async with opened(tmp_path) as stage:
        people = await table(stage)
        start = stage.clock.time
        await at(stage, PACE_H, start)
        for person in people[1:]:
            panel = (await person.press(await stage.board(), "My move")).message
            await person.press(panel, button(panel, "^End turn"))
            await stage.quiet()
        panel = (await people[0].press(await stage.board(), "My move")).message
        done = len(await defaults(stage))
        await people[0].press(panel, button(panel, "^End turn"))
        await stage.quiet()
        seat = (await stage.session()).seats[0]
        assert (seat.kind, seat.away, seat.missed) == ("human", False, 0)
        assert len(await defaults(stage)) == done


async def test_restarts_at_the_very_second(tmp_path: Path) -> None:
    """Three bots in a row begin at the moment of the deadline; a fourth one a second later."""
    clock = Clock()
    async with opened(tmp_path, clock=clock) as stage:
        people, world = await table(stage), stage.world
        before, place = len(world.pings), str((await stage.session()).thread)
        told = len(public(stage, place))
    for late in (0.0, 0.0, 0.0, 1.0):
        clock.time = 1_800_000_000.0 + PACE_H * H + late
        async with opened(tmp_path, world=world, clock=clock) as stage:
            await stage.host.tick()
            await stage.quiet()
            ends = [action for seat, action in await defaults(stage) if action.startswith("end")]
            assert len(ends) == 1 and {seat for seat, _ in await defaults(stage)} == {0}
            assert (await stage.session()).seats[0].missed == 1
    boards = [message for message in public(stage, place)[told:] if message.attachments]
    assert len(boards) == 1 and "The time of Ann was up" in boards[0].text
    assert calls(stage, people[1], before) == [people[1].id]
    assert world.violations == []
