"""Before the start: who has pressed nothing for 12 hours is asked once, by one ping, and has a day to answer."""

from __future__ import annotations

import pytest

from cogs.host import HostError
from tests.cogs.timed import MIDNIGHT, H, send, sleeps
from tests.host_tools import ANN, BOB, CID, DAN, act, hosting, lobby, running


async def refused(awaitable):
    with pytest.raises(HostError) as error:
        await awaitable
    return error.value.code


async def asked(host, id):
    return [seat.name for seat in (await host.session(id)).seats if seat.asked is not None]


async def due(host):
    await host.tick()
    return await send(host)


async def test_who_has_pressed_within_12_hours_is_not_asked(host, clock):
    info = await lobby(host, ANN, BOB, CID)
    clock.time += 12 * H - 1
    assert (await host.start(info.id, ANN.id)).status == "running"


async def test_who_is_silent_is_asked_once_and_may_answer(host, clock):
    info = await lobby(host, ANN, BOB)
    clock.time += 6 * H
    await host.join(info.id, CID)
    clock.time += 6 * H
    assert (await host.start(info.id, ANN.id)).status == "lobby"
    assert await asked(host, info.id) == ["Bob"], "the host has just pressed, Cid 6 hours ago"
    assert await due(host) == [("ready", [BOB.id], {})]
    assert await refused(host.start(info.id, ANN.id)) == "not_agreed"
    assert await due(host) == [], "one ping"
    assert await refused(host.ready(info.id, DAN.id)) == "not_seated"
    assert await asked(host, info.id) == ["Bob"]
    await host.ready(info.id, BOB.id)
    assert await due(host) == [("take_down", [], {})]
    assert (await host.start(info.id, ANN.id)).status == "running"
    assert await refused(host.ready(info.id, BOB.id)) == "not_lobby"


async def test_after_a_day_the_seat_is_open_and_the_host_starts_without(host, clock):
    told = []
    host.on_lapse.append(lambda info: told.append([seat.name for seat in info.seats]))
    info = await lobby(host, ANN, BOB, CID)
    clock.time += 12 * H
    await host.join(info.id, DAN)
    await host.start(info.id, ANN.id)
    await due(host)
    await host.ready(info.id, CID.id)
    clock.time += 24 * H - 1
    await due(host)
    assert [seat.name for seat in (await host.session(info.id)).seats] == ["Ann", "Bob", "Cid", "Dan"]
    clock.time += 1
    assert await due(host) == [("take_down", [], {})]
    assert [seat.name for seat in (await host.session(info.id)).seats] == ["Ann", "Cid", "Dan"] == told[-1]
    await host.ready(info.id, CID.id)
    await host.ready(info.id, DAN.id)
    assert (await host.start(info.id, ANN.id)).status == "running"


async def test_not_in_quiet_hours_and_each_as_soon_as_awake(host, clock):
    await sleeps(host, BOB, "20:00-05:00")
    await sleeps(host, CID, "20:00-06:00")
    info = await lobby(host, ANN, BOB, CID)
    clock.time += 12 * H
    await host.start(info.id, ANN.id)
    assert await due(host) == []
    clock.time = MIDNIGHT + 29 * H
    assert await due(host) == [("ready", [BOB.id], {})]
    await host.ready(info.id, BOB.id)
    clock.time = MIDNIGHT + 30 * H
    assert await due(host) == [("ready", [CID.id], {})]


async def test_a_live_lobby_too_counts_its_ping(host, clock):
    await sleeps(host, BOB, "20:00-06:00")
    info = await lobby(host, ANN, BOB, pace="live")
    clock.time += 12 * H
    await host.start(info.id, ANN.id)
    assert await due(host) == []
    clock.time += 9 * H
    assert await due(host) == [("ready", [BOB.id], {})]


async def test_who_is_asked_because_of_a_change_and_silent_is_called_too(host, clock):
    info = await lobby(host, ANN, BOB)
    clock.time += 13 * H
    await host.set_options(info.id, ANN.id, {"turns": "2"})
    assert await asked(host, info.id) == ["Bob"] and await due(host) == []
    assert (await host.start(info.id, ANN.id)).status == "lobby"
    assert await due(host) == [("ready", [BOB.id], {})]
    assert await refused(host.start(info.id, ANN.id)) == "not_agreed"


async def test_it_is_kept_over_a_restart(tmp_path, clock):
    async with hosting(tmp_path / "toy.db", clock) as host:
        info = await lobby(host, ANN, BOB)
        clock.time += 12 * H
        await host.start(info.id, ANN.id)
    async with hosting(tmp_path / "toy.db", clock) as host:
        assert await due(host) == [("ready", [BOB.id], {})]
        assert await refused(host.start(info.id, ANN.id)) == "not_agreed"
    async with hosting(tmp_path / "toy.db", clock) as host:
        assert await due(host) == []


async def test_a_rematch_calls_its_people_once_each(host, clock):
    old = await running(host, ANN, BOB, CID, options={"turns": "2"})
    for person in (ANN, BOB, CID):
        if (await host.session(old.id)).status == "running":
            await act(host, old.id, person, "end")
    await send(host)
    new = await host.rematch(old.id, BOB)
    clock.time += 3 * H
    called = [post for post in await due(host) if post[0] == "ready"]
    assert called == [("ready", [CID.id, ANN.id], {})]
    await host.rematch(old.id, CID)
    assert await asked(host, new.id) == ["Ann"]
    assert await refused(host.start(new.id, BOB.id)) == "not_agreed"
    clock.time += 13 * H
    assert [post for post in await due(host) if post[0] == "ready"] == []
