"""The REST API v10, wire level: reading requests, faults, carrying out, and answers as discord.py expects them."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from typing import Any

from aiohttp import BodyPartReader, web

from playground import api_channels, api_guild, api_interactions, openapi
from playground.errors import ApiError, api_error
from playground.faults import Fault
from playground.messages import Upload
from playground.routing import Call, Route, Table
from playground.world import World

_log = logging.getLogger(__name__)

TABLE = Table([*api_channels.ROUTES, *api_interactions.ROUTES, *api_guild.ROUTES])
_FILE_PART = re.compile(r"files\[(\d+)\]")


class Rest:
    """Serves one world's REST API. With `check_answers` every answer is held against the API description too."""

    def __init__(self, world: World, *, check_answers: bool = False) -> None:
        self.world = world
        self.check_answers = check_answers

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request, or what the scripted faults make of it."""
        path = "/" + request.match_info["path"]
        self.world.requests.append(f"{request.method} {path}")
        call = Call(self.world, request.method, path, query=request.query)
        fault = self.world.faults.take(request.method, path)
        if fault is not None and fault.delay_s:
            await asyncio.sleep(fault.delay_s)
        if fault is not None and (fault.error or fault.reset):
            return await self._fail(request, call, fault)
        headers, retry_after_s = self.world.faults.count(request.method, path)
        if retry_after_s is not None:
            return _rate_limited(retry_after_s, headers, is_global=False, via=True)
        return await self._answer(request, call, headers)

    async def _fail(self, request: web.Request, call: Call, fault: Fault) -> web.StreamResponse:
        if fault.carried_out:
            await self._answer(request, call, {})
        if fault.reset or fault.error is None:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        if fault.retry_after_s is not None:
            return _rate_limited(fault.retry_after_s, {}, is_global=fault.is_global, via=fault.via)
        return _respond(fault.error.status, fault.error.body())

    async def _answer(self, request: web.Request, call: Call, headers: dict[str, str]) -> web.Response:
        try:
            route = self._find(request, call)
            await self._read(request, call)
            body = route.handler(call)
        except ApiError as error:
            return _respond(error.status, error.body(), headers)
        except Exception as error:  # at the edge: a fault of the stand-in must be seen as one, not as Discord's
            _log.exception("the stand-in broke at %s", call.where)
            self.world.violate(call.where, f"the stand-in broke: {error!r}")
            return _respond(_unserved(call), {"code": 0, "message": f"The playground broke: {error!r}"}, headers)
        if body is None:
            return web.Response(status=204, headers=headers)
        if self.check_answers:
            for where, words in openapi.answer_faults(route.method, route.template, route.status, body):
                self.world.violate(f"answer to {call.where}", words, where)
        return _respond(route.status, body, headers)

    def _find(self, request: web.Request, call: Call) -> Route:
        found = TABLE.match(call.method, call.path)
        if found is None:
            self.world.violate(f"{call.method} {call.path}", "the stand-in has no such route")
            raise ApiError(_unserved(call), 0, f"The playground has no route {call.method} {call.path}")
        route, call.params = found
        call.template = route.template
        if not route.open and not self._authorized(request):
            raise ApiError(401, 0, "401: Unauthorized")
        return route

    def _authorized(self, request: web.Request) -> bool:
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        return scheme == "Bot" and bool(token) and self.world.token in (None, token)

    async def _read(self, request: web.Request, call: Call) -> None:
        """Read a JSON body, or the `payload_json` and files of a multipart one."""
        if request.content_type.startswith("multipart/"):
            async for part in await request.multipart():
                if isinstance(part, BodyPartReader):
                    await self._read_part(part, call)
        elif request.can_read_body:
            call.body = _parse(await request.read())

    async def _read_part(self, part: BodyPartReader, call: Call) -> None:
        content = bytes(await part.read(decode=False))
        if part.name == "payload_json":
            call.body = _parse(content)
            return
        found = _FILE_PART.fullmatch(part.name or "")
        if found is None:
            raise api_error(50035)
        if len(content) > self.world.file_limit:
            raise api_error(40005)
        call.uploads[int(found[1])] = Upload(part.filename or "unknown", content)


def _unserved(call: Call) -> int:
    """The status that ends a request at once: webhook roads retry every 5xx for 25 s."""
    return 405 if call.path.startswith(("/webhooks/", "/interactions/")) else 501


def _parse(content: bytes) -> Any:
    if not content:
        return None
    try:
        return json.loads(content)
    except ValueError:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None


def _respond(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    # discord.py reads JSON only if the type is exactly this, without a charset.
    content = json.dumps(body).encode()
    return web.Response(status=status, body=content, content_type="application/json", headers=headers)


def _rate_limited(retry_after_s: float, headers: dict[str, str], *, is_global: bool, via: bool) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": retry_after_s, "global": is_global}
    headers = {**headers, "Retry-After": f"{retry_after_s:.3f}", "X-RateLimit-Scope": "global" if is_global else "user"}
    if via:
        headers["Via"] = "1.1 playground"
    if is_global:
        headers["X-RateLimit-Global"] = "true"
    return _respond(429, body, headers)
