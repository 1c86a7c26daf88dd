"""Seats that change hands: who may take them, what the new person finds, clocks, loans (results: test_host_leavers)."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import msgspec
import pytest

from cogs.host import HostError, Person
from tests.host_tools import ANN, BOB, CID, DAN, GUILD, Clock, act, count, hosting, lobby, running

H = 3600.0
DAY = 24 * H
START = 1_771_232_400.0
"""16 February 2026, 9:00 UTC."""
EVE, FAY = Person(5, "Eve"), Person(6, "Fay")


@pytest.fixture
def clock():
    clock = Clock()
    clock.time = START
    return clock


@pytest.fixture
def path(tmp_path):
    return tmp_path / "toy.db"


@pytest.fixture
async def host(path, clock):
    async with hosting(path, clock) as opened:
        yield opened


def dump(path):
    """All that is stored, without looks at it."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


async def refused(awaitable):
    with pytest.raises(HostError) as error:
        await awaitable
    return error.value.code


async def sent(host):
    """Sends all that is due; returns kind and called people of each post."""
    found = []
    while posts := await host.due_posts(host.clock.now()):
        for post in posts:
            true = await host.still_true(post)
            if true:
                found.append((post.kind, post.payload["pings"]))
            await host.posted(post.id, 1000 + post.id if true else None)
    return found


async def seats(host, id):
    return [(seat.kind, seat.name) for seat in (await host.session(id)).seats]


async def history(host, id, seat=0):
    return [(row.how, row.name, row.agreed) for row in await host.holders(id) if row.seat == seat]


async def handed(host, info, by, to, *, agreeing=()):
    """`by` hands the own seat to `to`, who takes it."""
    await host.offer_seat(info.id, by.id, None, to)
    seat = info.seat_of(by.id)
    for person in agreeing:
        await host.agree_seat(info.id, person.id, seat)
    return await host.take_seat(info.id, seat, to)


# taking a seat


async def test_the_new_person_finds_hand_and_question_and_the_old_one_is_told_who_sits_there(host):
    info = await running(host, ANN, BOB, CID)
    await act(host, info.id, ANN, "draw")
    before = await host.look(info.id, ANN.id)
    await host.keep_draft(info.id, ANN.id, before.asks[0].opened, ["walk 1"])
    await host.set_orders(ANN.id, grenade="keep")
    await handed(host, info, ANN, DAN)
    now = await host.look(info.id, DAN.id)
    assert now.view == before.view and now.legal == before.legal != ()
    assert (await host.draft(info.id, DAN.id)).texts == [] and await host.orders(DAN.id) == {}
    for attempt in (act(host, info.id, ANN, "end"), host.draft(info.id, ANN.id), host.undo(info.id, ANN.id)):
        with pytest.raises(HostError) as error:
            await attempt
        assert (error.value.code, error.value.facts) == ("seat_handed", {"name": "Dan"})
    assert (await host.look(info.id, ANN.id)).view.hand == ()
    await act(host, info.id, DAN, "end")
    assert await history(host, info.id) == [("start", "Ann", False), ("self", "Dan", False)]
    assert (await host.verify(info.id)).sound


async def test_a_plan_of_the_old_person_is_not_carried_out(host):
    info = await running(host, ANN, BOB, CID)
    await act(host, info.id, ANN, "call", "walk 1", "end")
    await handed(host, info, ANN, DAN)
    for person in (BOB, CID):
        await act(host, info.id, person, "bid 0")
    look = await host.look(info.id, DAN.id)
    assert look.view.walked[0] == 0 and look.legal


async def test_pings_go_to_the_new_person(host, clock):
    info = await running(host, ANN, BOB, CID)
    assert await sent(host) == [("started", [ANN.id])]
    await handed(host, info, BOB, DAN)
    assert await sent(host) == [("seat_handed", [])]
    await act(host, info.id, ANN, "end")
    assert await sent(host) == [("turn", [DAN.id])]
    clock.time += 12 * H
    await host.tick()
    assert ("reminder", [DAN.id]) in await sent(host)


