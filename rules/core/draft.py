"""Drafts: a list of action texts tried on a copy, before anything is committed.

A draft is worked on in *items*: what lies between two of the game's `homes` questions, such as one whole shot. Inside
an item every choice is a *point* that may still be changed; what was not chosen is filled with the first entry of
`legal`, the written default (`complete`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

import msgspec

from rules.core import notation
from rules.core.chance import NoChance
from rules.core.errors import ChanceNeeded
from rules.core.game import Game, S, submit
from rules.core.model import Ask, Event


class Point(msgspec.Struct, frozen=True):
    """One choice of a draft: the question, what was chosen, and all that could have been (texts, defaults first)."""

    index: int
    ask: Ask
    chosen: str
    choices: tuple[str, ...]


class Draft(Generic[S]):
    """A draft replayed on a state.

    `state` is the table after it, `points` its choices in order, `events` what came true, `draws` True when its last
    action asks chance: that action is then not carried out in `state`, and the draft can only be committed.
    """

    def __init__(self, game: Game[S], state: S, seat: int, texts: Sequence[str] = ()) -> None:
        """Replays `texts`. Raises `RulesError` at the first that is not legal."""
        self.game = game
        self.seat = seat
        self.base = state
        self.state = state
        self.texts: list[str] = []
        self.points: list[Point] = []
        self.events: list[Event] = []
        self.draws = False
        self._kinds = notation.verbs(game.actions)
        for line in texts:
            self.add(line)

    @property
    def ask(self) -> Ask | None:
        """The question that now waits for the seat, if it is still its turn to choose."""
        decision = self.game.decision(self.state)
        return None if decision is None or self.draws else decision.of(self.seat)

    def choices(self) -> tuple[str, ...]:
        """The texts of all legal actions now, defaults first; empty when the draft is at its end."""
        if self.ask is None:
            return ()
        return tuple(notation.text(action) for action in self.game.legal(self.state, self.seat))

    def add(self, line: str) -> None:
        """Tries one more action. Raises `RulesError` when it is not legal; nothing has changed then."""
        ask = self.ask
        action = notation.parse(line, self._kinds)
        choices = self.choices()
        chance = NoChance()
        opened = ask.opened if ask else -1
        try:
            self.state, step = submit(self.game, self.state, self.seat, opened, action, chance)
            self.events.extend(step.events)
        except ChanceNeeded:
            self.draws = True
        assert ask is not None
        self.texts.append(notation.text(action))
        self.points.append(Point(len(self.points), ask, self.texts[-1], choices))

    @property
    def whole(self) -> bool:
        """Nothing is half done: the draft stands at a home question, or the seat is asked no more."""
        return self.ask is None or self.ask.kind in self.game.homes

    def item_start(self) -> int:
        """Index of the first point of the newest item: the last home question that was answered."""
        starts = [point.index for point in self.points if point.ask.kind in self.game.homes]
        return starts[-1] if starts else 0

    def complete(self) -> None:
        """Fills the item at hand with defaults."""
        while not self.whole:
            self.add(self.choices()[0])

    def changed(self, index: int, line: str) -> Draft[S]:
        """A new draft with the choice at `index` replaced by `line`; what was chosen later is kept, see `refilled`."""
        return self.refilled([*self.texts[:index], line], self.points[index + 1 :])

    def refilled(self, texts: Sequence[str], later: Sequence[Point]) -> Draft[S]:
        """A new draft that begins with `texts`, the rest of its item answered as it was in the points `later`.

        Each later question is answered with the first of the old later answers of its kind that still is possible, else
        with the default; so what was chosen stays, whatever order the questions come in now.
        """
        draft = Draft(self.game, self.base, self.seat, texts)
        left = [(point.ask.kind, point.chosen) for point in later]
        while (ask := draft.ask) is not None and not draft.whole:
            choices = draft.choices()
            kept = next(((kind, old) for kind, old in left if kind == ask.kind and old in choices), None)
            if kept is not None:
                left.remove(kept)
            draft.add(kept[1] if kept else choices[0])
        return draft
