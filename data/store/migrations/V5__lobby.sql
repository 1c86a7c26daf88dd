-- In a lobby: since when a person is to agree to what has changed (NULL: agrees).
ALTER TABLE seats ADD COLUMN asked REAL;
-- What all had agreed to before it was changed: options, and `pace`.
ALTER TABLE sessions ADD COLUMN agreed TEXT NOT NULL DEFAULT '{}';
