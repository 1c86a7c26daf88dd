"""After a session: a rematch, the last board, and the proof of its draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from cogs import lobby, lobby_screens, readings, rights, tables
from cogs.buttons import Press
from cogs.desk import Desk, person_of
from cogs.names import shown
from cogs.panel import reader
from cogs.refusals import Refusal
from cogs.screen import Screen

if TYPE_CHECKING:
    from bot import Spawnpoint

MOST_LINES = 20


class Standings(commands.Cog):
    """What is left when a session is over."""

    def __init__(self, bot: Spawnpoint) -> None:
        self.desk: Desk = bot.desk
        bot.desk.router.serve(
            rematch=self.press_rematch,
            finalboard=self.press_final_board,
            verify=self.press_verify,
        )

    async def press_rematch(self, press: Press) -> None:
        """A lobby with the same contract; the computers sit down at once, the people are invited."""
        old = await self.desk.host.session(press.session)
        if old.status not in ("over", "abandoned"):
            raise Refusal("ui-not-over")
        interaction = press.answer.interaction
        lobby.check_rights(self.desk, press.answer.language, interaction)
        computers = sum(seat.kind == "computer" and not seat.left for seat in old.seats)
        info = await self.desk.host.new_session(
            old.guild,
            old.channel,
            person_of(interaction),
            old.system,
            old.mode,
            old.options,
            pace=old.pace,
            computers=computers,
            token=press.answer.token,
        )
        language = await self.desk.guild_language(info.guild)
        in_channel = bool(rights.missing_for_threads(interaction.app_permissions))
        screen = lobby_screens.lobby(self.desk, language, info, in_channel=in_channel)
        people = ", ".join(shown(seat.name) for seat in old.seats if seat.person is not None)
        head = self.desk.texts.get(language, "ui-rematch", table=tables.title(self.desk, language, old), people=people)
        message = await press.answer.open_public(Screen((head, *screen.lines), screen.rows))
        await self.desk.host.bind(info.id, message=message)

    async def press_final_board(self, press: Press) -> None:
        """The last board."""
        await press.answer.ack(fresh=True)
        who = await reader(self.desk, press.person, press.answer.language)
        await press.answer.show(await readings.board(self.desk, press.session, who))

    async def press_verify(self, press: Press) -> None:
        """Proves the log of a session that is over against its seed."""
        await press.answer.ack(fresh=True)
        info = await self.desk.host.session(press.session)
        if info.status == "running":
            raise Refusal("ui-not-over")
        found = await self.desk.host.verify(press.session)
        text = press.answer.text
        lines = [
            text("ui-verify-sound" if found.sound else "ui-verify-unsound", steps=found.steps),
            text("ui-verify-commitment", fits=found.commitment, hash=info.commitment, seed=info.revealed_seed),
        ]
        for part in ("chain", "draws", "replay", "unreplayed"):
            steps = getattr(found, part)
            if steps:
                lines.append(text(f"ui-verify-{part}", steps=", ".join(str(step) for step in steps[:20])))
        await press.answer.show(Screen(tuple(lines)))


async def setup(bot: Spawnpoint) -> None:
    """Adds the cog."""
    await bot.add_cog(Standings(bot))
