-- One option for all reactions out of turn: ADRENALINE's `grenades` becomes `reactions`; Orb Hunt, which always asked,
-- goes on asking at the tables there are. Who had ordered to spend his shields has ordered `use`.
UPDATE sessions
    SET options = json_remove(json_set(options, '$.reactions', json_extract(options, '$.grenades')), '$.grenades')
    WHERE json_extract(options, '$.grenades') IS NOT NULL;
UPDATE sessions
    SET agreed = json_remove(json_set(agreed, '$.reactions', json_extract(agreed, '$.grenades')), '$.grenades')
    WHERE json_extract(agreed, '$.grenades') IS NOT NULL;
UPDATE sessions SET options = json_set(options, '$.reactions', 'ask') WHERE system = 'orb_hunt';
UPDATE guilds
    SET settings = json_remove(
        json_set(settings, '$.options.reactions', json_extract(settings, '$.options.grenades')), '$.options.grenades')
    WHERE json_extract(settings, '$.options.grenades') IS NOT NULL;
UPDATE orders SET orders = json_set(orders, '$.shield', 'use') WHERE json_extract(orders, '$.shield') = 'order';

-- From now on only sessions of two people or more count. Results stay; what was counted from them is counted anew, in
-- each scope: a server, a system and mode or all ('' = all), a season or all time (0).
CREATE TEMP TABLE counted AS
    SELECT results.guild, scopes.system, scopes.mode, seasons.season, results.person, results.place = 1 AS won,
        results.points, results.ended, results.session
    FROM results
    JOIN (SELECT DISTINCT system AS of_system, mode AS of_mode, system, mode FROM results
        UNION SELECT DISTINCT system, mode, '', '' FROM results) AS scopes
        ON scopes.of_system = results.system AND scopes.of_mode = results.mode
    JOIN (SELECT DISTINCT guild, 0 AS season FROM results
        UNION SELECT DISTINCT guild, 1 FROM results UNION SELECT guild, number FROM seasons) AS seasons
        ON seasons.guild = results.guild AND seasons.season IN (0, coalesce(
            (SELECT max(number) FROM seasons AS begun
                WHERE begun.guild = results.guild AND begun.started <= results.ended), 1))
    WHERE results.person IS NOT NULL
        AND (SELECT sum(others.kind = 'human' OR others.gone) FROM results AS others
            WHERE others.session = results.session) > 1;
CREATE TEMP TABLE runs AS
    SELECT guild, system, mode, season, person, run, count(*) AS sessions, sum(won) AS wins, sum(points) AS points
    FROM (SELECT *, sum(NOT won) OVER (PARTITION BY guild, system, mode, season, person ORDER BY ended, session) AS run
        FROM counted)
    GROUP BY guild, system, mode, season, person, run;
CREATE INDEX temp.runs_of ON runs (guild, system, mode, season, person);
CREATE TEMP TABLE recounted (
    guild INTEGER, system TEXT, mode TEXT, season INTEGER, person INTEGER, sessions INTEGER, wins INTEGER,
    points INTEGER, streak INTEGER, best INTEGER, last INTEGER, PRIMARY KEY (guild, system, mode, season, person)
);
-- With a single max() the other columns are those of its row: the run that lasts.
INSERT INTO recounted
    SELECT guild, system, mode, season, person, 0, 0, 0, wins, 0, max(run) FROM runs
    GROUP BY guild, system, mode, season, person;
UPDATE recounted SET (sessions, wins, points, best) = (
    SELECT sum(runs.sessions), sum(runs.wins), sum(runs.points), max(runs.wins) FROM runs
    WHERE (runs.guild, runs.system, runs.mode, runs.season, runs.person)
        = (recounted.guild, recounted.system, recounted.mode, recounted.season, recounted.person));
DELETE FROM tallies WHERE NOT EXISTS (SELECT * FROM recounted
    WHERE (recounted.guild, recounted.system, recounted.mode, recounted.season, recounted.person)
        = (tallies.guild, tallies.system, tallies.mode, tallies.season, tallies.person));
UPDATE tallies SET (sessions, wins, points, streak, best) = (
    SELECT recounted.sessions, recounted.wins, recounted.points, recounted.streak, recounted.best FROM recounted
    WHERE (recounted.guild, recounted.system, recounted.mode, recounted.season, recounted.person)
        = (tallies.guild, tallies.system, tallies.mode, tallies.season, tallies.person));
DROP TABLE recounted;
DROP TABLE runs;
DROP TABLE counted;
