-- What a person has last seen of a session: the newest step, and the turn it was in.
CREATE TABLE looks (
    session INTEGER NOT NULL REFERENCES sessions (id),
    person INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    PRIMARY KEY (session, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX looks_person ON looks (person);
