"""What is behind the host: sessions in memory, their locks and commits, and computers that move by themselves."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from cogs import host_check, host_lobby
from cogs.host_clock import Habits
from cogs.host_computers import Workers
from cogs.host_play import Play, Prepared, by_orders, sparing
from cogs.host_records import Clock, Committed, HostError, SeatDraft, no_seat
from cogs.host_results import Ending, computer_shares, scopes
from cogs.host_table import Games, Table, Unplayable, opened
from cogs.host_timing import Knows, by_computer, computer_due
from data.store import Collision, Store, seats
from data.store.records import Alarm, Change, DraftRow, Person, Sealed, SessionInfo
from rules.core import notation
from rules.core.errors import EngineFault, RulesError
from rules.core.game import Game, codec

log = logging.getLogger(__name__)

IN_MEMORY = 32
"""Sessions kept in memory; the least recently used one goes first."""

GUIDED_SAMPLES = 20
"""What a computer may try for one item of a guided game."""

COMPUTERS = "computers"
"""The alarm at which computers that met a fault of ours try again."""
FIRST_RETRY_S, LONGEST_RETRY_S = 30.0, 3600.0

Answer = Callable[[Play, Table], Committed]


def is_guided(table: Table) -> bool:
    """Whether the session is a guided first game: one with the seed that its game has for that."""
    return bool(table.sealed.seed == getattr(table.game, "guided_seed", None))


class Core:
    """The part of the host that nobody outside calls."""

    def __init__(
        self, store: Store, clock: Clock, games: Games, workers: Workers, new_seed: Callable[[], bytes]
    ) -> None:
        self.store = store
        self.clock = clock
        self.games = games
        self.on_change: list[Callable[[int], None]] = []
        self.on_lapse: list[Callable[[SessionInfo], None]] = []
        self.on_handed: list[Callable[[SessionInfo], None]] = []
        self._workers = workers
        self._new_seed = new_seed
        self._tables: OrderedDict[int, Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._thinking = asyncio.Semaphore(2 * IN_MEMORY)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._stumbles: dict[int, int] = {}
        self._next_tidy = 0.0
        self._survey: asyncio.Task[None] | None = None
        self._habits: dict[int, Habits] = {}
        self._admitted_posts: dict[int, tuple[int, dict[str, Any]]] = {}

    async def close(self) -> None:
        """Ends the background work and closes the database."""
        tasks = [*self._tasks.values(), *([self._survey] if self._survey else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._workers.close()
        await self.store.close()

    # sessions in memory

    @asynccontextmanager
    async def _locked(self, id: int) -> AsyncIterator[None]:
        """The session's lock: who holds it is the only one to change the session."""
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        async with lock:
            yield

    async def _sealed(self, id: int) -> Sealed:
        sealed = await self.store.sealed(id)
        if sealed is None:
            raise HostError("unknown_session")
        return sealed

    def _game(self, sealed: Sealed) -> Game[Any]:
        if sealed.info.system not in self.games:
            raise HostError("set_aside")
        return self.games[sealed.info.system]

    async def _table(self, id: int) -> Table:
        """A started session, for reading. The lock is not held by the caller."""
        table = self._tables.get(id)
        if table is not None:
            return table
        async with self._locked(id):
            return await self._load(id)

    async def _running(self, id: int) -> Table:
        """A running session, for changing. The lock is held by the caller."""
        table = await self._load(id)
        if table.sealed.info.status != "running":
            raise HostError("not_running")
        return table

    async def _load(self, id: int) -> Table:
        table = self._tables.get(id)
        if table is None:
            sealed = await self._sealed(id)
            if sealed.info.status == "set_aside":
                raise HostError("set_aside")
            if sealed.info.started is None:
                raise HostError("not_started")
            try:
                table = opened(self.games, sealed, await self.store.snapshot(id))
            except Unplayable as error:
                await self._set_aside(sealed, str(error))
                raise HostError("set_aside") from error
        self._remember(table)
        return table

    def _remember(self, table: Table) -> None:
        id = table.sealed.info.id
        self._tables[id] = table
        self._tables.move_to_end(id)
        if len(self._tables) > IN_MEMORY:
            self._tables.popitem(last=False)

    def _seat(self, table: Table, person: int) -> int:
        seat = table.sealed.info.seat_of(person)
        if seat is None:
            raise no_seat(table.sealed.info, person)
        return seat

    async def _knows(self, info: SessionInfo, *others: int) -> Knows:
        """The habits of the people of a session, and of `others`."""
        people = {*info.humans, *others}
        for person in people:
            if person not in self._habits:
                self._habits[person] = Habits.read((await self.store.person(person)).data)
        return {person: self._habits[person] for person in people}

    # lobbies

    async def _hosting(self, id: int, person: int, change: Callable[[Sealed, Any, float], Sealed]) -> SessionInfo:
        def as_host(sealed: Sealed, mode: Any, now: float) -> Sealed:
            return change(host_lobby.acting_host(sealed, person, now), mode, now)

        return await self._lobby(id, as_host, person=person)

    async def _lobby(
        self, id: int, change: Callable[[Sealed, Any, float], Sealed], names: Sequence[Person] = (), *,
        person: int | None = None,
    ) -> SessionInfo:  # fmt: skip
        """Changes a lobby; `person` has pressed something there."""
        async with self._locked(id):
            sealed = self._gathering(await self._sealed(id))
            mode = host_lobby.mode_of(self.games, sealed.info.system, sealed.info.mode)
            now = self.clock.now()
            sealed = change(host_lobby.lapsed(sealed, mode, now), mode, now)
            if person is not None:
                sealed = host_lobby.pressed(sealed, person, now)
            await self.store.save_lobby(sealed, names)
        self._changed(id)
        return sealed.info

    def _gathering(self, sealed: Sealed) -> Sealed:
        if sealed.info.status != "lobby":
            raise HostError("not_lobby")
        return sealed

    # commits

    async def _play(self, id: int, answer: Answer, *, token: str = "", person: int | None = None) -> Committed:
        """Plays `answer` on the table, then all prepared answers, and commits everything; the lock is held.

        A collision in the store is tried once more on what is there now.
        """
        try:
            return await self._played(id, answer, token, person)
        except Collision:
            log.warning("session %s was changed by another writer; trying once more", id)
        try:
            return await self._played(id, answer, token, person)
        except Collision as error:
            raise HostError("busy") from error

    async def _played(self, id: int, answer: Answer, token: str, person: int | None) -> Committed:
        table, now = await self._running(id), self.clock.now()
        if person is not None and person == table.sealed.info.host:
            table = msgspec.structs.replace(table, sealed=msgspec.structs.replace(table.sealed, host_seen=now))
        play = Play(table, now, await self._knows(table.sealed.info))
        try:
            committed = answer(play, table)
        except EngineFault as fault:
            await self._note_fault(table, fault)
            raise
        play.prepared(await self._prepared(table))
        if play.fault is not None:
            _log_fault(id, play.fault)
        info = table.sealed.info
        ending = await self._ending(info, play) if play.decision is None else None
        change = play.change(token, info.seat_of(person), ending)
        await self._write(change, Table(change.sealed, table.game, play.state))
        return msgspec.structs.replace(
            committed,
            to_seq=change.sealed.info.seq,
            over=change.sealed.info.status == "over",
            fault=play.fault.id if play.fault is not None else "",
        )

    async def _ending(self, info: SessionInfo, play: Play) -> Ending:
        """What the session that `play` ends is counted by, wherever it counts."""
        people = sorted(info.held)
        season = await self.store.season(info.guild)
        known = {scope: await self.store.ratings(scope, people) for scope in scopes(info, season)}
        steps = [*await self.store.steps(info.id, 0, play.before), *play.steps]
        holders = await self.store.database.run(seats.holders, info.id)
        return Ending(known, holders, computer_shares(steps))

    async def _prepared(self, table: Table) -> Prepared:
        info = table.sealed.info
        people = {seat.seat: seat.person for seat in info.seats if seat.kind == "human" and seat.person is not None}
        if not hasattr(table.game, "by_order"):
            return by_orders({})
        orders = await self.store.orders(list(people.values()))
        return by_orders({seat: orders[person] for seat, person in people.items()})

    async def _write(self, change: Change, table: Table) -> None:
        """Commits `change`, which leaves `table`; from then on it is true."""
        id = change.sealed.info.id
        try:
            await self.store.commit(change)
        except BaseException:
            self._tables.pop(id, None)
            raise
        self._remember(msgspec.structs.replace(table, sealed=change.sealed))
        if change.fault is None:
            await self._recovered(id)
        elif change.computer_due:
            await self._stumbled(id)
        self._changed(id)
        if change.computer_due and change.fault is None:
            self._wake_computers(id)

    def _changed(self, id: int) -> None:
        for callback in self.on_change:
            try:
                callback(id)
            except Exception:
                log.exception("a callback failed after a change of session %s", id)

    async def _note_fault(self, table: Table, fault: EngineFault) -> None:
        """The table stays as it is; the operator gets the log, the players a post."""
        id = table.sealed.info.id
        _log_fault(id, fault)
        decision = table.game.decision(table.state)
        change = Change(
            sealed=table.sealed,
            before=table.sealed.info.seq,
            at=self.clock.now(),
            computer_due=computer_due(table.sealed, decision),
            fault=(fault.id, "\n".join(fault.problems)),
        )
        await self._write(change, table)

    # drafts

    async def _draft(self, table: Table, seat: int) -> SeatDraft:
        """The stored draft on the table as it is; forgotten if it does not fit any more. The lock is held."""
        ask = table.ask(seat)
        question = ask.opened if ask is not None else -1
        stored = await self.store.draft(table.sealed.info.id, seat)
        if stored is None:
            return SeatDraft(table.game, table.state, seat, question)
        try:
            if stored.question != question:
                raise RulesError("stale", "stale")
            return SeatDraft(table.game, table.state, seat, question, stored.texts)
        except RulesError as error:
            await self.store.set_draft(table.sealed.info.id, seat, DraftRow(question, ()))
            return SeatDraft(table.game, table.state, seat, question, dropped=error.code)

    # computers

    async def computers_move(self, id: int) -> None:
        """Lets computer seats play until none is awaited. It begins by itself after each commit."""
        await asyncio.shield(self._wake_computers(id))

    async def idle(self) -> None:
        """Returns when no computer is moving."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _wake_computers(self, id: int) -> asyncio.Task[None]:
        if id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._move_computers(id), name=f"computers of session {id}")
        return self._tasks[id]

    async def _move_computers(self, id: int) -> None:
        try:
            async with self._thinking:
                while await self._move_computer(id):
                    pass
        except EngineFault:
            log.error("the computers of session %s will try again", id)
        except HostError as error:
            log.info("the computers of session %s stop: %s", id, error)
        except Exception:
            log.exception("the computers of session %s will try again", id)
            await self._stumbled(id)
        finally:
            del self._tasks[id]

    async def _stumbled(self, id: int) -> None:
        """Has the computers of a session try again, the later the more often they have failed."""
        tries = self._stumbles[id] = self._stumbles.get(id, 0) + 1
        due = self.clock.now() + min(FIRST_RETRY_S * 2 ** (tries - 1), LONGEST_RETRY_S)
        await self.store.postpone(id, Alarm(-1, COMPUTERS, tries, due))

    async def _recovered(self, id: int) -> None:
        """Something went on in a session: what failed there before is forgotten."""
        tries = self._stumbles.pop(id, 0)
        if tries:
            await self.store.drop_alarm(id, Alarm(-1, COMPUTERS, tries, 0.0))

    async def _move_computer(self, id: int) -> bool:
        """One item of the first awaited computer seat. Returns False when there is none."""
        table = await self._table(id)
        seat = _awaited_computer(table)
        if seat is None:
            return False
        sealed = table.sealed
        plan = await self._thought(table, seat)
        async with self._locked(id):
            now = await self._load(id)
            if now.sealed.info.seq != sealed.info.seq or _awaited_computer(now) != seat:
                return True
            committed = await self._play(id, lambda play, table: _computer_answer(play, table, seat, plan))
        return not committed.fault

    async def _thought(self, table: Table, seat: int) -> list[str]:
        """What a computer would do on `seat` now; a guided game's computers think little, and always the same.

        Thought anew after a fault, and not at all after two: then it plays the defaults.
        """
        sealed = table.sealed
        tries = self._stumbles.get(sealed.info.id, 0)
        if tries > 1:
            return []
        about = f"think {sealed.info.seq} {seat}{' again' * tries}"
        dice = hmac.digest(sealed.seed, about.encode(), hashlib.sha256)
        data = codec(table.game).encode(table.state)
        seed = int.from_bytes(dice[:8], "big", signed=True)
        few = (GUIDED_SAMPLES,) if is_guided(table) else ()
        return await self._workers.plan(sealed.info.system, data, seat, seed, *few)

    # after an update

    async def _go_on(self) -> None:
        """Wakes computers that were to move; after an update, tries the open sessions under the new rules."""
        versions = ",".join(f"{name}={game.rules_version}" for name, game in sorted(self.games.items()))
        if await self.store.meta("rules") != versions:
            self._survey = asyncio.create_task(self._try_all(versions), name="trying open sessions")
        for id in await self.store.computers_due():
            self._wake_computers(id)

    async def _try_all(self, versions: str) -> None:
        """Sets aside the open sessions these rules cannot go on with, and takes up those they can again."""
        last = 0
        while rows := await self.store.open_sessions(last):
            for id, status, _ in rows:
                async with self._locked(id):
                    reason = await host_check.unplayable(self.store, self.games, id)
                    if bool(reason) != (status == "set_aside"):
                        await self._try(id, reason)
            last = rows[-1][0]
        await self.store.set_meta("rules", versions)

    async def _try(self, id: int, reason: str) -> None:
        sealed = await self._sealed(id)
        if reason:
            if sealed.info.status == "running":
                await self._set_aside(sealed, reason)
            return
        table = opened(self.games, sealed, await self.store.snapshot(id))
        await self._write(host_lobby.taken_up(table, self.clock.now(), await self._knows(sealed.info)), table)

    async def _set_aside(self, sealed: Sealed, reason: str) -> None:
        log.error("session %s is set aside: %s", sealed.info.id, reason)
        knows = await self._knows(sealed.info)
        await self.store.commit(host_lobby.set_aside(sealed, reason, self.clock.now(), knows))
        self._tables.pop(sealed.info.id, None)
        self._changed(sealed.info.id)


def awaited_seat(table: Table) -> int:
    """The first awaited seat of a running session."""
    seat: int = table.game.decision(table.state).seats[0]
    return seat


def _awaited_computer(table: Table) -> int | None:
    """The first awaited seat that a computer plays."""
    decision = table.game.decision(table.state) if table.sealed.info.status == "running" else None
    for seat in decision.seats if decision is not None else ():
        if by_computer(table.sealed, seat):
            found: int = seat
            return found
    return None


def _computer_answer(play: Play, table: Table, seat: int, plan: Sequence[str]) -> Committed:
    """Carries out a computer's plan; the written default where it has none that can be begun.

    For a person it plays as the clock: what silence means comes first, and it gives away only the cards it must.
    """
    ask = table.ask(seat)
    assert ask is not None
    legal = [notation.text(action) for action in play.game.legal(play.state, seat)]
    person = table.sealed.info.seats[seat].kind == "human"
    if person and ask.default:
        plan = [ask.default]
    elif not plan or plan[0] not in legal:
        if plan:
            log.warning("a computer wanted '%s', which is not possible", plan[0])
        plan = legal[:1]
    if person:
        plan = sparing(play.game, play.state, seat, plan)
    answered = play.answer(seat, ask.opened, plan, "clock" if person else "computer")
    return Committed(play.before + 1, play.state.seq, tuple(plan[: answered.count]))


def _log_fault(id: int, fault: EngineFault) -> None:
    log.error("fault %s in session %s:\n%s", fault.id, id, "\n".join(fault.problems))
