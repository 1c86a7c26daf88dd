ALTER TABLE sessions ADD COLUMN paused REAL;

ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN away INTEGER NOT NULL DEFAULT 0;

-- One row for each awaited seat of a session with a pace, and for the one whose turn it is. `left_s` is what is left of
-- a clock that stands still, NULL while it runs.
CREATE TABLE clocks (
    session INTEGER NOT NULL REFERENCES sessions (id),
    seat INTEGER NOT NULL,
    about TEXT NOT NULL CHECK (about IN ('turn', 'answer')),
    begun INTEGER NOT NULL,
    since REAL NOT NULL,
    deadline REAL NOT NULL,
    allowed REAL NOT NULL,
    left_s REAL,
    overdue INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;

-- What is to be looked at when its time comes; a row is removed in the transaction that acts on it.
CREATE TABLE alarms (
    session INTEGER NOT NULL REFERENCES sessions (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    begun INTEGER NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (session, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX alarms_due ON alarms (due);

-- Who was called by which post: `loud` 1 with a ping, 0 silently (asleep, or called enough that day), 2 together with
-- another session.
CREATE TABLE calls (
    post INTEGER NOT NULL,
    person INTEGER NOT NULL,
    session INTEGER NOT NULL,
    at REAL NOT NULL,
    loud INTEGER NOT NULL,
    PRIMARY KEY (post, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX calls_person ON calls (person, at);

-- People who have been told silently and are to be called at `due`.
CREATE TABLE summons (
    person INTEGER PRIMARY KEY,
    due REAL NOT NULL
) STRICT;
CREATE INDEX summons_due ON summons (due);

CREATE TABLE holidays (
    session INTEGER NOT NULL REFERENCES sessions (id),
    person INTEGER NOT NULL,
    since REAL NOT NULL,
    until REAL NOT NULL,
    PRIMARY KEY (session, person, since)
) STRICT, WITHOUT ROWID;
