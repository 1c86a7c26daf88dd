"""A finished picture made smaller, for several side by side."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from render.core.picture import Picture
from render.core.png import encoded


def halved(picture: Picture) -> Picture:
    """The picture at half its width and height."""
    with Image.open(BytesIO(picture.png)) as full:
        indexed = full.convert("RGB").reduce(2).quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    codes = indexed.getpalette() or []
    colours = [(codes[at], codes[at + 1], codes[at + 2]) for at in range(0, len(codes), 3)]
    return Picture(encoded(indexed, colours), picture.alt)
