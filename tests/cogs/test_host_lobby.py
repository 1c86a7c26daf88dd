"""Gathering, starting, leaving and abandoning sessions; results and the leaderboard."""

from __future__ import annotations

import asyncio

import pytest

from cogs.host import HostError
from rules.core.chance import commitment
from tests.host_tools import ANN, BOB, CID, DAN, GUILD, SEED, Clock, act, hosting, lobby, running


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
async def host(tmp_path, clock):
    async with hosting(tmp_path / "toy.db", clock) as opened:
        yield opened


def names(info):
    return [seat.name for seat in info.seats]


async def refused(awaitable):
    with pytest.raises(HostError) as error:
        await awaitable
    return error.value.code


async def test_a_lobby_fills_and_starts(host):
    info = await lobby(host, ANN, BOB, options={"preset": "short"}, computers=1)
    assert names(info) == ["Ann", "Hex", "Bob"] and info.options == {"turns": "2", "bids": "ask", "table": "wide"}
    info = await host.start(info.id, ANN.id)
    assert (info.status, info.seq, info.commitment, info.revealed_seed) == ("running", 0, commitment(SEED), "")
    assert sorted(names(info)) == ["Ann", "Bob", "Hex"]
    assert await refused(host.join(info.id, CID)) == "not_lobby"
    assert await refused(host.start(info.id, ANN.id)) == "not_lobby"


async def test_seats_are_drawn_unless_said_otherwise(tmp_path):
    orders = set()
    for number in range(8):
        async with hosting(tmp_path / f"{number}.db", new_seed=lambda number=number: bytes([number])) as host:
            info = await lobby(host, ANN, BOB, CID)
            orders.add(tuple(names(await host.start(info.id, ANN.id))))
            kept = await running(host, ANN, BOB, CID)
            assert names(kept) == ["Ann", "Bob", "Cid"] and kept.number == 2
    assert len(orders) > 2


async def test_what_a_lobby_refuses(host):
    info = await lobby(host, ANN, BOB)
    assert await refused(host.join(info.id, BOB)) == "already_seated"
    assert await refused(host.leave(info.id, CID)) == "not_seated"
    assert await refused(host.add_computer(info.id, BOB.id)) == "not_host"
    assert await refused(host.add_computer(info.id, CID.id)) == "not_seated"
    assert await refused(host.remove_computer(info.id, ANN.id)) == "no_computer"
    assert await refused(host.set_options(info.id, ANN.id, {"colour": "red"})) == "option_unknown"
    assert await refused(host.set_options(info.id, ANN.id, {"turns": "7"})) == "option_value"
    assert await refused(host.set_options(info.id, ANN.id, {"preset": "long"})) == "option_value"
    assert await refused(host.join(99, BOB)) == "unknown_session"
    assert await refused(host.look(info.id, ANN.id)) == "not_started"
    assert await refused(host.new_session(GUILD, 1, ANN, "chess", "plain", {})) == "unknown_system"
    assert await refused(host.new_session(GUILD, 1, ANN, "toy", "plain", {}, computers=4)) == "lobby_full"
    for person in (CID, DAN):
        await host.join(info.id, person)
    assert await refused(host.add_computer(info.id, ANN.id)) == "lobby_full"
    assert await refused(host.set_options(info.id, ANN.id, {"table": "narrow"})) == "option_seats"
    alone = await lobby(host, ANN)
    assert await refused(host.start(alone.id, ANN.id)) == "too_few"


async def test_a_repeated_interaction_opens_one_lobby(host):
    both = await asyncio.gather(*(lobby(host, ANN, token="i1") for _ in range(2)))
    assert both[0].id == both[1].id and len(await host.sessions(GUILD)) == 1


async def test_the_hosts_duties_pass_on(host, clock):
    info = await lobby(host, ANN, BOB, CID)
    clock.time += 24 * 3600 - 1
    assert await refused(host.start(info.id, BOB.id)) == "not_host"
    clock.time += 1
    assert (await host.add_computer(info.id, BOB.id)).host == BOB.id
    assert (await host.leave(info.id, BOB.id)).host == ANN.id


