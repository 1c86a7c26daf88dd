"""Registers the slash commands when they have changed since the last registration, or when Discord has lost them."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import TYPE_CHECKING, Any

from discord.http import Route

if TYPE_CHECKING:
    from bot import Spawnpoint

log = logging.getLogger(__name__)

NOTE = "commands"
"""The host's note that keeps what was registered last: the application and the hash of its commands."""


async def sync_commands(bot: Spawnpoint) -> bool:
    """Registers if needed. Returns whether it did."""
    ours = await _payloads(bot)
    mark = f"{bot.application_id}:{hashlib.sha256(json.dumps(ours, sort_keys=True).encode()).hexdigest()}"
    if await bot.desk.host.note(NOTE) == mark and await _registered(bot) == {command["name"] for command in ours}:
        return False
    await bot.tree.sync()
    await bot.desk.host.set_note(NOTE, mark)
    log.info("slash commands were registered anew")
    return True


async def _payloads(bot: Spawnpoint) -> list[dict[str, Any]]:
    """Our commands as they are sent to Discord, in all languages."""
    tree = bot.tree
    if tree.translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]


async def _registered(bot: Spawnpoint) -> set[str]:
    """The names Discord knows: a hash alone would not notice commands that were removed there."""
    route = Route("GET", "/applications/{application_id}/commands", application_id=bot.application_id)
    found: list[dict[str, Any]] = await bot.http.request(route)
    return {command["name"] for command in found}
