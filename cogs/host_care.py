"""Care for a server: who may open tables, where and how many, and what does not go on."""

from __future__ import annotations

import hashlib
import hmac

from cogs.host_core import Core
from cogs.host_records import HostError
from data.store import care
from data.store.records import GuildSettings, Stuck

MOST_PERSON = 25
"""Open tables of one person on one server, where its managers have set nothing else."""
MOST_SERVER = 250
LONG_S = 7 * 24 * 3600.0
"""What has waited longer than this counts as stuck."""


class Care(Core):
    """The part of the host that keeps a server in order."""

    async def health(self, guild: int) -> list[Stuck]:
        """Open sessions of a server that do not go on, and why."""
        found = await self.store.database.run(care.stuck, guild, self.clock.now() - LONG_S)
        return [one for one in found if one.why != "computer" or one.session not in self._tasks]

    async def quiet_threads(self, before: float) -> list[tuple[int, int]]:
        """Running sessions with their threads in which nothing was posted since `before`."""
        return await self.store.database.run(care.quiet_threads, before)

    def bar_key(self, person: int) -> str:
        """How a person stands in a list of barred people: a keyed hash, so that the list keeps nobody's id."""
        return hmac.digest(self.store.installation.encode(), str(person).encode(), hashlib.sha256).hex()[:16]

    async def _admit(self, guild: int, person: int, channel: int | None = None) -> None:
        """Raises `HostError` when `person` may not sit down at one more table there, or not open one in `channel`."""
        settings = await self.store.guild(guild)
        if self.bar_key(person) in listed(settings, "barred"):
            raise HostError("barred")
        channels = listed(settings, "channels")
        if channel is not None and channels and str(channel) not in channels:
            raise HostError("wrong_channel", channel=channels[0], more=len(channels) - 1)
        of_guild, of_person = await self.store.database.run(care.open_tables, guild, person)
        most_person, most_server = limits(settings)
        if of_person >= most_person:
            raise HostError("person_tables", most=most_person)
        if channel is not None and of_guild >= most_server:
            raise HostError("server_tables", most=most_server)


def listed(settings: GuildSettings, key: str) -> tuple[str, ...]:
    """A list among a server's settings."""
    return tuple(settings.data.get(key, "").split())


def limits(settings: GuildSettings) -> tuple[int, int]:
    """Open tables that a person and that the whole server may have."""
    data = settings.data
    return int(data.get("most_person", MOST_PERSON)), int(data.get("most_server", MOST_SERVER))
