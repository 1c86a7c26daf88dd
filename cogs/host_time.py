"""The host's part about time: deadlines acted on once, reminders, calls, taking a seat back, pauses and holidays."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from cogs.host_clock import (
    EXTENSION_S,
    HOLIDAY_DAYS,
    HOUR_S,
    LIVE,
    MISSED_AWAY,
    Calendar,
    Habits,
    call_at,
    extended,
    is_pace,
    pace_s,
)
from cogs.host_core import COMPUTERS
from cogs.host_lobby import closed
from cogs.host_posts import awaited
from cogs.host_ready import OPEN_ALARM, READY_ALARM, Readiness
from cogs.host_records import HostCode, HostError
from cogs.host_table import Table
from cogs.host_timing import LAST, Knows, calendars, computer_due, frozen, here, rewound, running_again, timed, waits
from cogs.host_undo import UNDO_ALARM, Undoing
from data.store.records import READY, REMINDERS, Alarm, Change, Holiday, NewPost, Post, Sealed, SeatInfo, SessionInfo

log = logging.getLogger(__name__)

DAY_S = 86400.0
LATE_CALLS_S = 2 * DAY_S
"""How far back calls are looked at: further than anybody's day reaches."""

BEGUN = "begun"
"""The alarm of a turn that somebody has begun, and the post that says so."""
BEGUN_S = 900.0
"""How long a turn over days lies unfinished until the others are told that it has begun."""

Ringing = Callable[[int, Alarm, float], Awaitable[None]]


