"""A simulated calendar: people in many zones play many sessions for days while the bot is restarted at random.

What should be pinged is computed a second time, minute by minute from wall clocks, from nothing but what was asked of
whom and when; it must equal what was sent, and every deadline must be acted on exactly once.

    python -m tests.bench.calendar [--days 14] [--sessions 40] [--seed 1] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import defaultdict
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from cogs.host import Host, Person
from tests.host_tools import Clock, act, hosting

MINUTE = 60.0
BEGIN = int(datetime(2026, 10, 19, 6, 0, tzinfo=UTC).timestamp())
"""Monday; on the first Sunday Prague's clocks go back, a week later those of New York."""
PACES = {"12h": 720, "24h": 1440, "48h": 2880, "72h": 4320}
PARTS = {0: (), 1: (90,), 2: (50, 90), 3: (50, 75, 90), 4: (25, 50, 75, 90)}


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
    """What happened to a session at a minute: who waits now (seat -> period), whose turn it is, what was decided."""

    minute: int
    phase: str
    session: int
    waits: dict[int, int] = field(default_factory=dict)
    active: int = -1
    turn: int = -1
    what: str = "played"
    until: int = 0


@dataclass
class Report:
    """What was sent and done: (minute, person, kind, session) and (minute, session, seat)."""

    pings: list[tuple[int, int, str, int]] = field(default_factory=list)
    deadlines: list[tuple[int, int, int]] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
    seats: dict[int, list[int]] = field(default_factory=dict)
    paces: dict[int, int] = field(default_factory=dict)
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
        elif kind == "back":
            await self._back(minute, *rest)
        else:
            await self._answer(minute, *rest)

    async def _start(self, number: int) -> None:
        people = self.dice.sample(PEOPLE, self.dice.choice([2, 3, 4]))
        pace = self.dice.choice(list(PACES))
        first = people[0].person
        info = await self.host.new_session(
            number + 1, 2, first, "toy", "plain", {"turns": "40"}, pace=pace, seat_order="joined"
        )
        for someone in people[1:]:
            await self.host.join(info.id, someone.person)
        self.report.seats[info.id] = [someone.id for someone in people]
        self.report.paces[info.id] = PACES[pace]
        await self.host.start(info.id, first.id)

    async def _holiday(self, minute: int) -> None:
        until = minute + 3 * 1440 + 17
        for session, seats in self.report.seats.items():
            info = await self.host.session(session)
            if PEOPLE[0].id in seats and info.status == "running":
                await self.host.set_holiday(session, PEOPLE[0].id, BEGIN + until * MINUTE)
                self.report.told.append(Told(minute, "deed", session, what="holiday", until=until))

    async def _pause(self, minute: int) -> None:
        running = await self.host.sessions(status="running")
        free = [info.id for info in running if (await self.host.store.sealed(info.id)).paused is None]  # type: ignore[union-attr]
        if free:
            session = self.dice.choice(free)
            await self._vote(minute, session, "pause")
            self.agenda[minute + self.dice.randrange(60, 2000)].append(("resume", session))

    async def _vote(self, minute: int, session: int, kind: str) -> None:
        info = await self.host.session(session)
        if info.status == "running":
            missing = [""]
            for person in info.humans:
                if missing:
                    missing = await self.host.vote(session, person, kind)
            assert missing == []
            self.report.told.append(Told(minute, "deed", session, what=kind))

    async def _back(self, minute: int, session: int, person: int) -> None:
        if (await self.host.session(session)).status == "running":
            await self.host.take_back(session, person)
            self.report.told.append(Told(minute, "deed", session, what="back"))

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
            self.agenda[minute + self.dice.randrange(3, 300)].append(("answer", session, seat, period))
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
        self.report.told.append(Told(minute, phase, id, dict(sealed.waits), view.active, view.turn))
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
        self.agenda[minute + wait].append(("answer", id, seat, period))

    async def _send(self, minute: int) -> None:
        while posts := await self.host.due_posts(self.clock.now()):
            for post in posts:
                if not await self.host.still_true(post):
                    await self.host.posted(post.id, None)
                    continue
                kind = post.kind if post.kind in ("reminder", "call") else "story"
                self.report.pings += [(minute, person, kind, post.session) for person in post.payload["pings"]]
                await self.host.posted(post.id, post.id)


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


