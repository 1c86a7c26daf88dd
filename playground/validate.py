"""Checks of requests: our own rules always, Discord's API description where a copy of it lies beside the repository.

A body that fails is refused as Discord would (400, code 50035) and recorded in `world.violations`.
"""

from __future__ import annotations

from typing import Any

from playground import openapi
from playground.errors import Json, api_error
from playground.interactions import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFERRED_MESSAGE,
    DEFERRED_UPDATE,
    MESSAGE,
    MODAL,
    MODAL_SUBMIT,
    UPDATE,
    Interaction,
)
from playground.model import COMPONENTS_V2, PRIVATE_THREAD, PUBLIC_THREAD, Message
from playground.problems import Problems
from playground.routing import Call
from playground.shapes import check_shapes
from playground.validate_commands import MAX_CHOICES, MAX_COMMANDS, check_choices, check_command, check_commands
from playground.validate_components import check_message, check_modal

_MESSAGE_FIELDS = {
    "content", "tts", "embeds", "allowed_mentions", "components", "flags", "attachments", "poll", "nonce",
    "enforce_nonce", "message_reference", "sticker_ids",
}  # fmt: skip
_WEBHOOK_FIELDS = _MESSAGE_FIELDS - {"nonce", "enforce_nonce", "message_reference", "sticker_ids"}
_EMBED_FIELDS = {
    "title", "type", "description", "url", "timestamp", "color", "footer", "image", "thumbnail", "video", "provider",
    "author", "fields", "flags",
}  # fmt: skip
_ANSWERS = {
    COMMAND: (MESSAGE, DEFERRED_MESSAGE, MODAL),
    COMPONENT: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFERRED_MESSAGE),
}
_AUTO_ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def message(call: Call, body: Json, *, webhook: bool = False, editing: Message | None = None) -> None:
    """Check a message to be sent, or changed when `editing`."""
    problems = _shaped(call, body)
    problems.fields(body, "", _WEBHOOK_FIELDS if webhook else _MESSAGE_FIELDS)
    _check_message(call, body, problems, editing)
    _finish(call, problems)


def callback(call: Call, interaction: Interaction) -> None:
    """Check a first answer to an interaction."""
    body, problems = call.json, _shaped(call, call.json)
    problems.fields(body, "", {"type", "data"})
    kind, data = body.get("type"), body.get("data") or {}
    allowed = _ANSWERS[interaction.type]
    if interaction.type == MODAL_SUBMIT and interaction.source is not None:
        allowed = (*allowed, DEFERRED_UPDATE, UPDATE)
    if problems.need(kind in allowed, "type", "BASE_TYPE_CHOICES", f"Value must be one of {allowed}."):
        if kind in (MESSAGE, UPDATE):
            problems.fields(data, "data", _WEBHOOK_FIELDS)
            _check_message(call, data, problems, interaction.source if kind == UPDATE else None)
        elif kind in (DEFERRED_MESSAGE, DEFERRED_UPDATE):
            problems.fields(data, "data", {"flags", "tts", "content", "allowed_mentions"})
        elif kind == MODAL:
            check_modal(data, problems)
        else:
            problems.fields(data, "data", {"choices"})
            check_choices(problems.items(data, "choices", "data", MAX_CHOICES), "data.choices", problems)
    _finish(call, problems)


def channel(call: Call, thread: bool) -> None:
    """Check a thread to be made or changed, or a channel to be changed."""
    problems = _shaped(call, call.json)
    problems.text(call.json, "name", "", 100, 1)
    if thread:
        kinds = (None, PUBLIC_THREAD, PRIVATE_THREAD)
        problems.need(call.json.get("type") in kinds, "type", "BASE_TYPE_CHOICES", f"Value must be one of {kinds}.")
        duration = call.json.get("auto_archive_duration")
        known = duration is None or duration in _AUTO_ARCHIVE_MINUTES
        words = f"Value must be one of {_AUTO_ARCHIVE_MINUTES}."
        problems.need(known, "auto_archive_duration", "BASE_TYPE_CHOICES", words)
    else:
        problems.text(call.json, "topic", "", 1024)
    problems.number(call.json, "rate_limit_per_user", "", 0, 21600)
    _finish(call, problems)


def commands(call: Call) -> None:
    """Check a bulk overwrite of commands."""
    if not isinstance(call.body, list):
        raise api_error(50035)
    problems = _shaped(call, {str(index): payload for index, payload in enumerate(call.body)})
    check_commands(call.body, problems)
    _finish(call, problems)


