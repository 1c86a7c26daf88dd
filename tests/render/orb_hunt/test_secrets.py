"""Nothing hidden is drawn (ORB-HIDE-1): not the loot under enemies, nor the goal before it is found."""

from __future__ import annotations

from typing import Any

import msgspec

from render.core.picture import Picture
from render.orb_hunt.board import board
from render.orb_hunt.choice import choice
from render.orb_hunt.hand import hand
from rules.core.chance import SeededChance
from rules.orb_hunt.content import BOARDS
from rules.orb_hunt.game import GAME
from tests.render.orb_hunt import samples
from tests.render.samples import words_of


def pictures(sample: samples.Sample) -> list[Picture]:
    words = words_of("en")
    asked = sample.asked
    return [
        board(sample.view, sample.table, sample.changes, words),
        choice(asked, sample.table, sample.legal, words),
        hand(asked, sample.table, words),
    ]


def test_what_nobody_knows_changes_no_byte() -> None:
    drawn = 0
    for number, moment in enumerate(samples.moments(7, 3)):
        if number % 9 == 4:
            other = moment._replace(state=GAME.redeal(moment.state, None, SeededChance(f"again {number}".encode())))
            assert pictures(moment) == pictures(other)
            drawn += 1
    assert drawn > 5


def test_redealing_does_change_what_is_hidden() -> None:
    """Else the test above would prove nothing."""
    changed = 0
    for number, moment in enumerate(samples.moments(7, 3)):
        other = GAME.redeal(moment.state, None, SeededChance(f"again {number}".encode()))
        changed += {id: f.goal for id, f in other.figures.items()} != {
            id: f.goal for id, f in moment.state.figures.items()
        }
    assert changed > 10


def test_a_goal_under_the_other_strong_enemy_looks_the_same() -> None:
    """Before it is found; and after it is found the sign is there."""
    hidden = samples.laid(2, {"A": {"board": "red"}})
    strong = [field for field, type in BOARDS["red"].places.items() if type == "strong"]
    moved = []
    for goal in strong:
        state: Any = msgspec.json.decode(msgspec.json.encode(hidden.state), type=type(hidden.state))
        state.figures["A"].goal = goal
        moved.append(pictures(hidden._replace(state=state)))
    assert moved[0] == moved[1]
    found = samples.goal()
    assert found.view.figures[0].goal == "E1"
    plain = msgspec.structs.replace(found.view.figures[0], goal="")
    view = msgspec.structs.replace(found.view, figures=(plain, *found.view.figures[1:]))
    assert board(view, found.table, (), words_of("en")).png != board(found.view, found.table, (), words_of("en")).png
