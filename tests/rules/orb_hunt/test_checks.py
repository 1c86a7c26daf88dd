"""Broken tables are noticed: each invariant by a table that breaks it."""

import pytest

from rules.orb_hunt.game import GAME
from rules.orb_hunt.state import Cell, Fight, LastRoll, Roll, Round, VillainState, VillainTurn
from tests.rules.orb_hunt.tables import laid

HUNT = {"A": {"board": "red", "beaten": ["C5"]}}
SECOND = {"villain": "berserk 100", "A": {"board": "red", "dealt": 20}}


def fault(position, change):
    state = laid(**position)
    assert GAME.problems(state) == []
    change(state)
    return "; ".join(GAME.problems(state))


@pytest.mark.parametrize(
    ("position", "change", "told"),
    [
        (HUNT, lambda s: setattr(s.figures["A"], "field", "D4"), "A: stands on D4"),
        (HUNT, lambda s: setattr(s.figures["A"], "lives", 5), "A: has 5 lives"),
        (HUNT, lambda s: setattr(s.figures["A"], "goal", "C3"), "A: its goal lies on C3"),
        (HUNT, lambda s: s.figures["A"].enemies.pop("C3"), "A: its enemies are not those of its board"),
        (HUNT, lambda s: setattr(s.figures["A"].enemies["C3"], "strength", 9), "C3: weak has strength 9"),
        (HUNT, lambda s: setattr(s.figures["A"].enemies["C5"], "loot", "blaster"), "blaster lay under a weak enemy"),
        (HUNT, lambda s: setattr(s.figures["A"].enemies["C3"], "loot", "heal"), "C3: strength 8 with loot 'heal'"),
        (HUNT, lambda s: s.figures["A"].owned.update(grenade=1), "grenade: 1 owned, 0 spent, 0 found"),
        (HUNT, lambda s: s.figures["A"].tokens["weak"].update(heal=2), "weak tokens"),
        (HUNT, lambda s: setattr(s.figures["B"], "board", "red"), "red is there twice"),
        (HUNT, lambda s: setattr(s.figures["B"], "hero", "hero1"), "hero1 is there twice"),
        (HUNT, lambda s: setattr(s, "villain", VillainState("berserk", 120)), "a villain in the first phase"),
        (HUNT, lambda s: setattr(s.figures["B"], "stunned", True), "in the first phase"),
        (HUNT, lambda s: setattr(s, "turn", 0), "turn 0"),
        (HUNT, lambda s: s.stack.clear(), "phase first with 0 frames"),
        (HUNT, lambda s: setattr(s, "active", "B"), "active B"),
        (HUNT, lambda s: setattr(s.stack[0], "stage", "done"), "a turn waits that is done"),
        (HUNT, lambda s: setattr(s.figures["A"], "lives", 0), "plays although it is unconscious"),
        (HUNT, lambda s: s.stack.append(Fight(figure="A", at="C3", roll=Roll((1, 1), 0))), "A fights on C3"),
        (HUNT, lambda s: s.stack.append(Fight(figure="A", at="E5", roll=Roll((1, 1), 7))), "A rolled with 7"),
        (HUNT, lambda s: s.stack.append(VillainTurn(figure="A", dice=2)), "VillainTurn upon a turn that is home"),
        (SECOND, lambda s: setattr(s.villain, "strength", 99), "berserk has 99 of 120, and should have 100"),
        (SECOND, lambda s: setattr(s, "villain", None), "no villain in the second phase"),
        (SECOND, lambda s: setattr(s, "phase", "over"), "phase over with 1 frames"),
        (SECOND, lambda s: setattr(s.figures["A"], "stunned", True), "plays although it is stunned"),
        (SECOND, lambda s: s.rounds[0].cells.append(Cell("B", "passed")), "in the order ['B']"),
        (SECOND, lambda s: s.rounds[0].cells.append(Cell("A", "attack", None, 3)), "A did attack with 3"),
        (SECOND, lambda s: s.rounds.append(Round()), "a round without its end"),
        (SECOND, lambda s: s.rounds[0].cells.append(Cell("A", "attack", Roll((1, 1), 0), 30)), "30 written down"),
    ],
)
def test_a_broken_table_is_noticed(position, change, told):
    assert told in fault(position, change)


def test_who_stands_on_the_goal_with_all_beaten_has_ended_the_phase():
    state = laid(A={"board": "red", "beaten": ["A1", "C3", "C5", "G5", "E1", "G1"]})
    state.figures["A"].field = "E1"
    assert GAME.problems(state) == ["A should have ended the phase"]


def test_a_last_roll_is_no_fault():
    state = laid(**HUNT)
    state.figures["A"].last_roll = LastRoll((1, 2), 0, 0, "C5", 8, False)
    assert GAME.problems(state) == []
