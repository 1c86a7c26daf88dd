"""The steps of one transaction: made on a table in memory, checked, and turned into what the store writes."""

from __future__ import annotations

import hashlib
import traceback
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from cogs.host_orders import in_force
from cogs.host_posts import TURN_KINDS, story
from cogs.host_records import UndoPoint
from cogs.host_results import Ending, counted, results
from cogs.host_table import Table, chained, mark, shape
from cogs.host_timing import Knows, computer_due, timed, waits
from data.store.records import Change, Holder, Orders, Origin, Plan, Sealed, SeatInfo, Snapshot, StepRow
from rules.core import notation
from rules.core.chance import SeededChance
from rules.core.draft import Draft
from rules.core.errors import EngineFault, RulesError
from rules.core.game import Game, codec, submit
from rules.core.model import Ask, Decision, Step

PREPARED_LIMIT = 200
"""Prepared answers in a row before it is taken for a fault."""


class Play:
    """What one press does to a table, prepared answers included. Nothing is written: `change` says what to write."""

    def __init__(self, table: Table, at: float, knows: Knows | None = None) -> None:
        self.table = table
        self.at = at
        self.knows = knows or {}
        self.game: Game[Any] = table.game
        self.state: Any = table.state
        self.before = table.sealed.info.seq
        self.barrier = table.sealed.barrier
        self.fingerprint = table.sealed.fingerprint
        self.turn_seat = table.sealed.turn_seat
        self.turn_passed = False
        self.handed_on = False
        self.plans = {plan.seat: list(plan.texts) for plan in table.sealed.plans}
        self.chance = SeededChance(table.sealed.seed, table.sealed.counter)
        self.steps: list[StepRow] = []
        self.snapshots: list[Snapshot] = []
        self.undone: tuple[int, ...] = ()
        self.fault: EngineFault | None = None
        self._kinds = notation.verbs(self.game.actions)
        self._note_turn()

    # one step

    @property
    def decision(self) -> Decision | None:
        """The open questions now."""
        return self.game.decision(self.state)

    def ask(self, seat: int) -> Ask | None:
        """The question that waits for `seat` now."""
        decision = self.decision
        return decision.of(seat) if decision is not None else None

    def submit(self, seat: int, question: int, line: str, origin: Origin) -> Step:
        """One step. Raises `RulesError`, or `EngineFault` for any fault of ours; the play is as before then."""
        counter = self.chance.counter
        try:
            action = notation.parse(line, self._kinds)
            state, step = submit(self.game, self.state, seat, question, action, self.chance)
            self._keep(state, seat, origin, step)
        except Exception as error:
            self.chance.counter = counter
            self.chance.take_picks()
            if isinstance(error, RulesError | EngineFault):
                raise
            raise _fault(error) from error
        return step

    def _keep(self, state: Any, seat: int, origin: Origin, step: Step) -> None:
        self.state = state
        self._row(seat, origin, step.action, step.picks, msgspec.json.encode(step.events), step.barrier)
        if step.barrier:
            self.barrier = step.seq
        self._note_turn()
        if any(event.hands_on for event in step.events):
            self.turn_passed = self.handed_on = True
        if any(event.seen_by(None) is not None for event in step.events):
            self.plans = {other: texts for other, texts in self.plans.items() if other == seat}

    def _row(
        self, seat: int, origin: Origin, action: str, picks: tuple[str, ...], events: bytes, barrier: str
    ) -> None:
        data = codec(self.game).encode(self.state)
        seed, version = self.table.sealed.seed, self.game.rules_version
        state_mark = mark(seed, data)
        self.fingerprint = chained(seed, self.fingerprint, seat, action, picks, state_mark)
        row = StepRow(
            self.state.seq, self.before + 1, seat, origin, action, picks, events, barrier, version,
            self.chance.counter, state_mark, self.fingerprint, self.at,
        )  # fmt: skip
        self.steps.append(row)
        self.snapshots.append(Snapshot(self.state.seq, data, shape(self.game), version))

    def _note_turn(self) -> None:
        """Remembers whose turn it is: who was last asked what to do with a turn; and whether one has ended."""
        decision = self.decision
        for ask in decision.asks if decision is not None else ():
            if ask.kind in TURN_KINDS and ask.seats[0] != self.turn_seat:
                self.turn_seat = ask.seats[0]
                self.turn_passed = True

    # many steps

    def answer(self, seat: int, question: int, texts: Sequence[str], origin: Origin) -> Answered:
        """Carries out `texts` one after another.

        Raises `RulesError` when one is refused and nothing was drawn or learned before it. After a draw what is done
        stays done: to take it back would let people look at the draw.
        """
        if origin == "person":
            self.plans.pop(seat, None)
        for index, line in enumerate(texts):
            ask = self.ask(seat)
            if index and ask is None:
                planned = origin == "person" and self.decision is not None
                if planned:
                    self.plans[seat] = list(texts[index:])
                return Answered(index, planned, None)
            try:
                self.submit(seat, ask.opened if index and ask is not None else question, line, origin)
            except RulesError as error:
                if not any(step.barrier in ("draw", "reveal") for step in self.steps):
                    raise
                return Answered(index, False, error)
        return Answered(len(texts), False, None)

    def prepared(self, prepare: Prepared) -> None:
        """Answers all that needs nobody: the rest of a plan, then what `prepare` knows; until somebody must choose."""
        try:
            for _ in range(PREPARED_LIMIT):
                found = self._next_prepared(prepare)
                if found is None:
                    return
                seat, ask, line, origin = found
                self.submit(seat, ask.opened, line, origin)
            raise _fault(RuntimeError(f"more than {PREPARED_LIMIT} prepared answers in a row"))
        except RulesError as error:
            self.fault = _fault(error)
        except EngineFault as error:
            self.fault = error

    def _next_prepared(self, prepare: Prepared) -> tuple[int, Ask, str, Origin] | None:
        decision = self.decision
        for ask in decision.asks if decision is not None else ():
            for seat in ask.seats:
                legal = [notation.text(action) for action in self.game.legal(self.state, seat)]
                planned = self._planned(seat, legal)
                if planned:
                    return seat, ask, planned, "plan"
                known = prepare(self, seat, ask, legal)
                if known is not None and known[0] in legal:
                    return seat, ask, *known
        return None

    def _planned(self, seat: int, legal: Sequence[str]) -> str:
        """The next text of the seat's plan; a plan that cannot go on is dropped."""
        texts = self.plans.pop(seat, [])
        if not texts or texts[0] not in legal:
            return ""
        if texts[1:]:
            self.plans[seat] = texts[1:]
        return texts[0]

    # undo

    def take_back(self, seat: int, target: int, state: Any, undone: tuple[int, ...]) -> None:
        """Returns to `state`, which step `target` left. The log goes on: the return is a step of its own."""
        self.plans.pop(seat, None)
        self._return(seat, target, state, undone, "")

    def return_to(self, seat: int, point: UndoPoint, state: Any, undone: tuple[int, ...]) -> None:
        """The same to a point that all affected have agreed to: nobody takes back alone what is before it."""
        self.plans.clear()
        self._return(seat, point.target, state, undone, "handed_on")
        self.barrier = self.state.seq
        self.turn_seat = point.turn_seat if point.turn_seat >= 0 else self.turn_seat
        self.turn_passed = point.turns > 0
        self.snapshots[-1] = msgspec.structs.replace(self.snapshots[-1], keep=True)

    def _return(self, seat: int, target: int, state: Any, undone: tuple[int, ...], barrier: str) -> None:
        self.state = codec(self.game).copy(state)
        self.state.seq = self.before + 1
        self.undone = undone
        self._row(seat, "undo", f"undo {target}", (), b"[]", barrier)

    # what to write

    def change(self, token: str = "", actor: int | None = None, ending: Ending | None = None) -> Change:
        """What the store writes: the steps, and all that follows from them."""
        sealed = self._sealed(actor)
        outcome = self.game.outcome(self.state) if sealed.info.status == "over" else None
        places = results(sealed.info, outcome, ending) if outcome is not None else ()
        if self.fault is not None:
            sealed = msgspec.structs.replace(sealed, plans=())
        change = Change(
            sealed=sealed,
            before=self.before,
            at=self.at,
            steps=tuple(self.steps),
            snapshots=self._kept_snapshots(sealed),
            keep_before=bool(self.steps) and self.table.sealed.rules_version != self.game.rules_version,
            undone=self.undone,
            drop_drafts=(actor,) if actor is not None else (),
            seats_changed=sealed.info.seats != self.table.sealed.info.seats,
            token=token,
            results=places,
            ratings=counted(places, ending.known) if ending is not None else (),
            fault=(self.fault.id, "\n".join(self.fault.problems)) if self.fault is not None else None,
            holders=self._back(sealed),
        )
        change = timed(change, self.table.sealed, self.decision, self.knows, passed=self.turn_passed)
        post = story(self.table.sealed, change.sealed, self.decision, places)
        posts = (post,) if post is not None else ()
        due = computer_due(change.sealed, self.decision)
        return msgspec.structs.replace(change, posts=posts, computer_due=due)

    def _back(self, sealed: Sealed) -> tuple[Holder, ...]:
        """Who plays the own seat again that was lent to the computer."""
        return tuple(
            Holder(seat.seat, seat.person, seat.name, "back", agreed=False, at=self.at, from_seq=self.before)
            for seat, before in zip(sealed.info.seats, self.table.sealed.info.seats, strict=True)
            if before.lent_until is not None and seat.lent_until is None
        )

    def _sealed(self, actor: int | None) -> Sealed:
        old = self.table.sealed
        decision = self.decision
        over = decision is None
        info = msgspec.structs.replace(
            old.info,
            seats=present(old.info.seats, actor),
            seq=self.state.seq,
            status="over" if over else old.info.status,
            ended=self.at if over else old.info.ended,
            revealed_seed=old.seed.hex() if over else "",
        )
        return msgspec.structs.replace(
            old,
            info=info,
            counter=self.chance.counter,
            fingerprint=self.fingerprint,
            rules_version=self.game.rules_version if self.steps else old.rules_version,
            barrier=self.barrier,
            turn_seat=self.turn_seat,
            # A turn that was handed on makes all wait anew, also a seat that is on turn again.
            waits=waits({} if self.handed_on else old.waits, info, decision),
            plans=tuple(Plan(seat, tuple(texts)) for seat, texts in self.plans.items()),
        )

    def _kept_snapshots(self, sealed: Sealed) -> tuple[Snapshot, ...]:
        """Those an undo may return to, and the newest; the newest outlives the barrier when a turn has passed on."""
        since = [snapshot for snapshot in self.snapshots if snapshot.seq >= self.barrier]
        before, after = self.game.decision(self.table.state), self.decision
        if since and (before is None or after is None or before.seats != after.seats or self.handed_on):
            since[-1] = msgspec.structs.replace(since[-1], keep=True)
        return tuple(since)


