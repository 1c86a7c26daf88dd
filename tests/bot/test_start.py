"""What happens at a start: commands are registered once, until they change or Discord has lost them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs import sync
from playground.world import World
from tests.cogs.stage import opened


async def syncs(path: Path, world: World | None = None) -> tuple[World, int]:
    """Starts and ends the bot; the world, and how often commands were registered there so far."""
    async with opened(path, world=world) as stage:
        return stage.world, stage.world.commands.syncs


async def test_a_second_start_registers_nothing(tmp_path: Path) -> None:
    world, first = await syncs(tmp_path)
    _, second = await syncs(tmp_path, world)
    assert (first, second) == (1, 1)


async def test_changed_commands_are_registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    world, _ = await syncs(tmp_path)
    payloads = sync._payloads

    async def others(bot):
        found = await payloads(bot)
        return [{**found[0], "description": "something else"}, *found[1:]]

    monkeypatch.setattr(sync, "_payloads", others)
    assert (await syncs(tmp_path, world))[1] == 2


async def test_commands_that_discord_has_lost_are_registered(tmp_path: Path) -> None:
    world, _ = await syncs(tmp_path)
    lost = world.commands.all(None)[0]
    world.commands.delete(None, lost["id"])
    assert (await syncs(tmp_path, world))[1] == 2
    assert lost["name"] in {command["name"] for command in world.commands.all(None)}


async def test_a_discord_that_knows_nothing_gets_all_commands(tmp_path: Path) -> None:
    """The database remembers a registration, but the playground's files were removed."""
    await syncs(tmp_path)
    world, registered = await syncs(tmp_path, World())
    assert registered == 1 and world.commands.all(None)
