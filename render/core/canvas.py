"""A picture under way: rectangles, stamps and kept layers on an opaque ground."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Literal, NamedTuple

from PIL import Image

from render.core import cache
from render.core.palette import CANVAS, STEPPED_BACK, Colour, colours, ready
from render.core.png import encoded
from render.core.shape import Shape

Box = tuple[int, int, int, int]
Corners = Literal["all", "top", "left"]

# Plates up to so many pixels are one stamp.
_SMALL = 12_000


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


# Kept parts of pictures (maps, panel grounds) take at most so many bytes; the least used are dropped first.
MOST_BYTES = 64 * 2**20
_layers: OrderedDict[Hashable, Image.Image] = OrderedDict()
_lock = Lock()
_bytes = 0


def _bytes_of(part: Image.Image) -> int:
    return 4 * part.width * part.height


def _keep(key: Hashable, part: Image.Image) -> None:
    global _bytes
    with _lock:
        if key not in _layers:
            _bytes += _bytes_of(part)
            _layers[key] = part
        while len(_layers) > 1 and _bytes > MOST_BYTES:
            _bytes -= _bytes_of(_layers.popitem(last=False)[1])


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


@cache.kept(512)
def _plate(across: int, down: int, radius: int, corners: Corners) -> Image.Image:
    shape = Shape(across, down)
    shape.box(0, 0, across, down, radius)
    if corners == "top":
        shape.box(0, down - radius, across, down)
    elif corners == "left":
        shape.box(across - radius, 0, across, down)
    return shape.mask()


@cache.kept(64)
def _corner(radius: int, corners: Corners, x: int, y: int) -> Image.Image:
    """A quarter of the smallest plate of this kind."""
    return _plate(2 * radius, 2 * radius, radius, corners).crop((x, y, x + radius, y + radius))


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

    def plate(self, box: Box, paint: Colour, radius: int = 16, corners: Corners = "all") -> None:
        """A rectangle with round corners: `all`, `top` or `left` ones."""
        left, top, right, bottom = box
        across, down = right - left, bottom - top
        radius = min(radius, across // 2, down // 2)
        if radius <= 0:
            self.fill(box, paint)
        elif across * down <= _SMALL:
            self.image.paste(paint, (left, top), _plate(across, down, radius, corners))
        else:
            # A large one is filled in pieces: a mask of its size would cost more than the fill itself.
            self.fill((left + radius, top, right - radius, bottom), paint)
            self.fill((left, top + radius, left + radius, bottom - radius), paint)
            self.fill((right - radius, top + radius, right, bottom - radius), paint)
            for x, y in ((0, 0), (radius, 0), (0, radius), (radius, radius)):
                at = (right - radius if x else left, bottom - radius if y else top)
                self.image.paste(paint, at, _corner(radius, corners, x, y))

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
            _keep(full, part.image)
        return part.image

    def step_back(self, box: Box) -> None:
        """Mix what lies in `box` with the canvas: it cannot be chosen."""
        part = self.image.crop(box)
        self.image.paste(Image.blend(part, Image.new("RGB", part.size, CANVAS), STEPPED_BACK), box[:2])

    def png(self) -> bytes:
        """The finished picture in the ready palette, as a PNG file."""
        return encoded(self.image.quantize(palette=ready(), dither=Image.Dither.NONE), colours())


def composed(width: int, height: int, radius: int, ground: Colour, paint: Callable[[Canvas], None]) -> Sprite:
    """A small plate with everything on it as one stamp, put at its upper left corner."""
    part = Canvas(width, height, ground)
    paint(part)
    return Sprite(part.image, _plate(width, height, radius, "all"))
