"""Where sessions are kept: SQLite through aiosqlite."""

from data.store.database import backup, restore
from data.store.errors import Collision, StoreError
from data.store.store import Store

__all__ = ["Collision", "Store", "StoreError", "backup", "restore"]
