"""Small signs of every game: cubes with runes, cards, skulls, bursts, chevrons, pills. Original drawings."""

from __future__ import annotations

import math

from PIL import Image

from render.core.cache import kept
from render.core.canvas import Sprite, flat, layered
from render.core.palette import AMMO, AMMO_PALE, AMMO_RIM, BONE, BRONZE, INK, TEXT, TEXT_3, Colour
from render.core.shape import Shape, moved, star, turned
from render.core.typeface import Weight, centred, width

HEADINGS = {"east": 0, "south": 90, "west": 180, "north": 270}


def rune(shape: Shape, colour: str, x: float, y: float, size: float) -> None:
    """The sign of an ammo colour in a field of `size`: slash, dot, two bars."""
    if colour == "red":
        shape.line([(x - 0.17 * size, y + 0.17 * size), (x + 0.17 * size, y - 0.17 * size)], 0.14 * size)
    elif colour == "yellow":
        shape.disc(x, y, 0.17 * size)
    else:
        for side in (-0.13, 0.13):
            shape.line([(x - 0.2 * size, y + side * size), (x + 0.2 * size, y + side * size)], 0.12 * size)


@kept(128)
def cube(colour: str, size: int, hollow: bool = False, rim: bool = False) -> Sprite:
    """An ammo cube, put at its upper left corner. `hollow`: need not be paid now. `rim`: for coloured grounds."""
    body = Shape(size, size)
    radius = 0.2 * size
    body.box(0, 0, size, size, radius)
    if hollow:
        line = max(2.5, 0.11 * size)
        body.box(line, line, size - line, size - line, radius - line / 2, on=False)
        return flat(body, AMMO_RIM[colour])
    sign = Shape(size, size)
    rune(sign, colour, size / 2, size / 2, size)
    if not rim:
        return layered([(body.mask(), AMMO[colour]), (sign.mask(), INK)])
    inner = Shape(size, size)
    inner.box(3, 3, size - 3, size - 3, radius)
    return layered([(body.mask(), INK), (inner.mask(), AMMO[colour]), (sign.mask(), INK)])


def _bolt(shape: Shape, x: float, y: float, size: float) -> None:
    corners = ((0.1, -0.42), (-0.24, 0.08), (-0.03, 0.08), (-0.1, 0.42), (0.24, -0.08), (0.03, -0.08))
    shape.polygon(moved(corners, x, y, size), 0.01 * size)


@kept(32)
def powerup(size: int, card: Colour = TEXT, bolt: Colour = INK) -> Sprite:
    """A powerup card, put at its upper left corner; 0.78 as wide as high."""
    across = round(0.78 * size)
    body, sign = Shape(across, size), Shape(across, size)
    body.box(0, 0, across, size, 0.16 * size)
    _bolt(sign, across / 2, size / 2, 0.8 * size)
    return layered([(body.mask(), card), (sign.mask(), bolt)])


def skull_shape(shape: Shape, x: float, y: float, radius: float) -> None:
    """A skull as one colour with holes, about 2 radii high, round (x, y)."""
    shape.disc(x, y - 0.16 * radius, 0.86 * radius)
    shape.box(x - 0.5 * radius, y + 0.2 * radius, x + 0.5 * radius, y + 0.98 * radius, 0.16 * radius)
    for side in (-1, 1):
        shape.disc(x + side * 0.36 * radius, y - 0.06 * radius, 0.26 * radius, on=False)
        left = x + side * 0.2 * radius
        shape.box(left - 0.05 * radius, y + 0.66 * radius, left + 0.05 * radius, y + radius, on=False)
    nose = ((0, 0.2), (0.12, 0.42), (-0.12, 0.42))
    shape.polygon(moved(nose, x, y, radius), on=False)


@kept(64)
def skull(size: int, paint: Colour, underlined: bool = False) -> Sprite:
    """A skull round its point, `size` high; underlined = overkill."""
    half = size // 2 + 2
    shape = Shape(2 * half, 2 * half)
    lift = 0.13 * size if underlined else 0
    skull_shape(shape, half, half - lift, 0.5 * size * (0.86 if underlined else 1))
    if underlined:
        shape.line([(half - 0.34 * size, half + 0.46 * size), (half + 0.34 * size, half + 0.46 * size)], 0.1 * size)
    return flat(shape, paint, -half, -half)


@kept(32)
def gun(size: int, colour: str, gone: bool = False) -> Sprite:
    """One weapon on a spawnpoint's plate, put at its upper left corner; `gone` = its place is empty."""
    shape = Shape(size, size)
    unit = size / 10
    shape.box(0, 2.6 * unit, 10 * unit, 5.4 * unit, 0.7 * unit)
    shape.polygon([(0.7 * unit, 5 * unit), (4.2 * unit, 5 * unit), (3 * unit, 8.6 * unit), (0.3 * unit, 8.6 * unit)])
    shape.box(4 * unit, 5.4 * unit, 6.2 * unit, 6.6 * unit, 0.5 * unit)
    return flat(shape, AMMO_PALE[colour] if gone else INK)


