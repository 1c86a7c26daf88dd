"""What counts when a seat has changed hands: who left is last, a substitute's result may only help."""

from __future__ import annotations

import pytest

from tests.cogs.test_host_seats import EVE, START, H, handed
from tests.host_tools import ANN, BOB, CID, DAN, GUILD, Clock, act, running


@pytest.fixture
def clock():
    clock = Clock()
    clock.time = START
    return clock


async def ended(host, info, *people):
    """Plays the two turns of a short session: the first lays a card and wins."""
    info = await host.session(info.id)
    first, *others = people
    card = (await host.look(info.id, first.id)).view.hand[0]
    await act(host, info.id, first, f"lay {card}", "end")
    for person in others:
        await act(host, info.id, person, "end")
    await host.idle()
    assert (await host.session(info.id)).status == "over"
    return {(row.name, row.number): (row.place, row.counted, row.note) for row in await host.results(info.id)}


async def rated(host):
    return {row.name: (row.tally.sessions, row.tally.wins) for row in (await host.leaderboard(GUILD)).rows}


async def short(host, *people):
    return await running(host, *people, options={"turns": "2"})


async def test_who_leaves_without_leave_is_last_and_the_substitute_counts_if_it_helps(host):
    info = await short(host, ANN, BOB)
    await handed(host, info, ANN, DAN)
    assert await ended(host, info, DAN, BOB) == {
        ("Dan", 0): (1, True, "substitute"), ("Ann", 1): (2, True, "left"), ("Bob", 0): (2, True, ""),
    }  # fmt: skip
    changes = await host.rating_changes(info.id)
    assert changes[DAN.id][1] > 1500 and set(changes) == {ANN.id, BOB.id, DAN.id}
    assert await rated(host) == {"Dan": (1, 1), "Ann": (1, 0), "Bob": (1, 0)}


async def test_a_substitute_who_loses_is_not_counted(host):
    info = await short(host, ANN, BOB, CID)
    await handed(host, info, BOB, DAN)
    await host.store.database.run(
        lambda connection: connection.executemany(
            "INSERT INTO tallies VALUES (?, ?, ?, ?, 4, 9, 9, 9, 0, 1, 40.0, 1.0)",
            [(GUILD, *kind, season) for kind in (("", ""), ("toy", "plain")) for season in (0, 1)],
        )
    )
    found = await ended(host, info, ANN, DAN)
    assert found["Dan", 0] == (2, False, "substitute")
    assert DAN.id not in await host.rating_changes(info.id)
    tally = (await host.tallies(GUILD, DAN.id))["", ""]
    assert (tally.sessions, tally.wins) == (9, 9)
    month = await host.leaderboard(GUILD, span="month")
    assert {row.name for row in month.rows} == {"Ann", "Bob", "Cid"}


@pytest.mark.parametrize("late", [False, True])
async def test_with_the_table_s_leave_it_is_unrated_for_both(host, late):
    info = await short(host, ANN, BOB, CID)
    await handed(host, info, ANN, DAN, agreeing=(BOB,) if late else (BOB, CID))
    if late:
        assert await host.agree_seat(info.id, CID.id, 0) == [], "who agreed before has agreed"
    found = await ended(host, info, DAN, BOB)
    assert found["Dan", 0] == (1, False, "agreed") and ("Ann", 1) not in found
    assert set(await host.rating_changes(info.id)) == {BOB.id, CID.id}
    assert set(await rated(host)) == {"Bob", "Cid"}


async def test_a_lent_seat_is_rated_for_its_owner_unless_the_table_agreed(host):
    for agreeing in ((), (BOB, CID)):
        info = await short(host, ANN, BOB, CID)
        await host.lend_seat(info.id, ANN.id, 3, DAN)
        for person in agreeing:
            await host.agree_seat(info.id, person.id, 0)
        await host.take_seat(info.id, 0, DAN)
        found = await ended(host, info, DAN, BOB)
        assert found["Ann", 0] == (1, not agreeing, "agreed" if agreeing else "")
    assert (await rated(host))["Ann"] == (1, 1) and "Dan" not in await rated(host)


async def test_a_computer_s_share_of_more_than_a_third(host, clock):
    info = await running(host, ANN, BOB, options={"turns": "6"})
    turns = []
    while (await host.session(info.id)).status == "running":
        info = await host.session(info.id)
        seat = (await host.look(info.id, None)).view.active
        turns.append(seat)
        if seat == 0 and len(turns) in (1, 5):
            clock.time += 24 * H
            await host.tick()
            await host.idle()
        else:
            await act(host, info.id, (ANN, BOB)[seat], "end")
    assert turns == [0, 1, 0, 1, 0, 1]
    found = {row.name: (row.counted, row.note) for row in await host.results(info.id)}
    assert found == {"Ann": (False, "computer"), "Bob": (True, "")}
    assert await host.rating_changes(info.id) == {} and set(await rated(host)) == {"Bob"}


async def test_a_third_is_not_more_than_a_third(host, clock):
    info = await running(host, ANN, BOB, options={"turns": "6"})
    clock.time += 24 * H
    await host.tick()
    await host.idle()
    for person in (BOB, ANN, BOB, ANN, BOB):
        await act(host, info.id, person, "end")
    assert {row.name: row.counted for row in await host.results(info.id)} == {"Ann": True, "Bob": True}


async def test_a_vote_and_a_manager_leave_both_unrated(host):
    for manager in (False, True):
        info = await short(host, ANN, BOB, CID)
        await host.offer_seat(info.id, EVE.id if manager else BOB.id, 0, DAN, manager=manager)
        if not manager:
            await host.agree_seat(info.id, CID.id, 0)
        await host.take_seat(info.id, 0, DAN)
        found = await ended(host, info, DAN, BOB)
        assert found["Dan", 0] == (1, False, "agreed") and ("Ann", 1) not in found
    assert set(await rated(host)) == {"Bob", "Cid"}
