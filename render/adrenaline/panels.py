"""The players' panels: name, ammo, damage track, kill values, marks, weapons."""

from __future__ import annotations

from dataclasses import dataclass

from render.adrenaline.changes import Changes
from render.adrenaline.modes import bot_card
from render.core.cache import kept
from render.core.canvas import Box, Canvas, Sprite, composed
from render.core.palette import (
    BAD,
    GOOD,
    INK,
    LINE,
    PANEL,
    PANEL_LIT,
    SLOT,
    TEXT,
    TEXT_2,
    TEXT_3,
    WARN,
    Colour,
)
from render.core.picture import Words
from render.core.signs import State, Table, chip, colour_of, token
from render.core.stamps import cross_hair, cube, dot, pennant, play_sign, powerup, skull, star_sign, tray
from render.core.typeface import Weight, fit, width, write, write_fit
from rules.adrenaline.view import FigureView, View

TRACK = 12
KILL, OVERKILL = 11, 12
# A step of the track is wider before these places: adrenaline at 3 and 6, the killshot at 11.
_RULES = (3, 6, KILL)
_PLACE, _STEP, _EXTRA = 33, 37, 8
# The left edge of each place from the start of the track.
_PLACE_LEFT = {
    place: (place - 1) * _STEP + _EXTRA * sum(place >= rule for rule in _RULES) for place in range(1, TRACK + 1)
}
MOST_SKULLS_SHOWN = 5
WEAPON_PLACES = 3


@dataclass(frozen=True)
class Sizes:
    """The rows of a panel by its height, in pixels."""

    head: int
    track: int
    values: int
    weapon: int
    weapon_rows: int
    gap: int
    name: int

    @staticmethod
    def of(height: int) -> Sizes:
        """Sizes for a panel of `height`; with three players every weapon has a row of its own."""
        if height >= 320:
            return Sizes(head=62, track=66, values=38, weapon=40, weapon_rows=3, gap=7, name=44)
        if height >= 240:
            return Sizes(head=60, track=64, values=36, weapon=46, weapon_rows=1, gap=10, name=42)
        return Sizes(head=56, track=50, values=32, weapon=38, weapon_rows=1, gap=5, name=40)


@dataclass(frozen=True)
class Panel:
    """One panel to be painted: whose, where, on which ground."""

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
        return self.figure.id == self.view.active and self.view.phase != "over"

    @property
    def ground(self) -> Colour:
        """The panel's own colour."""
        return PANEL_LIT if self.on_turn else PANEL


def panels(
    canvas: Canvas, area: Box, view: View, table: Table, changes: Changes, words: Words, gap: int = 14
) -> None:
    """All panels in table order, one under the other; those without a seat last."""
    left, top, right, bottom = area
    shown = [view.figure(id) for id in view.order] + [one for one in view.figures if one.id not in view.order]
    count = max(3, len(shown))
    height = (bottom - top - gap * (count - 1)) // count
    for number, figure in enumerate(shown):
        y = top + number * (height + gap)
        paint(Panel(canvas, (left, y, right, y + height), view, figure, table, changes, words))


def paint(panel: Panel) -> None:
    """One panel."""
    left, top, right, bottom = panel.box
    sizes = Sizes.of(bottom - top)
    _ground(panel, sizes)
    _head(panel, sizes)
    y = top + sizes.head + sizes.gap
    _track(panel, y, sizes.track)
    y += sizes.track + sizes.gap
    _values(panel, y, sizes.values)
    _marks(panel, y, sizes.values)
    y += sizes.values + sizes.gap
    if panel.figure.seat is None:
        return
    _weapons(panel, (left + 25, y, right - 13, bottom - 10), sizes)


