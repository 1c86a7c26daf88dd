"""What the store refuses."""

from __future__ import annotations

from typing import Literal

Code = Literal["newer_version", "foreign_file", "broken_file", "in_use", "cannot_open", "target_exists"]

_SENTENCES: dict[Code, str] = {
    "newer_version": "{path} was written by a newer version (store {found}, this one knows {known}). "
    "Nothing was changed; start the newer version, or restore a backup of this one.",
    "foreign_file": "{path} is not a Spawnpoint database. Nothing was changed; give another path.",
    "broken_file": "{path} is damaged: {problem}. Nothing was changed; restore a backup.",
    "in_use": "{path} is in use by another instance. Stop it first, or give another path.",
    "cannot_open": "{path} cannot be opened: {problem}.",
    "target_exists": "{path} exists already and is not overwritten.",
}


class StoreError(Exception):
    """The database cannot be used; nothing was changed. `code` is stable, the message is for the operator."""

    def __init__(self, code: Code, **facts: object) -> None:
        super().__init__(_SENTENCES[code].format(**facts))
        self.code = code
        self.facts = facts


class Collision(Exception):
    """Another writer has changed the session since it was read; nothing was written."""
