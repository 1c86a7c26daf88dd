"""The counts of `play.md` 8 as tests: the same measures as `tests.bench.play`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench.play import PRESSES, measured_game, newcomer
from tests.cogs.stage import opened


@pytest.mark.parametrize("name", PRESSES)
async def test_presses(tmp_path: Path, name: str) -> None:
    measure, _, most = PRESSES[name]
    async with opened(tmp_path, playground=measure is newcomer) as stage:
        assert await measure(stage) <= most
        assert stage.world.violations == []


async def test_posts_and_pings_of_a_game() -> None:
    posted = await measured_game(24)
    assert posted.turns > 10
    assert {name: row for name, row in posted.rows.items() if row.measured > row.most} == {}
