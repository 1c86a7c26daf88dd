"""Nothing hidden is drawn (ADR-HIDE): pictures of tables that differ only in what is hidden are the same bytes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from render.adrenaline.board import board
from render.adrenaline.choice import choice
from render.adrenaline.hand import hand
from render.core.picture import Picture
from render.core.signs import Table
from rules.core import notation
from rules.core.chance import SeededChance
from rules.core.model import Event
from tests.render import games, samples

WORDS = samples.words_of("en")


def pictures(state: Any, seat: int | None, events: tuple[Event, ...], table: Table) -> list[Picture]:
    view = games.GAME.view(state, seat)
    known = [seen for event in events if (seen := event.seen_by(seat)) is not None]
    found = [board(view, table, known, WORDS)]
    decision = games.GAME.decision(state)
    if seat is not None and decision is not None and decision.of(seat) is not None:
        legal = [notation.text(action) for action in games.GAME.legal(state, seat)]
        found.append(choice(view, table, legal, WORDS, changes=known))
    return [*found, hand(view, table, WORDS)]


@pytest.mark.parametrize("options", [{"skulls": "5"}, {"skulls": "5", "weapons": "in_hand"}])
def test_what_a_reader_may_not_know_changes_no_byte(options: dict[str, str]) -> None:
    table = Table({id: samples.NAMES[id] for id in "ABCD"})
    drawn = 0
    for number, moment in enumerate(games.moments(3, 4, options, most=400)):
        if number % 45 != 17:
            continue
        for seat in (None, 0, 3):
            other = games.GAME.redeal(moment.state, seat, SeededChance(f"again {number}".encode()))
            assert pictures(moment.state, seat, moment.events, table) == pictures(other, seat, moment.events, table)
            drawn += 1
    assert drawn > 20


def test_redealing_does_change_the_hidden_hands() -> None:
    """Else the test above would prove nothing."""
    changed = 0
    for number, moment in enumerate(games.moments(3, 4, {"skulls": "5"}, most=200)):
        other = games.GAME.redeal(moment.state, None, SeededChance(f"again {number}".encode()))
        hands = [[games.GAME.view(state, seat).hand for seat in range(4)] for state in (moment.state, other)]
        changed += hands[0] != hands[1]
    assert changed > 50


def test_the_board_shows_no_hand_but_its_count() -> None:
    sample = samples.middle_game()
    seen = msgspec.structs.replace(sample.view, viewer=1, hand=samples.HAND)
    other = msgspec.structs.replace(sample.view, viewer=1, hand=("targeting_scope_red",))
    drawn = [board(view, sample.table, sample.changes, WORDS).png for view in (sample.view, seen, other)]
    assert drawn[0] == drawn[1] == drawn[2]
    legal = samples.QUESTIONS["turn"]
    assert choice(seen, sample.table, legal, WORDS) == choice(other, sample.table, legal, WORDS)


def test_face_down_weapons_show_their_number_only() -> None:
    sample = samples.middle_game()
    people = [msgspec.structs.replace(one, weapons=(), hidden_weapons=2) for one in sample.view.figures]
    view = msgspec.structs.replace(sample.view, figures=tuple(people))
    fewer = tuple(msgspec.structs.replace(one, hidden_weapons=1) for one in people)
    words: list[str] = []

    def spying(message_id: str, /, **variables: str | int) -> str:
        words.append(message_id)
        return WORDS(message_id, **variables)

    shops = msgspec.structs.replace(view, squares=samples.squares("m12", {}))
    one = board(shops, sample.table, (), spying)
    assert not any(word.startswith("adrenaline-weapon") for word in words)
    assert one.png != board(msgspec.structs.replace(shops, figures=fewer), sample.table, (), WORDS).png
