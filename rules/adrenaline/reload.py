"""Reloading at the end of a turn (ADR-RELOAD)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.adrenaline.actions import Done, Reload
from rules.adrenaline.cards import covers, funds, total
from rules.adrenaline.events import Reloaded
from rules.adrenaline.frames import FrameRule
from rules.adrenaline.payment import charge
from rules.adrenaline.programs import WEAPON_PROGRAMS
from rules.adrenaline.shots import held
from rules.adrenaline.state import Colours, Figure, Reloading
from rules.adrenaline.table import Table
from rules.core.model import Action


def reloadable(figure: Figure, owned: Colours) -> list[str]:
    """The empty weapons whose full cost can be paid, cheapest first."""
    empty = [weapon.id for weapon in figure.weapons if not weapon.loaded]
    payable = [weapon for weapon in empty if covers(owned, WEAPON_PROGRAMS[weapon].cost)]
    return sorted(payable, key=lambda weapon: total(WEAPON_PROGRAMS[weapon].cost))


class ReloadingRule(FrameRule[Reloading]):
    """Asks as long as something can be reloaded."""

    def asks(self, table: Table, frame: Reloading) -> str:
        """`reload`, unless a weapon is being paid for or none can be."""
        figure = table.figures[frame.figure]
        return "reload" if not frame.weapon and reloadable(figure, funds(figure)) else ""

    def choices(self, table: Table, frame: Reloading, seat: int) -> Sequence[Action]:
        """What cubes alone can pay, `done`, then what costs powerups."""
        figure = table.figures[frame.figure]
        by_cubes = reloadable(figure, figure.cubes)
        by_cards = [weapon for weapon in reloadable(figure, funds(figure)) if weapon not in by_cubes]
        return [*map(Reload, by_cubes), Done(), *map(Reload, by_cards)]

    def take(self, table: Table, frame: Reloading, seat: int, action: Action) -> None:
        """Pays for a weapon, or has enough."""
        if isinstance(action, Reload):
            frame.weapon = action.weapon
            charge(table, table.figures[frame.figure], WEAPON_PROGRAMS[action.weapon].price, action.weapon)
        else:
            table.state.stack.pop()

    def go_on(self, table: Table, frame: Reloading) -> None:
        """A paid weapon is loaded; with nothing left to reload it is over."""
        if frame.weapon:
            held(table.figures[frame.figure], frame.weapon).loaded = True
            table.tell(Reloaded(frame.figure, frame.weapon))
            frame.weapon = ""
        else:
            table.state.stack.pop()
