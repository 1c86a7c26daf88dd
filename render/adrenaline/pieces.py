"""What stands and lies on the squares: tiles, spawnpoint plates, figures, and the marks of what changed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from render.adrenaline.arena import Plan
from render.adrenaline.changes import Changes, Shot
from render.adrenaline.modes import TURRET_PLATE, paint_of, places_of, turret_plate
from render.core.cache import kept
from render.core.canvas import Box, Canvas, Sprite, composed
from render.core.palette import AMMO, INK, TEXT
from render.core.shape import Point
from render.core.signs import State, Table, colour_of, token
from render.core.stamps import burst, cube, gun, pill, powerup, spawn_sign, turn_sign
from render.core.trail import chevrons, dotted
from rules.adrenaline.arena import Arena
from rules.adrenaline.content import TILES
from rules.adrenaline.view import SquareView, View

CUBE = 40
TILE_PLATE = (152, 56)
SPAWN_PLATE = (188, 62)
SHOP_SIZE = 3
_ASIDE = 15


@dataclass(frozen=True)
class Stand:
    """One token on the map: a figure, or the sign that it stood (`from`) or fell (`dead`) here."""

    figure: str
    state: State
    x: float
    y: float
    radius: float


# --- where tokens stand ---------------------------------------------------------------------------------------------

# By number on one square: radius, then offsets from the square's middle, all for a square of 244 pixels.
_PLACES: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (40, ((0, -12),)),
    2: (37, ((-54, -12), (54, -12))),
    3: (29, ((-76, -12), (0, -12), (76, -12))),
    4: (24, ((-38, -42), (38, -42), (-38, 18), (38, 18))),
    5: (23, ((-70, -42), (0, -42), (70, -42), (-36, 17), (36, 17))),
    6: (22, ((-70, -42), (0, -42), (70, -42), (-70, 17), (0, 17), (70, 17))),
}
_CROWD = (19, tuple((x, y) for y in (-46, 12) for x in (-88, -44, 0, 44, 88)))


def stands(view: View, changes: Changes, plan: Plan) -> list[Stand]:
    """Every token of the map with its place; at most ten a square are shown."""
    crowd: dict[str, list[tuple[str, State]]] = {square.id: [] for square in view.squares}
    for figure, trail in changes.trails.items():
        if trail[0] != _square_of(view, figure):
            crowd.get(trail[0], []).append((figure, "from"))
    for figure, square in changes.fallen.items():
        if square and square != _square_of(view, figure):
            crowd.get(square, []).append((figure, "dead"))
    for one in view.figures:
        moved = one.id in changes.trails or one.id in changes.arrived
        state: State = "dead" if one.lying else "halo" if moved else "stands"
        crowd.get(one.square, []).append((one.id, state))
    found = []
    for square, tokens in crowd.items():
        radius, offsets = _PLACES.get(len(tokens), _CROWD)
        scale = plan.cell / 244
        x, y = plan.middle(square)
        for (figure_id, state), (dx, dy) in zip(tokens, offsets, strict=False):
            found.append(Stand(figure_id, state, x + dx * scale, y + dy * scale, round(radius * scale)))
    return found


def _square_of(view: View, figure: str) -> str:
    return next((one.square for one in view.figures if one.id == figure), "")


# --- things ---------------------------------------------------------------------------------------------------------


def plate_size(square: SquareView) -> tuple[int, int]:
    """How large the plate of a square is."""
    if square.spawn:
        return SPAWN_PLATE
    return TILE_PLATE if square.turret is None else TURRET_PLATE


def plate_box(plan: Plan, square: SquareView) -> Box:
    """Where the plate of a square lies: its ammo tile or its spawnpoint's weapons."""
    across, down = plate_size(square)
    left, _, right, bottom = plan.box(square.id)
    x = (left + right - across) // 2
    y = bottom - 20 - down
    return x, y, x + across, y + down


def things(canvas: Canvas, view: View, table: Table, plan: Plan, changes: Changes) -> None:
    """All plates: what lies on the squares, what is new there, what was taken."""
    for square in view.squares:
        box = plate_box(plan, square)
        if thing(canvas, square, table, box):
            if square.id in changes.taken:
                canvas.outline(_wider(box, 5), TEXT, 4, 16)
            if square.id in changes.laid and not square.spawn:
                canvas.outline(_wider(box, 5), TEXT, 4, 16)
        elif square.id in changes.emptied:
            canvas.outline(box, TEXT, 4, 12, 14)


def thing(canvas: Canvas, square: SquareView, table: Table, box: Box) -> bool:
    """What lies on one square; False when nothing does."""
    if square.spawn in AMMO:
        canvas.stamp(spawn_plate(square.spawn, len(square.weapons)), box[0], box[1])
    elif square.turret is not None:
        letter = table.letter(square.turret) if square.turret else ""
        canvas.stamp(turret_plate(square.turret, letter, square.gave), box[0], box[1])
    elif square.tile in TILES:
        canvas.stamp(tile_plate(square.tile), box[0], box[1])
    else:
        return False
    return True


@kept(64)
def tile_plate(tile: str) -> Sprite:
    """An ammo tile on its ink plate."""

    def paint(canvas: Canvas) -> None:
        shown, x = TILES[tile], 8
        for colour, count in shown.cubes.items():
            for _ in range(count):
                canvas.stamp(cube(colour, CUBE), x, 8)
                x += CUBE + 8
        if shown.powerup:
            canvas.stamp(powerup(CUBE), x + 4, 8)

    return composed(*TILE_PLATE, 12, INK, paint)


