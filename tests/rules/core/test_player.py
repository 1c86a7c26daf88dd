"""The computer player answers legally, repeatably, and by what its view shows alone."""

from __future__ import annotations

import random

import pytest

from rules.core import notation
from rules.core.chance import SeededChance
from rules.core.game import codec, submit
from rules.core.model import Action, Ask, Decision, State
from rules.core.player import Thinker
from rules.registry import GAMES, think
from tests.bench.players import measure

SAMPLES = 60


def positions(game, mode, number):
    """Positions of one random game, with the seat that is asked."""
    chance, dice = SeededChance(bytes([number])), random.Random(number)
    state = game.setup(mode.name, {}, mode.seats[1], chance)
    while (decision := game.decision(state)) is not None:
        ask = decision.asks[0]
        seat = dice.choice(ask.seats)
        if dice.random() < 0.03:
            yield codec(game).copy(state), seat
        state, _ = submit(game, state, seat, ask.opened, dice.choice(game.legal(state, seat)), chance)


TABLES = [(game, mode) for game in GAMES.values() for mode in game.modes]


each_table = pytest.mark.parametrize(
    ("game", "mode"), TABLES, ids=[f"{game.system}-{mode.name}" for game, mode in TABLES]
)


@each_table
def test_plans_are_legal_and_depend_on_the_view_alone(game, mode):
    kinds = notation.verbs(game.actions)
    for number, (state, seat) in enumerate(positions(game, mode, 1)):
        plan = think(game.system, codec(game).encode(state), seat, SAMPLES, number)
        other = game.redeal(state, seat, SeededChance(b"another world"))
        assert think(game.system, codec(game).encode(other), seat, SAMPLES, number) == plan
        chance = SeededChance(b"what really comes")
        for line in plan:
            ask = game.decision(state).of(seat)
            state, step = submit(game, state, seat, ask.opened, notation.parse(line, kinds), chance)
            assert not step.picks or line == plan[-1]


@each_table
def test_it_beats_random_play(game, mode):
    """A small sample of what `tests.bench.players` measures: four games of four seats, where chance would win one."""
    assert measure(game.system, mode.name, seats=4, games=4, samples=SAMPLES)["first_places"] >= 3


class Bet(Action, frozen=True, tag="bet"):
    how: str


class Wager(State):
    won: int = 0


class Dice:
    """Two bets: the fair one is better in the mean, the wild one wins more one time in six."""

    state_type = Wager
    actions = (Bet,)
    homes = ("bet",)

    def redeal(self, state, seat, chance):
        return codec(self).copy(state)

    def decision(self, state):
        return None if state.won else Decision((Ask((0,), "bet", "A", 0),))

    def legal(self, state, seat):
        return [Bet("wild"), Bet("fair")]

    def apply(self, state, seat, action, chance):
        six = chance.pick("die", list("123456")) == "6"
        state.won = 10 if action.how == "fair" else 20 if six else 1
        return []

    def evaluate(self, state, seat):
        return state.won


def test_luck_is_judged_by_its_mean():
    plans = [Thinker(Dice(), Wager(), 0, 100, seed).plan() for seed in range(60)]
    assert plans.count(["bet fair"]) >= 58


def test_every_item_is_tried_before_any_is_tried_again():
    """With two samples each bet is tried once: now and then the wild one looks better."""
    plans = [Thinker(Dice(), Wager(), 0, 2, seed).plan() for seed in range(60)]
    assert 3 <= plans.count(["bet wild"]) <= 20
