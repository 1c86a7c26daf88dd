"""Orb Hunt through the whole bot: a game by presses to its end, the counts, the calls, what can be read and typed."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from rules.orb_hunt.content import BOARDS
from tests.cogs.counting import Counted
from tests.cogs.stage import Stage, labels, opened, pressable

GAME = "orb_hunt/hunt"
WANTED = (r"fight", r"^Fight", r"^Throw a grenade", r"^Attack", r"^Use a shield", r"^Move to", r"^[A-G][1-7]$", r"^End")
"""What a person presses, the first that is there."""
BERSERK: dict[str, Any] = {"villain": "berserk"}
LOSES = 1
"""A seed whose first dice make less than eight."""


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


async def laid(
    stage: Stage, position: dict[str, Any], names: Sequence[str] = ("Ann", "Radek"), seed: int = 1,
    **options: str,
) -> list[Counted]:  # fmt: skip
    """People at a table laid so, its dice those of `seed`; each stands before the newest board."""
    stage.host._new_seed = lambda: bytes([seed]) * 32
    people = [Counted(stage.person(name)) for name in names]
    await stage.placed([one.person for one in people], position, game=GAME, **options)
    for one in people:
        one.message = await stage.board()
    return people


async def presses(counted: Counted, *patterns: str) -> int:
    """Presses in a row; how many they were."""
    counted.restart()
    for pattern in patterns:
        await counted.press(pattern)
    return counted.count


async def story(stage: Stage) -> str:
    """The text of the newest board."""
    return (await stage.board()).text


# a whole game


async def take_turn(stage: Stage, counted: Counted, most: int = 12) -> None:
    """A person's turn by presses, the likeliest fight first; a different field every time."""
    await counted.press("My move", await stage.board())
    for number in range(most):
        can = pressable(counted.message)
        wanted = next((found for want in WANTED if (found := [label for label in can if re.search(want, label)])), [])
        if not wanted or not any(label in labels(counted.message) for label in ("Rules", "Back")):
            return
        turn = (await stage.state())["turn"]
        choice = wanted[(turn + number) % len(wanted)] if re.search(r"^[A-G]\d$", wanted[0]) else wanted[0]
        await counted.press("^" + re.escape(choice) + "$")


async def test_two_people_finish_a_game_by_presses(stage: Stage) -> None:
    stage.host._new_seed = lambda: bytes([3]) * 32
    ann, radek = Counted(stage.person("Ann")), Counted(stage.person("Radek"))
    lobby = (await ann.slash("game new", game=GAME)).message
    assert "Orb Hunt" in lobby.text and "skull" not in lobby.text.lower()
    assert labels(lobby) == ["Join", "Leave", "Add computer", "More options", "Start"]
    await radek.press("^Join", lobby)
    await ann.press("^Start", lobby)
    people = {int(one.person.id): one for one in (ann, radek)}
    for _ in range(250):
        info = await stage.session()
        if info.status != "running":
            break
        look = await stage.host.look(info.id, None)
        await take_turn(stage, people[info.seats[look.asks[0].seats[0]].person])
        await stage.quiet()
    final = await stage.board()
    place = str(info.thread or info.channel)
    posts = [m for m in stage.world.messages.seen_by(stage.world.bot.id, place) if m.owner is None]
    texts = [message.text for message in posts if message.author_id == stage.world.bot.id]
    assert info.status == "over" and "is over" in final.text
    assert labels(final) == ["Rematch", "Final board", "Verify", "Leaderboard"]
    assert len(final.attachments) == 1
    assert "enemies" in final.text and "villain" in final.text
    assert all(len(text) <= 900 for text in texts)
    told = "\n".join(texts)
    assert re.search(r"rolled \d \+ \d.* = \*\*\d+\*\* against the \w+ enemy at [A-G]\d: \d+ (≥|<) \d+", told)
    assert "drew the villain" in told and re.search(r"(Berserk|Crusher|Mender) \d+ → \*\*\d+\*\*", told)
    assert "All is in order" in (await ann.press("^Verify", final)).text
    assert "Orb Hunt" in (await ann.press("^Rematch", final)).text


