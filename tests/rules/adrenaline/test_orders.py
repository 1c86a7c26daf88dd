"""Standing orders of ADRENALINE, worked out from the seat's own view."""

from __future__ import annotations

import msgspec
import pytest

from rules.adrenaline.game import GAME
from rules.core.chance import SeededChance
from rules.core.model import Ask

GIVEN = {"grenade": "throw", "keep_cards": (), "colours": (), "least_wanted": ()}
THROWS = ("throw tagback_grenade_blue", "throw tagback_grenade_red",
          "throw tagback_grenade_blue+tagback_grenade_red", "keep")  # fmt: skip
SPAWNS = ("spawn newton_red", "spawn teleporter_blue", "spawn newton_yellow")


def view(marks=0, **options):
    """What seat 1 sees while A is on turn, `marks` of his own on A."""
    state = GAME.setup("deathmatch", options, 3, SeededChance(b"orders"))
    state.figures["A"].marks = {"B": marks}
    return GAME.view(state, 1)


def answer(kind, legal, seen, **orders):
    return GAME.by_order(seen, Ask((1,), kind, "A", 0), legal, {**GIVEN, **orders})


@pytest.mark.parametrize(
    ("marks", "orders", "said"),
    [
        (0, {}, "throw tagback_grenade_blue"),
        (2, {}, "throw tagback_grenade_blue"),
        (0, {"least_wanted": ("red",)}, "throw tagback_grenade_red"),
        (3, {}, "keep"),
        (0, {"grenade": "keep"}, "keep"),
    ],
)
def test_a_grenade_goes_at_who_hurt_me_and_has_fewer_than_three_of_my_marks(marks, orders, said):
    """ADR-HIDE-5, ADR-MARK-2."""
    assert answer("answers", THROWS, view(marks), **orders) == said
    assert answer("answers", ("keep",), view(marks), **orders) == "keep"


@pytest.mark.parametrize(
    ("orders", "said"),
    [
        ({}, "spawn newton_red"),
        ({"colours": ("yellow", "blue")}, "spawn newton_yellow"),
        ({"keep_cards": ("newton",), "colours": ("yellow",)}, "spawn teleporter_blue"),
        ({"least_wanted": ("newton_yellow", "teleporter")}, "spawn newton_yellow"),
    ],
)
def test_a_respawn_keeps_what_is_to_be_kept_then_looks_at_the_colour(orders, said):
    assert answer("respawn", SPAWNS, view(respawn="orders"), **orders) == said


def test_where_the_session_asks_orders_say_nothing():
    assert answer("answers", THROWS, view(reactions="ask")) is None
    assert answer("respawn", SPAWNS, view()) is None
    assert answer("turn", ("end",), view(respawn="orders")) is None


def test_the_answer_depends_on_the_view_only():
    """Equal views of different tables get equal answers (the law of `redeal`)."""
    state = GAME.setup("deathmatch", {}, 3, SeededChance(b"orders"))
    dealt = GAME.redeal(state, 1, SeededChance(b"other"))
    assert msgspec.json.encode(GAME.view(state, 1)) == msgspec.json.encode(GAME.view(dealt, 1))
