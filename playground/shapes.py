"""The JSON types of request fields. Field names mean the same everywhere in Discord's API, so one table will do.

Checked before any rule: the rules can then rely on lists being lists, and objects objects.
"""

from __future__ import annotations

from typing import Any

from playground.errors import Json
from playground.problems import Problems

_TEXTS = {
    "content", "custom_id", "label", "placeholder", "description", "title", "filename", "url", "text", "topic",
    "timestamp", "name",
}  # fmt: skip
_NUMBERS = {
    "flags", "style", "min_values", "max_values", "min_length", "max_length", "auto_archive_duration",
    "rate_limit_per_user", "spacing", "accent_color", "color", "component_type",
}  # fmt: skip
_TRUTHS = {
    "tts", "enforce_nonce", "disabled", "default", "required", "spoiler", "divider", "autocomplete", "archived",
    "locked", "invitable", "replied_user", "fail_if_not_exists", "inline", "nsfw", "dm_permission",
}  # fmt: skip
_OBJECT_LISTS = {
    "components",
    "embeds",
    "attachments",
    "options",
    "items",
    "fields",
    "choices",
    "permission_overwrites",
}
_TEXT_LISTS = {"parse", "users", "roles", "sticker_ids", "messages"}
_NUMBER_LISTS = {"contexts", "integration_types", "channel_types"}
_OBJECTS = {
    "data", "allowed_mentions", "message_reference", "accessory", "component", "media", "file", "emoji", "footer",
    "author", "image", "thumbnail", "poll",
}  # fmt: skip
_TEXT_TABLES = {"name_localizations", "description_localizations"}
_IDS = {"id", "message_id", "channel_id", "guild_id", "recipient_id", "sku_id", "nonce"}
_BIT_SETS = {"default_member_permissions", "allow", "deny"}


def check_shapes(body: Json, problems: Problems, path: str = "") -> None:
    """Note every field of the body, at any depth, whose value is of a wrong JSON type. null is left to the rules."""
    for key, value in body.items():
        where = f"{path}.{key}" if path else key
        if value is None:
            continue
        problems.need(_fits(key, value, body), where, "BASE_TYPE_CONVERT", f"{value!r:.60} is of a wrong type.")
        for inner, step in _objects(value, where):
            check_shapes(inner, problems, step)


def _objects(value: Any, where: str) -> list[tuple[Json, str]]:
    if isinstance(value, dict):
        return [(value, where)]
    if isinstance(value, list):
        return [(item, f"{where}.{index}") for index, item in enumerate(value) if isinstance(item, dict)]
    return []


def _fits(key: str, value: Any, body: Json) -> bool:
    """Whether a value has the type of its field. An embed's `type` and a reference's are no component's."""
    if key in _TEXTS:
        return isinstance(value, str)
    if key in _NUMBERS or (key == "type" and not {"title", "fields", "footer"} & body.keys()):
        return _is_number(value)
    if key in _TRUTHS:
        return isinstance(value, bool)
    if key in _IDS:
        return isinstance(value, str) or _is_number(value)
    if key in _BIT_SETS:
        return _is_number(value) or (isinstance(value, str) and value.isdecimal())
    if key in _OBJECTS:
        return isinstance(value, dict)
    if key in _TEXT_TABLES:
        return isinstance(value, dict) and all(isinstance(words, str) for words in value.values())
    return _fits_list(key, value)


def _fits_list(key: str, value: Any) -> bool:
    if key in _OBJECT_LISTS:
        return isinstance(value, list) and all(isinstance(item, dict) for item in value)
    if key in _TEXT_LISTS:
        return isinstance(value, list) and all(isinstance(item, str) or _is_number(item) for item in value)
    if key in _NUMBER_LISTS:
        return isinstance(value, list) and all(_is_number(item) for item in value)
    return True


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
