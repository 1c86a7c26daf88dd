"""One transaction a press, refusals that change nothing, repeated interactions, prepared answers, faults, undo."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing

import pytest

from cogs.host import HostError, Orders
from rules.core.errors import EngineFault, RulesError
from tests.host_tools import ANN, BOB, CID, act, count, hosting, running


@pytest.fixture
async def host(tmp_path):
    async with hosting(tmp_path / "toy.db") as opened:
        yield opened


async def test_one_press_is_one_batch_and_everybody_sees_his_own(host):
    info = await running(host, ANN, BOB)
    done = await act(host, info.id, ANN, "walk 1", "draw", "end")
    assert (done.from_seq, done.to_seq, done.done, done.rest) == (1, 3, ("walk 1", "draw", "end"), ())
    own, other = await host.look(info.id, ANN.id), await host.look(info.id, BOB.id)
    assert len(own.view.hand) == 2 and own.legal == () and other.legal[-1] == "end"
    assert (await host.look(info.id, None)).view.hand == ()
    mine = await host.log(info.id, ANN.id, since_seq=2)
    theirs = await host.log(info.id, BOB.id, since_seq=2)
    assert mine[0].action == "draw" and mine[0].events[0].card
    assert theirs[0].action == "" and theirs[0].events[0].card == ""


@pytest.mark.parametrize(
    ("person", "texts", "grade"),
    [
        (ANN, ("walk 1", "lay comet"), "illegal"),
        (ANN, ("walk 1", "fly"), "unreadable"),
        (BOB, ("end",), "not_your_decision"),
    ],
)
async def test_a_refused_press_changes_nothing(host, person, texts, grade):
    info = await running(host, ANN, BOB)
    before = await host.look(info.id, ANN.id)
    with pytest.raises(RulesError) as refused:
        await host.commit(info.id, person.id, 0, texts)
    assert refused.value.grade == grade
    assert await host.look(info.id, ANN.id) == before
    assert len(await host.log(info.id, None)) == 1


async def test_an_old_press_is_stale_and_a_stranger_has_no_seat(host):
    info = await running(host, ANN, BOB)
    await act(host, info.id, ANN, "walk 1")
    with pytest.raises(RulesError) as refused:
        await host.commit(info.id, ANN.id, 0, ["walk 1"])
    assert refused.value.grade == "stale"
    with pytest.raises(HostError) as error:
        await host.commit(info.id, CID.id, 1, ["walk 1"])
    assert error.value.code == "not_seated"


async def test_the_same_interaction_twice_is_one_answer(host):
    info = await running(host, ANN, BOB)
    both = await asyncio.gather(*(host.commit(info.id, ANN.id, 0, ["walk 1"], token="i7") for _ in range(2)))
    assert sorted(done.again for done in both) == [False, True]
    assert {(done.from_seq, done.to_seq) for done in both} == {(1, 1)}
    assert (await host.session(info.id)).seq == 1


async def test_two_presses_at_once_are_both_checked_on_the_newest_table(host):
    info = await running(host, ANN, BOB)
    found = await asyncio.gather(
        *(host.commit(info.id, ANN.id, 0, ["walk 1"]) for _ in range(3)), return_exceptions=True
    )
    assert [getattr(result, "grade", "done") for result in found] == ["done", "stale", "stale"]


async def test_what_follows_a_draw_and_fails_leaves_the_draw_standing(host):
    """Else a list that is bound to fail would show the next card for nothing."""
    info = await running(host, ANN, BOB)
    done = await act(host, info.id, ANN, "walk 1", "draw", "lay comet", "end")
    assert done.done == ("walk 1", "draw") and done.rest == ("lay comet", "end")
    assert done.stopped.grade == "illegal" and (await host.session(info.id)).seq == 2


async def test_another_writer_is_met_once(host, tmp_path):
    """The primary key of steps guards the store; a collision is tried once more on what is there now."""
    info = await running(host, ANN, BOB)
    await host.look(info.id, ANN.id)
    async with hosting(tmp_path / "other.db") as other:
        await running(other, ANN, BOB)
        await act(other, 1, ANN, "walk 2", "end")
        await act(other, 1, BOB, "end")
    with closing(sqlite3.connect(tmp_path / "toy.db")) as connection, connection:
        connection.execute("ATTACH ? AS other", (str(tmp_path / "other.db"),))
        for table in ("steps", "snapshots", "sessions"):
            connection.execute(f"INSERT OR REPLACE INTO {table} SELECT * FROM other.{table}")
    with pytest.raises(RulesError) as refused:
        await host.commit(info.id, ANN.id, 0, ["walk 1"])
    assert refused.value.grade == "stale"
    assert (await act(host, info.id, ANN, "walk 1")).from_seq == 4


async def test_bids_are_taken_together_and_hidden_until_then(host):
    info = await running(host, ANN, BOB, CID)
    await act(host, info.id, ANN, "call")
    await act(host, info.id, BOB, "bid 1")
    seen = (await host.log(info.id, CID.id))[-1]
    assert (seen.action, seen.events) == ("", ())
    assert (await host.look(info.id, CID.id)).asks[0].seats == (2,)
    await act(host, info.id, CID, "bid 0")
    assert (await host.log(info.id, None))[-1].events[0].bids == {"1": 1, "2": 0}


async def test_standing_orders_answer_in_the_same_transaction(host):
    info = await running(host, ANN, BOB, CID, options={"bids": "orders"})
    await host.set_orders(CID.id, grenade="keep")
    assert await host.orders(CID.id) == Orders(grenade="keep")
    done = await act(host, info.id, ANN, "call")
    assert (done.from_seq, done.to_seq, done.done) == (1, 3, ("call",))
    assert [step.origin for step in await host.log(info.id, None)] == ["start", "person", "order", "order"]
    assert (await host.look(info.id, None)).view.points == (0, 1, 0)


async def test_the_rest_of_a_plan_goes_on_unless_something_public_happened(host):
    info = await running(host, ANN, BOB)
    done = await act(host, info.id, ANN, "call", "walk 2", "end")
    assert (done.done, done.rest, done.planned) == (("call",), ("walk 2", "end"), True)
    await act(host, info.id, BOB, "bid 0")
    assert [step.origin for step in await host.log(info.id, None, since_seq=2)] == ["person", "plan", "plan"]
    await act(host, info.id, BOB, "call", "end")
    await act(host, info.id, ANN, "bid 1")
    assert (await host.look(info.id, BOB.id)).legal[-1] == "end", "the public bid has dropped the plan"


async def test_silence_is_answered_once_by_the_clock(host):
    info = await running(host, ANN, BOB, CID)
    await act(host, info.id, ANN, "call")
    assert (await host.time_is_up(info.id, 1, 1)).done == ("bid 0",)
    assert await host.time_is_up(info.id, 1, 1) is None
    assert await host.time_is_up(info.id, 2, 0) is None
    last = (await host.log(info.id, BOB.id))[-1]
    assert (last.origin, last.action) == ("clock", "bid 0")


@pytest.mark.parametrize("action", ["smash", "crash"])
async def test_a_fault_leaves_the_last_good_step_and_is_told_once(host, action, caplog, tmp_path):
    info = await running(host, ANN, BOB)
    await act(host, info.id, ANN, "walk 1")
    faults = []
    with caplog.at_level(logging.ERROR):
        for _ in range(2):
            with pytest.raises(EngineFault) as fault:
                await act(host, info.id, ANN, "walk 1", action)
            faults.append(fault.value.id)
    assert faults[0] == faults[1] and faults[0] in caplog.text
    assert (await host.session(info.id)).seq == 1
    assert count(tmp_path / "toy.db", "SELECT count(*) FROM posts WHERE kind = 'fault'") == 1
    assert (await act(host, info.id, ANN, "walk 2")).to_seq == 2


async def test_prepared_answers_without_end_are_a_fault(host, monkeypatch):
    monkeypatch.setattr("cogs.host_play.PREPARED_LIMIT", 1)
    info = await running(host, ANN, BOB, CID, options={"bids": "orders"})
    done = await act(host, info.id, ANN, "call")
    assert done.fault and done.to_seq == 2


async def test_undo_by_the_law(host):
    info = await running(host, ANN, BOB)
    await act(host, info.id, ANN, "draw")
    drawn = (await host.look(info.id, ANN.id)).view
    await act(host, info.id, ANN, "walk 1")
    walked = (await host.look(info.id, ANN.id)).view
    await act(host, info.id, ANN, "walk 2", "lay " + drawn.hand[0])
    result = await host.undo(info.id, ANN.id)
    assert (result.kind, result.texts) == ("steps", ("walk 2", "lay " + drawn.hand[0]))
    assert (await host.look(info.id, ANN.id)).view == walked
    await host.undo(info.id, ANN.id)
    assert (await host.look(info.id, ANN.id)).view == drawn
    with pytest.raises(HostError) as refused:
        await host.undo(info.id, ANN.id)
    assert refused.value.code == "undo_draw"
    log = await host.log(info.id, ANN.id)
    assert [(step.action, step.undone) for step in log[2:]] == [
        ("walk 1", 6), ("walk 2", 5), ("lay " + drawn.hand[0], 5), ("undo 2", None), ("undo 1", None),
    ]  # fmt: skip
    assert [step.action for step in await host.log(info.id, BOB.id)][2:] == ["", "", "", "undo 2", "undo 1"]


@pytest.mark.parametrize(
    ("texts", "code"), [(("peek",), "undo_reveal"), (("walk 1", "end"), "undo_handed_on"), ((), "undo_nothing")]
)
async def test_undo_stops_at_a_barrier(host, texts, code):
    info = await running(host, ANN, BOB)
    if texts:
        await act(host, info.id, ANN, *texts)
    with pytest.raises(HostError) as refused:
        await host.undo(info.id, ANN.id)
    assert refused.value.code == code
    with pytest.raises(HostError) as refused:
        await host.undo(info.id, BOB.id)
    assert refused.value.code == "undo_nothing"


async def test_undo_takes_only_what_came_after_the_draw_and_once_an_interaction(host):
    info = await running(host, ANN, BOB)
    await act(host, info.id, ANN, "walk 1", "draw", "walk 1")
    results = [await host.undo(info.id, ANN.id, token="u1") for _ in range(2)]
    assert [result.texts for result in results] == [("walk 1",), ()]
    assert (await host.look(info.id, None)).view.walked == (1, 0)


async def test_drafts_survive_restarts_and_say_why_they_go(tmp_path):
    async with hosting(tmp_path / "toy.db") as host:
        info = await running(host, ANN, BOB)
        kept = await host.keep_draft(info.id, ANN.id, 0, ["walk 1", "walk 2"])
        assert kept.state.walked == [3, 0] and kept.question == 0
        with pytest.raises(RulesError):
            await host.keep_draft(info.id, ANN.id, 0, ["walk 1", "lay comet"])
        with pytest.raises(RulesError) as refused:
            await host.keep_draft(info.id, BOB.id, 0, ["end"])
        assert refused.value.grade == "not_your_decision"
    async with hosting(tmp_path / "toy.db") as host:
        assert (await host.draft(info.id, ANN.id)).texts == ["walk 1", "walk 2"]
        assert (await host.look(info.id, None)).view.walked == (0, 0)
        results = [await host.undo(info.id, ANN.id, token="u1") for _ in range(2)]
        assert [result.texts for result in results] == [("walk 2",), ()]
        assert (await host.draft(info.id, ANN.id)).texts == ["walk 1"]
        await host.commit(info.id, ANN.id, 0, ["walk 2"])
        assert (await host.draft(info.id, ANN.id)).texts == []
        await host.keep_draft(info.id, ANN.id, 1, ["walk 1"])
        await host.time_is_up(info.id, 0, 1)
        assert (await host.draft(info.id, ANN.id)).texts == ["walk 1"]


async def test_a_draft_for_a_closed_question_is_dropped_with_a_reason(host):
    info = await running(host, ANN, BOB, CID)
    await act(host, info.id, ANN, "call")
    await host.keep_draft(info.id, BOB.id, 1, ["bid 1"])
    await host.time_is_up(info.id, 1, 1)
    await act(host, info.id, CID, "bid 0")
    dropped = await host.draft(info.id, BOB.id)
    assert (dropped.texts, dropped.dropped) == ([], "stale")
    assert (await host.draft(info.id, BOB.id)).dropped == ""
