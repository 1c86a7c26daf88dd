"""Spawnpoint starts here: `python bot.py` serves Discord, `python bot.py playground` a stand-in in the browser.

Further: `python bot.py backup FILE` copies the database while it is in use, `python bot.py restore FILE` puts such a
copy in its place, `python bot.py check` loads every open session under this code and writes nothing, `python bot.py
verify FILE` proves an exported log. Settings come from the environment or from a file `.env`.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import os
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands
from dotenv import load_dotenv

from cogs import screen
from cogs.buttons import Router
from cogs.desk import Clock, Desk
from cogs.host import CheckReport, Host, StoreError, backup, check, restore
from cogs.host_export import Unreadable, verified
from cogs.poster import Poster
from cogs.sync import sync_commands
from cogs.translator import Translator
from data.texts import TEXTS
from rules.registry import GAMES

log = logging.getLogger("spawnpoint")

COGS = (
    "lobby", "seats", "play", "help", "standing", "leaderboard", "settings",
    "own_data", "catchup", "server", "inbox", "clockwork", "undo",
)  # fmt: skip
FAILED = 1
LAST_ANSWERS_S = 5.0
"""How long a stop waits for interactions under way."""

NO_TOKEN = """No DISCORD_TOKEN is set, so there is no Discord to connect to.
  To play in the browser no token is needed:  make play
  To serve a real server: make an application at https://discord.com/developers/applications, copy the token from
  its page "Bot", and start again with  DISCORD_TOKEN=... python bot.py  (or put that line into a file .env)."""

WRONG_TOKEN = """Discord does not accept this DISCORD_TOKEN.
  Reset it on the page "Bot" of your application at https://discord.com/developers/applications and set the new one."""


class StartFault(Exception):
    """Something that keeps the bot from starting; the message is for the person at the console."""


class RealClock:
    """The machine's time."""

    def now(self) -> float:
        """Seconds since the epoch."""
        return time.time()


@dataclass(frozen=True)
class Settings:
    """What can be set from outside. `api`: another Discord API, on this machine only (used by the playground)."""

    token: str
    database: Path
    api: str
    log_level: str
    workers: int
    playground: bool

    @classmethod
    def read(cls, environment: Mapping[str, str]) -> Settings:
        """Raises `StartFault` for a value that cannot be read."""
        level = environment.get("SPAWNPOINT_LOG", "INFO").upper()
        if level not in logging.getLevelNamesMapping():
            raise StartFault(f"SPAWNPOINT_LOG is '{level}'; it can be DEBUG, INFO, WARNING or ERROR.")
        workers = environment.get("SPAWNPOINT_WORKERS", "1")
        if not workers.isdigit() or int(workers) < 1:
            raise StartFault(f"SPAWNPOINT_WORKERS is '{workers}'; it is a number of processes, at least 1.")
        return cls(
            token=environment.get("DISCORD_TOKEN", "").strip(),
            database=Path(environment.get("SPAWNPOINT_DB") or "spawnpoint.db"),
            api=environment.get("DISCORD_API", ""),
            log_level=level,
            workers=int(workers),
            playground=environment.get("SPAWNPOINT_PLAYGROUND", "") == "1",
        )


class Commands(discord.app_commands.CommandTree["Spawnpoint"]):
    """The slash commands; none begins, and nothing is completed, once the bot is stopping."""

    async def interaction_check(self, interaction: discord.Interaction[Spawnpoint], /) -> bool:
        """Asked before each command and each completion."""
        return self.client.desk.router.admits(interaction)


class Spawnpoint(commands.Bot):
    """The client: no privileged intents, nobody mentioned by accident, every button answered after any restart."""

    def __init__(self, host: Host, clock: Clock | None = None, *, playground: bool = False, **options: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=Commands,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=60.0,
            **options,
        )
        self.desk = Desk(host, TEXTS, clock or RealClock(), playground=playground)
        self.desk.router = Router(self.desk)
        self.tree.error(self.desk.router.command_failed)
        self.desk.poster = Poster(self, self.desk)

    async def setup_hook(self) -> None:
        """All that is done once, before the gateway."""
        self.add_dynamic_items(screen.Piece)
        for name in COGS:
            await self.load_extension(f"cogs.{name}")
        await self.tree.set_translator(Translator())
        await sync_commands(self)
        self.desk.poster.start()

    async def close(self) -> None:
        """Lets presses under way have their answer, then ends whatever else would ask Discord or the store."""
        await self.desk.router.stop(LAST_ANSWERS_S)
        await self.desk.poster.stop()
        await self.desk.background.stop()
        await super().close()


