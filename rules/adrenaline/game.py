"""ADRENALINE behind the engine's contract: what `rules/registry.py` lists."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from rules.adrenaline import content, orders, redeal, refusals, scoring, setup, views
from rules.adrenaline.actions import ACTIONS
from rules.adrenaline.checks import problems
from rules.adrenaline.evaluate import evaluate
from rules.adrenaline.events import EVENTS
from rules.adrenaline.stack import RULES, settle
from rules.adrenaline.state import HOMES, UPGRADES, AdrenalineState
from rules.adrenaline.table import Table
from rules.adrenaline.view import View
from rules.core.chance import Chance
from rules.core.errors import RulesError
from rules.core.game import Codec, Options
from rules.core.model import Action, Ask, Decision, Event, Outcome

NUMBER = 3
"""Raised by hand whenever the code, not the content, changes what a rule does or the form of an event."""


class Adrenaline:
    """The contract of `rules.core.game.Game`."""

    system = "adrenaline"
    modes = setup.GAME_MODES
    state_type = AdrenalineState
    actions = ACTIONS
    events = EVENTS
    homes: tuple[str, ...] = HOMES
    upgrades = UPGRADES
    standing_orders = orders.STANDING_ORDERS
    guided_seed = hashlib.sha256(b"guided first game 169").digest()
    """Who follows the suggestions in a first game of three grabs a weapon in his first turn, shoots and reloads in the
    second, and kills in the fourth."""
    TURNS_A_SKULL = 5.5
    """In a game that is played to win; final frenzy adds a turn a seat."""
    rules_version = f"{hashlib.sha256(content.content_bytes()).hexdigest()[:8]}.{NUMBER}"

    def __init__(self) -> None:
        self._codec = Codec(AdrenalineState)

    def setup(self, mode: str, options: Options, seats: int, chance: Chance) -> AdrenalineState:
        """A new table, the first player about to enter it."""
        return setup.setup(mode, options, seats, chance)

    def usual_turns(self, options: Options, seats: int) -> int:
        """How many turns all seats together take in an average game."""
        frenzy = seats if options.get("ending", "frenzy") == "frenzy" else 0
        return round(int(options.get("skulls", "8")) * self.TURNS_A_SKULL) + frenzy

    def decision(self, state: AdrenalineState) -> Decision | None:
        """The question of the top frame; None = over."""
        if not state.stack:
            return None
        frame = state.stack[-1]
        return Decision((RULES[type(frame)].ask(Table(state), frame),))

    def legal(self, state: AdrenalineState, seat: int) -> list[Action]:
        """Every action `seat` may choose now, defaults first; empty when it is not asked."""
        if not state.stack:
            return []
        table = Table(state)
        frame = state.stack[-1]
        rule = RULES[type(frame)]
        if seat not in rule.seats(table, frame):
            return []
        return list(rule.choices(table, frame, seat))

    def apply(self, state: AdrenalineState, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Carries out `action` and settles all that needs no answer."""
        table = Table(state, chance)
        frame = state.stack[-1]
        RULES[type(frame)].take(table, frame, seat, action)
        settle(table)
        return table.events

    def why_not(self, state: AdrenalineState, seat: int, action: Action) -> RulesError:
        """Why an action is not legal now, naming the rule."""
        return refusals.why_not(state, seat, action)

    def view(self, state: AdrenalineState, seat: int | None) -> View:
        """What `seat` may know (None = a spectator)."""
        decision = self.decision(state)
        return views.view(state, seat, decision.asks if decision else ())

    def redeal(self, state: AdrenalineState, seat: int | None, chance: Chance) -> AdrenalineState:
        """A copy in which all that `seat` may not know is dealt anew."""
        return redeal.redeal(self._codec.copy(state), seat, chance)

    def controllers(self, state: AdrenalineState, figure: str) -> tuple[int, ...]:
        """The seats that choose for `figure`."""
        return Table(state).mode.controllers(state, figure)

    def outcome(self, state: AdrenalineState) -> Outcome | None:
        """The ranking once it is over."""
        return scoring.outcome(state, Table(state).mode.sources) if state.phase == "over" else None

    def problems(self, state: AdrenalineState) -> list[str]:
        """Every broken invariant; empty when healthy."""
        return problems(state)

    def evaluate(self, state: AdrenalineState, seat: int) -> float:
        """How good the table looks for `seat`, from what its view shows."""
        return evaluate(state, seat)

    def opening(self, state: AdrenalineState) -> list[Event]:
        """What the log of a new table begins with."""
        return setup.opening(state)

    def by_order(self, view: View, ask: Ask, legal: Sequence[str], given: Mapping[str, Any]) -> str | None:
        """What standing orders `given` answer to `ask` (one of `legal`), from the seat's `view`; None = nothing."""
        return orders.by_order(view, ask, legal, given)

    def gives_away(self, actions: Sequence[str], events: Sequence[Event]) -> bool:
        """Whether these actions of a seat, which led to `events`, use or pay powerups that it could have kept."""
        return orders.gives_away(actions, events)


GAME = Adrenaline()
