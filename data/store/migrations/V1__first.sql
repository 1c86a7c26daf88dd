CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    number INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER,
    message INTEGER,
    host INTEGER NOT NULL,
    system TEXT NOT NULL,
    mode TEXT NOT NULL,
    options TEXT NOT NULL,
    pace TEXT NOT NULL,
    seat_order TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'abandoned', 'set_aside')),
    seq INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL,
    started REAL,
    ended REAL,
    commitment TEXT NOT NULL DEFAULT '',
    seed BLOB NOT NULL DEFAULT x'',
    counter INTEGER NOT NULL DEFAULT 0,
    fingerprint BLOB NOT NULL DEFAULT x'',
    rules_version TEXT NOT NULL DEFAULT '',
    host_seen REAL NOT NULL,
    filled REAL,
    barrier INTEGER NOT NULL DEFAULT 0,
    turn_seat INTEGER NOT NULL DEFAULT -1,
    plans TEXT NOT NULL DEFAULT '[]',
    computer_due INTEGER NOT NULL DEFAULT 0,
    UNIQUE (guild, number)
) STRICT;
CREATE INDEX sessions_open ON sessions (status, id) WHERE status IN ('lobby', 'running', 'set_aside');
CREATE INDEX sessions_computer ON sessions (id) WHERE computer_due = 1 AND status = 'running';

CREATE TABLE seats (
    session INTEGER NOT NULL REFERENCES sessions (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('human', 'computer', 'open')),
    person INTEGER,
    name TEXT NOT NULL,
    gone INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person, session) WHERE person IS NOT NULL;

CREATE TABLE waits (
    session INTEGER NOT NULL REFERENCES sessions (id),
    seat INTEGER NOT NULL,
    period INTEGER NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE steps (
    session INTEGER NOT NULL REFERENCES sessions (id),
    seq INTEGER NOT NULL,
    batch INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    origin TEXT NOT NULL,
    action TEXT NOT NULL,
    chance TEXT NOT NULL,
    events TEXT NOT NULL,
    barrier TEXT NOT NULL,
    rules_version TEXT NOT NULL,
    counter INTEGER NOT NULL,
    mark BLOB NOT NULL,
    fingerprint BLOB NOT NULL,
    at REAL NOT NULL,
    undone INTEGER,
    PRIMARY KEY (session, seq)
) STRICT, WITHOUT ROWID;

-- With a rowid: rows of about 1 KB would each spill over into a page of their own otherwise.
CREATE TABLE snapshots (
    session INTEGER NOT NULL REFERENCES sessions (id),
    seq INTEGER NOT NULL,
    shape INTEGER NOT NULL,
    rules_version TEXT NOT NULL,
    keep INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (session, seq)
) STRICT;

CREATE TABLE drafts (
    session INTEGER NOT NULL REFERENCES sessions (id),
    seat INTEGER NOT NULL,
    question INTEGER NOT NULL,
    texts TEXT NOT NULL,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE posts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    session INTEGER NOT NULL REFERENCES sessions (id),
    kind TEXT NOT NULL,
    from_seq INTEGER NOT NULL,
    to_seq INTEGER NOT NULL,
    payload TEXT NOT NULL,
    queued REAL NOT NULL,
    due REAL NOT NULL,
    claimed REAL,
    attempts INTEGER NOT NULL DEFAULT 0,
    error TEXT NOT NULL DEFAULT '',
    sent REAL,
    message INTEGER
) STRICT;
CREATE INDEX posts_session ON posts (session, id);
CREATE INDEX posts_unsent ON posts (session, id) WHERE sent IS NULL;

CREATE TABLE pings (
    session INTEGER NOT NULL REFERENCES sessions (id),
    seat INTEGER NOT NULL,
    period INTEGER NOT NULL,
    post INTEGER NOT NULL REFERENCES posts (id),
    PRIMARY KEY (session, seat, period)
) STRICT, WITHOUT ROWID;
CREATE INDEX pings_post ON pings (post);

CREATE TABLE tokens (
    token TEXT PRIMARY KEY,
    at REAL NOT NULL,
    session INTEGER NOT NULL,
    from_seq INTEGER NOT NULL,
    to_seq INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_at ON tokens (at);

CREATE TABLE votes (
    session INTEGER NOT NULL REFERENCES sessions (id),
    kind TEXT NOT NULL,
    person INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (session, kind, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE faults (
    id TEXT NOT NULL,
    session INTEGER NOT NULL REFERENCES sessions (id),
    seq INTEGER NOT NULL,
    details TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (session, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    session INTEGER NOT NULL REFERENCES sessions (id),
    seat INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    system TEXT NOT NULL,
    mode TEXT NOT NULL,
    kind TEXT NOT NULL,
    person INTEGER,
    name TEXT NOT NULL,
    place INTEGER NOT NULL,
    points INTEGER NOT NULL,
    gone INTEGER NOT NULL,
    ended REAL NOT NULL,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_guild ON results (guild, system, mode, person) WHERE person IS NOT NULL;

CREATE TABLE ratings (
    guild INTEGER NOT NULL,
    system TEXT NOT NULL,
    mode TEXT NOT NULL,
    person INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (guild, system, mode, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL DEFAULT '',
    language TEXT NOT NULL DEFAULT '',
    picture TEXT NOT NULL DEFAULT 'on',
    data TEXT NOT NULL DEFAULT '{}'
) STRICT;

CREATE TABLE orders (
    person INTEGER PRIMARY KEY,
    orders TEXT NOT NULL
) STRICT;

CREATE TABLE guilds (
    id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;
