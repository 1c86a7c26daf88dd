"""Table messages of live sessions: the text follows what is done, by at most one edit in three seconds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

PAUSE_S = 3.0
"""A message is edited once in so long; what happens meanwhile is in the next edit."""

Edit = Callable[[int], Awaitable[bool]]
"""Brings a session's message up to date; tells whether that took an edit."""


class LiveBoards:
    """At most one edit under way or waiting a session."""

    def __init__(self, edit: Edit, rest: Callable[[], Awaitable[None]] | None = None) -> None:
        self._edit = edit
        self._rest = rest or (lambda: asyncio.sleep(PAUSE_S))
        self._changed: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._stopped = False

    def changed(self, session: int) -> None:
        """Something has happened at a table."""
        if self._stopped:
            return
        self._changed.add(session)
        if session not in self._tasks:
            self._tasks[session] = asyncio.create_task(self._follow(session), name=f"live board of session {session}")

    async def stop(self) -> None:
        """Ends at once; the next action after a start brings the message up to date."""
        self._stopped = True
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _follow(self, session: int) -> None:
        try:
            while session in self._changed:
                self._changed.discard(session)
                if await self._edit(session):
                    await self._rest()
        except Exception:
            log.exception("the live board of session %s stays as it was", session)
        finally:
            del self._tasks[session]
