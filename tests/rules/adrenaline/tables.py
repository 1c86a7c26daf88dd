"""Tables laid by hand for unit tests; whole rule cases are scenario files."""

from rules.adrenaline.game import GAME
from rules.adrenaline.state import Turn, Weapon
from rules.core import notation
from rules.core.chance import SeededChance
from rules.core.game import submit

KINDS = notation.verbs(GAME.actions)


class Laid:
    """A table in the first player's turn, everybody on the board, hands and boxes as told."""

    def __init__(self, seats=4, *, at, **options):
        self.chance = SeededChance(b"laid")
        self.state = GAME.setup("deathmatch", {"arena": "m12", **options}, seats, self.chance)
        for figure in self.state.figures.values():
            for card in figure.hand:
                self.state.powerup_pile.rest[card] += 1
            figure.hand = []
            figure.square = at[figure.id]
        self.state.stack = [Turn(figure="A", stage="actions")]
        self.events = []

    def give(self, figure, *cards):
        """Powerups out of the pile into a hand."""
        for card in cards:
            self.state.powerup_pile.rest[card] -= 1
        hand = self.state.figures[figure].hand
        hand.extend(cards)
        hand.sort(key=list(self.state.powerup_pile.rest).index)
        return self

    def arm(self, figure, *weapons, loaded=True):
        """Puts weapons into a hand."""
        for weapon in weapons:
            self._fetch(weapon, weapons)
            self.state.figures[figure].weapons.append(Weapon(weapon, loaded))
        return self

    def stock(self, square, *weapons):
        """Lays weapons in a shop, in the places of others."""
        for place, weapon in enumerate(weapons):
            self._fetch(weapon, weapons)
            self.state.weapon_pile[self.state.shops[square][place]] = 1
            self.state.shops[square][place] = weapon
        return self

    def _fetch(self, weapon, wanted):
        """Takes a weapon out of the pile, or out of a shop, where another takes its place."""
        for shop in self.state.shops.values():
            if weapon in shop:
                other = next(id for id, copies in self.state.weapon_pile.items() if copies and id not in wanted)
                shop[shop.index(weapon)] = other
                self.state.weapon_pile[other] = 0
        self.state.weapon_pile[weapon] = 0

    def box(self, figure, red=0, yellow=0, blue=0):
        """Sets the cubes in the box."""
        cubes = {"red": red, "yellow": yellow, "blue": blue}
        self.state.figures[figure].cubes = cubes
        self.state.figures[figure].reserve = {colour: 3 - number for colour, number in cubes.items()}
        return self

    def hurt(self, figure, track):
        """Sets the damage track: one letter a token."""
        self.state.figures[figure].damage = list(track)
        return self

    def do(self, seat, *lines):
        """Submits actions of a seat."""
        for line in lines:
            opened = GAME.decision(self.state).of(seat).opened
            self.state, step = submit(GAME, self.state, seat, opened, notation.parse(line, KINDS), self.chance)
            self.events.extend(step.events)
        return self

    def legal(self, seat=0):
        """The texts of the legal actions."""
        return [notation.text(action) for action in GAME.legal(self.state, seat)]

    def why_not(self, line, seat=0):
        """The refusal of an action."""
        return GAME.why_not(self.state, seat, notation.parse(line, KINDS))
