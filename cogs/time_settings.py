"""The part of `/settings` about time: where somebody is, quiet hours, reminders."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from cogs.buttons import Answer, Handler, Press
from cogs.desk import Desk
from cogs.host_clock import Habits, zone_of
from cogs.ids import PressId
from cogs.screen import MOST_OPTIONS, Option, Row, Screen, Select

ZONES = (
    "Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Phoenix",
    "America/Chicago", "America/Mexico_City", "America/New_York", "America/Bogota", "America/Halifax",
    "America/Caracas", "America/Santiago", "America/St_Johns", "America/Sao_Paulo", "America/Argentina/Buenos_Aires",
    "America/Noronha", "Atlantic/Azores", "Europe/London", "Europe/Lisbon", "Atlantic/Reykjavik",
    "Europe/Prague", "Europe/Berlin", "Europe/Paris", "Europe/Madrid", "Europe/Warsaw", "Africa/Casablanca",
    "Africa/Lagos", "Europe/Kyiv", "Europe/Athens", "Asia/Jerusalem", "Africa/Cairo", "Africa/Johannesburg",
    "Europe/Istanbul", "Europe/Moscow", "Africa/Nairobi", "Asia/Tehran", "Asia/Dubai", "Asia/Kabul", "Asia/Karachi",
    "Asia/Kolkata", "Asia/Kathmandu", "Asia/Dhaka", "Asia/Bangkok", "Asia/Jakarta", "Asia/Singapore",
    "Asia/Shanghai", "Australia/Perth", "Asia/Tokyo", "Asia/Seoul", "Australia/Adelaide", "Australia/Darwin",
    "Australia/Sydney", "Australia/Brisbane", "Pacific/Guadalcanal", "Pacific/Auckland", "Pacific/Fiji",
    "Pacific/Tongatapu", "UTC",
)  # fmt: skip
"""Places offered when somebody says what time it is; one for each way clocks are kept, and a few more."""
QUIET = (
    "21:00-07:00", "22:00-06:00", "22:00-07:00", "22:00-08:00", "23:00-07:00", "23:00-08:00", "23:00-09:00",
    "00:00-08:00", "00:00-09:00", "00:00-10:00", "01:00-09:00", "01:00-10:00", "01:00-11:00", "02:00-10:00",
    "02:00-12:00",
)  # fmt: skip
REMINDERS = ("0", "1", "2", "3", "4")
HOURS = 24


class TimeSettings:
    """The panel behind *Time and reminders*; each choice is saved at once."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @property
    def presses(self) -> dict[str, Handler]:
        """Its handlers by verb."""
        return {"tpanel": self.press_panel, "thour": self.press_hour, "tset": self.press_set}

    async def press_panel(self, press: Press) -> None:
        """Time and reminders, from `/settings`."""
        await press.answer.show(await self.screen(press.answer))

    async def press_hour(self, press: Press) -> None:
        """What time it is there; the places where that is so are offered next."""
        hour = int(press.values[0])
        fitting = self.places(hour)
        if fitting:
            await self._keep(press, "zone", fitting[0])
        await press.answer.show(await self.screen(press.answer))

    async def press_set(self, press: Press) -> None:
        """A place, quiet hours, or the number of reminders."""
        field, value = press.words[0], press.values[0]
        allowed = {"zone": ZONES, "quiet": ("none", *QUIET), "reminders": REMINDERS}.get(field, ())
        if value in allowed:
            await self._keep(press, field, "" if value == "none" else value)
        await press.answer.show(await self.screen(press.answer))

    async def _keep(self, press: Press, field: str, value: str) -> None:
        settings = await self.desk.person(press.person)
        await self.desk.set_person(press.person, data={**settings.data, field: value})

    async def summary(self, answer: Answer) -> str:
        """What is chosen here, in one line."""
        data = (await self.desk.person(answer.interaction.user.id)).data
        habits = Habits.read(data)
        quiet = dict(_quiet(answer))
        now = f"{self.local(habits.zone):%H:%M}"
        return answer.text(
            "ui-settings-time", now=now, zone=place(habits.zone), reminders=habits.reminders,
            quiet=quiet.get(data.get("quiet", "") or "none", quiet["none"]),
        )  # fmt: skip

    async def screen(self, answer: Answer) -> Screen:
        """Everything about time, each choice saved at once."""
        data = (await self.desk.person(answer.interaction.user.id)).data
        habits = Habits.read(data)
        here = self.local(habits.zone)
        lines = (
            answer.text("ui-time-title"),
            answer.text("ui-time-now", now=here.strftime("%H:%M"), zone=place(habits.zone)),
        )
        rows: tuple[Row, ...] = (
            Select(answer.text("ui-time-hour"), PressId("thour"), self.hours(here.hour)),
            _select(answer, "ui-time-zone", "zone", self.near(here.hour, habits.zone), habits.zone),
            _select(answer, "ui-time-quiet", "quiet", _quiet(answer), data.get("quiet", "") or "none"),
            _select(answer, "ui-time-reminders", "reminders", [(n, n) for n in REMINDERS], str(habits.reminders)),
        )
        return Screen(lines, rows)

    def hours(self, now: int) -> tuple[Option, ...]:
        """The hours that it is somewhere, each with a few of the places."""
        found = []
        for hour in range(HOURS):
            places = self.places(hour)
            if places:
                names = ", ".join(map(place, places[:3]))
                found.append(Option(f"{self.local(places[0]):%H:%M} ({names})", str(hour), chosen=hour == now))
        return tuple(found[:MOST_OPTIONS])

    def near(self, hour: int, zone: str) -> list[tuple[str, str]]:
        """Places where it is that hour now, `zone` first, with their labels."""
        others = [other for other in self.places(hour) if other != zone]
        return [(one, f"{place(one)}, {self.local(one):%H:%M}") for one in (zone, *others)][:MOST_OPTIONS]

    def places(self, hour: int) -> list[str]:
        """The places where the clock shows that hour now; those with full hours first."""
        return [zone for zone in ZONES if zone_of(zone) is not None and self.local(zone).hour == hour]

    def local(self, zone: str) -> datetime:
        """What time it is in `zone`; UTC where it is unknown."""
        return datetime.fromtimestamp(self.desk.clock.now(), UTC).astimezone(zone_of(zone) or ZoneInfo("UTC"))


def place(zone: str) -> str:
    """A zone as people read it."""
    return zone.rpartition("/")[2].replace("_", " ")


def _quiet(answer: Answer) -> list[tuple[str, str]]:
    hours = [text.split("-") for text in QUIET]
    named = [answer.text("ui-time-quiet-hours", **{"from": start, "to": end}) for start, end in hours]
    return [("none", answer.text("ui-time-quiet-none")), *zip(QUIET, named, strict=True)]


def _select(answer: Answer, hint: str, field: str, choices: list[tuple[str, str]], chosen: str) -> Select:
    options = tuple(
        Option(f"{answer.text(hint)}: {label}", value, chosen=value == chosen) for value, label in choices
    )
    return Select(answer.text(hint), PressId("tset", 0, 0, (field,)), options)
