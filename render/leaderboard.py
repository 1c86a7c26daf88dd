"""The leaderboard of a server: ratings, how they moved, wins. Knows no game: titles come as text."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from render.core.canvas import Box, Canvas, flat
from render.core.palette import AMMO, BAD, GOOD, INK, PANEL, SLOT, TEXT, TEXT_2, TEXT_3, TREND, TREND_AREA
from render.core.picture import Picture, Words, listing, one_line
from render.core.shape import Point, Shape
from render.core.stamps import dot, place_sign, trend_sign
from render.core.typeface import drawable, width, write, write_fit

WIDTH, MARGIN, GAP = 1600, 20, 8
HEAD, ROW = 104, 110
MOST_ROWS = 10


class Standing(msgspec.Struct, frozen=True):
    """One line: `history` are the ratings after each of the last games, oldest first; `change` is the last one's.

    `rating` is None for somebody who has not been rated yet.
    """

    rank: int
    name: str
    rating: int | None
    change: int
    history: tuple[float, ...]
    wins: int
    games: int


def leaderboard(rows: Sequence[Standing], subtitle: str, words: Words) -> Picture:
    """The table of `rows` (the first ten). `subtitle` names system and mode, already worded."""
    shown = list(rows[:MOST_ROWS])
    canvas = Canvas(WIDTH, MARGIN + HEAD + max(1, len(shown)) * (ROW + GAP) + 8 + MARGIN)
    paint_leaderboard(canvas, shown, subtitle, words)
    return Picture(canvas.png(), _alt(shown, subtitle, words))


def paint_leaderboard(canvas: Canvas, rows: Sequence[Standing], subtitle: str, words: Words) -> None:
    """Paint the table; see `leaderboard`."""
    _head(canvas, (MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + HEAD), rows, subtitle, words)
    top = MARGIN + HEAD + GAP + 8
    for row in rows:
        _row(canvas, (MARGIN, top, WIDTH - MARGIN, top + ROW), row, words)
        top += ROW + GAP
    if not rows:
        box = (MARGIN, top, WIDTH - MARGIN, top + ROW)
        canvas.plate(box, PANEL, 16)
        text = words("render-leaderboard-empty")
        write_fit(canvas, WIDTH / 2, top + 66, text, "Semibold", 36, TEXT_2, WIDTH - 120, "middle")


def _head(canvas: Canvas, box: Box, rows: Sequence[Standing], subtitle: str, words: Words) -> None:
    left, top, right, _ = box
    canvas.plate(box, PANEL, 16)
    x = left + 28
    x += write_fit(canvas, x, top + 72, words("render-leaderboard"), "Black", 58, TEXT, 460) + 26
    most = max((len(row.history) for row in rows), default=0)
    write_fit(canvas, x, top + 70, drawable(subtitle), "Semibold", 32, TEXT_2, 830 - x)
    if most > 1:
        games = words("render-leaderboard-games", count=most)
        write_fit(canvas, 850, top + 70, games, "Semibold", 32, TEXT_2, 350)
    wins = words("render-leaderboard-wins")
    write_fit(canvas, right - 28, top + 70, wins, "Semibold", 32, TEXT_2, 320, "right")


def _row(canvas: Canvas, box: Box, row: Standing, words: Words) -> None:
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    canvas.plate(box, PANEL, 16)
    canvas.stamp(place_sign(row.rank, 70), left + 56, middle)
    rating = _rating(row)
    name = drawable(row.name) or words("render-nobody", rank=str(row.rank))
    room = 660 - left - 120 - width(rating, "Black", 56)
    write_fit(canvas, left + 120, middle + 16, name, "Semibold", 48, TEXT, room, least=36)
    write(canvas, 690, middle + 19, rating, "Black", 56, TEXT, "right")
    paint_change(canvas, row.change, 720, middle)
    paint_trend(canvas, (850, top + 18, 1192, bottom - 16), row.history)
    _share(canvas, row, middle)
    games = f"/ {row.games}"
    across = write(canvas, right - 28, middle + 13, games, "Semibold", 34, TEXT_2, "right")
    write(canvas, right - 36 - across, middle + 16, str(row.wins), "Bold", 44, TEXT, "right")


def _rating(row: Standing) -> str:
    return "–" if row.rating is None else str(row.rating)


def paint_change(canvas: Canvas, change: int, left: int, middle: int) -> None:
    """How a rating moved last: a sign and a number, from `left` on; a dash for no change."""
    if change == 0:
        canvas.plate((left, middle - 3, left + 22, middle + 3), TEXT_3, 3)
        return
    paint = GOOD if change > 0 else BAD
    canvas.stamp(trend_sign(30, paint, change > 0), left + 9, middle)
    write(canvas, left + 32, middle + 12, str(abs(change)), "Bold", 34, paint)


def paint_trend(canvas: Canvas, box: Box, history: Sequence[float]) -> None:
    """The last ratings as a line over an area, the last point bright; nothing for less than two."""
    if len(history) < 2:
        return
    left, top, right, bottom = box
    across, down = right - left, bottom - top
    low, high = min(history), max(history)
    span = max(high - low, 1)
    points: list[Point] = [
        (8 + number * (across - 16) / (len(history) - 1), down - 10 - (value - low) / span * (down - 20))
        for number, value in enumerate(history)
    ]
    area, line = Shape(across, down), Shape(across, down)
    area.polygon([*points, (points[-1][0], down), (points[0][0], down)])
    line.line(points, 5)
    canvas.stamp(flat(area, TREND_AREA), left, top)
    canvas.stamp(flat(line, TREND), left, top)
    canvas.stamp(dot(8, TEXT, rim=INK), left + points[-1][0], top + points[-1][1])


def _share(canvas: Canvas, row: Standing, middle: int) -> None:
    left, right = 1230, 1410
    canvas.plate((left, middle - 9, right, middle + 9), SLOT, 9)
    if row.games > 0 and row.wins > 0:
        share = min(1.0, row.wins / row.games)
        canvas.plate((left, middle - 9, left + max(18, round((right - left) * share)), middle + 9), AMMO["yellow"], 9)


def _alt(rows: Sequence[Standing], subtitle: str, words: Words) -> str:
    """The title, then as many lines as fit."""
    title = f"{words('render-leaderboard')}: {one_line(subtitle, 60)}."
    listed = [
        words("render-alt-leader", rank=str(row.rank), name=one_line(row.name, 24), rating=_rating(row))
        for row in rows
    ]
    return listing(title, listed)
