"""Grabbing ammo and weapons (ADR-GRAB, ADR-AMMO)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.adrenaline.actions import Leave, Take
from rules.adrenaline.cards import covers, funds
from rules.adrenaline.content import WEAPONS
from rules.adrenaline.events import WeaponTaken
from rules.adrenaline.frames import FrameRule
from rules.adrenaline.payment import charge
from rules.adrenaline.programs import WEAPON_PROGRAMS
from rules.adrenaline.state import WEAPON_LIMIT, Colours, Figure, Grabbing, Pickup, Weapon
from rules.adrenaline.table import Table
from rules.core.model import Action


def can_grab(table: Table, square: str, owned: Colours) -> bool:
    """Is there anything to grab: a tile, or a weapon that can be paid (ADR-GRAB-2, 3)?"""
    shop = table.state.shops.get(square)
    if shop is None:
        return table.mode.gives_ammo(table.state, square)
    return any(covers(owned, WEAPON_PROGRAMS[weapon].pickup) for weapon in shop)


def grab(table: Table, figure: Figure) -> None:
    """Grabs on the own square: ammo as the mode says, a weapon by questions."""
    if figure.square in table.state.shops:
        table.state.stack.append(Pickup(figure=figure.id))
    else:
        table.mode.grab_ammo(table, figure)


class GrabbingRule(FrameRule[Grabbing]):
    """A grab that waits for the way to be chosen."""

    def go_on(self, table: Table, frame: Grabbing) -> None:
        """The figure has come there."""
        table.state.stack.pop()
        grab(table, table.figures[frame.figure])


class PickupRule(FrameRule[Pickup]):
    """Which weapon, what is left for it, the payment, and then it changes hands (ADR-GRAB-3, 4)."""

    def asks(self, table: Table, frame: Pickup) -> str:
        """`take`, then `leave` with three weapons in hand."""
        if not frame.weapon:
            return "take"
        if not frame.left and len(table.figures[frame.figure].weapons) >= WEAPON_LIMIT:
            return "leave"
        return ""

    def choices(self, table: Table, frame: Pickup, seat: int) -> Sequence[Action]:
        """Weapons that can be paid, or weapons held."""
        figure = table.figures[frame.figure]
        if frame.weapon:
            return [Leave(weapon.id) for weapon in figure.weapons]
        owned = funds(figure)
        shop = table.state.shops[figure.square]
        return [Take(weapon) for weapon in shop if covers(owned, WEAPON_PROGRAMS[weapon].pickup)]

    def take(self, table: Table, frame: Pickup, seat: int, action: Action) -> None:
        """Notes the choice."""
        if isinstance(action, Take):
            frame.weapon = action.weapon
        elif isinstance(action, Leave):
            frame.left = action.weapon

    def go_on(self, table: Table, frame: Pickup) -> None:
        """Pays, then takes."""
        figure = table.figures[frame.figure]
        if not frame.paid:
            frame.paid = True
            charge(table, figure, WEAPONS[frame.weapon].pickup, frame.weapon)
        else:
            table.state.stack.pop()
            _exchange(table, figure, frame)


def _exchange(table: Table, figure: Figure, frame: Pickup) -> None:
    """The weapon comes loaded; the one left lies in its place and counts as loaded with its first cube again."""
    shop = table.state.shops[figure.square]
    place = shop.index(frame.weapon)
    shop.pop(place)
    if frame.left:
        shop.insert(place, frame.left)
        figure.weapons = [weapon for weapon in figure.weapons if weapon.id != frame.left]
    figure.weapons.append(Weapon(frame.weapon))
    table.tell(WeaponTaken(figure.id, figure.square, frame.weapon, frame.left))
