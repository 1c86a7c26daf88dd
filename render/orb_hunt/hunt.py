"""The first phase: a block for each figure with its board and its belongings."""

from __future__ import annotations

from dataclasses import dataclass

from render.core.canvas import Box, Canvas
from render.core.palette import PANEL, PANEL_LIT, TEXT, Colour
from render.core.picture import Words
from render.core.signs import Table, colour_of, token
from render.core.stamps import play_sign
from render.core.typeface import write_fit
from render.orb_hunt import parts
from render.orb_hunt.changes import Changes, following
from render.orb_hunt.field import pieces
from render.orb_hunt.grid import SIZE, Grid, colours, floor_plan
from rules.orb_hunt.view import FigureView, View

MARGIN, GAP, TOP = 20, 14, 126
_BAND = 12


@dataclass(frozen=True)
class Layout:
    """How the blocks lie by the number of figures: columns, size of a field, whether belongings stand beside boards."""

    columns: int
    cell: int
    block: int
    beside: bool

    def height(self, figures: int) -> int:
        """Pixels of the whole picture."""
        rows = -(-figures // self.columns)
        return TOP + rows * self.block + (rows - 1) * GAP + MARGIN


def layout(figures: int) -> Layout:
    """The layout for so many figures: few of them get large fields."""
    if figures <= 2:
        return Layout(columns=2, cell=96, block=984, beside=False)
    if figures == 3:
        return Layout(columns=3, cell=63, block=846, beside=False)
    return Layout(columns=2, cell=65, block=514, beside=True)


@dataclass(frozen=True)
class Block:
    """One block to be painted: whose, where, on which ground."""

    canvas: Canvas
    box: Box
    view: View
    figure: FigureView
    table: Table
    changes: Changes
    words: Words

    @property
    def on_turn(self) -> bool:
        """Whether this figure is on turn."""
        return self.figure.id == following(self.view)

    @property
    def ground(self) -> Colour:
        """The block's own colour."""
        return PANEL_LIT if self.on_turn else PANEL

    @property
    def fresh(self) -> parts.Fresh:
        """What is new about the figure."""
        return fresh_of(self.changes, self.figure.id)


def fresh_of(changes: Changes, figure: str) -> parts.Fresh:
    """What is new about one figure."""
    return parts.Fresh(
        lost=changes.lost[figure],
        regained=changes.regained[figure],
        loot=dict(changes.found.get(figure, {})),
        roll=figure in changes.fought,
    )


def hunt(canvas: Canvas, view: View, table: Table, changes: Changes, words: Words) -> None:
    """All blocks in table order."""
    plan = layout(len(view.figures))
    across = (canvas.width - 2 * MARGIN - (plan.columns - 1) * GAP) // plan.columns
    for number, figure in enumerate(view.figures):
        left = MARGIN + number % plan.columns * (across + GAP)
        top = TOP + number // plan.columns * (plan.block + GAP)
        box = (left, top, left + across, top + plan.block)
        _block(Block(canvas, box, view, figure, table, changes, words), plan)


def _block(block: Block, plan: Layout) -> None:
    left, top, right, _ = block.box
    _ground(block)
    side = SIZE * plan.cell
    if plan.beside:
        grid = Grid(right - 18 - side, top + 40, plan.cell)
        room = (left + _BAND + 14, top, grid.left - 34, block.box[3] - 14)
    else:
        spare = right - left - _BAND - 50 - side
        grid = Grid(left + _BAND + 40 + max(0, spare // 2 - 6), top + 140, plan.cell)
        room = (left + _BAND + 16, top, right - 20, block.box[3] - 20)
    floor_plan(block.canvas, grid, block.figure.board, block.ground)
    pieces(block.canvas, grid, block.figure, block.table, block.changes, block.on_turn)
    if plan.beside:
        _beside(block, room)
    else:
        _under(block, room, grid.top + side + 12)


def _ground(block: Block) -> None:
    """A band in the seat colour, a rim for the figure on turn."""
    left, top, right, bottom = block.box
    across, down = right - left, bottom - top
    shade, on_turn = colour_of(block.figure.id), block.on_turn

    def paint(canvas: Canvas) -> None:
        canvas.plate((0, 0, across, down), shade if on_turn else PANEL, 16)
        if on_turn:
            canvas.plate((6, 6, across - 6, down - 6), PANEL_LIT, 11)
        canvas.plate((0, 0, 32, down), shade, 16, corners="left")
        canvas.fill((_BAND, 6 if on_turn else 0, 32, down - (6 if on_turn else 0)), PANEL_LIT if on_turn else PANEL)

    block.canvas.layer((left, top), (across, down), ("hunt", shade, on_turn, across, down), paint)


def _head(block: Block, x: int, top: int, room: int, radius: int, size: float) -> None:
    """Token, name and sector."""
    canvas, figure, table = block.canvas, block.figure, block.table
    drop = round(0.15 * radius) if figure.id == "C" else 0
    canvas.stamp(token(figure.id, table.letter(figure.id), radius), x + radius + 6, top + radius + 14 + drop)
    start = x + 2 * radius + 22
    free = room - (start - x) - (34 if block.on_turn else 0)
    across = write_fit(canvas, start, top + 0.8 * size, table.name(figure.id), "Bold", size, TEXT, free, least=30)
    if block.on_turn:
        canvas.stamp(play_sign(32, colour_of(figure.id)), start + across + 20, top + round(0.48 * size))
    sector = block.words(f"orb_hunt-board-{figure.board}")
    label = colours(figure.board)[2]
    write_fit(canvas, start, top + 0.8 * size + 32, sector, "Semibold", 26, label, room - (start - x))


def _beside(block: Block, room: Box) -> None:
    """Everything at the left of the board, from the name down to the last roll."""
    canvas, figure, fresh = block.canvas, block.figure, block.fresh
    left, top, right, bottom = room
    _head(block, left, top + 16, right - left, 27, 42)
    parts.hearts(canvas, left, top + 132, 46, figure, fresh)
    parts.points(canvas, left + 122, top + 200, 44, figure.points)
    parts.bonus(canvas, left + 148, top + 200, 36, figure.bonus)
    parts.belongings(canvas, (left, top + 240, right, bottom - 76), 56, figure, fresh)
    strip = (left - 4, bottom - 60, right + 2, bottom)
    parts.roll_strip(canvas, strip, figure, figure.last_roll, block.words, fresh.roll)


def _under(block: Block, room: Box, top: int) -> None:
    """Name above the board; lives, points, weapons, loot and the last roll below it."""
    canvas, figure, fresh = block.canvas, block.figure, block.fresh
    left, block_top, right, bottom = room
    wide = right - left > 600
    _head(block, left, block_top + 18, right - left - 160, 32, 46)
    parts.points(canvas, right, block_top + 54, 56, figure.points)
    middle = top + 34
    end = parts.hearts(canvas, left, middle, 48, figure, fresh)
    if wide:
        parts.bonus(canvas, right - 96, bottom - 31, 46, figure.bonus)
        parts.belongings(canvas, (end + 24, top + 3, right, top + 65), 62, figure, fresh)
    else:
        parts.bonus(canvas, right - 100, middle, 40, figure.bonus)
        parts.belongings(canvas, (left, top + 74, right, top + 134), 60, figure, fresh)
    strip = (left, bottom - 62, right - 130 if wide else right, bottom)
    parts.roll_strip(canvas, strip, figure, figure.last_roll, block.words, fresh.roll)
