"""What people decide about time: `/game pace`, `pause`, `resume`, `holiday`, taking a seat back; and the timekeeper."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import tables, time_words
from cogs.buttons import Answer, Press
from cogs.desk import Desk
from cogs.host_clock import HOLIDAY_DAYS, HOUR_S, LEAST_PACE_H, MOST_PACE_H
from cogs.lobby import PACE_CHOICES, lobby_screen
from cogs.names import shown
from cogs.screen import Screen
from cogs.speech import Speech
from cogs.time_settings import TimeSettings
from cogs.translator import described, named

if TYPE_CHECKING:
    from bot import Spawnpoint

log = logging.getLogger(__name__)

LONGEST_SLEEP_S = 30.0
"""The machine's clock may be set while we sleep."""
PLAYED = ("running",)
DAY_S = 24 * HOUR_S


class Timekeeper:
    """The one task that acts on what becomes due; it sleeps until the nearest, and is woken by every commit."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins; what became due while the bot was away comes first."""
        self.desk.host.on_change.append(lambda session: self._woken.set())
        self._task = asyncio.create_task(self._run(), name="timekeeper")

    async def stop(self) -> None:
        """Ends after what is being acted on."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            pause = LONGEST_SLEEP_S
            try:
                due = await self.desk.host.tick()
                if due is not None:
                    pause = min(pause, max(due - self.desk.clock.now(), 0.05))
            except Exception:
                log.exception("what is due could not be acted on")
            try:
                async with asyncio.timeout(pause):
                    await self._woken.wait()
            except TimeoutError:
                continue


class Clockwork(commands.Cog):
    """Commands about time at a running table."""

    def __init__(self, bot: Spawnpoint) -> None:
        self.bot = bot
        self.desk: Desk = bot.desk
        self.timekeeper = Timekeeper(bot.desk)
        bot.desk.router.serve(
            takeback=self.press_take_back, agree=self.press_agree, extend=self.press_extend,
            paces=self.press_paces, setpace=self.press_set_pace,
            **TimeSettings(bot.desk).presses,
        )  # fmt: skip

    async def cog_load(self) -> None:
        """Adds `/game pace` and the others beside what the lobby has under `/game`, and begins to keep time."""
        game = self.bot.tree.get_command("game")
        assert isinstance(game, app_commands.Group)
        self._add_pace(game)
        self._add_pauses(game)
        self._add_holiday(game)
        self.timekeeper.start()

    async def cog_unload(self) -> None:
        """Stops keeping time."""
        await self.timekeeper.stop()

    # commands

    def _add_pace(self, game: app_commands.Group) -> None:
        @game.command(name=named("pace", "cmd-game-pace-name"), description=described("cmd-game-pace"))
        @app_commands.rename(pace=named("pace", "cmd-game-pace-pace-name"),
                             hours=named("hours", "cmd-game-pace-hours-name"))  # fmt: skip
        @app_commands.describe(pace=described("cmd-game-pace-pace"), hours=described("cmd-game-pace-hours"))
        @app_commands.choices(pace=PACE_CHOICES)
        async def change(
            interaction: discord.Interaction[Any],
            pace: str | None = None,
            hours: app_commands.Range[int, LEAST_PACE_H, MOST_PACE_H] | None = None,
        ) -> None:
            await self._paced(interaction, f"{hours}h" if hours is not None else pace or "24h")

    def _add_pauses(self, game: app_commands.Group) -> None:
        @game.command(name=named("pause", "cmd-game-pause-name"), description=described("cmd-game-pause"))
        async def pause(interaction: discord.Interaction[Any]) -> None:
            await self._voted(interaction, "pause")

        @game.command(name=named("resume", "cmd-game-resume-name"), description=described("cmd-game-resume"))
        async def resume(interaction: discord.Interaction[Any]) -> None:
            await self._voted(interaction, "resume")

    def _add_holiday(self, game: app_commands.Group) -> None:
        @game.command(name=named("holiday", "cmd-game-holiday-name"), description=described("cmd-game-holiday"))
        @app_commands.rename(days=named("days", "cmd-game-holiday-days-name"))
        @app_commands.describe(days=described("cmd-game-holiday-days"))
        async def holiday(
            interaction: discord.Interaction[Any], days: app_commands.Range[int, 0, HOLIDAY_DAYS]
        ) -> None:
            await self._rested(interaction, days)

    async def _voted(self, interaction: discord.Interaction[Any], kind: str) -> None:
        async def serve(answer: Answer) -> None:
            await answer.ack()
            info = await tables.meant(self.desk, interaction, None, *PLAYED)
            await answer.say(await self._agreed(answer, info.id, kind))

        await self.desk.router.run(interaction, serve)

    async def _paced(self, interaction: discord.Interaction[Any], pace: str) -> None:
        """At a table that plays, a vote; in a lobby it is the host's to change, and the others agree by Join."""

        async def serve(answer: Answer) -> None:
            await answer.ack()
            info = await tables.meant(self.desk, interaction, None, *PLAYED, "lobby")
            if info.status != "lobby":
                await answer.say(await self._agreed(answer, info.id, f"pace {pace}"))
                return
            info = await self.desk.host.set_options(info.id, interaction.user.id, {"pace": pace})
            await self.desk.poster.redraw_lobby(info.channel, info.message, await lobby_screen(self.desk, info, None))
            named = time_words.pace(self.desk.texts, answer.language, pace)
            title = tables.title(self.desk, answer.language, info)
            await answer.say(answer.text("ui-lobby-paced", table=title, pace=named))

        await self.desk.router.run(interaction, serve)

    async def _agreed(self, answer: Answer, session: int, kind: str) -> str:
        missing = await self.desk.host.vote(session, answer.interaction.user.id, kind)
        if not missing:
            return answer.text("ui-time-vote-done")
        names = self.desk.texts.join(answer.language, [shown(name) for name in missing])
        return answer.text("ui-time-vote-waits", names=names)

    async def _rested(self, interaction: discord.Interaction[Any], days: int) -> None:
        async def serve(answer: Answer) -> None:
            await answer.ack()
            info = await tables.meant(self.desk, interaction, None, *PLAYED)
            until = self.desk.clock.now() + days * DAY_S if days else None
            await self.desk.host.set_holiday(info.id, interaction.user.id, until)
            table = tables.title(self.desk, answer.language, info)
            if until is None:
                await answer.say(answer.text("ui-time-holiday-over", table=table))
            else:
                when, left = time_words.moment(until), time_words.ago(until)
                await answer.say(answer.text("ui-time-holiday", table=table, when=when, in_=left))

        await self.desk.router.run(interaction, serve)

    # presses

    async def press_take_back(self, press: Press) -> None:
        """Take my seat back, under a table message."""
        await press.answer.ack(fresh=True)
        info = await self.desk.host.take_back(press.session, press.person)
        title = tables.title(self.desk, press.answer.language, info)
        own = info.seat_of(press.person) is not None
        text = "ui-time-taken-back" if own else "ui-seat-given-back"
        await press.answer.show(Screen((press.answer.text(text, table=title),)))

    async def press_extend(self, press: Press) -> None:
        """12 h more, under the last reminder and More."""
        await press.answer.ack(fresh=True)
        until = await self.desk.host.extend(press.session, press.person)
        info = await self.desk.host.session(press.session)
        title = tables.title(self.desk, press.answer.language, info)
        when, left = time_words.moment(until), time_words.ago(until)
        await press.answer.say(press.answer.text("ui-extended", table=title, when=when, in_=left))

    async def press_paces(self, press: Press) -> None:
        """Change pace, under More."""
        await press.answer.ack(fresh=True)
        info = await self.desk.host.session(press.session)
        await press.answer.show(time_words.paces(Speech(self.desk.texts, press.answer.language, info)))

    async def press_set_pace(self, press: Press) -> None:
        """A pace that the table is to vote for."""
        await press.answer.ack()
        sentence = await self._agreed(press.answer, press.session, f"pace {press.values[0]}")
        await press.answer.show(Screen((sentence,)))

    async def press_agree(self, press: Press) -> None:
        """I agree too, under a vote."""
        await press.answer.ack(fresh=True)
        await press.answer.say(await self._agreed(press.answer, press.session, " ".join(press.words)))


async def setup(bot: Spawnpoint) -> None:
    """Adds the cog."""
    await bot.add_cog(Clockwork(bot))
