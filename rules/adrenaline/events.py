"""What can come true at an ADRENALINE table. Figures, squares, cards and weapons are named by id."""

from __future__ import annotations

from rules.core.model import Event


class GameBegan(Event, frozen=True, tag="game_began"):
    """The table is set: arena, who starts, how many skulls, how it ends (`frenzy` or `sudden_death`)."""

    arena: str
    first: str
    skulls: int
    ending: str


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """`figure` is on turn. `actions` is the action set: `normal`, `frenzy_two` or `frenzy_one` (ADR-FRENZY-5, 6)."""

    figure: str
    turn: int
    actions: str


class Drew(Event, frozen=True, tag="drew"):
    """`figure` drew a powerup; others see card "" (ADR-HIDE-1)."""

    figure: str
    card: str
    seat: int

    def seen_by(self, seat: int | None) -> Event:
        """The card's name for its owner, only the fact for others."""
        return self if seat == self.seat else Drew(self.figure, "", self.seat)


class Spawned(Event, frozen=True, tag="spawned"):
    """`figure` discarded `card` and stands at `square`; `again` after a death."""

    figure: str
    square: str
    card: str
    again: bool


class Ran(Event, frozen=True, tag="ran"):
    """`figure` moved by an action along `path` (start and end included)."""

    figure: str
    path: tuple[str, ...]


class Moved(Event, frozen=True, tag="moved"):
    """`figure` was moved, or moved itself, by a card (`cause`: weapon or powerup type) along `path`.

    A teleport's path is its start and its end. The bot figure is moved by the active one, with the cause `bot`.
    """

    by: str
    figure: str
    path: tuple[str, ...]
    cause: str


class TileTaken(Event, frozen=True, tag="tile_taken"):
    """`figure` took the ammo tile `tile` at `square`: cubes gained (the excess is lost); `drew` a card or not."""

    figure: str
    square: str
    tile: str
    red: int
    yellow: int
    blue: int
    drew: bool


class WeaponTaken(Event, frozen=True, tag="weapon_taken"):
    """`figure` took `weapon` at `square`, leaving `left` there ("" = none)."""

    figure: str
    square: str
    weapon: str
    left: str


class Paid(Event, frozen=True, tag="paid"):
    """`figure` paid cubes and powerups for `what`: a weapon id, an effect id or a powerup type."""

    figure: str
    red: int
    yellow: int
    blue: int
    cards: tuple[str, ...]
    what: str


class ShotBegan(Event, frozen=True, tag="shot_began"):
    """`figure` shoots with `weapon` from `square`."""

    figure: str
    weapon: str
    square: str


class EffectUsed(Event, frozen=True, tag="effect_used"):
    """An effect of `weapon` begins: `basic`, a mode or an option."""

    figure: str
    weapon: str
    effect: str


class Damaged(Event, frozen=True, tag="damaged"):
    """`by` dealt `amount` damage tokens to `figure`, and `turned` of his marks there became damage too (ADR-MARK-3).

    Both count only what found room on the track; `total` is the track's length afterwards. `cause`: weapon id,
    `targeting_scope`, `turret`, `bot`.
    """

    by: str
    figure: str
    amount: int
    turned: int
    total: int
    cause: str


class Marked(Event, frozen=True, tag="marked"):
    """`by` put `amount` marks on `figure` (only what fits, ADR-MARK-2).

    `cause`: weapon id, `tagback_grenade`, `revenge`, `turret` (ADR-TUR-4), `bot`.
    """

    by: str
    figure: str
    amount: int
    cause: str


class Killed(Event, frozen=True, tag="killed"):
    """`by` dealt the killshot to `figure`: a figure, or a spawnpoint such as `spawn_red` (ADR-DOM-8)."""

    by: str
    figure: str


class Overkilled(Event, frozen=True, tag="overkilled"):
    """`by` dealt the 12th token to `figure`."""

    by: str
    figure: str


class PowerupPlayed(Event, frozen=True, tag="powerup_played"):
    """`figure` played `card` for its effect."""

    figure: str
    card: str


class GrenadeThrown(Event, frozen=True, tag="grenade_thrown"):
    """`figure` answered the hit of `at` with `card`."""

    figure: str
    at: str
    card: str


class Reloaded(Event, frozen=True, tag="reloaded"):
    """`figure` reloaded `weapon`."""

    figure: str
    weapon: str


class BoardScored(Event, frozen=True, tag="board_scored"):
    """The board of `figure` was scored: points by figure, in rank order.

    `first_blood` names who got that point ("" = nobody); `points` includes it. `final` = after the last turn
    (ADR-FINAL-1).
    """

    figure: str
    points: dict[str, int]
    first_blood: str
    final: bool


