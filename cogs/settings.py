"""`/settings` for a person: language, pictures, hints, standing orders, what is kept about oneself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import readings
from cogs.buttons import Answer, Press
from cogs.desk import Desk
from cogs.host_orders import declared
from cogs.ids import PressId
from cogs.own_data import forget_screen, hand_over_data
from cogs.panel import reader
from cogs.panels import PANELS
from cogs.screen import Button, Option, Row, Screen, Select
from cogs.time_settings import TimeSettings
from cogs.translator import described, named
from data.texts import LANGUAGES
from rules import registry
from rules.core.game import StandingOrder

if TYPE_CHECKING:
    from bot import Spawnpoint


ORDERS, TIME, MY_DATA, FORGET_ME = PAGES = ("orders", "time", "my_data", "forget_me")
"""What `/settings` opens at once when it is named."""


class Settings(commands.Cog):
    """Selects that save at once."""

    def __init__(self, bot: Spawnpoint) -> None:
        self.desk: Desk = bot.desk
        self.time = TimeSettings(bot.desk)
        bot.desk.router.serve(orders=self.press_orders, pset=self.press_person, oset=self.press_order,
                              oswitch=self.press_switch)  # fmt: skip

    @app_commands.command(name=named("settings", "cmd-settings-name"), description=described("cmd-settings"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.rename(page=named("page", "cmd-settings-page-name"))
    @app_commands.describe(page=described("cmd-settings-page"))
    @app_commands.choices(
        page=[app_commands.Choice(name=described(f"cmd-settings-{page}"), value=page) for page in PAGES]
    )
    async def settings(self, interaction: discord.Interaction[Any], page: str | None = None) -> None:
        """One's own settings, or one page of them at once."""

        async def serve(answer: Answer) -> None:
            if page == MY_DATA:
                await hand_over_data(self.desk, answer)
            elif page == FORGET_ME:
                await answer.show(await forget_screen(self.desk, answer))
            elif page == ORDERS:
                await answer.show(await self._orders(answer))
            elif page == TIME:
                await answer.show(await self.time.screen(answer))
            else:
                await answer.show(await self._person(answer))

        await self.desk.router.run(interaction, serve)

    # presses

    async def press_person(self, press: Press) -> None:
        """A setting of one's own."""
        field, value = press.words[0], press.values[0]
        settings = await self.desk.person(press.person)
        if field in ("hints", "board"):
            await self.desk.set_person(press.person, data={**settings.data, field: value})
        else:
            await self.desk.set_person(press.person, **{field: "" if value == "discord" else value})
        press.answer.language = await self.desk.language(press.answer.interaction)
        await press.answer.show(await self._person(press.answer))

    async def press_orders(self, press: Press) -> None:
        """My orders: of the table's game from a hand or from More, of all games from the settings."""
        if press.answer.on_panel:
            await press.answer.ack()
        await press.answer.show(await self._orders(press.answer, press.session))

    async def press_order(self, press: Press) -> None:
        """One standing order."""
        kind, key = press.words
        await self.desk.host.set_orders(press.person, **{key: press.values[0] if kind == "choice" else press.values})
        await press.answer.show(await self._orders(press.answer, press.session, saved=True))

    async def press_switch(self, press: Press) -> None:
        """The other value of an order, on the hand."""
        await press.answer.ack()
        key, value = press.words
        await self.desk.host.set_orders(press.person, **{key: value})
        who = await reader(self.desk, press.person, press.answer.language)
        await press.answer.show(await readings.hand(self.desk, press.session, who, [press.answer.text("ui-saved")]))

    # screens

    async def _person(self, answer: Answer) -> Screen:
        settings = await self.desk.person(answer.interaction.user.id)
        spoken = [("discord", answer.text("ui-settings-language-discord")), *languages(answer)]
        pictures = [(value, answer.text(f"ui-settings-picture-{value}")) for value in ("on", "off")]
        hints = [(value, answer.text(f"ui-settings-hints-{value}")) for value in ("on", "off")]
        board = [(value, answer.text(f"ui-settings-board-{value}")) for value in ("on", "off")]
        rows: list[Row] = [
            select_of(answer, "ui-settings-language", "pset", "language", spoken, settings.language or "discord"),
            select_of(answer, "ui-settings-picture", "pset", "picture", pictures, settings.picture),
            select_of(answer, "ui-settings-hints", "pset", "hints", hints, settings.data.get("hints", "on")),
            select_of(answer, "ui-settings-board", "pset", "board", board, settings.data.get("board", "on")),
            (
                Button(answer.text("ui-button-orders"), PressId("orders")),
                Button(answer.text("ui-time-button"), PressId("tpanel")),
                Button(answer.text("ui-button-my-data"), PressId("mydata")),
                Button(answer.text("ui-button-forget"), PressId("askforget"), "danger"),
            ),
        ]
        return Screen((answer.text("ui-settings-title"), await self.time.summary(answer)), tuple(rows))

    async def _orders(self, answer: Answer, session: int = 0, *, saved: bool = False) -> Screen:
        """Orders that can be carried out without knowing the cards of the moment; those of a session's game, or all."""
        given = await self.desk.host.orders(answer.interaction.user.id)
        systems = [(await self.desk.host.session(session)).system] if session else list(PANELS)
        rows: list[Row] = [
            self._order(answer, session, system, order, given.get(order.key, order.default))
            for system in systems
            for order in declared(registry.game(system))
        ]
        lines = [answer.text("ui-orders-title"), answer.text("ui-orders-how")]
        if saved:
            lines.insert(0, answer.text("ui-saved"))
        return Screen(tuple(lines), tuple(rows))

    def _order(
        self, answer: Answer, session: int, system: str, order: StandingOrder, now: str | Sequence[str]
    ) -> Select:
        """The select of one order: a choice says its question in each option, a list may be left empty."""
        hint = answer.text(f"{system}-orders-{order.key}")
        chosen = (now,) if isinstance(now, str) else now
        labels = {value: PANELS[system].order_value(self.desk.texts, answer.language, order.key, value)
                  for value in order.values}  # fmt: skip
        single = order.kind == "choice"
        options = tuple(
            Option(f"{hint}: {label}" if single else label, value, chosen=value in chosen)
            for value, label in labels.items()
        )
        id = PressId("oset", session, 0, (order.kind, order.key))
        return Select(hint, id, options, least=int(single), most=1 if single else len(options))


def languages(answer: Answer) -> list[tuple[str, str]]:
    """The languages by name."""
    return [(language, answer.text(f"core-language-{language}")) for language in LANGUAGES]


def select_of(
    answer: Answer, hint: str, verb: str, field: str, choices: Sequence[tuple[str, str]], chosen: str
) -> Select:
    """A select of one setting; `verb` serves it, `field` stands in its id."""
    options = tuple(
        Option(f"{answer.text(hint)}: {label}", value, chosen=value == chosen) for value, label in choices
    )
    return Select(answer.text(hint), PressId(verb, 0, 0, (field,)), options)


async def setup(bot: Spawnpoint) -> None:
    """Adds the cog."""
    await bot.add_cog(Settings(bot))
