"""Scripted faults: what goes wrong, where and how often. REST and gateway ask here before they act."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playground.world import World


class Faults:
    """The faults waiting to happen in one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._double_deliveries = 0

    def deliver_twice(self, times: int = 1) -> None:
        """Deliver the next interactions twice each."""
        self._double_deliveries += times

    def deliveries(self) -> int:
        """How often the next interaction is delivered."""
        if not self._double_deliveries:
            return 1
        self._double_deliveries -= 1
        return 2
