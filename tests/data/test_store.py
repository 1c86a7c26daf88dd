"""The database file: made, migrated, locked, refused, backed up and restored."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from data.store import Store, StoreError, backup, restore
from data.store import database as files
from tests.host_tools import ANN, BOB, act, count, hosting, running

LATER = "CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT;\nINSERT INTO later VALUES (7);\n"


async def opened(path):
    store = await Store.open(path)
    await store.close()
    return store


async def refusal(path):
    before = path.read_bytes() if path.exists() else None
    with pytest.raises(StoreError) as error:
        await opened(path)
    assert (path.read_bytes() if path.exists() else None) == before, "a refused file is not changed"
    assert str(path) in str(error.value)
    return error.value.code


async def test_a_new_file_is_made_as_designed(tmp_path):
    path = tmp_path / "toy.db"
    store = await Store.open(path)
    assert len(store.installation) == 8
    found = [await store.database.run(lambda c, p=p: c.execute(f"PRAGMA {p}").fetchone()[0])
             for p in ("journal_mode", "synchronous", "foreign_keys")]  # fmt: skip
    assert found == ["wal", 2, 1]
    await store.close()
    assert (await opened(path)).installation == store.installation
    assert list(tmp_path.glob("*.backup")) == []


async def test_migrations_run_after_a_backup_in_one_transaction(tmp_path, monkeypatch):
    path = tmp_path / "toy.db"
    await opened(path)
    scripts = files.migrations()
    newest = max(scripts)
    broken = {**scripts, newest + 1: LATER, newest + 2: "CREATE TABLE later (id INTEGER) STRICT;\n"}
    with pytest.raises(sqlite3.Error):
        files.prepare(path, broken)
    assert count(path, "PRAGMA user_version") == newest
    assert count(path, "SELECT count(*) FROM sqlite_master WHERE name = 'later'") == 0
    for old in tmp_path.glob("*.backup"):
        old.unlink()
    monkeypatch.setattr(files, "migrations", lambda: {**scripts, newest + 1: LATER})
    await opened(path)
    assert count(path, "SELECT id FROM later") == 7
    (kept,) = tmp_path.glob(f"toy.db.v{newest}-*.backup")
    assert count(kept, "PRAGMA user_version") == newest


def test_migrations_are_numbered_without_a_gap():
    found = files.migrations()
    assert list(found) == list(range(1, len(found) + 1))
    assert len(list(files.MIGRATIONS.glob("*"))) == len(found)
    with pytest.raises(ValueError, match="unfinished"):
        list(files.statements("CREATE TABLE a (b INTEGER)"))


async def test_a_newer_database_is_refused(tmp_path):
    path = tmp_path / "toy.db"
    await opened(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    assert await refusal(path) == "newer_version"


async def test_foreign_and_broken_files_are_refused(tmp_path):
    text = tmp_path / "text.db"
    text.write_text("a letter to Eva, not a database")
    assert await refusal(text) == "foreign_file"
    foreign = tmp_path / "foreign.db"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    assert await refusal(foreign) == "foreign_file"
    broken = tmp_path / "broken.db"
    await opened(broken)
    data = bytearray(broken.read_bytes())
    data[4096:12288] = b"\xa5" * 8192
    broken.write_bytes(data)
    assert await refusal(broken) == "broken_file"
    assert await refusal(tmp_path / "missing" / "toy.db") == "cannot_open"


def second_instance(path):
    code = (
        "import asyncio, sys; from data.store import Store, StoreError\n"
        "try: asyncio.run(Store.open(sys.argv[1]))\n"
        "except StoreError as error: sys.exit(error.code)"
    )
    root = Path(__file__).resolve().parents[2]
    run = subprocess.run([sys.executable, "-c", code, path], capture_output=True, text=True, cwd=root)
    return run.stderr.strip()


async def test_a_second_instance_is_refused(tmp_path):
    path = tmp_path / "toy.db"
    store = await Store.open(path)
    assert second_instance(path) == "in_use"
    with pytest.raises(StoreError):
        restore(path, path)
    await store.close()
    await opened(path)


async def test_a_backup_taken_while_playing_is_restored_and_played_on(tmp_path):
    path, kept = tmp_path / "toy.db", tmp_path / "kept.db"
    async with hosting(path) as host:
        info = await running(host, ANN, BOB)
        await act(host, info.id, ANN, "draw", "walk 1")
        then = await host.look(info.id, ANN.id)
        backup(path, kept)
        await act(host, info.id, ANN, "end")
        with pytest.raises(StoreError) as error:
            backup(path, kept)
        assert error.value.code == "target_exists"
    aside = restore(kept, path)
    assert count(aside, "SELECT seq FROM sessions") == 3
    async with hosting(path) as host:
        assert await host.look(info.id, ANN.id) == then
        await act(host, info.id, ANN, "end")
        assert (await host.verify(info.id)).sound
    with pytest.raises(StoreError):
        backup(tmp_path / "nowhere.db", tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()
