"""Results over many sessions: tallies, ratings, seasons and leaderboards. Every function runs on the store's thread."""

from __future__ import annotations

import sqlite3
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence

from data.store import standing_sql as sql
from data.store.database import transaction
from data.store.records import Board, Change, Order, Rating, Scope, Season, Standing, Tally, scaled

TREND = 14
"""Ratings shown of each line of a leaderboard."""

FIRST = 1500
"""The rating before the first session."""

Line = tuple[int, str, int, int, int, int, int, int | None]
"""A person and name, then a tally field by field: only the lines that are shown are made into records."""


def count(connection: sqlite3.Connection, change: Change) -> None:
    """Adds the results of a session that has just ended to every scope in which they count."""
    session = change.sealed.info.id
    people = [result for result in change.results if result.person is not None and result.counted]
    for rated in change.ratings:
        scope = _key(rated.scope)
        connection.executemany(sql.COUNT, [(*scope, item.person, int(item.place == 1), item.points) for item in people])
        new = [(*scope, item.person, item.mu, item.sigma) for item in rated.ratings]
        connection.executemany(sql.RATE, new)
        steps = [(*scope, item.person, session, item.mu, item.sigma, change.at) for item in rated.ratings]
        connection.executemany(sql.NEW_RATING_STEP, steps)


def ratings(connection: sqlite3.Connection, scope: Scope, people: Sequence[int]) -> dict[int, Rating]:
    """The ratings of those who have one."""
    found = [connection.execute(sql.RATING, (*_key(scope), person)).fetchone() for person in people]
    return {row[0]: Rating(*row) for row in found if row}


def season(connection: sqlite3.Connection, guild: int) -> int:
    """The number of the season that is being played; the first is 1."""
    return int(connection.execute(sql.SEASON, (guild,)).fetchone()[0])


def seasons(connection: sqlite3.Connection, guild: int) -> list[Season]:
    """All seasons, oldest first; the first has been played from the beginning."""
    found = [Season(*row) for row in connection.execute(sql.SEASONS, (guild,))]
    return [Season(1, 0.0), *found]


def new_season(connection: sqlite3.Connection, guild: int, at: float) -> Season:
    """Begins the next season; what was counted in the others stays."""
    with transaction(connection):
        new = Season(season(connection, guild) + 1, at)
        connection.execute(sql.NEW_SEASON, (guild, new.number, new.started))
    return new


def scopes(connection: sqlite3.Connection, guild: int) -> list[tuple[str, str]]:
    """The systems and modes in which a session has ended there."""
    return connection.execute(sql.SCOPES, (guild,)).fetchall()


def board(
    connection: sqlite3.Connection, scope: Scope, order: Order, first: int, count: int, person: int | None,
    since: float | None,
) -> Board:  # fmt: skip
    """A page of a leaderboard, see `Store.leaderboard`."""
    lines = _lines(connection, scope)
    if since is not None:
        lines = _since(connection, scope, since, lines)
    ranked = _ranked(lines, order)
    shown = [_standing(connection, scope, ranked, number) for number in range(first, min(first + count, len(ranked)))]
    own = next((number for number, (_, line) in enumerate(ranked) if line[0] == person), None)
    if own is None:
        return Board(len(ranked), tuple(shown))
    return Board(len(ranked), tuple(shown), _standing(connection, scope, ranked, own), own)


def changes(connection: sqlite3.Connection, scope: Scope, session: int) -> dict[int, tuple[int, int]]:
    """The ratings before and after a session, by person; of those who want to be shown."""
    found = connection.execute(sql.CHANGES, (*_key(scope), session))
    return {
        person: (FIRST if old_mu is None else scaled(old_mu, old_sigma), scaled(mu, sigma))
        for person, mu, sigma, old_mu, old_sigma in found
    }


def curve(connection: sqlite3.Connection, scope: Scope, person: int, count: int) -> list[tuple[float, int]]:
    """The last `count` ratings with the moment each was reached, oldest first."""
    found = connection.execute(sql.CURVE, (*_key(scope), person, count)).fetchall()
    return [(at, scaled(mu, sigma)) for mu, sigma, at in reversed(found)]


def tallies_of(connection: sqlite3.Connection, guild: int, person: int, season: int) -> dict[tuple[str, str], Tally]:
    """What a person has reached there by system and mode; ("", "") is all of it."""
    found = connection.execute(sql.TALLIES_OF, (guild, person, season))
    return {(system, mode): _tally(*rest) for system, mode, *rest in found}


def shots_of(connection: sqlite3.Connection, guild: int, person: int, sessions: int) -> dict[tuple[str, str], int]:
    """How often a person shot which weapon in his last `sessions` there, by system and weapon; most often first."""
    found = connection.execute(sql.SHOTS_OF, (guild, person, sessions))
    return dict(Counter((system, action.split()[1]) for system, action in found).most_common())


def _key(scope: Scope) -> tuple[int, str, str, int]:
    return scope.guild, scope.system, scope.mode, scope.season


def _tally(sessions: int, wins: int, points: int, streak: int, best: int, mu: float | None, sigma: float) -> Tally:
    return Tally(sessions, wins, points, streak, best, None if mu is None else scaled(mu, sigma))


def _lines(connection: sqlite3.Connection, scope: Scope) -> list[Line]:
    found = connection.execute(sql.BOARD, _key(scope))
    return [(*line, None if mu is None else scaled(mu, sigma)) for *line, mu, sigma in found]


def _since(connection: sqlite3.Connection, scope: Scope, since: float, lines: Sequence[Line]) -> list[Line]:
    """The lines of those who have a result since then, counted from the results; the rating stays that of all time."""
    sums: dict[int, list[int]] = {}
    for person, place, points in connection.execute(sql.SINCE, (*_key(scope)[:3], since)):
        found = sums.get(person)
        if found is None:
            found = sums[person] = [0, 0, 0, 0, 0]
        won = place == 1
        found[0] += 1
        found[1] += won
        found[2] += points
        found[3] = found[3] + 1 if won else 0
        found[4] = max(found[4], found[3])
    return [(line[0], line[1], *sums[line[0]], line[7]) for line in lines if line[0] in sums]  # type: ignore[misc]


def _merit(line: Line, order: Order) -> tuple[int, ...]:
    """What decides the place, most important first; less is better, so that a plain sort will do."""
    _, _, sessions, wins, points, streak, best, rating = line
    if order == "rating":
        return (1, -wins, -points) if rating is None else (0, -rating)
    if order == "wins":
        return -wins, -points
    if order == "points":
        return -points, -wins
    return (-sessions,) if order == "sessions" else (-best, -streak)


def _ranked(lines: Sequence[Line], order: Order) -> list[tuple[tuple[int, ...], Line]]:
    """The lines with their merit, best first; equal ones by name."""
    return sorted(((_merit(line, order), line) for line in lines), key=lambda item: (item[0], item[1][1], item[1][0]))


def _standing(
    connection: sqlite3.Connection, scope: Scope, ranked: Sequence[tuple[tuple[int, ...], Line]], number: int
) -> Standing:
    """The line of that number as a record; it shares the place of the first that is as good."""
    merit, (person, name, sessions, wins, points, streak, best, rating) = ranked[number]
    place = bisect_left(ranked, merit, key=lambda item: item[0]) + 1
    history = tuple(rating for _, rating in curve(connection, scope, person, TREND))
    return Standing(place, person, name, Tally(sessions, wins, points, streak, best, rating), history)
