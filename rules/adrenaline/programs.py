"""The compiled scripts of all cards, and which effects of a weapon may come when (ADR-SHOOT-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.adrenaline import content
from rules.adrenaline.cards import count, covers
from rules.adrenaline.compiler import Program
from rules.adrenaline.state import Colours, Script, Shot

if TYPE_CHECKING:
    from rules.adrenaline.table import Table


class EffectProgram:
    """An effect of a weapon with its compiled script and its cost by colour."""

    def __init__(self, effect: content.Effect, weapon: WeaponProgram) -> None:
        self.id = effect.id
        self.kind = effect.kind
        self.when = effect.when
        self.needs = effect.needs
        self.price = effect.cost
        self.cost = count(effect.cost)
        self.starts = effect.kind != "option" or effect.when == "apart"
        self.program = Program(effect.steps, weapon.goes_on if effect.when == "apart" else None)
        self._weapon = weapon

    def in_order(self, run: Shot) -> bool:
        """May it come now, as far as the order of effects goes?"""
        if self.id in run.used or (self.when == "before_move" and not run.open):
            return False
        if self.kind != "option":
            return not any(self._weapon.effects[used].kind != "option" for used in run.used)
        return all(need in run.used for need in self.needs)

    def usable(self, table: Table, run: Shot, at: str, owned: Colours) -> bool:
        """May it come now, be paid, and be finished with the shooter standing at `at`?"""
        if not self.in_order(run) or (self.price and not covers(owned, self.cost)):
            return False
        return self.program.start.can(table, run, at, run.names, False)


class WeaponProgram:
    """A weapon with its effects compiled."""

    def __init__(self, weapon: content.Weapon) -> None:
        self.id = weapon.id
        self.price = weapon.cost
        self.cost = count(weapon.cost)
        self.pickup = count(weapon.pickup)
        self.effects: dict[str, EffectProgram] = {}
        for effect in weapon.effects:
            self.effects[effect.id] = EffectProgram(effect, self)
        self.starters = [effect for effect in self.effects.values() if effect.starts]

    def can_shoot(self, table: Table, run: Shot, at: str, owned: Colours) -> bool:
        """Can a shot from `at` hit somebody, with what the shooter owns? `run` has not begun."""
        return any(effect.usable(table, run, at, owned) for effect in self.starters)

    def goes_on(self, table: Table, run: Script, at: str) -> bool:
        """After an effect apart: has the basic effect been used, or can it be from `at`?"""
        assert isinstance(run, Shot)
        return "basic" in run.used or self.effects["basic"].program.start.can(table, run, at, run.names, False)


def _needs_nobody(table: Table, run: Script, at: str) -> bool:
    """A powerup that chooses nobody need not hit anybody."""
    return True


WEAPON_PROGRAMS = {id: WeaponProgram(weapon) for id, weapon in content.WEAPONS.items()}
POWERUP_PROGRAMS = {id: Program(powerup.steps, _needs_nobody) for id, powerup in content.POWERUPS.items()}
