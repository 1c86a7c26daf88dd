"""How good a table looks for a seat, in points: the judgement of the computer player.

It reads only what that seat's view shows. All weights are ours.
"""

from __future__ import annotations

from rules.orb_hunt.content import RULES, VILLAINS
from rules.orb_hunt.scoring import points_of
from rules.orb_hunt.state import Figure, OrbHuntState
from rules.orb_hunt.table import board_of, bonus_of, printed

BONUS = 5.0
"""What a point of weapon bonus is worth over the rolls to come."""
ITEMS = {"heal": 1.6, "grenade": 1.8, "shield": 2.5}
LIFE = 1.3
TURN = 7.0
"""What a turn is worth that will be lost, the weapons' bonus aside."""
RIVALS = 0.25
"""How much a point of the best rival costs."""
WIN = 15.0
STANDING = 3.0
"""What an enemy costs that is still to be beaten, beside its points."""
STEP = 0.5
"""What a step costs to the next enemy, or to the goal."""
PULL = 0.15
"""How much farther one goes for an enemy of more worth."""


def evaluate(state: OrbHuntState, seat: int) -> float:
    """Points held, what the belongings promise, lives, and where the figure stands."""
    own = next(figure for figure in state.figures.values() if figure.seat == seat)
    rival = max(points_of(figure) for figure in state.figures.values() if figure is not own)
    value = points_of(own) - RIVALS * rival + BONUS * bonus_of(own)
    value += sum(worth * own.owned[id] for id, worth in ITEMS.items())
    if state.phase == "over":
        return value + LIFE * RULES.lives + (WIN if points_of(own) > rival else -WIN)
    if own.stunned or own.unconscious:
        value -= TURN + bonus_of(own)
    if state.phase == "first":
        return value + LIFE * own.lives + _way(own)
    return value + LIFE * (own.lives if _wounds(state) else RULES.lives)


def _wounds(state: OrbHuntState) -> bool:
    """In the second phase lives count only where the villain takes them."""
    return state.villain is not None and VILLAINS[state.villain.id].effect == "wound"


def _way(own: Figure) -> float:
    """What is still to be done on the board: enemies, the way to the next one, at last that to the goal."""
    board = board_of(own)
    standing = {field: printed(enemy) for field, enemy in own.enemies.items() if not enemy.beaten}
    if not standing:
        return -STEP * board.distance(own.field, own.goal)
    ways = [STEP * board.distance(own.field, field) - PULL * worth for field, worth in standing.items()]
    return -STANDING * len(standing) - min(ways)
