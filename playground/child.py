"""The bot as a child process that never outlives its parent."""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

GRACE_S = 8.0  # between asking a bot to end and ending it
_PR_SET_PDEATHSIG = 1


class Child:
    """A process started by `start`; its output goes to a log file."""

    def __init__(self, command: list[str], environment: dict[str, str], log: Path) -> None:
        self.command = command
        self.environment = environment
        self.log = log
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it (again)."""
        with self.log.open("ab") as output:
            self._process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                env={**os.environ, **self.environment},
                preexec_fn=_dies_with_parent(os.getpid()),
                # Ctrl-C in the terminal reaches the parent only: it alone decides when the bot ends.
                start_new_session=True,
            )

    async def wait(self) -> int:
        """Wait for its end; answers its exit code (negative: the signal that ended it)."""
        if self._process is None:
            raise RuntimeError("the child was never started")
        return await self._process.wait()

    async def stop(self) -> None:
        """Ask it to end, and end it when it does not."""
        if self._process is None or self._process.returncode is not None:
            return
        self._process.terminate()
        try:
            async with asyncio.timeout(GRACE_S):
                await self._process.wait()
        except TimeoutError:
            self._process.kill()
            await self._process.wait()

    def last_lines(self, count: int = 20) -> str:
        """The end of its output."""
        if not self.log.is_file():
            return ""
        return "\n".join(self.log.read_text(encoding="utf-8", errors="replace").splitlines()[-count:])


def _dies_with_parent(parent_id: int) -> Callable[[], None] | None:
    """What the child runs before its program: Linux then kills it when its parent ends, however that happens."""
    if not sys.platform.startswith("linux"):
        return None
    libc = ctypes.CDLL(None, use_errno=True)

    def prepare() -> None:
        libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        # The parent may have ended before the call took effect.
        if os.getppid() != parent_id:
            os._exit(1)

    return prepare
