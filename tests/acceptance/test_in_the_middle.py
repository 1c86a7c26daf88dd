"""In the middle of a shot, of a draft, of a fight, of a question out of turn: pause, export, restart,
replacement, undo by consent.

Each situation comes up in a dealt game, everything in `DEEDS` is done there, and after each the table stands as before.
Then a seat changes hands, a step is undone by consent, the game is played to its end, and its log proves itself.
"""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from cogs.host import SessionInfo
from cogs.host_export import Unreadable, verified
from cogs.pictures import Gallery
from playground.people import Person
from rules import registry
from tests.bench import leaks
from tests.cogs.stage import Clock, button, host_person, opened

HOUR_S = 3600.0
MOST_ITEMS = 3000
NAMES = ("Ann", "Radek", "Ota")


class NoPictures(Gallery):
    """A gallery of nothing: what is looked at here has no picture in it."""

    async def picture(self, name: str, draw: Any) -> None:
        return None


class Game:
    """A dealt game, played at random, whose bot can be stopped and started."""

    def __init__(self, path: Path, seed: int) -> None:
        self.path = path
        self.clock = Clock()
        self.dice = random.Random(seed)
        self.seed = bytes([seed]) * 32
        self.names = list(NAMES)
        self.stage: Any = None
        self._running = contextlib.AsyncExitStack()

    async def start(self) -> None:
        world = self.stage.world if self.stage is not None else None
        self.stage = await self._running.enter_async_context(opened(self.path, world=world, clock=self.clock))
        self.stage.host._new_seed = lambda: self.seed
        self.stage.bot.desk.gallery = NoPictures()

    async def stop(self) -> None:
        await self._running.aclose()

    async def deal(self, game: str, options: dict[str, str]) -> None:
        host, channel = self.stage.host, self.stage.world.channel(None)
        system, mode = game.split("/")
        first, *others = [host_person(person) for person in self.people]
        info = await host.new_session(int(channel.guild_id), int(channel.id), first, system, mode, options, pace="24h")
        for person in others:
            await host.join(info.id, person)
        self.info: SessionInfo = await host.start(info.id, first.id)
        await self.stage.quiet()

    @property
    def people(self) -> list[Person]:
        return [self.stage.person(name) for name in self.names]

    async def asked(self) -> tuple[Any, int]:
        """One of the open questions, and who is asked."""
        ask = self.dice.choice((await self.stage.host.look(self.info.id, None)).asks)
        person = self.info.seats[self.dice.choice(ask.seats)].person
        assert person is not None
        return ask, person

    async def one_action(self) -> None:
        """A random action, shots and fights preferred; never a whole item, so that every question comes up."""
        ask, person = await self.asked()
        legal = (await self.stage.host.look(self.info.id, person)).legal
        wanted = [text for text in legal if text.startswith(("shoot", "fight", "use"))]
        await self.stage.host.commit(self.info.id, person, ask.opened, [self.dice.choice(wanted or legal)])

    async def until(self, here: Callable[[Game, Any, int], Awaitable[bool]]) -> int:
        """Plays until the situation is there; who is asked then."""
        for _ in range(MOST_ITEMS):
            ask, person = await self.asked()
            if await here(self, ask, person):
                await self.stage.quiet()
                return person
            await self.one_action()
        raise AssertionError("the situation never came up")

    async def stands(self) -> Any:
        """All that must be as it was: the state, the questions, the draft, what can be chosen."""
        host, id = self.stage.host, self.info.id
        snapshot = await host.store.snapshot(id)
        drafts = [await host.store.draft(id, seat.seat) for seat in self.info.seats]
        looks = [await host.look(id, seat.person) for seat in self.info.seats]
        return snapshot.state, drafts, [(look.asks, look.legal, look.view) for look in looks]

    async def play_on(self) -> bytes:
        """To the end; the whole log as a file."""
        for _ in range(MOST_ITEMS):
            if not await leaks._item(self.stage.host, self.info, self.dice):
                break
        await self.stage.quiet()
        assert (await self.stage.session()).status == "over"
        assert (await self.stage.host.verify(self.info.id)).sound
        return await self.exported(self.people[0])

    async def exported(self, person: Person) -> bytes:
        reply = await person.slash("game export", channel=str((await self.stage.session()).thread))
        file = reply.message.attachments[0]
        return bytes(self.stage.world.messages.files[file["id"]].content)


# situations


async def in_a_shot(game: Game, ask: Any, person: int) -> bool:
    """The target is chosen, the payment is not."""
    if ask.kind != "pay":
        return False
    own = [step.action for step in await game.stage.host.log(game.info.id, person) if step.undone is None]
    shot = max((number for number, text in enumerate(own) if text.startswith("shoot")), default=len(own))
    return any(text.startswith("target") for text in own[shot:])


async def on_a_shot_card(game: Game, ask: Any, person: int) -> bool:
    """A shot is prepared on its card, and kept as a draft."""
    look = await game.stage.host.look(game.info.id, person)
    if ask.kind != "turn" or not any(text.startswith("shoot") for text in look.legal):
        return False
    shooter = next(one for one in game.people if int(one.id) == person)
    await game.stage.quiet()
    panel = (await shooter.press(await game.stage.board(), "My move")).message
    await shooter.press(panel, button(panel, "^Shoot"))
    assert (await game.stage.host.draft(game.info.id, person)).texts
    return True


async def at_a_respawn(game: Game, ask: Any, person: int) -> bool:
    """Somebody was killed and is asked where to come back."""
    return bool(ask.kind == "respawn")


