-- Requests to take back more than one may alone. Who has agreed stands in `votes`, kind `undo <id>`. `needed` are the
-- seats whose people must agree; at most one request of a session is open.
CREATE TABLE undo_requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    session INTEGER NOT NULL REFERENCES sessions (id),
    seat INTEGER NOT NULL,
    target INTEGER NOT NULL,
    first INTEGER NOT NULL,
    newest INTEGER NOT NULL,
    needed TEXT NOT NULL,
    due REAL NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'agreed', 'refused', 'withdrawn', 'lapsed', 'void')),
    closed_by INTEGER
) STRICT;
CREATE UNIQUE INDEX undo_requests_open ON undo_requests (session) WHERE state = 'open';
