"""The past of a running session: its tables made again from what is kept, and the points one may ask to go back to.

A table is made again from the nearest kept one by the stored steps with their recorded chance, under the same rules.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from cogs.host_events import EventReader
from cogs.host_posts import TURN_KINDS
from cogs.host_records import HostCode, HostError, UndoPoint
from cogs.host_table import Table, Unplayable, mark, restored
from data.store.records import Origin, Snapshot, StepRow
from rules.core import notation
from rules.core.chance import ScriptedChance
from rules.core.game import Game, codec
from rules.core.model import Bygone, Event

log = logging.getLogger(__name__)

HORIZON = 240
"""Steps that are looked back at, at most."""
MOST_POINTS = 25
OWN_TURNS = 2
"""Own turns whose steps are offered."""
OWN: tuple[Origin, ...] = ("person", "plan", "clock")
"""What counts as a seat's own step: its person's, or a computer's in his place at a deadline."""


_BARRIERS: dict[str, HostCode] = {"draw": "undo_draw", "reveal": "undo_reveal"}


class Lost(Exception):
    """A table of the past cannot be made again; the message says why."""


class Past:
    """The newest steps of a session, and the tables they left."""

    def __init__(self, table: Table, rows: Sequence[StepRow], kept: Sequence[Snapshot]) -> None:
        self.table = table
        self.game: Game[Any] = table.game
        self.rows = {row.seq: row for row in rows}
        self.kept = {snapshot.seq: snapshot for snapshot in kept}
        self._states: dict[int, Any] = {table.sealed.info.seq: table.state}
        self._kinds = notation.verbs(self.game.actions)
        self._events = EventReader(self.game)

    # tables

    def state(self, seq: int) -> Any:
        """The table that step `seq` left. Raises `Lost`."""
        line = []
        while seq not in self._states and seq not in self.kept:
            row = self.rows.get(seq)
            if row is None or row.origin == "start" or row.rules_version != self.game.rules_version:
                raise Lost(f"step {seq} is not kept and cannot be played again")
            line.append(row)
            seq = before(row)
        if seq not in self._states:
            try:
                self._states[seq] = restored(self.game, self.kept[seq])
            except Unplayable as error:
                raise Lost(str(error)) from error
        state = self._states[seq]
        for row in reversed(line):
            state = self._states[row.seq] = self._made(state, row)
        return state

    def _made(self, state: Any, row: StepRow) -> Any:
        after = codec(self.game).copy(state)
        after.seq = row.seq
        if row.origin != "undo":
            try:
                self.game.apply(after, row.seat, notation.parse(row.action, self._kinds), ScriptedChance(row.picks))
            except Exception as error:
                raise Lost(f"step {row.seq} cannot be played again: {error!r}") from error
        if mark(self.table.sealed.seed, codec(self.game).encode(after)) != row.mark:
            raise Lost(f"step {row.seq} leads to another table now")
        return after

    def events(self, row: StepRow) -> tuple[Event, ...]:
        """What came true by a step."""
        return self._events.decode(row.events)

    # points

    def line(self) -> list[int]:
        """The steps that led to the table as it is, oldest first, as far back as each can be made again."""
        seq = self.table.sealed.info.seq
        found = [seq]
        while len(found) < HORIZON and self.rows[seq].rules_version == self.game.rules_version:
            seq = before(self.rows[seq])
            if seq not in self.rows:
                break
            try:
                self.state(seq)
            except Lost as error:
                log.info("session %s: no point of undo before that: %s", self.table.sealed.info.id, error)
                break
            found.append(seq)
        return found[::-1]

    def points(self, seat: int) -> list[UndoPoint]:
        """The points `seat` may ask to go back to, newest first: own presses of its last turns."""
        line = self.line()
        turns = self._turns(line)
        first, last = turns[line[0]][0] if line[0] else -1, turns[line[-1]][0]
        found: list[UndoPoint] = []
        for seq, row in zip(line, map(self.rows.__getitem__, line[1:]), strict=False):
            previous = self.rows[seq]
            own = row.seat == seat and row.origin in OWN
            if own and previous.batch == row.batch and previous.seat == seat and previous.origin in OWN:
                found[-1] = msgspec.structs.replace(found[-1], texts=(*found[-1].texts, row.action))
            elif own:
                turn, turn_seat = turns[seq]
                begins = turn_seat == seat and turn != first and all(point.turns != last - turn for point in found)
                found.append(UndoPoint(row.seq, seq, (row.action,), begins, last - turn, turn_seat))
        own_turns = sorted({point.turns for point in found if point.turn_seat == seat})[:OWN_TURNS]
        oldest = own_turns[-1] if len(own_turns) == OWN_TURNS else last
        return [point for point in reversed(found) if point.turns <= oldest][:MOST_POINTS]

    def _turns(self, line: Sequence[int]) -> dict[int, tuple[int, int]]:
        """The number of the turn after each step, counted along the line, and the seat whose turn it was.

        The seat is -1 where the line begins in the middle of a turn.
        """
        found: dict[int, tuple[int, int]] = {}
        turn, turn_seat = 0, -1
        for seq in line:
            decision = self.game.decision(self.state(seq))
            if found and any(event.hands_on for event in self.events(self.rows[seq])):
                turn += 1
            for ask in decision.asks if decision is not None else ():
                if ask.kind in TURN_KINDS and ask.seats[0] != turn_seat:
                    turn, turn_seat = turn + 1, ask.seats[0]
            found[seq] = (turn, turn_seat)
        if turn_seat < 0:
            return dict.fromkeys(found, (0, self.table.sealed.turn_seat))
        return found

    def refusal(self, seat: int) -> HostError:
        """Why `seat` cannot take back its newest step alone."""
        standing = [row for row in self.rows.values() if row.undone is None]
        own = [number for number, row in enumerate(standing) if row.seat == seat and row.origin in OWN]
        later = standing[own[-1] :] if own else []
        barrier = next((row for row in later if row.barrier), None)
        if barrier is None:
            return HostError("undo_nothing")
        if barrier.origin == "undo":
            return HostError("undo_agreed")
        if barrier.barrier != "handed_on":
            return HostError(_BARRIERS[barrier.barrier])
        turns = self._turns(self.line())
        if turns.get(before(later[0]), (-1, -1))[0] != turns.get(barrier.seq, (-1, -1))[0]:
            return HostError("undo_handed_on")
        decision = self.game.decision(self.table.state)
        asked = decision.seats if decision is not None else ()
        others = sorted({row.seat for row in later if row.seat != seat} or set(asked) - {seat})
        names = [self.table.sealed.info.seats[other].name for other in others]
        return HostError("undo_choice", names=", ".join(names))

    def since(self, target: int) -> list[StepRow]:
        """The standing steps that going back to the table after step `target` would take back."""
        return [row for row in self.rows.values() if row.seq > target and row.undone is None and row.origin != "undo"]

    def affected(self, target: int) -> set[int]:
        """The seats for which something happened after step `target`; every seat when chance or a secret was in it.

        That is who acted, was asked, or whose figure was in what happened. What chance has answered or somebody has
        learned cannot be made unknown, so it is the business of all; and so is what cannot be read any more.
        """
        taken = self.since(target)
        seats = range(len(self.table.sealed.info.seats))
        if any(row.picks or row.barrier in ("draw", "reveal") or Bygone() in self.events(row) for row in taken):
            return set(seats)
        found = {row.seat for row in taken}
        for row in taken:
            decision = self.game.decision(self.state(row.seq))
            found.update(decision.seats if decision is not None else ())
            named = {word for event in self.events(row) for word in _words(msgspec.to_builtins(event))}
            found.update(seat for seat in seats if chr(ord("A") + seat) in named)
        return found & set(seats)


def before(row: StepRow) -> int:
    """The step whose table a step began from."""
    return int(row.action.removeprefix("undo ")) if row.origin == "undo" else row.seq - 1


def _words(value: Any) -> set[str]:
    """All texts in plain values, keys included."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return {word for item in value.items() for part in item for word in _words(part)}
    return {word for part in value for word in _words(part)} if isinstance(value, list | tuple) else set()
