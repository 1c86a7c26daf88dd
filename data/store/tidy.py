"""What is forgotten once a day, because nobody can need it any more. It runs on the store's thread.

The log, results and snapshots stay. So do the stories of open sessions (whoever comes back catches up by them), the
newest story of every session (it says up to where was told), every message of an open session that may still be
edited or deleted, and a ping as long as its seat waits (it keeps that from being called twice).
"""

from __future__ import annotations

import sqlite3

from data.store import rows
from data.store.database import transaction
from data.store.records import STORIES

KEPT_S = 30 * 24 * 3600.0
"""How long what was sent is kept, after its session's end for all that tells of it."""
AT_ONCE = 1000
"""Rows of one transaction, so that nobody's press waits long."""

_IS_STORY = "posts.kind IN (SELECT value FROM json_each(:stories))"
_PINGS = """DELETE FROM pings WHERE (session, seat, period) IN (
    SELECT pings.session, pings.seat, pings.period FROM pings JOIN posts ON posts.id = pings.post
    WHERE posts.sent < :before AND NOT EXISTS (SELECT 1 FROM waits WHERE waits.session = pings.session
        AND waits.seat = pings.seat AND waits.period = pings.period) LIMIT :most)"""
_POSTS = f"""DELETE FROM posts WHERE id IN (SELECT posts.id FROM posts JOIN sessions ON sessions.id = posts.session
    WHERE posts.sent < :before AND NOT EXISTS (SELECT 1 FROM pings WHERE pings.post = posts.id)
        AND ((sessions.status IN ('over', 'abandoned') AND sessions.ended < :before
                AND NOT ({_IS_STORY} AND posts.id = (SELECT max(id) FROM posts AS newest
                    WHERE newest.session = posts.session AND newest.kind IN (SELECT value FROM json_each(:stories)))))
            OR (sessions.status NOT IN ('over', 'abandoned') AND posts.message IS NULL AND NOT {_IS_STORY}))
    LIMIT :most)"""
_CALLS = """DELETE FROM calls WHERE (post, person) IN (SELECT calls.post, calls.person FROM calls
    WHERE calls.at < :before
        AND NOT EXISTS (SELECT 1 FROM waits WHERE waits.session = calls.session AND waits.since <= calls.at)
    LIMIT :most)"""
_TOKENS = "DELETE FROM tokens WHERE token IN (SELECT token FROM tokens WHERE at < :tokens_before LIMIT :most)"


def tidy(connection: sqlite3.Connection, now: float, tokens_kept_s: float) -> int:
    """Forgets at most `AT_ONCE` rows of each kind; how many there were."""
    values = {
        "before": now - KEPT_S, "tokens_before": now - tokens_kept_s, "stories": rows.packed(STORIES), "most": AT_ONCE,
    }  # fmt: skip
    with transaction(connection):
        return sum(connection.execute(statement, values).rowcount for statement in (_PINGS, _POSTS, _CALLS, _TOKENS))
