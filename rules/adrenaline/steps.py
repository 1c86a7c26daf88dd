"""The steps of a script, compiled once into linked rule objects that list, answer and look ahead.

`can` is the search behind "no dead ends": could the script be finished from here on, hitting somebody? It reads
squares and bound names only, never damage, and takes the shooter's square as an argument, so that a step can be tried
before it is made.
"""

# ruff: noqa: D102 (overrides are documented by `Rule`)

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.adrenaline import script
from rules.adrenaline.actions import Done, Go
from rules.adrenaline.arena import FAR
from rules.adrenaline.cards import kind_of
from rules.adrenaline.damage import strike
from rules.adrenaline.places import Names, People, Place
from rules.adrenaline.state import Figure, Script, Shot, Target
from rules.core.model import Action

if TYPE_CHECKING:
    from rules.adrenaline.table import Table


def cause_of(run: Script) -> str:
    """What events name as the cause: the weapon, or the type of the powerup."""
    return run.card if isinstance(run, Shot) else kind_of(run.card)


class Rule:
    """One compiled step. `ask` is the kind of its question ("" = it asks none), `next` the step after it."""

    ask = ""
    next: Rule
    index: int

    def asks(self, table: Table, run: Script) -> bool:
        """Is there something to choose now?"""
        return bool(self.ask)

    def choices(self, table: Table, run: Script) -> list[Action]:
        """What may be chosen, defaults first; never empty when it asks."""
        return []

    def take(self, table: Table, run: Script, action: Action) -> None:
        """Carries out a choice."""
        raise NotImplementedError

    def go_on(self, table: Table, run: Script) -> None:
        """Does what needs no choice, and steps on."""
        run.step = self.next.index

    def can(self, table: Table, run: Script, at: str, names: Names, hit: bool) -> bool:
        """Can the script be finished from this step on? `hit` = somebody is already hit or chosen."""
        return self.next.can(table, run, at, names, hit)


class HitRule(Rule):
    """Damage and marks for named figures, dealt together in the order chosen."""

    def __init__(self, step: script.Hit) -> None:
        self.step = step

    def go_on(self, table: Table, run: Script) -> None:
        victims = [table.targets[id] for name in self.step.whom for id in run.names.get(name, ())]
        strike(table, run, cause_of(run), victims, self.step.damage, self.step.marks)
        run.step = self.next.index

    def can(self, table: Table, run: Script, at: str, names: Names, hit: bool) -> bool:
        if not hit:
            named = [id for name in self.step.whom for id in names.get(name, ())]
            hit = any(table.mode.takes_hits(table.state, id) for id in named)
        return self.next.can(table, run, at, names, hit)


class BlastRule(Rule):
    """Damage and marks for everybody in some areas but the shooter."""

    def __init__(self, step: script.Blast) -> None:
        self.areas = [
            (People(area.on, "hurt" if area.damage else "other"), area.damage, area.marks) for area in step.areas
        ]

    def go_on(self, table: Table, run: Script) -> None:
        at = table.figures[run.figure].square
        for people, damage, marks in self.areas:
            strike(table, run, cause_of(run), people.find(table, run.figure, at, run.names), damage, marks)
        run.step = self.next.index

    def can(self, table: Table, run: Script, at: str, names: Names, hit: bool) -> bool:
        hit = hit or any(people.anybody(table, run.figure, at, names) for people, _, _ in self.areas)
        return self.next.can(table, run, at, names, hit)


class _MovesTarget(Rule):
    """What moving a named figure has in common, now or later."""

    step: script.Move | script.MayMove

    def ends(self, table: Table, run: Script) -> tuple[str, ...]:
        """Where the moves can end; nowhere for a thing, which does not move (ADR-DOM-6)."""
        target = self.target(table, run)
        if not isinstance(target, Figure):
            return ()
        start = target.square
        return (table.arena.straight if self.step.straight else table.arena.ends)(start, *self.step.within)

    def move(self, table: Table, run: Script, square: str) -> None:
        """Moves the figure there."""
        figure = self.target(table, run)
        assert isinstance(figure, Figure)
        table.carry(run.figure, figure, square, cause_of(run))

    def target(self, table: Table, run: Script) -> Target:
        """What is moved."""
        return table.targets[run.names[self.step.whom][0]]


class MoveRule(_MovesTarget):
    """The named figure moves where the shooter chooses."""

    ask = "go"

    def __init__(self, step: script.Move) -> None:
        self.step = step
        self.place = Place(step.to)

    def asks(self, table: Table, run: Script) -> bool:
        return isinstance(self.target(table, run), Figure)

    def choices(self, table: Table, run: Script) -> list[Action]:
        allowed = self.place.squares(table, table.figures[run.figure].square, run.names)
        return [Go(end) for end in self.ends(table, run) if end in allowed]

    def take(self, table: Table, run: Script, action: Action) -> None:
        assert isinstance(action, Go)
        self.move(table, run, action.square)
        run.step = self.next.index


