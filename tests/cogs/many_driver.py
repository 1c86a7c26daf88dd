"""Opens a host in a process of its own: `python -m tests.cogs.many_driver DATABASE` prints seconds and MiB as JSON."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path

from cogs.host import Host
from tests.host_tools import Clock


def resident_mib() -> float:
    status = Path("/proc/self/status").read_text("ascii")
    return int(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1]) / 1024


async def main(path: Path) -> dict[str, float]:
    begun = time.perf_counter()
    host = await Host.open(path, Clock())
    waiting = len(await host.waiting(1))
    due = len(await host.due_posts(2e6))
    ready = time.perf_counter() - begun
    looks = [await host.look(info.id, None) for info in await host.sessions(status="running", limit=5)]
    await host.close()
    return {"seconds": ready, "mib": resident_mib(), "waiting": waiting, "due": due, "looks": len(looks)}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(Path(sys.argv[1])))))
