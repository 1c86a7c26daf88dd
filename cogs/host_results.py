"""Results and ratings of a session that is over.

What counts where somebody else came to a seat (the same stands in `/rules` and in the README):

- Who leaves without the table's leave (resigns, hands the seat over though not all others present agreed, or is absent
  until somebody takes the seat) is placed last and rated so.
- Who takes over such a seat is a substitute: the result counts for ratings, wins and points only if no rating of his
  falls by it.
- Where the table agreed (by a vote, or to a seat handed over or lent) or a manager of the server decided, the seat is
  unrated for both: it moves no rating and stands on no leaderboard.
- A seat lent without the table's leave stays its owner's: he is rated by how it ends, the friend not at all.
- Of whose turns a computer finished more than a third, his seat is unrated. A turn is counted by who chose its last
  step; an answer out of turn counts as one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

import msgspec
from openskill.models import PlackettLuce

from data.store.records import Holder, Note, Rated, Rating, Result, Scope, SeatInfo, SessionInfo, StepRow, scaled
from data.store.standing import FIRST
from rules.core.model import Outcome

Ratings = Mapping[int, Rating]
"""What is known of people before a session, by person."""

Known = Mapping[Scope, Ratings]
"""The same by the scopes in which a session counts."""

LEAST_PEOPLE = 2
"""So many seats must have been played by people for a session to count."""
MOST_BY_COMPUTER = 1 / 3
"""Share of a seat's turns that a computer may finish; beyond it the seat is unrated."""
FOR_GOOD = ("self", "vote", "manager", "absent")
"""Ways in which a seat goes to somebody else for good."""

_MODEL = PlackettLuce()


class Ending(msgspec.Struct, frozen=True):
    """What a session that ends is counted by: ratings before, who held the seats, the computer's share by seat."""

    known: Known = {}
    holders: tuple[Holder, ...] = ()
    shares: Mapping[int, float] = {}


def scopes(info: SessionInfo, season: int) -> tuple[Scope, ...]:
    """Where a session counts: its system and mode and the whole server, in this season and for all time."""
    kinds = ((info.system, info.mode), ("", ""))
    return tuple(Scope(info.guild, *kind, number) for kind in kinds for number in (0, season))


def counted(places: Sequence[Result], before: Known) -> tuple[Rated, ...]:
    """The scopes in which the results count, with the people's new ratings in each.

    A game of one person against computers counts nowhere: it would be too easy to win many of them. Nor does it when
    that seat changed hands.
    """
    if len({result.seat for result in places if result.kind == "human" or result.left}) < LEAST_PEOPLE:
        return ()
    return tuple(Rated(scope, rated(places, ratings)) for scope, ratings in before.items())


def computer_shares(steps: Sequence[StepRow]) -> dict[int, float]:
    """By seat, the share of its turns that a computer finished, also one that played for a person."""
    chosen = [step for step in steps if step.seat >= 0 and step.undone is None and step.origin not in ("order", "undo")]
    turns: dict[int, list[bool]] = {}
    for seat, run in groupby(chosen, key=lambda step: step.seat):
        turns.setdefault(seat, []).append(list(run)[-1].origin in ("computer", "clock"))
    return {seat: sum(finished) / len(finished) for seat, finished in turns.items()}


def results(info: SessionInfo, outcome: Outcome, ending: Ending | None = None) -> tuple[Result, ...]:
    """One result a seat, and one for each who left a seat that somebody else holds.

    Who left is placed last, whatever became of the seat; the others keep their places. Whether a substitute's result
    counts is settled here too.
    """
    ending = ending or Ending()
    placed = {seat: (place.place, place.points) for place in outcome.places for seat in place.seats}
    last = len(info.seats)
    found = []
    for seat in info.seats:
        note, leavers = _tenure(seat, ending.holders)
        place, points = placed[seat.seat]
        if seat.left:
            place, points, note = last, 0, "left"
        elif note != "agreed" and seat.person is not None and ending.shares.get(seat.seat, 0) > MOST_BY_COMPUTER:
            note = "computer"
        person, name = (seat.person, seat.name) if seat.lender is None else (seat.lender, seat.lender_name)
        counts = note not in ("agreed", "computer")
        found.append(Result(seat.seat, seat.kind, person, name, place, points, seat.left, counts, note))
        found += [
            Result(seat.seat, "human", leaver.person, leaver.name, last, 0, True, True, "left", number)
            for number, leaver in enumerate(leavers, 1)
        ]
    return _settled(found, ending.known)


def _tenure(seat: SeatInfo, holders: Sequence[Holder]) -> tuple[Note, list[Holder]]:
    """What is to be said of the result of who owns a seat at the end, and who had left it without leave before."""
    note: Note = ""
    owners: list[Holder] = []
    leavers: list[Holder] = []
    for row in holders:
        if row.seat != seat.seat:
            continue
        if row.how == "lent" and row.agreed:
            note = "agreed"
        elif row.how == "start":
            owners.append(row)
        elif row.how in FOR_GOOD:
            if not row.agreed and owners[-1].person is not None:
                leavers.append(owners[-1])
            back = any(owner.person == row.person for owner in owners)
            note = "agreed" if row.agreed else "" if back else "substitute"
            owners.append(row)
    return note, [leaver for leaver in leavers if leaver.person != owners[-1].person]


def _settled(places: Sequence[Result], before: Known) -> tuple[Result, ...]:
    """The results, a substitute's counted only if no rating of his falls by it."""
    return tuple(
        msgspec.structs.replace(result, counted=all(_helps(result, places, ratings) for ratings in before.values()))
        if result.note == "substitute" and result.person is not None
        else result
        for result in places
    )


def _helps(result: Result, places: Sequence[Result], before: Ratings) -> bool:
    """Whether the rating of who has this result does not fall by it."""
    assert result.person is not None
    after = {rating.person: scaled(rating.mu, rating.sigma) for rating in rated(places, before)}
    known = before.get(result.person)
    return after.get(result.person, FIRST) >= (scaled(known.mu, known.sigma) if known else FIRST) or not after


def rated(places: Sequence[Result], before: Ratings) -> tuple[Rating, ...]:
    """The people's new ratings, of what counts."""
    people = [(result.person, result.place) for result in places if result.person is not None and result.counted]
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
