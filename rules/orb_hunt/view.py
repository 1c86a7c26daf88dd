"""What one reader may know of an Orb Hunt table. Pictures and texts are made from this and from events.

All but the hidden goals is public (ORB-HIDE-1), so every reader gets the same table.
"""

from __future__ import annotations

import msgspec

from rules.core.model import Ask, Outcome


class EnemyView(msgspec.Struct, frozen=True):
    """The enemy on `field`: its `type`, printed and present strength (0 = beaten), and the `loot` found under it."""

    field: str
    type: str
    printed: int
    strength: int
    loot: str

    @property
    def beaten(self) -> bool:
        """It is no more."""
        return self.strength == 0


class RollView(msgspec.Struct, frozen=True):
    """A roll: two dice, the weapons' bonus, grenades spent with their bonus, and the sum of all.

    `at` is the field of the enemy, `strength` what the roll was against, `won` whether it was enough. An attack on the
    villain has none of the three.
    """

    dice: tuple[int, int]
    bonus: int
    grenades: int
    grenade_bonus: int
    attack: int
    at: str
    strength: int
    won: bool


class FigureView(msgspec.Struct, frozen=True):
    """One figure with its board and belongings.

    `goal` is "" until it is found. `belongings` count loot by id, `bonus` is that of all weapons. `points` is the sum
    of `sources`. `last_roll` is the last fight on its board.
    """

    id: str
    seat: int
    hero: str
    board: str
    field: str
    goal: str
    lives: int
    lives_most: int
    unconscious: bool
    stunned: bool
    enemies: tuple[EnemyView, ...]
    belongings: dict[str, int]
    bonus: int
    points: int
    sources: dict[str, int]
    last_roll: RollView | None

    def enemy(self, field: str) -> EnemyView | None:
        """The enemy of a field, beaten or not; None where there never was one."""
        return next((enemy for enemy in self.enemies if enemy.field == field), None)


class CellView(msgspec.Struct, frozen=True):
    """What a figure did in its turn of a round: `attack` (with its roll), `heal`, `passed`, `stunned`, `woke`."""

    figure: str
    did: str
    roll: RollView | None


class RoundView(msgspec.Struct, frozen=True):
    """A round of the second phase: turns so far in their order, and what the ability did at its end ("" = not yet).

    `effect`: `stun`, `wound` (`amount` lives), `regain` (`amount` strength) of or by `figure`, `blocked` by the shield
    of `figure`, `idle`.
    """

    number: int
    cells: tuple[CellView, ...]
    effect: str
    figure: str
    amount: int

    def cell(self, figure: str) -> CellView | None:
        """What the figure did; None = its turn is to come."""
        return next((cell for cell in self.cells if cell.figure == figure), None)


class VillainView(msgspec.Struct, frozen=True):
    """The villain, its strength at first and now."""

    id: str
    full: int
    strength: int


class View(msgspec.Struct, frozen=True):
    """The table as `viewer` may know it (None = a spectator).

    `phase`: `first`, `second` or `over`. `active` is the figure on turn, `round` counts the rounds of the phase, `turn`
    all turns. `order` are the figure ids in the order of turns of this phase. `steps` are those left to the figure on
    turn. `open_roll` lies open for grenades (its `won` is not settled), `struck` is the figure whom, or by whose dice,
    the villain's ability is about to work. `asks` are the open questions.
    """

    mode: str
    options: dict[str, str]
    viewer: int | None
    phase: str
    turn: int
    round: int
    active: str
    steps: int
    order: tuple[str, ...]
    figures: tuple[FigureView, ...]
    villain: VillainView | None
    rounds: tuple[RoundView, ...]
    open_roll: RollView | None
    struck: str
    asks: tuple[Ask, ...]
    outcome: Outcome | None

    def figure(self, id: str) -> FigureView:
        """The figure called `id`. Raises `KeyError` when there is none."""
        for figure in self.figures:
            if figure.id == id:
                return figure
        raise KeyError(id)
