"""Undo by consent: who must agree, what becomes of time, posts and proof, and everything that may go wrong."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest

from cogs.host import HostError
from cogs.host_export import verified
from data.store import undo
from rules.core.game import codec
from tests.host_tools import ANN, BOB, CID, DAN, Clock, act, hosting, running
from tests.toy_game import TOY, ToyGame

HOUR = 3600.0
DAY = 24 * HOUR


@pytest.fixture
async def host(tmp_path):
    async with hosting(tmp_path / "toy.db") as opened:
        yield opened


def dump(path):
    """All rows of the database, to see that a refusal changes nothing."""
    with closing(sqlite3.connect(path)) as connection:
        return [line for line in connection.iterdump() if '"tokens"' not in line]


async def table(host, id):
    """The state as it is stored."""
    return codec(TOY).decode((await host.store.snapshot(id)).state)


async def refused(awaitable):
    with pytest.raises(HostError) as error:
        await awaitable
    return error.value


async def turns(host, id):
    """Ann walks, draws and ends; Bob walks and ends; it is Cid's turn."""
    await act(host, id, ANN, "walk 1")
    await act(host, id, ANN, "draw")
    await act(host, id, ANN, "end")
    await act(host, id, BOB, "walk 2", "end")


# which points, and who must agree


async def test_why_not_alone_is_said_and_own_steps_of_the_last_turns_are_offered(host):
    info = await running(host, ANN, BOB, CID)
    await turns(host, info.id)
    assert (await refused(host.undo(info.id, ANN.id))).code == "undo_handed_on"
    points = await host.undo_points(info.id, ANN.id)
    assert [(point.first, point.target, point.texts, point.turn_start) for point in points] == [
        (3, 2, ("end",), False), (2, 1, ("draw",), False), (1, 0, ("walk 1",), True),
    ]  # fmt: skip
    assert [point.texts for point in await host.undo_points(info.id, BOB.id)] == [("walk 2", "end")]
    assert await host.undo_points(info.id, CID.id) == []
    assert (await refused(host.undo(info.id, CID.id))).code == "undo_nothing"


async def test_a_choice_of_somebody_else_is_named(host):
    info = await running(host, ANN, BOB, CID)
    await act(host, info.id, ANN, "call")
    error = await refused(host.undo(info.id, ANN.id))
    assert (error.code, error.facts) == ("undo_choice", {"names": "Bob, Cid"})


async def test_only_the_last_two_own_turns_are_offered(host):
    info = await running(host, ANN, BOB)
    for person in (ANN, BOB, ANN, BOB, ANN, BOB):
        if (await host.session(info.id)).status == "running":
            await act(host, info.id, person, "walk 1")
            if person is not BOB or (await host.look(info.id, None)).view.turn < 6:
                await act(host, info.id, person, "end")
    assert [point.first for point in await host.undo_points(info.id, ANN.id)] == [10, 9, 6, 5]
    assert [point.turns for point in await host.undo_points(info.id, ANN.id)] == [1, 1, 3, 3]


async def test_who_acted_or_was_asked_must_agree_and_all_when_chance_answered(host):
    info = await running(host, ANN, BOB, CID, DAN)
    await act(host, info.id, ANN, "walk 1", "end")
    await act(host, info.id, BOB, "walk 1", "end")
    asked = await host.ask_undo(info.id, ANN.id, 1)
    assert (asked.missing, asked.request.needed) == (("Bob", "Cid"), (1, 2))
    await host.refuse_undo(info.id, asked.request.id, ANN.id)
    await act(host, info.id, CID, "draw")
    assert (await host.ask_undo(info.id, BOB.id, 3)).missing == ("Ann", "Cid", "Dan")