async def test_a_person_plays_against_computers(stage: Stage) -> None:
    ann = Counted(stage.person("Ann"))
    await ann.slash("game new", game=GAME, computers=3)
    await ann.press("^Start")
    await stage.quiet()
    for _ in range(3):
        await take_turn(stage, ann)
        await stage.quiet()
    info = await stage.session()
    assert len(info.seats) == 4 and info.seq > 8


# counts


NEAR: dict[str, Any] = {"A": {"board": "red", "at": "E5"}}


@pytest.mark.parametrize(
    ("position", "pressed", "most"),
    [
        (NEAR, ["My move", "^G5: fight"], 3),
        (NEAR, ["My move", "^G5$", "fight"], 3),
        (NEAR, ["My move", "^D5$", "^Move to"], 3),
        ({"A": {"board": "red", "at": "G5"}}, ["My move", "^Fight here"], 3),
        ({"A": {"board": "red", "at": "E5", "lives": 2, "owns": ["heal"]}}, ["My move", "^Use a heal"], 2),
        (BERSERK, ["My move", "^Attack"], 2),
    ],
    ids=["move and fight", "by the field", "move", "fight here", "heal", "attack by the panel"],
)
async def test_presses_of_a_turn(stage: Stage, position: dict[str, Any], pressed: list[str], most: int) -> None:
    ann, _ = await laid(stage, position)
    before = (await stage.session()).seq
    assert await presses(ann, *pressed) <= most
    await stage.quiet()
    assert (await stage.session()).seq > before
    assert (await stage.state())["active"] == "B" or (await stage.state())["figures"]["A"]["owned"]["grenade"]


async def test_an_attack_is_one_press_under_the_post(stage: Stage) -> None:
    ann, radek = await laid(stage, BERSERK)
    await presses(ann, "My move", "^Attack")
    board = await stage.board()
    assert labels(board)[0] == "Attack the villain"
    radek.restart()
    await radek.press("^Attack", board)
    assert radek.count == 1
    told = await story(stage)
    assert re.search(r"\*\*Radek\*\* rolled \d \+ \d = \*\*\d+\*\*: Berserk \d+ → ", told)
    assert "Berserk stunned" in told


async def test_only_the_called_person_attacks_under_the_post(stage: Stage) -> None:
    ann, radek = await laid(stage, BERSERK)
    await presses(ann, "My move", "^Attack")
    board = await stage.board()
    before = (await stage.session()).seq
    wrong = await ann.press("^Attack", board)
    assert (await stage.session()).seq == before and "Radek" in wrong.text
    attack = next(str(control.custom_id) for control in board.buttons if control.label.startswith("Attack"))
    await radek.person.press(board, attack)
    after = (await stage.session()).seq
    late = await radek.person.press(board, attack)
    assert after > before and (await stage.session()).seq == after
    assert late.kind == "message" and late.text


@pytest.mark.parametrize(
    ("position", "pressed"),
    [
        ({"villain": "mender", "B": {"lives": 0}}, ["^Attack"]),
        ({"A": {"board": "red", "at": "E5"}, "B": {"board": "blue", "lives": 0}}, ["^D5$", "^Move to"]),
    ],
    ids=["second phase", "first phase"],
)
async def test_who_is_on_turn_again_is_called_anew(
    stage: Stage, position: dict[str, Any], pressed: list[str]
) -> None:
    """The other one only wakes: the table message is told and called as after any turn."""
    ann, _ = await laid(stage, position)
    pings = len(stage.world.pings)
    await presses(ann, "My move", *pressed)
    board = await stage.board()
    assert "**Ann**" in board.text and "Radek came round" in board.text
    assert len(stage.world.pings) == pings + 1


# what is shown


