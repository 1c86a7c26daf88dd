"""Tables made by hand for the pictures: ordinary and odd ones, used by the tests and by `tests.bench.render`."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from data.texts import Texts
from render.core.picture import Words
from render.core.signs import Table
from rules.adrenaline import events as ev
from rules.adrenaline.content import ARENAS, TILES, WEAPONS
from rules.adrenaline.view import Cubes, FigureView, SquareView, View, WeaponView
from rules.core.model import Event, Outcome, Place

NAMES = {"A": "Eva", "B": "Radek", "C": "Žofie", "D": "Matěj", "E": "Ota"}
LONG_NAMES = {
    "A": "Maximilian Bartholomäus Wolkenst",
    "B": "ＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷ",
    "C": "🔥🔥😀🦊🐉",
    "D": "שלום‮ עולם",
    "E": "**@everyone** `x` \n_y_ <@1>",
}
TABLE = Table(NAMES)
_TEXTS = Texts(strict=True)


class Sample(NamedTuple):
    """A picture to be drawn: the table, its names, what changed, the view before."""

    view: View
    table: Table
    changes: Sequence[Event]
    before: View | None = None


def words_of(language: str) -> Words:
    """The texts of a language as the renderer takes them."""

    def words(message_id: str, /, **variables: str | int) -> str:
        """The text; a missing one is an error."""
        return _TEXTS.get(language, message_id, **variables)

    return words


def figure(id: str, square: str, damage: str = "", **changes: object) -> FigureView:
    """A figure with its board; `damage` are the owners' letters."""
    seat = "ABCDE".index(id)
    plain = FigureView(
        id=id, seat=seat, square=square, damage=tuple(damage), marks={}, skulls=0, frenzy_side=False,
        values=(8, 6, 4, 2, 1, 1), lying=False, cubes=Cubes(1, 1, 1), powerups=1, weapons=(), hidden_weapons=0,
        step=(1, 0), points=None,
    )  # fmt: skip
    return msgspec.structs.replace(plain, **changes)


def held(*weapons: str) -> tuple[WeaponView, ...]:
    """Weapons by id; an unloaded one is written with a minus before it."""
    return tuple(WeaponView(weapon.lstrip("-"), not weapon.startswith("-")) for weapon in weapons)


def squares(arena: str, shops: dict[str, tuple[str, ...]], bare: Sequence[str] = ()) -> tuple[SquareView, ...]:
    """The squares of an arena: tiles in turn, shops by colour, nothing on `bare` ones."""
    tiles = list(TILES)
    found = []
    for number, square in enumerate(ARENAS[arena].squares):
        tile = "" if square.spawn or square.id in bare else tiles[number % len(tiles)]
        weapons = shops.get(square.spawn, ()) if square.spawn else ()
        found.append(SquareView(square.id, square.room, square.spawn, tile, weapons))
    return tuple(found)


SHOPS = {
    "red": ("vortex_cannon", "heatseeker", "plasma_gun"),
    "blue": ("electroscythe", "thor"),
    "yellow": ("sledgehammer", "power_glove", "flamethrower"),
}


def view(figures: Sequence[FigureView], arena: str = "m12", **changes: object) -> View:
    """A table in the middle of a deathmatch."""
    plain = View(
        mode="deathmatch", options={}, arena=arena, viewer=None, phase="play", turn=14, active="D", actions_left=2,
        actions_total=2, action_set="normal", order=tuple(one.id for one in figures), skulls_left=5, skulls_total=8,
        killshot=(("A",), ("C", "C"), ("D",)), figures=tuple(figures), squares=squares(arena, SHOPS), hand=(),
        powerup_pile=9, powerup_discards=(), weapon_pile=4, tile_pile=20, asks=(), outcome=None,
    )  # fmt: skip
    return msgspec.structs.replace(plain, **changes)


