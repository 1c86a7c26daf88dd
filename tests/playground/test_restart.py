"""A bot in another process, killed without warning and started again against the same world."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from playground.server import StandIn

ROOT = Path(__file__).resolve().parents[2]
BOT = """
import os
from playground.aim import aim
from tests.playground.stage import StageBot
aim(os.environ["DISCORD_API"])
StageBot().run("playground.token.x", log_handler=None)
"""


def start(place: StandIn) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_API": place.api_url}
    return subprocess.Popen([sys.executable, "-c", BOT], env=environment, cwd=ROOT)


async def test_kill_9_and_start_again() -> None:
    async with StandIn() as place:
        world, ann = place.world, place.world.person("Ann")
        first = start(place)
        try:
            await world.until(lambda: place.gateway.live_sessions, timeout_s=20)
            message = (await ann.slash("count")).message
            assert (await ann.press(message, "Count 1")).kind == "update"
            first.send_signal(signal.SIGKILL)
            await world.until(lambda: not place.gateway.live_sessions)
            second = start(place)
            try:
                await world.until(lambda: place.gateway.live_sessions, timeout_s=20)
                reply = await ann.press(message, "Count 2")
                assert (reply.kind, reply.text) == ("update", "**3** so far")
                assert (world.identifies, world.double_identifies, world.violations) == (2, 0, [])
            finally:
                second.kill()
                second.wait()
        finally:
            first.kill()
            first.wait()
