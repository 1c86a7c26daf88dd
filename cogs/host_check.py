"""Whether stored sessions can be played on by this code; nothing of the database is changed by the check."""

from __future__ import annotations

import tempfile
from pathlib import Path

from cogs.host_records import CheckReport
from cogs.host_table import Games, Unplayable, examine, opened
from data.store import Store, backup


async def check(path: str | Path, games: Games) -> CheckReport:
    """Loads every open session of the database at `path`, also while an instance runs. Raises `StoreError`.

    It works on a copy, so that even the migration to this code's tables leaves the original alone.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "checked.db"
        backup(path, copy)
        store = await Store.open(copy)
        try:
            return await _checked(store, games)
        finally:
            await store.close()


async def _checked(store: Store, games: Games) -> CheckReport:
    count, failures, last = 0, {}, 0
    while rows := await store.open_sessions(last):
        for id, _, _ in rows:
            count += 1
            reason = await unplayable(store, games, id)
            if reason:
                failures[id] = reason
        last = rows[-1][0]
    return CheckReport(count, failures)


async def unplayable(store: Store, games: Games, id: int) -> str:
    """Why a stored session cannot be played on by this code; "" when it can."""
    sealed = await store.sealed(id)
    if sealed is None:
        return ""
    try:
        examine(opened(games, sealed, await store.snapshot(id)))
    except Unplayable as error:
        return str(error)
    return ""