def middle_game() -> Sample:
    """Five seats: Žofie ran through a door, shot Matěj, marked him; the grenade answered; Matěj is next."""
    people = (
        figure("A", "A1", "CCDE", skulls=1, values=(6, 4, 2, 1, 1), marks={"B": 1}, cubes=Cubes(2, 0, 1), powerups=2,
               weapons=held("shotgun", "-furnace")),
        figure("B", "B3", "AAECCCDDA", marks={"A": 2, "E": 1}, cubes=Cubes(1, 3, 1),
               weapons=held("railgun", "tractor_beam", "-hellion")),
        figure("C", "C2", "AABBED", marks={"D": 1}, cubes=Cubes(1, 1, 0), powerups=3,
               weapons=held("-lock_rifle", "machine_gun")),
        figure("D", "D3", "BEEAACC", marks={"E": 2, "C": 1}, cubes=Cubes(3, 2, 2), powerups=0,
               weapons=held("cyberblade")),
        figure("E", "B3", "", skulls=2, values=(4, 2, 1, 1), marks={"B": 3}, cubes=Cubes(1, 1, 2),
               weapons=held("rocket_launcher", "-whisper", "zx2")),
    )  # fmt: skip
    changes = (
        ev.Ran("C", ("C1", "C2")),
        ev.ShotBegan("C", "lock_rifle", "C2"),
        ev.Damaged("C", "D", 2, 0, 7, "lock_rifle"),
        ev.Marked("C", "D", 1, "lock_rifle"),
        ev.GrenadeThrown("D", "C", "tagback_grenade_red"),
        ev.Marked("D", "C", 1, "tagback_grenade"),
        ev.TurnEnded("C", 0),
        ev.TurnBegan("D", 14, "normal"),
    )
    return Sample(view(people), TABLE, changes)


def killed_and_back() -> Sample:
    """Four seats: Radek ran and killed Eva with an overkill, she is back; he took a weapon before."""
    people = (
        figure("A", "C1", "", skulls=1, values=(6, 4, 2, 1, 1), marks={"C": 1},
               weapons=held("-shotgun", "vortex_cannon")),
        figure("B", "B2", "ADDCCB", marks={"A": 1}, cubes=Cubes(0, 2, 1), powerups=2,
               weapons=held("-machine_gun", "electroscythe", "tractor_beam")),
        figure("C", "A2", "DDBAAABDDD", skulls=1, values=(6, 4, 2, 1, 1), marks={"B": 1}, cubes=Cubes(1, 1, 3),
               powerups=3, weapons=held("lock_rifle", "railgun")),
        figure("D", "D3", "CB", skulls=1, values=(6, 4, 2, 1, 1), cubes=Cubes(3, 3, 1), powerups=0,
               weapons=held("-grenade_launcher", "flamethrower", "sledgehammer")),
    )  # fmt: skip
    before = view(
        (figure("A", "B3", "BBDDCCCBB"), figure("B", "C1"), *people[2:]), arena="m11a", active="B", turn=20
    )
    changes = (
        ev.WeaponTaken("B", "C1", "tractor_beam", ""),
        ev.ShotBegan("B", "machine_gun", "B2"),
        ev.Moved("B", "B", ("C1", "C2", "B2"), "machine_gun"),
        ev.Damaged("B", "A", 3, 0, 12, "machine_gun"),
        ev.Killed("B", "A"),
        ev.Overkilled("B", "A"),
        ev.TurnEnded("B", 0),
        ev.BoardScored("A", {"B": 8, "D": 6, "C": 4}, "B", False),
        ev.SkullTaken(("B", "B"), 4),
        ev.Marked("A", "B", 1, "revenge"),
        ev.Spawned("A", "C1", "newton_blue", True),
        ev.WeaponLaid("C1", "whisper"),
        ev.TurnBegan("C", 21, "normal"),
    )
    kills = (("A",), ("C", "C"), ("D",), ("B", "B"))
    now = view(people, arena="m11a", active="C", turn=21, skulls_left=4, killshot=kills)
    return Sample(now, Table({k: NAMES[k] for k in "ABCD"}), changes, before)