def command(call: Call, registered: int, known: Json | None = None) -> None:
    """Check a single command to be added to so many others, or changed."""
    problems = _shaped(call, call.json)
    check_command({**(known or {}), **call.json}, problems)
    problems.need(registered < MAX_COMMANDS, "name", "APPLICATION_COMMANDS_TOO_MANY", f"At most {MAX_COMMANDS}.")
    _finish(call, problems)


def _shaped(call: Call, body: Json) -> Problems:
    """Where further problems are noted; a body with values of wrong types is refused at once."""
    problems = Problems()
    check_shapes(body, problems)
    if problems:
        _finish(call, problems)
    return problems


def _finish(call: Call, problems: Problems) -> None:
    if call.world.check_requests and not problems:
        for path, words in openapi.request_faults(call.method, call.template, call.body):
            problems.add(path or "body", "API_DESCRIPTION", words)
    if not problems:
        return
    for path, code, words in problems.found:
        call.world.violate(call.where, f"{code}: {words}", path)
    raise api_error(50035, problems.nested())


def _check_message(call: Call, body: Json, problems: Problems, editing: Message | None) -> None:
    flags = body.get("flags") or 0
    was_layout = editing is not None and bool(editing.flags & COMPONENTS_V2)
    layout = was_layout or bool(flags & COMPONENTS_V2)
    if was_layout and "flags" in body and not flags & COMPONENTS_V2:
        problems.add("flags", "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", "The layout flag cannot be taken back.")
    problems.text(body, "content", "", 2000)
    problems.text({"nonce": str(body["nonce"])} if body.get("nonce") is not None else {}, "nonce", "", 25)
    components = problems.items(body, "components", "", 40)
    embeds = problems.items(body, "embeds", "", 10)
    if layout:
        old = editing.data if editing is not None and not was_layout else {}
        for key in ("content", "embeds", "poll", "sticker_ids"):
            words = f"The {key} field cannot be used when using MessageFlags.IS_COMPONENTS_V2."
            left = body[key] if key in body else old.get(key)
            problems.need(not left, key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", words)
    check_message(components, layout, problems)
    _check_embeds(embeds, problems)
    _check_mentions(body.get("allowed_mentions"), problems)
    _check_attachments(call, body, problems)


def _check_embeds(embeds: list[Any], problems: Problems) -> None:
    total = 0
    for index, embed in enumerate(embeds):
        path = f"embeds.{index}"
        problems.fields(embed, path, _EMBED_FIELDS)
        problems.text(embed, "title", path, 256)
        problems.text(embed, "description", path, 4096)
        footer, author = embed.get("footer") or {}, embed.get("author") or {}
        problems.text(footer, "text", f"{path}.footer", 2048)
        problems.text(author, "name", f"{path}.author", 256)
        fields = problems.items(embed, "fields", path, 25)
        for number, field in enumerate(fields):
            problems.text(field, "name", f"{path}.fields.{number}", 256, 1, required=True)
            problems.text(field, "value", f"{path}.fields.{number}", 1024, 1, required=True)
        words = [embed.get("title"), embed.get("description"), footer.get("text"), author.get("name")]
        words += [field.get(key) for field in fields for key in ("name", "value")]
        total += sum(len(word) for word in words if isinstance(word, str))
    problems.need(total <= 6000, "embeds", "MAX_EMBED_SIZE_EXCEEDED", f"{total} characters of embeds; at most 6000.")


def _check_mentions(allowed: Json | None, problems: Problems) -> None:
    if not allowed:
        return
    problems.fields(allowed, "allowed_mentions", {"parse", "users", "roles", "replied_user"})
    for key in ("users", "roles"):
        problems.items(allowed, key, "allowed_mentions", 100)
        both = key in (allowed.get("parse") or []) and allowed.get(key)
        words = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
        problems.need(not both, f"allowed_mentions.{key}", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", words)


def _check_attachments(call: Call, body: Json, problems: Problems) -> None:
    for index, entry in enumerate(problems.items(body, "attachments", "", 10)):
        problems.text(entry, "description", f"attachments.{index}", 1024)
        problems.text(entry, "filename", f"attachments.{index}", 1024, 1)
    problems.need(len(call.uploads) <= 10, "files", "BASE_TYPE_MAX_LENGTH", "At most 10 files.")
