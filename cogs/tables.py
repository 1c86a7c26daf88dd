"""Finding the table a command or a press is about, and the sentence each table introduces itself with."""

from __future__ import annotations

from typing import Any

import discord

from cogs import speech
from cogs.desk import Desk
from cogs.host import SessionInfo
from cogs.host_records import no_seat
from cogs.names import shown
from cogs.panels import PANELS
from cogs.refusals import Refusal
from rules import registry
from rules.core.game import Mode

NO_TABLE = "ui-no-table"
"""Nothing is played that could be meant."""
HIDDEN_OPTIONS = ("answers",)
"""Options for proofs, not for people."""


def mode_of(info: SessionInfo) -> Mode:
    """The mode a session is played in."""
    return mode(info.system, info.mode)


def mode(system: str, name: str) -> Mode:
    """A mode of a game."""
    return next(mode for mode in registry.game(system).modes if mode.name == name)


def playable() -> list[tuple[str, Mode]]:
    """Every mode of every game that has a panel, the one to begin with first."""
    return [(system, mode) for system in PANELS for mode in registry.game(system).modes]


def presets() -> dict[str, str]:
    """Every preset of every game, with the game that names it first."""
    found: dict[str, str] = {}
    for system, mode in playable():
        for name in mode.presets:
            found.setdefault(name, system)
    return found


def where(info: SessionInfo) -> int:
    """The channel or thread a session is played in."""
    return info.thread or info.channel


def link(info: SessionInfo) -> str:
    """Where the newest board of a session is."""
    place = where(info)
    return f"https://discord.com/channels/{info.guild}/{place}/{info.message}" if info.message else f"<#{place}>"


def seated(info: SessionInfo, person: int) -> bool:
    """Whether the person has a seat there."""
    return any(seat.person == person and not seat.left for seat in info.seats)


def check_still_seated(info: SessionInfo, person: int) -> None:
    """Raises `HostError`, saying who holds the seat now, for somebody who held one here before."""
    refusal = no_seat(info, person)
    if info.seat_of(person) is None and refusal.code != "not_seated":
        raise refusal


def title(desk: Desk, language: str, info: SessionInfo) -> str:
    """How a table is called in a sentence: `ADRENALINE 7`."""
    return speech.title(desk.texts, language, info)


async def meant(
    desk: Desk, interaction: discord.Interaction[Any], table: str | None, *statuses: str, own: bool = True
) -> SessionInfo:
    """The session a command is about: the named table, else this channel's, else the only one of the person.

    Raises `Refusal` when there is none or more than one could be meant. With `own`, only sessions where the person is
    seated count as could-be-meant.
    """
    guild = interaction.guild_id or 0
    if table is not None:
        return await _named(desk, guild, table, statuses)
    channel = interaction.channel_id or 0
    all_here = [info for status in statuses for info in await desk.host.sessions(guild=guild, status=status)]
    mine = [info for info in all_here if seated(info, interaction.user.id)] if own else all_here
    for candidates in (
        [info for info in all_here if info.thread == channel],
        [info for info in mine if info.channel == channel],
        mine,
        [info for info in all_here if info.channel == channel],
    ):
        if len(candidates) == 1:
            return candidates[0]
        if len(candidates) > 1:
            raise Refusal("ui-which-table", tables=", ".join(str(info.number) for info in candidates))
    raise Refusal(NO_TABLE)


async def _named(desk: Desk, guild: int, table: str, statuses: tuple[str, ...]) -> SessionInfo:
    number = "".join(character for character in table if character.isdigit())
    for info in await desk.host.sessions(guild=guild):
        if number and info.number == int(number) and info.status in statuses:
            return info
    raise Refusal("ui-no-such-table", table=shown(table))


def guild_of(interaction: discord.Interaction[Any]) -> int:
    """The server a press comes from. Raises `Refusal` in private messages."""
    if interaction.guild_id is None:
        raise Refusal("ui-only-in-server")
    return interaction.guild_id