async def test_reminders_of_the_old_person_are_taken_down(host, clock):
    info = await running(host, ANN, BOB, CID)
    await sent(host)
    clock.time += 12 * H
    await host.tick()
    assert await sent(host) == [("reminder", [ANN.id])]
    await handed(host, info, ANN, DAN)
    assert ("take_down", []) in await sent(host)


@pytest.mark.parametrize("asked", [0, 1])
async def test_in_the_middle_of_hidden_bids(host, asked):
    """Bids are taken together: the one who called, or one who is asked, is replaced while they are open."""
    info = await running(host, ANN, BOB, CID)
    await act(host, info.id, ANN, "call")
    leaving = (ANN, BOB)[asked]
    await handed(host, info, leaving, DAN)
    for person in (DAN if asked else BOB, CID):
        await act(host, info.id, person, "bid 1")
    caller = ANN if asked else DAN
    assert (await host.look(info.id, caller.id)).legal
    assert (await host.verify(info.id)).sound


# who may not


async def test_refusals_change_nothing(host, path):
    info = await running(host, ANN, BOB, CID, computers=1)  # Ann, Hex, Bob, Cid
    await host.set_guild(GUILD, data={"barred": host.bar_key(FAY.id)})
    await host.offer_seat(info.id, ANN.id, None, DAN)
    before = dump(path)
    assert await refused(host.take_seat(info.id, 0, EVE)) == "seat_promised"
    assert await refused(host.take_seat(info.id, 0, ANN)) == "seat_own"
    assert await refused(host.take_seat(info.id, 0, BOB)) == "seat_held"
    assert await refused(host.take_seat(info.id, 2, DAN)) == "seat_not_offered"
    assert await refused(host.take_seat(info.id, 1, DAN)) == "seat_computer"
    assert await refused(host.take_seat(info.id, 7, DAN)) == "seat_unknown"
    assert await refused(host.offer_seat(info.id, ANN.id, None, CID)) == "seat_held"
    assert await refused(host.offer_seat(info.id, ANN.id, None, ANN)) == "seat_own"
    assert await refused(host.offer_seat(info.id, ANN.id, None, FAY)) == "seat_barred"
    assert await refused(host.offer_seat(info.id, BOB.id, 1)) == "seat_computer"
    assert await refused(host.offer_seat(info.id, EVE.id, 2)) == "not_seated"
    assert await refused(host.offer_seat(info.id, EVE.id)) == "not_seated"
    assert await refused(host.agree_seat(info.id, EVE.id, 0)) == "not_seated"
    assert await refused(host.agree_seat(info.id, BOB.id, 2)) == "seat_agreed"
    assert await refused(host.lend_seat(info.id, ANN.id, 0)) == "seat_days"
    assert await refused(host.lend_seat(info.id, ANN.id, 15)) == "seat_days"
    assert await refused(host.lend_seat(info.id, ANN.id, 3, BOB)) == "seat_held"
    assert dump(path) == before


async def test_a_barred_person_cannot_take_an_open_seat(host, path):
    info = await running(host, ANN, BOB, CID)
    await host.offer_seat(info.id, ANN.id)
    await host.set_guild(GUILD, data={"barred": host.bar_key(DAN.id)})
    before = dump(path)
    assert await refused(host.take_seat(info.id, 0, DAN)) == "barred"
    assert dump(path) == before


@pytest.mark.parametrize("status", ["lobby", "over"])
async def test_only_at_a_table_that_is_played(host, path, status):
    if status == "lobby":
        info = await lobby(host, ANN, BOB)
    else:
        info = await running(host, ANN, BOB, options={"turns": "2"})
        await act(host, info.id, ANN, "end")
        await act(host, info.id, BOB, "end")
    before = dump(path)
    found = {
        await refused(host.offer_seat(info.id, ANN.id)), await refused(host.take_seat(info.id, 0, DAN)),
        await refused(host.lend_seat(info.id, ANN.id, 3)), await refused(host.agree_seat(info.id, BOB.id, 0)),
        await refused(host.take_back(info.id, ANN.id)),
    }  # fmt: skip
    assert found == {"not_started" if status == "lobby" else "not_running"}
    assert dump(path) == before


