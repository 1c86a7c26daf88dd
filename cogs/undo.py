"""Undo by consent: how far back somebody wants to go, and the answers of the others."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from discord.ext import commands

from cogs import refusals, undo_words
from cogs.buttons import Answer, Press
from cogs.desk import Desk
from cogs.host import HostError
from cogs.ids import PressId
from cogs.names import shown
from cogs.panel import Place, reader
from cogs.screen import Button, Option, Row, Screen, Select

if TYPE_CHECKING:
    from bot import Spawnpoint

NOTHING_TO_ASK = ("not_running", "not_seated", "set_aside")


class Undo(commands.Cog):
    """Asks the others, and takes their answers; `/undo` itself is among the commands of playing."""

    def __init__(self, bot: Spawnpoint) -> None:
        self.desk: Desk = bot.desk
        bot.desk.router.serve(
            undoask=self.press_ask,
            undoback=self.press_back_to,
            undoyes=self.press_agree,
            undono=self.press_refuse,
        )

    async def press_ask(self, press: Press) -> None:
        """Ask the others: how far back?"""
        await press.answer.ack()
        place = await self._place(press.answer, press.session)
        points = await self.desk.host.undo_points(press.session, press.person)
        if not points:
            raise HostError("undo_point")
        back = Button(place.get("ui-button-back"), PressId("home", press.session))
        seen = (str(place.info.seq),)
        buttons = [points[0], *[point for point in points[1:] if point.turn_start][:2]]
        rows: list[Row] = [
            (Button(undo_words.point(place.speech, point), PressId("undoback", press.session, point.first, seen)),)
            for point in buttons
        ]
        if len(points) > len(buttons):
            options = tuple(Option(undo_words.point(place.speech, point), str(point.first)) for point in points)
            rows.append(Select(place.get("ui-undo-further"), PressId("undoback", press.session, 0, seen), options))
        await press.answer.show(Screen((place.get("ui-undo-how-far"),), (*rows, (back,))))

    async def press_back_to(self, press: Press) -> None:
        """How far back: the others are asked, or it is done where nobody has to be."""
        press.answer.costly()
        await press.answer.ack()
        first = int(press.values[0]) if press.values and press.values[0].isdecimal() else press.question
        newest = int(press.words[0]) if press.words and press.words[0].isdecimal() else -1
        asked = await self.desk.host.ask_undo(press.session, press.person, first, newest)
        if asked.request is None:
            line = press.answer.text("ui-undo-done-at-once")
        else:
            names = self.desk.texts.join(press.answer.language, [shown(name) for name in asked.missing])
            line = press.answer.text("ui-undo-asked", names=names)
        place = await self._place(press.answer, press.session)
        await press.answer.show(await place.screen((line,)))

    async def press_agree(self, press: Press) -> None:
        """Agree, under a request."""
        await press.answer.ack(fresh=True)
        missing = await self.desk.host.agree_undo(press.session, press.question, press.person)
        if not missing:
            await press.answer.say(press.answer.text("ui-undo-agreed"))
            return
        names = self.desk.texts.join(press.answer.language, [shown(name) for name in missing])
        await press.answer.say(press.answer.text("ui-undo-waits", names=names))

    async def press_refuse(self, press: Press) -> None:
        """Refuse, under a request; its own person withdraws it by that."""
        await press.answer.ack(fresh=True)
        own = await self.desk.host.refuse_undo(press.session, press.question, press.person)
        await press.answer.say(press.answer.text("ui-undo-withdrawn" if own else "ui-undo-refused"))

    async def _place(self, answer: Answer, session: int) -> Place:
        who = await reader(self.desk, answer.interaction.user.id, answer.language)
        return await Place.of(self.desk, session, who)


async def refused(place: Place, error: HostError) -> Screen:
    """The panel with why something cannot be taken back alone; where one may, the way to ask the others."""
    sentence = refusals.sentence(place.desk.texts, place.who.language, error)
    screen = await place.screen((sentence or "",))
    if error.code in NOTHING_TO_ASK or not await place.desk.host.undo_points(place.info.id, place.who.person):
        return screen
    label = place.get("ui-undo-ask" if len(place.info.humans) > 1 else "ui-undo-further-back")
    return replace(screen, rows=(*screen.rows, (Button(label, PressId("undoask", place.info.id)),)))


async def setup(bot: Spawnpoint) -> None:
    """Adds the cog."""
    await bot.add_cog(Undo(bot))
