"""Palette PNG files, written by hand: zlib compresses outside Python's lock, so the event loop is not held up."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence

from PIL import Image

from render.core.palette import Colour

# Stored size and speed balance at this level.
LEVEL = 1
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_EIGHT_BITS, _INDEXED = 8, 3


def encoded(indexed: Image.Image, colours: Sequence[Colour]) -> bytes:
    """The PNG file of an image of mode P whose pixels are indices into `colours` (at most 256)."""
    header = struct.pack(">IIBBBBB", indexed.width, indexed.height, _EIGHT_BITS, _INDEXED, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", bytes(part for colour in colours for part in colour)),
            _chunk(b"IDAT", zlib.compress(_rows(indexed), LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def _rows(indexed: Image.Image) -> bytes:
    """All rows, each after a zero byte (no filter): the zeros are a column of their own."""
    plain = Image.new("P", (indexed.width + 1, indexed.height))
    plain.paste(indexed, (1, 0))
    return plain.tobytes()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
