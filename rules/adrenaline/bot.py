"""The questions of the bot figure: where it comes, and whom it shoots (ADR-BOT)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.adrenaline.actions import Place as PlaceAction
from rules.adrenaline.actions import Target as TargetAction
from rules.adrenaline.answers import ask_answers
from rules.adrenaline.damage import mark
from rules.adrenaline.events import BotPlaced
from rules.adrenaline.frames import FrameRule
from rules.adrenaline.modes.bot import BOT, bot_targets
from rules.adrenaline.state import BotShot, Figure, Place
from rules.adrenaline.table import Table
from rules.core.model import Action

MARKS_FROM = 6
"""Damage tokens on the bot from which on its shot marks too (ADR-BOT-5)."""


class PlaceRule(FrameRule[Place]):
    """On which spawnpoint the bot comes (ADR-BOT-2, 9)."""

    def asks(self, table: Table, frame: Place) -> str:
        """`place`."""
        return "place"

    def choices(self, table: Table, frame: Place, seat: int) -> Sequence[Action]:
        """Every spawnpoint."""
        return [PlaceAction(square) for square in table.arena.spawns.values()]

    def take(self, table: Table, frame: Place, seat: int, action: Action) -> None:
        """Puts the bot there."""
        assert isinstance(action, PlaceAction)
        table.state.stack.pop()
        bot = table.figures[BOT]
        bot.square = action.square
        table.tell(BotPlaced(table.state.active, action.square, frame.again))
        table.mode.entered(table, bot, action.square)


class BotShotRule(FrameRule[BotShot]):
    """The bot shoots whom the player chooses, as soon as it sees a possible target (ADR-BOT-4)."""

    def asks(self, table: Table, frame: BotShot) -> str:
        """`target`, unless it sees nobody."""
        return "target" if bot_targets(table) else ""

    def choices(self, table: Table, frame: BotShot, seat: int) -> Sequence[Action]:
        """Who has most damage first, spawnpoints last."""
        aims = sorted(bot_targets(table), key=lambda aim: -len(aim.damage) if isinstance(aim, Figure) else 1)
        return [TargetAction(aim.id) for aim in aims]

    def take(self, table: Table, frame: BotShot, seat: int, action: Action) -> None:
        """1 damage, and a mark from the sixth token on the bot on (ADR-BOT-5, 6)."""
        assert isinstance(action, TargetAction)
        table.state.stack.pop()
        victim = table.targets[action.figure]
        if not isinstance(victim, Figure):
            table.mode.hit_thing(table, BOT, victim)
            return
        table.mode.hurt(table, BOT, victim, 1, BOT, 0)
        if len(table.figures[BOT].damage) >= MARKS_FROM:
            mark(table, BOT, victim, 1, BOT)
        if table.state.options["answers"] == "at_once":
            ask_answers(table)

    def go_on(self, table: Table, frame: BotShot) -> None:
        """Nobody in sight: it has only moved (ADR-BOT-13)."""
        table.state.stack.pop()
