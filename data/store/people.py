"""Everything that is kept about one person: all of it at once, and gone for good.

Every function runs on the store's thread. A table that comes to hold people belongs into the statements here; a test
looks for the person in every column of the database.
"""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from data.store import people_sql as sql
from data.store.database import transaction

NOBODY = "N. N."
"""The name of a seat whose person wanted to be forgotten."""


def everything(connection: sqlite3.Connection, person: int) -> dict[str, list[dict[str, Any]]]:
    """What is stored about `person`, table by table, each row by its columns. Nothing hidden of others is in it."""
    found = {}
    for table, query in sql.EVERYTHING.items():
        cursor = connection.execute(query, {"person": person})
        columns = [column[0] for column in cursor.description]
        found[table] = [dict(zip(columns, row, strict=True)) for row in cursor]
    return found


def sessions_of(connection: sqlite3.Connection, person: int) -> list[tuple[int, str]]:
    """The sessions that know `person` (as a seat, the host, or in a result), with their status."""
    return connection.execute(sql.SESSIONS_OF, {"person": person}).fetchall()


def leave(connection: sqlite3.Connection, session: int, person: int, mark: str) -> None:
    """Takes name and id of `person` out of one session; its moves and its result stay without them.

    `mark` ("" for one that does not run) stays in their place among those who have held a seat.
    """
    values = {"session": session, "person": person, "nobody": NOBODY, "mark": mark}
    with transaction(connection):
        posts = connection.execute(sql.POSTS_OF, (session,)).fetchall()
        changed = [(_without(payload, person), id) for id, payload in posts]
        connection.executemany(sql.SET_PAYLOAD, [item for item in changed if item[0] is not None])
        for statement in sql.LEAVE:
            connection.execute(statement, values)


def forget(connection: sqlite3.Connection, person: int) -> None:
    """Removes all else about `person`, and overwrites what the file still held of it."""
    connection.execute("PRAGMA secure_delete = ON")
    with transaction(connection):
        for statement in sql.FORGET:
            connection.execute(statement, {"person": person})
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _without(payload: str, person: int) -> str | None:
    """A post's payload without the person; None if it does not know him."""
    content = msgspec.json.decode(payload)
    if not _blank(content, person):
        return None
    return msgspec.json.encode(content).decode()


def _blank(value: Any, person: int) -> bool:
    """Takes the person out of plain values, in place; tells whether he was there."""
    if isinstance(value, list):
        return sum(_blank(item, person) for item in value) > 0
    if not isinstance(value, dict):
        return False
    found = sum(_blank(item, person) for item in value.values()) > 0
    if value.get("person") != person:
        return found
    value["person"] = None
    if "name" in value:
        value["name"] = NOBODY
    return True
