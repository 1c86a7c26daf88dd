"""The private board: what can be chosen now. One question a picture; own cards are never drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from render.adrenaline import pieces
from render.adrenaline.arena import ROWS, SIDES, Plan, beside, floor_plan, walls
from render.adrenaline.changes import fold
from render.adrenaline.modes import offer, places_of
from render.adrenaline.pieces import Stand
from render.adrenaline.shops import shops
from render.core.canvas import Box, Canvas
from render.core.palette import INK, PANEL, TEXT, TEXT_2, TEXT_3
from render.core.patterns import room_colours
from render.core.picture import Picture, Words, alt_text
from render.core.signs import State, Table, colour_of, token
from render.core.stamps import HEADINGS, cross_hair, dot, slanted_chevron, tray
from render.core.typeface import fit, width, write, write_fit
from rules.adrenaline.arena import Arena
from rules.adrenaline.content import ARENAS
from rules.adrenaline.view import FigureView, SquareView, View
from rules.core.model import Event

WIDTH = 1200
HEADER = (20, 20, 1180, 104)
PLAN = Plan(left=40, top=122, cell=280)
MAP_BOTTOM = PLAN.top + ROWS * PLAN.cell
SHOPS = (34, MAP_BOTTOM + 22, 1166, MAP_BOTTOM + 22 + 212)
OFFER_HIGH = 66
"""The strip of tiles on offer under the shops."""
_FIGURES_AT = 158


@dataclass
class Marks:
    """What can be chosen: squares with the moves they cost (0 = none or not counted) and what begins there, figures,
    rooms, directions, and weapons in the shops."""

    squares: dict[str, int] = field(default_factory=dict)
    grabs: set[str] = field(default_factory=set)
    shots: set[str] = field(default_factory=set)
    figures: list[str] = field(default_factory=list)
    rooms: list[str] = field(default_factory=list)
    directions: list[str] = field(default_factory=list)
    weapons: set[str] = field(default_factory=set)

    @property
    def empty(self) -> bool:
        """Nothing on the map can be chosen."""
        return not (self.squares or self.figures or self.rooms or self.directions)


def marks_of(view: View, legal: Sequence[str]) -> Marks:
    """The marks for a list of legal action texts; what is not chosen on the map (cards, payments) leaves none."""
    found = Marks()
    arena = ARENAS[view.arena]
    own = own_figure(view)
    start = own.square if own is not None else ""
    things = places_of(view)
    only_bot = all(line.startswith(("bot ", "play ", "end")) for line in legal)
    for line in legal:
        verb, *words = line.split() or [""]
        if verb == "bot" and only_bot and words:
            _mark_square(found, arena, "", words[0])
        elif verb in ("run", "grab") and words:
            _mark_square(found, arena, start, words[0])
            if verb == "grab":
                found.grabs.add(words[0])
        elif verb == "shoot" and len(words) > 1:
            _mark_square(found, arena, start, words[1])
            found.shots.add(words[1])
        elif verb in ("go", "at", "place") and words:
            _mark_square(found, arena, "", words[0])
        elif verb == "spawn" and words:
            for square in arena.squares:
                if square.spawn and square.spawn == words[0].rpartition("_")[2]:
                    _mark_square(found, arena, "", square.id)
        elif verb in ("target", "lay") and words and words[0] in things:
            _mark_square(found, arena, "", things[words[0]])
        elif verb == "target" and words:
            found.figures.append(words[0])
        elif verb == "room" and words and words[0] in arena.rooms:
            found.rooms.append(words[0])
        elif verb == "toward" and words and words[0] in SIDES:
            found.directions.append(words[0])
        elif verb == "take" and words:
            found.weapons.add(words[0])
    return found


def _mark_square(found: Marks, arena: Arena, start: str, square: str) -> None:
    if square in arena.by_id:
        found.squares[square] = arena.distance(start, square) if start in arena.by_id else 0


def own_figure(view: View) -> FigureView | None:
    """The viewer's figure; the one on turn for a spectator; None when there is neither."""
    for figure in view.figures:
        if view.viewer is not None and figure.seat == view.viewer:
            return figure
    return next((figure for figure in view.figures if figure.id == view.active), None)


def choice(
    view: View, table: Table, legal: Sequence[str], words: Words, title: str = "", changes: Sequence[Event] = ()
) -> Picture:
    """The board with everything that `legal` (action texts) offers on it.

    `title` is the question in the head strip, by default from the kind of the viewer's open question. `changes` are
    redacted events of the turn so far: their trails are drawn. The shops are listed with names and costs.
    """
    marks = marks_of(view, legal)
    title = title or words("render-choose", kind=_kind(view, marks))
    canvas = Canvas(WIDTH, SHOPS[3] + 20 + (OFFER_HIGH if view.offer else 0))
    paint_choice(canvas, view, table, marks, words, title, changes)
    return Picture(canvas.png(), _alt(view, table, marks, words, title))


