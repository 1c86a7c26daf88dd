"""How a picture looks to people and to machines: decoding, colour blindness, where two pictures differ."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render.core import typeface

Box = tuple[int, int, int, int]

# Machado, Oliveira, Fernandes 2009, severity 1, on linear RGB.
BLINDNESS: dict[str, tuple[float, ...]] = {
    "protanopia": (0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    "deuteranopia": (0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    "tritanopia": (1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900),
    "greyscale": (0.2126, 0.7152, 0.0722) * 3,
}


def decoded(png: bytes) -> Image.Image:
    """The picture as RGB."""
    return Image.open(BytesIO(png)).convert("RGB")


def _linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _stored(share: float) -> int:
    share = min(1.0, max(0.0, share))
    return round(255 * (share * 12.92 if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055))


def seen_by(image: Image.Image, kind: str) -> Image.Image:
    """The picture as people with this kind of sight see it (slow: for small pictures)."""
    matrix = BLINDNESS[kind]
    out = Image.new("RGB", image.size)
    known: dict[tuple[int, int, int], tuple[int, int, int]] = {}
    pixels, seen = image.load(), out.load()
    for x in range(image.width):
        for y in range(image.height):
            colour = pixels[x, y]
            if colour not in known:
                parts = [_linear(part) for part in colour]
                rows = (matrix[row * 3 : row * 3 + 3] for row in range(3))
                known[colour] = tuple(_stored(sum(m * p for m, p in zip(row, parts, strict=True))) for row in rows)
            seen[x, y] = known[colour]
    return out


def differing(one: Image.Image, other: Image.Image) -> Box | None:
    """The box of all pixels that differ, None when none does."""
    assert one.size == other.size
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


@contextmanager
def written_lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, Box, Box]]]:
    """Collects every line that is written: its text, its box, and the box of the canvas it is written on."""
    lines: list[tuple[str, Box, Box]] = []
    real = typeface.Canvas.stamp

    def word(text: str, weight: typeface.Weight, size: float, paint: tuple[int, int, int]) -> typeface.Sprite:
        sprite = plain_word(text, weight, size, paint)
        texts[id(sprite.mask)] = text
        return sprite

    def stamp(self: typeface.Canvas, sprite: typeface.Sprite, x: float, y: float) -> None:
        text = texts.get(id(sprite.mask))
        if text is not None:
            left, top = round(x) + sprite.left, round(y) + sprite.top
            inked = sprite.mask.getbbox() or (0, 0, 0, 0)
            box = (left + inked[0], top + inked[1], left + inked[2], top + inked[3])
            lines.append((text, box, (0, 0, self.width, self.height)))
        real(self, sprite, x, y)

    texts: dict[int, str] = {}
    plain_word = typeface.word
    with monkeypatch.context() as patch:
        patch.setattr(typeface, "word", word)
        patch.setattr(typeface.Canvas, "stamp", stamp)
        yield lines
