"""The head of the board: who is next and what the turn holds, how far the hunts are, phase and round."""

from __future__ import annotations

from render.core.canvas import Box, Canvas
from render.core.palette import INK, PANEL, TEXT, TEXT_2
from render.core.picture import Words
from render.core.signature import signature
from render.core.signs import Table, colour_of, token
from render.core.stamps import dot, star_sign
from render.core.typeface import drawable, fit, width, write, write_fit
from render.orb_hunt import parts, stamps
from render.orb_hunt.changes import Changes, following
from rules.orb_hunt.content import RULES
from rules.orb_hunt.view import View

NAME_ROOM = 340
RIGHT_ROOM = 400


def header(canvas: Canvas, box: Box, view: View, table: Table, changes: Changes, words: Words) -> None:
    """The whole strip."""
    canvas.plate(box, PANEL, 16)
    end = _next(canvas, box, view, table, words)
    _phase(canvas, box, view, words)
    turns = [figure for figure in changes.turns if figure in view.order]
    signature(canvas, (box[2] - 24, box[1] + 77), RIGHT_ROOM - 60, turns, following(view), table, words)
    if view.phase == "first":
        _hunts(canvas, (end + 20, box[1], box[2] - RIGHT_ROOM, box[3]), view, table)


def _next(canvas: Canvas, box: Box, view: View, table: Table, words: Words) -> int:
    """The block of who is asked, or of who has won; returns its right edge."""
    left, top, _, bottom = box
    middle = (top + bottom) // 2
    who = _named(view)
    name = table.name(who) if who else words("render-over")
    shown, size = fit(name, "Black", 54, NAME_ROOM, least=36)
    across = width(shown, "Black", size)
    won = view.phase == "over" and bool(who)
    signs = 86 if won else 0 if view.phase == "over" else _signs_width(view)
    end = left + 112 + across + 30 + signs
    canvas.plate((left, top, end, bottom), colour_of(who) if who else TEXT, 16, corners="left")
    if who:
        canvas.stamp(token(who, table.letter(who), 32), left + 58, middle + (6 if who == "C" else 0))
    write(canvas, left + 112, middle + 0.34 * size, shown, "Black", size, INK)
    x = left + 112 + across + 24
    if won:
        canvas.stamp(star_sign(52, INK), x + 34, middle)
    elif view.phase != "over":
        _signs(canvas, x, middle, view, who)
    return end


def _named(view: View) -> str:
    """Whom the head names: who is next, or the only winner once it is over."""
    if view.phase != "over":
        return following(view)
    places = view.outcome.places if view.outcome else ()
    winners = [figure.id for figure in view.figures if places and figure.seat in places[0].seats]
    return winners[0] if len(winners) == 1 else ""


def _signs_width(view: View) -> int:
    return 4 * 34 + 60 if view.phase == "first" and view.open_roll is None else 108


def _signs(canvas: Canvas, x: int, middle: int, view: View, who: str) -> None:
    """What the turn holds: steps as dots, filled = still to be used, and dice to be rolled; or what has been rolled."""
    if view.struck and view.asks:
        canvas.stamp(stamps.loot(stamps.SHIELD, 48), x + 20, middle - 24)
        return
    if view.open_roll is not None:
        for face in view.open_roll.dice:
            canvas.stamp(stamps.die(face, 44), x, middle - 22)
            x += 50
        return
    if view.phase == "first":
        for number in range(RULES.steps):
            canvas.stamp(dot(11, INK, hollow=number >= view.steps), x + 12 + 34 * number, middle)
        canvas.stamp(stamps.die(4, 42, INK, colour_of(who)), x + 4 * 34 + 6, middle - 21)
        return
    for number, face in enumerate((5, 2)):
        canvas.stamp(stamps.die(face, 42, INK, colour_of(who)), x + 50 * number, middle - 21)


def _phase(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    right = box[2] - 24
    title = words("render-over") if view.phase == "over" else words("core-system-orb_hunt")
    across = write_fit(canvas, right, box[1] + 42, drawable(title), "Bold", 34, TEXT, RIGHT_ROOM - 160, "right")
    if view.phase == "over":
        return
    text = words("render-orb-phase", phase=view.phase, round=str(view.round))
    room = RIGHT_ROOM - 30 - across - 14
    write_fit(canvas, right - across - 14, box[1] + 42, text, "Semibold", 25, TEXT_2, room, "right", least=18)


def _hunts(canvas: Canvas, box: Box, view: View, table: Table) -> None:
    """How many enemies each figure has beaten: who has beaten all and reaches the goal ends the phase."""
    left, top, right, bottom = box
    step = min(170, (right - left) // max(1, len(view.order)))
    middle = (top + bottom) // 2
    if step < 84:
        return
    for number, id in enumerate(view.order):
        x = left + number * step
        canvas.stamp(token(id, table.letter(id), 17), x + 22, middle + (3 if id == "C" else 0))
        parts.beaten_count(canvas, x + 50, middle, view.figure(id), 32)