class Answered(msgspec.Struct, frozen=True):
    """How far a list of texts was carried out; see `Committed`."""

    count: int
    planned: bool
    stopped: RulesError | None


Prepared = Callable[[Play, int, Ask, Sequence[str]], tuple[str, Origin] | None]
"""What is to be answered for a seat without asking it: (text, origin), or None. Given play, seat, question, legal."""


def present(seats: tuple[SeatInfo, ...], seat: int | None) -> tuple[SeatInfo, ...]:
    """The seats after a sign of life from the person on `seat`; one lent to the computer is his again."""
    return tuple(
        msgspec.structs.replace(
            other, missed=0, away=False, lent_until=None if other.lender is None else other.lent_until
        )
        if other.seat == seat and (other.missed or other.away)
        else other
        for other in seats
    )


def sparing(game: Any, state: Any, seat: int, plan: Sequence[str]) -> list[str]:
    """`plan` for a silent person; if it would give away a card that nothing forces him to, what gives away none.

    Of a turn's list that is the last entry which gives away nothing (to end the turn), in between the first.
    """
    gives_away = getattr(game, "gives_away", None)
    ask = game.decision(state).of(seat)
    legal = [notation.text(action) for action in game.legal(state, seat)]
    if ask.kind in game.homes:
        legal.reverse()
    for item in (plan, *([text] for text in legal)):
        draft = Draft(game, state, seat)
        for line in item:
            if line not in draft.choices():
                break
            draft.add(line)
        draft.complete()
        if draft.texts and (gives_away is None or not gives_away(draft.texts, draft.events)):
            return list(draft.texts)
    return list(plan)


def by_orders(orders: Mapping[int, Orders]) -> Prepared:
    """Answers from standing orders (by seat), worked out from the seat's view by the game itself."""

    def prepare(play: Play, seat: int, ask: Ask, legal: Sequence[str]) -> tuple[str, Origin] | None:
        by_order = getattr(play.game, "by_order", None)
        if by_order is None or seat not in orders:
            return None
        text = by_order(play.game.view(play.state, seat), ask, legal, in_force(play.game, orders[seat]))
        return None if text is None else (text, "order")

    return prepare


def _fault(error: Exception) -> EngineFault:
    lines = traceback.format_exception(error)
    return EngineFault(hashlib.sha256("".join(lines).encode()).hexdigest()[:6], [line.rstrip() for line in lines])
