"""What keeps the bot from starting is said in one plain sentence, the exit status is 1, and no file is changed."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

import bot
from data.store import Store
from playground.server import StandIn
from playground.world import World

ROOT = Path(__file__).resolve().parents[2]


def make(path: Path) -> None:
    """A database of this version."""

    async def work() -> None:
        await (await Store.open(path)).close()

    asyncio.run(work())


def write(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
        connection.commit()


def newer(path: Path) -> None:
    make(path)
    write(path, "PRAGMA user_version = 99")


def no_database(path: Path) -> None:
    path.write_text("skulls: 8\n" * 500)


def somebody_else_s(path: Path) -> None:
    write(path, "CREATE TABLE recipes (name TEXT)")


def damaged(path: Path) -> None:
    make(path)
    data = bytearray(path.read_bytes())
    data[4096:12288] = b"\xa5" * 8192
    path.write_bytes(data)


def cut_off(path: Path) -> None:
    make(path)
    path.write_bytes(path.read_bytes()[:6000])


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Starts the bot with settings; what it says on its way out."""

    def started(*arguments: str, **settings: str) -> str:
        values = {"DISCORD_TOKEN": "a.b.c", "DISCORD_API": "", "SPAWNPOINT_DB": str(tmp_path / "bot.db")} | settings
        for name in ("SPAWNPOINT_LOG", "SPAWNPOINT_WORKERS", "SPAWNPOINT_PLAYGROUND"):
            monkeypatch.delenv(name, raising=False)
        for name, value in values.items():
            monkeypatch.setenv(name, value)
        assert bot.main(arguments) == 1
        said = capsys.readouterr()
        assert said.out == ""
        assert "Traceback" not in said.err
        return said.err

    return started


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (newer, "was written by a newer version (store 99, this one knows"),
        (no_database, "is not a Spawnpoint database"),
        (somebody_else_s, "is not a Spawnpoint database"),
        (damaged, "is damaged"),
        (cut_off, "is damaged"),
    ],
)
@pytest.mark.parametrize("arguments", [(), ("check",), ("backup", "copy.db")])
def test_an_unusable_database_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: Callable[..., str],
    spoil: Callable[[Path], None], sentence: str, arguments: tuple[str, ...],
) -> None:  # fmt: skip
    path = tmp_path / "bot.db"
    spoil(path)
    monkeypatch.chdir(tmp_path)
    before = path.read_bytes()
    said = start(*arguments)
    assert sentence in said and "Nothing was changed" in said and str(path) in said
    assert said.count("\n") == 1
    assert path.read_bytes() == before
    assert not (tmp_path / "copy.db").exists()


def test_a_second_instance_is_refused(tmp_path: Path, start: Callable[..., str]) -> None:
    first = asyncio.run(Store.open(tmp_path / "bot.db"))
    try:
        assert "is in use by another instance" in start()
    finally:
        asyncio.run(first.close())


def test_a_folder_that_is_not_there(tmp_path: Path, start: Callable[..., str]) -> None:
    assert "cannot be opened" in start(SPAWNPOINT_DB=str(tmp_path / "nowhere" / "bot.db"))


@pytest.mark.parametrize("token", ["", "   "])
def test_without_a_token_it_says_how_to_get_one_and_that_none_is_needed_to_play(
    start: Callable[..., str], token: str
) -> None:
    said = start(DISCORD_TOKEN=token)
    assert "https://discord.com/developers/applications" in said
    assert "no token is needed:  make play" in said


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("SPAWNPOINT_LOG", "loud", "it can be DEBUG"),
        ("SPAWNPOINT_WORKERS", "0", "at least 1"),
        ("SPAWNPOINT_WORKERS", "two", "at least 1"),
        ("DISCORD_API", "https://discord.example/api", "DISCORD_API"),
    ],
)
def test_settings_that_cannot_be_read(start: Callable[..., str], name: str, value: str, sentence: str) -> None:
    assert sentence in start(**{name: value})


async def ended(place: StandIn | None, path: Path, *arguments: str, api: str = "") -> tuple[int, str]:
    """A bot of its own process that ends by itself: exit status and what it said."""
    environment = {
        **os.environ, "DISCORD_TOKEN": "wrong.token.x", "SPAWNPOINT_DB": str(path), "SPAWNPOINT_LOG": "CRITICAL",
        "DISCORD_API": api or (place.api_url if place else ""),
    }  # fmt: skip
    run = await asyncio.create_subprocess_exec(
        sys.executable, "bot.py", *arguments, cwd=ROOT, env=environment,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    _, errors = await asyncio.wait_for(run.communicate(), 30)
    return run.returncode or 0, errors.decode()


async def test_a_wrong_token_is_told(tmp_path: Path) -> None:
    world = World()
    world.token = "right.token.x"
    async with StandIn(world) as place:
        status, said = await ended(place, tmp_path / "bot.db")
    assert (status, world.identifies) == (1, 0)
    assert said.startswith("Discord does not accept this DISCORD_TOKEN") and "Traceback" not in said


async def test_a_token_that_is_reset_while_connecting_is_told(tmp_path: Path) -> None:
    async with StandIn() as place:
        place.world.faults.close_at_identify(4004)
        status, said = await ended(place, tmp_path / "bot.db")
    assert status == 1
    assert said.startswith("Discord does not accept this DISCORD_TOKEN") and "Traceback" not in said


async def test_discord_out_of_reach_is_told(tmp_path: Path) -> None:
    async with StandIn() as place:
        nobody = place.api_url
    status, said = await ended(None, tmp_path / "bot.db", api=nobody)
    assert (status, said.count("\n")) == (1, 1)
    assert said.startswith("Discord cannot be reached")


async def test_a_port_in_use_is_told(tmp_path: Path) -> None:
    async with StandIn() as place:
        database = str(tmp_path / "play.db")
        status, said = await ended(None, tmp_path, "playground", "--port", str(place.port), "--database", database)
    assert (status, said.count("\n")) == (1, 1)
    assert said.startswith(f"Port {place.port} on 127.0.0.1 cannot be used")
