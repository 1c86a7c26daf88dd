"""Standing orders: each game declares its own, people give them once for all their tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cogs.host_records import HostError
from cogs.host_table import Games
from data.store.records import Orders
from rules.core.game import ASK, Game, StandingOrder


def declared(game: Game[Any]) -> tuple[StandingOrder, ...]:
    """The orders one may give for tables of `game`."""
    found: tuple[StandingOrder, ...] = getattr(game, "standing_orders", ())
    return found


def in_force(game: Game[Any], given: Mapping[str, str | tuple[str, ...]]) -> Orders:
    """Every order of `game`: as given, else its default; what the game no longer knows counts as not given.

    Nor does the wish to be asked where a table does not ask: orders are looked at there only.
    """
    return {order.key: _value(order, given.get(order.key, order.default)) for order in declared(game)}


def _value(order: StandingOrder, given: str | tuple[str, ...]) -> str | tuple[str, ...]:
    chosen = (given,) if isinstance(given, str) else given
    unknown = any(value not in order.values for value in chosen) or isinstance(given, str) != (order.kind == "choice")
    return order.default if unknown or (order.answers and given == ASK) else given


def check_order(games: Games, key: str, value: str | tuple[str, ...]) -> None:
    """Raises `HostError` unless a game declares the order `key` with such a value."""
    known = [order for game in games.values() for order in declared(game) if order.key == key]
    if not known:
        raise HostError("option_unknown", option=key)
    chosen = (value,) if isinstance(value, str) else value
    wrong = [item for item in chosen if item not in known[0].values]
    if wrong or isinstance(value, str) != (known[0].kind == "choice"):
        raise HostError("option_value", option=key, value=wrong[0] if wrong else "")
