"""The steps of a script, compiled once into linked rule objects that list, answer and look ahead.

`can` is the search behind "no dead ends": could the script be finished from here on, hitting somebody? It reads
squares and bound names only, never damage, and takes the shooter's square as an argument, so that a step can be tried
before it is made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from rules.adrenaline import script
from rules.adrenaline.actions import At, Done, Go, Room, Target, Toward
from rules.adrenaline.arena import DIRECTIONS
from rules.adrenaline.cards import kind_of
from rules.adrenaline.damage import OVERKILL, strike
from rules.adrenaline.places import Names, People, Place
from rules.adrenaline.state import Figure, Script, Shot
from rules.core.model import Action

if TYPE_CHECKING:
    from rules.adrenaline.table import Table


def cause_of(run: Script) -> str:
    """What events name as the cause: the weapon, or the type of the powerup."""
    return run.card if isinstance(run, Shot) else kind_of(run.card)


def _worth(figure: Figure, run: Script, power: int) -> tuple[int, int, str]:
    """Sorts targets: whom the hit damages most, own marks included, then who has most damage, then by id."""
    old = max(figure.marks.get(run.figure, 0) - run.fresh.get(figure.id, 0), 0)
    dealt = min(power + old, OVERKILL - len(figure.damage)) if power else 0
    return -dealt, -len(figure.damage), figure.id


Finish = Callable[["Table", Script, str], bool]
"""Whether the shot can still hit somebody after an effect that hits nobody, the shooter then standing at a square."""


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


class _End(Rule):
    """Behind the last step. An effect must hit somebody, or leave the shot a chance to (ADR-SHOOT-3)."""

    def __init__(self, finish: Finish | None) -> None:
        self._finish = finish

    def can(self, table: Table, run: Script, at: str, names: Names, hit: bool) -> bool:
        return hit or (self._finish is not None and self._finish(table, run, at))


class _Choose(Rule):
    """Figures of one kind; listed by what the hit would do to them, so that the default hurts most."""

    ask = "target"

    def __init__(self, step: script.Choose, power: int, before: Sequence[str]) -> None:
        self.name = step.name
        self.least, self.most = step.least, step.most
        self.people = People(step.from_)
        self.power = power
        self.before = before

    def found(self, table: Table, run: Script) -> list[Figure]:
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
        if self.people.find(table, run.figure, at, names):
            return True
        return self.least == 0 and self.next.can(table, run, at, names, hit)


class _ChooseEach(_Choose):
    """At most one figure from each of several kinds, at least one in all."""

    def __init__(self, step: script.ChooseEach, power: int, before: Sequence[str]) -> None:
        self.name = step.name
        self.least, self.most = 1, len(step.from_)
        self.kinds = [People(terms) for terms in step.from_]
        self.power = power
        self.before = before

    def found(self, table: Table, run: Script) -> list[Figure]:
        chosen = run.names.get(self.name, [])
        found = []
        for kind in self.kinds:
            figures = kind.find(table, run.figure, table.figures[run.figure].square, run.names)
            if not any(figure.id in chosen for figure in figures):
                found += figures
        return found

    def can(self, table: Table, run: Script, at: str, names: Names, hit: bool) -> bool:
        return any(kind.find(table, run.figure, at, names) for kind in self.kinds)


class _ChooseSquare(Rule):
    """A square from which the rest can be done."""

    ask = "square"

    def __init__(self, step: script.ChooseSquare) -> None:
        self.name = step.name
        self.place = Place(step.from_)

    def choices(self, table: Table, run: Script) -> list[Action]:
        at = table.figures[run.figure].square
        return [At(square) for square in table.arena.within(at, 0, 99) if self._fits(table, run, at, run.names, square)]

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


class _ChooseRoom(Rule):
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


class _ChooseDirection(Rule):
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


class _Hit(Rule):
    """Damage and marks for named figures, dealt together in the order chosen."""

    def __init__(self, step: script.Hit) -> None:
        self.step = step

    def go_on(self, table: Table, run: Script) -> None:
        victims = [table.figures[id] for name in self.step.whom for id in run.names.get(name, ())]
        strike(table, run, cause_of(run), victims, self.step.damage, self.step.marks)
        run.step = self.next.index

    def can(self, table: Table, run: Script, at: str, names: Names, hit: bool) -> bool:
        return self.next.can(table, run, at, names, hit or any(names.get(name) for name in self.step.whom))


class _Blast(Rule):
    """Damage and marks for everybody in some areas but the shooter."""

    def __init__(self, step: script.Blast) -> None:
        self.areas = [(People(area.on), area.damage, area.marks) for area in step.areas]

    def go_on(self, table: Table, run: Script) -> None:
        at = table.figures[run.figure].square
        for people, damage, marks in self.areas:
            strike(table, run, cause_of(run), people.find(table, run.figure, at, run.names), damage, marks)
        run.step = self.next.index

    def can(self, table: Table, run: Script, at: str, names: Names, hit: bool) -> bool:
        hit = hit or any(people.find(table, run.figure, at, names) for people, _, _ in self.areas)
        return self.next.can(table, run, at, names, hit)


class _Move(Rule):
    """The named figure moves where the shooter chooses."""

    ask = "go"

    def __init__(self, step: script.Move) -> None:
        self.step = step
        self.place = Place(step.to)

    def choices(self, table: Table, run: Script) -> list[Action]:
        start = table.figures[run.names[self.step.whom][0]].square
        allowed = self.place.squares(table, table.figures[run.figure].square, run.names)
        ends = (table.arena.straight if self.step.straight else table.arena.ends)(start, *self.step.within)
        if self.step.within[0] == 0 and not self.step.straight:
            ends = (start, *ends)
        return [Go(end) for end in ends if end in allowed]

    def take(self, table: Table, run: Script, action: Action) -> None:
        assert isinstance(action, Go)
        figure = table.figures[run.names[self.step.whom][0]]
        table.move(run.figure, figure, table.arena.path(figure.square, action.square), cause_of(run))
        run.step = self.next.index


class MayMoveRule(Rule):
    """Leaves the effect's target movable until the shot closes, or an effect apart begins."""

    def __init__(self, step: script.MayMove) -> None:
        self.step = step

    def go_on(self, table: Table, run: Script) -> None:
        """The effect's target may be moved from now on."""
        assert isinstance(run, Shot)
        run.open = run.effect
        run.step = self.next.index

    def ends(self, table: Table, run: Script) -> tuple[str, ...]:
        """Where the target may be moved."""
        start = table.figures[run.names[self.step.whom][0]].square
        return (table.arena.straight if self.step.straight else table.arena.ends)(start, *self.step.within)

    def move(self, table: Table, run: Script, square: str) -> None:
        """Moves the target there."""
        figure = table.figures[run.names[self.step.whom][0]]
        table.move(run.figure, figure, table.arena.path(figure.square, square), cause_of(run))


