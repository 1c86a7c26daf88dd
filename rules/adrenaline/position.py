"""The readable notation of an ADRENALINE table, for scenario files; `tests/scenarios/README.md` explains every key.

`read_position` makes a state from it, `facts` says in the same notation what a state holds. Each key is a small record:
how it is spelled, how it is read from the table, and how it is put there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rules.adrenaline import content
from rules.adrenaline.cards import COLOURS
from rules.adrenaline.modes import chosen, mode_of
from rules.adrenaline.modes.bot import BOT, bot_figure, holder
from rules.adrenaline.modes.turrets import OFFER_SIZE
from rules.adrenaline.scoring import points_of
from rules.adrenaline.setup import completed
from rules.adrenaline.state import SHOP_SIZE, ActionSet, AdrenalineState, Figure, Pile, Spawn, Turn, Weapon
from rules.adrenaline.table import Table
from rules.adrenaline.turn import ACTIONS
from rules.core.game import Options

Facts = Mapping[str, Any]
NONE = "none"
UNLOADED = "unloaded"
LAID = "laid"
INITIALS = {"r": "red", "y": "yellow", "b": "blue"}
BOT_LETTER = "F"
"""Spells the bot figure among letters."""


class FigureKey(NamedTuple):
    """A fact of a figure: its canonical spelling, how it is read and how it is put there."""

    spell: Callable[[Any], Any]
    read: Callable[[Figure], Any]
    put: Callable[[Figure, Any], None]


class TableKey(NamedTuple):
    """A fact of the whole table. `read` also gets the wanted value: a number asks for a count, a map for its keys."""

    spell: Callable[[Any], Any]
    read: Callable[[AdrenalineState, Any], Any]


def _same(value: Any) -> Any:
    return value


def _owners(letters: str) -> list[str]:
    """The figures of a row of letters."""
    return [BOT if letter == BOT_LETTER else letter for letter in letters]


def _spelled(owners: Iterable[str]) -> str:
    """A row of letters for figures; `none` where there are none."""
    return "".join(BOT_LETTER if owner == BOT else owner for owner in owners) or NONE


def _letters(value: Any) -> str:
    """Tokens as letters from left to right; none is spelled `none`."""
    return NONE if value in (None, NONE, "") else str(value)


def _sorted_letters(value: Any) -> str:
    return "".join(sorted(_letters(value))) if _letters(value) != NONE else NONE


def _cubes(value: Any) -> str:
    """Cubes such as `r1 y2`, in the order red, yellow, blue; none is spelled `none`."""
    count = _counted(value)
    return " ".join(f"{colour[0]}{count[colour]}" for colour in COLOURS if count[colour]) or NONE


def _counted(value: str) -> dict[str, int]:
    count = dict.fromkeys(COLOURS, 0)
    for word in [] if value == NONE else value.split():
        if word[0] not in INITIALS or not word[1:].isdigit():
            raise ValueError(f"cubes are spelled like 'r1 y2 b3', not '{value}'")
        count[INITIALS[word[0]]] += int(word[1:])
    return count


def _listed(value: Any) -> Any:
    """A list whose order does not matter, or a number of things."""
    return value if isinstance(value, int) else sorted(value)


def _put_square(figure: Figure, value: str) -> None:
    figure.square = "" if value == NONE else value


def _put_damage(figure: Figure, value: str) -> None:
    figure.damage = [] if value == NONE else _owners(value)


def _put_marks(figure: Figure, value: str) -> None:
    figure.marks = {} if value == NONE else dict(Counter(_owners(value)))


def _put_skulls(figure: Figure, value: int) -> None:
    figure.skulls = value


def _put_side(figure: Figure, value: str) -> None:
    figure.frenzy_side = value == "frenzy"


def _put_cubes(figure: Figure, value: str) -> None:
    figure.cubes = _counted(value)
    figure.reserve = {colour: 3 - number for colour, number in figure.cubes.items()}


def _put_weapons(figure: Figure, value: Sequence[str]) -> None:
    words = [line.split() for line in value]
    if any(word[0] not in content.WEAPONS or word[1:] not in ([], [UNLOADED]) for word in words):
        raise ValueError(f"weapons are spelled like 'zx2' or 'zx2 {UNLOADED}', not {list(value)}")
    figure.weapons = [Weapon(word[0], len(word) == 1) for word in words]


def _put_hand(figure: Figure, value: Sequence[str]) -> None:
    unknown = [card for card in value if card not in content.CARDS]
    if unknown:
        raise ValueError(f"no powerup is called {unknown[0]}")
    figure.hand = sorted(value, key=content.powerup_order)


def _put_points(figure: Figure, value: int) -> None:
    figure.points = {"boards": value} if value else {}


def _put_nothing(figure: Figure, value: Any) -> None:
    """`lying` follows from the damage."""


def _cubes_of(figure: Figure) -> str:
    return _cubes(" ".join(f"{colour[0]}{number}" for colour, number in figure.cubes.items()))


FIGURE_KEYS: dict[str, FigureKey] = {
    "at": FigureKey(_letters, lambda figure: figure.square or NONE, _put_square),
    "damage": FigureKey(_letters, lambda figure: _spelled(figure.damage), _put_damage),
    "marks": FigureKey(
        _sorted_letters,
        lambda figure: "".join(sorted(_spelled(Counter(figure.marks).elements()))) if figure.marks else NONE,
        _put_marks,
    ),
    "skulls": FigureKey(_same, lambda figure: figure.skulls, _put_skulls),
    "side": FigureKey(_same, lambda figure: "frenzy" if figure.frenzy_side else "normal", _put_side),
    "cubes": FigureKey(_cubes, _cubes_of, _put_cubes),
    "weapons": FigureKey(
        _listed,
        lambda figure: sorted(w.id if w.loaded else f"{w.id} {UNLOADED}" for w in figure.weapons),
        _put_weapons,
    ),
    "hand": FigureKey(_listed, lambda figure: sorted(figure.hand), _put_hand),
    "points": FigureKey(_same, points_of, _put_points),
    "lying": FigureKey(_same, lambda figure: figure.killed, _put_nothing),
}


def _cards(pile: Mapping[str, int], wanted: Any) -> Any:
    """A pile as its number of cards or as the sorted list, whichever is asked for."""
    return sum(pile.values()) if isinstance(wanted, int) else sorted(Counter(pile).elements())


def _sees(state: AdrenalineState, wanted: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """What is seen from squares or by figures: squares, or rooms where rooms are asked for."""
    arena = content.ARENAS[state.arena]
    seen = {}
    for viewer, listed in wanted.items():
        at = state.figures[viewer].square if viewer in state.figures else viewer
        rooms = set(listed) <= set(arena.rooms)
        squares = arena.sees(at)
        seen[viewer] = sorted({arena.by_id[square].room for square in squares} if rooms else squares)
    return seen


def _track(id: str) -> TableKey:
    """The tokens of a spawnpoint's track as letters."""

    def read(state: AdrenalineState, wanted: Any) -> str:
        return _spelled(state.spawnpoints[id].tokens if id in state.spawnpoints else [])

    return TableKey(_letters, read)


