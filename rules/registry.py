"""The one module that names the games."""

from __future__ import annotations

from typing import Any

from rules.adrenaline.game import GAME as ADRENALINE
from rules.adrenaline.position import SCENARIOS as ADRENALINE_POSITIONS
from rules.core.game import Game

GAMES: dict[str, Game[Any]] = {game.system: game for game in (ADRENALINE,)}


def game(system: str) -> Game[Any]:
    """The game called `system`. Raises `KeyError` when there is none."""
    return GAMES[system]


def scenarios(system: str) -> Any:
    """The readable notation of `system`'s tables (`rules.core.scenario.Adapter`). Raises `KeyError`."""
    return {ADRENALINE.system: ADRENALINE_POSITIONS}[system]
