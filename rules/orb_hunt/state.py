"""The state of an Orb Hunt table: plain values only, JSON at any moment, also between a roll and its result.

What is pending lies on `stack`, the newest on top. A frame is data; the rule object that belongs to its kind (see
`frames.py`) asks, lists and answers for it. Loot is drawn when an enemy is beaten and the villain when the first phase
ends, so the state holds neither before; of what is hidden (ORB-HIDE-1) only the goal is in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import field

from rules.core.model import State

HOMES = ("turn", "shield")
"""The questions at which nothing is half done."""

Phase = Literal["first", "second", "over"]


class Enemy(msgspec.Struct):
    """The enemy on a field. `strength` is the present one, 0 = beaten; `loot` is what was found under it ("" = not yet
    known)."""

    type: str
    strength: int
    loot: str = ""

    @property
    def beaten(self) -> bool:
        """It is no more (ORB-FIGHT-5); a loss cannot bring it to 0 (ORB-FIGHT-7)."""
        return self.strength == 0


class Roll(msgspec.Struct):
    """A roll of two dice: with `bonus` of the weapons and `grenades` spent it makes the attack."""

    dice: tuple[int, int]
    bonus: int
    grenades: int = 0


class LastRoll(Roll):
    """The last roll of a figure's hunt: against which `strength`, on which field, and whether it won."""

    at: str = ""
    strength: int = 0
    won: bool = False


class Figure(msgspec.Struct):
    """One figure with its board and belongings.

    `field` is where it stands on its board; the boards stay as they were in the second phase (ORB-P2-2). `goal` is the
    field where its goal lies, secret until the enemy there is beaten. `enemies` by field. `tokens` are those of its set
    that nobody has seen, by type and loot (the six that are left over included, ORB-COMP-4). `owned` and `spent` count
    loot by id (a laid position may have spent less than nothing). `dealt` is the sum of its attacks on the villain.
    """

    id: str
    seat: int
    hero: str
    board: str
    field: str
    goal: str
    lives: int
    enemies: dict[str, Enemy]
    tokens: dict[str, dict[str, int]]
    owned: dict[str, int]
    spent: dict[str, int]
    stunned: bool = False
    dealt: int = 0
    last_roll: LastRoll | None = None

    @property
    def unconscious(self) -> bool:
        """Its next turn is replaced by getting one life back (ORB-LIFE-2)."""
        return self.lives == 0

    @property
    def beaten(self) -> int:
        """The number of its beaten enemies."""
        return sum(enemy.beaten for enemy in self.enemies.values())

    @property
    def all_beaten(self) -> bool:
        """All its enemies are beaten."""
        return all(enemy.beaten for enemy in self.enemies.values())


class Cell(msgspec.Struct):
    """What a figure did in its turn of a round: an attack with its roll, or `heal`, `passed`, `stunned`, `woke`."""

    figure: str
    did: Literal["attack", "heal", "passed", "stunned", "woke"]
    roll: Roll | None = None
    attack: int = 0


class Ability(msgspec.Struct):
    """What the villain's ability did at the end of a round.

    `effect`: `stun`, `wound`, `regain` of `amount`, `blocked` by the shield of `figure`, or `idle` as nobody rolled.
    """

    effect: Literal["stun", "wound", "regain", "blocked", "idle"]
    figure: str = ""
    amount: int = 0


class Round(msgspec.Struct):
    """A round of the second phase: its turns so far, in their order, and the ability at its end."""

    cells: list[Cell] = []
    ability: Ability | None = None


class VillainState(msgspec.Struct):
    """The villain that was drawn, its present strength, and how much it has regained so far."""

    id: str
    strength: int
    regained: int = 0


class Frame(msgspec.Struct, kw_only=True, tag_field="frame"):
    """Something pending of `figure`. `opened` is the step that opened its question."""

    figure: str
    opened: int = 0


class Turn(Frame, kw_only=True, tag="turn"):
    """The turn of `figure`.

    `stage`: it begins, its list is asked, it has moved, it is done, or as the last of a round it was followed by the
    villain's.
    """

    stage: Literal["begin", "home", "moved", "done", "villain"] = "begin"


class Fight(Frame, kw_only=True, tag="fight"):
    """A roll of `figure` that lies open, on the field `at` of its board; "" = against the villain."""

    at: str
    roll: Roll


class VillainTurn(Frame, kw_only=True, tag="villain_turn"):
    """The end of a round. `figure` rolled the number that counts; `offers` may still spend a shield, in this order."""

    dice: int
    offers: list[str] = field(default_factory=list)


AnyFrame = Turn | Fight | VillainTurn


class OrbHuntState(State, kw_only=True):
    """The whole table.

    `figures` are in table order. `first` begins the rounds of the present phase, `turn` counts all turns, `round` the
    rounds of the phase. `active` is on turn, or was before the villain's.
    """

    mode: str
    options: dict[str, str]
    figures: dict[str, Figure]
    phase: Phase = "first"
    first: str
    active: str
    turn: int = 1
    round: int = 1
    villain: VillainState | None = None
    rounds: list[Round] = field(default_factory=list)
    stack: list[AnyFrame] = field(default_factory=list)


def reactions_asked(plain: dict[str, Any]) -> dict[str, Any]:
    """A state from before there was an option about reactions: shields were asked for."""
    return {**plain, "options": {"reactions": "ask", **plain["options"]}}


UPGRADES: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = (reactions_asked,)
"""What brings an old state, as plain values, into the form of today, one step after another."""
