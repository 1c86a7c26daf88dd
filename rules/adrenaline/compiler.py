"""Scripts compiled into linked rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from rules.adrenaline import choices, script, steps
from rules.adrenaline.places import Names
from rules.adrenaline.state import Script
from rules.adrenaline.steps import Rule

if TYPE_CHECKING:
    from rules.adrenaline.modes.base import Touch
    from rules.adrenaline.table import Table

Finish = Callable[["Table", Script, str], bool]
"""Whether the shot can still hit somebody after an effect that hits nobody, the shooter then standing at a square."""


class _End(Rule):
    """Behind the last step. An effect must hit somebody, or leave the shot a chance to (ADR-SHOOT-3).

    Our reading: this holds for every effect, so that no option is paid for an empty square.
    """

    def __init__(self, finish: Finish | None) -> None:
        self._finish = finish

    def can(self, table: Table, run: Script, at: str, names: Names, hit: bool) -> bool:
        return hit or (self._finish is not None and self._finish(table, run, at))


class Program:
    """A compiled script: `start` is its first rule, `rule(run)` the one at work; index 0 lies behind the last.

    `power` is the damage it deals to a figure in all its areas, for the order of defaults. `may_move` is its last step
    if that leaves a target to be moved.
    """

    def __init__(self, listed: Sequence[script.Step], finish: Finish | None = None) -> None:
        self._listed = listed
        self._rules: list[Rule] = []
        self.start = self._compile(listed, self._add(_End(finish)), ())
        self.may_move = next((rule for rule in self._rules if isinstance(rule, steps.MayMoveRule)), None)
        self.power = sum(_damage(step) for step in listed)

    def rule(self, run: Script) -> Rule:
        """The rule of the step that `run` stands at."""
        return self._rules[run.step]

    def _add(self, rule: Rule) -> Rule:
        rule.index = len(self._rules)
        self._rules.append(rule)
        return rule

    def _compile(self, listed: Sequence[script.Step], after: Rule, before: tuple[str, ...]) -> Rule:
        """The rule of the first step, all linked through to `after`. `before` are names bound to figures earlier."""
        following = after
        for index in range(len(listed) - 1, -1, -1):
            earlier = before + tuple(step.name for step in listed[:index] if isinstance(step, _CHOOSES))
            rule = self._rule(listed[index], following, earlier)
            following = self._add(rule)
        return following

    def _rule(self, step: script.Step, following: Rule, before: tuple[str, ...]) -> Rule:
        rule: Rule
        match step:
            case script.Choose():
                rule = choices.ChooseRule(step, self._damage(step.name), before, self._touch(step.name))
            case script.ChooseEach():
                rule = choices.ChooseEachRule(step, self._damage(step.name), before, self._touch(step.name))
            case script.MayAdvance():
                rule = steps.MayAdvanceRule(step, following, before)
                following = self._compile(step.steps, following, before)
            case _:
                rule = _PLAIN[type(step)](step)
        rule.next = following
        return rule

    def _touch(self, name: str) -> Touch:
        """What is done to those called `name`."""
        if not self._damage(name):
            return "other"
        moved = [step.whom for step in self._listed if isinstance(step, script.Move)]
        moved += [whom for step in self._listed if isinstance(step, script.Drag) for whom in step.whom]
        return "drag" if name in moved else "hurt"

    def _damage(self, name: str) -> int:
        """What the first hit on the figures called `name` deals to each."""
        return next((step.damage for step in self._listed if isinstance(step, script.Hit) and name in step.whom), 0)


def _damage(step: script.Step) -> int:
    """What a step deals to one figure, in each of its areas."""
    match step:
        case script.Hit():
            return step.damage
        case script.Blast():
            return sum(area.damage for area in step.areas)
        case _:
            return 0


_CHOOSES = (script.Choose, script.ChooseEach)
_PLAIN: dict[type[script.Step], Callable[[Any], Rule]] = {
    script.ChooseSquare: choices.ChooseSquareRule,
    script.ChooseRoom: choices.ChooseRoomRule,
    script.ChooseDirection: choices.ChooseDirectionRule,
    script.Hit: steps.HitRule,
    script.Blast: steps.BlastRule,
    script.Move: steps.MoveRule,
    script.MayMove: steps.MayMoveRule,
    script.Drag: steps.DragRule,
    script.MoveSelf: steps.MoveSelfRule,
    script.Join: steps.JoinRule,
    script.Advance: steps.AdvanceRule,
    script.Teleport: steps.TeleportRule,
}
