"""Sessions that gather people: who may do what before the start, and the start itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from cogs.host_posts import started
from cogs.host_records import HostError
from cogs.host_table import Games, Table, chained, mark, shape
from cogs.host_timing import Knows, computer_due, frozen, rewound, timed, waits
from data.store.records import Change, Holder, NewPost, Person, Sealed, SeatInfo, SessionInfo, Snapshot, StepRow
from rules.core.chance import SeededChance, commitment
from rules.core.game import Game, Mode, codec, seat_room
from rules.core.model import Event

SILENCE_S = 24 * 3600.0
"""After so long without a sign of the host, anybody seated may do what is his."""
ASKED_S = 24 * 3600.0
"""Who has not agreed to a change for so long gives the seat back."""
SILENT_S = 12 * 3600.0
"""Who has pressed nothing in a lobby for so long is asked whether he is ready before it starts."""
REMATCH_S = 3 * 24 * 3600.0
"""How long a rematch waits to be started."""
FULL_S = 3600.0
"""After so long in a full lobby, anybody seated may start."""
COMPUTERS = ("Hex", "Juno", "Kilo", "Lux", "Onyx", "Pix")
"""Names of computer players. Their first letters are none of the columns' A to D."""


def mode_of(games: Games, system: str, name: str) -> Mode:
    """The mode `name` of a game. Raises `HostError`."""
    game = games.get(system)
    for mode in game.modes if game is not None else ():
        if mode.name == name:
            return mode
    raise HostError("unknown_system", system=system, mode=name)


def chosen(mode: Mode, options: Mapping[str, str]) -> dict[str, str]:
    """`options` with presets spelled out (`preset` names one). Raises `HostError` naming the first that is wrong."""
    wanted = dict(options)
    preset = wanted.pop("preset", "")
    if preset:
        if preset not in mode.presets:
            raise HostError("option_value", option="preset", value=preset)
        wanted = {**mode.presets[preset], **wanted}
    known = {option.key: option for option in mode.options}
    for key, value in wanted.items():
        if key not in known:
            raise HostError("option_unknown", option=key)
        if value not in known[key].values:
            raise HostError("option_value", option=key, value=value)
    return wanted


def defaults(mode: Mode) -> dict[str, str]:
    """The options of a mode as they are if nothing is said."""
    return {option.key: option.default for option in mode.options}


def joined(sealed: Sealed, person: Person, mode: Mode, now: float) -> Sealed:
    """The lobby with `person` seated; who sits there and was asked agrees by it."""
    seat = sealed.info.seat_of(person.id)
    if seat is not None:
        if sealed.info.seats[seat].asked is None:
            raise HostError("already_seated")
        return _agreeing(pressed(sealed, person.id, now), {person.id: None})
    sitting = SeatInfo(0, "human", person.id, person.name, pressed=now)
    return _seated(sealed, (*sealed.info.seats, sitting), mode, now)


def left(sealed: Sealed, person: int, mode: Mode, now: float) -> Sealed:
    """The lobby without `person`; the last one closes it, and the host's duties go to who came next."""
    seat = sealed.info.seat_of(person)
    if seat is None:
        raise HostError("not_seated")
    sealed = _seated(sealed, [other for other in sealed.info.seats if other.seat != seat], mode, now)
    info = sealed.info
    if not info.humans:
        return closed(sealed, now)
    if info.host == person:
        sealed = hosted(sealed, info.humans[0], now)
    return sealed


def _agreeing(sealed: Sealed, asked: Mapping[int, float | None]) -> Sealed:
    """The lobby with these people asked since then (None: they agree); when all agree, nothing is open any more."""
    seats = tuple(
        msgspec.structs.replace(seat, asked=asked[seat.person]) if seat.person is not None and seat.person in asked
        else seat
        for seat in sealed.info.seats
    )
    agreed = sealed.info.agreed if any(seat.asked is not None for seat in seats) else {}
    return msgspec.structs.replace(sealed, info=msgspec.structs.replace(sealed.info, seats=seats, agreed=agreed))


def pressed(sealed: Sealed, person: int, now: float) -> Sealed:
    """The lobby after `person` has pressed something there."""
    seats = tuple(
        msgspec.structs.replace(seat, pressed=now) if seat.person == person else seat for seat in sealed.info.seats
    )
    return msgspec.structs.replace(sealed, info=msgspec.structs.replace(sealed.info, seats=seats))


