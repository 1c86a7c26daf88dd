"""Results over many sessions: tallies, ratings, seasons and leaderboards. Every function runs on the store's thread."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Sequence

import msgspec

from data.store import standing_sql as sql
from data.store.database import transaction
from data.store.records import Board, Change, Order, Rating, Scope, Season, Standing, Tally, scaled

TREND = 14
"""Ratings shown of each line of a leaderboard."""

Line = tuple[int, str, Tally]
"""A person with name and tally."""


def count(connection: sqlite3.Connection, change: Change) -> None:
    """Adds the results of a session that has just ended to every scope in which they count."""
    session = change.sealed.info.id
    people = [result for result in change.results if result.person is not None]
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
    lines = _lines(connection, scope) if since is None else _lines_since(connection, scope, since)
    placed = _placed(lines, order)
    rows = [_with_history(connection, scope, standing) for standing in placed[first : first + count]]
    own = next((line for line, standing in enumerate(placed) if standing.person == person), None)
    return Board(len(placed), tuple(rows)) if own is None else Board(len(placed), tuple(rows), placed[own], own)


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
    return [(person, name, _tally(*rest)) for person, name, *rest in connection.execute(sql.BOARD, _key(scope))]


def _lines_since(connection: sqlite3.Connection, scope: Scope, since: float) -> list[Line]:
    """Counted from the results themselves; the rating is the one of all time."""
    names: dict[int, str] = {}
    sums: dict[int, list[int]] = {}
    rates: dict[int, int | None] = {}
    for person, name, place, points, mu, sigma in connection.execute(sql.SINCE, (*_key(scope)[:3], since)):
        if person not in sums:
            names[person], sums[person] = name, [0, 0, 0, 0, 0]
            rates[person] = None if mu is None else scaled(mu, sigma)
        found = sums[person]
        won = int(place == 1)
        found[0] += 1
        found[1] += won
        found[2] += points
        found[3] = (found[3] + 1) * won
        found[4] = max(found[4], found[3])
    return [
        (person, names[person], Tally(sessions, wins, points, streak, best, rates[person]))
        for person, (sessions, wins, points, streak, best) in sums.items()
    ]


def _merit(tally: Tally, order: Order) -> tuple[int, ...]:
    """What decides the place, most important first; more is better."""
    rating = -1_000_000 if tally.rating is None else tally.rating
    if order == "rating":
        return (rating,) if tally.rating is not None else (rating, tally.wins, tally.points)
    return {
        "wins": (tally.wins, tally.points),
        "points": (tally.points, tally.wins),
        "sessions": (tally.sessions,),
        "streak": (tally.best, tally.streak),
    }[order]


def _placed(lines: Sequence[Line], order: Order) -> list[Standing]:
    """The lines in order. Equal ones share a place, and stand there by name."""
    ranked = [(_merit(tally, order), person, name, tally) for person, name, tally in lines]
    ranked.sort(key=lambda line: (tuple(-value for value in line[0]), line[2].casefold(), line[1]))
    placed: list[Standing] = []
    before: tuple[int, ...] | None = None
    for number, (merit, person, name, tally) in enumerate(ranked, 1):
        place = placed[-1].place if merit == before else number
        before = merit
        placed.append(Standing(place, person, name, tally))
    return placed


def _with_history(connection: sqlite3.Connection, scope: Scope, standing: Standing) -> Standing:
    history = tuple(rating for _, rating in curve(connection, scope, standing.person, TREND))
    return msgspec.structs.replace(standing, history=history)
