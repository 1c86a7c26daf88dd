"""Scenario 5: a fixed sample of the leak hunt, that the hunt finds what is planted, and windows that tell nothing.

The whole hunt (200 games a mode): `tests/bench/leaks.py`.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from cogs import posts
from cogs.panels import panel
from playground.people import Person
from rules import registry
from tests.bench import leaks
from tests.cogs.stage import Stage, opened


@pytest.mark.parametrize(("system", "mode", "fixed"), leaks.variants())
async def test_nothing_public_tells_a_secret(
    system: str, mode: str, fixed: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaks, "MOST_ITEMS", 60)
    found = await leaks.hunt(system, mode, 1, 1, 12, fixed)
    assert found.hits == [] and found.differing == []
    assert found.payloads > 200 and found.pictures >= 4 and found.secrets > 10
    assert (found.edits > 10) == (system == "adrenaline"), "in Orb Hunt an item is a whole turn"


async def test_a_planted_word_and_a_planted_view_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A post that names a hand in a text and in an id, and a board drawn from what somebody knows."""
    monkeypatch.setattr(leaks, "MOST_ITEMS", 12)
    hands: list[str] = []
    build = posts.build

    async def leaking(desk: Any, info: Any, post: Any) -> Any:
        message = await build(desk, info, post)
        if info.status == "running":
            look = await desk.host.look(info.id, None)
            seats = [seat.person for seat in info.seats]
            hand = [card for person in seats for card in (await real(desk).look(info.id, person)).view.hand]
            hands.extend(hand)
            assert look is not None
            return posts.Message(f"{message.content} {' '.join(hand)}", message.rows, message.image)
        return message

    def real(desk: Any) -> Any:
        return desk.host.host if isinstance(desk.host, leaks.Redealt) else desk.host

    monkeypatch.setattr(posts, "build", leaking)
    found = await leaks.hunt("adrenaline", "deathmatch", 1, 1, 1000)
    assert hands and found.hits and all("text of the post" in hit for hit in found.hits)


async def test_a_board_that_shows_hidden_things_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "MOST_ITEMS", 12)
    game: Any = registry.game("adrenaline")
    plain = type(game).view

    def careless(self: Any, state: Any, seat: int | None) -> Any:
        return plain(self, state, 0 if seat is None else seat)

    monkeypatch.setattr(type(game), "view", careless)
    kind = type(panel("adrenaline"))
    words = kind.board_text

    def wordy(self: Any, view: Any, speech: Any) -> list[str]:
        return [*words(self, view, speech), *view.hand]

    monkeypatch.setattr(kind, "board_text", wordy)
    found = await leaks.hunt("adrenaline", "deathmatch", 1, 1, 1000)
    assert any("table in words" in where for where in found.differing)


class Ears:
    """Hears every message that everybody, or a spectator, can read, with what was secret when it was written."""

    def __init__(self, stage: Stage, spectator: Person) -> None:
        self.stage = stage
        self.spectator = spectator
        self.heard: list[tuple[str, int, set[str], str]] = []
        for name in ("post", "edit"):
            self._wrap(name, getattr(stage.world.messages, name))

    def _wrap(self, name: str, original: Any) -> None:
        def listening(*given: Any, **named: Any) -> Any:
            message = original(*given, **named)
            if message.owner in (None, self.spectator.id):
                for table in self.stage.host._tables.values():
                    self._hear(name, table, json.dumps(message.data, ensure_ascii=False))
            return message

        setattr(self.stage.world.messages, name, listening)

    def _hear(self, name: str, table: Any, text: str) -> None:
        info = table.sealed.info
        if info.status != "running":
            return
        own: set[str] = set()
        for seat in range(len(info.seats)):
            own |= leaks._leaves(table.game.view(table.state, seat))
        hidden = own - leaks._leaves(table.game.view(table.state, None))
        self.heard.append((f"{name} at step {info.seq}", info.seq, hidden, text))

    async def found(self, id: int) -> list[str]:
        """The secrets that were told; what an event had shown to all by then is none."""
        steps = await self.stage.host.log(id, None)
        info = await self.stage.host.session(id)
        found = []
        for where, seq, hidden, text in self.heard:
            ever = set().union(*(leaks._leaves(step.events) for step in steps if step.seq <= seq))
            secrets = leaks._named(info, sorted(hidden - ever))
            found += [f"{where}: {secret}" for secret in secrets if leaks.told(secret, text)]
        return found