async def test_absent_people_do_not_count_but_somebody_must_be_there(tmp_path):
    clock = Clock()
    async with hosting(tmp_path / "toy.db", clock) as host:
        info = await running(host, ANN, BOB, CID)
        await turns(host, info.id)
        await host.set_holiday(info.id, BOB.id, clock.time + DAY)
        request = (await host.ask_undo(info.id, ANN.id, 1)).request
        assert request.needed == (2,)
        await host.set_holiday(info.id, CID.id, clock.time + DAY)
        before = dump(tmp_path / "toy.db")
        assert (await refused(host.agree_undo(info.id, request.id, ANN.id))).code == "undo_absent"
        assert dump(tmp_path / "toy.db") == before
        await host.refuse_undo(info.id, request.id, ANN.id)
        assert (await refused(host.ask_undo(info.id, ANN.id, 1))).code == "undo_absent"
        assert (await host.session(info.id)).seq == 5


async def test_a_computer_always_agrees(host):
    info = await running(host, ANN, computers=1)
    await act(host, info.id, ANN, "walk 1", "draw", "end")
    await host.idle()
    before = await table(host, info.id)
    assert (await host.ask_undo(info.id, ANN.id, 1)).request is None
    after = await table(host, info.id)
    assert (after.active, after.walked[0], after.turn) == (0, 0, 1) and before.turn > 1
    assert (await host.verify(info.id)).sound


# what it does


async def test_the_table_goes_back_when_all_agree_and_the_draws_do_not(host):
    info = await running(host, ANN, BOB, CID)
    start = await table(host, info.id)
    await turns(host, info.id)
    counter = (await host.store.sealed(info.id)).counter
    request = (await host.ask_undo(info.id, ANN.id, 1)).request
    assert await host.agree_undo(info.id, request.id, BOB.id) == ["Cid"]
    assert (await host.session(info.id)).seq == 5
    assert await host.agree_undo(info.id, request.id, CID.id) == []
    after, sealed = await table(host, info.id), await host.store.sealed(info.id)
    start.seq = 6
    assert after == start and sealed.counter == counter
    log = await host.log(info.id, None)
    assert [(step.action, step.origin, step.undone) for step in log[1:]] == [
        ("", "person", 6), ("", "person", 6), ("", "person", 6), ("", "person", 6), ("", "person", 6),
        ("undo 0", "undo", None),
    ]  # fmt: skip
    assert (await refused(host.undo(info.id, ANN.id))).code == "undo_nothing"
    await act(host, info.id, ANN, "draw")
    (row,) = await host.store.steps(info.id, 7, 7)
    assert row.counter == counter + 1, "what was drawn before the undo is not drawn again"
    proof = await host.verify(info.id)
    assert proof.sound and proof.unreplayed == () and proof.steps == 8


async def test_a_second_undo_goes_on_from_the_first(host):
    info = await running(host, ANN, BOB)
    await act(host, info.id, ANN, "walk 1")
    await act(host, info.id, ANN, "draw")
    await back(host, info.id, ANN, 2, BOB)
    assert (await refused(host.undo(info.id, ANN.id))).code == "undo_agreed"
    await act(host, info.id, ANN, "walk 2", "end")
    await back(host, info.id, ANN, 1, BOB)
    assert (await table(host, info.id)).walked == [0, 0]
    assert [step.undone for step in await host.log(info.id, None)] == [None, 6, 3, None, 6, 6, None]
    assert (await host.verify(info.id)).sound


async def back(host, id, person, first, *others):
    """Undo by consent to before step `first`."""
    request = (await host.ask_undo(id, person.id, first)).request
    missing = [await host.agree_undo(id, request.id, other.id) for other in others]
    assert missing[-1] == []


