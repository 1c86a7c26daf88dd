"""The one place that opens sessions, submits actions, commits them and queues posts. It knows nothing of Discord.

Everything that changes a session runs under its lock and ends in one transaction; what must be posted is queued in
the same transaction. A session is in memory only while somebody acts.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from cogs import host_check, host_lobby
from cogs.host_clock import is_pace
from cogs.host_computers import Think, Workers
from cogs.host_core import awaited_seat, is_guided
from cogs.host_events import EventReader
from cogs.host_export import exported
from cogs.host_orders import check_order
from cogs.host_play import Play
from cogs.host_records import (
    CheckReport,
    Clock,
    Committed,
    Elsewhere,
    HostCode,
    HostError,
    LoggedStep,
    Look,
    SeatDraft,
    UndoAsked,
    UndoPoint,
    UndoResult,
    Verification,
    Waiting,
)
from cogs.host_seats import Seats
from cogs.host_standing import Standings
from cogs.host_table import Games, Table, Unplayable, restored
from cogs.host_time import BEGUN, no_extension
from cogs.host_verify import Proof
from data.store import Store, StoreError, backup, people, restore
from data.store.records import (
    Alarm,
    DraftRow,
    GuildSettings,
    Holder,
    Orders,
    Origin,
    Person,
    PersonSettings,
    Post,
    Result,
    Sealed,
    SeatInfo,
    SeatOrder,
    SessionInfo,
    Standing,
    Status,
    UndoRequest,
)
from rules import registry
from rules.core import notation
from rules.core.errors import RulesError
from rules.core.game import Game

__all__ = [
    "CheckReport", "Clock", "Committed", "Elsewhere", "GuildSettings", "Holder", "Host", "HostCode", "HostError",
    "LoggedStep", "Look", "Orders", "Person", "PersonSettings", "Post", "Result", "SeatDraft", "SeatInfo",
    "SessionInfo", "Standing", "Status", "StoreError", "UndoAsked", "UndoPoint", "UndoRequest", "UndoResult",
    "Verification", "Waiting", "backup", "check", "restore",
]  # fmt: skip

SAMPLES = 400
"""Trials of a computer player for one item of its turn."""


async def check(path: str | Path, games: Games | None = None) -> CheckReport:
    """Tries every open session of a database under this code, and writes nothing. Raises `StoreError`."""
    return await host_check.check(path, registry.GAMES if games is None else games)


def new_seed() -> bytes:
    """32 bytes that nobody can guess."""
    return secrets.token_bytes(32)


class Host(Seats, Standings):
    """The sessions of one database. `on_change` is called with a session's id after each commit."""

    @classmethod
    async def open(
        cls, path: str | Path, clock: Clock, *, workers: int = 1, samples: int = SAMPLES, games: Games | None = None,
        think: Think = registry.think, new_seed: Callable[[], bytes] = new_seed,
    ) -> Host:  # fmt: skip
        """Opens the database and lets computers go on that were to move. Raises `StoreError`.

        `samples` is what a computer player may try for one item of its turn.
        """
        pool = Workers(workers, samples, think)
        host = cls(await Store.open(path), clock, registry.GAMES if games is None else games, pool, new_seed)
        try:
            await host._go_on()
        except BaseException:
            await host.close()
            raise
        return host

    # lobby

    async def new_session(
        self, guild: int, channel: int, host: Person, system: str, mode: str, options: Mapping[str, str], *,
        pace: str = "24h", computers: int = 0, seat_order: SeatOrder = "drawn", token: str = "",
    ) -> SessionInfo:  # fmt: skip
        """A new lobby with `host` seated. `seat_order` `joined` keeps seats as people came instead of drawing them.

        Raises `HostError`.
        """
        if not is_pace(pace):
            raise HostError("pace_unknown", pace=pace)
        await self._admit(guild, host.id, channel)
        kind = host_lobby.mode_of(self.games, system, mode)
        chosen = host_lobby.defaults(kind) | host_lobby.chosen(kind, options)
        if 1 + computers > kind.seats[1]:
            raise HostError("lobby_full", seats=kind.seats[1])
        host_lobby.check_room(kind, chosen, 1 + computers)
        now = self.clock.now()
        id = await self.store.new_session(guild, channel, host, system, mode, chosen, pace, seat_order, now, token)
        async with self._locked(id):
            sealed = await self._sealed(id)
            if not sealed.info.seats:
                sealed = host_lobby.joined(sealed, host, kind, now)
                for _ in range(computers):
                    sealed = host_lobby.with_computer(sealed, kind, now)
                await self.store.save_lobby(sealed, [host])
        self._changed(id)
        return sealed.info

    async def rematch(self, id: int, person: Person) -> SessionInfo:
        """The lobby of a rematch of an ended session, which waits for `REMATCH_S`. A second call joins the first one's.

        The same people and contract, the next one first; who has not asked for it is to agree. Raises `HostError`.
        """
        old = await self.session(id)
        if old.status not in ("over", "abandoned"):
            raise HostError("not_over")
        await self._admit(old.guild, person.id, old.channel)
        mode, now = host_lobby.mode_of(self.games, old.system, old.mode), self.clock.now()
        token = f"rematch {id}"
        while True:
            new = await self.store.new_session(
                old.guild, old.channel, person, old.system, old.mode, old.options, old.pace, "joined", now, token
            )
            if (await self._sealed(new)).info.status != "abandoned":
                break
            token = f"{token} {new}"
        async with self._locked(new):
            sealed = await self._sealed(new)
            if not sealed.info.seats:
                sealed = host_lobby.again(sealed, old, person, mode, now)
                await self.store.save_lobby(sealed, [person])
                await self._call_for_ready(sealed, now)
                await self.store.postpone(new, Alarm(-1, "lapse", 0, now + host_lobby.REMATCH_S))
            elif sealed.info.status == "lobby":
                seat = sealed.info.seat_of(person.id)
                if seat is None or sealed.info.seats[seat].asked is not None:
                    sealed = host_lobby.joined(sealed, person, mode, now)
                    await self.store.save_lobby(sealed, [person])
        self._changed(new)
        return sealed.info

    async def join(self, id: int, person: Person) -> SessionInfo:
        """Seats `person` in a lobby, or notes that he agrees to what has changed. Raises `HostError`."""
        info = await self.session(id)
        if not any(seat.person == person.id and seat.asked is None for seat in info.seats):
            await self._admit(info.guild, person.id)
        return await self._lobby(id, lambda sealed, mode, now: host_lobby.joined(sealed, person, mode, now), [person],
                                 person=person.id)  # fmt: skip

    async def leave(self, id: int, person: Person | int) -> SessionInfo:
        """Gives up a seat in a lobby; the last person closes it. Raises `HostError`."""
        who = person.id if isinstance(person, Person) else person
        return await self._lobby(id, lambda sealed, mode, now: host_lobby.left(sealed, who, mode, now))

    async def add_computer(self, id: int, person: int) -> SessionInfo:
        """Seats a computer player; the host's business. Raises `HostError`."""
        return await self._hosting(id, person, host_lobby.with_computer)

    async def remove_computer(self, id: int, person: int) -> SessionInfo:
        """Removes the computer player that came last; the host's business. Raises `HostError`."""
        return await self._hosting(id, person, host_lobby.without_computer)

    async def set_options(self, id: int, person: int, options: Mapping[str, str]) -> SessionInfo:
        """Changes options of a lobby (`preset` names a set of them) and its `pace`; the host's business.

        The others are asked whether they agree. Raises `HostError`.
        """
        wanted = dict(options)
        pace = wanted.pop("pace", None)
        if pace is not None and not is_pace(pace):
            raise HostError("pace_unknown", pace=pace)

        def change(sealed: Sealed, mode: Any, now: float) -> Sealed:
            chosen = {**sealed.info.options, **host_lobby.chosen(mode, wanted)}
            host_lobby.check_room(mode, chosen, len(sealed.info.seats))
            return host_lobby.changed(sealed, person, chosen, pace or sealed.info.pace, now)

        return await self._hosting(id, person, change)

    # leaving and ending

    async def abandon(self, id: int, person: int) -> list[str]:
        """Notes that `person` wants to end the session without a result. Returns who has not agreed yet, by name.

        When nobody is left it is abandoned. A lobby is closed by its host at once.
        """
        async with self._locked(id):
            sealed, now = await self._sealed(id), self.clock.now()
            if sealed.info.status == "lobby":
                await self.store.save_lobby(host_lobby.closed(host_lobby.acting_host(sealed, person, now), now))
                self._changed(id)
                return []
            table = await self._running(id)
            if sealed.info.seat_of(person) is None:
                raise HostError("not_seated")
            agreed = await self.store.vote(id, "abandon", person, now)
            missing = [sealed.info.name_of(other) for other in sealed.info.humans if other not in agreed]
            if missing:
                return missing
            change = host_lobby.abandoned(table.sealed, now)
            await self._write(change, table)
        return []

    # what is there

    async def bind(self, id: int, *, thread: int | None = None, message: int | None = None) -> None:
        """Notes where the session is posted; None leaves what was, 0 means nowhere."""
        async with self._locked(id):
            await self.store.bind(id, thread, message)
            self._tables.pop(id, None)

    async def sessions(
        self, guild: int | None = None, person: int | None = None, status: Status | None = None, limit: int = 500
    ) -> list[SessionInfo]:
        """The newest sessions that fit all that is given (`person` sits there), oldest first."""
        return await self.store.sessions(guild, person, status, limit)

    async def session(self, id: int) -> SessionInfo:
        """A session. Raises `HostError`."""
        return (await self._sealed(id)).info

    async def waiting(self, person: int) -> list[Waiting]:
        """Every session that waits for `person`, nearest deadline first, then the longest."""
        found = await self.store.waiting(person)
        return [Waiting(await self.session(id), seat, since, deadline) for id, seat, _, since, deadline in found]

    async def elsewhere(self, person: int) -> list[Elsewhere]:
        """Every running session of `person` that waits for others."""
        own = {item.info.id for item in await self.waiting(person)}
        found = []
        for info in await self.store.sessions(None, person, "running", 500):
            sealed = await self._sealed(info.id) if info.id not in own else None
            if sealed is not None and info.seat_of(person) is not None:
                running = [clock.deadline for clock in sealed.clocks.values() if clock.left is None]
                found.append(Elsewhere(info, tuple(sorted(sealed.waits)), min(running, default=None)))
        return found

    async def look(self, id: int, person: int | None) -> Look:
        """The session as `person` may see it (None or without a seat = a spectator). Raises `HostError`."""
        table = await self._table(id)
        game: Game[Any] = table.game
        info = table.sealed.info
        seat = info.seat_of(person)
        decision = game.decision(table.state) if info.status == "running" else None
        asked = decision is not None and seat is not None and decision.of(seat) is not None
        legal = tuple(notation.text(action) for action in game.legal(table.state, seat or 0)) if asked else ()
        asks = decision.asks if decision is not None else ()
        clock = table.sealed.clocks.get(seat) if seat is not None else None
        deadline = clock.deadline if clock is not None and clock.left is None else None
        may_extend = seat is not None and no_extension(table.sealed, seat, self.clock.now()) is None
        paused = table.sealed.paused is not None
        return Look(info, info.seq, game.view(table.state, seat), asks, legal, deadline, paused, may_extend)

    async def log(
        self, id: int, person: int | None, *, since_seq: int = 0, to_seq: int | None = None
    ) -> list[LoggedStep]:
        """The steps from `since_seq` to `to_seq` (both included; None = the newest), as `person` may know them."""
        sealed = await self._sealed(id)
        seat = sealed.info.seat_of(person)
        reader = EventReader(self._game(sealed))
        logged = []
        for row in await self.store.steps(id, since_seq, sealed.info.seq if to_seq is None else to_seq):
            seen = tuple(
                known for known in (event.seen_by(seat) for event in reader.decode(row.events)) if known is not None
            )
            action = row.action if row.seat in (seat, -1) or row.origin == "undo" else ""
            logged.append(LoggedStep(row.seq, row.seat, row.origin, action, seen, row.at, row.undone))
        return logged

    async def told(self, id: int) -> int:
        """The newest step that a story has told of; -1 before the first."""
        return await self.store.told(id)

    async def view_at(self, id: int, seq: int, person: int | None) -> Any:
        """The table as it was after step `seq`: kept for the newest step, and for one step a turn (each story's end).

        Raises `HostError`.
        """
        sealed = await self._sealed(id)
        snapshot = await self.store.snapshot(id, seq)
        if snapshot is None:
            raise HostError("picture_not_kept")
        game = self._game(sealed)
        try:
            state = restored(game, snapshot)
        except Unplayable as error:
            raise HostError("picture_not_kept") from error
        return game.view(state, sealed.info.seat_of(person))

    async def results(self, id: int) -> list[Result]:
        """How the session ended, first place first; empty before."""
        return await self.store.results(id)

    async def verify(self, id: int) -> Verification:
        """Proves the log of a session: commitment, chain, draws and replay. Raises `HostError`."""
        sealed = await self._sealed(id)
        if sealed.info.started is None:
            raise HostError("not_started")
        steps = await self.store.steps(id, 0, sealed.info.seq)
        kept = [await self.store.snapshot(id, seq) for seq in await self.store.snapshots(id)]
        proof = Proof(self._game(sealed), sealed, steps, [snapshot for snapshot in kept if snapshot is not None])
        return await asyncio.to_thread(proof.verification)

    async def export(self, id: int, person: int | None) -> bytes:
        """The log as a JSON file, as `person` may see it; all of it once the seed is published. Raises `HostError`."""
        sealed = await self._sealed(id)
        if sealed.info.started is None:
            raise HostError("not_started")
        rows = await self.store.steps(id, 0, sealed.info.seq)
        return exported(sealed, sealed.info.seat_of(person), await self.log(id, person), rows, await self.holders(id))

    # play

    async def draft(self, id: int, person: int) -> SeatDraft:
        """The draft of `person` on the table as it is now; one that no longer fits is dropped, saying why."""
        async with self._locked(id):
            table = await self._running(id)
            seat = self._seat(table, person)
            return await self._draft(table, seat)

    async def keep_draft(self, id: int, person: int, question: int, texts: Sequence[str]) -> SeatDraft:
        """Keeps `texts` as the draft for `question`. Raises `RulesError`; the old draft stays then."""
        async with self._locked(id):
            table = await self._running(id)
            seat = self._seat(table, person)
            ask = table.ask(seat)
            if ask is None and texts:
                raise RulesError("not_your_decision", "not_your_decision", seat=awaited_seat(table))
            if ask is not None and ask.opened != question:
                raise RulesError("stale", "stale")
            draft = SeatDraft(table.game, table.state, seat, question, texts)
            await self.store.set_draft(id, seat, DraftRow(question, tuple(draft.texts)))
            return draft

    async def commit(
        self, id: int, person: int, question: int, texts: Sequence[str], *, origin: Origin = "person", token: str = ""
    ) -> Committed:
        """Carries out `texts` as the answer of `person` to `question`, all in one transaction.

        The same `token` (an interaction's id) does it once. Raises `RulesError` or `HostError` (nothing has changed),
        or `EngineFault` (noted, and told to the players).
        """
        if not texts:
            raise HostError("nothing_to_do")
        async with self._locked(id):
            done = await self.store.done(token) if token else None
            if done is not None:
                sealed = await self._sealed(id)
                over = sealed.info.status == "over"
                return Committed(done.from_seq, done.to_seq, tuple(texts), over=over, again=True)

            def answer(play: Play, table: Table) -> Committed:
                seat = self._seat(table, person)
                answered = play.answer(seat, question, texts, origin)
                carried, rest = tuple(texts[: answered.count]), tuple(texts[answered.count :])
                return Committed(play.before + 1, play.state.seq, carried, rest, answered.planned, answered.stopped)

            committed = await self._play(id, answer, token=token, person=person)
            await self._watch_turn(id, person)
            return committed

    async def suggest(self, id: int, person: int) -> list[str]:
        """What a computer would do next in the place of `person`, as texts; it knows what the person may know.

        Only where no other person sits. Raises `HostError`, or `RulesError` when the person is not asked.
        """
        table = await self._table(id)
        seat = self._seat(table, person)
        if len(table.sealed.info.humans) > 1:
            raise HostError("suggest_alone")
        if table.sealed.info.status != "running" or table.ask(seat) is None:
            raise RulesError("not_your_decision", "not_your_decision", seat=seat)
        return await self._thought(table, seat)

    async def guided(self, id: int) -> bool:
        """Whether the session is a guided first game."""
        return is_guided(await self._table(id))

    async def time_is_up(self, id: int, seat: int, question: int) -> Committed | None:
        """Answers `question` of a silent seat with what silence means, as the clock; None if it no longer waits so."""
        async with self._locked(id):
            table = await self._running(id)
            ask = table.ask(seat)
            if ask is None or ask.opened != question or not ask.default:
                return None
            default = ask.default

            def answer(play: Play, table: Table) -> Committed:
                play.answer(seat, question, [default], "clock")
                return Committed(play.before + 1, play.state.seq, (default,))

            return await self._play(id, answer)

    # people, servers

    async def person(self, id: int) -> PersonSettings:
        """What a person chose."""
        return await self.store.person(id)

    async def set_person(self, id: int, **changes: Any) -> PersonSettings:
        """Changes fields of a person's settings (see `PersonSettings`)."""
        settings = msgspec.structs.replace(await self.store.person(id), **changes)
        await self.store.set_person(settings)
        self._habits.pop(id, None)
        return settings

    async def guild(self, id: int) -> GuildSettings:
        """A server's settings."""
        return await self.store.guild(id)

    async def set_guild(self, id: int, **changes: Any) -> GuildSettings:
        """Changes fields of a server's settings (see `GuildSettings`)."""
        settings = msgspec.structs.replace(await self.store.guild(id), **changes)
        await self.store.set_guild(settings)
        return settings

    async def orders(self, person: int) -> Orders:
        """The standing orders a person has given, by key."""
        return (await self.store.orders([person]))[person]

    async def set_orders(self, person: int, **changes: str | tuple[str, ...]) -> Orders:
        """Changes a person's standing orders. Raises `HostError` for one that no game knows."""
        for key, value in changes.items():
            check_order(self.games, key, value)
        orders = {**await self.orders(person), **changes}
        await self.store.set_orders(person, orders)
        return orders

    async def everything_about(self, person: int) -> dict[str, list[dict[str, Any]]]:
        """All rows about a person, by table. Nothing hidden of others is in it."""
        return await self.store.database.run(people.everything, person)

    async def forget(self, person: int) -> list[int]:
        """Removes name and id of a person everywhere; returns the sessions that had known them.

        A seat in a running session first goes to the computer, one in a lobby is given back. Moves and results stay
        without a name.
        """
        known = [id for id, _ in await self.store.database.run(people.sessions_of, person)]
        for id in known:
            info = await self.session(id)
            if info.status == "running":
                await self._release(id, person)
            elif info.status == "lobby" and info.seat_of(person) is not None:
                await self.leave(id, person)
            mark = self.bar_key(person) if (await self.session(id)).status in ("running", "set_aside") else ""
            async with self._locked(id):
                await self.store.database.run(people.leave, id, person, mark)
                self._tables.pop(id, None)
            self._changed(id)
        self._habits.pop(person, None)
        await self.store.database.run(people.forget, person)
        return known

    async def note(self, key: str) -> str | None:
        """A note that the bot keeps about itself over restarts."""
        return await self.store.meta(key)

    async def set_note(self, key: str, value: str) -> None:
        """Keeps a note."""
        await self.store.set_meta(key, value)

    # outbox

    async def held_up(self, guild: int) -> set[int]:
        """The sessions of a server whose newest story could not be posted so far; it is tried again."""
        return await self.store.held_up(guild)

    async def next_due(self) -> float | None:
        """When the next post is due; None when all is sent."""
        return await self.store.next_due()

    async def still_true(self, post: Post) -> bool:
        """Whether `post` should still be sent. If not, tell `posted(id, None)`: the next post tells its story."""
        if post.kind == BEGUN:
            waits = (await self._sealed(post.session)).waits
            return bool(waits.get(post.payload["seat"]) == post.payload["period"])
        return await self.store.still_true(post)

    async def posted(self, id: int, message: int | None) -> None:
        """Notes that a post was sent as `message` (None: given up)."""
        self._admitted_posts.pop(id, None)
        session = await self.store.posted(id, message, self.clock.now())
        if session is not None:
            async with self._locked(session):
                self._tables.pop(session, None)

    async def post_failed(self, id: int, error: str, retry_at: float) -> None:
        """Notes that sending failed; the post is due again at `retry_at`."""
        await self.store.post_failed(id, error, retry_at)
