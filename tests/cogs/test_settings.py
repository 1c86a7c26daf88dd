"""`/settings`: everything a person can set, each page of it also by typing, in both languages."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.settings import PAGES
from tests.cogs.stage import Stage, labels, opened


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-US", {"orders": "Your standing orders", "time": "Time and reminders", "my_data": "file",
                   "forget_me": "open table"}),
        ("cs", {"orders": "Tvoje trvalé pokyny", "time": "Čas a připomínky", "my_data": "Soubor",
                "forget_me": "stol"}),
    ],
)  # fmt: skip
async def test_every_page_opens_by_typing_it(stage: Stage, locale: str, said: dict[str, str]) -> None:
    ann = stage.person("Ann", locale)
    assert set(said) == set(PAGES)
    for page, words in said.items():
        reply = await ann.slash("settings", page=page)
        assert words in reply.text and reply.message.private


async def test_my_data_typed_is_the_file_and_forget_me_asks_before_it_forgets(stage: Stage) -> None:
    ann = stage.person("Ann")
    await stage.two_computers(ann)
    (file,) = (await ann.slash("settings", page="my_data")).message.attachments
    data = json.loads(stage.world.messages.files[file["id"]].content)
    assert data["person"] == ann.id and len(data["seats"]) == 1
    asked = await ann.slash("settings", page="forget_me")
    assert labels(asked.message) == ["Forget me for good"]
    assert (await stage.host.person(int(ann.id))).name == "Ann"


async def test_all_that_can_be_set_is_shown_and_no_choice_undoes_another(stage: Stage) -> None:
    """Language, pictures, hints and leaderboards in place; time, reminders, orders and data behind a button each."""
    ann = stage.person("Ann")
    panel = (await ann.slash("settings")).message
    assert [select.data["custom_id"].rpartition(":")[2] for select in panel.selects] == [
        "language", "picture", "hints", "board",
    ]  # fmt: skip
    assert labels(panel) == ["My orders", "Time and reminders", "My data", "Forget me…"]
    assert "quiet hours: none" in panel.text and "reminders a turn: 2" in panel.text
    time = (await ann.slash("settings", page="time")).message
    await ann.select(time, "s1:tset:0:0:quiet", ["22:00-07:00"])
    await ann.select(time, "s1:tset:0:0:reminders", ["4"])
    await ann.select(panel, "s1:pset:0:0:hints", ["off"])
    await ann.select(time, "s1:tset:0:0:quiet", ["23:00-08:00"])
    assert "quiet hours: 23:00 to 08:00" in (await ann.slash("settings")).text
    assert (await stage.host.person(int(ann.id))).data == {"quiet": "23:00-08:00", "reminders": "4", "hints": "off"}
    ordered = (await ann.slash("settings", page="orders")).message
    choice = next(select for select in ordered.selects if "grenade" in str(select.custom_id))
    await ann.select(ordered, str(choice.custom_id), ["keep"])
    assert await stage.host.orders(int(ann.id)) == {"grenade": "keep"}