async def test_a_point_without_a_kept_state_is_made_again_and_one_of_other_rules_is_not_offered(tmp_path):
    async with hosting(tmp_path / "toy.db") as host:
        info = await running(host, ANN, BOB)
        await act(host, info.id, ANN, "walk 1")
        await act(host, info.id, ANN, "draw")
        await act(host, info.id, ANN, "walk 2", "end")
        assert await host.store.snapshots(info.id) == [0, 4]
        assert [point.target for point in await host.undo_points(info.id, ANN.id)] == [2, 1, 0]
    async with hosting(tmp_path / "toy.db", games={"toy": ToyGame("toy 2")}) as host:
        await act(host, info.id, BOB, "draw", "end")
        await act(host, info.id, ANN, "walk 1")
        assert [point.first for point in await host.undo_points(info.id, ANN.id)] == [7]
        assert [point.first for point in await host.undo_points(info.id, BOB.id)] == [5]
        await back(host, info.id, BOB, 5, ANN)
        proof = await host.verify(info.id)
        assert proof.sound and proof.unreplayed == (0, 1, 2, 3, 4)


async def test_the_exported_log_of_a_game_with_an_undo_proves_itself(host):
    info = await running(host, ANN, BOB, options={"turns": "2"})
    await act(host, info.id, ANN, "draw", "end")
    await back(host, info.id, ANN, 1, BOB)
    await act(host, info.id, ANN, "draw", "walk 1", "end")
    await act(host, info.id, BOB, "draw", "end")
    proof = verified(await host.export(info.id, None), {"toy": TOY})
    assert proof.sound and proof.unreplayed == () and proof.steps == 9


async def test_a_draft_and_a_plan_are_dropped(host):
    info = await running(host, ANN, BOB, CID, options={"bids": "ask"})
    await act(host, info.id, ANN, "call", "walk 1")
    await act(host, info.id, BOB, "bid 1")
    assert (await host.store.sealed(info.id)).plans
    await host.keep_draft(info.id, CID.id, 1, ["bid 0"])
    await back(host, info.id, ANN, 1, BOB, CID)
    assert (await host.store.sealed(info.id)).plans == ()
    assert [await host.store.draft(info.id, seat) for seat in range(3)] == [None, None, None]


# time and posts


async def test_a_turn_played_again_has_what_was_left_of_it_at_the_least_a_quarter_of_the_pace(tmp_path):
    clock = Clock()
    async with hosting(tmp_path / "toy.db", clock) as host:
        info = await running(host, ANN, BOB)
        clock.time += 10 * HOUR
        await act(host, info.id, ANN, "draw", "end")
        clock.time += 10 * HOUR
        await back(host, info.id, ANN, 1, BOB)
        assert left(await host.store.sealed(info.id), 0, clock) == 14
        clock.time += 13 * HOUR
        await act(host, info.id, ANN, "peek")
        await back(host, info.id, ANN, 4, BOB)
        sealed = await host.store.sealed(info.id)
        assert left(sealed, 0, clock) == 6 and set(sealed.clocks) == {0}


def left(sealed, seat, clock):
    """Hours until the deadline of a seat."""
    return (sealed.clocks[seat].deadline - clock.time) / HOUR


async def test_a_missed_deadline_is_forgotten_with_what_the_clock_did(tmp_path):
    clock = Clock()
    async with hosting(tmp_path / "toy.db", clock) as host:
        info = await running(host, ANN, BOB)
        await act(host, info.id, ANN, "walk 1", "end")
        clock.time += DAY
        await host.tick()
        await host.idle()
        assert (await host.session(info.id)).seats[1].missed == 1
        await back(host, info.id, ANN, 1, BOB)
        assert [seat.missed for seat in (await host.session(info.id)).seats] == [0, 0]


async def test_stories_of_undone_turns_are_not_sent_and_nobody_is_called_twice(host):
    info = await running(host, ANN, BOB)
    (started,) = await host.due_posts(2e6)
    await host.posted(started.id, 500)
    await act(host, info.id, ANN, "draw", "end")
    (claimed,) = await host.due_posts(2e6)
    assert claimed.kind == "turn" and claimed.payload["pings"] == [BOB.id]
    await back(host, info.id, ANN, 1, BOB)
    assert not await host.still_true(claimed)
    await host.posted(claimed.id, None)
    sent = []
    while due := await host.due_posts(2e6):
        for post in due:
            if await host.still_true(post):
                sent.append((post.kind, post.payload["pings"], post.from_seq, post.to_seq))
                await host.posted(post.id, 501)
            else:
                await host.posted(post.id, None)
    assert sent == [("undone", [ANN.id], 1, 3), ("undo_closed", [], 2, 2)]


