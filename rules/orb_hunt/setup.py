"""Setting the table (ORB-SETUP)."""

from __future__ import annotations

from rules.core.chance import Chance
from rules.core.game import REACTIONS, Mode, Options, complete
from rules.core.model import Event
from rules.orb_hunt.content import BOARDS, ENEMIES, LOOT, RULES
from rules.orb_hunt.events import GameBegan
from rules.orb_hunt.stack import settle
from rules.orb_hunt.state import Enemy, Figure, OrbHuntState
from rules.orb_hunt.table import Table
from rules.orb_hunt.turn import begin_turn

FIGURES = "ABCD"
GAME_MODES: tuple[Mode, ...] = (Mode("hunt", RULES.seats, (REACTIONS,)),)


def completed(mode: str, options: Options, seats: int) -> dict[str, str]:
    """All options with defaults filled in. Raises `RulesError` when something does not fit."""
    return complete(GAME_MODES, mode, options, seats, "ORB-COMP-1")


def new_figure(seat: int, hero: str, board: str) -> Figure:
    """A figure on the start of its board, all lives red, all six enemies before it (ORB-SETUP-2, 4, 5)."""
    places = BOARDS[board].places
    return Figure(
        id=FIGURES[seat],
        seat=seat,
        hero=hero,
        board=board,
        field=BOARDS[board].start,
        goal=BOARDS[board].goal,
        lives=RULES.lives,
        enemies={field: Enemy(type, ENEMIES[type].strength) for field, type in places.items()},
        tokens={id: dict(enemy.tokens) for id, enemy in ENEMIES.items()},
        owned=dict.fromkeys(LOOT, 0),
        spent=dict.fromkeys(LOOT, 0),
    )


def setup(mode: str, options: Options, seats: int, chance: Chance) -> OrbHuntState:
    """A new table up to the first turn. Heroes and boards are drawn; who sits first begins (ORB-SETUP-1, 3, 6)."""
    chosen = completed(mode, options, seats)
    heroes, boards = list(RULES.heroes), list(BOARDS)
    figures = {}
    for seat, id in enumerate(FIGURES[:seats]):
        hero, board = chance.pick("hero", heroes), chance.pick("board", boards)
        heroes.remove(hero)
        boards.remove(board)
        figures[id] = new_figure(seat, hero, board)
    state = OrbHuntState(mode=mode, options=chosen, figures=figures, first="A", active="A")
    table = Table(state, chance)
    begin_turn(table, "A")
    settle(table)
    return state


def opening(state: OrbHuntState) -> list[Event]:
    """What a session's log begins with; `setup` itself returns no events."""
    figures = state.figures.values()
    heroes, boards = {f.id: f.hero for f in figures}, {f.id: f.board for f in figures}
    return [GameBegan(state.first, heroes, boards)]
