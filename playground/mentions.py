"""Who a message mentions, and whom that really notifies (Discord's allowed mentions)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from playground.components import texts
from playground.errors import Json
from playground.permissions import BITS

if TYPE_CHECKING:
    from playground.model import Channel, User
    from playground.world import World

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass
class Mentions:
    """What a message mentions with effect: ids in order of appearance."""

    user_ids: list[str] = field(default_factory=list)
    role_ids: list[str] = field(default_factory=list)
    everyone: bool = False


def mentions_of(
    world: World, author: User, channel: Channel, data: Json, allowed: Json | None, replied_to: str | None
) -> Mentions:
    """The mentions in a message's content and text displays that its allowed mentions let through.

    Without allowed mentions everything written counts. `@everyone` and roles that are not mentionable need the right
    to mention everyone.
    """
    text = "\n".join([str(data["content"]), *texts(data["components"])])
    parse = ["users", "roles", "everyone"] if allowed is None else allowed.get("parse") or []
    users = {str(i) for i in (allowed or {}).get("users") or []}
    roles = {str(i) for i in (allowed or {}).get("roles") or []}
    found = Mentions()
    for user_id in dict.fromkeys(_USER.findall(text)):
        if user_id in world.users and ("users" in parse or user_id in users):
            found.user_ids.append(user_id)
    may_all = bool(world.permissions(author, channel) & BITS["mention_everyone"])
    for role_id in dict.fromkeys(_ROLE.findall(text)):
        role = world.guild.roles.get(role_id)
        if role and ("roles" in parse or role_id in roles) and (role.mentionable or may_all):
            found.role_ids.append(role_id)
    found.everyone = bool(may_all and "everyone" in parse and _EVERYONE.search(text))
    replies_ping = allowed is None or bool(allowed.get("replied_user"))
    if replied_to and replies_ping and replied_to not in found.user_ids:
        found.user_ids.append(replied_to)
    return found


def notified(world: World, mentions: Mentions, author: User, channel: Channel) -> list[str]:
    """The people such mentions call: each once, only who sees the channel, never its author or the bot."""
    called = dict.fromkeys(mentions.user_ids)
    for user in world.users.values():
        if mentions.everyone or set(user.role_ids) & set(mentions.role_ids):
            called[user.id] = None
    return [
        user_id
        for user_id in called
        if user_id != author.id and not world.users[user_id].bot and _reachable(world, user_id, channel)
    ]


def _reachable(world: World, user_id: str, channel: Channel) -> bool:
    # A mention in a thread adds who may see its parent to the thread, so a private thread is no obstacle.
    if channel.is_thread and channel.parent_id:
        return world.may_see(user_id, world.channels[channel.parent_id])
    return world.may_see(user_id, channel)
