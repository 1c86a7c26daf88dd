"""For newcomers and for looking things up: the welcome, `/rules`."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import lobby, tables
from cogs.buttons import Answer, Press
from cogs.desk import Desk, person_of
from cogs.host import SessionInfo
from cogs.ids import PressId
from cogs.panel import Place, reader
from cogs.panels import PANELS, Panel
from cogs.refusals import Refusal
from cogs.screen import MOST_OPTIONS, Button, Option, Screen, Select
from cogs.translator import described, named
from cogs.welcome import FIRST_SYSTEM, guides, welcome
from data.texts import DEFAULT, LANGUAGES, TEXTS

if TYPE_CHECKING:
    from bot import Spawnpoint

log = logging.getLogger(__name__)

KNOWN = ("running", "lobby", "over")
COMPUTERS = 2
SEATS = "seats"
"""The page about substitutes, the same for all games."""


class Help(commands.Cog):
    """What can be read, and the first game."""

    def __init__(self, bot: Spawnpoint) -> None:
        self.bot = bot
        self.desk: Desk = bot.desk
        self._welcomed = False
        bot.desk.router.serve(
            wplay=self.press_play_now,
            wguided=self.press_guided,
            wopen=self.press_open_table,
            wwhat=self.press_what,
            rules=self.press_rules,
            rpage=self.press_page,
            rgame=self.press_game,
        )

    @app_commands.command(name=named("rules", "cmd-rules-name"), description=described("cmd-rules"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.rename(topic=named("topic", "cmd-rules-topic-name"))
    @app_commands.describe(topic=described("cmd-rules-topic"))
    async def rules(self, interaction: discord.Interaction[Any], topic: str | None = None) -> None:
        """A page of the rules, or a card."""

        async def serve(answer: Answer) -> None:
            system, page = _topic(topic or "") or await self._played_here(interaction)
            await answer.show(self._rules(answer, system, page))

        await self.desk.router.run(interaction, serve)

    @rules.autocomplete("topic")
    async def complete_topic(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        """Pages and cards by name, in either language."""
        language = await self.desk.language(interaction)
        wanted = typed.casefold()
        found = []
        for system, panel in PANELS.items():
            names = [self._topics(each, panel) for each in (language, *LANGUAGES)]
            game = self.desk.texts.get(language, f"core-system-{system}")
            fitting = [id for id in names[0] if any(wanted in some[id].casefold() for some in names)]
            found += [app_commands.Choice(name=f"{names[0][id]} ({game})", value=f"{system}/{id}") for id in fitting]
        return found[:MOST_OPTIONS]

    async def _played_here(self, interaction: discord.Interaction[Any]) -> tuple[str, str]:
        """The game that the rules are most likely wanted of, that of the table at hand, and the page of its mode."""
        try:
            return _page_of(await tables.meant(self.desk, interaction, None, *KNOWN, own=False))
        except Refusal:
            return FIRST_SYSTEM, ""

    # the welcome

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """In the playground the first message of the channel is ours."""
        if self.desk.playground and not self._welcomed:
            self._welcomed = True
            for guild in self.bot.guilds:
                await self._welcome(guild)

    async def _welcome(self, guild: discord.Guild) -> None:
        for channel in guild.text_channels[:1]:
            async for _ in channel.history(limit=1):
                return
            language = await self.desk.guild_language(guild.id)
            text = self.desk.texts.get(language, "ui-welcome-playground")
            await channel.send(view=welcome(self.desk, language, text).view(), silent=True)

    async def press_play_now(self, press: Press) -> None:
        """A short game at once: the person and two computers."""
        await self._play_at_once(press)

    async def press_guided(self, press: Press) -> None:
        """The same with a known seed, and with hints that lead, whatever the person chose before."""
        settings = await self.desk.person(press.person)
        await self.desk.set_person(press.person, data={**settings.data, "hints": "on"})
        await self._play_at_once(press, guided=True)

    async def _play_at_once(self, press: Press, *, guided: bool = False) -> None:
        answer, interaction = press.answer, press.answer.interaction
        await answer.ack(fresh=True)
        lobby.check_rights(self.desk, answer.language, interaction)
        system = next((word for word in press.words if word in PANELS), FIRST_SYSTEM)
        mode = tables.mode(system, PANELS[system].first_mode)
        least, most = mode.seats
        info = await self.desk.host.new_session(
            tables.guild_of(interaction),
            lobby.channel_of(interaction),
            person_of(interaction),
            system,
            mode.name,
            {"preset": mode.first},
            pace="none",
            computers=min(max(COMPUTERS, least - 1), most - 1),
            seat_order="joined",
            token=answer.token,
        )
        info = await lobby.start_table(self.desk, interaction, info, guided=guided and guides(system))
        place = await Place.of(self.desk, info.id, await reader(self.desk, press.person, answer.language))
        line = answer.text("ui-table-opened", table=place.speech.title(), place=f"<#{tables.where(info)}>")
        await answer.show(await place.screen((line,)))

    async def press_open_table(self, press: Press) -> None:
        """Open a table: a lobby for everybody to see."""
        info = await lobby.open_lobby(self.desk, press.answer.interaction, None, 0)
        await lobby.show_lobby(self.desk, press.answer, info)

    async def press_what(self, press: Press) -> None:
        """What is this?"""
        await press.answer.say(press.answer.text("ui-welcome-about"))

    # the rules

    async def press_rules(self, press: Press) -> None:
        """Rules, from any message: a message of its own, so that a panel stays where it is."""
        if press.answer.on_panel:
            await press.answer.ack(fresh=True)
        system, page = FIRST_SYSTEM, ""
        if press.session:
            system, page = _page_of(await self.desk.host.session(press.session))
        await press.answer.show(self._rules(press.answer, system, page))

    async def press_page(self, press: Press) -> None:
        """Another page."""
        system = press.words[0] if press.words[0] in PANELS else FIRST_SYSTEM
        await press.answer.show(self._rules(press.answer, system, press.values[0]))

    async def press_game(self, press: Press) -> None:
        """The rules of another game."""
        system = press.words[0] if press.words[0] in PANELS else FIRST_SYSTEM
        await press.answer.show(self._rules(press.answer, system, ""))

    def _topics(self, language: str, panel: Panel) -> dict[str, str]:
        """The pages and cards of a game by title; the page that is the same for all games comes second."""
        first, *rest = panel.topics(self.desk.texts, language).items()
        return dict((first, (SEATS, self.desk.texts.get(language, "ui-seat-rules-title")), *rest))

    def _rules(self, answer: Answer, system: str, topic: str) -> Screen:
        panel: Panel = PANELS[system]
        topics = self._topics(answer.language, panel)
        pages = list(topics)
        shown = topic if topic in topics else pages[0]
        selects = tuple(
            Select(
                answer.text("ui-rules-pages" if start == 0 else "ui-rules-cards"),
                PressId("rpage", 0, 0, (system, str(start))),
                tuple(Option(topics[id], id, chosen=id == shown) for id in pages[start : start + MOST_OPTIONS]),
            )
            for start in range(0, len(pages), MOST_OPTIONS)
        )
        others = tuple(
            Button(answer.text(f"core-system-{other}"), PressId("rgame", 0, 0, (other,)))
            for other in PANELS
            if other != system
        )
        if shown == SEATS:
            told = tuple(answer.text(f"ui-seat-rules-{part}") for part in ("who", "clock", "ratings"))
        else:
            told = (panel.topic(self.desk.texts, answer.language, shown),)
        return Screen(told, (*selects, others))


def _page_of(info: SessionInfo) -> tuple[str, str]:
    """The game of a table, and the page that explains how it is played there."""
    return info.system, PANELS[info.system].mode_page(info.mode, info.options)


def _topic(topic: str) -> tuple[str, str] | None:
    """A game and a page of its rules: `<system>/<page>`, or a page or a card of any game."""
    system, _, page = topic.partition("/")
    if system in PANELS:
        return system, page
    return next(((known, topic) for known, panel in PANELS.items() if topic in panel.topics(TEXTS, DEFAULT)), None)


async def setup(bot: Spawnpoint) -> None:
    """Adds the cog."""
    await bot.add_cog(Help(bot))
