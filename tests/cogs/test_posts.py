"""What posts are made of."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from cogs import posts
from cogs.panels import PANELS
from cogs.pictures import Gallery
from render.core.thread import Urgency, urgency
from tests.cogs.stage import opened


async def test_a_board_is_drawn_knowing_the_table_of_the_last_story(tmp_path, monkeypatch):
    """Else a figure that fell and came back within one story would have neither skull nor shot."""
    panel, drawn = PANELS["adrenaline"], []
    draw = panel.board

    def noted(view, table, changes, language, before=None):
        drawn.append((view, tuple(changes), before))
        return draw(view, table, changes, language, before)

    monkeypatch.setattr(panel, "board", noted)
    async with opened(tmp_path) as stage:
        ann = stage.person("Ann")
        info = await stage.two_computers(ann)
        while (await stage.host.look(info.id, int(ann.id))).view.turn < 9:
            look = await stage.host.look(info.id, int(ann.id))
            ask = next(ask for ask in look.asks if look.info.seat_of(int(ann.id)) in ask.seats)
            last = [text for text in look.legal if text in ("end", "done")] or list(look.legal)
            await stage.host.commit(info.id, int(ann.id), ask.opened, last[:1])
            await stage.quiet()
    stories = [(view, before) for view, changes, before in drawn if changes]
    assert len(stories) >= 2
    assert all(before is not None for _, before in stories)
    assert all(before.turn <= view.turn for view, before in stories)
    ends = [view for view, _ in stories]
    assert [before for _, before in stories[1:]] == ends[:-1]


async def test_what_a_person_waits_for_is_drawn_before_boards_and_these_before_what_is_drawn_ahead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as stage:
        asked: list[str] = []
        picture = Gallery.picture

        async def noted(gallery: Gallery, name: str, draw: Any) -> Any:
            asked.append(urgency.get().name)
            return await picture(gallery, name, draw)

        monkeypatch.setattr(Gallery, "picture", noted)
        people = [stage.person(name) for name in ("Ann", "Bob", "Ota")]
        info = await stage.placed(people, {"A": {"at": "C2"}, "B": {"at": "C2"}})
        assert set(asked) <= {"POSTED", "AHEAD"} and "POSTED" in asked
        asked.clear()
        stage.bot.desk.spoken[int(people[0].id)] = "cs"  # nothing is drawn in it yet
        await stage.bot.desk.poster._draw_ahead(info.id, int(people[0].id))
        assert set(asked) == {"AHEAD"}
        asked.clear()
        urgency.set(Urgency.AWAITED)
        await people[1].slash("board")
        assert set(asked) == {"AWAITED"}


async def test_a_row_read_while_it_is_being_sent_is_not_sent_again_at_once(tmp_path, monkeypatch):
    """Sending fails, and the outbox is read slowly: each time until no sender is at work any more."""
    async with opened(tmp_path) as stage:
        poster, read = stage.bot.desk.poster, stage.host.due_posts
        sent: list[int] = []

        async def slowly(now):
            rows = await read(now)
            await asyncio.gather(*poster._senders.values())
            return rows

        async def cut(post, *rest):
            sent.append(post.id)
            poster.wake()
            await asyncio.sleep(0.02)
            raise aiohttp.ServerDisconnectedError

        monkeypatch.setattr(stage.host, "due_posts", slowly)
        monkeypatch.setattr(poster, "_deliver", cut)
        await stage.two_computers(stage.person("Ann"))
        await stage.quiet()
        assert sent and sorted(set(sent)) == sorted(sent)


def test_of_a_long_story_the_newest_lines_fit_the_room():
    lines = [f"{number}: " + "x" * 95 for number in range(20)]
    speech: Any = SimpleNamespace(told=SimpleNamespace(story=lambda happened: list(lines)))
    assert posts._story(speech, (), 350) == lines[-3:]
    assert posts._story(speech, (), 0) == lines[-1:]
