"""Bots that kill themselves (SIGKILL) at a chosen point after the next interaction arrives.

    python -m tests.bot.kill_child API_ADDRESS DATABASE

For each line on standard input a bot is forked (all modules are loaded by then) and its process id printed. A point is
the begin or the end of any call to the store, and of any request to Discord; a request has been carried out at its end.
A file `DATABASE.bomb` with a number says at which point the bot ends, counted from the next interaction or, where that
comes sooner, from the next look at what is due; `DATABASE.points` gets the points passed since. `DATABASE.clock` holds
by how many seconds the bot's clock is ahead.
"""

from __future__ import annotations

import asyncio
import ctypes
import functools
import logging
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import aiohttp

import bot
from cogs import host
from cogs.buttons import Router
from cogs.host import Host
from data.store.database import Database
from tests.cogs.stage import QuickWorkers

PR_SET_PDEATHSIG = 1


class Bomb:
    def __init__(self, database: Path) -> None:
        self.file = Path(f"{database}.bomb")
        self.passed = Path(f"{database}.points")
        self.left = 0
        self.ended = False

    def arm(self) -> None:
        if self.file.exists():
            self.left = int(self.file.read_text())
            self.file.unlink()
            self.passed.write_text("")

    def tick(self, point: str) -> None:
        """One more point; the begin of a call right after the end of another one is the same point."""
        same = self.ended and point.startswith("before")
        self.ended = point.startswith("after")
        if not self.left or same:
            return
        with self.passed.open("a") as file:
            file.write(point + "\n")
        self.left -= 1
        if not self.left:
            os.kill(os.getpid(), signal.SIGKILL)


class ShiftedClock:
    """The machine's time, and as much more as the file says at the start."""

    def __init__(self) -> None:
        file = Path(f"{sys.argv[2]}.clock")
        self.ahead = float(file.read_text()) if file.exists() else 0.0

    def now(self) -> float:
        return time.time() + self.ahead


def lay(bomb: Bomb) -> None:
    """Puts the bomb's points into the bot's ways to its store and to Discord."""
    run, request, serve, tick = Database.run, aiohttp.ClientSession._request, Router.run, Host.tick

    async def counted_run(self: Any, work: Any, *args: Any, **kwargs: Any) -> Any:
        name = getattr(work, "__qualname__", str(work))
        bomb.tick(f"before {name}")
        result = await run(self, work, *args, **kwargs)
        bomb.tick(f"after {name}")
        return result

    async def counted_request(self: Any, method: str, url: Any, **kwargs: Any) -> Any:
        bomb.tick(f"before {method} {url}")
        response = await request(self, method, url, **kwargs)
        bomb.tick(f"after {method} {url}")
        return response

    async def armed_run(self: Any, *args: Any) -> None:
        bomb.arm()
        await serve(self, *args)

    async def armed_tick(self: Any) -> float | None:
        bomb.arm()
        return await tick(self)

    Host.tick = armed_tick  # type: ignore[method-assign]
    Database.run = counted_run  # type: ignore[method-assign, assignment]
    aiohttp.ClientSession._request = counted_request  # type: ignore[method-assign]
    Router.run = armed_run  # type: ignore[method-assign]


def live(api: str, database: Path) -> None:
    """One life of a whole bot; it ends with its parent at the latest."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    lay(Bomb(database))
    bot.RealClock = ShiftedClock  # type: ignore[misc, assignment]
    host.Workers = lambda *_: QuickWorkers()  # type: ignore[misc, assignment]
    bot.Spawnpoint = functools.partial(bot.Spawnpoint, guild_ready_timeout=0.02)  # type: ignore[assignment, misc]
    asyncio.run(bot.serve(bot.Settings("a.b.c", database, api, "ERROR", 1, False)))


def main(api: str, database: Path) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead leave no zombies behind
    logging.basicConfig(level=logging.ERROR)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            live(api, database)
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