def silent(info: SessionInfo, now: float) -> list[SeatInfo]:
    """Whose person has pressed nothing for `SILENT_S`."""
    return [
        seat for seat in info.seats
        if seat.person is not None and (seat.pressed is None or now - seat.pressed >= SILENT_S)
    ]  # fmt: skip


def asking(sealed: Sealed, people: Sequence[int], now: float) -> Sealed:
    """The lobby with these people asked whether they are ready; who was asked before is asked since then."""
    asked = {seat.person: seat.asked for seat in sealed.info.seats if seat.person is not None}
    return _agreeing(sealed, {person: now if asked[person] is None else asked[person] for person in people})


def ready(sealed: Sealed, person: int) -> Sealed:
    """The lobby after `person`, who sits there, has said so. Raises `HostError`."""
    if sealed.info.seat_of(person) is None:
        raise HostError("not_seated")
    return _agreeing(sealed, {person: None})


def contract(info: SessionInfo) -> dict[str, str]:
    """What people agree to when they join: the options, and `pace`."""
    return {**info.options, "pace": info.pace}


def changed(sealed: Sealed, person: int, options: Mapping[str, str], pace: str, now: float) -> Sealed:
    """The lobby with other options and pace, by its host `person`.

    The others are asked whether they agree, until they do or it is again as they had agreed.
    """
    before = sealed.info
    after = msgspec.structs.replace(before, options=dict(options), pace=pace)
    if contract(after) == contract(before):
        return sealed
    agreed = before.agreed or contract(before)
    others = [other for other in before.humans if other != person]
    back = bool(before.agreed) and contract(after) == agreed
    sealed = msgspec.structs.replace(sealed, info=msgspec.structs.replace(after, agreed=agreed))
    return _agreeing(sealed, dict.fromkeys(others, None if back else now))


def lapsed(sealed: Sealed, mode: Mode, now: float) -> Sealed:
    """The lobby without those who have not agreed for `ASKED_S`."""
    staying = [seat for seat in sealed.info.seats if seat.asked is None or now - seat.asked < ASKED_S]
    return sealed if len(staying) == len(sealed.info.seats) else _agreeing(_seated(sealed, staying, mode, now), {})


def again(sealed: Sealed, old: SessionInfo, person: Person, mode: Mode, now: float) -> Sealed:
    """A rematch of `old`: its people and computers in its order of turns, the second first; all but `person` asked.

    Raises `HostError` when the person did not play there.
    """
    if all(seat.person != person.id for seat in old.seats):
        raise HostError("not_seated")
    order = [*old.seats[1:], *old.seats[:1]]
    seats = [
        SeatInfo(0, "computer" if seat.person is None else "human", seat.person, seat.name,
                 asked=None if seat.person in (None, person.id) else now,
                 pressed=now if seat.person == person.id else None)
        for seat in order
    ]  # fmt: skip
    return _seated(sealed, seats, mode, now)


def closed(sealed: Sealed, now: float) -> Sealed:
    """The lobby, given up."""
    return msgspec.structs.replace(sealed, info=msgspec.structs.replace(sealed.info, status="abandoned", ended=now))


def with_computer(sealed: Sealed, mode: Mode, now: float) -> Sealed:
    """The lobby with one more computer player."""
    taken = {seat.name for seat in sealed.info.seats}
    free = [name for name in COMPUTERS if name not in taken]
    name = free[0] if free else f"{COMPUTERS[0]} {len(sealed.info.seats)}"
    return _seated(sealed, (*sealed.info.seats, SeatInfo(0, "computer", None, name)), mode, now)


def without_computer(sealed: Sealed, mode: Mode, now: float) -> Sealed:
    """The lobby without the computer that came last."""
    computers = [seat for seat in sealed.info.seats if seat.kind == "computer"]
    if not computers:
        raise HostError("no_computer")
    return _seated(sealed, [seat for seat in sealed.info.seats if seat is not computers[-1]], mode, now)


def _seated(sealed: Sealed, seats: Sequence[SeatInfo], mode: Mode, now: float) -> Sealed:
    most = seat_room(mode, sealed.info.options)[1]
    if len(seats) > most and len(seats) > len(sealed.info.seats):
        raise HostError("lobby_full", seats=most)
    numbered = tuple(msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(seats))
    info = msgspec.structs.replace(sealed.info, seats=numbered)
    filled = (sealed.filled or now) if len(seats) == most else None
    return _agreeing(msgspec.structs.replace(sealed, info=info, filled=filled), {})


