"""What changed since the last picture, folded from redacted events: trails, shots, hits, new tokens, new things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.adrenaline import events as ev
from rules.adrenaline.view import View
from rules.core.model import Event


@dataclass(frozen=True)
class Shot:
    """`by` hit `target`; the squares are where they stood then ("" = not known)."""

    by: str
    target: str
    start: str
    end: str


@dataclass
class Changes:
    """The marks of one picture. `places` is where a figure was last known to stand while the events went by.

    `turns`: whose turns it was. `trails`: the squares each figure passed. `blinked`: figures whose trail is a teleport.
    `hits`: damage dealt, marks turned included. `marked`: marks given. `fresh`: new tokens still on a board, `tagged`:
    (figure, owner) of new marks. `fallen`: figures killed and where. `arrived`: figures that entered the arena.
    `grown`: new tokens on the tracks of spawnpoints. `taken`: squares whose turret changed hands. `offered`: how many
    tiles joined the offer.
    """

    turns: list[str] = field(default_factory=list)
    places: dict[str, str] = field(default_factory=dict)
    trails: dict[str, list[str]] = field(default_factory=dict)
    blinked: set[str] = field(default_factory=set)
    shots: list[Shot] = field(default_factory=list)
    hits: dict[str, int] = field(default_factory=dict)
    hit_by: dict[str, str] = field(default_factory=dict)
    marked: dict[str, int] = field(default_factory=dict)
    fresh: dict[str, int] = field(default_factory=dict)
    tagged: set[tuple[str, str]] = field(default_factory=set)
    fallen: dict[str, str] = field(default_factory=dict)
    arrived: set[str] = field(default_factory=set)
    emptied: set[str] = field(default_factory=set)
    laid: set[str] = field(default_factory=set)
    stocked: set[tuple[str, str]] = field(default_factory=set)
    gained: set[tuple[str, str]] = field(default_factory=set)
    reloaded: set[tuple[str, str]] = field(default_factory=set)
    skulls: int = 0
    grown: dict[str, int] = field(default_factory=dict)
    taken: set[str] = field(default_factory=set)
    offered: int = 0
    shooter_at: dict[str, str] = field(default_factory=dict)


def fold(changes: Sequence[Event], before: View | None = None) -> Changes:
    """Fold `changes`. `before` is the view of the last picture: it tells where figures stood that never moved."""
    found = Changes()
    if before is not None:
        found.places = {figure.id: figure.square for figure in before.figures if figure.square}
    for event in changes:
        _note_turn(found, event)
        _note_moves(found, event)
        _note_hits(found, event)
        _note_things(found, event)
        _note_modes(found, event)
    return found


_OWN_TURN = (ev.TurnEnded, ev.Ran, ev.TileTaken, ev.WeaponTaken, ev.ShotBegan, ev.PowerupPlayed, ev.Spawned)


def _note_turn(found: Changes, event: Event) -> None:
    """Whose turn it was: who acts as only the figure on turn can. Coming back happens in others' turns."""
    if isinstance(event, _OWN_TURN) and not (isinstance(event, ev.Spawned) and event.again) and (
        event.figure not in found.turns
    ):
        found.turns.append(event.figure)


def _note_moves(found: Changes, event: Event) -> None:
    if isinstance(event, ev.Ran | ev.Moved):
        if len(event.path) < 2:
            return
        if isinstance(event, ev.Moved) and event.cause == "teleporter":
            found.blinked.add(event.figure)
        trail = found.trails.get(event.figure, [])
        goes_on = trail and trail[-1] == event.path[0]
        found.trails[event.figure] = [*trail, *event.path[1:]] if goes_on else list(event.path)
        found.places[event.figure] = event.path[-1]
    elif isinstance(event, ev.Spawned):
        found.trails.pop(event.figure, None)
        found.places[event.figure] = event.square
        found.arrived.add(event.figure)
    elif isinstance(event, ev.TileTaken | ev.WeaponTaken | ev.ShotBegan):
        found.places[event.figure] = event.square


def _note_hits(found: Changes, event: Event) -> None:
    if isinstance(event, ev.ShotBegan):
        found.shooter_at[event.figure] = event.square
    elif isinstance(event, ev.Damaged):
        amount = event.amount + event.turned
        found.hits[event.figure] = found.hits.get(event.figure, 0) + amount
        found.fresh[event.figure] = found.fresh.get(event.figure, 0) + amount
        found.hit_by[event.figure] = event.by
        if event.cause != "turret":
            _note_shot(found, event.by, event.figure)
    elif isinstance(event, ev.Marked):
        if event.amount:
            found.tagged.add((event.figure, event.by))
        if event.cause not in ("tagback_grenade", "revenge", "turret"):
            found.marked[event.figure] = found.marked.get(event.figure, 0) + event.amount
            found.hit_by.setdefault(event.figure, event.by)
            _note_shot(found, event.by, event.figure)
    elif isinstance(event, ev.Killed):
        found.fallen[event.figure] = found.places.get(event.figure, "")
    elif isinstance(event, ev.BoardScored):
        found.fresh.pop(event.figure, None)


def _note_shot(found: Changes, by: str, target: str) -> None:
    start = found.shooter_at.get(by) or found.places.get(by, "")
    shot = Shot(by, target, start, found.places.get(target, ""))
    if shot not in found.shots:
        found.shots.append(shot)


def _note_things(found: Changes, event: Event) -> None:
    if isinstance(event, ev.TileTaken):
        found.emptied.add(event.square)
    elif isinstance(event, ev.TileLaid):
        found.laid.add(event.square)
    elif isinstance(event, ev.WeaponTaken):
        found.gained.add((event.figure, event.weapon))
        if event.left:
            found.stocked.add((event.square, event.left))
            found.gained.discard((event.figure, event.left))
    elif isinstance(event, ev.WeaponLaid):
        found.stocked.add((event.square, event.weapon))
    elif isinstance(event, ev.Reloaded):
        found.reloaded.add((event.figure, event.weapon))
    elif isinstance(event, ev.SkullTaken):
        found.skulls += 1


def _note_modes(found: Changes, event: Event) -> None:
    """Tracks, turrets, the offer and the bot figure."""
    if isinstance(event, ev.Tagged):
        found.grown[event.spawnpoint] = found.grown.get(event.spawnpoint, 0) + 1
        if not event.standing:
            _note_shot(found, event.figure, event.spawnpoint)
    elif isinstance(event, ev.OverkillLaid):
        found.grown[event.spawnpoint] = found.grown.get(event.spawnpoint, 0) + 1
    elif isinstance(event, ev.StruckBack):
        found.hits[event.figure] = found.hits.get(event.figure, 0) + 1
        found.fresh[event.figure] = found.fresh.get(event.figure, 0) + 1
        found.hit_by[event.figure] = event.spawnpoint
    elif isinstance(event, ev.TurretTaken):
        found.taken.add(event.square)
    elif isinstance(event, ev.TileOffered):
        found.offered += 1
    elif isinstance(event, ev.BotPlaced):
        found.trails.pop("bot", None)
        found.places["bot"] = event.square
        found.arrived.add("bot")