def _points(state: AdrenalineState, wanted: Mapping[str, int]) -> dict[str, int]:
    return {id: points_of(state.figures[id]) for id in wanted}


TABLE_KEYS: dict[str, TableKey] = {
    "turn": TableKey(_same, lambda state, _: state.active),
    "actions": TableKey(_same, lambda state, _: state.actions_left),
    "phase": TableKey(_same, lambda state, _: state.phase),
    "set": TableKey(_same, lambda state, _: state.action_set),
    "skulls": TableKey(_same, lambda state, _: state.skulls_left),
    "killshot": TableKey(_same, lambda state, _: [_spelled(place) if place else "" for place in state.killshot]),
    "powerup_pile": TableKey(_listed, lambda state, wanted: _cards(state.powerup_pile.rest, wanted)),
    "powerup_discards": TableKey(_listed, lambda state, wanted: _cards(state.powerup_pile.used, wanted)),
    "tile_pile": TableKey(_listed, lambda state, wanted: _cards(state.tile_pile.rest, wanted)),
    "tile_discards": TableKey(_listed, lambda state, wanted: _cards(state.tile_pile.used, wanted)),
    "weapon_pile": TableKey(_listed, lambda state, wanted: _cards(state.weapon_pile, wanted)),
    "sees": TableKey(lambda wanted: {at: sorted(seen) for at, seen in wanted.items()}, _sees),
    "points": TableKey(_same, _points),
    **{f"spawn_{colour}": _track(f"spawn_{colour}") for colour in COLOURS},
    "hit": TableKey(_listed, lambda state, _: sorted(id for id, thing in state.spawnpoints.items() if thing.hit)),
    "turrets": TableKey(
        lambda wanted: {at: _letters(owner) for at, owner in wanted.items()},
        lambda state, wanted: {at: state.turrets.get(at, NONE) or NONE for at in wanted},
    ),
    "offer": TableKey(_listed, lambda state, wanted: _cards(Counter(state.offer), wanted)),
    "grabbed": TableKey(_listed, lambda state, _: sorted(state.grabbed)),
    "bot_due": TableKey(_same, lambda state, _: state.bot_due),
    "bot_card": TableKey(_letters, lambda state, _: holder(state, mode_of(state).turn_order(state)) or NONE),
    "round": TableKey(_same, lambda state, _: (state.turn - 1) // len(mode_of(state).turn_order(state)) + 1),
}
POSITION_KEYS = {
    "turn", "actions", "last", "killshot", "powerup_pile", "powerup_discards", "tile_pile", "tile_discards",
    "weapon_pile", "spawn_red", "spawn_yellow", "spawn_blue", "hit", "turrets", "offer", "grabbed", "bot_due", "round",
}  # fmt: skip


def _is_square(key: str) -> bool:
    return len(key) == 2 and key[0] in "ABCD" and key[1] in "123"


def _spell_square(value: Any) -> Any:
    return value if isinstance(value, str) else _listed(value)


def _read_square(state: AdrenalineState, square: str, wanted: Any) -> Any:
    """A tile's id, `none`, or `laid` where that is asked for; of a spawnpoint its weapons or their number."""
    if square in state.shops:
        shop = state.shops[square]
        return len(shop) if isinstance(wanted, int) else sorted(shop)
    tile = state.tiles.get(square, "")
    return LAID if tile and wanted == LAID else tile or NONE


class Positions:
    """What the scenario runner asks of ADRENALINE (`rules.core.scenario.Adapter`)."""

    def read_position(self, mode: str, options: Options, seats: int, position: Facts) -> AdrenalineState:
        """The table that `position` spells. Raises `ValueError` or `RulesError` where it cannot be."""
        return _read(mode, completed(mode, options, seats), seats, position)

    def facts(self, state: AdrenalineState, wanted: Facts) -> dict[str, Any]:
        """The facts that `wanted` names, as they are."""
        found: dict[str, Any] = {}
        for key, value in wanted.items():
            if key in state.figures:
                figure = state.figures[key]
                found[key] = {
                    name: len(getattr(figure, name)) if name in {"hand", "weapons"} and isinstance(part, int) else
                    _figure_key(name).read(figure)
                    for name, part in value.items()
                }  # fmt: skip
            elif _is_square(key):
                found[key] = _read_square(state, key, value)
            else:
                found[key] = _table_key(key).read(state, value)
        return found

    def canonical(self, wanted: Facts) -> dict[str, Any]:
        """`wanted` in the spelling of `facts`. Raises `ValueError` at an unknown key."""
        spelled: dict[str, Any] = {}
        for key, value in wanted.items():
            if isinstance(value, Mapping) and (len(key) == 1 or key == BOT):
                spelled[key] = {name: _figure_key(name).spell(part) for name, part in value.items()}
            elif _is_square(key):
                spelled[key] = _spell_square(value)
            else:
                spelled[key] = _table_key(key).spell(value)
        return spelled


SCENARIOS = Positions()


def _figure_key(name: str) -> FigureKey:
    if name not in FIGURE_KEYS:
        raise ValueError(f"a figure has no fact '{name}'; it has {', '.join(FIGURE_KEYS)}")
    return FIGURE_KEYS[name]


def _table_key(name: str) -> TableKey:
    if name not in TABLE_KEYS:
        raise ValueError(f"a table has no fact '{name}'; it has {', '.join(TABLE_KEYS)}, figures and squares")
    return TABLE_KEYS[name]


def _read(mode: str, options: dict[str, str], seats: int, position: Facts) -> AdrenalineState:
    arena = content.ARENAS[options["arena"]]
    ids = "ABCDE"[:seats]
    figures = {id: _put(Figure(id=id, seat=seat), position.get(id, {})) for seat, id in enumerate(ids)}
    skulls = int(options["skulls"])
    shops, weapon_pile = _shops(position, figures, [square.id for square in arena.squares if square.spawn])
    state = AdrenalineState(
        mode=mode,
        options=options,
        arena=arena.id,
        figures=figures,
        shops=shops,
        tiles={},
        powerup_pile=_powerups(position, figures),
        tile_pile=Pile({}, {}),
        weapon_pile=weapon_pile,
        skulls_left=skulls,
        skulls_total=skulls,
        active=position.get("turn", "A"),
    )
    chosen(mode, options).set_up(Table(state))
    table = Table(state)
    unknown = set(position) - set(state.figures) - set(arena.ids) - POSITION_KEYS
    if unknown:
        raise ValueError(f"a position has no {sorted(unknown)}")
    _put(state.figures.get(BOT, bot_figure()), position.get(BOT, {}))
    _tiles(state, position)
    _modes(state, position)
    _killshot(table, position)
    _begin(table, position)
    return state


def _put(figure: Figure, spelled: Facts) -> Figure:
    for name, value in spelled.items():
        key = _figure_key(name)
        key.put(figure, value if isinstance(value, list) else key.spell(value))
    return figure


def _killshot(table: Table, position: Facts) -> None:
    """The filled places; left out, as many as there are skulls on boards, each with a token of the last seat."""
    state = table.state
    if "killshot" in position:
        state.killshot = [_owners(place) for place in position["killshot"]]
    else:
        last = table.mode.turn_order(state)[-1]
        for _ in range(sum(figure.skulls for figure in state.figures.values())):
            table.mode.killshot(table, [last])
    state.skulls_left = max(state.skulls_total - len(state.killshot), 0)


def _modes(state: AdrenalineState, position: Facts) -> None:
    """Tracks, turrets, and what was already done this turn."""
    for id, thing in state.spawnpoints.items():
        thing.tokens = _owners(position.get(id, ""))
        thing.hit = id in position.get("hit", ())
    for square, owner in position.get("turrets", {}).items():
        if square not in state.turrets:
            raise ValueError(f"{square} has no turret")
        state.turrets[square] = owner
    state.grabbed = list(position.get("grabbed", ()))


def _begin(table: Table, position: Facts) -> None:
    """Whose turn it is, with which actions; `last` = final frenzy, and who plays last in it."""
    state = table.state
    figure = state.figures[state.active]
    order = table.mode.turn_order(state)
    past = position.get("round", 2 if figure.square else 1) - 1
    state.turn = past * len(order) + order.index(figure.id) + 1
    state.bot_due = position.get("bot_due", BOT in state.figures and state.turn > 1)
    if "last" in position:
        state.phase = "frenzy"
        after = order.index(position["last"]) + 1
        queue = order[after:] + order[:after]
        first = queue.index(order[0])
        turns: list[tuple[str, ActionSet]] = [
            (id, "frenzy_two" if place < first else "frenzy_one") for place, id in enumerate(queue)
        ]
        now = queue.index(figure.id)
        state.action_set = turns[now][1]
        state.last_turns = turns[now + 1 :]
    state.actions_left = position.get("actions", ACTIONS[state.action_set])
    state.stack = [Turn(figure=figure.id, stage="actions")]
    if not figure.square:
        state.stack.append(Spawn(figure=figure.id, again=False, drawn=True))
        table.mode.spawning(table, figure)


def _rest(all_cards: Mapping[str, int], gone: Iterable[str], what: str) -> dict[str, int]:
    """What is left of a multiset. Raises `ValueError` when more is gone than there is."""
    rest = dict(all_cards)
    for card in gone:
        if rest.get(card, 0) < 1:
            raise ValueError(f"{what}: there is no (further) {card}")
        rest[card] -= 1
    return rest


def _pile(all_cards: Mapping[str, int], elsewhere: Sequence[str], position: Facts, what: str) -> Pile:
    """A pile and its discards: one of the two may be given, what is nowhere else lies in the other one."""
    pile, discards = position.get(f"{what}_pile"), position.get(f"{what}_discards")
    if pile is None:
        used = discards or []
        return Pile(_rest(all_cards, [*elsewhere, *used], what), _only(all_cards, used))
    left = _rest(all_cards, [*elsewhere, *pile], what)
    if discards is not None and sorted(Counter(left).elements()) != sorted(discards):
        raise ValueError(f"{what}: pile and discards are not all that is left")
    return Pile(_only(all_cards, pile), left)


def _only(all_cards: Mapping[str, int], cards: Sequence[str]) -> dict[str, int]:
    return {card: list(cards).count(card) for card in all_cards}


def _powerups(position: Facts, figures: Mapping[str, Figure]) -> Pile:
    cards = {card: powerup.copies for card, powerup in content.CARDS.items()}
    return _pile(cards, [card for figure in figures.values() for card in figure.hand], position, "powerup")


def _tiles(state: AdrenalineState, position: Facts) -> None:
    """Ammo squares, or an offer, that are not named get tiles in the order of the content files."""
    copies = {id: tile.copies for id, tile in content.TILES.items()}
    laid = {at: "" if position[at] == NONE else position[at] for at in state.tiles if at in position}
    offer = list(position.get("offer", ()))
    named = [*filter(None, laid.values()), *offer]
    named += [*position.get("tile_pile", ()), *position.get("tile_discards", ())]
    free = list(Counter(_rest(copies, named, "tile")).elements())
    state.tiles = {at: laid[at] if at in laid else free.pop(0) for at in state.tiles}
    if state.turrets:
        state.offer = offer if "offer" in position else free[:OFFER_SIZE]
    state.tile_pile = _pile(copies, [*filter(None, state.tiles.values()), *state.offer], position, "tile")


def _shops(
    position: Facts, figures: Mapping[str, Figure], squares: Sequence[str]
) -> tuple[dict[str, list[str]], dict[str, int]]:
    """Spawnpoints that are not named get weapons in the order of the content files, while there are some."""
    named = [weapon.id for figure in figures.values() for weapon in figure.weapons]
    named += [weapon for at in squares for weapon in position.get(at, ())]
    pile = position.get("weapon_pile", ())
    free = [id for id, left in _rest(dict.fromkeys(content.WEAPONS, 1), [*named, *pile], "weapon").items() if left]
    shops = {}
    for at in squares:
        dealt = 0 if at in position else min(SHOP_SIZE, len(free))
        shops[at] = list(position.get(at, free[:dealt]))
        del free[:dealt]
    if "weapon_pile" in position and free:
        raise ValueError(f"weapon: {', '.join(free)} would be nowhere")
    return shops, _only(dict.fromkeys(content.WEAPONS, 1), [*pile, *free])
