"""Letters: Source Sans Pro, which characters it has, how wide words are, how they are cut and wrapped."""

from __future__ import annotations

import struct
import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal

import font_source_sans_pro
from PIL import Image, ImageDraw, ImageFont

from render.core.cache import kept
from render.core.canvas import Canvas, Sprite
from render.core.palette import Colour

Weight = Literal["Regular", "Semibold", "Bold", "Black"]
Anchor = Literal["left", "middle", "right"]

# Long words shrink to this share before they are cut.
LEAST_SHARE = 0.75
# Height of capital letters, in sizes.
CAP_HEIGHT = 0.66
_FILES = Path(font_source_sans_pro.font_directory)


@cache
def font(weight: Weight, size: float) -> ImageFont.FreeTypeFont:
    """The typeface at `size` pixels."""
    return ImageFont.truetype(_FILES / f"SourceSansPro-{weight}.ttf", size)


@cache
def _covered() -> frozenset[int]:
    """The code points of the typeface, from the groups of its character map (cmap format 12)."""
    data = (_FILES / "SourceSansPro-Bold.ttf").read_bytes()
    (tables,) = struct.unpack_from(">H", data, 4)
    records = (struct.unpack_from(">4sIII", data, 12 + 16 * number) for number in range(tables))
    start = next(offset for tag, _, offset, _ in records if tag == b"cmap")
    (count,) = struct.unpack_from(">H", data, start + 2)
    subtables = (struct.unpack_from(">HHI", data, start + 4 + 8 * number) for number in range(count))
    full = start + next(offset for platform, kind, offset in subtables if (platform, kind) == (3, 10))
    (groups,) = struct.unpack_from(">I", data, full + 12)
    points: set[int] = set()
    for number in range(groups):
        first, last, _ = struct.unpack_from(">III", data, full + 16 + 12 * number)
        points.update(range(first, last + 1))
    return frozenset(points)


@lru_cache(4096)
def _drawable(text: str) -> str:
    plain = unicodedata.normalize("NFKC", text)
    kept_chars = (
        " " if char.isspace() else char
        for char in plain
        if char.isspace() or (ord(char) in _covered() and unicodedata.category(char)[0] != "C")
    )
    return " ".join("".join(kept_chars).split())


def drawable(text: str) -> str:
    """`text` as the typeface can show it: wide and fancy letters made plain, what it lacks left out (perhaps "")."""
    return _drawable(text[:200])


@kept(4096)
def width(text: str, weight: Weight, size: float) -> int:
    """Pixels from the first letter's start to where the next word would begin."""
    return round(font(weight, size).getlength(text))


@kept(1024)
def fit(text: str, weight: Weight, size: float, room: int, least: float = 0) -> tuple[str, float]:
    """`text` and the size at which it fits into `room`: shrunk by halves to `least`, then cut with an ellipsis."""
    least = least or size * LEAST_SHARE
    while width(text, weight, size) > room and size - 0.5 >= least:
        size -= 0.5
    if width(text, weight, size) <= room:
        return text, size
    while text and width(text + "…", weight, size) > room:
        text = text[:-1].rstrip()
    return (text + "…" if text else ""), size


@kept(512)
def wrap(text: str, weight: Weight, size: float, room: int) -> tuple[str, ...]:
    """`text` in lines that fit into `room`; a single word that is too long is cut."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if width(longer, weight, size) <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        line = fit(word, weight, size, room, least=size)[0]
    return (*lines, line) if line else tuple(lines)


@kept(2048)
def _mask(text: str, weight: Weight, size: float) -> tuple[Image.Image, int, int]:
    face = font(weight, size)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(text, anchor="ls"))
    image = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)))
    ImageDraw.Draw(image).text((1 - left, 1 - top), text, fill=255, font=face, anchor="ls")
    return image, left - 1, top - 1


def centred(text: str, weight: Weight, size: float, across: int, down: int) -> Image.Image:
    """`text` as a mask of the given size, its capitals in the middle."""
    mask = Image.new("L", (across, down))
    at = (across / 2, down / 2 + CAP_HEIGHT * size / 2)
    ImageDraw.Draw(mask).text(at, text, fill=255, font=font(weight, size), anchor="ms")
    return mask


def word(text: str, weight: Weight, size: float, paint: Colour) -> Sprite:
    """`text` as a stamp; it is put at the start of its baseline."""
    mask, left, top = _mask(text, weight, size)
    return Sprite(paint, mask, left, top)


def write(
    canvas: Canvas, x: float, baseline: float, text: str, weight: Weight, size: float, paint: Colour,
    anchor: Anchor = "left",
) -> int:  # fmt: skip
    """Write one line; returns its width. `x` is its left edge, middle or right edge by `anchor`."""
    if not text:
        return 0
    across = width(text, weight, size)
    start = x if anchor == "left" else x - across if anchor == "right" else x - across / 2
    canvas.stamp(word(text, weight, size, paint), start, baseline)
    return across


def write_fit(
    canvas: Canvas, x: float, baseline: float, text: str, weight: Weight, size: float, paint: Colour, room: int,
    anchor: Anchor = "left", least: float = 0,
) -> int:  # fmt: skip
    """Write one line that fits into `room` (see `fit`); returns its width."""
    text, size = fit(text, weight, size, room, least)
    return write(canvas, x, baseline, text, weight, size, paint, anchor)
