"""Ways across a board: chevrons along a path, dotted lines between two points."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from render.core.canvas import Canvas
from render.core.palette import INK, TEXT, Colour
from render.core.shape import Point
from render.core.signs import colour_of
from render.core.stamps import dot, slanted_chevron

CHEVRON = 27
_DOT_STEP = 17


def chevrons(
    canvas: Canvas, points: Sequence[Point], ends: tuple[float, float], paint: Colour, aside: float = 0,
    size: int = CHEVRON,
) -> None:  # fmt: skip
    """Chevrons of `size` along a line of several pieces, leaving room at both ends, `aside` pixels to its right."""
    skip, spare = ends
    apart = size - 1 if size >= CHEVRON else round(1.4 * size)
    lengths = [math.dist(one, other) for one, other in pairwise(points)]
    total = sum(lengths)
    if total - skip - spare < apart:
        skip = spare = max(0.0, (total - apart) / 2)
    count = max(1, int((total - skip - spare) // apart))
    step = (total - skip - spare) / count
    for number in range(count):
        x, y, angle = _along(points, lengths, skip + step * (number + 0.5))
        turn = math.radians(angle)
        x, y = x - aside * math.sin(turn), y + aside * math.cos(turn)
        canvas.stamp(slanted_chevron(round(angle / 5) * 5, size, paint, INK), x, y)


def _along(points: Sequence[Point], lengths: Sequence[float], way: float) -> tuple[float, float, float]:
    """The point after `way` pixels of the line, and its heading in degrees clockwise from east."""
    piece = 0
    while piece < len(lengths) - 1 and way > lengths[piece]:
        way -= lengths[piece]
        piece += 1
    (x1, y1), (x2, y2) = points[piece], points[piece + 1]
    share = min(1.0, way / lengths[piece]) if lengths[piece] else 0.0
    angle = math.degrees(math.atan2(y2 - y1, x2 - x1)) % 360
    return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, angle


def dotted(canvas: Canvas, start: Point, end: Point, ends: tuple[float, float], figure: str = "") -> None:
    """A dotted line in a figure's colour, leaving room at both ends; white and wider apart without a figure."""
    total = math.dist(start, end)
    paint = colour_of(figure) if figure else TEXT
    step = _DOT_STEP if figure else 2 * _DOT_STEP
    way, spare = ends
    while way < total - spare:
        share = way / total
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        canvas.stamp(dot(5, paint, rim=INK), x, y)
        way += step