def paint_choice(
    canvas: Canvas, view: View, table: Table, marks: Marks, words: Words, title: str, changes: Sequence[Event] = ()
) -> None:
    """Paint the private board; see `choice`."""
    arena = ARENAS[view.arena]
    own = own_figure(view)
    news = fold(changes)
    tokens = _stands(view, marks, own.id if own else "", news.trails)
    floor_plan(canvas, PLAN, arena)
    pieces.trails(canvas, arena, PLAN, news, tokens, _FIGURES_AT - PLAN.cell / 2, own_colours=True)
    for square in view.squares:
        pieces.thing(canvas, square, table, _plate(square))
    closed = set(arena.ids) - _open_squares(arena, marks, own.square if own else "", view)
    for id in closed:
        canvas.step_back(PLAN.box(id))
    if closed:
        walls(canvas, PLAN, arena)
    _labels(canvas, arena, view, table, marks, words)
    for stand in tokens:
        canvas.stamp(token(stand.figure, table.letter(stand.figure), stand.radius, stand.state), stand.x, stand.y)
    _directions(canvas, arena, marks, own.square if own else "")
    _head(canvas, view, own.id if own else "", table, title)
    offered = {(square.id, weapon) for square in view.squares for weapon in square.weapons if weapon in marks.weapons}
    shops(canvas, SHOPS, view, words, offered, set())
    if view.offer:
        strip = (SHOPS[0], SHOPS[3] + 14, SHOPS[2], SHOPS[3] + 14 + OFFER_HIGH)
        canvas.plate(strip, PANEL, 16)
        offer(canvas, (strip[0] + 14, strip[1], strip[2], strip[3]), view.offer, 0, None)


def _kind(view: View, marks: Marks) -> str:
    """What is asked: the viewer's open question, else what the marks tell."""
    for ask in view.asks:
        if view.viewer is not None and view.viewer in ask.seats:
            return ask.kind
    return "target" if marks.figures else "square" if marks.squares else "turn"


def _open_squares(arena: Arena, marks: Marks, own: str, view: View) -> set[str]:
    """Squares that are not stepped back: what can be chosen, where targets stand, and the own one."""
    found = {own, *marks.squares}
    for room in marks.rooms:
        found.update(arena.rooms[room])
    for figure in view.figures:
        if figure.id in marks.figures:
            found.add(figure.square)
    for direction in marks.directions:
        square = own
        while square:
            found.add(square)
            square = beside(arena, square, direction)
    return found if not marks.empty else set(arena.ids)


def _plate(square: SquareView) -> Box:
    across, down = pieces.plate_size(square)
    _, _, right, bottom = PLAN.box(square.id)
    return right - 18 - across, bottom - 18 - down, right - 18, bottom - 18


# --- figures --------------------------------------------------------------------------------------------------------


def _stands(view: View, marks: Marks, own: str, trails: dict[str, list[str]]) -> list[Stand]:
    """Every token in a row under the labels; where targets are chosen the others step back."""
    rows: dict[str, list[tuple[str, State]]] = {square.id: [] for square in view.squares}
    for figure in view.figures:
        chosen = figure.id in marks.figures
        aside = bool(marks.figures) and not chosen and figure.id != own
        halo = chosen or (figure.id == own and not marks.figures)
        state: State = "dead" if figure.lying else "halo" if halo else "aside" if aside else "stands"
        rows.get(figure.square, []).append((figure.id, state))
        trail = trails.get(figure.id, ())
        if trail and trail[0] != figure.square:
            rows.get(trail[0], []).append((figure.id, "from"))
    found = []
    for square, row in rows.items():
        left, top, right, _ = PLAN.box(square)
        radius = min(36, round(104 / max(1, len(row))))
        step = (right - left - 30) / max(3, len(row))
        for number, (id, state) in enumerate(row):
            x = (left + right) / 2 + (number - (len(row) - 1) / 2) * step
            found.append(Stand(id, state, x, top + _FIGURES_AT, radius))
    return found


# --- labels ---------------------------------------------------------------------------------------------------------


def _labels(canvas: Canvas, arena: Arena, view: View, table: Table, marks: Marks, words: Words) -> None:
    targets: dict[str, list[str]] = {}
    for figure in view.figures:
        if figure.id in marks.figures:
            targets.setdefault(figure.square, []).append(table.name(figure.id))
    for square in arena.squares:
        if square.id in marks.squares:
            _square_label(canvas, square.id, marks)
        elif square.room in marks.rooms:
            _framed(canvas, square.id)
            if square.id == arena.rooms[square.room][0]:
                _plate_label(canvas, square.id, words(f"render-room-{square.room}"), 12, 56)
        else:
            _coordinate(canvas, arena, square.id, marks, words)
        if square.id in targets:
            _plate_label(canvas, square.id, ", ".join(targets[square.id]), 62, 38)


