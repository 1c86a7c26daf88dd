"""After a session: a rematch, the last board, and the proof of its draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import lobby, readings, tables
from cogs.buttons import Answer, Press
from cogs.desk import Desk, person_of
from cogs.panel import reader
from cogs.screen import Screen
from cogs.translator import described, named

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

    @app_commands.command(name=named("verify", "cmd-verify-name"), description=described("cmd-verify"))
    @app_commands.guild_only()
    @app_commands.rename(table=named("table", "cmd-table-name"))
    @app_commands.describe(table=described("cmd-table"))
    async def verify(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Proves the draws and moves of a table."""

        async def serve(answer: Answer) -> None:
            answer.costly()
            await answer.ack()
            info = await tables.meant(self.desk, interaction, table, "running", "over", "abandoned", own=False)
            await answer.show(await self._verified(answer, info.id))

        await self.desk.router.run(interaction, serve)

    async def press_rematch(self, press: Press) -> None:
        """A lobby in the channel with the same people and contract; who presses later agrees to the one there is."""
        await press.answer.ack(fresh=True)
        lobby.check_rights(self.desk, press.answer.language, press.answer.interaction)
        info = await self.desk.host.rematch(press.session, person_of(press.answer.interaction))
        screen = await lobby.lobby_screen(self.desk, info, press.answer.interaction.app_permissions)
        if info.message is None:
            message = await self.desk.poster.post_lobby(info.channel, f"lobby-{info.id}", screen)
            await self.desk.host.bind(info.id, message=message)
            info = await self.desk.host.session(info.id)
        else:
            await self.desk.poster.redraw_lobby(info.channel, info.message, screen)
        table = tables.title(self.desk, press.answer.language, info)
        await press.answer.say(press.answer.text("ui-rematch", table=table, place=tables.link(info)))

    async def press_final_board(self, press: Press) -> None:
        """The last board."""
        await press.answer.ack(fresh=True)
        who = await reader(self.desk, press.person, press.answer.language)
        await press.answer.show(await readings.board(self.desk, press.session, who))

    async def press_verify(self, press: Press) -> None:
        """Verify, under a final post."""
        press.answer.costly()
        await press.answer.ack(fresh=True)
        await press.answer.show(await self._verified(press.answer, press.session))

    async def _verified(self, answer: Answer, session: int) -> Screen:
        """What was proved, what does not fit, and what could not be looked at.

        While the table runs steps are not counted: their number would show who was asked how to pay, and so what he
        holds.
        """
        info = await self.desk.host.session(session)
        found = await self.desk.host.verify(session)
        text = answer.text
        open_seed = info.revealed_seed
        verdict = "ui-verify-sound" if found.sound else "ui-verify-unsound"
        lines = [text(verdict, steps=found.steps) if open_seed else text(f"{verdict}-sealed")]
        seed = text("ui-verify-seed", seed=open_seed) if open_seed else text("ui-verify-sealed")
        lines += [seed, text("ui-verify-commitment", fits=found.commitment, hash=info.commitment)]
        replayed = found.steps - len(found.unreplayed)
        for part in ("chain", "draws", "replay"):
            wrong = getattr(found, part)
            if wrong:
                lines.append(text(f"ui-verify-{part}-wrong", steps=ranges(wrong)))
            elif open_seed:
                lines.append(text(f"ui-verify-{part}", count=found.steps if part == "chain" else replayed))
            else:
                lines.append(text(f"ui-verify-{part}-sealed"))
        if found.unreplayed and open_seed:
            lines.append(text("ui-verify-unreplayed", steps=ranges(found.unreplayed)))
        elif found.unreplayed:
            lines.append(text("ui-verify-unreplayed-sealed"))
        return Screen(tuple(lines))


def ranges(numbers: Sequence[int], most: int = 20) -> str:
    """Step numbers in short: `3, 7–12`; at most `most` pieces."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    told = [str(first) if first == last else f"{first}–{last}" for first, last in runs[:most]]
    return ", ".join([*told, "…"] if len(runs) > most else told)


async def setup(bot: Spawnpoint) -> None:
    """Adds the cog."""
    await bot.add_cog(Standings(bot))
