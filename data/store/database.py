"""The file: lock, checks, migrations, backup and restore, and the one thread on which all SQL runs."""

from __future__ import annotations

import fcntl
import os
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import IO, Concatenate, ParamSpec, TypeVar

import aiosqlite

from data.store.errors import StoreError

APPLICATION_ID = 0x53504E50
"""Marks a file as ours (`SPNP`), in SQLite's header."""

MIGRATIONS = Path(__file__).parent / "migrations"
LARGEST_QUICK_CHECK = 64 << 20
"""Files above this size (bytes) are checked wholly by `bot.py check` only: it reads every page."""

_SQLITE = b"SQLite format 3\x00"
P = ParamSpec("P")
T = TypeVar("T")


def migrations(folder: Path = MIGRATIONS) -> dict[int, str]:
    """The SQL of each version, in order."""
    found = {}
    for path in folder.glob("V*__*.sql"):
        match = re.fullmatch(r"V(\d+)__\w+\.sql", path.name)
        if match is None:
            raise ValueError(f"{path.name} is not named like V1__first.sql")
        found[int(match[1])] = path.read_text("utf-8")
    return dict(sorted(found.items()))


class _Thread(aiosqlite.Connection):
    """aiosqlite's connection, which can also run a whole function on its thread.

    A transaction is one such function: nobody else's statement can fall into it, and it costs one hop.
    """

    async def run(self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        result: T = await self._execute(work, self._conn, *args, **kwargs)  # type: ignore[no-untyped-call]
        return result


class Database:
    """An open database file that no other process has open for writing."""

    def __init__(self, path: Path, thread: _Thread, lock: IO[str]) -> None:
        self.path = path
        self._thread = thread
        self._lock = lock

    @classmethod
    async def open(cls, path: str | Path) -> Database:
        """Locks, checks and migrates the file, making it if it is not there. Raises `StoreError`."""
        path = Path(path)
        lock = _locked(path)
        try:
            prepare(path)
            thread = _Thread(lambda: _connect(path), iter_chunk_size=64)
            await thread
        except BaseException:
            lock.close()
            raise
        return cls(path, thread, lock)

    async def run(self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `work` returns, run on the store's thread; its transactions are its own business."""
        return await self._thread.run(work, *args, **kwargs)

    async def close(self) -> None:
        """Closes the file and gives up the lock."""
        await self._thread.close()
        self._lock.close()


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _locked(path: Path) -> IO[str]:
    """The lock beside the database; the system frees it when the process ends, however it ends."""
    try:
        file = Path(f"{path}.lock").open("w", encoding="ascii")  # noqa: SIM115 - it stays open as long as the lock
    except OSError as error:
        raise StoreError("cannot_open", path=path, problem=error.strerror) from error
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise StoreError("in_use", path=path) from error
    return file


def prepare(path: Path, scripts: dict[int, str] | None = None) -> None:
    """Brings the file to the newest version, after a backup beside it if it had an older one. Raises `StoreError`."""
    scripts = migrations() if scripts is None else scripts
    newest = max(scripts)
    found = _version(path, newest)
    if found == newest:
        return
    if found:
        backup(path, Path(f"{path}.v{found}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.backup"))
    with closing(_connect(path)) as connection, transaction(connection):
        for version in range(found + 1, newest + 1):
            for statement in statements(scripts[version]):
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {newest}")


def _version(path: Path, newest: int) -> int:
    """The version of a file that is ours and sound; 0 if there is none yet. Changes nothing."""
    if not path.exists() or path.stat().st_size == 0:
        return 0
    with path.open("rb") as file:
        if file.read(len(_SQLITE)) != _SQLITE:
            raise StoreError("foreign_file", path=path)
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True)) as connection:
            (application,) = connection.execute("PRAGMA application_id").fetchone()
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            if application != APPLICATION_ID and not (application == 0 and tables == 0):
                raise StoreError("foreign_file", path=path)
            if version > newest:
                raise StoreError("newer_version", path=path, found=version, known=newest)
            if path.stat().st_size <= LARGEST_QUICK_CHECK:
                _sound(connection, path, "quick_check")
    except sqlite3.Error as error:
        raise StoreError("broken_file", path=path, problem=error) from error
    return int(version)


def _sound(connection: sqlite3.Connection, path: Path, how: str) -> None:
    rows = connection.execute(f"PRAGMA {how}(1)").fetchall()
    if rows != [("ok",)]:
        raise StoreError("broken_file", path=path, problem=" ".join(str(rows[0][0]).split()))


def statements(script: str) -> Iterator[str]:
    """The single statements of an SQL script."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        raise ValueError(f"unfinished statement: {statement.strip()}")


def backup(path: str | Path, target: str | Path) -> None:
    """Copies the database at one moment, also while an instance runs. Raises `StoreError`; never overwrites."""
    path, target = Path(path), Path(target)
    if not path.exists():
        raise StoreError("cannot_open", path=path, problem="there is no such file")
    if target.exists():
        raise StoreError("target_exists", path=target)
    _version(path, max(migrations()))
    part = Path(f"{target}.part")
    part.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            _sound(copy, path, "integrity_check")
        _flush(part)
        part.rename(target)
    except (sqlite3.Error, OSError) as error:
        raise StoreError("cannot_open", path=target, problem=error) from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def restore(source: str | Path, path: str | Path) -> Path | None:
    """Puts a backup in the place of the database; what was there stays beside it and is returned.

    Raises `StoreError` and changes nothing: an instance is running, or the backup is not sound.
    """
    source, path = Path(source), Path(path)
    if not source.exists():
        raise StoreError("cannot_open", path=source, problem="there is no such file")
    with closing(_locked(path)):
        fresh = Path(f"{path}.restored")
        fresh.unlink(missing_ok=True)
        backup(source, fresh)
        _number_on(fresh)
        aside = None
        if path.exists():
            aside = _dated(path)
            for end in ("", "-wal", "-shm"):
                with suppress(FileNotFoundError):
                    Path(f"{path}{end}").rename(f"{aside}{end}")
        fresh.rename(path)
    return aside


def _number_on(path: Path) -> None:
    """Lets sessions and posts be numbered above all that the replaced database can have given out.

    Discord still has its messages: their buttons name a session, and a nonce or file name that comes twice would be
    taken for one that has arrived. Nobody opens a session a minute, or posts once a second, for ever.
    """
    with closing(_connect(path)) as connection, transaction(connection):
        for table, seconds in (("sessions", 60), ("posts", 1)):
            floor = int(time.time()) // seconds
            if not connection.execute(
                "UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", (floor, table)
            ).rowcount:
                connection.execute("INSERT INTO sqlite_sequence (seq, name) VALUES (?, ?)", (floor, table))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")


def _dated(path: Path) -> Path:
    """A free name beside `path` that says when it was replaced."""
    name = f"{path}.replaced-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}"
    taken = 1
    while Path(name if taken == 1 else f"{name}-{taken}").exists():
        taken += 1
    return Path(name if taken == 1 else f"{name}-{taken}")


def _flush(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())