def _ground(panel: Panel, sizes: Sizes) -> None:
    """The panel's frame in the seat colour: a band, or a head and a rim for the seat on turn."""
    left, top, right, bottom = panel.box
    across, down = right - left, bottom - top
    shade, on_turn = colour_of(panel.figure.id), panel.on_turn

    def paint_ground(canvas: Canvas) -> None:
        whole = (0, 0, across, down)
        if on_turn:
            canvas.plate(whole, shade, 16)
            canvas.plate((6, sizes.head, across - 6, down - 6), PANEL_LIT, 11)
        else:
            canvas.plate(whole, PANEL, 16)
            canvas.plate((0, 0, 32, down), shade, 16, corners="left")
            canvas.fill((12, 0, 32, down), PANEL)

    panel.canvas.layer((left, top), (across, down), ("panel", shade, on_turn), paint_ground)


def _head(panel: Panel, sizes: Sizes) -> None:
    canvas, (left, top, right, _) = panel.canvas, panel.box
    figure, table = panel.figure, panel.table
    ink = INK if panel.on_turn else TEXT
    middle = top + sizes.head // 2 + (1 if panel.on_turn else 3)
    away = not figure.square
    state: State = "dead" if figure.lying else "from" if away else "stands"
    drop = 4 if figure.id == "C" else 0
    canvas.stamp(token(figure.id, table.letter(figure.id), 22, state), left + 50, middle + drop)
    if figure.seat is None:
        x = bot_card(canvas, right - 18, middle, panel.view, table, panel.words("render-bot-card"))
    else:
        x = _belongings(panel, right - 18, middle)
    room = x - 14 - (left + 90) - (36 if panel.on_turn else 0)
    across = write_fit(
        canvas, left + 90, middle + 13, table.name(figure.id), "Bold", sizes.name, ink, room, least=30
    )
    if panel.on_turn:
        canvas.stamp(play_sign(34, INK), left + 90 + across + 24, middle)


