"""The start of a session, and the question before it: who has pressed nothing for long is asked whether he is ready."""

from __future__ import annotations

from collections.abc import Sequence

from cogs import host_lobby
from cogs.host_clock import Habits
from cogs.host_core import Core
from cogs.host_forecast import Forecast, forecast, seats
from cogs.host_table import Table
from data.store.records import READY, Alarm, NewPost, Sealed, SeatInfo, SessionInfo

READY_ALARM = "ready"
"""The alarm of a lobby: those who are to be asked, and were not yet called, are called."""
OPEN_ALARM = "open"
"""The alarm of a lobby at which the seats of those who have not answered are open again."""


class Readiness(Core):
    """How a lobby becomes a running session."""

    async def start(self, id: int, person: int, *, guided: bool = False) -> SessionInfo:
        """Draws the seats and begins. `guided`: with the known seed of a guided first game, if one person sits alone.

        Where others have pressed nothing for `host_lobby.SILENT_S` they are asked instead, once, and the session is
        still a lobby. Raises `HostError`, or `RulesError` when the game refuses the options.
        """
        async with self._locked(id):
            sealed = self._gathering(await self._sealed(id))
            now = self.clock.now()
            mode = host_lobby.mode_of(self.games, sealed.info.system, sealed.info.mode)
            sealed = host_lobby.lapsed(host_lobby.starter(sealed, person, now), mode, now)
            sealed = host_lobby.pressed(sealed, person, now)
            game = self.games[sealed.info.system]
            host_lobby.check_seats(sealed.info, mode)
            silent = await self._uncalled_silent(sealed, now)
            if silent:
                sealed = await self._ask(sealed, silent, now)
                self._changed(id)
                return sealed.info
            host_lobby.check_agreed(sealed.info)
            if any(seat.kind == "computer" for seat in sealed.info.seats):
                self._workers.warm()
            known = getattr(game, "guided_seed", None) if guided and len(sealed.info.humans) == 1 else None
            seed = known or self._new_seed()
            change, state = host_lobby.begun(sealed, game, seed, now, await self._knows(sealed.info))
            await self._write(change, Table(change.sealed, game, state))
            await self.store.take_down(id, READY, change.sealed.info.seq, now)
        return change.sealed.info

    async def forecast(self, id: int) -> Forecast | None:
        """What the people of a lobby may expect; None while they are not two who have said where they are."""
        info = (await self._sealed(id)).info
        told = [(await self.store.person(person)).data for person in info.humans]
        if len(told) < 2 or not all("zone" in data for data in told):
            return None
        knows = {person: Habits.read(data) for person, data in zip(info.humans, told, strict=True)}
        mode = host_lobby.mode_of(self.games, info.system, info.mode)
        usual_turns = getattr(self.games[info.system], "usual_turns", None)
        turns = usual_turns(info.options, seats(info, mode)) if usual_turns is not None else None
        return forecast(info, mode, turns, knows, self.clock.now())

    async def ready(self, id: int, person: int) -> SessionInfo:
        """Notes that `person`, who sits in a lobby, agrees to start. Raises `HostError`."""
        info = await self._lobby(id, lambda sealed, mode, now: host_lobby.ready(sealed, person), person=person)
        if all(seat.asked is None for seat in info.seats):
            await self.store.take_down(id, READY, info.seq, self.clock.now())
            self._changed(id)
        return info

    async def _ask(self, sealed: Sealed, silent: Sequence[SeatInfo], now: float) -> Sealed:
        sealed = host_lobby.asking(sealed, [seat.person for seat in silent if seat.person is not None], now)
        await self.store.save_lobby(sealed)
        await self._call_for_ready(sealed, now)
        return sealed

    async def _call_for_ready(self, sealed: Sealed, now: float) -> None:
        """Those who are asked and silent are called as soon as they may be; in a day their seats are open."""
        await self.store.bring_forward(sealed.info.id, Alarm(-1, READY_ALARM, 0, now))
        await self._watch_asked(sealed)

    async def _watch_asked(self, sealed: Sealed) -> None:
        asked = [seat.asked for seat in sealed.info.seats if seat.asked is not None]
        if asked:
            await self.store.bring_forward(sealed.info.id, Alarm(-1, OPEN_ALARM, 0, min(asked) + host_lobby.ASKED_S))

    async def _uncalled_silent(self, sealed: Sealed, now: float) -> list[SeatInfo]:
        """Who has pressed nothing for long and was not called since he is asked."""
        silent = host_lobby.silent(sealed.info, now)
        called = await self.store.called_for(sealed.info.id)
        return [
            seat for seat in silent if seat.asked is None or called.get(seat.person or 0, seat.asked - 1) < seat.asked
        ]

    async def _ring_ready(self, id: int, alarm: Alarm, now: float) -> None:
        async with self._locked(id):
            await self.store.drop_alarm(id, alarm)
            sealed = await self._sealed(id)
            if sealed.info.status == "lobby":
                waiting = [seat for seat in await self._uncalled_silent(sealed, now) if seat.asked is not None]
                people = [{"person": seat.person} for seat in waiting]
                if people:
                    await self.store.queue(id, NewPost(READY, sealed.info.seq, {"people": people}), now)
        self._changed(id)

    async def _ring_open(self, id: int, alarm: Alarm, now: float) -> None:
        async with self._locked(id):
            await self.store.drop_alarm(id, alarm)
            sealed = await self._sealed(id)
            if sealed.info.status != "lobby":
                return
            mode = host_lobby.mode_of(self.games, sealed.info.system, sealed.info.mode)
            opened = host_lobby.lapsed(sealed, mode, now)
            await self._watch_asked(opened)
            if opened is sealed:
                return
            await self.store.save_lobby(opened)
            if all(seat.asked is None for seat in opened.info.seats):
                await self.store.take_down(id, READY, sealed.info.seq, now)
        self._changed(id)
        for callback in self.on_lapse:
            callback(opened.info)
