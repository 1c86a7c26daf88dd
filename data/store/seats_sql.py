"""The SQL statements about who holds which seat (the tables are in `migrations/`)."""

from __future__ import annotations

HOLDER = "seat, person, name, how, agreed, at, from_seq, kind, until, to_seq, mark"
HOLDERS = f"SELECT {HOLDER} FROM holders WHERE session = ? ORDER BY number"
HELD = """SELECT session, person, seat FROM holders WHERE person IS NOT NULL
    AND session IN (SELECT value FROM json_each(?)) ORDER BY session, number"""
END_HOLDING = "UPDATE holders SET to_seq = ? WHERE session = ? AND seat = ? AND to_seq IS NULL"
NEW_HOLDER = """INSERT INTO holders (session, number, seat, person, name, how, agreed, at, from_seq, kind, until)
    SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 FROM holders WHERE session = ?1"""
AGREE = """UPDATE holders SET agreed = 1 WHERE session = ?1 AND number =
    (SELECT max(number) FROM holders WHERE session = ?1 AND seat = ?2)"""
DROP_MARKS = "UPDATE holders SET mark = '' WHERE session = ? AND mark <> ''"

DROP_WAIT = "DELETE FROM waits WHERE session = ? AND seat = ?"
DROP_PING = "DELETE FROM pings WHERE session = ? AND seat = ? AND period = ?"
DROP_LOAN = "DELETE FROM alarms WHERE session = ? AND seat = ? AND kind = 'loan'"
DROP_VOTES_OF = "DELETE FROM votes WHERE session = ? AND person = ?"

OFFER_POSTS = """SELECT id, message FROM posts WHERE session = ? AND kind = 'seat_offer' AND message IS NOT NULL
    AND payload ->> 'seat' = ?"""
OFFERED = "SELECT offer FROM seats WHERE session = ? AND seat = ? AND offer IS NOT NULL"
INVITED = """SELECT seats.session, seats.seat FROM seats JOIN sessions ON sessions.id = seats.session
    WHERE seats.offer ->> 'person' = ? AND seats.offer ->> 'open' = 1 AND sessions.status = 'running'
    ORDER BY seats.session"""
LENT = """SELECT seats.session, seats.seat FROM seats JOIN sessions ON sessions.id = seats.session
    WHERE seats.lender = ? AND sessions.status = 'running' ORDER BY seats.session"""
