"""The floor plan: where squares lie in a picture, and the layer with floors, walls and doors that never changes."""

from __future__ import annotations

from typing import NamedTuple

from render.core.canvas import Box, Canvas
from render.core.palette import TEXT, WALL, mix
from render.core.patterns import floor, room_colours
from render.core.picture import Words
from render.core.typeface import write, write_fit
from rules.adrenaline.arena import Arena

COLUMNS, ROWS = 4, 3
WALL_WIDTH = 11
# A door is a gap of this share of a side between two posts.
DOOR_SHARE = 0.36
POST = (12, 34)
SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


class Plan(NamedTuple):
    """Where the map lies: its upper left corner and the side of a square, in pixels."""

    left: int
    top: int
    cell: int

    def box(self, square: str) -> Box:
        """The square's edges (middle of its walls)."""
        column, row = place(square)
        left, top = self.left + column * self.cell, self.top + row * self.cell
        return left, top, left + self.cell, top + self.cell

    def middle(self, square: str) -> tuple[float, float]:
        """The square's centre."""
        left, top, right, bottom = self.box(square)
        return (left + right) / 2, (top + bottom) / 2

    def border(self, one: str, other: str) -> tuple[float, float]:
        """The middle of the side that two neighbours share."""
        (x1, y1), (x2, y2) = self.middle(one), self.middle(other)
        return (x1 + x2) / 2, (y1 + y2) / 2


def place(square: str) -> tuple[int, int]:
    """Column and row of a square's id, from 0."""
    return ord(square[0]) - ord("A"), int(square[1:]) - 1


def floor_plan(canvas: Canvas, plan: Plan, arena: Arena) -> None:
    """Put the kept layer with everything that never changes in `arena`."""
    edge = WALL_WIDTH // 2 + POST[1] // 2 + 1
    size = (COLUMNS * plan.cell + 2 * edge, ROWS * plan.cell + 2 * edge)
    own = Plan(edge, edge, plan.cell)
    key = ("arena", arena.id, plan.cell)
    canvas.layer((plan.left - edge, plan.top - edge), size, key, lambda layer: _build(layer, own, arena))


def labels(canvas: Canvas, plan: Plan, arena: Arena, words: Words) -> None:
    """Coordinates in every square, the room's name in its first one."""
    named: set[str] = set()
    for square in arena.squares:
        left, top, right, _ = plan.box(square.id)
        _, _, shade = room_colours(square.room)
        across = write(canvas, left + 17, top + 49, square.id, "Bold", 38, TEXT)
        if square.room not in named:
            named.add(square.room)
            name = words(f"render-room-{square.room}")
            room = right - left - across - 50
            write_fit(canvas, right - 18, top + 47, name, "Semibold", 27, shade, room, "right")


def _build(canvas: Canvas, plan: Plan, arena: Arena) -> None:
    for square in arena.squares:
        floor(canvas, plan.box(square.id), square.room)
    walls(canvas, plan, arena)


def walls(canvas: Canvas, plan: Plan, arena: Arena) -> None:
    """Hairlines between squares of one room, walls and doors between rooms."""
    for square in arena.squares:
        for side in SIDES:
            _open_side(canvas, plan, arena, square.id, side)
    for square in arena.squares:
        for side in SIDES:
            _wall_side(canvas, plan, arena, square.id, side)
    for square in arena.squares:
        for side in ("east", "south"):
            _door(canvas, plan, arena, square.id, side)


def beside(arena: Arena, square: str, side: str) -> str:
    """The square that lies on that side, "" outside the arena."""
    column, row = place(square)
    dx, dy = SIDES[side]
    other = f"{chr(ord('A') + column + dx)}{row + dy + 1}"
    return other if other in arena.by_id else ""


def _edge(arena: Arena, square: str, side: str) -> str:
    other = beside(arena, square, side)
    return arena.edge(square, other) if other else "wall"


def _ends(plan: Plan, square: str, side: str) -> tuple[int, int, int, int]:
    """The side as a line: x1, y1, x2, y2."""
    left, top, right, bottom = plan.box(square)
    return {
        "north": (left, top, right, top),
        "south": (left, bottom, right, bottom),
        "west": (left, top, left, bottom),
        "east": (right, top, right, bottom),
    }[side]


def _bar(canvas: Canvas, x1: int, y1: int, x2: int, y2: int) -> None:
    half = WALL_WIDTH // 2
    canvas.plate((x1 - half, y1 - half, x2 + half + 1, y2 + half + 1), WALL, half)


def _open_side(canvas: Canvas, plan: Plan, arena: Arena, square: str, side: str) -> None:
    """A dashed hairline between squares of one room."""
    if side not in ("east", "south") or _edge(arena, square, side) != "open":
        return
    shade, _, label = room_colours(arena.by_id[square].room)
    line = mix(shade, label, 0.42)
    x1, y1, _, _ = _ends(plan, square, side)
    for start in range(24, plan.cell - 24, 22):
        end = min(start + 13, plan.cell - 24)
        if side == "east":
            canvas.fill((x1 - 1, y1 + start, x1 + 2, y1 + end), line)
        else:
            canvas.fill((x1 + start, y1 - 1, x1 + end, y1 + 2), line)


def _wall_side(canvas: Canvas, plan: Plan, arena: Arena, square: str, side: str) -> None:
    kind = _edge(arena, square, side)
    if kind == "open":
        return
    x1, y1, x2, y2 = _ends(plan, square, side)
    if kind == "wall":
        _bar(canvas, x1, y1, x2, y2)
        return
    before = round(plan.cell * (1 - DOOR_SHARE) / 2)
    if y1 == y2:
        _bar(canvas, x1, y1, x1 + before, y1)
        _bar(canvas, x2 - before, y1, x2, y1)
    else:
        _bar(canvas, x1, y1, x1, y1 + before)
        _bar(canvas, x1, y2 - before, x1, y2)


def _door(canvas: Canvas, plan: Plan, arena: Arena, square: str, side: str) -> None:
    """Two posts across the wall and three dashes as a threshold."""
    if _edge(arena, square, side) != "door":
        return
    x1, y1, x2, y2 = _ends(plan, square, side)
    thick, long = POST
    gap = round(plan.cell * DOOR_SHARE / 2)
    if side == "south":
        middle = (x1 + x2) // 2
        for x in (middle - gap, middle + gap):
            canvas.plate((x - thick // 2, y1 - long // 2, x + thick // 2, y1 + long // 2), WALL, 5)
        for x in (middle - 20, middle, middle + 20):
            canvas.plate((x - 6, y1 - 3, x + 6, y1 + 3), WALL, 3)
    else:
        middle = (y1 + y2) // 2
        for y in (middle - gap, middle + gap):
            canvas.plate((x1 - long // 2, y - thick // 2, x1 + long // 2, y + thick // 2), WALL, 5)
        for y in (middle - 20, middle, middle + 20):
            canvas.plate((x1 - 3, y - 6, x1 + 3, y + 6), WALL, 3)
