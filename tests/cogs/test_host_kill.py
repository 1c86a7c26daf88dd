"""kill -9 at every point of a press: the steps are there once or not at all, and so is the post; the draft stays."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.host_tools import ANN, BOB, CID, hosting, running

ROOT = Path(__file__).resolve().parents[2]


def drive(path, deed):
    driver = subprocess.run(
        [sys.executable, "-m", "tests.cogs.kill_driver", path, deed],
        cwd=ROOT, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert driver.returncode == 0, driver.stderr
    return json.loads(driver.stdout)


async def test_killed_at_every_point_of_a_press(tmp_path):
    path = tmp_path / "toy.db"
    async with hosting(path) as host:
        info = await running(host, ANN, BOB, CID, options={"bids": "orders"})
        for person in (BOB, CID):
            await host.set_orders(person.id, grenade="keep")
        await host.keep_draft(info.id, ANN.id, 0, ["walk 1", "call"])
        (post,) = await host.due_posts(2e6)
        await host.posted(post.id, 1)
    results = drive(path, "press")
    assert len(results) > 25 and [result["killed"] for result in results] == [True] * (len(results) - 1) + [False]
    # All texts, two prepared bids and the rest of the plan: the turn passes to Bob, who is called.
    post = ["turn", 1, 5, [BOB.id]]
    none = {"seq": 0, "draft": ["walk 1", "call"], "posts": [], "sound": True, "after": 5, "later": 1}
    whole = {"seq": 5, "draft": [], "posts": [post], "sound": True, "after": 5, "later": 0}
    outcomes = [{key: value for key, value in result.items() if key != "killed"} for result in results]
    assert all(outcome in (none, whole) for outcome in outcomes)
    assert outcomes[0] == none and outcomes[-1] == whole
    committed = outcomes.index(whole)
    assert outcomes[committed:] == [whole] * (len(outcomes) - committed)


@pytest.mark.parametrize(
    ("deed", "steps", "missed", "posts"),
    [
        ("reminder", [], [0, 0], ["started", "reminder"]),
        ("deadline", [[0, "clock", "end"]], [1, 0], ["started", "turn"]),
    ],
)
async def test_killed_at_every_point_of_what_time_does(tmp_path, deed, steps, missed, posts):
    """And started again at that very second: one reminder, and exactly one default for the deadline."""
    path = tmp_path / "toy.db"
    async with hosting(path) as host:
        await host.set_person(ANN.id, data={"reminders": "2" if deed == "reminder" else "0"})
        info = await running(host, ANN, BOB)
        (post,) = await host.due_posts(1e6)
        await host.posted(post.id, 1)
        assert (await host.session(info.id)).pace == "24h"
    results = drive(path, deed)
    assert len(results) > 20 and [result.pop("killed") for result in results] == [True] * (len(results) - 1) + [False]
    start = [[-1, "start", "start"]]
    once = {"steps": [*start, *steps], "missed": missed, "posts": posts, "unsent": [], "sound": True}
    assert [result for result in results if result != once] == []
