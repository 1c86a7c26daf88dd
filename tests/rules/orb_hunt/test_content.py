"""The content files are as the rules say, and what is wrong in them is all told."""

import json
import shutil

import pytest

from rules.orb_hunt import content
from rules.orb_hunt.content import BOARDS, CONTENT, ENEMIES, FOLDER, LOOT, VILLAINS, Content, ContentError


def test_numbers():
    """ORB-COMP, ORB-WEAPON-1, ORB-VILLAIN-5, 7, 8."""
    assert {id: enemy.strength for id, enemy in ENEMIES.items()} == {"weak": 8, "medium": 10, "strong": 12}
    assert sum(sum(enemy.tokens.values()) for enemy in ENEMIES.values()) * len(BOARDS) == 60
    assert [LOOT[id].bonus for id in ("energy_blade", "blaster", "plasma_rifle", "grenade")] == [1, 2, 3, 2]
    assert {id: villain.strength for id, villain in VILLAINS.items()} == {"berserk": 120, "crusher": 110, "mender": 100}
    assert (CONTENT.rules.lives, CONTENT.rules.steps, CONTENT.rules.faces) == (4, 4, 6)
    assert CONTENT.rules.seats == (2, 4)


def test_what_is_our_design_is_marked():
    assert all("rows" in json_of("boards.json", id)["ours"] for id in BOARDS)
    assert all("bonus" in LOOT[id].ours for id in LOOT if LOOT[id].kind == "weapon")
    assert VILLAINS["berserk"].ours == ()
    assert "strength" in VILLAINS["mender"].ours


def json_of(file, id):
    return next(record for record in json.loads((FOLDER / file).read_text("utf-8")) if record["id"] == id)


def broken(folder, file, change):
    """The faults of the content with one file changed."""
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
    data = json.loads((folder / file).read_text("utf-8"))
    change(data)
    (folder / file).write_text(json.dumps(data), "utf-8")
    with pytest.raises(ContentError) as error:
        Content(folder)
    return error.value.faults


@pytest.mark.parametrize(
    ("file", "change", "told"),
    [
        ("boards.json", lambda data: data.pop(), "boards: 4 in place of 5"),
        ("boards.json", lambda data: data[0]["rows"].pop(), "board red: it is not 7 times 7 fields"),
        ("boards.json", lambda data: data[0].update(rows=["......."] * 7), "board red: starts, teleports and goals"),
        ("boards.json", lambda data: data[0].update(rows=wall_off(data[0]["rows"])), "board red: ['A1'] cannot be"),
        ("boards.json", lambda data: data[1].update(id="red"), "board red is there twice"),
        ("enemies.json", lambda data: data[0]["tokens"].update(heal=3), "enemies: a set has not 12 tokens"),
        ("enemies.json", lambda data: data[0].update(places=1), "board red: its enemy places are not"),
        ("enemies.json", lambda data: data[0]["tokens"].update(cake=0), "enemy weak: there is no loot 'cake'"),
        ("loot.json", lambda data: data[0].update(bonus=0), "loot energy_blade: a weapon needs a bonus"),
        ("loot.json", lambda data: data[0].update(ours=["colour"]), "'ours' names 'colour'"),
        ("villains.json", lambda data: data[1].update(lives=0), "villain crusher: strength 110, wound, lives 0"),
        ("table.json", lambda data: data.update(seats=[2, 6]), "table: (2, 6) seats"),
        ("table.json", lambda data: data.pop("lives"), "table.json: "),
    ],
)
def test_a_fault_is_told(tmp_path, file, change, told):
    assert any(told in fault for fault in broken(tmp_path, file, change))


def wall_off(rows):
    return ["m#" + rows[0][2:], "#" + rows[1][1:], *rows[2:]]


def test_all_faults_are_told_together(tmp_path):
    def change(data):
        data[0]["bonus"] = 0
        data[1]["ours"] = ["colour"]

    assert len(broken(tmp_path, "loot.json", change)) == 2


def test_a_missing_file_is_told(tmp_path):
    with pytest.raises(ContentError) as error:
        Content(tmp_path)
    assert len(error.value.faults) == 5


def test_the_version_follows_the_content():
    assert all(file.read_bytes() in content.content_bytes() for file in FOLDER.glob("*.json"))
