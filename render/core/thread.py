"""The one thread that draws. Pillow's objects stay in it, and the event loop stays free."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_painter = ThreadPoolExecutor(max_workers=1, thread_name_prefix="render")


async def run(draw: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
    """Call `draw(*args, **kwargs)` in the render thread and await its result; its exceptions come through."""
    return await asyncio.get_running_loop().run_in_executor(_painter, partial(draw, *args, **kwargs))
