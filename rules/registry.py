"""The one module that names the games."""

from __future__ import annotations

from typing import Any

from rules.adrenaline.game import GAME as ADRENALINE
from rules.adrenaline.position import SCENARIOS as ADRENALINE_POSITIONS
from rules.core.game import Game, codec
from rules.core.player import Thinker
from rules.orb_hunt.game import GAME as ORB_HUNT
from rules.orb_hunt.position import SCENARIOS as ORB_HUNT_POSITIONS

GAMES: dict[str, Game[Any]] = {game.system: game for game in (ADRENALINE, ORB_HUNT)}
POSITIONS: dict[str, Any] = {ADRENALINE.system: ADRENALINE_POSITIONS, ORB_HUNT.system: ORB_HUNT_POSITIONS}


def game(system: str) -> Game[Any]:
    """The game called `system`. Raises `KeyError` when there is none."""
    return GAMES[system]


def scenarios(system: str) -> Any:
    """The readable notation of `system`'s tables (`rules.core.scenario.Adapter`). Raises `KeyError`."""
    return POSITIONS[system]


def think(system: str, state: bytes, seat: int, samples: int, seed: int) -> list[str]:
    """What a computer player would do next: action texts up to a draw or handing on, at least one.

    `state` is JSON; what `seat` may not know of it is dealt anew first. Takes and gives plain values, so that it can
    run in another process.
    """
    known = game(system)
    return Thinker(known, codec(known).decode(state), seat, samples, seed).plan()
