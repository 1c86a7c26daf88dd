"""The geometry of one arena: rooms, doors, moves and sight, all of it worked out once when the arena is loaded.

Squares are a letter for the column and a number for the row, A1 is top left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

Edge = Literal["open", "door", "wall"]

DIRECTIONS: dict[str, tuple[int, int]] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
FAR = 99
"""A distance no two squares have; stands for "no upper limit"."""


class Square(msgspec.Struct, frozen=True):
    """A square: its room (named by colour), column and row from 0, and the colour of its spawnpoint ("" = none)."""

    id: str
    room: str
    col: int
    row: int
    spawn: str


class ArenaData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An arena as content files hold it.

    `rooms` are three rows of four room names ("." = no square), `doors` pairs such as `A1-A2`. Neighbouring squares of
    one room are open to each other, of two rooms walled off unless a door joins them. `printed` names squares whose
    cardboard has another colour than their room. `seats` are the least and most seats it suits.
    """

    id: str
    seats: tuple[int, int]
    rooms: tuple[str, ...]
    doors: tuple[str, ...]
    spawns: dict[str, str]
    printed: dict[str, str] = {}


class Arena:
    """A loaded arena. All its tables are keyed by square id and never change."""

    def __init__(self, data: ArenaData) -> None:
        self.id = data.id
        self.seats = data.seats
        self.printed = dict(data.printed)
        self.spawns = dict(data.spawns)
        self.doors = frozenset(frozenset(door.split("-")) for door in data.doors)
        self.squares = tuple(_squares(data))
        self.by_id = {square.id: square for square in self.squares}
        self.ids = tuple(self.by_id)
        self.rooms = _rooms(self.squares)
        self._places = {(square.col, square.row): square.id for square in self.squares}
        self._beside = {square.id: self._steps(square) for square in self.squares}
        self._neighbours = {at: tuple(steps.values()) for at, steps in self._beside.items()}
        self._distance = {at: self._distances(at) for at in self.ids}
        self.rooms_seen = {at: self._rooms_seen(at) for at in self.ids}
        self._sees = {at: tuple(i for i in self.ids if self.by_id[i].room in self.rooms_seen[at]) for at in self.ids}
        self.seen = {at: frozenset(squares) for at, squares in self._sees.items()}
        self._within: dict[tuple[int, int], dict[str, tuple[str, ...]]] = {}
        self._straight = {at: self._straight_ends(at) for at in self.ids}
        self._rays = {at: {d: self._ray(at, d) for d in DIRECTIONS} for at in self.ids}

    def edge(self, a: str, b: str) -> Edge:
        """What lies between two neighbouring squares; "wall" also for squares that are not neighbours."""
        if b not in self._neighbours[a]:
            return "wall"
        return "door" if frozenset((a, b)) in self.doors else "open"

    def neighbours(self, square: str) -> tuple[str, ...]:
        """The squares one move away (ADR-MOVE-1), clockwise from north."""
        return self._neighbours[square]

    def sees(self, square: str) -> tuple[str, ...]:
        """The squares seen from `square` (ADR-SEE-1, 2), its own included, in reading order."""
        return self._sees[square]

    def distance(self, a: str, b: str) -> int:
        """The least number of moves from `a` to `b` (ADR-MOVE-4)."""
        return self._distance[a][b]

    def within(self, square: str, least: int, most: int) -> tuple[str, ...]:
        """The squares `least` to `most` moves away, nearest first."""
        table = self._within.get((least, most))
        if table is None:
            table = self._within[least, most] = {at: self._between(at, least, most) for at in self.ids}
        return table[square]

    def path(self, a: str, b: str) -> tuple[str, ...]:
        """A shortest way from `a` to `b`, both included."""
        way = [a]
        while way[-1] != b:
            way.append(min(self._neighbours[way[-1]], key=lambda step: self._distance[step][b]))
        return tuple(way)

    def walk(self, a: str, b: str) -> tuple[str, ...]:
        """A way of at least one move from `a` to `b`: `path`, or there and back again."""
        return self.path(a, b) if a != b else (a, self._neighbours[a][0], a)

    def ends(self, square: str, least: int, most: int) -> tuple[str, ...]:
        """Where `least` to `most` moves can end, nearest first; two moves can also end where they began."""
        ends = self.within(square, least, most)
        return (*ends, square) if most >= 2 and least > 0 else ends

    def straight(self, square: str, least: int, most: int) -> tuple[str, ...]:
        """Where `least` to `most` moves in one direction can end (ADR-MOVE-3), nearest first; at most two moves."""
        return tuple(end for moves, end in self._straight[square] if least <= moves <= most)

    def ahead(self, square: str, direction: str, moves: int) -> str:
        """The square reached by `moves` moves in one direction, "" where a wall stops them."""
        for _ in range(moves):
            square = self._beside[square].get(direction, "")
            if not square:
                return ""
        return square

    def ray(self, square: str, direction: str) -> frozenset[str]:
        """The squares in a cardinal direction through walls, the own one included (ADR-SEE-6)."""
        return self._rays[square][direction]

    def _steps(self, square: Square) -> dict[str, str]:
        steps = {}
        for name, (dx, dy) in DIRECTIONS.items():
            other = self._places.get((square.col + dx, square.row + dy))
            if other is None:
                continue
            if self.by_id[other].room == square.room or frozenset((square.id, other)) in self.doors:
                steps[name] = other
        return steps

    def _distances(self, start: str) -> dict[str, int]:
        found = {start: 0}
        edge = [start]
        while edge:
            here = edge.pop(0)
            for step in self._neighbours[here]:
                if step not in found:
                    found[step] = found[here] + 1
                    edge.append(step)
        return found

    def _rooms_seen(self, at: str) -> tuple[str, ...]:
        """Rooms in sight, the own one first (ADR-SEE-1, 2, 5)."""
        rooms = [self.by_id[at].room]
        for step in self._neighbours[at]:
            room = self.by_id[step].room
            if room not in rooms:
                rooms.append(room)
        return tuple(rooms)

    def _between(self, at: str, least: int, most: int) -> tuple[str, ...]:
        away = self._distance[at]
        return tuple(sorted((i for i in self.ids if least <= away[i] <= most), key=lambda i: away[i]))

    def _straight_ends(self, at: str) -> tuple[tuple[int, str], ...]:
        ends = [(0, at)]
        for moves in (1, 2):
            for direction in DIRECTIONS:
                end = self.ahead(at, direction, moves)
                if end:
                    ends.append((moves, end))
        return tuple(ends)

    def _ray(self, at: str, direction: str) -> frozenset[str]:
        dx, dy = DIRECTIONS[direction]
        here = self.by_id[at]
        return frozenset(
            square.id
            for square in self.squares
            for steps in range(4)
            if (square.col, square.row) == (here.col + dx * steps, here.row + dy * steps)
        )


