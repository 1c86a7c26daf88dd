"""Paying a cost with cubes and powerups (ADR-PAY-1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

from rules.adrenaline.actions import Pay
from rules.adrenaline.cards import COLOURS, colour_of, count
from rules.adrenaline.content import powerup_order
from rules.adrenaline.frames import FrameRule
from rules.adrenaline.state import Colours, Figure, Payment
from rules.adrenaline.table import Table
from rules.core.model import Action

Things = tuple[str, ...]


def charge(table: Table, figure: Figure, cost: Sequence[str], what: str) -> None:
    """Puts the payment of `cost` on the stack; nothing for a free thing."""
    if cost:
        table.state.stack.append(Payment(figure=figure.id, cost=count(cost), what=what))


def payments(figure: Figure, cost: Colours, any_colour: bool = False) -> tuple[Things, ...]:
    """Every way to pay, as multisets of cubes and cards: fewest cards first, then in the order of the colours."""
    cubes = tuple(figure.cubes[colour] for colour in COLOURS)
    return _ways(cubes, tuple(figure.hand), tuple(cost.get(colour, 0) for colour in COLOURS), any_colour)


@lru_cache(maxsize=4096)
def _ways(cubes: tuple[int, ...], hand: Things, cost: tuple[int, ...], any_colour: bool) -> tuple[Things, ...]:
    if any_colour:
        ways = [*[(colour,) for colour, owned in zip(COLOURS, cubes, strict=True) if owned], *[(c,) for c in hand]]
        return tuple(dict.fromkeys(ways))
    parts = []
    for colour, owned, price in zip(COLOURS, cubes, cost, strict=True):
        cards = [card for card in hand if colour_of(card) == colour]
        parts.append(dict.fromkeys(_of_colour(colour, owned, price, cards)))
    found = [sum(parts, ()) for parts in product(*parts)]
    ordered = [_ordered(way) for way in found]
    return tuple(sorted(ordered, key=lambda way: sum(thing not in COLOURS for thing in way)))


def _of_colour(colour: str, owned: int, price: int, cards: Sequence[str]) -> Iterator[Things]:
    """Ways to pay `price` cubes of one colour."""
    for chosen in _subsets(tuple(cards)):
        missing = price - len(chosen)
        if 0 <= missing <= owned:
            yield (colour,) * missing + chosen


def _subsets(cards: Things) -> list[Things]:
    """All sub-multisets, the empty one first."""
    found: dict[Things, None] = {(): None}
    for card in cards:
        found.update(dict.fromkeys((*subset, card) for subset in list(found)))
    return sorted(found, key=len)


def _ordered(way: Things) -> Things:
    """Cubes in the order of the colours, then cards in the order of a hand."""
    cubes = [thing for thing in way if thing in COLOURS]
    cards = [thing for thing in way if thing not in COLOURS]
    return (*cubes, *sorted(cards, key=powerup_order))


class PaymentRule(FrameRule[Payment]):
    """Asks only if there is more than one way to pay."""

    def asks(self, table: Table, frame: Payment) -> str:
        """More than one way: `pay`."""
        return "pay" if len(self._ways(table, frame)) > 1 else ""

    def choices(self, table: Table, frame: Payment, seat: int) -> Sequence[Action]:
        """The ways to pay, cubes before cards."""
        return [Pay(way) for way in self._ways(table, frame)]

    def take(self, table: Table, frame: Payment, seat: int, action: Action) -> None:
        """Pays as chosen."""
        assert isinstance(action, Pay)
        table.state.stack.pop()
        table.pay(table.figures[frame.figure], action.things, frame.what)

    def go_on(self, table: Table, frame: Payment) -> None:
        """Pays the only way there is."""
        table.state.stack.pop()
        table.pay(table.figures[frame.figure], self._ways(table, frame)[0], frame.what)

    @staticmethod
    def _ways(table: Table, frame: Payment) -> tuple[Things, ...]:
        return payments(table.figures[frame.figure], frame.cost, frame.any_colour)
