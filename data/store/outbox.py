"""A post of its own in the outbox. It runs on the store's thread."""

from __future__ import annotations

import sqlite3

from data.store import rows, sql
from data.store.records import NewPost


def queue(connection: sqlite3.Connection, session: int, post: NewPost, now: float) -> None:
    """Queues a post that is no part of a story."""
    values = session, post.kind, post.seq, post.seq, rows.packed(post.payload), now, now
    connection.execute(sql.NEW_POST, values)
