"""Computer seats: their thinking runs in worker processes, so that nobody's press waits for it."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

log = logging.getLogger(__name__)

Think = Callable[[str, bytes, int, int, int], list[str]]
"""(system, state as JSON, seat, samples, seed) -> action texts for the seat's next item, at least one."""

LONGEST_THOUGHT_S = 60
"""A worker that thinks longer is ended by the system, and its seat plays the defaults."""


class Workers:
    """The pool of worker processes, made when first needed. A worker's death costs one more try."""

    def __init__(self, count: int, samples: int, think: Think) -> None:
        self._count = count
        self._samples = samples
        self._think = think
        self._pool: ProcessPoolExecutor | None = None

    async def plan(
        self, system: str, state: bytes, seat: int, seed: int, samples: int | None = None
    ) -> list[str]:
        """Action texts for the seat's next item; empty when two workers died of it, or the player failed.

        `samples` is what it may try, if not as much as usual.
        """
        for _ in range(2):
            pool = self._pool or self._new_pool()
            work = pool.submit(_limited, self._think, system, state, seat, samples or self._samples, seed)
            try:
                return await asyncio.wrap_future(work)
            except BrokenProcessPool:
                log.warning("a computer player's worker died; another takes over")
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
            except Exception:
                log.exception("the computer player of seat %s failed; it plays the defaults", seat)
                return []
        log.error("the computer player of seat %s ended two workers; it plays the defaults", seat)
        return []

    def warm(self) -> None:
        """Has a worker started now, so that the first thought does not wait for it."""
        (self._pool or self._new_pool()).submit(int)

    def _new_pool(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self._count, mp_context=multiprocessing.get_context("spawn"), initializer=_begin_worker
        )
        return self._pool

    def close(self) -> None:
        """Ends the workers; thoughts under way are lost."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _limited(think: Think, system: str, state: bytes, seat: int, samples: int, seed: int) -> list[str]:
    signal.alarm(LONGEST_THOUGHT_S)
    try:
        return think(system, state, seat, samples, seed)
    finally:
        signal.alarm(0)


def _begin_worker() -> None:
    """A worker leaves Ctrl-C to its parent, and dies with it however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def outlive() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=outlive, daemon=True).start()
