-- Seasons, tallies by scope, and how ratings moved. A scope is a server, a system and a mode ('' = all of them), and a
-- season (0 = all time).

CREATE TABLE seasons (
    guild INTEGER NOT NULL,
    number INTEGER NOT NULL,
    started REAL NOT NULL,
    PRIMARY KEY (guild, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE tallies (
    guild INTEGER NOT NULL,
    system TEXT NOT NULL,
    mode TEXT NOT NULL,
    season INTEGER NOT NULL,
    person INTEGER NOT NULL,
    sessions INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    points INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    best INTEGER NOT NULL,
    mu REAL,
    sigma REAL,
    PRIMARY KEY (guild, system, mode, season, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX tallies_person ON tallies (person);

CREATE TABLE rating_steps (
    guild INTEGER NOT NULL,
    system TEXT NOT NULL,
    mode TEXT NOT NULL,
    season INTEGER NOT NULL,
    person INTEGER NOT NULL,
    session INTEGER NOT NULL REFERENCES sessions (id),
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild, system, mode, season, person, session)
) STRICT, WITHOUT ROWID;

-- Until now there was one system with one mode and one season, so what was counted is also the count of all of them.
INSERT INTO tallies (guild, system, mode, season, person, sessions, wins, points, streak, best, mu, sigma)
    SELECT results.guild, scopes.system, scopes.mode, seasons.season, results.person, count(*),
        sum(results.place = 1), sum(results.points), 0, 0, max(ratings.mu), max(ratings.sigma)
    FROM results
    JOIN (SELECT DISTINCT guild, system AS of_system, mode AS of_mode, system, mode FROM results
        UNION SELECT DISTINCT guild, system, mode, '', '' FROM results) AS scopes
        ON scopes.guild = results.guild AND scopes.of_system = results.system AND scopes.of_mode = results.mode
    JOIN (SELECT 0 AS season UNION SELECT 1) AS seasons
    LEFT JOIN ratings ON ratings.guild = results.guild AND ratings.system = results.system
        AND ratings.mode = results.mode AND ratings.person = results.person
    WHERE results.person IS NOT NULL
    GROUP BY results.guild, scopes.system, scopes.mode, seasons.season, results.person;
DROP TABLE ratings;
CREATE INDEX results_ended ON results (guild, ended) WHERE person IS NOT NULL;
