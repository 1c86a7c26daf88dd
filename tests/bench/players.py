"""How well the computer plays: one computer seat against random seats.

`python -m tests.bench.players --system adrenaline --mode deathmatch --games 50 [--seats 4] [--samples N] [--json]`
prints `first_places` (shared ones share), `games`, and `turn_p95_s` (thinking for one whole turn, in seconds).
"""

from __future__ import annotations

import argparse
import json
import random
import time

from rules.core import notation
from rules.core.chance import SeededChance
from rules.core.game import codec, submit
from rules.registry import GAMES, think

SAMPLES = 400


def play(system: str, mode: str, seats: int, computer: int, seed: int, samples: int) -> tuple[float, list[float]]:
    """One game; returns the computer's share of the first place and the seconds each of its turns took."""
    game = GAMES[system]
    chance = SeededChance(seed.to_bytes(8, "big"))
    dice = random.Random(seed)
    kinds = notation.verbs(game.actions)
    state = game.setup(mode, {}, seats, chance)
    turns: list[float] = []
    spent = 0.0
    while (decision := game.decision(state)) is not None:
        ask = decision.asks[0]
        seat = ask.seats[0]
        if seat == computer:
            start = time.perf_counter()
            texts = think(system, codec(game).encode(state), seat, samples, seed + state.seq)
            spent += time.perf_counter() - start
            actions = [notation.parse(text, kinds) for text in texts]
        else:
            actions = [dice.choice(game.legal(state, seat))]
        for action in actions:
            now = game.decision(state)
            own = now.of(seat) if now else None
            if own is None:
                raise AssertionError(f"the plan {texts} goes on although seat {seat} is not asked")
            state, _ = submit(game, state, seat, own.opened, action, chance)
        after = game.decision(state)
        if spent and (after is None or after.of(computer) is None):
            turns.append(spent)
            spent = 0.0
    outcome = game.outcome(state)
    assert outcome is not None
    first = next(place.seats for place in outcome.places if place.place == 1)
    return (1 / len(first) if computer in first else 0.0), turns


def measure(system: str, mode: str, seats: int, games: int, samples: int) -> dict[str, float]:
    """The figures of `games` games, the computer sitting at each seat in turn."""
    firsts, turns = 0.0, []
    for number in range(games):
        share, times = play(system, mode, seats, number % seats, number, samples)
        firsts += share
        turns.extend(times)
    turns.sort()
    return {"first_places": firsts, "games": games, "turn_p95_s": round(turns[int(len(turns) * 0.95)], 3)}


def main(arguments: list[str] | None = None) -> None:
    """Reads the command line and prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--system", default="adrenaline")
    parser.add_argument("--mode", default="deathmatch")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--samples", type=int, default=SAMPLES)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    figures = measure(asked.system, asked.mode, asked.seats, asked.games, asked.samples)
    print(json.dumps(figures) if asked.json else "\n".join(f"{key}: {value}" for key, value in figures.items()))


if __name__ == "__main__":
    main()
