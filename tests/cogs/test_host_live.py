"""Live play: 90 seconds a turn and a bank that never grows, short answers, seats that are away, changes of pace."""

from __future__ import annotations

import random

import pytest

from cogs.host import HostError
from tests.host_tools import ANN, BOB, CID, Clock, act, count, hosting, running
from tests.toy_game import TOY, ToyGame

TURNS = {"turns": "40"}


@pytest.fixture
def clock():
    return Clock()


async def live(host, *people, **given):
    return await running(host, *(people or (ANN, BOB)), pace="live", options=TURNS, **given)


async def left(host, id, seat):
    """Seconds on the clock of a seat."""
    clock = (await host.store.sealed(id)).clocks[seat]
    return clock.left if clock.left is not None else clock.deadline - host.clock.time


async def used(host, id):
    return [seat.bank_used for seat in (await host.session(id)).seats]


async def vote(host, id, kind, *people):
    for person in people:
        missing = await host.vote(id, person.id, kind)
    return missing


async def pass_time(host, seconds):
    host.clock.time += seconds
    await host.tick()
    await host.idle()


async def test_a_live_turn_has_90_seconds_and_the_bank(host, clock):
    info = await live(host)
    assert await left(host, info.id, 0) == 330
    clock.time += 60
    await act(host, info.id, ANN, "end")
    assert await used(host, info.id) == [0, 0], "the bank pays only what exceeds the base"
    clock.time += 150
    await act(host, info.id, BOB, "end")
    assert await used(host, info.id) == [0, 60]
    await act(host, info.id, ANN, "end")
    assert await left(host, info.id, 1) == 90 + 180


async def test_sub_steps_and_answers_in_between_never_refill(host, clock):
    info = await live(host, ANN, BOB, CID)
    clock.time += 100
    await act(host, info.id, ANN, "walk 1")
    assert await left(host, info.id, 0) == 230 and await used(host, info.id) == [10, 0, 0]
    await act(host, info.id, ANN, "call")
    assert [await left(host, info.id, seat) for seat in (0, 1, 2)] == [230, 20, 20]
    clock.time += 15
    await act(host, info.id, BOB, "bid 0")
    await act(host, info.id, CID, "bid 0")
    assert await left(host, info.id, 0) == 230


async def test_coming_back_out_of_turn_has_30_seconds(tmp_path, clock):
    class Respawning(ToyGame):
        def decision(self, state):
            found = TOY.decision(state)
            if found is None or not state.bidders:
                return found
            asks = tuple(type(ask)(ask.seats, "respawn", ask.figure, ask.opened, ask.need, ask.together, ask.default)
                         for ask in found.asks)  # fmt: skip
            return type(found)(asks)

    async with hosting(tmp_path / "toy.db", clock, games={"toy": Respawning()}) as host:
        info = await live(host)
        await act(host, info.id, ANN, "call")
        assert await left(host, info.id, 1) == 30


async def test_with_an_empty_bank_the_computer_finishes_the_turn_and_after_two_plays_at_once(host, clock):
    info = await live(host)
    await pass_time(host, 329)
    assert (await host.session(info.id)).seats[0].missed == 0
    await pass_time(host, 1)
    first = await host.session(info.id)
    assert (first.seats[0].missed, first.seats[0].away) == (1, False)
    assert {step.origin for step in await host.log(info.id, None)} == {"start", "clock"}
    await act(host, info.id, BOB, "end")
    assert await used(host, info.id) == [240, 0] and await left(host, info.id, 0) == 90
    await pass_time(host, 90)
    assert (await host.session(info.id)).seats[0].away
    await act(host, info.id, BOB, "end")
    await host.idle()
    assert (await host.look(info.id, BOB.id)).legal, "an away seat is played at once"
    await host.take_back(info.id, ANN.id)
    await act(host, info.id, BOB, "end")
    assert await left(host, info.id, 0) == 90 and await used(host, info.id) == [240, 0]


async def test_a_table_that_all_have_left_waits_for_the_first_who_is_back(tmp_path, clock):
    path = tmp_path / "toy.db"
    async with hosting(path, clock) as host:
        info = await live(host, computers=1)
        for seconds in (330, 330, 90, 90, 3600):
            await pass_time(host, seconds)
        now = await host.session(info.id)
        assert [seat.away for seat in now.seats if seat.kind == "human"] == [True, True] and now.status == "running"
        told = "SELECT count(*) FROM posts WHERE kind = 'turn' AND payload ->> 'awaits' = '[]'"
        assert count(path, told) == 1
        seq = now.seq
    async with hosting(path, clock) as host:
        await pass_time(host, 36000)
        assert (await host.session(info.id)).seq == seq
        await host.take_back(info.id, BOB.id)
        await host.idle()
        assert (await host.look(info.id, BOB.id)).legal, "the others' seats are played until it is Bob's turn"
        assert (await host.session(info.id)).seats[0].away


