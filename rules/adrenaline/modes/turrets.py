"""Turrets (ADR-TUR): ammo squares carry turrets, tiles are chosen from an offer, every entered square matters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rules.adrenaline import scoring
from rules.adrenaline.actions import Done, Give, Go, Pick
from rules.adrenaline.cards import COLOURS
from rules.adrenaline.content import TILES
from rules.adrenaline.damage import OVERKILL, lay_tokens, mark
from rules.adrenaline.events import Damaged, TileOffered, TurretsScored, TurretTaken
from rules.adrenaline.frames import FrameRule
from rules.adrenaline.modes.base import Mode
from rules.adrenaline.state import HAND_LIMIT, AdrenalineState, Figure, Offered, Walk
from rules.core.model import Action

if TYPE_CHECKING:
    from rules.adrenaline.table import Table

OFFER_SIZE = 5
TURRET = "turret"
"""What events name as the cause."""


class Turrets(Mode):
    """Points from controlled turrets in place of the killshot track."""

    name = "turrets"
    sources = ("boards", "first_blood", "double_kill", "turrets")

    def set_up(self, table: Table) -> None:
        """A turret on every ammo square, no tiles there (ADR-TUR-1)."""
        table.state.turrets = {square.id: "" for square in table.arena.squares if not square.spawn}

    def lay_tiles(self, table: Table) -> None:
        """The offer is filled up (ADR-TUR-1)."""
        while len(table.state.offer) < OFFER_SIZE:
            table.state.offer.append(table.draw_tile())
            table.tell(TileOffered(table.state.offer[-1]))

    def turn_begins(self, table: Table) -> None:
        """Every square may give ammo again (ADR-TUR-2)."""
        table.state.grabbed = []

    # moves

    def travel(self, table: Table, by: str, figure: Figure, goal: str, most: int, cause: str) -> None:
        """Where ways differ in the turrets they set off, the way is chosen (ADR-TUR-5)."""
        path = [figure.square]
        table.state.stack.append(Walk(figure=by, walker=figure.id, goal=goal, left=most, path=path, cause=cause))

    def entered(self, table: Table, figure: Figure, square: str) -> None:
        """Somebody else's turret deals 1 damage, and turns no marks (ADR-TUR-5, 6, 14)."""
        owner = table.state.turrets.get(square, "")
        if owner and owner != figure.id:
            amount = min(1, OVERKILL - len(figure.damage))
            fired = Damaged(owner, figure.id, amount, 0, len(figure.damage) + amount, TURRET)
            lay_tokens(table, owner, figure, amount, fired)

    # grabs

    def gives_ammo(self, state: AdrenalineState, square: str) -> bool:
        """Each square at most once a turn (ADR-TUR-2)."""
        return square not in state.grabbed

    def grab_ammo(self, table: Table, figure: Figure) -> None:
        """One of the offered tiles is chosen."""
        table.state.stack.append(Offered(figure=figure.id))

    # scoring

    def killshot(self, table: Table, tokens: Sequence[str]) -> None:
        """All tokens go back (ADR-TUR-10)."""
        table.state.killshot.append([])

    def double_kill(self, state: AdrenalineState, killed: Sequence[Figure]) -> bool:
        """Two opponents dead, whoever's turret did it; the own death does not count (ADR-TUR-9)."""
        return sum(figure.id != state.active for figure in killed) > 1

    def score_tracks(self, table: Table) -> None:
        """Controlled turrets by rank (ADR-TUR-11)."""
        owners = ranked(table.state, self.turn_order(table.state))
        points = {owner: scoring.at_rank(rank, scoring.TRACK_VALUES) for rank, owner in enumerate(owners)}
        for owner, number in points.items():
            scoring.gain_points(table, owner, "turrets", number)
        table.tell(TurretsScored(points))

    def promise(self, state: AdrenalineState, own: str) -> float:
        """What the turrets would pay now, worth more as the skulls go, and what the next shots of each are worth."""
        controlled = list(state.turrets.values())
        owners = ranked(state, self.turn_order(state))
        paid = scoring.at_rank(owners.index(own), scoring.TRACK_VALUES) if own in owners else 0
        return paid * scoring.lateness(state) + 0.5 * controlled.count(own)


def ranked(state: AdrenalineState, order: Sequence[str]) -> list[str]:
    """Who controls turrets: most first, ties to the one who took his last turn earlier (ADR-TUR-11).

    At the end everybody has played one turn since the active player's last but one, so that is the order after him.
    """
    controlled = list(state.turrets.values())
    after = order.index(state.active) + 1
    by_turn = [*order[after:], *order[:after]]
    owners = [id for id in by_turn if id in controlled]
    return sorted(owners, key=lambda id: -controlled.count(id))


