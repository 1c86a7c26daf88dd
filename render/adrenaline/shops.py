"""The three shops: what lies at each spawnpoint and what it costs. A cost's first cube is hollow: paid only later."""

from __future__ import annotations

from collections.abc import Sequence

from render.adrenaline.arena import place
from render.core.canvas import Box, Canvas
from render.core.palette import AMMO, INK, LINE, PANEL, TEXT
from render.core.picture import Words
from render.core.stamps import cube, spawn_sign
from render.core.typeface import write, write_fit
from rules.adrenaline.content import WEAPONS
from rules.adrenaline.view import SquareView, View

ROWS = 3


def shops(
    canvas: Canvas, area: Box, view: View, words: Words, fresh: set[tuple[str, str]], emptied: set[str]
) -> None:
    """All shops side by side, ordered by column. `fresh`: (square, weapon) to frame; `emptied`: where one was taken."""
    left, top, right, bottom = area
    spawns = sorted((one for one in view.squares if one.spawn in AMMO), key=lambda one: place(one.id))
    if not spawns:
        return
    gap = 14
    across = (right - left - gap * (len(spawns) - 1)) // len(spawns)
    for number, square in enumerate(spawns):
        x = left + number * (across + gap)
        framed = [weapon for at, weapon in fresh if at == square.id]
        _shop(canvas, (x, top, x + across, bottom), square, words, framed, square.id in emptied)


def _shop(
    canvas: Canvas, box: Box, square: SquareView, words: Words, framed: Sequence[str], emptied: bool
) -> None:
    left, top, right, bottom = box
    head = min(58, (bottom - top) // 4 + 6)
    sign = head - 16
    size = (right - left, bottom - top)
    canvas.layer((left, top), size, ("shop", square.spawn), lambda layer: _ground(layer, square.spawn, head))
    middle = top + head // 2
    across = write(canvas, left + 30 + sign, middle + 13, square.id, "Black", 38, INK)
    room = words(f"render-room-{square.room}")
    free = right - left - 30 - sign - across - 40
    write_fit(canvas, right - 18, middle + 10, room, "Semibold", 28, INK, free, "right")
    count = max(ROWS, len(square.weapons))
    height = (bottom - top - head - 8) // count
    for number in range(count):
        y = top + head + 4 + number * height
        row = (left + 6, y, right - 6, y + height)
        if number < len(square.weapons):
            weapon = square.weapons[number]
            _row(canvas, row, weapon, words, rule=number > 0, framed=weapon in framed)
        else:
            paint = TEXT if emptied and number == len(square.weapons) else LINE
            canvas.outline((row[0] + 4, row[1] + 6, row[2] - 4, row[3] - 6), paint, 3, 10, 14)


def _ground(canvas: Canvas, spawn: str, head: int) -> None:
    canvas.plate((0, 0, canvas.width, canvas.height), PANEL, 16)
    canvas.plate((0, 0, canvas.width, head), AMMO[spawn], 16, corners="top")
    canvas.stamp(spawn_sign(spawn, head - 16), 18, 8)


def _row(canvas: Canvas, row: Box, weapon: str, words: Words, rule: bool, framed: bool) -> None:
    left, top, right, bottom = row
    cost = WEAPONS[weapon].cost if weapon in WEAPONS else ()
    name = words(f"adrenaline-weapon-{weapon}")
    size = (right - left - 20, bottom - top - 4)
    canvas.layer((left + 10, top + 2), size, ("goods", name, cost), lambda layer: _goods(layer, name, cost))
    if rule:
        canvas.fill((left + 14, top - 1, right - 14, top + 1), LINE)
    if framed:
        canvas.outline((left + 1, top + 3, right - 1, bottom - 3), TEXT, 4, 12)


def _goods(canvas: Canvas, name: str, cost: Sequence[str]) -> None:
    """A weapon's name and cost."""
    canvas.fill((0, 0, canvas.width, canvas.height), PANEL)
    middle = canvas.height // 2
    start = price(canvas, canvas.width - 2, middle, cost)
    write_fit(canvas, 6, middle + 11, name, "Semibold", 34, TEXT, start - 16, least=22.5)


def price(canvas: Canvas, right: int, middle: int, cost: Sequence[str], size: int = 28) -> int:
    """A cost aligned at the right, its first cube hollow; returns where it begins."""
    x = right
    for number in reversed(range(len(cost))):
        x -= size
        canvas.stamp(cube(cost[number], size, hollow=number == 0), x, middle - size // 2)
        x -= 5
    return x

