"""Every question that a game asks out of turn has a standing order: what waits for nobody is derived from self-play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.host_orders import declared, in_force
from cogs.host_posts import TURN_KINDS
from rules.core import notation
from rules.core.chance import SeededChance
from rules.core.game import ASK, REACTIONS, Game, Mode
from rules.core.model import Ask
from rules.registry import GAMES

GAMES_A_MODE = 8
LONGEST = 4000
MODES = [(game, mode) for game in GAMES.values() for mode in game.modes]
OUT_OF_TURN = {"adrenaline": {"answers", "respawn"}, "orb_hunt": {"shield"}}
"""What is asked of somebody who is not on turn, by system; of other systems nothing is known here."""


def out_of_turn(game: Game[Any], mode: Mode, seed: int, asks: bool) -> Iterator[tuple[Any, int, Ask, list[str]]]:
    """The questions of one random game whose seat is not the turn's: state, seat, question, legal texts.

    `asks`: the table asks for every reaction, else for none.
    """
    dice, chance = random.Random(f"{mode.name} {seed}"), SeededChance(f"orders {mode.name} {seed}".encode())
    keys = {order.option for order in declared(game)} | {REACTIONS.key}
    known = {option.key: option.values for option in mode.options}
    chosen = {key: ASK if asks else next(v for v in known[key] if v != ASK) for key in keys & set(known)}
    if seed % 2 and "bot" in known:
        chosen["bot"] = "on"
    state = game.setup(mode.name, chosen, min(max(3, mode.seats[0]), mode.seats[1]), chance)
    decision = game.decision(state)
    turn = decision.seats[0] if decision else -1
    for _ in range(LONGEST):
        decision = game.decision(state)
        if decision is None:
            return
        for ask in decision.asks:
            turn = ask.seats[0] if ask.kind in TURN_KINDS else turn
            for seat in ask.seats:
                if seat != turn:
                    yield state, seat, ask, [notation.text(action) for action in game.legal(state, seat)]
        seat = dice.choice(decision.seats)
        game.apply(state, seat, dice.choice(game.legal(state, seat)), chance)
        state.seq += 1


@pytest.mark.parametrize(("game", "mode"), MODES, ids=[f"{game.system}-{mode.name}" for game, mode in MODES])
def test_what_is_asked_out_of_turn_is_answered_by_an_order_where_the_table_does_not_ask(game, mode):
    """The defaults answer all of it, from the seat's own view, with something legal; where the table asks, none."""
    ordered = {kind for order in declared(game) for kind in order.answers}
    found = set()
    for seed in range(GAMES_A_MODE):
        for asks in (False, True):
            for state, seat, ask, legal in out_of_turn(game, mode, seed, asks):
                found.add(ask.kind)
                assert ask.kind in ordered, f"{ask.kind} is asked out of turn and has no standing order"
                said = game.by_order(game.view(state, seat), ask, legal, in_force(game, {}))
                assert (said is None) if asks else (said in legal)
    assert found >= OUT_OF_TURN.get(game.system, set())


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_option_says_whether_the_table_asks(game):
    """One option, spelled once for all games; coming back has its own in ADRENALINE."""
    for mode in game.modes:
        known = {option.key: option for option in mode.options}
        for order in declared(game):
            assert not order.answers or ASK in known[order.option].values
        if any(order.answers for order in declared(game)):
            assert known[REACTIONS.key] == REACTIONS


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_to_be_asked_counts_as_the_default_where_the_table_does_not_ask(game):
    for order in declared(game):
        if order.answers and ASK in order.values:
            assert order.default != ASK
            assert in_force(game, {order.key: ASK})[order.key] == order.default
