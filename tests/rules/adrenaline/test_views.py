"""What a reader may know (ADR-HIDE), and that the computer's judgement knows no more."""

import msgspec
import pytest

from rules.adrenaline.game import GAME
from rules.core.chance import SeededChance
from tests.rules.adrenaline.tables import Laid

AT = {"A": "C2", "B": "C2", "C": "D2", "D": "A1"}


def table(**options):
    laid = Laid(at=AT, **options).arm("B", "thor").arm("B", "whisper", loaded=False)
    laid.give("A", "newton_red", "newton_red").give("B", "tagback_grenade_blue", "teleporter_red")
    laid.state.figures["B"].points = {"boards": 6}
    return laid


def test_a_hand_is_its_owners_its_size_everybodys():
    """ADR-HIDE-1."""
    state = table().state
    assert GAME.view(state, 0).hand == ("newton_red", "newton_red")
    assert GAME.view(state, None).hand == ()
    assert [figure.powerups for figure in GAME.view(state, 3).figures] == [2, 2, 0, 0]
    assert b"tagback" not in msgspec.json.encode(GAME.view(state, 0))


@pytest.mark.parametrize(("points", "seen"), [("hidden", None), ("open", 6)])
def test_totals_by_the_option(points, seen):
    """ADR-SCORE-5, ADR-HIDE-4."""
    state = table(points=points).state
    assert GAME.view(state, 0).figure("B").points == seen
    assert GAME.view(state, 1).figure("B").points == 6


def test_loaded_weapons_by_the_option():
    """ADR-HIDE-3: an empty one is public."""
    held = GAME.view(table(weapons="in_hand").state, 0).figure("B")
    assert ([weapon.id for weapon in held.weapons], held.hidden_weapons) == (["whisper"], 1)
    held = GAME.view(table().state, 0).figure("B")
    assert ([weapon.id for weapon in held.weapons], held.hidden_weapons) == (["thor", "whisper"], 0)


def test_redeal_changes_hands_of_others_only():
    state = table().state
    hands = set()
    for seed in range(30):
        other = GAME.redeal(state, 0, SeededChance(b"%d" % seed))
        assert GAME.problems(other) == []
        assert GAME.view(other, 0) == GAME.view(state, 0)
        hands.add(tuple(other.figures["B"].hand))
    assert len(hands) > 10
    assert state.figures["B"].hand == ["tagback_grenade_blue", "teleporter_red"]


def test_redeal_for_a_spectator_leaves_no_hand():
    state = table().state
    hands = {tuple(GAME.redeal(state, None, SeededChance(b"%d" % seed)).figures["A"].hand) for seed in range(20)}
    assert len(hands) > 5


def test_secret_answers_are_made_up_anew():
    laid = table().arm("A", "electroscythe").box("A").give("D", "newton_blue")
    laid.state.figures["D"].square = "C2"
    laid.do(0, "shoot electroscythe", "use basic", "end").do(1, "throw tagback_grenade_blue")
    told = {str(GAME.redeal(laid.state, 3, SeededChance(b"%d" % seed)).stack[-1].given) for seed in range(30)}
    assert len(told) > 1
    assert GAME.redeal(laid.state, 1, SeededChance(b"x")).stack[-1].given == {"B": ["tagback_grenade_blue"]}


def test_judgement_reads_neither_hands_nor_totals_of_others():
    state = table().state
    before = GAME.evaluate(state, 0)
    state.figures["B"].points = {"boards": 60, "first_blood": 9}
    state.figures["B"].hand = ["newton_blue"]
    assert GAME.evaluate(state, 0) == before


def test_judgement_likes_damage_given_and_dislikes_damage_taken():
    given, taken, calm = table(), table(), table()
    given.hurt("B", "AAA")
    taken.hurt("A", "BBB")
    values = [GAME.evaluate(laid.state, 0) for laid in (given, calm, taken)]
    assert values == sorted(values, reverse=True) and len(set(values)) == 3


def test_values_show_what_the_next_scoring_pays():
    """ADR-SCORE-4, ADR-FRENZY-4."""
    laid = table()
    laid.state.figures["B"].skulls = 2
    laid.state.figures["C"].skulls = 7
    laid.state.figures["D"].frenzy_side = True
    view = GAME.view(laid.state, 0)
    assert [view.figure(id).values for id in "ABCD"] == [(8, 6, 4, 2, 1, 1), (4, 2, 1, 1), (1,), (2, 1, 1, 1)]


def test_adrenaline_steps_and_lying():
    """ADR-DMG-2, ADR-TURN-5."""
    laid = table().hurt("A", "BBB").hurt("B", "AAAAAA").hurt("C", "A" * 11)
    view = GAME.view(laid.state, None)
    assert [view.figure(id).step for id in "ABCD"] == [(2, 0), (2, 1), (2, 1), (1, 0)]
    assert [view.figure(id).lying for id in "ABCD"] == [False, False, True, False]
