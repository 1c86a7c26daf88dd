"""What is asked, and in which order things are listed: the defaults come first."""

from rules.adrenaline.game import GAME
from tests.rules.adrenaline.tables import Laid

NEAR = {"A": "C2", "B": "C2", "C": "D2", "D": "D3"}


def kind(table):
    return GAME.decision(table.state).asks[0].kind


def test_home_list_begins_with_shots_and_ends_with_the_end():
    table = Laid(at=NEAR).arm("A", "machine_gun").give("A", "newton_red", "teleporter_blue", "targeting_scope_red")
    verbs = [line.split()[0] for line in table.legal()]
    assert verbs == sorted(verbs, key=["shoot", "grab", "run", "play", "end"].index)
    assert table.legal()[0] == "shoot machine_gun"
    assert table.legal()[-3:] == ["play newton_red", "play teleporter_blue", "end"]


def test_run_reaches_three_moves_but_not_the_own_square():
    """ADR-MOVE-2."""
    runs = [line for line in Laid(at=NEAR).legal() if line.startswith("run ")]
    assert "run C2" not in runs
    assert "run A1" in runs and "run A2" not in runs


def test_adrenaline_lengthens_grabs_and_lets_one_step_before_a_shot():
    """ADR-DMG-2."""
    table = Laid(at={**NEAR, "B": "A1", "C": "A1", "D": "A1"}).arm("A", "machine_gun")
    assert "grab D1" not in table.legal()
    assert "grab D1" in table.hurt("A", "BBB").legal()
    assert not any(line.startswith("shoot") for line in table.legal())
    assert "shoot machine_gun C1" not in table.legal()
    assert Laid(at={**NEAR, "B": "B1"}).arm("A", "machine_gun").hurt("A", "BBBBBB").legal()[:2] == [
        "shoot machine_gun",
        "shoot machine_gun C1",
    ]


def test_targets_are_listed_by_what_the_hit_does_to_them():
    table = Laid(at=NEAR).arm("A", "machine_gun").hurt("C", "DD").hurt("D", "B")
    table.state.figures["D"].marks = {"A": 2}
    table.do(0, "shoot machine_gun")
    assert table.legal() == ["target D", "target C", "target B"]
    assert table.do(0, "target D").legal() == ["target C", "target B", "done"]


def test_a_full_track_is_not_the_default():
    """The twelfth token is the last (ADR-DMG-3)."""
    table = Laid(at=NEAR).arm("A", "machine_gun").hurt("C", "D" * 12)
    assert table.do(0, "shoot machine_gun").legal() == ["target B", "target D", "target C"]


def test_modes_list_the_stronger_first():
    table = Laid(at=NEAR).arm("A", "sledgehammer")
    assert table.do(0, "shoot sledgehammer").legal() == ["use pulverize", "use basic"]


def test_menu_begins_with_done_and_lists_options_moves_and_scopes():
    table = Laid(at=NEAR).arm("A", "grenade_launcher").give("A", "targeting_scope_blue").box("A", red=1)
    table.do(0, "shoot grenade_launcher", "target C")
    assert kind(table) == "effect"
    assert table.legal() == ["done", "use extra_grenade", "go D1", "go C2", "go D3", "play targeting_scope_blue"]


def test_a_shot_closes_itself_when_only_done_is_left():
    table = Laid(at=NEAR).arm("A", "whisper").do(0, "shoot whisper", "target D")
    assert kind(table) == "turn"


def test_reload_lists_what_cubes_pay_then_done_then_what_costs_cards():
    table = Laid(at=NEAR).arm("A", "furnace", "sledgehammer", "electroscythe", loaded=False)
    table.box("A", red=1, yellow=1).give("A", "newton_blue").do(0, "end")
    assert kind(table) == "reload"
    assert table.legal() == ["reload sledgehammer", "done", "reload electroscythe", "reload furnace"]


def test_nothing_to_reload_is_not_asked():
    """ADR-RELOAD-1."""
    table = Laid(at=NEAR).arm("A", "furnace", loaded=False).box("A")
    assert GAME.decision(table.do(0, "end").state).seats == (1,)


def test_payments_put_cubes_before_cards_and_few_cards_before_many():
    """ADR-PAY-1."""
    table = Laid(at={**NEAR, "A": "D3"}).stock("D3", "railgun").box("A", yellow=1, blue=1)
    table.give("A", "newton_yellow", "newton_blue").do(0, "grab D3", "take railgun")
    assert table.legal() == [
        "pay yellow+blue",
        "pay yellow+newton_blue",
        "pay blue+newton_yellow",
        "pay newton_yellow+newton_blue",
    ]


def test_equal_cards_are_one_payment():
    table = Laid(at={**NEAR, "A": "D3"}).stock("D3", "thor").box("A").give("A", "newton_red", "newton_red")
    table.do(0, "grab D3", "take thor")
    assert kind(table) == "turn"
    assert table.state.figures["A"].hand == ["newton_red"]


def test_a_scope_is_paid_with_any_cube_or_card_but_not_with_itself():
    table = Laid(at=NEAR).arm("A", "whisper").box("A").give("A", "targeting_scope_red")
    assert kind(table.do(0, "shoot whisper", "target D")) == "turn"
    table = Laid(at=NEAR).arm("A", "whisper").box("A", red=2, blue=1).give("A", "targeting_scope_red", "newton_red")
    table.do(0, "shoot whisper", "target D", "play targeting_scope_red")
    assert table.legal() == ["pay red", "pay blue", "pay newton_red"]
    assert table.do(0, "pay blue").legal() == ["target D"]


def test_a_shot_that_cannot_be_finished_is_not_listed():
    """ADR-SHOOT-3: nobody stands where Rocket Fist could land, or the mode cannot be paid."""
    at = {"A": "A2", "B": "D3", "C": "D3", "D": "C1"}
    table = Laid(at=at).arm("A", "power_glove").box("A", blue=1)
    assert "shoot power_glove" not in table.legal()
    table.state.figures["B"].square = "B3"
    assert "shoot power_glove" not in table.legal()
    table.state.figures["B"].square = "A3"
    assert "shoot power_glove" in table.legal()
    table.do(0, "shoot power_glove", "use rocket_fist")
    assert table.legal() == ["toward south"]
    assert table.do(0, "toward south").legal() == ["target B"]
