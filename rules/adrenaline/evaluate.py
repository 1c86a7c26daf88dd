"""How good a table looks for a seat: the judgement of the computer player. It reads only what that seat may see."""

from __future__ import annotations

from rules.adrenaline.scoring import points_of
from rules.adrenaline.state import AdrenalineState


def evaluate(state: AdrenalineState, seat: int) -> float:
    """Points of the own figure."""
    figure = next(figure for figure in state.figures.values() if figure.seat == seat)
    return float(points_of(figure))
