"""Shapes as masks: drawn once four times as large, averaged down, kept."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

OVERSAMPLING = 4
Point = tuple[float, float]


class Shape:
    """A mask under way. Lengths are final pixels (fractions allowed); `on=False` cuts out instead of adding."""

    def __init__(self, width: int, height: int) -> None:
        self._image = Image.new("L", (width * OVERSAMPLING, height * OVERSAMPLING))
        self._draw = ImageDraw.Draw(self._image)

    def mask(self) -> Image.Image:
        """The finished mask, 0 (nothing) to 255 (covered)."""
        return self._image.reduce(OVERSAMPLING)

    def disc(self, x: float, y: float, radius: float, on: bool = True) -> None:
        """A filled circle round (x, y)."""
        edges = (x - radius, y - radius, x + radius, y + radius)
        self._draw.ellipse(self._edges(edges), fill=255 if on else 0)

    def ring(self, x: float, y: float, radius: float, width: float) -> None:
        """A circle line whose outer edge has `radius`."""
        edges = self._edges((x - radius, y - radius, x + radius, y + radius))
        self._draw.ellipse(edges, outline=255, width=round(width * OVERSAMPLING))

    def arc(self, x: float, y: float, radius: float, width: float, start: float, end: float) -> None:
        """A piece of a ring, clockwise from `start` to `end` degrees (0 = east), with round ends."""
        edges = self._edges((x - radius, y - radius, x + radius, y + radius))
        self._draw.arc(edges, start, end, fill=255, width=round(width * OVERSAMPLING))
        for angle in (start, end):
            middle = radius - width / 2
            turn = math.radians(angle)
            self.disc(x + middle * math.cos(turn), y + middle * math.sin(turn), width / 2)

    def box(self, left: float, top: float, right: float, bottom: float, radius: float = 0, on: bool = True) -> None:
        """A filled rectangle with round corners."""
        edges = self._edges((left, top, right, bottom))
        self._draw.rounded_rectangle(edges, radius * OVERSAMPLING, fill=255 if on else 0)

    def polygon(self, points: Sequence[Point], grow: float = 0, on: bool = True) -> None:
        """A filled polygon, its outline moved outwards by `grow` with round corners."""
        fill = 255 if on else 0
        self._draw.polygon([self._at(point) for point in points], fill=fill)
        if grow > 0:
            self.line([*points, points[0]], 2 * grow, on)

    def line(self, points: Sequence[Point], width: float, on: bool = True) -> None:
        """A line through `points` with round ends and joints."""
        fill = 255 if on else 0
        for start, end in pairwise(points):
            self._draw.line([self._at(start), self._at(end)], fill=fill, width=round(width * OVERSAMPLING))
        for x, y in points:
            self.disc(x, y, width / 2, on)

    def _at(self, point: Point) -> Point:
        return point[0] * OVERSAMPLING - 0.5, point[1] * OVERSAMPLING - 0.5

    def _edges(self, edges: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
        left, top, right, bottom = (edge * OVERSAMPLING for edge in edges)
        return left, top, max(left, right - 1), max(top, bottom - 1)


def turned(points: Sequence[Point], degrees: float) -> list[Point]:
    """`points` turned clockwise about the origin."""
    turn = math.radians(degrees)
    cos, sin = math.cos(turn), math.sin(turn)
    return [(x * cos - y * sin, x * sin + y * cos) for x, y in points]


def moved(points: Sequence[Point], x: float, y: float, scale: float = 1) -> list[Point]:
    """`points` scaled, then moved by (x, y)."""
    return [(x + px * scale, y + py * scale) for px, py in points]


def star(points: int, outer: float, inner: float) -> list[Point]:
    """A star round the origin, one point up."""
    corners = []
    for step in range(points * 2):
        radius = outer if step % 2 == 0 else inner
        angle = math.pi * step / points - math.pi / 2
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return corners
