"""What people have last seen of a session, and its stories since. Every function runs on the store's thread."""

from __future__ import annotations

import sqlite3

from data.store import rows
from data.store.records import STORIES

LAST = "SELECT seq, turn FROM looks WHERE session = ? AND person = ?"
NOTE = """INSERT INTO looks (session, person, seq, turn) VALUES (?, ?, ?, ?)
    ON CONFLICT (session, person) DO UPDATE SET seq = excluded.seq, turn = excluded.turn WHERE excluded.seq > seq"""
STORIES_SINCE = """SELECT from_seq, to_seq FROM posts WHERE session = ? AND to_seq > ?
    AND kind IN (SELECT value FROM json_each(?)) ORDER BY to_seq"""


def last(connection: sqlite3.Connection, session: int, person: int) -> tuple[int, int] | None:
    """The step and the turn that `person` has last seen; None for somebody who has not looked yet."""
    found: tuple[int, int] | None = connection.execute(LAST, (session, person)).fetchone()
    return found


def note(connection: sqlite3.Connection, session: int, person: int, seq: int, turn: int) -> None:
    """Keeps what `person` has seen; an older step than the one kept changes nothing."""
    connection.execute(NOTE, (session, person, seq, turn))


def stories(connection: sqlite3.Connection, session: int, since: int) -> list[tuple[int, int]]:
    """First and last step of each story told (or to be told) after step `since`."""
    return connection.execute(STORIES_SINCE, (session, since, rows.packed(STORIES))).fetchall()
