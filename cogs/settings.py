"""`/settings` for a person (language, pictures, hints, standing orders) and `/server` for a server's managers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import tables
from cogs.buttons import Answer, Press
from cogs.desk import Desk
from cogs.ids import PressId
from cogs.lobby_screens import PRESETS
from cogs.panels import PANELS
from cogs.refusals import Refusal
from cogs.screen import Button, Option, Row, Screen, Select
from cogs.translator import described, named
from data.texts import LANGUAGES

if TYPE_CHECKING:
    from bot import Spawnpoint

GRENADE = ("throw", "keep", "ask")
PACES = ("none", "24h", "48h")


class Settings(commands.Cog):
    """Selects that save at once."""

    def __init__(self, bot: Spawnpoint) -> None:
        self.desk: Desk = bot.desk
        bot.desk.router.serve(
            orders=self.press_orders, pset=self.press_person, oset=self.press_order, gset=self.press_server
        )

    @app_commands.command(name=named("settings", "cmd-settings-name"), description=described("cmd-settings"))
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        """One's own settings."""

        async def serve(answer: Answer) -> None:
            await answer.show(await self._person(answer))

        await self.desk.router.run(interaction, serve)

    @app_commands.command(name=named("server", "cmd-server-name"), description=described("cmd-server"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def server(self, interaction: discord.Interaction[Any]) -> None:
        """The server's settings, for who manages it."""

        async def serve(answer: Answer) -> None:
            self._check_manager(interaction)
            await answer.show(await self._server(answer))

        await self.desk.router.run(interaction, serve)

    # presses

    async def press_person(self, press: Press) -> None:
        """A setting of one's own."""
        field, value = press.words[0], press.values[0]
        settings = await self.desk.person(press.person)
        if field == "hints":
            await self.desk.set_person(press.person, data={**settings.data, "hints": value})
        else:
            await self.desk.set_person(press.person, **{field: "" if value == "discord" else value})
        press.answer.language = await self.desk.language(press.answer.interaction)
        await press.answer.show(await self._person(press.answer))

    async def press_orders(self, press: Press) -> None:
        """My orders, from a hand or from More."""
        if press.answer.on_panel:
            await press.answer.ack()
        await press.answer.show(await self._orders(press.answer))

    async def press_order(self, press: Press) -> None:
        """One standing order."""
        field = press.words[0]
        value: Any = press.values[0] if field == "grenade" else tuple(press.values)
        await self.desk.host.set_orders(press.person, **{field: value})
        await press.answer.show(await self._orders(press.answer, saved=True))

    async def press_server(self, press: Press) -> None:
        """A setting of the server."""
        self._check_manager(press.answer.interaction)
        guild = tables.guild_of(press.answer.interaction)
        field, value = press.words[0], press.values[0]
        changes: dict[str, Any] = {"options": {"preset": value}} if field == "preset" else {field: value}
        await self.desk.set_guild(guild, **changes)
        await press.answer.show(await self._server(press.answer))

    # screens

    async def _person(self, answer: Answer) -> Screen:
        settings = await self.desk.person(answer.interaction.user.id)
        languages = [("discord", answer.text("ui-settings-language-discord")), *_languages(answer)]
        pictures = [(value, answer.text(f"ui-settings-picture-{value}")) for value in ("on", "off")]
        hints = [(value, answer.text(f"ui-settings-hints-{value}")) for value in ("on", "off")]
        rows: list[Row] = [
            _select(answer, "ui-settings-language", "pset", "language", languages, settings.language or "discord"),
            _select(answer, "ui-settings-picture", "pset", "picture", pictures, settings.picture),
            _select(answer, "ui-settings-hints", "pset", "hints", hints, settings.data.get("hints", "on")),
            (Button(answer.text("ui-button-orders"), PressId("orders")),),
        ]
        return Screen((answer.text("ui-settings-title"),), tuple(rows))

    async def _orders(self, answer: Answer, *, saved: bool = False) -> Screen:
        """Orders that can be carried out without knowing the cards of the moment."""
        orders = await self.desk.host.orders(answer.interaction.user.id)
        panel = PANELS["adrenaline"]
        kinds = panel.order_cards(self.desk.texts, answer.language)
        colours = [(colour, answer.text(f"core-colour-{colour}.label")) for colour in ("red", "blue", "yellow")]
        grenades = [(value, answer.text(f"ui-order-grenade-{value}")) for value in GRENADE]
        rows: list[Row] = [
            _select(answer, "ui-orders-grenade", "oset", "grenade", grenades, orders.grenade),
            _many(answer, "ui-orders-keep", "keep_cards", list(kinds.items()), orders.keep_cards),
            _many(answer, "ui-orders-colours", "colours", colours, orders.colours),
            _many(answer, "ui-orders-least", "least_wanted", [*kinds.items(), *colours], orders.least_wanted),
        ]
        lines = [answer.text("ui-orders-title"), answer.text("ui-orders-how")]
        if saved:
            lines.insert(0, answer.text("ui-saved"))
        return Screen(tuple(lines), tuple(rows))

    async def _server(self, answer: Answer) -> Screen:
        guild = await self.desk.host.guild(tables.guild_of(answer.interaction))
        presets = [(name, answer.text(f"ui-preset-{name}")) for name in PRESETS]
        paces = [(pace, answer.text(f"ui-pace-{pace}")) for pace in PACES]
        rows: list[Row] = [
            _select(answer, "ui-settings-language", "gset", "language", _languages(answer), guild.language),
            _select(answer, "ui-server-preset", "gset", "preset", presets, guild.options.get("preset", "full_game")),
            _select(answer, "ui-server-pace", "gset", "pace", paces, guild.pace),
        ]
        return Screen((answer.text("ui-server-title"),), tuple(rows))

    def _check_manager(self, interaction: discord.Interaction[Any]) -> None:
        if not interaction.permissions.manage_guild:
            raise Refusal("ui-server-managers")


def _languages(answer: Answer) -> list[tuple[str, str]]:
    return [(language, answer.text(f"core-language-{language}")) for language in LANGUAGES]


def _select(
    answer: Answer, hint: str, verb: str, field: str, choices: Sequence[tuple[str, str]], chosen: str
) -> Select:
    options = tuple(
        Option(f"{answer.text(hint)}: {label}", value, chosen=value == chosen) for value, label in choices
    )
    return Select(answer.text(hint), PressId(verb, 0, 0, (field,)), options)


def _many(
    answer: Answer, hint: str, field: str, choices: Sequence[tuple[str, str]], chosen: Sequence[str]
) -> Select:
    options = tuple(Option(label, value, chosen=value in chosen) for value, label in choices)
    return Select(answer.text(hint), PressId("oset", 0, 0, (field,)), options, least=0, most=len(options))


async def setup(bot: Spawnpoint) -> None:
    """Adds the cog."""
    await bot.add_cog(Settings(bot))