async def test_grenades_say_what_comes_of_them(stage: Stage) -> None:
    ann, _ = await laid(stage, {"A": {"board": "red", "at": "G1", "owns": ["grenade"] * 5}}, seed=LOSES)
    await presses(ann, "My move", "^Fight here: strong enemy 12")
    rolled = int(re.search(r"= \*\*(\d+)\*\*", ann.message.text)[1])
    assert rolled < 8
    assert labels(ann.message)[0] == f"Throw a grenade: {rolled + 2} < 12, not enough yet"
    assert f"No grenade: lose a life, the enemy keeps {12 - rolled}" in labels(ann.message)
    await ann.press("^Throw")
    assert labels(ann.message)[0].startswith(f"Throw a grenade: {rolled + 4} ")
    await ann.press("^No grenade")
    told = await story(stage)
    assert f"(a grenade) = **{rolled + 2}**" in told and f"{rolled + 2} < 12" in told


async def test_standing_orders_attack_and_shield(stage: Stage) -> None:
    """Radek is never asked: he attacks with his grenade, and uses his shield when the villain would hit him."""
    position = {"villain": "crusher", "A": {"owns": ["plasma_rifle"]}, "B": {"owns": ["grenade", "shield"]}}
    ann, radek = await laid(stage, position, seed=LOSES)
    await stage.host.set_orders(int(radek.person.id), attack="order", shield="use")
    for _ in range(3):
        before = (await stage.session()).seq
        await presses(ann, "My move", "^Attack")
        board = await stage.board()
        assert (await stage.session()).seq > before + 1
        assert "**Radek** rolled" in board.text and "Radek" not in board.text.splitlines()[0]
        ann.message = board
        if (await stage.session()).status == "over":
            break
    owned = (await stage.state())["figures"]["B"]["owned"]
    assert owned["grenade"] == 0
    log = [event for step in await stage.host.log((await stage.session()).id, None) for event in step.events]
    hit = [type(event).__name__ for event in log if getattr(event, "figure", "") == "B"]
    assert ("ShieldUsed" in hit) == (owned["shield"] == 0) and not ("Wounded" in hit and owned["shield"])


async def test_grenades_against_the_villain_are_points(stage: Stage) -> None:
    ann, _ = await laid(stage, {**BERSERK, "A": {"owns": ["grenade"]}})
    await presses(ann, "My move", "^Attack")
    rolled = int(re.search(r"= \*\*(\d+)\*\*", ann.message.text)[1])
    assert labels(ann.message)[:2] == [f"Throw a grenade: {rolled + 2} points in all", f"No grenade: {rolled} points"]


@pytest.mark.parametrize(("press", "blocked"), [("^Use a shield", True), ("^Keep", False)])
async def test_a_shield_is_called_for_and_answered_under_the_post(stage: Stage, press: str, blocked: bool) -> None:
    """Whoever rolled highest holds a shield; both do here, and only one is asked."""
    ann, radek = await laid(stage, {**BERSERK, "A": {"owns": ["shield"]}, "B": {"owns": ["shield"]}}, reactions="ask")
    await presses(ann, "My move", "^Attack")
    await presses(radek, "My move", "^Attack")
    board = await stage.board()
    asked = (await stage.host.look((await stage.session()).id, None)).asks[0]
    hit = (ann, radek)[asked.seats[0]]
    if hit is radek:
        assert {"Use a shield: Berserk does nothing", "Keep it: you skip your next turn"} <= set(labels(radek.message))
    else:
        assert "do you use a shield?" in board.text
    assert asked.kind == "shield"
    await hit.press(press, board if hit is ann else None)
    told = await story(stage)
    assert ("used a shield" in told) == blocked and ("stunned" in told) != blocked


@pytest.mark.parametrize("board", BOARDS)
async def test_a_panel_of_every_field_fits(stage: Stage, board: str) -> None:
    """Discord refuses messages of more than forty components; the stand-in notes what it would refuse."""
    plan = BOARDS[board]
    widest = max(plan.fields, key=lambda field: len(plan.reach(field, (), 4)))
    for beaten in ([], sorted(plan.places)[:5]):
        own = {"board": board, "at": widest, "beaten": beaten, "lives": 2, "owns": ["heal"]}
        ann, _ = await laid(stage, {"A": own})
        await ann.press("My move")
        assert any(re.fullmatch("[A-G][1-7]", label) for label in pressable(ann.message))
        await ann.press("^Why not")
        assert "ORB-" in ann.message.text


