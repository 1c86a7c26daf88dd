"""What one transaction writes."""

from __future__ import annotations

import sqlite3

from data.store import rows, sql, standing, undo
from data.store import seats as seats_store
from data.store.database import transaction
from data.store.errors import Collision
from data.store.records import KEPT_APART, STORIES, Change, Done, NewPost, Sealed


def lobby(connection: sqlite3.Connection, sealed: Sealed) -> None:
    """A session that has not started, and its seats."""
    info = sealed.info
    values = (
        info.host, rows.packed(info.options), info.pace, info.status, info.ended, sealed.host_seen, sealed.filled,
        rows.packed(info.agreed), info.id,
    )  # fmt: skip
    if connection.execute(sql.SAVE_LOBBY, values).rowcount != 1:
        raise Collision(f"session {info.id} is no lobby any more")
    seats(connection, sealed)


def seats(connection: sqlite3.Connection, sealed: Sealed) -> None:
    """Who sits where, in the place of who sat there."""
    id = sealed.info.id
    connection.execute(sql.DROP_SEATS, (id,))
    connection.executemany(sql.NEW_SEAT, [rows.seat_row(id, seat) for seat in sealed.info.seats])


def token(connection: sqlite3.Connection, token: str, oldest: float, at: float, done: Done) -> None:
    """Notes what an interaction did ("" = none), and forgets those before `oldest`."""
    if token:
        connection.execute(sql.DROP_TOKENS, (oldest,))
        connection.execute(sql.NEW_TOKEN, (token, at, done.session, done.from_seq, done.to_seq))


def commit(connection: sqlite3.Connection, change: Change, tokens_kept: float) -> None:
    """All of `change`. Raises `Collision` when the session is not at `change.before`; nothing is written then."""
    with transaction(connection):
        _session(connection, change)
        _steps(connection, change)
        if change.seats_changed:
            seats(connection, change.sealed)
        _take_down(connection, change, seats_store.change_hands(connection, change))
        _waits(connection, change)
        _clocks(connection, change)
        id = change.sealed.info.id
        connection.executemany(sql.DROP_DRAFT, [(id, seat) for seat in change.drop_drafts])
        if change.fault is not None:
            _fault(connection, change, *change.fault)
        for post in change.posts:
            _post(connection, change, post)
        undo.settle(connection, change)
        done = Done(id, change.before + 1, change.sealed.info.seq)
        token(connection, change.token, change.at - tokens_kept, change.at, done)
        _results(connection, change)


def _session(connection: sqlite3.Connection, change: Change) -> None:
    sealed, info = change.sealed, change.sealed.info
    values = (
        info.host, info.status, info.seq, info.started, info.ended, info.commitment, sealed.seed, sealed.counter,
        sealed.fingerprint, sealed.rules_version, sealed.host_seen, sealed.barrier, sealed.turn_seat,
        rows.packed(sealed.plans), int(change.computer_due), sealed.paused, info.pace, info.id, max(change.before, 0),
    )  # fmt: skip
    if connection.execute(sql.SAVE_RUNNING, values).rowcount != 1:
        raise Collision(f"session {info.id} is not at step {change.before}")


def _steps(connection: sqlite3.Connection, change: Change) -> None:
    id = change.sealed.info.id
    try:
        connection.executemany(sql.NEW_STEP, [rows.step_row(id, step) for step in change.steps])
    except sqlite3.IntegrityError as error:
        raise Collision(f"session {id} has a step after {change.before} already") from error
    connection.executemany(sql.UNDO_STEP, [(change.sealed.info.seq, id, seq) for seq in change.undone])
    connection.executemany(sql.NEW_SNAPSHOT, [rows.snapshot_row(id, item) for item in change.snapshots])
    if change.keep_before:
        connection.execute(sql.KEEP_SNAPSHOT, (id, change.before))
    if change.snapshots and change.sealed.barrier > change.before:
        connection.execute(sql.DROP_SNAPSHOTS, (id, change.sealed.barrier))


def _waits(connection: sqlite3.Connection, change: Change) -> None:
    id, waits = change.sealed.info.id, change.sealed.waits
    kept = rows.packed({str(seat): period for seat, period in waits.items()})
    if connection.execute(sql.DROP_OLD_WAITS, (id, kept)).rowcount or change.holders:
        _take_down(connection, change, connection.execute(sql.ANSWERED, (id,)).fetchall())
    connection.executemany(sql.NEW_WAIT, [(id, seat, period, change.at) for seat, period in waits.items()])


def _take_down(connection: sqlite3.Connection, change: Change, answered: list[tuple[int, int]]) -> None:
    """Reminders, calls and offers that have been answered (post, message) are to be deleted."""
    if answered:
        connection.executemany(sql.FORGET_MESSAGE, [(post,) for post, _ in answered])
        payload = {"messages": [message for _, message in answered]}
        _post(connection, change, NewPost("take_down", change.sealed.info.seq, payload))


def _clocks(connection: sqlite3.Connection, change: Change) -> None:
    """The clocks that have changed, and what is to be looked at because of them in the place of what was."""
    id, clocks = change.sealed.info.id, change.sealed.clocks
    changed = [(id, seat) for seat in change.rewound]
    connection.executemany(sql.DROP_CLOCK, changed)
    connection.executemany(sql.DROP_ALARMS, changed)
    kept = [rows.clock_row(id, seat, clocks[seat]) for seat in change.rewound if seat in clocks]
    connection.executemany(sql.NEW_CLOCK, kept)
    alarms = [(id, alarm.seat, alarm.kind, alarm.begun, alarm.due) for alarm in change.alarms]
    connection.executemany(sql.NEW_ALARM, alarms)


def _fault(connection: sqlite3.Connection, change: Change, fault: str, details: str) -> None:
    """Notes a fault of ours; the first of its kind in a session is told to the players."""
    id = change.sealed.info.id
    new = connection.execute(sql.NEW_FAULT, (fault, id, change.sealed.info.seq, details, change.at)).rowcount
    if new:
        _post(connection, change, NewPost("fault", change.sealed.info.seq, {"id": fault}))


def _post(connection: sqlite3.Connection, change: Change, post: NewPost) -> None:
    """Queues `post`, as the end of the story that nobody has begun to send if there is one."""
    id = change.sealed.info.id
    story = post.kind in STORIES
    last = connection.execute(sql.LAST_UNCLAIMED, (id,)).fetchone() if story else None
    payload = rows.packed(post.payload)
    if last is not None and last[1] in STORIES and last[1] not in KEPT_APART:
        row = last[0]
        connection.execute(sql.MERGE_POST, (post.kind, post.seq, payload, row))
        connection.execute(sql.DROP_OLD_PINGS, (row,))
    else:
        told = connection.execute(sql.TOLD, (id, rows.packed(STORIES))).fetchone()[0] if story else post.seq - 1
        values = id, post.kind, told + 1, post.seq, payload, change.at, change.at
        row = connection.execute(sql.NEW_POST, values).lastrowid
    connection.executemany(sql.NEW_PING, [(id, seat, period, row) for seat, period in post.pings.items()])


def _results(connection: sqlite3.Connection, change: Change) -> None:
    info = change.sealed.info
    results = [
        (info.id, item.seat, item.number, info.guild, info.system, info.mode, item.kind, item.person, item.name,
         item.place, item.points, int(item.left), int(item.counted), item.note, change.at)
        for item in change.results
    ]  # fmt: skip
    connection.executemany(sql.NEW_RESULT, results)
    standing.count(connection, change)
