"""The computer player, one for all games.

It imagines a table from its seat's view (`redeal`), tries whole items of its turn there and judges what comes out with
the game's `evaluate`. An item is what lies between two of the game's `home` questions, such as one whole shot; inside
an item, what has not been decided yet is filled with the written defaults (`legal`'s first entry).
"""

from __future__ import annotations

from typing import Generic

from rules.core import notation
from rules.core.chance import SeededChance
from rules.core.game import Game, S, codec
from rules.core.model import Ask

LONGEST_ITEM = 60
"""Choices an item may take before its trial is cut off (a guard; real items stay far below)."""

FOLLOWED = 4
"""First items whose best continuation is looked at too."""

ROLLS = 12
"""How often at most an item that asks chance is tried; its worth is the mean."""

ALIKE = 3
"""So many tries that come out alike are enough."""


class Trial(Generic[S]):
    """A line of actions tried on an imagined table.

    `settled` = how many of them hold however chance answers, None = all. `values` are what its tries were worth.
    """

    def __init__(self, state: S, texts: tuple[str, ...] = (), settled: int | None = None) -> None:
        self.state = state
        self.texts = texts
        self.settled = settled
        self.values: list[float] = []

    @property
    def value(self) -> float:
        """What it is worth in the mean."""
        return sum(self.values) / len(self.values)

    @property
    def steady(self) -> bool:
        """More tries would tell nothing new."""
        return self.settled is None or (len(self.values) == ALIKE and len(set(self.values)) == 1)

    def certain(self) -> tuple[str, ...]:
        """The actions up to and including the first that asked chance."""
        return self.texts if self.settled is None else self.texts[: self.settled]


class Thinker(Generic[S]):
    """One seat's thinking about its next item, at most `samples` trials long; `seed` makes it reproducible."""

    def __init__(self, game: Game[S], state: S, seat: int, samples: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.left = samples
        self.chance = SeededChance(seed.to_bytes(8, "big", signed=True))
        self.start = Trial(game.redeal(state, seat, self.chance))
        self.kinds = notation.verbs(game.actions)

    def plan(self) -> list[str]:
        """The next action texts: up to and including the first that asks chance, or that hands on."""
        best = self._best_item(self.start)
        return list(best.certain())

    def _best_item(self, start: Trial[S]) -> Trial[S]:
        """The item that promises most, with a look at what could follow the most promising ones."""
        firsts = sorted(self._items(start), key=_value, reverse=True)
        if len(firsts) < 2:
            return firsts[0]
        worth = [(self._promise(trial), -order, trial) for order, trial in enumerate(firsts[:FOLLOWED])]
        return self._refined(start, max(worth, key=lambda entry: entry[:2])[2])

    def _promise(self, trial: Trial[S]) -> float:
        """What `trial` is worth if the best of the next item follows it."""
        if self._ask(trial) is None or self.left <= 0:
            return trial.value
        return max([trial.value, *(follow.value for follow in self._items(trial))])

    def _refined(self, start: Trial[S], item: Trial[S]) -> Trial[S]:
        """`item` with each of its inner choices improved in turn, the rest filled with defaults.

        What comes after chance has answered will be thought about then.
        """
        done, best = self._after(start, item.texts[len(start.texts)]), item
        while self._inside(done) and done.settled is None:
            best = max([best, *self._items(done)], key=_value)
            if len(best.texts) <= len(done.texts) or self.left <= 0:
                break
            done = self._after(done, best.texts[len(done.texts)])
        return best

    def _items(self, start: Trial[S]) -> list[Trial[S]]:
        """Every way to go on, filled with defaults, as long as samples are left (one at least).

        Those that ask chance are then tried again, in turns.
        """
        items: list[Trial[S]] = []
        for line in self._lines(start):
            if items and self.left <= 0:
                break
            items.append(self._tried(start, line))
        for _ in range(ROLLS - 1):
            for item in items:
                if not item.steady and self.left > 0:
                    item.values += self._tried(start, item.texts[len(start.texts)]).values
        return items

    def _tried(self, start: Trial[S], line: str) -> Trial[S]:
        """The item that begins with `line`, tried once."""
        trial = self._filled(self._after(start, line))
        trial.values = [self.game.evaluate(trial.state, self.seat)]
        return trial

    def _filled(self, trial: Trial[S]) -> Trial[S]:
        self.left -= 1
        for _ in range(LONGEST_ITEM):
            if not self._inside(trial):
                break
            trial = self._after(trial, self._lines(trial)[0])
        return trial

    def _inside(self, trial: Trial[S]) -> bool:
        ask = self._ask(trial)
        return ask is not None and ask.kind not in self.game.homes

    def _after(self, trial: Trial[S], line: str) -> Trial[S]:
        state = codec(self.game).copy(trial.state)
        state.seq += 1
        self.chance.take_picks()
        self.game.apply(state, self.seat, notation.parse(line, self.kinds), self.chance)
        texts = (*trial.texts, line)
        drew = bool(self.chance.take_picks())
        return Trial(state, texts, len(texts) if drew and trial.settled is None else trial.settled)

    def _lines(self, trial: Trial[S]) -> list[str]:
        return [notation.text(action) for action in self.game.legal(trial.state, self.seat)]

    def _ask(self, trial: Trial[S]) -> Ask | None:
        decision = self.game.decision(trial.state)
        return decision.of(self.seat) if decision else None


def _value(trial: Trial[S]) -> float:
    return trial.value
