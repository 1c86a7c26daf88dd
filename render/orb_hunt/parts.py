"""What stands beside the boards of both phases: lives, points, weapons, loot, and the roll."""

from __future__ import annotations

from dataclasses import dataclass

from render.core.canvas import Box, Canvas
from render.core.palette import AMMO, BONE, INK, LINE, SLOT, TEXT, TEXT_2, TEXT_3, WARN, Colour
from render.core.picture import Words
from render.core.stamps import star_sign
from render.core.typeface import width, write, write_fit
from render.orb_hunt import stamps
from rules.orb_hunt.content import LOOT
from rules.orb_hunt.view import FigureView, RollView


@dataclass(frozen=True)
class Fresh:
    """What is new about one figure: lives lost and regained, loot by kind, whether its roll is new."""

    lost: int = 0
    regained: int = 0
    loot: dict[str, int] | None = None
    roll: bool = False


def hearts(canvas: Canvas, x: int, middle: int, size: int, figure: FigureView, fresh: Fresh) -> int:
    """All lives in a row, lost ones hollow; changed ones framed. Returns where they end."""
    step = round(1.14 * size)
    first_new = figure.lives - fresh.regained
    for number in range(figure.lives_most):
        full = number < figure.lives
        at = x + size // 2 + number * step
        canvas.stamp(stamps.heart(size, full), at, middle)
        new = number >= first_new if full else number < figure.lives + fresh.lost
        if new:
            half = size // 2 + 5
            canvas.outline((at - half, middle - half, at + half, middle + half), TEXT, 3, 9)
    return x + figure.lives_most * step


def points(canvas: Canvas, right: int, middle: int, size: int, amount: int) -> None:
    """A star and the points, ending at `right`."""
    across = write(canvas, right, middle + 0.34 * size, str(amount), "Black", size, TEXT, "right")
    canvas.stamp(star_sign(round(1.06 * size), AMMO["yellow"]), right - across - round(0.72 * size), middle - 1)


def bonus(canvas: Canvas, x: int, middle: int, size: int, amount: int) -> int:
    """A die and what all weapons add to it; returns where it ends."""
    canvas.stamp(stamps.die(3, size, BONE), x, middle - size // 2)
    across = write(canvas, x + size + 8, middle + 0.34 * size, f"+{amount}", "Black", size, TEXT)
    return x + size + 8 + across


def belongings(canvas: Canvas, area: Box, size: int, figure: FigureView, fresh: Fresh, ground: Colour = INK) -> None:
    """Every belonging on its plate, kinds in their order, new ones framed; what does not fit is counted at the end."""
    left, top, right, bottom = area
    gap = max(5, size // 8)
    a_row = max(1, (right - left + gap) // (size + gap))
    room = a_row * max(1, (bottom - top + gap) // (size + gap))
    kinds = [*LOOT, *sorted(set(figure.belongings) - set(LOOT))]
    owned = [kind for kind in kinds for _ in range(figure.belongings.get(kind, 0))]
    shown = owned if len(owned) <= room else owned[: room - 1]
    new = fresh.loot or {}
    for number, kind in enumerate(shown):
        x, y = left + number % a_row * (size + gap), top + number // a_row * (size + gap)
        canvas.stamp(stamps.loot(kind, size, ground), x, y)
        if owned[number:].count(kind) <= new.get(kind, 0):
            canvas.outline((x - 3, y - 3, x + size + 3, y + size + 3), TEXT, 3, size // 6 + 3)
    if len(shown) < len(owned):
        x = left + (a_row - 1) * (size + gap) + size // 2
        write(canvas, x, bottom - size * 0.36, f"+{len(owned) - len(shown)}", "Bold", 0.5 * size, TEXT, "middle")


def roll_sum(canvas: Canvas, x: int, middle: int, size: int, roll: RollView) -> int:
    """Both dice, what is added, and the sum; returns where it ends."""
    for face in roll.dice:
        canvas.stamp(stamps.die(face, size), x, middle - size // 2)
        x += size + max(4, size // 10)
    added = roll.bonus + roll.grenade_bonus
    small = round(0.62 * size)
    if added:
        x += 4 + write(canvas, x + 4, middle + 0.34 * small, f"+{added}", "Semibold", small, TEXT_2)
    if roll.grenades:
        canvas.stamp(stamps.loot(stamps.GRENADE, small, SLOT), x + 2, middle - small // 2)
        x += small + 2
    x += 6
    return x + write(canvas, x, middle + 0.38 * small, f"={roll.attack}", "Black", 1.14 * small, TEXT)


def roll_strip(
    canvas: Canvas, box: Box, figure: FigureView, roll: RollView | None, words: Words, fresh: bool, settled: bool = True
) -> None:
    """The last roll, what it was against and what came of it; who is unconscious is said instead."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    canvas.plate(box, SLOT, 10)
    if fresh:
        canvas.outline((left - 2, top - 2, right + 2, bottom + 2), TEXT, 4, 12)
    if figure.unconscious:
        text = words("render-orb-unconscious")
        write_fit(canvas, left + 14, middle + 9, text, "Bold", 28, WARN, right - left - 28)
        return
    size = min(48, bottom - top - 16, (right - left) // 7)
    if roll is None:
        for number in range(2):
            x = left + 12 + number * (size + 5)
            canvas.outline((x, middle - size // 2, x + size, middle + size // 2), LINE, 3, 8)
        return
    end = roll_sum(canvas, left + 10, middle, size, roll)
    sign = round(0.8 * size)
    if settled:
        canvas.stamp(stamps.verdict(sign, roll.won), right - 8 - sign // 2, middle)
    small = round(0.6 * size)
    against = f"{'≥' if roll.attack >= roll.strength else '<'}{roll.strength}"
    if roll.strength and end + 8 + width(against, "Semibold", small) < right - 14 - sign:
        write(canvas, end + 8, middle + 0.34 * small, against, "Semibold", small, TEXT_2)


def beaten_count(canvas: Canvas, x: int, middle: int, figure: FigureView, size: int = 30) -> int:
    """How many enemies are beaten, of how many; returns where it ends."""
    done = sum(enemy.beaten for enemy in figure.enemies)
    x += write(canvas, x, middle + 0.34 * size, str(done), "Black", size, TEXT)
    return x + write(canvas, x + 3, middle + 0.34 * size, f"/{len(figure.enemies)}", "Semibold", 0.8 * size, TEXT_3) + 3
