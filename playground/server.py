"""The stand-in as a server on loopback: REST, gateway, attachments and the playground's page on one port."""

from __future__ import annotations

import importlib
import importlib.util
from types import TracebackType

from aiohttp import web

from playground.gateway import Gateway
from playground.rest import Rest
from playground.world import World

HOST = "127.0.0.1"
MAX_BODY = 64 * 1024 * 1024  # bytes; single files are held to the world's limit


class StandIn:
    """`async with StandIn() as place:` serves a world until the block ends.

    port 0 takes a free one. OSError when the port is in use.
    """

    def __init__(self, world: World | None = None, *, port: int = 0, check_answers: bool = False) -> None:
        self.world = world or World()
        self.port = port
        self.gateway = Gateway(self.world)
        self._rest = Rest(self.world, check_answers=check_answers)
        self._runner: web.AppRunner | None = None

    @property
    def page_url(self) -> str:
        """Where the page is."""
        return f"http://{HOST}:{self.port}"

    @property
    def api_url(self) -> str:
        """What the bot's `DISCORD_API` must say."""
        return f"{self.page_url}/api/v10"

    async def __aenter__(self) -> StandIn:
        application = web.Application(client_max_size=MAX_BODY)
        application.router.add_route("*", "/api/v10/{path:.*}", self._rest.handle)
        application.router.add_get("/gateway", self.gateway.handle)
        application.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", self._attachment)
        if importlib.util.find_spec("playground.page") is not None:
            application.add_routes(importlib.import_module("playground.page").routes(self.world))
        # A bot that is killed leaves handlers behind; they must not hold up the end.
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, self.port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        self.port = self._runner.addresses[0][1]
        self.world.cdn = self.page_url
        self.world.gateway_url = f"ws://{HOST}:{self.port}/gateway"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.gateway.close_all()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _attachment(self, request: web.Request) -> web.Response:
        stored = self.world.messages.files.get(request.match_info["attachment_id"])
        if stored is None or stored.filename != request.match_info["filename"]:
            raise web.HTTPNotFound
        return web.Response(body=stored.content, content_type=stored.content_type)
