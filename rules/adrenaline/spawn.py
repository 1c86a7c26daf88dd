"""Entering the arena, at first and after a death (ADR-SPAWN)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.adrenaline.actions import Spawn as SpawnAction
from rules.adrenaline.cards import colour_of
from rules.adrenaline.events import Spawned
from rules.adrenaline.frames import FrameRule
from rules.adrenaline.state import Spawn
from rules.adrenaline.table import Table
from rules.core.model import Action


class SpawnRule(FrameRule[Spawn]):
    """Draws, then asks which powerup to discard; its colour is the spawnpoint."""

    def asks(self, table: Table, frame: Spawn) -> str:
        """`spawn` or `respawn`, once the cards are drawn."""
        if not frame.drawn:
            return ""
        return "respawn" if frame.again else "spawn"

    def choices(self, table: Table, frame: Spawn, seat: int) -> Sequence[Action]:
        """Every powerup in hand."""
        return [SpawnAction(card) for card in dict.fromkeys(table.figures[frame.figure].hand)]

    def take(self, table: Table, frame: Spawn, seat: int, action: Action) -> None:
        """Discards the card and stands on the spawnpoint of its colour."""
        assert isinstance(action, SpawnAction)
        table.state.stack.pop()
        figure = table.figures[frame.figure]
        table.discard(figure, action.card)
        figure.square = table.arena.spawns[colour_of(action.card)]
        table.tell(Spawned(figure.id, figure.square, action.card, frame.again))
        table.mode.entered(table, figure, figure.square)

    def go_on(self, table: Table, frame: Spawn) -> None:
        """Two cards at first, one after a death, even with three in hand (ADR-SPAWN-1, 2)."""
        frame.drawn = True
        for _ in range(1 if frame.again else 2):
            table.draw_powerup(table.figures[frame.figure])
        table.mode.spawning(table, table.figures[frame.figure])
