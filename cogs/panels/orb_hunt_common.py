"""Small helpers shared by Orb Hunt's panel modules."""

from __future__ import annotations

from typing import cast

from cogs.orb_hunt_words import OrbHuntWords
from cogs.speech import Speech
from rules.orb_hunt.content import BOARDS, RULES
from rules.orb_hunt.view import EnemyView, FigureView, View

FACES = range(1, RULES.faces + 1)


def told(speech: Speech) -> OrbHuntWords:
    """The wordsmith for message text."""
    return cast(OrbHuntWords, speech.told)


def labels(speech: Speech) -> OrbHuntWords:
    """The wordsmith for buttons."""
    return cast(OrbHuntWords, speech.labels)


def own_figure(view: View) -> FigureView | None:
    """The viewer's figure; None for a spectator."""
    return next((figure for figure in view.figures if figure.seat == view.viewer), None)


def standing(figure: FigureView) -> list[EnemyView]:
    """The undefeated enemies on its board."""
    return [enemy for enemy in figure.enemies if not enemy.beaten]


def enemy_at(figure: FigureView, field: str) -> EnemyView | None:
    """The undefeated enemy of a field."""
    return next((enemy for enemy in standing(figure) if enemy.field == field), None)


def need(figure: FigureView, enemy: EnemyView) -> int:
    """What both dice must make to beat an enemy without grenades."""
    return max(RULES.dice, enemy.strength - figure.bonus)


def chance(figure: FigureView, enemy: EnemyView) -> int:
    """How likely a fight is won without grenades, per cent."""
    rolls = [one + other for one in FACES for other in FACES]
    won = sum(roll + figure.bonus >= enemy.strength for roll in rolls)
    return round(100 * won / len(rolls))


def steps_to(figure: FigureView, field: str) -> int:
    """How many steps a move to a field takes; enemies stop it."""
    stops = [enemy.field for enemy in standing(figure)] or ([figure.goal] if figure.goal else [])
    return len(BOARDS[figure.board].reach(figure.field, stops, RULES.steps).get(field, (field,))) - 1
