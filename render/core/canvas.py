"""A picture under way: rectangles, stamps and kept layers on an opaque ground."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from io import BytesIO
from threading import Lock
from typing import NamedTuple

from PIL import Image

from render.core import cache
from render.core.palette import CANVAS, STEPPED_BACK, Colour, ready
from render.core.shape import Shape

Box = tuple[int, int, int, int]


class Sprite(NamedTuple):
    """A stamp: what it paints, where it covers, and where its upper left corner lies from the point it is put at."""

    paint: Image.Image | Colour
    mask: Image.Image
    left: int = 0
    top: int = 0

    @property
    def width(self) -> int:
        """Pixels across."""
        return self.mask.width

    @property
    def height(self) -> int:
        """Pixels down."""
        return self.mask.height


def flat(shape: Shape, paint: Colour, left: int = 0, top: int = 0) -> Sprite:
    """A stamp of one colour."""
    return Sprite(paint, shape.mask(), left, top)


def layered(parts: list[tuple[Image.Image, Colour]], left: int = 0, top: int = 0) -> Sprite:
    """A stamp of several masks of one size, the outermost first."""
    cover = parts[0][0].copy()
    paint = Image.new("RGB", cover.size, parts[0][1])
    for mask, shade in parts[1:]:
        paint.paste(shade, (0, 0), mask)
        # The union of two covers, as paint laid on paint: 255 - (255 - a)(255 - b) / 255.
        cover.paste(255, (0, 0), mask)
    return Sprite(paint, cover, left, top)


# Kept parts of pictures (maps, panel frames), the least used dropped first; a map takes about 4 MiB.
MOST_LAYERS = 24
_layers: OrderedDict[Hashable, Image.Image] = OrderedDict()
_lock = Lock()


@cache.kept(256)
def _outline(size: tuple[int, int], width: int, radius: int, dash: int) -> Image.Image:
    across, down = size
    shape = Shape(across, down)
    shape.box(0, 0, across, down, radius)
    shape.box(width, width, across - width, down - width, max(0, radius - width), on=False)
    gap = dash * 3 // 4
    for start in range(radius + dash, across - radius, dash + gap) if dash else ():
        shape.box(start, 0, min(start + gap, across - radius), down, on=False)
    for start in range(radius + dash, down - radius, dash + gap) if dash else ():
        shape.box(0, start, width, min(start + gap, down - radius), on=False)
        shape.box(across - width, start, across, min(start + gap, down - radius), on=False)
    return shape.mask()


@cache.kept(64)
def _corners(radius: int) -> Image.Image:
    shape = Shape(2 * radius, 2 * radius)
    shape.disc(radius, radius, radius)
    return shape.mask()


class Canvas:
    """An opaque RGB picture. All boxes are (left, top, right, bottom) in whole pixels, right and bottom outside."""

    def __init__(self, width: int, height: int, ground: Colour = CANVAS, image: Image.Image | None = None) -> None:
        self.image = image or Image.new("RGB", (width, height), ground)

    @property
    def width(self) -> int:
        """Pixels across."""
        return self.image.width

    @property
    def height(self) -> int:
        """Pixels down."""
        return self.image.height

    def stamp(self, sprite: Sprite, x: float, y: float) -> None:
        """Put `sprite` at (x, y)."""
        self.image.paste(sprite.paint, (round(x) + sprite.left, round(y) + sprite.top), sprite.mask)

    def fill(self, box: Box, paint: Colour) -> None:
        """A plain rectangle; nothing when the box is empty."""
        left, top, right, bottom = box
        if right > left and bottom > top:
            self.image.paste(paint, box)

    def plate(self, box: Box, paint: Colour, radius: int = 16, corners: str = "all") -> None:
        """A rectangle with round corners: `all`, `top` or `left` ones."""
        left, top, right, bottom = box
        radius = max(0, min(radius, (right - left) // 2, (bottom - top) // 2))
        disc = _corners(radius) if radius else None
        if disc is None:
            self.fill(box, paint)
            return
        self.fill((left + radius, top, right - radius, bottom), paint)
        self.fill((left, top + radius, left + radius, bottom - radius), paint)
        self.fill((right - radius, top + radius, right, bottom - radius), paint)
        for x, y, side_x, side_y in (
            (left, top, 0, 0),
            (right - radius, top, radius, 0),
            (left, bottom - radius, 0, radius),
            (right - radius, bottom - radius, radius, radius),
        ):
            square = (corners == "top" and side_y) or (corners == "left" and side_x)
            if square:
                self.fill((x, y, x + radius, y + radius), paint)
            else:
                part = disc.crop((side_x, side_y, side_x + radius, side_y + radius))
                self.image.paste(paint, (x, y), part)

    def frame(self, box: Box, paint: Colour, inside: Colour, width: int = 3, radius: int = 12) -> None:
        """A rim of `width` within `box`, filled with `inside`."""
        left, top, right, bottom = box
        self.plate(box, paint, radius)
        inner = (left + width, top + width, right - width, bottom - width)
        self.plate(inner, inside, max(0, radius - width))

    def outline(self, box: Box, paint: Colour, width: int = 4, radius: int = 12, dash: int = 0) -> None:
        """A line of `width` just within `box`; what lies inside stays. `dash` > 0 breaks it."""
        size = (box[2] - box[0], box[3] - box[1])
        self.stamp(Sprite(paint, _outline(size, width, radius, dash)), box[0], box[1])

    def layer(self, at: tuple[int, int], size: tuple[int, int], key: Hashable, paint: Callable[[Canvas], None]) -> None:
        """Put a part that is painted once and then kept under `key`, which must name everything it shows."""
        self.image.paste(self.kept(size, key, paint), at)

    @staticmethod
    def kept(size: tuple[int, int], key: Hashable, paint: Callable[[Canvas], None]) -> Image.Image:
        """The painted part itself. Never change it: copy it first."""
        full = (size, key)
        with _lock:
            if cache.on() and full in _layers:
                _layers.move_to_end(full)
                return _layers[full]
        part = Canvas(*size)
        paint(part)
        if cache.on():
            with _lock:
                _layers[full] = part.image
                while len(_layers) > MOST_LAYERS:
                    _layers.popitem(last=False)
        return part.image

    def step_back(self, box: Box) -> None:
        """Mix what lies in `box` with the canvas: it cannot be chosen."""
        part = self.image.crop(box)
        self.image.paste(Image.blend(part, Image.new("RGB", part.size, CANVAS), STEPPED_BACK), box[:2])

    def png(self) -> bytes:
        """The finished picture: ready palette, PNG level 1 (stored size and speed balance there)."""
        indexed = self.image.quantize(palette=ready(), dither=Image.Dither.NONE)
        out = BytesIO()
        indexed.save(out, "PNG", compress_level=1)
        return out.getvalue()
