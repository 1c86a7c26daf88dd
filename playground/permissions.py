"""Permission bits, and who may do what in a channel (Discord's documented algorithm of roles and overwrites)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playground.model import Channel, User
    from playground.world import World

BITS = {
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "manage_roles": 1 << 28,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "pin_messages": 1 << 51,
}
ALL = sum(BITS.values())


def bits(*names: str) -> int:
    """The bit set of permissions given by name."""
    total = 0
    for name in names:
        total |= BITS[name]
    return total


MEMBER_DEFAULTS = bits(
    "add_reactions", "view_channel", "send_messages", "embed_links", "attach_files", "read_message_history",
    "use_external_emojis", "use_application_commands", "create_public_threads", "send_messages_in_threads",
)  # fmt: skip
BOT_DEFAULTS = MEMBER_DEFAULTS | bits("create_private_threads", "manage_messages", "manage_threads", "pin_messages")


@dataclass
class Overwrite:
    """What one role (kind 0) or member (kind 1) is allowed and denied in a channel, as bit sets."""

    target_id: str
    kind: int
    allow: int = 0
    deny: int = 0


def permissions_of(world: World, user: User, channel: Channel | None) -> int:
    """The permission bits of a user in a channel (of its parent, for a thread), or in the guild without one."""
    if channel is not None and channel.guild_id is None:
        return MEMBER_DEFAULTS if user.id in channel.recipients or user.bot else 0
    if not user.in_guild:
        return 0
    if user.id == world.guild.owner_id:
        return ALL
    everyone = world.guild.roles[world.guild.id]
    base = everyone.permissions
    for role_id in user.role_ids:
        base |= world.guild.roles[role_id].permissions
    if base & BITS["administrator"]:
        return ALL
    if channel is None:
        return base
    source = world.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel
    return _narrow(_overwritten(base, source, everyone.id, user), channel)


def _overwritten(base: int, channel: Channel, everyone_id: str, user: User) -> int:
    """Overwrites in Discord's order: @everyone, then the union of the roles, then the member."""
    overwrites = channel.overwrites
    if everyone_id in overwrites:
        base = base & ~overwrites[everyone_id].deny | overwrites[everyone_id].allow
    allow = deny = 0
    for role_id in user.role_ids:
        if role_id in overwrites:
            allow |= overwrites[role_id].allow
            deny |= overwrites[role_id].deny
    base = base & ~deny | allow
    if user.id in overwrites:
        base = base & ~overwrites[user.id].deny | overwrites[user.id].allow
    return base


def _narrow(base: int, channel: Channel) -> int:
    """Implied losses: nobody does anything in a channel he cannot see, or posts where he may not write."""
    if not base & BITS["view_channel"]:
        return 0
    send = "send_messages_in_threads" if channel.is_thread else "send_messages"
    if not base & BITS[send]:
        base &= ~bits("mention_everyone", "attach_files", "embed_links")
    return base
