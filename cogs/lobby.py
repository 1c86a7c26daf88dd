"""Opening tables, joining and leaving them: `/game ...` and the lobby message's buttons."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import discord
from discord import app_commands
from discord.ext import commands

from cogs import lobby_screens, rights, seat_words, tables
from cogs.buttons import Answer, Gone, Press
from cogs.desk import Desk, person_of
from cogs.host import HostError, SessionInfo
from cogs.host_clock import LEAST_PACE_H, LIVE, MOST_PACE_H, PACES
from cogs.ids import PressId
from cogs.names import shown
from cogs.refusals import Refusal
from cogs.screen import Button, Screen
from cogs.tables import mode_of
from cogs.translator import described, named
from cogs.welcome import welcome

if TYPE_CHECKING:
    from bot import Spawnpoint

OPEN = ("lobby",)
PLAYING = ("running",)
PACE_CHOICES = [app_commands.Choice(name=described(f"ui-pace-{pace}"), value=pace) for pace in (*PACES, LIVE, "none")]
"""The paces offered by name; `hours` gives any other."""
PRESET_CHOICES = [
    app_commands.Choice(name=described(f"{system}-preset-{name}"), value=name)
    for name, system in tables.presets().items()
]
GAME_CHOICES = [
    app_commands.Choice(name=described(f"core-game-{system}-{mode.name}"), value=f"{system}/{mode.name}")
    for system, mode in tables.playable()
]


class Lobby(commands.Cog):
    """`/game` and what stands under a lobby message."""

    game = app_commands.Group(
        name=named("game", "cmd-game-name"), description=described("cmd-game"), guild_only=True
    )

    def __init__(self, bot: Spawnpoint) -> None:
        self.desk: Desk = bot.desk
        self.run = bot.desk.router.run
        self._redraws: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        bot.desk.router.serve(
            ljoin=self.press_join,
            lleave=self.press_leave,
            lready=self.press_ready,
            lcomputer=self.press_computer,
            lremove=self.press_remove,
            lpreset=self.press_preset,
            lmpreset=self.press_panel_preset,
            lmore=self.press_more,
            loption=self.press_option,
            lstart=self.press_start,
            askresign=self.press_ask_resign,
            resign=self.press_resign,
            abandon=self.press_abandon,
        )
        bot.desk.host.on_lapse.append(self._lapsed)

    # commands

    @game.command(name=named("new", "cmd-game-new-name"), description=described("cmd-game-new"))
    @app_commands.rename(preset=named("preset", "cmd-game-new-preset-name"),
                         computers=named("computers", "cmd-game-new-computers-name"),
                         game=named("game", "cmd-game-new-game-name"), pace=named("pace", "cmd-game-new-pace-name"),
                         hours=named("hours", "cmd-game-new-hours-name"))  # fmt: skip
    @app_commands.describe(preset=described("cmd-game-new-preset"), computers=described("cmd-game-new-computers"),
                           game=described("cmd-game-new-game"), pace=described("cmd-game-new-pace"),
                           hours=described("cmd-game-new-hours"))  # fmt: skip
    @app_commands.choices(preset=PRESET_CHOICES, game=GAME_CHOICES, pace=PACE_CHOICES)
    async def new(
        self,
        interaction: discord.Interaction[Any],
        preset: str | None = None,
        computers: app_commands.Range[int, 0, 4] = 0,
        game: str | None = None,
        pace: str | None = None,
        hours: app_commands.Range[int, LEAST_PACE_H, MOST_PACE_H] | None = None,
    ) -> None:
        """Opens a lobby in this channel."""

        async def serve(answer: Answer) -> None:
            wanted = f"{hours}h" if hours is not None else pace
            info = await open_lobby(self.desk, interaction, preset, computers, game, wanted)
            await show_lobby(self.desk, answer, info)

        await self.run(interaction, serve)

    @game.command(name=named("join", "cmd-game-join-name"), description=described("cmd-game-join"))
    @app_commands.rename(table=named("table", "cmd-table-name"))
    @app_commands.describe(table=described("cmd-table"))
    async def join(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Sits down at a table that gathers people."""

        async def serve(answer: Answer) -> None:
            info = await tables.meant(self.desk, interaction, table, *OPEN, own=False)
            await answer.ack()
            await self._changed(await self.desk.host.join(info.id, person_of(interaction)))
            await answer.say(answer.text("ui-joined", number=str(info.number)))

        await self.run(interaction, serve)

    @game.command(name=named("leave", "cmd-game-leave-name"), description=described("cmd-game-leave"))
    @app_commands.rename(table=named("table", "cmd-table-name"))
    @app_commands.describe(table=described("cmd-table"))
    async def leave(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Gives the seat back before the start; after it, explains what resigning means."""

        async def serve(answer: Answer) -> None:
            info = await tables.meant(self.desk, interaction, table, *OPEN, *PLAYING)
            if info.status != "lobby":
                await answer.show(self._ask_resign(answer, info))
                return
            await answer.ack()
            await self._changed(await self.desk.host.leave(info.id, person_of(interaction)))
            await answer.say(answer.text("ui-left", number=str(info.number)))

        await self.run(interaction, serve)

    @game.command(name=named("start", "cmd-game-start-name"), description=described("cmd-game-start"))
    @app_commands.rename(table=named("table", "cmd-table-name"))
    @app_commands.describe(table=described("cmd-table"))
    async def start(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Starts a table."""

        async def serve(answer: Answer) -> None:
            info = await tables.meant(self.desk, interaction, table, *OPEN)
            await answer.ack()
            self._check_rights(answer, interaction)
            lobby = info.message
            info = await start_table(self.desk, interaction, info)
            await self._changed(info, lobby)
            if info.status == "lobby":
                await answer.say(lobby_screens.asked(self.desk, answer.language, info))
                return
            await answer.say(answer.text("ui-start-done", number=str(info.number), place=f"<#{tables.where(info)}>"))

        await self.run(interaction, serve)

    @game.command(name=named("list", "cmd-game-list-name"), description=described("cmd-game-list"))
    async def list(self, interaction: discord.Interaction[Any]) -> None:
        """Lists the tables of this server, privately."""

        async def serve(answer: Answer) -> None:
            found = await self.desk.host.sessions(guild=tables.guild_of(interaction))
            shown_tables = [info for info in found if info.status in (*OPEN, *PLAYING)][-15:]
            if not shown_tables:
                await answer.show(welcome(self.desk, answer.language, answer.text("ui-no-tables")))
                return
            held_up = await self.desk.host.held_up(tables.guild_of(interaction))
            await answer.say("\n".join(self._listed(answer, info, info.id in held_up) for info in shown_tables))

        await self.run(interaction, serve)

    @game.command(name=named("resign", "cmd-game-resign-name"), description=described("cmd-game-resign"))
    @app_commands.rename(table=named("table", "cmd-table-name"))
    @app_commands.describe(table=described("cmd-table"))
    async def resign(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Gives a running game up; asked once more."""

        async def serve(answer: Answer) -> None:
            info = await tables.meant(self.desk, interaction, table, *PLAYING)
            await answer.show(self._ask_resign(answer, info))

        await self.run(interaction, serve)

    @game.command(name=named("abandon", "cmd-game-abandon-name"), description=described("cmd-game-abandon"))
    @app_commands.rename(table=named("table", "cmd-table-name"))
    @app_commands.describe(table=described("cmd-table"))
    async def abandon(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Ends a game without a result, once all seated people want it."""

        async def serve(answer: Answer) -> None:
            info = await tables.meant(self.desk, interaction, table, *OPEN, *PLAYING)
            await answer.show(
                Screen(
                    (answer.text("ui-abandon-sure", number=str(info.number)),),
                    ((Button(answer.text("ui-button-abandon"), PressId("abandon", info.id), "danger"),),),
                )
            )

        await self.run(interaction, serve)

    @game.command(name=named("export", "cmd-game-export-name"), description=described("cmd-game-export"))
    @app_commands.rename(table=named("table", "cmd-table-name"))
    @app_commands.describe(table=described("cmd-table"))
    async def export(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """The log of a table as a file, as the person may see it."""

        async def serve(answer: Answer) -> None:
            answer.costly()
            await answer.ack(fresh=True)
            info = await tables.meant(self.desk, interaction, table, *PLAYING, "over", "abandoned", own=False)
            data = await self.desk.host.export(info.id, interaction.user.id)
            sentence = answer.text("ui-export-over" if info.revealed_seed else "ui-export-running")
            await answer.hand_over(sentence, f"{info.system}-{info.number}.json", data)

        await self.run(interaction, serve)

    @join.autocomplete("table")
    @leave.autocomplete("table")
    @start.autocomplete("table")
    @resign.autocomplete("table")
    @abandon.autocomplete("table")
    async def complete_table(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """The open tables whose title holds what was typed."""
        language = await self.desk.language(interaction)
        found = await self.desk.host.sessions(guild=interaction.guild_id or 0)
        titles = [
            (tables.title(self.desk, language, info), str(info.number))
            for info in found
            if info.status in (*OPEN, *PLAYING)
        ]
        fitting = [(title, value) for title, value in titles if typed.lower() in title.lower()]
        return [app_commands.Choice(name=title, value=value) for title, value in fitting[-25:]]

    # presses

    async def press_join(self, press: Press) -> None:
        """Join, under the lobby message."""
        await press.answer.ack(public=True)
        info = await self.desk.host.join(press.session, person_of(press.answer.interaction))
        await self._redraw(press, info)

    async def press_ready(self, press: Press) -> None:
        """I am ready, under the question before a start."""
        await press.answer.ack(fresh=True)
        info = await self.desk.host.ready(press.session, press.person)
        await self._changed(info)
        await press.answer.say(press.answer.text("ui-ready-noted", number=str(info.number)))

    async def press_leave(self, press: Press) -> None:
        """Leave, under the lobby message."""
        await press.answer.ack(public=True)
        info = await self.desk.host.leave(press.session, person_of(press.answer.interaction))
        await self._redraw(press, info)

    async def press_computer(self, press: Press) -> None:
        """Add computer."""
        await press.answer.ack(public=True)
        await self._redraw(press, await self.desk.host.add_computer(press.session, press.person))

    async def press_preset(self, press: Press) -> None:
        """A preset, under the lobby message."""
        await press.answer.ack(public=True)
        await self._redraw(press, await self._set_preset(press))

    async def press_more(self, press: Press) -> None:
        """More options: the private panel."""
        info = await self._gathering(press)
        await press.answer.show(lobby_screens.options(self.desk, press.answer.language, info))

    async def press_option(self, press: Press) -> None:
        """One select of the options panel."""
        await press.answer.ack()
        chosen = {press.words[0]: press.values[0]}
        await self._redraw_both(press, await self.desk.host.set_options(press.session, press.person, chosen))

    async def press_panel_preset(self, press: Press) -> None:
        """A preset, on the options panel."""
        await press.answer.ack()
        await self._redraw_both(press, await self._set_preset(press))

    async def press_remove(self, press: Press) -> None:
        """Remove computer, on the options panel."""
        await press.answer.ack()
        await self._redraw_both(press, await self.desk.host.remove_computer(press.session, press.person))

    async def press_start(self, press: Press) -> None:
        """Start."""
        interaction = press.answer.interaction
        await press.answer.ack(public=True)
        self._check_rights(press.answer, interaction)
        info = await start_table(self.desk, interaction, await self._gathering(press))
        await self._redraw(press, info)
        if info.status == "lobby":
            await press.answer.say(lobby_screens.asked(self.desk, press.answer.language, info))

    async def press_ask_resign(self, press: Press) -> None:
        """Resign, under More: asked once more."""
        await press.answer.ack(fresh=True)
        info = await self.desk.host.session(press.session)
        await press.answer.show(self._ask_resign(press.answer, info))

    async def press_resign(self, press: Press) -> None:
        """The confirmed resignation."""
        await press.answer.ack()
        await self.desk.host.resign(press.session, press.person)
        await press.answer.show(Screen((press.answer.text("ui-resigned"),)))

    async def press_abandon(self, press: Press) -> None:
        """The confirmed wish to abandon."""
        await press.answer.ack()
        info = await self.desk.host.session(press.session)
        wanting = await self.desk.host.abandon(press.session, press.person)
        if info.status == "lobby":
            await self._changed(await self.desk.host.session(press.session))
        if wanting:
            names = ", ".join(shown(name) for name in wanting)
            await press.answer.show(Screen((press.answer.text("ui-abandon-waits", names=names),)))
        else:
            await press.answer.show(Screen((press.answer.text("ui-abandoned", number=str(info.number)),)))

    # parts

    async def _gathering(self, press: Press) -> SessionInfo:
        info = await self.desk.host.session(press.session)
        if info.status != "lobby":
            raise Refusal("ui-lobby-over", place=f"<#{tables.where(info)}>")
        return info

    async def _set_preset(self, press: Press) -> SessionInfo:
        info = await self._gathering(press)
        chosen = lobby_screens.preset_options(mode_of(info), press.words[0], await default_pace(self.desk, info.guild))
        return await self.desk.host.set_options(info.id, press.person, chosen)

    async def _redraw(self, press: Press, info: SessionInfo) -> None:
        """Redraws the lobby message that was pressed, one press after another, so that the newest state stays."""
        lock = self._redraws.get(info.id)
        if lock is None:
            lock = self._redraws[info.id] = asyncio.Lock()
        async with lock:
            info = await self.desk.host.session(info.id)
            await press.answer.show(await lobby_screen(self.desk, info, press.answer.interaction.app_permissions))

    async def _redraw_both(self, press: Press, info: SessionInfo) -> None:
        await press.answer.show(lobby_screens.options(self.desk, press.answer.language, info))
        await self._changed(info)

    async def _changed(self, info: SessionInfo, message: int | None = None) -> None:
        """Redraws the lobby message after a change that did not come from its own buttons."""
        screen = await lobby_screen(self.desk, info, None)
        await self.desk.poster.redraw_lobby(info.channel, message or info.message, screen)

    def _lapsed(self, info: SessionInfo) -> None:
        """A lobby was closed by time: its message says so."""
        self.desk.background.begin(self._changed(info), f"lapsed lobby {info.id}")

    def _check_rights(self, answer: Answer, interaction: discord.Interaction[Any]) -> None:
        check_rights(self.desk, answer.language, interaction)

    def _ask_resign(self, answer: Answer, info: SessionInfo) -> Screen:
        """Asks once more; who only sits for somebody gives that seat back instead."""
        seat = info.seat_of(answer.interaction.user.id)
        if seat is not None and info.seats[seat].lender is not None:
            lender = shown(info.seats[seat].lender_name)
            button = Button(answer.text("ui-seat-give-back"), PressId("takeback", info.id))
            return Screen((answer.text("ui-seat-not-resigned", lender=lender),), ((button,),))
        return Screen(
            (answer.text("ui-resign-sure", table=tables.title(self.desk, answer.language, info)),),
            ((Button(answer.text("ui-button-resign"), PressId("resign", info.id), "danger"),),),
        )

    def _listed(self, answer: Answer, info: SessionInfo, held_up: bool) -> str:
        names = seat_words.names(self.desk, answer.language, info, lobby_screens.taken(info))
        line = answer.text(
            f"ui-listed-{info.status}",
            table=tables.title(self.desk, answer.language, info),
            names=names,
            place=f"<#{tables.where(info)}>",
        )
        return f"{line}\n{answer.text('ui-listed-held-up')}" if held_up else line


def check_rights(desk: Desk, language: str, interaction: discord.Interaction[Any]) -> None:
    """Raises a `Refusal` that names every right the bot lacks here."""
    lacking = rights.missing(interaction.app_permissions)
    if lacking:
        lacking += rights.missing_for_threads(interaction.app_permissions)
        raise Refusal("ui-rights-missing", rights=rights.named(desk, language, lacking))


async def open_lobby(
    desk: Desk, interaction: discord.Interaction[Any], preset: str | None, computers: int, game: str | None = None,
    pace: str | None = None,
) -> SessionInfo:  # fmt: skip
    """A new lobby with the server's defaults, opened by who pressed. `game` is `<system>/<mode>`.

    In the playground no clock runs unless a `pace` is given.
    """
    guild = tables.guild_of(interaction)
    desk.cooldown.count(interaction.user.id, desk.clock.now())
    check_rights(desk, await desk.language(interaction), interaction)
    defaults = await desk.host.guild(guild)
    choices = {f"{system}/{mode.name}": (system, mode) for system, mode in tables.playable()}
    wanted = game or next(iter(choices))
    if wanted not in choices:
        system, _, name = wanted.partition("/")
        raise HostError("unknown_system", system=system, mode=name)
    system, mode = choices[wanted]
    options = {"preset": preset} if preset else lobby_screens.first_options(mode, defaults.options)
    return await desk.host.new_session(
        guild,
        channel_of(interaction),
        person_of(interaction),
        system,
        mode.name,
        options,
        pace=pace or (LIVE if preset in mode.live else await default_pace(desk, guild)),
        computers=computers,
        token=str(interaction.id),
    )


async def default_pace(desk: Desk, guild: int) -> str:
    """The pace of a new table of a server; in the playground no clock runs."""
    return "none" if desk.playground else (await desk.host.guild(guild)).pace


async def show_lobby(desk: Desk, answer: Answer, info: SessionInfo) -> None:
    """Answers with the message of a new lobby; one that could not be shown in time is closed again."""
    try:
        message = await answer.open_public(await lobby_screen(desk, info, answer.interaction.app_permissions))
    except Gone:
        await desk.host.leave(info.id, answer.interaction.user.id)
        raise
    await desk.host.bind(info.id, message=message)


def channel_of(interaction: discord.Interaction[Any]) -> int:
    """The channel where a table may be opened: of a press in a thread, the one it belongs to."""
    parent: int | None = getattr(interaction.channel, "parent_id", None)
    return parent or interaction.channel_id or 0


async def start_table(
    desk: Desk, interaction: discord.Interaction[Any], info: SessionInfo, *, guided: bool = False
) -> SessionInfo:
    """Starts the table and waits a moment for its thread and first post, so that the answer can name the place."""
    if rights.missing_for_threads(interaction.app_permissions):
        playing = await desk.host.sessions(guild=info.guild, status="running")
        if any(other.channel == info.channel and other.thread is None for other in playing):
            raise Refusal("ui-channel-busy")
    await desk.host.start(info.id, interaction.user.id, guided=guided)
    await desk.poster.settled(info.id)
    return await desk.host.session(info.id)


async def lobby_screen(desk: Desk, info: SessionInfo, allowed: discord.Permissions | None) -> Screen:
    """The lobby message as it is now, in the server's language."""
    language = await desk.guild_language(info.guild)
    if info.status == "lobby":
        lacking = rights.missing_for_threads(allowed) if allowed is not None else ()
        expected = await desk.host.forecast(info.id)
        named_rights = rights.named(desk, language, lacking)
        return lobby_screens.lobby(desk, language, info, lacking=named_rights, expected=expected)
    if info.status == "abandoned":
        return lobby_screens.closed(desk, language, info)
    return lobby_screens.started(desk, language, info)


async def setup(bot: Spawnpoint) -> None:
    """Adds the cog."""
    await bot.add_cog(Lobby(bot))
