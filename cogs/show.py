"""Turns of computers, shown one after another by editing one message, where one person plays alone and watches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from cogs.posts import Message

log = logging.getLogger(__name__)

PAUSE_S = 1.5
"""How long each turn is seen."""

Edit = Callable[[Message], Awaitable[None]]


class Shows:
    """The shows that run, at most one a session. Each ends with its last message, at once when it is skipped."""

    def __init__(self) -> None:
        self._running: dict[int, tuple[asyncio.Task[None], asyncio.Event]] = {}

    def begin(self, session: int, rest: Sequence[Message], edit: Edit) -> None:
        """Shows what comes after the message that was just posted."""
        skipped = asyncio.Event()
        task = asyncio.create_task(self._show(session, rest, edit, skipped), name=f"show of session {session}")
        self._running[session] = task, skipped

    def skip(self, session: int) -> None:
        """The end of the session's show comes now."""
        if session in self._running:
            self._running[session][1].set()

    async def end(self, session: int) -> None:
        """Skips the session's show, and returns when its end stands."""
        self.skip(session)
        await self.finished(session)

    async def finished(self, session: int) -> None:
        """Returns when no show of the session runs any more."""
        if session in self._running:
            await asyncio.gather(self._running[session][0], return_exceptions=True)

    async def stop(self) -> None:
        """Ends all of them."""
        for session in list(self._running):
            await self.end(session)

    async def _show(self, session: int, rest: Sequence[Message], edit: Edit, skipped: asyncio.Event) -> None:
        try:
            for message in rest:
                try:
                    async with asyncio.timeout(PAUSE_S):
                        await skipped.wait()
                except TimeoutError:
                    await edit(message)
                else:
                    await edit(rest[-1])
                    return
        except Exception:
            log.exception("the show of session %s stops; its message keeps its buttons", session)
        finally:
            del self._running[session]
