"""The people of the simulated calendar at work, on the real host and store, and what was sent and done."""

from __future__ import annotations

import asyncio
import json
import random
from collections import defaultdict
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cogs.host import Host, Person
from tests.host_tools import Clock, act, hosting

MINUTE = 60.0
BEGIN = int(datetime(2026, 10, 19, 6, 0, tzinfo=UTC).timestamp())
"""Monday; on the first Sunday Prague's clocks go back, a week later those of New York."""
PACES = {"12h": 720, "24h": 1440, "48h": 2880, "72h": 4320}
LIVE = "live"


@dataclass(frozen=True)
class Someone:
    """Somebody with habits; `quiet` in minutes of the own day."""

    id: int
    name: str
    zone: str
    quiet: tuple[int, int]
    reminders: int

    @property
    def person(self) -> Person:
        return Person(self.id, self.name)

    @property
    def data(self) -> dict[str, str]:
        start, end = (f"{minute // 60:02}:{minute % 60:02}" for minute in self.quiet)
        return {"zone": self.zone, "quiet": f"{start}-{end}", "reminders": str(self.reminders)}


PEOPLE = (
    Someone(1, "Žofie", "Europe/Prague", (22 * 60, 8 * 60), 2),
    Someone(2, "Noah", "America/New_York", (23 * 60, 7 * 60), 1),
    Someone(3, "Asha", "Asia/Kolkata", (0, 8 * 60 + 30), 4),
    Someone(4, "Mia", "Australia/Sydney", (21 * 60 + 30, 7 * 60), 3),
    Someone(5, "Luz", "America/Sao_Paulo", (1 * 60, 11 * 60), 0),
)


@dataclass
class Told:
    """What happened to a session at a minute: who waits now (seat -> period), whose turn it is, what was decided.

    Of more time taken, `active` is the seat that took it. `seq` is the newest step.
    """

    minute: int
    phase: str
    session: int
    waits: dict[int, int] = field(default_factory=dict)
    active: int = -1
    turn: int = -1
    what: str = "played"
    until: int = 0
    seq: int = 0


@dataclass
class Report:
    """What was sent and done: (minute, person, kind, session) and (minute, session, seat)."""

    pings: list[tuple[int, int, str, int]] = field(default_factory=list)
    deadlines: list[tuple[int, int, int]] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    seats: dict[int, list[int]] = field(default_factory=dict)
    paces: dict[int, int] = field(default_factory=dict)
    live: set[int] = field(default_factory=set)
    extensions: int = 0
    restarts: int = 0
    steps: int = 0


