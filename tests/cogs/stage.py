"""The whole bot on the stand-in, in one process: real cogs, rules, store and pictures; time is moved by hand.

Computers play quickly here (a seeded random legal item instead of thinking), so that games end in seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import random
import re
import sqlite3
import zlib
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from bot import Spawnpoint
from cogs.host import Host, SessionInfo
from cogs.host import Person as HostPerson
from cogs.pictures import Gallery
from data.texts import TEXTS
from playground.model import Message
from playground.people import Person, Reply
from playground.server import StandIn
from playground.world import World
from rules import registry
from rules.core import notation
from rules.core.draft import Draft
from rules.core.game import codec
from tests.playground.stage import running


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def now(self) -> float:
        return self.time


class QuickWorkers:
    """Computer players that choose at random, in this process; they end a turn sooner than not."""

    def __init__(self) -> None:
        self.random = random.Random(1)

    async def plan(
        self, system: str, state: bytes, seat: int, seed: int, samples: int | None = None
    ) -> list[str]:
        game: Any = registry.game(system)
        table = codec(game).decode(state)
        ask = game.decision(table).of(seat)
        texts = [notation.text(action) for action in game.legal(table, seat)]
        if ask.kind != "turn":
            return [self.random.choice(texts)]
        shots = [text for text in texts if text.startswith("shoot")]
        draft = Draft(game, table, seat, [self.random.choice(shots or texts)])
        draft.complete()
        return list(draft.texts)

    def warm(self) -> None:
        return None

    def close(self) -> None:
        return None


class QuickBot(Spawnpoint):
    """The bot without the pauses that only a real Discord needs."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return None


class Stage:
    """What a test holds in its hands."""

    def __init__(self, world: World, host: Host, bot: Spawnpoint, clock: Clock, place: StandIn) -> None:
        self.world = world
        self.host = host
        self.bot = bot
        self.clock = clock
        self.place = place

    def person(self, name: str, locale: str = "en-US") -> Person:
        return self.world.person(name, locale=locale)

    async def quiet(self, wait_s: float = 20.0) -> None:
        """Returns when computers have moved and all posts are out."""
        async with asyncio.timeout(wait_s):
            while True:
                await self.host.idle()
                due = await self.host.due_posts(self.clock.now())
                if not due and not self.bot.desk.poster.busy:
                    return
                self.bot.desk.poster.wake()
                await asyncio.sleep(0.01)

    async def session(self) -> SessionInfo:
        """The newest session."""
        return (await self.host.sessions())[-1]

    async def board(self) -> Message:
        """The newest table message."""
        await self.quiet()
        info = await self.session()
        return self.world.messages.anywhere(str(info.message))

    async def two_computers(self, person: Person, **options: str) -> SessionInfo:
        """A game of a person against two computers, started by slash commands."""
        await person.slash("game new", computers=2, preset="first_game")
        info = await self.session()
        if options:
            await self.host.set_options(info.id, int(person.id), options)
        reply = await person.press(None, "Start")
        assert reply.kind == "update", reply
        await self.quiet()
        return await self.session()


    async def placed(
        self, people: Sequence[Person], position: dict[str, Any], *, game: str = "adrenaline/deathmatch",
        pace: str = "24h", **options: str,
    ) -> SessionInfo:  # fmt: skip
        """A running game of these people (the first is A), its table laid as `position` spells it."""
        first, *others = people
        channel = self.world.channel(None)
        system, mode = game.split("/")
        plain = {"preset": "first_game", "arena": "m11a"} if system == "adrenaline" else {}
        info = await self.host.new_session(
            int(channel.guild_id), int(channel.id), host_person(first), system, mode, {**plain, **options},
            pace=pace, seat_order="joined",
        )  # fmt: skip
        for person in others:
            info = await self.host.join(info.id, host_person(person))
        least = next(known.seats[0] for known in registry.game(system).modes if known.name == mode)
        while len(info.seats) < least:
            info = await self.host.add_computer(info.id, int(first.id))
        await self.host.start(info.id, int(first.id))
        await self.quiet()
        await self.lay(info.id, position)
        return await self.host.session(info.id)

    async def lay(self, id: int, position: dict[str, Any]) -> None:
        """Lays the table of a session anew; nothing is posted by it."""
        info = await self.host.session(id)
        state = registry.scenarios(info.system).read_position(info.mode, info.options, len(info.seats), position)
        state.seq = info.seq
        data = zlib.compress(codec(registry.game(info.system)).encode(state))

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE snapshots SET state = ? WHERE session = ? AND seq = ?", (data, id, info.seq))
            connection.commit()

        await self.host.store.database.run(write)
        self.host._tables.pop(id, None)
        self.forget_pictures()

    async def draw_ahead(self, info: SessionInfo, person: Person) -> None:
        """As after a table message: what the called person will look at is drawn ahead."""
        await self.bot.desk.poster._draw_ahead(info.id, int(person.id))

    def forget_pictures(self) -> None:
        """As if none had been drawn."""
        self.bot.desk.gallery = Gallery()

    async def state(self) -> dict[str, Any]:
        """The newest session's table as plain values."""
        snapshot = await self.host.store.snapshot((await self.session()).id)
        assert snapshot is not None
        return msgspec.json.decode(snapshot.state)


