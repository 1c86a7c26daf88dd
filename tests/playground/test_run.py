"""`python bot.py playground`: one line when ready, the bot dies with it, port in use, a dying bot."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from playground.run import main

ROOT = Path(__file__).resolve().parents[2]

STUB = """
import asyncio, os, sys
import discord
from playground.aim import aim
aim(os.environ["DISCORD_API"])
pathfile = os.environ["SPAWNPOINT_DB"] + ".pids"
open(pathfile, "a").write(f"{os.getpid()}\\n")
if "die" in os.environ.get("STUB", ""):
    print("the stub falls over")
    sys.exit(3)
client = discord.Client(intents=discord.Intents.none(), guild_ready_timeout=0.05)
tree = discord.app_commands.CommandTree(client)

@tree.command(name="ok", description="Says ok")
async def ok(interaction: discord.Interaction):
    await interaction.response.send_message("ok")

client.setup_hook = tree.sync
client.run(os.environ["DISCORD_TOKEN"])
"""


class Run:
    """A playground with the stub bot, started as a process of its own."""

    def __init__(self, folder: Path, *arguments: str, stub: str = "") -> None:
        self.database = folder / "play.db"
        script = folder / "stub.py"
        script.write_text(STUB)
        command = [
            sys.executable,
            "-m",
            "playground",
            "--bot",
            str(script),
            "--database",
            str(self.database),
            *arguments,
        ]
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "STUB": stub}
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def first_line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    @property
    def bots(self) -> list[int]:
        path = Path(f"{self.database}.pids")
        return [int(line) for line in path.read_text().split()] if path.exists() else []


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def gone(pid: int, within_s: float = 10.0) -> bool:
    end = time.monotonic() + within_s
    while time.monotonic() < end:
        if not alive(pid):
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_the_bot_ends_with_the_playground(tmp_path: Path, ending: signal.Signals) -> None:
    run = Run(tmp_path, "--port", "0")
    try:
        line = run.first_line()
        assert line.startswith("Play at http://127.0.0.1:") and line.endswith(" (stop with Ctrl-C)\n")
        (bot,) = run.bots
        assert alive(bot)
        run.process.send_signal(ending)
        output, errors = run.process.communicate(timeout=20)
        assert gone(bot)
        assert output == "", "one line and no more"
        if ending != signal.SIGKILL:
            assert run.process.returncode == 0, errors
    finally:
        run.process.kill()


def test_a_bot_that_dies_is_started_once_more_and_then_given_up(tmp_path: Path) -> None:
    run = Run(tmp_path, "--port", "0", stub="die")
    output, errors = run.process.communicate(timeout=30)
    assert run.process.returncode == 1
    assert output == ""
    assert len(run.bots) == 2
    assert "exit code 3" in errors and "started once more" in errors and "the stub falls over" in errors


def test_a_port_in_use_is_said_and_nothing_started(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        run = Run(tmp_path, "--port", str(port))
        output, errors = run.process.communicate(timeout=20)
    assert run.process.returncode == 1
    assert output == "" and run.bots == []
    assert errors.startswith(f"Port {port} on 127.0.0.1 cannot be used")
    assert errors.count("\n") == 1


@pytest.mark.parametrize("port", ["66000", "-1", "http", ""])
def test_a_port_that_is_none_is_refused(capsys: pytest.CaptureFixture[str], port: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--port", port])
    assert ended.value.code == 2
    assert "--port" in capsys.readouterr().err
