"""Registers the slash commands, only when Discord's list differs from ours."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from discord.http import Route

if TYPE_CHECKING:
    from bot import Spawnpoint

log = logging.getLogger(__name__)

_EMPTY: tuple[Any, ...] = (None, False, [], {}, "")


async def sync_commands(bot: Spawnpoint) -> bool:
    """Compares and, if needed, registers. Returns whether it registered."""
    translator = bot.tree.translator
    if translator is None:
        ours = [command.to_dict(bot.tree) for command in bot.tree.get_commands()]
    else:
        ours = [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]
    route = Route("GET", "/applications/{application_id}/commands", application_id=bot.application_id)
    theirs: list[dict[str, Any]] = await bot.http.request(route, params={"with_localizations": "true"})
    if _same_lists(ours, theirs):
        return False
    await bot.tree.sync()
    log.info("slash commands were registered anew")
    return True


def _same_lists(ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> bool:
    by_name = {command["name"]: command for command in theirs}
    if {command["name"] for command in ours} != set(by_name):
        return False
    return all(_same(command, by_name[command["name"]]) for command in ours)


def _same(ours: Any, theirs: Any) -> bool:
    """Whether Discord's record says what ours says; it may hold more, and leaves out what is empty."""
    if ours in _EMPTY and theirs in _EMPTY:
        return True
    if isinstance(ours, dict):
        return isinstance(theirs, dict) and all(_same(value, theirs.get(key)) for key, value in ours.items())
    if isinstance(ours, list):
        return (
            isinstance(theirs, list)
            and len(ours) == len(theirs)
            and all(_same(a, b) for a, b in zip(ours, theirs, strict=True))
        )
    return bool(ours == theirs)
