"""The content files, and the check that no faulty card comes to a table."""

import json
import shutil

import pytest

from rules.adrenaline import content
from rules.adrenaline.script import parse


@pytest.fixture
def folder(tmp_path):
    shutil.copytree(content.FOLDER, tmp_path / "content")
    return tmp_path / "content"


def change(folder, file, edit):
    data = json.loads((folder / file).read_text())
    edit(data)
    (folder / file).write_text(json.dumps(data))


def faults(folder):
    with pytest.raises(content.ContentError) as caught:
        content.Content(folder)
    return caught.value.faults


def effect(data, weapon, effect):
    found = next(entry for entry in data if entry["id"] == weapon)
    return next(entry for entry in found["effects"] if entry["id"] == effect)


def test_numbers_of_cards():
    """ADR-SETUP-3."""
    assert len(content.WEAPONS) == 21
    assert sum(powerup.copies for powerup in content.CARDS.values()) == 24
    assert sum(tile.copies for tile in content.TILES.values()) == 36
    assert set(content.ARENAS) == {"m10", "m11a", "m11b", "m12"}


def test_seven_weapons_of_each_colour_loaded_with_their_own():
    colours = [weapon.colour for weapon in content.WEAPONS.values()]
    assert {colour: colours.count(colour) for colour in colours} == {"red": 7, "yellow": 7, "blue": 7}
    assert content.WEAPONS["railgun"].pickup == ("yellow", "blue")


def test_all_faults_are_reported_together(folder):
    def spoil(weapons):
        effect(weapons, "lock_rifle", "second_lock")["steps"][1]["whom"] = ["nobody"]
        effect(weapons, "thor", "basic")["steps"][1]["damage"] = 7
        effect(weapons, "whisper", "basic")["steps"][0]["from"] = ["visible", "distance 3..1"]
        effect(weapons, "furnace", "cozy_fire")["cost"] = ["green"]

    change(folder, "weapons.json", spoil)
    change(folder, "tiles.json", lambda tiles: tiles.pop())
    found = faults(folder)
    assert "weapon lock_rifle: second_lock: 'nobody' is used before it is bound" in found
    assert "weapon thor: basic: 7 damage and 0 marks" in found
    assert "weapon whisper: basic: 'distance 3..1' is an empty range" in found
    assert "weapon furnace: cozy_fire: no colour: 'green'" in found
    assert "tiles: 32 in place of 36" in found
    assert len(found) == 5


@pytest.mark.parametrize(
    ("weapon", "edit", "fault"),
    [
        ("lock_rifle", lambda w: w["effects"][1].update(needs=["third"]), "needs 'third', which is no effect before"),
        ("lock_rifle", lambda w: w["effects"][1].update(needs=[]), "an option needs another effect or stands apart"),
        ("lock_rifle", lambda w: w.update(scheme="modes"), "scheme modes with effects"),
        ("lock_rifle", lambda w: w.update(cost=["red", "blue"]), "the first cube of its cost must have its colour"),
        ("grenade_launcher", lambda w: w["effects"][0]["steps"].reverse(), "may_move must be the last step"),
        ("vortex_cannon", lambda w: w["effects"][0]["steps"][2].update(to="first"), "bound to a figures, not to a"),
        ("machine_gun", lambda w: w["effects"][0]["steps"][0].update(most=0), "'first' is chosen 1 to 0 times"),
        ("tractor_beam", lambda w: w["effects"][0]["steps"][1].update(to=["not first"]), "among figures, not squares"),
        ("tractor_beam", lambda w: w["effects"][0]["steps"][1].update(within=[0, 5]), "a move of 0 to 5"),
        ("zx2", lambda w: w["effects"][0]["steps"][0].update({"from": ["in sight"]}), "'sight' is used before it is"),
        ("zx2", lambda w: w["effects"][0]["steps"][0].update({"from": ["sighted"]}), "no term: 'sighted'"),
    ],
)
def test_single_faults(folder, weapon, edit, fault):
    change(folder, "weapons.json", lambda weapons: edit(next(w for w in weapons if w["id"] == weapon)))
    assert any(fault in line for line in faults(folder)), faults(folder)


def test_one_id_for_two_cards(folder):
    change(folder, "weapons.json", lambda weapons: weapons[0].update(id="thor"))
    assert faults(folder) == ["weapons: an id occurs twice"]


def test_unknown_words_and_broken_files_are_named(folder):
    change(folder, "powerups.json", lambda powerups: powerups[0].update(colour="red"))
    (folder / "arenas.json").write_text("{")
    found = faults(folder)
    assert [line.split(":")[0] for line in found] == ["powerups.json", "arenas.json"]
    assert "colour" in found[0]


@pytest.mark.parametrize("text", ["near vortex", "distance 2", "visible first", "ahead line", "ahead line x", "not"])
def test_terms_that_are_none(text):
    with pytest.raises(ValueError, match=r"no term|invalid literal"):
        parse(text)