async def test_nobody_comes_back_to_another_seat(host):
    info = await running(host, ANN, BOB, CID)
    await handed(host, info, ANN, DAN)
    await host.offer_seat(info.id, BOB.id)
    assert await refused(host.take_seat(info.id, 1, ANN)) == "seat_held"
    await host.lend_seat(info.id, CID.id, 3, EVE)
    await host.take_seat(info.id, 2, EVE)
    await host.take_back(info.id, CID.id)
    assert await refused(host.take_seat(info.id, 1, EVE)) == "seat_held", "a lent time counts"
    await host.offer_seat(info.id, DAN.id)
    assert (await host.take_seat(info.id, 0, ANN)).seats[0].name == "Ann", "the own old seat may be taken"


async def test_who_was_forgotten_does_not_come_back_to_another_seat_while_it_is_played(host, path):
    info = await running(host, ANN, BOB, CID)
    await host.forget(ANN.id)
    await host.offer_seat(info.id, BOB.id)
    assert await refused(host.take_seat(info.id, 1, ANN)) == "seat_held"
    for person in (BOB, CID):
        await host.abandon(info.id, person.id)
    assert count(path, "SELECT count(*) FROM holders WHERE mark <> ''") == 0


async def test_of_two_who_press_at_once_one_gets_the_seat(host):
    import asyncio

    info = await running(host, ANN, BOB, CID)
    await host.offer_seat(info.id, ANN.id)
    found = await asyncio.gather(*(host.take_seat(info.id, 0, who) for who in (DAN, EVE)), return_exceptions=True)
    assert [isinstance(one, HostError) and one.code for one in found] == [False, "seat_not_offered"]
    assert await seats(host, info.id) == [("human", "Dan"), ("human", "Bob"), ("human", "Cid")]
    assert len(await history(host, info.id)) == 2


# by vote, by a manager, to the computer


async def test_by_vote_of_the_others_present(host, clock):
    info = await running(host, ANN, BOB, CID, DAN)
    await host.set_holiday(info.id, DAN.id, clock.time + DAY)
    assert await host.offer_seat(info.id, BOB.id, 0) == ["Cid"]
    assert await refused(host.take_seat(info.id, 0, EVE)) == "seat_not_offered"
    assert await host.agree_seat(info.id, CID.id, 0) == []
    await host.take_seat(info.id, 0, EVE)
    assert await history(host, info.id) == [("start", "Ann", False), ("vote", "Eve", True)]


async def test_one_alone_does_not_vote_out_who_is_there(host, path, clock):
    info = await running(host, ANN, BOB)
    before = dump(path)
    assert await refused(host.offer_seat(info.id, BOB.id, 0, computer=True)) == "seat_present"
    assert dump(path) == before
    clock.time += 24 * H
    await host.tick()
    await host.idle()
    assert await host.offer_seat(info.id, BOB.id, 0, computer=True) == []
    assert (await seats(host, info.id))[0] == ("computer", "Hex")


async def test_a_manager_decides_at_once(host):
    info = await running(host, ANN, BOB, CID)
    assert await host.offer_seat(info.id, EVE.id, 1, DAN, manager=True) == []
    await host.take_seat(info.id, 1, DAN)
    assert await host.offer_seat(info.id, EVE.id, 2, computer=True, manager=True) == []
    assert await seats(host, info.id) == [("human", "Ann"), ("human", "Dan"), ("computer", "Hex")]
    assert await history(host, info.id, 2) == [("start", "Cid", False), ("manager", "Hex", True)]
    await host.offer_seat(info.id, EVE.id, 0, manager=True)
    for attempt in (host.take_back(info.id, ANN.id), host.offer_seat(info.id, ANN.id),
                    host.lend_seat(info.id, ANN.id, 2)):  # fmt: skip
        assert await refused(attempt) == "seat_not_back"


async def test_to_the_computer_when_the_others_agree(host):
    info = await running(host, ANN, BOB, CID)
    assert await host.offer_seat(info.id, ANN.id, computer=True) == ["Bob", "Cid"]
    assert await refused(host.take_seat(info.id, 0, DAN)) == "seat_not_offered"
    await host.agree_seat(info.id, BOB.id, 0)
    assert (await seats(host, info.id))[0] == ("human", "Ann")
    await host.agree_seat(info.id, CID.id, 0)
    assert (await seats(host, info.id))[0] == ("computer", "Hex")
    await host.idle()
    assert (await host.look(info.id, BOB.id)).legal, "the computer has played on"
    assert (await host.session(info.id)).host == BOB.id


