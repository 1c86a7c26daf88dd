"""What posts are made of."""

from __future__ import annotations

from cogs.panels import PANELS
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
