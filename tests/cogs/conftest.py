"""A host of the toy game, and its clock; a module that wants another clock has its own."""

from __future__ import annotations

import pytest

from tests.cogs.timed import MIDNIGHT, H
from tests.host_tools import Clock, hosting


@pytest.fixture
def clock():
    clock = Clock()
    clock.time = MIDNIGHT + 9 * H
    return clock


@pytest.fixture
async def host(tmp_path, clock):
    async with hosting(tmp_path / "toy.db", clock) as opened:
        yield opened
