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
from pathlib import Path
from typing import Any

from data.store.database import Database
from tests.host_tools import ANN, hosting

SENT = 2e6


class Countdown:
    def __init__(self, points: int) -> None:
        self.left = points

    def tick(self, _: Any = None) -> None:
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


async def press(path: Path, points: int, id: int) -> None:
    """Presses with a bomb that goes off at the given point."""
    async with hosting(path) as host:
        await host.look(id, None)
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
        await host.commit(id, ANN.id, 0, ["walk 1", "call", "end"], token="press")
        Database.run = run  # type: ignore[method-assign]
        await host.store.database.run(lambda connection: connection.set_trace_callback(None))


async def found(path: Path, id: int) -> dict[str, Any]:
    """What the next start finds, and what a repetition of the press then does."""
    async with hosting(path) as host:
        first = {
            "seq": (await host.session(id)).seq,
            "draft": (await host.draft(id, ANN.id)).texts,
            "posts": [(post.kind, post.from_seq, post.to_seq, post.payload["pings"]) for post in await sent(host)],
            "sound": (await host.verify(id)).sound,
        }
        await host.commit(id, ANN.id, 0, ["walk 1", "call", "end"], token="press")
        return {**first, "after": (await host.session(id)).seq, "later": len(await sent(host))}


async def sent(host: Any) -> list[Any]:
    posts: list[Any] = []
    while due := await host.due_posts(SENT):
        for post in due:
            posts.append(post)
            await host.posted(post.id, 1)
    return posts


def main(database: Path) -> list[dict[str, Any]]:
    results = []
    for points in range(1, 200):
        path = database.with_name(f"killed{points}.db")
        shutil.copy(database, path)
        child = os.fork()
        if child == 0:
            asyncio.run(press(path, points, 1))
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status):
            assert os.waitstatus_to_exitcode(status) == 0, "the press failed by itself"
        results.append({"killed": os.WIFSIGNALED(status), **asyncio.run(found(path, 1))})
        if not os.WIFSIGNALED(status):
            return results
    raise AssertionError("the press never ended")


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]))))
