"""The private board: where one can go and what one can do. One question a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from render.core.canvas import Box, Canvas
from render.core.palette import CANVAS, INK, PANEL, SLOT, TEXT
from render.core.picture import Picture, Words, alt_text
from render.core.signs import Table, colour_of, token
from render.core.stamps import dot, slanted_chevron
from render.core.typeface import write, write_fit
from render.orb_hunt import duel, parts, stamps
from render.orb_hunt.alt import closing
from render.orb_hunt.board import WIDTH as BOARD_WIDTH
from render.orb_hunt.changes import Changes
from render.orb_hunt.field import hero, pieces
from render.orb_hunt.grid import SIZE, Grid, colours, floor_plan, walls
from rules.orb_hunt.content import BOARDS, RULES
from rules.orb_hunt.view import EnemyView, FigureView, View

WIDTH, HEIGHT = 1200, 1012
HEADER = (20, 20, 1180, 104)
GRID = Grid(left=64, top=152, cell=118)
SIDE = (GRID.left + SIZE * GRID.cell + 26, 122, 1180, HEIGHT - 20)


@dataclass
class Marks:
    """What can be chosen on the board: fields with the steps they take, and those where an enemy can be fought."""

    fields: dict[str, int] = field(default_factory=dict)
    fights: set[str] = field(default_factory=set)


def own_figure(view: View) -> FigureView | None:
    """The viewer's figure; the one on turn for a spectator."""
    for figure in view.figures:
        if view.viewer is not None and figure.seat == view.viewer:
            return figure
    return next((figure for figure in view.figures if figure.id == view.active), None)


def marks_of(view: View, legal: Sequence[str]) -> Marks:
    """The marks for a list of legal action texts; what is not chosen on the board leaves none."""
    found, own = Marks(), own_figure(view)
    plan = BOARDS.get(own.board) if own is not None else None
    if own is None or plan is None:
        return found
    standing = [enemy.field for enemy in own.enemies if not enemy.beaten]
    ways = plan.reach(own.field, standing, RULES.steps) if own.field in plan.fields else {}
    for line in legal:
        verb, *words = line.split() or [""]
        if verb == "go" and words and words[0] in plan.fields:
            found.fields[words[0]] = len(ways.get(words[0], (0,))) - 1
            if words[0] in standing:
                found.fights.add(words[0])
        elif verb == "fight":
            found.fights.add(own.field)
    return found


def choice(view: View, table: Table, legal: Sequence[str], words: Words, title: str = "") -> Picture:
    """What `legal` (action texts) offers, on the viewer's board or before the villain.

    `title` is the question in the head strip, by default from the kind of the viewer's open question.
    """
    title = title or words("render-choose", kind=_kind(view))
    own = own_figure(view)
    if view.phase != "first" or own is None:
        canvas = Canvas(BOARD_WIDTH, duel.height(len(view.figures)))
        paint_before_villain(canvas, view, table, words, title)
        return Picture(canvas.png(), alt_text([f"{title}."], closing(view, table, words)))
    marks = marks_of(view, legal)
    canvas = Canvas(WIDTH, HEIGHT)
    paint_choice(canvas, view, own, table, marks, words, title)
    return Picture(canvas.png(), _alt(own, table, marks, words, title))


def paint_before_villain(canvas: Canvas, view: View, table: Table, words: Words, title: str) -> None:
    """Paint the second phase under the question."""
    own = own_figure(view)
    _head(canvas, (20, 20, canvas.width - 20, 112), view, own.id if own else "", table, title)
    duel.duel(canvas, view, table, Changes(), words)


def paint_choice(
    canvas: Canvas, view: View, own: FigureView, table: Table, marks: Marks, words: Words, title: str
) -> None:
    """Paint the private board; see `choice`."""
    floor_plan(canvas, GRID, own.board, CANVAS)
    plan = BOARDS.get(own.board)
    pieces(canvas, GRID, own, table, Changes(), on_turn=True)
    if marks.fields and plan is not None:
        for field_ in plan.fields:
            if field_ not in marks.fields and field_ != own.field:
                canvas.step_back(GRID.box(field_))
        walls(canvas, GRID, own.board)
    if own.field in marks.fights:
        left, top, right, bottom = GRID.box(own.field)
        canvas.outline((left + 4, top + 4, right - 4, bottom - 4), TEXT, 5, 14)
    hero(canvas, GRID, own, table, "halo")
    for field_, steps in marks.fields.items():
        _label(canvas, field_, steps, own.enemy(field_))
    _head(canvas, HEADER, view, own.id, table, title)
    _side(canvas, SIDE, view, own, words)


