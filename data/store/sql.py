"""Every SQL statement of the store (the tables are in `migrations/`)."""

from __future__ import annotations

SESSION = """id, number, guild, channel, thread, message, host, system, mode, options, pace, status, seq, created,
    started, ended, commitment, seed, counter, fingerprint, rules_version, host_seen, filled, seat_order, barrier,
    turn_seat, plans, paused, agreed"""

META = "SELECT value FROM meta WHERE key = ?"
SET_META = "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"

NEW_SESSION = """INSERT INTO sessions (number, guild, channel, host, system, mode, options, pace, seat_order, status,
        created, host_seen)
    SELECT coalesce(max(number), 0) + 1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'lobby', ?9, ?9 FROM sessions
    WHERE guild = ?1"""
ONE_SESSION = f"SELECT {SESSION} FROM sessions WHERE id = ?"
_OF_GUILD = "guild = :guild"
_OF_STATUS = "status = :status"
_OF_PERSON = "id IN (SELECT session FROM seats WHERE person = :person AND gone = 0)"


def some_sessions(guild: bool, person: bool, status: bool) -> str:
    """The newest sessions, narrowed by what is given (spelled out, so that SQLite can use its indexes)."""
    wanted = [text for text, given in ((_OF_GUILD, guild), (_OF_PERSON, person), (_OF_STATUS, status)) if given]
    where = f"WHERE {' AND '.join(wanted)}" if wanted else ""
    return f"SELECT {SESSION} FROM sessions {where} ORDER BY id DESC LIMIT :limit"


OPEN_SESSIONS = """SELECT id, status, rules_version FROM sessions WHERE status IN ('running', 'set_aside') AND id > ?
    ORDER BY id LIMIT 500"""
COMPUTERS_DUE = "SELECT id FROM sessions WHERE computer_due = 1 AND status = 'running' ORDER BY id"
SAVE_LOBBY = """UPDATE sessions SET host = ?, options = ?, pace = ?, status = ?, ended = ?, host_seen = ?, filled = ?,
        agreed = ?
    WHERE id = ? AND status = 'lobby'"""
SAVE_RUNNING = """UPDATE sessions SET host = ?, status = ?, seq = ?, started = ?, ended = ?, commitment = ?, seed = ?,
        counter = ?, fingerprint = ?, rules_version = ?, host_seen = ?, barrier = ?, turn_seat = ?, plans = ?,
        computer_due = ?, paused = ?, pace = ?
    WHERE id = ? AND seq = ? AND status IN ('lobby', 'running', 'set_aside')"""
BIND = """UPDATE sessions SET thread = nullif(coalesce(?, thread), 0), message = nullif(coalesce(?, message), 0)
    WHERE id = ?"""
SET_MESSAGE = "UPDATE sessions SET message = ? WHERE id = ?"

SEATS = """SELECT session, seat, kind, person, name, gone, missed, away, asked, bank_used, extended, pressed, lender,
        lender_name, lent_until, offer, restarted FROM seats
    WHERE session IN (SELECT value FROM json_each(?)) ORDER BY session, seat"""
