"""What a game adds to the panels. The cogs know games only through `Panel`; a second one is added in `PANELS`."""

from __future__ import annotations

from cogs.panels.adrenaline import AdrenalinePanel
from cogs.panels.base import Panel
from cogs.panels.orb_hunt import OrbHuntPanel

PANELS: dict[str, Panel] = {panel.system: panel for panel in (AdrenalinePanel(), OrbHuntPanel())}


def panel(system: str) -> Panel:
    """The panel of a system. Raises `KeyError` when it has none."""
    return PANELS[system]


__all__ = ["PANELS", "Panel", "panel"]
