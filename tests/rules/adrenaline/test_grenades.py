"""Grenades answered at once and at the end of the turn give the same table (ADR-HIDE-5)."""

from __future__ import annotations

import random

from rules.adrenaline.actions import Keep, Throw
from rules.adrenaline.events import GrenadeThrown, PileShuffled
from rules.adrenaline.game import GAME
from rules.core.chance import SeededChance
from rules.core.game import codec

GAMES = 40


def play(answers: str, number: int, turns: int) -> tuple[list[bytes], int]:
    """The table at the start of each turn until the powerups are shuffled anew, and the grenades thrown by then.

    Both ways are played by the same choices: drawn by turn, seat and how many choices that seat has made in that turn.
    The deck that is shuffled is the one corner where the ways differ: it lacks a grenade thrown later in that turn.
    """
    chance = SeededChance(number.to_bytes(4, "big"))
    state = GAME.setup("deathmatch", {"answers": answers}, 3 + number % 3, chance)
    tables, thrown, made = [], 0, {}
    while (decision := GAME.decision(state)) is not None and state.turn <= turns:
        ask = decision.asks[0]
        seat = ask.seats[0]
        legal = GAME.legal(state, seat)
        if ask.kind == "answers":
            action = most_grenades(legal) if grenadier(number, state.turn, seat) else Keep()
        else:
            key = (state.turn, seat)
            made[key] = made.get(key, 0) + 1
            action = random.Random(f"{number} {key} {made[key]}").choice(legal)
        turn = state.turn
        events = GAME.apply(state, seat, action, chance)
        state.seq += 1
        if PileShuffled("powerups") in events:
            break
        thrown += sum(isinstance(event, GrenadeThrown) for event in events)
        if state.turn != turn:
            tables.append(comparable(state))
    return tables, thrown


def grenadier(number: int, turn: int, seat: int) -> bool:
    """Whether this seat answers hits in this turn."""
    return random.Random(f"{number} {turn} {seat}").random() < 0.7


def most_grenades(legal):
    """Throw all there are, in either way of asking."""
    throws = [action for action in legal if isinstance(action, Throw)]
    return max(throws, key=lambda action: len(action.cards), default=Keep())


def comparable(state) -> bytes:
    """The whole table but for the option itself and the count of steps."""
    copy = codec(GAME).copy(state)
    copy.options["answers"] = ""
    copy.seq = 0
    for frame in copy.stack:
        frame.opened = 0
    return codec(GAME).encode(copy)


def test_at_once_and_at_the_end_give_the_same_table():
    turns, grenades = 0, 0
    for number in range(GAMES):
        at_end, thrown = play("at_end", number, 60)
        at_once, _ = play("at_once", number, 60)
        assert at_end == at_once
        turns += len(at_end)
        grenades += thrown
    assert turns > 1000
    assert grenades > 20
