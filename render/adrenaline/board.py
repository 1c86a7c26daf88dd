"""The table as everybody may see it: the picture of every post."""

from __future__ import annotations

from collections.abc import Sequence

from render.adrenaline import pieces
from render.adrenaline.alt import board_alt
from render.adrenaline.arena import Plan, floor_plan, labels
from render.adrenaline.changes import fold
from render.adrenaline.header import header
from render.adrenaline.panels import panels
from render.adrenaline.shops import shops
from render.core.canvas import Canvas
from render.core.picture import Picture, Words
from render.core.signs import Table
from rules.adrenaline.content import ARENAS
from rules.adrenaline.view import View
from rules.core.model import Event

SIZE = (1600, 1200)
HEADER = (20, 20, 1580, 112)
PLAN = Plan(left=26, top=134, cell=244)
SHOPS = (26, 886, 1002, 1180)
PANELS = (1026, 132, 1580, 1180)


def board(
    view: View, table: Table, changes: Sequence[Event], words: Words, before: View | None = None
) -> Picture:
    """The board as `view` may know it, with what `changes` (redacted events since the last picture) did.

    The head names who is next; the marks are signed with whose turn they belong to. `before`, the view of the last
    picture, tells where figures stood that were killed and came back since; without it those places are not marked.
    """
    canvas = Canvas(*SIZE)
    paint_board(canvas, view, table, changes, words, before)
    return Picture(canvas.png(), board_alt(view, table, changes, words))


def paint_board(
    canvas: Canvas, view: View, table: Table, changes: Sequence[Event], words: Words, before: View | None = None
) -> None:
    """Paint the board; see `board`."""
    marks = fold(changes, before)
    arena = ARENAS[view.arena]
    tokens = pieces.stands(view, marks, PLAN)
    floor_plan(canvas, PLAN, arena)
    pieces.trails(canvas, arena, PLAN, marks, tokens)
    pieces.shots(canvas, view, PLAN, marks, tokens)
    labels(canvas, PLAN, arena, words)
    pieces.things(canvas, view, table, PLAN, marks)
    pieces.figures(canvas, table, marks, tokens)
    pieces.on_turn(canvas, view, tokens)
    header(canvas, HEADER, view, table, marks, words)
    shops(canvas, SHOPS, view, words, marks.stocked, marks.emptied)
    panels(canvas, PANELS, view, table, marks, words)
