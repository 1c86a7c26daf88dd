"""REST routes of channels, messages and threads."""

from __future__ import annotations

from typing import Any

from playground import validate
from playground.errors import Json, api_error
from playground.model import DM, HAS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Message
from playground.permissions import Overwrite
from playground.routing import Call, Route


def get_channel(call: Call) -> Json:
    return call.world.channel_wire(call.channel())


def edit_channel(call: Call) -> Json:
    channel = call.channel()
    validate.channel(call, channel.is_thread)
    if channel.is_thread:
        _edit_thread(call, channel)
    else:
        call.world.require(channel, "manage_channels")
        channel.name = call.json.get("name") or channel.name
        channel.topic = call.json.get("topic", channel.topic)
        channel.slowmode_s = call.json.get("rate_limit_per_user") or channel.slowmode_s
        for entry in call.json.get("permission_overwrites") or []:
            target = str(entry["id"])
            channel.overwrites[target] = Overwrite(
                target, int(entry["type"]), int(entry.get("allow") or 0), int(entry.get("deny") or 0)
            )
    call.world.channel_changed(channel)
    return call.world.channel_wire(channel)


def _edit_thread(call: Call, thread: Channel) -> None:
    """Archived threads take no change but their opening; the rest is the creator's or a manager's."""
    world, changes = call.world, call.json
    manages = world.bot_may(thread, "manage_threads")
    opens = changes.get("archived") is False
    if thread.archived and not opens:
        raise api_error(50083)
    if thread.archived and opens and thread.locked and not manages:
        raise api_error(160005)
    if not manages and (thread.owner_id != world.bot.id or "locked" in changes):
        only_opening = set(changes) == {"archived"} and opens
        if not only_opening:
            raise api_error(50013)
    if changes.get("archived") is not None and changes["archived"] != thread.archived:
        thread.archived, thread.archived_at = changes["archived"], world.clock.stamp()
    thread.name = changes.get("name") or thread.name
    thread.locked = thread.locked if changes.get("locked") is None else changes["locked"]
    thread.invitable = thread.invitable if changes.get("invitable") is None else changes["invitable"]
    thread.auto_archive_minutes = changes.get("auto_archive_duration") or thread.auto_archive_minutes
    if changes.get("rate_limit_per_user") is not None:
        thread.slowmode_s = changes["rate_limit_per_user"]


def delete_channel(call: Call) -> Json:
    channel = call.channel()
    call.world.require(channel, "manage_threads" if channel.is_thread else "manage_channels")
    call.world.delete_channel(channel)
    return call.world.channel_wire(channel)


def history(call: Call) -> list[Json]:
    channel = call.channel()
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= 100:
        raise api_error(50035)
    if channel.type != DM and not call.world.bot_may(channel, "read_message_history"):
        return []
    marks = {key: call.query.get(key) for key in ("before", "after", "around")}
    return [message.data for message in call.world.messages.history(channel.id, limit, **marks)]


def get_message(call: Call) -> Json:
    channel = call.channel("read_message_history")
    return call.world.messages.get(channel.id, call.params["message_id"]).data


def create_message(call: Call) -> Json:
    channel = call.channel()
    _check_writable(call, channel)
    validate.message(call, call.json)
    if channel.type == DM and call.world.users[channel.recipients[0]].dms_closed:
        raise api_error(50007)
    return call.world.messages.post(channel, call.world.bot, call.json, call.uploads).data


def _check_writable(call: Call, channel: Channel) -> None:
    """The rights to post here; an archived thread is woken by a post, a locked one only by a manager's."""
    world = call.world
    if channel.type == DM:
        return
    needed = ["send_messages_in_threads" if channel.is_thread else "send_messages"]
    if call.uploads:
        needed.append("attach_files")
    if call.json.get("embeds"):
        needed.append("embed_links")
    if call.json.get("message_reference"):
        needed.append("read_message_history")
    world.require(channel, *needed)
    if channel.locked and not world.bot_may(channel, "manage_threads"):
        raise api_error(160005)


def edit_message(call: Call) -> Json:
    channel = call.channel()
    message = call.world.messages.get(channel.id, call.params["message_id"])
    if message.author_id != call.world.bot.id:
        raise api_error(50005)
    if channel.archived:
        raise api_error(50083)
    if call.uploads:
        call.world.require(channel, "attach_files")
    validate.message(call, call.json, editing=message)
    return call.world.messages.edit(message, call.json, call.uploads).data


def delete_message(call: Call) -> None:
    channel = call.channel()
    message = call.world.messages.get(channel.id, call.params["message_id"])
    if message.author_id != call.world.bot.id:
        call.world.require(channel, "manage_messages")
    if channel.archived:
        raise api_error(50083)
    call.world.messages.delete(message)


def delete_messages(call: Call) -> None:
    channel = call.channel("manage_messages")
    wanted = [str(message_id) for message_id in call.json.get("messages", [])]
    if not 2 <= len(wanted) <= 100:
        raise api_error(50035)
    for message in call.world.messages.public(channel.id):
        if message.id in wanted:
            call.world.messages.delete(message)


