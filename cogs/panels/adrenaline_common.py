"""Small helpers shared by ADRENALINE's panel modules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from cogs.adrenaline_words import COLOURS, AdrenalineWords
from cogs.speech import Speech
from rules.adrenaline import actions
from rules.adrenaline.content import ARENAS, WEAPONS
from rules.adrenaline.view import Cubes, FigureView, View
from rules.core import notation
from rules.core.model import Action

VERBS = notation.verbs(actions.ACTIONS)


def told(speech: Speech) -> AdrenalineWords:
    """The wordsmith for message text."""
    return cast(AdrenalineWords, speech.told)


def labels(speech: Speech) -> AdrenalineWords:
    """The wordsmith for buttons."""
    return cast(AdrenalineWords, speech.labels)


def parsed(text: str) -> Action:
    """The action that a text of ours spells."""
    return notation.parse(text, VERBS)


def own_figure(view: View) -> FigureView | None:
    """The viewer's figure; None for a spectator."""
    return next((figure for figure in view.figures if figure.seat is not None and figure.seat == view.viewer), None)


def counted(colours: Sequence[str]) -> dict[str, int]:
    """A price as cubes by colour."""
    return {colour: colours.count(colour) for colour in COLOURS}


def by_colour(cubes: Cubes) -> dict[str, int]:
    """A box of cubes by colour."""
    return {"red": cubes.red, "yellow": cubes.yellow, "blue": cubes.blue}


def price(words: AdrenalineWords, colours: Sequence[str]) -> str:
    """A price in words; "free" when there is none."""
    return words.cubes(counted(colours)) if colours else words.texts.get(words.language, "ui-free")


def pickup(words: AdrenalineWords, weapon: str) -> str:
    """What taking a weapon costs, in words."""
    return price(words, WEAPONS[weapon].pickup)


def spawn_square(view: View, colour: str) -> str:
    """The spawnpoint of a colour."""
    return next(square.id for square in ARENAS[view.arena].squares if square.spawn == colour)


def distances(view: View) -> dict[str, int]:
    """How far each square is from the viewer's figure; empty while it is off the board."""
    own = own_figure(view)
    if own is None or not own.square:
        return {}
    arena = ARENAS[view.arena]
    return {square.id: arena.distance(own.square, square.id) for square in arena.squares}
