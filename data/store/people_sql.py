"""The SQL statements about one person (`:person`)."""

from __future__ import annotations

_SEATS = "SELECT session, seat FROM seats WHERE person = :person"

EVERYTHING: dict[str, str] = {
    "people": "SELECT id, name, language, picture, data FROM people WHERE id = :person",
    "orders": "SELECT orders FROM orders WHERE person = :person",
    "seats": """SELECT seats.session, sessions.guild, sessions.number, sessions.system, sessions.mode, sessions.status,
            sessions.created, sessions.started, sessions.ended, sessions.host = :person AS host, seats.seat,
            seats.kind, seats.name, seats.gone, seats.missed, seats.away, seats.bank_used, seats.extended,
            seats.pressed, seats.lender = :person AS lent, seats.lent_until
        FROM seats JOIN sessions ON sessions.id = seats.session WHERE seats.person = :person OR seats.lender = :person
        ORDER BY seats.session""",
    "holders": """SELECT session, seat, name, how, agreed, from_seq, to_seq, at FROM holders WHERE person = :person
        ORDER BY session, number""",
    "offers": """SELECT session, seat, offer ->> 'name' AS name, offer ->> 'at' AS at, offer ->> 'until' AS until
        FROM seats WHERE offer ->> 'person' = :person""",
    "steps": """SELECT steps.session, seq, steps.seat, origin, action, steps.at, undone FROM steps
        JOIN holders ON holders.session = steps.session AND holders.seat = steps.seat AND steps.seq > holders.from_seq
            AND steps.seq <= coalesce(holders.to_seq, steps.seq)
        WHERE holders.person = :person ORDER BY steps.session, seq""",
    "drafts": f"SELECT session, seat, question, texts FROM drafts WHERE (session, seat) IN ({_SEATS})",
    "waits": f"SELECT session, seat, period, since FROM waits WHERE (session, seat) IN ({_SEATS})",
    "clocks": f"""SELECT session, seat, about, begun, since, deadline, allowed, left_s, overdue FROM clocks
        WHERE (session, seat) IN ({_SEATS})""",
    "undo_requests": f"""SELECT id, session, seat, first, newest, due, state FROM undo_requests
        WHERE (session, seat) IN ({_SEATS})""",
    "votes": "SELECT session, kind, at FROM votes WHERE person = :person",
    "holidays": "SELECT session, since, until FROM holidays WHERE person = :person",
    "calls": "SELECT post, session, at, loud FROM calls WHERE person = :person",
    "looks": "SELECT session, seq, turn FROM looks WHERE person = :person",
    "summons": "SELECT due FROM summons WHERE person = :person",
    "results": """SELECT session, seat, guild, system, mode, name, place, points, gone, ended FROM results
        WHERE person = :person ORDER BY ended""",
    "tallies": """SELECT guild, system, mode, season, sessions, wins, points, streak, best, mu, sigma FROM tallies
        WHERE person = :person""",
    "rating_steps": """SELECT guild, system, mode, season, session, mu, sigma, at FROM rating_steps
        WHERE person = :person ORDER BY at""",
}
"""By table. Of a session's secrets (seed, states, what others chose) nothing is given."""

SESSIONS_OF = """SELECT id, status FROM sessions WHERE host = :person
    OR id IN (SELECT session FROM seats WHERE person = :person)
    OR id IN (SELECT session FROM results WHERE person = :person)
    OR id IN (SELECT session FROM holders WHERE person = :person)
    OR id IN (SELECT session FROM seats WHERE lender = :person OR offer ->> 'person' = :person)
    OR id IN (SELECT session FROM votes WHERE person = :person) ORDER BY id"""
POSTS_OF = "SELECT id, payload FROM posts WHERE session = ?"
SET_PAYLOAD = "UPDATE posts SET payload = ? WHERE id = ?"
LEAVE = (
    """DELETE FROM drafts WHERE session = :session
        AND seat IN (SELECT seat FROM seats WHERE session = :session AND person = :person)""",
    """UPDATE seats SET person = NULL, name = :nobody, kind = CASE WHEN kind = 'human'
            AND (SELECT status FROM sessions WHERE id = :session) = 'set_aside' THEN 'computer' ELSE kind END
        WHERE session = :session AND person = :person""",
    "UPDATE holders SET person = NULL, name = :nobody, mark = :mark WHERE session = :session AND person = :person",
    """UPDATE seats SET lender = NULL, lender_name = '', lent_until = NULL
        WHERE session = :session AND lender = :person""",
    "UPDATE seats SET offer = NULL WHERE session = :session AND offer ->> 'person' = :person",
    "UPDATE results SET person = NULL, name = :nobody WHERE session = :session AND person = :person",
    "UPDATE sessions SET host = 0 WHERE id = :session AND host = :person",
    "DELETE FROM votes WHERE session = :session AND person = :person",
    "DELETE FROM holidays WHERE session = :session AND person = :person",
)
FORGET = tuple(
    f"DELETE FROM {table} WHERE {column} = :person"
    for table, column in (
        ("people", "id"), ("orders", "person"), ("calls", "person"), ("summons", "person"), ("tallies", "person"),
        ("rating_steps", "person"), ("looks", "person"), ("votes", "person"), ("holidays", "person"),
    )
)  # fmt: skip