async def test_the_last_person_leaves_to_the_computer_and_it_ends(host):
    info = await running(host, ANN, computers=1)
    await host.offer_seat(info.id, ANN.id, computer=True)
    assert (await host.session(info.id)).status == "abandoned"


async def test_an_offer_is_withdrawn_and_its_post_taken_down(host):
    info = await running(host, ANN, BOB, CID)
    await sent(host)
    await host.offer_seat(info.id, ANN.id)
    assert await sent(host) == [("seat_offer", [])]
    await host.take_back(info.id, ANN.id)
    assert await sent(host) == [("take_down", [])]
    assert await refused(host.take_seat(info.id, 0, DAN)) == "seat_not_offered"


async def test_who_is_named_is_called(host):
    info = await running(host, ANN, BOB, CID)
    await sent(host)
    await host.offer_seat(info.id, ANN.id, None, DAN)
    assert await sent(host) == [("seat_offer", [DAN.id])]
    assert [(table.id, seat) for table, seat in await host.invitations(DAN.id)] == [(info.id, 0)]


async def test_a_vote_does_not_take_the_place_of_an_offer_that_is_open(host, path):
    info = await running(host, ANN, BOB, CID)
    await host.offer_seat(info.id, ANN.id, None, DAN)
    before = dump(path)
    assert await refused(host.offer_seat(info.id, BOB.id, 0, EVE)) == "seat_offered"
    assert dump(path) == before


# absent


async def misses(host, clock, info, *others):
    """Ann does not play her turn in time; the others play theirs."""
    clock.time += 24 * H
    await host.tick()
    await host.idle()
    for person in others:
        await act(host, info.id, person, "end")


async def test_the_seat_of_who_is_absent_is_open_until_somebody_has_it(host, clock):
    info = await running(host, ANN, BOB, CID, options={"turns": "40"})
    await misses(host, clock, info, BOB, CID)
    assert await refused(host.take_seat(info.id, 0, DAN)) == "seat_not_offered"
    await misses(host, clock, info, BOB, CID)
    await host.take_back(info.id, ANN.id)
    assert await refused(host.take_seat(info.id, 0, DAN)) == "seat_not_offered"
    for _ in range(2):
        await misses(host, clock, info, BOB, CID)
    await host.take_seat(info.id, 0, DAN)
    assert await refused(host.take_back(info.id, ANN.id)) == "seat_handed"
    sitting = (await host.session(info.id)).seats[0]
    assert (sitting.name, sitting.away, sitting.missed) == ("Dan", False, 0)
    assert await history(host, info.id) == [("start", "Ann", False), ("absent", "Dan", False)]


# clocks


async def deadline(host, id, seat=0):
    return (await host.store.sealed(id)).clocks[seat].deadline


async def test_the_clock_begins_anew_once_a_seat(host, clock):
    info = await running(host, ANN, BOB, CID)
    clock.time += 20 * H
    await handed(host, info, ANN, DAN)
    assert await deadline(host, info.id) == START + 44 * H
    clock.time += 20 * H
    await handed(host, await host.session(info.id), DAN, EVE)
    assert await deadline(host, info.id) == START + 44 * H, "never a second time"


async def test_the_clock_that_stands_still_begins_anew_too(host, clock):
    info = await running(host, ANN, BOB, CID)
    clock.time += 20 * H
    await act(host, info.id, ANN, "call")
    await handed(host, info, ANN, DAN)
    assert (await host.store.sealed(info.id)).clocks[0].left == 24 * H
    clock.time += 3 * H
    await handed(host, info, BOB, EVE)
    assert await deadline(host, info.id, 1) == clock.time + 6 * H, "a question out of turn: a quarter of the pace"
    assert await deadline(host, info.id, 2) == clock.time + 3 * H


async def test_in_a_pause_the_new_clock_stands_still_too(host, clock):
    info = await running(host, ANN, BOB, CID)
    clock.time += 20 * H
    for person in (ANN, BOB, CID):
        await host.vote(info.id, person.id, "pause")
    await handed(host, info, ANN, DAN)
    assert (await host.store.sealed(info.id)).clocks[0].left == 24 * H
    clock.time += 9 * H
    for person in (DAN, BOB, CID):
        await host.vote(info.id, person.id, "resume")
    assert await deadline(host, info.id) == clock.time + 24 * H