class _Drag(Rule):
    """The named figures move onto a square bound before, or onto the shooter's."""

    def __init__(self, step: script.Drag) -> None:
        self.step = step

    def go_on(self, table: Table, run: Script) -> None:
        end = run.names[self.step.to][0] if self.step.to else table.figures[run.figure].square
        for name in self.step.whom:
            for id in run.names[name]:
                figure = table.figures[id]
                table.move(run.figure, figure, table.arena.path(figure.square, end), cause_of(run))
        run.step = self.next.index


class _MoveSelf(Rule):
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
        table.move(run.figure, shooter, table.arena.walk(shooter.square, action.square), cause_of(run))
        run.step = self.next.index

    def can(self, table: Table, run: Script, at: str, names: Names, hit: bool) -> bool:
        return any(self.next.can(table, run, end, names, hit) for end in table.arena.ends(at, *self.within))


class _Join(Rule):
    """The shooter moves onto the square of a chosen figure."""

    def __init__(self, step: script.Join) -> None:
        self.whom = step.whom

    def go_on(self, table: Table, run: Script) -> None:
        shooter, figure = table.figures[run.figure], table.figures[run.names[self.whom][0]]
        table.move(run.figure, shooter, table.arena.path(shooter.square, figure.square), cause_of(run))
        run.step = self.next.index


