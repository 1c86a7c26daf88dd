"""A board's floor plan: where its fields lie in a picture, and the layer of it that never changes."""

from __future__ import annotations

from typing import NamedTuple

from render.core.canvas import Box, Canvas
from render.core.palette import CHECKER, INK, PANEL, TEXT_2, WALL, Colour
from render.core.patterns import room_colours
from render.core.shape import Point
from render.core.typeface import write
from render.orb_hunt import stamps
from rules.orb_hunt.content import BOARDS

SIZE = 7
COLUMNS = "ABCDEFG"
_WALL = 5
# The sector's floor, where it is called otherwise than the board.
_FLOORS = {"violet": "purple"}


class Grid(NamedTuple):
    """Where a board lies: its upper left corner and the side of a field, in pixels."""

    left: int
    top: int
    cell: int

    def box(self, field: str) -> Box:
        """The field's edges."""
        column, row = place(field)
        left, top = self.left + column * self.cell, self.top + row * self.cell
        return left, top, left + self.cell, top + self.cell

    def middle(self, field: str) -> Point:
        """The field's centre."""
        left, top, right, bottom = self.box(field)
        return (left + right) / 2, (top + bottom) / 2


def place(field: str) -> tuple[int, int]:
    """Column and row of a field's id, from 0."""
    return ord(field[0]) - ord("A"), int(field[1:]) - 1


def colours(board: str) -> tuple[Colour, Colour, Colour]:
    """Floor, every other floor, and label of a board's sector."""
    sector = _FLOORS.get(board, board)
    shade, pattern, label = room_colours(sector)
    return shade, CHECKER.get(sector, pattern), label


def floor_plan(canvas: Canvas, grid: Grid, board: str, ground: Colour = PANEL) -> None:
    """Put the kept layer: floors, rock, walls, teleports, the start, coordinates."""
    side, edge = SIZE * grid.cell, _edge(grid.cell)
    own = Grid(edge, edge, grid.cell)
    key = ("orb", board, grid.cell, ground)

    def build(layer: Canvas) -> None:
        layer.fill((0, 0, layer.width, layer.height), ground)
        _build(layer, own, board)

    canvas.layer((grid.left - edge, grid.top - edge), (side + edge + 8, side + edge + 8), key, build)


def _edge(cell: int) -> int:
    """Room for the coordinates above and at the left."""
    return 26 if cell < 100 else 40


def _build(canvas: Canvas, grid: Grid, board: str) -> None:
    side, cell = SIZE * grid.cell, grid.cell
    left, top = grid.left, grid.top
    canvas.plate((left - 6, top - 6, left + side + 6, top + side + 6), WALL, 10)
    canvas.plate((left - 1, top - 1, left + side + 1, top + side + 1), INK, 5)
    shade, other, label = colours(board)
    plan = BOARDS.get(board)
    fields = plan.fields if plan is not None else ()
    for field in fields:
        column, row = place(field)
        canvas.fill(grid.box(field), other if (column + row) % 2 else shade)
    walls(canvas, grid, board)
    if plan is not None:
        canvas.stamp(stamps.start(cell, label), *grid.middle(plan.start))
        for field in plan.teleports:
            canvas.stamp(stamps.teleport(cell), *grid.middle(field))
    size = 22 if cell < 100 else 30
    for number, letter in enumerate(COLUMNS):
        along = number * cell + cell / 2
        write(canvas, left + along, top - 10, letter, "Semibold", size, TEXT_2, "middle")
        write(canvas, left - 18, top + along + 0.34 * size, str(number + 1), "Semibold", size, TEXT_2, "middle")


def walls(canvas: Canvas, grid: Grid, board: str) -> None:
    """A light line only where floor meets rock."""
    plan = BOARDS.get(board)
    fields = set(plan.fields) if plan is not None else set()
    for field in sorted(fields):
        _walls_of(canvas, grid, field, fields)


def _walls_of(canvas: Canvas, grid: Grid, field: str, fields: set[str]) -> None:
    column, row = place(field)
    left, top, right, bottom = grid.box(field)
    half = _WALL // 2
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        if not (0 <= column + dx < SIZE and 0 <= row + dy < SIZE):
            continue
        if f"{COLUMNS[column + dx]}{row + dy + 1}" in fields:
            continue
        x1, x2 = (left, right) if dx == 0 else ((right, right) if dx > 0 else (left, left))
        y1, y2 = (top, bottom) if dy == 0 else ((bottom, bottom) if dy > 0 else (top, top))
        canvas.plate((x1 - half, y1 - half, x2 + half + 1, y2 + half + 1), WALL, half)
