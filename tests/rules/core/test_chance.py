"""Chance is repeatable from its seed, fair, and every answer is recorded by name."""

from collections import Counter

import pytest

from rules.core.chance import NoChance, ScriptedChance, SeededChance, commitment, draw
from rules.core.errors import ChanceNeeded


def test_the_same_seed_and_counter_answer_the_same():
    first = SeededChance(b"seed")
    answers = [first.pick("die", "123456") for _ in range(40)]
    again = SeededChance(b"seed")
    assert [again.pick("die", "123456") for _ in range(40)] == answers
    late = SeededChance(b"seed")
    late.pick("die", "123456")
    resumed = SeededChance(b"seed", late.counter)
    assert [resumed.pick("die", "123456") for _ in range(39)] == answers[1:]


def test_answers_are_close_to_even():
    chance = SeededChance(b"even")
    counts = Counter(chance.pick("die", "123456") for _ in range(6000))
    assert all(850 < count < 1150 for count in counts.values())


def test_uneven_numbers_are_thrown_away(monkeypatch):
    digests = iter([b"\xff" * 32, (7).to_bytes(8, "big") + bytes(24)])
    monkeypatch.setattr("rules.core.chance.hmac.digest", lambda *_: next(digests))
    chance = SeededChance(b"x")
    assert chance.pick("card", "abc") == "b"
    assert chance.counter == 2


def test_picks_are_recorded_once():
    chance = SeededChance(b"seed")
    card = draw(chance, "powerup", {"newton_red": 2})
    assert card == "newton_red"
    assert chance.take_picks() == ("powerup newton_red",)
    assert chance.take_picks() == ()


def test_a_script_answers_by_name_and_refuses_what_cannot_be():
    chance = ScriptedChance(["die 6", "2"])
    assert [chance.pick("die", "123456"), chance.pick("die", "123456")] == ["6", "2"]
    with pytest.raises(LookupError):
        chance.pick("die", "123456")
    with pytest.raises(LookupError):
        ScriptedChance(["7"]).pick("die", "123456")


def test_a_draft_never_sees_chance():
    with pytest.raises(ChanceNeeded):
        NoChance().pick("die", "123456")


def test_the_commitment_hides_and_binds_the_seed():
    assert commitment(b"a") != commitment(b"b")
    assert len(commitment(b"a")) == 64
