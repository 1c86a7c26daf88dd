"""Domination (ADR-DOM): spawnpoints are targets with a track each, and strike back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from rules.adrenaline import scoring
from rules.adrenaline.actions import Lay as LayAction
from rules.adrenaline.cards import COLOURS
from rules.adrenaline.damage import lay_tokens
from rules.adrenaline.events import OverkillLaid, StruckBack, Tagged, TrackScored
from rules.adrenaline.frames import FrameRule
from rules.adrenaline.modes.base import Mode, Touch
from rules.adrenaline.state import AdrenalineState, Figure, Lay, Spawnpoint, Target
from rules.core.errors import RulesError
from rules.core.model import Action

if TYPE_CHECKING:
    from rules.adrenaline.table import Table

FULL_TRACK, FULL_TRACKS = 8, 2
"""So many tracks of so many tokens start the end (ADR-DOM-12)."""


class Domination(Mode):
    """Points from three tracks in place of the killshot track."""

    name = "domination"
    sources = ("boards", "first_blood", "double_kill", "spawnpoints")

    def set_up(self, table: Table) -> None:
        """A track for each spawnpoint (ADR-DOM-1)."""
        super().set_up(table)
        spawns = {f"spawn_{colour}": table.arena.spawns[colour] for colour in COLOURS}
        table.state.spawnpoints = {id: Spawnpoint(id=id, square=square) for id, square in spawns.items()}

    def turn_begins(self, table: Table) -> None:
        """Every spawnpoint can be damaged once a turn (ADR-DOM-5)."""
        for spawnpoint in table.state.spawnpoints.values():
            spawnpoint.hit = False

    # targets

    def targets(self, state: AdrenalineState) -> Mapping[str, Target]:
        """Figures and spawnpoints (ADR-DOM-4)."""
        return {**state.figures, **state.spawnpoints}

    def aims(self, table: Table, at: str, touch: Touch) -> Iterable[Target]:
        """Spawnpoints only for effects that deal damage; those that move their target must see it (ADR-DOM-6)."""
        figures = table.figures.values()
        if touch == "other" or _first_turn(table):
            return figures
        things = [thing for thing in table.state.spawnpoints.values() if not thing.hit]
        if touch == "drag":
            things = [thing for thing in things if thing.square in table.arena.seen[at]]
        return [*figures, *things]

    def takes_hits(self, state: AdrenalineState, id: str) -> bool:
        """A spawnpoint only once a turn."""
        return id in state.figures or not state.spawnpoints[id].hit

    def no_aim(self, table: Table, at: str, touch: Touch, id: str) -> RulesError | None:
        """A first turn, an effect without damage, a second hit, out of sight."""
        thing = table.state.spawnpoints.get(id)
        if thing is None:
            return None
        if _first_turn(table):
            return RulesError("illegal", "spawnpoint_first_turn", "ADR-DOM-2")
        if touch == "other":
            return RulesError("illegal", "spawnpoint_no_damage", "ADR-DOM-4")
        if thing.hit:
            return RulesError("illegal", "spawnpoint_hit", "ADR-DOM-5", target=id)
        if touch == "drag" and thing.square not in table.arena.seen[at]:
            return RulesError("illegal", "spawnpoint_not_seen", "ADR-DOM-6", target=id, start=at)
        return None

    def hit_thing(self, table: Table, by: str, thing: Target) -> None:
        """One token a hit, whatever the damage; none for a second hit of the turn (ADR-DOM-5)."""
        assert isinstance(thing, Spawnpoint)
        if not thing.hit:
            thing.hit = True
            _tag(table, by, thing, standing=False)

    # the end of a turn

    def turn_ends(self, table: Table) -> None:
        """Who stands alone on a spawnpoint tags it; who stands on one is struck (ADR-DOM-3, 8, 15).

        Our reading: tagging by standing does itself. There is no reason to refuse it.
        """
        figure = table.figures[table.state.active]
        thing = next((thing for thing in table.state.spawnpoints.values() if thing.square == figure.square), None)
        if thing is None or _first_turn(table):
            return
        if not any(other.square == figure.square for other in table.figures.values() if other is not figure):
            _tag(table, figure.id, thing, standing=True)
        struck = StruckBack(thing.id, figure.id, len(figure.damage) + 1)
        lay_tokens(table, figure.id, figure, 1, struck, killer=thing.id)

    # scoring

    def killshot(self, table: Table, tokens: Sequence[str]) -> None:
        """Killshot tokens go back, an overkill token goes on a track (ADR-DOM-11)."""
        table.state.killshot.append([])
        if len(tokens) > 1:
            table.state.stack.insert(1, Lay(figure=tokens[1]))

    def double_kill(self, state: AdrenalineState, killed: Sequence[Figure]) -> bool:
        """A death by a spawnpoint, which is always one's own, does not count (ADR-DOM-10)."""
        return super().double_kill(state, [figure for figure in killed if figure.id != state.active])

    def last_round(self, state: AdrenalineState) -> bool:
        """Also when two tracks are full (ADR-DOM-12)."""
        full = sum(len(thing.tokens) >= FULL_TRACK for thing in state.spawnpoints.values())
        return full >= FULL_TRACKS or super().last_round(state)

    def score_tracks(self, table: Table) -> None:
        """Each track on its own (ADR-DOM-13)."""
        for thing in table.state.spawnpoints.values():
            points = friendly(thing.tokens)
            for owner, number in points.items():
                scoring.gain_points(table, owner, "spawnpoints", number)
            table.tell(TrackScored(thing.id, points))

    def promise(self, state: AdrenalineState, own: str) -> float:
        """What the tracks would pay now, worth more as the end comes near; a lead over the next is worth a little."""
        late = max(scoring.lateness(state), _fullness(state))
        return sum(_track_promise(thing.tokens, own) for thing in state.spawnpoints.values()) * late