def hosted(sealed: Sealed, person: int, now: float) -> Sealed:
    """The session with `person` as its host."""
    info = msgspec.structs.replace(sealed.info, host=person)
    return msgspec.structs.replace(sealed, info=info, host_seen=now)


def acting_host(sealed: Sealed, person: int, now: float) -> Sealed:
    """The session after `person` did something that is the host's. Raises `HostError` if he may not.

    The duties pass on to the first of the seated who acts after `SILENCE_S` without a sign of the host.
    """
    info = sealed.info
    if person != info.host:
        if info.seat_of(person) is None:
            raise HostError("not_seated")
        if now - sealed.host_seen < SILENCE_S and info.host in info.humans:
            raise HostError("not_host", host=info.name_of(info.host))
    return hosted(sealed, person, now)


def starter(sealed: Sealed, person: int, now: float) -> Sealed:
    """The session after `person` pressed Start: the host, or anybody seated once it has been full for an hour."""
    full = sealed.filled is not None and now - sealed.filled >= FULL_S
    if full and sealed.info.seat_of(person) is not None:
        return sealed
    return acting_host(sealed, person, now)


def check_room(mode: Mode, options: Mapping[str, str], seated: int) -> None:
    """Raises `RulesError` when options exclude each other, `HostError` when one is for fewer than are `seated`."""
    most = seat_room(mode, options)[1]
    for option in mode.options:
        value = options.get(option.key, option.default)
        low, high = option.seats.get(value, mode.seats)
        if seated > most and high == most:
            raise HostError("option_seats", option=option.key, value=value, least=low, most=high)


def check_seats(info: SessionInfo, mode: Mode) -> None:
    """Raises `HostError` when the seats are too few, or not what an option is open to."""
    count = len(info.seats)
    if count < mode.seats[0]:
        raise HostError("too_few", seats=mode.seats[0], taken=count)
    for option in mode.options:
        value = info.options.get(option.key, option.default)
        least, most = option.seats.get(value, mode.seats)
        if not least <= count <= most:
            raise HostError("option_seats", option=option.key, value=value, least=least, most=most)


def check_agreed(info: SessionInfo) -> None:
    """Raises `HostError` when somebody has not agreed."""
    asked = [seat.name for seat in info.seats if seat.asked is not None]
    if asked:
        raise HostError("not_agreed", names=", ".join(asked))


def begun(sealed: Sealed, game: Game[Any], seed: bytes, now: float, knows: Knows) -> tuple[Change, Any]:
    """What the store writes at the start, and the first state. Seats are drawn first, then the table is set up."""
    chance = SeededChance(seed)
    seats = drawn_seats(sealed, chance)
    state = game.setup(sealed.info.mode, sealed.info.options, len(seats), chance)
    picks = chance.take_picks()
    data = codec(game).encode(state)
    state_mark = mark(seed, data)
    fingerprint = chained(seed, b"", -1, "start", picks, state_mark)
    holders = tuple(
        Holder(seat.seat, seat.person, seat.name, "start", agreed=False, at=now, from_seq=0)
        for seat in seats if seat.person is not None
    )  # fmt: skip
    info = msgspec.structs.replace(
        sealed.info, seats=seats, status="running", seq=state.seq, started=now, commitment=commitment(seed),
        held={holder.person: holder.seat for holder in holders if holder.person is not None},
    )  # fmt: skip
    decision = game.decision(state)
    assert decision is not None
    sealed = msgspec.structs.replace(
        sealed, info=info, seed=seed, counter=chance.counter, fingerprint=fingerprint, rules_version=game.rules_version,
        turn_seat=decision.seats[0], waits=waits({}, info, decision),
    )  # fmt: skip
    events = msgspec.json.encode(opening(game, state))
    step = StepRow(
        0, 0, -1, "start", "start", picks, events, "draw", game.rules_version, chance.counter, state_mark, fingerprint,
        now,
    )  # fmt: skip
    change = Change(
        sealed=sealed,
        before=-1,
        at=now,
        steps=(step,),
        snapshots=(Snapshot(0, data, shape(game), game.rules_version, keep=True),),
        seats_changed=True,
        computer_due=computer_due(sealed, decision),
        holders=holders,
    )
    change = timed(change, sealed, decision, knows, passed=True)
    return msgspec.structs.replace(change, posts=(started(change.sealed, decision),)), state


