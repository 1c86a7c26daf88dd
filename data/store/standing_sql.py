"""The SQL statements of results, seasons and leaderboards (the tables are in `migrations/`)."""

from __future__ import annotations

SEASON = "SELECT coalesce(max(number), 1) FROM seasons WHERE guild = ?"
SEASONS = "SELECT number, started FROM seasons WHERE guild = ? ORDER BY number"
NEW_SEASON = "INSERT INTO seasons (guild, number, started) VALUES (?, ?, ?)"

RATING = """SELECT person, mu, sigma FROM tallies
    WHERE guild = ? AND system = ? AND mode = ? AND season = ? AND person = ? AND mu IS NOT NULL"""
COUNT = """INSERT INTO tallies (guild, system, mode, season, person, sessions, wins, points, streak, best)
    VALUES (?1, ?2, ?3, ?4, ?5, 1, ?6, ?7, ?6, ?6)
    ON CONFLICT (guild, system, mode, season, person) DO UPDATE SET sessions = sessions + 1, wins = wins + ?6,
        points = points + ?7, streak = (streak + 1) * ?6, best = max(best, (streak + 1) * ?6)"""
RATE = "UPDATE tallies SET mu = ?6, sigma = ?7 WHERE (guild, system, mode, season, person) = (?1, ?2, ?3, ?4, ?5)"
NEW_RATING_STEP = """INSERT INTO rating_steps (guild, system, mode, season, person, session, mu, sigma, at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""

BOARD = """SELECT tallies.person, coalesce(people.name, ''), sessions, wins, points, streak, best, mu, sigma
    FROM tallies LEFT JOIN people ON people.id = tallies.person
    WHERE guild = ? AND system = ? AND mode = ? AND season = ?
        AND (people.data IS NULL OR people.data = '{}'
            OR coalesce(json_extract(people.data, '$.board'), 'on') = 'on')"""
SINCE = """SELECT person, place, points FROM results
    WHERE guild = ?1 AND ended >= ?4 AND person IS NOT NULL AND counted = 1
        AND (?2 = '' OR system = ?2) AND (?3 = '' OR mode = ?3)
        AND EXISTS (SELECT * FROM results AS others WHERE others.session = results.session
            AND others.seat <> results.seat AND (others.kind = 'human' OR others.gone))
    ORDER BY ended, session"""
CURVE = """SELECT mu, sigma, at FROM rating_steps
    WHERE guild = ? AND system = ? AND mode = ? AND season = ? AND person = ? ORDER BY at DESC, session DESC LIMIT ?"""
CHANGES = """SELECT now.person, now.mu, now.sigma, before.mu, before.sigma FROM rating_steps AS now
    LEFT JOIN people ON people.id = now.person
    LEFT JOIN rating_steps AS before ON (before.guild, before.system, before.mode, before.season, before.person)
            = (now.guild, now.system, now.mode, now.season, now.person)
        AND before.session = (SELECT last.session FROM rating_steps AS last
            WHERE (last.guild, last.system, last.mode, last.season, last.person)
                = (now.guild, now.system, now.mode, now.season, now.person)
                AND (last.at, last.session) < (now.at, now.session) ORDER BY last.at DESC, last.session DESC LIMIT 1)
    WHERE now.guild = ? AND now.system = ? AND now.mode = ? AND now.season = ? AND now.session = ?
        AND coalesce(json_extract(people.data, '$.board'), 'on') = 'on'"""
SCOPES = """SELECT DISTINCT system, mode FROM tallies WHERE guild = ? AND season = 0 AND system <> ''
    ORDER BY system, mode"""
TALLIES_OF = """SELECT system, mode, sessions, wins, points, streak, best, mu, sigma FROM tallies
    WHERE guild = ? AND person = ? AND season = ? ORDER BY sessions DESC, system, mode"""
SHOTS_OF = """SELECT played.system, steps.action FROM (SELECT session, seat, system, person FROM results
        WHERE guild = ? AND person = ? ORDER BY ended DESC, session DESC LIMIT ?) AS played
    JOIN holders ON holders.session = played.session AND holders.seat = played.seat AND holders.person = played.person
    JOIN steps ON steps.session = played.session AND steps.seat = played.seat AND steps.seq > holders.from_seq
        AND steps.seq <= coalesce(holders.to_seq, steps.seq)
    WHERE steps.action LIKE 'shoot %' AND steps.undone IS NULL AND steps.origin IN ('person', 'plan')"""
