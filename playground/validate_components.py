"""Rules of message components and modals that Discord enforces, the machine-readable API description's gaps included.

Limits are those of Discord's component reference; each check names the field it is about.
"""

from __future__ import annotations

from typing import Any

from playground.components import (
    BUTTON,
    CHECKBOX,
    CHECKBOX_GROUP,
    CONTAINER,
    FILE,
    FILE_UPLOAD,
    GALLERY,
    LABEL,
    LINK,
    PREMIUM,
    RADIO_GROUP,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    THUMBNAIL,
    walk,
)
from playground.emoji import is_emoji
from playground.errors import Json
from playground.problems import Problems

MAX_COMPONENTS, MAX_TEXT = 40, 4000
_URL_OR_ID = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"
V2_TOP = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)

_SELECT_FIELDS = {
    "type", "id", "custom_id", "options", "placeholder", "min_values", "max_values", "disabled", "required",
    "channel_types", "default_values",
}  # fmt: skip
FIELDS: dict[int, set[str]] = {
    ROW: {"type", "id", "components"},
    BUTTON: {"type", "id", "style", "label", "emoji", "custom_id", "url", "sku_id", "disabled"},
    **dict.fromkeys(SELECTS, _SELECT_FIELDS),
    TEXT_INPUT: {
        "type", "id", "custom_id", "style", "label", "min_length", "max_length", "required", "value", "placeholder",
    },
    SECTION: {"type", "id", "components", "accessory"},
    TEXT_DISPLAY: {"type", "id", "content"},
    THUMBNAIL: {"type", "id", "media", "description", "spoiler"},
    GALLERY: {"type", "id", "items"},
    FILE: {"type", "id", "file", "spoiler", "name", "size"},
    SEPARATOR: {"type", "id", "divider", "spacing"},
    CONTAINER: {"type", "id", "components", "accent_color", "spoiler"},
    LABEL: {"type", "id", "label", "description", "component"},
    FILE_UPLOAD: {"type", "id", "custom_id", "min_values", "max_values", "required"},
    RADIO_GROUP: {"type", "id", "custom_id", "options", "required"},
    CHECKBOX_GROUP: {"type", "id", "custom_id", "options", "min_values", "max_values", "required"},
    CHECKBOX: {"type", "id", "custom_id", "default"},
}  # fmt: skip


