"""The final score: places, points by source, the killshot track."""

from __future__ import annotations

from render.adrenaline.changes import Changes
from render.adrenaline.header import killshots
from render.adrenaline.modes import tracks
from render.core import scores
from render.core.canvas import Canvas
from render.core.palette import PANEL
from render.core.picture import Picture, Words
from render.core.signs import Table
from rules.adrenaline.view import View

TRACK = 104
# Sources of points in the order of their columns; others that a mode brings follow.
SOURCES = ("boards", "first_blood", "double_kill", "killshots", "spawnpoints", "turrets")


def final(view: View, table: Table, words: Words) -> Picture:
    """The final score of `view`, whose `outcome` is set; without one only the points that are known are listed."""
    rows = _rows(view)
    canvas = Canvas(scores.WIDTH, scores.height(rows) + TRACK)
    paint_final(canvas, view, table, words)
    return Picture(canvas.png(), scores.score_alt(rows, table, words))


def paint_final(canvas: Canvas, view: View, table: Table, words: Words) -> None:
    """Paint the final score; see `final`."""
    rows = _rows(view)
    top = scores.paint_scores(canvas, rows, scores.columns_of(rows, SOURCES), view.turn, table, words)
    left, right = scores.MARGIN, scores.WIDTH - scores.MARGIN
    canvas.plate((left, top, right, top + TRACK - 12), PANEL, 16)
    box = (left + 20, top, right - 20, top + TRACK - 12)
    if view.spawnpoints:
        tracks(canvas, box, view, table, Changes())
    else:
        killshots(canvas, box, view, table, 0)


def _rows(view: View) -> list[scores.Row]:
    ordered = [figure for id in view.order for figure in view.figures if figure.id == id]
    points = {figure.id: figure.points or 0 for figure in ordered}
    return scores.score_rows(view.outcome, {figure.id: figure.seat for figure in ordered}, points)
