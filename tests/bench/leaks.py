"""Whether anything public tells a secret: `python -m tests.bench.leaks [--system S] [--mode M] [--games G] [--json]`.

A line for every mode, and one more for a mode that can be played with the bot figure.

Random games on the real host, every other one live. Whatever would go out for everybody to see (posts, what they say
after each action of live play, boards and logs as a spectator gets them, exports, thread names) is made by the real
code and tried twice. `hits`: a secret of that moment (a card only one hand knows, a loaded weapon, the seed) is found
in a text, a label, an id, an alt text or a file name. `differing`: the same is made once more from a table whose hidden
part was dealt anew, and a text or a picture's bytes are not the same.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import tempfile
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from cogs import posts, readings
from cogs.desk import Desk
from cogs.host import Host, Look, Person, SeatDraft, SessionInfo
from cogs.host_table import restored
from cogs.panel import Reader
from cogs.pictures import Gallery
from cogs.screen import Image, Screen, Select
from cogs.speech import Speech
from data.texts import LANGUAGES, TEXTS
from render.core.picture import Picture
from rules import registry
from rules.core.chance import SeededChance
from rules.core.game import Game, Mode

MOST_ITEMS = 1500
SPECTATOR = 999
DRAWN_EVERY = 40
"""Of so many posts one has its pictures drawn, twice."""
LOGGED_EVERY = 12
"""Of so many posts one is followed by a look at the whole log and its export."""
HISTORY = ("log", "export")
"""Payloads that tell of the past too, so that whatever was public once may stand in them."""
PROOFS = ("answers",)
"""Options for proofs, not for people."""
QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"(:?)')
"""A text in compact JSON, and whether it is a key."""
ID = re.compile(r"[a-z][a-z0-9_]{3,}")


class Clock:
    """Moves a minute with every look at it."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def now(self) -> float:
        self.time += 60
        return self.time


class Undrawn(Gallery):
    """A gallery of nothing, for posts whose pictures are not looked at."""

    async def picture(self, name: str, draw: partial[Picture]) -> Picture | None:
        return None


class Redealt:
    """The host, but every table it shows has its hidden part dealt anew."""

    def __init__(self, host: Host) -> None:
        self.host = host

    def __getattr__(self, name: str) -> Any:
        return getattr(self.host, name)

    async def view_at(self, id: int, seq: int, person: int | None) -> Any:
        info = await self.host.session(id)
        return await self._view(info, seq)

    async def look(self, id: int, person: int | None) -> Look:
        look = await self.host.look(id, person)
        return msgspec.structs.replace(look, view=await self._view(look.info, look.seq))

    async def _view(self, info: SessionInfo, seq: int) -> Any:
        snapshot = await self.host.store.snapshot(info.id, seq)
        assert snapshot is not None
        game: Any = registry.game(info.system)
        other = game.redeal(restored(game, snapshot), None, SeededChance(f"anew {info.id} {seq}".encode()))
        return game.view(other, None)


class Known:
    """What the events of one session have shown to everybody: by a step, and ever."""

    def __init__(self) -> None:
        self.ever: set[str] = set()
        self.by_step: list[tuple[int, set[str]]] = []

    async def read_on(self, host: Host, id: int) -> None:
        """Reads the steps that are new."""
        since = self.by_step[-1][0] + 1 if self.by_step else 0
        for step in await host.log(id, None, since_seq=since):
            self.by_step.append((step.seq, _leaves(step.events)))
            self.ever |= self.by_step[-1][1]

    def since(self, seq: int) -> set[str]:
        """What was shown by the step `seq` and those after it."""
        return set().union(*(shown for step, shown in self.by_step if step >= seq))


