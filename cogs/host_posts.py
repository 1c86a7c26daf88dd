"""What a commit gives to tell: at most one story, told when somebody new is awaited or all is over.

Nothing is posted while the same people go on being awaited, so a turn makes one post, and computers' turns in a row
are part of the next.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from data.store.records import NewPost, Result, Sealed
from rules.core.model import Ask, Decision

TURN_KINDS = ("spawn", "turn")
"""Questions by which a game asks what to do with a turn; the others are asked in between."""
RESPAWN = "respawn"


def story(before: Sealed, now: Sealed, decision: Decision | None, places: Sequence[Result]) -> NewPost | None:
    """The post of a commit that led from `before` to `now`, if it makes one."""
    info = now.info
    if info.status == "over" or decision is None:
        return NewPost("over", info.seq, {"results": msgspec.to_builtins(places)})
    new = {seat: period for seat, period in now.waits.items() if before.waits.get(seat) != period}
    new = {seat: period for seat, period in new.items() if seat not in now.clocks or not now.clocks[seat].overdue}
    if not new:
        return _left_alone(now, decision)
    asks = {seat: ask for ask in decision.asks for seat in ask.seats if seat in now.waits}
    return NewPost(_kind(now, {seat: asks[seat] for seat in new}), info.seq, {"awaits": awaits(now, asks)}, new)


def _left_alone(now: Sealed, decision: Decision) -> NewPost | None:
    """The story of a table whose people are all away by now: it goes no further until one of them is back."""
    overdue = [seat for seat, clock in now.clocks.items() if clock.overdue]
    played = any(now.info.seats[seat].kind == "computer" or seat in overdue for seat in decision.seats)
    return NewPost("turn", now.info.seq, {"awaits": []}) if now.info.deserted and not played else None


def started(sealed: Sealed, decision: Decision) -> NewPost:
    """The first post of a session."""
    payload = {"awaits": awaited(sealed, decision), "commitment": sealed.info.commitment}
    return NewPost("started", sealed.info.seq, payload, sealed.waits)


def awaited(sealed: Sealed, decision: Decision) -> list[dict[str, Any]]:
    """Everybody who is awaited now."""
    return awaits(sealed, {seat: ask for ask in decision.asks for seat in ask.seats if seat in sealed.waits})


def awaits(sealed: Sealed, asks: Mapping[int, Ask]) -> list[dict[str, Any]]:
    """The awaited people of a post: seat, person, what kind of question waits, and until when (None: no clock)."""
    return [
        {
            "seat": seat,
            "person": sealed.info.seats[seat].person,
            "kind": ask.kind,
            "until": sealed.clocks[seat].deadline if seat in sealed.clocks else None,
        }
        for seat, ask in sorted(asks.items())
    ]


def _kind(now: Sealed, asks: Mapping[int, Ask]) -> str:
    """`respawn_call` when all that is asked is where to come back, and not of the seat that is next anyway."""
    following = (now.turn_seat + 1) % len(now.info.seats)
    calls = all(ask.kind == RESPAWN for ask in asks.values()) and following not in asks
    return "respawn_call" if calls else "turn"
