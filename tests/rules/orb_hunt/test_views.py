"""What a view carries for pictures and texts, and that it keeps the one secret there is."""

import msgspec

from rules.core.chance import SeededChance
from rules.core.game import codec
from rules.orb_hunt.game import GAME
from tests.rules.orb_hunt.tables import do, laid

READERS = (None, 0, 1)


def bytes_of(state, reader):
    view = GAME.view(state, reader)
    return msgspec.json.encode(msgspec.structs.replace(view, viewer=None))


def test_everybody_sees_the_same():
    """ORB-HIDE-1: what is hidden is hidden from all, also from the owner."""
    state = laid(A={"board": "red", "enemies": {"C5": 3}}, B={"owns": ["heal"]})
    assert len({bytes_of(state, reader) for reader in READERS}) == 1


def test_the_goal_shows_with_its_enemy_and_not_before():
    """ORB-P1END-1."""
    hidden = laid(A={"board": "red", "beaten": ["G1"]})
    assert GAME.view(hidden, 0).figure("A").goal == ""
    shown = laid(A={"board": "red", "beaten": ["E1"]})
    assert GAME.view(shown, 1).figure("A").goal == "E1"


def test_dealing_anew_moves_hidden_goals_only():
    state = laid(A={"board": "red"}, B={"board": "violet", "beaten": ["E5"]})
    before = codec(GAME).encode(state)
    goals = set()
    for number in range(20):
        other = GAME.redeal(state, 0, SeededChance(bytes([number])))
        assert GAME.problems(other) == []
        goals.add((other.figures["A"].goal, other.figures["B"].goal))
        assert bytes_of(other, 1) == bytes_of(state, 1)
    assert goals == {("E1", "E5"), ("G1", "E5")}
    assert codec(GAME).encode(state) == before


def test_the_state_holds_no_loot_that_is_still_hidden():
    """Only counts by type are kept: nothing says what lies where."""
    state = laid(A={"board": "red", "beaten": ["C5"], "owns": ["heal"]})
    enemies = state.figures["A"].enemies
    assert {field: enemy.loot for field, enemy in enemies.items() if enemy.loot} == {"C5": "heal"}
    assert state.figures["A"].tokens["weak"] == {"heal": 1, "grenade": 2}


def test_a_board_as_a_picture_needs_it():
    state = laid(A={"board": "red", "at": "G5", "owns": ["blaster"]})
    state, _ = do(state, "fight", chance=["die 2", "die 3"])
    own = GAME.view(state, 1).figure("A")
    assert (own.board, own.field, own.lives, own.lives_most, own.bonus, own.points) == ("red", "G5", 3, 4, 2, 7)
    enemy = own.enemy("G5")
    assert (enemy.type, enemy.printed, enemy.strength, enemy.beaten) == ("medium", 10, 3, False)
    roll = own.last_roll
    assert (roll.dice, roll.bonus, roll.grenades, roll.attack) == ((2, 3), 2, 0, 7)
    assert (roll.at, roll.strength, roll.won) == ("G5", 10, False)


def test_an_open_roll_is_seen_by_all():
    state = laid(A={"board": "red", "at": "E1", "owns": ["grenade", "grenade"]})
    assert (GAME.view(state, 0).open_roll, GAME.view(state, 0).steps) == (None, 4)
    state, _ = do(state, "fight", "grenade", chance=["die 2", "die 3"])
    view = GAME.view(state, 1)
    roll = view.open_roll
    assert (roll.dice, roll.grenades, roll.grenade_bonus, roll.attack, roll.strength) == ((2, 3), 1, 2, 7, 12)
    assert view.steps == 0
    assert view.asks[0].kind == "grenades"


def test_rounds_of_the_second_phase():
    state = laid(villain="berserk", A={"owns": ["plasma_rifle"]})
    lines = ["attack", "attack", "attack"]
    state, _ = do(state, *lines, chance=["die 1", "die 2", "die 4", "die 4", "die 5", "die 5"])
    view = GAME.view(state, None)
    first, second, third = view.rounds
    assert [cell.did for cell in first.cells] == ["attack", "attack"]
    assert (first.cell("A").roll.bonus, first.cell("A").roll.attack) == (3, 6)
    assert (first.number, first.effect, first.figure) == (1, "stun", "B")
    assert [cell.did for cell in second.cells] == ["attack", "stunned"]
    assert (second.number, second.effect, view.round) == (2, "stun", 3)
    assert (view.villain.full, view.villain.strength) == (120, 120 - 6 - 8 - 13)
    assert view.figure("A").sources == {"enemies": 0, "villain": 19}
    assert (third.cells[0].did, third.cell("B"), third.effect) == ("stunned", None, "")


def test_the_opening_names_who_hunts_where():
    state = laid(A={"board": "red", "hero": "hero2"}, B={"board": "green", "hero": "hero1"})
    (event,) = GAME.opening(state)
    assert (event.first, event.heroes, event.boards) == (
        "A", {"A": "hero2", "B": "hero1"}, {"A": "red", "B": "green"},
    )  # fmt: skip
