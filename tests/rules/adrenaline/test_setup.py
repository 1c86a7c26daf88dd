"""Setting the table (ADR-SETUP) and options that do not fit."""

import pytest

from rules.adrenaline import setup
from rules.adrenaline.game import GAME
from rules.core.chance import SeededChance
from rules.core.errors import RulesError


def laid(seats=4, **options):
    return GAME.setup("deathmatch", options, seats, SeededChance(b"setup"))


@pytest.mark.parametrize(("seats", "arena"), [(3, "m10"), (4, "m11a"), (5, "m12")])
def test_arena_by_seats(seats, arena):
    state = laid(seats)
    assert (state.arena, len(state.figures)) == (arena, seats)


def test_start():
    """ADR-SETUP-2 to 8; the first player has drawn his two powerups (ADR-SPAWN-1)."""
    state = laid()
    assert GAME.problems(state) == []
    assert state.skulls_left == 8
    assert all(len(shop) == 3 for shop in state.shops.values())
    assert all(state.tiles.values()) and len(state.tiles) == 8
    assert all(figure.square == "" for figure in state.figures.values())
    assert state.figures["B"].cubes == {"red": 1, "yellow": 1, "blue": 1}
    assert state.figures["B"].reserve == {"red": 2, "yellow": 2, "blue": 2}
    assert [len(figure.hand) for figure in state.figures.values()] == [2, 0, 0, 0]
    assert GAME.decision(state).asks[0].kind == "spawn"


@pytest.mark.parametrize(
    ("mode", "seats", "options", "code"),
    [
        ("chess", 4, {}, "unknown_mode"),
        ("deathmatch", 2, {}, "seat_count"),
        ("deathmatch", 6, {}, "seat_count"),
        ("deathmatch", 4, {"colour": "red"}, "unknown_option"),
        ("deathmatch", 4, {"skulls": "9"}, "unknown_value"),
        ("deathmatch", 3, {"arena": "m12"}, "value_seats"),
        ("deathmatch", 5, {"arena": "m10"}, "value_seats"),
    ],
)
def test_refused(mode, seats, options, code):
    with pytest.raises(RulesError) as refused:
        GAME.setup(mode, options, seats, SeededChance(b"setup"))
    assert refused.value.code == code


@pytest.mark.parametrize("name", ["first_game", "full_game", "tonight"])
def test_presets_fit(name):
    chosen = setup.completed("deathmatch", setup.PRESETS[name], 4)
    assert (chosen["skulls"], chosen["ending"]) in {("5", "sudden_death"), ("8", "frenzy")}


def test_the_log_begins_with_the_table():
    began = setup.opening(laid(5, skulls="6"))[0]
    assert (began.arena, began.first, began.skulls, began.ending) == ("m12", "A", 6, "frenzy")


def test_rules_version_names_content_and_number():
    content, _, number = GAME.rules_version.partition(".")
    assert len(content) == 8 and number.isdigit()
