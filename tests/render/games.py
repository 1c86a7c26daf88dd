"""Real tables for the pictures: random games of the engine, cut at the end of turns."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from rules.adrenaline.view import View
from rules.core.chance import SeededChance
from rules.core.game import codec
from rules.core.model import Event
from rules.registry import game

GAME = game("adrenaline")
# Random players dawdle; what hurts comes first, so that games see kills and frenzy soon.
_EAGER = ("shoot", "use", "target", "grab", "take", "play", "throw")


class Moment(NamedTuple):
    """A state after a step, the events since the last turn's end, and the public view then."""

    state: Any
    events: tuple[Event, ...]
    before: View


def moments(
    seed: int, seats: int, options: dict[str, str] | None = None, most: int = 4000, mode: str = "deathmatch"
) -> Iterator[Moment]:
    """Every step of a random game up to its end or `most` steps."""
    dice = random.Random(seed)
    chance = SeededChance(f"pictures {seed}".encode())
    state = GAME.setup(mode, options or {}, seats, chance)
    events: list[Event] = []
    before = GAME.view(state, None)
    for _ in range(most):
        decision = GAME.decision(state)
        if decision is None:
            return
        seat = dice.choice(decision.seats)
        actions = GAME.legal(state, seat)
        eager = [one for one in actions if type(one).__struct_config__.tag in _EAGER]
        action = dice.choice(eager if eager and dice.random() < 0.75 else actions)
        state = codec(GAME).copy(state)
        state.seq += 1
        happened = GAME.apply(state, seat, action, chance)
        if any(type(event).__struct_config__.tag == "turn_began" for event in events):
            events, before = [], GAME.view(state, None)
        events.extend(happened)
        yield Moment(state, tuple(events), before)
