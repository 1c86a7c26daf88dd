"""The head of the board: who is next and what is left of the turn, the killshot track, mode and turn."""

from __future__ import annotations

from render.adrenaline.changes import Changes
from render.adrenaline.modes import offer, tracks
from render.core.cache import kept
from render.core.canvas import Box, Canvas, Sprite, composed
from render.core.palette import BONE, INK, LINE, PANEL, SLOT, TEXT, TEXT_2, WARN
from render.core.picture import Words
from render.core.signature import signature
from render.core.signs import Table, colour_of, token
from render.core.stamps import dot, skull, star_sign
from render.core.typeface import drawable, fit, width, write, write_fit
from rules.adrenaline.view import View

NAME_ROOM = 320
RIGHT_ROOM = 300


def header(canvas: Canvas, box: Box, view: View, table: Table, changes: Changes, words: Words) -> None:
    """The whole strip."""
    canvas.plate(box, PANEL, 16)
    end = _next(canvas, box, view, table, words)
    _mode(canvas, box, view, words)
    signed = [figure for figure in changes.turns if figure in view.order]
    now = view.active if view.phase != "over" else ""
    signature(canvas, (box[2] - 24, box[1] + 77), RIGHT_ROOM - 60, signed, now, table, words)
    middle = (end + 22, box[1], box[2] - RIGHT_ROOM, box[3])
    if view.spawnpoints:
        tracks(canvas, middle, view, table, changes)
    elif view.offer:
        offer(canvas, middle, view.offer, changes.offered, view.skulls_left)
    else:
        killshots(canvas, middle, view, table, changes.skulls)


def _next(canvas: Canvas, box: Box, view: View, table: Table, words: Words) -> int:
    """The block of the figure on turn with its actions as dots, filled = still to be used; returns its right edge."""
    left, top, _, bottom = box
    middle = (top + bottom) // 2
    who, dots = _named(view)
    name = table.name(who) if who else words("render-over")
    shown, size = fit(name, "Black", 54, NAME_ROOM, least=36)
    across = width(shown, "Black", size)
    won = view.phase == "over" and bool(who)
    end = left + 112 + across + (30 + 42 * dots if dots else 86 if won else 30)
    canvas.plate((left, top, end, bottom), colour_of(who) if who else TEXT, 16, corners="left")
    if who:
        drop = 6 if who == "C" else 0
        canvas.stamp(token(who, table.letter(who), 32), left + 58, middle + drop)
    write(canvas, left + 112, middle + 0.34 * size, shown, "Black", size, INK)
    if won:
        canvas.stamp(star_sign(52, INK), left + 112 + across + 42, middle)
    for number in range(dots):
        used = number >= view.actions_left
        canvas.stamp(dot(14, INK, hollow=used), left + 112 + across + 34 + 42 * number, middle)
    return end


def _named(view: View) -> tuple[str, int]:
    """Whom the head names, and how many dots it shows: the figure on turn, or the winner once it is over."""
    if view.phase != "over":
        return view.active, max(0, min(view.actions_total, 3))
    if view.outcome is None or not view.outcome.places:
        return "", 0
    seats = view.outcome.places[0].seats
    winners = [figure.id for figure in view.figures if figure.seat in seats]
    return (winners[0] if len(winners) == 1 else ""), 0


def _mode(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    right = box[2] - 24
    if view.phase == "frenzy":
        title, paint = words("render-frenzy"), WARN
    elif view.phase == "over":
        title, paint = words("render-over"), TEXT
    else:
        title, paint = words("render-mode", mode=view.mode), TEXT
    across = write_fit(canvas, right, box[1] + 42, drawable(title), "Bold", 34, paint, RIGHT_ROOM - 40, "right")
    room = RIGHT_ROOM - 40 - across - 12
    turn = words("render-turn", turn=str(view.turn))
    if width(turn, "Semibold", 24) <= room:
        write(canvas, right - across - 12, box[1] + 42, turn, "Semibold", 24, TEXT_2, "right")


def killshots(canvas: Canvas, box: Box, view: View, table: Table, fresh: int) -> None:
    """The killshot track: filled places with their tokens, the last `fresh` ones framed, then the skulls left."""
    left, top, right, bottom = box
    filled = view.killshot
    places = max(view.skulls_total, len(filled) + view.skulls_left)
    if not places or right <= left:
        return
    step = min(68, (right - left) // places)
    across = min(60, step - 4)
    middle = (top + bottom) // 2
    for place in range(places):
        x = left + place * step
        cell = (x, middle - 33, x + across, middle + 33)
        canvas.stamp(_cell(across, len(filled) <= place < len(filled) + view.skulls_left), x, middle - 33)
        if place < len(filled):
            _kill(canvas, cell, filled[place], table)
            if place >= len(filled) - fresh:
                canvas.outline((cell[0] - 3, cell[1] - 3, cell[2] + 3, cell[3] + 3), TEXT, 4, 13)


@kept(64)
def _cell(across: int, with_skull: bool) -> Sprite:
    """A place of the track, with its skull or empty."""

    def paint(canvas: Canvas) -> None:
        sign = skull(min(40, across - 8), BONE) if with_skull else dot(3, LINE)
        canvas.stamp(sign, across / 2, 33)

    return composed(across, 66, 10, SLOT, paint)


def _kill(canvas: Canvas, cell: Box, tokens: tuple[str, ...], table: Table) -> None:
    """One place: a token, two overlapping ones for an overkill."""
    x, y = (cell[0] + cell[2]) / 2, (cell[1] + cell[3]) / 2
    across = cell[2] - cell[0]
    single = len(tokens) < 2
    spots = [(0.0, 0.0)] if single else [(-0.17 * across, -12), (0.17 * across, 12)]
    radius = min(19, 0.36 * across) if single else min(14, 0.27 * across)
    for owner, (dx, dy) in zip(tokens, spots, strict=False):
        drop = 0.2 * radius if owner == "C" else 0
        canvas.stamp(token(owner, table.letter(owner), round(radius)), x + dx, y + dy + drop)

