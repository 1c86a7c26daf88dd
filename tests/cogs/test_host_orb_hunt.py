"""The host with Orb Hunt: it learns nothing of the game, and plays it to the end."""

from __future__ import annotations

import random

import pytest

from cogs.host import HostError
from rules.registry import GAMES, think
from tests.host_tools import ANN, BOB, CHANNEL, CID, GUILD, hosting


async def table(host, *others, computers=0):
    info = await host.new_session(GUILD, CHANNEL, ANN, "orb_hunt", "hunt", {}, computers=computers, seat_order="joined")
    for person in others:
        await host.join(info.id, person)
    return await host.start(info.id, ANN.id)


async def press(host, id, dice):
    """One random action of whoever is asked; False when it is over."""
    look = await host.look(id, None)
    if look.info.status != "running":
        return False
    person = look.info.seats[look.asks[0].seats[0]].person
    own = await host.look(id, person)
    await host.commit(id, person, look.asks[0].opened, [dice.choice(own.legal)])
    if dice.random() < 0.05:
        try:
            await host.undo(id, person)
        except HostError as refusal:
            assert refusal.code
    return True


@pytest.mark.parametrize("people", [(BOB,), (BOB, CID)])
async def test_a_whole_game_is_stored_and_proved(tmp_path, people):
    async with hosting(tmp_path / "host.db", games=GAMES) as host:
        info = await table(host, *people)
        dice = random.Random(7)
        for _ in range(5000):
            if not await press(host, info.id, dice):
                break
        over = await host.session(info.id)
        assert over.status == "over"
        assert (await host.verify(info.id)).sound
        told = {type(event).__name__ for step in await host.log(info.id, None) for event in step.events}
        assert {"GameBegan", "Rolled", "LootFound", "VillainDrawn", "GameEnded"} <= told


async def test_computers_hunt_along(tmp_path):
    """The real computer player in a real worker process, with few samples."""
    async with hosting(tmp_path / "host.db", games=GAMES, think=think, samples=20) as host:
        info = await table(host, computers=1)
        for _ in range(100):
            look = await host.look(info.id, ANN.id)
            if look.view.turn > 20:
                break
            assert look.legal, "nobody but Ann is waited for"
            await host.commit(info.id, ANN.id, look.asks[0].opened, ["end" if "end" in look.legal else look.legal[0]])
            await host.idle()
        assert look.view.figure("B").points > look.view.figure("A").points == 0
