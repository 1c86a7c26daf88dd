"""What is said about one session to one reader: names resolved, sentences from the text files."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cogs.host import SeatInfo, SessionInfo
from cogs.names import label, mention, plain, shown
from cogs.words import Words, words
from data.texts import Texts, Variable
from render.core.signs import Table

FIGURES = "ABCDEF"
"""Figure ids by seat."""
LABEL_NAME = 20
"""Characters a name may take on a button."""


class Speech:
    """The words of one session in one language. `told` is the game's wordsmith for text, `labels` for buttons."""

    def __init__(self, texts: Texts, language: str, info: SessionInfo) -> None:
        self.texts = texts
        self.language = language
        self.info = info
        self.seats: dict[str, SeatInfo] = {FIGURES[seat.seat]: seat for seat in info.seats}
        names = {figure: seat.name for figure, seat in self.seats.items()}
        self.told: Words = words(info.system, texts, language, {id: shown(name) for id, name in names.items()})
        self.labels: Words = words(
            info.system, texts, language, {id: label(name, LABEL_NAME) for id, name in names.items()}
        )
        self.table = Table({id: plain(name) for id, name in names.items()} | self.told.unseated(info.options))

    def get(self, id: str, /, **variables: Variable) -> str:
        """A sentence by its whole id."""
        return self.texts.get(self.language, id, **variables)

    def join(self, items: Iterable[str], kind: str = "comma") -> str:
        """The items as one list."""
        return self.texts.join(self.language, items, kind)

    def name(self, figure: str) -> str:
        """The name of a figure's player, for message text."""
        return self.told.figure(figure)

    def called(self, seat: int) -> str:
        """The mention of the person on a seat; the name where no person sits."""
        sitting = self.info.seats[seat]
        if sitting.kind == "human" and sitting.person is not None:
            return mention(sitting.person)
        return shown(sitting.name)

    def awaited(self, view: Any) -> list[str]:
        """The names of all who are asked."""
        asked = {seat for ask in view.asks for seat in ask.seats}
        return [self.name(figure) for figure, seat in self.seats.items() if seat.seat in asked]

    def waiting(self, view: Any) -> str:
        """Whom the table waits for, as a sentence."""
        return self.get("ui-panel-waiting", title=self.title(), names=self.join(self.awaited(view), "and"))

    def title(self) -> str:
        """How the table is called: `ADRENALINE 7`."""
        return title(self.texts, self.language, self.info)


def title(texts: Texts, language: str, info: SessionInfo) -> str:
    """How a table is called: `ADRENALINE 7`."""
    system = texts.get(language, f"core-system-{info.system}")
    return texts.get(language, "ui-table", system=system, number=str(info.number))
