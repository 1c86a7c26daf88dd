"""Floors: every room has its tint and its pattern. A pattern repeats after 20 pixels, so that files stay small."""

from __future__ import annotations

from functools import cache

from PIL import Image

from render.core.canvas import Box, Canvas
from render.core.palette import LINE, PANEL, ROOMS, TEXT_2, Colour
from render.core.shape import Shape

PERIOD = 20


def room_colours(room: str) -> tuple[Colour, Colour, Colour]:
    """Floor, pattern and label colour of a room; a plain grey for an unknown one."""
    return ROOMS.get(room, (PANEL, LINE, TEXT_2))


@cache
def _tile(room: str) -> Image.Image:
    """One period of a room's pattern as a mask."""
    shape = Shape(PERIOD, PERIOD)
    for x in (-PERIOD, 0, PERIOD):
        for y in (-PERIOD, 0, PERIOD):
            _draw(shape, room, x, y)
    return shape.mask()


def _draw(shape: Shape, room: str, x: int, y: int) -> None:
    if room == "red":
        shape.line([(x, y + PERIOD), (x + PERIOD, y)], 4)
    elif room == "purple":
        shape.line([(x, y), (x + PERIOD, y + PERIOD)], 4)
    elif room == "blue":
        for dx, dy in ((5, 5), (15, 15)):
            shape.disc(x + dx, y + dy, 2.6)
    elif room == "yellow":
        shape.line([(x, y + 14), (x + 10, y + 6), (x + 20, y + 14)], 3)
    elif room == "green":
        for dx, dy in ((5, 5), (15, 15)):
            shape.box(x + dx - 4, y + dy - 1, x + dx + 4, y + dy + 1)
            shape.box(x + dx - 1, y + dy - 4, x + dx + 1, y + dy + 4)
    elif room == "white":
        shape.box(x, y, x + PERIOD, y + 2)
        shape.box(x, y, x + 2, y + PERIOD)


def floor(canvas: Canvas, box: Box, room: str) -> None:
    """Lay a room's floor; the pattern is anchored to the canvas, so that squares of one room join."""
    shade, pattern, _ = room_colours(room)
    left, top, right, bottom = box
    canvas.fill(box, shade)
    first_x, first_y = left // PERIOD * PERIOD, top // PERIOD * PERIOD
    mask = Image.new("L", (right - first_x, bottom - first_y))
    tile = _tile(room)
    for x in range(0, mask.width, PERIOD):
        for y in range(0, mask.height, PERIOD):
            mask.paste(tile, (x, y))
    canvas.image.paste(pattern, (left, top), mask.crop((left - first_x, top - first_y, mask.width, mask.height)))