@kept(32)
def spawn_plate(colour: str, weapons: int) -> Sprite:
    """A spawnpoint: its ring, and a gun for each weapon that lies there."""

    def paint(canvas: Canvas) -> None:
        across, down = SPAWN_PLATE
        canvas.plate((4, 4, across - 4, down - 4), AMMO[colour], 11)
        canvas.stamp(spawn_sign(colour, 42), 12, 10)
        for number in range(SHOP_SIZE):
            canvas.stamp(gun(36, colour, number >= weapons), 63 + number * 40, 13)

    return composed(*SPAWN_PLATE, 14, INK, paint)


def _wider(box: Box, by: int) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


# --- what changed ---------------------------------------------------------------------------------------------------


def trails(
    canvas: Canvas, arena: Arena, plan: Plan, changes: Changes, tokens: Sequence[Stand], lane: float = -12,
    own_colours: bool = False,
) -> None:  # fmt: skip
    """Chevrons along the way each figure went, from where it stood to where it stands.

    They pass squares `lane` pixels below the middle, white or in the figures' own colours.
    """
    ends = {stand.figure: stand for stand in tokens if stand.state != "from"}
    starts = {stand.figure: stand for stand in tokens if stand.state == "from"}
    for figure, trail in changes.trails.items():
        end, start = ends.get(figure), starts.get(figure)
        if end is None or start is None or any(square not in arena.by_id for square in trail):
            continue
        points = [(start.x, start.y), *_between(arena, plan, trail, lane), (end.x, end.y)]
        if figure in changes.blinked:
            dotted(canvas, points[0], points[-1], (start.radius + 22, end.radius + 24))
        else:
            paint = colour_of(figure) if own_colours else TEXT
            # Who went to and fro keeps right, so that both ways can be read.
            aside = _ASIDE if len(set(trail)) < len(trail) else 0
            chevrons(canvas, points, (start.radius + 20, end.radius + 26), paint, aside)


def _between(arena: Arena, plan: Plan, trail: Sequence[str], lane: float) -> list[Point]:
    points: list[Point] = []
    for number, (one, other) in enumerate(pairwise(trail)):
        if number:
            x, y = plan.middle(one)
            points.append((x, y + lane))
        if other in arena.neighbours(one) and arena.edge(one, other) == "door":
            points.append(plan.border(one, other))
    return points


def shots(canvas: Canvas, view: View, plan: Plan, changes: Changes, tokens: Sequence[Stand]) -> None:
    """Dotted lines in the shooter's colour, from where the shot was fired to whom it hit."""
    things = places_of(view)
    for shot in changes.shots:
        start = _shooter(plan, changes, tokens, shot)
        end = plan.middle(things[shot.target]) if shot.target in things else _victim(plan, tokens, shot)
        if start is not None and end is not None and math.dist(start, end) > 40:
            dotted(canvas, start, end, (40, 40), shot.by)


def _shooter(plan: Plan, changes: Changes, tokens: Sequence[Stand], shot: Shot) -> Point | None:
    """Where the shot came from: the shooter's token if it still stands there, else the middle of that square."""
    for stand in (stand for stand in tokens if stand.figure == shot.by):
        square = changes.places.get(shot.by, "") if stand.state != "from" else changes.trails[shot.by][0]
        if square == shot.start:
            return stand.x, stand.y
    if shot.start:
        return plan.middle(shot.start)
    return next(((stand.x, stand.y) for stand in tokens if stand.figure == shot.by), None)


def _victim(plan: Plan, tokens: Sequence[Stand], shot: Shot) -> Point | None:
    own = [stand for stand in tokens if stand.figure == shot.target]
    fallen = [stand for stand in own if stand.state == "dead"]
    standing = [stand for stand in own if stand.state in ("stands", "halo")]
    chosen = next(iter((*fallen, *standing)), None)
    return (chosen.x, chosen.y) if chosen else plan.middle(shot.end) if shot.end else None


def figures(canvas: Canvas, table: Table, changes: Changes, tokens: Sequence[Stand]) -> None:
    """All tokens: bursts first, then the figures, then what each was dealt."""
    victims = _hit_stands(changes, tokens)
    for stand in victims:
        canvas.stamp(burst(stand.radius, paint_of(changes.hit_by[stand.figure])), stand.x, stand.y)
    for stand in sorted(tokens, key=lambda one: one.state != "from"):
        canvas.stamp(token(stand.figure, table.letter(stand.figure), stand.radius, stand.state), stand.x, stand.y)
    for stand in victims:
        dealt = changes.hits.get(stand.figure, 0)
        if dealt:
            size = 30 if stand.radius > 32 else 23
            canvas.stamp(pill(f"+{dealt}", size), stand.x + 1.1 * stand.radius, stand.y - 0.95 * stand.radius)


def on_turn(canvas: Canvas, view: View, tokens: Sequence[Stand]) -> None:
    """The sign of whose turn it is, above the figure's token."""
    for stand in tokens:
        if stand.figure == view.active and stand.state in ("stands", "halo") and view.phase != "over":
            canvas.stamp(turn_sign(34, TEXT, INK), stand.x, stand.y - 1.5 * stand.radius - 12)


def _hit_stands(changes: Changes, tokens: Sequence[Stand]) -> list[Stand]:
    """The token of each hit figure that wears the burst: the fallen one if it fell."""
    found = []
    for figure in changes.hit_by:
        own = [stand for stand in tokens if stand.figure == figure and stand.state != "from"]
        dead = [stand for stand in own if stand.state == "dead"]
        came_back = figure in changes.arrived and figure in changes.fallen
        found += dead[:1] or ([] if came_back else own[:1])
    return found