async def test_live_the_time_of_a_turn_begins_anew_but_the_bank_does_not(host, clock):
    info = await running(host, ANN, BOB, CID, pace="live")
    clock.time += 150
    await handed(host, info, ANN, DAN)
    assert await deadline(host, info.id) == clock.time + 90 + (240 - 60)


async def test_a_computer_s_seat_keeps_no_clock(host):
    info = await running(host, ANN, BOB, CID)
    await host.offer_seat(info.id, EVE.id, 0, computer=True, manager=True)
    assert 0 not in (await host.store.sealed(info.id)).clocks
    await host.idle()
    assert (await host.store.sealed(info.id)).clocks.keys() == {1}


# lending


async def test_lending_to_a_friend_ends_by_itself_once(path, clock):
    async with hosting(path, clock) as host:
        info = await running(host, ANN, BOB, CID)
        await host.lend_seat(info.id, ANN.id, 3, DAN)
        await host.take_seat(info.id, 0, DAN)
        assert await refused(act(host, info.id, ANN, "end")) == "seat_lent"
        assert [seat for _, seat in await host.lent_seats(ANN.id)] == [0]
        await act(host, info.id, DAN, "end")
        for person in (BOB, CID):
            await act(host, info.id, person, "end")
        await sent(host)
    clock.time = START + 3 * DAY
    for expected in ([("seat_handed", [ANN.id])], []):
        async with hosting(path, clock) as host:
            await host.tick()
            assert [post for post in await sent(host) if post[0] == "seat_handed"] == expected
            assert (await seats(host, info.id))[0] == ("human", "Ann")
            assert [row[0] for row in await history(host, info.id)] == ["start", "lent", "back"]
            assert await refused(act(host, info.id, DAN, "end")) == "seat_handed"


async def test_killed_before_the_loan_s_end_is_written(path, clock):
    """The alarm goes with the transaction that returns the seat; without it, it rings again."""
    async with hosting(path, clock) as host:
        info = await running(host, ANN, BOB, CID)
        await host.lend_seat(info.id, BOB.id, 1, DAN)
        await host.take_seat(info.id, 1, DAN)
        clock.time = START + DAY

        async def killed(change):
            raise KeyboardInterrupt

        host.store.commit = killed
        with pytest.raises(KeyboardInterrupt):
            await host.tick()
    async with hosting(path, clock) as host:
        await host.tick()
        assert (await seats(host, info.id))[1] == ("human", "Bob")
        assert count(path, "SELECT count(*) FROM alarms WHERE kind = 'loan'") == 0


async def test_lending_to_the_computer_and_coming_back_early(host, clock, path):
    info = await running(host, ANN, BOB, CID, options={"turns": "40"})
    await host.lend_seat(info.id, ANN.id, 3)
    await host.idle()
    assert [step.origin for step in await host.log(info.id, None)][1:] != []
    assert {step.origin for step in (await host.log(info.id, None))[1:]} == {"clock"}
    assert (await host.look(info.id, BOB.id)).legal, "the computer has played the turn"
    for person in (BOB, CID):
        await act(host, info.id, person, "end")
    await host.idle()
    assert (await host.look(info.id, BOB.id)).legal
    await host.take_back(info.id, ANN.id)
    for person in (BOB, CID):
        await act(host, info.id, person, "end")
    assert (await host.look(info.id, ANN.id)).legal
    clock.time = START + 4 * DAY
    await host.tick()
    assert [row[0] for row in await history(host, info.id)] == ["start", "lent", "back"]
    assert count(path, "SELECT count(*) FROM alarms WHERE kind = 'loan'") == 0


async def test_who_sits_for_somebody_gives_the_seat_back_but_not_away(host):
    info = await running(host, ANN, BOB, CID)
    await host.lend_seat(info.id, ANN.id, 3, DAN)
    await host.take_seat(info.id, 0, DAN)
    assert await refused(host.offer_seat(info.id, DAN.id)) == "seat_borrowed"
    assert await refused(host.lend_seat(info.id, DAN.id, 2, EVE)) == "seat_borrowed"
    await host.resign(info.id, DAN.id)
    assert await seats(host, info.id) == [("human", "Ann"), ("human", "Bob"), ("human", "Cid")]
    assert not (await host.session(info.id)).seats[0].left


