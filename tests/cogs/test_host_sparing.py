"""What the computer does for a silent person in ADRENALINE: it plays, but gives no card away that it need not."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.host_play import sparing
from rules.adrenaline.game import GAME
from rules.adrenaline.position import Positions
from rules.core.draft import Draft

OPTIONS = {"arena": "m11a", "skulls": "5"}


def table(**figure: Any) -> Any:
    position = {"A": {"at": "C2", **figure}, "B": {"at": "C2"}, "C": {"at": "C3"}}
    return Positions().read_position("deathmatch", OPTIONS, 3, position)


@pytest.mark.parametrize(
    ("figure", "plan", "kept"),
    [
        ({"hand": ["newton_red"]}, ["play newton_red", "target B"], False),
        ({"hand": ["teleporter_red"]}, ["run C3"], True),
        (
            {"weapons": ["machine_gun"], "hand": ["newton_yellow"], "cubes": "y1"},
            ["shoot machine_gun", "target B", "use focus_shot"],
            True,
        ),
        (
            {"weapons": ["machine_gun"], "hand": ["newton_yellow"], "cubes": "y0 r0 b0"},
            ["shoot machine_gun", "target B", "use focus_shot"],
            False,
        ),
    ],
)
def test_a_plan_is_kept_unless_it_gives_a_card_away(figure: dict[str, Any], plan: list[str], kept: bool) -> None:
    state = table(**figure)
    done = sparing(GAME, state, 0, plan)
    assert (done[: len(plan)] == plan) is kept
    draft = Draft(GAME, state, 0, done)
    assert GAME.view(draft.state, 0).hand == GAME.view(state, 0).hand
    if not kept:
        assert done[0] == "end"


def test_a_card_that_a_respawn_asks_for_is_given() -> None:
    assert not GAME.gives_away(["spawn newton_red"], [])
    assert GAME.gives_away(["throw tagback_grenade_red"], [])
