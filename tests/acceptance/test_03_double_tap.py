"""Scenario 3: the same press twice within 50 ms, and two people's presses in the same millisecond.

One effect each at most; nobody reads "This interaction failed"; no message comes twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from playground.model import Message
from playground.people import Person
from tests.cogs.stage import Stage, as_it_is, button, opened, text

TABLE: dict[str, Any] = {
    "A": {"at": "C2", "cubes": "r3 y3 b3", "weapons": ["machine_gun"]},
    "B": {"at": "C2", "hand": ["tagback_grenade_red"]},
    "C": {"at": "C2", "hand": ["tagback_grenade_blue"]},
}
APART_S = (0.0, 0.001, 0.02, 0.05)


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


async def table(stage: Stage, **options: str) -> list[Person]:
    people = [stage.person(name) for name in ("Ann", "Radek", "Ota")]
    await stage.placed(people, TABLE, **options)
    return people


def public(stage: Stage) -> list[Message]:
    """What the bot has posted for everybody, oldest first."""
    seen = stage.world.messages.seen_by(stage.world.bot.id)
    return [message for message in seen if message.owner is None]


async def doubled(person: Person, message: Message | None, pressed: str, apart_s: float) -> list[str]:
    """Presses twice what the person sees at the first press; how each was answered."""
    shown = as_it_is(message)
    (control,) = shown.find(pressed)
    pending = [person._component(as_it_is(shown), control, {})]
    await asyncio.sleep(apart_s)
    pending.append(person._component(as_it_is(shown), control, {}))
    return [(await one.settled()).kind for one in pending]


@pytest.mark.parametrize("apart_s", APART_S)
async def test_a_run_and_the_end_of_a_turn_pressed_twice(stage: Stage, apart_s: float) -> None:
    ann, radek, _ = await table(stage)
    panel = (await ann.press(await stage.board(), "My move")).message
    square = (await ann.press(panel, "D2")).message
    seq, posts, pings = (await stage.session()).seq, len(public(stage)), len(stage.world.pings)
    assert await doubled(ann, square, button(square, "^Run"), apart_s) == ["update", "update"]
    assert (await stage.session()).seq == seq + 1
    assert (await stage.state())["figures"]["A"]["square"] == "D2"
    panel = (await ann.press(await stage.board(), "My move")).message
    assert await doubled(ann, panel, button(panel, "^End turn"), apart_s) == ["update", "update"]
    await stage.quiet()
    assert (await stage.session()).seq == seq + 2
    assert len(public(stage)) == posts + 1
    assert [ping.user_id for ping in stage.world.pings[pings:]] == [radek.id]


@pytest.mark.parametrize("apart_s", APART_S)
async def test_a_shot_fired_twice_costs_once(stage: Stage, apart_s: float) -> None:
    ann, *_ = await table(stage)
    panel = (await ann.press(await stage.board(), "My move")).message
    card = (await ann.press(panel, button(panel, "^Shoot"))).message
    assert await doubled(ann, card, button(card, "^Fire"), apart_s) == ["update", "update"]
    figures = (await stage.state())["figures"]
    assert [figures[figure]["damage"] for figure in "BC"] == [["A", "A"], ["A", "A"]]
    assert figures["A"]["weapons"] == [{"id": "machine_gun", "loaded": False}]
    shots = [step for step in await stage.host.log((await stage.session()).id, int(ann.id))
             if step.action.startswith("shoot")]  # fmt: skip
    assert len(shots) == 1


async def test_a_command_and_a_join_given_twice(stage: Stage) -> None:
    """The same interaction delivered twice, as after a lost socket."""
    ann, bob = stage.person("Ann"), stage.person("Bob")
    stage.world.faults.deliver_twice()
    lobby = (await ann.slash("game new", computers=1)).message
    stage.world.faults.deliver_twice()
    assert (await bob.press(lobby, "Join")).kind == "update"
    await stage.quiet()
    assert len(await stage.host.sessions()) == 1 and len(public(stage)) == 1
    assert [seat.name for seat in (await stage.session()).seats if seat.person is not None] == ["Ann", "Bob"]


async def test_a_table_started_twice_begins_once(stage: Stage) -> None:
    ann = stage.person("Ann")
    lobby = (await ann.slash("game new", computers=2, preset="first_game")).message
    kinds = await doubled(ann, lobby, "s1:lstart", 0.0)
    assert "failed" not in kinds
    info = await stage.session()
    boards = [message for message in stage.world.messages.public(str(info.thread)) if message.attachments]
    assert info.status == "running" and len(boards) == 1
    assert len([channel for channel in stage.world.channels.values() if channel.is_thread]) == 1


async def test_two_people_in_the_same_millisecond(stage: Stage) -> None:
    """Two victims are asked at once, and both answer at once: both answers count, and the story comes once."""
    ann, radek, ota = await table(stage, reactions="ask")
    info = await stage.session()
    await ann.slash("do", line="shoot machine gun radek ota focus; end", channel=str(info.thread))
    await stage.quiet()
    look = await stage.host.look(info.id, None)
    assert [(ask.kind, ask.seats) for ask in look.asks] == [("answers", (1, 2))]
    called, board = len(stage.world.pings), await stage.board()
    told = len(public(stage))
    assert {ping.user_id for ping in stage.world.pings[-2:]} == {radek.id, ota.id}
    panels = [(await person.press(board, "My move")).message for person in (radek, ota)]
    throws = [button(panel, "hrow|renade") for panel in panels if panel is not None]
    presses = zip((radek, ota), panels, throws, strict=True)
    replies = await asyncio.gather(*(person.press(panel, throw) for person, panel, throw in presses))
    assert [reply.kind for reply in replies] == ["update", "update"]
    await stage.quiet()
    assert (await stage.state())["figures"]["A"]["marks"] == {"B": 1, "C": 1}
    assert [ping.user_id for ping in stage.world.pings[called:]] == [radek.id]
    assert len(public(stage)) == told + 1


async def test_two_people_join_in_the_same_millisecond(stage: Stage) -> None:
    lobby = (await stage.person("Ann").slash("game new", computers=2)).message
    replies = await asyncio.gather(*(stage.person(name).press(lobby, "Join") for name in ("Bob", "Cyril")))
    assert [reply.kind for reply in replies] == ["update", "update"]
    await stage.world.until(lambda: "Seats 5 of 5" in lobby.text)
    assert len((await stage.session()).seats) == 5


async def test_a_panel_that_is_opened_while_the_turn_ends(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The turn ends between two looks at the table: the panel shows what came after, not half of each."""
    ann, *_ = await table(stage)
    board, info, real = await stage.board(), await stage.session(), stage.host.draft

    async def overtaken(id: int, person: int) -> Any:
        monkeypatch.setattr(stage.host, "draft", real)
        (ask,) = (await stage.host.look(id, None)).asks
        await stage.host.commit(id, person, ask.opened, ["end"])
        return await real(id, person)

    monkeypatch.setattr(stage.host, "draft", overtaken)
    reply = await ann.press(board, "My move")
    assert reply.text == text(ann, "ui-panel-waiting", title="ADRENALINE 1", names="Radek")
    assert (await stage.session()).seq == info.seq + 1
