"""The final score: places, points by source, the beaten villain with every hit."""

from __future__ import annotations

from render.core import scores
from render.core.canvas import Canvas
from render.core.palette import PANEL, TEXT
from render.core.picture import Picture, Words
from render.core.signs import Table
from render.core.typeface import drawable, write_fit
from render.orb_hunt import duel
from rules.orb_hunt.view import View

BAR = 168
# Sources of points in the order of their columns.
SOURCES = ("enemies", "villain")


def final(view: View, table: Table, words: Words) -> Picture:
    """The final score of `view`, whose `outcome` is set; without one the points so far are listed."""
    rows = _rows(view)
    canvas = Canvas(scores.WIDTH, scores.height(rows) + (BAR if view.villain else 0))
    paint_final(canvas, view, table, words)
    return Picture(canvas.png(), scores.score_alt(rows, table, words))


def paint_final(canvas: Canvas, view: View, table: Table, words: Words) -> None:
    """Paint the final score; see `final`."""
    rows = _rows(view)
    top = scores.paint_scores(canvas, rows, scores.columns_of(rows, SOURCES), view.turn, table, words)
    if view.villain is None:
        return
    left, right = scores.MARGIN, scores.WIDTH - scores.MARGIN
    canvas.plate((left, top, right, top + BAR - 12), PANEL, 16)
    name = drawable(words(f"orb_hunt-villain-{view.villain.id}"))
    across = write_fit(canvas, left + 30, top + 92, name, "Black", 46, TEXT, 340)
    bar = (left + 30 + max(across, 200) + 40, top + 28, right - 30, top + 104)
    duel.strength_bar(canvas, bar, view.villain, duel.hits_of(view.rounds), table, 0)


def _rows(view: View) -> list[scores.Row]:
    ordered = [view.figure(id) for id in sorted(view.order)]
    points = {figure.id: figure.points for figure in ordered}
    return scores.score_rows(view.outcome, {figure.id: figure.seat for figure in ordered}, points)
