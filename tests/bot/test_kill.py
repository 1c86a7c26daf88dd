"""kill -9 of the whole bot at each of its calls to the store and to Discord during a press and the post that follows.

The steps are there once or not at all, the board and the ping come once, old buttons answer, a draft is where it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from playground.model import Message
from playground.people import Person
from playground.server import StandIn
from playground.world import World
from tests.cogs.stage import Clock, button, opened

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Ann", "Radek", "Ota")
MOST_POINTS = 200

TABLE: dict[str, Any] = {
    "A": {"at": "C2", "cubes": "r3 y3 b3", "weapons": ["machine_gun"]},
    "B": {"at": "C2"},
    "C": {"at": "C3"},
}


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Bots:
    """The bot of one database, started again each time it has been killed."""

    def __init__(self, place: StandIn, database: Path) -> None:
        self.place = place
        self.world = place.world
        self.database = database
        self.pid = 0
        self._mother = subprocess.Popen(
            [sys.executable, "-m", "tests.bot.kill_child", place.api_url, str(database)],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    async def start(self) -> None:
        assert self._mother.stdin is not None and self._mother.stdout is not None
        await self.world.until(lambda: not self.place.gateway.live_sessions)
        self._mother.stdin.write("start\n")
        self._mother.stdin.flush()
        self.pid = int(await asyncio.to_thread(self._mother.stdout.readline))
        await self.world.until(lambda: self.place.gateway.live_sessions, 30)

    def lay_bomb(self, points: int) -> None:
        Path(f"{self.database}.bomb").write_text(str(points))

    def last_point(self) -> str:
        return Path(f"{self.database}.points").read_text().splitlines()[-1]

    async def killed_or(self, done: Any) -> bool:
        """Waits for the bot's death, or for `done` while it lives. Returns whether it died."""
        await self.world.until(lambda: not alive(self.pid) or done(), 20)
        await asyncio.sleep(0.05)
        return not alive(self.pid)

    def close(self) -> None:
        self._mother.kill()
        self._mother.communicate()

    def ask(self, query: str) -> Any:
        """The one value that `query` finds in the database."""
        with contextlib.closing(sqlite3.connect(self.database)) as connection:
            return connection.execute(query).fetchone()[0]

    @property
    def steps(self) -> int:
        return int(self.ask("SELECT seq FROM sessions"))


@contextlib.asynccontextmanager
async def table(path: Path) -> AsyncIterator[tuple[Bots, list[Person]]]:
    """Three people at a table, and a bot to be killed."""
    clock = Clock()
    clock.time = time.time()
    async with opened(path, clock=clock) as stage:
        people = [stage.person(name) for name in NAMES]
        await stage.placed(people, TABLE)
    async with StandIn(stage.world) as place:
        bots = Bots(place, path / "stage.db")
        try:
            await bots.start()
            yield bots, people
        finally:
            bots.close()
    assert stage.world.violations == []


def boards(world: World) -> list[Message]:
    """The table messages, oldest first."""
    seen = world.messages.seen_by(world.bot.id)
    return [m for m in seen if m.owner is None and m.attachments and m.channel_id != world.table.id]


async def open_panel(person: Person, board: Message, *patterns: str) -> Message:
    """My move and the presses after it; the private panel."""
    message = (await person.press(board, "My move")).message
    for pattern in patterns:
        message = (await person.press(message, button(message, pattern))).message
    assert message is not None
    return message


async def test_killed_at_every_point_of_a_press_that_ends_a_turn(tmp_path: Path) -> None:
    points: list[str] = []
    async with table(tmp_path) as (bots, people):
        world = bots.world
        for point in range(1, MOST_POINTS):
            before, told, called = bots.steps, len(boards(world)), len(world.pings)
            person = people[(point - 1) % 3]
            stale = await open_panel(person, boards(world)[-1])
            panel = await open_panel(person, boards(world)[-1])
            end = button(panel, "^End turn")
            bots.lay_bomb(point)
            person.begin_press(panel, end)
            old = boards(world)[-1]
            if not await bots.killed_or(lambda old=old, told=told: len(boards(world)) > told and not old.buttons):
                break
            points.append(bots.last_point())
            await bots.start()
            if bots.steps == before:
                assert len(boards(world)) == told
                reply = await person.press(panel, end)
                assert reply.kind == "update", (points[-1], reply)
            await world.until(lambda told=told: len(boards(world)) > told, 10)
            await world.until(lambda: bots.ask("SELECT count(*) FROM posts WHERE sent IS NULL") == 0, 10)
            again = await person.press(stale, end)
            assert again.kind == "update", (points[-1], again)
            assert bots.steps == before + 1, points[-1]
            assert len(boards(world)) == told + 1, points[-1]
            following = people[point % 3]
            assert [ping.user_id for ping in world.pings[called:]] == [following.id], points[-1]
    kinds = Counter(point.split()[0] + " " + point.split()[1] for point in points)
    assert len(points) > 30 and kinds["after commit"] and kinds["after POST"] >= 2, points
