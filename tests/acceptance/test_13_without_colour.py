"""Scenario 13: the boards of both games through deuteranopia, protanopia, tritanopia and greyscale.

Every pair of figures on a board has different letters, and different shapes at the sizes drawn there; contrast is at
least 4.5 for text and 3 for tokens, measured from the colours that are drawn, as each kind of sight sees them.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

from render.adrenaline.board import SIZE, paint_board
from render.core import palette as p
from render.core import signs, typeface
from render.core.cache import caches_off
from render.core.canvas import Canvas
from tests.render import mode_samples, samples
from tests.render.look import BLINDNESS, seen_by
from tests.render.orb_hunt import samples as orb_hunt
from tests.render.orb_hunt.test_pictures import painted

SEEN = ("as it is", *BLINDNESS)


def adrenaline_board(sample: Any) -> None:
    words = samples.words_of("cs")
    paint_board(Canvas(*SIZE), sample.view, sample.table, sample.changes, words, sample.before)


@cache
def of_mode(mode: str) -> dict[str, Any]:
    """Tables of a mode, with and without the bot figure."""
    return dict(mode_samples.situations(mode))


BOARDS: dict[str, Callable[[], Any]] = {
    **{f"adrenaline {name}": lambda name=name: adrenaline_board(samples.SITUATIONS[name]())
       for name in samples.SITUATIONS},
    **{f"adrenaline {mode} {name}": lambda mode=mode, name=name: adrenaline_board(of_mode(mode)[name])
       for mode in ("domination", "turrets") for name in ("five", "bot", "three", "early")},
    **{f"orb_hunt {name}": lambda name=name: painted(orb_hunt.SITUATIONS[name]()) for name in orb_hunt.SITUATIONS},
}  # fmt: skip


@cache
def seen(shade: p.Colour, kind: str) -> p.Colour:
    """A colour as this kind of sight sees it."""
    if kind == "as it is":
        return shade
    found: p.Colour = seen_by(Image.new("RGB", (1, 1), shade), kind).getpixel((0, 0))
    return found


def contrast(one: p.Colour, other: p.Colour, kind: str) -> float:
    return p.contrast(seen(one, kind), seen(other, kind))


class Watched:
    """What is drawn on one board: words with the ground below them, and tokens with their size."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: Counter[tuple[str, p.Colour, p.Colour]] = Counter()
        self.tokens: dict[str, tuple[str, float]] = {}
        self._words: dict[int, str] = {}
        self._kept: list[Any] = []
        real_word, real_stamp, real_token = typeface.word, Canvas.stamp, signs.token

        def word(text: str, *given: Any) -> Any:
            sprite = real_word(text, *given)
            self._words[id(sprite.mask)] = text
            self._kept.append(sprite)
            return sprite

        def stamp(canvas: Canvas, sprite: Any, x: float, y: float) -> None:
            text = self._words.get(id(sprite.mask))
            if text is not None and text.strip():
                self._note(text, canvas, sprite, round(x) + sprite.left, round(y) + sprite.top)
            real_stamp(canvas, sprite, x, y)

        def token(figure: str, letter: str, radius: float, *more: Any) -> Any:
            smallest = min(radius, self.tokens.get(figure, (letter, radius))[1])
            self.tokens[figure] = letter, smallest
            return real_token(figure, letter, radius, *more)

        monkeypatch.setattr(typeface, "word", word)
        monkeypatch.setattr(Canvas, "stamp", stamp)
        for module in [module for name, module in sys.modules.items() if name.startswith("render.")]:
            if getattr(module, "token", None) is real_token:
                monkeypatch.setattr(module, "token", token)

    def _note(self, text: str, canvas: Canvas, sprite: Any, left: int, top: int) -> None:
        """The most frequent colour where the word will be inked."""
        inked = sprite.mask.getbbox()
        if inked is None:
            return
        ground = canvas.image.crop((left + inked[0], top + inked[1], left + inked[2], top + inked[3]))
        most = max(ground.getcolors(1 << 20), key=lambda found: found[0])[1]
        self.texts[text, sprite.paint, most] += 1


@pytest.mark.parametrize("name", BOARDS)
def test_every_board(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch, caches_off():
        watched = Watched(patch)
        BOARDS[name]()
    assert len(watched.texts) > 10 and len(watched.tokens) >= 2, name
    weak = {
        (text, kind): round(contrast(paint, ground, kind), 2)
        for text, paint, ground in watched.texts for kind in SEEN
        if contrast(paint, ground, kind) < 4.5
    }  # fmt: skip
    assert weak == {}
    for (one, (letter, small)), (other, (another, smaller)) in combinations(watched.tokens.items(), 2):
        assert letter != another, (one, other)
        for kind in BLINDNESS:
            assert apart(one, other, round(min(small, smaller)), kind), (one, other, kind)


@cache
def apart(one: str, other: str, radius: int, kind: str) -> bool:
    """Whether shapes alone tell two figures apart: with one letter on both, a twelfth of the token looks different."""
    pictures = [seen_by(drawn(figure, radius), kind).convert("L") for figure in (one, other)]
    difference = ImageChops.difference(*pictures).histogram()
    return sum(count for value, count in enumerate(difference) if value > 40) > 3.14 * radius * radius / 12


def drawn(figure: str, radius: int) -> Image.Image:
    canvas = Canvas(radius * 4, radius * 4, p.PANEL)
    canvas.stamp(signs.token(figure, "X", radius), radius * 2, radius * 2)
    return canvas.image


@pytest.mark.parametrize("kind", SEEN)
def test_every_token_within_its_rim(kind: str) -> None:
    """A token stands in a dark rim of its own on whatever ground, so its colour is measured against that, as drawn."""
    weak = {}
    for figure in p.SEATS:
        colours = Counter({shade: count for count, shade in drawn(figure, 22).getcolors(1 << 20)})
        assert colours[p.SEATS[figure]] > 300 and colours[p.INK] > 100, figure
        found = contrast(p.SEATS[figure], p.INK, kind)
        weak.update({figure: round(found, 2)} if found < 3 else {})
    assert weak == {}
