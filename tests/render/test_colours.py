"""Text can be read: contrast of at least 4.5 wherever it is written; the stored palette keeps what was painted."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from render.adrenaline.board import SIZE, paint_board
from render.core import palette as p
from render.core.canvas import Canvas
from tests.render import samples

ON_PANELS = [
    (text, ground)
    for text in (p.TEXT, p.TEXT_2, p.TEXT_3, p.WARN)
    for ground in (p.PANEL, p.PANEL_LIT, p.CANVAS, p.SLOT)
]
ON_PANEL_ONLY = [(p.GOOD, p.PANEL), (p.BAD, p.PANEL)]
ON_COLOURS = [(p.INK, ground) for ground in (*p.SEATS.values(), *p.AMMO.values(), p.TEXT, p.BONE, p.BRONZE)]
ON_FLOORS = [
    (text, ground)
    for floor, pattern, label in p.ROOMS.values()
    for ground in (floor, pattern)
    for text in (p.TEXT, label)
]
ON_STEPPED_BACK = [
    (text, p.stepped_back(ground))
    for floor, pattern, _ in p.ROOMS.values()
    for ground in (floor, pattern)
    for text in (p.TEXT_2, p.TEXT_3)
]


@pytest.mark.parametrize(("text", "ground"), [*ON_PANELS, *ON_PANEL_ONLY, *ON_COLOURS, *ON_FLOORS, *ON_STEPPED_BACK])
def test_text_has_contrast(text: p.Colour, ground: p.Colour) -> None:
    assert p.contrast(text, ground) >= 4.5


def test_walls_stand_out_from_floors() -> None:
    assert all(p.contrast(p.WALL, floor) >= 5 for floor, _, _ in p.ROOMS.values())


def test_contrast_is_that_of_wcag() -> None:
    assert p.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert p.contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_the_palette_has_256_colours_each_once() -> None:
    assert len(p.colours()) == len(set(p.colours())) == 256
    assert {p.INK, p.CANVAS, p.TEXT, *p.SEATS.values(), *p.AMMO.values()} <= set(p.colours())


@pytest.mark.parametrize("name", samples.SITUATIONS)
def test_the_palette_keeps_what_was_painted(name: str) -> None:
    sample = samples.SITUATIONS[name]()
    canvas = Canvas(*SIZE)
    paint_board(canvas, sample.view, sample.table, sample.changes, samples.words_of("en"), sample.before)
    stored = canvas.image.quantize(palette=p.ready(), dither=Image.Dither.NONE).convert("RGB")
    difference = ImageChops.difference(canvas.image, stored)
    assert max(ImageStat.Stat(difference).mean) < 1
    far = sum(count for value, count in enumerate(difference.convert("L").histogram()) if value > 24)
    assert far / (SIZE[0] * SIZE[1]) < 0.002


def test_the_png_file_holds_the_quantised_picture() -> None:
    sample = samples.middle_game()
    canvas = Canvas(*SIZE)
    paint_board(canvas, sample.view, sample.table, sample.changes, samples.words_of("en"))
    indexed = canvas.image.quantize(palette=p.ready(), dither=Image.Dither.NONE)
    with Image.open(BytesIO(canvas.png())) as stored:
        stored.verify()
    with Image.open(BytesIO(canvas.png())) as stored:
        assert (stored.format, stored.mode, stored.size) == ("PNG", "P", SIZE)
        assert stored.convert("RGB").tobytes() == indexed.convert("RGB").tobytes()
