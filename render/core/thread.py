"""The one thread that draws. Pillow's objects stay in it, and the event loop stays free.

What somebody waits for is drawn before boards that are posted, and these before what is drawn ahead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import ContextVar
from enum import IntEnum
from functools import partial
from itertools import count
from queue import PriorityQueue
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Urgency(IntEnum):
    """Who waits for a picture: a person, a post, or nobody yet."""

    AWAITED = 0
    POSTED = 1
    AHEAD = 2


urgency: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.AWAITED)
"""How urgent the current task's pictures are; tasks begun by it take it over."""

_painter = ThreadPoolExecutor(max_workers=1, thread_name_prefix="render")
_queue: PriorityQueue[tuple[Urgency, int, Drawing[Any]]] = PriorityQueue()
_numbers = count()


class Drawing(Generic[R]):
    """A picture in the queue, as urgent as the task that asked for it; equally urgent ones are drawn in order."""

    def __init__(self, draw: Callable[[], R]) -> None:
        self._draw = draw
        self._urgency = urgency.get()
        self._result: Future[R] = Future()
        self._enter()

    def hurry(self) -> None:
        """Somebody else asks for it, from the current task."""
        if urgency.get() < self._urgency:
            self._urgency = urgency.get()
            self._enter()

    async def drawn(self) -> R:
        """What was drawn; the exceptions of drawing come through."""
        return await asyncio.wrap_future(self._result)

    def _enter(self) -> None:
        _queue.put((self._urgency, next(_numbers), self))
        _painter.submit(_draw_next)

    def paint(self) -> None:
        """Draws, in the render thread; once only, however often it stands in the queue."""
        if self._result.done() or not self._result.set_running_or_notify_cancel():
            return
        try:
            result = self._draw()
        except BaseException as error:
            self._result.set_exception(error)
        else:
            self._result.set_result(result)


def _draw_next() -> None:
    _, _, drawing = _queue.get_nowait()
    drawing.paint()


async def run(draw: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
    """Call `draw(*args, **kwargs)` in the render thread and await its result; its exceptions come through."""
    return await Drawing(partial(draw, *args, **kwargs)).drawn()
