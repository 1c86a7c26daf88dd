"""Player names made safe to show: no markdown, no mention, no trick with direction or length."""

from __future__ import annotations

import re
import unicodedata

import discord

LONGEST = 32
"""Columns a name may take; a wide character (such as a Chinese one) takes two."""

_ISOLATE, _POP = "\u2068", "\u2069"
_UNSAFE = {"Cc", "Cf", "Cs", "Zl", "Zp"}
_RIGHT_TO_LEFT = {"R", "AL", "AN"}
_NOTHING = "\u200b"
_MARKUP = re.compile(r"<(?=[@#:/tai])|:(?=//)")
"""Where Discord's own marks (calls, channels, emoji, times, commands) and links begin."""


def plain(name: str) -> str:
    """The name on one line, without invisible or direction-changing characters, at most `LONGEST` columns wide."""
    kept = "".join(character if unicodedata.category(character) not in _UNSAFE else " " for character in name)
    words = " ".join(kept.split())
    width = 0
    for index, character in enumerate(words):
        width += 2 if unicodedata.east_asian_width(character) in "WF" else 1
        if width > LONGEST:
            return words[:index].rstrip() + "…"
    return words or "?"


def shown(name: str) -> str:
    """The name for message text: markdown and mentions escaped, its direction kept from spreading."""
    escaped = discord.utils.escape_mentions(discord.utils.escape_markdown(plain(name)))
    escaped = _MARKUP.sub(lambda found: f"{found[0]}{_NOTHING}", escaped)
    turns = any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in escaped)
    return f"{_ISOLATE}{escaped}{_POP}" if turns else escaped


def label(name: str, room: int) -> str:
    """The name for a button or a select (no markdown is read there), cut to `room` characters."""
    safe = plain(name)
    return safe if len(safe) <= room else safe[: room - 1].rstrip() + "…"


def mention(person: int) -> str:
    """The text by which Discord calls a person."""
    return f"<@{person}>"
