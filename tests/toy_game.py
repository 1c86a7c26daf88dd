"""A tiny game for tests of the host: hidden cards, draws, something to reveal, hidden bids taken together, two faults.

On turn one walks (no barrier), draws (chance), peeks (reveals), lays a card, calls for bids of all others, or ends the
turn. `smash` breaks an invariant, `crash` raises.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rules.core.chance import Chance, draw
from rules.core.errors import RulesError
from rules.core.game import Mode, Option, Options, StandingOrder, codec
from rules.core.model import Action, Ask, Decision, Event, Outcome, Place, State

WALKS = 3


class Walk(Action, frozen=True, tag="walk"):
    steps: int


class Draw(Action, frozen=True, tag="draw"):
    pass


class Peek(Action, frozen=True, tag="peek"):
    pass


class Lay(Action, frozen=True, tag="lay"):
    card: str


class Call(Action, frozen=True, tag="call"):
    pass


class Bid(Action, frozen=True, tag="bid"):
    amount: int


class End(Action, frozen=True, tag="end"):
    pass


class Smash(Action, frozen=True, tag="smash"):
    pass


class Crash(Action, frozen=True, tag="crash"):
    pass


class Walked(Event, frozen=True, tag="walked"):
    seat: int
    steps: int


class Drawn(Event, frozen=True, tag="drawn"):
    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drawn(self.seat, "")


class Peeked(Event, frozen=True, tag="peeked"):
    reveals = True
    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class Laid(Event, frozen=True, tag="laid"):
    seat: int
    card: str


class BidsShown(Event, frozen=True, tag="bids_shown"):
    bids: dict[str, int]


class Ended(Event, frozen=True, tag="ended"):
    seat: int


class Toy(State, kw_only=True):
    options: dict[str, str]
    hands: list[list[str]]
    points: list[int]
    walked: list[int]
    pile: dict[str, int]
    active: int = 0
    turn: int = 1
    walks: int = 0
    bidders: list[int] = []
    bids: dict[str, int] = {}
    opened: int = 0
    broken: bool = False
    over: bool = False


class ToyView(msgspec.Struct, frozen=True):
    viewer: int | None
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    points: tuple[int, ...]
    walked: tuple[int, ...]
    options: dict[str, str]
    active: int
    turn: int
    asks: tuple[Ask, ...]
    outcome: Outcome | None


class ToyGame:
    system = "toy"
    modes = (
        Mode(
            "plain",
            (2, 4),
            (
                Option("turns", ("2", "6", "40"), "6"),
                Option("bids", ("ask", "orders"), "ask"),
                Option("table", ("wide", "narrow"), "wide", {"narrow": (2, 3)}),
            ),
            {"short": {"turns": "2"}},
        ),
    )
    state_type = Toy
    actions = (Walk, Draw, Peek, Lay, Call, Bid, End, Smash, Crash)
    events = (Walked, Drawn, Peeked, Laid, BidsShown, Ended)
    homes = ("turn", "bids")
    standing_orders = (StandingOrder("grenade", "choice", ("throw", "keep"), "throw"),)

    def __init__(self, rules_version: str = "toy 1", upgrades: tuple[Any, ...] = ()) -> None:
        self.rules_version = rules_version
        self.upgrades = upgrades

    def setup(self, mode: str, options: Options, seats: int, chance: Chance) -> Toy:
        pile = {"moon": 9, "star": 9, "sun": 9}
        state = Toy(options=dict(options), hands=[[] for _ in range(seats)], points=[0] * seats,
                    walked=[0] * seats, pile=pile)  # fmt: skip
        for hand in state.hands:
            self._draw(state, hand, chance)
        return state

    def _draw(self, state: Toy, hand: list[str], chance: Chance) -> str:
        card = draw(chance, "draw", state.pile)
        state.pile[card] -= 1
        hand.append(card)
        return card

    def decision(self, state: Toy) -> Decision | None:
        if state.over:
            return None
        if state.bidders:
            seats = tuple(state.bidders)
            return Decision((Ask(seats, "bids", "ABCD"[state.active], state.opened, together=True, default="bid 0"),))
        return Decision((Ask((state.active,), "turn", "ABCD"[state.active], state.opened),))

    def legal(self, state: Toy, seat: int) -> list[Action]:
        if state.bidders:
            return [Bid(1), Bid(0)]
        found: list[Action] = [Lay(card) for card in sorted(set(state.hands[seat]))]
        if state.walks < WALKS:
            found += [Walk(1), Walk(2)]
        if sum(state.pile.values()):
            found.append(Draw())
        return [*found, Peek(), Call(), Smash(), Crash(), End()]

    def apply(self, state: Toy, seat: int, action: Action, chance: Chance) -> list[Event]:
        match action:
            case Bid(amount):
                return self._bid(state, seat, amount)
            case Walk(steps):
                state.walks += 1
                state.walked[seat] += steps
                events: list[Event] = [Walked(seat, steps)]
            case Draw():
                events = [Drawn(seat, self._draw(state, state.hands[seat], chance))]
            case Peek():
                hand = state.hands[(seat + 1) % len(state.hands)]
                events = [Peeked(seat, hand[0])] if hand else []
            case Lay(card):
                state.hands[seat].remove(card)
                state.points[seat] += 2
                events = [Laid(seat, card)]
            case Call():
                state.bidders = [other for other in range(len(state.hands)) if other != seat]
                events = []
            case Smash():
                state.broken = True
                events = []
            case Crash():
                raise KeyError("crashed")
            case _:
                events = self._end(state, seat)
        state.opened = state.seq
        return events

    def _bid(self, state: Toy, seat: int, amount: int) -> list[Event]:
        state.bidders.remove(seat)
        state.bids[str(seat)] = amount
        if state.bidders:
            return []
        bids, state.bids = state.bids, {}
        state.opened = state.seq
        for bidder, offer in bids.items():
            state.points[int(bidder)] += offer
        return [BidsShown(bids)] if any(bids.values()) else []

    def _end(self, state: Toy, seat: int) -> list[Event]:
        state.walks = 0
        state.active = (seat + 1) % len(state.hands)
        state.turn += 1
        state.over = state.turn > int(state.options["turns"])
        return [Ended(seat)]

    def why_not(self, state: Toy, seat: int, action: Action) -> RulesError:
        return RulesError("illegal", "toy_illegal", "TOY-1")

    def view(self, state: Toy, seat: int | None) -> ToyView:
        decision = self.decision(state)
        return ToyView(
            seat, tuple(sorted(state.hands[seat])) if seat is not None else (),
            tuple(len(hand) for hand in state.hands), tuple(state.points), tuple(state.walked), state.options,
            state.active, state.turn,
            decision.asks if decision else (), self.outcome(state),
        )  # fmt: skip

    def redeal(self, state: Toy, seat: int | None, chance: Chance) -> Toy:
        copy = codec(self).copy(state)
        for other, hand in enumerate(copy.hands):
            if other != seat:
                for card in hand:
                    copy.pile[card] += 1
        for other, hand in enumerate(copy.hands):
            if other != seat:
                count = len(hand)
                hand.clear()
                for _ in range(count):
                    self._draw(copy, hand, chance)
        return copy

    def controllers(self, state: Toy, figure: str) -> tuple[int, ...]:
        return ("ABCD".index(figure),)

    def outcome(self, state: Toy) -> Outcome | None:
        if not state.over:
            return None
        ranked = sorted(set(state.points), reverse=True)
        places, place = [], 1
        for points in ranked:
            seats = tuple(seat for seat, own in enumerate(state.points) if own == points)
            places.append(Place(place, seats, points))
            place += len(seats)
        return Outcome(tuple(places), "turns")

    def problems(self, state: Toy) -> list[str]:
        return ["it is broken"] if state.broken else []

    def evaluate(self, state: Toy, seat: int) -> float:
        return state.points[seat]

    def by_order(self, view: ToyView, ask: Ask, legal: Sequence[str], orders: Mapping[str, Any]) -> str | None:
        """Bids by order: 1 for who would throw, 0 for who would keep."""
        if ask.kind != "bids" or view.options["bids"] != "orders":
            return None
        return "bid 0" if orders["grenade"] == "keep" else "bid 1"


TOY = ToyGame()
GAMES = {"toy": TOY}


def think(system: str, state: bytes, seat: int, samples: int, seed: int) -> list[str]:
    """A computer for tests: ends its turn now and then, else lays, walks or draws."""
    toy = codec(TOY).decode(state)
    if toy.bidders:
        return ["bid 0"]
    return random.Random(seed).choice([["end"], ["walk 1", "end"], ["draw", "end"]])


def die(system: str, state: bytes, seat: int, samples: int, seed: int) -> list[str]:
    """A computer whose worker process dies of thinking."""
    import os

    os._exit(3)