DROP_SEATS = "DELETE FROM seats WHERE session = ?"
NEW_SEAT = """INSERT INTO seats (session, seat, kind, person, name, gone, missed, away, asked, bank_used, extended,
        pressed, lender, lender_name, lent_until, offer, restarted)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""

WAITS = "SELECT seat, period FROM waits WHERE session = ? ORDER BY seat"
WAITING = """SELECT waits.session, waits.seat, waits.period, waits.since, clocks.deadline FROM waits
    LEFT JOIN clocks ON clocks.session = waits.session AND clocks.seat = waits.seat AND clocks.left_s IS NULL
    JOIN seats ON seats.session = waits.session AND seats.seat = waits.seat
    JOIN sessions ON sessions.id = waits.session
    WHERE seats.person = ? AND seats.kind = 'human' AND sessions.status = 'running'
    ORDER BY clocks.deadline IS NULL, clocks.deadline, waits.since"""
DROP_OLD_WAITS = """DELETE FROM waits WHERE session = ?1
    AND NOT EXISTS (SELECT 1 FROM json_each(?2) WHERE key = waits.seat AND value = waits.period)"""
ANSWERED = """SELECT id, message FROM posts WHERE session = ?1 AND kind IN ('reminder', 'call') AND message IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM waits WHERE waits.session = ?1 AND waits.seat = posts.payload ->> 'seat'
        AND waits.period = posts.payload ->> 'period')"""
FORGET_MESSAGE = "UPDATE posts SET message = NULL WHERE id = ?"
NEW_WAIT = "INSERT OR IGNORE INTO waits (session, seat, period, since) VALUES (?, ?, ?, ?)"

CLOCKS = """SELECT seat, about, begun, since, deadline, allowed, left_s, overdue FROM clocks WHERE session = ?
    ORDER BY seat"""
DROP_CLOCK = "DELETE FROM clocks WHERE session = ? AND seat = ?"
NEW_CLOCK = """INSERT INTO clocks (session, seat, about, begun, since, deadline, allowed, left_s, overdue)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
DROP_ALARMS = "DELETE FROM alarms WHERE session = ? AND seat = ? AND kind <> 'loan'"
DROP_ALARM = "DELETE FROM alarms WHERE session = ? AND seat = ? AND kind = ? AND begun = ?"
NEW_ALARM = "INSERT OR REPLACE INTO alarms (session, seat, kind, begun, due) VALUES (?, ?, ?, ?, ?)"
SOONER_ALARM = """INSERT INTO alarms (session, seat, kind, begun, due) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (session, seat, kind) DO UPDATE SET due = min(due, excluded.due)"""
DUE_ALARMS = """SELECT session, seat, kind, begun, due FROM alarms WHERE due <= ?
    ORDER BY due, session, seat, kind LIMIT 100"""
NEXT_ALARM = "SELECT min(due) FROM (SELECT due FROM alarms UNION ALL SELECT due FROM summons)"

TOLD_BEGUN = """SELECT 1 FROM posts WHERE session = ? AND kind = 'begun' AND json_extract(payload, '$.seat') = ?
    AND json_extract(payload, '$.period') = ?"""

REMINDED = """SELECT 1 FROM posts WHERE session = ? AND kind = 'reminder' AND (message IS NOT NULL OR sent IS NULL)
    AND payload ->> 'seat' = ? AND payload ->> 'period' = ? AND payload ->> 'kind' = ?"""
REMINDERS_OF = """SELECT id, message FROM posts WHERE session = ? AND kind IN ('reminder', 'call')
    AND message IS NOT NULL AND payload ->> 'seat' = ?"""

CALLED_FOR = "SELECT person, max(at) FROM calls WHERE session = ? AND loud > 0 GROUP BY person"
MESSAGES_OF = "SELECT id, message FROM posts WHERE session = ? AND kind = ? AND message IS NOT NULL"
STILL_ASKED = """SELECT seats.person FROM seats JOIN sessions ON sessions.id = seats.session
    WHERE seats.session = ? AND sessions.status = 'lobby' AND seats.asked IS NOT NULL
    AND seats.person IN (SELECT value FROM json_each(?)) ORDER BY seats.seat"""

CALLED = "SELECT at FROM calls WHERE person = ? AND at > ? AND loud = 1 AND post <> ? ORDER BY at"
NOTE_CALL = "INSERT OR REPLACE INTO calls (post, person, session, at, loud) VALUES (?, ?, ?, ?, ?)"
TELL_TOO = """UPDATE calls SET loud = 2 WHERE person = ? AND loud = 0
    AND session IN (SELECT value FROM json_each(?))"""
SUMMON = """INSERT INTO summons (person, due) VALUES (?, ?)
    ON CONFLICT (person) DO UPDATE SET due = min(due, excluded.due)"""
DUE_SUMMONS = "SELECT person FROM summons WHERE due <= ? ORDER BY due, person LIMIT 100"
DROP_SUMMONS = "DELETE FROM summons WHERE person = ?"
UNCALLED = """SELECT waits.session, waits.seat, waits.period, clocks.deadline FROM waits
    JOIN seats ON seats.session = waits.session AND seats.seat = waits.seat
    JOIN sessions ON sessions.id = waits.session
    JOIN clocks ON clocks.session = waits.session AND clocks.seat = waits.seat
    WHERE seats.person = ?1 AND seats.kind = 'human' AND seats.away = 0 AND sessions.status = 'running'
        AND sessions.paused IS NULL AND sessions.pace <> 'live' AND clocks.overdue = 0
        AND EXISTS (SELECT 1 FROM calls WHERE calls.person = ?1 AND calls.session = waits.session
            AND calls.at >= waits.since AND calls.loud = 0)
        AND NOT EXISTS (SELECT 1 FROM calls WHERE calls.person = ?1 AND calls.session = waits.session
            AND calls.at >= waits.since AND calls.loud > 0)
    ORDER BY clocks.deadline, waits.session"""
