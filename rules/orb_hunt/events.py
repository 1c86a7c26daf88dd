"""What can come true at an Orb Hunt table. Figures, fields, enemies, loot and villains are named by id.

All of it is public. `enemy` is a type of enemy (`weak`, `medium`, `strong`) or, with `at` "", the villain's id.
"""

from __future__ import annotations

from typing import ClassVar

from rules.core.model import Event


class GameBegan(Event, frozen=True, tag="game_began"):
    """The table is set: who starts, and the hero and the board of each figure."""

    first: str
    heroes: dict[str, str]
    boards: dict[str, str]


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """`figure` is on turn. `turn` counts all turns, `round` those of this phase; `phase` is `first` or `second`.

    It may be the one that was on turn before, if all others wake or are stunned.
    """

    hands_on: ClassVar[bool] = True

    figure: str
    turn: int
    round: int
    phase: str


class Moved(Event, frozen=True, tag="moved"):
    """`figure` moved along `path` (start and end included) in `steps` steps.

    Two teleports in a row on the path are a transfer; `teleported` tells whether there is one.
    """

    figure: str
    path: tuple[str, ...]
    steps: int
    teleported: bool


class Rolled(Event, frozen=True, tag="rolled"):
    """`figure` rolled `first` and `second` against `enemy`, present strength `strength`, on field `at`.

    `bonus` is that of all weapons, `attack` the sum so far; grenades may still come.
    """

    figure: str
    at: str
    enemy: str
    first: int
    second: int
    bonus: int
    attack: int
    strength: int


class GrenadeThrown(Event, frozen=True, tag="grenade_thrown"):
    """`figure` spent a grenade: `bonus` more, `attack` is the sum now."""

    figure: str
    bonus: int
    attack: int


class FightWon(Event, frozen=True, tag="fight_won"):
    """`figure` beat the enemy on `at`: `attack` was at least its present `strength`. It counts `points` in all."""

    figure: str
    at: str
    enemy: str
    attack: int
    strength: int
    points: int


class LootFound(Event, frozen=True, tag="loot_found"):
    """Under the enemy beaten on `at` lay `loot`; `figure` owns it now."""

    figure: str
    at: str
    loot: str


class GoalFound(Event, frozen=True, tag="goal_found"):
    """Under the enemy beaten on `at` lay the goal of `figure`."""

    figure: str
    at: str


class FightLost(Event, frozen=True, tag="fight_lost"):
    """`attack` was below the enemy's `strength`, which is `left` now; `figure` lost a life and has `lives`."""

    figure: str
    at: str
    enemy: str
    attack: int
    strength: int
    left: int
    lives: int


class FellUnconscious(Event, frozen=True, tag="fell_unconscious"):
    """`figure` lost its last life (ORB-LIFE-2)."""

    figure: str


class Woke(Event, frozen=True, tag="woke"):
    """`figure` was unconscious: its whole turn was to get one life back (ORB-LIFE-2)."""

    figure: str


class Healed(Event, frozen=True, tag="healed"):
    """`figure` spent a heal, got `amount` lives back and has `lives`."""

    figure: str
    amount: int
    lives: int


class Passed(Event, frozen=True, tag="passed"):
    """`figure` ended its turn without an action."""

    figure: str


class PhaseEnded(Event, frozen=True, tag="phase_ended"):
    """`figure` has beaten all its enemies and stands on its goal `at`: the first phase ends at once (ORB-P1END-2)."""

    figure: str
    at: str


class VillainDrawn(Event, frozen=True, tag="villain_drawn"):
    """`figure` drew `villain`, who has `strength`."""

    figure: str
    villain: str
    strength: int


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A round of the second phase begins."""

    round: int


class VillainHit(Event, frozen=True, tag="villain_hit"):
    """`figure` took `attack` from the villain's strength: from `strength` to `left`. The attack is its points."""

    figure: str
    villain: str
    attack: int
    strength: int
    left: int


class VillainBeaten(Event, frozen=True, tag="villain_beaten"):
    """`figure` dealt the last blow to `villain`."""

    figure: str
    villain: str


class AbilityIdle(Event, frozen=True, tag="ability_idle"):
    """Nobody rolled in this round: the ability of `villain` does nothing (ORB-VILLAIN-4)."""

    villain: str


class ShieldUsed(Event, frozen=True, tag="shield_used"):
    """`figure` spent a shield: the ability of `villain` does nothing in this round."""

    figure: str
    villain: str


class Stunned(Event, frozen=True, tag="stunned"):
    """`figure` is stunned by `villain`: it had rolled `dice`, the highest of the round, and skips its next turn."""

    figure: str
    villain: str
    dice: int


class TurnSkipped(Event, frozen=True, tag="turn_skipped"):
    """`figure` was stunned and skipped its turn; the stun is gone."""

    figure: str


class Wounded(Event, frozen=True, tag="wounded"):
    """`villain` took `amount` lives from `figure`, who had rolled `dice`, the lowest of the round, and has `lives`."""

    figure: str
    villain: str
    dice: int
    amount: int
    lives: int


class Regained(Event, frozen=True, tag="regained"):
    """`villain` regained `amount`, by the lowest roll of the round, that of `figure`: `dice`. It has `strength`."""

    figure: str
    villain: str
    dice: int
    amount: int
    strength: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """It is over; `winners` share the first place, `points` are the totals by figure."""

    winners: tuple[str, ...]
    points: dict[str, int]


EVENTS: tuple[type[Event], ...] = (
    GameBegan, TurnBegan, Moved, Rolled, GrenadeThrown, FightWon, LootFound, GoalFound, FightLost, FellUnconscious,
    Woke, Healed, Passed, PhaseEnded, VillainDrawn, RoundBegan, VillainHit, VillainBeaten, AbilityIdle, ShieldUsed,
    Stunned, TurnSkipped, Wounded, Regained, GameEnded,
)  # fmt: skip