async def serve(settings: Settings) -> None:
    """Runs the bot until it is told to stop. Raises `StartFault` when it cannot run."""
    if settings.api:
        _aim(settings.api)
    try:
        host = await Host.open(settings.database, RealClock(), workers=settings.workers)
    except StoreError as error:
        raise StartFault(str(error)) from error
    try:
        async with Spawnpoint(host, playground=settings.playground) as bot:
            for number in (signal.SIGTERM, signal.SIGINT):
                asyncio.get_running_loop().add_signal_handler(number, lambda: asyncio.ensure_future(bot.close()))
            await _connect(bot, settings.token)
    finally:
        await host.close()


async def _connect(bot: Spawnpoint, token: str) -> None:
    try:
        await bot.start(token)
    except discord.LoginFailure as error:
        raise StartFault(WRONG_TOKEN) from error
    except discord.PrivilegedIntentsRequired as error:
        raise StartFault("Discord refuses the bot's intents; it asks for none that need a switch.") from error
    except discord.ConnectionClosed as error:
        if error.code == 4004:
            raise StartFault(WRONG_TOKEN) from error
        raise StartFault(f"Discord closed the connection for good (code {error.code}).") from error
    except OSError as error:
        raise StartFault(f"Discord cannot be reached: {error}") from error


def _aim(address: str) -> None:
    from playground.aim import aim

    try:
        aim(address)
    except ValueError as error:
        raise StartFault(f"DISCORD_API: {error}") from error


def _playground(arguments: Sequence[str]) -> int:
    from playground.run import main as run_playground

    return run_playground(list(arguments))


def _maintain(verb: str, arguments: Sequence[str], settings: Settings) -> int:
    try:
        if verb == "backup" and len(arguments) == 1:
            backup(settings.database, arguments[0])
            print(f"{settings.database} was copied to {arguments[0]}.")
            return 0
        if verb == "restore" and len(arguments) == 1:
            return _restored(arguments[0], settings.database)
        if verb == "verify" and len(arguments) == 1:
            return _proved(Path(arguments[0]))
        if verb == "check" and not arguments:
            return _told(asyncio.run(check(settings.database)))
    except StoreError as error:
        raise StartFault(str(error)) from error
    return _usage()


def _restored(source: str, database: Path) -> int:
    """Puts a backup in the place of the database and says what has become of the one that was there."""
    aside = restore(source, database)
    print(f"{source} is the database {database} now. `python bot.py check` tries every open session.")
    if aside is not None:
        print(f"The one that was there, with all that was played since, is kept as {aside}.")
    return 0


def _proved(path: Path) -> int:
    """Proves a file made by `/game export`; the exit status says whether nothing speaks against it."""
    try:
        data = path.read_bytes()
        found = verified(gzip.decompress(data) if path.suffix == ".gz" else data, GAMES)
    except (OSError, Unreadable) as error:
        raise StartFault(f"{path}: {error}") from error
    fits = "fits" if found.commitment else "does NOT fit"
    print(f"{found.steps} steps were checked; the seed {fits} the hash posted at the start.")
    for part in ("chain", "draws", "replay", "unreplayed"):
        steps = getattr(found, part)
        print(f"  {part}: {', '.join(map(str, steps)) if steps else 'nothing to report'}")
    return 0 if found.sound else FAILED


def _told(report: CheckReport) -> int:
    """Prints what a check found; the exit status says whether all is well."""
    print(f"{report.sessions} open sessions were tried, {len(report.failures)} cannot be played on.")
    for session, reason in report.failures.items():
        print(f"  session {session}: {reason}")
    return FAILED if report.failures else 0


def _usage() -> int:
    verbs = "playground [--port N] | backup FILE | restore FILE | check | verify FILE"
    print(f"Usage: python bot.py [{verbs}]", file=sys.stderr)
    return 2


def main(arguments: Sequence[str]) -> int:
    """The command line; returns the exit status."""
    load_dotenv()
    try:
        settings = Settings.read(os.environ)
        logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        if not arguments:
            if not settings.token:
                raise StartFault(NO_TOKEN)
            with contextlib.suppress(KeyboardInterrupt):
                asyncio.run(serve(settings))
            return 0
        if arguments[0] == "playground":
            return _playground(arguments[1:])
        if arguments[0] in ("backup", "restore", "check", "verify"):
            return _maintain(arguments[0], arguments[1:], settings)
        return _usage()
    except StartFault as fault:
        print(fault, file=sys.stderr)
        return FAILED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
