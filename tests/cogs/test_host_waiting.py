"""12 hours more, once a person and session; and the last of several whom the table waits for."""

from __future__ import annotations

import pytest

from cogs.host import HostError
from tests.cogs.timed import MIDNIGHT, H, clocks, send, sleeps, to
from tests.host_tools import ANN, BOB, CID, act, count, hosting, running

TURNS = {"turns": "40"}


async def refused(host, id, person):
    """The code of a refusal that changes nothing."""
    before = await host.store.sealed(id)
    with pytest.raises(HostError) as error:
        await host.extend(id, person.id)
    assert await host.store.sealed(id) == before
    return error.value.code


# 12 h more


async def test_twelve_hours_awake_once_a_person(host, clock):
    await sleeps(host, ANN)
    info = await running(host, ANN, BOB, options=TURNS)
    assert (await clocks(host, info.id))[0].deadline == MIDNIGHT + 43 * H, "19:00 on the next day"
    until = await host.extend(info.id, ANN.id)
    assert until == MIDNIGHT + 65 * H, "3 hours until 22:00, and 9 from 8:00 on"
    assert (await clocks(host, info.id))[0].deadline == until
    assert await refused(host, info.id, ANN) == "extension_used"
    await act(host, info.id, ANN, "end")
    assert await host.extend(info.id, BOB.id) == clock.time + 36 * H
    await act(host, info.id, BOB, "end")
    assert await refused(host, info.id, ANN) == "extension_used", "not once a turn"
    assert [kind for kind, *_ in await send(host)].count("extended") == 2


async def test_it_is_kept_over_a_restart(tmp_path, clock):
    async with hosting(tmp_path / "toy.db", clock) as host:
        info = await running(host, ANN, BOB, options=TURNS)
        until = await host.extend(info.id, ANN.id)
    async with hosting(tmp_path / "toy.db", clock) as host:
        assert (await clocks(host, info.id))[0].deadline == until == clock.time + 36 * H
        assert await refused(host, info.id, ANN) == "extension_used"
        clock.time = until - 1
        await host.tick()
        assert (await host.session(info.id)).seats[0].missed == 0
        clock.time = until
        await host.tick()
        assert (await host.session(info.id)).seats[0].missed == 1


async def test_after_it_the_last_reminder_comes_again_by_the_longer_time(host):
    info = await running(host, ANN, BOB, options=TURNS)
    await send(host)
    assert [round(at, 1) for at, *_ in await to(host, 31)] == [21, 30.6]
    await host.extend(info.id, ANN.id)
    told = await send(host)
    assert [kind for kind, *_ in told] == ["extended", "take_down"]
    sent = await to(host, 44.9)
    assert [(round(at, 1), kind) for at, kind, *_ in sent] == [(41.4, "reminder")]
    reminder = count(host.store.database.path, "SELECT payload FROM posts WHERE kind = 'reminder' ORDER BY id DESC")
    assert '"part":90' in reminder


async def test_who_may_not(host, clock):
    info = await running(host, ANN, BOB, options=TURNS)
    assert await refused(host, info.id, CID) == "not_seated"
    assert await refused(host, info.id, BOB) == "extension_none"
    assert [(await host.look(info.id, person.id)).may_extend for person in (ANN, BOB)] == [True, False]
    clock.time += 24 * H
    assert await refused(host, info.id, ANN) == "extension_late", "also before anybody has looked at the clock"
    await host.tick()
    assert await refused(host, info.id, ANN) in ("extension_late", "extension_none")
    live = await running(host, ANN, BOB, pace="live", options=TURNS)
    assert await refused(host, live.id, ANN) == "extension_live" and not (await host.look(live.id, ANN.id)).may_extend
    free = await running(host, ANN, BOB, pace="none", options=TURNS)
    assert await refused(host, free.id, ANN) == "extension_none"


async def test_not_while_the_clock_stands_still_and_not_for_an_answer(host):
    info = await running(host, ANN, BOB, CID, options=TURNS)
    await act(host, info.id, ANN, "call")
    assert await refused(host, info.id, ANN) == "extension_none"
    assert await refused(host, info.id, BOB) == "extension_none"
    other = await running(host, ANN, BOB, options=TURNS)
    for person in (ANN, BOB):
        await host.vote(other.id, person.id, "pause")
    assert await refused(host, other.id, ANN) == "extension_none"


