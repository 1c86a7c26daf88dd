"""What should have been pinged and done in the simulated calendar: a second reckoning, minute by minute."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any
from zoneinfo import ZoneInfo

from tests.bench.calendar.play import BEGIN, PEOPLE, Report, Someone, Told

PARTS = {0: (), 1: (90,), 2: (50, 90), 3: (50, 75, 90), 4: (25, 50, 75, 90)}
MINUTE_S = 60
TURN_S, BANK_S, ANSWER_S = 90, 240, 20
"""Live play: a turn, the bank of a person, an answer out of turn."""
MORE_S = 12 * 3600


@dataclass
class Running:
    """A clock of the expectation: seconds awake it has run, of those allowed; what it has reminded of."""

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
        self.bank_used: dict[tuple[int, int], int] = defaultdict(int)
        self.unasked: set[int] = set()
        self.newest: dict[int, int] = defaultdict(int)
        self.last_told: set[tuple[int, int, int]] = set()

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
        if session in self.report.live:
            return True
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
                        if kind != "last" or self._is_last(session, seat):
                            queue.append((session, kind, [person]))
        for person in sorted(self.summons, key=lambda person: (self.summons[person], person)):
            if self.summons[person] <= minute:
                del self.summons[person]
                waiting = self._uncalled(person)
                if waiting:
                    queue.append((waiting[0], "call", [person]))
        return queue

    def _is_last(self, session: int, seat: int) -> bool:
        """Whether only that seat is waited for, and has not been told so since it waits."""
        waits = self.waits[session]
        return list(waits) == [seat] and (session, seat, waits[seat][0]) not in self.last_told

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
            left -= MINUTE_S * self._is_awake(person, session, minute)
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
            elif item.what == "extend":
                clock = self.clocks[item.session][item.active]
                clock.allowed += MORE_S
                clock.due.clear()
            elif item.what == "played":
                before = self.waits[item.session]
                if self.newest[item.session] != item.seq:  # with a step there is a story to tell
                    self.unasked.discard(item.session)
                new = [self.report.seats[item.session][seat] for seat, (period, _) in self._changes(item)]
                self._asked(minute, item.session, {} if item.session in self.paused else self.waits[item.session])
                self._note_last(minute, item.session, before)
                if new and item.session not in self.unasked:
                    queue.append((item.session, "story", new))
                self.unasked.discard(item.session)
                self.newest[item.session] = item.seq
            elif item.what == "back":
                self.unasked.add(item.session)
        return queue

    def _note_last(self, minute: int, session: int, before: dict[int, tuple[int, int]]) -> None:
        """Who alone is waited for now, where others were too, is told in a minute."""
        now = self.waits[session]
        if len(now) != 1 or len(before) < 2 or session in self.report.live:
            return
        ((seat, (period, _)),) = now.items()
        clock = self.clocks[session][seat]
        wants = self.habits[self.report.seats[session][seat]].reminders
        if before.get(seat, (-1,))[0] == period and clock.runs and not clock.dead and wants:
            clock.due["last"] = minute + 1

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
                self._spend(session, self.clocks[session].pop(seat))
        for seat, (_, key) in now.items():
            if seat in self.clocks[session] and old.get(seat, (-1,))[0] != now[seat][0]:
                self.clocks[session][seat].runs = False  # others were asked in between: it stood still a moment
                self.clocks[session][seat].due.clear()
            if seat not in self.clocks[session]:
                about = "turn" if key > 0 else "answer"
                self.clocks[session][seat] = Running(seat, about, key, self._allowed(session, seat, about), runs=False)
        return [(seat, period) for seat, period in now.items() if old.get(seat, (-1,))[0] != period[0]]

    def _allowed(self, session: int, seat: int, about: str) -> int:
        if session in self.report.live:
            return TURN_S + BANK_S - self.bank_used[(session, seat)] if about == "turn" else ANSWER_S
        pace = self.report.paces[session]
        return MINUTE_S * (pace if about == "turn" else min(pace // 4, 360))

    def _spend(self, session: int, clock: Running) -> None:
        """Of a live turn that is over, what exceeds the base is taken from the bank."""
        if session in self.report.live and clock.about == "turn":
            self.bank_used[(session, clock.seat)] += max(0, min(clock.used, clock.allowed) - TURN_S)

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
                clock.used += MINUTE_S
                following = self._first_awake(person, session, minute + 1)
                if clock.used - MINUTE_S < clock.allowed <= clock.used:
                    clock.due["deadline"] = following
                parts = PARTS[self.habits[person].reminders] if session not in self.report.live else ()
                for number, part in enumerate(parts, 1):
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
            if session in self.report.live:
                self.pings.append((minute, person, kind, session))
                continue
            when = self._may_call(minute, person, session, reminder=kind == "last" or kind.startswith("reminder"))
            if when == minute:
                self.called[person].append(minute)
                self.pings.append((minute, person, "reminder" if kind.startswith("reminder") else kind, session))
                if kind == "last":
                    self.last_told.add((session, seat, self.waits[session][seat][0]))
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