async def test_a_request_that_is_settled_before_it_was_sent_is_not_sent(host):
    info = await running(host, ANN, BOB)
    await act(host, info.id, ANN, "draw", "end")
    await act(host, info.id, BOB, "walk 1")
    asked = await host.ask_undo(info.id, ANN.id, 1)
    await host.refuse_undo(info.id, asked.request.id, BOB.id)
    kinds = []
    while due := await host.due_posts(2e6):
        for post in due:
            if await host.still_true(post):
                kinds.append(post.kind)
            await host.posted(post.id, 7)
    assert kinds == ["started", "turn", "undo_closed"]


# what may go wrong


async def test_a_request_ends_by_one_refusal_by_time_and_by_any_step(tmp_path):
    clock = Clock()
    async with hosting(tmp_path / "toy.db", clock) as host:
        info = await running(host, ANN, BOB, CID, pace="none")
        await turns(host, info.id)
        states = []
        for end in ("refuse", "withdraw", "lapse", "step", "leave"):
            first = (await host.undo_points(info.id, ANN.id))[-1].first
            request = (await host.ask_undo(info.id, ANN.id, first)).request
            if end == "refuse":
                await host.agree_undo(info.id, request.id, BOB.id)
                await host.refuse_undo(info.id, request.id, BOB.id)
            elif end == "withdraw":
                assert await host.refuse_undo(info.id, request.id, ANN.id)
            elif end == "lapse":
                clock.time += DAY - 1
                await host.tick()
                assert (await host.undo_request(request.id)).state == "open"
                clock.time += 1
                await host.tick()
            elif end == "step":
                await act(host, info.id, (await awaited(host, info.id)), "walk 1")
            else:
                await host.resign(info.id, ANN.id)
            state = (await host.undo_request(request.id)).state
            states.append(state)
            assert (await refused(host.agree_undo(info.id, request.id, CID.id))).facts == {"how": state}
        assert states == ["refused", "withdrawn", "lapsed", "void", "void"]


async def awaited(host, id):
    """The person who is asked now."""
    look = await host.look(id, None)
    seat = look.info.seats[look.asks[0].seats[0]]
    return {person.id: person for person in (ANN, BOB, CID, DAN)}[seat.person]


async def test_bad_input_changes_nothing(tmp_path):
    path = tmp_path / "toy.db"
    async with hosting(path) as host:
        info = await running(host, ANN, BOB, CID)
        await turns(host, info.id)
        request = (await host.ask_undo(info.id, BOB.id, 4)).request
        before = dump(path)
        for code, call in (
            ("undo_open", host.ask_undo(info.id, ANN.id, 1)),
            ("undo_not_asked", host.agree_undo(info.id, request.id, ANN.id)),
            ("not_seated", host.agree_undo(info.id, request.id, DAN.id)),
            ("not_seated", host.refuse_undo(info.id, request.id, DAN.id)),
            ("not_seated", host.undo_points(info.id, DAN.id)),
            ("undo_over", host.agree_undo(info.id, 99, CID.id)),
            ("unknown_session", host.ask_undo(99, ANN.id, 1)),
        ):
            assert (await refused(call)).code == code
            assert dump(path) == before, code
        assert await host.agree_undo(info.id, request.id, CID.id) == []
        before = dump(path)
        for call in (
            host.agree_undo(info.id, request.id, CID.id),
            host.refuse_undo(info.id, request.id, CID.id),
            host.refuse_undo(info.id, request.id, BOB.id),
        ):
            error = await refused(call)
            assert (error.code, error.facts) == ("undo_over", {"how": "agreed"})
        for first in (0, 1, 2, 4, 5, 6, 77, -1):
            assert (await refused(host.ask_undo(info.id, BOB.id, first))).code == "undo_point"
        assert dump(path) == before
        await host.abandon(info.id, ANN.id)
        await host.abandon(info.id, BOB.id)
        await host.abandon(info.id, CID.id)
        assert (await refused(host.ask_undo(info.id, ANN.id, 1))).code == "not_running"


