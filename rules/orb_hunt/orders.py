"""Standing orders: what a seat answers without being asked, worked out from its own view.

Orders are a plain mapping. `attack`: `order` = attack the villain in every turn of the second phase and put all
grenades into it (they are good for nothing else then); `shield`: `order` = spend a shield on an ability that hits the
own figure. Anything else, also nothing, means that the owner is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.game import StandingOrder
from rules.core.model import Ask
from rules.orb_hunt.content import VILLAINS
from rules.orb_hunt.view import View

ORDER = "order"
STANDING_ORDERS = (
    StandingOrder("attack", "choice", ("ask", ORDER), "ask"),
    StandingOrder("shield", "choice", ("ask", ORDER), "ask"),
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
    hits_me = view.struck == ask.figure and VILLAINS[view.villain.id].effect != "regain"
    if ask.kind == "shield" and orders.get("shield") == ORDER and hits_me:
        return "shield"
    return None


def gives_away(actions: Sequence[str]) -> bool:
    """Whether an item was used up that could have been kept."""
    return any(line in ITEMS for line in actions)
