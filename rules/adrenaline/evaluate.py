"""How good a table looks for a seat, in points: the judgement of the computer player.

It reads only what that seat's view shows: its own hand and total, of others only boards, marks and squares. All weights
are ours.
"""

from __future__ import annotations

from rules.adrenaline import content
from rules.adrenaline.arena import Arena
from rules.adrenaline.damage import KILLSHOT, OVERKILL
from rules.adrenaline.modes import mode_of
from rules.adrenaline.modes.bot import BOT
from rules.adrenaline.programs import WEAPON_PROGRAMS
from rules.adrenaline.scoring import points_of, values, worth
from rules.adrenaline.state import AdrenalineState, Figure

HURT = 0.12
"""What a damage token on the own board costs, beside the points it will pay to others."""
RIVALS = 0.35
"""How much a point for somebody else costs."""
TOKEN = 0.15
"""What an own token on a rival's board is worth, beside the points it pays: it may still gain a rank."""
KILL, OVERKILLED = 1.0, 0.4
"""What the killshot and the overkill token will be worth on the track."""
MARK, MARKED = 0.5, 0.15
"""An own mark on a rival, a rival's mark on the own board."""
CUBE, CROWDED = 0.22, 0.2
"""A cube, and the share of it by which each further one of its colour is worth less."""
POWERUP = 0.45
LOADED = 0.55
"""What a point of a loaded weapon's strength is worth; an empty one less."""
EMPTY = 0.2
NEAR = 0.5
"""What it is worth to see two rivals for who is armed; half of it is lost with each move to a shop for who is not."""
EXPOSED = 0.1
"""What it costs to be seen by a rival."""


def evaluate(state: AdrenalineState, seat: int) -> float:
    """Points held and to be expected, means to shoot, and where the figure stands."""
    own = next(figure for figure in state.figures.values() if figure.seat == seat)
    if state.phase == "over":
        return points_of(own)
    others = [figure for figure in state.figures.values() if figure is not own]
    return (
        points_of(own)
        + sum(_board(figure, own.id) for figure in others)
        - _own_board(own)
        + mode_of(state).promise(state, own.id)
        + _means(own)
        + _stand(state, own, others)
    )


def _chance(figure: Figure) -> float:
    """How sure the board is to be scored as it is: it lies killed, or some way to it."""
    return 1.0 if figure.killed else 0.25 + 0.6 * len(figure.damage) / KILLSHOT


def _pays(figure: Figure) -> dict[str, int]:
    """What the board would pay now by owner, first blood included; its own tokens pay nobody (ADR-DOM-9)."""
    paid = worth(figure.damage, values(figure))
    if figure.damage and not figure.frenzy_side:
        paid[figure.damage[0]] += 1
    paid.pop(figure.id, None)
    return paid


def _board(figure: Figure, own: str) -> float:
    """A rival's board: own points on it less those of others, and own marks waiting there.

    The bot figure is no rival for the victory (ADR-BOT-8).
    """
    paid = _pays(figure)
    mine = paid.pop(own, 0)
    paid.pop(BOT, None)
    value = _chance(figure) * (mine - RIVALS * sum(paid.values()) / 2) + TOKEN * figure.damage.count(own)
    if figure.killed:
        value += KILL * (figure.damage[KILLSHOT - 1] == own)
        return value + OVERKILLED * (figure.damage[OVERKILL - 1 :] == [own])
    return value + MARK * figure.marks.get(own, 0)


def _own_board(own: Figure) -> float:
    """What the own damage and the marks on it cost; being killed once more makes the board cheaper."""
    paid = sum(number for owner, number in _pays(own).items() if owner != BOT)
    return RIVALS * _chance(own) * paid + HURT * len(own.damage) + MARKED * sum(own.marks.values())


def _means(own: Figure) -> float:
    """Weapons by their strength, cubes with less worth each, powerups."""
    value = POWERUP * len(own.hand)
    for count in own.cubes.values():
        value += CUBE * (count - CROWDED * max(count - 1, 0))
    for weapon in own.weapons:
        value += (LOADED if weapon.loaded else EMPTY) * _STRENGTH[weapon.id]
    return value


def _stand(state: AdrenalineState, own: Figure, others: list[Figure]) -> float:
    """Rivals near and in sight for who is armed, a shop near for who is not."""
    if not own.square:
        return 0.0
    arena: Arena = content.ARENAS[state.arena]
    armed = any(weapon.loaded for weapon in own.weapons)
    if not armed:
        return -NEAR * min(arena.distance(own.square, shop) for shop in state.shops) / 2
    seen = sum(figure.square in arena.seen[own.square] for figure in others if figure.square)
    exposed = sum(own.square in arena.seen[figure.square] for figure in others if figure.square)
    return NEAR * min(seen, 2) / 2 - EXPOSED * exposed


_STRENGTH = {
    id: 1.0 + max(effect.program.power for effect in weapon.effects.values()) / 2
    for id, weapon in WEAPON_PROGRAMS.items()
}
