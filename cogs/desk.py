"""What all cogs share: the host, the words, the clock, and who reads which language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import discord

from cogs.background import Background
from cogs.cooldown import Cooldown
from cogs.host import Host, Person, PersonSettings
from cogs.pictures import Gallery
from data.texts import Texts, language_of

if TYPE_CHECKING:
    from cogs.buttons import Router
    from cogs.poster import Poster


class Clock(Protocol):
    """Time is given: tests move it."""

    def now(self) -> float:
        """Seconds since the epoch."""
        ...


PEOPLE_KEPT = 4096
"""Settings of people in memory."""


class Desk:
    """One for the whole bot, as `client.desk`; `router` and `poster` are set while it starts.

    `spoken` is the language each person was last answered in.
    """

    router: Router
    poster: Poster

    def __init__(self, host: Host, texts: Texts, clock: Clock, *, playground: bool = False) -> None:
        self.host = host
        self.texts = texts
        self.clock = clock
        self.playground = playground
        self.background = Background()
        self.gallery = Gallery()
        self.spoken: dict[int, str] = {}
        self.cooldown = Cooldown()
        self._people: dict[int, PersonSettings] = {}
        self._guild_languages: dict[int, str] = {}

    async def person(self, id: int) -> PersonSettings:
        """What a person chose; read once, and anew after `set_person`."""
        if id not in self._people:
            if len(self._people) >= PEOPLE_KEPT:
                self._people.clear()
            self._people[id] = await self.host.person(id)
        return self._people[id]

    async def set_person(self, id: int, **changes: Any) -> None:
        """Changes a person's settings."""
        self._people[id] = await self.host.set_person(id, **changes)

    def forget(self, id: int) -> None:
        """Drops what is in memory about a person."""
        self._people.pop(id, None)
        self.spoken.pop(id, None)

    async def language(self, interaction: discord.Interaction[Any]) -> str:
        """What the person who pressed reads: the own setting, else the language of the client."""
        person = interaction.user.id
        spoken = (await self.person(person)).language or language_of(str(interaction.locale))
        self.spoken[person] = spoken
        return spoken

    async def guild_language(self, guild: int) -> str:
        """What is posted for everybody: the server's setting, else what the server told Discord."""
        if guild not in self._guild_languages:
            self._guild_languages[guild] = (await self.host.guild(guild)).language
        return self._guild_languages[guild]

    async def set_guild(self, id: int, **changes: Any) -> None:
        """Changes a server's settings."""
        self._guild_languages[id] = (await self.host.set_guild(id, **changes)).language


def person_of(interaction: discord.Interaction[Any]) -> Person:
    """Who pressed, as the host knows people."""
    return Person(interaction.user.id, interaction.user.display_name, str(interaction.locale))

