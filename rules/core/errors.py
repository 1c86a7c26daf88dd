"""What can go wrong, graded by what the person must do next."""

from __future__ import annotations

from typing import Literal

Grade = Literal["not_your_decision", "illegal", "stale", "unreadable", "over"]


class RulesError(Exception):
    """A refused action. Nothing has changed.

    `code` is stable and names the sentence (`adrenaline-error-<code>` or `core-error-<code>`), `rule` is the id of the
    rule that refuses (such as `ADR-GRAB-3`), `facts` are the sentence's variables.
    """

    def __init__(self, grade: Grade, code: str, rule: str = "", **facts: str | int) -> None:
        super().__init__(f"{code} ({rule})" if rule else code)
        self.grade: Grade = grade
        self.code = code
        self.rule = rule
        self.facts = facts


class EngineFault(Exception):
    """A broken invariant: a fault of ours, never of the person who pressed. `id` is short, for people to quote."""

    def __init__(self, id: str, problems: list[str]) -> None:
        super().__init__(f"{id}: " + "; ".join(problems))
        self.id = id
        self.problems = problems


class ChanceNeeded(Exception):
    """Raised by `NoChance`: the action asks chance, so it cannot be tried in a draft without being committed."""
