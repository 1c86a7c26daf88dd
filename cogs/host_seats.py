"""The host's part about seats that change hands: offered, taken, lent and taken back, while the table plays on.

Whoever holds a seat sees its hand, so nobody may hold two seats of one session, not even one after the other.
"""

from __future__ import annotations

import msgspec

from cogs.host_care import Care, listed
from cogs.host_handing import (
    LOAN,
    LONGEST_LOAN_D,
    as_computer,
    check_votable,
    handed,
    offering,
    open_offer,
    opened,
    present_again,
    returned,
    sitting_at,
    taking,
    to_computer_for_a_while,
)
from cogs.host_lobby import resigned
from cogs.host_records import HostError
from cogs.host_table import Table
from cogs.host_time import DAY_S, Timing, voters
from cogs.host_timing import Knows
from data.store import seats as seats_store
from data.store.records import Alarm, Holder, How, Offer, Person, Sealed, SeatInfo, SessionInfo


class Seats(Timing, Care):
    """What becomes of a seat whose person cannot go on."""

    # asking

    async def offer_seat(
        self, id: int, by: int, seat: int | None = None, to: Person | None = None, *, computer: bool = False,
        manager: bool = False,
    ) -> list[str]:  # fmt: skip
        """`by` wants `seat` (None: the own one) to go for good to `to`, to anybody who takes it, or to the `computer`.

        A manager's word holds at once. The own seat is open at once, but the others are asked whether they agree; to
        the computer it goes when they do. Somebody else's seat is open when all others present agree. Returns the names
        of those who have not agreed yet. Raises `HostError`.
        """
        async with self._locked(id):
            table, now = await self._running(id), self.clock.now()
            info = table.sealed.info
            sitting = sitting_at(info, self._seat(table, by) if seat is None else seat)
            own = sitting.person == by
            if own:
                _check_own(sitting)
            if not own and not manager:
                self._seat(table, by)
                check_votable(table.sealed, sitting, now)
                if sitting.offer is not None and sitting.offer.open:
                    raise HostError("seat_offered", name=sitting.name)
            if to is not None:
                await self._check_named(info, sitting, to)
            how: How = "manager" if manager and not own else "self" if own else "vote"
            offer = Offer(
                how, now, to.id if to else None, to.name if to else "", computer,
                open=not computer and how != "vote", agreed=how == "manager",
            )  # fmt: skip
            return await self._offered(table, sitting, offer, by, now)

    async def lend_seat(self, id: int, by: int, days: int, to: Person | None = None) -> list[str]:
        """`by` lends the own seat for `days` to `to`, who is to accept, or (None) at once to the computer.

        Returns the names of those who have not agreed that the seat becomes unrated. Raises `HostError`.
        """
        if not 1 <= days <= LONGEST_LOAN_D:
            raise HostError("seat_days", days=LONGEST_LOAN_D)
        async with self._locked(id):
            table, now = await self._running(id), self.clock.now()
            sitting = table.sealed.info.seats[self._seat(table, by)]
            _check_own(sitting)
            until = now + days * DAY_S
            if to is None:
                knows = await self._knows_of(table)
                await self._write(to_computer_for_a_while(table, sitting, until, now, knows), table)
                return []
            await self._check_named(table.sealed.info, sitting, to)
            offer = Offer("self", now, to.id, to.name, until=until)
            return await self._offered(table, sitting, offer, by, now)

    async def agree_seat(self, id: int, person: int, seat: int) -> list[str]:
        """`person` agrees to what is wanted of a seat, or to its newest change. Returns who has not agreed yet."""
        async with self._locked(id):
            table, now = await self._running(id), self.clock.now()
            self._seat(table, person)
            return await self._agreed(table, sitting_at(table.sealed.info, seat), person, now)

    # taking

    async def take_seat(self, id: int, seat: int, person: Person) -> SessionInfo:
        """`person` takes a seat that is offered to him or to anybody. Raises `HostError`; nothing has changed then."""
        async with self._locked(id):
            table, now = await self._running(id), self.clock.now()
            info = table.sealed.info
            sitting = sitting_at(info, seat)
            await self._check_free_of_secrets(info, sitting, person)
            offer = open_offer(sitting, now)
            if offer is None:
                raise HostError("seat_not_offered", name=sitting.name)
            if offer.person is not None and offer.person != person.id:
                raise HostError("seat_promised", name=offer.name)
            await self._admit(info.guild, person.id)
            agreed = offer.agreed or (offer.how == "self" and not await self._missing(table.sealed, seat, now))
            knows = await self._knows_of(table, person.id)
            change = handed(table, taking(sitting, person, offer), offer, agreed, now, knows)
            await self._write(change, table)
        self._handed_on(change.sealed.info)
        return change.sealed.info

    async def take_back(self, id: int, person: int) -> SessionInfo:
        """The person plays the own seat again, also a lent one; what was offered of it is withdrawn.

        Who sits for somebody gives the seat back by it, or comes back to it when he was away. Raises `HostError`.
        """
        async with self._locked(id):
            table, now = await self._running(id), self.clock.now()
            seat = table.sealed.info.held.get(person)
            lent = seat is not None and table.sealed.info.seats[seat].lender == person
            sitting = table.sealed.info.seats[seat] if seat is not None and lent else None
            if sitting is None:
                sitting = table.sealed.info.seats[self._seat(table, person)]
            if lent or (sitting.lent_until is not None and not (sitting.away and sitting.lender is not None)):
                called = not lent and sitting.lender is not None
                knows = await self._knows_of(table, sitting.lender or person)
                change = returned(table, sitting, now, knows, call=called)
            elif sitting.offer is not None and sitting.offer.open and not _withdrawable(sitting, sitting.offer):
                raise HostError("seat_not_back")
            else:
                change = present_again(table, sitting, now, await self._knows_of(table))
            await self._write(change, table)
        if change.holders:
            self._handed_on(change.sealed.info)
        return change.sealed.info

    async def resign(self, id: int, person: int) -> SessionInfo:
        """Leaves a running session: a computer plays the seat on, and the person is placed last.

        Who only sits for somebody gives the seat back.
        """
        async with self._locked(id):
            table, now = await self._running(id), self.clock.now()
            seat = table.sealed.info.seat_of(person)
            if seat is not None and table.sealed.info.seats[seat].lender is not None:
                sitting = table.sealed.info.seats[seat]
                knows = await self._knows_of(table, sitting.lender or 0)
                change = returned(table, sitting, now, knows, call=True)
            else:
                change = resigned(table, person, now, await self._knows_of(table))
            await self._write(change, table)
        self._handed_on(change.sealed.info)
        return change.sealed.info

    # what is known

    async def holders(self, id: int) -> tuple[Holder, ...]:
        """Who held which seat of a session, in the order in which it came about."""
        return await self.store.database.run(seats_store.holders, id)

    async def invitations(self, person: int) -> list[tuple[SessionInfo, int]]:
        """Seats of running sessions that are offered to a person by name."""
        found = await self.store.database.run(seats_store.invited, person)
        return [(await self.session_info(id), seat) for id, seat in found]

    async def lent_seats(self, person: int) -> list[tuple[SessionInfo, int]]:
        """Seats of running sessions that a person has lent to somebody."""
        found = await self.store.database.run(seats_store.lent, person)
        return [(await self.session_info(id), seat) for id, seat in found]

    # a person who is forgotten

    async def _release(self, id: int, person: int) -> None:
        """Before a person is forgotten: the seat goes to the computer, one lent to him back, one he lent is the
        friend's for good."""
        info = await self.session_info(id)
        seat = info.held.get(person)
        if seat is None or info.seats[seat].lender != person:
            if info.seat_of(person) is not None:
                await self.resign(id, person)
            return
        async with self._locked(id):
            table, now = await self._running(id), self.clock.now()
            sitting = table.sealed.info.seats[seat]
            kept = msgspec.structs.replace(sitting, lender=None, lender_name="", lent_until=None)
            knows = await self._knows_of(table)
            offer = Offer("self", now)
            await self._write(handed(table, kept, offer, False, now, knows, gone=(person,)), table)

    # parts

    async def _ring(self, id: int, alarm: Alarm, now: float) -> None:
        if alarm.kind != LOAN:
            await super()._ring(id, alarm, now)
            return
        sealed = await self._sealed(id)
        if sealed.info.status == "set_aside":
            await self.store.postpone(id, msgspec.structs.replace(alarm, due=now + DAY_S))
            return
        async with self._locked(id):
            sealed = await self._sealed(id)
            sitting = sealed.info.seats[alarm.seat]
            if sealed.info.status != "running" or sitting.lent_until is None or sitting.lent_until > now:
                await self.store.drop_alarm(id, alarm)
                return
            table = await self._running(id)
            knows = await self._knows_of(table, sitting.lender or 0)
            change = returned(table, sitting, now, knows, call=True)
            await self._write(change, table)
        self._handed_on(change.sealed.info)

    def _handed_on(self, info: SessionInfo) -> None:
        for callback in self.on_handed:
            callback(info)

    async def _knows_of(self, table: Table, *others: int) -> Knows:
        return await self._knows(table.sealed.info, *others)

    async def _check_named(self, info: SessionInfo, sitting: SeatInfo, to: Person) -> None:
        await self._check_free_of_secrets(info, sitting, to)
        if self.bar_key(to.id) in listed(await self.store.guild(info.guild), "barred"):
            raise HostError("seat_barred", name=to.name)

    async def _check_free_of_secrets(self, info: SessionInfo, sitting: SeatInfo, person: Person) -> None:
        """Raises `HostError` for who sits there already, and for who holds or held another seat of the session."""
        if person.id in (sitting.person, sitting.lender):
            raise HostError("seat_own", name=person.name)
        mark = self.bar_key(person.id)
        for row in await self.holders(info.id):
            if row.seat != sitting.seat and (row.person == person.id or row.mark == mark):
                raise HostError("seat_held", name=person.name)

    async def _offered(self, table: Table, sitting: SeatInfo, offer: Offer, by: int, now: float) -> list[str]:
        """Keeps an offer in the place of an older one, tells it, and counts the vote of who made it."""
        id, seat = table.sealed.info.id, sitting.seat
        await self._write(offering(table, sitting, offer, by, now), table)
        if offer.how == "manager" and not offer.computer:
            return []
        table = await self._running(id)
        return await self._agreed(table, table.sealed.info.seats[seat], by, now)

    async def _missing(self, sealed: Sealed, seat: int, now: float) -> list[int]:
        """Who of the others present has not agreed about a seat."""
        agreed = await self.store.votes(sealed.info.id, seats_store.vote_kind(seat))
        own = {sealed.info.seats[seat].person, sealed.info.seats[seat].lender}
        return [other for other in voters(sealed, now) if other not in agreed and other not in own]

    async def _agreed(self, table: Table, sitting: SeatInfo, person: int, now: float) -> list[str]:
        sealed, seat = table.sealed, sitting.seat
        offer = sitting.offer
        if offer is None and await self._newest_agreed(sealed.info.id, seat):
            raise HostError("seat_agreed")
        if offer is None or offer.how != "manager":
            await self.store.vote(sealed.info.id, seats_store.vote_kind(seat), person, now)
            missing = await self._missing(sealed, seat, now)
            if missing:
                return [sealed.info.name_of(other) for other in missing]
        if offer is None:
            await self.store.database.run(seats_store.agree, sealed.info.id, seat)
            self._changed(sealed.info.id)
        elif offer.computer:
            gone = as_computer(sealed.info, sitting)
            change = handed(table, gone, offer, True, now, await self._knows_of(table))
            await self._write(change, table)
            self._handed_on(change.sealed.info)
        elif not offer.agreed:
            await self._write(opened(table, sitting, now), table)
        return []

    async def _newest_agreed(self, id: int, seat: int) -> bool:
        """Whether nothing about a seat is left to be agreed to."""
        rows = [row for row in await self.holders(id) if row.seat == seat]
        return not rows or rows[-1].agreed or rows[-1].how not in seats_store.AGREEABLE or rows[-1].person is None


def _check_own(sitting: SeatInfo) -> None:
    """Raises `HostError` where the seat is only lent to its person, or others have decided about it."""
    if sitting.lender is not None:
        raise HostError("seat_borrowed", name=sitting.lender_name)
    if sitting.offer is not None and sitting.offer.open and not _withdrawable(sitting, sitting.offer):
        raise HostError("seat_not_back")


def _withdrawable(sitting: SeatInfo, offer: Offer) -> bool:
    """Whether its person may end what is offered of the seat: his own offer, or a vote because of his absence."""
    return offer.how == "self" or (offer.how == "vote" and sitting.away)
