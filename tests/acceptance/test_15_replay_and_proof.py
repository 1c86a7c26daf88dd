"""Scenario 15: the log of a finished game is played again on a clean machine, with the seed that was revealed.

The same state hashes at every step, the same final scores, the same bytes of board pictures. One event is changed: the
check says which.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import bot
from cogs.host import Host, HostError, SessionInfo
from playground.people import Person
from rules import registry
from tests.bench import leaks
from tests.cogs.stage import Stage, host_person, opened, text

ROOT = Path(__file__).resolve().parents[2]
MOST_ITEMS = 1500
GAMES = [
    ("adrenaline/deathmatch", "en", {"skulls": "5", "ending": "sudden_death", "bot": "on"}),
    ("orb_hunt/hunt", "cs", {}),
]


async def finished(stage: Stage, people: list[Person], game: str, options: dict[str, str]) -> None:
    """A dealt game of these people to its end, every item a random one, some of them taken back."""
    system, mode = game.split("/")
    host, channel, dice = stage.host, stage.world.channel(None), random.Random(11)
    first, *others = [host_person(person) for person in people]
    info = await host.new_session(int(channel.guild_id), int(channel.id), first, system, mode, options, pace="none")
    for person in others:
        await host.join(info.id, person)
    for person in (first, *others):
        await stage.bot.desk.set_person(person.id, picture="off")  # nobody looks at a panel: none is drawn ahead
    info = await host.start(info.id, first.id)
    taken_back = 0
    for number in range(MOST_ITEMS):
        if not await (thought(host, info, number) if system == "orb_hunt" else leaks._item(host, info, dice)):
            break
        if system == "adrenaline" and dice.random() < 0.3:
            for person in people:
                with contextlib.suppress(HostError):
                    await host.undo(info.id, int(person.id))
                    taken_back += 1
        await stage.quiet()
    assert (await stage.session()).status == "over" and (system != "adrenaline" or taken_back)


async def thought(host: Host, info: SessionInfo, number: int) -> bool:
    """What a computer would do, for whoever is asked: random walks find no goal."""
    asks = (await host.look(info.id, None)).asks
    if not asks:
        return False
    snapshot = await host.store.snapshot(info.id)
    assert snapshot is not None
    seat = asks[0].seats[0]
    person = info.seats[seat].person
    assert person is not None
    await host.commit(info.id, person, asks[0].opened, registry.think(info.system, snapshot.state, seat, 8, number))
    return True


def boards(stage: Stage) -> dict[str, str]:
    """The hash of each posted board, by the stretch of steps it tells of."""
    with closing(sqlite3.connect(stage.host.store.database.path)) as connection:
        rows = connection.execute("SELECT message, from_seq, to_seq FROM posts WHERE kind IN ('turn', 'respawn_call')")
        found = {}
        for id, since, to in rows.fetchall():
            message = stage.world.messages.anywhere(str(id))
            assert message is not None
            stored = stage.world.messages.files[message.attachments[0]["id"]]
            found[f"{since}-{to}"] = hashlib.sha256(stored.content).hexdigest()
    return found


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A process of its own in an empty folder, which knows nothing of this one's database."""
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "HOME": str(folder)}
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, timeout=120
    )  # fmt: skip


@pytest.mark.parametrize(("game", "language", "options"), GAMES)
async def test_a_finished_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, language: str, options: dict[str, str]
) -> None:
    clean = tmp_path / "clean"
    clean.mkdir()
    file = clean / "log.json"
    async with opened(tmp_path) as stage:
        await stage.bot.desk.set_guild(int(stage.world.guild.id), language=language)
        people = [stage.person(name) for name in ("Ann", "Žofie", "Ota")][: 2 if game == "orb_hunt/hunt" else 3]
        await finished(stage, people, game, options)
        asked = await people[0].slash("game export", channel=str((await stage.session()).thread))
        assert asked.message is not None and asked.message.text == text(people[0], "ui-export-over")
        file.write_bytes(stage.world.messages.files[asked.message.attachments[0]["id"]].content)
        posted, results = boards(stage), await stage.host.results((await stage.session()).id)
        assert stage.world.violations == []
    log = json.loads(file.read_bytes())

    checked = run(clean, str(ROOT / "bot.py"), "verify", file.name)
    assert (checked.returncode, checked.stderr) == (0, ""), checked
    assert checked.stdout.startswith(f"{len(log['steps'])} steps were checked; the seed fits the hash")
    assert checked.stdout.count("nothing to report") == 4

    again = run(clean, "-m", "tests.acceptance.clean_machine", file.name, language, *posted)
    assert again.returncode == 0, again.stderr
    found = json.loads(again.stdout)
    assert found["marks"] == [step["mark"] for step in log["steps"]]
    points = {seat: points for seats, points in found["places"] for seat in seats}
    assert points == {result.seat: result.points for result in results} and len(points) == len(people)
    assert len(posted) > 8 and found["boards"] == posted

    for field, part in (("events", "replay"), ("action", "chain"), ("picks", "draws"), ("mark", "chain")):
        told_of_change(clean / "changed.json", log, field, part, capsys)


def told_of_change(
    file: Path, log: dict[str, Any], field: str, part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Changes one thing of one step in the middle; the check names that step and no earlier one."""
    changed = json.loads(json.dumps(log))
    steps = [step for step in changed["steps"] if step["seq"] > len(changed["steps"]) // 2]
    step = next(step for step in steps if step["events"] and step["picks"] and step["undone"] is None)
    if field == "events":
        step["events"][0]["type"] = "another"
    else:
        step[field] = {"action": "another", "picks": [], "mark": "00" * 32}[field]
    file.write_text(json.dumps(changed))
    capsys.readouterr()
    assert bot.main(["verify", str(file)]) == 1
    told = capsys.readouterr().out
    (line,) = [line for line in told.splitlines() if line.strip().startswith(f"{part}:")]
    assert line.split(": ")[1].split(", ")[0] == str(step["seq"]), (field, told)