class Simulation:
    """The people at work, on the real host and store; time jumps from one event to the next."""

    def __init__(self, path: Path, days: int, sessions: int, seed: int) -> None:
        self.path, self.end, self.sessions = path, days * 1440, sessions
        self.dice = random.Random(seed)
        self.clock = Clock()
        self.report = Report()
        self.agenda: dict[int, list[tuple[Any, ...]]] = defaultdict(list)
        self.missed: dict[tuple[int, int], int] = {}
        self.known: set[tuple[int, int, int]] = set()
        self.changed: set[int] = set()
        self.host: Host

    async def run(self) -> Report:
        for number in range(self.sessions):
            self.agenda[self.dice.randrange(0, min(3 * 1440, self.end // 2))].append(("start", number))
        self.agenda[self.end // 3].append(("holiday",))
        for _ in range(max(1, self.sessions // 8)):
            self.agenda[self.dice.randrange(self.end // 4, self.end // 2)].append(("pause",))
        async with AsyncExitStack() as stack:
            await self._open(stack)
            for someone in PEOPLE:
                await self.host.set_person(someone.id, data=someone.data)
            await self._live(stack)
        return self.report

    async def _live(self, stack: AsyncExitStack) -> None:
        minute = 0
        while minute < self.end:
            self.clock.time = BEGIN + minute * MINUTE
            async with self.host._thinking:  # computers move when all is rung, so that what is queued has one order
                await self.host.tick()
            if self.dice.random() < 0.04:
                await self._restart(stack)
            await self._settle(minute, "tick")
            for deed in self.agenda.pop(minute, []):
                await self._do(minute, deed)
                if self.dice.random() < 0.02:
                    await self._restart(stack)
                await self._settle(minute, "deed")
            due = await self.host.store.next_alarm()
            following = [at for at in self.agenda if at > minute]
            if due is not None:
                following.append(int((due - BEGIN) // MINUTE))
            minute = max(minute + 1, min(following, default=self.end))

    async def _open(self, stack: AsyncExitStack) -> None:
        self.host = await stack.enter_async_context(hosting(self.path, self.clock, think=ends))
        self.host._workers = Here()  # type: ignore[assignment]
        self.host._thinking = asyncio.Semaphore(1)
        self.host.on_change.append(self.changed.add)

    async def _restart(self, stack: AsyncExitStack) -> None:
        await stack.aclose()
        await self._open(stack)
        self.report.restarts += 1
        self.changed |= set(self.report.seats)

    # what people do

    async def _do(self, minute: int, deed: tuple[Any, ...]) -> None:
        kind, *rest = deed
        if kind == "start":
            await self._start(rest[0])
        elif kind == "holiday":
            await self._holiday(minute)
        elif kind == "pause":
            await self._pause(minute)
        elif kind == "resume":
            await self._vote(minute, rest[0], "resume")
        elif kind == "extend":
            await self._extend(minute, *rest)
        elif kind == "back":
            await self._back(minute, *rest)
        else:
            await self._answer(minute, *rest)

    async def _start(self, number: int) -> None:
        people = self.dice.sample(PEOPLE, self.dice.choice([2, 3, 4]))
        pace = LIVE if number % 8 == 7 else self.dice.choice(list(PACES))
        first = people[0].person
        info = await self.host.new_session(
            number + 1, 2, first, "toy", "plain", {"turns": "40"}, pace=pace, seat_order="joined"
        )
        for someone in people[1:]:
            await self.host.join(info.id, someone.person)
        self.report.seats[info.id] = [someone.id for someone in people]
        if pace == LIVE:
            self.report.live.add(info.id)
        self.report.paces[info.id] = PACES.get(pace, 0)
        await self.host.start(info.id, first.id)

    async def _holiday(self, minute: int) -> None:
        until = minute + 3 * 1440 + 17
        for session, seats in self.report.seats.items():
            info = await self.host.session(session)
            if PEOPLE[0].id in seats and info.status == "running" and session not in self.report.live:
                await self.host.set_holiday(session, PEOPLE[0].id, BEGIN + until * MINUTE)
                self.report.told.append(Told(minute, "deed", session, what="holiday", until=until))

    async def _pause(self, minute: int) -> None:
        running = await self.host.sessions(status="running")
        free = [info.id for info in running if (await self.host.store.sealed(info.id)).paused is None]  # type: ignore[union-attr]
        free = [info.id for info in running if info.id in free and not info.deserted]
        if free:
            session = self.dice.choice(free)
            await self._vote(minute, session, "pause")
            self.agenda[minute + self.dice.randrange(60, 2000)].append(("resume", session))

    async def _vote(self, minute: int, session: int, kind: str) -> None:
        info = await self.host.session(session)
        if info.status == "running":
            missing = [""]
            for seat in info.seats:
                if missing and seat.person is not None and not seat.away:
                    missing = await self.host.vote(session, seat.person, kind)
            assert missing == []
            self.report.told.append(Told(minute, "deed", session, what=kind))

    async def _back(self, minute: int, session: int, person: int) -> None:
        if (await self.host.session(session)).status == "running":
            await self.host.take_back(session, person)
            self.report.told.append(Told(minute, "deed", session, what="back"))

    async def _extend(self, minute: int, session: int, person: int) -> None:
        if (await self.host.look(session, person)).may_extend:
            await self.host.extend(session, person)
            seat = self.report.seats[session].index(person)
            self.report.told.append(Told(minute, "deed", session, active=seat, what="extend"))
            self.report.extensions += 1

    async def _answer(self, minute: int, session: int, seat: int, period: int) -> None:
        sealed = await self.host.store.sealed(session)
        assert sealed is not None
        if sealed.waits.get(seat) != period or sealed.info.status != "running":
            return
        person = next(someone for someone in PEOPLE if someone.id == self.report.seats[session][seat])
        legal = (await self.host.look(session, person.id)).legal
        if "end" not in legal:
            await act(self.host, session, person.person, self.dice.choice(legal))
            return
        what = self.dice.random()
        if what < 0.25 and "walk 1" in legal:
            await act(self.host, session, person.person, "walk 1")
            later = self.dice.randrange(1, 4) if session in self.report.live else self.dice.randrange(3, 300)
            self.agenda[minute + later].append(("answer", session, seat, period))
        else:
            await act(self.host, session, person.person, "call" if what < 0.4 else "end")

    # what follows

    async def _settle(self, minute: int, phase: str) -> None:
        """Computers move, everything due is sent, and what is asked now is written down."""
        while True:
            await self.host.idle()
            for id in sorted(self.changed):
                await self._note(minute, phase, id)
            self.changed.clear()
            await self._send(minute)
            if not self.changed:
                return

    async def _note(self, minute: int, phase: str, id: int) -> None:
        sealed = await self.host.store.sealed(id)
        assert sealed is not None
        if sealed.info.started is None:
            return
        view = (await self.host.look(id, None)).view
        waits, seq = dict(sealed.waits), sealed.info.seq
        self.report.told.append(Told(minute, phase, id, waits, view.active, view.turn, seq=seq))
        for seat, period in sealed.waits.items():
            if (id, seat, period) not in self.known:
                self.known.add((id, seat, period))
                self._plan(minute, id, seat, period)
        for sitting in sealed.info.seats:
            old = self.missed.get((id, sitting.seat), 0)
            if sitting.missed > old:
                self.report.deadlines += [(minute, id, sitting.seat)] * (sitting.missed - old)
                if sitting.away:
                    later = minute + self.dice.randrange(30, 2500)
                    self.agenda[later].append(("back", id, sitting.person))
            self.missed[(id, sitting.seat)] = sitting.missed

    def _plan(self, minute: int, id: int, seat: int, period: int) -> None:
        mood = self.dice.random()
        if mood < 0.12:
            return
        wait = self.dice.randrange(5, 500) if mood < 0.8 else self.dice.randrange(500, 3000)
        if id in self.report.live:
            wait = 1 + wait % 6
        self.agenda[minute + wait].append(("answer", id, seat, period))

    async def _send(self, minute: int) -> None:
        while posts := await self.host.due_posts(self.clock.now()):
            for post in posts:
                if not await self.host.still_true(post):
                    await self.host.posted(post.id, None)
                    continue
                kind = post.kind if post.kind in ("reminder", "call") else "story"
                if kind == "reminder":
                    kind = self._reminded(minute, post.session, post.payload)
                self.report.pings += [(minute, person, kind, post.session) for person in post.payload["pings"]]
                await self.host.posted(post.id, post.id)


    def _reminded(self, minute: int, session: int, payload: dict[str, Any]) -> str:
        """What kind of reminder it is; after one of the last some people take more time."""
        if payload["kind"] == "last":
            return "last"
        if payload["part"] >= 85 and self.dice.random() < 0.6:
            later = minute + self.dice.randrange(1, 60)
            self.agenda[later].append(("extend", session, payload["person"]))
        return "reminder"


class Here:
    """Computers think in this process: they end the turn."""

    async def plan(self, system: str, state: bytes, seat: int, seed: int, samples: int | None = None) -> list[str]:
        return ends(system, state, seat, 0, seed)

    def warm(self) -> None:
        return None

    def close(self) -> None:
        return None


def ends(system: str, state: bytes, seat: int, samples: int, seed: int) -> list[str]:
    return ["bid 0"] if json.loads(state)["bidders"] else ["end"]