class MayMoveRule(_MovesTarget):
    """Leaves the effect's target movable until the shot closes, or an effect apart begins."""

    def __init__(self, step: script.MayMove) -> None:
        self.step = step

    def go_on(self, table: Table, run: Script) -> None:
        assert isinstance(run, Shot)
        run.open = run.effect
        run.step = self.next.index


class DragRule(Rule):
    """The named figures move onto a square bound before, or onto the shooter's."""

    def __init__(self, step: script.Drag) -> None:
        self.step = step

    def go_on(self, table: Table, run: Script) -> None:
        end = run.names[self.step.to][0] if self.step.to else table.figures[run.figure].square
        for name in self.step.whom:
            for id in run.names[name]:
                figure = table.targets[id]
                if isinstance(figure, Figure):
                    table.carry(run.figure, figure, end, cause_of(run))
        run.step = self.next.index


class MoveSelfRule(Rule):
    """The shooter moves to a square from which the shot can still hit somebody."""

    ask = "go"

    def __init__(self, step: script.MoveSelf) -> None:
        self.within = step.within

    def choices(self, table: Table, run: Script) -> list[Action]:
        at = table.figures[run.figure].square
        ends = table.arena.ends(at, *self.within)
        return [Go(end) for end in ends if self.next.can(table, run, end, run.names, False)]

    def take(self, table: Table, run: Script, action: Action) -> None:
        assert isinstance(action, Go)
        shooter = table.figures[run.figure]
        table.mode.travel(table, shooter.id, shooter, action.square, self.within[1], cause_of(run))
        run.step = self.next.index

    def can(self, table: Table, run: Script, at: str, names: Names, hit: bool) -> bool:
        return any(self.next.can(table, run, end, names, hit) for end in table.arena.ends(at, *self.within))


class JoinRule(Rule):
    """The shooter moves onto the square of a chosen figure."""

    def __init__(self, step: script.Join) -> None:
        self.whom = step.whom

    def go_on(self, table: Table, run: Script) -> None:
        shooter, target = table.figures[run.figure], table.targets[run.names[self.whom][0]]
        table.carry(run.figure, shooter, target.square, cause_of(run))
        run.step = self.next.index


class AdvanceRule(Rule):
    """The shooter moves one square in a chosen direction."""

    def __init__(self, step: script.Advance | script.MayAdvance) -> None:
        self.direction = step.direction

    def ahead(self, table: Table, at: str, names: Names) -> str:
        """The square ahead, "" at a wall."""
        return table.arena.ahead(at, names[self.direction][0], 1)

    def go_on(self, table: Table, run: Script) -> None:
        shooter = table.figures[run.figure]
        ahead = self.ahead(table, shooter.square, run.names)
        table.move(run.figure, shooter, (shooter.square, ahead), cause_of(run))
        run.step = self.next.index

    def can(self, table: Table, run: Script, at: str, names: Names, hit: bool) -> bool:
        ahead = self.ahead(table, at, names)
        return bool(ahead) and self.next.can(table, run, ahead, names, hit)


class MayAdvanceRule(AdvanceRule):
    """The shooter may move one square more; `otherwise` is the step behind what he then does."""

    ask = "go"

    def __init__(self, step: script.MayAdvance, otherwise: Rule, before: Sequence[str]) -> None:
        super().__init__(step)
        self.otherwise = otherwise
        self.before = before

    def asks(self, table: Table, run: Script) -> bool:
        return any(isinstance(choice, Go) for choice in self.choices(table, run))

    def choices(self, table: Table, run: Script) -> list[Action]:
        at = table.figures[run.figure].square
        hit = any(run.names.get(name) for name in self.before)
        ahead = self.ahead(table, at, run.names)
        listed: list[Action] = []
        if ahead and self.next.can(table, run, ahead, run.names, hit):
            listed.append(Go(ahead))
        if self.otherwise.can(table, run, at, run.names, hit):
            listed.append(Done())
        return listed

    def take(self, table: Table, run: Script, action: Action) -> None:
        if isinstance(action, Go):
            super().go_on(table, run)
        else:
            run.step = self.otherwise.index

    def go_on(self, table: Table, run: Script) -> None:
        run.step = self.otherwise.index

    def can(self, table: Table, run: Script, at: str, names: Names, hit: bool) -> bool:
        return super().can(table, run, at, names, hit) or self.otherwise.can(table, run, at, names, hit)


class TeleportRule(Rule):
    """To any square but the own."""

    ask = "go"

    def __init__(self, step: script.Teleport) -> None:
        self.step = step

    def choices(self, table: Table, run: Script) -> list[Action]:
        return [Go(square) for square in table.arena.within(table.figures[run.figure].square, 1, FAR)]

    def take(self, table: Table, run: Script, action: Action) -> None:
        assert isinstance(action, Go)
        table.teleport(table.figures[run.figure], action.square, cause_of(run))
        run.step = self.next.index