async def test_no_reminder_no_quiet_hours_no_line_that_a_turn_has_begun(host, clock):
    await host.set_person(ANN.id, data={"quiet": "00:00-10:00", "reminders": "4"})
    clock.time = 1_771_200_000.0 + 3600
    info = await live(host)
    await act(host, info.id, ANN, "walk 1")
    kinds = "SELECT group_concat(DISTINCT kind) FROM alarms"
    assert count(host.store.database.path, kinds) == "deadline"
    (post,) = await host.due_posts(clock.time)
    assert (post.kind, post.payload["pings"]) == ("started", [ANN.id])
    assert post.payload["awaits"][0]["until"] == clock.time + 330


async def test_to_live_and_back_by_vote_and_what_was_used_stays_used(host, clock):
    info = await running(host, ANN, BOB, pace="24h", options=TURNS)
    clock.time += 3600
    await vote(host, info.id, "pace live", ANN, BOB)
    assert await left(host, info.id, 0) == 330
    clock.time += 120
    await vote(host, info.id, "pace 24h", ANN, BOB)
    assert await left(host, info.id, 0) == 24 * 3600 and await used(host, info.id) == [30, 0]
    clock.time += 3600
    await act(host, info.id, ANN, "walk 1")
    await vote(host, info.id, "pace live", ANN, BOB)
    assert await left(host, info.id, 0) == 300
    clock.time += 100
    await vote(host, info.id, "pace none", ANN, BOB)
    assert await used(host, info.id) == [40, 0] and await host.tick() is None


async def test_live_while_paused_waits_for_the_end_of_the_pause(host, clock):
    info = await running(host, ANN, BOB, pace="24h", options=TURNS)
    await vote(host, info.id, "pause", ANN, BOB)
    assert await vote(host, info.id, "pace live", ANN, BOB) == []
    assert await host.tick() is None
    clock.time += 10_000
    await vote(host, info.id, "resume", ANN, BOB)
    assert await left(host, info.id, 0) == 330 and await used(host, info.id) == [0, 0]


async def test_refused_without_a_change(host, clock):
    info = await live(host)
    await pass_time(host, 330)
    await act(host, info.id, BOB, "end")
    await pass_time(host, 90)
    assert (await host.session(info.id)).seats[0].away
    dump = "SELECT group_concat(session || kind || person) FROM votes"
    for refused, code in (
        (host.vote(info.id, ANN.id, "pause"), "away_votes"),
        (host.vote(info.id, CID.id, "pace 24h"), "not_seated"),
        (host.set_holiday(info.id, BOB.id, clock.time + 86400), "holiday_live"),
    ):
        before = await host.store.sealed(info.id)
        with pytest.raises(HostError) as error:
            await refused
        assert error.value.code == code
        assert await host.store.sealed(info.id) == before and count(host.store.database.path, dump) is None


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_whatever_happens_the_bank_never_grows(tmp_path, clock, seed):
    """Random presses, pauses, changes of pace and restarts; the bank is what all turns together took beyond 90 s."""
    dice, path = random.Random(seed), tmp_path / "toy.db"
    before, paused, spent, turn = [0.0, 0.0], False, 0.0, 0.0
    async with hosting(path, clock) as host:
        info = await live(host)
    for _ in range(60):
        async with hosting(path, clock) as host:
            wait = dice.choice([1, 5, 20, 60])
            clock.time += wait
            sealed = await host.store.sealed(info.id)
            seat = next(iter(sealed.waits))
            is_live = sealed.info.pace == "live"
            if is_live and not paused and seat == 0:
                turn += wait
            if turn - 90 + spent >= 239:
                return
            person, deed = (ANN, BOB)[seat], dice.choice(["walk", "end", "pause", "pace"])
            if deed == "pause":
                await vote(host, info.id, "resume" if paused else "pause", ANN, BOB)
                paused = not paused
            elif deed == "pace":
                await vote(host, info.id, "pace 24h" if is_live else "pace live", ANN, BOB)
            else:
                legal = (await host.look(info.id, person.id)).legal
                await act(host, info.id, person, "walk 1" if deed == "walk" and "walk 1" in legal else "end")
            if seat == 0 and (deed in ("pace", "end") or (deed == "walk" and "walk 1" not in legal)):
                spent, turn = spent + max(0.0, turn - 90), 0.0
            now = await used(host, info.id)
            assert all(new >= old for new, old in zip(now, before, strict=True))
            assert now[0] <= spent + max(0.0, turn - 90) + 1e-6
            if deed in ("end", "pace") and seat == 0:
                assert now[0] == pytest.approx(spent)
            before = now
