"""The host with ADRENALINE: whole games of people at random, orders, undo, proof, size."""

from __future__ import annotations

import random

import pytest

from cogs.host import HostError
from rules.registry import GAMES, think
from tests.host_tools import ANN, BOB, CHANNEL, CID, GUILD, hosting

PEOPLE_3 = (ANN, BOB, CID)


async def started(host, **options):
    info = await host.new_session(GUILD, CHANNEL, ANN, "adrenaline", "deathmatch", options, seat_order="joined")
    for person in PEOPLE_3[1:]:
        await host.join(info.id, person)
    return await host.start(info.id, ANN.id)


async def play(host, id, dice, presses):
    """Random presses of one action each, now and then an undo; returns how many undos were granted."""
    undone = 0
    for _ in range(presses):
        look = await host.look(id, None)
        if look.info.status != "running":
            break
        seat = look.asks[0].seats[0]
        person = look.info.seats[seat].person
        own = await host.look(id, person)
        await host.commit(id, person, look.asks[0].opened, [dice.choice(own.legal)])
        if dice.random() < 0.1:
            try:
                await host.undo(id, person)
                undone += 1
            except HostError:
                continue
    return undone


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_whole_game_is_stored_told_and_proved(tmp_path, seed):
    async with hosting(tmp_path / "host.db", games=GAMES, new_seed=lambda: bytes([seed]) * 32) as host:
        info = await started(host, preset="first_game", respawn="orders" if seed % 2 else "ask")
        undone = await play(host, info.id, random.Random(seed), 3000)
        over = await host.session(info.id)
        assert over.status == "over" and undone > 0
        results = await host.results(info.id)
        outcome = (await host.look(info.id, None)).view.outcome
        assert sorted((row.place, row.points) for row in results) == sorted(
            (place.place, place.points) for place in outcome.places for _ in place.seats
        )
        proof = await host.verify(info.id)
        assert proof.sound and proof.unreplayed == () and proof.steps == over.seq + 1
        board = await host.leaderboard(GUILD, "adrenaline", "deathmatch", order="wins")
        assert board.rows[0].person == results[0].person
        origins = {step.origin for step in await host.log(info.id, None)}
        assert {"start", "person", "order", "undo"} <= origins


async def test_every_told_table_can_be_shown_and_tells_nothing_secret(tmp_path):
    async with hosting(tmp_path / "host.db", games=GAMES) as host:
        info = await started(host)
        dice = random.Random(5)
        kinds = set()
        for _ in range(60):
            await play(host, info.id, dice, 5)
            for post in await host.due_posts(2e6):
                kinds.add(post.kind)
                view = await host.view_at(info.id, post.to_seq, None)
                assert view.hand == () and view.viewer is None
                steps = await host.log(info.id, None, since_seq=post.from_seq, to_seq=post.to_seq)
                assert all(not step.action or step.origin in ("start", "undo") for step in steps)
                drawn = [event for step in steps for event in step.events if type(event).__name__ == "Drew"]
                assert all(event.card == "" for event in drawn)
                await host.posted(post.id, 1)
        assert {"started", "turn"} <= kinds


async def test_computers_finish_a_game(tmp_path):
    """The real computer player in a real worker process, with few samples."""
    async with hosting(tmp_path / "host.db", games=GAMES, think=think, samples=3) as host:
        info = await host.new_session(
            GUILD, CHANNEL, ANN, "adrenaline", "deathmatch", {"preset": "first_game"}, computers=2, seat_order="joined"
        )
        await host.start(info.id, ANN.id)
        for _ in range(400):
            look = await host.look(info.id, ANN.id)
            if look.info.status != "running" or look.view.turn > 8:
                break
            assert look.legal, "nobody but Ann is waited for"
            await host.commit(info.id, ANN.id, look.asks[0].opened, [look.legal[-1]])
            await host.idle()
        assert look.view.turn > 8
        assert (await host.verify(info.id)).sound


