-- Seconds that a person has taken of the bank of live play in this session; it only grows.
ALTER TABLE seats ADD COLUMN bank_used REAL NOT NULL DEFAULT 0;
-- Whether a person has asked for more time in this session, which is possible once.
ALTER TABLE seats ADD COLUMN extended INTEGER NOT NULL DEFAULT 0;
-- In a lobby: when the person last pressed something there.
ALTER TABLE seats ADD COLUMN pressed REAL;