# the last one


async def test_the_last_of_several_is_called_once_more_but_not_within_two_hours(host, clock):
    info = await running(host, ANN, BOB, CID, options=TURNS)
    await send(host)
    await act(host, info.id, ANN, "call")
    assert await send(host) == [("turn", [BOB.id, CID.id], {})]
    clock.time += 0.5 * H
    await act(host, info.id, BOB, "bid 0")
    clock.time += 60
    await host.tick()
    assert await send(host) == [] and await to(host, 10.9) == []
    assert await to(host, 14) == [(11.0, "reminder", [CID.id], {})], "two hours after the call, once"
    told = count(host.store.database.path, "SELECT payload FROM posts WHERE kind = 'reminder' ORDER BY id DESC")
    assert '"kind":"last"' in told


async def test_a_minute_later_when_the_call_is_long_ago(host, clock):
    info = await running(host, ANN, BOB, CID, options=TURNS)
    await act(host, info.id, ANN, "call")
    await send(host)
    clock.time += 3 * H
    await act(host, info.id, BOB, "bid 0")
    clock.time += 59
    await host.tick()
    assert await send(host) == []
    clock.time += 1
    await host.tick()
    assert await send(host) == [("reminder", [CID.id], {})]
    await act(host, info.id, CID, "bid 0")
    assert [kind for kind, *_ in await send(host)] == ["take_down", "turn"]


async def test_who_answers_first_is_not_called_and_one_alone_neither(host, clock):
    info = await running(host, ANN, BOB, CID, options=TURNS)
    await act(host, info.id, ANN, "call")
    await send(host)
    clock.time += 0.5 * H
    await act(host, info.id, BOB, "bid 0")
    await host.tick()
    await act(host, info.id, CID, "bid 0")
    assert [post for post in await to(host, 13) if post[1] == "reminder"] == []
    two = await running(host, ANN, BOB, options=TURNS)
    await act(host, two.id, ANN, "call")
    assert [post for post in await to(host, 18) if post[1] == "reminder" and BOB.id in post[2]] == []


async def test_not_in_quiet_hours_not_live_not_for_who_wants_no_reminders(host, clock):
    await sleeps(host, CID, "12:00-16:00")
    info = await running(host, ANN, BOB, CID, options=TURNS)
    await act(host, info.id, ANN, "call")
    await send(host)
    clock.time = MIDNIGHT + 12.5 * H
    await act(host, info.id, BOB, "bid 0")
    clock.time += 60
    await host.tick()
    assert await send(host) == []
    assert [post for post in await to(host, 17) if CID.id in post[2]] == [(16.0, "reminder", [CID.id], {})]
    await host.set_person(CID.id, data={"reminders": "0"})
    for pace in ("24h", "live"):
        other = await running(host, ANN, BOB, CID, pace=pace, options=TURNS)
        await act(host, other.id, ANN, "call")
        await act(host, other.id, BOB, "bid 0")
        kinds = f"SELECT group_concat(kind) FROM alarms WHERE session = {other.id} AND kind = 'last'"
        assert count(host.store.database.path, kinds) is None


async def test_the_last_one_counts_among_the_four_of_a_day(host, clock):
    for _ in range(3):
        await running(host, CID, ANN, options=TURNS)
    await send(host)
    info = await running(host, ANN, BOB, CID, options=TURNS)
    await act(host, info.id, ANN, "call")
    await send(host)
    assert [kind for _, kind, called, _ in await to(host, 12) if called == [CID.id]] == ["call"]
    await act(host, info.id, BOB, "bid 0")
    clock.time += 60
    await host.tick()
    assert await send(host) == []
    assert [post for post in await to(host, 14.9) if CID.id in post[2]] == []
    everything = "SELECT count(*) FROM calls WHERE person = 3 AND loud = 1"
    assert count(host.store.database.path, everything) == 4
