"""How good a table looks for a seat, in points: the judgement of the computer player.

It reads only what that seat's view shows. All weights are ours.
"""

from __future__ import annotations

from rules.orb_hunt.content import LOOT, RULES, SHIELD, VILLAINS
from rules.orb_hunt.scoring import points_of
from rules.orb_hunt.state import Figure, OrbHuntState
from rules.orb_hunt.table import board_of, bonus_of, printed

BONUS = 5.0
"""What a point of weapon bonus is worth over the rolls to come."""
ITEMS = {"heal": 1.6, "grenade": 1.8, "shield": 2.5}
LIFE = 1.3
TURN = 7.0
"""What a turn is worth that will be lost."""
RIVALS = 0.25
"""How much a point of the best rival costs."""
PULL = 0.06
"""How strongly an enemy draws the figure, by its worth and the turns that it is away."""
HOME = 3.0
"""What a turn on the way to the goal costs, once nothing else is left."""


def evaluate(state: OrbHuntState, seat: int) -> float:
    """Points held, what the belongings promise, lives, and where the figure stands."""
    own = next(figure for figure in state.figures.values() if figure.seat == seat)
    rivals = max(points_of(figure) for figure in state.figures.values() if figure is not own)
    value = points_of(own) - RIVALS * rivals
    if state.phase == "over":
        return value
    value += BONUS * bonus_of(own) + sum(worth * own.owned[id] for id, worth in ITEMS.items())
    if own.stunned or own.unconscious:
        value -= TURN + bonus_of(own)
    if state.phase == "first":
        return value + LIFE * own.lives + _stand(own)
    return value + _in_danger(state, own)


def _in_danger(state: OrbHuntState, own: Figure) -> float:
    """In the second phase only a villain that wounds makes lives count."""
    assert state.villain is not None
    return LIFE * own.lives if VILLAINS[state.villain.id].effect == "wound" else 0.0


def _stand(own: Figure) -> float:
    """Near what can still be won; near the goal when there is nothing more."""
    board = board_of(own)
    standing = [(field, enemy) for field, enemy in own.enemies.items() if not enemy.beaten]
    if not standing:
        return -HOME * (1 + board.distance(own.field, own.goal) / RULES.steps)
    pull = 0.0
    for field, enemy in standing:
        loot = 2.0 if enemy.type == "weak" else BONUS * 1.5
        turns = -(-board.distance(own.field, field) // RULES.steps)
        pull += (printed(enemy) + loot) / (1 + turns)
    return PULL * pull


assert set(ITEMS) == {id for id, thing in LOOT.items() if thing.kind == "item"} and SHIELD in ITEMS
