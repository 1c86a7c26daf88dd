-- Who held which seat of a session, from after step `from_seq` to step `to_seq` (NULL: still). Without a person it is the
-- computer. `agreed`: the table agreed to the change. `mark`: all that is left of somebody who wanted to be forgotten,
-- kept until the session ends, so that nobody comes back to another seat of it.
CREATE TABLE holders (
    session INTEGER NOT NULL REFERENCES sessions (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person INTEGER,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    how TEXT NOT NULL,
    until REAL,
    agreed INTEGER NOT NULL,
    from_seq INTEGER NOT NULL,
    to_seq INTEGER,
    at REAL NOT NULL,
    mark TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX holders_person ON holders (person, session) WHERE person IS NOT NULL;
INSERT INTO holders (session, number, seat, person, name, kind, how, agreed, from_seq, to_seq, at)
    SELECT seats.session, row_number() OVER (PARTITION BY seats.session ORDER BY seats.seat), seats.seat, seats.person,
        seats.name, 'human', 'start', 0, 0, NULL, sessions.started
    FROM seats JOIN sessions ON sessions.id = seats.session
    WHERE sessions.started IS NOT NULL AND seats.person IS NOT NULL;

-- A lent seat: whose it is, and until when. A seat lent to the computer keeps its person and has `lent_until` alone.
ALTER TABLE seats ADD COLUMN lender INTEGER;
ALTER TABLE seats ADD COLUMN lender_name TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN lent_until REAL;
-- To whom the seat is offered, as JSON (NULL: it is not), and whether a new holder has had the clock begin anew.
ALTER TABLE seats ADD COLUMN offer TEXT;
ALTER TABLE seats ADD COLUMN restarted INTEGER NOT NULL DEFAULT 0;
CREATE INDEX seats_lender ON seats (lender) WHERE lender IS NOT NULL;
CREATE INDEX seats_offered ON seats (session) WHERE offer IS NOT NULL;

-- A seat that somebody left without being given leave to has more than one result: `number` 0 is its own, the others
-- are those of who left. `counted`: it counts on leaderboards; `note` says why not.
ALTER TABLE results RENAME TO old_results;
CREATE TABLE results (
    session INTEGER NOT NULL REFERENCES sessions (id),
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    system TEXT NOT NULL,
    mode TEXT NOT NULL,
    kind TEXT NOT NULL,
    person INTEGER,
    name TEXT NOT NULL,
    place INTEGER NOT NULL,
    points INTEGER NOT NULL,
    gone INTEGER NOT NULL,
    counted INTEGER NOT NULL,
    note TEXT NOT NULL,
    ended REAL NOT NULL,
    PRIMARY KEY (session, seat, number)
) STRICT, WITHOUT ROWID;
INSERT INTO results SELECT session, seat, 0, guild, system, mode, kind, person, name, place, points, gone, 1, '', ended
    FROM old_results;
DROP TABLE old_results;
CREATE INDEX results_guild ON results (guild, system, mode, person) WHERE person IS NOT NULL;
CREATE INDEX results_ended ON results (guild, ended) WHERE person IS NOT NULL;