def opening(game: Game[Any], state: Any) -> Sequence[Event]:
    """What everybody is told of the table at the start, by games that tell it."""
    told: Sequence[Event] = game.opening(state) if hasattr(game, "opening") else ()
    return told


def drawn_seats(sealed: Sealed, chance: SeededChance) -> tuple[SeatInfo, ...]:
    """The seats in table order: drawn by chance, or as people came."""
    waiting = list(sealed.info.seats)
    if sealed.seat_order == "joined":
        return tuple(waiting)
    order = []
    while waiting:
        number = int(chance.pick("seat", [str(seat.seat) for seat in waiting]))
        order.append(next(seat for seat in waiting if seat.seat == number))
        waiting.remove(order[-1])
    return tuple(msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(order))


def resigned(table: Table, person: int, now: float, knows: Knows) -> Change:
    """`person` leaves the running session: a computer plays the seat on. Without people left it is abandoned."""
    sealed = table.sealed
    seat = sealed.info.seat_of(person)
    if seat is None:
        raise HostError("not_seated")
    seats = list(sealed.info.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], kind="computer", left=True, offer=None, lent_until=None)
    info = msgspec.structs.replace(sealed.info, seats=tuple(seats))
    if not info.humans:
        return abandoned(msgspec.structs.replace(sealed, info=info), now)
    if info.host == person:
        sealed = hosted(msgspec.structs.replace(sealed, info=info), info.humans[0], now)
        info = sealed.info
    decision = table.game.decision(table.state)
    plans = tuple(plan for plan in sealed.plans if plan.seat != seat)
    sealed = msgspec.structs.replace(sealed, info=info, waits=waits(sealed.waits, info, decision), plans=plans)
    payload = {"seat": seat, "person": person, "name": seats[seat].name}
    due = computer_due(sealed, decision)
    change = _same_step(sealed, now, "left", payload, drop_drafts=(seat,), computer_due=due)
    holder = Holder(seat, None, "", "left", agreed=False, at=now, from_seq=info.seq, kind="computer")
    change = msgspec.structs.replace(change, holders=(holder,), gone=(person,), offers_over=(seat,))
    return timed(change, table.sealed, decision, knows)


def abandoned(sealed: Sealed, now: float) -> Change:
    """The running session ends without a result."""
    info = msgspec.structs.replace(sealed.info, status="abandoned", ended=now, revealed_seed=sealed.seed.hex())
    change = _same_step(msgspec.structs.replace(sealed, info=info, waits={}, plans=()), now, "abandoned", {})
    return rewound(change, sealed, {}, {})


def set_aside(sealed: Sealed, reason: str, now: float, knows: Knows) -> Change:
    """The running session cannot go on under this code; it stays stored, its clocks stop, and its players are told."""
    info = msgspec.structs.replace(sealed.info, status="set_aside")
    change = _same_step(msgspec.structs.replace(sealed, info=info), now, "set_aside", {"reason": reason})
    return rewound(change, sealed, frozen(sealed, now, knows), {})


def taken_up(table: Table, now: float, knows: Knows) -> Change:
    """A session that was set aside goes on, its clocks where they stood."""
    before, decision = table.sealed, table.game.decision(table.state)
    info = msgspec.structs.replace(before.info, status="running")
    sealed = msgspec.structs.replace(before, info=info, waits=waits(before.waits, info, decision))
    change = _same_step(sealed, now, "taken_up", {}, computer_due=computer_due(sealed, decision))
    return timed(change, before, decision, knows)


def _same_step(
    sealed: Sealed, now: float, kind: str, payload: dict[str, Any], *, drop_drafts: tuple[int, ...] = (),
    computer_due: bool = False,
) -> Change:  # fmt: skip
    """A change without a step, told by a post of `kind`."""
    return Change(
        sealed=sealed, before=sealed.info.seq, at=now, posts=(NewPost(kind, sealed.info.seq, payload),),
        seats_changed=True, drop_drafts=drop_drafts, computer_due=computer_due,
    )  # fmt: skip
