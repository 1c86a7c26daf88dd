"""Kills itself (SIGKILL) at one point after another of a press, then looks at what the restarted host finds.

`python -m tests.cogs.kill_driver DATABASE` prints a JSON list: one entry a kill point, the last one not killed. Points
are every SQL statement, and every begin and end of a call to the store's thread.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from data.store.database import Database
from tests.host_tools import ANN, Clock, hosting

SENT = 1e6
"""Seconds after which every post that was tried is due again."""


class Countdown:
    def __init__(self, points: int) -> None:
        self.left = points

    def tick(self, _: Any = None) -> None:
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


class Ender:
    """Computers that end the turn."""

    async def plan(self, system: str, state: bytes, seat: int, seed: int, samples: int | None = None) -> list[str]:
        return ["end"]

    def warm(self) -> None:
        return None

    close = warm


async def commit(host: Any) -> None:
    await host.commit(1, ANN.id, 0, ["walk 1", "call", "end"], token="press")


async def act_on_time(host: Any) -> None:
    """What the timekeeper and the computers do, and the sending of what comes of it."""
    await host.tick()
    await host.idle()
    await sent(host)


DEEDS: dict[str, tuple[float, Callable[[Any], Awaitable[None]]]] = {
    "press": (0.0, commit), "reminder": (12 * 3600.0, act_on_time), "deadline": (24 * 3600.0, act_on_time),
}  # fmt: skip
"""What is done, and how long after the start of the session."""


def then(deed: str) -> Clock:
    """The very second at which the deed is done; whoever starts next starts at that second too."""
    clock = Clock()
    clock.time += DEEDS[deed][0]
    return clock


async def do(path: Path, points: int, deed: str) -> None:
    """Does it with a bomb that goes off at the given point."""
    async with hosting(path, then(deed)) as host:
        host._workers = Ender()
        await host.look(1, None)
        bomb = Countdown(points)
        run = Database.run

        async def counted(self: Database, work: Any, *args: Any, **kwargs: Any) -> Any:
            bomb.tick()
            result = await run(self, work, *args, **kwargs)
            bomb.tick()
            return result

        await host.store.database.run(lambda connection: connection.set_trace_callback(bomb.tick))
        Database.run = counted  # type: ignore[method-assign, assignment]
        host.on_change.append(bomb.tick)
        await DEEDS[deed][1](host)
        Database.run = run  # type: ignore[method-assign]
        await host.store.database.run(lambda connection: connection.set_trace_callback(None))


async def found(path: Path, deed: str, id: int = 1) -> dict[str, Any]:
    """What the next start finds, and what a repetition then does."""
    if deed != "press":
        return await found_in_time(path, deed, id)
    async with hosting(path) as host:
        first = {
            "seq": (await host.session(id)).seq,
            "draft": (await host.draft(id, ANN.id)).texts,
            "posts": [(post.kind, post.from_seq, post.to_seq, post.payload["pings"]) for post in await sent(host)],
            "sound": (await host.verify(id)).sound,
        }
        await host.commit(id, ANN.id, 0, ["walk 1", "call", "end"], token="press")
        return {**first, "after": (await host.session(id)).seq, "later": len(await sent(host))}


async def found_in_time(path: Path, deed: str, id: int) -> dict[str, Any]:
    """Two more starts at the same second: how often it was done in all."""
    for _ in range(2):
        async with hosting(path, then(deed)) as host:
            host._workers = Ender()
            await act_on_time(host)
            rows = await host.store.database.run(
                lambda connection: connection.execute("SELECT kind, sent FROM posts ORDER BY id").fetchall()
            )
            result = {
                "steps": [[step.seat, step.origin, step.action] for step in await host.log(id, ANN.id)],
                "missed": [seat.missed for seat in (await host.session(id)).seats],
                "posts": [kind for kind, _ in rows],
                "unsent": [kind for kind, when in rows if when is None],
                "sound": (await host.verify(id)).sound,
            }
    return result


async def sent(host: Any) -> list[Any]:
    posts: list[Any] = []
    while due := await host.due_posts(host.clock.now() + SENT):
        for post in due:
            posts.append(post)
            await host.posted(post.id, 1)
    return posts


def main(database: Path, deed: str) -> list[dict[str, Any]]:
    results = []
    for points in range(1, 400):
        path = database.with_name(f"killed{points}.db")
        shutil.copy(database, path)
        child = os.fork()
        if child == 0:
            asyncio.run(do(path, points, deed))
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status):
            assert os.waitstatus_to_exitcode(status) == 0, "it failed by itself"
        results.append({"killed": os.WIFSIGNALED(status), **asyncio.run(found(path, deed))})
        if not os.WIFSIGNALED(status):
            return results
    raise AssertionError("it never ended")


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]), sys.argv[2])))
