"""A stage for tests of the stand-in: a small bot of discord.py that uses most of what a bot can use."""

from __future__ import annotations

import asyncio
import contextlib
import io
import re
from collections.abc import AsyncIterator
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from playground.aim import aimed
from playground.server import StandIn
from playground.world import World

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000020000000308020000003682a5c40000000b49444154789c6360c00600001800010"
    "8e8cd9f0000000049454e44ae426082"
)


def picture(name: str = "board.png", alt: str = "a board") -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description=alt)


class CountButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """A button whose state is its custom id, as ours are: it must work after a restart."""

    def __init__(self, number: int, label: str = "") -> None:
        super().__init__(discord.ui.Button(label=label or f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> CountButton:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        interaction.client.counted.append((interaction.user.display_name, self.number))
        await interaction.response.edit_message(view=count_view(self.number + 1))


class ActButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"act:(?P<what>\w+)"):
    """A button that answers in the way its custom id says."""

    def __init__(self, what: str, **more: Any) -> None:
        super().__init__(discord.ui.Button(label=what.capitalize(), custom_id=f"act:{what}", **more))
        self.what = what

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> ActButton:
        return cls(match["what"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await ANSWERS[self.what](interaction)


async def _answer_late(interaction: discord.Interaction[Any]) -> None:
    await asyncio.sleep(3.2)
    try:
        await interaction.response.send_message("too late")
    except discord.NotFound as error:
        interaction.client.errors.append(error.code)


async def _answer_never(interaction: discord.Interaction[Any]) -> None:
    return None


async def _quietly(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer()
    await interaction.edit_original_response(content=None, view=count_view(77))


async def _silently(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer()


async def _thinking(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer(thinking=True, ephemeral=True)
    await interaction.followup.send("first follow-up")
    await interaction.followup.send("second follow-up", ephemeral=True)


async def _picture(interaction: discord.Interaction[Any]) -> None:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://second.png", description="two")))
    await interaction.response.edit_message(view=view, attachments=[picture("second.png", "two")])


async def _dialog(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_modal(NameModal())


async def _select(interaction: discord.Interaction[Any]) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(ColorSelect())
    await interaction.response.send_message("choose", view=view, ephemeral=True)


ANSWERS = {
    "late": _answer_late,
    "never": _answer_never,
    "quietly": _quietly,
    "silently": _silently,
    "thinking": _thinking,
    "picture": _picture,
    "dialog": _dialog,
    "select": _select,
}


class ColorSelect(discord.ui.Select[Any]):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=name, value=name.lower()) for name in ("Red", "Blue", "Green")]
        super().__init__(custom_id="color", options=options, min_values=1, max_values=2, placeholder="Colours")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(content=f"chosen {self.values}", view=None)


class NameModal(discord.ui.Modal, title="Who are you?"):
    name: Any = discord.ui.Label(text="Name", component=discord.ui.TextInput(custom_id="name", max_length=20))
    color: Any = discord.ui.Label(
        text="Colour",
        component=discord.ui.Select(
            custom_id="shade", options=[discord.SelectOption(label="Red"), discord.SelectOption(label="Blue")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        words = f"{self.name.component.value} likes {self.color.component.values[0]}"
        await interaction.response.send_message(words, ephemeral=True)


def count_view(number: int) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(CountButton(number))
    view.add_item(discord.ui.Container(discord.ui.TextDisplay(f"**{number}** so far"), row))
    return view


def acts_view(*whats: str) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for what in whats or tuple(ANSWERS):
        view.add_item(ActButton(what))
    return view


class StageBot(commands.Bot):
    """The bot under the stand-in's tests: no privileged intents, all buttons dynamic."""

    def __init__(self, intents: discord.Intents | None = None, **options: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=intents or discord.Intents(guilds=True, guild_messages=True),
            guild_ready_timeout=0.02,
            max_ratelimit_timeout=60.0,
            help_command=None,
            **options,
        )
        self.counted: list[tuple[str, int]] = []
        self.errors: list[int] = []
        self.seen: list[discord.Interaction[Any]] = []
        self.resumed = 0
        self.readies = 0

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return None  # the default sleeps for 5 s before each identify but the first

    async def setup_hook(self) -> None:
        self.add_dynamic_items(CountButton, ActButton)
        add_commands(self.tree)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.seen.append(interaction)

    async def on_ready(self) -> None:
        self.readies += 1

    async def on_resumed(self) -> None:
        self.resumed += 1

    @property
    def table(self) -> discord.TextChannel:
        return self.guilds[0].text_channels[0]


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    game = app_commands.Group(name="game", description="Games", guild_only=True)

    @game.command(name="new", description="Open a table")
    @app_commands.choices(mode=[app_commands.Choice(name="Deathmatch", value="deathmatch")])
    async def new(
        interaction: discord.Interaction[Any], mode: str, system: str = "none", seats: app_commands.Range[int, 3, 5] = 3
    ) -> None:
        await interaction.response.send_message(f"{mode} {system} {seats}", ephemeral=True)

    @new.autocomplete("system")
    async def systems(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=n, value=n) for n in ("adrenaline", "doom") if n.startswith(current)]

    tree.add_command(game)

    @tree.command(name="count", description="Post a counter")
    async def count(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(view=count_view(1))

    @tree.command(name="acts", description="Post buttons of all kinds")
    async def acts(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("acts", view=acts_view())

    @tree.command(name="slow", description="Answer later")
    async def slow(interaction: discord.Interaction[Any], secretly: bool = False) -> None:
        await interaction.response.defer(ephemeral=secretly)
        await interaction.edit_original_response(content="done", attachments=[picture()])

    @tree.command(name="poke", description="Call somebody")
    async def poke(interaction: discord.Interaction[Any], whom: discord.Member) -> None:
        await interaction.response.send_message(f"hey {whom.mention} ({whom.display_name})")


@contextlib.asynccontextmanager
async def running(place: StandIn, bot: commands.Bot | None = None) -> AsyncIterator[Any]:
    """A bot logged in to a stand-in and ready, closed at the end."""
    bot = bot or StageBot()
    with aimed(place.api_url):
        async with bot:
            await bot.login("playground.token.x")
            connection = asyncio.create_task(bot.connect())
            ready = asyncio.create_task(bot.wait_until_ready())
            await asyncio.wait([connection, ready], return_when=asyncio.FIRST_COMPLETED, timeout=20)
            ready.cancel()
            if connection.done():
                connection.result()
            yield bot
        with contextlib.suppress(discord.DiscordException):
            await connection


@contextlib.asynccontextmanager
async def stage(bot: commands.Bot | None = None, **options: Any) -> AsyncIterator[tuple[World, Any, StandIn]]:
    """A stand-in with a bot ready in it: (world, bot, place)."""
    async with StandIn(**options) as place, running(place, bot) as ready_bot:
        yield place.world, ready_bot, place
