"""What is left of sessions that are over: leaderboards, seasons, and what one person has reached."""

from __future__ import annotations

from datetime import datetime
from typing import Literal
from zoneinfo import ZoneInfo

from cogs.host_clock import zone_of
from cogs.host_core import Core
from data.store import looks, standing
from data.store.records import Board, GuildSettings, Order, Scope, Season, Tally

Span = Literal["all", "season", "month"]
"""How far back a leaderboard looks: all time, the season that is played, the calendar month of the server."""


class Standings(Core):
    """The part of the host that counts."""

    async def leaderboard(
        self, guild: int, system: str = "", mode: str = "", *, span: Span = "all", order: Order = "rating",
        first: int = 0, count: int = 10, person: int | None = None,
    ) -> Board:  # fmt: skip
        """A page of a server's leaderboard; "" for `system` and `mode` counts all. `person` is the asker."""
        number = await self.store.season(guild) if span == "season" else 0
        since = month_start(self.clock.now(), zone_name(await self.store.guild(guild))) if span == "month" else None
        scope = Scope(guild, system, mode, number)
        return await self.store.database.run(standing.board, scope, order, first, count, person, since)

    async def played_here(self, guild: int) -> list[tuple[str, str]]:
        """The systems and modes that have a leaderboard there."""
        return await self.store.database.run(standing.scopes, guild)

    async def seasons(self, guild: int) -> list[Season]:
        """All seasons of a server, the one that is played last."""
        return await self.store.database.run(standing.seasons, guild)

    async def new_season(self, guild: int) -> Season:
        """Begins a new season; the others keep what was counted in them."""
        return await self.store.database.run(standing.new_season, guild, self.clock.now())

    async def tallies(self, guild: int, person: int) -> dict[tuple[str, str], Tally]:
        """What a person has reached there, by system and mode; ("", "") is all of it."""
        return await self.store.database.run(standing.tallies_of, guild, person, 0)

    async def curve(self, guild: int, person: int, count: int, system: str = "", mode: str = "") -> list[int]:
        """The last ratings of a person, oldest first."""
        found = await self.store.database.run(standing.curve, Scope(guild, system, mode), person, count)
        return [rating for _, rating in found]

    async def rating_changes(self, id: int) -> dict[int, tuple[int, int]]:
        """The ratings before and after a session that is over, by person, of those who want to be shown."""
        info = (await self._sealed(id)).info
        scope = Scope(info.guild, info.system, info.mode)
        return await self.store.database.run(standing.changes, scope, id)

    async def favourites(self, guild: int, person: int, sessions: int = 20) -> dict[tuple[str, str], int]:
        """How often a person shot which weapon in the last `sessions` there, by system and weapon, most often first."""
        return await self.store.database.run(standing.shots_of, guild, person, sessions)

    # looks

    async def last_look(self, id: int, person: int) -> tuple[int, int] | None:
        """The step and the turn of a session that a person has last seen; None for somebody who has not looked yet."""
        return await self.store.database.run(looks.last, id, person)

    async def note_look(self, id: int, person: int, seq: int, turn: int) -> None:
        """Keeps that a person has seen a session up to step `seq`."""
        await self.store.database.run(looks.note, id, person, seq, turn)

    async def stories(self, id: int, since: int) -> list[tuple[int, int]]:
        """First and last step of each post that told of steps after `since`."""
        return await self.store.database.run(looks.stories, id, since)


def zone_name(settings: GuildSettings) -> str:
    """The time zone of a server, by which its months begin; UTC if it has named none."""
    zone = settings.data.get("zone", "")
    return zone if zone and zone_of(zone) is not None else "UTC"


def month_start(now: float, zone: str) -> float:
    """When the calendar month of `now` began in `zone`."""
    moment = datetime.fromtimestamp(now, ZoneInfo(zone))
    return moment.replace(day=1, hour=0, minute=0, second=0, microsecond=0).timestamp()