class Timing(Readiness, Undoing):
    """What time does to sessions, and what people decide about it."""

    @property
    def _session_alarms(self) -> dict[str, Ringing]:
        """What is done at the alarms that stand at no seat."""
        return {
            "lapse": self._lapse,
            READY_ALARM: self._ring_ready,
            OPEN_ALARM: self._ring_open,
            UNDO_ALARM: self._undo_lapsed,
            COMPUTERS: self._computers_again,
        }

    async def _computers_again(self, id: int, alarm: Alarm, now: float) -> None:
        await self.store.drop_alarm(id, alarm)
        self._wake_computers(id)

    # what becomes due

    async def tick(self) -> float | None:
        """Acts on everything whose time has come, each once; returns when to look again (None: nothing is due)."""
        now = self.clock.now()
        while due := await self.store.due_alarms(now):
            for session, alarm in due:
                await self._ring(session, alarm, now)
        for person in await self.store.due_summons(now):
            await self._call(person, now)
        await self._tidy(now)
        return await self.store.next_alarm()

    async def _tidy(self, now: float) -> None:
        """Once a day, and at a start: what was sent long ago and nobody can need any more is forgotten."""
        if now >= self._next_tidy:
            self._next_tidy = now + DAY_S
            gone = await self.store.tidy(now)
            log.info("%s old rows were forgotten", gone)

    async def _lapse(self, id: int, alarm: Alarm, now: float) -> None:
        """A rematch that nobody has started is closed."""
        async with self._locked(id):
            await self.store.drop_alarm(id, alarm)
            sealed = await self._sealed(id)
            if sealed.info.status != "lobby":
                return
            sealed = closed(sealed, now)
            await self.store.save_lobby(sealed)
        self._changed(id)
        for callback in self.on_lapse:
            callback(sealed.info)

    async def _ring(self, id: int, alarm: Alarm, now: float) -> None:
        if alarm.kind in self._session_alarms:
            await self._session_alarms[alarm.kind](id, alarm, now)
            return
        async with self._locked(id):
            try:
                table = await self._running(id)
            except HostError as error:
                log.info("an alarm of session %s is void: %s", id, error)
                await self.store.drop_alarm(id, alarm)
                return
            clock = table.sealed.clocks.get(alarm.seat)
            if clock is None or clock.begun != alarm.begun or clock.left is not None or clock.overdue:
                await self.store.drop_alarm(id, alarm)
            elif alarm.kind == "deadline":
                await self._time_up(table, alarm.seat, now)
            elif alarm.kind == BEGUN:
                await self._tell_begun(table, alarm, now)
                self._changed(id)
            elif alarm.kind != LAST or await self._is_last(table, alarm):
                await self._remind(table, alarm, now)
                self._changed(id)
            else:
                await self.store.drop_alarm(id, alarm)

    async def _is_last(self, table: Table, alarm: Alarm) -> bool:
        """Whether the table still waits for that seat only, which has not been told so."""
        sealed, seat = table.sealed, alarm.seat
        told = await self.store.reminded(sealed.info.id, seat, sealed.waits.get(seat, -1), LAST)
        return list(sealed.waits) == [seat] and not told

    async def _watch_turn(self, id: int, person: int) -> None:
        """After an action of `person`: a turn that now lies unfinished is told later; the lock is held.

        In live play everybody sees it at once.
        """
        sealed, now = (await self._load(id)).sealed, self.clock.now()
        if sealed.info.pace == LIVE:
            return
        seat = sealed.info.seat_of(person)
        clock = sealed.clocks.get(seat) if seat is not None else None
        if seat is not None and seat == sealed.turn_seat and seat in sealed.waits and clock is not None:
            await self.store.postpone(id, Alarm(seat, BEGUN, clock.begun, now + BEGUN_S))

    async def _tell_begun(self, table: Table, alarm: Alarm, now: float) -> None:
        """One line a turn, while something of it stands."""
        info, seat = table.sealed.info, alarm.seat
        period = table.sealed.waits.get(seat, info.seq)
        steps = await self.store.steps(info.id, period + 1, info.seq)
        stands = any(step.seat == seat and step.undone is None and step.origin != "undo" for step in steps)
        if not stands or await self.store.told_begun(info.id, seat, period):
            await self.store.drop_alarm(info.id, alarm)
        else:
            payload = {"seat": seat, "period": period}
            await self.store.remind(info.id, alarm, NewPost(BEGUN, info.seq, payload), now)

    async def _time_up(self, table: Table, seat: int, now: float) -> None:
        """The computer plays on for the seat: this time, or until its person comes back."""
        sealed, knows = table.sealed, await self._knows(table.sealed.info)
        sitting = sealed.info.seats[seat]
        missed = sitting.missed + 1
        seats = _with(sealed.info.seats, msgspec.structs.replace(sitting, missed=missed, away=missed >= MISSED_AWAY))
        info = msgspec.structs.replace(sealed.info, seats=seats)
        decision = table.game.decision(table.state)
        kept = {**sealed.clocks, seat: msgspec.structs.replace(sealed.clocks[seat], overdue=True)}
        left = msgspec.structs.replace(sealed, info=info, waits=waits(sealed.waits, info, decision), clocks=kept)
        change = Change(left, sealed.info.seq, now, seats_changed=True, computer_due=computer_due(left, decision))
        await self._write(rewound(change, sealed, kept, calendars(left, knows)), table)

    async def _remind(self, table: Table, alarm: Alarm, now: float) -> None:
        sealed = table.sealed
        person = sealed.info.seats[alarm.seat].person
        clock = sealed.clocks[alarm.seat]
        naps = calendars(sealed, await self._knows(sealed.info))
        gone = 1 - naps[alarm.seat].between(now, clock.deadline) / clock.allowed
        payload = {
            "seat": alarm.seat,
            "person": person,
            "period": sealed.waits.get(alarm.seat, -1),
            "kind": alarm.kind,
            "begun": alarm.begun,
            "until": clock.deadline,
            "part": round(100 * gone),
        }
        await self.store.remind(sealed.info.id, alarm, NewPost("reminder", sealed.info.seq, payload), now)

    async def _call(self, person: int, now: float) -> None:
        """Calls a summoned person once for all that waits, where the nearest deadline is."""
        waiting = await self.store.uncalled(person)
        if not waiting:
            await self.store.call(person, None, None, now)
            return
        id, seat, period, until = waiting[0]
        also = [session for session, *_ in waiting[1:]]
        payload = {"seat": seat, "person": person, "period": period, "until": until, "also": also}
        info = await self.session_info(id)
        await self.store.call(person, id, NewPost("call", info.seq, payload), now)
        self._changed(id)

    async def session_info(self, id: int) -> SessionInfo:
        """A session as everybody may know it. Raises `HostError`."""
        return (await self._sealed(id)).info

    # who is called

    async def due_posts(self, now: float) -> list[Post]:
        """What is to be sent now, at most one post a session; it stays as it is from now on.

        `payload["pings"]` are the people it may call now, `payload["silent"]` maps the others, who are told silently,
        to when they will be called. A reminder or call that must wait is put off, and no post.
        """
        while found := await self.store.due_posts(now):
            posts = [post for post in found if await self._may_go(post, now)]
            if posts:
                return posts
        return []

    async def _may_go(self, post: Post, now: float) -> bool:
        sealed = await self._sealed(post.session)
        at_once = pace_s(sealed.info.pace) is None and post.kind != READY
        return at_once or await self._admitted(sealed, post, now)

    async def _admitted(self, sealed: Sealed, post: Post, now: float) -> bool:
        """Whether a post may go now, and whom it calls: decided anew for each attempt to send it, once for each."""
        attempt, decided = self._admitted_posts.get(post.id, (-1, {}))
        if attempt == post.attempts:
            waiting = post.payload["pings"]
            post.payload["pings"] = [person for person in decided["pings"] if person in waiting]
            post.payload["silent"] = decided["silent"]
            return True
        loud, silent = [], {}
        knows = await self._knows(sealed.info, *post.payload["pings"])
        for person in post.payload["pings"]:
            if post.kind == "call" and await self._called_meanwhile(post, person, now):
                continue
            calendar = _calendar(sealed, person, knows)
            called = await self.store.called(person, now - LATE_CALLS_S, post.id)
            when = call_at(now, calendar, called, reminder=post.kind in ("reminder", READY))
            if when <= now:
                loud.append(person)
                await self.store.note_loud(post.id, person, post.session, now, post.payload.get("also", ()))
            elif post.kind in (*REMINDERS, READY):
                await self._put_off(post, person, when)
            else:
                silent[str(person)] = when
                await self.store.note_silent(post.id, person, post.session, now, when)
        if post.kind in (*REMINDERS, READY) and not loud:
            await self.store.posted(post.id, None, now)
            return False
        decided = {"pings": loud, "silent": silent}
        self._admitted_posts[post.id] = (post.attempts, decided)
        post.payload.update(decided)
        return True

    async def _called_meanwhile(self, post: Post, person: int, now: float) -> bool:
        """Whether a reminder has just done what the call is for; then only the rest is called for."""
        waiting = [session for session, *_ in await self.store.uncalled(person)]
        if post.session in waiting or post.attempts or post.claimed is not None:
            return False
        if waiting:
            await self.store.summon(person, now)
        return True

    async def _put_off(self, post: Post, person: int, when: float) -> None:
        told = post.payload
        if post.kind == "call":
            await self.store.summon(person, when)
        elif post.kind == READY:
            await self.store.bring_forward(post.session, Alarm(-1, READY_ALARM, 0, when))
        elif when < told["until"]:
            await self.store.postpone(post.session, Alarm(told["seat"], told["kind"], told["begun"], when))

    # live play

    async def live_board(self, id: int) -> Post | None:
        """The newest table message of a live session as it should read now, with what has happened since it was sent.

        None where nothing has, or where a post of its own is about to tell it.
        """
        table = await self._table(id)
        sealed, info = table.sealed, table.sealed.info
        if info.pace != LIVE or info.status != "running":
            return None
        post = await self.store.last_story(id)
        if post is None or post.to_seq >= info.seq:
            return None
        decision = table.game.decision(table.state)
        payload = {**post.payload, "awaits": awaited(sealed, decision)}
        return msgspec.structs.replace(post, to_seq=info.seq, payload=payload)

    # what people decide

    async def vote(self, id: int, person: int, kind: str) -> list[str]:
        """Notes that `person` wants `kind`: `pause`, `resume`, or `pace 48h`. Done when all present agree.

        Returns the names of those who have not agreed yet; people who are away or on holiday do not count.
        """
        word, _, value = kind.partition(" ")
        if word not in _DECIDED:
            raise HostError("nothing_to_do")
        if word == "pace" and not is_pace(value):
            raise HostError("pace_unknown", pace=value)
        async with self._locked(id):
            table, now = await self._running(id), self.clock.now()
            sealed = table.sealed
            if sealed.info.seats[self._seat(table, person)].away:
                raise HostError("away_votes")
            if (word == "pause" and sealed.paused is not None) or (word == "resume" and sealed.paused is None):
                raise HostError("pause_is_so")
            agreed = await self.store.vote(id, kind, person, now)
            missing = [other for other in voters(sealed, now) if other not in agreed]
            if missing:
                if len(agreed) == 1:
                    payload = {"vote": kind, "seat": sealed.info.seat_of(person)}
                    await self._write(_told(sealed, now, "vote", payload, _due(table, sealed)), table)
                return [sealed.info.name_of(other) for other in missing]
            await self.store.close_vote(id, kind, sealed.info.seq, now)
            knows = await self._knows(sealed.info)
            await self._write(_DECIDED[word](table, value, now, knows), table)
            if word == "resume":
                await self._summon(table.sealed, now)
        return []

    async def _summon(self, sealed: Sealed, now: float) -> None:
        """Who was told silently during a pause is called now."""
        for seat in sealed.waits:
            person = sealed.info.seats[seat].person
            if person is not None:
                await self.store.summon(person, now)

    async def extend(self, id: int, person: int) -> float:
        """Gives `person` `EXTENSION_S` more for the turn that waits for him, once a session; returns the deadline.

        Raises `HostError`.
        """
        async with self._locked(id):
            table, now = await self._running(id), self.clock.now()
            sealed, seat = table.sealed, self._seat(table, person)
            refused = no_extension(sealed, seat, now)
            if refused is not None:
                raise HostError(refused, hours=round(EXTENSION_S / HOUR_S))
            naps = calendars(sealed, await self._knows(sealed.info))
            clock = extended(sealed.clocks[seat], naps[seat])
            sitting = msgspec.structs.replace(sealed.info.seats[seat], extended=True)
            info = msgspec.structs.replace(sealed.info, seats=_with(sealed.info.seats, sitting))
            left = msgspec.structs.replace(sealed, info=info)
            told = _told(left, now, "extended", {"seat": seat, "until": clock.deadline}, _due(table, left))
            change = msgspec.structs.replace(told, seats_changed=True)
            await self._write(rewound(change, sealed, {**sealed.clocks, seat: clock}, naps), table)
            await self.store.take_reminders_down(id, seat, info.seq, now)
        self._changed(id)
        return clock.deadline

    async def set_holiday(self, id: int, person: int, until: float | None) -> SessionInfo:
        """A holiday from now until `until` (None ends it): the own clock stands still. Raises `HostError`.

        At most `HOLIDAY_DAYS` days a session.
        """
        async with self._locked(id):
            table, now = await self._running(id), self.clock.now()
            self._seat(table, person)
            sealed = table.sealed
            if sealed.info.pace == LIVE:
                raise HostError("holiday_live")
            own = [_cut(day, now) for day in sealed.holidays if day.person == person and day.since < now]
            if until is not None:
                own.append(Holiday(person, now, until))
            if sum(day.until - day.since for day in own) > HOLIDAY_DAYS * DAY_S:
                raise HostError("holiday_long", days=HOLIDAY_DAYS)
            knows = await self._knows(sealed.info)
            still = msgspec.structs.replace(sealed, clocks=frozen(sealed, now, knows))
            others = tuple(day for day in sealed.holidays if day.person != person)
            left = msgspec.structs.replace(still, holidays=(*others, *own))
            await self.store.set_holidays(id, person, own)
            clocks = left.clocks if sealed.paused is not None else running_again(left, now, knows)
            change = Change(left, sealed.info.seq, now, computer_due=_due(table, left))
            await self._write(rewound(change, sealed, _only(sealed, clocks, person), calendars(left, knows)), table)
        return left.info


