"""`python bot.py playground`: the stand-in, its page and the bot with one command, without token or network."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from playground.child import Child
from playground.keep import Keeper
from playground.server import HOST, StandIn
from playground.world import World

PEOPLE = ("Anna", "Eva", "Radek", "Žofie", "Matěj", "Ota")
TOKEN = "playground.no.token"
READY_S = 60.0  # within which a started bot must have connected
WELCOME_S = 5.0  # given to a connected bot for its commands or its first message
SETTLED_S = 30.0  # a bot that lived so long may be started once more again
_ROOT = Path(__file__).resolve().parents[1]
DATABASE = _ROOT / "var" / "playground.db"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the playground until Ctrl-C, SIGTERM or the second death of the bot; answers the exit code."""
    arguments = _parser().parse_args(argv)
    with contextlib.suppress(KeyboardInterrupt):
        return asyncio.run(_serve(arguments))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("bot.py playground", description="Play in the browser, without a token.")
    parser.add_argument("--port", type=_port, default=8080, help="where the page is served (default: 8080)")
    parser.add_argument("--bot", type=Path, default=_ROOT / "bot.py", help="the program to run as the bot")
    # Not SPAWNPOINT_DB: a `.env` may name the database of a real server there.
    parser.add_argument("--database", type=Path, default=DATABASE, help="the bot's database; beside it lie its log and "
                        f"what the playground keeps (default: {DATABASE})")  # fmt: skip
    return parser


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port; it is a number from 0 (any free one) to 65535")
    return int(text)


async def _serve(arguments: argparse.Namespace) -> int:
    arguments.database.parent.mkdir(parents=True, exist_ok=True)
    world = World()
    for name in PEOPLE:
        world.person(name)
    place = StandIn(world, port=arguments.port)
    try:
        async with place:
            keeper = Keeper(world, arguments.database.with_suffix(".discord.json"))
            keeper.load()
            try:
                return await _Run(place, arguments).until_stopped()
            finally:
                keeper.save()
    except OSError as error:
        if error.errno not in (errno.EADDRINUSE, errno.EACCES):
            raise
        say(f"Port {arguments.port} on {HOST} cannot be used: {error.strerror}. Choose another with --port 8081.")
        return 1


def say(line: str) -> None:
    """A line for the operator, beside the one line on standard output."""
    print(line, file=sys.stderr, flush=True)


class _Run:
    """One run: the bot's process, its one restart, and the signals that end it all."""

    def __init__(self, place: StandIn, arguments: argparse.Namespace) -> None:
        self.place = place
        self.stopped = asyncio.Event()
        environment = {
            "DISCORD_API": place.api_url,
            "DISCORD_TOKEN": TOKEN,
            "SPAWNPOINT_DB": str(arguments.database.resolve()),
            "SPAWNPOINT_PLAYGROUND": "1",
            "PYTHONUNBUFFERED": "1",
        }
        log = arguments.database.with_suffix(".log")
        log.write_bytes(b"")
        self.child = Child([sys.executable, str(arguments.bot)], environment, log)
        self._announced = False

    async def until_stopped(self) -> int:
        """Keep the bot running; answers the exit code."""
        loop = asyncio.get_running_loop()
        for ending in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(ending, self.stopped.set)
        stop = asyncio.create_task(self.stopped.wait())
        try:
            restarted = False
            while True:
                started = time.monotonic()
                code = await self._one_life(stop)
                if code is None:
                    return 0
                if restarted and time.monotonic() - started < SETTLED_S:
                    say(f"The bot ended again (exit code {code}). The end of its output ({self.child.log}):")
                    say(self.child.last_lines())
                    return 1
                restarted = True
                say(f"The bot ended (exit code {code}) and is started once more. Its output: {self.child.log}")
        finally:
            stop.cancel()
            await self.child.stop()

    async def _one_life(self, stop: asyncio.Task[bool]) -> int | None:
        """Run the bot once; answers its exit code, or None when the playground is to end."""
        await self.child.start()
        end = asyncio.create_task(self.child.wait())
        ready = asyncio.create_task(self._announce())
        try:
            await asyncio.wait([stop, end], return_when=asyncio.FIRST_COMPLETED)
            return None if stop.done() else end.result()
        finally:
            ready.cancel()
            end.cancel()

    async def _announce(self) -> None:
        """Print the address once, when the bot has connected and shown itself."""
        world, gateway = self.place.world, self.place.gateway
        try:
            await world.until(lambda: gateway.live_sessions, READY_S)
        except TimeoutError:
            say(f"The bot has not connected within {READY_S:.0f} seconds. Its output: {self.child.log}")
            return
        with contextlib.suppress(TimeoutError):
            # A bot without commands or words is played with all the same.
            await world.until(lambda: world.commands.offered() or world.messages.public(world.table.id), WELCOME_S)
        if not self._announced:
            self._announced = True
            print(f"Play at {self.place.page_url} (stop with Ctrl-C)", flush=True)