# what should have happened


@dataclass
class Running:
    """A clock of the expectation: minutes awake it has run, of those allowed; what it has reminded of."""

    seat: int
    about: str
    key: int
    allowed: int
    used: int = 0
    runs: bool = True
    dead: bool = False
    due: dict[str, int] = field(default_factory=dict)


class Expectation:
    """The table of pings and deadlines, computed a minute at a time."""

    def __init__(self, report: Report, days: int) -> None:
        self.report = report
        self.end = days * 1440
        self.habits = {someone.id: someone for someone in PEOPLE}
        self.awake = {someone.id: self._awake(someone) for someone in PEOPLE}
        self.days: dict[int, list[date]] = {someone.id: self._days(someone) for someone in PEOPLE}
        self.away: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
        self.clocks: dict[int, dict[int, Running]] = defaultdict(dict)
        self.waits: dict[int, dict[int, tuple[int, int]]] = defaultdict(dict)
        self.paused: set[int] = set()
        self.called: dict[int, list[int]] = defaultdict(list)
        self.silent: dict[int, dict[int, int]] = defaultdict(dict)
        self.summons: dict[int, int] = {}
        self.pings: list[tuple[int, int, str, int]] = []
        self.deadlines: list[tuple[int, int, int]] = []

    def _local(self, someone: Someone) -> list[datetime]:
        zone = ZoneInfo(someone.zone)
        reach = self.end + 8 * 1440
        return [datetime.fromtimestamp(BEGIN + minute * 60, zone) for minute in range(reach)]

    def _awake(self, someone: Someone) -> list[bool]:
        start, end = someone.quiet
        length = (end - start) % 1440
        return [(at.hour * 60 + at.minute - start) % 1440 >= length for at in self._local(someone)]

    def _days(self, someone: Someone) -> list[date]:
        return [at.date() for at in self._local(someone)]

    def compute(self) -> None:
        told: dict[tuple[int, str], list[Told]] = defaultdict(list)
        for item in self.report.told:
            told[(item.minute, item.phase)].append(item)
        for minute in range(self.end):
            queue = self._ring(minute)
            self._flush(minute, queue + self._stories(minute, told.get((minute, "tick"), [])))
            for item in told.get((minute, "deed"), []):
                self._flush(minute, self._stories(minute, [item]))
            self._count(minute)

    def _is_awake(self, person: int, session: int, minute: int) -> bool:
        return self.awake[person][minute] and not any(a <= minute < b for a, b in self.away[(person, session)])

    def _first_awake(self, person: int, session: int, minute: int) -> int:
        while not self._is_awake(person, session, minute):
            minute += 1
        return minute

    # the minute's course

    def _ring(self, minute: int) -> list[tuple[int, str, list[int]]]:
        queue = []
        for session in sorted(self.clocks):
            for seat in sorted(self.clocks[session]):
                clock, person = self.clocks[session][seat], self.report.seats[session][seat]
                for kind in sorted(kind for kind, due in clock.due.items() if due <= minute):
                    if clock.runs and not clock.dead:
                        del clock.due[kind]
                        if kind == "deadline":
                            self.deadlines.append((minute, session, seat))
                            clock.dead = True
                            clock.due.clear()
                            break
                        queue.append((session, kind, [person]))
        for person in sorted(self.summons, key=lambda person: (self.summons[person], person)):
            if self.summons[person] <= minute:
                del self.summons[person]
                waiting = self._uncalled(person)
                if waiting:
                    queue.append((waiting[0], "call", [person]))
        return queue

    def _uncalled(self, person: int) -> list[int]:
        """The sessions of which a person was only told silently, the nearest deadline first."""
        found = []
        for session in self.silent[person]:
            seat = self.report.seats[session].index(person)
            clock = self.clocks[session].get(seat)
            if seat in self.waits[session] and clock is not None and not clock.dead and session not in self.paused:
                found.append((self._deadline(session, clock), session))
        return [session for _, session in sorted(found)]

    def _deadline(self, session: int, clock: Running) -> int:
        person, left, minute = self.report.seats[session][clock.seat], clock.allowed - clock.used, self.now
        while left:
            left -= self._is_awake(person, session, minute)
            minute += 1
        return self._first_awake(person, session, minute)

    def _stories(self, minute: int, told: list[Told]) -> list[tuple[int, str, list[int]]]:
        queue = []
        self.now = minute
        for item in told:
            if item.what == "holiday":
                person = PEOPLE[0].id
                self.away[(person, item.session)].append((minute, item.until))
                clock = self.clocks[item.session].get(self.report.seats[item.session].index(person))
                if clock is not None:
                    clock.due.clear()
                    self._rearm(minute, item.session, clock)
            elif item.what == "pause":
                self.paused.add(item.session)
                self._asked(minute, item.session, {})
            elif item.what == "resume":
                self.paused.discard(item.session)
                for seat in self.waits[item.session]:
                    person = self.report.seats[item.session][seat]
                    self.summons[person] = min(self.summons.get(person, minute), minute)
            elif item.what == "played":
                new = [self.report.seats[item.session][seat] for seat, (period, _) in self._changes(item)]
                self._asked(minute, item.session, {} if item.session in self.paused else self.waits[item.session])
                if new and item.session not in self.unasked:
                    queue.append((item.session, "story", new))
                self.unasked.discard(item.session)
            elif item.what == "back":
                self.unasked.add(item.session)
        return queue

    unasked: set[int] = set()

    def _changes(self, item: Told) -> list[tuple[int, tuple[int, int]]]:
        """The waiting periods that begin; those that have ended are forgotten."""
        old, session = self.waits[item.session], item.session
        now = {seat: (period, item.turn if seat == item.active else -period) for seat, period in item.waits.items()}
        for seat, period in old.items():
            if now.get(seat, (-1,))[0] != period[0]:
                self.silent[self.report.seats[session][seat]].pop(session, None)
        self.waits[session] = now
        for seat, clock in list(self.clocks[session].items()):
            waiting = now.get(seat)
            ended = clock.key != item.turn if clock.about == "turn" else waiting is None or waiting[1] != clock.key
            if ended or (waiting is not None and waiting[1] != clock.key):
                del self.clocks[session][seat]
        for seat, (_, key) in now.items():
            if seat in self.clocks[session] and old.get(seat, (-1,))[0] != now[seat][0]:
                self.clocks[session][seat].runs = False  # others were asked in between: it stood still a moment
                self.clocks[session][seat].due.clear()
            if seat not in self.clocks[session]:
                pace = self.report.paces[session]
                about, allowed = ("turn", pace) if key > 0 else ("answer", min(pace // 4, 360))
                self.clocks[session][seat] = Running(seat, about, key, allowed, runs=False)
        return [(seat, period) for seat, period in now.items() if old.get(seat, (-1,))[0] != period[0]]

    def _asked(self, minute: int, session: int, asked: dict[int, Any]) -> None:
        """Clocks of the asked run, the others stand still; what a stopped clock would remind of is forgotten."""
        for seat, clock in self.clocks[session].items():
            if seat not in asked:
                clock.runs = False
                clock.due.clear()
            elif not clock.runs:
                clock.runs = True
                self._rearm(minute, session, clock)

    def _rearm(self, minute: int, session: int, clock: Running) -> None:
        if clock.used >= clock.allowed and not clock.dead:
            person = self.report.seats[session][clock.seat]
            clock.due["deadline"] = self._first_awake(person, session, minute)

    def _count(self, minute: int) -> None:
        """The minute passes: clocks of people awake lose it, and what they reach becomes due."""
        for session, clocks in self.clocks.items():
            for seat, clock in clocks.items():
                person = self.report.seats[session][seat]
                if not clock.runs or clock.dead or not self._is_awake(person, session, minute):
                    continue
                clock.used += 1
                following = self._first_awake(person, session, minute + 1)
                if clock.used == clock.allowed:
                    clock.due["deadline"] = following
                for number, part in enumerate(PARTS[self.habits[person].reminders], 1):
                    if clock.about == "turn" and clock.used * 100 == clock.allowed * part:
                        clock.due[f"reminder{number}"] = following

    # calls

    def _flush(self, minute: int, queue: list[tuple[int, str, list[int]]]) -> None:
        """Sends what is queued: of each session one at a time, in order."""
        self.now = minute
        while queue:
            first = {session: index for index, (session, *_) in reversed(list(enumerate(queue)))}
            taken = sorted(first.values())
            for index in taken:
                self._call(minute, *queue[index])
            queue = [item for index, item in enumerate(queue) if index not in taken]

    def _call(self, minute: int, session: int, kind: str, people: list[int]) -> None:
        for person in people:
            seat = self.report.seats[session].index(person)
            clock = self.clocks[session].get(seat)
            if seat not in self.waits[session] or clock is None:
                continue
            if kind == "call" and session not in self.silent[person]:
                if self._uncalled(person):
                    self.summons[person] = min(self.summons.get(person, minute), minute)
                continue
            when = self._may_call(minute, person, session, reminder=kind.startswith("reminder"))
            if when == minute:
                self.called[person].append(minute)
                self.pings.append((minute, person, "reminder" if kind.startswith("reminder") else kind, session))
                if kind == "call":
                    for told in self._uncalled(person):
                        del self.silent[person][told]
                self.silent[person].pop(session, None)
            elif kind == "story":
                self.silent[person][session] = minute
                self.summons[person] = min(self.summons.get(person, when), when)
            elif kind == "call":
                self.summons[person] = min(self.summons.get(person, when), when)
            elif when < self._deadline(session, clock):
                clock.due[kind] = when

    def _may_call(self, minute: int, person: int, session: int, *, reminder: bool) -> int:
        awake = self._first_awake(person, session, minute)
        if awake > minute:
            return awake
        days = self.days[person]
        today = [at for at in self.called[person] if days[at] == days[minute]]
        if len(today) >= 4:
            while days[awake] == days[minute]:
                awake += 1
            return self._first_awake(person, session, awake)
        last = self.called[person][-1] if self.called[person] else -9999
        if (reminder or len(today) == 3) and last + 120 > minute:
            return self._first_awake(person, session, last + 120)
        return minute


def differences(report: Report, days: int) -> dict[str, list[Any]]:
    """What was sent or done and should not have been, and the other way round; and broken laws."""
    table = Expectation(report, days)
    table.unasked = set()
    table.compute()
    wanted, sent = sorted(table.pings), sorted(report.pings)
    found: dict[str, list[Any]] = {
        "missing": _less(wanted, sent),
        "unexpected": _less(sent, wanted),
        "deadlines_missing": _less(sorted(table.deadlines), sorted(report.deadlines)),
        "deadlines_unexpected": _less(sorted(report.deadlines), sorted(table.deadlines)),
        "asleep": [ping for ping in sent if not table._is_awake(ping[1], ping[3], ping[0])],
    }
    a_day: dict[tuple[int, date], int] = defaultdict(int)
    for minute, person, *_ in sent:
        a_day[(person, table.days[person][minute])] += 1
    found["over_four_a_day"] = [(person, str(day), count) for (person, day), count in a_day.items() if count > 4]
    return found


def _less(some: list[Any], others: list[Any]) -> list[Any]:
    left = list(some)
    for item in others:
        if item in left:
            left.remove(item)
    return left


async def simulated(days: int, sessions: int, seed: int) -> tuple[Report, dict[str, list[Any]]]:
    """Runs a calendar; what was sent, and how it differs from the table."""
    with tempfile.TemporaryDirectory() as folder:
        report = await Simulation(Path(folder) / "calendar.db", days, sessions, seed).run()
    return report, differences(report, days)


def main(arguments: list[str]) -> int:
    """The command line; exit status 1 when anything differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.calendar")
    parser.add_argument("--days", type=int, default=14)
    parser.add_argument("--sessions", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    begun = time.perf_counter()
    report, found = asyncio.run(simulated(given.days, given.sessions, given.seed))
    kinds: dict[str, int] = defaultdict(int)
    for ping in report.pings:
        kinds[ping[2]] += 1
    told = {
        "days": given.days, "sessions": given.sessions, "pings": len(report.pings), "kinds": dict(kinds),
        "deadlines": len(report.deadlines), "restarts": report.restarts,
        "differences": {name: len(items) for name, items in found.items()},
        "seconds": round(time.perf_counter() - begun, 1),
    }  # fmt: skip
    print(json.dumps(told) if given.json else "\n".join(f"{name}: {value}" for name, value in told.items()))
    for name, items in found.items():
        for item in items[:5]:
            print(f"{name}: {item}", file=sys.stderr)
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
