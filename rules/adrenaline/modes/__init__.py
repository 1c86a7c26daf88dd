"""The modes of ADRENALINE, with and without the bot figure."""

from __future__ import annotations

from collections.abc import Mapping

from rules.adrenaline.modes.base import Mode
from rules.adrenaline.modes.bot import BOT, DeathmatchWithBot, DominationWithBot, TurretsWithBot
from rules.adrenaline.modes.domination import Domination
from rules.adrenaline.modes.turrets import Turrets
from rules.adrenaline.state import AdrenalineState

MODES: dict[str, Mode] = {mode.name: mode for mode in (Mode(), Domination(), Turrets())}
WITH_BOT: dict[str, Mode] = {mode.name: mode for mode in (DeathmatchWithBot(), DominationWithBot(), TurretsWithBot())}
SOURCES = tuple(dict.fromkeys(source for mode in MODES.values() for source in mode.sources))
"""Everything that points are counted by, in any mode."""


def chosen(mode: str, options: Mapping[str, str]) -> Mode:
    """The hooks of a table that is about to be set up."""
    return (WITH_BOT if options["bot"] == "on" else MODES)[mode]


def mode_of(state: AdrenalineState) -> Mode:
    """The hooks of a table."""
    return (WITH_BOT if BOT in state.figures else MODES)[state.mode]
