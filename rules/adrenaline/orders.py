"""Standing orders: what a seat answers without being asked, worked out from its own view.

Orders are a plain mapping: `grenade` (`throw`, `keep`), `keep_cards`, `colours` and `least_wanted` (powerups by id or
type, colours), as their owner wrote them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.adrenaline.cards import colour_of, kind_of
from rules.adrenaline.content import POWERUPS
from rules.adrenaline.events import Paid
from rules.adrenaline.view import FigureView, View
from rules.core.game import ASK, REACTIONS, Option, StandingOrder
from rules.core.model import Ask, Event

COLOURS = ("red", "blue", "yellow")
RESPAWN = Option("respawn", (ASK, "orders"), ASK)
"""Coming back is asked for on its own: who chooses sees the table, and the question is rare."""
STANDING_ORDERS = (
    StandingOrder("grenade", "choice", ("throw", "keep", ASK), "throw", ("answers",), REACTIONS.key),
    StandingOrder("keep_cards", "list", tuple(POWERUPS), (), ("respawn",), RESPAWN.key),
    StandingOrder("colours", "list", COLOURS, (), ("respawn",), RESPAWN.key),
    StandingOrder("least_wanted", "list", (*POWERUPS, *COLOURS), (), ("answers", "respawn"), RESPAWN.key),
)

MOST_MARKS = 3
"""Marks of one figure that find room on another (ADR-MARK-2)."""


def by_order(view: View, ask: Ask, legal: Sequence[str], orders: Mapping[str, Any]) -> str | None:
    """The answer to `ask` (one of `legal`) where the session lets orders answer it; else None."""
    if ask.kind == "answers" and view.options[REACTIONS.key] != ASK:
        return _grenade(view, ask.figure, legal, orders)
    if ask.kind == "respawn" and view.options[RESPAWN.key] != ASK:
        return min(legal, key=lambda line: _respawn_rank(line.split()[1], orders))
    return None


def _grenade(view: View, shooter: str, legal: Sequence[str], orders: Mapping[str, Any]) -> str:
    """One grenade at who hurt me and has fewer than three of my marks, or none (ADR-HIDE-5)."""
    throws = [line for line in legal if line.startswith("throw ") and "+" not in line]
    marks = view.figure(shooter).marks.get(_own(view).id, 0)
    if orders["grenade"] == "keep" or not throws or marks >= MOST_MARKS:
        return "keep"
    return min(throws, key=lambda line: wanted(line.split()[1], orders))


def _respawn_rank(card: str, orders: Mapping[str, Any]) -> tuple[bool, int, int]:
    """Lowest goes: not a card to be kept, then the preferred spawnpoint, then what is least wanted."""
    colours = list(orders["colours"])
    colour = colour_of(card)
    return _kept(card, orders), colours.index(colour) if colour in colours else len(colours), wanted(card, orders)


def wanted(card: str, orders: Mapping[str, Any]) -> int:
    """How far up the owner's list of least wanted things the card stands; kept ones come last."""
    least = list(orders["least_wanted"])
    ranks = [least.index(word) for word in (card, kind_of(card), colour_of(card)) if word in least]
    return min(ranks, default=len(least) + int(_kept(card, orders)))


def _kept(card: str, orders: Mapping[str, Any]) -> bool:
    return card in orders["keep_cards"] or kind_of(card) in orders["keep_cards"]


def gives_away(actions: Sequence[str], events: Sequence[Event]) -> bool:
    """Whether a powerup was played, thrown, or paid with; a card that a respawn asks for is no gift."""
    used = any(line.split()[0] in ("play", "throw") for line in actions)
    return used or any(isinstance(event, Paid) and event.cards for event in events)


def _own(view: View) -> FigureView:
    return next(figure for figure in view.figures if figure.seat == view.viewer)
