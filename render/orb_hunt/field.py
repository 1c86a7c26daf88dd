"""What stands and lies on the fields of one board: enemies, the goal, the hero, and the marks of what changed."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.palette import INK, TEXT, Colour, mix
from render.core.shape import Point
from render.core.signs import State, Table, colour_of, token
from render.core.stamps import burst, pill
from render.core.trail import chevrons, dotted
from render.orb_hunt import stamps
from render.orb_hunt.changes import Changes
from render.orb_hunt.grid import Grid, colours
from rules.orb_hunt.content import BOARDS
from rules.orb_hunt.view import EnemyView, FigureView


def pieces(canvas: Canvas, grid: Grid, figure: FigureView, table: Table, changes: Changes, on_turn: bool) -> None:
    """Everything on the board of `figure`."""
    ways = changes.ways.get(figure.id, [])
    fought = changes.fought.get(figure.id, "")
    _trail(canvas, grid, ways, figure.id)
    if fought:
        canvas.stamp(burst(0.3 * grid.cell, colour_of(figure.id)), *grid.middle(fought))
    for enemy in figure.enemies:
        if not (enemy.field == figure.field and not enemy.beaten):
            _enemy(canvas, grid, figure, enemy, fresh=enemy.field == fought)
    if figure.goal and figure.id in changes.goals:
        _framed(canvas, grid, figure.goal)
    if ways and ways[0][0] != figure.field:
        _came_from(canvas, grid, figure, table, ways[0][0])
    hero(canvas, grid, figure, table, "halo" if ways or on_turn else "stands")


def _trail(canvas: Canvas, grid: Grid, ways: Sequence[Sequence[str]], figure: str) -> None:
    """Chevrons for each stretch on foot, white dots for each transfer."""
    cell = grid.cell
    for number, way in enumerate(ways):
        points = [grid.middle(field) for field in way]
        if len(points) > 1:
            first, last = number == 0, number == len(ways) - 1
            ends = (0.36 * cell if first else 0.2 * cell, 0.44 * cell if last else 0.3 * cell)
            chevrons(canvas, points, ends, TEXT, 0, round(0.32 * cell))
        if number:
            room = (0.42 * cell, 0.42 * cell)
            dotted(canvas, grid.middle(ways[number - 1][-1]), grid.middle(way[0]), room)


def _enemy(canvas: Canvas, grid: Grid, figure: FigureView, enemy: EnemyView, fresh: bool) -> None:
    x, y = grid.middle(enemy.field)
    if not enemy.beaten:
        weakened = enemy.strength < enemy.printed
        canvas.stamp(stamps.enemy(enemy.type, grid.cell, enemy.strength, weakened), x, y)
    elif enemy.field == figure.goal:
        canvas.stamp(stamps.goal(grid.cell), x, y)
    else:
        canvas.stamp(stamps.beaten(grid.cell, INK if fresh else _faint(figure.board)), x, y)


def _faint(board: str) -> Colour:
    shade, _, label = colours(board)
    return mix(shade, label, 0.5)


def _framed(canvas: Canvas, grid: Grid, field: str) -> None:
    left, top, right, bottom = grid.box(field)
    canvas.outline((left + 1, top + 1, right - 1, bottom - 1), TEXT, 4, 10)


def _came_from(canvas: Canvas, grid: Grid, figure: FigureView, table: Table, field: str) -> None:
    """The hollow token; small where something stands or lies on that field."""
    plan = BOARDS.get(figure.board)
    taken = figure.enemy(field) is not None or (plan is not None and field in plan.teleports)
    x, y = grid.middle(field)
    radius = (0.18 if taken else 0.27) * grid.cell
    shift = 0.22 * grid.cell if taken else 0
    canvas.stamp(token(figure.id, table.letter(figure.id), radius, "from"), x - shift, y - shift)


def stand(grid: Grid, figure: FigureView) -> tuple[Point, float]:
    """Where the hero's token lies and how large it is: aside when an enemy is on the field too."""
    x, y = grid.middle(figure.field)
    enemy = figure.enemy(figure.field)
    if enemy is not None and not enemy.beaten:
        return (x - 0.2 * grid.cell, y - 0.17 * grid.cell), 0.25 * grid.cell
    return (x, y + (0.04 * grid.cell if figure.id == "C" else 0)), 0.31 * grid.cell


def hero(canvas: Canvas, grid: Grid, figure: FigureView, table: Table, state: State) -> None:
    """The hero; with an enemy on the field up left of it, the enemy's strength on a white pill."""
    enemy = figure.enemy(figure.field)
    (x, y), radius = stand(grid, figure)
    if enemy is not None and not enemy.beaten:
        middle = grid.middle(figure.field)
        face = stamps.enemy(enemy.type, round(0.86 * grid.cell), enemy.strength)
        canvas.stamp(face, middle[0] + 0.13 * grid.cell, middle[1] + 0.08 * grid.cell)
    canvas.stamp(token(figure.id, table.letter(figure.id), radius, state), x, y)
    if enemy is not None and not enemy.beaten:
        text = f"↓{enemy.strength}" if enemy.strength < enemy.printed else str(enemy.strength)
        label = pill(text, round(0.34 * grid.cell))
        canvas.stamp(label, middle[0] + 0.24 * grid.cell, middle[1] + 0.3 * grid.cell)
