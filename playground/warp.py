"""An event loop whose clock runs faster, so that a client's back-offs take moments instead of minutes."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _HurriedSelector(selectors.DefaultSelector):
    """Waits a share of the time it is told to wait."""

    speed = 1.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """As any selector, with the timeout divided."""
        return super().select(timeout / self.speed if timeout is not None and timeout > 0 else timeout)


class WarpedLoop(asyncio.SelectorEventLoop):
    """A loop on which `speed` seconds pass in one real second; sleeps, time-outs and `time()` alike."""

    def __init__(self, speed: float) -> None:
        selector = _HurriedSelector()
        selector.speed = speed
        super().__init__(selector)
        self._speed = speed
        self._origin = super().time()

    def time(self) -> float:
        """Warped seconds."""
        real = super().time()
        # The base class asks before the speed is known.
        return self._origin + (real - self._origin) * self._speed if hasattr(self, "_origin") else real


def run_warped(work: Coroutine[Any, Any, T], speed: float) -> T:
    """Run a coroutine to its end on a warped loop."""
    with asyncio.Runner(loop_factory=lambda: WarpedLoop(speed)) as runner:
        return runner.run(work)
