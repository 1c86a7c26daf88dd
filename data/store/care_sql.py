"""The SQL statements of care for a server."""

from __future__ import annotations

OPEN_OF_GUILD = "SELECT count(*) FROM sessions WHERE guild = ? AND status IN ('lobby', 'running', 'set_aside')"
OPEN_OF_PERSON = """SELECT count(*) FROM seats JOIN sessions ON sessions.id = seats.session
    WHERE sessions.guild = ? AND seats.person = ? AND seats.gone = 0
        AND sessions.status IN ('lobby', 'running', 'set_aside')"""

QUIET_THREADS = """SELECT sessions.id, sessions.thread FROM sessions WHERE status = 'running' AND thread IS NOT NULL
    AND coalesce((SELECT max(sent) FROM posts WHERE posts.session = sessions.id), started) < ? ORDER BY sessions.id"""

_OPEN = "sessions.guild = :guild AND sessions.status IN ('lobby', 'running', 'set_aside')"
STUCK: dict[str, str] = {
    "set_aside": f"SELECT id, '', host_seen FROM sessions WHERE {_OPEN} AND status = 'set_aside'",
    "fault": f"""SELECT faults.session, faults.id, max(faults.at) FROM faults
        JOIN sessions ON sessions.id = faults.session
        WHERE {_OPEN} AND faults.seq = sessions.seq GROUP BY faults.session, faults.id""",
    "post": f"""SELECT posts.session, posts.error, min(posts.queued) FROM posts
        JOIN sessions ON sessions.id = posts.session
        WHERE {_OPEN} AND posts.sent IS NULL AND posts.attempts > 0 GROUP BY posts.session""",
    "computer": f"""SELECT sessions.id, '', max(steps.at) FROM sessions JOIN steps ON steps.session = sessions.id
        WHERE {_OPEN} AND sessions.status = 'running' AND sessions.computer_due = 1 AND steps.seq = sessions.seq
        GROUP BY sessions.id HAVING max(steps.at) < :before""",
    "retry": f"""SELECT alarms.session, alarms.begun, alarms.due FROM alarms
        JOIN sessions ON sessions.id = alarms.session
        WHERE {_OPEN} AND sessions.status = 'running' AND alarms.kind = 'computers'""",
    "waiting": f"""SELECT waits.session, seats.name, min(waits.since) FROM waits
        JOIN sessions ON sessions.id = waits.session
        JOIN seats ON seats.session = waits.session AND seats.seat = waits.seat
        WHERE {_OPEN} AND sessions.status = 'running' AND sessions.paused IS NULL AND waits.since < :before
        GROUP BY waits.session""",
    "paused": f"SELECT id, '', paused FROM sessions WHERE {_OPEN} AND paused < :before",
    "lobby": f"SELECT id, '', host_seen FROM sessions WHERE {_OPEN} AND status = 'lobby' AND host_seen < :before",
}
"""By reason: session, detail, since when (of `retry`: when it is tried again)."""
