"""The final score: places, points by source, the killshot track."""

from __future__ import annotations

from typing import NamedTuple

from render.adrenaline.header import killshots
from render.core.canvas import Box, Canvas
from render.core.palette import INK, LINE, PANEL, PANEL_LIT, SLOT, TEXT, TEXT_2, TEXT_3
from render.core.picture import Picture, Words, alt_text
from render.core.signs import Table, colour_of, token
from render.core.stamps import place_sign
from render.core.typeface import drawable, write, write_fit
from rules.adrenaline.view import FigureView, View
from rules.core.model import Place

WIDTH, MARGIN, GAP = 1600, 20, 12
HEAD, COLUMN_HEAD, ROW, TRACK = 112, 52, 132, 104
# Sources of points in the order of their columns; others that a mode brings follow.
SOURCES = ("boards", "first_blood", "double_kill", "killshots")
_COLUMN = 182
_TOTAL_ROOM = 180


class Row(NamedTuple):
    """One figure's result."""

    place: Place
    figure: FigureView

    @property
    def sources(self) -> dict[str, int]:
        """Where its points came from; empty while that is not known."""
        return {} if self.figure.seat is None else self.place.sources.get(self.figure.seat, {})


def final(view: View, table: Table, words: Words) -> Picture:
    """The final score of `view`, whose `outcome` is set; without one only the points that are known are listed."""
    rows = _rows(view)
    height = MARGIN + HEAD + GAP + COLUMN_HEAD + max(1, len(rows)) * (ROW + GAP) + TRACK + MARGIN
    canvas = Canvas(WIDTH, height)
    paint_final(canvas, view, table, words)
    return Picture(canvas.png(), _alt(rows, table, words))


def paint_final(canvas: Canvas, view: View, table: Table, words: Words) -> None:
    """Paint the final score; see `final`."""
    rows = _rows(view)
    columns = _columns(rows)
    right = WIDTH - MARGIN
    _head(canvas, (MARGIN, MARGIN, right, MARGIN + HEAD), view, rows, table, words)
    top = MARGIN + HEAD + GAP
    _column_heads(canvas, top, columns, words)
    top += COLUMN_HEAD
    best = max((row.place.points for row in rows), default=0)
    for row in rows:
        _row(canvas, (MARGIN, top, right, top + ROW), row, columns, best, table)
        top += ROW + GAP
    canvas.plate((MARGIN, top, right, top + TRACK - 12), PANEL, 16)
    killshots(canvas, (MARGIN + 20, top, right - 20, top + TRACK - 12), view, table, 0)


def _rows(view: View) -> list[Row]:
    """Figures by place, then in table order; by known points where there is no outcome."""
    ordered = [figure for id in view.order for figure in view.figures if figure.id == id]
    if view.outcome is None:
        known = [Row(Place(0, (), figure.points or 0), figure) for figure in ordered]
        return sorted(known, key=lambda row: -row.place.points)
    return [
        Row(place, figure)
        for place in view.outcome.places
        for figure in ordered
        if figure.seat is not None and figure.seat in place.seats
    ]


def _columns(rows: list[Row]) -> list[str]:
    found = {source for row in rows for source in row.sources}
    known = [source for source in SOURCES if source in found]
    return (known + sorted(found - set(SOURCES)))[:4]


def _head(canvas: Canvas, box: Box, view: View, rows: list[Row], table: Table, words: Words) -> None:
    """Who won, in the winner's colour; several in white."""
    left, top, right, bottom = box
    winners = [row.figure.id for row in rows if row.place.place == 1]
    shade = colour_of(winners[0]) if len(winners) == 1 else TEXT
    canvas.plate(box, shade, 16)
    middle = (top + bottom) // 2
    x = left + 64
    for figure in winners:
        canvas.stamp(token(figure, table.letter(figure), 36), x, middle + (7 if figure == "C" else 0))
        x += 104
    names = ", ".join(table.name(figure) for figure in winners)
    title = words("render-won", figures=names, count=len(winners)) if winners else words("render-over")
    turns = words("render-turns", count=view.turn)
    across = write(canvas, right - 28, middle + 12, turns, "Semibold", 34, INK, "right")
    write_fit(canvas, x - 26, middle + 20, drawable(title), "Black", 58, INK, right - 60 - across - x, least=34)


def _column_x(columns: list[str], number: int) -> int:
    """The right edge of a column."""
    return WIDTH - MARGIN - _TOTAL_ROOM - (len(columns) - 1 - number) * _COLUMN


def _column_heads(canvas: Canvas, top: int, columns: list[str], words: Words) -> None:
    for number, source in enumerate(columns):
        text = drawable(words("render-source", source=source))
        write_fit(canvas, _column_x(columns, number), top + 36, text, "Semibold", 32, TEXT_2, _COLUMN - 20, "right")
    total = words("render-total")
    write_fit(canvas, WIDTH - MARGIN - 30, top + 36, total, "Semibold", 32, TEXT_2, _TOTAL_ROOM - 40, "right")


def _row(canvas: Canvas, box: Box, row: Row, columns: list[str], best: int, table: Table) -> None:
    left, top, right, bottom = box
    figure, place = row.figure.id, row.place
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
    write(canvas, right - 30, middle + 25, str(place.points), "Black", 72, TEXT, "right")


def _alt(rows: list[Row], table: Table, words: Words) -> str:
    winners = [table.spoken(row.figure.id) for row in rows if row.place.place == 1]
    closing = words("render-alt-won", figures=", ".join(winners), count=len(winners)) if winners else ""
    listed = ", ".join(
        words("render-alt-score", figure=table.spoken(row.figure.id), points=row.place.points) for row in rows
    )
    return alt_text([listed + "."] if listed else [], closing or words("render-over") + ".")
