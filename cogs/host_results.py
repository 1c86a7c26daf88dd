"""Results and ratings of a session that is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from openskill.models import PlackettLuce

from data.store.records import Rated, Rating, Result, Scope, SessionInfo
from rules.core.model import Outcome

Ratings = Mapping[int, Rating]
"""What is known of people before a session, by person."""

Known = Mapping[Scope, Ratings]
"""The same by the scopes in which a session counts."""

LEAST_PEOPLE = 2
"""So many people must have played for a session to count."""

_MODEL = PlackettLuce()


def scopes(info: SessionInfo, season: int) -> tuple[Scope, ...]:
    """Where a session counts: its system and mode and the whole server, in this season and for all time."""
    kinds = ((info.system, info.mode), ("", ""))
    return tuple(Scope(info.guild, *kind, number) for kind in kinds for number in (0, season))


def counted(places: Sequence[Result], before: Known) -> tuple[Rated, ...]:
    """The scopes in which the results count, with the people's new ratings in each.

    A game of one person against computers counts nowhere: it would be too easy to win many of them.
    """
    if sum(result.kind == "human" or result.left for result in places) < LEAST_PEOPLE:
        return ()
    return tuple(Rated(scope, rated(places, ratings)) for scope, ratings in before.items())


def results(info: SessionInfo, outcome: Outcome) -> tuple[Result, ...]:
    """One result a seat. Who left is placed last, whatever the computer made of the seat; the others keep theirs."""
    placed = {seat: (place.place, place.points) for place in outcome.places for seat in place.seats}
    last = len(info.seats)
    found = []
    for seat in info.seats:
        place, points = placed[seat.seat]
        if seat.left:
            place, points = last, 0
        found.append(Result(seat.seat, seat.kind, seat.person, seat.name, place, points, seat.left))
    return tuple(found)


def rated(places: Sequence[Result], before: Ratings) -> tuple[Rating, ...]:
    """The people's new ratings."""
    people = [(result.person, result.place) for result in places if result.person is not None]
    if len(people) < LEAST_PEOPLE:
        return ()
    teams = []
    for person, _ in people:
        known = before.get(person)
        teams.append([_MODEL.rating(mu=known.mu, sigma=known.sigma) if known else _MODEL.rating()])
    after = _MODEL.rate(teams, ranks=[place for _, place in people])
    return tuple(
        Rating(person, team[0].mu, team[0].sigma) for (person, _), team in zip(people, after, strict=True)
    )  # fmt: skip
