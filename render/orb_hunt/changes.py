"""What changed since the last picture, folded from events: ways, fights, lives, loot, hits on the villain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.core.model import Event
from rules.orb_hunt import events as ev
from rules.orb_hunt.view import View


@dataclass
class Changes:
    """The marks of one picture.

    `turns`: whose turns it was. `ways`: the fields each figure passed, a list for each stretch on foot. `fought`:
    figures whose last roll is new, with the field of that fight ("" = the villain). `lost`, `regained`: lives by
    figure. `found`: new loot by figure and kind. `goals`: figures whose goal was found. `hits`: how many of the newest
    hits on the villain are new. `acted`: figures whose newest cells of the rounds are new.
    """

    turns: list[str] = field(default_factory=list)
    ways: dict[str, list[list[str]]] = field(default_factory=dict)
    fought: dict[str, str] = field(default_factory=dict)
    lost: Counter[str] = field(default_factory=Counter)
    regained: Counter[str] = field(default_factory=Counter)
    found: dict[str, Counter[str]] = field(default_factory=dict)
    goals: set[str] = field(default_factory=set)
    hits: int = 0
    acted: Counter[str] = field(default_factory=Counter)


_OWN_TURN = (ev.Moved, ev.Rolled, ev.Healed, ev.Passed, ev.Woke, ev.TurnSkipped)
_ACTS = (ev.VillainHit, ev.Healed, ev.Passed, ev.Woke, ev.TurnSkipped)


def following(view: View) -> str:
    """The figure for which the table waits; "" once it is over."""
    if view.phase == "over":
        return ""
    return next((ask.figure for ask in view.asks), view.active)


def fold(changes: Sequence[Event]) -> Changes:
    """Fold `changes`."""
    found = Changes()
    for event in changes:
        if isinstance(event, _OWN_TURN) and event.figure not in found.turns:
            found.turns.append(event.figure)
        if isinstance(event, _ACTS):
            found.acted[event.figure] += 1
        _note(found, event)
    return found


def _note(found: Changes, event: Event) -> None:
    match event:
        case ev.Moved():
            _note_way(found, event)
        case ev.Rolled() if event.at:
            found.fought[event.figure] = event.at
        case ev.FightLost():
            found.lost[event.figure] += 1
        case ev.Wounded():
            found.lost[event.figure] += event.amount
        case ev.Healed():
            found.regained[event.figure] += event.amount
        case ev.Woke():
            found.regained[event.figure] += 1
        case ev.LootFound():
            found.found.setdefault(event.figure, Counter())[event.loot] += 1
        case ev.GoalFound():
            found.goals.add(event.figure)
        case ev.VillainHit():
            found.hits += 1
        case ev.VillainDrawn():
            found.acted.clear()


def _note_way(found: Changes, event: ev.Moved) -> None:
    """A transfer begins another stretch; so does a move that does not begin where the last one ended."""
    if len(event.path) < 2:
        return
    ways = found.ways.setdefault(event.figure, [])
    if not ways or ways[-1][-1] != event.path[0]:
        ways.clear()
        ways.append([event.path[0]])
    for before, at in zip(event.path, event.path[1:], strict=False):
        if _beside(before, at):
            ways[-1].append(at)
        else:
            ways.append([at])


def _beside(one: str, other: str) -> bool:
    """One step apart; teleports lie further apart on every board."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:])) == 1
