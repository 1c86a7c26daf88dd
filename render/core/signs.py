"""Who is who: a figure's colour, its shape, and the letter that only it has."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec
from PIL import Image

from render.core.cache import kept
from render.core.canvas import Sprite, layered
from render.core.palette import INK, LINE, SEATS, TEXT, Colour, stepped_back
from render.core.picture import one_line
from render.core.shape import Point, Shape, moved
from render.core.stamps import skull_shape
from render.core.typeface import centred, drawable

State = Literal["stands", "halo", "from", "dead", "aside"]

# Letters of other scripts that look like Latin ones: two figures must not wear both.
_LOOKALIKES = str.maketrans("АВЕЅІЈКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧØŁĐ", "ABESIJKMHOPCTYXABEZHIKMNOPTYXOLD")
# Figures without a seat wear a sign that no seat of their game has.
_UNSEATED = {"bot": "F"}
# 1 and 0 are left out: they look like I and O.
_DIGITS = "23456789"
# A name in an alt text is cut here, so that five of them leave room for what happened.
NAME_IN_ALT = 24


class Table(msgspec.Struct, frozen=True):
    """The names at a table by figure id, in table order."""

    names: dict[str, str]

    def letter(self, figure: str) -> str:
        """The letter on the figure's token, unique at this table."""
        return _letters(tuple(self.names.items())).get(figure, figure[:1].upper() or "?")

    def name(self, figure: str) -> str:
        """The name as it can be drawn; the letter where nothing of it can."""
        return drawable(self.names.get(figure, "")) or self.letter(figure)

    def spoken(self, figure: str) -> str:
        """The name for an alt text: one line, any script."""
        return one_line(self.names.get(figure, ""), NAME_IN_ALT) or self.letter(figure)


def colour_of(figure: str) -> Colour:
    """The seat colour of a figure; grey for one that has no sign."""
    return SEATS.get(_sign(figure), LINE)


def _sign(figure: str) -> str:
    """Whose colour and shape a figure wears."""
    return _UNSEATED.get(figure, figure)


@lru_cache(512)
def _letters(names: tuple[tuple[str, str], ...]) -> dict[str, str]:
    taken: set[str] = set()
    found: dict[str, str] = {}
    for figure, name in names:
        for char in (*drawable(name), figure[:1], *_DIGITS):
            letter = char.upper()[:1]
            if letter.isalnum() and _bare(letter) not in taken:
                break
        taken.add(_bare(letter))
        found[figure] = letter
    return found


def _bare(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[:1].translate(_LOOKALIKES)


# --- shapes ---------------------------------------------------------------------------------------------------------

# Corners in radii; None = circle. They weigh the same at one radius.
_OUTLINES: dict[str, Sequence[Point] | None] = {
    "A": None,
    "B": ((-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)),
    "C": ((0, -1.36), (1.178, 0.68), (-1.178, 0.68)),
    "D": ((0, -1.22), (1.22, 0), (0, 1.22), (-1.22, 0)),
    "E": ((-0.9, -0.94), (0.9, -0.94), (0.9, 0.34), (0, 1.18), (-0.9, 0.34)),
    "F": (
        (-0.55, -1.08), (0.55, -1.08), (0.55, -0.55), (1.08, -0.55), (1.08, 0.55), (0.55, 0.55),
        (0.55, 1.08), (-0.55, 1.08), (-0.55, 0.55), (-1.08, 0.55), (-1.08, -0.55), (-0.55, -0.55),
    ),
}  # fmt: skip
# Where the middle of a shape's letter lies below the middle of the token, in radii.
_LETTER_DROP = {"C": 0.2, "E": -0.06}
_LETTER_SIZE = {"C": 1.06}
_SKULL_SIZE = {"C": 0.46}


def _body(shape: Shape, figure: str, x: float, y: float, radius: float, grow: float) -> None:
    corners = _OUTLINES.get(_sign(figure))
    if grow < 0:
        radius, grow = radius + 1.15 * grow, 0
    if corners is None:
        shape.disc(x, y, radius + grow)
        return
    # Corners are rounded a little: the polygon is drawn smaller and grown back.
    soft = 0.08 * radius
    inner = moved(corners, x, y, radius - soft)
    shape.polygon(inner, grow + soft)


@kept(1024)
def token(figure: str, letter: str, radius: float, state: State = "stands") -> Sprite:
    """A figure's token round its point.

    `halo`: it has just moved, or is the viewer's own; `from` is hollow: it stood here; `dead` shows a skull in place of
    the letter; `aside` cannot be chosen.
    """
    rim = max(2.5, 0.13 * radius)
    halo = max(4, 0.14 * radius) if state == "halo" else 0
    half = int(1.4 * radius + rim + halo) + 3

    def body(grow: float, cut: float | None = None) -> Shape:
        shape = Shape(2 * half, 2 * half)
        _body(shape, figure, half, half, radius, grow)
        return shape

    shade = stepped_back(colour_of(figure)) if state == "aside" else colour_of(figure)
    parts = [(body(rim + halo).mask(), TEXT)] if halo else []
    parts.append((body(rim).mask(), INK))
    parts.append((body(0).mask(), shade))
    if state in ("from", "dead"):
        parts.append((body(-max(2.5, 0.11 * radius)).mask(), INK))
    if state == "dead":
        shape = Shape(2 * half, 2 * half)
        drop = 0.6 * _LETTER_DROP.get(figure, 0) * radius
        skull_shape(shape, half, half + drop, radius * _SKULL_SIZE.get(figure, 0.6))
        parts.append((shape.mask(), TEXT))
    else:
        parts.append((_letter(figure, letter, radius, 2 * half, 2 * half, half), shade if state == "from" else INK))
    return layered(parts, -half, -half)


@kept(512)
def chip(figure: str, letter: str, width: int, height: int) -> Sprite:
    """A damage token: the slot in the seat colour, on it the shape with the letter. Put at its upper left corner."""
    slot = Shape(width, height)
    slot.box(0, 0, width, height, 6)
    radius = min(width, height) * 0.34
    sign = Shape(width, height)
    middle = height / 2 + (0.12 * radius if figure == "C" else 0)
    _body(sign, figure, width / 2, middle, radius, 1.2)
    parts = [(slot.mask(), colour_of(figure)), (sign.mask(), INK)]
    mask = _letter(figure, letter, radius * 1.02, width, height, middle)
    return layered([*parts, (mask, colour_of(figure))])


def _letter(figure: str, letter: str, radius: float, across: int, down: int, middle: float) -> Image.Image:
    size = round(2 * radius * _LETTER_SIZE.get(figure, 1.3)) / 2
    drop = round(2 * (middle - down / 2 + _LETTER_DROP.get(figure, 0) * radius))
    return centred(letter, "Black", size, across, down + drop).crop((0, 0, across, down))