STILL_WAITS = """SELECT seats.person FROM waits
    JOIN seats ON seats.session = waits.session AND seats.seat = waits.seat
    JOIN sessions ON sessions.id = waits.session
    JOIN clocks ON clocks.session = waits.session AND clocks.seat = waits.seat
    WHERE waits.session = ? AND waits.seat = ? AND waits.period = ? AND seats.person = ? AND seats.kind = 'human'
        AND seats.away = 0 AND sessions.paused IS NULL AND clocks.overdue = 0"""

HOLIDAYS = "SELECT person, since, until FROM holidays WHERE session = ? ORDER BY since, person"
NEW_HOLIDAY = "INSERT OR REPLACE INTO holidays (session, person, since, until) VALUES (?, ?, ?, ?)"
DROP_HOLIDAYS = "DELETE FROM holidays WHERE session = ? AND person = ?"

STEP = """seq, batch, seat, origin, action, chance, events, barrier, rules_version, counter, mark, fingerprint, at,
    undone"""
NEW_STEP = f"INSERT INTO steps (session, {STEP}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
STEPS = f"SELECT {STEP} FROM steps WHERE session = ? AND seq BETWEEN ? AND ? ORDER BY seq"
UNDO_STEP = "UPDATE steps SET undone = ? WHERE session = ? AND seq = ?"

NEW_SNAPSHOT = "INSERT INTO snapshots (session, seq, shape, rules_version, keep, state) VALUES (?, ?, ?, ?, ?, ?)"
SNAPSHOT = "SELECT seq, state, shape, rules_version, keep FROM snapshots WHERE session = ? AND seq = ?"
NEWEST_SNAPSHOT = """SELECT seq, state, shape, rules_version, keep FROM snapshots WHERE session = ?
    ORDER BY seq DESC LIMIT 1"""
SNAPSHOTS = "SELECT seq FROM snapshots WHERE session = ? ORDER BY seq"
KEEP_SNAPSHOT = "UPDATE snapshots SET keep = 1 WHERE session = ? AND seq = ?"
DROP_SNAPSHOTS = "DELETE FROM snapshots WHERE session = ? AND seq < ? AND keep = 0"

DRAFT = "SELECT question, texts FROM drafts WHERE session = ? AND seat = ?"
SET_DRAFT = """INSERT INTO drafts (session, seat, question, texts) VALUES (?, ?, ?, ?)
    ON CONFLICT (session, seat) DO UPDATE SET question = excluded.question, texts = excluded.texts"""
DROP_DRAFT = "DELETE FROM drafts WHERE session = ? AND seat = ?"

POST = "id, session, kind, from_seq, to_seq, payload, attempts, claimed"
LAST_STORY = f"""SELECT {POST}, sent, message FROM posts WHERE session = ?
    AND kind IN (SELECT value FROM json_each(?)) ORDER BY id DESC LIMIT 1"""
LAST_UNCLAIMED = """SELECT id, kind FROM posts WHERE session = ? AND sent IS NULL AND claimed IS NULL
    ORDER BY id DESC LIMIT 1"""
NEW_POST = "INSERT INTO posts (session, kind, from_seq, to_seq, payload, queued, due) VALUES (?, ?, ?, ?, ?, ?, ?)"
MERGE_POST = "UPDATE posts SET kind = ?, to_seq = ?, payload = ? WHERE id = ?"
DUE_POSTS = f"""SELECT {POST} FROM posts WHERE sent IS NULL AND due <= ?
    AND id = (SELECT min(first.id) FROM posts AS first WHERE first.session = posts.session AND first.sent IS NULL)
    ORDER BY id LIMIT 100"""
HELD_UP = """SELECT DISTINCT posts.session FROM posts JOIN sessions ON sessions.id = posts.session
    WHERE posts.sent IS NULL AND posts.attempts > 0 AND sessions.guild = ?"""
