"""Random legal games to the end: finds faults and measures speed.

    python -m tests.bench.selfplay --system adrenaline --mode deathmatch --seats 4 --games 1000 --seed 1 --json

Options that are not given are cycled over all their values that fit the seats. An action is `legal` for the seat that
chooses + `apply` with its events; copying, storing and checking are not counted. A spin is one turn of
`for i in range(n): total += i & 7`, timed before and after (best of 5). All times are those of the processor: other
work on the machine matters little.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from rules import registry
from rules.core import notation
from rules.core.chance import SeededChance
from rules.core.errors import RulesError
from rules.core.game import Game, Mode, codec

LONGEST_GAME = 20_000
"""Actions after which a game counts as unfinished."""
SPINS = 200_000
COPIES_EVERY = 97
"""A copy is timed once in so many actions."""


class Run:
    """The games of one call, and what was measured in them."""

    def __init__(self, game: Game[Any], mode: Mode, seats: int, seed: int, *, check: bool) -> None:
        self.game = game
        self.mode = mode
        self.seats = seats
        self.seed = seed
        self.check = check
        self.actions = 0
        self.seconds = 0.0
        self.copies = 0
        self.copy_seconds = 0.0
        self.games = 0
        self.unfinished = 0
        self.faults: list[str] = []

    def play(self, number: int, options: Mapping[str, str]) -> None:
        """One game. A fault ends it and is noted with all that is needed to play it again."""
        rng = random.Random(f"{self.seed} {number}")
        chance = SeededChance(f"{self.seed} {number}".encode())
        line = ""
        try:
            state = self.game.setup(self.mode.name, options, self.seats, chance)
            for _ in range(LONGEST_GAME):
                decision = self.game.decision(state)
                if decision is None:
                    break
                seat = rng.choice(decision.seats)
                state.seq += 1
                line = self._act(state, seat, chance, rng)
            else:
                self.unfinished += 1
        except Exception as error:
            self.faults.append(f"game {number} {dict(options)} after '{line}': {type(error).__name__}: {error}")
        self.games += 1

    def _act(self, state: Any, seat: int, chance: SeededChance, rng: random.Random) -> str:
        """One random action of `seat`; its text."""
        start = time.process_time()
        actions = self.game.legal(state, seat)
        listed = time.process_time()
        action = rng.choice(actions)
        chosen = time.process_time()
        self.game.apply(state, seat, action, chance)
        self.seconds += time.process_time() - chosen + listed - start
        self.actions += 1
        chance.take_picks()
        line = notation.text(action)
        if self.check:
            problems = self.game.problems(state)
            if problems:
                raise AssertionError("; ".join(problems))
        if self.actions % COPIES_EVERY == 0:
            start = time.process_time()
            codec(self.game).copy(state)
            self.copy_seconds += time.process_time() - start
            self.copies += 1
        return line

    def result(self, spin: float) -> dict[str, Any]:
        """The fields of the JSON line; `spin` in seconds."""
        an_action = self.seconds / max(self.actions, 1)
        return {
            "games": self.games,
            "actions": self.actions,
            "us_per_action": round(an_action * 1e6, 2),
            "us_per_copy": round(self.copy_seconds / max(self.copies, 1) * 1e6, 2),
            "spins_per_action": round(an_action / spin),
            "faults": len(self.faults),
            "unfinished": self.unfinished,
            "fault_list": self.faults[:20],
        }


def spin_seconds() -> float:
    """The time of one spin, best of 5."""
    return min(_spin(SPINS) for _ in range(5)) / SPINS


def _spin(n: int) -> float:
    total = 0
    start = time.process_time()
    for i in range(n):
        total += i & 7
    return time.process_time() - start


def variants(mode: Mode, seats: int, given: Mapping[str, str]) -> list[dict[str, str]]:
    """Every mix of the options that are not given and of values that fit the seats."""
    open_options = [option for option in mode.options if option.key not in given]
    values = []
    for option in open_options:
        fitting = [v for v in option.values if option.seats.get(v, mode.seats)[0] <= seats]
        values.append([v for v in fitting if seats <= option.seats.get(v, mode.seats)[1]])
    return [
        {**given, **{option.key: value for option, value in zip(open_options, mix, strict=True)}}
        for mix in product(*values)
    ]


def cycle(listed: list[dict[str, str]], games: int, seed: int) -> Iterator[dict[str, str]]:
    """`games` of them: all in a shuffled order before any comes again."""
    rng = random.Random(seed)
    left: list[dict[str, str]] = []
    for _ in range(games):
        if not left:
            left = rng.sample(listed, len(listed))
        yield left.pop()


def selfplay(
    system: str, mode: str, seats: int, games: int, seed: int, given: Mapping[str, str], *, check: bool = True
) -> dict[str, Any]:
    """Plays and returns the fields of the JSON line. Raises `KeyError` or `RulesError` for what does not exist."""
    game = registry.game(system)
    known = next((known for known in game.modes if known.name == mode), None)
    if known is None:
        raise KeyError(mode)
    run = Run(game, known, seats, seed, check=check)
    game.setup(mode, given, seats, SeededChance(b"do the options fit?"))
    before = spin_seconds()
    for number, options in enumerate(cycle(variants(known, seats, given), games, seed)):
        run.play(number, options)
    return run.result(min(before, spin_seconds()))


def main() -> int:
    """The command line; exit status 1 if a game failed, 2 for a call that makes no sense."""
    parser = argparse.ArgumentParser(description="Random legal games to the end.")
    parser.add_argument("--system", required=True)
    parser.add_argument("--mode", required=True)
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--no-check", action="store_true", help="do not look for broken invariants after each step")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    given = dict(option.partition("=")[::2] for option in asked.option)
    try:
        result = selfplay(
            asked.system, asked.mode, asked.seats, asked.games, asked.seed, given, check=not asked.no_check
        )
    except KeyError as error:
        print(f"unknown system or mode: {error}", file=sys.stderr)
        return 2
    except RulesError as error:
        print(f"{error} {error.facts}", file=sys.stderr)
        return 2
    if asked.json:
        print(json.dumps(result))
    else:
        print("\n".join(f"{field}: {value}" for field, value in result.items()))
    return 1 if result["faults"] or result["unfinished"] else 0


if __name__ == "__main__":
    sys.exit(main())
