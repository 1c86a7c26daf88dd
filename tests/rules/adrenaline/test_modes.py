"""The hooks that other modes will override are asked, each in its place."""

import pytest

from rules.adrenaline import modes
from rules.adrenaline.game import GAME
from rules.adrenaline.state import Figure
from tests.rules.adrenaline.tables import Laid

AT = {"A": "C2", "B": "C2", "C": "D2", "D": "A1"}


class Spy(modes.Mode):
    """Notes what it is told, and lets a thing without a seat be aimed at."""

    name = "spy"

    def __init__(self):
        self.steps = []
        self.tokens = []
        self.thing = Figure(id="thing", seat=None, square="C1")

    def targets(self, state):
        return {**state.figures, "thing": self.thing}

    def aims(self, table, at, touch):
        return table.targets.values()

    def entered(self, table, figure, square):
        self.steps.append((figure.id, square))

    def hurt(self, table, by, victim, amount, cause, fresh):
        self.tokens.append((by, victim.id, amount, cause))

    def last_round(self, state):
        return True


@pytest.fixture
def spy(monkeypatch):
    mode = Spy()
    monkeypatch.setitem(modes.MODES, "spy", mode)
    return mode


def laid(**options):
    table = Laid(at=AT, **options)
    table.state.mode = "spy"
    return table


def test_every_step_is_entered_a_teleport_only_arrives(spy):
    laid().give("A", "teleporter_red", "newton_red").do(0, "run A3", "play newton_red", "target C", "go D3")
    assert spy.steps == [("A", "C3"), ("A", "B3"), ("A", "A3"), ("C", "D3")]
    spy.steps.clear()
    laid().give("A", "teleporter_red").do(0, "play teleporter_red", "go A1")
    assert spy.steps == [("A", "A1")]


def test_a_target_need_not_be_a_seats_figure(spy):
    table = laid().arm("A", "machine_gun").do(0, "shoot machine_gun")
    assert "target thing" in table.legal()


def test_damage_goes_where_the_mode_sends_it(spy):
    table = laid().arm("A", "whisper")
    table.state.figures["D"].square = "D3"
    table.do(0, "shoot whisper", "target D")
    assert spy.tokens == [("A", "D", 3, "whisper")]
    assert table.state.figures["D"].damage == []


@pytest.mark.parametrize(("ending", "phase"), [("frenzy", "frenzy"), ("sudden_death", "over")])
def test_the_mode_says_when_the_end_comes(spy, ending, phase):
    assert laid(ending=ending).do(0, "end").state.phase == phase


def test_a_figure_without_a_seat_has_no_controllers():
    state = Laid(at=AT).state
    state.figures["E"] = Figure(id="E", seat=None)
    assert GAME.controllers(state, "E") == ()
    assert GAME.controllers(state, "C") == (2,)