async def test_a_friend_who_was_absent_comes_back_to_the_lent_seat(host, clock):
    info = await running(host, ANN, BOB, CID, options={"turns": "40"})
    await host.lend_seat(info.id, ANN.id, 14, DAN)
    await host.take_seat(info.id, 0, DAN)
    await misses(host, clock, info, BOB, CID)
    await misses(host, clock, info)
    assert (await host.session(info.id)).seats[0].away
    assert await refused(host.take_seat(info.id, 0, EVE)) == "seat_not_offered", "a lent seat is not free"
    assert (await host.take_back(info.id, DAN.id)).seats[0].name == "Dan"
    for person in (BOB, CID):
        await act(host, info.id, person, "end")
    assert (await host.take_back(info.id, DAN.id)).seats[0].name == "Ann", "and then gives it back early"
    assert ("seat_handed", [ANN.id]) in await sent(host)


async def test_a_friend_who_is_asleep_is_not_called(host, clock):
    """Who is asleep is told silently, as of a turn."""
    info = await running(host, ANN, BOB, CID)
    await host.set_person(DAN.id, data={"zone": "UTC", "quiet": "08:00-17:00"})
    await sent(host)
    await host.offer_seat(info.id, ANN.id, None, DAN)
    assert await sent(host) == [("seat_offer", [])]


async def test_the_export_names_all_who_held_a_seat(host):
    info = await running(host, ANN, BOB, CID)
    await act(host, info.id, ANN, "walk 1")
    await handed(host, info, ANN, DAN)
    running_still = msgspec.json.decode(await host.export(info.id, BOB.id))["holders"]
    assert [(row["name"], row["how"]) for row in running_still][-1] == ("Dan", "self")
    assert not any("from_seq" in row for row in running_still), "how many steps were taken is nobody's business yet"
    for person in (DAN, BOB, CID):
        await host.abandon(info.id, person.id)
    told = msgspec.json.decode(await host.export(info.id, BOB.id))["holders"]
    assert [(row["seat"], row["name"], row["how"], row["from_seq"], row["to_seq"]) for row in told] == [
        (0, "Ann", "start", 0, 1), (1, "Bob", "start", 0, None), (2, "Cid", "start", 0, None),
        (0, "Dan", "self", 1, None),
    ]  # fmt: skip


# forgotten


async def test_forgetting_in_the_middle_of_a_loan(host, path):
    info = await running(host, ANN, BOB, CID)
    await host.lend_seat(info.id, ANN.id, 3, DAN)
    await host.take_seat(info.id, 0, DAN)
    await host.lend_seat(info.id, BOB.id, 3, EVE)
    await host.take_seat(info.id, 1, EVE)
    await host.offer_seat(info.id, CID.id, None, FAY)
    for gone in (ANN, EVE, FAY):
        await host.forget(gone.id)
        assert not any((await host.everything_about(gone.id)).values())
    assert await seats(host, info.id) == [("human", "Dan"), ("human", "Bob"), ("human", "Cid")]
    for row in dump(path):
        assert not any(name in row for name in ("Ann", "Eve", "Fay")), row
    assert await history(host, info.id) == [("start", "N. N.", False), ("lent", "Dan", False), ("self", "Dan", False)]
    assert "Ann" not in (await host.export(info.id, BOB.id)).decode()


async def test_my_data_holds_own_steps_only(host):
    info = await running(host, ANN, BOB, CID)
    await act(host, info.id, ANN, "walk 1")
    await handed(host, info, ANN, DAN)
    await act(host, info.id, DAN, "walk 2")
    about = {who.name: await host.everything_about(who.id) for who in (ANN, DAN)}
    assert {name: [row["action"] for row in data["steps"]] for name, data in about.items()} == {
        "Ann": ["walk 1"], "Dan": ["walk 2"],
    }  # fmt: skip
    assert [row["how"] for row in about["Dan"]["holders"]] == ["self"]
