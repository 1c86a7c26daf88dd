"""Scripted faults: what goes wrong, where and how often. REST and gateway ask here before they act.

Places are written "METHOD /path" without the API's version; `*` stands for one part of a path, so that
"POST /channels/*/messages" is any channel's posting and "* *" the next request whatever it is. For what discord.py
does about each, see `tests/playground/test_faults.py`.
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from playground.errors import ApiError, api_error

if TYPE_CHECKING:
    from playground.world import World


@dataclass
class Fault:
    """One thing to go wrong with a REST request."""

    pattern: re.Pattern[str]
    times: int
    error: ApiError | None = None  # answered instead of the true answer
    carried_out: bool = False  # whether the request is carried out all the same
    retry_after_s: float | None = None  # a rate limit
    is_global: bool = False
    via: bool = True  # without the header `Via` discord.py takes a 429 for a ban
    delay_s: float = 0.0  # waited before anything else
    reset: bool = False  # the connection is cut instead of an answer


@dataclass
class Bucket:
    """A rate limit that is really counted: so many requests in so many seconds, for each path apart."""

    pattern: re.Pattern[str]
    limit: int
    per_s: float


class Faults:
    """The faults waiting to happen in one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._waiting: list[Fault] = []
        self._buckets: list[Bucket] = []
        self._used: defaultdict[str, list[float]] = defaultdict(list)
        self._double_deliveries = 0

    # REST

    def next(self, where: str, *, status: int = 502, code: int = 0, carried_out: bool = False, times: int = 1) -> None:
        """Answer the next requests there with an HTTP status; `carried_out` = only the answer gets lost."""
        self._waiting.append(
            Fault(_pattern(where), times, ApiError(status, code, f"{status}: scripted fault"), carried_out)
        )

    def refuse(self, where: str, code: int, *, times: int = 1) -> None:
        """Refuse the next requests there with one of Discord's error codes, such as 50013."""
        self._waiting.append(Fault(_pattern(where), times, api_error(code)))

    def rate_limit(
        self, where: str, retry_after_s: float = 0.2, *, is_global: bool = False, via: bool = True, times: int = 1
    ) -> None:
        """Answer the next requests there with 429; without `via` it looks like a ban by Cloudflare."""
        error = ApiError(429, 0, "You are being rate limited.")
        self._waiting.append(
            Fault(_pattern(where), times, error, retry_after_s=retry_after_s, is_global=is_global, via=via)
        )

    def slow(self, where: str, delay_s: float, *, times: int = 1) -> None:
        """Let the next requests there arrive late by so many seconds."""
        self._waiting.append(Fault(_pattern(where), times, delay_s=delay_s))

    def reset(self, where: str, *, carried_out: bool = False, times: int = 1) -> None:
        """Cut the connection of the next requests there."""
        self._waiting.append(Fault(_pattern(where), times, carried_out=carried_out, reset=True))

    def bucket(self, where: str, limit: int, per_s: float) -> None:
        """Count requests there as Discord does: a limit for each path, with its headers, and 429 beyond it."""
        self._buckets.append(Bucket(_pattern(where), limit, per_s))

    def clear(self) -> None:
        """Forget everything that has not happened yet."""
        self._waiting.clear()
        self._buckets.clear()
        self._double_deliveries = 0

    @property
    def pending(self) -> int:
        """How many requests are still to go wrong."""
        return sum(fault.times for fault in self._waiting)

    def take(self, method: str, path: str) -> Fault | None:
        """The fault of a request, used up by one."""
        name = f"{method} {path}"
        for fault in self._waiting:
            if fault.pattern.fullmatch(name):
                fault.times -= 1
                if not fault.times:
                    self._waiting.remove(fault)
                return fault
        return None

    def count(self, method: str, path: str) -> tuple[dict[str, str], float | None]:
        """Rate limit headers of a request, and after how many seconds to retry when the limit is used up."""
        name = f"{method} {path}"
        bucket = next((b for b in self._buckets if b.pattern.fullmatch(name)), None)
        if bucket is None:
            return {}, None
        now = self.world.clock.time()
        used = self._used[name] = [at for at in self._used[name] if at > now - bucket.per_s]
        exceeded = len(used) >= bucket.limit
        if not exceeded:
            used.append(now)
        reset_s = used[0] + bucket.per_s - now
        headers = {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.limit - len(used)),
            "X-RateLimit-Reset": f"{self.world.clock.now().timestamp() + reset_s:.3f}",
            "X-RateLimit-Reset-After": f"{reset_s:.3f}",
            "X-RateLimit-Bucket": f"{abs(hash(bucket.pattern.pattern)):x}",
        }
        return headers, reset_s if exceeded else None

    # interactions

    def deliver_twice(self, times: int = 1) -> None:
        """Deliver the next interactions twice each."""
        self._double_deliveries += times

    def deliveries(self) -> int:
        """How often the next interaction is delivered."""
        if not self._double_deliveries:
            return 1
        self._double_deliveries -= 1
        return 2

    def expire_tokens(self) -> None:
        """Let 15 minutes have passed for all interactions so far: their tokens answer 50027."""
        self.world.interactions.expire_tokens()

    # gateway

    async def drop_socket(self) -> None:
        """Cut the bot's socket without a word; it may resume."""
        await self.world.live_gateway.drop()

    async def ask_reconnect(self) -> None:
        """Op 7: ask the bot to connect again and resume."""
        await self.world.live_gateway.ask_reconnect()

    async def invalidate_session(self, *, resumable: bool = False) -> None:
        """Op 9: the session is void; unless resumable the bot must identify anew, and misses what happened."""
        await self.world.live_gateway.invalidate(resumable)

    async def close_socket(self, code: int) -> None:
        """Close the bot's socket with a code, such as 4000 (may resume) or 4004 (wrong token)."""
        await self.world.live_gateway.close(code)

    def guild_outage(self) -> None:
        """The guild becomes unavailable: it leaves the bot's cache, interactions still arrive."""
        self.world.live_gateway.guild_outage()

    def guild_returns(self) -> None:
        """The end of an outage."""
        self.world.live_gateway.guild_returns()

    def close_at_identify(self, code: int) -> None:
        """Answer the next identify with a close, such as 4004 (wrong token) or 4014 (intents not allowed)."""
        self.world.live_gateway.close_next_identify = code

    def ignore_heartbeats(self, ignore: bool = True) -> None:
        """Stop (or start again) acknowledging heartbeats."""
        self.world.live_gateway.acknowledges_heartbeats = not ignore


def _pattern(where: str) -> re.Pattern[str]:
    if where == "* *":
        return re.compile(r".+")
    method, path = where.split(" ", 1)
    verbs = r"[A-Z]+" if method == "*" else re.escape(method)
    return re.compile(verbs + " " + re.escape(path).replace(r"\*", r"[^/]+"))
