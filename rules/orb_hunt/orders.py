"""Standing orders: what a seat answers without being asked, worked out from its own view.

Orders are a plain mapping. `attack`: `order` = attack the villain in every turn of the second phase and put all
grenades into it (they are good for nothing else then), else the owner is asked. `shield`: `use` = spend a shield on
the first ability it can cancel (it is good for nothing else, and where the villain hits nobody no other use will
come), `keep` = on none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.game import ASK, REACTIONS, StandingOrder
from rules.core.model import Ask
from rules.orb_hunt.view import View

ORDER = "order"
STANDING_ORDERS = (
    StandingOrder("attack", "choice", (ASK, ORDER), ASK),
    StandingOrder("shield", "choice", ("use", "keep", ASK), "use", ("shield",), REACTIONS.key),
)

ITEMS = ("heal", "grenade", "shield")
"""The actions that use up an item."""


def by_order(view: View, ask: Ask, legal: Sequence[str], orders: Mapping[str, Any]) -> str | None:
    """The answer to `ask` (one of `legal`) where an order gives one; else None."""
    if view.villain is None:
        return None
    if ask.kind == "turn" and orders.get("attack") == ORDER:
        return "attack"
    if ask.kind == "grenades" and orders.get("attack") == ORDER:
        return "grenade"
    if ask.kind == "shield" and view.options[REACTIONS.key] != ASK:
        return "keep" if orders.get("shield") == "keep" else "shield"
    return None


def gives_away(actions: Sequence[str]) -> bool:
    """Whether an item was used up that could have been kept."""
    return any(line in ITEMS for line in actions)
