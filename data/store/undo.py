"""Requests to take back more than one may alone. Every function runs on the store's thread."""

from __future__ import annotations

import sqlite3

import msgspec

from data.store import rows, sql
from data.store.database import transaction
from data.store.outbox import queue
from data.store.records import Alarm, Change, NewPost, Snapshot, UndoRequest, UndoState

ALARM = "undo"
"""The kind of the alarm at which a request lapses; it stands at no seat."""

_COLUMNS = "id, session, seat, target, first, newest, needed, due, state, closed_by"
NEW = """INSERT INTO undo_requests (session, seat, target, first, newest, needed, due, state)
    VALUES (?, ?, ?, ?, ?, ?, ?, 'open')"""
ONE = f"SELECT {_COLUMNS} FROM undo_requests WHERE id = ?"
OPEN = f"SELECT {_COLUMNS} FROM undo_requests WHERE session = ? AND state = 'open'"
CLOSE = "UPDATE undo_requests SET state = ?, closed_by = ? WHERE id = ? AND state = 'open'"
DROP_ALARM = "DELETE FROM alarms WHERE session = ? AND kind = ?"
TAKEN_BACK = "SELECT 1 FROM steps WHERE session = ? AND seq = ? AND undone IS NOT NULL"
KEPT = "SELECT seq, state, shape, rules_version, keep FROM snapshots WHERE session = ? AND seq >= ? ORDER BY seq"
MESSAGE = """SELECT message FROM posts WHERE session = ? AND kind = 'undo_request'
    AND payload ->> 'request' = ? AND message IS NOT NULL"""
ASKED = f"""SELECT {_COLUMNS} FROM undo_requests WHERE state = 'open' AND EXISTS (SELECT 1 FROM json_each(needed)
        JOIN seats ON seats.session = undo_requests.session AND seats.seat = json_each.value
        WHERE seats.person = ?1 AND seats.kind = 'human')
    AND NOT EXISTS (SELECT 1 FROM votes WHERE votes.session = undo_requests.session AND votes.person = ?1
        AND votes.kind = 'undo ' || undo_requests.id) ORDER BY due"""

_seats = msgspec.json.Decoder(tuple[int, ...])


def _request(row: tuple[int, int, int, int, int, int, str, float, UndoState, int | None]) -> UndoRequest:
    id, session, seat, target, first, newest, needed, due, state, closed_by = row
    return UndoRequest(id, session, seat, target, first, newest, _seats.decode(needed), due, state, closed_by)


def new(connection: sqlite3.Connection, wanted: UndoRequest, now: float) -> UndoRequest:
    """Keeps a request (its `id` is given here), queues its post, and sets the alarm at which it lapses."""
    with transaction(connection):
        values = (
            wanted.session, wanted.seat, wanted.target, wanted.first, wanted.newest, rows.packed(wanted.needed),
            wanted.due,
        )  # fmt: skip
        id = connection.execute(NEW, values).lastrowid
        assert id is not None
        alarm = Alarm(-1, ALARM, id, wanted.due)
        connection.execute(sql.NEW_ALARM, (wanted.session, alarm.seat, alarm.kind, alarm.begun, alarm.due))
        queue(connection, wanted.session, NewPost("undo_request", wanted.newest, {"request": id}), now)
    return msgspec.structs.replace(wanted, id=id)


def one(connection: sqlite3.Connection, id: int) -> UndoRequest | None:
    """A request, open or not."""
    row = connection.execute(ONE, (id,)).fetchone()
    return None if row is None else _request(row)


def opened(connection: sqlite3.Connection, session: int) -> UndoRequest | None:
    """The open request of a session."""
    row = connection.execute(OPEN, (session,)).fetchone()
    return None if row is None else _request(row)


def asked(connection: sqlite3.Connection, person: int) -> list[UndoRequest]:
    """The open requests that wait for an answer of `person`, the one that lapses first first."""
    return [_request(row) for row in connection.execute(ASKED, (person,))]


def is_open(connection: sqlite3.Connection, id: int) -> bool:
    """Whether a request still waits for answers."""
    found = one(connection, id)
    return found is not None and found.state == "open"


def close(
    connection: sqlite3.Connection, request: UndoRequest, state: UndoState, closed_by: int | None, now: float
) -> None:
    """Closes a request without an undo, and has its post say so; nothing if it is closed."""
    with transaction(connection):
        _close(connection, request, state, closed_by, now)


def settle(connection: sqlite3.Connection, change: Change) -> None:
    """What a change of a session does to its open request: it is granted by it, or void once the table moves on."""
    info = change.sealed.info
    request = opened(connection, info.id)
    if request is None:
        return
    if request.id == change.request:
        _close(connection, request, "agreed", None, change.at)
    elif change.steps or info.status != "running" or info.seats[request.seat].kind != "human":
        _close(connection, request, "void", None, change.at)


def voters(connection: sqlite3.Connection, request: UndoRequest) -> set[int]:
    """The people who have agreed so far."""
    return {person for (person,) in connection.execute(sql.VOTES, (request.session, request.vote))}


def message(connection: sqlite3.Connection, request: UndoRequest) -> int | None:
    """The message that asks; None if it was not sent."""
    row = connection.execute(MESSAGE, (request.session, request.id)).fetchone()
    return None if row is None else int(row[0])


def taken_back(connection: sqlite3.Connection, session: int, seq: int) -> bool:
    """Whether a step was taken back."""
    return connection.execute(TAKEN_BACK, (session, seq)).fetchone() is not None


def kept(connection: sqlite3.Connection, session: int, first: int) -> list[Snapshot]:
    """The states that are kept of step `first` and later ones."""
    found = [rows.snapshot(row) for row in connection.execute(KEPT, (session, first))]
    return [snapshot for snapshot in found if snapshot is not None]


def _close(
    connection: sqlite3.Connection, request: UndoRequest, state: UndoState, closed_by: int | None, now: float
) -> None:
    if connection.execute(CLOSE, (state, closed_by, request.id)).rowcount:
        connection.execute(DROP_ALARM, (request.session, ALARM))
        queue(connection, request.session, NewPost("undo_closed", request.newest, {"request": request.id}), now)
