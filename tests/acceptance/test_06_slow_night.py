"""Scenario 6: drawing takes long, and Discord answers 429 for a minute.

Every interaction is acknowledged in time, what is posted keeps its order, and no message has two edits under way.
The draw is held by the test for as long as it wants, so that nothing here depends on the speed of a machine.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from cogs.panels import panel
from playground.people import Pending, Person
from tests.cogs.stage import Stage, button, opened

SEND = "POST /channels/*/messages"
EDIT = "PATCH /channels/*/messages/*"
MINUTE_S = 61.0
"""Longer than discord.py waits by itself here, so the outbox does."""
TABLE: dict[str, Any] = {
    "A": {"at": "C2", "cubes": "r3 y3 b3", "weapons": ["machine_gun"]}, "B": {"at": "C2"}, "C": {"at": "C3"},
}  # fmt: skip


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


@pytest.fixture
def edits(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts the most edits under way at once, by message."""
    request, now, most = aiohttp.ClientSession._request, Counter[str](), Counter[str]()

    async def counted(self: Any, method: str, url: Any, **more: Any) -> Any:
        name = str(url).partition("?")[0]
        if method != "PATCH" or "/messages/" not in name:
            return await request(self, method, url, **more)
        now[name] += 1
        most[name] = max(most[name], now[name])
        try:
            return await request(self, method, url, **more)
        finally:
            now[name] -= 1

    monkeypatch.setattr(aiohttp.ClientSession, "_request", counted)
    return most


class Brush:
    """Holds every drawing until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = threading.Event()
        self.waiting = 0
        for name in ("board", "choice", "hand"):
            monkeypatch.setattr(type(panel("adrenaline")), name, self._held(getattr(type(panel("adrenaline")), name)))

    def _held(self, draw: Any) -> Any:
        def held(*given: Any, **named: Any) -> Any:
            self.waiting += 1
            assert self.free.wait(60)
            return draw(*given, **named)

        return held


@pytest.fixture
def brush(monkeypatch: pytest.MonkeyPatch) -> Iterator[Brush]:
    held = Brush(monkeypatch)
    held.free.set()
    yield held
    held.free.set()


async def table(stage: Stage) -> list[Person]:
    people = [stage.person(name) for name in ("Ann", "Radek", "Ota")]
    await stage.placed(people, TABLE)
    return people


async def test_everybody_is_acknowledged_while_nothing_can_be_drawn(
    stage: Stage, brush: Brush, edits: Counter[str]
) -> None:
    people = await table(stage)
    board = await stage.board()
    stage.forget_pictures()
    brush.free.clear()
    brush.waiting = 0
    pending: list[Pending] = []
    for person in people:
        pending += [person.begin_press(board, name) for name in ("My move", "My hand", "Log", "More")]
        pending += [person.begin_slash(name, board.channel_id, {}) for name in ("play", "hand", "board", "inbox")]
    acknowledged = [await one.acknowledged() for one in pending]
    assert [reply.kind for reply in acknowledged if reply.kind == "failed"] == []
    await stage.world.until(lambda: brush.waiting, 20)
    assert any(reply.kind == "deferred" for reply in acknowledged), "drawing is still held"
    brush.free.set()
    settled = [await one.settled(30) for one in pending]
    assert {reply.kind for reply in settled} == {"message"}
    assert max(reply.ack_ms for reply in settled) < 3000
    assert max(edits.values(), default=0) <= 1


async def test_what_is_posted_keeps_its_order_through_a_minute_of_429(stage: Stage, edits: Counter[str]) -> None:
    people = await table(stage)
    info, board = await stage.session(), await stage.board()
    panels = [(await person.press(board, "My move")).message for person in people]
    told = len(stage.world.messages.public(str(info.thread)))
    stage.world.faults.rate_limit(SEND, MINUTE_S, times=100)
    stage.world.faults.rate_limit(EDIT, MINUTE_S, times=100)
    assert (await people[0].press(panels[0], button(panels[0], "^End turn"))).kind == "update"
    for person in people[1:]:  # nothing new is posted meanwhile, so they play by command
        reply = await person.slash("do", line="end", channel=str(info.thread))
        assert reply.kind == "message" and "ended the turn" in reply.text
    await stage.quiet()
    assert len(stage.world.messages.public(str(info.thread))) == told
    stage.world.faults.clear()
    stage.clock.time += MINUTE_S + 1
    await stage.quiet()
    stage.clock.time += 3600
    await stage.quiet()
    said = "\n".join(message.text for message in stage.world.messages.public(str(info.thread))[told:])
    places = [said.index(f"**{person.name}** ended the turn") for person in people]
    assert places == sorted(places)
    assert all(said.count(f"**{person.name}** ended the turn") == 1 for person in people)
    assert (await stage.session()).seq == info.seq + 3
    assert max(edits.values(), default=0) <= 1


async def test_a_short_429_is_waited_for_and_edits_do_not_pile_up(stage: Stage, edits: Counter[str]) -> None:
    """Six turns one after another, where Discord takes one post and one edit in a tenth of a second."""
    people = await table(stage)
    info = await stage.session()
    stage.world.faults.bucket(SEND, 1, 0.1)
    stage.world.faults.bucket(EDIT, 1, 0.1)
    for number in range(6):
        reply = await people[number % 3].slash("do", line="end", channel=str(info.thread))
        assert reply.kind == "message"
    await stage.quiet()
    said = "\n".join(message.text for message in stage.world.messages.public(str(info.thread)))
    assert said.count("ended the turn") == 6
    assert edits and max(edits.values()) == 1