def typing(call: Call) -> None:
    channel = call.channel()
    if channel.type != DM:
        call.world.require(channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
    call.world.tell({"t": "typing", "channel_id": channel.id})


def pins(call: Call) -> Json:
    channel = call.channel()
    pinned = [m for m in call.world.messages.public(channel.id) if m.data["pinned"]]
    items = [{"pinned_at": m.data["timestamp"], "message": m.data} for m in reversed(pinned)]
    return {"items": items, "has_more": False}


def pin(call: Call) -> None:
    _pin(call, True)


def unpin(call: Call) -> None:
    _pin(call, False)


def _pin(call: Call, pinned: bool) -> None:
    channel = call.channel()
    if not call.world.bot_may(channel, "pin_messages") and not call.world.bot_may(channel, "manage_messages"):
        raise api_error(50013)
    call.world.messages.pin(call.world.messages.get(channel.id, call.params["message_id"]), pinned)


# threads


def create_thread(call: Call) -> Json:
    public = call.json.get("type") == PUBLIC_THREAD
    parent = call.channel("create_public_threads" if public else "create_private_threads")
    return _open(call, parent, PUBLIC_THREAD if public else PRIVATE_THREAD)


def create_thread_from_message(call: Call) -> Json:
    parent = call.channel("create_public_threads", "read_message_history")
    message = call.world.messages.get(parent.id, call.params["message_id"])
    if message.id in call.world.channels:
        raise api_error(160004)
    wire = _open(call, parent, PUBLIC_THREAD, message)
    message.data["flags"] |= HAS_THREAD
    message.data["thread"] = wire
    return wire


def _open(call: Call, parent: Channel, kind: int, message: Message | None = None) -> Json:
    if parent.type != TEXT:
        raise api_error(50024)
    validate.channel(call, thread=True)
    if not call.json.get("name"):
        raise api_error(50035, {"name": {"_errors": [{"code": "BASE_TYPE_REQUIRED", "message": "required"}]}})
    world = call.world
    thread = world.open_thread(
        parent, call.json["name"], world.bot, kind=kind, thread_id=message.id if message else None
    )
    thread.auto_archive_minutes = call.json.get("auto_archive_duration") or 1440
    thread.slowmode_s = call.json.get("rate_limit_per_user") or 0
    thread.invitable = bool(call.json.get("invitable", True))
    return {**thread.wire(), "member": thread.thread_member(world.bot.id)}


def thread_members(call: Call) -> list[Json]:
    thread = _thread(call)
    return [thread.thread_member(user_id) for user_id in thread.members]


def thread_member(call: Call) -> Json:
    thread, user_id = _thread(call), _user_id(call)
    if user_id not in thread.members:
        raise api_error(10007)
    return thread.thread_member(user_id)


def join_thread(call: Call) -> None:
    thread, user_id = _thread(call), _user_id(call)
    if thread.archived:
        raise api_error(50083)
    if user_id not in call.world.users:
        raise api_error(10013)
    thread.members.setdefault(user_id, call.world.clock.stamp())
    call.world.channel_changed(thread)


def leave_thread(call: Call) -> None:
    thread, user_id = _thread(call), _user_id(call)
    if user_id != call.world.bot.id:
        call.world.require(thread, "manage_threads")
    thread.members.pop(user_id, None)
    call.world.channel_changed(thread)


def _thread(call: Call) -> Channel:
    thread = call.channel()
    if not thread.is_thread:
        raise api_error(50024)
    return thread


def _user_id(call: Call) -> str:
    wanted = call.params.get("user_id", "@me")
    return call.world.bot.id if wanted == "@me" else wanted


def archived_public_threads(call: Call) -> Json:
    return _archived(call, PUBLIC_THREAD)


def archived_private_threads(call: Call) -> Json:
    return _archived(call, PRIVATE_THREAD)


def _archived(call: Call, kind: int) -> Json:
    parent = call.channel("read_message_history")
    threads = [c for c in call.world.channels.values() if c.parent_id == parent.id and c.type == kind and c.archived]
    return threads_wire(call, threads)


def threads_wire(call: Call, threads: list[Channel]) -> Json:
    """Discord's list of threads with the bot's memberships."""
    bot_id = call.world.bot.id
    members: list[Any] = [thread.thread_member(bot_id) for thread in threads if bot_id in thread.members]
    return {"threads": [thread.wire() for thread in threads], "members": members, "has_more": False}


_CHANNEL = "/channels/{channel_id}"
_MESSAGE = _CHANNEL + "/messages/{message_id}"
ROUTES = [
    Route("GET", _CHANNEL, get_channel),
    Route("PATCH", _CHANNEL, edit_channel),
    Route("DELETE", _CHANNEL, delete_channel),
    Route("POST", _CHANNEL + "/typing", typing),
    Route("GET", _CHANNEL + "/messages", history),
    Route("POST", _CHANNEL + "/messages", create_message),
    Route("POST", _CHANNEL + "/messages/bulk-delete", delete_messages),
    Route("GET", _CHANNEL + "/messages/pins", pins),
    Route("PUT", _CHANNEL + "/messages/pins/{message_id}", pin),
    Route("DELETE", _CHANNEL + "/messages/pins/{message_id}", unpin),
    Route("GET", _MESSAGE, get_message),
    Route("PATCH", _MESSAGE, edit_message),
    Route("DELETE", _MESSAGE, delete_message),
    Route("POST", _MESSAGE + "/threads", create_thread_from_message, status=201),
    Route("POST", _CHANNEL + "/threads", create_thread, status=201),
    Route("GET", _CHANNEL + "/threads/archived/public", archived_public_threads),
    Route("GET", _CHANNEL + "/threads/archived/private", archived_private_threads),
    Route("GET", _CHANNEL + "/thread-members", thread_members),
    Route("GET", _CHANNEL + "/thread-members/{user_id}", thread_member),
    Route("PUT", _CHANNEL + "/thread-members/{user_id}", join_thread),
    Route("DELETE", _CHANNEL + "/thread-members/{user_id}", leave_thread),
]
