"""Small tasks end with the bot: none is left that would ask a closed store."""

from __future__ import annotations

import asyncio

import pytest

from cogs.background import Background


async def test_stop_returns_when_what_ran_has_ended() -> None:
    background, ended = Background(), []

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append(True)

    background.begin(work(), "work")
    await asyncio.sleep(0)
    await background.stop()
    assert ended == [True]


async def test_nothing_starts_after_stop() -> None:
    background, begun = Background(), []

    async def work() -> None:
        begun.append(True)

    await background.stop()
    background.begin(work(), "work")
    await asyncio.sleep(0)
    assert begun == []


async def test_a_fault_is_logged_under_the_name(caplog: pytest.LogCaptureFixture) -> None:
    background = Background()

    async def work() -> None:
        raise ValueError("no board")

    background.begin(work(), "ahead for session 3")
    await asyncio.sleep(0.01)
    assert "ahead for session 3" in caplog.text
    assert "no board" in caplog.text
