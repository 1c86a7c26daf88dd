"""What changed, folded from events."""

from __future__ import annotations

from render.adrenaline.changes import Shot, fold
from rules.adrenaline import events as ev
from tests.render import samples


def test_a_trail_goes_on_over_several_moves() -> None:
    found = fold([ev.Ran("A", ("A1", "A2")), ev.Moved("B", "A", ("A2", "A3", "B3"), "shotgun")])
    assert found.trails == {"A": ["A1", "A2", "A3", "B3"]}
    assert found.turns == ["A"]


def test_a_jump_starts_a_new_trail_and_coming_back_ends_it() -> None:
    found = fold([ev.Ran("A", ("A1", "A2")), ev.Moved("A", "A", ("A2", "D3"), "teleporter")])
    assert "A" in found.blinked
    found = fold([ev.Ran("A", ("A1", "A2")), ev.Spawned("A", "C1", "newton_blue", True)])
    assert found.trails == {} and found.arrived == {"A"}


def test_a_shot_knows_where_it_was_fired_and_whom_it_hurt_how_much() -> None:
    events = (
        ev.ShotBegan("A", "shotgun", "B2"),
        ev.Damaged("A", "B", 2, 1, 5, "shotgun"),
        ev.Damaged("A", "B", 1, 0, 6, "targeting_scope"),
        ev.Marked("A", "C", 2, "shotgun"),
    )
    found = fold(events, samples.middle_game().view)
    assert found.hits == {"B": 4} and found.fresh == {"B": 4} and found.marked == {"C": 2}
    assert found.shots == [Shot("A", "B", "B2", "B3"), Shot("A", "C", "B2", "C2")]
    assert found.tagged == {("C", "A")}


def test_an_answer_is_no_shot_of_its_own() -> None:
    found = fold([ev.Marked("B", "A", 1, "tagback_grenade"), ev.Marked("B", "A", 1, "revenge")])
    assert found.shots == [] and found.hit_by == {} and found.tagged == {("A", "B")}


def test_scored_tokens_are_new_no_longer() -> None:
    events = [ev.Damaged("A", "B", 3, 0, 12, "thor"), ev.Killed("A", "B"), ev.BoardScored("B", {"A": 9}, "A", False)]
    found = fold(events, samples.middle_game().view)
    assert found.fresh == {} and found.hits == {"B": 3} and found.fallen == {"B": "B3"}


def test_who_comes_back_had_no_turn() -> None:
    assert fold([ev.Spawned("B", "C1", "newton_blue", True)]).turns == []
    assert fold([ev.Spawned("B", "C1", "newton_blue", False)]).turns == ["B"]


def test_a_left_weapon_is_news_in_the_shop() -> None:
    found = fold([ev.WeaponTaken("A", "C1", "thor", "zx2"), ev.WeaponLaid("D3", "whisper")])
    assert found.gained == {("A", "thor")} and found.stocked == {("C1", "zx2"), ("D3", "whisper")}
