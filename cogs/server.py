"""`/server ...` for who manages a server: defaults, limits, a new season, what is stuck, where and with whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import host_clock, tables
from cogs.buttons import Answer, Press
from cogs.desk import Desk
from cogs.host_care import limits, listed
from cogs.ids import PressId
from cogs.names import shown
from cogs.refusals import Refusal
from cogs.rights import check_manager
from cogs.screen import Button, Row, Screen, cut
from cogs.server_zone import ServerZone
from cogs.settings import languages, select_of
from cogs.translator import described, named

if TYPE_CHECKING:
    from bot import Spawnpoint

PACES = ("none", *host_clock.PACES)
LIMITS = {"most_person": (1, 2, 3, 5, 10, 25), "most_server": (5, 10, 25, 50, 100, 250)}
MOST_LINES = 25
"""Lines of a report."""
LONGEST_DETAIL = 100


class Server(commands.Cog):
    """What the managers of a server decide."""

    server = app_commands.Group(
        name=named("server", "cmd-server-name"), description=described("cmd-server"), guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )  # fmt: skip

    def __init__(self, bot: Spawnpoint) -> None:
        self.desk: Desk = bot.desk
        bot.desk.router.serve(gset=self.press_setting, season=self.press_season, **ServerZone(bot.desk).presses)

    @server.command(name=named("settings", "cmd-server-settings-name"), description=described("cmd-server-settings"))
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        """The server's defaults."""
        await self._serve(interaction, self._settings)

    @server.command(name=named("season", "cmd-server-season-name"), description=described("cmd-server-season"))
    async def season(self, interaction: discord.Interaction[Any]) -> None:
        """The season that is played, and a button that begins the next."""
        await self._serve(interaction, self._season)

    @server.command(name=named("health", "cmd-server-health-name"), description=described("cmd-server-health"))
    async def health(self, interaction: discord.Interaction[Any]) -> None:
        """Tables that do not go on, and why."""
        await self._serve(interaction, self._health)

    @server.command(name=named("channel", "cmd-server-channel-name"), description=described("cmd-server-channel"))
    @app_commands.rename(channel=named("channel", "cmd-server-channel-channel-name"))
    @app_commands.describe(channel=described("cmd-server-channel-channel"))
    async def channel(self, interaction: discord.Interaction[Any], channel: discord.TextChannel) -> None:
        """Tables may be opened there, or no longer; where none is named they may be opened everywhere."""

        async def toggle(answer: Answer) -> Screen:
            kept = await self._toggled(tables.guild_of(interaction), "channels", str(channel.id))
            places = " ".join(f"<#{id}>" for id in kept)
            return Screen((answer.text("ui-server-channels", count=len(kept), places=places),))

        await self._serve(interaction, toggle)

    @server.command(name=named("bar", "cmd-server-bar-name"), description=described("cmd-server-bar"))
    @app_commands.rename(person=named("person", "cmd-profile-person-name"))
    @app_commands.describe(person=described("cmd-server-bar-person"))
    async def bar(self, interaction: discord.Interaction[Any], person: discord.User) -> None:
        """Somebody may sit down at no new table, or may again."""

        async def toggle(answer: Answer) -> Screen:
            key = self.desk.host.bar_key(person.id)
            kept = await self._toggled(tables.guild_of(interaction), "barred", key)
            return Screen((answer.text("ui-server-barred", barred=key in kept, name=shown(person.display_name)),))

        await self._serve(interaction, toggle)

    async def _toggled(self, guild: int, key: str, value: str) -> tuple[str, ...]:
        """Puts a value into a list among the settings, or takes it out; the list as it is now."""
        settings = await self.desk.host.guild(guild)
        old = listed(settings, key)
        new = tuple(one for one in old if one != value) if value in old else (*old, value)
        await self.desk.set_guild(guild, data={**settings.data, key: " ".join(new)})
        return new

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
        if field in LIMITS:
            changes = {"data": {**(await self.desk.host.guild(guild)).data, field: value}}
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
        presets = [(name, answer.text(f"{system}-preset-{name}")) for name, system in tables.presets().items()]
        usual = guild.options.get("preset", tables.playable()[0][1].usual)
        paces = [(pace, answer.text(f"ui-pace-{pace}")) for pace in PACES]
        rows: list[Row] = [
            select_of(answer, "ui-settings-language", "gset", "language", languages(answer), guild.language),
            select_of(answer, "ui-server-preset", "gset", "preset", presets, usual),
            select_of(answer, "ui-server-pace", "gset", "pace", paces, guild.pace),
        ]
        for (field, choices), now in zip(LIMITS.items(), limits(guild), strict=True):
            numbers = [(str(number), str(number)) for number in sorted({*choices, now})]
            rows.append(select_of(answer, f"ui-server-{field}", "gset", field, numbers, str(now)))
        rows.append((Button(answer.text("ui-server-zone"), PressId("gzone")),))
        return Screen((answer.text("ui-server-title"),), tuple(rows))

    async def _health(self, answer: Answer) -> Screen:
        """One line a reason."""
        found = await self.desk.host.health(tables.guild_of(answer.interaction))
        if not found:
            return Screen((answer.text("ui-health-well"),))
        lines = [answer.text("ui-health-title", tables=len({one.session for one in found}))]
        for one in found[:MOST_LINES]:
            info = await self.desk.host.session(one.session)
            detail = shown(one.detail) if one.why == "waiting" else cut(one.detail.replace("`", "'"), LONGEST_DETAIL)
            why = answer.text(f"ui-health-{one.why}", detail=detail, since=f"<t:{int(one.since)}:R>")
            title = tables.title(self.desk, answer.language, info)
            lines.append(answer.text("ui-health-line", table=title, place=f"<#{tables.where(info)}>", why=why))
        return Screen(tuple(lines))

    async def _season(self, answer: Answer) -> Screen:
        now = (await self.desk.host.seasons(tables.guild_of(answer.interaction)))[-1].number
        begin = answer.text("ui-season-begin", number=str(now + 1))
        return Screen(
            (answer.text("ui-season-sure", number=str(now)),),
            ((Button(begin, PressId("season", 0, 0, (str(now + 1),)), "danger"),),),
        )


async def setup(bot: Spawnpoint) -> None:
    """Adds the cog."""
    await bot.add_cog(Server(bot))
