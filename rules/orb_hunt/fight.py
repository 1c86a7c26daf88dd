"""A roll against an enemy or the villain: grenades after it, then its result (ORB-FIGHT, ORB-P2-5)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.model import Action
from rules.orb_hunt.actions import Done, Grenade
from rules.orb_hunt.content import GRENADE, LOOT
from rules.orb_hunt.events import (
    FightLost,
    FightWon,
    GoalFound,
    GrenadeThrown,
    LootFound,
    Rolled,
    VillainBeaten,
    VillainHit,
)
from rules.orb_hunt.frames import FrameRule
from rules.orb_hunt.scoring import end_game
from rules.orb_hunt.state import Cell, Fight, Figure, LastRoll
from rules.orb_hunt.table import Table, attack_of, printed, spend


def fight(table: Table, figure: Figure, at: str) -> None:
    """Rolls against the enemy on the field `at`, or with "" against the villain; the result is still open."""
    roll = table.roll(figure)
    frame = Fight(figure=figure.id, at=at, roll=roll)
    enemy = figure.enemies[at].type if at else _villain(table)
    attack = attack_of(roll)
    table.tell(Rolled(figure.id, at, enemy, *roll.dice, roll.bonus, attack, strength_of(table, frame)))
    table.state.stack.append(frame)


def strength_of(table: Table, frame: Fight) -> int:
    """The present strength of whom the roll is against."""
    if frame.at:
        return table.figures[frame.figure].enemies[frame.at].strength
    villain = table.state.villain
    assert villain is not None
    return villain.strength


class FightRule(FrameRule[Fight]):
    """Asks for grenades while one is held and can still do something, then settles the fight."""

    silence = "done"

    def asks(self, table: Table, frame: Fight) -> str:
        """`grenades`. An enemy that is beaten already needs none; against the villain each counts as points."""
        if not table.figures[frame.figure].owned[GRENADE]:
            return ""
        open_still = not frame.at or attack_of(frame.roll) < strength_of(table, frame)
        return "grenades" if open_still else ""

    def choices(self, table: Table, frame: Fight) -> Sequence[Action]:
        """A grenade first where those held can win, or where it counts anyway; else none first."""
        held = table.figures[frame.figure].owned[GRENADE] * LOOT[GRENADE].bonus
        wins = not frame.at or attack_of(frame.roll) + held >= strength_of(table, frame)
        return [Grenade(), Done()] if wins else [Done(), Grenade()]

    def take(self, table: Table, frame: Fight, action: Action) -> None:
        """Spends a grenade (ORB-FIGHT-3), or settles."""
        if isinstance(action, Grenade):
            spend(table.figures[frame.figure], GRENADE)
            frame.roll.grenades += 1
            table.tell(GrenadeThrown(frame.figure, LOOT[GRENADE].bonus, attack_of(frame.roll)))
        else:
            self.go_on(table, frame)

    def go_on(self, table: Table, frame: Fight) -> None:
        """The result: equality wins (ORB-FIGHT-4)."""
        table.state.stack.pop()
        figure = table.figures[frame.figure]
        if not frame.at:
            _hit_villain(table, figure, frame)
            return
        strength, attack = strength_of(table, frame), attack_of(frame.roll)
        roll = frame.roll
        won = attack >= strength
        figure.last_roll = LastRoll(roll.dice, roll.bonus, roll.grenades, frame.at, strength, won)
        if won:
            _win(table, figure, frame.at, attack)
        else:
            _lose(table, figure, frame.at, attack)


def _win(table: Table, figure: Figure, at: str, attack: int) -> None:
    """The enemy is beaten, what lies under it is found (ORB-FIGHT-5)."""
    enemy = figure.enemies[at]
    strength, enemy.strength = enemy.strength, 0
    table.tell(FightWon(figure.id, at, enemy.type, attack, strength, printed(enemy)))
    table.tell(LootFound(figure.id, at, table.draw_loot(figure, enemy)))
    if at == figure.goal:
        table.tell(GoalFound(figure.id, at))


def _lose(table: Table, figure: Figure, at: str, attack: int) -> None:
    """A life is lost and the enemy stays weakened by the whole attack (ORB-FIGHT-6, 7)."""
    enemy = figure.enemies[at]
    strength = enemy.strength
    enemy.strength -= attack
    table.lose_lives(figure, 1)
    table.tell(FightLost(figure.id, at, enemy.type, attack, strength, enemy.strength, figure.lives))
    table.faint(figure)


def _hit_villain(table: Table, figure: Figure, frame: Fight) -> None:
    """The attack counts in full, as strength lost and as points (ORB-P2-5, ORB-SCORE-2); at 0 all is over."""
    state, attack = table.state, attack_of(frame.roll)
    villain = state.villain
    assert villain is not None
    before = villain.strength
    villain.strength = max(before - attack, 0)
    figure.dealt += attack
    state.rounds[-1].cells.append(Cell(figure.id, "attack", frame.roll, attack))
    table.tell(VillainHit(figure.id, villain.id, attack, before, villain.strength))
    if villain.strength == 0:
        table.tell(VillainBeaten(figure.id, villain.id))
        end_game(table)


def _villain(table: Table) -> str:
    assert table.state.villain is not None
    return table.state.villain.id


def at_the_end(figure: Figure) -> bool:
    """All enemies are beaten and the figure stands on its goal (ORB-P1END-2)."""
    return figure.all_beaten and figure.field == figure.goal
