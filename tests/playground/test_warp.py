"""The hurried event loop."""

import asyncio
import time

from playground.clock import Clock
from playground.warp import run_warped


def test_seconds_pass_faster() -> None:
    async def sleep() -> float:
        loop = asyncio.get_running_loop()
        before = loop.time()
        await asyncio.sleep(20)
        return loop.time() - before

    started = time.monotonic()
    passed = run_warped(sleep(), 100)
    real = time.monotonic() - started
    assert 20 <= passed < 60
    assert 0.2 <= real < 2


def test_the_worlds_clock_follows() -> None:
    async def sleep() -> float:
        clock = Clock()
        before = clock.now()
        await asyncio.sleep(900)
        return (clock.now() - before).total_seconds()

    assert run_warped(sleep(), 2000) >= 900
