"""The colours of all pictures, and the one ready palette they are stored with.

Colours are RGB triples. Light text is never put on ammo or seat colours; `tests/render/test_colours.py` measures it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from PIL import Image

Colour = tuple[int, int, int]


def colour(code: str) -> Colour:
    """The colour that `#RRGGBB` spells."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(under: Colour, over: Colour, share: float) -> Colour:
    """`over` laid on `under`, covering `share` (0 to 1) of it."""
    red, green, blue = (round(u + (o - u) * share) for u, o in zip(under, over, strict=True))
    return red, green, blue


INK = colour("#12151C")
CANVAS = colour("#181C25")
SLOT = colour("#171B24")
PANEL = colour("#232936")
PANEL_LIT = colour("#2E3646")
LINE = colour("#465064")
WALL = colour("#B4BED0")
TEXT = colour("#F3F5FA")
TEXT_2 = colour("#BCC5D5")
TEXT_3 = colour("#98A2B6")
GOOD = colour("#7BE0A0")
WARN = colour("#FFB454")
BAD = colour("#FF6B6B")
STEEL = colour("#9FD0FF")
BONE = colour("#D7DCE6")
BRONZE = colour("#D98A4E")
FLESH = colour("#A83246")
FLESH_DARK = colour("#742837")
EYE = colour("#FFE9A8")
OLIVE = colour("#9DB36A")
TREND = colour("#6CD6F5")
TREND_AREA = colour("#2F4556")

AMMO: dict[str, Colour] = {"red": colour("#F66268"), "yellow": colour("#FFD447"), "blue": colour("#4C8DFF")}
# A cube that need not be paid now is hollow; its rim is the ammo colour stepped back towards the panel.
AMMO_RIM: dict[str, Colour] = {name: mix(PANEL, shade, 0.8) for name, shade in AMMO.items()}
# A thing that has left its place on a plate in the ammo colour.
AMMO_PALE: dict[str, Colour] = {name: mix(shade, INK, 0.28) for name, shade in AMMO.items()}

SEATS: dict[str, Colour] = {
    "A": colour("#E56F16"),
    "B": colour("#6CD6F5"),
    "C": colour("#FF7FBE"),
    "D": colour("#BCEB4E"),
    "E": colour("#F7F2E6"),
    "F": colour("#8C74FF"),
}

# Floor, pattern on it, label of the room's name.
ROOMS: dict[str, tuple[Colour, Colour, Colour]] = {
    "red": (colour("#552B33"), colour("#663A42"), colour("#F5B6B9")),
    "blue": (colour("#27395A"), colour("#334870"), colour("#AFCBFA")),
    "yellow": (colour("#4C401D"), colour("#5D5028"), colour("#F5DF94")),
    "green": (colour("#26463B"), colour("#325848"), colour("#A8E0C4")),
    "purple": (colour("#402F57"), colour("#503D6B"), colour("#D4BBF5")),
    "white": (colour("#3C424F"), colour("#4A515F"), colour("#DCE2EC")),
}

# Every other field of a large board, and a hit on a villain in the colour of who dealt it.
CHECKER: dict[str, Colour] = {name: mix(shade, pattern, 0.4) for name, (shade, pattern, _) in ROOMS.items()}
HITS: dict[str, Colour] = {figure: mix(INK, shade, 0.42) for figure, shade in SEATS.items()}

# What cannot be chosen steps back by this much towards the canvas.
STEPPED_BACK = 0.65


def stepped_back(shade: Colour) -> Colour:
    """`shade` as it looks where nothing can be chosen."""
    return mix(shade, CANVAS, STEPPED_BACK)


def relative_luminance(shade: Colour) -> float:
    """Luminance by WCAG 2, 0 (black) to 1 (white)."""
    parts = [part / 255 for part in shade]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio by WCAG 2, 1 to 21."""
    dark, light = sorted((relative_luminance(one), relative_luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _flat() -> Iterable[Colour]:
    yield from (INK, CANVAS, SLOT, PANEL, PANEL_LIT, LINE, WALL, TEXT, TEXT_2, TEXT_3, GOOD, WARN, BAD, STEEL)
    yield from (BONE, BRONZE, TREND, TREND_AREA, FLESH, FLESH_DARK, EYE, OLIVE)
    yield from CHECKER.values()
    yield from HITS.values()
    yield from AMMO.values()
    yield from AMMO_RIM.values()
    yield from AMMO_PALE.values()
    yield from SEATS.values()
    for room in ROOMS.values():
        yield from room
        yield from (stepped_back(shade) for shade in room[:2])
    yield from (stepped_back(shade) for shade in (*AMMO.values(), *SEATS.values(), INK, WALL, TEXT))


def _edges() -> Iterable[tuple[Colour, Colour]]:
    """Pairs (under, over) whose edges are blended often, the most visible first."""
    for ground in (PANEL, PANEL_LIT, CANVAS, SLOT, INK):
        yield ground, TEXT
    for shade in (*SEATS.values(), *AMMO.values()):
        yield INK, shade
    for floor, pattern, label in ROOMS.values():
        yield floor, TEXT
        yield floor, INK
        yield floor, pattern
        yield floor, WALL
        yield floor, label
    for ground in (PANEL, PANEL_LIT, SLOT):
        yield ground, TEXT_2
        yield ground, TEXT_3
    for shade in SEATS.values():
        yield PANEL, shade
        yield TEXT, shade
    for shade in (FLESH, FLESH_DARK, OLIVE, STEEL, GOOD, BAD):
        yield INK, shade
    yield FLESH, TEXT
    for shade in (*AMMO_RIM.values(), GOOD, BAD, WARN, WALL, LINE, BONE, BRONZE, TREND, TREND_AREA):
        yield PANEL, shade


def _far(one: Colour, other: Colour) -> float:
    """A quick measure of how different two colours look (squared distance, green counts most)."""
    red, green, blue = one[0] - other[0], one[1] - other[1], one[2] - other[2]
    return 3 * red * red + 4 * green * green + 2 * blue * blue


@cache
def colours() -> tuple[Colour, ...]:
    """The 256 colours of every stored picture: the flat ones, then the blends of their edges."""
    found = list(dict.fromkeys(_flat()))
    for apart in (900, 400, 150, 40):
        for share in (0.5, 0.25, 0.75, 0.4, 0.6):
            for under, over in _edges():
                blend = mix(under, over, share)
                if len(found) < 256 and all(_far(blend, old) > apart for old in found):
                    found.append(blend)
    return tuple(found)


@cache
def ready() -> Image.Image:
    """The palette as an image that `Image.quantize` takes."""
    image = Image.new("P", (1, 1))
    image.putpalette([part for shade in colours() for part in shade])
    return image
