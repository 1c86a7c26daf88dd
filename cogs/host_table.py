"""A session in memory: its seals, its state, its game."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from data.store.records import Sealed, Snapshot
from rules.core.game import Game, codec
from rules.core.model import Ask, State

Games = Mapping[str, Game[Any]]


class Unplayable(Exception):
    """This code cannot go on with a stored session; the message says why."""


class Table(msgspec.Struct, frozen=True):
    """A started session as its newest step left it. Never changed: a commit makes a new one."""

    sealed: Sealed
    game: Any
    state: Any

    def ask(self, seat: int | None) -> Ask | None:
        """The question that waits for `seat`."""
        decision = self.game.decision(self.state) if seat is not None else None
        found: Ask | None = decision.of(seat) if decision is not None else None
        return found


def shape(game: Game[Any]) -> int:
    """How many changes the form of the game's state has behind it."""
    return len(_upgrades(game))


def _upgrades(game: Game[Any]) -> tuple[Callable[[dict[str, Any]], dict[str, Any]], ...]:
    """A game's functions that bring a state (as plain JSON) from one form to the next, oldest first."""
    return getattr(game, "upgrades", ())


def restored(game: Game[Any], snapshot: Snapshot) -> State:
    """The state that a snapshot holds, brought to today's form. Raises `Unplayable`."""
    upgrades = _upgrades(game)
    if snapshot.shape > len(upgrades):
        raise Unplayable(f"the state has form {snapshot.shape}, this code knows {len(upgrades)}")
    data = snapshot.state
    try:
        if snapshot.shape < len(upgrades):
            plain = msgspec.json.decode(data)
            for upgrade in upgrades[snapshot.shape :]:
                plain = upgrade(plain)
            data = msgspec.json.encode(plain)
        state: State = codec(game).decode(data)
    except Exception as error:
        raise Unplayable(f"the state cannot be read: {error!r}") from error
    return state


def opened(games: Games, sealed: Sealed, snapshot: Snapshot | None) -> Table:
    """The table of a stored session; examined when other rules made its newest step. Raises `Unplayable`."""
    game = games.get(sealed.info.system)
    if game is None:
        raise Unplayable(f"there is no game called {sealed.info.system}")
    if snapshot is None:
        raise Unplayable("no state is stored")
    table = Table(sealed, game, restored(game, snapshot))
    if sealed.rules_version != game.rules_version and sealed.info.status in ("running", "set_aside"):
        examine(table)
    return table


def examine(table: Table) -> None:
    """Raises `Unplayable` when the state breaks an invariant or an awaited seat has nothing to choose."""
    game: Game[Any] = table.game
    try:
        problems = game.problems(table.state)
        decision = game.decision(table.state)
        stuck = [seat for seat in decision.seats if not game.legal(table.state, seat)] if decision else []
    except Exception as error:
        raise Unplayable(f"the rules fail on it: {error!r}") from error
    if problems:
        raise Unplayable("; ".join(problems))
    if stuck:
        raise Unplayable(f"seat {stuck[0]} is asked and has no choice")
    if decision is None and table.sealed.info.status == "running":
        raise Unplayable("it is over by these rules, yet no result is stored")


def mark(seed: bytes, state: bytes) -> bytes:
    """The keyed hash of a state: nobody without the seed can try out hands against it."""
    return hmac.digest(seed, b"state " + state, hashlib.sha256)


def chained(seed: bytes, previous: bytes, seat: int, action: str, picks: tuple[str, ...], state_mark: bytes) -> bytes:
    """The fingerprint of a step: keyed, over the one before, who, what, the draws and the state."""
    link = msgspec.json.encode([previous.hex(), seat, action, picks, state_mark.hex()])
    return hmac.digest(seed, link, hashlib.sha256)
