"""What the store writes when a seat changes hands. The seat changes, never the state: the rules do not learn of it."""

from __future__ import annotations

from typing import Any

import msgspec

from cogs.host_clock import allowance
from cogs.host_lobby import COMPUTERS, abandoned, hosted
from cogs.host_play import present
from cogs.host_posts import awaits
from cogs.host_records import HostError
from cogs.host_table import Table
from cogs.host_time import voters
from cogs.host_timing import Knows, calendars, computer_due, rewound, timed, waits
from data.store.records import Alarm, Change, Holder, How, NewPost, Offer, Person, Sealed, SeatInfo, SessionInfo

LOAN = "loan"
"""The alarm at which a lent seat goes back."""
LONGEST_LOAN_D = 14


def open_offer(sitting: SeatInfo, now: float) -> Offer | None:
    """What can be taken of a seat: what is offered, or since its person is away."""
    offer = sitting.offer
    if offer is not None and offer.open and (offer.until is None or now < offer.until):
        return offer
    if sitting.away and sitting.lent_until is None and sitting.lender is None and sitting.kind == "human":
        return Offer("absent", now)
    return None


def sitting_at(info: SessionInfo, seat: int) -> SeatInfo:
    """A seat of people. Raises `HostError`."""
    if not 0 <= seat < len(info.seats):
        raise HostError("seat_unknown")
    sitting = info.seats[seat]
    if sitting.kind != "human":
        raise HostError("seat_computer", name=sitting.name)
    return sitting


def check_votable(sealed: Sealed, sitting: SeatInfo, now: float) -> None:
    """One alone does not vote somebody out who is there. Raises `HostError`."""
    others = [person for person in voters(sealed, now) if person != sitting.person]
    if len(others) < 2 and not (sitting.away or sitting.missed):
        raise HostError("seat_present", name=sitting.name)


def taking(sitting: SeatInfo, person: Person, offer: Offer) -> SeatInfo:
    """The seat with `person` on it; of a lent one it is remembered whose it is."""
    new = msgspec.structs.replace(
        sitting, person=person.id, name=person.name, missed=0, away=False, offer=None, lender=None, lender_name="",
        lent_until=offer.until,
    )  # fmt: skip
    if offer.until is None:
        return new
    return msgspec.structs.replace(new, lender=sitting.person, lender_name=sitting.name)


def as_computer(info: SessionInfo, sitting: SeatInfo) -> SeatInfo:
    """The seat as a computer's own, with a name that is free."""
    taken = {seat.name for seat in info.seats}
    name = next((name for name in COMPUTERS if name not in taken), f"{COMPUTERS[0]} {sitting.seat + 1}")
    return SeatInfo(sitting.seat, "computer", None, name, restarted=sitting.restarted)


def handed(
    table: Table, new: SeatInfo, offer: Offer, agreed: bool, now: float, knows: Knows, *,
    how: How | None = None, call: bool = False, gone: tuple[int, ...] = (),
) -> Change:  # fmt: skip
    """What the store writes when a seat goes to who sits on `new`, as it was offered. `call`: he is to be called."""
    before = table.sealed
    old = before.info.seats[new.seat]
    decision = table.game.decision(table.state)
    asked = decision is not None and decision.of(new.seat) is not None
    restart = not old.restarted and new.kind == "human" and allowance(before.info.pace) is not None
    restart = restart and (asked or new.seat in before.clocks)
    new = msgspec.structs.replace(new, restarted=old.restarted or restart)
    seats = tuple(new if seat.seat == new.seat else seat for seat in before.info.seats)
    held = {**before.info.held, **({new.person: new.seat} if new.person is not None else {})}
    info = msgspec.structs.replace(before.info, seats=seats, held=held)
    sealed = msgspec.structs.replace(before, info=info)
    if not info.humans:
        return abandoned(sealed, now)
    if info.host == old.person and new.lender is None and info.humans:
        sealed = hosted(sealed, new.person or info.humans[0], now)
        info = sealed.info
    sealed = msgspec.structs.replace(
        sealed, waits=waits(before.waits, info, decision),
        plans=tuple(plan for plan in before.plans if plan.seat != new.seat),
    )  # fmt: skip
    manner = how or ("lent" if offer.until is not None else offer.how)
    change = Change(
        sealed, info.seq, now, seats_changed=True, drop_drafts=(new.seat,),
        computer_due=computer_due(sealed, decision),
        holders=(Holder(new.seat, new.person, new.name, manner, agreed, now, info.seq, new.kind, new.lent_until),),
        gone=gone or ((old.person,) if old.person is not None else ()), offers_over=(new.seat,),
    )  # fmt: skip
    change = timed(change, before, decision, knows, restart=new.seat if restart else None)
    alarms = change.alarms if new.lender is None else (*change.alarms, _loan_alarm(new))
    post = _handing_post(change.sealed, old, new, manner, agreed, decision, call=call)
    return msgspec.structs.replace(change, alarms=alarms, posts=(post,))