def _calendar(sealed: Sealed, person: int, knows: Knows) -> Calendar:
    seat = sealed.info.seat_of(person) if sealed.info.status == "running" else None
    return Calendar(knows.get(person, Habits())) if seat is None else calendars(sealed, knows)[seat]


def _with(seats: Sequence[SeatInfo], seat: SeatInfo) -> tuple[SeatInfo, ...]:
    return tuple(seat if other.seat == seat.seat else other for other in seats)


def no_extension(sealed: Sealed, seat: int, now: float) -> HostCode | None:
    """Why the person of a seat may not take more time now."""
    clock = sealed.clocks.get(seat)
    if sealed.info.pace == LIVE:
        return "extension_live"
    if sealed.info.seats[seat].extended:
        return "extension_used"
    if clock is not None and (clock.overdue or (clock.left is None and now >= clock.deadline)):
        return "extension_late"
    running = clock is not None and clock.about == "turn" and clock.left is None and seat in sealed.waits
    return None if running else "extension_none"


def voters(sealed: Sealed, now: float) -> list[int]:
    """The seated people who count: not away, not on holiday."""
    return [seat.person for seat in here(sealed, now) if seat.person is not None]


def _cut(day: Holiday, now: float) -> Holiday:
    return msgspec.structs.replace(day, until=min(day.until, now))


