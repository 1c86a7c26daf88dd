"""What the playground keeps over its own restarts: channels, threads and registered commands, but no messages.

The bot's database holds the games; with their threads still there the bot can post their tables again.
"""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

from playground.errors import Json
from playground.model import Channel
from playground.permissions import Overwrite
from playground.world import World

_KEPT_EVENTS = ("channel", "commands")


class Keeper:
    """Writes a world's frame to a file at each change of it. A broken or foreign file is put aside, not trusted."""

    def __init__(self, world: World, path: Path) -> None:
        self.world = world
        self.path = path

    def load(self) -> None:
        """Take over what the file holds, then keep it up to date."""
        if self.path.is_file():
            try:
                self._restore(json.loads(self.path.read_text(encoding="utf-8")))
            except (ValueError, KeyError, TypeError, AttributeError):
                self.path.replace(self.path.with_suffix(".broken"))
        self.world.subscribe(self._changed)

    def _restore(self, kept: Json) -> None:
        channels = [_channel(entry) for entry in kept["channels"]]
        commands = {scope or None: list(entries) for scope, entries in kept["commands"].items()}
        for channel in channels:
            channel.last_message_id, channel.message_count = None, 0
            self.world.channels[channel.id] = channel
        self.world.table = self.world.channels[self.world.table.id]
        for scope, entries in commands.items():
            self.world.commands.restore(scope, entries)

    def _changed(self, event: Json, only: str | None) -> None:
        if event["t"] not in _KEPT_EVENTS:
            return
        kept = {
            "channels": [dataclasses.asdict(channel) for channel in self.world.channels.values()],
            "commands": {scope or "": self.world.commands.all(scope) for scope in (None, self.world.guild.id)},
        }
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps(kept), encoding="utf-8")
        fresh.replace(self.path)


def _channel(entry: Json) -> Channel:
    overwrites = {target: Overwrite(**overwrite) for target, overwrite in entry.pop("overwrites").items()}
    return Channel(**entry, overwrites=overwrites)