async def test_anybody_seated_starts_what_has_been_full_for_an_hour(host, clock):
    info = await lobby(host, ANN, BOB, CID, DAN)
    clock.time += 3599
    assert await refused(host.start(info.id, BOB.id)) == "not_host"
    clock.time += 1
    assert (await host.start(info.id, BOB.id)).status == "running"


async def test_the_last_one_closes_the_lobby(host):
    info = await lobby(host, ANN, computers=1)
    assert (await host.leave(info.id, ANN)).status == "abandoned"
    other = await lobby(host, ANN, BOB)
    assert await refused(host.abandon(other.id, BOB.id)) == "not_host"
    assert await host.abandon(other.id, ANN.id) == []
    assert await host.sessions(GUILD, status="lobby") == []


async def test_who_resigns_is_played_on_and_placed_last(host):
    info = await running(host, ANN, BOB, CID, options={"turns": "2"})
    card = (await host.look(info.id, ANN.id)).view.hand[0]
    await act(host, info.id, ANN, f"lay {card}", "end")
    left = await host.resign(info.id, ANN.id)
    assert (left.seats[0].kind, left.seats[0].left, left.host) == ("computer", True, BOB.id)
    assert await refused(host.resign(info.id, ANN.id)) == "not_seated"
    assert (await host.look(info.id, ANN.id)).view.hand == ()
    await act(host, info.id, BOB, "end")
    assert [(row.name, row.place, row.points, row.left) for row in await host.results(info.id)] == [
        ("Bob", 2, 0, False), ("Cid", 2, 0, False), ("Ann", 3, 0, True),
    ]  # fmt: skip
    over = await host.session(info.id)
    assert (over.status, over.revealed_seed) == ("over", SEED.hex())
    assert await refused(act(host, info.id, BOB, "end")) == "not_running"


async def test_the_awaited_seat_of_who_resigns_moves_on(host):
    info = await running(host, ANN, BOB)
    await host.resign(info.id, ANN.id)
    await host.idle()
    assert (await host.look(info.id, BOB.id)).legal
    assert (await host.resign(info.id, BOB.id)).status == "abandoned"


async def test_abandoning_needs_everybody(host):
    info = await running(host, ANN, BOB, computers=1)
    assert await host.abandon(info.id, BOB.id) == ["Ann"]
    assert await refused(host.abandon(info.id, CID.id)) == "not_seated"
    assert await host.abandon(info.id, ANN.id) == []
    assert (await host.session(info.id)).status == "abandoned" and await host.results(info.id) == []


async def test_where_it_is_posted_and_what_waits(host):
    info = await running(host, ANN, BOB)
    await host.bind(info.id, thread=5, message=6)
    await host.bind(info.id, message=7)
    assert ((await host.session(info.id)).thread, (await host.session(info.id)).message) == (5, 7)
    await host.bind(info.id, thread=0)
    assert (await host.look(info.id, None)).info.thread is None
    assert [(wait.info.id, wait.seat) for wait in await host.waiting(ANN.id)] == [(info.id, 0)]
    assert await host.waiting(BOB.id) == []
    assert await host.sessions(person=BOB.id) == [await host.session(info.id)]


async def test_settings_are_kept(tmp_path):
    async with hosting(tmp_path / "toy.db") as host:
        await host.set_person(ANN.id, language="cs", data={"hints": "2"})
        await host.set_guild(GUILD, language="cs", preset="short")
    async with hosting(tmp_path / "toy.db") as host:
        person, guild = await host.person(ANN.id), await host.guild(GUILD)
        assert (person.language, person.picture, person.data) == ("cs", "on", {"hints": "2"})
        assert (guild.language, guild.preset, guild.pace) == ("cs", "short", "24h")
        assert (await host.person(BOB.id)).language == ""
