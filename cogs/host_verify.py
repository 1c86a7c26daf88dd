"""The proof of a session: its chain, its draws, and its states made again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cogs.host_lobby import opening
from cogs.host_records import Verification
from cogs.host_table import chained, mark, restored
from data.store.records import Sealed, Snapshot, StepRow
from rules.core import notation
from rules.core.chance import SeededChance, commitment
from rules.core.game import Game, codec
from rules.core.model import Event


class RecordedChance:
    """Answers what the log says, and compares it with what the seed says."""

    def __init__(self, picks: Sequence[str], seeded: SeededChance) -> None:
        self.left = list(picks)
        self.seeded = seeded
        self.sound = True

    def pick(self, what: str, items: Sequence[str]) -> str:
        """The logged answer; the seed's where the log has none that is possible."""
        drawn = self.seeded.pick(what, items)
        logged = self.left.pop(0) if self.left else ""
        self.sound = self.sound and logged == f"{what} {drawn}"
        item = logged.removeprefix(f"{what} ")
        return item if item in items else drawn

    def take_picks(self) -> tuple[str, ...]:
        """Nothing is recorded anew."""
        return ()

    @property
    def used_up(self) -> bool:
        """Whether the log's answers were the seed's, and none is left over."""
        return self.sound and not self.left


def _same(events: Sequence[Event], logged: bytes) -> bool:
    """Whether the log tells of just these events."""
    return bool(msgspec.json.decode(logged) == msgspec.json.decode(msgspec.json.encode(events)))


class Proof:
    """Goes through a log once; `verification` sums up."""

    def __init__(self, game: Game[Any], sealed: Sealed, steps: Sequence[StepRow], kept: Sequence[Snapshot]) -> None:
        self.game = game
        self.sealed = sealed
        self.steps = steps
        self.kept = {snapshot.seq: snapshot for snapshot in kept}
        self.states: dict[int, bytes] = {}
        self.draws: list[int] = []
        self.replay: list[int] = []
        self.unreplayed: list[int] = []
        self._kinds = notation.verbs(game.actions)

    def verification(self) -> Verification:
        """What was found."""
        chain = self._chain()
        for before, step in zip([None, *self.steps], self.steps, strict=False):
            self._again(before, step)
        return Verification(
            steps=len(self.steps),
            commitment=commitment(self.sealed.seed) == self.sealed.info.commitment,
            chain=chain,
            draws=tuple(self.draws),
            replay=tuple(self.replay),
            unreplayed=tuple(self.unreplayed),
        )

    def _chain(self) -> tuple[int, ...]:
        """Steps whose fingerprint does not follow from the one before, or whose kept state has another mark."""
        broken = []
        seed, previous = self.sealed.seed, b""
        for number, step in enumerate(self.steps):
            kept = self.kept.get(step.seq)
            fits = (
                step.seq == number
                and step.fingerprint == chained(seed, previous, step.seat, step.action, step.picks, step.mark)
                and (kept is None or mark(seed, kept.state) == step.mark)
            )
            if not fits:
                broken.append(step.seq)
            previous = step.fingerprint
        if previous != self.sealed.fingerprint:
            broken.append(self.sealed.info.seq)
        return tuple(broken)

    def _again(self, before: StepRow | None, step: StepRow) -> None:
        """Makes one step again, from the state it began from or, where that was not made again, from a kept one."""
        origin = int(step.action.removeprefix("undo ")) if step.origin == "undo" else step.seq - 1
        kept = self.kept.get(origin)
        if step.rules_version != self.game.rules_version:
            self.unreplayed.append(step.seq)
            return
        if step.seq and origin not in self.states:
            if kept is None:
                self.unreplayed.append(step.seq)
                return
            self.states[origin] = codec(self.game).encode(restored(self.game, kept))
        chance = RecordedChance(step.picks, SeededChance(self.sealed.seed, before.counter if before else 0))
        try:
            state, events = self._made(step, chance)
        except Exception:
            self.replay.append(step.seq)
            return
        self.states[step.seq] = state
        if not chance.used_up or chance.seeded.counter != step.counter:
            self.draws.append(step.seq)
        if mark(self.sealed.seed, state) != step.mark or not _same(events, step.events):
            self.replay.append(step.seq)

    def _made(self, step: StepRow, chance: RecordedChance) -> tuple[bytes, Sequence[Event]]:
        """The state after the step and what came true in it."""
        coder = codec(self.game)
        if step.seq == 0:
            if self.sealed.seat_order == "drawn":
                self._seats(chance)
            info = self.sealed.info
            state = self.game.setup(info.mode, info.options, len(info.seats), chance)
            return coder.encode(state), opening(self.game, state)
        if step.origin == "undo":
            state = coder.decode(self.states[int(step.action.removeprefix("undo "))])
            state.seq = step.seq
            return coder.encode(state), ()
        state = coder.decode(self.states[step.seq - 1])
        state.seq += 1
        events = self.game.apply(state, step.seat, notation.parse(step.action, self._kinds), chance)
        return coder.encode(state), events

    def _seats(self, chance: RecordedChance) -> None:
        waiting = [str(number) for number in range(len(self.sealed.info.seats))]
        while waiting:
            waiting.remove(chance.pick("seat", waiting))
