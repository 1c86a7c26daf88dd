"""Questions and changes about time: alarms, who was called, summons, holidays, votes that are over."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence

from data.store import rows, sql
from data.store.database import Database, transaction
from data.store.outbox import queue
from data.store.records import Alarm, Holiday, NewPost


class TimeStore:
    """The part of the store that keeps time. Each method is one hop to the store's thread."""

    database: Database

    async def due_alarms(self, now: float) -> list[tuple[int, Alarm]]:
        """Sessions and their alarms whose time has come, earliest first, at most 100."""

        def work(connection: sqlite3.Connection) -> list[tuple[int, Alarm]]:
            found = connection.execute(sql.DUE_ALARMS, (now,)).fetchall()
            return [(session, Alarm(seat, kind, begun, due)) for session, seat, kind, begun, due in found]

        return await self.database.run(work)

    async def next_alarm(self) -> float | None:
        """When somebody or something is to be looked at next; None when nothing is."""

        def work(connection: sqlite3.Connection) -> float | None:
            found: float | None = connection.execute(sql.NEXT_ALARM).fetchone()[0]
            return found

        return await self.database.run(work)

    async def drop_alarm(self, session: int, alarm: Alarm) -> None:
        """Forgets an alarm that means nothing any more."""
        await self._run(sql.DROP_ALARM, (session, alarm.seat, alarm.kind, alarm.begun))

    async def postpone(self, session: int, alarm: Alarm) -> None:
        """Keeps an alarm for its new moment."""
        await self._run(sql.NEW_ALARM, (session, alarm.seat, alarm.kind, alarm.begun, alarm.due))

    async def bring_forward(self, session: int, alarm: Alarm) -> None:
        """Keeps an alarm for its moment, unless it is kept for an earlier one."""
        await self._run(sql.SOONER_ALARM, (session, alarm.seat, alarm.kind, alarm.begun, alarm.due))

    async def remind(self, session: int, alarm: Alarm, post: NewPost, now: float) -> None:
        """Queues the reminder of an alarm, and forgets the alarm."""

        def work(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                values = session, alarm.seat, alarm.kind, alarm.begun
                if connection.execute(sql.DROP_ALARM, values).rowcount:
                    queue(connection, session, post, now)

        await self.database.run(work)

    async def told_begun(self, session: int, seat: int, period: int) -> bool:
        """Whether it was told that `seat` has begun the turn it waits with since step `period`."""

        def work(connection: sqlite3.Connection) -> bool:
            return connection.execute(sql.TOLD_BEGUN, (session, seat, period)).fetchone() is not None

        return await self.database.run(work)

    async def reminded(self, session: int, seat: int, period: int, kind: str) -> bool:
        """Whether `seat` had a reminder of that kind in its waiting period, or one is about to be sent."""

        def work(connection: sqlite3.Connection) -> bool:
            return connection.execute(sql.REMINDED, (session, seat, period, kind)).fetchone() is not None

        return await self.database.run(work)

    async def queue(self, session: int, post: NewPost, now: float) -> None:
        """Queues a post that no step has made."""
        await self.database.run(queue, session, post, now)

    async def take_down(self, session: int, kind: str, seq: int, now: float) -> None:
        """Has the posts of a kind deleted: they have been answered."""

        def work(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                _take_down(connection, session, connection.execute(sql.MESSAGES_OF, (session, kind)), seq, now)

        await self.database.run(work)

    async def called_for(self, session: int) -> dict[int, float]:
        """When people were last called for a session."""

        def work(connection: sqlite3.Connection) -> dict[int, float]:
            return dict(connection.execute(sql.CALLED_FOR, (session,)).fetchall())

        return await self.database.run(work)

    async def take_reminders_down(self, session: int, seat: int, seq: int, now: float) -> None:
        """Has the reminders and calls of a seat deleted: what they say is no longer so."""

        def work(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                _take_down(connection, session, connection.execute(sql.REMINDERS_OF, (session, seat)), seq, now)

        await self.database.run(work)

    # calls

    async def called(self, person: int, since: float, but: int) -> list[float]:
        """When a person was called after `since`, by other posts than `but`."""

        def work(connection: sqlite3.Connection) -> list[float]:
            return [at for (at,) in connection.execute(sql.CALLED, (person, since, but))]

        return await self.database.run(work)

    async def note_loud(self, post: int, person: int, session: int, now: float, also: Sequence[int] = ()) -> None:
        """Notes that `post` calls a person, of the sessions `also` too."""

        def work(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                connection.execute(sql.NOTE_CALL, (post, person, session, now, 1))
                connection.execute(sql.TELL_TOO, (person, rows.packed(also)))

        await self.database.run(work)

    async def note_silent(self, post: int, person: int, session: int, now: float, due: float) -> None:
        """Notes that `post` tells a person silently, who is to be called at `due`."""

        def work(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                connection.execute(sql.NOTE_CALL, (post, person, session, now, 0))
                connection.execute(sql.SUMMON, (person, due))

        await self.database.run(work)

    async def due_summons(self, now: float) -> list[int]:
        """The people who are to be called now."""

        def work(connection: sqlite3.Connection) -> list[int]:
            return [person for (person,) in connection.execute(sql.DUE_SUMMONS, (now,))]

        return await self.database.run(work)

    async def uncalled(self, person: int) -> list[tuple[int, int, int, float]]:
        """What waits for a person who was only told silently: session, seat, period, deadline; nearest first."""

        def work(connection: sqlite3.Connection) -> list[tuple[int, int, int, float]]:
            return connection.execute(sql.UNCALLED, (person,)).fetchall()

        return await self.database.run(work)

    async def summon(self, person: int, due: float) -> None:
        """The person is to be called at `due`, if something then waits that he was told of silently."""
        await self._run(sql.SUMMON, (person, due))

    async def call(self, person: int, session: int | None, post: NewPost | None, now: float) -> None:
        """Queues the call of a summoned person (None: nothing waits any more), and ends the summons."""

        def work(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                connection.execute(sql.DROP_SUMMONS, (person,))
                if session is not None and post is not None:
                    queue(connection, session, post, now)

        await self.database.run(work)

    # holidays and votes

    async def set_holidays(self, session: int, person: int, holidays: Sequence[Holiday]) -> None:
        """The person's holidays in a session, in the place of those before."""

        def work(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                connection.execute(sql.DROP_HOLIDAYS, (session, person))
                values = [(session, person, holiday.since, holiday.until) for holiday in holidays]
                connection.executemany(sql.NEW_HOLIDAY, values)

        await self.database.run(work)

    async def close_vote(self, session: int, kind: str, seq: int, now: float) -> None:
        """Forgets the votes for something that has been decided, and has the posts about it deleted."""

        def work(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                connection.execute(sql.DROP_VOTES, (session, kind))
                _take_down(connection, session, connection.execute(sql.VOTE_MESSAGES, (session, kind)), seq, now)

        await self.database.run(work)

    async def _run(self, statement: str, values: tuple[object, ...]) -> None:
        await self.database.run(lambda connection: connection.execute(statement, values).close())


def _take_down(
    connection: sqlite3.Connection, session: int, posts: Iterable[tuple[int, int]], seq: int, now: float
) -> None:
    """Queues the deletion of posts, given with their messages."""
    found = list(posts)
    if found:
        connection.executemany(sql.FORGET_MESSAGE, [(post,) for post, _ in found])
        payload = {"messages": [message for _, message in found]}
        queue(connection, session, NewPost("take_down", seq, payload), now)
