"""Leaderboards: what is counted, in which span, in which order; ties, seasons, ratings against OpenSkill itself."""

from __future__ import annotations

import random
from contextlib import closing
from datetime import UTC, datetime

import pytest
from openskill.models import PlackettLuce

from cogs.host_results import counted, scopes
from data.store import standing
from data.store.records import Change, Result, Scope, Sealed, SessionInfo, scaled
from tests.bench import standing as bench
from tests.bench.standing import connection
from tests.host_tools import ANN, BOB, CHANNEL, CID, GUILD, Clock, act, hosting, running

JUNE = datetime(2026, 6, 10, tzinfo=UTC).timestamp()
DAY = 86400.0


@pytest.fixture
async def host(tmp_path):
    clock = Clock()
    clock.time = JUNE
    async with hosting(tmp_path / "toy.db", clock) as host:
        yield host


async def won_by(host, winner, other):
    """A session of two that `winner` wins by 2 points to 0, or nobody wins when nothing is laid."""
    info = await running(host, winner, other, options={"turns": "2"})
    card = (await host.look(info.id, winner.id)).view.hand[0]
    await act(host, info.id, winner, f"lay {card}", "end")
    await act(host, info.id, other, "end")
    assert (await host.session(info.id)).status == "over"
    return info


def lines(board):
    return [(row.place, row.name, row.tally.sessions, row.tally.wins, row.tally.points) for row in board.rows]


async def test_wins_points_and_ratings_are_counted(host):
    for winner in (ANN, ANN, BOB):
        await won_by(host, winner, BOB if winner is ANN else ANN)
    for system, mode in (("toy", "plain"), ("", "")):
        for span in ("all", "season", "month"):
            board = await host.leaderboard(GUILD, system, mode, span=span)
            assert lines(board) == [(1, "Ann", 3, 2, 4), (2, "Bob", 3, 1, 2)]
            assert board.rows[0].tally.rating > board.rows[1].tally.rating
            assert len(board.rows[0].history) == 3
    assert (await host.leaderboard(GUILD + 1)).total == 0
    assert await host.played_here(GUILD) == [("toy", "plain")]


async def test_streaks_end_with_a_lost_session_and_the_best_stays(host):
    for winner in (ANN, ANN, ANN, BOB, ANN):
        await won_by(host, winner, BOB if winner is ANN else ANN)
    for span in ("all", "month"):
        board = await host.leaderboard(GUILD, span=span, order="streak")
        found = [(row.name, row.tally.streak, row.tally.best) for row in board.rows]
        assert found == [("Ann", 1, 3), ("Bob", 0, 1)], span


async def test_a_month_begins_at_midnight_where_the_server_is_at_home(host):
    """23:30 UTC of 30 June is July in Prague, and still June where no zone is named."""
    host.clock.time = datetime(2026, 6, 30, 23, 30, tzinfo=UTC).timestamp()
    await won_by(host, ANN, BOB)
    host.clock.time = datetime(2026, 7, 1, 12, 0, tzinfo=UTC).timestamp()
    assert (await host.leaderboard(GUILD, span="month")).total == 0
    await host.set_guild(GUILD, data={"zone": "Europe/Prague"})
    assert (await host.leaderboard(GUILD, span="month")).total == 2
    await host.set_guild(GUILD, data={"zone": "Mars/Olympus"})
    assert (await host.leaderboard(GUILD, span="month")).total == 0


async def test_games_against_computers_alone_count_nowhere(host):
    """Neither in the tallies nor in the month, which is counted from the results; a leaver still was a person."""
    info = await running(host, ANN, computers=1, options={"turns": "2"})
    await host.computers_move(info.id)
    while (await host.session(info.id)).status == "running":
        await act(host, info.id, ANN, "end")
        await host.computers_move(info.id)
    assert [(place.person, place.kind) for place in await host.results(info.id)].count((ANN.id, "human")) == 1
    for span in ("all", "season", "month"):
        assert (await host.leaderboard(GUILD, span=span)).total == 0
    assert await host.tallies(GUILD, ANN.id) == {} and await host.played_here(GUILD) == []
    both = await running(host, ANN, BOB, options={"turns": "2"})
    await host.resign(both.id, BOB.id)
    while (await host.session(both.id)).status == "running":
        if await host.waiting(ANN.id):
            await act(host, both.id, ANN, "end")
        await host.computers_move(both.id)
    for span in ("all", "season", "month"):
        assert lines(await host.leaderboard(GUILD, span=span))[0][:4] == (1, "Ann", 1, 1)


def test_one_seat_that_changed_hands_is_no_game_of_two():
    """Who left the only person's seat and who took it over played against computers alone."""
    known = {Scope(GUILD): {}}
    left = Result(0, "human", ANN.id, "Ann", 3, 0, True, number=1)
    own, computer = Result(0, "human", BOB.id, "Bob", 1, 9, False), Result(1, "computer", None, "Hex", 2, 5, False)
    assert counted((left, own, computer), known) == ()
    assert len(counted((left, own, Result(1, "human", CID.id, "Cid", 2, 5, False)), known)) == 1