def _kind(view: View) -> str:
    """What is asked: the viewer's open question."""
    for ask in view.asks:
        if view.viewer is not None and view.viewer in ask.seats:
            return ask.kind
    return "turn"


def _label(canvas: Canvas, at: str, steps: int, enemy: EnemyView | None) -> None:
    """Frame, label and steps; where something lies on the field it stays in sight, and the label is small."""
    left, top, right, bottom = GRID.box(at)
    canvas.outline((left + 4, top + 4, right - 4, bottom - 4), TEXT, 5, 14)
    taken = enemy is not None and not enemy.beaten
    size = 34 if taken else 50
    across, down = (52, 40) if taken else (74, 56)
    canvas.plate((left + 9, top + 9, left + 9 + across, top + 9 + down), TEXT, 10)
    write(canvas, left + 9 + across / 2, top + 9 + down / 2 + 0.33 * size, at, "Black", size, INK, "middle")
    y = bottom - 18 if not taken else top + 24
    x = left + 22 if not taken else left + 72
    for number in range(steps):
        canvas.stamp(slanted_chevron(0, 22, TEXT, INK), x + number * (22 if not taken else 13), y)


def _head(canvas: Canvas, box: Box, view: View, own: str, table: Table, title: str) -> None:
    """The strip in the seat colour: who chooses, steps left as dots, the question."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    canvas.plate(box, colour_of(own) if own else TEXT, 16)
    x = left + 26
    if own:
        canvas.stamp(token(own, table.letter(own), 30), left + 54, middle + (6 if own == "C" else 0))
        x = left + 106
        x += write_fit(canvas, x, middle + 18, table.name(own), "Black", 52, INK, 330, least=34)
    if own and own == view.active and view.steps:
        for number in range(view.steps):
            canvas.stamp(dot(11, INK), x + 32 + 34 * number, middle)
        x += 34 * view.steps + 20
    write_fit(canvas, right - 26, middle + 13, title, "Bold", 38, INK, right - 26 - x - 30, "right", least=26)


def _side(canvas: Canvas, box: Box, view: View, own: FigureView, words: Words) -> None:
    """Sector, lives, points, bonus, belongings, and the roll: the one that lies open, else the last one."""
    left, top, right, bottom = box
    canvas.plate(box, PANEL, 16)
    x, room = left + 20, right - left - 36
    sector = words(f"orb_hunt-board-{own.board}")
    write_fit(canvas, x, top + 46, sector, "Bold", 34, colours(own.board)[2], room)
    fresh = parts.Fresh()
    parts.hearts(canvas, x, top + 96, 46, own, fresh)
    parts.points(canvas, x + 116, top + 166, 46, own.points)
    parts.bonus(canvas, x + 136, top + 166, 40, own.bonus)
    parts.belongings(canvas, (x, top + 216, right - 16, top + 430), 64, own, fresh)
    if view.open_roll is not None and own.id == view.active:
        _open_roll(canvas, (left + 14, bottom - 262, right - 14, bottom - 90), view)
    strip = (left + 14, bottom - 74, right - 14, bottom - 14)
    parts.roll_strip(canvas, strip, own, own.last_roll, words, fresh=False)


def _open_roll(canvas: Canvas, box: Box, view: View) -> None:
    """The roll that grenades may still change, large: the dice, the sum, what it is against."""
    roll = view.open_roll
    if roll is None:
        return
    left, top, right, bottom = box
    canvas.plate(box, SLOT, 14)
    canvas.outline(box, TEXT, 4, 14)
    for number, face in enumerate(roll.dice):
        canvas.stamp(stamps.die(face, 66), left + 16 + number * 76, top + 16)
    added = roll.bonus + roll.grenade_bonus
    if added:
        write(canvas, right - 14, top + 64, f"+{added}", "Bold", 40, TEXT, "right")
    against = f"={roll.attack} {'≥' if roll.attack >= roll.strength else '<'} {roll.strength}"
    write_fit(canvas, left + 18, bottom - 22, against, "Black", 50, TEXT, right - left - 36)


def _alt(own: FigureView, table: Table, marks: Marks, words: Words, title: str) -> str:
    """The question and its answers, as many as fit."""
    answers = ", ".join(sorted(marks.fields))
    question = f"{title}: {answers}." if answers else f"{title}."
    return alt_text([question], words("render-alt-stands", figure=table.spoken(own.id), square=own.field))