def _only(sealed: Sealed, clocks: dict[int, Any], person: int) -> dict[int, Any]:
    """The clocks of `person` as they are now, the others as they were."""
    seat = sealed.info.seat_of(person)
    return {other: clocks[other] if other == seat else clock for other, clock in sealed.clocks.items()}


def _told(sealed: Sealed, now: float, kind: str, payload: dict[str, Any], due: bool) -> Change:
    posts = (NewPost(kind, sealed.info.seq, payload),)
    return Change(sealed, sealed.info.seq, now, posts=posts, computer_due=due)


def _due(table: Table, sealed: Sealed) -> bool:
    return computer_due(sealed, table.game.decision(table.state))


def _paused(table: Table, _: str, now: float, knows: Knows) -> Change:
    before = table.sealed
    sealed = msgspec.structs.replace(before, paused=now)
    change = _told(sealed, now, "paused", {}, _due(table, sealed))
    return rewound(change, before, frozen(before, now, knows), {})


def _resumed(table: Table, _: str, now: float, knows: Knows) -> Change:
    before = table.sealed
    sealed = msgspec.structs.replace(before, paused=None)
    clocks = running_again(sealed, now, knows)
    change = _told(sealed, now, "resumed", _until(sealed, clocks), _due(table, sealed))
    return rewound(change, before, clocks, calendars(sealed, knows))


def _paced(table: Table, pace: str, now: float, knows: Knows) -> Change:
    """Another pace: clocks that run keep what they have, those that begin later get the new time.

    Between live play and days no clock can go on, so all begin now.
    """
    before, decision = table.sealed, table.game.decision(table.state)
    info = msgspec.structs.replace(before.info, pace=pace)
    sealed = msgspec.structs.replace(before, info=info)
    anew = (pace == LIVE) != (before.info.pace == LIVE)
    change = timed(_told(sealed, now, "paced", {}, _due(table, sealed)), before, decision, knows, anew=anew)
    payload = {"pace": pace, **(_until(sealed, change.sealed.clocks) if anew else {})}
    return msgspec.structs.replace(change, posts=(NewPost("paced", sealed.info.seq, payload),))


def _until(sealed: Sealed, clocks: dict[int, Any]) -> dict[str, Any]:
    return {"until": {str(seat): clock.deadline for seat, clock in clocks.items() if clock.left is None}}


_DECIDED: dict[str, Callable[[Table, str, float, Knows], Change]] = {
    "pause": _paused,
    "resume": _resumed,
    "pace": _paced,
}