async def test_the_last_two_agree_in_the_same_moment(host):
    info = await running(host, ANN, BOB, CID)
    await turns(host, info.id)
    request = (await host.ask_undo(info.id, ANN.id, 1)).request
    calls = [host.agree_undo(info.id, request.id, person.id) for person in (BOB, CID, BOB, CID)]
    found = await asyncio.gather(*calls, return_exceptions=True)
    assert found[:2] == [["Cid"], []]
    assert [(error.code, error.facts) for error in found[2:]] == [("undo_over", {"how": "agreed"})] * 2
    assert [step.origin for step in await host.log(info.id, None)].count("undo") == 1


async def test_it_is_one_transaction(tmp_path, monkeypatch):
    """Whatever fails in it, nothing has changed but that somebody agreed; the next press carries it out."""
    path = tmp_path / "toy.db"
    async with hosting(path) as host:
        info = await running(host, ANN, BOB)
        await act(host, info.id, ANN, "draw", "end")
        request = (await host.ask_undo(info.id, ANN.id, 1)).request
        before = dump(path)
        with monkeypatch.context() as broken:
            broken.setattr(undo, "settle", lambda connection, change: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await host.agree_undo(info.id, request.id, BOB.id)
        assert [line for line in dump(path) if line not in before] == [
            f"""INSERT INTO "votes" VALUES({info.id},'undo {request.id}',{BOB.id},1000000.0);"""
        ]
        assert await host.agree_undo(info.id, request.id, BOB.id) == []
        assert (await table(host, info.id)).active == 0


async def test_a_request_and_its_answers_outlive_a_restart(tmp_path):
    async with hosting(tmp_path / "toy.db") as host:
        info = await running(host, ANN, BOB, CID)
        await turns(host, info.id)
        request = (await host.ask_undo(info.id, ANN.id, 2)).request
        assert await host.agree_undo(info.id, request.id, CID.id) == ["Bob"]
    async with hosting(tmp_path / "toy.db") as host:
        assert await host.agree_undo(info.id, request.id, BOB.id) == []
        state = await table(host, info.id)
        assert (state.active, state.walked, len(state.hands[0])) == (0, [1, 0, 0], 1)


async def test_after_an_update_of_the_rules_an_open_request_is_void(tmp_path):
    async with hosting(tmp_path / "toy.db") as host:
        info = await running(host, ANN, BOB)
        await act(host, info.id, ANN, "draw", "end")
        request = (await host.ask_undo(info.id, ANN.id, 1)).request
    async with hosting(tmp_path / "toy.db", games={"toy": ToyGame("toy 2")}) as host:
        assert (await refused(host.agree_undo(info.id, request.id, BOB.id))).code == "undo_point"
        assert (await host.undo_request(request.id)).state == "void"


async def test_who_became_absent_does_not_hold_it_up(tmp_path):
    clock = Clock()
    async with hosting(tmp_path / "toy.db", clock) as host:
        info = await running(host, ANN, BOB, CID)
        await turns(host, info.id)
        request = (await host.ask_undo(info.id, ANN.id, 1)).request
        assert await host.agree_undo(info.id, request.id, CID.id) == ["Bob"]
        await host.set_holiday(info.id, BOB.id, clock.time + DAY)
        assert await host.agree_undo(info.id, request.id, CID.id) == []
