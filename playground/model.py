"""The things of the fake Discord, each able to write itself as Discord's JSON."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field

from playground.components import Control, controls, texts
from playground.errors import Json
from playground.permissions import Overwrite

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12

SUPPRESS_EMBEDS, HAS_THREAD, EPHEMERAL, LOADING = 1 << 2, 1 << 5, 1 << 6, 1 << 7
SILENT, COMPONENTS_V2 = 1 << 12, 1 << 15


@dataclass
class User:
    """A person or the bot; everybody in the world is a member of its one guild."""

    id: str
    name: str
    joined_at: str
    locale: str = "en-US"
    bot: bool = False
    role_ids: list[str] = field(default_factory=list)
    nick: str | None = None
    dms_closed: bool = False
    in_guild: bool = True

    @property
    def username(self) -> str:
        """The unique lower-case handle made of the display name."""
        plain = unicodedata.normalize("NFKD", self.name).encode("ascii", "ignore").decode().lower()
        return re.sub(r"[^a-z0-9._]+", "_", plain).strip("_") or f"user{self.id}"

    def wire(self) -> Json:
        """Discord's user object."""
        user: Json = {
            "id": self.id,
            "username": self.name if self.bot else self.username,
            "global_name": None if self.bot else self.name,
            "discriminator": "0001" if self.bot else "0",
            "avatar": None,
            "banner": None,
            "accent_color": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "primary_guild": None,
            "public_flags": 0,
            "flags": 0,
        }
        return {**user, "bot": True} if self.bot else user

    def member(self) -> Json:
        """Discord's guild member object without its user."""
        return {
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None,
            "deaf": False,
            "flags": 0,
            "joined_at": self.joined_at,
            "mute": False,
            "nick": self.nick,
            "pending": False,
            "premium_since": None,
            "roles": list(self.role_ids),
        }


@dataclass
class Role:
    """A role of the guild; the one with the guild's id is @everyone."""

    id: str
    name: str
    permissions: int
    position: int = 0
    bot_id: str | None = None
    mentionable: bool = False

    def wire(self) -> Json:
        """Discord's role object."""
        role: Json = {
            "id": self.id,
            "name": self.name,
            "description": None,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "position": self.position,
            "permissions": str(self.permissions),
            "managed": self.bot_id is not None,
            "mentionable": self.mentionable,
            "flags": 0,
        }
        return {**role, "tags": {"bot_id": self.bot_id}} if self.bot_id else role


@dataclass
class Guild:
    """The one server of the world."""

    id: str
    name: str
    owner_id: str
    locale: str = "en-US"
    roles: dict[str, Role] = field(default_factory=dict)


