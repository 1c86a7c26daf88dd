"""The sentence for an error that a person caused or can understand."""

from __future__ import annotations

from cogs.host import HostError
from cogs.names import shown
from cogs.words import words
from cogs.wordsmiths import WORDSMITHS
from data.texts import Texts, Variable
from rules.core.errors import RulesError


class Refusal(Exception):
    """A refusal of the cogs' own; `text` is the id of its sentence, `facts` its variables."""

    def __init__(self, text: str, **facts: Variable) -> None:
        super().__init__(text)
        self.text = text
        self.facts = facts


def sentence(texts: Texts, language: str, error: Exception) -> str | None:
    """What the person is told; None when the fault is ours."""
    if isinstance(error, Refusal):
        return texts.get(language, error.text, **error.facts)
    if isinstance(error, HostError):
        return texts.get(language, f"host-error-{error.code}", **_words(texts, language, error.facts))
    if isinstance(error, RulesError):
        return rules_sentence(texts, language, error)
    return None


def rules_sentence(texts: Texts, language: str, error: RulesError) -> str:
    """The refusal of the rules, with the id of the rule that refuses; for where no table's names are at hand."""
    told = (system for system in WORDSMITHS if texts.has(f"{system}-error-{error.code}"))
    owner = next(told, next(iter(WORDSMITHS)))
    return words(owner, texts, language, {}).error(error)


def _words(texts: Texts, language: str, facts: dict[str, str | int]) -> dict[str, Variable]:
    """The variables of a sentence; a known option is called by its name, what people typed is made safe to show."""
    found: dict[str, Variable] = {name: shown(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
    option = f"ui-option-{facts.get('option')}"
    value = f"{option}-{facts.get('value')}"
    if texts.has(option, language) and texts.has(value, language):
        found.update(option=texts.get(language, option), value=texts.get(language, value))
    return found