def frenzy() -> Sample:
    """Final frenzy with three seats: turned boards, more places than skulls, open points."""
    people = (
        figure("A", "B1", "", frenzy_side=True, values=(2, 1, 1, 1), points=31,
               weapons=held("zx2", "-vortex_cannon", "thor")),
        figure("B", "B1", "AAC", frenzy_side=True, values=(2, 1, 1, 1), points=28, marks={"A": 3, "C": 1},
               weapons=held("hellion")),
        figure("C", "D2", "ABBBAA", skulls=3, values=(2, 1, 1), points=7,
               weapons=held("sledgehammer", "heatseeker", "-power_glove")),
    )  # fmt: skip
    kills = (("A",), ("B", "B"), ("C",), ("A", "A"), ("B",), ("A",), ("C", "C"), ("B",), ("A", "A"), ("C",), ("B",))
    changes = (
        ev.PowerupPlayed("A", "teleporter_red"),
        ev.Moved("A", "A", ("D3", "B1"), "teleporter"),
        ev.TileTaken("A", "B1", "red_red_powerup", 2, 0, 0, True),
        ev.TurnEnded("A", 0),
    )
    now = view(
        people, arena="m10", phase="frenzy", active="B", actions_left=1, actions_total=1, action_set="frenzy_one",
        skulls_left=0, killshot=kills, turn=61, squares=squares("m10", {"red": (), "blue": ("whisper",)}, bare=("B1",)),
    )  # fmt: skip
    return Sample(now, Table({k: NAMES[k] for k in "ABC"}), changes)


def crowded() -> Sample:
    """Everything at once: five on one square, 12 damage, three marks of each, all Czech long names, odd names."""
    full = ("sledgehammer", "-heatseeker", "grenade_launcher")
    people = [
        figure(id, "B2", "ABCDEABCDEAB", marks={other: 3 for other in "ABCDE" if other != id}, skulls=1,
               values=(6, 4, 2, 1, 1), weapons=held(*full), powerups=3, cubes=Cubes(3, 3, 3), points=128,
               lying=id == "E")
        for id in "ABCDE"
    ]  # fmt: skip
    changes = (
        ev.Ran("A", ("D2", "D3", "C3", "C2")),
        ev.Moved("B", "A", ("C2", "B2"), "tractor_beam"),
        ev.ShotBegan("B", "furnace", "B2"),
        *(ev.Damaged("B", id, 3, 3, 12, "furnace") for id in "ACDE"),
        *(ev.Marked("B", id, 3, "furnace") for id in "ACDE"),
        ev.Killed("B", "E"),
        ev.TurnEnded("B", 0),
    )
    kills = tuple(("A", "B") for _ in range(8))
    now = view(
        people, active="C", skulls_left=0, killshot=kills, turn=133,
        squares=squares("m12", {"red": ("sledgehammer", "heatseeker", "grenade_launcher")}, bare=("A1", "B2", "C3")),
    )  # fmt: skip
    return Sample(now, Table(LONG_NAMES), changes)


def start() -> Sample:
    """Before anybody has entered: nobody on the map, nothing held."""
    people = [figure(id, "", powerups=0) for id in "ABC"]
    changes = (ev.GameBegan("m11b", "A", 8, "frenzy"), ev.TurnBegan("A", 1, "normal"))
    now = view(people, arena="m11b", active="A", turn=1, skulls_left=8, killshot=())
    return Sample(now, Table({k: NAMES[k] for k in "ABC"}), changes)


def over() -> Sample:
    """After the final scoring: two share the first place."""
    sample = middle_game()
    places = (
        Place(1, (2, 0), 41, {2: {"boards": 41}, 0: {"boards": 33, "killshots": 8}}),
        Place(3, (1,), 33, {1: {"boards": 25, "first_blood": 2, "double_kill": 2, "killshots": 4}}),
        Place(4, (3,), 21, {3: {"boards": 19, "killshots": 2}}),
        Place(5, (4,), 0, {}),
    )
    done = msgspec.structs.replace(sample.view, phase="over", outcome=Outcome(places, "last_skull"), skulls_left=0)
    return Sample(done, TABLE, (ev.GameEnded(("C", "A"), {"C": 41, "A": 41}),))


