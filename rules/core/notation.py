"""The short text of an action: `shoot railgun C2`, `target C`, `pay red+newton_blue`.

One notation serves scenario files, `/do`, drafts, buttons and logs. The verb is the struct's tag; the fields follow in
their order, separated by spaces; a tuple is joined by `+`; trailing fields that have their default are left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from rules.core.errors import RulesError
from rules.core.model import Action


@cache
def _fields(kind: type[Action]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of an action type; asking msgspec each time would take longer than the action."""
    return msgspec.structs.fields(kind)


def text(action: Action) -> str:
    """The short text of `action`; `parse` is its inverse."""
    config = type(action).__struct_config__
    words = [str(config.tag)]
    fields = _fields(type(action))
    values = [getattr(action, field.name) for field in fields]
    while values and values[-1] == fields[len(values) - 1].default:
        values.pop()
    words.extend("+".join(value) if isinstance(value, tuple) else str(value) for value in values)
    return " ".join(words)


def verbs(actions: Sequence[type[Action]]) -> dict[str, type[Action]]:
    """The verbs of a game's action types."""
    return {str(kind.__struct_config__.tag): kind for kind in actions}


def parse(line: str, kinds: Mapping[str, type[Action]]) -> Action:
    """The action that `line` spells. Raises `RulesError` of grade `unreadable` naming what could not be read."""
    words = line.split()
    if not words or words[0] not in kinds:
        raise RulesError("unreadable", "unknown_verb", verb=words[0] if words else "")
    kind = kinds[words[0]]
    fields = _fields(kind)
    if len(words) - 1 > len(fields):
        raise RulesError("unreadable", "too_many_words", verb=words[0])
    values: dict[str, object] = {}
    for field, word in zip(fields, words[1:], strict=False):
        if field.type is int:
            if not word.lstrip("-").isdigit():
                raise RulesError("unreadable", "not_a_number", word=word)
            values[field.name] = int(word)
        else:
            values[field.name] = word if field.type is str else tuple(word.split("+"))
    missing = [f.name for f in fields if f.name not in values and f.default is msgspec.NODEFAULT]
    if missing:
        raise RulesError("unreadable", "word_missing", verb=words[0], what=missing[0])
    return kind(**values)
