"""Events of stored steps, also of those that an earlier version wrote in a form this one no longer has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Union

import msgspec

from rules.core.game import Game
from rules.core.model import Bygone, Event

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


class EventReader:
    """Reads the events of a game's stored steps.

    A game whose events change gives a function by tag (`event_upgrades`) that brings a stored event, as plain JSON, to
    today's form; the tag may change too. It is asked only about events that cannot be read as they are, so an event
    that means something else than before needs another tag. Either change raises the version of the rules.
    """

    def __init__(self, game: Game[Any]) -> None:
        kinds: Any = Union[game.events]  # noqa: UP007 - made of a tuple at run time
        self._kinds = kinds
        self._decoder: msgspec.json.Decoder[tuple[Event, ...]] = msgspec.json.Decoder(tuple[kinds, ...])
        self._upgrades: Mapping[str, Upgrade] = getattr(game, "event_upgrades", {})

    def decode(self, data: bytes) -> tuple[Event, ...]:
        """The events of a step. All that cannot be read are one `Bygone`."""
        try:
            return self._decoder.decode(data)
        except msgspec.ValidationError:
            found = [self._one(plain) for plain in msgspec.json.decode(data)]
        lost = [number for number, event in enumerate(found) if isinstance(event, Bygone)]
        return tuple(event for number, event in enumerate(found) if number not in lost[1:])

    def _one(self, plain: dict[str, Any]) -> Event:
        upgrade = self._upgrades.get(plain["event"])
        try:
            event: Event = msgspec.convert(upgrade(plain) if upgrade is not None else plain, self._kinds)
        except (msgspec.ValidationError, LookupError):
            return Bygone()
        return event