def _loan_alarm(seat: SeatInfo) -> Alarm:
    assert seat.lent_until is not None
    return Alarm(seat.seat, LOAN, 0, seat.lent_until)


def _handing_post(
    sealed: Sealed, old: SeatInfo, new: SeatInfo, how: How, agreed: bool, decision: Any, *, call: bool
) -> NewPost:  # fmt: skip
    """What everybody is told: from whom to whom, and what now waits for the new holder."""
    seat = new.seat
    ask = decision.of(seat) if decision is not None and seat in sealed.waits else None
    payload = {
        "seat": seat,
        "from": {"person": old.person, "name": old.name},
        "to": {"person": new.person, "name": new.name, "kind": new.kind},
        "how": how,
        "agreed": agreed,
        "until": new.lent_until,
        "awaits": awaits(sealed, {seat: ask} if ask is not None else {}),
    }
    period = sealed.waits.get(seat)
    return NewPost("seat_handed", sealed.info.seq, payload, {seat: period} if call and period is not None else {})


def to_computer_for_a_while(table: Table, sitting: SeatInfo, until: float, now: float, knows: Knows) -> Change:
    """The person keeps the seat, and the computer plays it until then, or until he is back."""
    before, decision = table.sealed, table.game.decision(table.state)
    new = msgspec.structs.replace(sitting, away=True, lent_until=until, offer=None)
    seats = tuple(new if seat.seat == new.seat else seat for seat in before.info.seats)
    info = msgspec.structs.replace(before.info, seats=seats)
    kept = {
        seat: msgspec.structs.replace(clock, overdue=True) if seat == new.seat else clock
        for seat, clock in before.clocks.items()
    }
    sealed = msgspec.structs.replace(
        before, info=info, waits=waits(before.waits, info, decision), clocks=kept,
        plans=tuple(plan for plan in before.plans if plan.seat != new.seat),
    )  # fmt: skip
    post = _handing_post(sealed, sitting, SeatInfo(new.seat, "computer", None, "", lent_until=until), "lent", False,
                         decision, call=False)  # fmt: skip
    change = Change(
        sealed, info.seq, now, seats_changed=True, drop_drafts=(new.seat,), offers_over=(new.seat,),
        computer_due=computer_due(sealed, decision),
        holders=(Holder(new.seat, None, "", "lent", False, now, info.seq, "computer", until),),
    )  # fmt: skip
    change = rewound(change, before, kept, calendars(sealed, knows))
    return msgspec.structs.replace(change, alarms=(*change.alarms, _loan_alarm(new)), posts=(post,))


