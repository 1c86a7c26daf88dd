"""The render thread: one, faults come through, and what somebody waits for is drawn before the boards."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from functools import partial

import pytest

from cogs.pictures import Gallery
from render.core import thread
from render.core.thread import Urgency, urgency


@pytest.fixture
def busy() -> Iterator[threading.Event]:
    """The render thread draws something long until the event is set."""
    free = threading.Event()
    thread.Drawing(free.wait)
    yield free
    free.set()


def queued(order: list[str], name: str, how: Urgency) -> thread.Drawing[None]:
    """A drawing in the queue that notes its name when it is drawn."""
    urgency.set(how)
    return thread.Drawing(partial(order.append, name))


async def test_drawing_happens_in_one_thread_of_its_own() -> None:
    names = await asyncio.gather(*(thread.run(lambda: threading.current_thread().name) for _ in range(5)))
    assert len(set(names)) == 1 and names[0] != threading.current_thread().name


async def test_a_fault_in_the_render_thread_is_raised_here() -> None:
    with pytest.raises(ZeroDivisionError):
        await thread.run(divmod, 1, 0)
    assert await thread.run(divmod, 7, 2) == (3, 1)


async def test_a_panel_stands_behind_no_board_and_a_board_behind_nothing_drawn_ahead(busy: threading.Event) -> None:
    order: list[str] = []
    asked = [("ahead", Urgency.AHEAD), *((f"board {number}", Urgency.POSTED) for number in range(30)),
             ("panel", Urgency.AWAITED), ("hand", Urgency.AWAITED)]  # fmt: skip
    drawings = [queued(order, name, how) for name, how in asked]
    busy.set()
    await asyncio.gather(*(drawing.drawn() for drawing in drawings))
    assert order == ["panel", "hand", *(f"board {number}" for number in range(30)), "ahead"]


async def test_a_picture_drawn_ahead_is_hurried_once_somebody_waits_for_it(busy: threading.Event) -> None:
    order: list[str] = []
    gallery = Gallery()

    async def asked(name: str, how: Urgency) -> None:
        urgency.set(how)
        await gallery.picture(name, partial(order.append, name))  # type: ignore[arg-type]

    tasks = [asyncio.create_task(asked("panel", Urgency.AHEAD)), asyncio.create_task(asked("board", Urgency.POSTED))]
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(asked("panel", Urgency.AWAITED)))
    await asyncio.sleep(0)
    busy.set()
    await asyncio.gather(*tasks)
    assert order == ["panel", "board"]


async def test_a_drawing_that_nobody_wants_any_more_is_left_out(busy: threading.Event) -> None:
    order: list[str] = []
    task = asyncio.create_task(thread.run(order.append, "unwanted"))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task])
    last = queued(order, "wanted", Urgency.AHEAD)
    busy.set()
    await last.drawn()
    assert order == ["wanted"]
