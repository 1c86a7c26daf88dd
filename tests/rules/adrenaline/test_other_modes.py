"""What scenarios cannot show of the other modes: old states, judgement, options, what is hooked."""

import msgspec
import pytest

from rules.adrenaline.evaluate import evaluate
from rules.adrenaline.game import GAME
from rules.adrenaline.modes.domination import friendly
from rules.core.chance import SeededChance
from rules.core.errors import RulesError
from rules.core.game import Mode, Option, codec, seat_room
from rules.registry import scenarios
from tests.rules.adrenaline.tables import Laid

AT = {"A": "C2", "B": "C2", "C": "D2", "D": "A1"}


def laid(mode, position, seats=4, **options):
    chosen = {"arena": "m12", **options}
    return scenarios("adrenaline").read_position(mode, chosen, seats, position)


def test_a_stored_state_of_one_shooter_a_turn_is_brought_to_todays_form():
    """Before the bot figure the answerers were a list: those who may answer the active figure."""
    table = Laid(at=AT).arm("A", "machine_gun").box("A").give("B", "newton_red")
    table.do(0, "shoot machine_gun", "target B", "done")
    old = msgspec.json.decode(codec(GAME).encode(table.state))
    for key in ("spawnpoints", "turrets", "offer", "grabbed", "bot_due"):
        del old[key]
    del old["options"]["bot"]
    old["options"]["grenades"] = old["options"].pop("reactions")
    old["answerers"] = ["B"]
    for upgrade in GAME.upgrades:
        old = upgrade(old)
    state = codec(GAME).decode(msgspec.json.encode(old))
    assert state.answerers == {"A": ["B"]}
    assert GAME.problems(state) == []
    assert GAME.view(state, 1) == GAME.view(table.state, 1) or "bot" in table.state.options


def test_the_old_form_without_answerers():
    old = {"active": "A", "answerers": []}
    assert GAME.upgrades[0](old)["answerers"] == {}


def test_the_old_form_with_an_option_about_grenades():
    old = {"options": {"skulls": "5", "grenades": "ask"}}
    assert GAME.upgrades[1](old) == {"options": {"skulls": "5", "reactions": "ask"}}


@pytest.mark.parametrize("mode", ["deathmatch", "domination", "turrets"])
def test_the_bot_figure_is_for_three_or_four(mode):
    """ADR-BOT-1."""
    for seats in (3, 4):
        assert "bot" in GAME.setup(mode, {"bot": "on"}, seats, SeededChance(b"x")).figures
    with pytest.raises(RulesError) as refused:
        GAME.setup(mode, {"bot": "on"}, 5, SeededChance(b"x"))
    assert refused.value.code == "value_seats"


def test_options_that_exclude_each_other_are_named():
    large = Option("table", ("large",), "large", {"large": (5, 6)})
    pairs = Option("pairs", ("off", "on"), "off", {"on": (2, 4)})
    mode = Mode("plain", (2, 6), (large, pairs))
    assert seat_room(mode, {}) == (5, 6)
    with pytest.raises(RulesError) as refused:
        seat_room(mode, {"pairs": "on"})
    assert (refused.value.code, refused.value.facts["first"], refused.value.facts["second"]) == (
        "options_exclude", "table: large", "pairs: on"
    )  # fmt: skip


@pytest.mark.parametrize(
    ("tokens", "points"),
    [("", {}), ("A", {"A": 8}), ("AABBC", {"A": 8, "B": 8, "C": 4}), ("ABCCC", {"C": 8, "A": 6, "B": 6}),
     ("AAABBCCD", {"A": 8, "B": 6, "C": 6, "D": 2})],
)  # fmt: skip
def test_friendly_ties(tokens, points):
    """ADR-DOM-13."""
    assert friendly(list(tokens)) == points


def test_the_judgement_likes_tokens_on_tracks_and_turrets():
    plain = laid("domination", {"A": {"at": "C2"}})
    tagged = laid("domination", {"A": {"at": "C2"}, "spawn_red": "A"})
    behind = laid("domination", {"A": {"at": "C2"}, "spawn_red": "B"})
    assert evaluate(behind, 0) < evaluate(plain, 0) < evaluate(tagged, 0)
    none = laid("turrets", {"A": {"at": "C2"}})
    own = laid("turrets", {"A": {"at": "C2"}, "turrets": {"D2": "A"}})
    assert evaluate(none, 0) < evaluate(own, 0)


def test_the_judgement_does_not_mind_points_of_the_bot():
    position = {"A": {"at": "C2"}, "B": {"at": "A1", "damage": "FFFF"}}
    hurt_by_bot = laid("deathmatch", position, bot="on")
    hurt_by_rival = laid("deathmatch", {**position, "B": {"at": "A1", "damage": "CCCC"}}, bot="on")
    assert evaluate(hurt_by_rival, 0) < evaluate(hurt_by_bot, 0)


def test_every_mode_names_where_points_come_from():
    for mode in GAME.modes:
        state = GAME.setup(mode.name, {}, 4, SeededChance(b"x"))
        state.phase, state.stack = "over", []
        sources = GAME.outcome(state).places[0].sources[0]
        assert list(sources)[:3] == ["boards", "first_blood", "double_kill"]
        assert len(sources) == 4