class Hunt:
    """What was made public, and what was found in it."""

    def __init__(self) -> None:
        self.games = 0
        self.finished = 0
        self.payloads = 0
        self.edits = 0
        self.pictures = 0
        self.secrets = 0
        self.hits: list[str] = []
        self.differing: list[str] = []

    async def public(
        self, host: Host, desk: Desk, other: Desk, post: Any, number: int, drawn_every: int, known: Known
    ) -> None:
        """Makes all that is public at this moment and looks into it."""
        drawn, logged = number % drawn_every == 0, number % LOGGED_EVERY == 0
        desk.gallery, other.gallery = (Gallery(), Gallery()) if drawn else (Undrawn(), Undrawn())
        info = await host.session(post.session)
        made, again = [await self._made(one, info, post) for one in (desk, other)]
        history = await self._history(desk, info) if logged else []
        await known.read_on(host, info.id)
        now, ever = await self._hidden(host, info, known.since(post.from_seq), known.ever)
        self.secrets += len(now)
        for (what, text), (_, same) in zip([*made, *history], [*again, *history], strict=True):
            self.payloads += 1
            self.pictures += isinstance(text, bytes)
            where = f"session {info.id} step {post.to_seq}"
            if text != same:
                self.differing.append(f"{where}: {what}")
            if isinstance(text, str):
                hidden = ever if what in HISTORY else now
                self.hits += [f"{where}: '{secret}' in {what}" for secret in all_told(hidden, text)]

    async def live(self, host: Host, desk: Desk, other: Desk, session: int, known: Known) -> None:
        """The text that a live table message has after an action."""
        board = await host.live_board(session)
        if board is None:
            return
        info = await host.session(session)
        text, same = [await posts.text(one, info, board) for one in (desk, other)]
        await known.read_on(host, session)
        now, _ = await self._hidden(host, info, known.since(board.from_seq), known.ever)
        where = f"session {session} step {board.to_seq}"
        self.payloads += 1
        self.edits += 1
        self.differing += [f"{where}: live text"] if text != same else []
        self.hits += [f"{where}: '{secret}' in live text" for secret in all_told(now, text)]

    async def _made(self, desk: Desk, info: SessionInfo, post: Any) -> list[tuple[str, str | bytes]]:
        language = await desk.guild_language(info.guild)
        message = await posts.build(desk, info, post)
        found: list[tuple[str, str | bytes]] = [("text of the post", message.content)]
        for button in (button for row in message.rows for button in row):
            found += [("label", button.label), ("id", button.id.text())]
        found += _image("post", message.image)
        who = Reader(SPECTATOR, language)
        found += _screen("board", await readings.board(desk, info.id, who))
        found += _screen("table in words", await readings.board_text(desk, info.id, who))
        found.append(("thread name", posts.thread_name(desk, language, info)))
        return found

    async def _history(self, desk: Desk, info: SessionInfo) -> list[tuple[str, str | bytes]]:
        """What is read from the log alone, which a new deal would not change."""
        who = Reader(SPECTATOR, await desk.guild_language(info.guild))
        found = _screen("log", await readings.log(desk, info.id, who))
        if info.status == "running":
            found.append(("export", (await desk.host.export(info.id, None)).decode()))
        return found

    async def _hidden(
        self, host: Host, info: SessionInfo, shown: set[str], ever: set[str]
    ) -> tuple[list[str], list[str]]:
        """What somebody may see at this moment and the public may not, as ids and in the words of both languages.

        First what neither the table nor the events `shown` tell, then what no event has `ever` told.
        """
        if info.status != "running":
            return [], []
        sealed = await host.store.sealed(info.id)
        assert sealed is not None
        own: set[str] = set()
        for person in info.humans:
            own |= _leaves((await host.look(info.id, person)).view)
        own -= _leaves((await host.look(info.id, None)).view)
        seed = sealed.seed.hex()
        return [seed, *_named(info, sorted(own - shown))], [seed, *_named(info, sorted(own - ever))]


def _leaves(value: Any) -> set[str]:
    """All words that stand as values in a record, a card's id being one word."""
    found: set[str] = set()
    for text, key in QUOTED.findall(msgspec.json.encode(value).decode()):
        if not key:
            found.update(ID.findall(text))
    return found


def _named(info: SessionInfo, ids: Sequence[str]) -> Iterator[str]:
    for id in ids:
        yield id
        for language in LANGUAGES:
            smith: Any = Speech(TEXTS, language, info).told
            if id.rpartition("_")[2] in ("red", "yellow", "blue"):
                yield smith.powerup(id)
            elif TEXTS.has(f"{info.system}-weapon-{id}", language):
                yield TEXTS.get(language, f"{info.system}-weapon-{id}")


def told(secret: str, text: str) -> bool:
    """Whether `text` names `secret` as a whole word."""
    return re.search(rf"(?<!\w){re.escape(secret)}(?!\w)", text, re.IGNORECASE) is not None


def all_told(secrets: Sequence[str], text: str) -> list[str]:
    """Those of `secrets` that `text` names."""
    plain = text.casefold()
    return [secret for secret in secrets if secret.casefold() in plain and told(secret, text)]


def _image(what: str, image: Image | None) -> list[tuple[str, str | bytes]]:
    if image is None:
        return []
    return [(f"alt text of the {what}", image.alt), (f"file name of the {what}", image.name), (what, image.png)]


def _screen(what: str, screen: Screen) -> list[tuple[str, str | bytes]]:
    found: list[tuple[str, str | bytes]] = [(what, line) for line in (*screen.lines, *screen.foot)]
    for row in screen.rows:
        for thing in (row,) if isinstance(row, Select) else row:
            found.append((f"id in {what}", thing.id.text()))
            if isinstance(thing, Select):
                found += [(f"option in {what}", f"{option.label} {option.value}") for option in thing.options]
            else:
                found.append((f"label in {what}", thing.label))
    return found + _image(what, screen.image)


def _options(mode: Mode, seats: int, dice: random.Random) -> dict[str, str]:
    """Any options that go together, of a short game."""
    chosen = {}
    for option in mode.options:
        least_most = {value: option.seats.get(value, mode.seats) for value in option.values}
        fitting = [value for value, (least, most) in least_most.items() if least <= seats <= most]
        chosen[option.key] = dice.choice(fitting)
    for key in PROOFS:
        chosen.pop(key, None)
    return {**chosen, **({"skulls": "5"} if "skulls" in chosen else {})}