class LayRule(FrameRule[Lay]):
    """On which track an overkill token goes (ADR-DOM-11); for the bot the active player says (ADR-DOM-17)."""

    def asks(self, table: Table, frame: Lay) -> str:
        """`lay`."""
        return "lay"

    def choices(self, table: Table, frame: Lay, seat: int) -> Sequence[Action]:
        """Every track, the one first on which the token gains most now."""
        things = table.state.spawnpoints.values()
        return [LayAction(thing.id) for thing in sorted(things, key=lambda thing: -_gain(thing.tokens, frame.figure))]

    def take(self, table: Table, frame: Lay, seat: int, action: Action) -> None:
        """Lays the token."""
        assert isinstance(action, LayAction)
        table.state.stack.pop()
        thing = table.state.spawnpoints[action.spawnpoint]
        thing.tokens.append(frame.figure)
        table.tell(OverkillLaid(frame.figure, thing.id, len(thing.tokens)))


def friendly(tokens: Sequence[str]) -> dict[str, int]:
    """Points of a track by owner in rank order; all that are tied get the higher value (ADR-DOM-13)."""
    owners = scoring.ranked(tokens)
    counts = {owner: tokens.count(owner) for owner in owners}
    ranks = {owner: sum(other > counts[owner] for other in counts.values()) for owner in owners}
    return {owner: scoring.at_rank(rank, scoring.TRACK_VALUES) for owner, rank in ranks.items()}


def _first_turn(table: Table) -> bool:
    """Is it the active player's first turn, in which spawnpoints do nothing (ADR-DOM-2)? Everybody has one a round."""
    return table.state.turn <= len(table.mode.turn_order(table.state))


def _tag(table: Table, by: str, thing: Spawnpoint, *, standing: bool) -> None:
    thing.tokens.append(by)
    table.tell(Tagged(by, thing.id, len(thing.tokens), standing))


def _fullness(state: AdrenalineState) -> float:
    """From 0.3 with empty tracks to 1 with two full ones."""
    lengths = sorted(min(len(thing.tokens), FULL_TRACK) for thing in state.spawnpoints.values())
    return 0.3 + 0.7 * sum(lengths[-FULL_TRACKS:]) / (FULL_TRACK * FULL_TRACKS)


def _gain(tokens: Sequence[str], own: str) -> int:
    """Points that one token more is worth to its owner."""
    return friendly([*tokens, own])[own] - friendly(tokens).get(own, 0)


def _track_promise(tokens: Sequence[str], own: str) -> float:
    paid = friendly(tokens)
    rivals = [number for owner, number in paid.items() if owner != own]
    return paid.get(own, 0) + 0.3 * tokens.count(own) - 0.1 * sum(rivals)
