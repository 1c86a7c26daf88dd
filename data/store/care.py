"""What a server's managers and limits ask for. Every function runs on the store's thread."""

from __future__ import annotations

import sqlite3

from data.store import care_sql as sql
from data.store.records import Stuck


def open_tables(connection: sqlite3.Connection, guild: int, person: int) -> tuple[int, int]:
    """How many open tables a server has, and at how many of them `person` sits."""
    (of_guild,) = connection.execute(sql.OPEN_OF_GUILD, (guild,)).fetchone()
    (of_person,) = connection.execute(sql.OPEN_OF_PERSON, (guild, person)).fetchone()
    return of_guild, of_person


def quiet_threads(connection: sqlite3.Connection, before: float) -> list[tuple[int, int]]:
    """Running sessions with their threads in which nothing was posted since `before`."""
    return connection.execute(sql.QUIET_THREADS, (before,)).fetchall()


def stuck(connection: sqlite3.Connection, guild: int, before: float) -> list[Stuck]:
    """Open sessions that do not go on, with the reason; those that wait do so since before `before`."""
    found = []
    for why, query in sql.STUCK.items():
        for session, detail, since in connection.execute(query, {"guild": guild, "before": before}):
            found.append(Stuck(session, why, str(detail), since))
    return sorted(found, key=lambda one: (one.session, one.why))
