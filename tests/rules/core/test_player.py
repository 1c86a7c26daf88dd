"""The computer player answers legally, repeatably, and by what its view shows alone."""

from __future__ import annotations

import random

import pytest

from rules.core import notation
from rules.core.chance import SeededChance
from rules.core.game import codec, submit
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


@pytest.mark.parametrize(("game", "mode"), TABLES, ids=[f"{game.system}-{mode.name}" for game, mode in TABLES])
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


def test_it_beats_random_play():
    """A small sample of what `tests.bench.players` measures: four games, where chance would win one."""
    assert measure("adrenaline", "deathmatch", seats=4, games=4, samples=SAMPLES)["first_places"] >= 3
