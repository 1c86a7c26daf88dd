"""`/server ...`: for managers only."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.errors import Refused
from playground.people import Person
from tests.cogs.stage import Stage, opened


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


def boss_of(stage: Stage) -> Person:
    return stage.world.person_by_id(stage.world.guild.owner_id)


async def test_a_season_begins_once_and_by_a_manager(stage: Stage) -> None:
    boss, eva = boss_of(stage), stage.person("Eva")
    with pytest.raises(Refused):
        await eva.slash("server season")
    asked = await boss.slash("server season")
    assert "Season 1 is being played" in asked.text
    other = await boss.slash("server season")
    assert "Season 2 has begun" in (await boss.press(asked.message, "Start season 2")).text
    assert "season 2 has begun already" in (await boss.press(other.message, "Start season 2")).text
    assert len(await stage.host.seasons(int(stage.world.channel(None).guild_id))) == 2
