"""A game's records in words: events, questions, actions and refusals, with ids turned into names.

`words(system, texts, language, names)` gives the wordsmith of one reader. `names` maps a figure's id to the player's
name as it may stand there: for message text made safe by `cogs.names.shown`, for buttons by `cogs.names.label`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from cogs.names import shown
from data.texts import Texts, Variable
from rules.core.errors import RulesError
from rules.core.model import Ask, Bygone, Event

_DOUBLE_STOP = re.compile(r"(?<=[A-Z]\.[A-Z]\.)\.(?!\.)")
"""A sentence that ends with a name such as T.H.O.R. needs no second full stop."""


_LAST_STOP = re.compile(r"(?<![A-Z])\.$")
"""The full stop of a sentence, not that of such a name."""


class Words:
    """What every game's wordsmith can do; one subclass a game resolves its ids."""

    system = ""

    def __init__(self, texts: Texts, language: str, names: Mapping[str, str]) -> None:
        self.texts = texts
        self.language = language
        self.names = names

    def get(self, id: str, **variables: Variable) -> str:
        """The sentence `<system>-<id>`."""
        return _DOUBLE_STOP.sub("", self.texts.get(self.language, f"{self.system}-{id}", **variables))

    def join(self, items: Sequence[str], kind: str = "comma") -> str:
        """One list: `comma`, `and` or `or` before the last item."""
        return self.texts.join(self.language, items, kind)

    def figure(self, id: str) -> str:
        """The player's name."""
        return self.names.get(id, id)

    def unseated(self, options: Mapping[str, str]) -> dict[str, str]:
        """The names of figures that no seat plays, by id, as the table's options have them."""
        return {}

    def event(self, event: Event) -> str:
        """One sentence for an event, redacted for the reader before; for the log."""
        if isinstance(event, Bygone):
            return self.texts.get(self.language, "core-event-bygone")
        return self.known_event(event)

    def known_event(self, event: Event) -> str:
        """The sentence for an event of the game's own."""
        raise NotImplementedError

    def story(self, events: Sequence[Event]) -> list[str]:
        """The lines of a public post: what these events add up to, markdown included."""
        raise NotImplementedError

    def news(self, figure: str, events: Sequence[Event]) -> str:
        """What happened to `figure` meanwhile, in a few words for a lock screen; "" when nothing worth telling."""
        return ""

    def ask(self, ask: Ask) -> str:
        """The question, to the one who is asked."""
        return self.get(f"ask-{ask.kind}")

    def label(self, action: str, ask: str = "", weapon: str = "") -> str:
        """An action text as a button's label, at most 80 characters.

        `ask` is the kind of the question it answers (it decides what `done` means), `weapon` the one being shot.
        """
        raise NotImplementedError

    def short(self, action: str, ask: str = "", weapon: str = "") -> str:
        """The same in about 20 characters, where the question is plain from what stands around it."""
        raise NotImplementedError

    def summary(self, actions: Sequence[str]) -> str:
        """Action texts, such as those of a whole item, as one list for message text."""
        raise NotImplementedError

    def sentence(self, figure: str, action: str, ask: str = "", weapon: str = "") -> str:
        """The action as a sentence about `figure`."""
        raise NotImplementedError

    def error(self, error: RulesError) -> str:
        """Why something is refused, with the id of the rule that refuses."""
        owner = self.system if self.texts.has(f"{self.system}-error-{error.code}") else "core"
        told = _DOUBLE_STOP.sub("", self.texts.get(self.language, f"{owner}-error-{error.code}", **self.facts(error)))
        if not error.rule:
            return told
        if told.endswith(")."):
            return f"{told[:-2]}, {error.rule})."
        return f"{_LAST_STOP.sub('', told)} ({error.rule})."

    def facts(self, error: RulesError) -> dict[str, Variable]:
        """The variables of an error's sentence; what people typed is made safe to show."""
        return {name: shown(value) if isinstance(value, str) else value for name, value in error.facts.items()}


def words(system: str, texts: Texts, language: str, names: Mapping[str, str]) -> Words:
    """The wordsmith of a system. Raises `KeyError` for a system without one."""
    from cogs.wordsmiths import WORDSMITHS

    return WORDSMITHS[system](texts, language, names)
