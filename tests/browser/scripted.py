"""A bot made of a table of answers, straight on the World: the page's tests need no discord.py and no game."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from typing import Any

from PIL import Image, ImageDraw

from playground.errors import Json
from playground.interactions import Interaction
from playground.messages import Upload
from playground.model import Channel, Message
from playground.world import World

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
V2 = 1 << 15
PRIVATE = 1 << 6

Answer = Callable[[Interaction], Json | None]


def text(content: str) -> Json:
    """A text display."""
    return {"type": 10, "content": content}


def button(label: str, custom_id: str, style: int = 2, **more: Any) -> Json:
    """A button."""
    return {"type": 2, "label": label, "custom_id": custom_id, "style": style, **more}


def row(*parts: Json) -> Json:
    """An action row."""
    return {"type": 1, "components": list(parts)}


def box(*parts: Json, accent: int | None = None) -> Json:
    """A container."""
    return {"type": 17, "components": list(parts), **({"accent_color": accent} if accent is not None else {})}


def v2(*parts: Json, **more: Any) -> Json:
    """The payload of a Components V2 message."""
    return {"flags": V2 | more.pop("flags", 0), "components": list(parts), **more}


def picture(words: str, width: int = 1600, height: int = 1060) -> bytes:
    """A plain board-like PNG."""
    image = Image.new("RGB", (width, height), "#181c25")
    draw = ImageDraw.Draw(image)
    side = width // 8
    floors = ["#552b33", "#27395a", "#4c401d", "#26463b"]
    for column in range(4):
        for line in range(3):
            left, top = 40 + column * side, 40 + line * side
            floor = floors[(column + line) % 4]
            draw.rectangle([left, top, left + side - 8, top + side - 8], fill=floor, outline="#b4bed0", width=6)
    draw.text((60 + 4 * side, 60), words, fill="#f3f5fa", font_size=width // 22)
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


class ScriptedBot:
    """Answers interactions from `answers`: command name or custom id -> a function that gives the callback's body.

    None as a body means silence. `delay_s` waits before the answer.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.answers: dict[str, Answer] = {}
        self.delay_s: dict[str, float] = {}
        self.heard: list[Interaction] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.stop = world.on_dispatch(self._hear)

    def _hear(self, event: str, data: Json) -> None:
        if event != "INTERACTION_CREATE":
            return
        interaction = self.world.interactions.by_id[data["id"]]
        self.heard.append(interaction)
        task = asyncio.get_running_loop().create_task(self._answer(interaction))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _answer(self, interaction: Interaction) -> None:
        name = interaction.command_name or interaction.data.get("custom_id", "")
        await asyncio.sleep(self.delay_s.get(name, 0))
        body = self.answers[name](interaction) if name in self.answers else None
        if body is not None:
            uploads = body.pop("uploads", {})
            self.world.interactions.respond(interaction, body, uploads)

    def post(self, payload: Json, channel: Channel | None = None, files: dict[str, bytes] | None = None) -> Message:
        """Post a public message; `files` are given by name and described by `attachments` in the payload."""
        uploads = {at: Upload(name, content) for at, (name, content) in enumerate((files or {}).items())}
        where = channel or self.world.table
        return self.world.messages.post(where, self.world.bot, {"allowed_mentions": {"parse": ["users"]}, **payload},
                                        uploads)  # fmt: skip


def say_private(words: str, *parts: Json) -> Answer:
    """An answer that opens a private panel."""
    return lambda _: {"type": MESSAGE, "data": v2(box(text(words), *parts), flags=PRIVATE)}
