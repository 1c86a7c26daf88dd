"""`/do`: a turn typed in one line, such as `run C2; shoot machine gun matej+ota focus matej pay newton; end`.

Items are separated by semicolons. The words of an item answer its questions in any order: each question takes the
first word left that names one of its choices. What no word answers is filled: "enough" where one may stop, else the
default.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from cogs.panels import Panel
from cogs.panels.base import AnyDraft
from cogs.refusals import Refusal
from cogs.screen import cut
from cogs.speech import Speech
from rules.core import notation
from rules.core.draft import Draft

_SPLIT = re.compile(r"[\s,+&]+")
LONGEST_QUOTE = 80
"""Characters of what was typed that a refusal repeats."""
_FILLERS = {"at", "to", "on", "with", "from", "a", "na", "s", "z", "do", "the"}


def bare(word: str) -> str:
    """Without accents, capitals and stops: how typed and known words are compared."""
    plain = unicodedata.normalize("NFD", word).casefold()
    return "".join(character for character in plain if character.isalnum())


def items(line: str) -> list[list[str]]:
    """The words of each item, bare."""
    found = [[word for part in _SPLIT.split(item) if (word := bare(part))] for item in line.split(";")]
    return [words for words in found if words]


def _quoted(words: Sequence[str]) -> str:
    """What was typed, as a refusal repeats it."""
    return cut(" ".join(words), LONGEST_QUOTE)


@dataclass
class Typist:
    """Reads typed items against a draft."""

    panel: Panel
    speech: Speech

    def item(self, draft: AnyDraft, words: Sequence[str]) -> AnyDraft:
        """`draft` with one more item. Raises `Refusal` naming what could not be read, and what could be said."""
        left = list(words)
        grown = Draft(draft.game, draft.base, draft.seat, draft.texts)
        first = True
        while (ask := grown.ask) is not None and (first or not grown.whole):
            choices = grown.choices()
            text = self._answer(choices, left, whole=first)
            if text is None and first:
                raise self._refusal(grown, words, choices)
            if text is None and ask.kind in self.panel.rests:
                break
            grown.add(text or self._default(ask.kind, choices))
            first = False
        left = [word for word in left if word not in _FILLERS]
        if left:
            raise self._left_over(draft, words, left)
        return grown

    def _default(self, kind: str, choices: Sequence[str]) -> str:
        """What no word answers: enough, where a choice may be left out; the default otherwise."""
        return "done" if "done" in choices and kind != "reload" else choices[0]

    def _answer(self, choices: Sequence[str], left: list[str], *, whole: bool) -> str | None:
        """The choice that the words say; its words are taken out of `left`."""
        best: tuple[tuple[int, int], str, list[int]] | None = None
        for order, text in enumerate(choices):
            used = self._match(text, left, whole=whole)
            if used is not None and used:
                rank = (used[0] if not whole else 0, -len(used) * 100 + order)
                if best is None or rank < best[0]:
                    best = rank, text, used
        if best is None:
            return None
        for index in sorted(best[2], reverse=True):
            del left[index]
        return best[1]

    def _match(self, text: str, left: Sequence[str], *, whole: bool) -> list[int] | None:
        """The indexes of the typed words that say `text`; the verb may be left out except at an item's beginning."""
        verb, *rest = self.panel.spellings(self.speech, text)
        used: list[int] = []
        if whole:
            if not left or left[0] not in verb:
                return None
            used.append(0)
        elif not rest:
            return next(([index] for index, word in enumerate(left) if word in verb), None)
        for spellings in rest:
            span = _find(left, spellings, used)
            if span is None:
                return None
            used += span
        if not whole:
            before = used[0] - 1
            if before >= 0 and left[before] in verb:
                used.insert(0, before)
        return used

    def _refusal(self, draft: AnyDraft, words: Sequence[str], choices: Sequence[str]) -> Refusal:
        """Why the typed item cannot begin: the rule that forbids it, or that it is nothing we know."""
        unknown = Refusal("ui-do-unknown", words=_quoted(words), choices=self._examples(choices))
        return self._by_rule(draft, words, list(words)) or unknown

    def _left_over(self, draft: AnyDraft, words: Sequence[str], left: Sequence[str]) -> Refusal:
        """Words that answer no question: they may make the item one that the rules forbid."""
        rest = list(words)
        refusal = self._by_rule(draft, words, rest)
        if refusal is not None and not [word for word in rest if word not in _FILLERS]:
            return refusal
        return Refusal("ui-do-left-over", words=_quoted(left), item=_quoted(words))

    def _by_rule(self, draft: AnyDraft, words: Sequence[str], rest: list[str]) -> Refusal | None:
        """The rule that forbids what the words say; None when they say nothing that could be forbidden."""
        view = draft.game.view(draft.state, draft.seat)
        meant = self._answer(self.panel.imaginable(view), rest, whole=True)
        if meant is None or meant in draft.choices():
            return None
        action = notation.parse(meant, notation.verbs(draft.game.actions))
        reason = self.speech.told.error(draft.game.why_not(draft.state, draft.seat, action))
        return Refusal("ui-do-refused", words=_quoted(words), reason=reason)

    def _examples(self, choices: Sequence[str]) -> str:
        return ", ".join(f"`{text}`" for text in choices[:8])

    def completions(self, draft: AnyDraft, typed: str) -> list[str]:
        """Lines that go on from what was typed: each legal continuation written out, filtered by the last word."""
        head, _, tail = typed.rpartition(";")
        try:
            for words in items(head):
                draft = self.item(draft, words)
        except Refusal:
            return []
        if draft.draws or draft.ask is None:
            return []
        begun = f"{head.strip()}; " if head.strip() else ""
        wanted = bare(tail)
        fitting = [text for text in draft.choices() if wanted in bare(text) or wanted in bare(self._label(text))]
        return [begun + text for text in fitting]

    def _label(self, text: str) -> str:
        return self.speech.labels.label(text)


def _find(left: Sequence[str], spellings: set[str], used: Sequence[int]) -> list[int] | None:
    """The first unused typed words (up to three in a row, joined) that are one of the spellings."""
    for start in range(len(left)):
        joined = ""
        for end in range(start, min(start + 3, len(left))):
            if end in used:
                break
            joined += left[end]
            if joined in spellings:
                return list(range(start, end + 1))
    return None
