"""Where luck comes from. The engine never draws by itself: it asks `pick`, and every answer is recorded by name."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Protocol

from rules.core.errors import ChanceNeeded


class Chance(Protocol):
    """Answers one of the items; `picks` are the answers since `take_picks`, each named like `draw newton_blue`."""

    def pick(self, what: str, items: Sequence[str]) -> str:
        """One of `items` (not empty, in a fixed order), all equally likely; recorded as `"{what} {item}"`."""
        ...

    def take_picks(self) -> tuple[str, ...]:
        """The answers recorded since the last call."""
        ...


def draw(chance: Chance, what: str, pile: Mapping[str, int]) -> str:
    """One card of a pile kept as a multiset (card: copies); the caller takes it out of the pile."""
    return chance.pick(what, [card for card, copies in pile.items() for _ in range(copies)])


class _Recording:
    """Keeps the names of the answers."""

    def __init__(self) -> None:
        self._picks: list[str] = []

    def _record(self, what: str, item: str) -> str:
        self._picks.append(f"{what} {item}")
        return item

    def take_picks(self) -> tuple[str, ...]:
        """The answers recorded since the last call."""
        picks = tuple(self._picks)
        self._picks.clear()
        return picks


class SeededChance(_Recording):
    """HMAC-SHA256(seed, counter), without bias: anybody who knows the seed can check every answer.

    `counter` counts the hashes used so far; store it with the session to go on later.
    """

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        super().__init__()
        self.seed = seed
        self.counter = counter

    def pick(self, what: str, items: Sequence[str]) -> str:
        """One of `items`; numbers at the uneven end of the 64 bits are thrown away, so each item is equally likely."""
        limit = (1 << 64) // len(items) * len(items)
        while True:
            digest = hmac.digest(self.seed, str(self.counter).encode(), hashlib.sha256)
            self.counter += 1
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return self._record(what, items[number % len(items)])


class ScriptedChance(_Recording):
    """Answers from a list of `"{what} {item}"` or bare item names; falls back to `beyond` when the list is used up."""

    def __init__(self, script: Sequence[str], beyond: Chance | None = None) -> None:
        super().__init__()
        self.script = list(script)
        self._beyond = beyond

    def pick(self, what: str, items: Sequence[str]) -> str:
        """The next scripted answer. Raises `LookupError` when it is not among `items` or the script is used up."""
        if not self.script:
            if self._beyond is None:
                raise LookupError(f"chance is asked for '{what}' beyond its script")
            return self._record(what, self._beyond.pick(what, items))
        item = self.script.pop(0).removeprefix(f"{what} ")
        if item not in items:
            raise LookupError(f"the script says '{item}' for '{what}', possible: {sorted(set(items))}")
        return self._record(what, item)


class NoChance(_Recording):
    """For drafts: an action that asks chance raises `ChanceNeeded` instead of showing a future."""

    def pick(self, what: str, items: Sequence[str]) -> str:
        """Always raises `ChanceNeeded`."""
        raise ChanceNeeded(what)


def commitment(seed: bytes) -> str:
    """What is posted when the session starts: the SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()
