"""The geometry of one board: its fields, teleports and enemy places, and where so many steps can lead.

Fields are a letter for the column and a number for the row, A1 is top left.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import msgspec

WALL = "#"
START = "S"
TELEPORT = "T"
GOAL = "G"
PLACES = {"w": "weak", "m": "medium", "s": "strong", GOAL: "strong"}
"""Signs of enemy places; the goal lies under a strong enemy (ORB-P1END-1)."""
SIZE = 7
FAR = 99
"""More steps than any way takes."""

Path = tuple[str, ...]


class BoardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board as content files hold it: seven rows of seven signs (`#` wall, `.` path, and the signs above).

    `ours` names the values that are not from the source of the game, but ours.
    """

    id: str
    rows: tuple[str, ...]
    ours: tuple[str, ...] = ()


class Board:
    """A loaded board. Its tables never change; what was worked out is remembered."""

    def __init__(self, data: BoardData) -> None:
        self.id = data.id
        signs = dict(_signs(data.rows))
        self.fields = tuple(field for field, sign in signs.items() if sign != WALL)
        self.walls = tuple(field for field, sign in signs.items() if sign == WALL)
        self.places = {field: PLACES[sign] for field, sign in signs.items() if sign in PLACES}
        self.start = next(field for field, sign in signs.items() if sign == START)
        self.goal = next(field for field, sign in signs.items() if sign == GOAL)
        self._across = _pairs([field for field, sign in signs.items() if sign == TELEPORT])
        self._beside = {field: tuple(n for n in _around(field) if n in self.fields) for field in self.fields}
        self._reach: dict[tuple[str, frozenset[str], int], dict[str, Path]] = {}
        self._distances: dict[tuple[str, str], int] = {}
        self._toward: dict[tuple[str, frozenset[str], int], tuple[str, ...]] = {}

    @property
    def teleports(self) -> tuple[str, ...]:
        """The two teleport fields."""
        return tuple(self._across)

    def neighbours(self, field: str) -> tuple[str, ...]:
        """The fields one step away (ORB-MOVE-1), clockwise from above."""
        return self._beside[field]

    def across(self, field: str) -> str:
        """The other teleport; "" for a field that is none."""
        return self._across.get(field, "")

    def reach(self, field: str, stops: Collection[str], most: int) -> dict[str, Path]:
        """Where up to `most` steps from `field` can end, with a shortest path each, both ends included.

        A step onto one of `stops` ends the movement (ORB-MOVE-3). A step onto a teleport is followed by the transfer,
        a step too, if one is left (ORB-TELE-2, 3, 5). The own field is not among the ends.
        """
        key = (field, frozenset(stops), most)
        if key not in self._reach:
            self._reach[key] = self._ends(field, frozenset(stops), most)
        return self._reach[key]

    def toward(self, field: str, stops: Collection[str], most: int) -> tuple[str, ...]:
        """The ends of `reach`: the nearest to one of `stops` first, of those the fewest steps from here."""
        key = (field, frozenset(stops), most)
        if key not in self._toward:
            ends = self.reach(field, stops, most)
            left = {end: min(self.distance(end, stop) for stop in stops) for end in ends}
            self._toward[key] = tuple(sorted(ends, key=lambda end: (left[end], len(ends[end]), end)))
        return self._toward[key]

    def distance(self, field: str, end: str) -> int:
        """The least steps from `field` to `end` where nobody stands in the way."""
        if (field, end) not in self._distances:
            self._distances[field, end] = self._steps(field, end)
        return self._distances[field, end]

    def _steps(self, start: str, end: str) -> int:
        """By layers of fields where exactly n steps lead and nothing shorter does; a teleport takes one step more."""
        layers: dict[int, list[str]] = {0: [start]}
        if start in self._across:
            layers[1] = [self._across[start]]
        seen: set[str] = set()
        for steps in range(FAR):
            for at in layers.get(steps, ()):
                if at == end:
                    return steps
                if at in seen:
                    continue
                seen.add(at)
                for to in self._beside[at]:
                    through = to in self._across and to != end
                    layers.setdefault(steps + 1 + through, []).append(self._across[to] if through else to)
        raise KeyError(end)

    def _ends(self, start: str, stops: frozenset[str], most: int) -> dict[str, Path]:
        """By layers: `layers[n]` holds a path for each field where exactly n steps can lead and the way goes on."""
        ends: dict[str, Path] = {}
        layers: list[dict[str, Path]] = [{} for _ in range(min(most, len(self.fields) + 2) + 2)]
        layers[0][start] = (start,)
        if start in self._across and most:
            self._arrive(layers[1], ends, (start, self._across[start]))
        for steps, layer in enumerate(layers[:-2]):
            for at, path in layer.items():
                for to in self._beside[at]:
                    way = (*path, to)
                    if to in stops or (to in self._across and steps + 1 == most):
                        ends.setdefault(to, way)
                    elif to in self._across:
                        self._arrive(layers[steps + 2], ends, (*way, self._across[to]))
                    else:
                        self._arrive(layers[steps + 1], ends, way)
        ends.pop(start, None)
        return ends

    @staticmethod
    def _arrive(layer: dict[str, Path], ends: dict[str, Path], way: Path) -> None:
        layer.setdefault(way[-1], way)
        ends.setdefault(way[-1], way)


def faults(data: BoardData) -> Iterator[str]:
    """Everything that is wrong with a board."""
    signs = dict(_signs(data.rows))
    if len(data.rows) != SIZE or any(len(row) != SIZE for row in data.rows):
        yield f"board {data.id}: it is not {SIZE} times {SIZE} fields"
        return
    counts = {sign: list(signs.values()).count(sign) for sign in (START, TELEPORT, GOAL)}
    if counts != {START: 1, TELEPORT: 2, GOAL: 1}:
        yield f"board {data.id}: starts, teleports and goals are {counts}"
        return
    unknown = set(signs.values()) - {WALL, ".", START, TELEPORT, *PLACES}
    if unknown:
        yield f"board {data.id}: nothing is meant by {sorted(unknown)}"
    board = Board(data)
    lost = set(board.fields) - {board.start} - set(_walked(board))
    if lost:
        yield f"board {data.id}: {sorted(lost)} cannot be reached"


def _walked(board: Board) -> set[str]:
    """The fields that can be reached on foot, teleports being ordinary fields."""
    found, front = {board.start}, [board.start]
    while front:
        for field in board.neighbours(front.pop()):
            if field not in found:
                found.add(field)
                front.append(field)
    return found


def _signs(rows: Sequence[str]) -> Iterator[tuple[str, str]]:
    for number, row in enumerate(rows, 1):
        for column, sign in enumerate(row):
            yield f"{chr(ord('A') + column)}{number}", sign


def _around(field: str) -> Iterator[str]:
    """The names of the four fields around one, clockwise from above; some may not exist."""
    column, row = ord(field[0]), int(field[1:])
    for right, down in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        yield f"{chr(column + right)}{row + down}"


def _pairs(teleports: Sequence[str]) -> dict[str, str]:
    first, second = teleports
    return {first: second, second: first}
