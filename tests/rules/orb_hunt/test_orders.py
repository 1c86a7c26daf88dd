"""Standing orders of Orb Hunt, worked out from the seat's own view."""

import pytest

from rules.orb_hunt.game import GAME
from tests.rules.orb_hunt.tables import do, laid, legal

BOTH = {"attack": "order", "shield": "order"}


def answer(state, **given):
    ask = GAME.decision(state).asks[0]
    return GAME.by_order(GAME.view(state, ask.seats[0]), ask, legal(state), given)


def test_attack_answers_every_turn_of_the_second_phase():
    state = laid(villain="berserk")
    assert answer(state, attack="order") == "attack"
    assert answer(state, attack="ask") is None
    assert answer(state) is None
    assert answer(state, shield="order") is None


def test_attack_answers_no_turn_on_a_board():
    assert answer(laid(A={"at": "C5", "board": "red"}), **BOTH) is None


def test_attack_puts_grenades_into_it():
    state, _ = do(laid(villain="berserk", A={"owns": ["grenade"]}), "attack", chance=["die 1", "die 1"])
    assert answer(state, attack="order") == "grenade"
    assert answer(state, shield="order") is None


def test_no_order_answers_for_grenades_on_a_board():
    state = laid(A={"board": "red", "at": "E1", "owns": ["grenade"]})
    state, _ = do(state, "fight", chance=["die 1", "die 1"])
    assert answer(state, **BOTH) is None


@pytest.mark.parametrize(("villain", "said"), [("berserk", "shield"), ("crusher", "shield"), ("mender", None)])
def test_shield_answers_when_it_hits_me(villain, said):
    """With Mender nobody is hit, so its owner is asked."""
    state = laid(villain=villain, A={"owns": ["shield"]})
    state, _ = do(state, "attack", "end", chance=["die 1", "die 1"])
    assert GAME.decision(state).asks[0].kind == "shield"
    assert answer(state, shield="order") == said
    assert answer(state, attack="order") is None


@pytest.mark.parametrize(
    ("actions", "given"),
    [(("go C5", "fight"), False), (("attack",), False), (("heal",), True), (("fight", "grenade"), True),
     (("shield",), True), (("done",), False), (("keep",), False)],
)  # fmt: skip
def test_items_are_given_away_by_using_them(actions, given):
    assert GAME.gives_away(actions, ()) == given
