"""Rules of slash commands: names, numbers and lengths, localisations included."""

from __future__ import annotations

from typing import Any

from playground.commands import ATTACHMENT, CHAT_INPUT, INTEGER, NUMBER, STRING, SUB_COMMAND, SUB_COMMAND_GROUP
from playground.errors import Json
from playground.problems import Problems

LOCALES = frozenset(
    [
        "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu",
        "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN",
        "zh-TW",
    ]
)  # fmt: skip
MAX_COMMANDS, MAX_OPTIONS, MAX_CHOICES, MAX_SIZE = 100, 25, 25, 8000

_COMMAND_FIELDS = {
    "id", "application_id", "guild_id", "type", "name", "name_localizations", "description",
    "description_localizations", "options", "default_member_permissions", "dm_permission", "default_permission",
    "contexts", "integration_types", "nsfw", "handler", "version",
}  # fmt: skip
_OPTION_FIELDS = {
    "type", "name", "name_localizations", "description", "description_localizations", "required", "choices",
    "options", "channel_types", "min_value", "max_value", "min_length", "max_length", "autocomplete",
}  # fmt: skip


def check_commands(payloads: list[Any], problems: Problems) -> None:
    """Check a bulk overwrite: how many, each one, and names only once."""
    words = f"At most {MAX_COMMANDS} commands."
    chat = [p for p in payloads if isinstance(p, dict) and p.get("type", CHAT_INPUT) == CHAT_INPUT]
    problems.need(len(chat) <= MAX_COMMANDS, "commands", "APPLICATION_COMMANDS_TOO_MANY", words)
    seen = set()
    for index, payload in enumerate(payloads):
        if not problems.need(isinstance(payload, dict), str(index), "DICT_TYPE_CONVERT", "Not an object."):
            continue
        check_command(payload, problems, str(index))
        key = (payload.get("name"), payload.get("type", CHAT_INPUT))
        problems.need(key not in seen, f"{index}.name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Name used twice.")
        seen.add(key)


def check_command(payload: Json, problems: Problems, path: str = "") -> None:
    """Check one command."""
    problems.fields(payload, path, _COMMAND_FIELDS)
    if payload.get("type", CHAT_INPUT) != CHAT_INPUT:
        problems.text(payload, "name", path, 32, 1, required=True)
        return
    _check_words(payload, path, problems)
    _check_options(payload, path, problems, depth=0)
    size = _size(payload)
    words = f"{size} characters of names, descriptions and values; at most {MAX_SIZE}."
    problems.need(size <= MAX_SIZE, _at(path, "name"), "APPLICATION_COMMAND_TOO_LARGE", words)


