"""The order of lists: the first entry is the written default, so that a turn takes few presses."""

import pytest

from rules.core import notation
from rules.core.chance import NoChance, SeededChance
from rules.core.draft import Draft
from rules.core.game import submit
from rules.orb_hunt.actions import Go
from rules.orb_hunt.game import GAME
from rules.orb_hunt.table import board_of, move_stops
from tests.rules.orb_hunt.tables import KINDS, do, laid, legal


def test_a_turn_lists_fight_then_enemies_nearest_first_then_what_is_near_to_one():
    state = laid(A={"board": "red", "at": "C5", "beaten": ["C3"], "lives": 1, "owns": ["heal"]})
    listed = legal(state)
    assert listed[0] == "fight"
    assert listed[1] == "go G5"
    board, standing = board_of(state.figures["A"]), move_stops(state.figures["A"])
    left = [min(board.distance(line.split()[1], field) for field in standing) for line in listed[1:-2]]
    assert left[:2] == [0, 1] and left == sorted(left)
    assert listed[-2:] == ["end", "heal"]


@pytest.mark.parametrize("seed", range(6))
def test_who_takes_every_default_hunts_and_the_game_ends(seed):
    """No walking to and fro: a move of a turn that begins on no enemy always comes nearer to one, or to the goal."""
    chance = SeededChance(f"defaults {seed}".encode())
    state = GAME.setup("hunt", {}, 2 + seed % 3, chance)
    while (decision := GAME.decision(state)) is not None and state.turn < 150:
        seat = decision.seats[0]
        action = GAME.legal(state, seat)[0]
        if isinstance(action, Go):
            figure = next(figure for figure in state.figures.values() if figure.seat == seat)
            board, wanted = board_of(figure), move_stops(figure)
            before = min(board.distance(figure.field, field) for field in wanted)
            assert min(board.distance(action.field, field) for field in wanted) < before
        GAME.apply(state, seat, action, chance)
        state.seq += 1
    assert state.phase == "over"


def test_when_all_are_beaten_the_goal_comes_first():
    state = laid(A={"board": "red", "at": "E3", "beaten": ["A1", "C3", "C5", "G5", "E1", "G1"]})
    assert legal(state)[0] == "go E1"


def test_after_a_move_the_fight_is_the_default_and_a_heal_never_is():
    state = laid(A={"board": "red", "lives": 2, "owns": ["heal"]})
    assert legal(do(state, "go C5")[0]) == ["fight", "end", "heal"]
    assert legal(do(state, "go D5")[0]) == ["end", "heal"]


def test_a_turn_is_one_item_of_a_draft():
    """Choosing a field fills in the fight: My move, the field, the button that does it."""
    draft = Draft(GAME, laid(A={"board": "red"}), 0)
    draft.add("go C5")
    draft.complete()
    assert draft.texts == ["go C5", "fight"]
    assert draft.draws and draft.whole
    other = draft.changed(1, "end")
    assert other.texts == ["go C5", "end"]
    assert not other.draws


def test_an_attack_is_one_press():
    draft = Draft(GAME, laid(villain="berserk"), 0)
    assert draft.choices()[0] == "attack"
    draft.add(draft.choices()[0])
    assert draft.whole


def test_grenades_come_first_where_they_can_win():
    state = laid(A={"board": "red", "at": "E1", "owns": ["grenade"]})
    assert legal(do(state, "fight", chance=["die 5", "die 5"])[0]) == ["grenade", "done"]
    assert legal(do(state, "fight", chance=["die 5", "die 4"])[0]) == ["done", "grenade"]


def test_silence_spends_nothing():
    state = laid(A={"board": "red", "at": "E1", "owns": ["grenade"]})
    assert GAME.decision(do(state, "fight", chance=["die 5", "die 5"])[0]).asks[0].default == "done"
    state = laid(villain="berserk", A={"owns": ["shield"]})
    state, _ = do(state, "attack", "end", chance=["die 1", "die 1"])
    assert GAME.decision(state).asks[0].default == "keep"
    assert [notation.text(action) for action in GAME.legal(state, 0)] == ["shield", "keep"]
    assert GAME.legal(state, 1) == []


def test_each_figure_is_its_seats():
    assert [GAME.controllers(laid(3), figure) for figure in "ABC"] == [(0,), (1,), (2,)]


def test_an_undo_never_crosses_the_end_of_a_turn():
    """Also where the same seat is asked again because the other one wakes meanwhile."""
    state = laid(A={"board": "red"}, B={"lives": 0})
    barriers = []
    for line in ("go C5", "end", "go D5"):
        ask = GAME.decision(state).asks[0]
        state, step = submit(GAME, state, 0, ask.opened, notation.parse(line, KINDS), NoChance())
        barriers.append(step.barrier)
    assert barriers == ["", "handed_on", "handed_on"]
    assert GAME.decision(state).seats == (1,)
