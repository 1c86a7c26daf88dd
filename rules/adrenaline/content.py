"""The content of ADRENALINE: weapons, powerups, ammo tiles and arenas, read once and checked whole.

A fault in any file stops the start, and all of them are reported together. Names and card texts are elsewhere: they are
the business of the texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from rules.adrenaline import arena as geometry
from rules.adrenaline import script
from rules.adrenaline.arena import Arena, ArenaData
from rules.adrenaline.cards import COLOURS
from rules.adrenaline.script_check import Checker

FOLDER = Path(__file__).parents[2] / "data" / "content" / "adrenaline"
WEAPON_COUNT, POWERUP_COUNT, TILE_COUNT = 21, 24, 36

T = TypeVar("T")


class ContentError(Exception):
    """The content files are wrong; `faults` lists everything that is."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One effect of a weapon (ADR-SHOOT-6).

    `kind`: the basic effect, an option added to it, or a mode used instead. An option comes after those it `needs`.
    `when`: `apart` = wholly before or wholly after the basic effect, `before_move` = while the basic effect's target
    has not been moved.
    """

    id: str
    kind: Literal["basic", "option", "mode"]
    steps: tuple[script.Step, ...]
    cost: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    when: Literal["", "apart", "before_move"] = ""


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weapon card. The first cube of `cost` is the one it comes loaded with (ADR-GRAB-3).

    `scheme`: basic effect plus any `options`, exactly one of the `modes`, or a `single` effect.
    """

    id: str
    colour: str
    cost: tuple[str, ...]
    scheme: Literal["options", "modes", "single"]
    effects: tuple[Effect, ...]

    @property
    def pickup(self) -> tuple[str, ...]:
        """What taking it costs (ADR-GRAB-3)."""
        return self.cost[1:]

    def effect(self, id: str) -> Effect:
        """The effect called `id`. Raises `KeyError` when it has none."""
        for effect in self.effects:
            if effect.id == id:
                return effect
        raise KeyError(id)


class Powerup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type of powerup; there are `copies` of it in each colour.

    `timing`: played in a `shot`, in one's `turn` outside an action, or as an `answer` to a hit. `price` is a cube of
    any colour.
    """

    id: str
    copies: int
    timing: Literal["shot", "turn", "answer"]
    steps: tuple[script.Step, ...]
    price: Literal[0, 1] = 0


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ammo tile: its cubes, whether it shows a powerup, and how many there are."""

    id: str
    red: int
    yellow: int
    blue: int
    powerup: bool
    copies: int

    @property
    def cubes(self) -> dict[str, int]:
        """Its cubes by colour."""
        return {"red": self.red, "yellow": self.yellow, "blue": self.blue}


