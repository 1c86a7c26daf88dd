"""Refusals name the rule and the facts of their sentence."""

import pytest

from tests.rules.adrenaline.tables import Laid

AT = {"A": "C2", "B": "C2", "C": "D2", "D": "A1"}


def table():
    laid = Laid(at=AT).arm("A", "machine_gun").arm("A", "whisper", loaded=False).stock("C1", "railgun", "power_glove")
    return laid.box("A", red=1).give("A", "newton_red", "targeting_scope_red", "tagback_grenade_red")


@pytest.mark.parametrize(
    ("line", "code", "rule", "facts"),
    [
        ("run C2", "already_there", "ADR-MOVE-2", {"square": "C2"}),
        ("run A2", "too_far", "ADR-MOVE-2", {"square": "A2", "distance": 4, "most": 3}),
        ("run D9", "unknown_square", "", {"square": "D9"}),
        ("grab A2", "too_far", "ADR-GRAB-1", {"square": "A2", "distance": 4, "most": 1}),
        ("take power_glove", "cannot_pay", "ADR-GRAB-3", {"what": "power_glove", "red": 0, "yellow": 0, "blue": 1}),
        ("take machine_gun", "weapon_held", "ADR-GRAB-3", {"weapon": "machine_gun"}),
        ("shoot thor", "weapon_not_held", "ADR-SHOOT-1", {"weapon": "thor"}),
        ("shoot whisper", "weapon_empty", "ADR-SHOOT-1", {"weapon": "whisper"}),
        ("shoot machine_gun C1", "no_step_before_shot", "ADR-SHOOT-2", {"damage": 0}),
        ("shoot bow", "unknown_weapon", "", {"weapon": "bow"}),
        ("reload machine_gun", "weapon_loaded", "ADR-RELOAD-1", {"weapon": "machine_gun"}),
        ("reload whisper", "cannot_pay", "ADR-RELOAD-1", {"what": "whisper", "red": 0, "yellow": 1, "blue": 2}),
        ("play newton_blue", "card_not_held", "ADR-TURN-3", {"card": "newton_blue"}),
        ("play targeting_scope_red", "card_only_in_shot", "ADR-HIDE-6", {"card": "targeting_scope_red"}),
        ("play tagback_grenade_red", "card_only_answers", "ADR-HIDE-5", {"card": "tagback_grenade_red"}),
        (
            "target D",
            "target_not_seen",
            "ADR-SEE-2",
            {"figure": "D", "square": "A1", "room": "red", "start": "C2"},
        ),
        ("target A", "target_self", "ADR-SHOOT-4", {}),
        ("pay red", "not_asked", "", {"verb": "pay", "ask": "turn"}),
    ],
)
def test_at_home(line, code, rule, facts):
    laid = table()
    assert line not in laid.legal()
    refusal = laid.why_not(line)
    assert (refusal.grade, refusal.code, refusal.rule, refusal.facts) == ("illegal", code, rule, facts)


def test_a_payable_weapon_far_away_is_too_far_not_too_dear():
    laid = table().stock("A2", "electroscythe")
    assert laid.why_not("take electroscythe").code == "too_far"


def test_no_actions_left():
    """ADR-TURN-2."""
    laid = table().do(0, "run C1", "run C2")
    assert laid.why_not("run C1").code == "no_actions_left"


ELSEWHERE = {
    "furnace": {**AT, "D": "B1"},
    "tractor_beam": {"A": "A2", "B": "A2", "C": "B3", "D": "D1"},
}


@pytest.mark.parametrize(
    ("weapon", "before", "line", "code"),
    [
        ("railgun", ["use basic"], "target D", "target_not_in_line"),
        ("heatseeker", [], "target C", "target_seen"),
        ("sledgehammer", ["use basic"], "target C", "target_elsewhere"),
        ("hellion", ["use basic"], "target B", "target_too_near"),
        ("shockwave", ["use basic"], "target D", "target_too_far"),
        ("zx2", ["use scanner", "target B"], "target B", "target_chosen"),
        ("tractor_beam", ["use basic"], "target D", "target_not_pullable"),
        ("thor", ["target B", "use chain_reaction"], "target D", "target_not_seen_from"),
        ("cyberblade", ["use basic", "target B"], "use slice_and_dice", "effect_no_target"),
        ("machine_gun", ["target B", "target C"], "use basic", "effect_used"),
        ("lock_rifle", ["target B"], "use reaper", "effect_unknown"),
        ("vortex_cannon", [], "at A1", "square_not_seen"),
        ("vortex_cannon", [], "at C2", "square_too_near"),
        ("furnace", ["use cozy_fire"], "at C3", "square_empty"),
        ("flamethrower", ["use basic"], "toward west", "direction_wall"),
        ("flamethrower", ["use basic"], "toward south", "direction_empty"),
        ("shotgun", ["use basic", "target B"], "go A1", "go_too_far"),
        ("sledgehammer", ["use pulverize", "target B"], "go D3", "go_bent"),
        ("cyberblade", ["use shadowstep"], "go C3", "go_nobody_to_hit"),
        ("flamethrower", ["use basic", "toward east"], "done", "must_hit"),
        ("furnace", ["use basic"], "room white", "room_not_seen"),
        ("furnace", ["use basic"], "room yellow", "room_own"),
        ("rocket_launcher", ["use basic", "target C", "go D1"], "use fragmenting_warhead", "effect_too_late"),
        ("thor", ["target B"], "use high_voltage", "effect_needs"),
        ("plasma_gun", [], "use charged_shot", "effect_needs"),
        ("machine_gun", ["target B", "done"], "play newton_yellow", "card_only_between"),
        ("thor", ["target B"], "run C1", "not_asked"),
    ],
)
def test_in_a_shot(weapon, before, line, code):
    laid = Laid(at=ELSEWHERE.get(weapon, AT)).arm("A", weapon).box("A", red=3, blue=3).give("A", "newton_yellow")
    laid.do(0, f"shoot {weapon}", *before)
    assert line not in laid.legal()
    assert laid.why_not(line).code == code


def test_of_another_seat_and_of_a_finished_game():
    laid = table()
    assert laid.why_not("end", seat=2).grade == "not_your_decision"
    laid.state.stack = []
    assert laid.why_not("end").grade == "over"
