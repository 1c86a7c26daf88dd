"""Another world that nobody could tell from this one: all that is hidden, dealt anew (ORB-HIDE-1)."""

from __future__ import annotations

from rules.core.chance import Chance
from rules.orb_hunt.state import OrbHuntState
from rules.orb_hunt.table import goal_shown


def redeal(state: OrbHuntState, chance: Chance) -> OrbHuntState:
    """Changes `state`: each goal that has not shown lies under any strong enemy still standing, for every reader.

    Loot and villain are drawn when they come up, so there is nothing of them to deal anew.
    """
    for figure in state.figures.values():
        if not goal_shown(figure):
            hiding = [f for f, enemy in figure.enemies.items() if enemy.type == "strong" and not enemy.beaten]
            figure.goal = chance.pick("goal", hiding)
    return state
