"""What the playground keeps over its own restarts: people, channels, threads, commands and the newest public messages.

The bot's database holds the games; with its threads and messages still there, play goes on where it stopped. Private
messages are not kept: the bot can always make them anew.
"""

from __future__ import annotations

import asyncio
import dataclasses
import json
from pathlib import Path

from playground.errors import Json
from playground.messages import StoredFile
from playground.model import Channel, Message
from playground.permissions import Overwrite
from playground.world import World

KEPT_MESSAGES = 100  # the newest of each channel
DELAY_S = 0.5  # many changes are written once
_KEPT_EVENTS = ("channel", "commands", "message", "delete")


class Keeper:
    """Keeps a world in a file, pictures in a folder beside it. A broken or foreign file is put aside, not trusted."""

    def __init__(self, world: World, path: Path) -> None:
        self.world = world
        self.path = path
        self.folder = path.with_suffix(".files")
        self._planned: asyncio.TimerHandle | None = None

    def load(self) -> None:
        """Take over what the file holds, then keep it up to date. The world must be served, its addresses known."""
        if self.path.is_file():
            try:
                self._restore(json.loads(self.path.read_text(encoding="utf-8")))
            except (ValueError, KeyError, TypeError, AttributeError):
                self.path.replace(self.path.with_suffix(".broken"))
        self.world.subscribe(self._changed)

    def save(self) -> None:
        """Write everything now."""
        if self._planned is not None:
            self._planned.cancel()
            self._planned = None
        world = self.world
        messages = [m for channel in world.channels for m in world.messages.public(channel)[-KEPT_MESSAGES:]]
        kept = {
            "cdn": world.cdn,
            "people": [{"name": person.name, "locale": person.user.locale} for person in world.people],
            "channels": [dataclasses.asdict(channel) for channel in world.channels.values()],
            "commands": {scope or "": world.commands.all(scope) for scope in (None, world.guild.id)},
            "messages": [message.data for message in messages],
        }
        self._save_files({attachment["id"] for message in messages for attachment in message.attachments})
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps(kept), encoding="utf-8")
        fresh.replace(self.path)

    def _save_files(self, wanted: set[str]) -> None:
        self.folder.mkdir(exist_ok=True)
        for old in self.folder.iterdir():
            if old.name not in wanted:
                old.unlink()
        for file_id in wanted:
            path = self.folder / file_id
            stored = self.world.messages.files.get(file_id)
            if stored is not None and not path.exists():
                path.write_bytes(stored.content)

    def _restore(self, kept: Json) -> None:
        """Put the file's world together first, and only then in place: a broken file changes nothing."""
        text = json.dumps(kept["messages"]).replace(json.dumps(kept["cdn"])[1:-1], self.world.cdn)
        messages = [Message(data) for data in json.loads(text)]
        channels = {channel.id: channel for channel in map(_channel, kept["channels"])}
        commands = {scope or None: list(entries) for scope, entries in kept["commands"].items()}
        people = [(person["name"], person["locale"]) for person in kept["people"]]
        files = {a["id"]: self._file(a) for message in messages for a in message.attachments}
        table = channels[self.world.table.id]
        for name, locale in people:
            self.world.person(name, locale=locale)
        self.world.channels.update(channels)
        self.world.table = table
        for scope, entries in commands.items():
            self.world.commands.restore(scope, entries)
        self.world.messages.restore([m for m in messages if m.channel_id in channels], files)

    def _file(self, attachment: Json) -> StoredFile:
        path = self.folder / str(int(attachment["id"]))
        content = path.read_bytes() if path.is_file() else b""
        return StoredFile(attachment["filename"], content, attachment["content_type"])

    def _changed(self, event: Json, only: str | None) -> None:
        if event["t"] in _KEPT_EVENTS and only is None and self._planned is None:
            self._planned = asyncio.get_running_loop().call_later(DELAY_S, self.save)


def _channel(entry: Json) -> Channel:
    overwrites = {target: Overwrite(**overwrite) for target, overwrite in entry.pop("overwrites").items()}
    return Channel(**entry, overwrites=overwrites)
