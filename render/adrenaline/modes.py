"""What only some modes draw: the tracks of spawnpoints, turrets and the offer, who holds the bot card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.adrenaline.changes import Changes
from render.core.cache import kept
from render.core.canvas import Box, Canvas, Sprite, composed, flat
from render.core.palette import AMMO, BONE, INK, LINE, PANEL, SLOT, TEXT, TEXT_2, Colour
from render.core.shape import Shape
from render.core.signs import Table, chip, colour_of
from render.core.stamps import cube, dot, powerup, skull, spawn_sign
from render.core.typeface import width, write
from rules.adrenaline.content import TILES
from rules.adrenaline.view import SpawnpointView, View

FULL_TRACK = 8
"""Tokens that count towards the end (ADR-DOM-12)."""
SPAWNPOINT = "spawn_"
_ROW, _CELL, _CHIP = 29, 38, 34
_MOST_CELLS = 10
TURRET_PLATE = (118, 56)
OFFER_TILE = (112, 42)
_CUBE = 30


def paint_of(id: str) -> Colour:
    """The colour of a figure, or of a spawnpoint by its id."""
    return AMMO.get(id.removeprefix(SPAWNPOINT), colour_of(id))


def places_of(view: View) -> Mapping[str, str]:
    """The squares of targets that are no figures."""
    return {thing.id: thing.square for thing in view.spawnpoints}


# --- domination -----------------------------------------------------------------------------------------------------


def tracks(canvas: Canvas, box: Box, view: View, table: Table, changes: Changes) -> None:
    """One row a spawnpoint: its sign, its tokens, the place where it counts as full, how many there are."""
    left, top, right, bottom = box
    room = right - left - 96
    first = (top + bottom - _ROW * len(view.spawnpoints)) // 2
    for number, thing in enumerate(view.spawnpoints):
        y = first + number * _ROW
        _track(canvas, (left, y, left + room, y + _ROW - 2), thing, table, changes.grown.get(thing.id, 0))
    _skulls(canvas, (right - 84, top, right, bottom), view)


def _track(canvas: Canvas, box: Box, thing: SpawnpointView, table: Table, fresh: int) -> None:
    left, top, right, bottom = box
    high = bottom - top
    canvas.plate((left, top, left + 44, bottom), AMMO[thing.colour], 7)
    canvas.stamp(spawn_sign(thing.colour, high - 4), left + 22 - (high - 4) / 2, top + 2)
    start, end = left + 54, right - 44
    count = max(len(thing.tokens), _MOST_CELLS)
    step = min(_CELL, (end - start - _CHIP) // max(1, count - 1))
    for place in range(len(thing.tokens), _MOST_CELLS):
        x = start + place * step
        canvas.stamp(_place(min(_CHIP, step - 3), high, place == FULL_TRACK - 1, place >= FULL_TRACK), x, top)
    for place, owner in enumerate(thing.tokens):
        x = start + place * step
        canvas.stamp(chip(owner, table.letter(owner), _CHIP, high), x, top)
        if place >= len(thing.tokens) - fresh:
            canvas.outline((x - 3, top - 2, x + _CHIP + 3, bottom + 2), TEXT, 4, 8)
    x = start + (count - 1) * step + _CHIP + 12
    write(canvas, x, top + high - 5, str(len(thing.tokens)), "Black", 28, TEXT)


@kept(64)
def _place(across: int, down: int, full: bool, beyond: bool) -> Sprite:
    """An empty place of a track; the one that fills it wears a skull, those beyond are only an outline."""

    def paint(canvas: Canvas) -> None:
        if beyond:
            canvas.plate((2, 2, across - 2, down - 2), PANEL, 5)
            return
        canvas.stamp(skull(20, BONE) if full else dot(2.5, LINE), across / 2, down / 2)

    return composed(across, down, 6, LINE if beyond else SLOT, paint)


def _skulls(canvas: Canvas, box: Box, view: View) -> None:
    """How many skulls are left."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    canvas.stamp(skull(38, BONE), left + 20, middle)
    write(canvas, right, middle + 15, str(view.skulls_left), "Black", 42, TEXT, "right")


