"""What one reader may know of an ADRENALINE table. Pictures and texts are made from this and from redacted events."""

from __future__ import annotations

import msgspec

from rules.core.model import Ask, Outcome


class Cubes(msgspec.Struct, frozen=True):
    """Ammo cubes by colour."""

    red: int = 0
    yellow: int = 0
    blue: int = 0


class WeaponView(msgspec.Struct, frozen=True):
    """A weapon somebody holds. Unloaded ones are always public; loaded ones by option `weapons` (ADR-HIDE-3)."""

    id: str
    loaded: bool


class FigureView(msgspec.Struct, frozen=True):
    """One figure with its board.

    `square` is "" off the board. `damage` are the tokens' owners from left to right, `marks` counts by owner. `values`
    are the points its next scoring pays by rank (skulls and side considered), `skulls` those on the board. `lying` =
    killed this turn, still on its square. `step` are the moves it may add to (`grab`, `shoot`) by adrenaline: (1, 0),
    (2, 0) or (2, 1). `points` is None where hidden. `hidden_weapons` counts loaded weapons not shown to the viewer.
    The bot figure has the id `bot` and no seat (ADR-BOT-1). Tokens of the board's own colour are nobody's (ADR-DOM-9).
    """

    id: str
    seat: int | None
    square: str
    damage: tuple[str, ...]
    marks: dict[str, int]
    skulls: int
    frenzy_side: bool
    values: tuple[int, ...]
    lying: bool
    cubes: Cubes
    powerups: int
    weapons: tuple[WeaponView, ...]
    hidden_weapons: int
    step: tuple[int, int]
    points: int | None


class SquareView(msgspec.Struct, frozen=True):
    """What lies on a square: an ammo tile's id ("" = none) or, at a spawnpoint, its weapons.

    `turret` is who controls the turret of the square: "" = nobody, None = there is none. `gave` = it has given ammo
    this turn (ADR-TUR-2).
    """

    id: str
    room: str
    spawn: str
    tile: str
    weapons: tuple[str, ...]
    turret: str | None = None
    gave: bool = False


class SpawnpointView(msgspec.Struct, frozen=True):
    """A spawnpoint with a track (ADR-DOM-1): tokens in order, and whether it was hit this turn (ADR-DOM-5)."""

    id: str
    colour: str
    square: str
    tokens: tuple[str, ...]
    hit: bool


class View(msgspec.Struct, frozen=True):
    """The table as `viewer` may know it (None = a spectator).

    Some modes only: `spawnpoints` are those with tracks, `offer` the ammo tiles to choose from. `bot_card` is who holds
    the bot card ("" = nobody), `bot_due` whether that is the active figure, who must use it in this turn (ADR-BOT-3).

    `phase`: `play`, `frenzy` or `over`. `active` is the figure on turn, `actions_left` of `actions_total`, `action_set`
    as in `TurnBegan`. `order` is the table order of figure ids, the first player first. `killshot` holds one tuple of
    tokens a filled place. `hand` are the viewer's powerups (sorted), `asks` the open questions.
    """

    mode: str
    options: dict[str, str]
    arena: str
    viewer: int | None
    phase: str
    turn: int
    active: str
    actions_left: int
    actions_total: int
    action_set: str
    order: tuple[str, ...]
    skulls_left: int
    skulls_total: int
    killshot: tuple[tuple[str, ...], ...]
    figures: tuple[FigureView, ...]
    squares: tuple[SquareView, ...]
    hand: tuple[str, ...]
    powerup_pile: int
    powerup_discards: tuple[str, ...]
    weapon_pile: int
    tile_pile: int
    asks: tuple[Ask, ...]
    outcome: Outcome | None
    spawnpoints: tuple[SpawnpointView, ...] = ()
    offer: tuple[str, ...] = ()
    bot_card: str = ""
    bot_due: bool = False

    def figure(self, id: str) -> FigureView:
        """The figure called `id`. Raises `KeyError` when there is none."""
        for figure in self.figures:
            if figure.id == id:
                return figure
        raise KeyError(id)

    def square(self, id: str) -> SquareView:
        """The square called `id`. Raises `KeyError` when there is none."""
        for square in self.squares:
            if square.id == id:
                return square
        raise KeyError(id)
