"""What a message shows, said without Discord: lines, a picture, rows of buttons and selects; and how Discord shows it.

A `Screen` becomes a Components V2 layout. All buttons and selects are `Piece`s, so they answer after any restart.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import discord
from discord import ui

from cogs.ids import TEMPLATE, PressId, parse

LONGEST_LABEL = 80
LONGEST_OPTION = 100
MOST_OPTIONS = 25
MOST_IN_ROW = 5
MOST_TEXT = 4000
LONGEST_ALT = 256

Style = Literal["plain", "go", "danger", "main"]
_STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "go": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


@dataclass(frozen=True)
class Button:
    """One button. `off` = shown, but cannot be pressed."""

    label: str
    id: PressId
    style: Style = "plain"
    off: bool = False


@dataclass(frozen=True)
class Option:
    """One entry of a select; `chosen` entries are marked when it is shown."""

    label: str
    value: str
    about: str = ""
    chosen: bool = False


@dataclass(frozen=True)
class Select:
    """A select of at most 25 options, of which between `least` and `most` are chosen."""

    hint: str
    id: PressId
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


Row = Select | tuple[Button, ...]


@dataclass(frozen=True)
class Image:
    """A picture to show: PNG bytes, the words for those who do not see it, and a file name that changes with it."""

    png: bytes
    alt: str
    name: str

    def file(self) -> discord.File:
        """A fresh attachment (each can be sent once)."""
        return discord.File(io.BytesIO(self.png), filename=self.name, description=self.alt[:LONGEST_ALT])


@dataclass(frozen=True)
class Screen:
    """A whole message: text blocks, then the picture, then the rows, then closing lines."""

    lines: tuple[str, ...]
    rows: tuple[Row, ...] = ()
    image: Image | None = None
    foot: tuple[str, ...] = field(default=())
    images: tuple[Image, ...] = ()
    """Further pictures, side by side."""

    @property
    def pictures(self) -> tuple[Image, ...]:
        """All pictures in order."""
        return (() if self.image is None else (self.image,)) + self.images

    def view(self) -> ui.LayoutView:
        """The layout, new for each send as discord.py wants it. A screen with a picture needs `files` sent along."""
        view = ui.LayoutView(timeout=None)
        text = cut("\n".join(self.lines), MOST_TEXT - 400 if self.foot else MOST_TEXT)
        view.add_item(ui.TextDisplay(text or "\u200b"))
        if self.pictures:
            gallery = ui.MediaGallery[Any]()
            for image in self.pictures:
                gallery.add_item(media=f"attachment://{image.name}", description=image.alt[:LONGEST_ALT])
            view.add_item(gallery)
        for row in action_rows(self.rows):
            view.add_item(row)
        if self.foot:
            view.add_item(ui.TextDisplay(cut("\n".join(self.foot), 400)))
        return view

    def files(self) -> list[discord.File]:
        """The attachments to send with `view`."""
        return [image.file() for image in self.pictures]


class Piece(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """Every button and select of ours; what it does is in its id, and `callback` hands it to the client's router."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Piece:
        """The pressed piece again, around what Discord sent."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hands the press on."""
        await interaction.client.desk.router.pressed(interaction, parse(self.custom_id))


def piece(thing: Button | Select) -> Piece:
    """The discord.py item of a button or select."""
    if isinstance(thing, Button):
        return Piece(
            ui.Button(
                label=cut(thing.label, LONGEST_LABEL),
                custom_id=thing.id.text(),
                style=_STYLES[thing.style],
                disabled=thing.off,
            )
        )
    options = [
        discord.SelectOption(
            label=cut(option.label, LONGEST_OPTION),
            value=option.value,
            description=cut(option.about, LONGEST_OPTION) or None,
            default=option.chosen,
        )
        for option in thing.options
    ]
    most = min(thing.most, len(options))
    return Piece(
        ui.Select(
            placeholder=cut(thing.hint, 150),
            custom_id=thing.id.text(),
            options=options,
            min_values=min(thing.least, most),
            max_values=most,
        )
    )


def action_rows(rows: Iterable[Row]) -> list[ui.ActionRow[Any]]:
    """The rows as discord.py wants them; empty ones are left out."""
    built = []
    for row in rows:
        things: Sequence[Button | Select] = (row,) if isinstance(row, Select) else row
        if things:
            built.append(ui.ActionRow[Any](*(piece(thing) for thing in things)))
    return built


def plain_view(rows: Iterable[Sequence[Button]]) -> ui.View:
    """Rows of buttons under an ordinary message (one with content and an attachment)."""
    view = ui.View(timeout=None)
    for number, row in enumerate(rows):
        for button in row:
            item = piece(button)
            item.row = number
            view.add_item(item)
    return view


def in_rows(buttons: Sequence[Button], width: int = MOST_IN_ROW) -> tuple[tuple[Button, ...], ...]:
    """The buttons in rows of at most `width`."""
    return tuple(tuple(buttons[start : start + width]) for start in range(0, len(buttons), width))


def cut(text: str, room: int) -> str:
    """The text, shortened to `room` characters by an ellipsis where it is longer."""
    return text if len(text) <= room else text[: room - 1].rstrip() + "…"
