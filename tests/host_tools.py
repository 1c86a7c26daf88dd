"""A host on a fresh database with the toy game, a clock to be moved, and a few people."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from cogs.host import Host, Person, SessionInfo
from tests import toy_game

ANN, BOB, CID, DAN = (Person(number, name) for number, name in enumerate(("Ann", "Bob", "Cid", "Dan"), 1))
PEOPLE = {person.id: person for person in (ANN, BOB, CID, DAN)}
GUILD, CHANNEL = 100, 200
SEED = bytes(range(32))


class Clock:
    def __init__(self) -> None:
        self.time = 1_000_000.0

    def now(self) -> float:
        return self.time


@asynccontextmanager
async def hosting(path: Path, clock: Clock | None = None, **given: Any) -> AsyncIterator[Host]:
    settings = {"games": toy_game.GAMES, "think": toy_game.think, "new_seed": lambda: SEED, **given}
    host = await Host.open(path, clock or Clock(), **settings)
    try:
        yield host
    finally:
        await host.close()


async def lobby(host: Host, *people: Person, **given: Any) -> SessionInfo:
    options = given.pop("options", {})
    info = await host.new_session(GUILD, CHANNEL, people[0], "toy", "plain", options, **given)
    for person in people[1:]:
        info = await host.join(info.id, person)
    return info


async def running(host: Host, *people: Person, **given: Any) -> SessionInfo:
    """A running session in which people sit in the given order."""
    info = await lobby(host, *people, seat_order="joined", **given)
    return await host.start(info.id, people[0].id)


async def act(host: Host, id: int, person: Person, *texts: str, **given: Any) -> Any:
    """Commits texts as the answer to whatever is asked of the person now."""
    look = await host.look(id, person.id)
    seat = look.info.seat_of(person.id)
    question = next((ask.opened for ask in look.asks if seat in ask.seats), -1)
    return await host.commit(id, person.id, question, texts, **given)


def count(database: Path, query: str) -> Any:
    """The one value that `query` finds, read beside the host."""
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(query).fetchone()[0]
