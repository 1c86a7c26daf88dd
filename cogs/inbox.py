"""`/inbox`: everything that waits for somebody on all servers, with the buttons right there; anywhere, in a DM too."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs import seat_words, tables, time_words
from cogs.buttons import Answer
from cogs.desk import Desk
from cogs.host import Elsewhere, SessionInfo, UndoRequest, Waiting
from cogs.ids import PressId
from cogs.names import label, shown
from cogs.screen import Button, Screen, in_rows
from cogs.speech import FIGURES, Speech
from cogs.translator import described, named
from cogs.welcome import welcome

if TYPE_CHECKING:
    from bot import Spawnpoint

MOST_BUTTONS = 10
MOST_OTHERS = 10
TITLE_ROOM = 40


class Inbox(commands.Cog):
    """Everything that waits."""

    def __init__(self, bot: Spawnpoint) -> None:
        self.desk: Desk = bot.desk

    @app_commands.command(name=named("inbox", "cmd-inbox-name"), description=described("cmd-inbox"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def inbox(self, interaction: discord.Interaction[Any]) -> None:
        """All tables that wait for the person, nearest deadline first, and what the others wait for."""

        async def serve(answer: Answer) -> None:
            await answer.ack()
            person = interaction.user.id
            waiting = await self.desk.host.waiting(person)
            others = await self.desk.host.elsewhere(person)
            asked = [await self._asked(answer, wanted) for wanted in await self.desk.host.undo_asked(person)]
            seats, take = await seat_words.inbox_lines(self.desk, answer.language, person)
            if not (waiting or others or asked or seats):
                await answer.show(welcome(self.desk, answer.language, answer.text("ui-inbox-empty")))
                return
            screen = self._screen(answer, waiting, others, seats, take)
            await answer.show(replace(screen, lines=(*screen.lines, *asked)))

        await self.desk.router.run(interaction, serve)

    def _screen(
        self, answer: Answer, waiting: list[Waiting], others: list[Elsewhere], seats: list[str], take: list[Button]
    ) -> Screen:
        lines = [answer.text("ui-inbox-title"), *(self._line(answer, item) for item in waiting)]
        if not waiting:
            lines = [answer.text("ui-inbox-empty")]
        lines += seats
        if others:
            lines += [answer.text("ui-inbox-others"), *(self._other(answer, item) for item in others[:MOST_OTHERS])]
        buttons = [
            Button(
                answer.text("ui-inbox-move", table=label(self._title(answer, item.info), TITLE_ROOM)),
                PressId("move", item.info.id),
                "go",
            )
            for item in waiting[:MOST_BUTTONS]
        ]
        return Screen(tuple(lines), in_rows([*buttons, *take[:MOST_BUTTONS]]))

    async def _asked(self, answer: Answer, wanted: UndoRequest) -> str:
        """A request to go back that waits for the person's answer, with the way to its post."""
        info = await self.desk.host.session(wanted.session)
        speech = Speech(self.desk.texts, answer.language, info)
        message = await self.desk.host.undo_message(wanted)
        place = tables.link(info if message is None else msgspec.structs.replace(info, message=message))
        until = time_words.until(speech, wanted.due)
        return answer.text("ui-undo-inbox", name=speech.name(FIGURES[wanted.seat]), table=self._title(answer, info),
                           place=place, until=until)  # fmt: skip

    def _line(self, answer: Answer, item: Waiting) -> str:
        until = time_words.until(Speech(self.desk.texts, answer.language, item.info), item.deadline)
        place = f"<#{tables.where(item.info)}>"
        seat, title = item.info.seats[item.seat], self._title(answer, item.info)
        table = seat_words.with_lender(self.desk, answer.language, title, seat)
        return answer.text("ui-inbox-line", table=table, place=place, until=until).rstrip()

    def _other(self, answer: Answer, item: Elsewhere) -> str:
        until = time_words.until(Speech(self.desk.texts, answer.language, item.info), item.deadline)
        names = self.desk.texts.join(answer.language, [shown(item.info.seats[seat].name) for seat in item.seats])
        return answer.text("ui-inbox-other", table=self._title(answer, item.info), names=names, until=until).rstrip()

    def _title(self, answer: Answer, info: SessionInfo) -> str:
        return tables.title(self.desk, answer.language, info)


async def setup(bot: Spawnpoint) -> None:
    """Adds the cog."""
    await bot.add_cog(Inbox(bot))