@dataclass
class Channel:
    """A text channel, a thread or a direct message channel."""

    id: str
    type: int
    name: str
    guild_id: str | None = None
    parent_id: str | None = None
    position: int = 0
    topic: str | None = None
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    recipients: list[str] = field(default_factory=list)
    last_message_id: str | None = None
    owner_id: str = ""
    created_at: str = ""
    archived: bool = False
    archived_at: str = ""
    locked: bool = False
    invitable: bool = True
    auto_archive_minutes: int = 1440
    slowmode_s: int = 0
    message_count: int = 0
    members: dict[str, str] = field(default_factory=dict)  # user id -> when joined

    @property
    def is_thread(self) -> bool:
        """Whether this is a public or a private thread."""
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    def wire(self) -> Json:
        """Discord's channel object (recipients of a direct message channel are added by the world)."""
        base: Json = {"id": self.id, "type": self.type, "last_message_id": self.last_message_id, "flags": 0}
        if self.type == DM:
            return base
        base |= {"guild_id": self.guild_id, "name": self.name, "parent_id": self.parent_id}
        base |= {"rate_limit_per_user": self.slowmode_s, "last_pin_timestamp": None}
        return base | (self._thread_part() if self.is_thread else self._text_part())

    def _text_part(self) -> Json:
        overwrites = [
            {"id": o.target_id, "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
            for o in self.overwrites.values()
        ]
        return {
            "topic": self.topic,
            "position": self.position,
            "nsfw": False,
            "permission_overwrites": overwrites,
            "default_auto_archive_duration": 1440,
            "default_thread_rate_limit_per_user": 0,
        }

    def _thread_part(self) -> Json:
        metadata: Json = {
            "archived": self.archived,
            "archive_timestamp": self.archived_at,
            "auto_archive_duration": self.auto_archive_minutes,
            "locked": self.locked,
            "create_timestamp": self.created_at,
        }
        if self.type == PRIVATE_THREAD:
            metadata["invitable"] = self.invitable
        return {
            "owner_id": self.owner_id,
            "thread_metadata": metadata,
            "message_count": self.message_count,
            "total_message_sent": self.message_count,
            "member_count": min(len(self.members), 50),
        }

    def thread_member(self, user_id: str) -> Json:
        """Discord's thread member object of somebody in this thread."""
        return {"id": self.id, "user_id": user_id, "join_timestamp": self.members[user_id], "flags": 0}


@dataclass
class Message:
    """A message as it stands now; edits change `data` in place of the old one.

    `owner` is the user id of the only person who sees it (an ephemeral message), else None.
    """

    data: Json
    owner: str | None = None
    interaction_id: str | None = None
    edits: int = 0
    deleted: bool = False

    @property
    def id(self) -> str:
        """Its id."""
        return str(self.data["id"])

    @property
    def channel_id(self) -> str:
        """Where it stands."""
        return str(self.data["channel_id"])

    @property
    def author_id(self) -> str:
        """Who wrote it."""
        return str(self.data["author"]["id"])

    @property
    def flags(self) -> int:
        """Discord's message flags."""
        return int(self.data["flags"])

    @property
    def private(self) -> bool:
        """Whether only one person sees it."""
        return self.owner is not None

    @property
    def thinking(self) -> bool:
        """Whether it is still the "thinking ..." of a deferred answer."""
        return bool(self.flags & LOADING)

    @property
    def content(self) -> str:
        """The plain content."""
        return str(self.data["content"])

    @property
    def components(self) -> list[Json]:
        """The component tree."""
        return list(self.data["components"])

    @property
    def attachments(self) -> list[Json]:
        """The files."""
        return list(self.data["attachments"])

    @property
    def text(self) -> str:
        """All a reader reads: content, embeds' texts and text displays, one per line."""
        return "\n".join(self._texts())

    def _texts(self) -> Iterator[str]:
        if self.content:
            yield self.content
        for embed in self.data["embeds"]:
            yield from (embed[key] for key in ("title", "description") if embed.get(key))
            for item in embed.get("fields", []):
                yield f"{item['name']}: {item['value']}"
        yield from texts(self.components)

    @property
    def controls(self) -> list[Control]:
        """Buttons and selects in reading order."""
        return controls(self.components)

    @property
    def buttons(self) -> list[Control]:
        """Buttons in reading order."""
        return [control for control in self.controls if control.is_button]

    @property
    def selects(self) -> list[Control]:
        """Selects in reading order."""
        return [control for control in self.controls if not control.is_button]

    def find(self, wanted: str) -> list[Control]:
        """The buttons meant by a label or custom id: whole ones first, then beginnings of them."""
        for matches in (
            [b for b in self.buttons if b.label == wanted],
            [b for b in self.buttons if b.custom_id == wanted],
            [b for b in self.buttons if b.custom_id and b.custom_id.startswith(wanted)],
            [b for b in self.buttons if b.label.startswith(wanted)],
        ):
            if matches:
                return matches
        return []


@dataclass(frozen=True)
class Ping:
    """Somebody was really notified by a mention; `time` is loop time in seconds."""

    user_id: str
    channel_id: str
    message_id: str
    time: float


@dataclass(frozen=True)
class Violation:
    """Something the bot did that Discord would refuse, or that this stand-in does not know."""

    where: str
    what: str
    path: str = ""
