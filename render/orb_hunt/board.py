"""The table as everybody sees it: the picture of every post."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.picture import Picture, Words
from render.core.signs import Table
from render.orb_hunt import duel, hunt
from render.orb_hunt.alt import board_alt
from render.orb_hunt.changes import fold
from render.orb_hunt.header import header
from rules.core.model import Event
from rules.orb_hunt.view import View

WIDTH = 1600
HEADER = (20, 20, 1580, 112)


def size(view: View) -> tuple[int, int]:
    """Pixels across and down of the board of `view`."""
    if view.phase == "first":
        return WIDTH, hunt.layout(len(view.figures)).height(len(view.figures))
    return WIDTH, duel.height(len(view.figures))


def board(view: View, table: Table, changes: Sequence[Event], words: Words) -> Picture:
    """The board, with what `changes` (events since the last picture) did.

    In the first phase a block for each figure, then the villain with the rounds so far. The head names who is next;
    the marks are signed with whose turn they belong to.
    """
    canvas = Canvas(*size(view))
    paint_board(canvas, view, table, changes, words)
    return Picture(canvas.png(), board_alt(view, table, changes, words))


def paint_board(canvas: Canvas, view: View, table: Table, changes: Sequence[Event], words: Words) -> None:
    """Paint the board; see `board`."""
    marks = fold(changes)
    header(canvas, HEADER, view, table, marks, words)
    if view.phase == "first":
        hunt.hunt(canvas, view, table, marks, words)
    else:
        duel.duel(canvas, view, table, marks, words)