def _coordinate(canvas: Canvas, arena: Arena, square: str, marks: Marks, words: Words) -> None:
    """A square that cannot be chosen as such: its coordinate, and its room where it is the room's first."""
    left, top, right, _ = PLAN.box(square)
    write(canvas, left + 20, top + 50, square, "Bold", 40, TEXT_3 if marks.squares else TEXT_2)
    room = arena.by_id[square].room
    if square == arena.rooms[room][0] and not marks.squares:
        shade = room_colours(room)[2]
        write_fit(canvas, right - 20, top + 48, words(f"render-room-{room}"), "Semibold", 28, shade, 150, "right")


def _framed(canvas: Canvas, square: str) -> None:
    left, top, right, bottom = PLAN.box(square)
    canvas.outline((left + 10, top + 10, right - 10, bottom - 10), TEXT, 6, 18)


def _square_label(canvas: Canvas, square: str, marks: Marks) -> None:
    """Frame, label, steps as chevrons, and what can begin there."""
    _framed(canvas, square)
    left, top, _, _ = PLAN.box(square)
    canvas.plate((left + 18, top + 18, left + 140, top + 102), TEXT, 14)
    write(canvas, left + 79, top + 85, square, "Black", 72, INK, "middle")
    signs = (square in marks.grabs, square in marks.shots)
    line = top + 40 if any(signs) else top + 60
    for number in range(min(4, marks.squares[square])):
        canvas.stamp(slanted_chevron(0, 34, TEXT, INK), left + 168 + number * 26, line)
    x = left + 170
    line = top + 84 if marks.squares[square] else top + 60
    for shown, sign in zip(signs, (tray(36, TEXT), cross_hair(38, TEXT)), strict=True):
        if shown:
            canvas.stamp(sign, x, line)
            x += 50


def _plate_label(canvas: Canvas, square: str, text: str, down: int, size: float) -> None:
    left, top, right, _ = PLAN.box(square)
    text, size = fit(text, "Black", size, right - left - 76, least=26)
    across = width(text, "Black", size)
    high = round(1.24 * size)
    canvas.plate((left + 18, top + down, left + 48 + across, top + down + high), TEXT, 12)
    write(canvas, left + 33, top + down + high / 2 + 0.33 * size, text, "Black", size, INK)


def _directions(canvas: Canvas, arena: Arena, marks: Marks, own: str) -> None:
    """Arrows at the sides of the own square."""
    if own not in arena.by_id:
        return
    x, y = PLAN.middle(own)
    reach = PLAN.cell // 2
    for direction in marks.directions:
        dx, dy = SIDES[direction]
        at_x, at_y = round(x + dx * reach), round(y + dy * reach)
        canvas.plate((at_x - 46, at_y - 46, at_x + 46, at_y + 46), INK, 24)
        canvas.plate((at_x - 42, at_y - 42, at_x + 42, at_y + 42), TEXT, 20)
        canvas.stamp(slanted_chevron(HEADINGS[direction], 56, INK), at_x, at_y)


def _head(canvas: Canvas, view: View, own: str, table: Table, title: str) -> None:
    """The strip in the seat colour: who chooses, actions left as dots, the question."""
    left, top, right, bottom = HEADER
    middle = (top + bottom) // 2
    canvas.plate(HEADER, colour_of(own) if own else TEXT, 16)
    x = left + 26
    if own:
        canvas.stamp(token(own, table.letter(own), 30), left + 54, middle + (6 if own == "C" else 0))
        x = left + 106
        x += write_fit(canvas, x, middle + 18, table.name(own), "Black", 52, INK, 330, least=34)
    if own and own == view.active:
        for number in range(min(3, view.actions_total)):
            canvas.stamp(dot(13, INK, hollow=number >= view.actions_left), x + 34 + 38 * number, middle)
        x += 38 * min(3, view.actions_total) + 20
    write_fit(canvas, right - 26, middle + 13, title, "Bold", 38, INK, right - 26 - x - 30, "right", least=26)


def _alt(view: View, table: Table, marks: Marks, words: Words, title: str) -> str:
    """The question and its answers, as many as fit."""
    arena = ARENAS[view.arena]
    answers = [square.id for square in arena.squares if square.id in marks.squares]
    answers += [table.spoken(figure) for figure in marks.figures]
    answers += [words(f"render-room-{room}") for room in marks.rooms]
    answers += [words("render-direction", direction=direction) for direction in marks.directions]
    own = own_figure(view)
    where = words("render-alt-stands", figure=table.spoken(own.id), square=own.square) if own and own.square else ""
    question = f"{title}: {', '.join(answers)}." if answers else f"{title}."
    return alt_text([question], where) if where else alt_text([], question)

