"""Messages of the world: posting, editing, deleting, files, and what each tells the bot and the pages."""

from __future__ import annotations

import mimetypes
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playground.components import media, with_ids
from playground.copies import copied
from playground.errors import Json, api_error
from playground.mentions import mentions_of, notified
from playground.model import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SILENT,
    SUPPRESS_EMBEDS,
    Channel,
    Message,
    Ping,
    User,
)

if TYPE_CHECKING:
    from playground.interactions import Interaction
    from playground.world import World

NONCE_WINDOW_S = 300.0
DEFAULT, REPLY, COMMAND_ANSWER = 0, 19, 20
_KEPT_FLAGS = SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2


@dataclass(frozen=True)
class Upload:
    """A file as the bot sent it."""

    filename: str
    content: bytes


@dataclass(frozen=True)
class StoredFile:
    """A file as the stand-in serves it."""

    filename: str
    content: bytes
    content_type: str


class MessageBook:
    """All messages: the public ones of each channel in order, the private ones apart."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.files: dict[str, StoredFile] = {}  # attachment id -> file
        self._public: dict[str, dict[str, Message]] = {}
        self._private: dict[str, Message] = {}
        self._nonces: dict[tuple[str, str], tuple[float, Message]] = {}

    # looking

    def get(self, channel_id: str, message_id: str) -> Message:
        """A public message of a channel (10008 when there is none; private ones are not found this way)."""
        message = self._public.get(channel_id, {}).get(message_id)
        if message is None:
            raise api_error(10008)
        return message

    def anywhere(self, message_id: str) -> Message | None:
        """A message by id alone, private ones included."""
        if message_id in self._private:
            return self._private[message_id]
        return next((book[message_id] for book in self._public.values() if message_id in book), None)

    def public(self, channel_id: str) -> list[Message]:
        """The public messages of a channel, oldest first."""
        return list(self._public.get(channel_id, {}).values())

    def private(self, user_id: str) -> list[Message]:
        """Somebody's private messages, oldest first."""
        return [message for message in self._private.values() if message.owner == user_id]

    def seen_by(self, user_id: str, channel_id: str | None = None) -> list[Message]:
        """What a user sees in a channel (in all of them without one), oldest first."""
        channels = [channel_id] if channel_id else list(self.world.channels)
        seen = [
            message
            for one in channels
            if self.world.may_see(user_id, self.world.channels[one])
            for message in self.public(one)
        ]
        seen += [m for m in self.private(user_id) if channel_id is None or m.channel_id == channel_id]
        return sorted(seen, key=lambda message: int(message.id))

    def history(
        self,
        channel_id: str,
        limit: int,
        before: str | None = None,
        after: str | None = None,
        around: str | None = None,
    ) -> list[Message]:
        """A page of a channel's history as the REST API answers it: newest first."""
        messages = self.public(channel_id)
        if around is not None:
            older = [m for m in messages if int(m.id) <= int(around)][-(limit // 2 + 1) :]
            newer = [m for m in messages if int(m.id) > int(around)][: limit // 2]
            return (older + newer)[::-1][:limit]
        if after is not None:
            return [m for m in messages if int(m.id) > int(after)][:limit][::-1]
        if before is not None:
            messages = [m for m in messages if int(m.id) < int(before)]
        return messages[-limit:][::-1]

    def forget_channel(self, channel_id: str) -> None:
        """Drop a deleted channel's messages."""
        self._public.pop(channel_id, None)
        for message in [m for m in self._private.values() if m.channel_id == channel_id]:
            del self._private[message.id]

    def restore(self, messages: list[Message], files: dict[str, StoredFile]) -> None:
        """Take over public messages with their files as they were kept once, oldest first."""
        for message in messages:
            self._public.setdefault(message.channel_id, {})[message.id] = message
        self.files.update(files)

    # writing

    def post(
        self,
        channel: Channel,
        author: User,
        payload: Json,
        uploads: dict[int, Upload] | None = None,
        *,
        owner: str | None = None,
        interaction: Interaction | None = None,
        first_answer: bool = False,
        loading: bool = False,
    ) -> Message:
        """Put a new message into a channel; with an owner it is private to that user.

        A repeated nonce (with `enforce_nonce`) answers the earlier message and posts nothing.
        """
        repeated = self._repeated(author, payload)
        if repeated is not None:
            return repeated
        message = Message(self._blank(channel, author), owner, interaction.id if interaction else None)
        self._describe_origin(message, interaction, first_answer)
        reply_to = self._describe_reference(message, payload, channel)
        flags = int(payload.get("flags") or 0) & _KEPT_FLAGS
        message.data["flags"] = flags | (EPHEMERAL if owner else 0) | (LOADING if loading else 0)
        self._fill(message, payload, uploads or {})
        if not loading:
            self._refuse_empty(message)
        self._keep(message, channel, author, payload)
        mentioned = self._mention(message, channel, author, payload, reply_to)
        self._announce("MESSAGE_CREATE", message)
        if not loading:
            self._ping(message, mentioned)
        if author.bot and owner is None:
            self.world.posts[channel.id] += 1
        return message

    def edit(self, message: Message, payload: Json, uploads: dict[int, Upload] | None = None) -> Message:
        """Change a message in place; edits never notify anybody."""
        self._change(message, payload, uploads or {})
        message.data["edited_timestamp"] = self.world.clock.stamp()
        message.edits += 1
        if message.owner is None and message.author_id == self.world.bot.id:
            self.world.edits[message.channel_id] += 1
        self._announce("MESSAGE_UPDATE", message)
        self.world.interactions.source_edited(message)
        return message

    def fill(self, message: Message, payload: Json, uploads: dict[int, Upload] | None = None, *, ping: bool) -> Message:
        """Put the answer into a "thinking ..." message. Whether it notifies depends on the road it came by."""
        message.data["flags"] &= ~LOADING
        mentioned = self._change(message, payload, uploads or {})
        self._announce("MESSAGE_UPDATE", message)
        if ping:
            self._ping(message, mentioned)
        return message

    def delete(self, message: Message) -> None:
        """Remove a message with its files."""
        message.deleted = True
        self._private.pop(message.id, None)
        self._public.get(message.channel_id, {}).pop(message.id, None)
        for attachment in message.attachments:
            self.files.pop(attachment["id"], None)
        if message.owner is None:
            self.world.dispatch("MESSAGE_DELETE", {"id": message.id, **self._place(message)})
        self.world.tell({"t": "delete", "id": message.id, "channel_id": message.channel_id}, message.owner)

    def pin(self, message: Message, pinned: bool) -> None:
        """Pin or unpin a message."""
        message.data["pinned"] = pinned
        self._announce("MESSAGE_UPDATE", message)
        self.world.dispatch("CHANNEL_PINS_UPDATE", {**self._place(message), "last_pin_timestamp": None})

    # parts

    def _repeated(self, author: User, payload: Json) -> Message | None:
        nonce = payload.get("nonce")
        if nonce is None or not payload.get("enforce_nonce"):
            return None
        made, message = self._nonces.get((author.id, str(nonce)), (0.0, None))
        if message is None or self.world.clock.time() - made > NONCE_WINDOW_S:
            return None
        return message

    def _blank(self, channel: Channel, author: User) -> Json:
        return {
            "id": self.world.ids.make(),
            "channel_id": channel.id,
            "type": DEFAULT,
            "author": author.wire(),
            "content": "",
            "timestamp": self.world.clock.stamp(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "flags": 0,
        }

    def _describe_origin(self, message: Message, interaction: Interaction | None, first_answer: bool) -> None:
        if interaction is None:
            return
        message.data |= {"application_id": self.world.application_id, "webhook_id": self.world.application_id}
        message.data["interaction_metadata"] = interaction.metadata()
        if interaction.command_name and first_answer:
            message.data["type"] = COMMAND_ANSWER
            message.data["interaction"] = {
                "id": interaction.id,
                "type": interaction.type,
                "name": interaction.command_name,
                "user": interaction.user.wire(),
            }

    def _describe_reference(self, message: Message, payload: Json, channel: Channel) -> str | None:
        """Note the message this one replies to; answers its author's id."""
        reference = payload.get("message_reference")
        if not reference:
            return None
        replied = self._public.get(channel.id, {}).get(str(reference.get("message_id")))
        if replied is None:
            if reference.get("fail_if_not_exists", True):
                raise api_error(50035, {"message_reference": _fault("REPLIES_UNKNOWN_MESSAGE", "Unknown message")})
            return None
        message.data["type"] = REPLY
        message.data["message_reference"] = {"type": 0, "message_id": replied.id, **self._place(replied)}
        message.data["referenced_message"] = copied(replied.data)
        return replied.author_id

    def _fill(self, message: Message, payload: Json, uploads: dict[int, Upload]) -> None:
        """Take over content, embeds, files and components as far as the payload names them."""
        data = message.data
        if "content" in payload:
            data["content"] = str(payload["content"] or "").strip()
        if "embeds" in payload:
            data["embeds"] = [{"type": "rich", **embed} for embed in payload["embeds"] or []]
        data["tts"] = bool(payload.get("tts", data["tts"]))
        if "attachments" in payload or uploads:
            data["attachments"] = self._attachments(message, payload, uploads)
        if "components" in payload:
            data["components"] = copied(payload["components"] or [])
            with_ids(data["components"])
            self._resolve_media(message)
        self._resolve_embed_media(message)

    def _change(self, message: Message, payload: Json, uploads: dict[int, Upload]) -> list[str]:
        changed = Message(copied(message.data), message.owner)
        if payload.get("flags") is not None:
            keep = changed.flags & ~SUPPRESS_EMBEDS
            changed.data["flags"] = keep | int(payload["flags"]) & (SUPPRESS_EMBEDS | COMPONENTS_V2)
        self._fill(changed, payload, uploads)
        self._refuse_empty(changed)
        kept = {attachment["id"] for attachment in changed.attachments}
        for attachment in message.attachments:
            if attachment["id"] not in kept:
                self.files.pop(attachment["id"], None)
        message.data = changed.data
        channel = self.world.channels[message.channel_id]
        return self._mention(message, channel, self.world.users[message.author_id], payload, None)

    def _attachments(self, message: Message, payload: Json, uploads: dict[int, Upload]) -> list[Json]:
        known = {attachment["id"]: attachment for attachment in message.attachments}
        described = payload.get("attachments")
        if described is None:
            described = [*known.values(), *({"id": index} for index in sorted(uploads))]
        attachments = []
        for entry in described:
            wanted = str(entry.get("id"))
            if wanted in known:
                attachments.append(known[wanted])
            elif wanted.isdigit() and int(wanted) in uploads:
                attachments.append(self._store(message, uploads[int(wanted)], entry))
            else:
                raise api_error(50035, {"attachments": _fault("ATTACHMENT_NOT_FOUND", f"no file for id {wanted}")})
        return attachments

    def _store(self, message: Message, upload: Upload, entry: Json) -> Json:
        filename = re.sub(r"[^A-Za-z0-9._-]", "_", str(entry.get("filename") or upload.filename))
        content_type = mimetypes.guess_type(filename)[0] or "application/octet-stream"
        attachment_id = self.world.ids.make()
        self.files[attachment_id] = StoredFile(filename, upload.content, content_type)
        url = f"{self.world.cdn}/attachments/{message.channel_id}/{attachment_id}/{filename}"
        attachment: Json = {
            "id": attachment_id,
            "filename": filename,
            "size": len(upload.content),
            "url": url,
            "proxy_url": url,
            "content_type": content_type,
            "original_content_type": content_type,
            **_picture_size(upload.content),
        }
        if entry.get("description"):
            attachment["description"] = entry["description"]
        if message.owner is not None:
            attachment["ephemeral"] = True
        return attachment

    def _resolve_media(self, message: Message) -> None:
        """Point `attachment://name` of components at the message's files, as Discord unfurls them."""
        for item in media(message.data["components"]):
            item.setdefault("id", self.world.ids.make())
            item.setdefault("proxy_url", item.get("url"))
            attachment = self._referenced(message, str(item.get("url", "")))
            if attachment is not None:
                item |= {key: attachment[key] for key in ("url", "proxy_url", "content_type")}
                item |= {key: attachment[key] for key in ("width", "height") if key in attachment}
                item["attachment_id"] = attachment["id"]

    def _resolve_embed_media(self, message: Message) -> None:
        for embed in message.data["embeds"]:
            for key in ("image", "thumbnail"):
                attachment = self._referenced(message, str((embed.get(key) or {}).get("url", "")))
                if attachment is not None:
                    embed[key] = {"url": attachment["url"], "proxy_url": attachment["url"]}

    def _referenced(self, message: Message, url: str) -> Json | None:
        if not url.startswith("attachment://"):
            return None
        name = re.sub(r"[^A-Za-z0-9._-]", "_", url.removeprefix("attachment://"))
        for attachment in message.attachments:
            if attachment["filename"] == name:
                return attachment
        code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
        raise api_error(50035, {"components": _fault(code, f"no attachment {name}")})

    def _refuse_empty(self, message: Message) -> None:
        if not any(message.data[key] for key in ("content", "embeds", "attachments", "components")):
            raise api_error(50006)

    def _keep(self, message: Message, channel: Channel, author: User, payload: Json) -> None:
        if message.owner is not None:
            self._private[message.id] = message
            return
        if payload.get("nonce") is not None:
            message.data["nonce"] = payload["nonce"]
            self._nonces[author.id, str(payload["nonce"])] = (self.world.clock.time(), message)
        self._public.setdefault(channel.id, {})[message.id] = message
        channel.last_message_id = message.id
        if channel.is_thread:
            channel.message_count += 1
            channel.members.setdefault(author.id, self.world.clock.stamp())
            if channel.archived:
                channel.archived, channel.archived_at = False, self.world.clock.stamp()
                self.world.channel_changed(channel)

    def _mention(
        self, message: Message, channel: Channel, author: User, payload: Json, reply_to: str | None
    ) -> list[str]:
        mentions = mentions_of(self.world, author, channel, message.data, payload.get("allowed_mentions"), reply_to)
        message.data["mentions"] = [self.world.users[user_id].wire() for user_id in mentions.user_ids]
        message.data["mention_roles"] = mentions.role_ids
        message.data["mention_everyone"] = mentions.everyone
        return notified(self.world, mentions, author, channel)

    def _ping(self, message: Message, user_ids: list[str]) -> None:
        if message.owner is not None or message.flags & SILENT:
            return
        channel = self.world.channels[message.channel_id]
        for user_id in user_ids:
            if channel.is_thread:
                channel.members.setdefault(user_id, self.world.clock.stamp())
            self.world.pings.append(Ping(user_id, message.channel_id, message.id, self.world.clock.time()))
        self.world.changed()

    def _place(self, message: Message) -> Json:
        guild_id = self.world.channels[message.channel_id].guild_id
        place: Json = {"channel_id": message.channel_id}
        return {**place, "guild_id": guild_id} if guild_id else place

    def event_wire(self, message: Message) -> Json:
        """A message as gateway events carry it: with its guild and its author's member."""
        wire = {**copied(message.data), **self._place(message)}
        if "guild_id" in wire:
            wire["member"] = self.world.users[message.author_id].member()
        return wire

    def _announce(self, event: str, message: Message) -> None:
        # Gateway events of private messages go to nobody's bot: the bot knows them from its own answers.
        if message.owner is None:
            self.world.dispatch(event, self.event_wire(message))
        self.world.tell({"t": "message", "message": copied(message.data)}, message.owner)


def _fault(code: str, words: str) -> Json:
    return {"_errors": [{"code": code, "message": words}]}


def _picture_size(content: bytes) -> dict[str, Any]:
    """Width and height of a PNG in pixels; nothing for other files."""
    if content[:8] != b"\x89PNG\r\n\x1a\n" or len(content) < 24:
        return {}
    return {"width": int.from_bytes(content[16:20], "big"), "height": int.from_bytes(content[20:24], "big")}
