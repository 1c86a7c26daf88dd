"""Orb Hunt behind the engine's contract: what `rules/registry.py` lists."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.chance import Chance
from rules.core.errors import RulesError
from rules.core.game import Codec, Options
from rules.core.model import Action, Ask, Decision, Event, Outcome
from rules.orb_hunt import content, orders, redeal, refusals, scoring, setup, views
from rules.orb_hunt.actions import ACTIONS
from rules.orb_hunt.checks import problems
from rules.orb_hunt.evaluate import evaluate
from rules.orb_hunt.events import EVENTS
from rules.orb_hunt.stack import FRAME_RULES, settle
from rules.orb_hunt.state import HOMES, UPGRADES, OrbHuntState
from rules.orb_hunt.table import Table
from rules.orb_hunt.view import View

NUMBER = 2
"""Raised by hand whenever the code, not the content, changes what a rule does or the form of an event."""


class OrbHunt:
    """The contract of `rules.core.game.Game`."""

    system = "orb_hunt"
    modes = setup.GAME_MODES
    state_type = OrbHuntState
    actions = ACTIONS
    events = EVENTS
    homes: tuple[str, ...] = HOMES
    upgrades = UPGRADES
    standing_orders = orders.STANDING_ORDERS
    TURNS_A_SEAT = 17
    rules_version = f"{hashlib.sha256(content.content_bytes()).hexdigest()[:8]}.{NUMBER}"

    def __init__(self) -> None:
        self._codec = Codec(OrbHuntState)

    def setup(self, mode: str, options: Options, seats: int, chance: Chance) -> OrbHuntState:
        """A new table, the first player on turn."""
        return setup.setup(mode, options, seats, chance)

    def usual_turns(self, options: Options, seats: int) -> int:
        """How many turns all seats together take in an average game, both phases."""
        return self.TURNS_A_SEAT * seats

    def decision(self, state: OrbHuntState) -> Decision | None:
        """The question of the top frame; None = over."""
        if not state.stack:
            return None
        frame = state.stack[-1]
        return Decision((FRAME_RULES[type(frame)].ask(Table(state), frame),))

    def legal(self, state: OrbHuntState, seat: int) -> list[Action]:
        """Every action `seat` may choose now, defaults first; empty when it is not asked."""
        if not state.stack:
            return []
        table = Table(state)
        frame = state.stack[-1]
        rule = FRAME_RULES[type(frame)]
        if seat not in rule.ask(table, frame).seats:
            return []
        return list(rule.choices(table, frame))

    def apply(self, state: OrbHuntState, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Carries out `action` and settles all that needs no answer."""
        table = Table(state, chance)
        frame = state.stack[-1]
        FRAME_RULES[type(frame)].take(table, frame, action)
        settle(table)
        return table.events

    def why_not(self, state: OrbHuntState, seat: int, action: Action) -> RulesError:
        """Why an action is not legal now, naming the rule."""
        return refusals.why_not(state, seat, action)

    def view(self, state: OrbHuntState, seat: int | None) -> View:
        """What `seat` may know (None = a spectator)."""
        decision = self.decision(state)
        return views.view(state, seat, decision.asks if decision else ())

    def redeal(self, state: OrbHuntState, seat: int | None, chance: Chance) -> OrbHuntState:
        """A copy in which all that is hidden is dealt anew; it is hidden from every seat alike."""
        return redeal.redeal(self._codec.copy(state), chance)

    def controllers(self, state: OrbHuntState, figure: str) -> tuple[int, ...]:
        """The seats that choose for `figure`."""
        return (state.figures[figure].seat,)

    def outcome(self, state: OrbHuntState) -> Outcome | None:
        """The ranking once it is over."""
        return scoring.outcome(state) if state.phase == "over" else None

    def problems(self, state: OrbHuntState) -> list[str]:
        """Every broken invariant; empty when healthy."""
        return problems(state)

    def evaluate(self, state: OrbHuntState, seat: int) -> float:
        """How good the table looks for `seat`, from what its view shows."""
        return evaluate(state, seat)

    def opening(self, state: OrbHuntState) -> list[Event]:
        """What the log of a new table begins with."""
        return setup.opening(state)

    def by_order(self, view: View, ask: Ask, legal: Sequence[str], given: Mapping[str, Any]) -> str | None:
        """What standing orders `given` answer to `ask` (one of `legal`), from the seat's `view`; None = nothing."""
        return orders.by_order(view, ask, legal, given)

    def gives_away(self, actions: Sequence[str], events: Sequence[Event]) -> bool:
        """Whether these actions of a seat, which led to `events`, use up items that it could have kept."""
        return orders.gives_away(actions)


GAME = OrbHunt()
