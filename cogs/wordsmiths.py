"""The wordsmith of each system: what is said about its tables. Another game is one more line here and in `panels`."""

from __future__ import annotations

from cogs.adrenaline_words import AdrenalineWords
from cogs.orb_hunt_words import OrbHuntWords
from cogs.words import Words

WORDSMITHS: dict[str, type[Words]] = {smith.system: smith for smith in (AdrenalineWords, OrbHuntWords)}