def returned(table: Table, sitting: SeatInfo, now: float, knows: Knows, *, call: bool) -> Change:
    """A lent seat goes back to whose it is."""
    if sitting.lender is None:
        new = msgspec.structs.replace(sitting, away=False, missed=0, lent_until=None, offer=None)
        old_name = ""
    else:
        new = msgspec.structs.replace(
            sitting, person=sitting.lender, name=sitting.lender_name, missed=0, away=False, offer=None, lender=None,
            lender_name="", lent_until=None,
        )  # fmt: skip
        old_name = sitting.name
    change = handed(table, new, Offer("back", now), False, now, knows, how="back", call=call)
    if sitting.lender is not None:
        return change
    (post,) = change.posts
    told = {**post.payload, "from": {"person": None, "name": old_name}}
    return msgspec.structs.replace(change, posts=(msgspec.structs.replace(post, payload=told),), gone=())


def present_again(table: Table, sitting: SeatInfo, now: float, knows: Knows) -> Change:
    """The person is there: not away any more, and the seat can no longer be taken; a vote about it goes on."""
    before, decision = table.sealed, table.game.decision(table.state)
    kept = None if sitting.offer is None or sitting.offer.open else sitting.offer
    seats = tuple(
        msgspec.structs.replace(seat, offer=kept) if seat.seat == sitting.seat else seat
        for seat in present(before.info.seats, sitting.seat)
    )
    info = msgspec.structs.replace(before.info, seats=seats)
    sealed = msgspec.structs.replace(before, info=info, waits=waits(before.waits, info, decision))
    change = Change(
        sealed, info.seq, now, seats_changed=True, computer_due=computer_due(sealed, decision),
        offers_over=(sitting.seat,) if sitting.offer != kept else (),
    )  # fmt: skip
    return timed(change, before, decision, knows)


def _with_offer(table: Table, sitting: SeatInfo, offer: Offer) -> Sealed:
    seats = tuple(
        msgspec.structs.replace(seat, offer=offer) if seat.seat == sitting.seat else seat
        for seat in table.sealed.info.seats
    )
    return msgspec.structs.replace(
        table.sealed, info=msgspec.structs.replace(table.sealed.info, seats=seats)
    )


def offering(table: Table, sitting: SeatInfo, offer: Offer, by: int, now: float) -> Change:
    """A new offer, in the place of an older one, with its post."""
    sealed = _with_offer(table, sitting, offer)
    post = NewPost("seat_offer", sealed.info.seq, offer_payload(sealed.info, sitting, offer, by))
    if offer.computer and offer.how == "manager":
        return _silent(table, sealed, sitting, now, ())
    return _silent(table, sealed, sitting, now, (post,))


def opened(table: Table, sitting: SeatInfo, now: float) -> Change:
    """The others have agreed: an offer that was voted upon can be taken, one that was open is agreed to."""
    assert sitting.offer is not None
    offer = msgspec.structs.replace(sitting.offer, agreed=True, open=True)
    sealed = _with_offer(table, sitting, offer)
    post = NewPost("seat_offer", sealed.info.seq, offer_payload(sealed.info, sitting, offer, None))
    posts = (post,) if not sitting.offer.open else ()
    return _silent(table, sealed, sitting, now, posts, over=bool(posts))


def _silent(
    table: Table, sealed: Sealed, sitting: SeatInfo, now: float, posts: tuple[NewPost, ...], *, over: bool = True
) -> Change:
    """A change of what is offered; `over`: the votes and posts about what was offered before are over."""
    due = computer_due(sealed, table.game.decision(table.state))
    offers_over = (sitting.seat,) if over else ()
    return Change(
        sealed, sealed.info.seq, now, posts=posts, seats_changed=True, computer_due=due, offers_over=offers_over
    )


def offer_payload(info: SessionInfo, sitting: SeatInfo, offer: Offer, by: int | None) -> dict[str, Any]:
    """What the post of an offer says. `by` is who made it, where that is a seated person."""
    seat = info.seat_of(by) if by is not None else None
    return {
        "seat": sitting.seat,
        "owner": {"person": sitting.person, "name": sitting.name},
        "to": {"person": offer.person, "name": offer.name},
        "by": seat,
        "how": offer.how,
        "computer": offer.computer,
        "until": offer.until,
        "open": offer.open,
        "agreed": offer.agreed,
        "at": offer.at,
    }