@kept(32)
def spawn_sign(colour: str, size: int, paint: Colour = INK) -> Sprite:
    """A spawnpoint's ring with its rune, put at its upper left corner."""
    shape = Shape(size, size)
    middle = size / 2
    shape.ring(middle, middle, middle, 0.09 * size)
    shape.ring(middle, middle, 0.34 * size, 0.07 * size)
    rune(shape, colour, middle, middle, 0.52 * size)
    return flat(shape, paint)


@kept(32)
def tray(size: int, paint: Colour) -> Sprite:
    """An arrow into a tray (grabbing moves two), round its point."""
    shape = Shape(size, size)
    unit, middle = size / 20, size / 2
    line = 2.3 * unit
    shape.line([(middle, 2 * unit), (middle, 11 * unit)], line)
    shape.line([(middle - 4 * unit, 8 * unit), (middle, 12 * unit), (middle + 4 * unit, 8 * unit)], line)
    shape.line([(2 * unit, 11 * unit), (2 * unit, 17.5 * unit), (18 * unit, 17.5 * unit), (18 * unit, 11 * unit)], line)
    return flat(shape, paint, -size // 2, -size // 2)


@kept(32)
def cross_hair(size: int, paint: Colour) -> Sprite:
    """A cross-hair (a move before the shot), round its point."""
    shape = Shape(size, size)
    unit, middle = size / 20, size / 2
    shape.ring(middle, middle, 7 * unit, 2.2 * unit)
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        near, far = 4.4 * unit, 8.8 * unit
        ends = [(middle + dx * near, middle + dy * near), (middle + dx * far, middle + dy * far)]
        shape.line(ends, 2.2 * unit)
    shape.disc(middle, middle, 1.4 * unit)
    return flat(shape, paint, -size // 2, -size // 2)


@kept(32)
def pennant(size: int, paint: Colour) -> Sprite:
    """A mark's pennant, put at its upper left corner."""
    shape = Shape(size, size)
    unit = size / 20
    shape.line([(3 * unit, 2 * unit), (3 * unit, 18 * unit)], 2.4 * unit)
    shape.polygon([(3 * unit, 2 * unit), (18.5 * unit, 6.5 * unit), (3 * unit, 11.5 * unit)])
    return flat(shape, paint)


@kept(64)
def dot(radius: float, paint: Colour, hollow: bool = False, rim: Colour | None = None) -> Sprite:
    """A disc round its point: hollow = a ring; `rim` = an edge of another colour round it."""
    half = math.ceil(radius) + 4
    shape = Shape(2 * half, 2 * half)
    if hollow:
        shape.ring(half, half, radius, max(2.5, 0.26 * radius))
        return flat(shape, paint, -half, -half)
    shape.disc(half, half, radius)
    if rim is None:
        return flat(shape, paint, -half, -half)
    edge = Shape(2 * half, 2 * half)
    edge.disc(half, half, radius + 2.5)
    return layered([(edge.mask(), rim), (shape.mask(), paint)], -half, -half)


@kept(64)
def chevron(heading: str, size: int, paint: Colour, rim: Colour | None = None) -> Sprite:
    """One step of a path, pointing east, south, west or north, round its point."""
    return slanted_chevron(HEADINGS[heading], size, paint, rim)


@kept(256)
def slanted_chevron(degrees: int, size: int, paint: Colour, rim: Colour | None = None) -> Sprite:
    """One step of a path, turned clockwise from east, round its point."""
    half = size // 2 + 4
    corners = moved(turned(((-0.2, -0.38), (0.2, 0), (-0.2, 0.38)), degrees), half, half, size)
    shape = Shape(2 * half, 2 * half)
    line = max(3.0, 0.2 * size)
    shape.line(corners, line)
    if rim is None:
        return flat(shape, paint, -half, -half)
    edge = Shape(2 * half, 2 * half)
    edge.line(corners, line + 5)
    return layered([(edge.mask(), rim), (shape.mask(), paint)], -half, -half)


@kept(64)
def burst(radius: float, paint: Colour) -> Sprite:
    """A hit: a ten-pointed star in the shooter's colour behind a token of `radius`, round its point."""
    outer = 1.66 * radius
    half = math.ceil(outer) + 6
    body, edge = Shape(2 * half, 2 * half), Shape(2 * half, 2 * half)
    corners = moved(star(10, outer, 0.76 * outer), half, half)
    edge.polygon(corners, 3.5)
    body.polygon(corners)
    return layered([(edge.mask(), INK), (body.mask(), paint)], -half, -half)


@kept(128)
def pill(text: str, size: float, weight: Weight = "Black", paint: Colour = TEXT, ink: Colour = INK) -> Sprite:
    """A label on a pill with an ink rim, round its point."""
    down = round(1.3 * size) + 6
    across = max(down, width(text, weight, size) + round(0.7 * size) + 6)
    body, edge = Shape(across, down), Shape(across, down)
    edge.box(0, 0, across, down, down / 2)
    body.box(3, 3, across - 3, down - 3, down / 2 - 3)
    words = centred(text, weight, size, across, down)
    return layered([(edge.mask(), INK), (body.mask(), paint), (words, ink)], -(across // 2), -(down // 2))


@kept(16)
def play_sign(size: int, paint: Colour) -> Sprite:
    """A triangle that points right (on turn), round its point."""
    shape = Shape(size, size)
    unit = size / 20
    shape.polygon([(5 * unit, 3.5 * unit), (16 * unit, 10 * unit), (5 * unit, 16.5 * unit)], 1.5 * unit)
    return flat(shape, paint, -size // 2, -size // 2)


@kept(16)
def turn_sign(size: int, paint: Colour, rim: Colour) -> Sprite:
    """The same triangle pointing down at a token, with a rim, round its point."""
    body, edge = Shape(size, size), Shape(size, size)
    unit = size / 20
    corners = [(4.5 * unit, 6 * unit), (15.5 * unit, 6 * unit), (10 * unit, 14.5 * unit)]
    edge.polygon(corners, 4 * unit)
    body.polygon(corners, 1.6 * unit)
    return layered([(edge.mask(), rim), (body.mask(), paint)], -size // 2, -size // 2)


@kept(16)
def star_sign(size: int, paint: Colour) -> Sprite:
    """A five-pointed star (points), round its point."""
    shape = Shape(size, size)
    shape.polygon(moved(star(5, 0.46 * size, 0.2 * size), size / 2, size / 2), 0.02 * size)
    return flat(shape, paint, -size // 2, -size // 2)


@kept(16)
def powerup_sign(kind: str, size: int) -> Sprite:
    """What a powerup does, as a sign in ink round its point; an unknown one shows a bolt."""
    shape = Shape(size, size)
    unit, middle = size / 20, size / 2
    if kind == "targeting_scope":
        shape.ring(middle, middle, 7.4 * unit, 1.7 * unit)
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            ends = [(middle + dx * way * unit, middle + dy * way * unit) for way in (4.2, 9)]
            shape.line(ends, 1.8 * unit)
    elif kind == "newton":
        shape.disc(6 * unit, middle, 4 * unit)
        shape.line([(11.5 * unit, middle), (18 * unit, middle)], 1.9 * unit)
        shape.line([(14.6 * unit, 6.4 * unit), (18.2 * unit, middle), (14.6 * unit, 13.6 * unit)], 1.9 * unit)
    elif kind == "tagback_grenade":
        shape.disc(8.6 * unit, 12.4 * unit, 6.4 * unit)
        shape.box(6.4 * unit, 2.6 * unit, 11.4 * unit, 6.6 * unit, unit)
        shape.arc(12.6 * unit, 6.8 * unit, 4.6 * unit, 1.6 * unit, 260, 60)
    elif kind == "teleporter":
        shape.arc(middle, middle, 8.8 * unit, 1.8 * unit, 20, 320)
        shape.arc(middle, middle, 5.2 * unit, 1.7 * unit, 200, 500)
        shape.disc(middle, middle, 1.7 * unit)
    else:
        _bolt(shape, middle, middle, size)
    return flat(shape, INK, -size // 2, -size // 2)


@kept(32)
def place_sign(place: int, size: int) -> Sprite:
    """A place: the first three on a shield of gold, silver and bronze, the others as a plain number."""
    shape = Shape(size, size)
    unit = size / 20
    corners = ((-7.4, -8.6), (7.4, -8.6), (7.4, 3), (0, 9), (-7.4, 3))
    paint = {1: AMMO["yellow"], 2: BONE, 3: BRONZE}.get(place)
    if paint is None:
        return Sprite(TEXT_3, centred(str(place), "Bold", 0.56 * size, size, size), -size // 2, -size // 2)
    shape.polygon(moved(corners, size / 2, size / 2, unit), 0.6 * unit)
    number = centred(str(place), "Black", 0.56 * size, size, size - round(2 * unit))
    words = Image.new("L", (size, size))
    words.paste(number, (0, 0))
    return layered([(shape.mask(), paint), (words, INK)], -size // 2, -size // 2)


@kept(8)
def trend_sign(size: int, paint: Colour, up: bool) -> Sprite:
    """A triangle up or down, round its point."""
    shape = Shape(size, size)
    unit = size / 20
    corners = [(3 * unit, 16 * unit), (17 * unit, 16 * unit), (10 * unit, 4 * unit)]
    shape.polygon(corners if up else [(x, size - y) for x, y in corners], 0.8 * unit)
    return flat(shape, paint, -size // 2, -size // 2)