async def dump(stage: Stage) -> list[str]:
    """All that is stored, as text; but for who has looked at what, which a refused look may also note."""
    await stage.quiet()
    with closing(sqlite3.connect(stage.host.store.database.path)) as connection:
        return [line for line in connection.iterdump() if not line.startswith('INSERT INTO "looks"')]


def told(reply: Reply) -> Message:
    """The last private message of an answer."""
    message = reply.followups[-1] if reply.followups else reply.message
    assert message is not None and message.owner == reply.interaction.user.id, reply
    return message


def text(person: Person, id: str, **variables: Any) -> str:
    """A sentence in the language of a person."""
    language = "cs" if person.user.locale == "cs" else "en"
    return TEXTS.get(language, id, **variables)


def host_person(person: Person) -> HostPerson:
    return HostPerson(int(person.id), person.name, "en-US")


def labels(message: Message | None) -> list[str]:
    """The labels of all buttons of a message."""
    assert message is not None
    return [button.label for button in message.buttons]


def pressable(message: Message | None) -> list[str]:
    """Those that are not off."""
    assert message is not None
    return [button.label for button in message.buttons if not button.disabled]


def as_it_is(message: Message | None) -> Message:
    """What a client shows that hears of no later edit."""
    assert message is not None
    return replace(message, data=copy.deepcopy(message.data))


def button(reply: Reply | Message, pattern: str) -> str:
    """The custom id of the first pressable button whose label fits."""
    message = reply.message if isinstance(reply, Reply) else reply
    assert message is not None
    for control in message.buttons:
        if not control.disabled and re.search(pattern, control.label):
            return str(control.custom_id)
    raise AssertionError(f"no button like {pattern!r}; there are {pressable(message)}")


@contextlib.asynccontextmanager
async def opened(
    path: Path, *, world: World | None = None, clock: Clock | None = None, playground: bool = False, **options: Any
) -> AsyncIterator[Stage]:
    """A stand-in with the bot ready in it. Give `world` and `clock` of an earlier stage to start the bot again."""
    clock = clock or Clock()
    async with StandIn(world, **options) as place:
        host = await Host.open(path / "stage.db", clock)
        host._workers = QuickWorkers()
        bot = QuickBot(host, clock, playground=playground, guild_ready_timeout=0.02)
        try:
            async with running(place, bot):
                yield Stage(place.world, host, bot, clock, place)
        finally:
            await host.close()


def errors(stage: Stage) -> list[Any]:
    """What the stand-in found wrong with the bot's requests."""
    return list(stage.world.violations)