class _Arenas(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    by_seats: dict[str, str]
    arenas: tuple[ArenaData, ...]


class Content:
    """All content of a folder. Raises `ContentError` when anything in it is wrong."""

    def __init__(self, folder: Path) -> None:
        self._faults: list[str] = []
        weapons = self._read(folder / "weapons.json", tuple[Weapon, ...], ())
        powerups = self._read(folder / "powerups.json", tuple[Powerup, ...], ())
        tiles = self._read(folder / "tiles.json", tuple[Tile, ...], ())
        arenas = self._read(folder / "arenas.json", _Arenas, _Arenas({}, ()))
        if not self._faults:
            self._faults += [*_weapon_faults(weapons), *_powerup_faults(powerups), *_tile_faults(tiles)]
            self._faults += _arena_faults(arenas)
        if self._faults:
            raise ContentError(self._faults)
        self.weapons = {weapon.id: weapon for weapon in weapons}
        self.powerups = {powerup.id: powerup for powerup in powerups}
        self.cards = {f"{powerup.id}_{colour}": powerup for powerup in powerups for colour in COLOURS}
        self.tiles = {tile.id: tile for tile in tiles}
        self.arenas = {data.id: Arena(data) for data in arenas.arenas}
        self.by_seats = {int(seats): id for seats, id in arenas.by_seats.items()}

    def _read(self, file: Path, kind: type[T], empty: T) -> T:
        try:
            return msgspec.json.decode(file.read_bytes(), type=kind)
        except (OSError, msgspec.MsgspecError) as error:
            self._faults.append(f"{file.name}: {error}")
            return empty


def _weapon_faults(weapons: tuple[Weapon, ...]) -> Iterator[str]:
    yield from _count_faults("weapons", [weapon.id for weapon in weapons], WEAPON_COUNT, len(weapons))
    for weapon in weapons:
        for fault in _one_weapon_faults(weapon):
            yield f"weapon {weapon.id}: {fault}"


def _one_weapon_faults(weapon: Weapon) -> Iterator[str]:
    yield from _cost_faults(weapon.cost)
    if not weapon.cost or weapon.cost[0] != weapon.colour:
        yield "the first cube of its cost must have its colour"
    ids = [effect.id for effect in weapon.effects]
    kinds = [effect.kind for effect in weapon.effects]
    if kinds.count("basic") != 1 or kinds[0] != "basic" or len(set(ids)) < len(ids):
        yield "it needs one basic effect, the first, and different ids"
    allowed = {"options": {"option"}, "modes": {"mode"}, "single": set()}[weapon.scheme]
    if not set(kinds[1:]) <= allowed:
        yield f"scheme {weapon.scheme} with effects {kinds}"
    checker = Checker(set(_option_names(weapon)))
    for effect in weapon.effects:
        for need in effect.needs:
            if need not in ids[: ids.index(effect.id)]:
                yield f"{effect.id}: needs '{need}', which is no effect before it"
        if effect.when != "apart" and effect.kind == "option" and not effect.needs:
            yield f"{effect.id}: an option needs another effect or stands apart"
        if effect.when == "before_move" and not any(isinstance(s, script.MayMove) for s in weapon.effects[0].steps):
            yield f"{effect.id}: the basic effect moves nobody"
        if effect.kind == "mode":
            checker = Checker()
        for fault in (*_cost_faults(effect.cost), *checker.faults(effect.steps)):
            yield f"{effect.id}: {fault}"


def _option_names(weapon: Weapon) -> Iterator[str]:
    """Names that options choose figures by: an option may exclude what another one chose, in either order."""
    for effect in weapon.effects:
        if effect.kind == "option":
            for step in effect.steps:
                if isinstance(step, script.Choose | script.ChooseEach):
                    yield step.name


def _powerup_faults(powerups: tuple[Powerup, ...]) -> Iterator[str]:
    total = sum(powerup.copies for powerup in powerups) * len(COLOURS)
    yield from _count_faults("powerups", [powerup.id for powerup in powerups], POWERUP_COUNT, total)
    for powerup in powerups:
        checker = Checker(bound={script.PRESET: "figures"} if powerup.timing == "shot" else None)
        for fault in checker.faults(powerup.steps):
            yield f"powerup {powerup.id}: {fault}"


def _tile_faults(tiles: tuple[Tile, ...]) -> Iterator[str]:
    yield from _count_faults("tiles", [tile.id for tile in tiles], TILE_COUNT, sum(tile.copies for tile in tiles))
    for tile in tiles:
        if sum(tile.cubes.values()) + tile.powerup != 3:
            yield f"tile {tile.id}: shows {sum(tile.cubes.values())} cubes and {int(tile.powerup)} powerups"


def _arena_faults(arenas: _Arenas) -> Iterator[str]:
    ids = {data.id for data in arenas.arenas}
    for data in arenas.arenas:
        yield from geometry.faults(data)
        if sorted(data.spawns) != sorted(COLOURS):
            yield f"arena {data.id}: spawnpoints {sorted(data.spawns)}"
    for seats, id in arenas.by_seats.items():
        if id not in ids:
            yield f"arena {id} for {seats} seats is unknown"


def _count_faults(what: str, ids: list[str], wanted: int, found: int) -> Iterator[str]:
    if found != wanted:
        yield f"{what}: {found} in place of {wanted}"
    if len(set(ids)) < len(ids):
        yield f"{what}: an id occurs twice"


def _cost_faults(cost: Iterable[str]) -> Iterator[str]:
    for cube in cost:
        if cube not in COLOURS:
            yield f"no colour: '{cube}'"


CONTENT = Content(FOLDER)
WEAPONS = CONTENT.weapons
POWERUPS = CONTENT.powerups
CARDS = CONTENT.cards
TILES = CONTENT.tiles
ARENAS = CONTENT.arenas

_POWERUP_ORDER = {card: index for index, card in enumerate(CARDS)}


def powerup_order(card: str) -> int:
    """The place of a powerup card in the order that hands and lists keep."""
    return _POWERUP_ORDER[card]


@cache
def content_bytes() -> bytes:
    """All content files in a row, for the rules version."""
    return b"".join(file.read_bytes() for file in sorted(FOLDER.glob("*.json")))
