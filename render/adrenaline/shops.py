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
    canvas.plate(box, PANEL, 16)
    canvas.plate((left, top, right, top + head), AMMO[square.spawn], 16, corners="top")
    sign = head - 16
    canvas.stamp(spawn_sign(square.spawn, sign), left + 18, top + 8)
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


def _row(canvas: Canvas, row: Box, weapon: str, words: Words, rule: bool, framed: bool) -> None:
    left, top, right, bottom = row
    if rule:
        canvas.fill((left + 14, top - 1, right - 14, top + 1), LINE)
    middle = (top + bottom) // 2
    start = price(canvas, right - 12, middle, WEAPONS[weapon].cost if weapon in WEAPONS else ())
    name = words(f"adrenaline-weapon-{weapon}")
    write_fit(canvas, left + 16, middle + 11, name, "Semibold", 34, TEXT, start - left - 26, least=22.5)
    if framed:
        canvas.outline((left + 1, top + 3, right - 1, bottom - 3), TEXT, 4, 12)


def price(canvas: Canvas, right: int, middle: int, cost: Sequence[str], size: int = 28) -> int:
    """A cost aligned at the right, its first cube hollow; returns where it begins."""
    x = right
    for number in reversed(range(len(cost))):
        x -= size
        canvas.stamp(cube(cost[number], size, hollow=number == 0), x, middle - size // 2)
        x -= 5
    return x

