"""`/catchup`, and a button in the panel: what happened since one's last look, from one's own view.

A few small pictures and a line each, opening on what concerns the reader.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import seat_words, tables
from cogs.buttons import Answer, Press
from cogs.desk import Desk
from cogs.host import HostError
from cogs.ids import PressId
from cogs.panel import Place, Reader, reader
from cogs.panels import panel
from cogs.screen import Button, Image, Screen, cut
from cogs.speech import FIGURES, Speech
from cogs.translator import described, named
from render.core.picture import Picture
from render.core.small import halved
from rules.core.model import Event

if TYPE_CHECKING:
    from bot import Spawnpoint

OFFERED_AFTER = 2
"""Turns that pass until the panel offers to catch up."""
PAGE = 3
LONGEST_LINE = 500
KNOWN = ("running", "over")


@dataclass(frozen=True)
class Frame:
    """One story since the last look: the events as the reader may know them, after step `seq`."""

    seq: int
    events: tuple[Event, ...]
    news: str
    """What it did to the reader, in a few words; "" when nothing."""


class CatchUp(commands.Cog):
    """Tells what one has missed."""

    def __init__(self, bot: Spawnpoint) -> None:
        self.desk: Desk = bot.desk
        bot.desk.router.serve(catchup=self.press_catchup)

    @app_commands.command(name=named("catchup", "cmd-catchup-name"), description=described("cmd-catchup"))
    @app_commands.guild_only()
    @app_commands.rename(table=named("table", "cmd-table-name"))
    @app_commands.describe(table=described("cmd-table"))
    async def catchup(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """What happened since one's last look."""

        async def serve(answer: Answer) -> None:
            answer.costly()
            await answer.ack()
            info = await tables.meant(self.desk, interaction, table, *KNOWN)
            last = await self.desk.host.last_look(info.id, interaction.user.id)
            await self._show(answer, info.id, last[0] if last else 0, None)

        await self.desk.router.run(interaction, serve)

    async def press_catchup(self, press: Press) -> None:
        """Catch up, on a panel; or another page."""
        press.answer.costly()
        await press.answer.ack(fresh=not press.answer.on_panel)
        since = press.question
        page = int(press.words[0]) if press.words and press.words[0].isdecimal() else None
        await self._show(press.answer, press.session, since, page)

    async def _show(self, answer: Answer, session: int, since: int, page: int | None) -> None:
        who = await reader(self.desk, answer.interaction.user.id, answer.language)
        await answer.show(await caught_up(self.desk, session, who, since, page))
        await looked(self.desk, session, who.person)


async def offered(place: Place, screen: Screen) -> Screen:
    """The panel with a button to catch up when enough turns have passed since the last look; else this is a look."""
    desk, id, person = place.desk, place.info.id, place.who.person
    last = await desk.host.last_look(id, person)
    missed = place.view.turn - last[1] if last else 0
    if last is None or missed < OFFERED_AFTER:
        if last is None or last[0] != place.info.seq:
            await desk.host.note_look(id, person, place.info.seq, place.view.turn)
        return screen
    label = place.get("ui-catchup-button", turns=missed)
    return replace(screen, rows=(*screen.rows, (Button(label, PressId("catchup", id, last[0])),)))


async def looked(desk: Desk, session: int, person: int) -> None:
    """Notes that the person has seen the table as it is now."""
    look = await desk.host.look(session, person)
    await desk.host.note_look(session, person, look.seq, look.view.turn)


async def caught_up(desk: Desk, session: int, who: Reader, since: int, page: int | None) -> Screen:
    """A page of what came after step `since`; without `page` the first that concerns the reader."""
    look = await desk.host.look(session, who.person)
    speech = Speech(desk.texts, who.language, look.info)
    frames = await _frames(desk, speech, who, since)
    if not frames:
        return Screen((speech.get("ui-catchup-nothing", table=speech.title()),), ((_move(speech),),))
    pages = -(-len(frames) // PAGE)
    if page is None:
        page = next((number // PAGE for number, frame in enumerate(frames) if frame.news), 0)
    page = min(page, pages - 1)
    shown = frames[page * PAGE : (page + 1) * PAGE]
    news = [frame.news for frame in frames if frame.news]
    lines = [speech.get("ui-catchup-title", table=speech.title(), stories=len(frames))]
    holders = await desk.host.holders(session)
    lines += [line for seq, line in seat_words.history(speech, holders) if seq >= since]
    if news:
        lines.append(speech.get("ui-catchup-you", news=speech.join(news)))
    for number, frame in enumerate(shown, page * PAGE + 1):
        story = cut(" ".join(speech.told.story(frame.events)), LONGEST_LINE)
        lines.append(speech.get("ui-catchup-line", number=str(number), story=story or speech.get("ui-catchup-quiet")))
    pictures = [await _picture(desk, speech, who, frame) for frame in shown] if who.pictures else []
    return Screen(
        tuple(lines), (_pages(speech, since, page, pages),), images=tuple(one for one in pictures if one is not None)
    )


async def _frames(desk: Desk, speech: Speech, who: Reader, since: int) -> list[Frame]:
    """The stories after `since`, what has happened since the last one as the last."""
    id, newest = speech.info.id, speech.info.seq
    ends = [to_seq for _, to_seq in await desk.host.stories(id, since) if to_seq <= newest]
    if not ends or ends[-1] < newest:
        ends.append(newest)
    steps = await desk.host.log(id, who.person, since_seq=since + 1)
    seat = speech.info.seat_of(who.person)
    frames, first = [], since + 1
    for end in ends:
        events = tuple(
            event for step in steps if first <= step.seq <= end and step.undone is None for event in step.events
        )
        news = speech.told.news(FIGURES[seat], events) if seat is not None else ""
        if events:
            frames.append(Frame(end, events, news))
        first = end + 1
    return frames


async def _picture(desk: Desk, speech: Speech, who: Reader, frame: Frame) -> Image | None:
    """The table after a frame, small; None where it is no longer kept."""
    try:
        view = await desk.host.view_at(speech.info.id, frame.seq, who.person)
    except HostError:
        return None
    draw = partial(_small, panel(speech.info.system).board, view, speech.table, frame.events, speech.language)
    first = min(frame.seq, speech.info.seq)
    name = f"catchup-{speech.info.id}-{first}-{len(frame.events)}-{view.viewer}-{speech.language}.png"
    return await desk.gallery.image(name, draw)


def _small(board: Any, view: Any, table: Any, events: Sequence[Event], language: str) -> Picture:
    return halved(board(view, table, events, language))


def _pages(speech: Speech, since: int, page: int, pages: int) -> tuple[Button, ...]:
    def turn(text: str, to: int, off: bool) -> Button:
        return Button(speech.get(text), PressId("catchup", speech.info.id, since, (str(to),)), off=off)

    buttons = [_move(speech)]
    if pages > 1:
        buttons += [
            turn("ui-board-back", page - 1, page == 0),
            turn("ui-board-next", page + 1, page + 1 == pages),
        ]
    return tuple(buttons)


def _move(speech: Speech) -> Button:
    return Button(speech.get("ui-post-my-move"), PressId("home", speech.info.id), "go")


async def setup(bot: Spawnpoint) -> None:
    """Adds the cog."""
    await bot.add_cog(CatchUp(bot))