class SkullTaken(Event, frozen=True, tag="skull_taken"):
    """A place of the killshot track is filled with `tokens`, none where they go back; `left` skulls remain."""

    tokens: tuple[str, ...]
    left: int


class DoubleKill(Event, frozen=True, tag="double_kill"):
    """`figure` gets the extra point for more than one kill in a turn (ADR-KILL-4)."""

    figure: str


class FrenzyBegan(Event, frozen=True, tag="frenzy_began"):
    """Final frenzy: who still has a turn, in order, with which set (`frenzy_two`, `frenzy_one`)."""

    turns: tuple[tuple[str, str], ...]


class BoardTurned(Event, frozen=True, tag="board_turned"):
    """`figure` turned its board to the frenzy side."""

    figure: str


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """`figure` ended its turn; `unused` actions were passed."""

    figure: str
    unused: int


class TileLaid(Event, frozen=True, tag="tile_laid"):
    """The ammo tile `tile` was laid on `square`."""

    square: str
    tile: str


class WeaponLaid(Event, frozen=True, tag="weapon_laid"):
    """`weapon` was laid in the shop at `square`."""

    square: str
    weapon: str


class PileShuffled(Event, frozen=True, tag="pile_shuffled"):
    """The used cards of `pile` (`powerups`, `tiles`) became its new pile (ADR-END-1)."""

    pile: str


class KillshotScored(Event, frozen=True, tag="killshot_scored"):
    """The killshot track was scored: points by figure, in rank order (ADR-FINAL-2)."""

    points: dict[str, int]


class GameEnded(Event, frozen=True, tag="game_ended"):
    """It is over; `winners` share the first place, `points` are the totals by figure."""

    winners: tuple[str, ...]
    points: dict[str, int]


class Tagged(Event, frozen=True, tag="tagged"):
    """`figure` laid a token on the track of `spawnpoint`, `total` tokens long now: by a hit, or `standing` there."""

    figure: str
    spawnpoint: str
    total: int
    standing: bool


class StruckBack(Event, frozen=True, tag="struck_back"):
    """`spawnpoint` dealt 1 damage to `figure`, whose track is `total` long now (ADR-DOM-8)."""

    spawnpoint: str
    figure: str
    total: int


class OverkillLaid(Event, frozen=True, tag="overkill_laid"):
    """The overkill token of `figure` was laid on the track of `spawnpoint`, `total` tokens long now (ADR-DOM-11)."""

    figure: str
    spawnpoint: str
    total: int


class TrackScored(Event, frozen=True, tag="track_scored"):
    """The track of `spawnpoint` was scored: points by figure, in rank order (ADR-DOM-13)."""

    spawnpoint: str
    points: dict[str, int]


class TileOffered(Event, frozen=True, tag="tile_offered"):
    """The ammo tile `tile` joined the offer (ADR-TUR-1)."""

    tile: str


class TurretTaken(Event, frozen=True, tag="turret_taken"):
    """`figure` controls the turret of `square` for the thing it `gave` up: a colour or `powerup`.

    `before` controlled it until now ("" = nobody).
    """

    figure: str
    square: str
    gave: str
    before: str


class TurretsScored(Event, frozen=True, tag="turrets_scored"):
    """The controlled turrets were scored: points by figure, in rank order (ADR-TUR-11)."""

    points: dict[str, int]


class BotPlaced(Event, frozen=True, tag="bot_placed"):
    """`by` put the bot figure on the spawnpoint at `square`; `again` after a death."""

    by: str
    square: str
    again: bool


class BotActed(Event, frozen=True, tag="bot_acted"):
    """`by` acts with the bot figure, which goes to `square` or stays there (ADR-BOT-4)."""

    by: str
    square: str


EVENTS: tuple[type[Event], ...] = (
    GameBegan, TurnBegan, Drew, Spawned, Ran, Moved, TileTaken, WeaponTaken, Paid, ShotBegan, EffectUsed, Damaged,
    Marked, Killed, Overkilled, PowerupPlayed, GrenadeThrown, Reloaded, BoardScored, SkullTaken, DoubleKill,
    FrenzyBegan, BoardTurned, TurnEnded, TileLaid, WeaponLaid, PileShuffled, KillshotScored, GameEnded, Tagged,
    StruckBack, OverkillLaid, TrackScored, TileOffered, TurretTaken, TurretsScored, BotPlaced, BotActed,
)  # fmt: skip
