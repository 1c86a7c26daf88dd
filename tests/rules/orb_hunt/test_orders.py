"""Standing orders of Orb Hunt, worked out from the seat's own view."""

import msgspec
import pytest

from rules.core.chance import SeededChance
from rules.core.errors import RulesError
from rules.core.game import codec
from rules.orb_hunt.game import GAME
from tests.rules.orb_hunt.tables import do, laid, legal

BOTH = {"attack": "order", "shield": "use"}


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


@pytest.mark.parametrize("villain", ["berserk", "crusher", "mender"])
def test_a_shield_is_spent_on_the_first_ability_unless_it_is_to_be_kept(villain):
    """ORB-SHIELD-1, 2: with Mender nobody is hit, and its owner may cancel the ability all the same."""
    state = laid(villain=villain, A={"owns": ["shield"]})
    state, _ = do(state, "attack", "end", chance=["die 1", "die 1"])
    assert GAME.decision(state).asks[0].kind == "shield"
    assert answer(state, shield="use") == "shield"
    assert answer(state, shield="keep") == "keep"
    state.options["reactions"] = "ask"
    assert answer(state, shield="use") is None


def test_stored_states_of_before_go_on_asking():
    state = GAME.setup("hunt", {}, 2, SeededChance(b"old"))
    old = msgspec.json.decode(codec(GAME).encode(state))
    old["options"] = {}
    for upgrade in GAME.upgrades:
        old = upgrade(old)
    assert codec(GAME).decode(msgspec.json.encode(old)).options == {"reactions": "ask"}


def test_an_option_it_does_not_have_is_refused():
    for options, code in (({"skulls": "5"}, "unknown_option"), ({"reactions": "never"}, "unknown_value")):
        with pytest.raises(RulesError) as refused:
            GAME.setup("hunt", options, 2, SeededChance(b"x"))
        assert refused.value.code == code


@pytest.mark.parametrize(
    ("actions", "given"),
    [(("go C5", "fight"), False), (("attack",), False), (("heal",), True), (("fight", "grenade"), True),
     (("shield",), True), (("done",), False), (("keep",), False)],
)  # fmt: skip
def test_items_are_given_away_by_using_them(actions, given):
    assert GAME.gives_away(actions, ()) == given
