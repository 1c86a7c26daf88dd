"""The selectors of a script (`script.py` lists the terms), compiled into tables of squares for every arena."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from rules.adrenaline import script
from rules.adrenaline.arena import DIRECTIONS, Arena
from rules.adrenaline.content import ARENAS
from rules.adrenaline.script import Term
from rules.adrenaline.state import Target

if TYPE_CHECKING:
    from rules.adrenaline.modes.base import Touch
    from rules.adrenaline.table import Table

Names = Mapping[str, Sequence[str]]
"""What the names of a script are bound to: figures, squares, rooms or directions."""


class Place:
    """The squares that fit some terms, seen from the shooter's square and the bound names."""

    def __init__(self, terms: Iterable[str]) -> None:
        self.terms = parsed = [script.parse(text) for text in terms]
        fixed = [term for term in parsed if term.word in script.SHOOTER_TERMS]
        others = {"not", "among"} | script.RELATIONS | script.SHOOTER_TERMS
        self._named = [term for term in parsed if term.word not in others]
        self._fixed = {id: {at: _fitting(arena, at, fixed) for at in arena.ids} for id, arena in ARENAS.items()}

    def squares(self, table: Table, at: str, names: Names) -> frozenset[str]:
        """The squares, with the shooter standing at `at`."""
        squares = self._fixed[table.arena.id][at]
        for term in self._named:
            squares = squares.intersection(around(table, term, at, names))
        return squares


class People:
    """The targets that fit some terms: those of a `Place`, less those ruled out by name or by whom else is chosen.

    `touch` is what is done to them.
    """

    def __init__(self, terms: Sequence[str], touch: Touch) -> None:
        self.touch: Touch = touch
        self.terms = parsed = [script.parse(text) for text in terms]
        self._place = Place(terms)
        self._not = [term.name for term in parsed if term.word == "not"]
        self._among = [term.name for term in parsed if term.word == "among"]
        self._different_squares = any(term.word == "different_squares" for term in parsed)
        self._one_line = any(term.word == "one_line" for term in parsed)
        self._plain = not (self._not or self._among)

    def find(self, table: Table, shooter: str, at: str, names: Names, chosen: Sequence[str] = ()) -> list[Target]:
        """The targets that may be chosen beside `chosen`, the shooter standing at `at`; never himself."""
        squares = self._place.squares(table, at, names)
        if chosen:
            squares = self._left(table, at, squares, chosen)
        aims = table.mode.aims(table, at, self.touch)
        found = [aim for aim in aims if aim.square in squares and aim.id != shooter]
        if chosen:
            found = [aim for aim in found if aim.id not in chosen]
        if self._plain:
            return found
        return [aim for aim in found if self._fits(aim.id, names)]

    def anybody(self, table: Table, shooter: str, at: str, names: Names) -> bool:
        """Is there anybody to choose? The same as `find`, for the search ahead."""
        if not self._plain:
            return bool(self.find(table, shooter, at, names))
        squares = self._place.squares(table, at, names)
        for aim in table.mode.aims(table, at, self.touch):  # noqa: SIM110 (half the time of `any`)
            if aim.square in squares and aim.id != shooter:
                return True
        return False

    def _fits(self, id: str, names: Names) -> bool:
        if any(id in names.get(name, ()) for name in self._not):
            return False
        return all(id in names.get(name, ()) for name in self._among)

    def _left(self, table: Table, at: str, squares: frozenset[str], chosen: Sequence[str]) -> frozenset[str]:
        taken = {table.targets[id].square for id in chosen}
        if self._different_squares:
            return squares - taken
        if self._one_line:
            rays = [ray for direction in DIRECTIONS if taken <= (ray := table.arena.ray(at, direction))]
            return squares & frozenset[str]().union(*rays)
        return squares


def _fitting(arena: Arena, at: str, terms: Iterable[Term]) -> frozenset[str]:
    squares = frozenset(arena.ids)
    for term in terms:
        squares &= from_shooter(arena, at, term)
    return squares


def from_shooter(arena: Arena, at: str, term: Term) -> frozenset[str]:
    """The squares of a term that speaks of the shooter's square."""
    match term.word:
        case "visible":
            return arena.seen[at]
        case "not_visible":
            return frozenset(arena.ids) - arena.seen[at]
        case "own_square":
            return frozenset((at,))
        case "line":
            return frozenset[str]().union(*(arena.ray(at, direction) for direction in DIRECTIONS))
        case "distance":
            return frozenset(arena.within(at, term.least, term.most))
        case "pullable":
            return frozenset(end for seen in arena.seen[at] for end in arena.within(seen, 0, term.most))
        case _:
            return frozenset(arena.ids)


def around(table: Table, term: Term, at: str, names: Names) -> Collection[str]:
    """The squares of a term that speaks of a bound name. A thing sees nothing (ADR-DOM-6)."""
    arena = table.arena
    bound = names[term.name][0]
    match term.word:
        case "seen_from":
            return arena.seen[table.figures[bound].square] if bound in table.figures else ()
        case "square_of":
            return (table.targets[bound].square,)
        case "near":
            return arena.within(bound, term.least, term.most)
        case "on":
            return (bound,)
        case "in":
            return arena.rooms[bound]
        case _:
            return (arena.ahead(at, bound, term.least),)
