"""Computer seats: they move by themselves in worker processes, also after a restart, and a dead worker is no end."""

from __future__ import annotations

import asyncio
import logging

from data.store.records import Stuck
from tests import toy_game
from tests.host_tools import ANN, BOB, GUILD, Clock, act, count, hosting, running


async def test_computers_play_to_the_end(tmp_path):
    async with hosting(tmp_path / "toy.db") as host:
        info = await running(host, ANN, computers=2)
        for _ in range(2):
            await act(host, info.id, ANN, "end")
            await host.idle()
        over = await host.session(info.id)
        assert over.status == "over"
        origins = {step.origin for step in await host.log(info.id, None)}
        assert origins == {"start", "person", "computer"}
        assert [result.kind for result in await host.results(info.id)].count("computer") == 2
        assert (await host.leaderboard(100)).rows == ()
        assert (await host.verify(info.id)).sound


async def test_a_restart_wakes_them(tmp_path):
    async with hosting(tmp_path / "toy.db") as host:
        info = await running(host, ANN, computers=1)
        await act(host, info.id, ANN, "end")
        before = (await host.session(info.id)).seq
    async with hosting(tmp_path / "toy.db") as host:
        await host.idle()
        look = await host.look(info.id, ANN.id)
        assert look.seq > before and look.legal


async def test_dead_workers_cost_the_computer_its_thoughts_only(tmp_path, caplog):
    with caplog.at_level(logging.WARNING):
        async with hosting(tmp_path / "toy.db", think=toy_game.die) as host:
            info = await running(host, ANN, computers=1, options={"bids": "ask"})
            await act(host, info.id, ANN, "call")
            await host.idle()
            log = await host.log(info.id, None)
            assert [step.origin for step in log] == ["start", "person", "computer"]
            assert log[-1].events[0].bids == {"1": 1}, "the default, which is the first of legal"
    assert caplog.text.count("worker died") == 2


async def test_a_thought_about_an_old_table_is_thrown_away(tmp_path, monkeypatch):
    async with hosting(tmp_path / "toy.db") as host:
        thought, go, tables = asyncio.Event(), asyncio.Event(), []

        async def slow(system, state, seat, seed):
            tables.append(state)
            thought.set()
            await go.wait()
            return ["bid 0"]

        monkeypatch.setattr(host._workers, "plan", slow)
        info = await running(host, ANN, BOB, computers=1)
        await act(host, info.id, ANN, "call")
        await thought.wait()
        await act(host, info.id, BOB, "bid 1")
        go.set()
        await host.idle()
        log = await host.log(info.id, None)
        assert [(step.seat, step.origin) for step in log[1:]] == [(0, "person"), (2, "person"), (1, "computer")]
        assert len(tables) == 2 and tables[0] != tables[1]


async def test_a_computer_that_fails_once_tries_again(tmp_path, monkeypatch, caplog):
    clock = Clock()
    async with hosting(tmp_path / "toy.db", clock) as host:
        think, failed = host._workers.plan, []

        async def once(*given):
            if not failed:
                failed.append(given)
                raise RuntimeError("a slip")
            return await think(*given)

        monkeypatch.setattr(host._workers, "plan", once)
        info = await running(host, ANN, computers=1)
        await act(host, info.id, ANN, "end")
        await host.idle()
        assert (await host.session(info.id)).seq == 1 and "a slip" in caplog.text
        assert await host.health(GUILD) == [Stuck(info.id, "retry", "1", clock.time + 30)]

        clock.time += 29
        assert await host.tick() == clock.time + 1
        await host.idle()
        assert (await host.session(info.id)).seq == 1
        clock.time += 1
        assert await host.tick() is None
        await host.idle()
        assert (await host.look(info.id, ANN.id)).legal, "the computer has moved, and ended its turn"
        assert await host.health(GUILD) == []


async def test_a_computer_that_only_wants_what_fails_plays_its_default_at_the_third_try(tmp_path, monkeypatch):
    clock, seeds, waited = Clock(), [], []
    async with hosting(tmp_path / "toy.db", clock) as host:

        async def stubborn(system, state, seat, seed):
            seeds.append(seed)
            return ["crash"]

        monkeypatch.setattr(host._workers, "plan", stubborn)
        info = await running(host, ANN, computers=1)
        await act(host, info.id, ANN, "end")
        for _ in range(2):
            await host.idle()
            (told,) = [one for one in await host.health(GUILD) if one.why == "retry"]
            waited.append(told.since - clock.time)
            clock.time = told.since
            await host.tick()
        await host.idle()
        log = await host.log(info.id, None, since_seq=2)
    assert waited == [30, 60]
    assert len(set(seeds)) == len(seeds), "each try is thought anew"
    assert (log[0].seat, log[0].origin) == (1, "computer")
    assert count(tmp_path / "toy.db", "SELECT count(*) FROM posts WHERE kind = 'fault'") == 1
