"""The whole path of a press through the stand-in, against the least a bot can do.

    python -m tests.bench.discord [--sessions N] [--json]

`ack_vs_ok`: the first callback of our panel presses against that of a bot that only says ok. `panel_vs_png`: our panels
with a picture, from press to picture, against a bot that sends a ready picture of that size in the same way: private,
acknowledged first (whoever draws must), then filled. Both are medians of the same run, one press at a time; ours has
drawn ahead what the called person will look at, as it does after each table message (`undrawn_panel_ms` has not). The
rest is measured with N sessions at once, a person and two computers each, whose people play on at random: first without
a pause (`presses_per_s`), then thinking a second before each press. `board_p95_ms` is from the press that ends a turn,
over two computers' turns, to the table message that calls the person again.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import logging
import random
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.host import SessionInfo
from playground.model import Message
from playground.people import Person, Reply
from playground.server import StandIn
from tests.cogs.stage import Stage, host_person, opened, pressable
from tests.playground.stage import running

TURNS = 3
"""How often ours and the plain bot are measured in turn, so that a busy moment of the machine meets both."""
ROUNDS = 20
CALM_S = 0.03
"""Before each of these presses, for both bots: in a hot loop the plain one would never leave the processor's cache."""
THINK_S = 1.0
"""Seconds a person thinks before a press, while latencies are measured."""
WARM = 5


class Plain(ui.DynamicItem[ui.Button[Any]], template=r"plain:(?P<what>ok|png)"):
    """The least a button can do: say ok, or send a ready picture."""

    png = b""

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Plain:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        if self.custom_id == "plain:ok":
            await interaction.response.send_message("ok", ephemeral=True)
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
            view = ui.LayoutView(timeout=None)
            view.add_item(ui.TextDisplay("a picture"))
            view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://a.png", description="a picture")))
            picture = discord.File(io.BytesIO(Plain.png), "a.png", description="a picture")
            await interaction.edit_original_response(view=view, attachments=[picture])


class PlainBot(commands.Bot):
    """A bot that has only the two plain buttons."""

    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned, intents=discord.Intents(guilds=True), guild_ready_timeout=0.02
        )

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Plain)

        @self.tree.command(name="plain", description="Post the buttons")
        async def plain(interaction: discord.Interaction[Any]) -> None:
            view = ui.View(timeout=None)
            for what in ("ok", "png"):
                view.add_item(Plain(ui.Button(label=what, custom_id=f"plain:{what}")))
            await interaction.response.send_message("plain", view=view)

        assert isinstance(self.tree, app_commands.CommandTree)
        await self.tree.sync()


async def timed(person: Person, message: Message, label: str) -> tuple[Reply, float]:
    """A press, and the milliseconds until its answer is whole."""
    begun = time.perf_counter()
    reply = await person.press(message, label)
    return reply, (time.perf_counter() - begun) * 1000


async def plain_times(png: bytes) -> tuple[list[float], list[float]]:
    """Acks of the bot that says ok, answers of the bot that sends a picture (ms)."""
    Plain.png = png
    async with StandIn() as place, running(place, PlainBot()):
        person = place.world.person("Ann")
        message = (await person.slash("plain")).message
        acks, answers = [], []
        for _ in range(ROUNDS + WARM):
            await asyncio.sleep(CALM_S)
            acks.append((await timed(person, message, "ok"))[0].ack_ms)
            await asyncio.sleep(CALM_S)
            answers.append((await timed(person, message, "png"))[1])
    return acks[WARM:], answers[WARM:]


async def own_times(folder: Path) -> tuple[list[float], list[float], list[float], bytes]:
    """Acks, answers of our panels with a picture and the same undrawn (ms), and such a picture.

    The table is another at each press, as it is when somebody is called.
    """
    async with opened(folder) as stage:
        ann, radek, ota = stage.person("Ann"), stage.person("Radek"), stage.person("Ota")
        info = await stage.placed([ann, radek, ota], {"A": {"at": "C2", "weapons": ["zx2"]}, "B": {"at": "C3"}})
        acks, answers, undrawn = [], [], []
        board = await stage.board()
        for number in range(ROUNDS + WARM):
            await stage.lay(info.id, {"A": {"at": ("C2", "B2", "D2", "B3")[number % 4], "weapons": ["zx2"]}})
            stage.forget_pictures()
            await stage.draw_ahead(info, ann)
            await asyncio.sleep(CALM_S)
            reply, took = await timed(ann, board, "My move")
            acks.append(reply.ack_ms)
            answers.append(took)
            await stage.lay(info.id, {"A": {"at": ("B3", "C2", "B2", "D2")[number % 4], "weapons": ["zx2"]}})
            stage.forget_pictures()
            undrawn.append((await timed(ann, board, "My move"))[1])
        assert reply.message is not None
        png = stage.world.messages.files[reply.message.attachments[0]["id"]].content
        return acks[WARM:], answers[WARM:], undrawn[WARM:], png


