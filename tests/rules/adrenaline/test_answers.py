"""The window of Tagback Grenades (ADR-HIDE-5): who is asked and what stays hidden."""

import pytest

from rules.adrenaline.game import GAME
from tests.rules.adrenaline.tables import Laid

SEEN = {"A": "C2", "B": "C2", "C": "D2", "D": "C2"}


def window(table):
    decision = GAME.decision(table.state)
    return decision.asks[0]


def shot(**options):
    table = Laid(at=SEEN, **options).arm("A", "machine_gun").box("A")
    table.give("B", "tagback_grenade_red", "tagback_grenade_blue", "newton_red").give("C", "newton_blue")
    return table.do(0, "shoot machine_gun", "target B", "target C")


def test_all_victims_with_a_card_are_asked_at_once_a_grenade_or_not():
    ask = window(shot().do(0, "end"))
    assert (ask.kind, ask.seats, ask.need, ask.together, ask.default) == ("answers", (1, 2), "all", True, "keep")


def test_every_set_of_grenades_and_keep_last():
    table = shot().box("B", blue=2).do(0, "end")
    assert table.legal(1) == [
        "throw tagback_grenade_blue",
        "throw tagback_grenade_red",
        "throw tagback_grenade_red+tagback_grenade_blue",
        "keep",
    ]
    assert table.legal(2) == ["keep"]
    assert table.legal(0) == []


def test_answers_stay_hidden_and_the_question_the_same_until_all_are_in():
    table = shot().do(0, "end")
    opened, view = window(table).opened, GAME.view(table.state, 2)
    table.do(1, "throw tagback_grenade_red")
    assert window(table).opened == opened
    assert window(table).seats == (2,)
    after = GAME.view(table.state, 2)
    assert (after.figures, after.powerup_discards) == (view.figures, view.powerup_discards)
    assert [event for event in table.events if type(event).__name__ == "GrenadeThrown"] == []
    table.do(2, "keep")
    assert table.state.figures["A"].marks == {"B": 1}
    assert table.state.figures["B"].hand == ["newton_red", "tagback_grenade_blue"]


def test_who_has_answered_is_not_asked_again():
    table = shot().do(0, "end").do(1, "keep")
    assert table.why_not("keep", seat=1).grade == "not_your_decision"


@pytest.mark.parametrize(
    ("square", "cards", "asked"),
    [
        ("C3", ["newton_red"], True),  # C3 has a door to the room of B3
        ("C3", [], False),
        ("D3", ["newton_red"], False),  # D3 has none, though B3 sees it
    ],
)
def test_the_right_needs_a_card_and_sight_of_the_shooter(square, cards, asked):
    """ADR-SEE-3, case ADR-C-11."""
    table = Laid(at={"A": "B3", "B": square, "C": "A1", "D": "A1"}).arm("A", "machine_gun").box("A")
    table.give("B", *cards).do(0, "shoot machine_gun", "target B", "end")
    assert (window(table).kind == "answers") == asked


def test_the_right_is_fixed_at_the_hit():
    """Whoever saw the shooter then may answer, wherever they stand when the turn ends."""
    table = Laid(at={"A": "B3", "B": "C3", "C": "A1", "D": "A1"}).arm("A", "machine_gun").box("A")
    table.give("B", "newton_red").give("A", "teleporter_red")
    table.do(0, "shoot machine_gun", "target B", "play teleporter_red", "go A1", "end")
    assert window(table).seats == (1,)


def test_marks_alone_give_no_right():
    table = Laid(at=SEEN).arm("A", "zx2").give("B", "tagback_grenade_red").box("A")
    table.do(0, "shoot zx2", "use scanner", "target B", "done", "end")
    assert window(table).kind == "turn"
