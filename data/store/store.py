"""The store: every question to the database and every change of it, each one hop to the store's thread."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from data.store import rows, seats, sql, standing, tidy, undo, writing
from data.store.database import Database, transaction
from data.store.records import (
    CALLS,
    READY,
    REMINDERS,
    STORIES,
    Change,
    Done,
    DraftRow,
    GuildSettings,
    Holiday,
    Orders,
    Person,
    PersonSettings,
    Post,
    Rating,
    Result,
    Scope,
    Sealed,
    SeatOrder,
    SessionInfo,
    Snapshot,
    Status,
    StepRow,
)
from data.store.timing import TimeStore

TOKENS_KEPT = 24 * 3600.0
"""Seconds for which a repeated interaction is recognised; Discord forgets them after 15 minutes."""


class Store(TimeStore):
    """An open store. `installation` is a random word made with the file; it begins every nonce."""

    def __init__(self, database: Database, installation: str) -> None:
        self.database = database
        self.installation = installation

    @classmethod
    async def open(cls, path: str | Path) -> Store:
        """Opens, checks and migrates the file. Raises `StoreError`."""
        database = await Database.open(path)
        try:
            return cls(database, await database.run(_installation))
        except BaseException:
            await database.close()
            raise

    async def close(self) -> None:
        """Closes the file; another instance may open it then."""
        await self.database.close()

    # sessions

    async def new_session(
        self, guild: int, channel: int, host: Person, system: str, mode: str, options: dict[str, str], pace: str,
        seat_order: SeatOrder, at: float, token: str,
    ) -> int:  # fmt: skip
        """The id of a new lobby; the same id again for a repeated token."""

        def work(connection: sqlite3.Connection) -> int:
            with transaction(connection):
                if done := _done(connection, token):
                    return done.session
                values = guild, channel, host.id, system, mode, rows.packed(options), pace, seat_order, at
                id = connection.execute(sql.NEW_SESSION, values).lastrowid
                assert id is not None
                writing.token(connection, token, at - TOKENS_KEPT, at, Done(id, 0, 0))
                return id

        return await self.database.run(work)

    async def sealed(self, id: int) -> Sealed | None:
        """A session with its secrets, or None if there is none of that id."""

        def work(connection: sqlite3.Connection) -> Sealed | None:
            row = connection.execute(sql.ONE_SESSION, (id,)).fetchone()
            if row is None:
                return None
            waits = dict(connection.execute(sql.WAITS, (id,)).fetchall())
            clocks = dict(rows.clock(item) for item in connection.execute(sql.CLOCKS, (id,)))
            holidays = tuple(Holiday(*item) for item in connection.execute(sql.HOLIDAYS, (id,)))
            held = rows.held(connection, [id])[id]
            return rows.sealed(row, rows.seats(connection, [id])[id], waits, clocks, holidays, held)

        return await self.database.run(work)

    async def sessions(
        self, guild: int | None, person: int | None, status: Status | None, limit: int
    ) -> list[SessionInfo]:
        """The newest `limit` sessions that fit all that is given, oldest first; `person` must sit there."""

        def work(connection: sqlite3.Connection) -> list[SessionInfo]:
            values = {"guild": guild, "person": person, "status": status, "limit": limit}
            query = sql.some_sessions(guild is not None, person is not None, status is not None)
            found = connection.execute(query, values).fetchall()
            ids = [row[0] for row in found]
            seated, held = rows.seats(connection, ids), rows.held(connection, ids)
            return [rows.sealed(row, seated[row[0]], {}, {}, (), held[row[0]]).info for row in reversed(found)]

        return await self.database.run(work)

    async def open_sessions(self, after: int) -> list[tuple[int, Status, str]]:
        """Id, status and rules version of running and set-aside sessions, at most 500, ids above `after`."""
        return await self._all(sql.OPEN_SESSIONS, (after,))

    async def computers_due(self) -> list[int]:
        """The running sessions that wait for a computer."""
        return [id for (id,) in await self._all(sql.COMPUTERS_DUE, ())]

    async def save_lobby(self, sealed: Sealed, names: Sequence[Person] = ()) -> None:
        """Writes a session that has not started, with its seats; `names` are people to be remembered."""

        def work(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                writing.lobby(connection, sealed)
                connection.executemany(sql.NAME_PERSON, [(person.id, person.name) for person in names])

        await self.database.run(work)

    async def commit(self, change: Change) -> None:
        """Writes all of `change`, or raises `Collision` and writes nothing."""
        await self.database.run(writing.commit, change, TOKENS_KEPT)

    async def bind(self, id: int, thread: int | None, message: int | None) -> None:
        """Where the session is posted; None leaves what was."""
        await self._write(sql.BIND, (thread, message, id))

    async def done(self, token: str) -> Done | None:
        """What the interaction `token` has already done."""
        return await self.database.run(_done, token)

    async def waiting(self, person: int) -> list[tuple[int, int, int, float, float | None]]:
        """Every session that waits for `person`: session, seat, period, since when, deadline; nearest first."""
        return await self._all(sql.WAITING, (person,))

    async def vote(self, id: int, kind: str, person: int, at: float) -> set[int]:
        """Notes a vote; all people who have voted so."""

        def work(connection: sqlite3.Connection) -> set[int]:
            connection.execute(sql.VOTE, (id, kind, person, at))
            return {voter for (voter,) in connection.execute(sql.VOTES, (id, kind))}

        return await self.database.run(work)

    async def votes(self, id: int, kind: str) -> set[int]:
        """All people who have voted so."""
        return {voter for (voter,) in await self._all(sql.VOTES, (id, kind))}

    # steps and snapshots

    async def steps(self, id: int, first: int, last: int) -> list[StepRow]:
        """The log from step `first` to `last`, both included."""
        return [rows.step(row) for row in await self._all(sql.STEPS, (id, first, last))]

    async def snapshot(self, id: int, seq: int | None = None) -> Snapshot | None:
        """The state after step `seq`, if it is kept; without `seq` the newest."""
        query, values = (sql.NEWEST_SNAPSHOT, (id,)) if seq is None else (sql.SNAPSHOT, (id, seq))
        found = await self._all(query, values)
        return rows.snapshot(found[0]) if found else None

    async def snapshots(self, id: int) -> list[int]:
        """The steps after which a state is kept."""
        return [seq for (seq,) in await self._all(sql.SNAPSHOTS, (id,))]

    # drafts

    async def draft(self, id: int, seat: int) -> DraftRow | None:
        """The draft of a seat."""
        found = await self._all(sql.DRAFT, (id, seat))
        return DraftRow(found[0][0], rows.texts(found[0][1])) if found else None

    async def set_draft(self, id: int, seat: int, draft: DraftRow, token: str = "", at: float = 0.0) -> None:
        """Keeps `draft`; an empty one is dropped. `token` notes that an interaction did it, at `at`."""

        def work(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                if draft.texts:
                    row = id, seat, draft.question, rows.packed(draft.texts)
                    connection.execute(sql.SET_DRAFT, row)
                else:
                    connection.execute(sql.DROP_DRAFT, (id, seat))
                writing.token(connection, token, at - TOKENS_KEPT, at, Done(id, 0, 0))

        await self.database.run(work)

    # outbox

    async def due_posts(self, now: float) -> list[Post]:
        """What is to be sent now: the first unsent post of each session, oldest first.

        From now on these stay as they are: a later story becomes a post of its own.
        """

        def work(connection: sqlite3.Connection) -> list[Post]:
            found = connection.execute(sql.DUE_POSTS, (now,)).fetchall()
            if found:
                with transaction(connection):
                    connection.executemany(sql.CLAIM_POST, [(now, row[0]) for row in found])
            posts = [rows.post(row, self.installation, []) for row in found]
            for post in posts:
                post.payload["pings"] = _pings(connection, post)
            return posts

        return await self.database.run(work)

    async def held_up(self, guild: int) -> set[int]:
        """The sessions of a server with a post that could not be sent so far."""
        return {session for (session,) in await self._all(sql.HELD_UP, (guild,))}

    async def next_due(self) -> float | None:
        """When the next post becomes due; None when nothing is unsent."""
        found: float | None = (await self._all(sql.NEXT_DUE, ()))[0][0]
        return found

    async def told(self, session: int) -> int:
        """The newest step that a story tells of; -1 before the first."""

        def work(connection: sqlite3.Connection) -> int:
            found: int = connection.execute(sql.TOLD, (session, rows.packed(STORIES))).fetchone()[0]
            return found

        return await self.database.run(work)

    async def last_story(self, session: int) -> Post | None:
        """The newest story of a session, if it stands as a message; it calls nobody any more."""

        def work(connection: sqlite3.Connection) -> Post | None:
            row = connection.execute(sql.LAST_STORY, (session, rows.packed(STORIES))).fetchone()
            stands = row is not None and row[-1] is not None and row[-2] is not None
            return rows.post(row[:-2], self.installation, []) if stands else None

        return await self.database.run(work)

    async def still_true(self, post: Post) -> bool:
        """Whether `post` is unsent, and somebody whom it calls still waits if it calls at all.

        One that was tried before may have arrived, so it stays true.
        """

        def work(connection: sqlite3.Connection) -> bool:
            row = connection.execute(sql.IS_UNSENT, (post.id,)).fetchone()
            if row is None:
                return False
            called = connection.execute(sql.HAD_PINGS, (post.id,)).fetchone()[0]
            tried = bool(row[0]) or post.claimed is not None
            if post.kind in CALLS and undo.taken_back(connection, post.session, post.to_seq):
                return False
            if post.kind == "undo_request":
                return tried or undo.is_open(connection, post.payload["request"])
            if post.kind in (*REMINDERS, READY):
                return tried or bool(_pings(connection, post))
            if post.kind == "seat_offer":
                return tried or seats.still_offered(connection, post)
            if post.kind == "vote":
                vote = post.session, post.payload["vote"]
                return tried or connection.execute(sql.HAS_VOTES, vote).fetchone() is not None
            return tried or post.kind not in CALLS or not called or bool(_pings(connection, post))

        return await self.database.run(work)

    async def posted(self, id: int, message: int | None, now: float) -> int | None:
        """Notes that a post was sent as `message`; None = it is not sent at all, and its story goes to the next.

        Returns the session whose newest table message it is now, if it is one.
        """

        def work(connection: sqlite3.Connection) -> int | None:
            with transaction(connection):
                row = connection.execute(sql.POST_SESSION, (id,)).fetchone()
                if row is None or row[3] is not None:
                    return None
                session, kind, from_seq, _ = row
                if message is None and kind in CALLS:
                    connection.execute(sql.PASS_STORY_ON, (from_seq, session, id, rows.packed(STORIES)))
                    connection.execute(sql.DROP_PINGS, (id,))
                    connection.execute(sql.DROP_POST, (id,))
                    return None
                connection.execute(sql.POSTED, (now, message, id))
                if message is None or kind not in STORIES:
                    return None
                connection.execute(sql.SET_MESSAGE, (message, session))
                return int(session)

        return await self.database.run(work)

    async def post_failed(self, id: int, error: str, retry_at: float) -> None:
        """Notes a failed attempt; the post is due again at `retry_at`."""
        await self._write(sql.POST_FAILED, (error, retry_at, id))

    async def tidy(self, now: float) -> int:
        """Forgets what nobody can need any more (see `data/store/tidy.py`); how many rows."""
        gone = 0
        while some := await self.database.run(tidy.tidy, now, TOKENS_KEPT):
            gone += some
        return gone

    # people and servers

    async def person(self, id: int) -> PersonSettings:
        """What a person chose; defaults for somebody unknown."""
        found = await self._all(sql.PERSON, (id,))
        if not found:
            return PersonSettings(id)
        _, name, language, picture, data = found[0]
        return PersonSettings(id, name, language, picture, rows.words(data))

    async def set_person(self, settings: PersonSettings) -> None:
        """Keeps a person's settings."""
        row = settings.id, settings.name, settings.language, settings.picture, rows.packed(settings.data)
        await self._write(sql.SET_PERSON, row)

    async def orders(self, people: Sequence[int]) -> dict[int, Orders]:
        """The standing orders that people have given."""

        def work(connection: sqlite3.Connection) -> dict[int, Orders]:
            return {person: rows.orders(connection.execute(sql.ORDERS, (person,)).fetchone()) for person in people}

        return await self.database.run(work)

    async def set_orders(self, person: int, orders: Orders) -> None:
        """Keeps a person's standing orders."""
        await self._write(sql.SET_ORDERS, (person, rows.packed(orders)))

    async def guild(self, id: int) -> GuildSettings:
        """A server's settings; defaults for an unknown one."""
        found = await self._all(sql.GUILD, (id,))
        return msgspec.json.decode(found[0][0], type=GuildSettings) if found else GuildSettings(id)

    async def set_guild(self, settings: GuildSettings) -> None:
        """Keeps a server's settings."""
        await self._write(sql.SET_GUILD, (settings.id, rows.packed(settings)))

    # results

    async def results(self, id: int) -> list[Result]:
        """How a session ended, first place first; empty before its end."""
        return [rows.result(row) for row in await self._all(sql.RESULTS, (id,))]

    async def ratings(self, scope: Scope, people: Sequence[int]) -> dict[int, Rating]:
        """The ratings of those who have one."""
        return await self.database.run(standing.ratings, scope, people)

    async def season(self, guild: int) -> int:
        """The number of the season that a server plays; the first is 1."""
        return await self.database.run(standing.season, guild)

    # meta

    async def meta(self, key: str) -> str | None:
        """A note of the installation itself."""
        found = await self._all(sql.META, (key,))
        return found[0][0] if found else None

    async def set_meta(self, key: str, value: str) -> None:
        """Keeps a note of the installation itself."""
        await self._write(sql.SET_META, (key, value))

    async def _all(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        return await self.database.run(lambda connection: connection.execute(query, values).fetchall())

    async def _write(self, statement: str, values: tuple[Any, ...]) -> None:
        await self.database.run(lambda connection: connection.execute(statement, values).close())


def _installation(connection: sqlite3.Connection) -> str:
    row = connection.execute(sql.META, ("installation",)).fetchone()
    if row is None:
        connection.execute(sql.SET_META, ("installation", secrets.token_hex(4)))
        return _installation(connection)
    return str(row[0])


def _done(connection: sqlite3.Connection, token: str) -> Done | None:
    row = connection.execute(sql.TOKEN, (token,)).fetchone() if token else None
    return Done(*row) if row else None


def _pings(connection: sqlite3.Connection, post: Post) -> list[int]:
    """Who is called by a post and still waits as he did when it was queued."""
    if post.kind == READY:
        people = rows.packed([known["person"] for known in post.payload["people"]])
        return [person for (person,) in connection.execute(sql.STILL_ASKED, (post.session, people))]
    if post.kind in REMINDERS:
        told = post.payload
        values: tuple[int, ...] = (post.session, told["seat"], told["period"], told["person"])
        return [person for (person,) in connection.execute(sql.STILL_WAITS, values)]
    if post.kind == "seat_offer":
        invited = post.payload["to"]["person"]
        return [invited] if invited is not None and seats.still_offered(connection, post) else []
    return [person for (person,) in connection.execute(sql.LIVE_PINGS, (post.id,))]
