"""Walking trees of message components."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 19, 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
INPUTS = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
LINK, PREMIUM = 5, 6


@dataclass(frozen=True)
class Control:
    """A button or select of a message."""

    data: Json

    @property
    def is_button(self) -> bool:
        """Button or select."""
        return bool(self.data["type"] == BUTTON)

    @property
    def custom_id(self) -> str | None:
        """What the bot is told when it is used; None for a link."""
        return self.data.get("custom_id")

    @property
    def label(self) -> str:
        """The button's words, or the select's placeholder."""
        return str(self.data.get("label") or self.data.get("placeholder") or "")

    @property
    def disabled(self) -> bool:
        """Whether it can be used."""
        return bool(self.data.get("disabled"))

    @property
    def style(self) -> int:
        """1 primary, 2 secondary, 3 success, 4 danger, 5 link."""
        return int(self.data.get("style", 0))

    @property
    def options(self) -> list[Json]:
        """A string select's options."""
        return list(self.data.get("options") or [])


def walk(components: list[Json]) -> Iterator[tuple[Json, str]]:
    """Every component with its path ("components.0.accessory"), parents before children."""
    for index, component in enumerate(components):
        yield from _walk_one(component, f"components.{index}")


def _walk_one(component: Json, path: str) -> Iterator[tuple[Json, str]]:
    if not isinstance(component, dict):
        return
    yield component, path
    children = component.get("components")
    if isinstance(children, list):
        for index, child in enumerate(children):
            yield from _walk_one(child, f"{path}.components.{index}")
    for key in ("accessory", "component"):
        if isinstance(component.get(key), dict):
            yield from _walk_one(component[key], f"{path}.{key}")


def every(components: list[Json]) -> list[Json]:
    """Every component, parents before children."""
    found: list[Json] = []
    for component in components:
        if isinstance(component, dict):
            _gather(component, found)
    return found


def _gather(component: Json, found: list[Json]) -> None:
    found.append(component)
    children = component.get("components")
    for child in children if isinstance(children, list) else ():
        if isinstance(child, dict):
            _gather(child, found)
    for key in ("accessory", "component"):
        if isinstance(component.get(key), dict):
            _gather(component[key], found)


def controls(components: list[Json]) -> list[Control]:
    """Buttons and selects in reading order."""
    return [Control(c) for c in every(components) if c.get("type") == BUTTON or c.get("type") in SELECTS]


def texts(components: list[Json]) -> list[str]:
    """The contents of the text displays in reading order."""
    return [str(c["content"]) for c in every(components) if c.get("type") == TEXT_DISPLAY]


def media(components: list[Json]) -> Iterator[Json]:
    """Every media item (the object holding `url`) of galleries, thumbnails and files."""
    for component in every(components):
        kind = component.get("type")
        if kind == GALLERY:
            yield from (item["media"] for item in component.get("items", []) if isinstance(item.get("media"), dict))
        elif kind == THUMBNAIL and isinstance(component.get("media"), dict):
            yield component["media"]
        elif kind == FILE and isinstance(component.get("file"), dict):
            yield component["file"]


def with_ids(components: list[Json]) -> None:
    """Number the components that have no id, as Discord does (1, 2, 3, ... skipping those taken)."""
    all_of_them = every(components)
    taken = {c["id"] for c in all_of_them if c.get("id")}
    next_id = 1
    for component in all_of_them:
        if component.get("id"):
            continue
        while next_id in taken:
            next_id += 1
        component["id"] = next_id
        taken.add(next_id)
