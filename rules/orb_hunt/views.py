"""What a reader may know (ORB-HIDE-1): a new record made of allowed fields only."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.model import Ask
from rules.orb_hunt.content import GRENADE, LOOT, RULES, VILLAINS
from rules.orb_hunt.fight import strength_of
from rules.orb_hunt.scoring import outcome, points_of, sources
from rules.orb_hunt.state import Fight, Figure, OrbHuntState, Roll, Turn, VillainTurn
from rules.orb_hunt.table import Table, attack_of, bonus_of, goal_shown, printed
from rules.orb_hunt.view import CellView, EnemyView, FigureView, RollView, RoundView, View, VillainView


def view(state: OrbHuntState, viewer: int | None, asks: tuple[Ask, ...]) -> View:
    """The table as `viewer` may know it (None = a spectator)."""
    table = Table(state)
    top = state.stack[-1] if state.stack else None
    opened = _roll(top.roll, top.at, strength_of(table, top), False) if isinstance(top, Fight) else None
    at_home = isinstance(top, Turn) and top.stage == "home" and state.phase == "first"
    return View(
        mode=state.mode,
        options=dict(state.options),
        viewer=viewer,
        phase=state.phase,
        turn=state.turn,
        round=state.round,
        active=state.active,
        steps=RULES.steps if at_home else 0,
        order=tuple(figure.id for figure in table.order()),
        figures=tuple(_figure(figure) for figure in state.figures.values()),
        villain=_villain(state),
        rounds=tuple(_rounds(state)),
        open_roll=opened,
        struck=top.figure if isinstance(top, VillainTurn) else "",
        asks=asks,
        outcome=outcome(state) if state.phase == "over" else None,
    )


def _figure(figure: Figure) -> FigureView:
    last = figure.last_roll
    return FigureView(
        id=figure.id,
        seat=figure.seat,
        hero=figure.hero,
        board=figure.board,
        field=figure.field,
        goal=figure.goal if goal_shown(figure) else "",
        lives=figure.lives,
        lives_most=RULES.lives,
        unconscious=figure.unconscious,
        stunned=figure.stunned,
        enemies=tuple(
            EnemyView(field, enemy.type, printed(enemy), enemy.strength, enemy.loot)
            for field, enemy in figure.enemies.items()
        ),
        belongings=dict(figure.owned),
        bonus=bonus_of(figure),
        points=points_of(figure),
        sources=sources(figure),
        last_roll=None if last is None else _roll(last, last.at, last.strength, last.won),
    )


def _roll(roll: Roll, at: str, strength: int, won: bool) -> RollView:
    thrown = roll.grenades * LOOT[GRENADE].bonus
    return RollView(roll.dice, roll.bonus, roll.grenades, thrown, attack_of(roll), at, strength, won)


def _villain(state: OrbHuntState) -> VillainView | None:
    villain = state.villain
    return None if villain is None else VillainView(villain.id, VILLAINS[villain.id].strength, villain.strength)


def _rounds(state: OrbHuntState) -> Iterator[RoundView]:
    """The rounds that are written down, numbered so that the last one is the present one."""
    for number, round in enumerate(state.rounds, state.round - len(state.rounds) + 1):
        cells = [
            CellView(cell.figure, cell.did, None if cell.roll is None else _roll(cell.roll, "", 0, False))
            for cell in round.cells
        ]
        done = round.ability
        yield RoundView(
            number, tuple(cells), done.effect if done else "", done.figure if done else "", done.amount if done else 0
        )
