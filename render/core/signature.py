"""Whose turn the change marks of a board belong to: the head names who is next, the marks are those of who was."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.palette import TEXT_2
from render.core.picture import Words
from render.core.signs import Table, token
from render.core.typeface import fit, write

_MOST_SIGNED = 4


def signature(
    canvas: Canvas, at: tuple[int, int], room: int, turns: Sequence[str], now: str, table: Table, words: Words
) -> None:
    """Tokens and "last turn", ending on the right at `at` (right edge, baseline); nothing without `turns`.

    `turns` are the figures whose turns changed something, `now` the one on turn ("" once it is over).
    """
    right, baseline = at
    signed = list(turns)[:_MOST_SIGNED]
    if not signed:
        return
    this = signed == [now]
    text = words("render-this-turn") if this else words("render-last-turn", count=len(signed))
    shown, size = fit(text, "Semibold", 28, room - 40 * len(signed))
    across = write(canvas, right, baseline, shown, "Semibold", size, TEXT_2, "right")
    x = right - across - 26
    for figure in reversed(signed):
        canvas.stamp(token(figure, table.letter(figure), 14), x, baseline - 9)
        x -= 40
