"""The one format of custom ids: `s1:<verb>:<session>:<question>[:<word>...]`.

`s1` is the format's version, `question` the step that opened the question the press answers (0 where none is). Old
messages keep their buttons for ever, so an id is parsed with care and never trusted.
"""

from __future__ import annotations

from typing import NamedTuple

VERSION = "1"
LONGEST = 100
"""Discord refuses longer ids; discord.py does not check."""

TEMPLATE = r"s\d+:.*"
"""What every id of ours looks like, older and newer versions included."""


class PressId(NamedTuple):
    """What a button or select says when it is pressed."""

    verb: str
    session: int = 0
    question: int = 0
    words: tuple[str, ...] = ()

    def text(self) -> str:
        """The custom id. Raises `ValueError` when it is too long or a part holds a colon."""
        parts = (self.verb, str(self.session), str(self.question), *self.words)
        if any(":" in part for part in parts):
            raise ValueError(f"a part of a custom id holds a colon: {parts}")
        text = ":".join((f"s{VERSION}", *parts))
        if len(text) > LONGEST:
            raise ValueError(f"custom id of {len(text)} characters: {text}")
        return text


def parse(text: str) -> PressId | None:
    """The id that `text` spells, or None when it is of another version or broken."""
    version, _, rest = text.partition(":")
    parts = rest.split(":")
    if version != f"s{VERSION}" or len(parts) < 3 or not (_is_number(parts[1]) and _is_number(parts[2])):
        return None
    return PressId(parts[0], int(parts[1]), int(parts[2]), tuple(parts[3:]))


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isdigit() and text.isascii()