async def _item(host: Host, info: SessionInfo, dice: random.Random) -> bool:
    """One item of somebody who is asked, shots preferred. Returns False when nobody is."""
    asks = (await host.look(info.id, None)).asks
    seats = [seat for ask in asks for seat in ask.seats]
    if not seats:
        return False
    person = info.seats[dice.choice(seats)].person
    assert person is not None
    draft = await host.draft(info.id, person)
    shots = [text for text in draft.choices() if text.startswith("shoot")]
    item = SeatDraft(draft.game, draft.base, draft.seat, draft.question, [dice.choice(shots or draft.choices())])
    item.complete()
    await host.commit(info.id, person, draft.question, list(item.texts))
    return True


async def _game(
    host: Host, desks: tuple[Desk, Desk], hunt: Hunt, game: Game[Any], mode: Mode, number: int, drawn_every: int,
    fixed: dict[str, str],
) -> None:  # fmt: skip
    dice = random.Random(number)
    fitting = [mode.seats, *(option.seats.get(fixed.get(option.key, ""), mode.seats) for option in mode.options)]
    seats = dice.randint(max(2, *(least for least, _ in fitting)), min(most for _, most in fitting))
    names = ("Žofie", "Radek", "Matěj", "Eva", "Ota", "Jan")
    people = [Person(id, name) for id, name in enumerate(names[:seats], 1)]
    guild = 1 + number % len(LANGUAGES)
    options = {**_options(mode, seats, dice), **fixed}
    pace = "live" if number % 2 else "none"
    info = await host.new_session(guild, 1, people[0], game.system, mode.name, options, pace=pace)
    for person in people[1:]:
        await host.join(info.id, person)
    info = await host.start(info.id, people[0].id)
    made, known = 0, Known()
    hunt.games += 1
    for _ in range(MOST_ITEMS):
        going = await _item(host, info, dice)
        for post in await host.due_posts(host.clock.now()):
            await hunt.public(host, *desks, post, made, drawn_every, known)
            await host.posted(post.id, 1000 + post.id)
            made += 1
        await hunt.live(host, *desks, info.id, known)
        if not going or (await host.session(info.id)).status != "running":
            hunt.finished += (await host.session(info.id)).status == "over"
            return
    for person in people:
        await host.abandon(info.id, person.id)


async def hunt(
    system: str, mode: str, games: int, seed: int, drawn_every: int = DRAWN_EVERY, fixed: dict[str, str] | None = None
) -> Hunt:
    """Plays `games` random games to the end, numbered from `seed` on; options are random but for the `fixed` ones."""
    found = Hunt()
    game = registry.game(system)
    kind = next(kind for kind in game.modes if kind.name == mode)
    with tempfile.TemporaryDirectory() as folder:
        clock = Clock()
        seeds = random.Random(f"{system} {mode} {seed}")
        host = await Host.open(Path(folder) / "leaks.db", clock, new_seed=lambda: seeds.randbytes(32))
        _without_hops(host.store.database)
        try:
            other: Any = Redealt(host)
            desks = Desk(host, TEXTS, clock), Desk(other, TEXTS, clock)
            for guild, language in enumerate(LANGUAGES, 1):
                await host.set_guild(guild, language=language)
            for number in range(seed, seed + games):
                await _game(host, desks, found, game, kind, number, drawn_every, fixed or {})
        finally:
            await host.close()
    return found


def _without_hops(database: Any) -> None:
    """The store's work done at once on this thread, and never waited for the disk: nothing here is to be kept."""

    async def run(work: Any, *args: Any, **kwargs: Any) -> Any:
        return work(database._thread._conn, *args, **kwargs)

    database._thread._conn.execute("PRAGMA synchronous = OFF")
    database.run = run


def variants() -> list[tuple[str, str, dict[str, str]]]:
    """Every mode of every game: as it is, and with the bot figure where there is one."""
    found: list[tuple[str, str, dict[str, str]]] = []
    for system, game in registry.GAMES.items():
        for mode in game.modes:
            figures = [{"bot": bot} for option in mode.options if option.key == "bot" for bot in option.values]
            found += [(system, mode.name, figure) for figure in figures or [{}]]
    return found


def main() -> None:
    """Prints what was looked at and what was found, as soon as a mode is done."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--system", choices=sorted(registry.GAMES))
    parser.add_argument("--mode")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    for system, mode, fixed in variants():
        if given.system in (None, system) and given.mode in (None, mode):
            begun = time.process_time()
            found = asyncio.run(hunt(system, mode, given.games, given.seed, fixed=fixed))
            result = {
                "system": system, "mode": mode, **fixed, "games": found.games, "finished": found.finished,
                "payloads": found.payloads, "pictures": found.pictures, "secrets": found.secrets,
                "hits": len(found.hits), "differing": len(found.differing),
                "seconds": round(time.process_time() - begun), "examples": [*found.hits[:5], *found.differing[:5]],
            }  # fmt: skip
            print(json.dumps(result, ensure_ascii=False) if given.json else result, flush=True)


if __name__ == "__main__":
    main()
