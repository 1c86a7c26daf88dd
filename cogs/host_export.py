"""The log of a session as a file, and the proof of such a file on any machine.

While a session runs its reader gets what he may know. Once it is over the seed is published, so the file holds all
that `verified` needs to make every draw and every table again. People are named, never numbered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cogs.host_records import LoggedStep, Verification
from cogs.host_table import Games
from cogs.host_verify import Proof
from data.store.records import Holder, Sealed, SeatInfo, SessionInfo, StepRow

FORMAT = "spawnpoint-log-1"
REVEALED = ("over", "abandoned")


class Export(msgspec.Struct, omit_defaults=True):
    """The file. `reader` is the seat it was made for, None = as everybody may see it."""

    format: str
    system: str
    mode: str
    options: dict[str, str]
    status: str
    seats: list[dict[str, Any]]
    seat_order: str
    commitment: str
    started: float | None
    ended: float | None
    steps: list[dict[str, Any]]
    holders: list[dict[str, Any]] = []
    reader: int | None = None
    seed: str = ""
    fingerprint: str = ""


class Unreadable(Exception):
    """The file is no log that can be proved; the message says why."""


def exported(
    sealed: Sealed, seat: int | None, steps: Sequence[LoggedStep], rows: Sequence[StepRow], holders: Sequence[Holder]
) -> bytes:
    """The file as JSON: `steps` as the reader may know them, and once the seed is published the whole of `rows`.

    `holders` are who held which seat.
    """
    info = sealed.info
    revealed = info.status in REVEALED
    told = [_whole(row) for row in rows] if revealed else _entries(steps, seat)
    content = Export(
        format=FORMAT, system=info.system, mode=info.mode, options=info.options, status=info.status,
        seats=[{"seat": one.seat, "name": one.name, "kind": one.kind, "left": one.left} for one in info.seats],
        holders=[_held(one, revealed) for one in holders],
        seat_order=sealed.seat_order, commitment=info.commitment, started=info.started, ended=info.ended, steps=told,
        reader=None if revealed else seat, seed=sealed.seed.hex() if revealed else "",
        fingerprint=sealed.fingerprint.hex() if revealed else "",
    )  # fmt: skip
    return msgspec.json.format(msgspec.json.encode(content), indent=1)


def verified(data: bytes, games: Games) -> Verification:
    """Proves the file of a session that is over. Raises `Unreadable`."""
    try:
        content = msgspec.json.decode(data, type=Export)
        if content.format != FORMAT:
            raise Unreadable(f"it is no {FORMAT} file")
        if not content.seed:
            raise Unreadable("it holds no seed: the session was not over when it was exported")
        rows = [_row(step) for step in content.steps]
        seed, fingerprint = bytes.fromhex(content.seed), bytes.fromhex(content.fingerprint)
    except (msgspec.MsgspecError, ValueError, KeyError, TypeError) as error:
        raise Unreadable(f"it cannot be read: {error}") from error
    if not rows:
        raise Unreadable("it holds no step")
    if content.system not in games:
        raise Unreadable(f"there is no game called {content.system}")
    seats = tuple(SeatInfo(number, "human", None, "") for number in range(len(content.seats)))
    info = SessionInfo(
        0, 0, 0, 0, None, None, 0, content.system, content.mode, content.options, "", "over", seats, rows[-1].seq,
        0.0, None, None, content.commitment, content.seed,
    )  # fmt: skip
    order: Any = content.seat_order
    sealed = Sealed(info, seed=seed, fingerprint=fingerprint, seat_order=order)
    return Proof(games[content.system], sealed, rows, ()).verification()


def _entries(steps: Sequence[LoggedStep], seat: int | None) -> list[dict[str, Any]]:
    """The steps of a running session, numbered anew; those that another seat took in a row are one entry.

    How many steps somebody took would show whether he was asked how to pay, and so what he holds.
    """
    entries: list[dict[str, Any]] = []
    of_step: dict[int, int] = {}
    alike: tuple[Any, ...] = ()
    for step in steps:
        kind = step.seat, step.origin, step.undone
        if step.seat == seat or step.origin == "undo" or kind != alike:
            entries.append({"number": len(entries), "seat": step.seat, "origin": step.origin, "action": "",
                            "at": step.at, "undone": step.undone, "events": []})  # fmt: skip
        alike, of_step[step.seq], entry = kind, len(entries) - 1, entries[-1]
        back = step.origin == "undo"
        entry["action"] = f"undo {of_step[int(step.action.removeprefix('undo '))]}" if back else step.action
        entry["at"] = step.at
        entry["events"] += msgspec.to_builtins(step.events)
    for entry in entries:
        entry["undone"] = of_step.get(entry["undone"])
    return entries


def _held(holder: Holder, revealed: bool) -> dict[str, Any]:
    """Who held a seat; between which steps only once all may be known, like the number of steps."""
    told = {"seat": holder.seat, "name": holder.name, "kind": holder.kind, "how": holder.how,
            "agreed": holder.agreed, "at": holder.at}  # fmt: skip
    return {**told, "from_seq": holder.from_seq, "to_seq": holder.to_seq} if revealed else told


def _whole(row: StepRow) -> dict[str, Any]:
    plain = msgspec.structs.asdict(row)
    del plain["batch"]
    changed = {
        "picks": list(row.picks), "events": msgspec.json.decode(row.events), "mark": row.mark.hex(),
        "fingerprint": row.fingerprint.hex(),
    }  # fmt: skip
    return {**plain, **changed}


def _row(step: dict[str, Any]) -> StepRow:
    return StepRow(
        seq=int(step["seq"]), batch=0, seat=int(step["seat"]), origin=step["origin"], action=str(step["action"]),
        picks=tuple(str(pick) for pick in step["picks"]), events=msgspec.json.encode(step["events"]), barrier="",
        rules_version=str(step["rules_version"]), counter=int(step["counter"]), mark=bytes.fromhex(step["mark"]),
        fingerprint=bytes.fromhex(step["fingerprint"]), at=0.0,
    )  # fmt: skip
