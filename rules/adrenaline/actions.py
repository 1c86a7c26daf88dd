"""What a seat can choose in ADRENALINE, one small record a verb.

A turn is a list of these: `run C2`, `shoot machine_gun C3`, `target B`, `done`, `end`. `tests/scenarios/README.md`
explains when each is asked.
"""

from __future__ import annotations

from rules.core.model import Action


class Spawn(Action, frozen=True, tag="spawn"):
    """Discard the powerup `card` and stand at the spawnpoint of its colour (ADR-SPAWN-1, 2)."""

    card: str


class Run(Action, frozen=True, tag="run"):
    """Spend an action to move to `square` (ADR-MOVE-2)."""

    square: str


class Grab(Action, frozen=True, tag="grab"):
    """Spend an action to move to `square`, perhaps the own one, and grab there (ADR-GRAB-1)."""

    square: str


class Take(Action, frozen=True, tag="take"):
    """Take `weapon` from the shop one stands at (ADR-GRAB-3)."""

    weapon: str


class Leave(Action, frozen=True, tag="leave"):
    """Leave `weapon` in the place of a fourth one (ADR-GRAB-4)."""

    weapon: str


class Shoot(Action, frozen=True, tag="shoot"):
    """Spend an action to shoot with `weapon`, first moving to `square` where that is allowed ("" = stay).

    In final frenzy an unloaded weapon may be named: it is reloaded, and paid for, before the shot (ADR-FRENZY-5).
    """

    weapon: str
    square: str = ""


class Use(Action, frozen=True, tag="use"):
    """Begin an effect of the weapon: `basic`, a mode, or an option (ADR-SHOOT-6)."""

    effect: str


class Target(Action, frozen=True, tag="target"):
    """Choose `figure`, or a spawnpoint such as `spawn_red` (ADR-DOM-4), as the next target."""

    figure: str


class At(Action, frozen=True, tag="at"):
    """Choose `square` as what is aimed at."""

    square: str


class Room(Action, frozen=True, tag="room"):
    """Choose `room` as what is aimed at."""

    room: str


class Toward(Action, frozen=True, tag="toward"):
    """Choose a cardinal direction: north, east, south or west."""

    direction: str


class Go(Action, frozen=True, tag="go"):
    """Choose where the figure at hand moves: a target that is pushed or pulled, or the shooter himself.

    Where the way matters it names the next square of it (ADR-TUR-5).
    """

    square: str


class Pay(Action, frozen=True, tag="pay"):
    """Pay the open cost with exactly these: cubes by colour and powerups by id (ADR-PAY-1)."""

    things: tuple[str, ...]


class Play(Action, frozen=True, tag="play"):
    """Play the powerup `card` for its effect."""

    card: str


class Done(Action, frozen=True, tag="done"):
    """Enough: no further target, effect, move or reload of what is at hand."""


class Reload(Action, frozen=True, tag="reload"):
    """Reload `weapon` at the end of the turn (ADR-RELOAD-1)."""

    weapon: str


class End(Action, frozen=True, tag="end"):
    """End the turn: what is left of it is passed (ADR-TURN-2)."""


class Throw(Action, frozen=True, tag="throw"):
    """Answer the hit with these Tagback Grenades, one mark each (ADR-HIDE-5)."""

    cards: tuple[str, ...]


class Keep(Action, frozen=True, tag="keep"):
    """Answer the hit with nothing."""


class Pick(Action, frozen=True, tag="pick"):
    """Take the offered ammo tile `tile` (ADR-TUR-2)."""

    tile: str


class Give(Action, frozen=True, tag="give"):
    """Give up a cube of the tile, by colour, or its `powerup`, and control the turret of the square (ADR-TUR-3)."""

    thing: str


class Lay(Action, frozen=True, tag="lay"):
    """Lay the overkill token on the track of `spawnpoint`, such as `spawn_red` (ADR-DOM-11)."""

    spawnpoint: str


class Place(Action, frozen=True, tag="place"):
    """Put the bot figure on the spawnpoint at `square` (ADR-BOT-2, 9)."""

    square: str


class Bot(Action, frozen=True, tag="bot"):
    """Act with the bot figure: it moves to `square`, perhaps its own, and then shoots (ADR-BOT-4)."""

    square: str


ACTIONS: tuple[type[Action], ...] = (
    Spawn, Run, Grab, Take, Leave, Shoot, Use, Target, At, Room, Toward, Go, Pay, Play, Done, Reload, End, Throw, Keep,
    Pick, Give, Lay, Place, Bot,
)  # fmt: skip
