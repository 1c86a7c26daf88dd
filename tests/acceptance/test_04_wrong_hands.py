"""Scenario 4: every button of a message pressed by another player, a spectator, a server admin.

Nothing is changed; a private refusal names whose turn it is; nothing secret stands in it. (A replaced player's buttons:
`tests/cogs/test_seats.py`.) Discord shows a private panel to nobody else, so those presses are forged here.
"""

from __future__ import annotations

import copy
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from playground.components import Control
from playground.model import Message, Role
from playground.people import Person, Reply
from playground.permissions import BITS
from tests.cogs.stage import Stage, button, dump, opened, text

LOCALES = ("en-US", "cs")
TABLE: dict[str, Any] = {
    "A": {"at": "C2", "cubes": "r3 y3 b3", "weapons": ["machine_gun"],
          "hand": ["newton_yellow", "targeting_scope_blue"]},
    "B": {"at": "C2", "hand": ["teleporter_red"]},
    "C": {"at": "C2", "hand": ["newton_red"]},
}  # fmt: skip
HANDS = {
    "Ann": ("newton_yellow", "Newton (yellow)", "Newton (žlutý)", "targeting_scope_blue", "Targeting Scope (blue)"),
    "Radek": ("teleporter_red", "Teleporter (red)"),
    "Ota": ("newton_red", "Newton (red)"),
}
WALK = ("^Shoot", "^C2", "^Powerups", "^Why not")
"""Screens that open from the home panel."""
OWN_VOTE = "s1:agree:"
"""By this button on More whoever is seated speaks for himself, on whichever panel it is pressed."""


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


async def table(stage: Stage, locale: str = "en-US") -> tuple[Person, list[Person]]:
    """Ann is on turn; and who has no business with her buttons: Radek of the table, a spectator, an admin."""
    ann, radek, ota = (stage.person(name, locale) for name in ("Ann", "Radek", "Ota"))
    await stage.placed([ann, radek, ota], TABLE)
    eve, boss = stage.person("Eve", locale), stage.person("Boss", locale)
    role = Role(stage.world.ids.make(), "admins", BITS["administrator"], position=2)
    stage.world.guild.roles[role.id] = role
    boss.user.role_ids.append(role.id)
    return ann, [radek, eve, boss]


def controls(message: Message) -> list[Control]:
    return [control for control in (*message.buttons, *message.selects) if not control.disabled]


async def forged(person: Person, message: Message, control: Control) -> Reply:
    """A press that no client would send: on a message somebody else sees. It stands as it was again afterwards."""
    before = copy.deepcopy(message.data)
    options = control.data.get("options", [])
    more = {"values": [option["value"] for option in options[: control.data.get("min_values", 1)]]} if options else {}
    reply = await person._component(message, control, more).settled()
    changed = message.data != before
    told = replace(reply.message) if reply.message is not message or changed else None
    message.data = before
    return replace(reply, message=told)


def answers(reply: Reply) -> list[Message]:
    return [message for message in (reply.message, *reply.followups) if message is not None]


def check(reply: Reply, person: Person, owner: str) -> None:
    """Answered in private, and with no card but the reader's own."""
    assert reply.kind != "failed", reply
    told = answers(reply)
    assert told and {message.owner for message in told} <= {person.id, owner}, told
    for message in told:
        said = str(message.data)
        hidden = [card for name, cards in HANDS.items() if name != person.name for card in cards]
        assert [card for card in hidden if card in said] == [], message.text


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_button_of_the_table_message(stage: Stage, locale: str) -> None:
    ann, others = await table(stage, locale)
    board, before = await stage.board(), await dump(stage)
    for person in others:
        for control in controls(board):
            check(await person.press(board, str(control.custom_id)), person, person.id)
        refused = answers(await person.press(board, "s1:move"))[-1].text
        if person.name == "Radek":
            assert text(person, "ui-panel-waiting", title="ADRENALINE 1", names="Ann") in refused
        else:
            assert refused == text(person, "ui-not-seated-waits", table="ADRENALINE 1", names="Ann")
    assert await dump(stage) == before
    assert ann.sees(board.channel_id)[-1].id == board.id


async def test_every_button_of_a_respawn_call(stage: Stage) -> None:
    """Ota is asked where he comes back, while the turn has passed to Radek."""
    ann, others = await table(stage)
    info = await stage.session()
    await stage.lay(info.id, {**TABLE, "C": {"at": "C2", "damage": "A" * 10, "hand": ["newton_red"]}})
    await ann.slash("do", line="shoot machine gun ota; end", channel=str(info.thread))
    call = await stage.board()
    colours = [control for control in controls(call) if str(control.custom_id).startswith("s1:respawn")]
    assert len(colours) == 3
    before = await dump(stage)
    for person in (ann, *others):
        for control in controls(call):
            reply = await person.press(call, str(control.custom_id))
            check(reply, person, person.id)
            if control in colours:
                assert "Ota" in answers(reply)[-1].text
    assert await dump(stage) == before


async def screens(stage: Stage, ann: Person) -> list[Message]:
    """Ann's private messages, one of each kind."""
    board = await stage.board()
    found = []
    for pattern in (None, *WALK):
        message = (await ann.press(board, "My move")).message
        if pattern is not None:
            message = (await ann.press(message, button(message, pattern))).message
        assert message is not None and message.owner == ann.id
        found.append(message)
        if pattern == "^Shoot":
            await ann.press((await ann.press(board, "My move")).message, "Back")
    for name in ("My hand", "More"):
        found.append((await ann.press(board, name)).message)
    return found


async def of_tables(stage: Stage) -> list[str]:
    """All that is stored but people's own settings and orders, which some buttons change for whoever presses them."""
    own = ("people", "orders", "sqlite_sequence")
    return [line for line in await dump(stage) if not line.startswith(tuple(f'INSERT INTO "{name}"' for name in own))]


async def test_every_button_of_a_private_panel(stage: Stage) -> None:
    """Home, square, card, powerups, reasons, reload, hand, More: forged, and nothing of the table is changed."""
    ann, others = await table(stage)
    pressed = 0
    for message in await screens(stage, ann):
        found = controls(message)
        before = await of_tables(stage)
        for person in others:
            for control in found:
                if str(control.custom_id).startswith(OWN_VOTE) and person is others[0]:
                    continue
                check(await forged(person, message, control), person, ann.id)
                pressed += 1
        assert await of_tables(stage) == before, message.text
    assert pressed > 120


async def test_the_confirmed_buttons_that_end_a_seat_or_a_game(stage: Stage) -> None:
    """Resigning and abandoning, by who has no seat; an admin has no more right to it than anybody."""
    ann, (_, *strangers) = await table(stage)
    place = (await stage.board()).channel_id
    asked = [(await ann.slash(command, channel=place)).message for command in ("game resign", "game abandon")]
    before = await dump(stage)
    for message in asked:
        assert message is not None
        for person in strangers:
            reply = await forged(person, message, controls(message)[0])
            check(reply, person, ann.id)
            assert "no seat" in answers(reply)[-1].text
    assert await dump(stage) == before
