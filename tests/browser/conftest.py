"""Chromium in front of the page. All browser tests share one event loop and one browser; each has its own world.

A test asks for `place` (its world and address), `bot` (a scripted one) and `browser_page`, which opens a tab:
`page = await browser_page("Eva", width=390)`. Every tab fails the test at the end if its scripts raised an error.
"""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import web
from playwright.async_api import Browser, Page, async_playwright

from playground import page as playground_page
from playground.world import World
from tests.browser.scripted import ScriptedBot

CHROMIUM_ARGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
HERE = Path(__file__).parent
PEOPLE = ("You", "Eva", "Radek")
HEIGHTS = {390: 844}

OpenPage = Callable[..., Awaitable[Page]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the coroutine tests of this folder in the session's loop, where the browser lives."""
    for item in items:
        if HERE in item.path.parents and isinstance(item, pytest.Function):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@dataclass(frozen=True)
class Place:
    """A world and the address of its page."""

    world: World
    url: str


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Debian's chromium, started once."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "the browser tests need chromium (apt-get install chromium)"
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=path, args=CHROMIUM_ARGS)
        yield running
        await running.close()


@pytest_asyncio.fixture(loop_scope="session")
async def place() -> AsyncIterator[Place]:
    """A world of three people with the page in front of it, and no bot."""
    world = World()
    for name in PEOPLE:
        world.person(name)

    async def attachment(request: web.Request) -> web.Response:
        stored = world.messages.files[request.match_info["id"]]
        return web.Response(body=stored.content, content_type=stored.content_type)

    app = web.Application()
    app.add_routes(playground_page.routes(world))
    app.add_routes([web.get("/attachments/{channel}/{id}/{name}", attachment)])
    runner = web.AppRunner(app, shutdown_timeout=1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    world.cdn = f"http://{host}:{port}"
    yield Place(world, world.cdn)
    await runner.cleanup()


@pytest_asyncio.fixture(loop_scope="session")
async def bot(place: Place) -> AsyncIterator[ScriptedBot]:
    """A bot that answers what a test tells it to."""
    scripted = ScriptedBot(place.world)
    yield scripted
    scripted.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def browser_page(browser: Browser, place: Place) -> AsyncIterator[OpenPage]:
    """Opens a tab of the page for a person (by name; None lets the page choose) at a width in CSS pixels."""
    contexts = []
    errors: list[str] = []

    async def open_page(user: str | None = None, width: int = 1280, *, url: str | None = None, **more: object) -> Page:
        context = await browser.new_context(viewport={"width": width, "height": HEIGHTS.get(width, 800)}, **more)
        contexts.append(context)
        tab = await context.new_page()
        tab.set_default_timeout(5000)
        tab.on("pageerror", lambda error: errors.append(str(error)))
        tab.on("console", lambda line: errors.append(line.text) if line.type in ("error", "warning") else None)
        await tab.goto((url or place.url) + (f"/?user={user}" if user else "/"))
        await tab.locator("#place-head h1").wait_for()
        return tab

    yield open_page
    for context in contexts:
        await context.close()
    assert errors == []
