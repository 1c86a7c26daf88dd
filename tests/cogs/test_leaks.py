"""A fixed sample of the leak hunt; and that the hunt finds what is planted."""

from __future__ import annotations

from typing import Any

import pytest

from cogs import posts
from cogs.panels import panel
from rules import registry
from tests.bench import leaks

MODES = [(system, mode.name) for system, game in registry.GAMES.items() for mode in game.modes]


@pytest.mark.parametrize(("system", "mode"), MODES)
async def test_nothing_public_tells_a_secret(system: str, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "MOST_ITEMS", 60)
    found = await leaks.hunt(system, mode, 1, 1, 12)
    assert found.hits == [] and found.differing == []
    assert found.payloads > 200 and found.pictures >= 4 and found.secrets > 10


async def test_a_planted_word_and_a_planted_view_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A post that names a hand in a text and in an id, and a board drawn from what somebody knows."""
    monkeypatch.setattr(leaks, "MOST_ITEMS", 12)
    hands: list[str] = []
    build = posts.build

    async def leaking(desk: Any, info: Any, post: Any) -> Any:
        message = await build(desk, info, post)
        if info.status == "running":
            look = await desk.host.look(info.id, None)
            seats = [seat.person for seat in info.seats]
            hand = [card for person in seats for card in (await real(desk).look(info.id, person)).view.hand]
            hands.extend(hand)
            assert look is not None
            return posts.Message(f"{message.content} {' '.join(hand)}", message.rows, message.image)
        return message

    def real(desk: Any) -> Any:
        return desk.host.host if isinstance(desk.host, leaks.Redealt) else desk.host

    monkeypatch.setattr(posts, "build", leaking)
    found = await leaks.hunt("adrenaline", "deathmatch", 1, 1, 1000)
    assert hands and found.hits and all("text of the post" in hit for hit in found.hits)


async def test_a_board_that_shows_hidden_things_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "MOST_ITEMS", 12)
    game: Any = registry.game("adrenaline")
    plain = type(game).view

    def careless(self: Any, state: Any, seat: int | None) -> Any:
        return plain(self, state, 0 if seat is None else seat)

    monkeypatch.setattr(type(game), "view", careless)
    kind = type(panel("adrenaline"))
    words = kind.board_text

    def wordy(self: Any, view: Any, speech: Any) -> list[str]:
        return [*words(self, view, speech), *view.hand]

    monkeypatch.setattr(kind, "board_text", wordy)
    found = await leaks.hunt("adrenaline", "deathmatch", 1, 1, 1000)
    assert any("table in words" in where for where in found.differing)


def test_names_are_looked_for_as_whole_words() -> None:
    assert leaks.told("Newton (red)", "pays Newton (red), 1 blue") and leaks.told("newton_red", "s1:do:1:2:newton_red")
    assert not leaks.told("thor", "Thorough") and not leaks.told("newton_red", "newton_reds")