class _Advance(Rule):
    """The shooter moves one square in a chosen direction."""

    def __init__(self, direction: str) -> None:
        self.direction = direction

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


class _MayAdvance(_Advance):
    """The shooter may move one square more; `otherwise` is the step behind what he then does."""

    ask = "go"

    def __init__(self, direction: str, otherwise: Rule, before: Sequence[str]) -> None:
        super().__init__(direction)
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


class _Teleport(Rule):
    """To any square but the own."""

    ask = "go"

    def choices(self, table: Table, run: Script) -> list[Action]:
        return [Go(square) for square in table.arena.within(table.figures[run.figure].square, 1, 99)]

    def take(self, table: Table, run: Script, action: Action) -> None:
        assert isinstance(action, Go)
        table.teleport(table.figures[run.figure], action.square, cause_of(run))
        run.step = self.next.index


class Program:
    """A compiled script: `start` is its first rule, `rule(run)` the one at work; index 0 lies behind the last.

    `power` is the most damage it can deal, for the order of defaults; `may_move` is its last step if that moves.
    """

    def __init__(self, steps: Sequence[script.Step], finish: Finish | None = None) -> None:
        self._steps = steps
        self._rules: list[Rule] = []
        self.start = self._compile(steps, self._add(_End(finish)), ())
        last = steps[-1] if steps else None
        self.may_move = MayMoveRule(last) if isinstance(last, script.MayMove) else None
        self.power = sum(step.damage for step in steps if isinstance(step, script.Hit)) + sum(
            area.damage for step in steps if isinstance(step, script.Blast) for area in step.areas
        )

    def rule(self, run: Script) -> Rule:
        """The rule of the step that `run` stands at."""
        return self._rules[run.step]

    def _add(self, rule: Rule) -> Rule:
        rule.index = len(self._rules)
        self._rules.append(rule)
        return rule

    def _compile(self, steps: Sequence[script.Step], after: Rule, before: tuple[str, ...]) -> Rule:
        """The rule of the first step, all linked through to `after`. `before` are names bound to figures earlier."""
        following = after
        for index in range(len(steps) - 1, -1, -1):
            earlier = before + tuple(step.name for step in steps[:index] if isinstance(step, _CHOOSES))
            rule = self._rule(steps[index], following, earlier)
            following = self._add(rule)
        return following

    def _rule(self, step: script.Step, following: Rule, before: tuple[str, ...]) -> Rule:
        rule: Rule
        match step:
            case script.Choose():
                rule = _Choose(step, self._damage(step.name), before)
            case script.ChooseEach():
                rule = _ChooseEach(step, self._damage(step.name), before)
            case script.MayAdvance():
                rule = _MayAdvance(step.direction, following, before)
                following = self._compile(step.steps, following, before)
            case script.Advance():
                rule = _Advance(step.direction)
            case script.Teleport():
                rule = _Teleport()
            case _:
                rule = _PLAIN[type(step)](step)
        rule.next = following
        return rule

    def _damage(self, name: str) -> int:
        """What the first hit on the figures called `name` deals to each."""
        return next((step.damage for step in self._steps if isinstance(step, script.Hit) and name in step.whom), 0)


_CHOOSES = (script.Choose, script.ChooseEach)
_PLAIN: dict[type[script.Step], Callable[[Any], Rule]] = {
    script.ChooseSquare: _ChooseSquare,
    script.ChooseRoom: _ChooseRoom,
    script.ChooseDirection: _ChooseDirection,
    script.Hit: _Hit,
    script.Blast: _Blast,
    script.Move: _Move,
    script.MayMove: MayMoveRule,
    script.Drag: _Drag,
    script.MoveSelf: _MoveSelf,
    script.Join: _Join,
}