async def test_nothing_the_whole_bot_sends_tells_a_secret(tmp_path: Path) -> None:
    """A game of one person and two computers on the stand-in; a spectator presses and types whatever he can."""
    async with opened(tmp_path) as stage:
        eva, spy = stage.person("Eva"), stage.person("Spy", locale="cs")
        ears = Ears(stage, spy)
        info = await stage.two_computers(eva)
        place = stage.world.channel(str(info.thread))
        dice = random.Random(4)
        for number in range(40):
            if not await leaks._item(stage.host, info, dice):
                break
            await stage.quiet()
            if number % 8 == 4:
                points = await stage.host.undo_points(info.id, int(eva.id))
                await stage.host.ask_undo(info.id, int(eva.id), points[0].first)
                await stage.quiet()
            if number % 8 == 0:
                board = await stage.board()
                for button in [control for control in board.buttons if not control.disabled]:
                    await spy.press(board, str(button.custom_id))
                for command in ("board", "hand", "log", "play", "game export", "game list", "catchup", "verify"):
                    await spy.slash(command, channel=place)
                await spy.slash("do", channel=place, line="run A1")
                await spy.autocomplete("do", focused="line", channel=place)
                stage.clock.time += 60
        assert [step.origin for step in await stage.host.log(info.id, None)].count("undo") >= 3
        assert len(ears.heard) > 50 and any(hidden for _, _, hidden, _ in ears.heard)
        assert await ears.found(info.id) == []
        ears.heard.append(("planted", 0, {"newton_red"}, "Eva discards newton_red"))
        assert await ears.found(info.id) == ["planted: newton_red"]
        assert stage.world.violations == []


def test_names_are_looked_for_as_whole_words() -> None:
    assert leaks.told("Newton (red)", "pays Newton (red), 1 blue") and leaks.told("newton_red", "s1:do:1:2:newton_red")
    assert not leaks.told("thor", "Thorough") and not leaks.told("newton_red", "newton_reds")


WINDOW: dict[str, Any] = {
    "A": {"at": "C2", "cubes": "r3 y3 b3", "weapons": ["machine_gun"]}, "B": {"at": "C2"}, "C": {"at": "A3"},
}  # fmt: skip


async def window(path: Path, hand: list[str], reactions: str) -> dict[str, Any]:
    """What everybody can see of a hit on Bob who holds `hand`, with its times: asked or not, and until when."""
    async with opened(path) as stage:
        people = [stage.person(name) for name in ("Ann", "Bob", "Ota")]
        stage.host._new_seed = lambda: b"window" * 5 + b"ab"
        await stage.host.set_orders(int(people[1].id), grenade="keep")
        info = await stage.placed(people, {**WINDOW, "B": {"at": "C2", "hand": hand}}, reactions=reactions)
        place = stage.world.channel(str(info.thread))
        await people[0].slash("do", line="shoot machine gun bob; end", channel=place)
        await stage.quiet()
        seen = [await moment(stage, info.id, place.id)]
        for hours in (1, 3, 2, 6):  # nobody answers
            stage.clock.time += hours * 3600
            await stage.host.tick()
            await stage.quiet()
            seen.append(await moment(stage, info.id, place.id))
        assert stage.world.violations == []
        return {"moments": seen}


async def moment(stage: Stage, id: int, place: str) -> Any:
    info, look = await stage.host.session(id), await stage.host.look(id, None)
    sealed = await stage.host.store.sealed(id)
    assert sealed is not None
    messages = stage.world.messages.public(place)
    files = [stage.world.messages.files[file["id"]].content for message in messages for file in message.attachments]
    texts = [leaks.re.sub(r"\b[0-9a-f]{64}\b", "", message.text) for message in messages]
    asks = [(ask.kind, ask.seats) for ask in look.asks]
    clocks = {seat: (clock.deadline, clock.left) for seat, clock in sealed.clocks.items()}
    return info.seq, asks, clocks, texts, files, [len(message.buttons) for message in messages]


@pytest.mark.parametrize("reactions", ["ask", "orders"])
async def test_a_window_tells_nothing_of_the_hand_by_being_there_or_by_its_time(tmp_path: Path, reactions: str) -> None:
    """The window law: whether a reaction pauses the table, and how long, is the same whatever the hand holds."""
    hands = (["tagback_grenade_red", "newton_blue"], ["newton_red", "newton_blue"], ["teleporter_red", "newton_red"])
    seen = []
    for number, hand in enumerate(hands):
        path = tmp_path / str(number)
        path.mkdir()
        seen.append(await window(path, hand, reactions))
    assert seen[1] == seen[0] and seen[2] == seen[0]
    asked = [asks for _, asks, *_ in seen[0]["moments"]]
    assert (asked[0] == [("answers", (1,))]) is (reactions == "ask")