def _belongings(panel: Panel, right: int, middle: int) -> int:
    """Cubes by colour and powerups, aligned at the right; returns where they begin."""
    canvas, cubes = panel.canvas, panel.figure.cubes
    ink = INK if panel.on_turn else TEXT
    size = 34 if panel.on_turn else 30
    card = powerup(32, INK, colour_of(panel.figure.id)) if panel.on_turn else powerup(32)
    x = right
    counts = {"": panel.figure.powerups, "blue": cubes.blue, "yellow": cubes.yellow, "red": cubes.red}
    for colour, count in counts.items():
        across = max(19, width(str(count), "Bold", 36))
        write(canvas, x, middle + 12, str(count), "Bold", 36, ink, "right")
        sign = cube(colour, size, rim=panel.on_turn) if colour else card
        x -= across + 5 + sign.width
        canvas.stamp(sign, x, middle - sign.height // 2)
        x -= 12
    return x


def _track(panel: Panel, top: int, height: int) -> None:
    """The number of damage tokens, then the track: a token fills its place."""
    canvas, figure = panel.canvas, panel.figure
    count = len(figure.damage)
    size = 48 if count < 10 else 42
    middle = top + height / 2 + 0.34 * size
    write(canvas, panel.box[0] + 45, middle, str(count), "Black", size, TEXT if count else TEXT_3, "middle")
    left = panel.box[0] + 76
    calm, ground = panel.view.phase == "play", panel.ground
    track_size = (_PLACE_LEFT[TRACK] + _PLACE, height + 4)
    canvas.layer(
        (left, top - 2), track_size, ("track", calm, ground), lambda layer: _empty_track(layer, calm, ground)
    )
    fresh = panel.changes.fresh.get(figure.id, 0)
    for place, owner in enumerate(figure.damage[:TRACK], start=1):
        canvas.stamp(chip(owner, panel.table.letter(owner), _PLACE, height), left + _PLACE_LEFT[place], top)
    for place in range(max(1, count - fresh + 1), min(count, TRACK) + 1):
        x = left + _PLACE_LEFT[place]
        canvas.outline((x - 3, top - 3, x + _PLACE + 3, top + height + 3), TEXT, 4, 8)


def _empty_track(canvas: Canvas, calm: bool, ground: Colour) -> None:
    """Twelve empty places; those that bring something show it. `calm`: adrenaline actions exist (ADR-FRENZY-7)."""
    height = canvas.height - 4
    canvas.fill((0, 0, canvas.width, canvas.height), ground)
    for place in range(1, TRACK + 1):
        x = _PLACE_LEFT[place]
        if place in _RULES:
            canvas.fill((x - 6, 0, x - 3, height + 4), TEXT_2)
        canvas.plate((x, 2, x + _PLACE, height + 2), SLOT, 6)
        at = (x + _PLACE / 2, 2 + height / 2)
        if place in (KILL, OVERKILL):
            canvas.stamp(skull(26, TEXT, place == OVERKILL), *at)
        elif place == 3 and calm:
            canvas.stamp(tray(24, TEXT_2), *at)
        elif place == 6 and calm:
            canvas.stamp(cross_hair(26, TEXT_2), *at)
        else:
            canvas.stamp(dot(2.5, LINE), *at)


def _values(panel: Panel, top: int, height: int) -> None:
    """What the next scoring pays by rank: skulls cover from the left, the next value is bright."""
    canvas, figure = panel.canvas, panel.figure
    across, size = round(height * 1.06), height * 0.8
    x, middle = panel.box[0] + 28, top + height / 2
    if figure.points is not None:
        canvas.stamp(star_sign(round(height * 0.84), WARN), x + height * 0.42, middle - 1)
        x += round(height * 0.94)
        x += write(canvas, x, middle + 0.33 * size, str(figure.points), "Black", size * 1.1, WARN) + 16
    shown = min(figure.skulls, MOST_SKULLS_SHOWN)
    if figure.skulls > MOST_SKULLS_SHOWN:
        shown = 1
    for _ in range(shown):
        canvas.stamp(skull(round(height * 0.86), BAD), x + across / 2, middle)
        x += across + 3
    if figure.skulls > MOST_SKULLS_SHOWN:
        x += write(canvas, x, middle + 0.33 * size, f"×{figure.skulls}", "Bold", size, TEXT) + 8
    room = panel.box[2] - 14 - _marks_width(panel, height) - 10
    for number, value in enumerate(figure.values):
        if x + across > room:
            break
        next_paid = WARN if figure.frenzy_side else TEXT
        canvas.stamp(_value(value, across, height, TEXT_2 if number else next_paid), x, top)
        x += across + 4


@kept(128)
def _value(value: int, across: int, height: int, paint: Colour) -> Sprite:
    """One kill value in its box."""
    size = height * 0.8
    weight: Weight = "Semibold" if paint == TEXT_2 else "Black"

    def number(canvas: Canvas) -> None:
        write(canvas, across / 2, height / 2 + 0.33 * size, str(value), weight, size, paint, "middle")

    return composed(across, height, 6, SLOT, number)


def _marks_width(panel: Panel, height: int) -> int:
    owners = [owner for owner, count in panel.figure.marks.items() if count]
    return len(owners) * round(height * 2.2) + (round(height * 1.0) if owners else 0)


def _marks(panel: Panel, top: int, height: int) -> None:
    """Marks by owner, aligned at the right, new ones framed."""
    canvas, figure = panel.canvas, panel.figure
    owners = [owner for owner, count in figure.marks.items() if count]
    if not owners:
        return
    step, middle = round(height * 2.2), top + height / 2
    x = panel.box[2] - 14 - step * len(owners)
    canvas.stamp(pennant(round(height * 0.86), TEXT_2), x - round(height * 0.95), top + 2)
    for owner in owners:
        radius = height * (0.36 if owner == "C" else 0.38)
        drop = 0.12 * height if owner == "C" else 0
        canvas.stamp(token(owner, panel.table.letter(owner), radius), x + height * 0.58, middle + drop)
        count = f"×{figure.marks[owner]}"
        write(canvas, x + height * 1.12, middle + 0.27 * height, count, "Bold", height * 0.8, TEXT)
        if (figure.id, owner) in panel.changes.tagged:
            canvas.outline((x - 2, top - 3, x + step - 2, top + height + 3), TEXT, 4, 9)
        x += step


# --- weapons --------------------------------------------------------------------------------------------------------


_GAP = 7
_AROUND_NAME = 41
_LEAST_NAME = 18.5


@dataclass(frozen=True)
class _Pill:
    """A weapon's label: its name ("?" = face down), loaded or not, framed when just taken or reloaded."""

    name: str
    loaded: bool
    framed: bool
    empty: bool = False


def _pills(panel: Panel) -> list[_Pill]:
    figure, changes = panel.figure, panel.changes
    pills = []
    for weapon in figure.weapons:
        name = panel.words(f"adrenaline-weapon-{weapon.id}")
        framed = (figure.id, weapon.id) in changes.gained or (figure.id, weapon.id) in changes.reloaded
        pills.append(_Pill(name, weapon.loaded, framed))
    pills += [_Pill("?", True, False)] * figure.hidden_weapons
    pills += [_Pill("", False, False, empty=True)] * (WEAPON_PLACES - len(pills))
    return pills


def _weapons(panel: Panel, area: Box, sizes: Sizes) -> None:
    pills = _pills(panel)
    left, top, right, _ = area
    if sizes.weapon_rows > 1 and len(pills) <= sizes.weapon_rows:
        for number, one in enumerate(pills):
            y = top + number * (sizes.weapon + 5)
            _weapon(panel, (left, y, right, y + sizes.weapon), one, 31)
        return
    size, widths = _widths(pills, right - left, 29 if sizes.weapon > 40 else 27)
    x = left
    for one, across in zip(pills, widths, strict=True):
        _weapon(panel, (x, top, x + across, top + sizes.weapon), one, size)
        x += across + _GAP


def _widths(pills: list[_Pill], room: int, size: float) -> tuple[float, list[int]]:
    """One size for all names and a width for each: long names get what short ones leave."""
    room -= _GAP * (len(pills) - 1)
    wanted = _wanted(pills, size)
    while sum(wanted) > room and size > _LEAST_NAME:
        size -= 0.5
        wanted = _wanted(pills, size)
    spare = room - sum(wanted)
    if spare >= 0:
        return size, [one + spare // len(pills) for one in wanted]
    given = [0] * len(pills)
    rest = len(pills)
    for number in sorted(range(len(pills)), key=lambda index: wanted[index]):
        given[number] = min(wanted[number], room // rest)
        room -= given[number]
        rest -= 1
    return size, given


def _wanted(pills: list[_Pill], size: float) -> list[int]:
    return [60 if one.empty else width(one.name, "Semibold", size) + _AROUND_NAME for one in pills]


def _weapon(panel: Panel, box: Box, one: _Pill, size: float) -> None:
    left, top, right, bottom = box
    ground = panel.ground
    key = ("weapon", one.name, one.loaded, one.empty, size, ground)
    panel.canvas.layer(
        (left, top), (right - left, bottom - top), key, lambda layer: _paint_weapon(layer, one, size, ground)
    )
    if one.framed:
        panel.canvas.outline((left - 2, top - 2, right + 2, bottom + 2), TEXT, 4, 12)


def _paint_weapon(canvas: Canvas, one: _Pill, size: float, ground: Colour) -> None:
    """Loaded = filled with a green dot, unloaded = an outline with a hollow one, empty = only the outline."""
    box = (0, 0, canvas.width, canvas.height)
    canvas.fill(box, ground)
    middle = canvas.height / 2
    if one.loaded:
        canvas.plate(box, SLOT, 10)
        canvas.stamp(dot(7, GOOD), 18, middle)
    else:
        canvas.outline(box, LINE, 3, 10)
    if one.empty:
        return
    if not one.loaded:
        canvas.stamp(dot(7, TEXT_3, hollow=True), 18, middle)
    name = fit(one.name, "Semibold", size, canvas.width - _AROUND_NAME + 2, least=size)[0]
    weight: Weight = "Semibold" if one.loaded else "Regular"
    write(canvas, 31, middle + 0.32 * size, name, weight, size, TEXT if one.loaded else TEXT_3)
