"""Between the records and the rows of the tables. JSON columns hold what is never searched for."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from data.store import seats as seats_store
from data.store import seats_sql, sql
from data.store.records import (
    Holiday,
    Orders,
    Plan,
    Post,
    Result,
    Sealed,
    SeatClock,
    SeatInfo,
    SessionInfo,
    Snapshot,
    StepRow,
)

_json = msgspec.json.Encoder()
_plans = msgspec.json.Decoder(tuple[Plan, ...])
_texts = msgspec.json.Decoder(tuple[str, ...])
_words = msgspec.json.Decoder(dict[str, str])


def packed(value: object) -> str:
    """`value` as JSON text."""
    return _json.encode(value).decode()


def texts(value: str) -> tuple[str, ...]:
    """A tuple of texts from JSON."""
    return _texts.decode(value)


def words(value: str) -> dict[str, str]:
    """A mapping of texts from JSON."""
    return _words.decode(value)


def seats(connection: sqlite3.Connection, sessions: Sequence[int]) -> dict[int, tuple[SeatInfo, ...]]:
    """Who sits at each of `sessions`, in table order."""
    found: dict[int, tuple[SeatInfo, ...]] = dict.fromkeys(sessions, ())
    for row in connection.execute(sql.SEATS, (packed(sessions),)):
        (session, seat, kind, person, name, gone, missed, away, asked, bank_used, extended, pressed, lender,
         lender_name, until, offer, restarted) = row  # fmt: skip
        sitting = seat, kind, person, name, bool(gone), missed, bool(away), asked, bank_used, bool(extended), pressed
        found[session] += (
            SeatInfo(*sitting, lender, lender_name, until, seats_store.offer(offer), bool(restarted)),
        )  # fmt: skip
    return found


def held(connection: sqlite3.Connection, sessions: Sequence[int]) -> dict[int, dict[int, int]]:
    """Who holds or held which seat of each of `sessions`."""
    found: dict[int, dict[int, int]] = {session: {} for session in sessions}
    for session, person, seat in connection.execute(seats_sql.HELD, (packed(sessions),)):
        found[session][person] = seat
    return found


def seat_row(session: int, seat: SeatInfo) -> tuple[Any, ...]:
    """The row of a seat."""
    return (
        session, seat.seat, seat.kind, seat.person, seat.name, int(seat.left), seat.missed, int(seat.away), seat.asked,
        seat.bank_used, int(seat.extended), seat.pressed,
        seat.lender, seat.lender_name, seat.lent_until, seats_store.offer_text(seat.offer), int(seat.restarted),
    )  # fmt: skip


def clock(row: tuple[Any, ...]) -> tuple[int, SeatClock]:
    """A seat and its clock from their row."""
    seat, about, begun, since, deadline, allowed, left, overdue = row
    return seat, SeatClock(about, begun, since, deadline, allowed, left, bool(overdue))


def clock_row(session: int, seat: int, item: SeatClock) -> tuple[Any, ...]:
    """The row of a seat's clock."""
    return (
        session, seat, item.about, item.begun, item.since, item.deadline, item.allowed, item.left, int(item.overdue),
    )  # fmt: skip


def sealed(
    row: tuple[Any, ...], seated: tuple[SeatInfo, ...], waits: dict[int, int], clocks: dict[int, SeatClock],
    holidays: tuple[Holiday, ...], held: dict[int, int],
) -> Sealed:  # fmt: skip
    """A session from its row (columns `sql.SESSION`), its seats, open waiting periods, clocks, holidays, holders."""
    (id, number, guild, channel, thread, message, host, system, mode, options, pace, status, seq, created, started,
     ended, commitment, seed, counter, fingerprint, version, host_seen, filled, seat_order, barrier, turn_seat,
     plans, paused, agreed) = row  # fmt: skip
    info = SessionInfo(
        id, number, guild, channel, thread, message, host, system, mode, words(options), pace, status, seated, seq,
        created, started, ended, commitment, seed.hex() if status in ("over", "abandoned") else "", words(agreed), held,
    )  # fmt: skip
    return Sealed(
        info, seed, counter, fingerprint, version, host_seen, filled, seat_order, barrier, turn_seat, waits,
        _plans.decode(plans), clocks, holidays, paused,
    )  # fmt: skip


def step(row: tuple[Any, ...]) -> StepRow:
    """A step from its row (columns `sql.STEP`)."""
    seq, batch, seat, origin, action, chance, events, *rest = row
    return StepRow(seq, batch, seat, origin, action, texts(chance), events.encode(), *rest)


def step_row(session: int, item: StepRow) -> tuple[Any, ...]:
    """The row of a step."""
    return (
        session, item.seq, item.batch, item.seat, item.origin, item.action, packed(item.picks), item.events.decode(),
        item.barrier, item.rules_version, item.counter, item.mark, item.fingerprint, item.at, item.undone,
    )  # fmt: skip


def snapshot(row: tuple[Any, ...] | None) -> Snapshot | None:
    """A snapshot from its row."""
    if row is None:
        return None
    seq, packed_state, shape, version, keep = row
    try:
        state = zlib.decompress(packed_state)
    except zlib.error:
        state = b""  # no game can read this, so the session is set aside like any other it cannot read
    return Snapshot(seq, state, shape, version, bool(keep))


def snapshot_row(session: int, item: Snapshot) -> tuple[Any, ...]:
    """The row of a snapshot; the state is compressed, as many of them are kept."""
    return session, item.seq, item.shape, item.rules_version, int(item.keep), zlib.compress(item.state, 1)


def post(row: tuple[Any, ...], installation: str, pings: list[int]) -> Post:
    """A row of the outbox with the people it calls now."""
    id, session, kind, from_seq, to_seq, payload, attempts, claimed = row
    content = {**msgspec.json.decode(payload), "pings": pings}
    return Post(id, session, kind, from_seq, to_seq, content, f"{installation}-{id}", attempts, claimed)


def result(row: tuple[Any, ...]) -> Result:
    """A result from its row."""
    seat, kind, person, name, place, points, gone, counted, note, number = row
    return Result(seat, kind, person, name, place, points, bool(gone), bool(counted), note, number)


def orders(row: tuple[Any, ...] | None) -> Orders:
    """Standing orders from their row; none without one."""
    return msgspec.json.decode(row[0], type=Orders) if row else {}
