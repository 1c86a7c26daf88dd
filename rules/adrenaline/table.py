"""The table at hand while an action is listed or carried out: the state with its arena, mode, chance and events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rules.adrenaline import content
from rules.adrenaline.arena import Arena
from rules.adrenaline.cards import COLOURS
from rules.adrenaline.content import TILES
from rules.adrenaline.events import Drew, Moved, Paid, PileShuffled, Ran, TileTaken
from rules.adrenaline.modes import MODES, WITH_BOT
from rules.adrenaline.modes.base import Mode
from rules.adrenaline.modes.bot import BOT
from rules.adrenaline.state import HAND_LIMIT, AdrenalineState, Colours, Figure, Pile, Target
from rules.core.chance import Chance, NoChance, draw
from rules.core.model import Event


class Table:
    """A state being read or changed. Make one a call; it keeps nothing the state does not hold but its `events`."""

    __slots__ = ("arena", "chance", "events", "figures", "mode", "state")

    def __init__(self, state: AdrenalineState, chance: Chance | None = None) -> None:
        self.state = state
        self.figures = state.figures
        self.arena: Arena = content.ARENAS[state.arena]
        self.mode: Mode = (WITH_BOT if BOT in state.figures else MODES)[state.mode]
        self.chance: Chance = chance or NoChance()
        self.events: list[Event] = []

    @property
    def targets(self) -> Mapping[str, Target]:
        """The figures and whatever else can be hit, by id."""
        return self.mode.targets(self.state)

    def tell(self, event: Event) -> None:
        """Something has just come true."""
        self.events.append(event)

    def from_active(self) -> list[Figure]:
        """All figures clockwise from the active one, itself first; those without a turn last (ADR-SPAWN-3)."""
        order = self.mode.turn_order(self.state)
        start = order.index(self.state.active)
        others = [id for id in self.figures if id not in order]
        return [self.figures[id] for id in (*order[start:], *order[:start], *others)]

    def run(self, figure: Figure, square: str, most: int) -> None:
        """A move by an action in at most `most` moves; none if it stays."""
        if square != figure.square:
            self.mode.travel(self, figure.id, figure, square, most, "")

    def carry(self, by: str, figure: Figure, square: str, cause: str) -> None:
        """A move by a card, the shortest way; none if it stays. Cards move too little for another way."""
        if square != figure.square:
            self.mode.travel(self, by, figure, square, self.arena.distance(figure.square, square), cause)

    def move(self, by: str, figure: Figure, path: Sequence[str], cause: str) -> None:
        """A move along `path`; by an action where there is no `cause`."""
        figure.square = path[-1]
        self.tell(Moved(by, figure.id, tuple(path), cause) if cause else Ran(figure.id, tuple(path)))
        for square in path[1:]:
            self.mode.entered(self, figure, square)

    def teleport(self, figure: Figure, square: str, cause: str) -> None:
        """Only the arrival square is entered."""
        start = figure.square
        figure.square = square
        self.tell(Moved(figure.id, figure.id, (start, square), cause))
        self.mode.entered(self, figure, square)

    def take_tile(self, figure: Figure, id: str, less: str = "") -> None:
        """Cubes as far as they fit, and a powerup unless three are in hand (ADR-AMMO-1 to 3).

        `less` is a cube by colour, or the powerup, that is given up (ADR-TUR-3).
        """
        tile = TILES[id]
        self.state.tile_pile.used[id] += 1
        gained = self.gain(figure, {colour: number - (colour == less) for colour, number in tile.cubes.items()})
        draws = tile.powerup and less != "powerup" and len(figure.hand) < HAND_LIMIT
        red, yellow, blue = (gained[colour] for colour in COLOURS)
        self.tell(TileTaken(figure.id, figure.square, id, red, yellow, blue, drew=draws))
        if draws:
            self.draw_powerup(figure)

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
