"""The table at hand while an action is listed or carried out: the state with its chance and events."""

from __future__ import annotations

from itertools import pairwise

from rules.core.chance import Chance, NoChance, draw
from rules.core.model import Event
from rules.orb_hunt.board import Board, Path
from rules.orb_hunt.content import BOARDS, ENEMIES, GRENADE, HEAL, LOOT, RULES
from rules.orb_hunt.events import FellUnconscious, Healed, Moved
from rules.orb_hunt.state import Enemy, Figure, OrbHuntState, Roll


class Table:
    """A state being read or changed. Make one a call; it keeps nothing the state does not hold but its `events`."""

    __slots__ = ("chance", "events", "figures", "state")

    def __init__(self, state: OrbHuntState, chance: Chance | None = None) -> None:
        self.state = state
        self.figures = state.figures
        self.chance: Chance = chance or NoChance()
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """Something has just come true."""
        self.events.append(event)

    def order(self) -> list[Figure]:
        """All figures in the order of turns: who begins the rounds of this phase, then in seat order (ORB-P2-3)."""
        ids = list(self.figures)
        start = ids.index(self.state.first)
        return [self.figures[id] for id in ids[start:] + ids[:start]]

    def roll(self, figure: Figure) -> Roll:
        """Two dice and the bonus of all weapons (ORB-FIGHT-2)."""
        faces = [str(face) for face in range(1, RULES.faces + 1)]
        first, second = (int(self.chance.pick("die", faces)) for _ in range(RULES.dice))
        return Roll((first, second), bonus_of(figure))

    def walk(self, figure: Figure, path: Path) -> None:
        """The figure moves along a path of its board."""
        across = board_of(figure).across
        figure.field = path[-1]
        teleported = any(across(at) == to for at, to in pairwise(path))
        self.tell(Moved(figure.id, path, len(path) - 1, teleported))

    def heal(self, figure: Figure) -> None:
        """A heal is spent: exactly two lives come back (ORB-ITEM-2)."""
        spend(figure, HEAL)
        figure.lives += LOOT[HEAL].lives
        self.tell(Healed(figure.id, LOOT[HEAL].lives, figure.lives))

    def lose_lives(self, figure: Figure, number: int) -> int:
        """Lives are lost, at most all; returns how many. `faint` tells when it was the last."""
        lost = min(number, figure.lives)
        figure.lives -= lost
        return lost

    def faint(self, figure: Figure) -> None:
        """Tells if the last life is lost (ORB-LIFE-2)."""
        if figure.unconscious:
            self.tell(FellUnconscious(figure.id))

    def draw_loot(self, figure: Figure, enemy: Enemy) -> str:
        """What lies under a beaten enemy: one of the tokens of its type that nobody has seen (ORB-SETUP-4)."""
        pile = figure.tokens[enemy.type]
        loot = draw(self.chance, "loot", pile)
        pile[loot] -= 1
        enemy.loot = loot
        figure.owned[loot] += 1
        return loot


def board_of(figure: Figure) -> Board:
    """The board on which the figure hunts."""
    return BOARDS[figure.board]


def spend(figure: Figure, item: str) -> None:
    """A single-use item is used up (ORB-ITEM-1)."""
    figure.owned[item] -= 1
    figure.spent[item] += 1


def bonus_of(figure: Figure) -> int:
    """The bonus of all its weapons (ORB-FIGHT-2)."""
    return sum(LOOT[id].bonus * count for id, count in figure.owned.items() if LOOT[id].kind == "weapon")


def attack_of(roll: Roll) -> int:
    """Dice, weapons and grenades (ORB-FIGHT-2, 3)."""
    return sum(roll.dice) + roll.bonus + LOOT[GRENADE].bonus * roll.grenades


def enemy_at(figure: Figure) -> Enemy | None:
    """The undefeated enemy on the figure's own field (ORB-FIGHT-1)."""
    enemy = figure.enemies.get(figure.field)
    return None if enemy is None or enemy.beaten else enemy


def can_heal(figure: Figure) -> bool:
    """A heal gives back exactly two lives, so two must be lost (ORB-ITEM-2)."""
    return figure.owned[HEAL] > 0 and RULES.lives - figure.lives >= LOOT[HEAL].lives


def goal_shown(figure: Figure) -> bool:
    """The goal becomes visible when the enemy over it is beaten (ORB-P1END-1)."""
    return figure.enemies[figure.goal].beaten


def move_stops(figure: Figure) -> list[str]:
    """The fields that end its move: those of enemies (ORB-MOVE-3), and at last the goal (ORB-P1END-2)."""
    return [field for field, enemy in figure.enemies.items() if not enemy.beaten] or [figure.goal]


def destinations(figure: Figure) -> dict[str, Path]:
    """Where its move may end, with a path each (ORB-MOVE-6)."""
    return board_of(figure).reach(figure.field, move_stops(figure), RULES.steps)


def printed(enemy: Enemy) -> int:
    """The strength on the token."""
    return ENEMIES[enemy.type].strength