NEXT_DUE = """SELECT min(due) FROM posts WHERE sent IS NULL
    AND id = (SELECT min(first.id) FROM posts AS first WHERE first.session = posts.session AND first.sent IS NULL)"""
IS_UNSENT = "SELECT attempts FROM posts WHERE id = ? AND sent IS NULL"
HAD_PINGS = "SELECT count(*) FROM pings WHERE post = ?"
CLAIM_POST = "UPDATE posts SET claimed = ? WHERE id = ? AND claimed IS NULL"
PASS_STORY_ON = """UPDATE posts SET from_seq = min(from_seq, ?1) WHERE id = (SELECT min(id) FROM posts
    WHERE session = ?2 AND id > ?3 AND kind IN (SELECT value FROM json_each(?4)))"""
DROP_POST = "DELETE FROM posts WHERE id = ?"
TOLD = """SELECT coalesce(max(to_seq), -1) FROM posts WHERE session = ?
    AND kind IN (SELECT value FROM json_each(?))"""
POSTED = "UPDATE posts SET sent = ?, message = ?, error = '' WHERE id = ? AND sent IS NULL"
POST_SESSION = "SELECT session, kind, from_seq, sent FROM posts WHERE id = ?"
POST_FAILED = "UPDATE posts SET attempts = attempts + 1, error = ?, due = ? WHERE id = ? AND sent IS NULL"
SAME_FAULT = "SELECT 1 FROM faults WHERE session = ? AND id = ?"

NEW_PING = "INSERT OR IGNORE INTO pings (session, seat, period, post) VALUES (?, ?, ?, ?)"
DROP_PINGS = "DELETE FROM pings WHERE post = ?"
DROP_OLD_PINGS = """DELETE FROM pings WHERE post = ? AND NOT EXISTS (SELECT 1 FROM waits
    WHERE waits.session = pings.session AND waits.seat = pings.seat AND waits.period = pings.period)"""
LIVE_PINGS = """SELECT seats.person FROM pings
    JOIN waits ON waits.session = pings.session AND waits.seat = pings.seat AND waits.period = pings.period
    JOIN seats ON seats.session = pings.session AND seats.seat = pings.seat
    WHERE pings.post = ? AND seats.kind = 'human' ORDER BY pings.seat"""

TOKEN = "SELECT session, from_seq, to_seq FROM tokens WHERE token = ?"
NEW_TOKEN = "INSERT INTO tokens (token, at, session, from_seq, to_seq) VALUES (?, ?, ?, ?, ?)"
DROP_TOKENS = "DELETE FROM tokens WHERE at < ?"

VOTE = "INSERT OR REPLACE INTO votes (session, kind, person, at) VALUES (?, ?, ?, ?)"
VOTES = "SELECT person FROM votes WHERE session = ? AND kind = ?"
HAS_VOTES = "SELECT 1 FROM votes WHERE session = ? AND kind = ? LIMIT 1"
VOTE_MESSAGES = """SELECT id, message FROM posts WHERE session = ? AND kind = 'vote' AND message IS NOT NULL
    AND payload ->> 'vote' = ?"""
DROP_VOTES = "DELETE FROM votes WHERE session = ? AND kind = ?"

NEW_FAULT = "INSERT OR IGNORE INTO faults (id, session, seq, details, at) VALUES (?, ?, ?, ?, ?)"

NEW_RESULT = """INSERT INTO results (session, seat, number, guild, system, mode, kind, person, name, place, points,
        gone, counted, note, ended)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
RESULTS = """SELECT seat, kind, person, name, place, points, gone, counted, note, number FROM results WHERE session = ?
    ORDER BY place, seat, number"""

PERSON = "SELECT id, name, language, picture, data FROM people WHERE id = ?"
SET_PERSON = """INSERT INTO people (id, name, language, picture, data) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language, picture = excluded.picture,
        data = excluded.data"""
NAME_PERSON = "INSERT INTO people (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
ORDERS = "SELECT orders FROM orders WHERE person = ?"
SET_ORDERS = """INSERT INTO orders (person, orders) VALUES (?, ?)
    ON CONFLICT (person) DO UPDATE SET orders = excluded.orders"""
GUILD = "SELECT settings FROM guilds WHERE id = ?"
SET_GUILD = """INSERT INTO guilds (id, settings) VALUES (?, ?)
    ON CONFLICT (id) DO UPDATE SET settings = excluded.settings"""
