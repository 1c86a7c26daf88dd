"""The steps of a script that choose: figures, a square, a room, a direction."""

# ruff: noqa: D102 (overrides are documented by `Rule`)

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.adrenaline import script
from rules.adrenaline.actions import At, Done, Room, Target, Toward
from rules.adrenaline.arena import DIRECTIONS, FAR
from rules.adrenaline.damage import OVERKILL
from rules.adrenaline.places import Names, People, Place
from rules.adrenaline.state import Figure, Script
from rules.adrenaline.state import Target as Aim
from rules.adrenaline.steps import Rule
from rules.core.model import Action

if TYPE_CHECKING:
    from rules.adrenaline.modes.base import Touch
    from rules.adrenaline.table import Table


def _worth(figure: Aim, run: Script, power: int) -> tuple[int, int, str]:
    """Sorts targets: whom the hit damages most, own marks included, then who has most damage, then by id; things last.

    A thing takes one token whatever the damage (ADR-DOM-5).
    """
    if not isinstance(figure, Figure):
        return 0, 1, figure.id
    old = max(figure.marks.get(run.figure, 0) - run.fresh.get(figure.id, 0), 0)
    dealt = min(power + old, OVERKILL - len(figure.damage)) if power else 0
    return -dealt, -len(figure.damage), figure.id


class ChooseRule(Rule):
    """Figures of one kind; listed by what the hit would do to them, so that the default hurts most."""

    ask = "target"

    def __init__(self, step: script.Choose, power: int, before: Sequence[str], touch: Touch) -> None:
        self.name = step.name
        self.least, self.most = step.least, step.most
        self.people = People(step.from_, touch)
        self.power = power
        self.before = before

    def found(self, table: Table, run: Script) -> list[Aim]:
        """Who may be chosen next."""
        chosen = run.names.get(self.name, [])
        if len(chosen) >= self.most:
            return []
        return self.people.find(table, run.figure, table.figures[run.figure].square, run.names, chosen)

    def asks(self, table: Table, run: Script) -> bool:
        return bool(self.found(table, run))

    def choices(self, table: Table, run: Script) -> list[Action]:
        found = self.found(table, run)
        if len(found) > 1:
            found.sort(key=lambda figure: _worth(figure, run, self.power))
        listed: list[Action] = [Target(figure.id) for figure in found]
        if len(run.names.get(self.name, ())) >= self.least and self._may_stop(table, run):
            listed.append(Done())
        return listed

    def _may_stop(self, table: Table, run: Script) -> bool:
        hit = any(run.names.get(name) for name in (self.name, *self.before))
        return self.next.can(table, run, table.figures[run.figure].square, run.names, hit)

    def take(self, table: Table, run: Script, action: Action) -> None:
        if isinstance(action, Target):
            run.names.setdefault(self.name, []).append(action.figure)
        else:
            run.step = self.next.index

    def can(self, table: Table, run: Script, at: str, names: Names, hit: bool) -> bool:
        if self.people.anybody(table, run.figure, at, names):
            return True
        return self.least == 0 and self.next.can(table, run, at, names, hit)


class ChooseEachRule(ChooseRule):
    """At most one figure from each of several kinds, at least one in all."""

    def __init__(self, step: script.ChooseEach, power: int, before: Sequence[str], touch: Touch) -> None:
        self.name = step.name
        self.least, self.most = 1, len(step.from_)
        self.kinds = [People(terms, touch) for terms in step.from_]
        self.power = power
        self.before = before

    def found(self, table: Table, run: Script) -> list[Aim]:
        chosen = run.names.get(self.name, [])
        found = []
        for kind in self.kinds:
            figures = kind.find(table, run.figure, table.figures[run.figure].square, run.names)
            if not any(figure.id in chosen for figure in figures):
                found += figures
        return found

    def can(self, table: Table, run: Script, at: str, names: Names, hit: bool) -> bool:
        return any(kind.anybody(table, run.figure, at, names) for kind in self.kinds)


class ChooseSquareRule(Rule):
    """A square with which the rest can be done."""

    ask = "square"

    def __init__(self, step: script.ChooseSquare) -> None:
        self.name = step.name
        self.place = Place(step.from_)

    def choices(self, table: Table, run: Script) -> list[Action]:
        at = table.figures[run.figure].square
        return [
            At(square) for square in table.arena.within(at, 0, FAR) if self._fits(table, run, at, run.names, square)
        ]

    def _fits(self, table: Table, run: Script, at: str, names: Names, square: str) -> bool:
        if square not in self.place.squares(table, at, names):
            return False
        return self.next.can(table, run, at, {**names, self.name: [square]}, False)

    def take(self, table: Table, run: Script, action: Action) -> None:
        assert isinstance(action, At)
        run.names[self.name] = [action.square]
        run.step = self.next.index

    def can(self, table: Table, run: Script, at: str, names: Names, hit: bool) -> bool:
        return any(self._fits(table, run, at, names, square) for square in self.place.squares(table, at, names))


class ChooseRoomRule(Rule):
    """A room in sight, other than the own, in which the rest can be done (ADR-SEE-5)."""

    ask = "room"

    def __init__(self, step: script.ChooseRoom) -> None:
        self.name = step.name

    def choices(self, table: Table, run: Script) -> list[Action]:
        at = table.figures[run.figure].square
        return [Room(room) for room in self._rooms(table, run, at, run.names)]

    def _rooms(self, table: Table, run: Script, at: str, names: Names) -> list[str]:
        others = table.arena.rooms_seen[at][1:]
        return [room for room in others if self.next.can(table, run, at, {**names, self.name: [room]}, False)]

    def take(self, table: Table, run: Script, action: Action) -> None:
        assert isinstance(action, Room)
        run.names[self.name] = [action.room]
        run.step = self.next.index

    def can(self, table: Table, run: Script, at: str, names: Names, hit: bool) -> bool:
        return bool(self._rooms(table, run, at, names))


class ChooseDirectionRule(Rule):
    """A cardinal direction in which the rest can be done."""

    ask = "direction"

    def __init__(self, step: script.ChooseDirection) -> None:
        self.name = step.name

    def choices(self, table: Table, run: Script) -> list[Action]:
        at = table.figures[run.figure].square
        return [Toward(direction) for direction in DIRECTIONS if self._fits(table, run, at, run.names, direction)]

    def _fits(self, table: Table, run: Script, at: str, names: Names, direction: str) -> bool:
        ahead = table.arena.ahead(at, direction, 1)
        return bool(ahead) and self.next.can(table, run, at, {**names, self.name: [direction]}, False)

    def take(self, table: Table, run: Script, action: Action) -> None:
        assert isinstance(action, Toward)
        run.names[self.name] = [action.direction]
        run.step = self.next.index

    def can(self, table: Table, run: Script, at: str, names: Names, hit: bool) -> bool:
        return any(self._fits(table, run, at, names, direction) for direction in DIRECTIONS)
