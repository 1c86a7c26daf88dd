"""Setting the table (ADR-SETUP)."""

from __future__ import annotations

from rules.adrenaline import content, orders
from rules.adrenaline.events import GameBegan
from rules.adrenaline.modes import MODES
from rules.adrenaline.modes import chosen as chosen_mode
from rules.adrenaline.stack import settle
from rules.adrenaline.state import SHOP_SIZE, AdrenalineState, Figure, Pile
from rules.adrenaline.table import Table
from rules.adrenaline.turn import begin_turn
from rules.core.chance import Chance
from rules.core.game import REACTIONS, Mode, Option, Options, complete
from rules.core.model import Event

BY_SEATS = "by_seats"
OPTIONS = (
    Option("arena", (BY_SEATS, *content.ARENAS), BY_SEATS, {id: arena.seats for id, arena in content.ARENAS.items()}),
    Option("skulls", ("5", "6", "7", "8"), "8"),
    Option("ending", ("frenzy", "sudden_death"), "frenzy"),
    Option("points", ("hidden", "open"), "hidden"),
    Option("weapons", ("open", "in_hand"), "open"),
    REACTIONS,
    orders.RESPAWN,
    Option("answers", ("at_end", "at_once"), "at_end"),
    Option("bot", ("off", "on"), "off", {"on": (3, 4)}),
)
PRESETS = {
    "first_game": {"skulls": "5", "ending": "sudden_death"},
    "full_game": {"skulls": "8", "ending": "frenzy"},
    "tonight": {"skulls": "5", "ending": "sudden_death"},
}
GAME_MODES = tuple(
    Mode(mode.name, mode.seats, OPTIONS, PRESETS, usual="full_game", first="first_game", live=("tonight",))
    for mode in MODES.values()
)


def completed(mode: str, options: Options, seats: int) -> dict[str, str]:
    """All options with defaults filled in, the arena named. Raises `RulesError` when something does not fit."""
    chosen = complete(GAME_MODES, mode, options, seats, "ADR-SETUP-1")
    if chosen["arena"] == BY_SEATS:
        chosen["arena"] = content.CONTENT.by_seats[seats]
    return chosen


def setup(mode: str, options: Options, seats: int, chance: Chance) -> AdrenalineState:
    """A new table up to the first player's choice where to enter. Raises `RulesError` when something does not fit."""
    chosen = completed(mode, options, seats)
    arena = content.ARENAS[chosen["arena"]]
    skulls = int(chosen["skulls"])
    cards = {card: powerup.copies for card, powerup in content.CARDS.items()}
    tiles = {id: tile.copies for id, tile in content.TILES.items()}
    state = AdrenalineState(
        mode=mode,
        options=chosen,
        arena=arena.id,
        figures={id: Figure(id=id, seat=seat) for seat, id in enumerate("ABCDE"[:seats])},
        shops={square.id: [] for square in arena.squares if square.spawn},
        tiles={},
        powerup_pile=Pile(cards, dict.fromkeys(cards, 0)),
        tile_pile=Pile(tiles, dict.fromkeys(tiles, 0)),
        weapon_pile=dict.fromkeys(content.WEAPONS, 1),
        skulls_left=skulls,
        skulls_total=skulls,
        active="A",
    )
    chosen_mode(mode, options=chosen).set_up(Table(state))
    table = Table(state, chance)
    for shop in state.shops.values():
        shop.extend(table.draw_weapon() for _ in range(SHOP_SIZE))
    table.mode.lay_tiles(table)
    begin_turn(table, "A", "normal")
    settle(table)
    return state


def opening(state: AdrenalineState) -> list[Event]:
    """What a session's log begins with; `setup` itself returns no events."""
    return [GameBegan(state.arena, next(iter(state.figures)), state.skulls_total, state.options["ending"])]
