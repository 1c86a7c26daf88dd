"""The stand-in's time: the event loop's clock, so that a warped loop warps deadlines, ids and timestamps alike."""

from __future__ import annotations

import asyncio
import hashlib
import time
from datetime import UTC, datetime, timedelta

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    """Loop time in seconds, and the calendar time that belongs to it."""

    def __init__(self) -> None:
        self._wall_origin = datetime.now(UTC)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._loop_origin = time.monotonic()

    def time(self) -> float:
        """Seconds on the running loop's clock (the monotonic clock outside of a loop)."""
        loop = _running_loop()
        return loop.time() if loop else time.monotonic()

    def now(self) -> datetime:
        """Calendar time, moving as fast as the loop's clock does."""
        loop = _running_loop()
        if loop is not self._loop:
            # A world may be made outside of the loop it later lives in, or outlive one: its time never jumps back.
            self._loop, self._loop_origin = loop, self.time()
            self._wall_origin = max(self._wall_origin, datetime.now(UTC))
        return self._wall_origin + timedelta(seconds=self.time() - self._loop_origin)

    def stamp(self) -> str:
        """Calendar time as Discord writes it (ISO 8601 with offset)."""
        return self.now().isoformat()


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


class Snowflakes:
    """Makes ids that grow, carry their time, and are unique in one world."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def make(self) -> str:
        """A new id; later ids are greater."""
        milliseconds = int(self._clock.now().timestamp() * 1000) - DISCORD_EPOCH_MS
        self._last = max(milliseconds << 22, self._last + 1)
        return str(self._last)


def fixed_id(name: str) -> str:
    """An id that belongs to a name in every world; older than all made ones."""
    return str(int.from_bytes(hashlib.sha256(name.encode()).digest()[:7]) | 1 << 56)
