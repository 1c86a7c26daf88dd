"""What the bot keeps about a person: as a file, and forgotten on demand. Both begin in `/settings`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from discord.ext import commands

from cogs import lobby
from cogs.buttons import Answer, Press
from cogs.desk import Desk
from cogs.ids import PressId
from cogs.screen import Button, Screen

if TYPE_CHECKING:
    from bot import Spawnpoint


class OwnData(commands.Cog):
    """My data, Forget me."""

    def __init__(self, bot: Spawnpoint) -> None:
        self.desk: Desk = bot.desk
        bot.desk.router.serve(
            mydata=self.press_my_data, askforget=self.press_ask_forget, forget=self.press_forget
        )

    async def press_my_data(self, press: Press) -> None:
        """My data, in `/settings`."""
        await hand_over_data(self.desk, press.answer)

    async def press_ask_forget(self, press: Press) -> None:
        """Forget me, in `/settings`."""
        await press.answer.show(await forget_screen(self.desk, press.answer))

    async def press_forget(self, press: Press) -> None:
        """Forgets the person; the answer says what stays."""
        await press.answer.ack()
        desk, answer = self.desk, press.answer
        known = await desk.host.forget(press.person)
        desk.forget(press.person)
        for id in known:
            info = await desk.host.session(id)
            if info.started is None:
                screen = await lobby.lobby_screen(desk, info, None)
                await desk.poster.redraw_lobby(info.channel, info.message, screen)
        await answer.show(Screen((answer.text("ui-forget-done"), answer.text("ui-forget-stays"))))


async def hand_over_data(desk: Desk, answer: Answer) -> None:
    """Everything stored about the person, as a file."""
    answer.costly()
    await answer.ack(fresh=True)
    person = answer.interaction.user.id
    found = await desk.host.everything_about(person)
    rows = sum(len(part) for part in found.values())
    data = msgspec.json.format(msgspec.json.encode({"person": str(person), **found}), indent=1)
    await answer.hand_over(answer.text("ui-data-file", rows=rows), "my-data.json", data)


async def forget_screen(desk: Desk, answer: Answer) -> Screen:
    """Says what forgetting means, before it is done."""
    person = answer.interaction.user.id
    sessions = await desk.host.sessions(person=person)
    seated = sum(info.status in ("lobby", "running", "set_aside") for info in sessions)
    seated += len(await desk.host.lent_seats(person))
    button = Button(answer.text("ui-forget-button"), PressId("forget"), "danger")
    return Screen((answer.text("ui-forget-sure", tables=seated),), ((button,),))


async def setup(bot: Spawnpoint) -> None:
    """Adds the cog."""
    await bot.add_cog(OwnData(bot))