class WalkRule(FrameRule[Walk]):
    """A way that is chosen square by square, as long as it matters which. The moves are made once it is settled.

    Our reading: a way enters no square twice, and the square it began on only if it ends there.
    """

    def asks(self, table: Table, frame: Walk) -> str:
        """`step` while ways set off different turrets."""
        return "step" if len(self._best(table, frame)) > 1 else ""

    def choices(self, table: Table, frame: Walk, seat: int) -> Sequence[Action]:
        """The squares that the best ways enter next, that of the very best first."""
        done = len(frame.path)
        return [Go(square) for square in dict.fromkeys(way[done] for way in self._best(table, frame))]

    def take(self, table: Table, frame: Walk, seat: int, action: Action) -> None:
        """Notes a step."""
        assert isinstance(action, Go)
        frame.path.append(action.square)
        frame.left -= 1

    def go_on(self, table: Table, frame: Walk) -> None:
        """Moves the whole way."""
        table.state.stack.pop()
        way = self._best(table, frame)[0]
        table.move(frame.figure, table.figures[frame.walker], way, frame.cause)

    @staticmethod
    def _best(table: Table, frame: Walk) -> list[tuple[str, ...]]:
        """The shortest way for each row of turrets. One's own figure avoids them, others are led past one's own."""
        shortest: dict[tuple[str, ...], tuple[str, ...]] = {}
        for way in sorted(_ways(table, frame), key=len):
            shortest.setdefault(_fire(table, frame, way), way)
        own = frame.walker == frame.figure
        fires = sorted(shortest, key=lambda fire: len(fire) if own else -fire.count(frame.figure))
        return [shortest[fire] for fire in fires]


def _ways(table: Table, walk: Walk) -> Iterator[tuple[str, ...]]:
    """All whole ways that go on from what is chosen."""
    if len(walk.path) > 1 and walk.path[-1] == walk.goal:
        yield tuple(walk.path)
        return
    edge = [tuple(walk.path)]
    longest = len(walk.path) + walk.left
    while edge:
        way = edge.pop(0)
        for square in table.arena.neighbours(way[-1]):
            if square == walk.goal:
                yield (*way, square)
            elif square not in way and len(way) + table.arena.distance(square, walk.goal) < longest:
                edge.append((*way, square))


def _fire(table: Table, walk: Walk, way: tuple[str, ...]) -> tuple[str, ...]:
    """The owners of the turrets that a way sets off, in order."""
    owners = (table.state.turrets.get(square, "") for square in way[1:])
    return tuple(owner for owner in owners if owner and owner != walk.walker)


class OfferedRule(FrameRule[Offered]):
    """Which of the offered tiles, and what of it is given up for the turret (ADR-TUR-2, 3)."""

    def asks(self, table: Table, frame: Offered) -> str:
        """`tile`, then `turret` unless it is one's own already (ADR-TUR-14)."""
        return "turret" if frame.tile else "tile"

    def choices(self, table: Table, frame: Offered, seat: int) -> Sequence[Action]:
        """The tiles offered, the most useful first; then what would not fit, nothing, and the rest of the tile."""
        figure = table.figures[frame.figure]
        if not frame.tile:
            return [Pick(tile) for tile in sorted(dict.fromkeys(table.state.offer), key=lambda id: -_use(figure, id))]
        lost = _lost(figure, frame.tile)
        things = [colour for colour in COLOURS if TILES[frame.tile].cubes[colour]]
        things += ["powerup"] if TILES[frame.tile].powerup else []
        spare = [Give(thing) for thing in things if thing in lost]
        return [*spare, Done(), *(Give(thing) for thing in things if thing not in lost)]

    def take(self, table: Table, frame: Offered, seat: int, action: Action) -> None:
        """Notes the tile; takes it whole, or less one thing."""
        figure = table.figures[frame.figure]
        if isinstance(action, Pick):
            frame.tile = action.tile
            if table.state.turrets[figure.square] == figure.id:
                self._grab(table, figure, frame.tile, "")
        else:
            self._grab(table, figure, frame.tile, action.thing if isinstance(action, Give) else "")

    @staticmethod
    def _grab(table: Table, figure: Figure, tile: str, gave: str) -> None:
        table.state.stack.pop()
        table.state.offer.remove(tile)
        table.state.grabbed.append(figure.square)
        table.take_tile(figure, tile, gave)
        if gave:
            _take_turret(table, figure, gave)


def _use(figure: Figure, tile: str) -> float:
    """How much of a tile finds room; a powerup counts a little more than a cube."""
    cubes = sum(min(number, figure.reserve[colour]) for colour, number in TILES[tile].cubes.items())
    return cubes + (1.5 if TILES[tile].powerup and len(figure.hand) < HAND_LIMIT else 0)


def _lost(figure: Figure, tile: str) -> list[str]:
    """What of a tile would not fit (ADR-AMMO-2, 3)."""
    lost = [colour for colour in COLOURS if TILES[tile].cubes[colour] > figure.reserve[colour]]
    return [*lost, "powerup"] if TILES[tile].powerup and len(figure.hand) >= HAND_LIMIT else lost


def _take_turret(table: Table, figure: Figure, gave: str) -> None:
    """The turret of the square changes hands; the token of another becomes his mark (ADR-TUR-3, 4)."""
    before = table.state.turrets[figure.square]
    table.state.turrets[figure.square] = figure.id
    table.tell(TurretTaken(figure.id, figure.square, gave, before))
    if before:
        mark(table, before, figure, 1, TURRET)
