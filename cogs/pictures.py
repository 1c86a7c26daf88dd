"""Pictures drawn off the event loop, kept for a while, and drawn ahead for whoever will ask next."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from functools import partial

from render.core import thread
from render.core.picture import Picture

log = logging.getLogger(__name__)

KEPT = 64
"""Pictures in memory, the least recently shown goes first (about 100 KiB each)."""


class Gallery:
    """Each picture is drawn once, however many ask for it at the same time."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[str, Picture] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[Picture | None]] = {}

    async def picture(self, name: str, draw: partial[Picture]) -> Picture | None:
        """The picture called `name`, which must name all that it shows; None if it cannot be drawn.

        A table goes on without pictures, so a fault of drawing is logged and not raised.
        """
        if name in self._drawn:
            self._drawn.move_to_end(name)
            return self._drawn[name]
        task = self._drawing.get(name)
        if task is None:
            task = self._drawing[name] = asyncio.create_task(self._draw(name, draw), name=f"draw {name}")
            task.add_done_callback(lambda done: self._drawing.pop(name, None))
        return await asyncio.shield(task)

    async def _draw(self, name: str, draw: partial[Picture]) -> Picture | None:
        try:
            drawn = await thread.run(draw)
        except Exception:
            log.exception("picture %s", name)
            return None
        self._drawn[name] = drawn
        if len(self._drawn) > KEPT:
            self._drawn.popitem(last=False)
        return drawn