async def at_a_grenade(game: Game, ask: Any, person: int) -> bool:
    """The dice of a fight are rolled, the grenades are not thrown yet."""
    return bool(ask.kind == "grenades")


# deeds


async def paused_and_resumed(game: Game, person: int) -> None:
    place = str((await game.stage.session()).thread)
    before = await left(game)
    for one in game.people:
        await one.slash("game pause", channel=place)
    assert not any(clock.left is None for clock in (await clocks(game)).values()), "nothing runs in a pause"
    game.clock.time += 5 * HOUR_S
    for one in game.people:
        await one.slash("game resume", channel=place)
    assert await left(game) == pytest.approx(before) and before


async def clocks(game: Game) -> dict[int, Any]:
    return dict((await game.stage.host.store.sealed(game.info.id)).clocks)


async def left(game: Game) -> dict[int, float]:
    """Seconds left to each seat whose clock has begun."""
    now = game.clock.now()
    return {
        seat: clock.deadline - now if clock.left is None else clock.left for seat, clock in (await clocks(game)).items()
    }


async def exported(game: Game, person: int) -> None:
    """Each gets what he may know, and no draft; it cannot be proved before the seed is out, the bot can prove it."""
    for one in game.people:
        data = await game.exported(one)
        log = json.loads(data)
        own = game.info.seat_of(int(one.id))
        assert log["reader"] == own and log["steps"]
        told = [step for step in log["steps"] if step["action"] and step["origin"] not in ("start", "undo")]
        assert {step["seat"] for step in told} <= {own}
        seed = (await game.stage.host.store.sealed(game.info.id)).seed
        assert seed.hex() not in data.decode()
        with pytest.raises(Unreadable, match="not over"):
            verified(data, registry.GAMES)
    assert (await game.stage.host.verify(game.info.id)).sound


async def restarted(game: Game, person: int) -> None:
    await game.stage.quiet()
    await game.stop()
    await game.start()


async def replaced(game: Game, person: int) -> int:
    """Eve takes the seat that is asked: same hand, same choice, a whole clock; the old person's panel is dead."""
    host, id, seat = game.stage.host, game.info.id, game.info.seat_of(person)
    old = next(one for one in game.people if int(one.id) == person)
    before, look = (await host.store.snapshot(id)).state, await host.look(id, person)
    board = await game.stage.board()
    panel = (await old.press(board, "My move")).message
    await host.offer_seat(id, person)
    eve = game.stage.person("Eve")
    game.info = await host.take_seat(id, seat, host_person(eve))
    game.names[game.names.index(old.name)] = eve.name
    assert (await host.store.snapshot(id)).state == before
    now = await host.look(id, int(eve.id))
    assert (now.view, now.legal, now.asks) == (look.view, look.legal, look.asks)
    assert await host.store.draft(id, seat) is None and (await host.look(id, person)).legal == ()
    await game.stage.quiet()
    opened_panel = await eve.press(await game.stage.board(), "My move")
    assert len(opened_panel.message.buttons) > 2, "the choice, in one press"
    dead = await old.press(panel, str(panel.buttons[0].custom_id))
    assert (dead.followups or [dead.message])[-1].text == "You no longer hold a seat here: Eve plays it now."
    assert (await host.store.snapshot(id)).state == before
    return int(eve.id)


async def undone_by_consent(game: Game, person: int) -> None:
    """Whoever can ask goes back to before his last step, the others agree; so this deed is the last one."""
    host, id = game.stage.host, game.info.id
    for one in (person, *(int(other.id) for other in game.people if int(other.id) != person)):
        points = await host.undo_points(id, one)
        if points:
            break
    point = points[0]
    asked = await host.ask_undo(id, one, point.first)
    if asked.request is not None:
        for other in asked.request.needed:
            await host.agree_undo(id, asked.request.id, game.info.seats[other].person)
    (newest,) = await host.log(id, None, since_seq=(await host.session(id)).seq)
    assert newest.action == f"undo {point.target}", "whose state the proof compares"
    await game.stage.quiet()


DEEDS = (paused_and_resumed, exported, restarted, exported, paused_and_resumed)
"""Each leaves the table as it was."""

SITUATIONS = [
    ("adrenaline/deathmatch", {"skulls": "5", "ending": "sudden_death"}, in_a_shot),
    ("adrenaline/deathmatch", {"skulls": "5", "ending": "sudden_death", "bot": "on"}, on_a_shot_card),
    ("adrenaline/turrets", {"skulls": "5", "ending": "sudden_death"}, at_a_respawn),
    ("orb_hunt/hunt", {}, at_a_grenade),
]


@pytest.fixture
async def game(tmp_path: Path) -> AsyncIterator[Game]:
    game = Game(tmp_path, 3)
    await game.start()
    try:
        yield game
        assert game.stage.world.violations == []
    finally:
        await game.stop()


@pytest.mark.parametrize(("what", "options", "here"), SITUATIONS)
async def test_everything_is_possible_there(
    game: Game, what: str, options: dict[str, str], here: Callable[[Game, Any, int], Awaitable[bool]]
) -> None:
    await game.deal(what, options)
    person = await game.until(here)
    before = await game.stands()
    for deed in DEEDS:
        await deed(game, person)
        assert await game.stands() == before, deed.__name__
    person = await replaced(game, person)
    await undone_by_consent(game, person)
    assert verified(await game.play_on(), registry.GAMES).sound
