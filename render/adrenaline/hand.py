"""The private hand: own powerups and weapons with what they do. The same text also stands in the message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.adrenaline.choice import own_figure
from render.core.canvas import Box, Canvas
from render.core.palette import AMMO, GOOD, INK, LINE, PANEL, SLOT, TEXT, TEXT_2, TEXT_3
from render.core.picture import Picture, Words, alt_text
from render.core.signs import Table
from render.core.stamps import cube, dot, powerup_sign
from render.core.typeface import Weight, drawable, fit, wrap, write, write_fit
from rules.adrenaline.content import WEAPONS
from rules.adrenaline.view import View, WeaponView

WIDTH, MARGIN, GAP = 1600, 20, 14
POWERUP_HEIGHT, WEAPON_HEIGHT = 262, 604
PLACES = 3
_SIZES = (36.0, 34.0, 32.0, 30.0, 28.0, 26.0, 24.0, 22.0, 20.0)


class Line(NamedTuple):
    """One line of a card's text: an effect's name (with its cost) or a piece of what it does."""

    text: str
    heading: bool
    cost: tuple[str, ...] = ()


def hand(view: View, table: Table, words: Words) -> Picture:
    """The viewer's powerups and weapons; a spectator's view gives an empty hand."""
    canvas = Canvas(WIDTH, MARGIN + POWERUP_HEIGHT + GAP + WEAPON_HEIGHT + MARGIN)
    paint_hand(canvas, view, words)
    return Picture(canvas.png(), _alt(view, table, words))


def paint_hand(canvas: Canvas, view: View, words: Words) -> None:
    """Paint the hand; see `hand`."""
    top = MARGIN
    for number, box in enumerate(_columns(len(view.hand), top, top + POWERUP_HEIGHT)):
        if number < len(view.hand):
            _powerup(canvas, box, view.hand[number], words)
        else:
            _empty(canvas, box, words("render-no-powerup"))
    top += POWERUP_HEIGHT + GAP
    weapons = _weapons(view)
    for number, box in enumerate(_columns(len(weapons), top, top + WEAPON_HEIGHT)):
        if number < len(weapons):
            _weapon(canvas, box, weapons[number], words)
        else:
            _empty(canvas, box, words("render-no-weapon"))


def _weapons(view: View) -> tuple[WeaponView, ...]:
    own = own_figure(view)
    return own.weapons if own is not None and view.viewer is not None and own.seat == view.viewer else ()


def _columns(count: int, top: int, bottom: int) -> list[Box]:
    """Boxes side by side: three, or as many as there are cards."""
    count = max(PLACES, count)
    across = (WIDTH - 2 * MARGIN - GAP * (count - 1)) // count
    lefts = (MARGIN + number * (across + GAP) for number in range(count))
    return [(left, top, left + across, bottom) for left in lefts]


def _empty(canvas: Canvas, box: Box, text: str) -> None:
    canvas.outline(box, LINE, 3, 16, 14)
    middle = (box[0] + box[2]) / 2
    room = box[2] - box[0] - 40
    write_fit(canvas, middle, (box[1] + box[3]) / 2 + 10, text, "Semibold", 32, TEXT_3, room, "middle")


def _powerup(canvas: Canvas, box: Box, card: str, words: Words) -> None:
    """A powerup: its sign on the colour it pays as, name, text."""
    left, top, right, bottom = box
    kind, _, colour = card.rpartition("_")
    shade = AMMO.get(colour, LINE)
    canvas.plate(box, PANEL, 16)
    canvas.plate((left, top, left + 124, bottom), shade, 16, corners="left")
    canvas.stamp(powerup_sign(kind, 96), left + 62, top + 96)
    if colour in AMMO:
        canvas.stamp(cube(colour, 46, rim=True), left + 39, bottom - 66)
    x, room = left + 144, right - left - 144 - 18
    write_fit(canvas, x, top + 52, words(f"adrenaline-powerup-{kind}"), "Bold", 40, TEXT, room, least=25)
    size, lines = _fitting([Line(words(f"adrenaline-powerup-{kind}.text"), False)], room, bottom - top - 76)
    _write_lines(canvas, x, top + 66, lines, size, TEXT_2)


def _weapon(canvas: Canvas, box: Box, weapon: WeaponView, words: Words) -> None:
    """A weapon: its name on its colour (hollow when not loaded), the cost, every effect, loaded or not."""
    left, top, right, bottom = box
    content = WEAPONS.get(weapon.id)
    shade = AMMO.get(content.colour if content else "", LINE)
    head = 88
    if weapon.loaded:
        canvas.plate(box, PANEL, 16)
        canvas.plate((left, top, right, top + head), shade, 16, corners="top")
    else:
        canvas.frame(box, LINE, PANEL, 4, 16)
        canvas.fill((left + 4, top + head - 5, right - 4, top + head), shade)
    cost = content.cost if content else ()
    start = right - 18 - len(cost) * 45 - 10
    canvas.plate((start, top + 15, right - 14, top + head - 15), INK, 12)
    for number, colour in enumerate(cost):
        canvas.stamp(cube(colour, 40), start + 9 + number * 45, top + 24)
    ink = INK if weapon.loaded else TEXT_2
    name = words(f"adrenaline-weapon-{weapon.id}")
    write_fit(canvas, left + 22, top + 58, name, "Black", 44, ink, start - left - 36, least=29)
    if content:
        room = right - left - 46
        size, lines = _fitting(_effects(weapon.id, words), room, bottom - top - head - 92)
        _write_lines(canvas, left + 23, top + head + 12, lines, size, TEXT_2)
    _state(canvas, (left + 22, bottom - 70, right - 22, bottom - 20), weapon.loaded, words)


def _state(canvas: Canvas, box: Box, loaded: bool, words: Words) -> None:
    canvas.plate(box, SLOT, 12)
    middle = (box[1] + box[3]) / 2
    canvas.stamp(dot(11, GOOD) if loaded else dot(11, TEXT_2, hollow=True), box[0] + 30, middle)
    text = words("render-loaded" if loaded else "render-not-loaded")
    write_fit(canvas, box[0] + 56, middle + 11, text, "Semibold", 32, TEXT, box[2] - box[0] - 76)


# --- text -----------------------------------------------------------------------------------------------------------


def _effects(weapon: str, words: Words) -> list[Line]:
    lines = []
    for effect in WEAPONS[weapon].effects:
        id = f"adrenaline-effect-{weapon}-{effect.id}"
        lines.append(Line(words(id), True, tuple(effect.cost)))
        lines.append(Line(words(f"{id}.text"), False))
    return lines


def _fitting(parts: Sequence[Line], room: int, height: int) -> tuple[float, list[Line]]:
    """The largest size at which all parts fit, and their lines; at the smallest the last lines are cut off."""
    size = _SIZES[-1]
    lines: list[Line] = []
    for size in _SIZES:
        lines = _broken(parts, room, size)
        if _height(lines, size) <= height:
            return size, lines
    while lines and _height(lines, size) > height:
        lines.pop()
    if lines:
        last = lines[-1]
        weight: Weight = "Bold" if last.heading else "Regular"
        lines[-1] = last._replace(text=fit(last.text + " …" + "x" * 99, weight, size, room, least=size)[0])
    return size, lines


def _broken(parts: Sequence[Line], room: int, size: float) -> list[Line]:
    lines: list[Line] = []
    for part in parts:
        if part.heading:
            free = room - len(part.cost) * round(size * 1.2)
            lines.append(part._replace(text=fit(drawable(part.text), "Bold", size, free, least=size)[0]))
        else:
            lines += [Line(text, False) for text in wrap(drawable(part.text), "Regular", size, room)]
    return lines


def _height(lines: Sequence[Line], size: float) -> float:
    return sum(size * (1.5 if line.heading else 1.16) for line in lines) + 0.2 * size


def _write_lines(
    canvas: Canvas, left: int, top: float, lines: Sequence[Line], size: float, paint: tuple[int, int, int]
) -> None:
    y = top
    for line in lines:
        y += size * (1.5 if line.heading else 1.16)
        weight: Weight = "Bold" if line.heading else "Regular"
        x = left + write(canvas, left, y - 0.18 * size, line.text, weight, size, TEXT if line.heading else paint)
        for colour in line.cost:
            cube_size = round(size)
            x += round(size * 0.2)
            canvas.stamp(cube(colour, cube_size), x, y - 0.18 * size - 0.84 * cube_size)
            x += cube_size


def _alt(view: View, table: Table, words: Words) -> str:
    """The cards by name, then whose they are."""
    cards = [words(f"adrenaline-powerup-{card.rpartition('_')[0]}") for card in view.hand]
    names = [words(f"adrenaline-weapon-{weapon.id}") for weapon in _weapons(view)]
    own = own_figure(view)
    owner = words("render-alt-hand", figure=table.spoken(own.id) if own else "")
    listed = ", ".join([*cards, *names])
    return alt_text([], f"{owner} {listed}." if listed else owner)
