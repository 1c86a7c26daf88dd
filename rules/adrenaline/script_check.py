"""The check that every script passes when it is loaded: names bound before use, ranges, amounts."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Literal

from rules.adrenaline import script

Kind = Literal["figures", "square", "room", "direction"]
_KINDS: dict[str, Kind] = {"near": "square", "on": "square", "in": "room", "ahead": "direction"}
"""What a term's name must be bound to, where it is not figures."""


class Checker:
    """Goes through the scripts of one card in their order; names bound by one script are known to the next.

    `siblings` are names that other effects of the card may bind before or after: they may be excluded (`not X`), which
    excludes nobody as long as they are not bound.
    """

    def __init__(self, siblings: Collection[str] = (), bound: dict[str, Kind] | None = None) -> None:
        self._siblings = siblings
        self._bound: dict[str, Kind] = dict(bound or {})

    def faults(self, steps: Sequence[script.Step]) -> Iterator[str]:
        """Everything wrong with a script."""
        for index, step in enumerate(steps):
            yield from self._step(step)
            if isinstance(step, script.MayMove) and index < len(steps) - 1:
                yield "may_move must be the last step"

    def _step(self, step: script.Step) -> Iterator[str]:
        match step:
            case script.Choose(name=name, least=least, most=most):
                if not 0 <= least <= most or most == 0:
                    yield f"'{name}' is chosen {least} to {most} times"
                yield from self._terms(step.from_)
                self._bound[name] = "figures"
            case script.ChooseEach(name=name):
                for terms in step.from_:
                    yield from self._terms(terms)
                self._bound[name] = "figures"
            case script.ChooseSquare(name=name):
                yield from self._square_terms(step.from_)
                self._bound[name] = "square"
            case script.ChooseRoom(name=name):
                self._bound[name] = "room"
            case script.ChooseDirection(name=name):
                self._bound[name] = "direction"
            case script.Hit():
                yield from self._names(step.whom, "figures")
                yield from _amounts(step.damage, step.marks)
            case script.Blast():
                for area in step.areas:
                    yield from self._terms(area.on)
                    yield from _amounts(area.damage, area.marks)
            case _:
                yield from self._move(step)

    def _move(self, step: script.Step) -> Iterator[str]:
        match step:
            case script.Move():
                yield from self._names([step.whom], "figures")
                yield from _range(step.within, 0)
                yield from self._square_terms(step.to)
            case script.MayMove():
                yield from self._names([step.whom], "figures")
                yield from _range(step.within, 1)
            case script.Drag():
                yield from self._names(step.whom, "figures")
                yield from self._names([step.to] if step.to else [], "square")
            case script.MoveSelf():
                yield from _range(step.within, 1)
            case script.Join():
                yield from self._names([step.whom], "figures")
            case script.Advance():
                yield from self._names([step.direction], "direction")
            case script.MayAdvance():
                yield from self._names([step.direction], "direction")
                yield from self.faults(step.steps)

    def _terms(self, texts: Iterable[str]) -> Iterator[str]:
        for text in texts:
            try:
                term = script.parse(text)
            except ValueError as error:
                yield str(error)
                continue
            if term.least > term.most:
                yield f"'{text}' is an empty range"
            if term.name and not (term.word == "not" and term.name in self._siblings):
                yield from self._names([term.name], _KINDS.get(term.word, "figures"))

    def _square_terms(self, texts: Iterable[str]) -> Iterator[str]:
        for text in texts:
            yield from self._terms([text])
            if text.split()[0] in {"not", "among"} | script.RELATIONS:
                yield f"'{text}' chooses among figures, not squares"

    def _names(self, names: Iterable[str], kind: Kind) -> Iterator[str]:
        for name in names:
            if name not in self._bound:
                yield f"'{name}' is used before it is bound"
            elif self._bound[name] != kind:
                yield f"'{name}' is bound to a {self._bound[name]}, not to a {kind}"


def _amounts(damage: int, marks: int) -> Iterator[str]:
    if not (0 <= damage <= 3 and 0 <= marks <= 3 and damage + marks > 0):
        yield f"{damage} damage and {marks} marks"


def _range(within: tuple[int, int], least: int) -> Iterator[str]:
    if not least <= within[0] <= within[1] <= 2 or within[1] == 0:
        yield f"a move of {within[0]} to {within[1]}"
