"""Small facts about ids: colours and powerup cards such as `newton_red`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from rules.adrenaline.state import Colours, Figure

COLOURS = ("red", "yellow", "blue")


@cache
def colour_of(card: str) -> str:
    """The colour of a powerup card."""
    return card.rpartition("_")[2]


@cache
def kind_of(card: str) -> str:
    """The type of a powerup card: `newton`, `teleporter`, `targeting_scope` or `tagback_grenade`."""
    return card.rpartition("_")[0]


def count(colours: Iterable[str]) -> Colours:
    """How often each colour occurs."""
    listed = list(colours)
    return {colour: listed.count(colour) for colour in COLOURS}


def funds(figure: Figure) -> Colours:
    """What `figure` can pay of each colour: cubes in the box and powerups in hand (ADR-PAY-1)."""
    owned = dict(figure.cubes)
    for card in figure.hand:
        owned[colour_of(card)] += 1
    return owned


def covers(owned: Mapping[str, int], cost: Mapping[str, int]) -> bool:
    """Can `owned` pay `cost`? A powerup has one colour, so how an earlier cost was paid never matters."""
    return owned["red"] >= cost["red"] and owned["yellow"] >= cost["yellow"] and owned["blue"] >= cost["blue"]


def total(colours: Mapping[str, int]) -> int:
    """All cubes of a cost."""
    return sum(colours.values())
