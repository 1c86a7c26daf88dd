"""The second phase: the villain with every hit, and a row of rounds for each figure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core.canvas import Box, Canvas
from render.core.palette import (
    FLESH,
    HITS,
    INK,
    LINE,
    PANEL,
    PANEL_LIT,
    SLOT,
    TEXT,
    TEXT_2,
    TEXT_3,
)
from render.core.picture import Words
from render.core.signs import Table, colour_of, token
from render.core.stamps import play_sign
from render.core.typeface import drawable, width, write, write_fit
from render.orb_hunt import parts, stamps
from render.orb_hunt.changes import Changes, following
from render.orb_hunt.hunt import fresh_of
from rules.orb_hunt.content import VILLAINS
from rules.orb_hunt.view import CellView, FigureView, RoundView, View, VillainView

MARGIN, GAP, TOP = 20, 12, 126
VILLAIN, HEADS, ROW = 334, 54, 128
SHOWN_ROUNDS = 3
_CELL_LEFT, _CELL, _CELL_GAP = 620, 246, 14


def height(figures: int) -> int:
    """Pixels of the whole picture."""
    return TOP + VILLAIN + HEADS + figures * (ROW + GAP) - GAP + MARGIN


def duel(canvas: Canvas, view: View, table: Table, changes: Changes, words: Words) -> None:
    """The villain, then a row for each figure in the order of turns."""
    right = canvas.width - MARGIN
    if view.villain is not None:
        villain(canvas, (MARGIN, TOP, right, TOP + VILLAIN), view, view.villain, table, changes, words)
    rounds = view.rounds[-SHOWN_ROUNDS:]
    top = TOP + VILLAIN
    _heads(canvas, top, rounds, table)
    top += HEADS
    for id in view.order:
        _row(canvas, (MARGIN, top, right, top + ROW), view, view.figure(id), rounds, table, changes)
        top += ROW + GAP


# --- the villain ----------------------------------------------------------------------------------------------------


class Hit(NamedTuple):
    """An attack on the villain: by whom, how strong."""

    figure: str
    attack: int


def hits_of(rounds: Sequence[RoundView]) -> list[Hit]:
    """All attacks so far, the newest first."""
    cells = [cell for round in rounds for cell in round.cells]
    return [Hit(cell.figure, cell.roll.attack) for cell in reversed(cells) if cell.roll is not None]


def villain(
    canvas: Canvas, box: Box, view: View, foe: VillainView, table: Table, changes: Changes, words: Words
) -> None:
    """Face, name, strength, the bar of hits, and what the ability does."""
    left, top, right, bottom = box
    canvas.plate(box, PANEL, 16)
    side = bottom - top - 32
    canvas.plate((left + 16, top + 16, left + 16 + side, top + 16 + side), SLOT, 16)
    canvas.stamp(stamps.villain(foe.id, side - 10), left + 21, top + 21)
    x = left + side + 54
    full = f"/{foe.full}"
    across = write(canvas, right - 28, top + 86, full, "Semibold", 46, TEXT_2, "right")
    across += 8 + write(canvas, right - 36 - across, top + 92, str(foe.strength), "Black", 104, TEXT, "right")
    name = drawable(words(f"orb_hunt-villain-{foe.id}"))
    write_fit(canvas, x, top + 84, name, "Black", 68, TEXT, right - 60 - across - x)
    strength_bar(canvas, (x, top + 122, right - 28, top + 214), foe, hits_of(view.rounds), table, changes.hits)
    _ability(canvas, x, bottom - 54, right - 28, foe, words)


def strength_bar(
    canvas: Canvas, box: Box, foe: VillainView, hits: Sequence[Hit], table: Table, fresh: int
) -> None:
    """What is left in flesh; right of it every hit with its owner's sign, the newest first and framed.

    Strength that came back has eaten the newest hits' room, so the oldest run over the end and are left out.
    """
    left, top, right, bottom = box
    canvas.plate((left - 4, top - 4, right + 4, bottom + 4), INK, 14)
    canvas.plate((left, top + 6, right, bottom - 6), SLOT, 8)
    scale = (right - left) / max(1, foe.full)
    start = left + round(foe.strength * scale)
    if foe.strength > 0:
        canvas.plate((left, top, max(left + 12, start), bottom), FLESH, 10)
    x, taken = start, foe.strength
    for number, hit in enumerate(hits):
        taken += hit.attack
        end = min(right, left + round(taken * scale))
        if end - x < 8:
            break
        canvas.fill((x, top + 6, end - 2, bottom - 6), HITS.get(hit.figure, LINE))
        radius = min(18, round(0.3 * (end - x)) + 3)
        drop = 0.18 * radius if hit.figure == "C" else 0
        canvas.stamp(token(hit.figure, table.letter(hit.figure), radius), (x + end) / 2 - 1, (top + bottom) / 2 + drop)
        if number < fresh:
            canvas.outline((x - 4, top - 8, end + 2, bottom + 8), TEXT, 5, 12)
        x = end
    for mark in range(30, foe.full - 9, 30):
        at = left + round(mark * scale)
        canvas.fill((at - 1, bottom + 8, at + 2, bottom + 18), TEXT_3)
        write(canvas, at + 8, bottom + 26, str(mark), "Semibold", 22, TEXT_3)


def _ability(canvas: Canvas, x: int, middle: int, right: int, foe: VillainView, words: Words) -> None:
    """The roll that the ability looks at, its sign, and what it does."""
    known = VILLAINS.get(foe.id)
    face = 6 if known is None or known.roll == "highest" else 1
    for _ in range(2):
        canvas.stamp(stamps.die(face, 42), x, middle - 21)
        x += 48
    canvas.stamp(play_sign(28, TEXT_2), x + 12, middle)
    effect_sign(canvas, x + 54, middle, known.effect if known else "stun", 44)
    text = drawable(words(f"orb_hunt-villain-{foe.id}.short"))
    write_fit(canvas, x + 90, middle + 12, text, "Semibold", 34, TEXT, right - x - 90)


def effect_sign(canvas: Canvas, x: float, middle: float, effect: str, size: int) -> None:
    """What an ability did or does: stun, wound, regain, blocked."""
    if effect == "stun":
        canvas.stamp(stamps.stun(size), x, middle)
    elif effect == "wound":
        canvas.stamp(stamps.wound(size), x, middle)
    elif effect == "regain":
        write(canvas, x, middle + 0.32 * size, "+", "Black", size, TEXT, "middle")
    elif effect == "blocked":
        canvas.stamp(stamps.loot(stamps.SHIELD, size), x - size // 2, middle - size // 2)


# --- the rounds -----------------------------------------------------------------------------------------------------


def _cell_box(top: int, number: int) -> Box:
    left = _CELL_LEFT + number * (_CELL + _CELL_GAP)
    return left, top + 14, left + _CELL, top + ROW - 14


def _heads(canvas: Canvas, top: int, rounds: Sequence[RoundView], table: Table) -> None:
    """Round numbers, each with what the villain did at its end and to or by whom."""
    for number, round in enumerate(rounds):
        left, _, right, _ = _cell_box(top, number)
        middle = (left + right) / 2
        newest = number == len(rounds) - 1
        across = width(str(round.number), "Bold", 32)
        write(canvas, middle, top + 38, str(round.number), "Bold", 32, TEXT if newest else TEXT_2, "middle")
        if round.effect in ("", "idle"):
            continue
        x = middle + across / 2 + 40
        effect_sign(canvas, x, top + 27, round.effect, 34)
        if round.effect == "regain":
            x += 14 + write(canvas, x + 14, top + 38, str(round.amount), "Bold", 28, TEXT)
        if round.figure and round.effect != "regain":
            canvas.stamp(token(round.figure, table.letter(round.figure), 14), x + 40, top + 27)


def _row(
    canvas: Canvas, box: Box, view: View, figure: FigureView, rounds: Sequence[RoundView], table: Table,
    changes: Changes,
) -> None:  # fmt: skip
    left, top, right, bottom = box
    on_turn = figure.id == following(view)
    shade, fresh = colour_of(figure.id), fresh_of(changes, figure.id)
    canvas.plate(box, shade if on_turn else PANEL, 16)
    if on_turn:
        canvas.plate((left + 6, top + 6, right - 6, bottom - 6), PANEL_LIT, 11)
    else:
        canvas.plate((left, top, left + 32, bottom), shade, 16, corners="left")
        canvas.fill((left + 12, top, left + 32, bottom), PANEL)
    middle = (top + bottom) // 2
    drop = 5 if figure.id == "C" else 0
    canvas.stamp(token(figure.id, table.letter(figure.id), 34), left + 60, middle + drop)
    if figure.stunned:
        canvas.stamp(stamps.stun(34), left + 92, top + 28)
    across = write_fit(
        canvas, left + 112, top + 54, table.name(figure.id), "Bold", 42, TEXT, 196 if on_turn else 226, least=30
    )
    if on_turn:
        canvas.stamp(play_sign(32, shade), left + 112 + across + 20, top + 40)
    parts.hearts(canvas, left + 112, top + 92, 38, figure, fresh)
    few = sum(figure.belongings.values()) <= 4
    edge = 36 if few else 13
    slots = (left + 348, top + edge, _CELL_LEFT - 6, bottom - edge)
    parts.belongings(canvas, slots, 56 if few else 48, figure, fresh)
    for number, round in enumerate(rounds):
        newest = number == len(rounds) - 1
        _cell(canvas, _cell_box(top, number), view, figure, round, newest, changes)
    parts.points(canvas, right - 24, middle, 52, figure.points)


def _cell(
    canvas: Canvas, box: Box, view: View, figure: FigureView, round: RoundView, newest: bool, changes: Changes
) -> None:
    """What the figure did in a round; the cell that waits has the seat's rim."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    done = round.cell(figure.id)
    waits = newest and done is None and figure.id == following(view)
    canvas.plate(box, SLOT, 12)
    if waits:
        canvas.outline(box, colour_of(figure.id), 4, 12)
        _waiting(canvas, box, view)
    elif done is not None:
        _done(canvas, box, done)
        after = sum(figure.id in [cell.figure for cell in later.cells] for later in view.rounds if
                    later.number > round.number)  # fmt: skip
        if after < changes.acted[figure.id]:
            canvas.outline((left - 4, top - 4, right + 4, bottom + 4), TEXT, 5, 15)
    elif not newest or view.phase == "over":
        canvas.fill(((left + right) // 2 - 14, middle - 2, (left + right) // 2 + 14, middle + 2), LINE)


def _waiting(canvas: Canvas, box: Box, view: View) -> None:
    """Dice to be rolled, or the roll that lies open for grenades."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    if view.open_roll is not None:
        parts.roll_sum(canvas, left + 14, middle, 46, view.open_roll)
        return
    for number, face in enumerate((5, 2)):
        canvas.stamp(stamps.die(face, 46, LINE, SLOT), left + 14 + 54 * number, middle - 23)
    write(canvas, right - 44, middle + 18, "?", "Black", 52, colour_of(view.active), "middle")


def _done(canvas: Canvas, box: Box, done: CellView) -> None:
    left, top, right, bottom = box
    middle, centre = (top + bottom) // 2, (left + right) // 2
    if done.roll is not None:
        x = left + 12
        for face in done.roll.dice:
            canvas.stamp(stamps.die(face, 46), x, middle - 23)
            x += 51
        added = done.roll.bonus + done.roll.grenade_bonus
        if added:
            write(canvas, x + 2, middle + 10, f"+{added}", "Semibold", 29, TEXT_2)
        write(canvas, right - 14, middle + 17, str(done.roll.attack), "Black", 50, TEXT, "right")
    elif done.did == "stunned":
        canvas.stamp(stamps.stun(54), centre, middle)
    elif done.did == "heal":
        canvas.stamp(stamps.loot(stamps.HEAL, 58, SLOT), centre - 29, middle - 29)
    elif done.did == "woke":
        canvas.stamp(stamps.heart(46), centre, middle)
    else:
        canvas.plate((centre - 22, middle - 4, centre + 22, middle + 4), TEXT_3, 4)
