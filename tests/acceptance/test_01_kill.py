"""Scenario 1: kill -9 of the whole bot at each of its calls to the store and to Discord during a press and the post
that follows, and during what it does at a deadline. (At each SQL statement too: `tests/cogs/test_host_kill.py`.)

The steps are there once or not at all, the board and the ping come once, old buttons answer, a draft is where it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

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

    async def start(self, *, live: bool = True) -> None:
        assert self._mother.stdin is not None and self._mother.stdout is not None
        await self.world.until(lambda: not self.pid or not alive(self.pid), 20)
        await self.world.until(lambda: not self.place.gateway.live_sessions)
        self._mother.stdin.write("start\n")
        self._mother.stdin.flush()
        self.pid = int(await asyncio.to_thread(self._mother.stdout.readline))
        if live:
            await self.world.until(lambda: self.place.gateway.live_sessions, 30)

    def lay_bomb(self, points: int) -> None:
        Path(f"{self.database}.bomb").write_text(str(points))

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def go_ahead(self, seconds: float) -> None:
        """The next bot lives so much later than this machine."""
        Path(f"{self.database}.clock").write_text(str(seconds))

    async def start_to_die(self, points: int) -> bool:
        """Starts a bot that is killed at a point of what it finds due. Returns whether it was."""
        self.lay_bomb(points)
        told = len(boards(self.world))
        await self.start(live=False)
        return await self.killed_or(lambda: len(boards(self.world)) > told and not self.unsent)

    @property
    def unsent(self) -> int:
        return int(self.ask("SELECT count(*) FROM posts WHERE sent IS NULL"))

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

    def write(self, statement: str) -> None:
        """Changes the database beside the bot."""
        with contextlib.closing(sqlite3.connect(self.database, timeout=20)) as connection:
            connection.execute(statement)
            connection.commit()

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


async def killed_at_each_point(bots: Bots, press: Any, check: Any) -> list[str]:
    """Kills the bot at one point after another of `press`; `check` looks at what the restarted bot found.

    `press(point)` makes the press and answers how one sees that all it leads to is done. Returns the points passed.
    """
    points: list[str] = []
    for point in range(1, MOST_POINTS):
        done = await press(point)
        if not await bots.killed_or(done):
            return points
        points.append(bots.last_point())
        await bots.start()
        await check(point, points[-1])
    raise AssertionError("the press never ended")


def passed(points: list[str], kind: str) -> int:
    return sum(point.startswith(kind) for point in points)


async def test_killed_at_every_point_of_a_press_that_ends_a_turn(tmp_path: Path) -> None:
    async with table(tmp_path) as (bots, people):
        world = bots.world
        was: dict[str, Any] = {}

        async def press(point: int) -> Any:
            person, board = people[(point - 1) % 3], boards(world)[-1]
            bots.write("DELETE FROM calls")  # nobody is called more than a few times a day
            stale, panel = await open_panel(person, board), await open_panel(person, board)
            end = button(panel, "^End turn")
            was.update(steps=bots.steps, told=len(boards(world)), called=len(world.pings))
            was.update(person=person, stale=stale, panel=panel, end=end)
            bots.lay_bomb(point)
            person.begin_press(panel, end)
            return lambda: len(boards(world)) > was["told"] and not board.buttons

        async def check(point: int, passed: str) -> None:
            person, steps, told = was["person"], was["steps"], was["told"]
            if bots.steps == steps:
                assert len(boards(world)) == told
                assert (await person.press(was["panel"], was["end"])).kind == "update", passed
            await world.until(lambda: len(boards(world)) > told, 10)
            await world.until(lambda: bots.ask("SELECT count(*) FROM posts WHERE sent IS NULL") == 0, 10)
            assert (await person.press(was["stale"], was["end"])).kind == "update", passed
            assert bots.steps == steps + 1, passed
            assert len(boards(world)) == told + 1, passed
            assert [ping.user_id for ping in world.pings[was["called"] :]] == [people[point % 3].id], passed

        points = await killed_at_each_point(bots, press, check)
    assert len(points) > 20, points
    assert passed(points, "after commit") == 1 and passed(points, "after POST") >= 2, points


async def test_killed_at_every_point_of_a_shot(tmp_path: Path) -> None:
    """The shot was prepared on its card: the draft is where it was until the shot is fired, once."""
    async with table(tmp_path) as (bots, people):
        ann, board = people[0], boards(bots.world)[-1]
        was: dict[str, Any] = {}

        async def press(point: int) -> Any:
            card = await open_panel(ann, board, "^Shoot")
            fire = button(card, "^Fire")
            was.update(steps=bots.steps, card=card, text=card.text, fire=fire)
            bots.lay_bomb(point)
            pending = ann.begin_press(card, fire)
            return pending.interaction.settled.is_set

        async def check(point: int, passed: str) -> None:
            if bots.steps == was["steps"]:
                again = await open_panel(ann, board)
                assert again.text == was["text"], passed
                assert "shot the Machine Gun" in (await ann.press(again, button(again, "^Fire"))).text, passed
            else:
                assert "Fire" not in (await open_panel(ann, board)).text, passed
            shot = bots.steps
            assert shot > was["steps"], passed
            assert bots.ask("SELECT count(*) FROM steps WHERE action LIKE 'shoot %'") == point, passed
            panel = await open_panel(ann, board)
            await ann.press(panel, button(panel, "^Undo"))
            assert bots.steps == shot + 1, passed

        points = await killed_at_each_point(bots, press, check)
    assert len(points) > 8 and passed(points, "after commit") == 1, points


async def test_killed_before_the_post_was_noted_and_started_after_a_long_time(tmp_path: Path) -> None:
    """Discord has forgotten the nonce by then: the sender finds its own post among the newest messages."""
    async with table(tmp_path) as (bots, people):
        world = bots.world
        panel = await open_panel(people[0], boards(world)[-1])
        told, called = len(boards(world)), len(world.pings)
        sent = await killed_after_the_post(bots, people[0], panel)
        assert sent
        bots.write("UPDATE posts SET claimed = claimed - 86400 WHERE sent IS NULL")
        world.messages._nonces.clear()
        await bots.start()
        await world.until(lambda: bots.ask("SELECT count(*) FROM posts WHERE sent IS NULL") == 0, 10)
        assert len(boards(world)) == told + 1
        assert [ping.user_id for ping in world.pings[called:]] == [people[1].id]


async def killed_after_the_post(bots: Bots, person: Person, panel: Message) -> bool:
    """Ends a turn and kills the bot as soon as its board has come to Discord, before it can hear of that."""
    world = bots.world
    told = len(boards(world))
    dead = asyncio.Event()

    def kill(event: dict[str, Any], only: str | None) -> None:
        if event["t"] == "message" and len(boards(world)) > told and not dead.is_set():
            os.kill(bots.pid, signal.SIGKILL)
            dead.set()

    stop = world.subscribe(kill)
    person.begin_press(panel, button(panel, "^End turn"))
    await asyncio.wait_for(dead.wait(), 10)
    stop()
    return bool(bots.ask("SELECT count(*) FROM posts WHERE sent IS NULL"))


async def test_killed_while_a_deadline_is_acted_on(tmp_path: Path) -> None:
    """And started again right then: one default, one board, one call for each deadline."""
    async with table(tmp_path) as (bots, _):
        world, day = bots.world, 24 * 3600.0
        died = []
        for number, point in enumerate(range(1, MOST_POINTS, 9)):
            bots.kill()
            bots.write("DELETE FROM calls")
            bots.write("DELETE FROM alarms WHERE kind <> 'deadline'")
            bots.write("UPDATE seats SET missed = 0, away = 0")
            told, called = len(boards(world)), len(world.pings)
            bots.go_ahead((number + 1) * (day + 60))
            died.append(await bots.start_to_die(point))
            if died[-1]:
                await bots.start()
            await world.until(lambda told=told: len(boards(world)) > told, 20)
            await world.until(lambda: not bots.unsent, 20)
            assert bots.ask("SELECT sum(missed) FROM seats") == 1, point
            assert len(boards(world)) == told + 1, point
            assert len(world.pings) == called + 1, point
            turns = "SELECT count(DISTINCT seq) FROM steps WHERE origin = 'clock' AND action LIKE 'end%'"
            assert bots.ask(turns) == number + 1, point
            if not died[-1]:
                break
        assert died == [True] * (len(died) - 1) + [False] and len(died) > 5, died

