"""The guided first game: who follows its hints meets a grab, a shot, a reload and a kill; suggestions for one alone."""

from __future__ import annotations

import pytest

from cogs.host import Host, HostError
from cogs.host import Person as HostPerson
from cogs.panel import GUIDED_ROUNDS
from rules import registry
from tests.cogs.counting import Counted
from tests.cogs.stage import labels, opened
from tests.host_tools import Clock

ANN = HostPerson(1, "Ann")
LONGEST = 60
"""Items after which the kill must have come."""


class Inside:
    """Thinks in this process as the workers do."""

    async def plan(self, system, state, seat, seed, samples=None):
        return registry.think(system, state, seat, samples, seed)

    def warm(self):
        return None

    def close(self):
        return None


async def test_hints_of_the_guided_game_lead_to_grab_shot_reload_and_kill(tmp_path):
    host = await Host.open(tmp_path / "guided.db", Clock())
    host._workers = Inside()
    try:
        info = await host.new_session(
            1, 2, ANN, "adrenaline", "deathmatch", {"preset": "first_game"}, computers=2, seat_order="joined",
            pace="none",
        )  # fmt: skip
        await host.start(info.id, ANN.id, guided=True)
        assert await host.guided(info.id)
        met = {}
        for _ in range(LONGEST):
            await host.idle()
            look = await host.look(info.id, ANN.id)
            done = await host.commit(info.id, ANN.id, look.asks[0].opened, await host.suggest(info.id, ANN.id))
            for step in await host.log(info.id, ANN.id, since_seq=done.from_seq, to_seq=done.to_seq):
                for event in step.events if step.seat == 0 else ():
                    met.setdefault(type(event).__name__, (look.view.turn + 2) // 3)
            if "Killed" in met:
                break
        turns = {name: met.get(name, 99) for name in ("WeaponTaken", "Damaged", "Reloaded", "Killed")}
        assert turns == {"WeaponTaken": 1, "Damaged": 2, "Reloaded": 2, "Killed": 4}
        assert turns["Killed"] <= GUIDED_ROUNDS
    finally:
        await host.close()


async def test_a_guided_start_with_two_people_draws_its_own_seed(tmp_path):
    host = await Host.open(tmp_path / "guided.db", Clock())
    host._workers = Inside()
    try:
        info = await host.new_session(1, 2, ANN, "adrenaline", "deathmatch", {}, computers=1)
        await host.join(info.id, HostPerson(2, "Bob"))
        await host.start(info.id, ANN.id, guided=True)
        assert not await host.guided(info.id)
        with pytest.raises(HostError, match="suggest_alone"):
            await host.suggest(info.id, ANN.id)
    finally:
        await host.close()


async def test_the_guided_game_is_two_presses_away_and_leads_by_hints(tmp_path):
    async with opened(tmp_path, playground=True) as stage:
        ann = Counted(stage.person("Ann"))
        welcome = await stage.world.until(lambda: next((m for m in ann.person.sees() if "Play now" in labels(m)), None))
        await ann.press("Guided first game", welcome)
        assert "Hint: try this:" in ann.message.text
        assert await stage.host.guided((await stage.session()).id)
        await stage.quiet()
        while "Suggest" not in labels(ann.message):
            await ann.press("discard")
        await ann.press("^Suggest")
        assert "A computer would:" in ann.message.text
        assert stage.world.violations == []
