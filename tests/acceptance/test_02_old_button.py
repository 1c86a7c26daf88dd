"""Scenario 2: buttons of 20 moves ago, after a restart, three weeks later.

A private answer that the position has moved on, with a link to the current board; nothing is changed. How long it took
is recorded with the test, not asserted.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from cogs.tables import link
from playground.components import Control
from playground.model import Message
from playground.people import Person, Reply
from tests.cogs.stage import Clock, Stage, as_it_is, dump, opened, text, told

WEEKS_S = 21 * 86400.0
MOVES = 20
ACTING = ("place", "extras", "next", "why", "do", "card", "set", "tog", "fire")
"""Verbs of buttons that lead to a step of the game."""
TABLE: dict[str, Any] = {
    "A": {"at": "C2", "cubes": "r3 y3 b3", "weapons": ["machine_gun"]},
    "B": {"at": "A3"},
    "C": {"at": "C2", "hand": ["newton_red"], "damage": "A" * 10},
}


async def pressed(person: Person, message: Message, control: Control) -> Reply:
    """A press on a message as it was then."""
    return await person._component(as_it_is(message), control, {}).settled()


async def moves(stage: Stage, people: list[Person]) -> None:
    """Twenty turns, whoever is on turn."""
    id = (await stage.session()).id
    for _ in range(MOVES):
        (ask,) = (await stage.host.look(id, None)).asks
        person = int(people[ask.seats[0]].id)
        legal = (await stage.host.look(id, person)).legal
        await stage.host.commit(id, person, ask.opened, ["end" if "end" in legal else legal[0]])
        await stage.quiet()


async def played(stage: Stage, people: list[Person]) -> dict[str, Message]:
    """Ann had her panel, a square and a shot's card open, and Ota was called back; then come the twenty moves."""
    ann, _, ota = people
    await stage.placed(people, TABLE)
    board = await stage.board()
    kept = {"board": as_it_is(board), "home": as_it_is((await ann.press(board, "s1:move")).message)}
    panel = (await ann.press(board, "s1:move")).message
    kept["square"] = as_it_is((await ann.press(panel, "C2")).message)
    card = (await ann.press((await ann.press(board, "s1:move")).message, "s1:card")).message
    kept["card"] = as_it_is(card)
    await ann.press(card, "s1:fire")
    panel = (await ann.press(board, "s1:move")).message
    assert panel is not None
    await ann.press(panel, next(str(one.custom_id) for one in panel.buttons if ":end" in str(one.custom_id)))
    call = await stage.board()
    kept["call"] = as_it_is(call)
    await ota.press(call, "s1:respawn:1:0:red")
    await stage.quiet()
    await moves(stage, people)
    return kept


async def test_old_buttons(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    clock = Clock()
    async with opened(tmp_path, clock=clock) as stage:
        people = [stage.person(*who) for who in (("Ann", "cs"), ("Radek", "en-US"), ("Ota", "en-US"))]
        old, world = await played(stage, people), stage.world
    clock.time += WEEKS_S
    async with opened(tmp_path, world=world, clock=clock) as stage:
        await stage.host.tick()
        before, board = await dump(stage), link(await stage.session())
        marks = await fingerprint(stage)
        ann, _, ota = people
        slowest, pressed_verbs = 0.0, set()
        for name in ("home", "square", "card"):
            for control in old[name].buttons:
                verb = str(control.custom_id).split(":")[1]
                if verb in ACTING and not control.disabled:
                    reply = await pressed(ann, old[name], control)
                    assert text(ann, "ui-panel-redrawn", board=board) in told(reply).text, control.custom_id
                    pressed_verbs.add(verb)
                    slowest = max(slowest, reply.ack_ms)
        assert pressed_verbs >= {"place", "why", "do", "card", "fire", "tog"}, pressed_verbs
        (*colours, _) = (control for control in old["call"].buttons if "respawn" in str(control.custom_id))
        for control in colours:
            reply = await pressed(ota, old["call"], control)
            assert told(reply).text == f"{text(ota, 'core-error-stale')} {board}"
        moved = await pressed(ann, old["board"], old["board"].buttons[0])
        assert "ADRENALINE 1" in told(moved).text, "the panel as it is now"
        assert await dump(stage) == before and await fingerprint(stage) == marks
        record_property("slowest answer, ms", round(max(slowest, reply.ack_ms), 1))
        assert world.violations == []


async def fingerprint(stage: Stage) -> bytes:
    """The hash over the whole log and the state."""
    sealed = await stage.host.store.sealed((await stage.session()).id)
    assert sealed is not None
    return sealed.fingerprint