def faults(data: ArenaData) -> list[str]:
    """What is wrong with an arena of the content files; empty when it can be loaded."""
    squares = {square.id: square for square in _squares(data)}
    wrong = [f"door {door} does not join two neighbours of different rooms" for door in _bad_doors(data.doors, squares)]
    wrong += [f"spawnpoint {at} is no square" for at in data.spawns.values() if at not in squares]
    wrong += [f"printed square {at} is no square" for at in data.printed if at not in squares]
    if len(data.rooms) != 3 or any(len(row.split()) != 4 for row in data.rooms):
        wrong.append("rooms must be three rows of four")
    elif not wrong and squares and len(Arena(data)._distance[next(iter(squares))]) < len(squares):
        wrong.append("not every square can be reached")
    return [f"arena {data.id}: {line}" for line in wrong]


def _squares(data: ArenaData) -> Iterable[Square]:
    spawn = {square: colour for colour, square in data.spawns.items()}
    for row, line in enumerate(data.rooms):
        for col, room in enumerate(line.split()):
            if room != ".":
                id = f"{'ABCDEFGH'[col]}{row + 1}"
                yield Square(id, room, col, row, spawn.get(id, ""))


def _rooms(squares: Sequence[Square]) -> dict[str, tuple[str, ...]]:
    names = dict.fromkeys(square.room for square in squares)
    return {name: tuple(square.id for square in squares if square.room == name) for name in names}


def _bad_doors(doors: Sequence[str], squares: Mapping[str, Square]) -> list[str]:
    bad = []
    for door in doors:
        ends = [squares.get(end) for end in door.split("-")]
        a, b = ends if len(ends) == 2 else (None, None)
        if a is None or b is None or a.room == b.room or abs(a.col - b.col) + abs(a.row - b.row) != 1:
            bad.append(door)
    return bad
