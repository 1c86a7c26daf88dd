"""The table of a final score: places, names, points by source. Knows no game: what differs is handed over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core.canvas import Box, Canvas
from render.core.palette import INK, LINE, PANEL, PANEL_LIT, SLOT, TEXT, TEXT_2, TEXT_3
from render.core.picture import Words, alt_text
from render.core.signs import Table, colour_of, token
from render.core.stamps import place_sign
from render.core.typeface import drawable, write, write_fit
from rules.core.model import Outcome, Place

WIDTH, MARGIN, GAP = 1600, 20, 12
HEAD, COLUMN_HEAD, ROW = 112, 52, 132
_MOST_COLUMNS = 4
_COLUMN = 182
_TOTAL_ROOM = 180


class Row(NamedTuple):
    """One figure's result: the place it shares, and where its points came from ({} while that is not known)."""

    place: Place
    figure: str
    sources: dict[str, int]


def score_rows(outcome: Outcome | None, seats: dict[str, int | None], points: dict[str, int]) -> list[Row]:
    """Figures by place, then in table order (that of `seats`); without an outcome by the points that are known."""
    if outcome is None:
        known = [Row(Place(0, (), points.get(figure, 0)), figure, {}) for figure in seats]
        return sorted(known, key=lambda row: -row.place.points)
    return [
        Row(place, figure, place.sources.get(seat, {}))
        for place in outcome.places
        for figure, seat in seats.items()
        if seat is not None and seat in place.seats
    ]


def columns_of(rows: Sequence[Row], order: Sequence[str]) -> list[str]:
    """The sources of points that occur: those of `order`, then others that a mode brings."""
    found = {source for row in rows for source in row.sources}
    known = [source for source in order if source in found]
    return (known + sorted(found - set(order)))[:_MOST_COLUMNS]


def height(rows: Sequence[Row]) -> int:
    """Pixels that the table takes, margins included."""
    return MARGIN + HEAD + GAP + COLUMN_HEAD + max(1, len(rows)) * (ROW + GAP) + MARGIN


def paint_scores(
    canvas: Canvas, rows: Sequence[Row], columns: Sequence[str], turns: int, table: Table, words: Words
) -> int:
    """Paint the head and all rows from the top; returns where they end."""
    right = WIDTH - MARGIN
    _head(canvas, (MARGIN, MARGIN, right, MARGIN + HEAD), rows, turns, table, words)
    top = MARGIN + HEAD + GAP
    _column_heads(canvas, top, columns, words)
    top += COLUMN_HEAD
    best = max((row.place.points for row in rows), default=0)
    for row in rows:
        _row(canvas, (MARGIN, top, right, top + ROW), row, columns, best, table)
        top += ROW + GAP
    return top


def _head(canvas: Canvas, box: Box, rows: Sequence[Row], turns: int, table: Table, words: Words) -> None:
    """Who won, in the winner's colour; several in white."""
    left, top, right, bottom = box
    winners = [row.figure for row in rows if row.place.place == 1]
    shade = colour_of(winners[0]) if len(winners) == 1 else TEXT
    canvas.plate(box, shade, 16)
    middle = (top + bottom) // 2
    x = left + 64
    for figure in winners:
        canvas.stamp(token(figure, table.letter(figure), 36), x, middle + (7 if figure == "C" else 0))
        x += 104
    names = ", ".join(table.name(figure) for figure in winners)
    title = words("render-won", figures=names, count=len(winners)) if winners else words("render-over")
    length = words("render-turns", count=turns)
    across = write(canvas, right - 28, middle + 12, length, "Semibold", 34, INK, "right")
    write_fit(canvas, x - 26, middle + 20, drawable(title), "Black", 58, INK, right - 60 - across - x, least=34)


def _column_x(columns: Sequence[str], number: int) -> int:
    """The right edge of a column."""
    return WIDTH - MARGIN - _TOTAL_ROOM - (len(columns) - 1 - number) * _COLUMN


def _column_heads(canvas: Canvas, top: int, columns: Sequence[str], words: Words) -> None:
    for number, source in enumerate(columns):
        text = drawable(words("render-source", source=source))
        write_fit(canvas, _column_x(columns, number), top + 36, text, "Semibold", 32, TEXT_2, _COLUMN - 20, "right")
    total = words("render-total")
    write_fit(canvas, WIDTH - MARGIN - 30, top + 36, total, "Semibold", 32, TEXT_2, _TOTAL_ROOM - 40, "right")


def _row(canvas: Canvas, box: Box, row: Row, columns: Sequence[str], best: int, table: Table) -> None:
    left, top, right, bottom = box
    figure, place = row.figure, row.place
    canvas.plate(box, PANEL_LIT if place.place == 1 else PANEL, 16)
    middle = (top + bottom) // 2
    if place.place:
        canvas.stamp(place_sign(place.place, 76), left + 66, middle)
    canvas.stamp(token(figure, table.letter(figure), 34), left + 172, middle + (6 if figure == "C" else 0))
    start = left + 236
    room = _column_x(columns, 0) - _COLUMN + 40 - start if columns else right - _TOTAL_ROOM - start
    write_fit(canvas, start, middle + 4, table.name(figure), "Bold", 46, TEXT, room, least=34)
    canvas.plate((start, middle + 26, start + room, middle + 42), SLOT, 8)
    if place.points > 0:
        length = max(16, round(room * place.points / best))
        canvas.plate((start, middle + 26, start + length, middle + 42), colour_of(figure), 8)
    for number, source in enumerate(columns if row.sources else ()):
        points = row.sources.get(source, 0)
        paint = TEXT if points else TEXT_3
        write(canvas, _column_x(columns, number), middle + 15, str(points), "Bold", 44, paint, "right")
    canvas.fill((right - _TOTAL_ROOM + 32, top + 22, right - _TOTAL_ROOM + 35, bottom - 22), LINE)
    size = 72 if abs(place.points) < 100 else 60
    write(canvas, right - 30, middle + round(0.35 * size), str(place.points), "Black", size, TEXT, "right")


def score_alt(rows: Sequence[Row], table: Table, words: Words) -> str:
    """The points, then who won."""
    winners = [table.spoken(row.figure) for row in rows if row.place.place == 1]
    closing = words("render-alt-won", figures=", ".join(winners), count=len(winners)) if winners else ""
    listed = ", ".join(
        words("render-alt-score", figure=table.spoken(row.figure), points=row.place.points) for row in rows
    )
    return alt_text([listed + "."] if listed else [], closing or words("render-over") + ".")
