"""The table at hand while an action is listed or carried out: the state with its arena, mode, chance and events."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from rules.adrenaline import content
from rules.adrenaline.arena import Arena
from rules.adrenaline.cards import COLOURS
from rules.adrenaline.events import Drew, Moved, Paid, PileShuffled, Ran
from rules.adrenaline.modes import MODES, Mode
from rules.adrenaline.state import AdrenalineState, Colours, Figure, Pile
from rules.core.chance import Chance, NoChance, draw
from rules.core.model import Event

HAND_LIMIT = 3
WEAPON_LIMIT = 3
SHOP_SIZE = 3


class Table:
    """A state being read or changed. Make one a call; it keeps nothing the state does not hold but its `events`."""

    __slots__ = ("arena", "chance", "events", "figures", "mode", "state")

    def __init__(self, state: AdrenalineState, chance: Chance | None = None) -> None:
        self.state = state
        self.figures = state.figures
        self.arena: Arena = content.ARENAS[state.arena]
        self.mode: Mode = MODES[state.mode]
        self.chance: Chance = chance or NoChance()
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """Something has just come true."""
        self.events.append(event)

    def from_active(self) -> list[Figure]:
        """All figures clockwise from the active one, itself first (ADR-SPAWN-3)."""
        order = list(self.figures)
        start = order.index(self.state.active)
        return [self.figures[id] for id in order[start:] + order[:start]]

    def standing(self, squares: Collection[str], but: str) -> list[Figure]:
        """The figures on `squares` that a card of `but` can hit or move: never himself (ADR-SHOOT-4)."""
        return [f for f in self.mode.aims(self.state) if f.square in squares and f.id != but]

    def run(self, figure: Figure, square: str) -> None:
        """A move by an action; none if it stays."""
        if square == figure.square:
            return
        path = self.arena.path(figure.square, square)
        self._walk(figure, path)
        self.tell(Ran(figure.id, path))

    def move(self, by: str, figure: Figure, path: Sequence[str], cause: str) -> None:
        """A move by a card; none if the path has one square only."""
        if len(path) < 2:
            return
        self._walk(figure, path)
        self.tell(Moved(by, figure.id, tuple(path), cause))

    def teleport(self, figure: Figure, square: str, cause: str) -> None:
        """Only the arrival square is entered."""
        start = figure.square
        figure.square = square
        self.tell(Moved(figure.id, figure.id, (start, square), cause))
        self.mode.entered(self, figure, square)

    def _walk(self, figure: Figure, path: Sequence[str]) -> None:
        for square in path[1:]:
            figure.square = square
            self.mode.entered(self, figure, square)

    def draw_powerup(self, figure: Figure) -> None:
        """Draws a card; the last one drawn makes the used cards the new pile at once (ADR-END-1)."""
        pile = self.state.powerup_pile
        card = draw(self.chance, "powerup", pile.rest)
        pile.rest[card] -= 1
        figure.hand.append(card)
        figure.hand.sort(key=content.powerup_order)
        self.tell(Drew(figure.id, card, -1 if figure.seat is None else figure.seat))
        if not any(pile.rest.values()):
            self._shuffle(pile, "powerups")

    def draw_tile(self) -> str:
        """A tile; an empty pile is first made anew from the used tiles, those of this turn too (ADR-END-1)."""
        pile = self.state.tile_pile
        if not any(pile.rest.values()):
            self._shuffle(pile, "tiles")
        tile = draw(self.chance, "tile", pile.rest)
        pile.rest[tile] -= 1
        return tile

    def draw_weapon(self) -> str:
        """A weapon, "" when none is left (ADR-END-1)."""
        pile = self.state.weapon_pile
        if not any(pile.values()):
            return ""
        weapon = draw(self.chance, "weapon", pile)
        pile[weapon] -= 1
        return weapon

    def _shuffle(self, pile: Pile, name: str) -> None:
        pile.rest, pile.used = pile.used, dict.fromkeys(pile.used, 0)
        self.tell(PileShuffled(name))

    def discard(self, figure: Figure, card: str) -> None:
        """A powerup leaves the hand."""
        figure.hand.remove(card)
        self.state.powerup_pile.used[card] += 1

    def gain(self, figure: Figure, cubes: Colours) -> Colours:
        """Cubes from the reserve into the box, at most 3 a colour (ADR-AMMO-2); what was gained."""
        gained = {colour: min(cubes[colour], figure.reserve[colour]) for colour in COLOURS}
        for colour, number in gained.items():
            figure.reserve[colour] -= number
            figure.cubes[colour] += number
        return gained

    def pay(self, figure: Figure, things: Iterable[str], what: str) -> None:
        """Cubes go to the own reserve, powerups are discarded (ADR-PAY-1)."""
        paid = dict.fromkeys(COLOURS, 0)
        cards = []
        for thing in things:
            if thing in paid:
                paid[thing] += 1
                figure.cubes[thing] -= 1
                figure.reserve[thing] += 1
            else:
                cards.append(thing)
                self.discard(figure, thing)
        self.tell(Paid(figure.id, paid["red"], paid["yellow"], paid["blue"], tuple(cards), what))
