"""What one person has reached: the rating over the last sessions, counts, favourite weapons. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from render.core.canvas import Box, Canvas
from render.core.palette import PANEL, SLOT, TEXT, TEXT_2
from render.core.picture import Picture, Words, listing, one_line
from render.core.typeface import drawable, write, write_fit
from render.leaderboard import paint_change, paint_trend

WIDTH, HEIGHT, MARGIN, GAP = 1600, 800, 20, 14
HEAD = 104
LEFT = 1010
"""Where the curve ends and the column of counts begins."""
ROW = 74
MOST_FAVOURITES = 3


class Profile(msgspec.Struct, frozen=True):
    """`rating` is None while unrated; `history` are the last ratings, oldest first; `favourites` name and count."""

    name: str
    rating: int | None
    history: tuple[int, ...]
    sessions: int
    wins: int
    points: int
    best: int
    favourites: tuple[tuple[str, int], ...] = ()


def profile(person: Profile, words: Words) -> Picture:
    """The picture of a person's sessions on one server."""
    canvas = Canvas(WIDTH, HEIGHT)
    name = drawable(person.name) or words("render-nobody", rank="1")
    _head(canvas, person, name)
    _curve(canvas, person, words)
    _column(canvas, (LEFT + GAP, MARGIN + HEAD + GAP, WIDTH - MARGIN, HEIGHT - MARGIN), person, words)
    return Picture(canvas.png(), _alt(person, words))


def _head(canvas: Canvas, person: Profile, name: str) -> None:
    canvas.plate((MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + HEAD), PANEL, 16)
    write_fit(canvas, MARGIN + 28, MARGIN + 72, name, "Black", 58, TEXT, 1080, least=36)
    write(canvas, WIDTH - 180, MARGIN + 72, _rating(person), "Black", 58, TEXT, "right")
    if len(person.history) > 1:
        paint_change(canvas, person.history[-1] - person.history[-2], WIDTH - 150, MARGIN + 52)


def _curve(canvas: Canvas, person: Profile, words: Words) -> None:
    left, top, right, bottom = MARGIN, MARGIN + HEAD + GAP, LEFT, HEIGHT - MARGIN
    canvas.plate((left, top, right, bottom), PANEL, 16)
    history = person.history
    if len(history) < 2:
        text = words("render-profile-unrated")
        write_fit(canvas, (left + right) / 2, (top + bottom) / 2 + 12, text, "Semibold", 36, TEXT_2, 900, "middle")
        return
    caption = words("render-leaderboard-games", count=len(history))
    write_fit(canvas, left + 28, top + 56, caption, "Semibold", 36, TEXT_2, 700)
    inner = (left + 140, top + 90, right - 28, bottom - 28)
    write(canvas, inner[0] - 18, inner[1] + 24, str(max(history)), "Semibold", 36, TEXT_2, "right")
    write(canvas, inner[0] - 18, inner[3] - 4, str(min(history)), "Semibold", 36, TEXT_2, "right")
    canvas.plate(inner, SLOT, 12)
    paint_trend(canvas, inner, history)


def _column(canvas: Canvas, box: Box, person: Profile, words: Words) -> None:
    left, top, right, _ = box
    canvas.plate(box, PANEL, 16)
    counts = (
        (words("render-profile-sessions"), person.sessions),
        (words("render-profile-wins"), person.wins),
        (words("render-profile-points"), person.points),
        (words("render-profile-best"), person.best),
    )
    y = _lines(canvas, left + 28, right - 28, top + 60, counts)
    if person.favourites:
        write_fit(canvas, left + 28, y + 10, words("render-profile-favourites"), "Black", 36, TEXT_2, right - left - 56)
        _lines(canvas, left + 28, right - 28, y + ROW, person.favourites[:MOST_FAVOURITES])


def _lines(canvas: Canvas, left: int, right: int, y: int, items: Sequence[tuple[str, int]]) -> int:
    """A label and a number each; returns where the next line would be written."""
    for label, number in items:
        text = str(number)
        write(canvas, right, y, text, "Bold", 44, TEXT, "right")
        write_fit(canvas, left, y, drawable(label), "Semibold", 38, TEXT, right - left - 130)
        y += ROW
    return y


def _rating(person: Profile) -> str:
    return "–" if person.rating is None else str(person.rating)


def _alt(person: Profile, words: Words) -> str:
    opening = words(
        "render-alt-profile", name=one_line(person.name, 40), rating=_rating(person), sessions=person.sessions,
        wins=person.wins,
    )  # fmt: skip
    favourites = [words("render-alt-favourite", name=name, count=count) for name, count in person.favourites]
    return listing(opening, favourites)
