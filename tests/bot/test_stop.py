"""SIGTERM in the midst of presses: the log holds no fault, no task is left behind, and nothing is half done."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from pathlib import Path

import pytest

from cogs.host import Host
from playground.model import Message
from playground.people import Person
from playground.server import StandIn
from tests.acceptance.test_01_kill import NAMES, TABLE, boards
from tests.cogs.stage import Clock, opened

ROOT = Path(__file__).resolve().parents[2]
START_S, STOP_S = 60.0, 30.0
FORBIDDEN = (" ERROR ", "Traceback", "never retrieved", "was destroyed", "never awaited")
COMMANDS = ("play", "hand", "board", "log", "game list", "inbox", "leaderboard", "game export", "catchup")


async def started(place: StandIn, database: Path) -> asyncio.subprocess.Process:
    """The bot as people run it, with all its log on standard error."""
    environment = {
        **os.environ, "DISCORD_TOKEN": "a.b.c", "SPAWNPOINT_DB": str(database), "DISCORD_API": place.api_url,
        "SPAWNPOINT_LOG": "INFO", "PYTHONWARNINGS": "default",
    }  # fmt: skip
    process = await asyncio.create_subprocess_exec(
        sys.executable, "bot.py", cwd=ROOT, env=environment, stderr=asyncio.subprocess.PIPE
    )
    await place.world.until(lambda: place.gateway.live_sessions, START_S)
    return process


def storm(people: list[Person], board: Message, dice: random.Random) -> None:
    """Everybody presses and types at once; nobody waits for an answer."""
    for person in people:
        for name in ("My move", "My hand", "Log", "More"):
            person.begin_press(board, name)
        for command in dice.sample(COMMANDS, 4):
            person.begin_slash(command, board.channel_id, {})
    people[0].begin_slash("do", board.channel_id, {"line": "end"})


@pytest.mark.parametrize("after_ms", [0, 5, 30, 120])
async def test_a_stop_in_the_midst_of_presses(tmp_path: Path, after_ms: int) -> None:
    async with opened(tmp_path, clock=Clock()) as stage:
        people = [stage.person(name) for name in NAMES]
        info = await stage.placed(people, TABLE)
    async with StandIn(stage.world) as place:
        process = await started(place, tmp_path / "stage.db")
        try:
            board = boards(stage.world)[-1]
            storm(people, board, random.Random(after_ms))
            await asyncio.sleep(after_ms / 1000)
            process.send_signal(signal.SIGTERM)
            stopped = asyncio.create_task(process.communicate())
            async with asyncio.timeout(STOP_S):
                while not stopped.done():  # people do not know that it stops
                    for button in board.buttons[:1]:
                        people[1].begin_press(board, str(button.custom_id))
                    people[2].begin_slash("log", board.channel_id, {})
                    people[0].begin_autocomplete("do", board.channel_id, {"line": "r"}, "line")
                    await asyncio.sleep(0.05)
            _, told = await stopped
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    log = told.decode()
    assert process.returncode == 0, log[-4000:]
    faults = [log.index(word) for word in FORBIDDEN if word in log]
    assert faults == [], log[max(0, min(faults) - 200) :][:6000]
    host = await Host.open(tmp_path / "stage.db", Clock())
    try:
        assert (await host.session(info.id)).seq in (info.seq, info.seq + 1)
    finally:
        await host.close()
    assert stage.world.violations == []
