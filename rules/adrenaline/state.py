"""The state of an ADRENALINE table: plain values only, JSON at any moment, also in the middle of a shot.

What is pending lies on `stack`, the newest on top. A frame is data; the rule object that belongs to its kind (see
`frames.py`) asks, lists and answers for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import field

from rules.core.model import State

ActionSet = Literal["normal", "frenzy_two", "frenzy_one"]
"""What an action may be: `normal` (ADR-TURN-2) or the sets of final frenzy (ADR-FRENZY-5, 6)."""

HOMES = ("spawn", "respawn", "turn", "answers", "place", "lay")
"""The questions at which nothing is half done."""

Colours = dict[str, int]
"""Ammo cubes by colour: red, yellow, blue."""

HAND_LIMIT, WEAPON_LIMIT, SHOP_SIZE = 3, 3, 3
"""Powerups in a hand (ADR-AMMO-3), weapons of a figure (ADR-GRAB-4), weapons at a spawnpoint (ADR-SETUP-4)."""


class Weapon(msgspec.Struct):
    """A weapon that a figure holds."""

    id: str
    loaded: bool = True


class Target(msgspec.Struct, kw_only=True):
    """What a card can choose and hit: a figure, or a thing of the arena. `square` is "" off the board."""

    id: str
    square: str = ""


class Spawnpoint(Target, kw_only=True):
    """A spawnpoint that can be hit (ADR-DOM-4): its track, and whether it was damaged this turn (ADR-DOM-5)."""

    tokens: list[str] = []
    hit: bool = False


class Figure(Target, kw_only=True):
    """One figure with its board.

    `damage` are the owners of the tokens from left to right, `marks` counts by owner. `cubes` lie in the ammo box,
    `reserve` beside it. `hand` are powerups in the order of the content files. `points` are counted by source (a
    mode's `sources`).
    """

    seat: int | None
    damage: list[str] = []
    marks: dict[str, int] = {}
    skulls: int = 0
    frenzy_side: bool = False
    cubes: Colours = field(default_factory=lambda: {"red": 1, "yellow": 1, "blue": 1})
    reserve: Colours = field(default_factory=lambda: {"red": 2, "yellow": 2, "blue": 2})
    hand: list[str] = []
    weapons: list[Weapon] = []
    points: dict[str, int] = {}

    @property
    def killed(self) -> bool:
        """Lies killed on its square until the boards are scored (ADR-TURN-5)."""
        return len(self.damage) >= 11


class Pile(msgspec.Struct):
    """Cards as multisets (card: copies, 0 included, in a fixed order): `rest` is still to be drawn, `used` is not."""

    rest: dict[str, int]
    used: dict[str, int]


class Frame(msgspec.Struct, kw_only=True, tag_field="frame"):
    """Something pending of `figure`. `opened` is the step that opened its question."""

    figure: str
    opened: int = 0


class Turn(Frame, kw_only=True, tag="turn"):
    """The turn of `figure`; `stage` is what comes next of ADR-TURN-1 to 4, `killed` are those to respawn.

    `close` comes after the scoring: does the game end, or its last round begin?
    """

    stage: Literal["spawn", "actions", "reload", "answers", "score", "close", "respawn", "refill"] = "spawn"
    killed: list[str] = field(default_factory=list)


class Spawn(Frame, kw_only=True, tag="spawn"):
    """Draw, discard one powerup, stand at the spawnpoint of its colour (ADR-SPAWN-1, 2)."""

    again: bool
    drawn: bool = False


class Grabbing(Frame, kw_only=True, tag="grabbing"):
    """The grab of `figure`, once it has come where it grabs."""


class Walk(Frame, kw_only=True, tag="walk"):
    """A move of `walker` to `goal`, chosen by `figure` square by square because the way matters.

    `path` begins with the start; `left` moves remain. `cause` is as in `Moved`, "" = a move by an action.
    """

    walker: str
    goal: str
    left: int
    path: list[str]
    cause: str = ""


class Offered(Frame, kw_only=True, tag="offered"):
    """Grabbing one of the offered tiles (ADR-TUR-2): which, then what of it is given up for the turret (ADR-TUR-3)."""

    tile: str = ""


class Lay(Frame, kw_only=True, tag="lay"):
    """An overkill token of `figure` goes on a spawnpoint's track (ADR-DOM-11)."""


class Place(Frame, kw_only=True, tag="place"):
    """The bot figure comes onto a spawnpoint: at the start (ADR-BOT-2), or `again` after a death (ADR-BOT-9)."""

    again: bool


class BotShot(Frame, kw_only=True, tag="bot_shot"):
    """The shot of the bot figure after its move (ADR-BOT-4)."""


class Pickup(Frame, kw_only=True, tag="pickup"):
    """Taking a weapon at a spawnpoint: which, what is left for it, then the payment, then it is taken."""

    weapon: str = ""
    left: str = ""
    paid: bool = False


class Payment(Frame, kw_only=True, tag="payment"):
    """A cost of `figure`: cubes by colour, or one of any colour (ADR-PAY-1). `what` is what it is paid for."""

    cost: Colours = field(default_factory=dict)
    any_colour: bool = False
    what: str


class Script(Frame, kw_only=True, tag="script"):
    """A powerup that is being played: its script, the next step, and what has been chosen so far.

    `names` binds names of the script to figures, squares, rooms or directions. `fresh` counts the marks by victim that
    this same action has given; they cannot turn into damage in it (ADR-MARK-5).
    """

    card: str
    step: int = 0
    names: dict[str, list[str]] = field(default_factory=dict)
    fresh: dict[str, int] = field(default_factory=dict)


class Shot(Script, kw_only=True, tag="shot"):
    """A shot with the weapon `card` (ADR-SHOOT). `effect` is the one at work, "" between two; `used` those begun.

    `began` tells whether the shot has been announced (a frenzy reload comes first), `open` is the used effect whose
    target may still be moved ("" = none), `damaged` are the figures a Targeting Scope may add to.
    """

    began: bool = False
    effect: str = ""
    used: list[str] = field(default_factory=list)
    open: str = ""
    damaged: list[str] = field(default_factory=list)


class Reloading(Frame, kw_only=True, tag="reloading"):
    """The reload at the end of a turn (ADR-RELOAD-1). `weapon` is the one being paid for."""

    weapon: str = ""


class Answers(Frame, kw_only=True, tag="answers"):
    """All answers to the hits of `figure` are taken together (ADR-HIDE-5).

    `waiting` are the figures that may still answer, `given` the hidden answers so far: grenades by figure.
    """

    waiting: list[str]
    given: dict[str, list[str]] = field(default_factory=dict)


AnyFrame = (
    Turn | Spawn | Grabbing | Walk | Pickup | Offered | Payment | Script | Shot | Reloading | Answers | Lay | Place
    | BotShot
)  # fmt: skip


class AdrenalineState(State, kw_only=True):
    """The whole table.

    `figures` are in table order, the first player first. `shops` and `tiles` say what lies on spawnpoints and ammo
    squares ("" = taken this turn). `killshot` holds the tokens of one filled place a list. `turn` counts from 1,
    `active` is on turn with `actions_left`. `answerers` are, by shooter, those who may answer its hits of this turn,
    `last_turns` the turns left in final frenzy: figure and its action set.

    Some modes only: `spawnpoints` are targets with tracks, by id (`spawn_red`). `turrets` are the owners by ammo square
    ("" = nobody's), `offer` the tiles to choose from, `grabbed` the squares that gave ammo this turn (ADR-TUR-2).
    `bot_due`: the active figure holds the bot card (ADR-BOT-3).
    """

    mode: str
    options: dict[str, str]
    arena: str
    figures: dict[str, Figure]
    shops: dict[str, list[str]]
    tiles: dict[str, str]
    powerup_pile: Pile
    tile_pile: Pile
    weapon_pile: dict[str, int]
    skulls_left: int
    skulls_total: int
    killshot: list[list[str]] = field(default_factory=list)
    turn: int = 1
    active: str
    action_set: ActionSet = "normal"
    actions_left: int = 2
    answerers: dict[str, list[str]] = field(default_factory=dict)
    phase: Literal["play", "frenzy", "over"] = "play"
    last_turns: list[tuple[str, ActionSet]] = field(default_factory=list)
    stack: list[AnyFrame] = field(default_factory=list)
    spawnpoints: dict[str, Spawnpoint] = field(default_factory=dict)
    turrets: dict[str, str] = field(default_factory=dict)
    offer: list[str] = field(default_factory=list)
    grabbed: list[str] = field(default_factory=list)
    bot_due: bool = False


def answerers_by_shooter(plain: dict[str, Any]) -> dict[str, Any]:
    """A state from before there was more than one shooter a turn: its answerers were those of the active figure."""
    listed = plain["answerers"]
    return {**plain, "answerers": {plain["active"]: listed} if listed else {}}


def reactions_by_one_option(plain: dict[str, Any]) -> dict[str, Any]:
    """A state from when the option was called after the one reaction there was."""
    options = dict(plain["options"])
    options.setdefault("reactions", options.pop("grenades", "orders"))
    return {**plain, "options": options}


UPGRADES: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = (answerers_by_shooter, reactions_by_one_option)
"""What brings an old state, as plain values, into the form of today, one step after another."""