async def test_the_table_can_be_read(stage: Stage) -> None:
    ann, _ = await laid(stage, {"A": {"board": "red", "at": "E5", "owns": ["blaster", "grenade"], "beaten": ["E1"]}})
    text = (await ann.slash("board", form="text")).text
    assert "Red sector" in text and "blaster" in text and "goal is E1" in text
    hand = await ann.slash("hand")
    assert "+2 on each of your rolls" in hand.text and len(hand.message.attachments) == 1
    await ann.press("^More", await stage.board())
    await ann.pick("plasma rifle")
    assert "+3 on each" in ann.message.text
    await ann.press("^Rules")
    assert "ORB-" in ann.message.text


async def test_a_turn_can_be_typed(stage: Stage) -> None:
    ann, radek = await laid(stage, {"A": {"board": "red", "at": "E5"}, "B": {"board": "blue"}})
    assert "ORB-MOVE" in (await ann.slash("do", line="go A1")).text
    await ann.slash("do", line="go D5")
    assert (await stage.state())["figures"]["A"]["field"] == "D5"
    await radek.slash("do", line="jdi C6; konec")
    assert (await stage.state())["active"] == "A"
    moved = await ann.slash("do", line="go G5")
    assert "You have moved" in moved.text and (await stage.state())["figures"]["A"]["last_roll"] is None
    await ann.slash("undo")
    assert (await stage.state())["figures"]["A"]["field"] == "D5"
    await ann.slash("do", line="go G5; fight")
    assert (await stage.state())["figures"]["A"]["last_roll"]["at"] == "G5"
    left = await radek.slash("do", line="go E7 fight now")
    assert "now" in left.text and (await stage.state())["figures"]["B"]["field"] == "C6"


async def test_rules_are_those_of_the_game_at_hand(stage: Stage) -> None:
    ann, _ = await laid(stage, NEAR)
    place = str((await stage.session()).thread)
    assert "ORB-COMP-1" in (await ann.slash("rules", channel=place)).text
    assert "ORB-TELE-1" in (await ann.slash("rules", channel=place, topic="orb_hunt/teleport")).text
    assert "+3 on each" in (await ann.slash("rules", topic="card-plasma_rifle")).text
    other = await ann.press("^ADRENALINE$")
    assert "ADR-" in other.text and "Orb Hunt" in labels(ann.message)


async def test_without_pictures_everything_is_in_one_list(stage: Stage) -> None:
    ann, _ = await laid(stage, NEAR)
    await stage.bot.desk.set_person(int(ann.person.id), picture="off")
    ann.restart()
    await ann.press("My move", await stage.board())
    assert not ann.message.attachments
    await ann.pick("^G5: fight")
    assert ann.count <= 4 and (await stage.session()).seq >= 2


async def test_in_czech(stage: Stage) -> None:
    eva = Counted(stage.person("Eva", "cs"))
    await stage.placed([eva.person, stage.person("Radek")], NEAR, game=GAME)
    await eva.press("^(My move|Můj tah)", await stage.board())
    assert "Jsi na tahu" in eva.message.text and "protivník" in eva.message.text
    await eva.press("G5: boj")
    assert "hází" in eva.message.text


@pytest.mark.parametrize("preset", ["first_game", "tonight"])
async def test_a_preset_of_another_game_is_refused_by_name(stage: Stage, preset: str) -> None:
    refused = await stage.person("Ann").slash("game new", game=GAME, preset=preset)
    assert "preset" in refused.text and await stage.host.sessions() == []


async def test_defaults_of_the_server_do_not_stand_in_the_way(stage: Stage) -> None:
    """A server's usual preset is one of ADRENALINE's."""
    guild = int(stage.world.channel(None).guild_id)
    await stage.bot.desk.set_guild(guild, options={"preset": "tonight"})
    lobby = await stage.person("Ann").slash("game new", game=GAME)
    assert "Orb Hunt" in lobby.text and (await stage.session()).options == {"reactions": "orders"}
