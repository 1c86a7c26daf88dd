"""Who holds and held which seat, and to whom seats are offered. Every function runs on the store's thread."""

from __future__ import annotations

import sqlite3

import msgspec

from data.store import seats_sql, sql
from data.store.records import Change, Holder, Offer, Post

AGREEABLE = ("self", "lent")
"""Changes to which a table may still agree when they have come about."""

_offers = msgspec.json.Decoder(Offer)


def offer(value: str | None) -> Offer | None:
    """An offer from its column."""
    return None if value is None else _offers.decode(value)


def offer_text(value: Offer | None) -> str | None:
    """The column of an offer."""
    return None if value is None else msgspec.json.encode(value).decode()


def vote_kind(seat: int) -> str:
    """How the votes about a seat are called."""
    return f"seat {seat}"


def holders(connection: sqlite3.Connection, session: int) -> tuple[Holder, ...]:
    """Who held which seat, in the order in which it came about."""
    found = connection.execute(seats_sql.HOLDERS, (session,))
    return tuple(
        Holder(seat, person, name, how, bool(agreed), *rest) for seat, person, name, how, agreed, *rest in found
    )


def agree(connection: sqlite3.Connection, session: int, seat: int) -> None:
    """The table agrees to the newest change of a seat."""
    connection.execute(seats_sql.AGREE, (session, seat))


def change_hands(connection: sqlite3.Connection, change: Change) -> list[tuple[int, int]]:
    """Writes the new holders of `change`; whoever waits there begins to wait anew.

    Votes about it are over, but where the others may still agree. Returns posts with their messages that have been
    answered by it.
    """
    info, answered = change.sealed.info, []
    for holder in change.holders:
        seat = holder.seat
        connection.execute(seats_sql.END_HOLDING, (holder.from_seq, info.id, seat))
        row = (
            info.id, seat, holder.person, holder.name, holder.how, int(holder.agreed), holder.at, holder.from_seq,
            holder.kind, holder.until,
        )  # fmt: skip
        connection.execute(seats_sql.NEW_HOLDER, row)
        if holder.how == "start":
            continue
        if holder.person is not None:
            connection.execute(sql.NAME_PERSON, (holder.person, holder.name))
        connection.execute(seats_sql.DROP_WAIT, (info.id, seat))
        connection.execute(seats_sql.DROP_PING, (info.id, seat, change.sealed.waits.get(seat, -1)))
        connection.execute(seats_sql.DROP_LOAN, (info.id, seat))
        connection.executemany(seats_sql.DROP_VOTES_OF, [(info.id, person) for person in change.gone])
    asked = {holder.seat for holder in change.holders if holder.how in AGREEABLE and not holder.agreed}
    for seat in change.offers_over:
        if seat not in asked:
            connection.execute(sql.DROP_VOTES, (info.id, vote_kind(seat)))
        answered += connection.execute(seats_sql.OFFER_POSTS, (info.id, seat)).fetchall()
    if info.status in ("over", "abandoned"):
        connection.execute(seats_sql.DROP_MARKS, (info.id,))
    return answered


def still_offered(connection: sqlite3.Connection, post: Post) -> bool:
    """Whether the seat that `post` offers is still offered so."""
    row = connection.execute(seats_sql.OFFERED, (post.session, post.payload["seat"])).fetchone()
    found = offer(row[0]) if row else None
    return found is not None and found.at == post.payload["at"] and found.open == post.payload["open"]


def invited(connection: sqlite3.Connection, person: int) -> list[tuple[int, int]]:
    """Sessions and seats that are offered to `person` by name."""
    return connection.execute(seats_sql.INVITED, (person,)).fetchall()


def lent(connection: sqlite3.Connection, person: int) -> list[tuple[int, int]]:
    """Sessions and seats that `person` has lent to somebody."""
    return connection.execute(seats_sql.LENT, (person,)).fetchall()
