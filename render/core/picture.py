"""What the renderer hands out: a picture with its description."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Protocol

import msgspec

ALT_LIMIT = 256


class Words(Protocol):
    """The texts of one language: the message `message_id` with its variables filled in."""

    def __call__(self, message_id: str, /, **variables: str | int) -> str:
        """The finished text."""
        ...


class Picture(msgspec.Struct, frozen=True):
    """A PNG file and its alt text (1 to 256 characters)."""

    png: bytes
    alt: str


def one_line(text: str, most: int) -> str:
    """`text` without line breaks, control and direction marks, at most `most` characters (cut with an ellipsis)."""
    kept = "".join(" " if char.isspace() else char for char in text if not _invisible(char))
    line = " ".join(kept.split())
    return line if len(line) <= most else line[: most - 1].rstrip() + "…"


def alt_text(news: Sequence[str], closing: str) -> str:
    """What changed, then how it stands now, within Discord's limit.

    News that does not fit is left out from the oldest on; `closing` always stays.
    """
    closing = one_line(closing, ALT_LIMIT)
    room = ALT_LIMIT - len(closing)
    kept: list[str] = []
    for piece in reversed(news):
        line = one_line(piece, ALT_LIMIT)
        if line and len(line) + 1 <= room:
            kept.append(line)
            room -= len(line) + 1
    return " ".join([*reversed(kept), closing])


def listing(opening: str, items: Sequence[str]) -> str:
    """`opening`, then as many of `items` as fit, the first ones first."""
    text = one_line(opening, ALT_LIMIT)
    for item in items:
        longer = f"{text} {one_line(item, ALT_LIMIT)}"
        if len(longer) > ALT_LIMIT:
            break
        text = longer
    return text


def _invisible(char: str) -> bool:
    return unicodedata.category(char) in {"Cc", "Cf", "Cs", "Co", "Cn"} and not char.isspace()
