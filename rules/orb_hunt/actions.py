"""What a seat can choose in Orb Hunt, one small record a verb.

A turn is one or two of these: `go C5`, `fight`. `tests/scenarios/README.md` explains when each is asked.
"""

from __future__ import annotations

from rules.core.model import Action


class Go(Action, frozen=True, tag="go"):
    """Move to `field` in up to four steps, teleports included (ORB-MOVE-6)."""

    field: str


class Fight(Action, frozen=True, tag="fight"):
    """Fight the enemy on the own field (ORB-FIGHT-1)."""


class Attack(Action, frozen=True, tag="attack"):
    """Attack the villain (ORB-P2-5)."""


class Heal(Action, frozen=True, tag="heal"):
    """Spend a heal: two lives come back (ORB-ITEM-2)."""


class Grenade(Action, frozen=True, tag="grenade"):
    """Spend a grenade on the roll that lies open (ORB-FIGHT-3)."""


class Done(Action, frozen=True, tag="done"):
    """No (further) grenade: the roll counts as it is."""


class Shield(Action, frozen=True, tag="shield"):
    """Spend a shield: the villain's ability is cancelled (ORB-SHIELD-1, 2)."""


class Keep(Action, frozen=True, tag="keep"):
    """Spend no shield."""


class End(Action, frozen=True, tag="end"):
    """End the turn without an action (ORB-TURN-2, ORB-P2-4)."""


ACTIONS: tuple[type[Action], ...] = (Go, Fight, Attack, Heal, Grenade, Done, Shield, Keep, End)