def random_table(seed: int) -> Sample:
    """A plausible table in the middle of a game, with the changes of one turn."""
    dice = random.Random(seed)
    seats = dice.choice((3, 4, 5))
    ids = "ABCDE"[:seats]
    arena = dice.choice({3: ("m10", "m11a", "m11b"), 4: tuple(ARENAS), 5: ("m11a", "m11b", "m12")}[seats])
    places = [square.id for square in ARENAS[arena].squares]
    weapons = list(WEAPONS)
    dice.shuffle(weapons)
    people = []
    for id in ids:
        others = [other for other in ids if other != id]
        skulls = dice.randint(0, 2)
        people.append(
            figure(
                id, dice.choice(places), "".join(dice.choice(others) for _ in range(dice.randint(0, 10))),
                marks={other: dice.randint(0, 3) for other in others}, skulls=skulls,
                values=(8, 6, 4, 2, 1, 1)[skulls:], powerups=dice.randint(0, 3),
                cubes=Cubes(dice.randint(0, 3), dice.randint(0, 3), dice.randint(0, 3)),
                weapons=tuple(WeaponView(weapons.pop(), dice.random() < 0.6) for _ in range(dice.randint(0, 3))),
            )
        )  # fmt: skip
    active, target = dice.sample(people, 2)
    start = dice.choice(ARENAS[arena].neighbours(active.square))
    changes = (
        ev.Ran(active.id, (start, active.square)),
        ev.ShotBegan(active.id, "machine_gun", active.square),
        ev.Damaged(active.id, target.id, min(2, len(target.damage)), 0, len(target.damage), "machine_gun"),
        ev.TurnEnded(active.id, 0),
    )
    kills = tuple(tuple(dice.choice(ids) for _ in range(dice.randint(1, 2))) for _ in range(dice.randint(0, 6)))
    shops = {colour: tuple(weapons.pop() for _ in range(min(len(weapons), 3))) for colour in ("red", "blue", "yellow")}
    now = view(
        people, arena=arena, active=dice.choice(ids), turn=dice.randint(2, 70), killshot=kills,
        skulls_left=8 - len(kills), squares=squares(arena, shops, bare=dice.sample(places, 2)),
    )  # fmt: skip
    return Sample(now, Table({id: NAMES[id] for id in ids}), changes)


SITUATIONS: dict[str, Callable[[], Sample]] = {
    "middle_game": middle_game,
    "killed_and_back": killed_and_back,
    "frenzy": frenzy,
    "crowded": crowded,
    "start": start,
    "over": over,
}
QUESTIONS: dict[str, tuple[str, ...]] = {
    "turn": (
        "shoot railgun", "shoot railgun B2", "shoot railgun C3", "grab B3", "grab B2", "grab A3", "run A3", "run B2",
        "run C3", "run A2", "run C2", "run D3", "run B1", "run A1", "play newton_blue", "end",
    ),
    "target": ("target A", "target C", "target E", "done"),
    "square": ("at B3", "at C3"),
    "room": ("room yellow", "room purple"),
    "direction": ("toward north", "toward east"),
    "go": ("go B2", "go C3", "done"),
    "spawn": ("spawn newton_red", "spawn newton_yellow"),
    "take": ("take thor", "take electroscythe"),
    "pay": ("pay red", "pay newton_blue"),
}  # fmt: skip
HAND = ("newton_blue", "tagback_grenade_yellow", "teleporter_red")
STANDINGS: list[dict[str, object]] = [
    {
        "rank": rank, "name": name, "rating": 1700 - 41 * rank, "change": (18, -7, 4, 0, 11, -12, 0)[rank - 1],
        "history": tuple(1500 + (137 * rank + 53 * game * game) % 190 for game in range(14 if rank < 6 else rank - 6)),
        "wins": 14 - rank, "games": 30 + rank,
    }
    for rank, name in enumerate(("Žofie", "Radek", "Matěj", "Eva", "Kryštof Ďáblík", "Ｗ" * 32, "🦊"), start=1)
]  # fmt: skip
