"""The card that offers a first game, of every system there is."""

from __future__ import annotations

from cogs.desk import Desk
from cogs.ids import PressId
from cogs.panels import PANELS
from cogs.screen import Button, Row, Screen, in_rows
from rules import registry

FIRST_SYSTEM = next(iter(PANELS))
"""The game that is meant where none is named."""


def guides(system: str) -> bool:
    """Whether a game has a seed that a guided first game is played with."""
    return getattr(registry.game(system), "guided_seed", None) is not None


def welcome(desk: Desk, language: str, first_line: str) -> Screen:
    """The game to begin with in the first row, the quick games of the others below."""

    def button(verb: str, text: str, *words: str, go: bool = False) -> Button:
        name = desk.texts.get(language, f"core-system-{words[0]}") if words else ""
        label = desk.texts.get(language, text, **({"game": name} if text.endswith("-other") else {}))
        return Button(label, PressId(verb, 0, 0, words), "go" if go else "plain")

    guided = [button("wguided", "ui-welcome-guided", FIRST_SYSTEM)] if guides(FIRST_SYSTEM) else []
    first: Row = (
        button("wplay", "ui-welcome-play-now", FIRST_SYSTEM, go=True),
        *guided,
        button("wopen", "ui-welcome-open"),
        button("wwhat", "ui-welcome-what"),
    )
    others = []
    for system in list(PANELS)[1:]:
        others.append(button("wplay", "ui-welcome-play-other", system))
        if guides(system):
            others.append(button("wguided", "ui-welcome-guided-other", system))
    return Screen((first_line,), (first, *in_rows(others)))
