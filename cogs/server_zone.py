"""The part of `/server settings` about the server's time zone: by it months begin on the leaderboard."""

from __future__ import annotations

from cogs import tables
from cogs.buttons import Answer, Handler, Press
from cogs.desk import Desk
from cogs.host_standing import zone_name
from cogs.ids import PressId
from cogs.rights import check_manager
from cogs.screen import Option, Screen, Select
from cogs.time_settings import ZONES, TimeSettings, place


class ServerZone:
    """The panel behind *Time zone*; each choice is saved at once."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._time = TimeSettings(desk)

    @property
    def presses(self) -> dict[str, Handler]:
        """Its handlers by verb."""
        return {"gzone": self.press_panel, "ghour": self.press_hour, "gplace": self.press_place}

    async def press_panel(self, press: Press) -> None:
        """Time zone, from `/server settings`."""
        check_manager(press.answer.interaction)
        await press.answer.show(await self._screen(press.answer))

    async def press_hour(self, press: Press) -> None:
        """What time it is where the server is at home; the places where that is so are offered next."""
        fitting = self._time.places(int(press.values[0]))
        await self._keep(press, fitting[0] if fitting else "")

    async def press_place(self, press: Press) -> None:
        """A place."""
        await self._keep(press, press.values[0])

    async def _keep(self, press: Press, zone: str) -> None:
        check_manager(press.answer.interaction)
        guild = tables.guild_of(press.answer.interaction)
        if zone in ZONES:
            settings = await self.desk.host.guild(guild)
            await self.desk.set_guild(guild, data={**settings.data, "zone": zone})
        await press.answer.show(await self._screen(press.answer))

    async def _screen(self, answer: Answer) -> Screen:
        zone = zone_name(await self.desk.host.guild(tables.guild_of(answer.interaction)))
        here = self._time.local(zone)
        places = tuple(Option(label, value, chosen=value == zone) for value, label in self._time.near(here.hour, zone))
        return Screen(
            (answer.text("ui-server-zone-title", now=here.strftime("%H:%M"), zone=place(zone)),),
            (
                Select(answer.text("ui-server-zone-hour"), PressId("ghour"), self._time.hours(here.hour)),
                Select(answer.text("ui-time-zone"), PressId("gplace"), places),
            ),
        )