class Player:
    """Somebody who plays on by presses, and how long each took."""

    def __init__(self, stage: Stage, person: Person, info: SessionInfo, seed: int) -> None:
        self.stage = stage
        self.person = person
        self.id = info.id
        self.random = random.Random(seed)
        self.acks: list[float] = []
        self.panels: list[float] = []
        self.boards: list[float] = []

    async def play(self, presses: int, think_s: float) -> None:
        """That many presses, each after thinking for about so long."""
        self.acks, self.panels, self.boards = [], [], []
        message = await self.board()
        label = "My move"
        while len(self.acks) < presses:
            await asyncio.sleep(think_s * self.random.uniform(0.5, 1.5))
            ended = time.perf_counter()
            before = (await self.stage.host.session(self.id)).message
            reply, took = await timed(self.person, message, label)
            self.acks.append(reply.ack_ms)
            if reply.message is not None and reply.message.attachments:
                self.panels.append(took)
            choices = [name for name in pressable(reply.message) if name not in ("Rules", "Undo", "Why not…")]
            if label.startswith("End turn") or not choices or set(choices) <= {"My hand"}:
                if await self.next_board(before):
                    self.boards.append((time.perf_counter() - ended) * 1000)
                message, label = await self.board(), "My move"
            else:
                message, label = reply.message, self.random.choice(choices)  # type: ignore[assignment]
                label = next((name for name in choices if name.startswith("End turn")), label)
                label = next(str(control.custom_id) for control in message.buttons if control.label == label)

    async def board(self) -> Message:
        """The newest table message of the session."""
        while True:
            info = await self.stage.host.session(self.id)
            message = self.stage.world.messages.anywhere(str(info.message))
            if message is not None and any(button.label == "My move" for button in message.buttons):
                return message
            await asyncio.sleep(0.005)

    async def next_board(self, before: int | None, wait_s: float = 20.0) -> bool:
        """Waits for a newer table message."""
        until = time.perf_counter() + wait_s
        while time.perf_counter() < until:
            info = await self.stage.host.session(self.id)
            if info.message != before or info.status != "running":
                return info.status == "running"
            await asyncio.sleep(0.005)
        return False


async def many(folder: Path, sessions: int, presses: int) -> dict[str, float]:
    """N sessions at once."""
    async with opened(folder) as stage:
        players = []
        for number in range(sessions):
            person = stage.person(f"P{number}")
            channel = stage.world.channel(None)
            info = await stage.host.new_session(
                int(channel.guild_id), int(channel.id), host_person(person), "adrenaline", "deathmatch",
                {"preset": "full_game"}, computers=2, seat_order="joined",
            )  # fmt: skip
            await stage.host.start(info.id, int(person.id))
            players.append(Player(stage, person, info, number))
        await stage.quiet(120)
        begun = time.perf_counter()
        await asyncio.gather(*(player.play(presses, 0) for player in players))
        throughput = sessions * presses / (time.perf_counter() - begun)
        await asyncio.gather(*(player.play(presses, THINK_S) for player in players))
        if stage.world.violations:
            raise AssertionError(f"Discord would refuse: {stage.world.violations[:3]}")
    return {
        "presses_per_s": round(throughput, 1),
        "ack_p99_ms": _percentile([ack for player in players for ack in player.acks], 99),
        "panel_p99_ms": _percentile([panel for player in players for panel in player.panels], 99),
        "board_p95_ms": _percentile([board for player in players for board in player.boards], 95),
    }


def _percentile(values: Sequence[float], percent: int) -> float:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, len(ordered) * percent // 100)], 1) if ordered else 0.0


async def measured(sessions: int, presses: int, turns: int = TURNS) -> dict[str, Any]:
    """All fields of the measure."""
    acks, panels, undrawn, oks, pngs = [], [], [], [], []
    for _ in range(turns):
        with tempfile.TemporaryDirectory() as folder:
            own = await own_times(Path(folder))
        plain = await plain_times(own[3])
        acks, panels, undrawn = acks + own[0], panels + own[1], undrawn + own[2]
        oks, pngs = oks + plain[0], pngs + plain[1]
    ack, panel, ok, ready = (statistics.median(times) for times in (acks, panels, oks, pngs))
    with tempfile.TemporaryDirectory() as folder:
        found: dict[str, Any] = await many(Path(folder), sessions, presses)
    return {
        "sessions": sessions,
        **found,
        "ack_vs_ok": round(ack / ok, 2),
        "panel_vs_png": round(panel / ready, 2),
        "ack_ms": round(ack, 2),
        "ok_ms": round(ok, 2),
        "panel_ms": round(panel, 1),
        "png_ms": round(ready, 1),
        "undrawn_panel_ms": round(statistics.median(undrawn), 1),
        "picture_kib": round(len(own[3]) / 1024, 1),
    }


def main(arguments: Sequence[str]) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sessions", type=int, default=4, help="sessions that are played at once")
    parser.add_argument("--presses", type=int, default=20, help="presses of each person, in each of the two parts")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    options = parser.parse_args(arguments)
    logging.basicConfig(level=logging.ERROR)
    found = asyncio.run(measured(options.sessions, options.presses))
    if options.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:>16}  {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
