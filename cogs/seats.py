"""Seats that change hands: `/game replace`, `/game sit`, and the buttons by which seats are taken and agreed to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import tables, time_words
from cogs.buttons import Answer, Press
from cogs.desk import Desk, person_of
from cogs.host import HostError, Person, SessionInfo
from cogs.host_handing import LONGEST_LOAN_D
from cogs.ids import PressId
from cogs.names import plain, shown
from cogs.pictures import Gallery
from cogs.refusals import Refusal
from cogs.screen import MOST_OPTIONS, Button, Option, Screen, Select
from cogs.translator import described, named

if TYPE_CHECKING:
    from bot import Spawnpoint

PLAYED = ("running",)
DAYS = (1, 2, 3, 5, 7, 10, LONGEST_LOAN_D)


class Seats(commands.Cog):
    """Who plays on for somebody who cannot."""

    def __init__(self, bot: Spawnpoint) -> None:
        self.bot = bot
        self.desk: Desk = bot.desk
        bot.desk.router.serve(
            stake=self.press_take,
            sagree=self.press_agree,
            sreplace=self.press_replace,
            sgive=self.press_give,
            slend=self.press_lend,
        )
        bot.desk.host.on_handed.append(self._handed_on)

    async def cog_load(self) -> None:
        """Adds `/game replace` and `/game sit` beside what the lobby has under `/game`."""
        game = self.bot.tree.get_command("game")
        assert isinstance(game, app_commands.Group)
        self._add_replace(game)
        self._add_sit(game)

    def _handed_on(self, info: SessionInfo) -> None:
        """Pictures and panels that name who held a seat before are drawn anew."""
        self.desk.gallery = Gallery()

    # commands

    def _add_replace(self, game: app_commands.Group) -> None:
        @game.command(name=named("replace", "cmd-game-replace-name"), description=described("cmd-game-replace"))
        @app_commands.rename(person=named("person", "cmd-game-replace-person-name"),
                             seat=named("seat", "cmd-game-replace-seat-name"),
                             computer=named("computer", "cmd-game-replace-computer-name"),
                             table=named("table", "cmd-table-name"))  # fmt: skip
        @app_commands.describe(person=described("cmd-game-replace-person"), seat=described("cmd-game-replace-seat"),
                               computer=described("cmd-game-replace-computer"),
                               table=described("cmd-table"))  # fmt: skip
        async def replace(
            interaction: discord.Interaction[Any],
            person: discord.User | None = None,
            seat: str | None = None,
            computer: bool = False,
            table: str | None = None,
        ) -> None:
            async def serve(answer: Answer) -> None:
                await answer.ack()
                info = await tables.meant(self.desk, interaction, table, *PLAYED)
                if person is not None and computer:
                    raise Refusal("ui-seat-one")
                to = _invited(person) if person is not None else None
                await answer.say(await self._replaced(answer, info, to, _number(info, seat), computer))

            await self.desk.router.run(interaction, serve)

        replace.autocomplete("seat")(self.complete_seat)
        replace.autocomplete("table")(self.complete_table)

    def _add_sit(self, game: app_commands.Group) -> None:
        @game.command(name=named("sit", "cmd-game-sit-name"), description=described("cmd-game-sit"))
        @app_commands.rename(days=named("days", "cmd-game-sit-days-name"),
                             person=named("person", "cmd-game-sit-person-name"),
                             table=named("table", "cmd-table-name"))  # fmt: skip
        @app_commands.describe(days=described("cmd-game-sit-days"), person=described("cmd-game-sit-person"),
                               table=described("cmd-table"))  # fmt: skip
        async def sit(
            interaction: discord.Interaction[Any],
            days: app_commands.Range[int, 1, LONGEST_LOAN_D],
            person: discord.User | None = None,
            table: str | None = None,
        ) -> None:
            async def serve(answer: Answer) -> None:
                await answer.ack()
                info = await tables.meant(self.desk, interaction, table, *PLAYED)
                to = _invited(person) if person is not None else None
                await answer.say(await self._lent(answer, info, days, to))

            await self.desk.router.run(interaction, serve)

        sit.autocomplete("table")(self.complete_table)

    async def complete_table(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """The running tables whose title holds what was typed."""
        language = await self.desk.language(interaction)
        found = await self.desk.host.sessions(guild=interaction.guild_id or 0, status="running")
        titles = [(tables.title(self.desk, language, info), str(info.number)) for info in found]
        fitting = [(title, value) for title, value in titles if typed.lower() in title.lower()]
        return [app_commands.Choice(name=title, value=value) for title, value in fitting[-MOST_OPTIONS:]]

    async def complete_seat(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        """The people of the table that is meant, by name."""
        try:
            info = await tables.meant(self.desk, interaction, getattr(interaction.namespace, "table", None), *PLAYED)
        except Refusal:
            return []
        people = [(plain(seat.name), str(seat.seat)) for seat in info.seats if seat.kind == "human"]
        return [app_commands.Choice(name=name, value=value) for name, value in people if typed.lower() in name.lower()]

    # presses

    async def press_take(self, press: Press) -> None:
        """Take this seat."""
        await press.answer.ack(fresh=True)
        person = person_of(press.answer.interaction)
        info = await self.desk.host.take_seat(press.session, int(press.words[0]), person)
        title = tables.title(self.desk, press.answer.language, info)
        row = (
            Button(press.answer.text("ui-post-my-move"), PressId("move", info.id), "go"),
            Button(press.answer.text("ui-post-my-hand"), PressId("hand", info.id)),
        )
        await press.answer.show(Screen((press.answer.text("ui-seat-taken", table=title),), (row,)))

    async def press_agree(self, press: Press) -> None:
        """I agree, under what is wanted of a seat."""
        await press.answer.ack(fresh=True)
        missing = await self.desk.host.agree_seat(press.session, press.person, int(press.words[0]))
        await press.answer.say(self._waits(press.answer, missing, "ui-seat-done"))

    async def press_replace(self, press: Press) -> None:
        """Replace me, under More."""
        await press.answer.ack()
        info = await self.desk.host.session(press.session)
        table = tables.title(self.desk, press.answer.language, info)
        get = press.answer.text
        buttons = (
            Button(get("ui-seat-give"), PressId("sgive", info.id, 0, ("anyone",))),
            Button(get("ui-seat-give-computer"), PressId("sgive", info.id, 0, ("computer",)), "danger"),
        )
        days = tuple(Option(get("ui-seat-days", days=number), str(number)) for number in DAYS)
        select = Select(get("ui-seat-lend-days"), PressId("slend", info.id), days)
        await press.answer.show(Screen((get("ui-seat-more", table=table),), (buttons, select)))

    async def press_give(self, press: Press) -> None:
        """To anybody, or to the computer."""
        await press.answer.ack()
        info = await self.desk.host.session(press.session)
        sentence = await self._replaced(press.answer, info, None, None, press.words[0] == "computer")
        await press.answer.show(Screen((sentence,)))

    async def press_lend(self, press: Press) -> None:
        """To the computer for some days."""
        await press.answer.ack()
        info = await self.desk.host.session(press.session)
        await press.answer.show(Screen((await self._lent(press.answer, info, int(press.values[0]), None),)))

    # parts

    async def _replaced(
        self, answer: Answer, info: SessionInfo, to: Person | None, seat: int | None, computer: bool
    ) -> str:
        by = answer.interaction
        manager = by.permissions.manage_guild
        missing = await self.desk.host.offer_seat(
            info.id, by.user.id, seat, to, computer=computer, manager=manager
        )
        return self._waits(answer, missing, "ui-seat-done" if computer else "ui-seat-offered")

    async def _lent(self, answer: Answer, info: SessionInfo, days: int, to: Person | None) -> str:
        missing = await self.desk.host.lend_seat(info.id, answer.interaction.user.id, days, to)
        if to is not None:
            return self._waits(answer, missing, "ui-seat-offered")
        now = await self.desk.host.session(info.id)
        seat = now.seats[now.seat_of(answer.interaction.user.id) or 0]
        when = time_words.moment(seat.lent_until or 0)
        return answer.text("ui-seat-lent-computer", table=tables.title(self.desk, answer.language, info), when=when)

    def _waits(self, answer: Answer, missing: list[str], done: str) -> str:
        if not missing:
            return answer.text(done)
        names = self.desk.texts.join(answer.language, [shown(name) for name in missing])
        return answer.text("ui-seat-waits", names=names)


def _invited(person: discord.User | discord.Member) -> Person:
    """Who is to get a seat. Raises `Refusal` for a bot."""
    if person.bot:
        raise Refusal("ui-seat-bot", name=shown(person.display_name))
    return Person(person.id, person.display_name)


def _number(info: SessionInfo, seat: str | None) -> int | None:
    """The seat that was chosen or typed, by number or by name. Raises `HostError`."""
    if seat is None:
        return None
    if seat.isdecimal():
        return int(seat)
    for sitting in info.seats:
        if plain(sitting.name).casefold() == seat.strip().casefold():
            return sitting.seat
    raise HostError("seat_unknown")


async def setup(bot: Spawnpoint) -> None:
    """Adds the cog."""
    await bot.add_cog(Seats(bot))