# --- turrets --------------------------------------------------------------------------------------------------------


@kept(64)
def turret_plate(owner: str, letter: str, gave: bool) -> Sprite:
    """The turret of a square: in its owner's colour with his token, or pale; a dim one has given ammo this turn."""

    def paint(canvas: Canvas) -> None:
        across, down = TURRET_PLATE
        shade = colour_of(owner) if owner else LINE
        canvas.stamp(_turret(46, shade), 10, 5)
        if owner:
            canvas.stamp(chip(owner, letter, 44, down - 12), across - 52, 6)
        else:
            canvas.outline((across - 52, 6, across - 8, down - 6), LINE, 3, 6, 8)
        if gave:
            canvas.fill((8, down - 5, across - 8, down - 2), TEXT_2)

    return composed(*TURRET_PLATE, 12, INK, paint)


@kept(32)
def _turret(size: int, paint: Colour) -> Sprite:
    """A gun on a tower."""
    shape = Shape(size, size)
    unit = size / 10
    tower = [(2.6, 9.4), (3.4, 5.6), (6.6, 5.6), (7.4, 9.4)]
    shape.polygon([(x * unit, y * unit) for x, y in tower])
    shape.box(1.6 * unit, 8.8 * unit, 8.4 * unit, 9.8 * unit, 0.4 * unit)
    shape.disc(5 * unit, 4.4 * unit, 2.3 * unit)
    shape.box(5 * unit, 3.4 * unit, 10 * unit, 5 * unit, 0.6 * unit)
    shape.box(0.6 * unit, 3 * unit, 3.4 * unit, 5.6 * unit, 0.6 * unit)
    return flat(shape, paint)


def offer(canvas: Canvas, box: Box, tiles: Sequence[str], fresh: int, skulls_left: int | None) -> None:
    """The tiles on offer in a row, the last `fresh` ones framed; then the skulls that are left."""
    left, top, right, bottom = box
    room = right - left - (96 if skulls_left is not None else 0)
    step = min(OFFER_TILE[0] + 12, room // max(1, len(tiles)))
    y = (top + bottom - OFFER_TILE[1]) // 2
    for number, tile in enumerate(tiles):
        x = left + number * step
        if tile in TILES:
            canvas.stamp(_offered(tile), x, y)
        if number >= len(tiles) - fresh:
            canvas.outline((x - 3, y - 3, x + OFFER_TILE[0] + 3, y + OFFER_TILE[1] + 3), TEXT, 4, 12)
    if skulls_left is not None:
        middle = (top + bottom) // 2
        canvas.stamp(skull(38, BONE), right - 64, middle)
        write(canvas, right, middle + 15, str(skulls_left), "Black", 42, TEXT, "right")


@kept(64)
def _offered(tile: str) -> Sprite:
    """A small ammo tile."""

    def paint(canvas: Canvas) -> None:
        shown, x = TILES[tile], 6
        for colour, count in shown.cubes.items():
            for _ in range(count):
                canvas.stamp(cube(colour, _CUBE), x, 6)
                x += _CUBE + 5
        if shown.powerup:
            canvas.stamp(powerup(_CUBE), x + 3, 6)

    return composed(*OFFER_TILE, 10, INK, paint)


# --- the bot figure -------------------------------------------------------------------------------------------------


def bot_card(canvas: Canvas, right: int, middle: int, view: View, table: Table, label: str) -> int:
    """Who holds the bot card, aligned at the right; returns where it begins."""
    if not view.bot_card:
        return right
    letter = table.letter(view.bot_card)
    canvas.stamp(chip(view.bot_card, letter, 36, 42), right - 36, middle - 21)
    across = width(label, "Semibold", 26)
    write(canvas, right - 46, middle + 9, label, "Semibold", 26, TEXT_2, "right")
    return right - 46 - across
