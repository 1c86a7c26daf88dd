"""The bot figure (ADR-BOT), laid over any of the other modes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rules.adrenaline.actions import Bot
from rules.adrenaline.cards import COLOURS
from rules.adrenaline.events import BotActed
from rules.adrenaline.modes.base import Mode
from rules.adrenaline.modes.domination import Domination
from rules.adrenaline.modes.turrets import Turrets
from rules.adrenaline.state import AdrenalineState, AnyFrame, BotShot, Figure, Place, Target
from rules.core.model import Action

if TYPE_CHECKING:
    from rules.adrenaline.table import Table

BOT = "bot"
"""The id of the bot figure, and what events name as the cause of what it does."""


class WithBot(Mode):
    """What the bot figure adds to a mode."""

    def set_up(self, table: Table) -> None:
        """A figure without a seat and without ammo (ADR-BOT-1)."""
        super().set_up(table)
        table.figures[BOT] = bot_figure()

    def controllers(self, state: AdrenalineState, figure: str) -> tuple[int, ...]:
        """The active player chooses for the bot."""
        return super().controllers(state, state.active if figure == BOT else figure)

    def turn_begins(self, table: Table) -> None:
        """The card starts with the second player and then goes round (ADR-BOT-3)."""
        super().turn_begins(table)
        table.state.bot_due = table.state.turn > 1

    def spawning(self, table: Table, figure: Figure) -> None:
        """The starting player puts the bot on a spawnpoint before he enters himself (ADR-BOT-2)."""
        if not table.figures[BOT].square and table.state.turn == 1:
            table.state.stack.append(Place(figure=BOT, again=False))

    def closing(self, table: Table) -> Iterable[Action]:
        """One bot action, a move of 0 or 1 square, then a shot (ADR-BOT-4); only then the turn may end (ADR-BOT-3)."""
        if table.state.bot_due:
            return [Bot(square) for square in table.arena.within(table.figures[BOT].square, 0, 1)]
        return super().closing(table)

    def act(self, table: Table, action: Action) -> None:
        """Moves the bot; the shot is a frame of its own. The card passes on."""
        if not isinstance(action, Bot):
            super().act(table, action)
            return
        state, bot = table.state, table.figures[BOT]
        state.bot_due = False
        table.tell(BotActed(state.active, action.square))
        if action.square != bot.square:
            table.move(state.active, bot, (bot.square, action.square), BOT)
        state.stack.append(BotShot(figure=BOT))

    def comes_back(self, figure: str) -> AnyFrame:
        """The bot returns where the active player says (ADR-BOT-9)."""
        return Place(figure=BOT, again=True) if figure == BOT else super().comes_back(figure)

    def double_kill(self, state: AdrenalineState, killed: Sequence[Figure]) -> bool:
        """Two opponents dead, the bot included, whoever killed them (ADR-BOT-10)."""
        return sum(figure.id != state.active for figure in killed) > 1


class DeathmatchWithBot(WithBot):
    """Deathmatch with the bot figure."""


class DominationWithBot(WithBot, Domination):
    """Domination with the bot figure (ADR-BOT-11)."""


class TurretsWithBot(WithBot, Turrets):
    """Turrets with the bot figure (ADR-BOT-11)."""


def bot_figure() -> Figure:
    """The bot off the board: all its cubes are out of the game."""
    return Figure(id=BOT, seat=None, cubes=dict.fromkeys(COLOURS, 0), reserve=dict.fromkeys(COLOURS, 3))


def bot_targets(table: Table) -> list[Target]:
    """Whom the bot can shoot: all it sees but itself and the active player's figure (ADR-BOT-4, ADR-DOM-17)."""
    at = table.figures[BOT].square
    others = table.mode.aims(table, at, "hurt")
    return [
        aim for aim in others if aim.square in table.arena.seen[at] and aim.id not in (BOT, table.state.active)
    ]


def holder(state: AdrenalineState, order: Sequence[str]) -> str:
    """Who holds the bot card: the active player until the bot has acted, then the next; "" after the last turn."""
    if state.bot_due:
        return state.active
    if state.phase == "frenzy":
        return state.last_turns[0][0] if state.last_turns else ""
    return order[(order.index(state.active) + 1) % len(order)]
