"""The content of Orb Hunt: boards, enemies, loot, villains and the numbers of the table, read once and checked whole.

A fault in any file stops the start, and all of them are reported together. Each record's `ours` names those of its
values that the source of the game does not give: they are our design. Names are elsewhere: they are the business of the
texts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from rules.orb_hunt import board as geometry
from rules.orb_hunt.board import Board, BoardData

FOLDER = Path(__file__).parents[2] / "data" / "content" / "orb_hunt"
BOARD_COUNT, VILLAIN_COUNT = 5, 3
TOKENS_A_SET = 12
"""Enemy tokens in the set of a board (ORB-COMP-2)."""

T = TypeVar("T")


class ContentError(Exception):
    """The content files are wrong; `faults` lists everything that is."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class EnemyType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type of enemy: its printed strength, its places on a board, and the tokens of a set by what lies under them."""

    id: str
    strength: int
    places: int
    tokens: dict[str, int]
    ours: tuple[str, ...] = ()


class Loot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies under an enemy. Weapons add their `bonus` to every roll; items are spent.

    A grenade's `bonus` adds to one roll, `lives` are what a heal gives back.
    """

    id: str
    kind: Literal["weapon", "item"]
    bonus: int = 0
    lives: int = 0
    ours: tuple[str, ...] = ()


class Villain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A villain: its strength, and what it does at the end of a round to or by the figure with that `roll`.

    `effect`: `stun` = the figure skips its next turn, `wound` = it loses `lives`, `regain` = the villain regains the
    dice sum of that roll.
    """

    id: str
    strength: int
    roll: Literal["highest", "lowest"]
    effect: Literal["stun", "wound", "regain"]
    lives: int = 0
    ours: tuple[str, ...] = ()


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the table: seats (least, most), heroes, lives of a hero, steps of a turn, dice and their faces."""

    seats: tuple[int, int]
    heroes: tuple[str, ...]
    lives: int
    steps: int
    dice: Literal[2]
    faces: int
    ours: tuple[str, ...] = ()


class Content:
    """All content of a folder. Raises `ContentError` when anything in it is wrong."""

    def __init__(self, folder: Path) -> None:
        self._faults: list[str] = []
        boards = self._read(folder / "boards.json", tuple[BoardData, ...])
        enemies = self._read(folder / "enemies.json", tuple[EnemyType, ...])
        loot = self._read(folder / "loot.json", tuple[Loot, ...])
        villains = self._read(folder / "villains.json", tuple[Villain, ...])
        rules = self._read(folder / "table.json", Rules)
        if boards is None or enemies is None or loot is None or villains is None or rules is None:
            raise ContentError(self._faults)
        self._faults += [*_id_faults("board", boards, BOARD_COUNT), *_id_faults("villain", villains, VILLAIN_COUNT)]
        self._faults += [*_enemy_faults(enemies, {thing.id for thing in loot}), *_loot_faults(loot)]
        self._faults += [*_board_faults(boards, enemies), *_table_faults(rules), *_villain_faults(villains, rules)]
        for record in (*boards, *enemies, *loot, *villains, rules):
            self._faults += _mark_faults(record)
        if self._faults:
            raise ContentError(self._faults)
        self.boards = {data.id: Board(data) for data in boards}
        self.enemies = {enemy.id: enemy for enemy in enemies}
        self.loot = {thing.id: thing for thing in loot}
        self.villains = {villain.id: villain for villain in villains}
        self.rules = rules

    def _read(self, file: Path, kind: type[T]) -> T | None:
        try:
            return msgspec.json.decode(file.read_bytes(), type=kind)
        except (OSError, msgspec.MsgspecError) as error:
            self._faults.append(f"{file.name}: {error}")
            return None


def _id_faults(what: str, records: Iterable[Any], wanted: int) -> Iterator[str]:
    ids = [record.id for record in records]
    if len(ids) != wanted:
        yield f"{what}s: {len(ids)} in place of {wanted}"
    yield from (f"{what} {id} is there twice" for id, count in Counter(ids).items() if count > 1)


def _mark_faults(record: msgspec.Struct) -> Iterator[str]:
    fields = {field.name for field in msgspec.structs.fields(record)}
    for name in getattr(record, "ours", ()):
        if name not in fields:
            yield f"{type(record).__name__} {getattr(record, 'id', '')}: 'ours' names '{name}', which it has not"


def _board_faults(boards: Iterable[BoardData], enemies: Iterable[EnemyType]) -> Iterator[str]:
    places = {enemy.id: enemy.places for enemy in enemies}
    for data in boards:
        found = list(geometry.faults(data))
        yield from found
        if not found and dict(Counter(Board(data).places.values())) != places:
            yield f"board {data.id}: its enemy places are not {places}"


def _enemy_faults(enemies: Iterable[EnemyType], loot: set[str]) -> Iterator[str]:
    yield from _id_faults("type", enemies, len(set(geometry.PLACES.values())))
    if sum(sum(enemy.tokens.values()) for enemy in enemies) != TOKENS_A_SET:
        yield f"enemies: a set has not {TOKENS_A_SET} tokens"
    for enemy in enemies:
        if enemy.strength < 1 or sum(enemy.tokens.values()) < enemy.places:
            yield f"enemy {enemy.id}: it needs strength, and a token for each place"
        yield from (f"enemy {enemy.id}: there is no loot '{id}'" for id in enemy.tokens if id not in loot)


def _loot_faults(loot: Iterable[Loot]) -> Iterator[str]:
    for thing in loot:
        if thing.kind == "weapon" and thing.bonus < 1:
            yield f"loot {thing.id}: a weapon needs a bonus"


def _table_faults(rules: Rules) -> Iterator[str]:
    if not 1 <= rules.seats[0] <= rules.seats[1] <= min(len(rules.heroes), BOARD_COUNT):
        yield f"table: {rules.seats} seats with {len(rules.heroes)} heroes and {BOARD_COUNT} boards"
    if min(rules.lives, rules.steps, rules.faces) < 1:
        yield "table: lives, steps and faces must be at least 1"


def _villain_faults(villains: Iterable[Villain], rules: Rules) -> Iterator[str]:
    for villain in villains:
        if villain.strength < 1 or (villain.effect == "wound") != (1 <= villain.lives <= rules.lives):
            yield f"villain {villain.id}: strength {villain.strength}, {villain.effect}, lives {villain.lives}"


CONTENT = Content(FOLDER)
BOARDS = CONTENT.boards
ENEMIES = CONTENT.enemies
LOOT = CONTENT.loot
VILLAINS = CONTENT.villains
RULES = CONTENT.rules

GRENADE, HEAL, SHIELD = "grenade", "heal", "shield"
"""The items, by what the rules of this game do with them."""


@cache
def content_bytes() -> bytes:
    """All content files in a row, for the rules version."""
    return b"".join(file.read_bytes() for file in sorted(FOLDER.glob("*.json")))
