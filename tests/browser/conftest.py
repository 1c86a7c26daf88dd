"""Chromium in front of the page. All browser tests share one event loop and one browser; each has its own world.

A test asks for `place` (its world and address), `bot` (a scripted one) and `browser_page`, which opens a tab:
`page = await browser_page("Eva", width=390)`. Every tab fails the test at the end if its scripts raised an error.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import web
from playwright.async_api import Browser, Page, async_playwright

from playground import page as playground_page
from playground.world import World
from tests.browser.scripted import ScriptedBot

CHROMIUM_ARGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
HERE = Path(__file__).parent
ROOT = HERE.parents[1]
START_S = 60.0
PEOPLE = ("You", "Eva", "Radek")
HEIGHTS = {390: 844}

OpenPage = Callable[..., Awaitable[Page]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the coroutine tests of this folder in the session's loop, where the browser lives."""
    for item in items:
        if HERE in item.path.parents and isinstance(item, pytest.Function):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


class Place:
    """A world and the address of its page, which can go away and come back."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.port = 0

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Serve the page and the files of messages; on the port of the last time, if there was one."""
        app = web.Application()
        app.add_routes(playground_page.routes(self.world))
        app.add_routes([web.get("/attachments/{channel}/{id}/{name}", self._attachment)])
        self.runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", self.port).start()
        self.port = self.runner.addresses[0][1]
        self.world.cdn = self.url

    async def stop(self) -> None:
        """Break all lines."""
        await self.runner.cleanup()

    async def _attachment(self, request: web.Request) -> web.Response:
        stored = self.world.messages.files[request.match_info["id"]]
        return web.Response(body=stored.content, content_type=stored.content_type)


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
    place = Place(World())
    for name in PEOPLE:
        place.world.person(name)
    await place.start()
    yield place
    await place.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def bot(place: Place) -> AsyncIterator[ScriptedBot]:
    """A bot that answers what a test tells it to."""
    scripted = ScriptedBot(place.world)
    yield scripted
    scripted.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def playground_url(tmp_path: Path) -> AsyncIterator[str]:
    """The whole playground as people start it, bot included: `python bot.py playground`. Answers its address."""
    database = tmp_path / "playground.db"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "bot.py", "playground", "--port", "0", "--database", str(database),
        stdout=asyncio.subprocess.PIPE, cwd=ROOT,
    )  # fmt: skip
    try:
        async with asyncio.timeout(START_S):
            line = (await process.stdout.readline()).decode()
        assert line.startswith("Play at http://127.0.0.1:"), line
        yield line.split()[2]
    finally:
        if process.returncode is None:
            process.terminate()
        assert await process.wait() == 0
    log = database.with_suffix(".log").read_text(encoding="utf-8")
    assert " ERROR " not in log, log[log.index(" ERROR ") - 30 :][:4000]


@pytest_asyncio.fixture(loop_scope="session")
async def browser_page(browser: Browser, place: Place) -> AsyncIterator[OpenPage]:
    """Opens a tab of the page for a person (by name; None lets the page choose) at a width in CSS pixels."""
    contexts = []
    errors: list[str] = []

    async def open_page(
        user: str | None = None,
        width: int = 1280,
        *,
        url: str | None = None,
        expect_errors: bool = False,
        **more: object,
    ) -> Page:
        context = await browser.new_context(viewport={"width": width, "height": HEIGHTS.get(width, 800)}, **more)
        contexts.append(context)
        tab = await context.new_page()
        tab.set_default_timeout(30_000)
        tab.on("pageerror", lambda error: errors.append(str(error)))
        if not expect_errors:
            tab.on("console", lambda line: errors.append(line.text) if line.type in ("error", "warning") else None)
        await tab.goto((url or place.url) + (f"/?user={user}" if user else "/"))
        await tab.locator("#place-head h1").wait_for()
        return tab

    yield open_page
    for context in contexts:
        await context.close()
    assert errors == []
