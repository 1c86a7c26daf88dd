"""Pictures drawn off the event loop, kept for a while, and drawn ahead for whoever will ask next."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections import OrderedDict
from functools import partial
from typing import Any, TypeVar

from cogs.screen import Image, Screen
from render.core import thread
from render.core.picture import Picture

log = logging.getLogger(__name__)

K, V = TypeVar("K"), TypeVar("V")

KEPT = 64
"""Pictures in memory, the least recently shown goes first (about 100 KiB each)."""

_KEY = secrets.token_bytes(32)


class Kept(OrderedDict[K, V]):
    """The newest `KEPT` things."""

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        if len(self) > KEPT:
            self.popitem(last=False)


class Gallery:
    """Each picture is drawn once, however many ask for it at the same time. `screens` keeps whole panels likewise."""

    def __init__(self) -> None:
        self.screens: Kept[Any, Screen] = Kept()
        self._drawn: Kept[str, Picture] = Kept()
        self._drawing: dict[str, tuple[thread.Drawing[Picture], asyncio.Task[Picture | None]]] = {}

    async def image(self, name: str, draw: partial[Picture]) -> Image | None:
        """The picture called `name`, to be shown under a file name in which nothing can be counted.

        How many steps a turn took would show whether somebody was asked how to pay, and so what he holds.
        """
        drawn = await self.picture(name, draw)
        if drawn is None:
            return None
        sealed = hmac.digest(_KEY, name.encode(), hashlib.sha256).hex()[:12]
        return Image(drawn.png, drawn.alt, f"{name.partition('-')[0]}-{sealed}.png")

    async def picture(self, name: str, draw: partial[Picture]) -> Picture | None:
        """The picture called `name`, which must name all that it shows; None if it cannot be drawn.

        A table goes on without pictures, so a fault of drawing is logged and not raised.
        """
        if name in self._drawn:
            self._drawn.move_to_end(name)
            return self._drawn[name]
        if name in self._drawing:
            drawing, task = self._drawing[name]
            drawing.hurry()
        else:
            drawing = thread.Drawing(draw)
            task = asyncio.create_task(self._finished(name, drawing), name=f"draw {name}")
            self._drawing[name] = drawing, task
            task.add_done_callback(lambda done: self._drawing.pop(name, None))
        return await asyncio.shield(task)

    async def _finished(self, name: str, drawing: thread.Drawing[Picture]) -> Picture | None:
        try:
            drawn = await drawing.drawn()
        except Exception:
            log.exception("picture %s", name)
            return None
        self._drawn[name] = drawn
        return drawn
