"""Domination, turrets and the bot figure through the whole bot: presses counted, words, pictures, options."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bench.play import ANN, steps
from tests.cogs.counting import Counted
from tests.cogs.stage import Stage, labels, opened

OFFER = ["yellow_red_red", "yellow_red_red", "blue_red_red", "yellow_red_powerup", "red_blue_blue"]


async def table(stage: Stage, mode: str, position: dict[str, Any], seats: int = 3, **options: str) -> Counted:
    """Ann on turn at a table of that mode, before her first press."""
    people = [stage.person(name) for name in ("Ann", "Radek", "Ota", "Iva")[:seats]]
    await stage.placed(people, position, game=f"adrenaline/{mode}", **options)
    counted = Counted(people[0])
    counted.message = await stage.board()
    return counted


async def state(stage: Stage) -> Any:
    return (await stage.host.look((await stage.session()).id, None)).view


def text(counted: Counted) -> str:
    assert counted.message is not None
    return counted.message.text


async def test_turrets_presses(tmp_path: Path) -> None:
    """The counts of play.md 8: a run, a grab, a grab on the own square, with the turret."""
    position = {"A": {**ANN, "cubes": "none"}, "turrets": {"D2": "B"}, "offer": OFFER}
    async with opened(tmp_path) as stage:
        ann = await table(stage, "turrets", position)
        assert await steps(ann, "My move", "^D2", "^Run to D2 .1 damage from turrets") == 3
        assert "Turret of **Radek**: **Ann** 1 damage (0 → 1)" in text(ann)
        assert await steps(ann, "^Grab here") == 1
        assert (await state(stage)).square("D2").turret == "B"
        await steps(ann, "^End turn")
        assert len((await state(stage)).offer) == 5
        assert stage.world.violations == []


async def test_turrets_grab_with_the_turret(tmp_path: Path) -> None:
    async with opened(tmp_path) as stage:
        ann = await table(stage, "turrets", {"A": {**ANN, "cubes": "none"}, "turrets": {"C2": "B"}, "offer": OFFER})
        assert await steps(ann, "My move", "^C2", "^Turret for 1 yellow") == 3
        view = await state(stage)
        assert view.square("C2").turret == "A"
        assert view.figure("A").cubes.red == 1
        assert view.figure("A").marks == {"B": 1}
        assert "took the turret there for 1 yellow from **Radek**" in text(ann)
        assert stage.world.violations == []


async def test_turrets_the_way_is_chosen_on_the_card(tmp_path: Path) -> None:
    async with opened(tmp_path) as stage:
        position = {"A": ANN, "turrets": {"C3": "B", "D2": "C"}, "offer": OFFER}
        ann = await table(stage, "turrets", position, seats=4, arena="m12")
        assert await steps(ann, "My move", "^D3", "choose the way") == 3
        assert "Way: C2 → D2 → D3." in text(ann)
        await steps(ann, "~By way of", "^Run")
        view = await state(stage)
        assert (view.figure("A").square, view.figure("A").damage) == ("D3", ("B",))
        assert stage.world.violations == []


async def test_domination_a_spawnpoint_is_shot(tmp_path: Path) -> None:
    async with opened(tmp_path) as stage:
        ann = await table(stage, "domination", {"A": {**ANN, "at": "A3", "cubes": "none"}, "B": {"at": "D2"}})
        assert await steps(ann, "My move", "^Shoot", "^Fire") == 3
        assert "**Red spawnpoint** tagged, 1 token on the track" in text(ann)
        await steps(ann, "Why not")
        assert "Red spawnpoint: it was hit this turn already (ADR-DOM-5)." in text(ann)
        assert (await state(stage)).spawnpoints[0].tokens == ("A",)
        assert stage.world.violations == []


async def test_domination_an_overkill_token_is_laid(tmp_path: Path) -> None:
    position = {"A": {**ANN, "at": "B2"}, "B": {"at": "D2", "damage": "AAAAAAAAAAAA", "hand": ["newton_red"]}}
    async with opened(tmp_path) as stage:
        ann = await table(stage, "domination", position)
        await steps(ann, "My move", "^End turn")
        assert "**Overkill!** On which spawnpoint’s track does your token go?" in text(ann)
        assert [label for label in labels(ann.message) if "spawnpoint" in label] == [
            "Red spawnpoint", "Yellow spawnpoint", "Blue spawnpoint"
        ]  # fmt: skip
        assert await steps(ann, "^Blue") == 1
        assert (await state(stage)).spawnpoints[2].tokens == ("A",)
        assert stage.world.violations == []


async def test_the_bot_figure_acts(tmp_path: Path) -> None:
    position = {"A": {**ANN, "at": "A1"}, "B": {"at": "D2"}, "bot": {"at": "D3"}, "actions": 0}
    async with opened(tmp_path) as stage:
        ann = await table(stage, "deathmatch", position, bot="on")
        await steps(ann, "My move")
        assert "You hold the bot card" in text(ann)
        assert not any(label.startswith("End turn") for label in labels(ann.message))
        assert await steps(ann, "^Bot figure", "^Bot to D3, hits Radek$") == 2
        assert "**Bot** shot: **Radek** 1 damage (0 → 1)." in text(ann)
        await steps(ann, "^End turn")
        board = await stage.board()
        assert "Bot" in str(board.text)
        assert stage.world.violations == []


async def test_the_bot_figure_chooses_among_targets_on_the_card(tmp_path: Path) -> None:
    position = {"A": {**ANN, "at": "A1"}, "B": {"at": "D2"}, "C": {"at": "D2"}, "bot": {"at": "D3"}}
    async with opened(tmp_path) as stage:
        ann = await table(stage, "deathmatch", position, bot="on")
        assert await steps(ann, "My move", "^Bot figure", "^Bot to D3", "~Target", "^Bot acts") == 5
        assert "**Bot** shot: **Ota** 1 damage (0 → 1)." in text(ann)
        assert stage.world.violations == []


async def test_what_is_typed(tmp_path: Path) -> None:
    people = {"A": {**ANN, "cubes": "none"}, "B": {"at": "D3"}, "bot": {"at": "D3"}}
    position = {**people, "turrets": {"D2": "B"}, "offer": OFFER}
    async with opened(tmp_path) as stage:
        await table(stage, "turrets", position, bot="on")
        ann, place = stage.person("Ann"), str((await stage.session()).thread)
        refused = await ann.slash("do", line="end", channel=place)
        assert "the bot figure has to act before your turn ends (ADR-BOT-3)" in refused.text
        await ann.slash("do", line="bot D3 radek; grab C2 yellow red red give red; run D2", channel=place)
        view = await state(stage)
        assert view.figure("B").damage == ("bot",)
        assert (view.square("C2").turret, view.figure("A").damage) == ("A", ("B",))
        assert "ADR-BOT-3" in (await ann.slash("do", line="bot D2", channel=place)).text


async def test_the_first_player_places_the_bot(tmp_path: Path) -> None:
    async with opened(tmp_path) as stage:
        people = [stage.person(name) for name in ("Ann", "Radek", "Ota")]
        info = await stage.placed(people, {"round": 1, "A": {"hand": ["newton_red", "newton_blue"]}}, bot="on")
        ann = Counted(people[0])
        ann.message = await stage.board()
        await steps(ann, "My move")
        assert "Where does the bot figure come?" in text(ann)
        await steps(ann, "^Bot at C1")
        assert (await stage.host.look(info.id, None)).view.figure("bot").square == "C1"
        assert "discard" in " ".join(labels(ann.message)).casefold()


async def test_options_show_who_may_sit_down(tmp_path: Path) -> None:
    """With the bot figure the fifth seat is gone, and it cannot be chosen where five sit (ADR-BOT-1)."""
    async with opened(tmp_path) as stage:
        ann = stage.person("Ann")
        lobby = (await ann.slash("game new", computers=2)).message
        info = await stage.session()
        assert "Seats 3 of 5" in lobby.text
        await stage.host.set_options(info.id, int(ann.id), {"bot": "on"})
        await stage.host.add_computer(info.id, int(ann.id))
        with pytest.raises(Exception, match="lobby_full"):
            await stage.host.add_computer(info.id, int(ann.id))
        await stage.host.set_options(info.id, int(ann.id), {"bot": "off"})
        await stage.host.add_computer(info.id, int(ann.id))
        with pytest.raises(Exception, match="option_seats"):
            await stage.host.set_options(info.id, int(ann.id), {"bot": "on"})


async def test_rules_explain_the_mode_at_hand(tmp_path: Path) -> None:
    async with opened(tmp_path) as stage:
        await table(stage, "domination", {"A": ANN})
        place = str((await stage.session()).thread)
        assert (await stage.person("Ann").slash("rules", channel=place)).text.startswith("**Domination**")