def check_message(components: list[Any], v2: bool, problems: Problems) -> None:
    """Check a message's components: as a layout (`v2`) or as classic action rows."""
    for index, component in enumerate(components):
        path = f"components.{index}"
        kind = _kind(component, path, problems)
        if kind is None:
            continue
        allowed = V2_TOP if v2 else (ROW,)
        words = f'Value of field "type" must be one of {allowed}.'
        if problems.need(kind in allowed, f"{path}.type", "UNION_TYPE_CHOICES", words):
            _CHECKS[kind](component, path, problems)
    if not v2:
        problems.need(len(components) <= 5, "components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    _check_totals(components, problems)


def check_modal(data: Json, problems: Problems) -> None:
    """Check the data of a modal."""
    problems.fields(data, "data", {"custom_id", "title", "components"})
    problems.text(data, "title", "data", 45, 1, required=True)
    problems.text(data, "custom_id", "data", 100, 1, required=True)
    components = problems.items(data, "components", "data", 5, 1)
    for index, component in enumerate(components):
        path = f"data.components.{index}"
        kind = _kind(component, path, problems)
        if kind == TEXT_DISPLAY:
            _text_display(component, path, problems)
        elif kind == LABEL:
            _label(component, path, problems)
        elif kind == ROW:
            _modal_row(component, path, problems)
        elif kind is not None:
            problems.add(f"{path}.type", "UNION_TYPE_CHOICES", "A modal takes labels, text displays and text inputs.")
    _check_unique(components, problems, "data.")


def _check_totals(components: list[Any], problems: Problems) -> None:
    everything = list(walk(components))
    count = len(everything)
    words = f"{count} components, nested ones counted; at most {MAX_COMPONENTS}."
    problems.need(count <= MAX_COMPONENTS, "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", words)
    size = sum(len(str(c.get("content", ""))) for c, _ in everything if c.get("type") == TEXT_DISPLAY)
    words = f"{size} characters of text; at most {MAX_TEXT}."
    problems.need(size <= MAX_TEXT, "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", words)
    _check_unique(components, problems, "")


def _check_unique(components: list[Any], problems: Problems, prefix: str) -> None:
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        seen: set[Any] = set()
        for component, path in walk(components):
            value = component.get(key)
            if not value or not isinstance(value, str | int):
                continue
            problems.need(value not in seen, f"{prefix}{path}.{key}", code, f"{value!r} is not unique.")
            seen.add(value)


def _kind(component: Any, path: str, problems: Problems) -> int | None:
    """A component's type after checking that it is one, with none but its own fields."""
    if not isinstance(component, dict) or component.get("type") not in FIELDS:
        problems.add(f"{path}.type", "BASE_TYPE_CHOICES", "This is no component.")
        return None
    kind = int(component["type"])
    problems.fields(component, path, FIELDS[kind])
    return kind


def _row(component: Json, path: str, problems: Problems) -> None:
    children = problems.items(component, "components", path, 5, 1)
    kinds = [_kind(child, f"{path}.components.{i}", problems) for i, child in enumerate(children)]
    if any(kind in SELECTS for kind in kinds):
        words = "A select stands alone in its row."
        problems.need(len(kinds) == 1, f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", words)
    for index, (child, kind) in enumerate(zip(children, kinds, strict=True)):
        where = f"{path}.components.{index}"
        if kind == BUTTON:
            _button(child, where, problems)
        elif kind in SELECTS:
            _select(child, where, problems)
        elif kind is not None:
            problems.add(f"{where}.type", "UNION_TYPE_CHOICES", "A row takes buttons or one select.")


def _button(button: Json, path: str, problems: Problems) -> None:
    problems.text(button, "label", path, 80)
    style = button.get("style")
    if not problems.need(style in range(1, 7), f"{path}.style", "BASE_TYPE_CHOICES", "Not a button style."):
        return
    if style == LINK:
        problems.text(button, "url", path, 512, 1, required=True)
        problems.need(not button.get("custom_id"), f"{path}.custom_id", _URL_OR_ID, "A link has no custom id.")
    elif style == PREMIUM:
        problems.need(button.get("sku_id"), f"{path}.sku_id", "BASE_TYPE_REQUIRED", "This field is required.")
        return
    else:
        problems.text(button, "custom_id", path, 100, 1, required=True)
        problems.need(not button.get("url"), f"{path}.url", _URL_OR_ID, "Only a link has a url.")
    words = "A button needs a label or an emoji."
    problems.need(button.get("label") or button.get("emoji"), path, "BUTTON_COMPONENT_LABEL_REQUIRED", words)
    _emoji(button, path, problems)


def _emoji(holder: Json, path: str, problems: Problems) -> None:
    emoji = holder.get("emoji")
    if not emoji:
        return
    known = bool(emoji.get("id")) or is_emoji(str(emoji.get("name") or ""))
    problems.need(known, f"{path}.emoji.name", "COMPONENT_INVALID_EMOJI", "Invalid emoji.")


def _select(select: Json, path: str, problems: Problems) -> None:
    problems.text(select, "custom_id", path, 100, 1, required=True)
    problems.text(select, "placeholder", path, 150)
    problems.number(select, "min_values", path, 0, 25)
    problems.number(select, "max_values", path, 1, 25)
    if select["type"] == STRING_SELECT:
        _options(select, path, problems, 25)
    else:
        problems.need(
            not select.get("options"), f"{path}.options", "UNKNOWN_FIELD", "Only a string select has options."
        )


def _options(select: Json, path: str, problems: Problems, most: int, least: int = 1) -> None:
    options = problems.items(select, "options", path, most, least)
    values = []
    for index, option in enumerate(options):
        where = f"{path}.options.{index}"
        problems.fields(option, where, {"label", "value", "description", "emoji", "default"})
        problems.text(option, "label", where, 100, 1, required=True)
        problems.text(option, "value", where, 100, 1, required=True)
        problems.text(option, "description", where, 100)
        _emoji(option, where, problems)
        words = "Option values must be unique."
        problems.need(
            option.get("value") not in values, f"{where}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", words
        )
        values.append(option.get("value"))
    fewest, greatest = select.get("min_values"), select.get("max_values")
    defaults = sum(bool(option.get("default")) for option in options)
    upper = 1 if greatest is None else greatest
    if select["type"] == STRING_SELECT:
        words = f"More defaults than the {upper} that may be chosen."
        problems.need(defaults <= upper, f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", words)
        words = f"max_values {upper} is more than there are options."
        problems.need(
            upper <= max(len(options), 1), f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", words
        )
    if fewest is not None:
        words = f"min_values {fewest} is more than max_values {upper}."
        problems.need(fewest <= upper, f"{path}.min_values", "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", words)


def _section(section: Json, path: str, problems: Problems) -> None:
    for index, child in enumerate(problems.items(section, "components", path, 3, 1)):
        where = f"{path}.components.{index}"
        kind = _kind(child, where, problems)
        if kind == TEXT_DISPLAY:
            _text_display(child, where, problems)
        elif kind is not None:
            problems.add(f"{where}.type", "UNION_TYPE_CHOICES", "A section takes text displays.")
    accessory, where = section.get("accessory"), f"{path}.accessory"
    if not problems.need(accessory, where, "BASE_TYPE_REQUIRED", "This field is required."):
        return
    kind = _kind(accessory, where, problems)
    if kind == BUTTON:
        _button(accessory or {}, where, problems)
    elif kind == THUMBNAIL:
        _thumbnail(accessory or {}, where, problems)
    elif kind is not None:
        problems.add(f"{where}.type", "UNION_TYPE_CHOICES", "An accessory is a button or a thumbnail.")


def _text_display(display: Json, path: str, problems: Problems) -> None:
    problems.text(display, "content", path, MAX_TEXT, 1, required=True)


def _media(holder: Json, key: str, path: str, problems: Problems, *, attached: bool = False) -> None:
    url = str((holder.get(key) or {}).get("url", ""))
    schemes = ("attachment://",) if attached else ("attachment://", "http://", "https://")
    words = f"Scheme must be one of {schemes}."
    problems.need(url.startswith(schemes), f"{path}.{key}.url", "URL_TYPE_INVALID_SCHEME", words)


def _thumbnail(thumbnail: Json, path: str, problems: Problems) -> None:
    _media(thumbnail, "media", path, problems)
    problems.text(thumbnail, "description", path, 1024)


def _gallery(gallery: Json, path: str, problems: Problems) -> None:
    for index, item in enumerate(problems.items(gallery, "items", path, 10, 1)):
        where = f"{path}.items.{index}"
        problems.fields(item, where, {"media", "description", "spoiler"})
        _media(item, "media", where, problems)
        problems.text(item, "description", where, 1024)


def _file(file: Json, path: str, problems: Problems) -> None:
    _media(file, "file", path, problems, attached=True)


def _separator(separator: Json, path: str, problems: Problems) -> None:
    problems.number(separator, "spacing", path, 1, 2)


def _container(container: Json, path: str, problems: Problems) -> None:
    problems.number(container, "accent_color", path, 0, 0xFFFFFF)
    for index, child in enumerate(problems.items(container, "components", path, MAX_COMPONENTS, 1)):
        where = f"{path}.components.{index}"
        kind = _kind(child, where, problems)
        if kind is None:
            continue
        if problems.need(kind in IN_CONTAINER, f"{where}.type", "UNION_TYPE_CHOICES", "Not allowed in a container."):
            _CHECKS[kind](child, where, problems)


_CHECKS = {
    ROW: _row,
    SECTION: _section,
    TEXT_DISPLAY: _text_display,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
    CONTAINER: _container,
}

# modals


def _modal_row(row: Json, path: str, problems: Problems) -> None:
    children = problems.items(row, "components", path, 1, 1)
    for index, child in enumerate(children):
        where = f"{path}.components.{index}"
        if _kind(child, where, problems) == TEXT_INPUT:
            problems.text(child, "label", where, 45, 1, required=True)
            _text_input(child, where, problems)
        else:
            problems.add(f"{where}.type", "UNION_TYPE_CHOICES", "A row of a modal takes one text input.")


def _label(label: Json, path: str, problems: Problems) -> None:
    problems.text(label, "label", path, 45, 1, required=True)
    problems.text(label, "description", path, 100)
    field, where = label.get("component"), f"{path}.component"
    kind = _kind(field, where, problems)
    if kind is None or not isinstance(field, dict):
        return
    if kind == TEXT_INPUT:
        problems.need(not field.get("label"), f"{where}.label", "UNKNOWN_FIELD", "The label around it has the words.")
        _text_input(field, where, problems)
    elif kind in SELECTS:
        _select(field, where, problems)
    elif kind in (RADIO_GROUP, CHECKBOX_GROUP):
        problems.text(field, "custom_id", where, 100, 1, required=True)
        _options(field, where, problems, 10, 2 if kind == RADIO_GROUP else 1)
    elif kind in (CHECKBOX, FILE_UPLOAD):
        problems.text(field, "custom_id", where, 100, 1, required=True)
    else:
        problems.add(f"{where}.type", "UNION_TYPE_CHOICES", "A label takes one input.")


def _text_input(field: Json, path: str, problems: Problems) -> None:
    problems.text(field, "custom_id", path, 100, 1, required=True)
    problems.text(field, "placeholder", path, 100)
    problems.text(field, "value", path, 4000)
    problems.number(field, "min_length", path, 0, 4000)
    problems.number(field, "max_length", path, 1, 4000)
    problems.need(field.get("style") in (1, 2), f"{path}.style", "BASE_TYPE_CHOICES", "Not a text input style.")
