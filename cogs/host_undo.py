"""The host's part about undo: alone back to the last barrier, further back by consent of all affected."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from cogs.host_clock import LIVE, allowance, remaining, resumed
from cogs.host_core import Core
from cogs.host_past import HORIZON, Lost, Past
from cogs.host_play import Play
from cogs.host_posts import awaits
from cogs.host_records import HostError, UndoAsked, UndoPoint, UndoResult
from cogs.host_table import Table, restored
from cogs.host_timing import calendars, here, rewound
from data.store import undo
from data.store.records import Alarm, Change, DraftRow, NewPost, Sealed, SeatClock, SeatInfo, UndoRequest
from rules.core.errors import RulesError

UNDO_ALARM = undo.ALARM
REQUEST_S = 24 * 3600.0
"""How long a request waits for the answers."""
LEAST_LEFT = 0.25
"""The part of its time that a turn has at least when it is played again."""


class Undoing(Core):
    """The part of the host that takes back."""

    # alone

    async def undo(self, id: int, person: int, *, token: str = "") -> UndoResult:
        """Takes back the newest item of the draft, else the newest committed press, as far as the law allows.

        Raises `HostError` naming the barrier; `undo_points` tells how far back one may ask the others to go.
        """
        async with self._locked(id):
            table = await self._running(id)
            seat = self._seat(table, person)
            if token and await self.store.done(token) is not None:
                return UndoResult("steps", (), table.sealed.info.seq)
            draft = await self._draft(table, seat)
            if draft.texts:
                start = draft.item_start()
                shorter = DraftRow(draft.question, tuple(draft.texts[:start]))
                await self.store.set_draft(id, seat, shorter, token, self.clock.now())
                return UndoResult("draft", tuple(draft.texts[start:]), table.sealed.info.seq)
            play = Play(table, self.clock.now(), await self._knows(table.sealed.info))
            texts = await self._take_back(play, table, seat)
            change = play.change(token, seat)
            await self._write(change, Table(change.sealed, table.game, play.state))
        return UndoResult("steps", texts, change.sealed.info.seq)

    async def _take_back(self, play: Play, table: Table, seat: int) -> tuple[str, ...]:
        """Takes the newest press of `seat` back in `play`. Raises `HostError` naming the barrier."""
        id, barrier = table.sealed.info.id, table.sealed.barrier
        rows = await self.store.steps(id, barrier, table.sealed.info.seq)
        standing = [row for row in rows if row.seq > barrier and row.undone is None and row.origin != "undo"]
        newest = standing[-1] if standing else None
        if newest is None or newest.seat != seat or newest.origin not in ("person", "plan"):
            raise (await self._past(table)).refusal(seat)
        taken = [row for row in standing if row.batch == newest.batch]
        kept = [row.seq for row in standing if row.batch != newest.batch]
        target = kept[-1] if kept else barrier
        snapshot = await self.store.snapshot(id, target)
        assert snapshot is not None
        play.take_back(seat, target, restored(table.game, snapshot), tuple(row.seq for row in taken))
        return tuple(row.action for row in taken)

    # by consent

    async def undo_points(self, id: int, person: int) -> list[UndoPoint]:
        """The points to which `person` may ask the others to go back, newest first, at most 25. Raises `HostError`."""
        async with self._locked(id):
            table = await self._running(id)
            seat = self._seat(table, person)
            past = await self._past(table)
        return await asyncio.to_thread(past.points, seat)

    async def ask_undo(self, id: int, person: int, first: int, newest: int | None = None) -> UndoAsked:
        """Asks all affected to go back to before the own step `first`; done at once where nobody else is affected.

        A computer always agrees; who is absent does not count, yet of the people affected somebody must be there.
        `newest` is the step that the person saw last, so that nobody asks for more than he knows of. Raises
        `HostError`, or `RulesError` when the table has moved on since.
        """
        async with self._locked(id):
            table, now = await self._running(id), self.clock.now()
            seat = self._seat(table, person)
            if newest is not None and newest != table.sealed.info.seq:
                raise RulesError("stale", "stale")
            if await self.store.database.run(undo.opened, id) is not None:
                raise HostError("undo_open")
            past = await self._past(table)
            point = _offered(past, seat, first)
            needed = _needed(table.sealed, past.affected(point.target) - {seat}, now)
            if not needed:
                await self._go_back(table, past, point, seat, ())
                return UndoAsked(None)
            newest, due = table.sealed.info.seq, now + REQUEST_S
            wanted = UndoRequest(0, id, seat, point.target, first, newest, needed, due)
            request = await self.store.database.run(undo.new, wanted, now)
        self._changed(id)
        return UndoAsked(request, tuple(table.sealed.info.seats[other].name for other in needed))

    async def agree_undo(self, id: int, request: int, person: int) -> list[str]:
        """Notes that `person` agrees; done when all affected do. Returns the names of those who have not agreed yet.

        Who has become absent meanwhile does not count; its own person's press only looks whether all have agreed now.
        Raises `HostError`.
        """
        async with self._locked(id):
            wanted, table, seat = await self._wanted(id, request, person)
            now = self.clock.now()
            if seat != wanted.seat:
                await self.store.vote(id, wanted.vote, person, now)
            voted = await self.store.database.run(undo.voters, wanted)
            counting = [one for one in here(table.sealed, now) if one.seat in wanted.needed]
            missing = [one.name for one in counting if one.person not in voted]
            if missing:
                return missing
            agreed = [one.seat for one in table.sealed.info.seats if one.seat in wanted.needed and one.person in voted]
            if not agreed:
                raise HostError("undo_absent")
            past = await self._past(table)
            try:
                point = _offered(past, wanted.seat, wanted.first)
            except HostError:
                await self.store.database.run(undo.close, wanted, "void", None, now)
                self._changed(id)
                raise
            await self._go_back(table, past, point, wanted.seat, agreed, wanted.id)
        return []

    async def refuse_undo(self, id: int, request: int, person: int) -> bool:
        """Closes a request: one Refuse is enough. Returns True when its own person has withdrawn it."""
        async with self._locked(id):
            wanted, _, seat = await self._wanted(id, request, person)
            own = seat == wanted.seat
            now = self.clock.now()
            await self.store.database.run(undo.close, wanted, "withdrawn" if own else "refused", seat, now)
        self._changed(id)
        return own

    async def undo_asked(self, person: int) -> list[UndoRequest]:
        """The open requests that wait for an answer of `person`, the one that lapses first first."""
        return await self.store.database.run(undo.asked, person)

    async def undo_request(self, request: int) -> UndoRequest | None:
        """A request, open or not."""
        return await self.store.database.run(undo.one, request)

    async def undo_message(self, request: UndoRequest) -> int | None:
        """The message that asks; None if it was not sent."""
        return await self.store.database.run(undo.message, request)

    async def undo_views(self, request: UndoRequest) -> tuple[Any, Any] | None:
        """What everybody may know of the table as it was when it was asked, and as it would be; None if not kept."""
        past = await self._past(await self._table(request.session))
        try:
            states = past.state(request.newest), past.state(request.target)
        except Lost:
            return None
        now, then = (past.game.view(state, None) for state in states)
        return now, then

    # parts

    async def _wanted(self, id: int, request: int, person: int) -> tuple[UndoRequest, Table, int]:
        """An open request, for the answer of somebody who is asked or asks. Raises `HostError`."""
        wanted = await self.store.database.run(undo.one, request)
        if wanted is None or wanted.session != id:
            raise HostError("undo_over", how="void")
        if wanted.state != "open":
            raise HostError("undo_over", how=wanted.state)
        table = await self._running(id)
        seat = self._seat(table, person)
        if seat not in (wanted.seat, *wanted.needed):
            raise HostError("undo_not_asked")
        return wanted, table, seat

    async def _undo_lapsed(self, id: int, alarm: Alarm, now: float) -> None:
        """Nobody waits longer than a day for an answer."""
        async with self._locked(id):
            await self.store.drop_alarm(id, alarm)
            wanted = await self.store.database.run(undo.one, alarm.begun)
            if wanted is not None:
                await self.store.database.run(undo.close, wanted, "lapsed", None, now)
        self._changed(id)

    async def _past(self, table: Table) -> Past:
        id, newest = table.sealed.info.id, table.sealed.info.seq
        first = max(0, newest - HORIZON)
        kept = await self.store.database.run(undo.kept, id, first)
        return Past(table, await self.store.steps(id, first, newest), kept)

    async def _go_back(
        self, table: Table, past: Past, point: UndoPoint, seat: int, agreed: Sequence[int], request: int = 0
    ) -> None:
        """The undo that all agree to, in one transaction; the lock is held. Chance does not go back."""
        before, now = table.sealed, self.clock.now()
        knows = await self._knows(before.info)
        taken = past.since(point.target)
        play = Play(table, now, knows)
        play.return_to(seat, point, past.state(point.target), tuple(row.seq for row in taken))
        change = play.change("", seat)
        seats = _unmissed(change.sealed.info.seats, {row.seat for row in taken if row.origin == "clock"})
        info = msgspec.structs.replace(change.sealed.info, seats=seats)
        change = msgspec.structs.replace(
            change,
            sealed=msgspec.structs.replace(change.sealed, info=info),
            seats_changed=seats != before.info.seats,
            drop_drafts=tuple(range(len(seats))),
            request=request,
        )
        change = _with_time(change, before, past, point, calendars(change.sealed, knows))
        payload = {"seat": seat, "agreed": list(agreed), "first": point.first, "last": before.info.seq}
        change = msgspec.structs.replace(change, posts=(_told(change, before, play, payload),))
        await self._write(change, Table(change.sealed, table.game, play.state))


def _offered(past: Past, seat: int, first: int) -> UndoPoint:
    """The point before step `first` of `seat`. Raises `HostError` when it is not offered."""
    point = next((point for point in past.points(seat) if point.first == first), None)
    if point is None:
        raise HostError("undo_point")
    return point


def _needed(sealed: Sealed, affected: set[int], now: float) -> tuple[int, ...]:
    """The seats whose people must agree. Raises `HostError` when people are affected and none of them is there."""
    needed = tuple(one.seat for one in here(sealed, now) if one.seat in affected)
    if not needed and any(one.kind == "human" and one.seat in affected for one in sealed.info.seats):
        raise HostError("undo_absent")
    return needed


def _unmissed(seats: tuple[SeatInfo, ...], clocked: set[int]) -> tuple[SeatInfo, ...]:
    """The seats without the missed deadline that is taken back with what the clock did for these."""
    return tuple(
        msgspec.structs.replace(one, missed=0) if one.seat in clocked and one.missed and not one.away else one
        for one in seats
    )


def _with_time(change: Change, before: Sealed, past: Past, point: UndoPoint, naps: dict[int, Any]) -> Change:
    """`change` with what was left of a turn's time when it was left, at the least a quarter of the time for a turn.

    In live play a turn that was over begins with its whole time, since its bank is what people count on.
    """
    sealed, seat = change.sealed, point.turn_seat
    limits, clock = allowance(sealed.info.pace), sealed.clocks.get(seat)
    ended = point.turns > 0
    if limits is None or clock is None or clock.about != "turn" or (ended and sealed.info.pace == LIVE):
        return change
    calendar = naps[seat]
    left = limits.turn - _used(past, point, calendar) if ended else remaining(clock, change.at, calendar)
    held: SeatClock = msgspec.structs.replace(clock, left=max(limits.turn * LEAST_LEFT, left), overdue=False)
    if clock.left is None:
        held = resumed(held, change.at, calendar)
    return rewound(change, before, {**sealed.clocks, seat: held}, naps)


def _used(past: Past, point: UndoPoint, calendar: Any) -> float:
    """Awake seconds that a turn had used when it ended: from when it began to its seat's last step in it."""
    of_turn = [other for other in past.points(point.turn_seat) if other.turns == point.turns]
    if not of_turn:
        return 0.0
    used: float = calendar.between(past.rows[of_turn[-1].target].at, past.rows[of_turn[0].first].at)
    return used


def _told(change: Change, before: Sealed, play: Play, payload: dict[str, Any]) -> NewPost:
    """The post of an undo: who is awaited now is called where he was not before."""
    sealed, decision = change.sealed, play.decision
    asks = {seat: ask for ask in decision.asks for seat in ask.seats if seat in sealed.waits} if decision else {}
    new = {seat: period for seat, period in sealed.waits.items() if before.waits.get(seat) != period}
    return NewPost("undone", sealed.info.seq, {**payload, "awaits": awaits(sealed, asks)}, new)
