"""Routes of the REST API: templates such as "/channels/{channel_id}/messages", and one request against them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from playground.errors import Json, api_error
from playground.messages import Upload
from playground.model import Channel

if TYPE_CHECKING:
    from playground.world import World


@dataclass
class Call:
    """One request: its path's variables, its query, its JSON body (or `payload_json`) and its files by index."""

    world: World
    method: str
    path: str
    params: dict[str, str] = field(default_factory=dict)
    query: Mapping[str, str] = field(default_factory=dict)
    body: Any = None
    uploads: dict[int, Upload] = field(default_factory=dict)
    template: str = ""

    @property
    def json(self) -> Json:
        """The body as an object (50035 when it is none)."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise api_error(50035)
        return self.body

    @property
    def where(self) -> str:
        """The route's name, for violations and errors."""
        return f"{self.method} {self.template or self.path}"

    def channel(self, *permissions: str) -> Channel:
        """The channel of the path, seen by the bot and with these permissions there (10003, 50001, 50013)."""
        channel = self.world.channels.get(self.params["channel_id"])
        if channel is None:
            raise api_error(10003)
        self.world.require(channel, *permissions)
        return channel


Handler = Callable[[Call], Any]


@dataclass(frozen=True)
class Route:
    """A route: method, template, what carries it out; `open` ones need no bot token."""

    method: str
    template: str
    handler: Handler
    open: bool = False
    status: int = 200

    @property
    def pattern(self) -> re.Pattern[str]:
        """The template as an expression over whole paths."""
        return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.template) + r"$")


class Table:
    """All routes; more specific templates must be listed first."""

    def __init__(self, routes: list[Route]) -> None:
        self._routes = [(route, route.pattern) for route in routes]

    def match(self, method: str, path: str) -> tuple[Route, dict[str, str]] | None:
        """The route of a request with its variables, or None."""
        for route, pattern in self._routes:
            if route.method == method and (found := pattern.match(path)):
                return route, found.groupdict()
        return None
