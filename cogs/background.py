"""Small tasks beside what somebody waits for. They end with the bot, before the store closes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger(__name__)


class Background:
    """Tasks nobody awaits: a fault in one is logged, and `stop` ends all of them."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    def begin(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Starts `work`; after `stop` nothing starts any more."""
        if self._stopped:
            work.close()
            return
        task = asyncio.create_task(self._run(work, name), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Ends what runs, and returns when it has ended."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run(self, work: Coroutine[Any, Any, None], name: str) -> None:
        try:
            await work
        except Exception:
            log.exception("%s", name)
