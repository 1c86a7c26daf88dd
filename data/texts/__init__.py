"""Every sentence that people read, in every language, from the Fluent files beside this module.

A message is found by its id, such as `adrenaline-event-ran`, an attribute by `id.attribute`, such as
`adrenaline-effect-thor-basic.text`. Whoever asks resolves names first and hands them over as text; whole numbers are
handed over as numbers, so that plurals follow them; ids and times are handed over as text, since Fluent would group
their digits. Nothing is isolated here: names that need it come isolated.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, visitor

log = logging.getLogger(__name__)

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "cs")
DEFAULT = "en"
KEPT = 4096
"""Finished sentences in memory."""
NO_BREAK = "\u00a0"
"""The space at which no line is broken."""

Variable = str | int | float | bool


class TextFault(LookupError):
    """A message, an attribute or a variable is missing, or a file cannot be read: a fault of ours."""


def language_of(locale: str) -> str:
    """The language for a Discord locale: `cs` for `cs`, `en` for `en-US` and for all that have no texts here."""
    language = locale.partition("-")[0].lower()
    return language if language in LANGUAGES else DEFAULT


class Texts:
    """The sentences of all languages.

    With `strict` a fault raises `TextFault`; otherwise it is logged and the id in brackets stands in, so that a missing
    word never stops a table. The tests set `always_strict`.
    """

    always_strict: ClassVar[bool] = False

    def __init__(self, strict: bool = False) -> None:
        self.strict = strict
        self._bundles = {language: _bundle(language) for language in LANGUAGES}
        self._known: dict[tuple[str, str, tuple[tuple[str, str | int | float], ...]], str] = {}

    def get(self, language: str, message_id: str, /, **variables: Variable) -> str:
        """The sentence `message_id` (or `id.attribute`) with its variables filled in.

        A bool reads as `yes` or `no`. An unknown language reads as English. The same sentences are asked for again and
        again, so finished ones are kept for a while.
        """
        plain = {key: _plain(value) for key, value in variables.items()}
        asked = (language, message_id, tuple(plain.items()))
        if asked not in self._known:
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[asked] = self._formatted(language, message_id, plain)
        return self._known[asked]

    def _formatted(self, language: str, message_id: str, variables: dict[str, str | int | float]) -> str:
        bundle = self._bundles.get(language) or self._bundles[DEFAULT]
        id, _, attribute = message_id.partition(".")
        if not self.has(message_id, language):
            return self._fault(f"no text '{message_id}' in '{language}'", f"[{message_id}]")
        message = bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, variables)
        if errors:
            return self._fault(f"'{message_id}' in '{language}': {errors}", str(text))
        return str(text)

    def has(self, message_id: str, language: str = DEFAULT) -> bool:
        """Whether there is such a message, or such an attribute of a message."""
        bundle = self._bundles.get(language) or self._bundles[DEFAULT]
        id, _, attribute = message_id.partition(".")
        if not bundle.has_message(id):
            return False
        message = bundle.get_message(id)
        return attribute in message.attributes if attribute else message.value is not None

    def join(self, language: str, items: Iterable[str], kind: str = "and") -> str:
        """The items as one list: `kind` is `and` (a, b and c), `or` (a, b or c) or `comma` (a, b, c)."""
        texts = list(items)
        if not texts:
            return ""
        joined = texts[0]
        for index, item in enumerate(texts[1:], start=2):
            last = kind if index == len(texts) else "comma"
            joined = self.get(language, f"core-list-{last}", first=joined, last=item)
        return joined

    def _fault(self, problem: str, instead: str) -> str:
        if self.strict or self.always_strict:
            raise TextFault(problem)
        log.error("Text fault: %s", problem)
        return instead


def files(language: str) -> list[Path]:
    """The Fluent files of a language."""
    return sorted((FOLDER / language).glob("*.ftl"))


def read(path: Path) -> ast.Resource:
    """What a file holds. Raises `TextFault` when a part of it cannot be read."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise TextFault(f"{path.parent.name}/{path.name} cannot be read at: {(entry.content or '').strip()[:80]}")
    return resource


def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in files(language):
        resource = read(path)
        if language == "cs":
            _CzechSpaces().visit(resource)
        bundle.add_resource(resource)
    return bundle


class _CzechSpaces(visitor.Visitor):
    """Czech breaks no line after a one-letter preposition, nor between a number and what it counts."""

    _PREPOSITION = re.compile(r"(?<!\w)([KOSUVZkosuvz]) (?=\S|$)")

    def __init__(self) -> None:
        self._counted = ""

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """Inside, what follows the variable chosen by is what it counts."""
        outer, self._counted = self._counted, _variable(node.selector)
        self.generic_visit(node)
        self._counted = outer

    def visit_Pattern(self, node: ast.Pattern) -> None:
        """Changes the spaces of one pattern."""
        before = ""
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                if before and before == self._counted and re.match(r" \w", element.value):
                    element.value = NO_BREAK + element.value[1:]
                element.value = self._PREPOSITION.sub(rf"\1{NO_BREAK}", element.value)
                before = ""
            else:
                before = _variable(element.expression)
        self.generic_visit(node)


def _variable(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> str:
    return expression.id.name if isinstance(expression, ast.VariableReference) else ""


def _plain(value: Variable) -> str | int | float:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


TEXTS = Texts()
"""The texts everybody uses."""

__all__ = ["DEFAULT", "LANGUAGES", "TEXTS", "TextFault", "Texts", "Variable", "language_of"]