def _at(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _check_words(thing: Json, path: str, problems: Problems) -> None:
    _check_name(thing.get("name"), _at(path, "name"), problems)
    problems.text(thing, "description", path, 100, 1, required=True)
    for key in ("name_localizations", "description_localizations"):
        for locale, text in (thing.get(key) or {}).items():
            where = f"{_at(path, key)}.{locale}"
            if not problems.need(locale in LOCALES, where, "ENUM_TYPE_COERCE", "Not a locale of Discord."):
                continue
            if key == "name_localizations":
                _check_name(text, where, problems)
            else:
                problems.text({locale: text}, locale, _at(path, key), 100, 1, required=True)


def _check_name(name: Any, path: str, problems: Problems) -> None:
    valid = isinstance(name, str) and 1 <= len(name) <= 32
    valid = valid and all(char.isalnum() or char in "-_'" for char in name) and name == name.lower()
    words = f"{name!r}: 1 to 32 lower-case letters, digits, - and _."
    problems.need(valid, path, "APPLICATION_COMMAND_INVALID_NAME", words)


def _check_options(thing: Json, path: str, problems: Problems, depth: int) -> None:
    options = problems.items(thing, "options", path, MAX_OPTIONS)
    names: set[Any] = set()
    optional_seen = False
    nested = [isinstance(o, dict) and o.get("type") in (SUB_COMMAND, SUB_COMMAND_GROUP) for o in options]
    if any(nested) and not all(nested):
        problems.add(_at(path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands and options mixed.")
    for index, option in enumerate(options):
        where = f"{_at(path, 'options')}.{index}"
        if not problems.need(isinstance(option, dict), where, "DICT_TYPE_CONVERT", "Not an object."):
            continue
        problems.fields(option, where, _OPTION_FIELDS)
        _check_words(option, where, problems)
        name = option.get("name")
        problems.need(
            name not in names, f"{where}.name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Used twice."
        )
        names.add(name)
        _check_option(option, where, problems, depth)
        if option.get("required"):
            words = "Required options must stand before optional ones."
            problems.need(not optional_seen, where, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words)
        else:
            optional_seen = True


def _check_option(option: Json, path: str, problems: Problems, depth: int) -> None:
    kind = option.get("type")
    if kind in (SUB_COMMAND, SUB_COMMAND_GROUP):
        allowed = depth == 0 or (depth == 1 and kind == SUB_COMMAND)
        words = "Subcommands stand in a command or in a group of it."
        if problems.need(allowed, f"{path}.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", words):
            _check_options(option, path, problems, 1 if kind == SUB_COMMAND_GROUP else 2)
        return
    if not problems.need(
        kind in range(STRING, ATTACHMENT + 1), f"{path}.type", "BASE_TYPE_CHOICES", "Not an option type."
    ):
        return
    choices = problems.items(option, "choices", path, MAX_CHOICES)
    if choices and option.get("autocomplete"):
        problems.add(
            f"{path}.autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Choices or autocomplete, not both."
        )
    if option.get("autocomplete"):
        words = "Only text and numbers complete."
        problems.need(kind in (STRING, INTEGER, NUMBER), f"{path}.autocomplete", "BASE_TYPE_CHOICES", words)
    check_choices(choices, f"{path}.choices", problems, text=kind == STRING)


def check_choices(choices: list[Any], path: str, problems: Problems, *, text: bool | None = None) -> None:
    """Check choices of an option or an autocomplete; `text` says whether values must be text (None: either)."""
    seen: set[Any] = set()
    for index, choice in enumerate(choices):
        where = f"{path}.{index}"
        if not problems.need(isinstance(choice, dict), where, "DICT_TYPE_CONVERT", "Not an object."):
            continue
        problems.fields(choice, where, {"name", "name_localizations", "value"})
        problems.text(choice, "name", where, 100, 1, required=True)
        for locale, words in (choice.get("name_localizations") or {}).items():
            problems.need(locale in LOCALES, f"{where}.name_localizations.{locale}", "ENUM_TYPE_COERCE", "No locale.")
            problems.text({locale: words}, locale, f"{where}.name_localizations", 100, 1, required=True)
        value = choice.get("value")
        if isinstance(value, str) and text is not False:
            problems.need(1 <= len(value) <= 100, f"{where}.value", "BASE_TYPE_BAD_LENGTH", "1 to 100 in length.")
        else:
            is_number = isinstance(value, int | float) and not isinstance(value, bool) and not text
            problems.need(is_number, f"{where}.value", "BASE_TYPE_CHOICES", f"{value!r} is not of the option's type.")
        problems.need(choice.get("name") not in seen, f"{where}.name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS",
                      "Used twice.")  # fmt: skip
        seen.add(choice.get("name"))


def _size(thing: Json) -> int:
    """Characters that count towards the limit of a command: of each text its longest localisation."""
    size = 0
    for key in ("name", "description"):
        words = [str(thing.get(key) or ""), *(str(v) for v in (thing.get(f"{key}_localizations") or {}).values())]
        size += max(map(len, words))
    size += len(str(thing["value"])) if isinstance(thing.get("value"), str) else 0
    for key in ("options", "choices"):
        size += sum(_size(child) for child in thing.get(key) or [] if isinstance(child, dict))
    return size
