"""The signs of Orb Hunt: hearts, dice, loot, enemies, what lies on fields. Original drawings."""

from __future__ import annotations

from typing import NamedTuple

from PIL.Image import Image

from render.core.cache import kept
from render.core.canvas import Canvas, Sprite, composed, flat, layered
from render.core.palette import (
    AMMO,
    BAD,
    BONE,
    EYE,
    FLESH,
    FLESH_DARK,
    GOOD,
    INK,
    LINE,
    OLIVE,
    STEEL,
    TEXT,
    TEXT_2,
    WARN,
    Colour,
)
from render.core.shape import Point, Shape, moved, star
from render.core.typeface import centred, write
from rules.orb_hunt.content import LOOT

HEAL, GRENADE, SHIELD = "heal", "grenade", "shield"


@kept(16)
def heart(size: int, full: bool = True) -> Sprite:
    """A life round its point; a lost one is hollow."""
    half = size // 2 + 2
    shape = Shape(2 * half, 2 * half)
    _heart(shape, half, half, size, True)
    if not full:
        _heart(shape, half, half + 0.01 * size, 0.68 * size, False)
    return flat(shape, BAD if full else LINE, -half, -half)


@kept(8)
def wound(size: int) -> Sprite:
    """A life that is taken: a heart with a bar, round its point."""
    half = size // 2 + 2
    body, bar = Shape(2 * half, 2 * half), Shape(2 * half, 2 * half)
    _heart(body, half, half, size, True)
    bar.line([(half - 0.22 * size, half - 0.08 * size), (half + 0.22 * size, half - 0.08 * size)], 0.14 * size)
    return layered([(body.mask(), BAD), (bar.mask(), INK)], -half, -half)


def _heart(shape: Shape, x: float, y: float, size: float, on: bool) -> None:
    for side in (-1, 1):
        shape.disc(x + side * 0.24 * size, y - 0.18 * size, 0.26 * size, on)
    corners: list[Point] = [(-0.475, -0.07), (0, 0.46), (0.475, -0.07), (0, -0.2)]
    shape.polygon(moved(corners, x, y, size), 0, on)


_PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((1, -1), (-1, 1)),
    3: ((1, -1), (0, 0), (-1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@kept(64)
def die(face: int, size: int, paint: Colour = TEXT, ink: Colour = INK) -> Sprite:
    """A die that shows `face`, put at its upper left corner; an unknown face is blank."""
    body, pips = Shape(size, size), Shape(size, size)
    body.box(0, 0, size, size, 0.2 * size)
    for x, y in _PIPS.get(face, ()):
        pips.disc(size / 2 + 0.26 * size * x, size / 2 + 0.26 * size * y, 0.105 * size)
    return layered([(body.mask(), paint), (pips.mask(), ink)])


@kept(16)
def verdict(size: int, won: bool) -> Sprite:
    """A tick or a cross on a disc, round its point."""
    half = size // 2 + 1
    body, sign = Shape(2 * half, 2 * half), Shape(2 * half, 2 * half)
    body.disc(half, half, size / 2)
    unit = size / 20
    if won:
        corners: list[Point] = [(-4.6, 0.4), (-1.4, 3.8), (4.8, -3.4)]
        sign.line(moved(corners, half, half, unit), 2.6 * unit)
    else:
        for side in (-1, 1):
            ends: list[Point] = [(-3.8, -3.8 * side), (3.8, 3.8 * side)]
            sign.line(moved(ends, half, half, unit), 2.6 * unit)
    return layered([(body.mask(), GOOD if won else BAD), (sign.mask(), INK)], -half, -half)


@kept(8)
def stun(size: int) -> Sprite:
    """Stunned: a star on an orange disc, round its point."""
    half = size // 2 + 1
    body, sign = Shape(2 * half, 2 * half), Shape(2 * half, 2 * half)
    body.disc(half, half, size / 2)
    sign.polygon(moved(star(5, 0.36 * size, 0.16 * size), half, half), 0.02 * size)
    return layered([(body.mask(), WARN), (sign.mask(), INK)], -half, -half)


# --- loot -----------------------------------------------------------------------------------------------------------


class _Part(NamedTuple):
    shape: Shape
    paint: Colour


def _heal(size: int) -> list[_Part]:
    shape = Shape(size, size)
    unit = size / 20
    shape.box(7.6 * unit, 3.4 * unit, 12.4 * unit, 16.6 * unit, unit)
    shape.box(3.4 * unit, 7.6 * unit, 16.6 * unit, 12.4 * unit, unit)
    return [_Part(shape, GOOD)]


def _grenade(size: int) -> list[_Part]:
    body, pin = Shape(size, size), Shape(size, size)
    unit = size / 20
    body.disc(9.4 * unit, 12 * unit, 5.6 * unit)
    body.box(7.2 * unit, 4 * unit, 11.6 * unit, 7.6 * unit, 0.8 * unit)
    pin.arc(12.8 * unit, 6.4 * unit, 3.6 * unit, 1.4 * unit, 270, 70)
    return [_Part(body, OLIVE), _Part(pin, TEXT_2)]


def _shield(size: int) -> list[_Part]:
    shape = Shape(size, size)
    corners: list[Point] = [(4.4, 4.2), (10, 3), (15.6, 4.2), (15.2, 10.6), (10, 16.8), (4.8, 10.6)]
    shape.polygon(moved(corners, 0, 0, size / 20), 0.5 * size / 20)
    return [_Part(shape, STEEL)]


def _blade(size: int) -> list[_Part]:
    blade, hilt = Shape(size, size), Shape(size, size)
    unit = size / 20
    blade.line(moved([(8, 11.6), (16, 3.8)], 0, 0, unit), 2.4 * unit)
    hilt.line(moved([(6.2, 9.4), (10.4, 13.6)], 0, 0, unit), 1.8 * unit)
    hilt.line(moved([(7.6, 12), (4.4, 15.2)], 0, 0, unit), 2.4 * unit)
    return [_Part(blade, STEEL), _Part(hilt, TEXT)]


def _blaster(size: int) -> list[_Part]:
    body, light = Shape(size, size), Shape(size, size)
    unit = size / 20
    body.box(3.4 * unit, 5.6 * unit, 16.4 * unit, 9.8 * unit, 0.9 * unit)
    body.polygon(moved([(4.2, 9), (8.6, 9), (7.4, 15), (3.6, 15)], 0, 0, unit), 0.4 * unit)
    light.disc(13.8 * unit, 7.7 * unit, 1.2 * unit)
    return [_Part(body, TEXT), _Part(light, WARN)]


def _rifle(size: int) -> list[_Part]:
    body, light = Shape(size, size), Shape(size, size)
    unit = size / 20
    body.box(2 * unit, 7 * unit, 18 * unit, 10 * unit, 0.8 * unit)
    body.box(5.6 * unit, 5.6 * unit, 12.4 * unit, 11.2 * unit, 0.8 * unit)
    for left in (3, 10.6):
        body.polygon(moved([(left, 10), (left + 3, 10), (left + 2, 14), (left - 0.4, 14)], 0, 0, unit), 0.3 * unit)
    light.box(7 * unit, 6.9 * unit, 11 * unit, 8.7 * unit, 0.6 * unit)
    return [_Part(body, TEXT), _Part(light, STEEL)]


_LOOT = {
    HEAL: _heal,
    GRENADE: _grenade,
    SHIELD: _shield,
    "energy_blade": _blade,
    "blaster": _blaster,
    "plasma_rifle": _rifle,
}


@kept(64)
def loot(kind: str, size: int, ground: Colour = INK) -> Sprite:
    """A belonging on its plate, put at its upper left corner; a weapon with its bonus on a white disc."""
    bonus = LOOT[kind].bonus if kind in LOOT and LOOT[kind].kind == "weapon" else 0

    def paint(canvas: Canvas) -> None:
        for part in _LOOT.get(kind, _unknown)(size):
            canvas.stamp(flat(part.shape, part.paint), 0, 0)
        if bonus:
            radius = 0.2 * size
            disc = Shape(size, size)
            disc.disc(size - radius - 1, size - radius - 1, radius)
            canvas.stamp(flat(disc, TEXT), 0, 0)
            baseline = size - radius - 1 + 0.33 * 0.36 * size
            write(canvas, size - radius - 1, baseline, str(bonus), "Black", 0.36 * size, INK, "middle")

    return composed(size, size, size // 6, ground, paint)


def _unknown(size: int) -> list[_Part]:
    shape = Shape(size, size)
    shape.ring(size / 2, size / 2, 0.3 * size, 0.08 * size)
    return [_Part(shape, TEXT_2)]


# --- enemies and fields ---------------------------------------------------------------------------------------------

# Half width, half height, whether it has horns, whether its foot is dark; in cells.
_FACES: dict[str, tuple[float, float, bool, bool]] = {
    "weak": (0.3, 0.27, False, False),
    "medium": (0.34, 0.31, True, False),
    "strong": (0.4, 0.35, True, True),
}


@kept(128)
def enemy(type: str, cell: int, strength: int, weakened: bool = False) -> Sprite:
    """An enemy's face with its strength, round the middle of its field; a weakened one wears an arrow down."""
    across, down, horned, footed = _FACES.get(type, _FACES["weak"])
    half = round(0.62 * cell)
    middle = half + 0.06 * cell
    rim = max(2.5, 0.045 * cell)
    shapes = {name: Shape(2 * half, 2 * half) for name in ("edge", "body", "foot", "eyes")}
    for name, grow in (("edge", rim), ("body", 0.0)):
        _face(shapes[name], half, middle, across * cell, down * cell, horned, grow, cell)
    if footed:
        shapes["foot"].box(
            half - 0.72 * across * cell, middle + (down - 0.09) * cell,
            half + 0.72 * across * cell, middle + (down - 0.01) * cell, 0.04 * cell,
        )  # fmt: skip
    for side in (-1, 1):
        corners = [(0.05, 0.02), (0.22, -0.1), (0.2, 0.03), (0.1, 0.06)]
        turned = [(side * x, y) for x, y in corners]
        shapes["eyes"].polygon(moved(turned, half, middle + (0.14 - down) * cell, cell))
    size = round(0.46 * cell)
    drop = round(2 * (middle + 0.1 * cell - half))
    number = centred(str(strength), "Black", size, 2 * half, 2 * half + drop).crop((0, 0, 2 * half, 2 * half))
    parts = [
        (shapes["edge"].mask(), INK), (shapes["body"].mask(), FLESH), (shapes["foot"].mask(), FLESH_DARK),
        (shapes["eyes"].mask(), EYE), (number, TEXT),
    ]  # fmt: skip
    if weakened:
        parts += _arrow_down(half, half + 0.38 * cell, middle - (down + 0.04) * cell, 0.15 * cell)
    return layered(parts, -half, -half)


def _face(
    shape: Shape, x: float, y: float, across: float, down: float, horned: bool, grow: float, cell: int
) -> None:
    shape.box(x - across - grow, y - down - grow, x + across + grow, y + down + grow, 0.13 * cell + grow)
    if horned:
        for side in (-1, 1):
            corners = [(side * across, 0.14 * cell - down), (side * (across + 0.02 * cell), -down - 0.13 * cell)]
            corners.append((side * (across - 0.2 * cell), 0.02 * cell - down))
            shape.polygon(moved(corners, x, y), grow)


def _arrow_down(half: int, x: float, y: float, radius: float) -> list[tuple[Image, Colour]]:
    edge, disc, arrow = (Shape(2 * half, 2 * half) for _ in range(3))
    edge.disc(x, y, radius + 2.5)
    disc.disc(x, y, radius)
    arrow.line([(x, y - 0.52 * radius), (x, y + 0.4 * radius)], 0.26 * radius)
    arrow.line(moved([(-0.46, 0.02), (0, 0.5), (0.46, 0.02)], x, y, radius), 0.26 * radius)
    return [(edge.mask(), INK), (disc.mask(), TEXT), (arrow.mask(), FLESH)]


@kept(32)
def beaten(cell: int, paint: Colour) -> Sprite:
    """Where an enemy was beaten: a thin circled cross, round the middle of the field."""
    half = cell // 2
    shape = Shape(2 * half, 2 * half)
    line = max(2.5, 0.045 * cell)
    shape.ring(half, half, 0.27 * cell, line)
    for side in (-1, 1):
        shape.line(moved([(-0.12, -0.12 * side), (0.12, 0.12 * side)], half, half, cell), line)
    return flat(shape, paint, -half, -half)


@kept(16)
def teleport(cell: int) -> Sprite:
    """Two open rings and a dot on an ink disc, round the middle of the field."""
    half = cell // 2
    disc, sign = Shape(2 * half, 2 * half), Shape(2 * half, 2 * half)
    disc.disc(half, half, 0.41 * cell)
    line = max(2.5, 0.07 * cell)
    sign.arc(half, half, 0.33 * cell, line, 20, 320)
    sign.arc(half, half, 0.19 * cell, line, 200, 500)
    sign.disc(half, half, 0.06 * cell)
    return layered([(disc.mask(), INK), (sign.mask(), STEEL)], -half, -half)


@kept(16)
def start(cell: int, paint: Colour) -> Sprite:
    """The start: a dashed circle, round the middle of the field."""
    half = cell // 2
    shape = Shape(2 * half, 2 * half)
    line = max(2.5, 0.045 * cell)
    for turn in range(0, 360, 45):
        shape.arc(half, half, 0.33 * cell, line, turn, turn + 22)
    return flat(shape, paint, -half, -half)


@kept(16)
def goal(cell: int) -> Sprite:
    """The goal, once it is found: an eight-pointed sign in yellow, round the middle of the field."""
    half = round(0.5 * cell)
    edge, body, eye = (Shape(2 * half, 2 * half) for _ in range(3))
    corners = moved(star(8, 0.4 * cell, 0.28 * cell), half, half)
    edge.polygon(corners, max(2.5, 0.05 * cell))
    body.polygon(corners)
    eye.disc(half, half, 0.13 * cell)
    hole = Shape(2 * half, 2 * half)
    hole.disc(half, half, 0.07 * cell)
    parts = [(edge.mask(), INK), (body.mask(), AMMO["yellow"]), (eye.mask(), INK), (hole.mask(), TEXT)]
    return layered(parts, -half, -half)


# --- villains -------------------------------------------------------------------------------------------------------

# Corners of the right half in a field of 20, from the middle line outwards: horn, face, eye.
_HORNS: dict[str, tuple[Point, ...]] = {
    "berserk": ((4.6, -4.6), (8.6, -9), (7.6, 0.8), (5.6, 1.6)),
    "crusher": ((5.4, -3.4), (9.4, -4.4), (9, -0.4), (5.6, 1.4)),
    "mender": ((2.4, -6), (5.6, -9.2), (5.2, -5.4), (4.4, -4)),
}
_SKULLS: dict[str, tuple[Point, ...]] = {
    "berserk": ((0, -6.4), (3.6, -6.2), (5.8, -4.6), (5.4, 3.6), (3.2, 7.6), (0, 7.8)),
    "crusher": ((0, -6.2), (4.2, -6), (6.2, -3.2), (7, 4.4), (5.4, 8), (0, 8.2)),
    "mender": ((0, -7.4), (3, -6.6), (5.4, -2.4), (4.8, 3), (2.6, 6.6), (0, 8.2)),
}
_MOUTHS: dict[str, tuple[float, float, float, int]] = {
    "berserk": (3.8, 3, 5.8, 4),
    "crusher": (5.2, 3.2, 6.4, 5),
    "mender": (2.4, 4.2, 5.8, 2),
}


@kept(8)
def villain(id: str, size: int) -> Sprite:
    """A villain's face, put at its upper left corner."""
    unit, middle = size / 20, size / 2
    names = ("horns", "edge", "skull", "crest", "sockets", "eyes", "mouth", "teeth")
    shapes = {name: Shape(size, size) for name in names}
    skull, horn = _SKULLS.get(id, _SKULLS["berserk"]), _HORNS.get(id, _HORNS["berserk"])
    outline = [*skull, *((-x, y) for x, y in reversed(skull))]
    for side in (-1, 1):
        tip = moved([(side * x, y) for x, y in horn], middle, middle, unit)
        shapes["edge"].polygon(tip, 0.5 * unit)
        shapes["horns"].polygon(tip)
        eye: list[Point] = [(side * x, y) for x, y in ((1.2, 0.2), (4.4, -1.6), (3.9, 0.7), (2, 1.1))]
        shapes["sockets"].polygon(moved(eye, middle, middle, unit), 0.5 * unit)
        shapes["eyes"].polygon(moved(eye, middle, middle, unit))
    shapes["edge"].polygon(moved(outline, middle, middle, unit), 0.6 * unit)
    shapes["skull"].polygon(moved(outline, middle, middle, unit))
    brow = skull[0][1]
    crest: list[Point] = [(-1.3, brow), (1.3, brow), (0.7, -1.4), (-0.7, -1.4)]
    shapes["crest"].polygon(moved(crest, middle, middle, unit))
    _mouth(shapes["mouth"], shapes["teeth"], _MOUTHS.get(id, _MOUTHS["berserk"]), middle, unit)
    paints = (BONE, INK, FLESH, FLESH_DARK, INK, EYE, INK, BONE)
    order = ("edge", "horns", "skull", "crest", "sockets", "eyes", "mouth", "teeth")
    by_name = dict(zip(names, paints, strict=True))
    return layered([(shapes[name].mask(), by_name[name]) for name in order])


def _mouth(mouth: Shape, teeth: Shape, data: tuple[float, float, float, int], middle: float, unit: float) -> None:
    half, top, bottom, count = data
    mouth.box(
        middle - half * unit, middle + top * unit, middle + half * unit, middle + bottom * unit, 0.6 * unit
    )
    step = 2 * half / count
    for number in range(count):
        left = -half + number * step
        for edge, tip in ((top, top + 0.5 * (bottom - top)), (bottom, bottom - 0.5 * (bottom - top))):
            corners: list[Point] = [(left + 0.1 * step, edge), (left + 0.9 * step, edge), (left + 0.5 * step, tip)]
            teeth.polygon(moved(corners, middle, middle, unit))
