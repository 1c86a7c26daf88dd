"""`python bot.py restore FILE`: what was there is kept and named, and nothing is changed where it cannot be done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

import bot
from data.store import Store
from tests.host_tools import ANN, BOB, count, hosting, running

Verb = Callable[..., tuple[int, str, str]]


@pytest.fixture
def verb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Verb:
    """`python bot.py ...` with the database `bot.db`: exit status, what it said, what it complained about."""
    monkeypatch.setenv("SPAWNPOINT_DB", str(tmp_path / "bot.db"))

    def done(*arguments: str) -> tuple[int, str, str]:
        status = bot.main(arguments)
        said = capsys.readouterr()
        return status, said.out, said.err

    return done


def played(path: Path, tables: int) -> None:
    """`tables` more running tables in the database at `path`."""

    async def play() -> None:
        async with hosting(path) as host:
            for _ in range(tables):
                await running(host, ANN, BOB)

    asyncio.run(play())


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".lock"}


def test_a_backup_comes_back_and_the_newer_database_is_kept_beside_it(tmp_path: Path, verb: Verb) -> None:
    path, kept = tmp_path / "bot.db", tmp_path / "kept.db"
    played(path, 1)
    assert verb("backup", str(kept))[0] == 0
    played(path, 2)
    status, said, complained = verb("restore", str(kept))
    (aside,) = tmp_path.glob("bot.db.replaced-*")
    assert (status, complained) == (0, "")
    assert said.splitlines() == [
        f"{kept} is the database {path} now. `python bot.py check` tries every open session.",
        f"The one that was there, with all that was played since, is kept as {aside}.",
    ]
    assert [count(file, "SELECT count(*) FROM sessions") for file in (path, kept, aside)] == [1, 1, 3]

    verb("restore", str(kept))
    asides = sorted(tmp_path.glob("bot.db.replaced-*"))
    assert [count(file, "SELECT count(*) FROM sessions") for file in asides] == [3, 1], "none is overwritten"


def test_numbers_that_discord_may_have_seen_are_not_given_out_again(tmp_path: Path, verb: Verb) -> None:
    """A table opened after the backup had a number; its buttons must not lead to the next table opened now."""
    path, kept = tmp_path / "bot.db", tmp_path / "kept.db"
    played(path, 1)
    verb("backup", str(kept))
    played(path, 1)
    lost = count(path, "SELECT max(id) FROM sessions"), count(path, "SELECT max(id) FROM posts")
    verb("restore", str(kept))
    played(path, 1)
    assert count(path, "SELECT count(*) FROM sessions") == 2
    assert count(path, "SELECT max(id) FROM sessions") > lost[0]
    assert count(path, "SELECT max(id) FROM posts") > lost[1]


def test_where_no_database_is_a_backup_is_simply_put(tmp_path: Path, verb: Verb) -> None:
    other, path = tmp_path / "other.db", tmp_path / "bot.db"
    played(other, 1)
    status, said, _ = verb("restore", str(other))
    assert (status, said.count("\n")) == (0, 1)
    assert count(path, "SELECT count(*) FROM sessions") == 1
    assert list(tmp_path.glob("*replaced*")) == []


def test_a_running_instance_keeps_its_database(tmp_path: Path, verb: Verb) -> None:
    path, kept = tmp_path / "bot.db", tmp_path / "kept.db"
    played(path, 1)
    verb("backup", str(kept))

    async def tried() -> tuple[int, str, str]:
        store = await Store.open(path)
        before = files(tmp_path)
        try:
            return await asyncio.to_thread(verb, "restore", str(kept))
        finally:
            assert files(tmp_path) == before
            await store.close()

    status, _, complained = asyncio.run(tried())
    assert status == 1 and complained.count("\n") == 1
    assert f"{path} is in use by another instance. Stop it first" in complained


def broken(path: Path) -> None:
    played(path, 1)
    data = bytearray(path.read_bytes())
    data[4096:12288] = b"\xa5" * 8192
    path.write_bytes(data)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda path: None, "there is no such file"),
        (lambda path: path.write_text("skulls: 8\n" * 500), "is not a Spawnpoint database"),
        (broken, "is damaged"),
    ],
)
def test_a_file_that_is_no_sound_backup_changes_nothing(
    tmp_path: Path, verb: Verb, spoil: Callable[[Path], None], sentence: str
) -> None:
    path, kept = tmp_path / "bot.db", tmp_path / "kept.db"
    played(path, 1)
    spoil(kept)
    before = files(tmp_path)
    status, said, complained = verb("restore", str(kept))
    assert (status, said, complained.count("\n")) == (1, "", 1)
    assert sentence in complained and str(kept) in complained
    assert files(tmp_path) == before
