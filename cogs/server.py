"""`/server ...` for who manages a server: defaults and language, a new season."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import host_clock, tables
from cogs.buttons import Answer, Press
from cogs.desk import Desk
from cogs.ids import PressId
from cogs.lobby_screens import PRESETS
from cogs.refusals import Refusal
from cogs.screen import Button, Row, Screen
from cogs.settings import languages, select_of
from cogs.translator import described, named

if TYPE_CHECKING:
    from bot import Spawnpoint

PACES = ("none", *host_clock.PACES)


class Server(commands.Cog):
    """What the managers of a server decide."""

    server = app_commands.Group(
        name=named("server", "cmd-server-name"), description=described("cmd-server"), guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )  # fmt: skip

    def __init__(self, bot: Spawnpoint) -> None:
        self.desk: Desk = bot.desk
        bot.desk.router.serve(gset=self.press_setting, season=self.press_season)

    @server.command(name=named("settings", "cmd-server-settings-name"), description=described("cmd-server-settings"))
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        """The server's defaults."""
        await self._serve(interaction, self._settings)

    @server.command(name=named("season", "cmd-server-season-name"), description=described("cmd-server-season"))
    async def season(self, interaction: discord.Interaction[Any]) -> None:
        """The season that is played, and a button that begins the next."""
        await self._serve(interaction, self._season)

    async def _serve(self, interaction: discord.Interaction[Any], make: Any) -> None:
        async def serve(answer: Answer) -> None:
            check_manager(interaction)
            await answer.show(await make(answer))

        await self.desk.router.run(interaction, serve)

    # presses

    async def press_setting(self, press: Press) -> None:
        """A setting of the server."""
        check_manager(press.answer.interaction)
        guild = tables.guild_of(press.answer.interaction)
        field, value = press.words[0], press.values[0]
        changes: dict[str, Any] = {"options": {"preset": value}} if field == "preset" else {field: value}
        await self.desk.set_guild(guild, **changes)
        await press.answer.show(await self._settings(press.answer))

    async def press_season(self, press: Press) -> None:
        """The next season begins, unless it has begun since the button was shown."""
        check_manager(press.answer.interaction)
        guild = tables.guild_of(press.answer.interaction)
        wanted = int(press.words[0])
        now = (await self.desk.host.seasons(guild))[-1]
        if wanted != now.number + 1:
            raise Refusal("ui-season-moved", number=str(now.number))
        begun = await self.desk.host.new_season(guild)
        await press.answer.show(Screen((press.answer.text("ui-season-begun", number=str(begun.number)),)))

    # screens

    async def _settings(self, answer: Answer) -> Screen:
        guild = await self.desk.host.guild(tables.guild_of(answer.interaction))
        presets = [(name, answer.text(f"ui-preset-{name}")) for name in PRESETS]
        paces = [(pace, answer.text(f"ui-pace-{pace}")) for pace in PACES]
        rows: list[Row] = [
            select_of(answer, "ui-settings-language", "gset", "language", languages(answer), guild.language),
            select_of(answer, "ui-server-preset", "gset", "preset", presets, guild.options.get("preset", "full_game")),
            select_of(answer, "ui-server-pace", "gset", "pace", paces, guild.pace),
        ]
        return Screen((answer.text("ui-server-title"),), tuple(rows))

    async def _season(self, answer: Answer) -> Screen:
        now = (await self.desk.host.seasons(tables.guild_of(answer.interaction)))[-1].number
        begin = answer.text("ui-season-begin", number=str(now + 1))
        return Screen(
            (answer.text("ui-season-sure", number=str(now)),),
            ((Button(begin, PressId("season", 0, 0, (str(now + 1),)), "danger"),),),
        )


def check_manager(interaction: discord.Interaction[Any]) -> None:
    """Raises a `Refusal` for somebody who does not manage the server."""
    if not interaction.permissions.manage_guild:
        raise Refusal("ui-server-managers")


async def setup(bot: Spawnpoint) -> None:
    """Adds the cog."""
    await bot.add_cog(Server(bot))
