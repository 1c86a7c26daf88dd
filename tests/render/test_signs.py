"""Who is who: letters are unique, shapes tell seats apart without colour, names of any kind can be drawn."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from render.core.canvas import Canvas
from render.core.palette import PANEL, ROOMS
from render.core.signs import Table, token
from render.core.typeface import _covered, drawable, fit, width, wrap
from tests.render.look import BLINDNESS, seen_by

ODD_NAMES = ("", "🔥", "שלום", "‮abc", "**x**", "\n\n", "Ｗｉｄｅ", "𝓩𝓸𝓯𝓲𝓮", "a" * 300, "ß", "İ", "́", "1", "Eva", "Äva")


def letters(*names: str) -> list[str]:
    table = Table(dict(zip("ABCDE", names, strict=False)))
    return [table.letter(figure) for figure in table.names]


def test_the_letter_is_the_first_of_the_name_then_the_second_then_a_digit() -> None:
    assert letters("Eva", "Radek", "Žofie") == ["E", "R", "Ž"]
    assert letters("Eva", "Emil", "Ema") == ["E", "M", "A"]
    assert letters("Aa", "Aa", "Aa", "Aa") == ["A", "B", "C", "D"]
    assert letters("B", "BA", "BAB") == ["B", "A", "C"]


def test_letters_that_look_alike_count_as_one() -> None:
    assert letters("Žofie", "Zuzana") == ["Ž", "U"]
    assert letters("Anna", "Аня") == ["A", "Н"]
    assert letters("Anna", "Άννα") == ["A", "Ν"]


@given(st.lists(st.text(max_size=40) | st.sampled_from(ODD_NAMES), min_size=1, max_size=5))
@settings(max_examples=200, deadline=None)
def test_letters_are_always_unique_and_in_the_typeface(names: list[str]) -> None:
    table = Table(dict(zip("ABCDE", names, strict=False)))
    found = [table.letter(figure) for figure in table.names]
    assert len(set(found)) == len(found)
    assert all(len(letter) == 1 and ord(letter) in _covered() for letter in found)
    for figure in table.names:
        assert table.name(figure)
        assert all(ord(char) in _covered() for char in table.name(figure))
        assert 0 < len(table.spoken(figure)) <= 24
        assert not any(char in table.spoken(figure) for char in "\n‮")


def test_fancy_letters_become_plain_ones() -> None:
    assert drawable("𝓩𝓸𝓯𝓲𝓮") == "Zofie"
    assert drawable("Ｗｉｄｅ\tname🔥") == "Wide name"
    assert drawable("‮שלום") == ""


@given(st.text(max_size=60), st.integers(20, 400), st.integers(18, 60))
@settings(max_examples=150, deadline=None)
def test_what_is_fitted_fits(text: str, room: int, size: int) -> None:
    shown, at = fit(drawable(text), "Bold", size, room)
    assert width(shown, "Bold", at) <= room or shown == ""
    assert at >= size * 0.75
    assert all(width(line, "Regular", size) <= room for line in wrap(drawable(text), "Regular", size, room))


def on_ground(figure: str, ground: tuple[int, int, int], radius: int) -> Image.Image:
    canvas = Canvas(radius * 4, radius * 4, ground)
    canvas.stamp(token(figure, "X", radius), radius * 2, radius * 2)
    return canvas.image


@pytest.mark.parametrize("kind", BLINDNESS)
def test_seats_are_told_apart_by_shape_whatever_one_sees(kind: str) -> None:
    """With one and the same letter on all: at least a twelfth of the token looks clearly different."""
    radius = 22
    pictures = {figure: seen_by(on_ground(figure, PANEL, radius), kind).convert("L") for figure in "ABCDEF"}
    area = 3.14 * radius * radius
    for one, other in combinations("ABCDEF", 2):
        difference = ImageChops.difference(pictures[one], pictures[other])
        clear = sum(count for value, count in enumerate(difference.histogram()) if value > 40)
        assert clear > area / 12, (kind, one, other, clear / area)


@pytest.mark.parametrize("room", ROOMS)
def test_a_token_stands_out_from_every_floor_without_colour(room: str) -> None:
    for figure in "ABCDE":
        picture = seen_by(on_ground(figure, ROOMS[room][0], 22), "greyscale").convert("L")
        ground = picture.getpixel((1, 1))
        clear = sum(count for value, count in enumerate(picture.histogram()) if abs(value - ground) > 40)
        assert clear > 0.4 * 3.14 * 22 * 22, (room, figure)
