"""Collecting what is wrong with a request body, and writing it as Discord's nested form errors."""

from __future__ import annotations

from typing import Any

from playground.errors import Json


class Problems:
    """Faults found in one body, each with its path ("embeds.0.title"), Discord's code and words."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str, str]] = []

    def __bool__(self) -> bool:
        return bool(self.found)

    def add(self, path: str, code: str, words: str) -> None:
        """Note a fault."""
        self.found.append((path, code, words))

    def need(self, holds: Any, path: str, code: str, words: str) -> bool:
        """Note a fault unless something holds."""
        if not holds:
            self.add(path, code, words)
        return bool(holds)

    def fields(self, body: Json, path: str, known: frozenset[str] | set[str]) -> None:
        """Every field must be a known one."""
        for key in sorted(set(body) - known):
            self.add(_join(path, key), "UNKNOWN_FIELD", "This field is not known here.")

    def text(self, body: Json, key: str, path: str, most: int, least: int = 0, *, required: bool = False) -> None:
        """A text field must be a string of a length between two limits (counted in characters)."""
        value, where = body.get(key), _join(path, key)
        if value is None:
            if required:
                self.add(where, "BASE_TYPE_REQUIRED", "This field is required.")
            return
        if not isinstance(value, str):
            self.add(where, "STRING_TYPE_CONVERT", f"Could not interpret {value!r} as string.")
        elif not least <= len(value) <= most:
            self.add(where, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def number(self, body: Json, key: str, path: str, least: int, most: int) -> None:
        """A number field must be an integer between two limits."""
        value, where = body.get(key), _join(path, key)
        if value is None:
            return
        if not isinstance(value, int) or isinstance(value, bool):
            self.add(where, "NUMBER_TYPE_COERCE", f"Value {value!r} is not int.")
        elif not least <= value <= most:
            self.add(where, "NUMBER_TYPE_RANGE", f"Value must be between {least} and {most}.")

    def items(self, body: Json, key: str, path: str, most: int, least: int = 0) -> list[Any]:
        """A list field must have a size between two limits; answers its items (none, when it is no list)."""
        value, where = body.get(key), _join(path, key)
        if value is None:
            if least:
                self.add(where, "BASE_TYPE_REQUIRED", "This field is required.")
            return []
        if not isinstance(value, list):
            self.add(where, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.")
            return []
        if not least <= len(value) <= most:
            self.add(where, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return value

    def nested(self) -> Json:
        """The faults as Discord nests them in an error's `errors`."""
        tree: Json = {}
        for path, code, words in self.found:
            node = tree
            for step in path.split("."):
                node = node.setdefault(step, {})
            node.setdefault("_errors", []).append({"code": code, "message": words})
        return tree


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
