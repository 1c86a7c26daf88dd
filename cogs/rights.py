"""What the bot must be allowed to do where a table is opened, checked by name before anything starts."""

from __future__ import annotations

from typing import Any

import discord

from cogs.desk import Desk
from cogs.refusals import Refusal

NEEDED = ("view_channel", "send_messages", "attach_files")
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")


def missing(rights: discord.Permissions) -> tuple[str, ...]:
    """The rights without which no table can be played here."""
    return tuple(name for name in NEEDED if not getattr(rights, name))


def missing_for_threads(rights: discord.Permissions) -> tuple[str, ...]:
    """The rights without which a table is played in the channel itself."""
    return tuple(name for name in FOR_THREADS if not getattr(rights, name))


def named(desk: Desk, language: str, rights: tuple[str, ...]) -> str:
    """The rights in the words Discord's settings use."""
    return ", ".join(desk.texts.get(language, f"ui-right-{name.replace('_', '-')}") for name in rights)


def check_manager(interaction: discord.Interaction[Any]) -> None:
    """Raises a `Refusal` for somebody who does not manage the server."""
    if not interaction.permissions.manage_guild:
        raise Refusal("ui-server-managers")