async def test_spans(host):
    """A month is the calendar's, a season begins by command; neither loses what was."""
    await won_by(host, ANN, BOB)
    host.clock.time += 25 * DAY
    await won_by(host, BOB, ANN)
    assert (await host.new_season(GUILD)).number == 2
    host.clock.time += 1
    await won_by(host, BOB, CID)
    assert lines(await host.leaderboard(GUILD, span="season", order="wins"))[0] == (1, "Bob", 1, 1, 2)
    assert [row.name for row in (await host.leaderboard(GUILD, span="season")).rows] == ["Bob", "Cid"]
    assert lines(await host.leaderboard(GUILD, span="month", order="wins"))[0] == (1, "Bob", 2, 2, 4)
    assert lines(await host.leaderboard(GUILD, order="points"))[:2] == [(1, "Bob", 3, 2, 4), (2, "Ann", 2, 1, 2)]
    assert [season.number for season in await host.seasons(GUILD)] == [1, 2]
    old = await host.store.database.run(standing.board, Scope(GUILD, "", "", 1), "wins", 0, 10, None, None)
    assert lines(old) == [(1, "Ann", 2, 1, 2), (1, "Bob", 2, 1, 2)]
    fresh = await host.leaderboard(GUILD, span="season", person=BOB.id)
    lifelong = await host.leaderboard(GUILD, person=BOB.id)
    assert fresh.own.tally.rating != lifelong.own.tally.rating and len(fresh.own.history) == 1


async def test_ties_share_a_place(host):
    await won_by(host, ANN, BOB)
    await won_by(host, BOB, ANN)
    await won_by(host, CID, BOB)
    board = await host.leaderboard(GUILD, order="wins", person=CID.id)
    assert [(row.place, row.name) for row in board.rows] == [(1, "Ann"), (1, "Bob"), (1, "Cid")]
    await won_by(host, CID, BOB)
    board = await host.leaderboard(GUILD, order="wins", first=1, count=1, person=BOB.id)
    assert [(row.place, row.name) for row in board.rows] == [(2, "Ann")]
    assert board.total == 3 and (board.own.place, board.own.name) == (2, "Bob")


async def test_a_session_tells_how_ratings_moved(host):
    first, second = [await won_by(host, ANN, BOB) for _ in range(2)]
    history = {row.person: row.history for row in (await host.leaderboard(GUILD, "toy", "plain")).rows}
    assert await host.rating_changes(first.id) == {person: (1500, told[0]) for person, told in history.items()}
    assert await host.rating_changes(second.id) == history
    await host.set_person(ANN.id, data={"board": "off"})
    assert set(await host.rating_changes(second.id)) == {BOB.id}
    alone = await running(host, ANN, computers=1)
    assert await host.rating_changes(alone.id) == {}


async def test_who_opted_out_is_not_listed_but_still_counted(host):
    await won_by(host, ANN, BOB)
    await host.set_person(ANN.id, data={"board": "off"})
    for span in ("all", "season", "month"):
        assert lines(await host.leaderboard(GUILD, span=span)) == [(1, "Bob", 1, 0, 0)]
    await won_by(host, ANN, BOB)
    await host.set_person(ANN.id, data={"board": "on"})
    assert lines(await host.leaderboard(GUILD))[0] == (1, "Ann", 2, 2, 4)
    assert (await host.tallies(GUILD, ANN.id))["toy", "plain"].sessions == 2


def info(id, at):
    return SessionInfo(
        id, id, GUILD, CHANNEL, None, None, 1, "toy", "plain", {}, "24h", "over", (), 1, at, at, at, "", ""
    )  # fmt: skip


def test_ratings_after_200_results_equal_openskill_itself():
    """Ties, computers (unrated) and sessions of one person (nobody is rated) among them."""
    dice, model = random.Random(5), PlackettLuce()
    expected = {person: model.rating() for person in range(1, 13)}
    with closing(connection()) as store:
        for id in range(1, 201):
            people = dice.sample(sorted(expected), dice.choice((1, 2, 3, 4, 5)))
            places = [dice.choice((1, 1, 2, 3)) for _ in people]
            found = [Result(n, "human", person, "", place, 10, False)
                     for n, (person, place) in enumerate(zip(people, places, strict=True))]  # fmt: skip
            found.append(Result(len(people), "computer", None, "Hex", 2, 5, False))
            before = {scope: standing.ratings(store, scope, people) for scope in scopes(info(id, id), 1)}
            standing.count(store, Change(Sealed(info(id, id)), 0, id, results=tuple(found),
                                         ratings=counted(found, before)))  # fmt: skip
            if len(people) > 1:
                rated = model.rate([[expected[person]] for person in people], ranks=places)
                expected.update({person: team[0] for person, team in zip(people, rated, strict=True)})
        for scope in scopes(info(1, 1), 1):
            got = standing.ratings(store, scope, sorted(expected))
            assert {p: (r.mu, r.sigma) for p, r in got.items()} == {p: (r.mu, r.sigma) for p, r in expected.items()}
        board = standing.board(store, Scope(GUILD), "rating", 0, 12, None, None)
        assert [row.tally.rating for row in board.rows] == sorted(
            (round(rating.ordinal(alpha=24, target=1500)) for rating in expected.values()), reverse=True
        )
        assert all(row.history[-1] == row.tally.rating for row in board.rows)


@pytest.mark.parametrize("since", [None, 500.0])
def test_the_middle_of_a_long_leaderboard(since):
    with closing(bench.filled(1_000)) as store:
        board = bench.page(store, 1_000, since)
        assert board.total == 1_000 and len(board.rows) == bench.ROWS and board.own.person == bench.OWN


def test_the_scale_begins_at_1500():
    rating = PlackettLuce().rating()
    assert scaled(rating.mu, rating.sigma) == 1500
