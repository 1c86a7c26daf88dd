"""Orb Hunt tables for the pictures: laid by hand or cut out of random games; used by the tests and by the bench."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from render.core.signs import Table
from rules.core import notation
from rules.core.chance import ScriptedChance, SeededChance
from rules.core.game import codec, submit
from rules.core.model import Event
from rules.orb_hunt.game import GAME
from rules.orb_hunt.position import SCENARIOS
from rules.orb_hunt.view import View

NAMES = {"A": "Karel", "B": "Eva", "C": "Žofie", "D": "Matěj"}
LONG_NAMES = {
    "A": "Maximilian Bartholomäus Wolkenst",
    "B": "ＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷ",
    "C": "🔥🔥😀🦊🐉",
    "D": "**@everyone** `x` \n_y_ <@1>",
}
KINDS = notation.verbs(GAME.actions)


class Sample(NamedTuple):
    """A picture to be drawn: the state, the names, what changed."""

    state: Any
    table: Table
    changes: tuple[Event, ...] = ()

    @property
    def view(self) -> View:
        """The table as a spectator sees it; Orb Hunt has no view that shows more."""
        return GAME.view(self.state, None)

    @property
    def asked(self) -> View:
        """The table as the one who is asked sees it."""
        decision = GAME.decision(self.state)
        return GAME.view(self.state, decision.asks[0].seats[0] if decision else 0)

    @property
    def legal(self) -> list[str]:
        """What that one can choose."""
        decision = GAME.decision(self.state)
        actions = GAME.legal(self.state, decision.asks[0].seats[0]) if decision else []
        return [notation.text(action) for action in actions]


def names(state: Any, known: dict[str, str] = NAMES) -> Table:
    """The names at a table."""
    return Table({figure: known[figure] for figure in state.figures})


def laid(seats: int, position: dict[str, Any], *lines: str, chance: Sequence[str] = ()) -> Sample:
    """A table as scenario files spell it, then `lines` with the draws of `chance`; the changes are the last turn's."""
    state = SCENARIOS.read_position("hunt", {}, seats, position)
    events: list[Event] = []
    luck = ScriptedChance(chance)
    for line in lines:
        ask = GAME.decision(state).asks[0]
        if ask.kind == "turn":
            events = []
        state, step = submit(GAME, state, ask.seats[0], ask.opened, notation.parse(line, KINDS), luck)
        events.extend(step.events)
    return Sample(state, names(state), tuple(events))


def moments(seed: int, seats: int) -> Iterator[Sample]:
    """Every step of a random game, with the events since the last turn's end."""
    dice, chance = random.Random(seed), SeededChance(f"orb pictures {seed}".encode())
    state = GAME.setup("hunt", {}, seats, chance)
    events: list[Event] = []
    while (decision := GAME.decision(state)) is not None:
        actions = GAME.legal(state, decision.asks[0].seats[0])
        state = codec(GAME).copy(state)
        state.seq += 1
        if decision.asks[0].kind == "turn":
            events = []
        action = actions[0] if dice.random() < 0.8 else dice.choice(actions)
        events.extend(GAME.apply(state, decision.asks[0].seats[0], action, chance))
        yield Sample(state, names(state), tuple(events))


def random_table(seed: int) -> Sample:
    """Some moment of a random game, of either phase."""
    dice = random.Random(seed)
    game = list(moments(seed % 40, 2 + seed % 3))
    return dice.choice(game)


# --- by hand --------------------------------------------------------------------------------------------------------

OTHERS: dict[str, Any] = {
    "B": {"board": "blue", "at": "E3", "beaten": ["A7", "E5", "E7", "G3", "G1"],
          "owns": ["grenade", "grenade", "blaster", "plasma_rifle", "shield"]},
    "C": {"board": "violet", "at": "E7", "lives": 0, "enemies": {"E7": 3, "E1": 6}, "owns": ["heal", "blaster"]},
    "D": {"board": "yellow", "at": "E5", "lives": 2, "beaten": ["A1", "E3", "A7"], "enemies": {"C3": 2},
          "owns": ["energy_blade", "heal", "plasma_rifle"]},
}  # fmt: skip


def lost() -> Sample:
    """Four seats: Karel ran into an enemy and lost a life; Eva has found her goal, Žofie is unconscious."""
    own = {"board": "red", "at": "E5", "beaten": ["A1", "C3", "C5"], "owns": ["heal", "energy_blade", "grenade"]}
    return laid(4, {"A": own, **OTHERS}, "go G5", "fight", "done", chance=["die 2", "die 3"])


def found() -> Sample:
    """Three seats: Karel walked and teleported, threw grenades and beat a weakened enemy."""
    own = {"board": "red", "at": "B7", "beaten": ["C5", "G5"], "enemies": {"A1": 9}, "owns": ["grenade", "grenade"]}
    others = {figure: OTHERS[figure] for figure in "BC"}
    return laid(3, {"A": own, **others}, "go A1", "fight", "grenade", "grenade",
                chance=["die 3", "die 2", "loot blaster"])  # fmt: skip


def goal() -> Sample:
    """Three seats: Karel beat the enemy over his goal."""
    own = {"board": "red", "at": "E3", "beaten": ["C5", "G5"], "owns": ["blaster"]}
    return laid(3, {"A": own, "C": OTHERS["C"]}, "go E1", "fight", chance=["die 6", "die 5", "loot shield"])


def start() -> Sample:
    """Two seats, nothing has happened."""
    return laid(2, {})


def healed() -> Sample:
    """Two seats: Karel moved and healed."""
    return laid(2, {"A": {"board": "green", "lives": 1, "owns": ["heal"]}}, "go D1", "heal")


def rolled() -> Sample:
    """Two seats: a roll that grenades may still change."""
    return laid(2, {"A": {"board": "red", "at": "G1", "owns": ["grenade", "blaster"]}}, "fight",
                chance=["die 4", "die 4"])  # fmt: skip


def _duel(villain: str, **changes: Any) -> dict[str, Any]:
    people = {
        "A": {"lives": 3, "owns": ["energy_blade", "heal"], "board": "red"},
        "B": {"owns": ["blaster", "plasma_rifle", "shield"], "board": "blue"},
        "C": {"lives": 1, "owns": ["blaster", "grenade"], "board": "violet"},
        "D": {"lives": 2, "owns": ["energy_blade", "shield", "heal"], "board": "yellow"},
    }
    return {**people, "villain": villain, **changes}


ROUND = ["die 6", "die 6", "die 3", "die 4", "die 2", "die 4", "die 1", "die 5"]


def duel() -> Sample:
    """Round 3 against Berserk: Karel was stunned in round 2, Matěj is now; Eva is next."""
    lines = ["attack", "attack", "attack", "grenade", "attack", "attack", "attack", "attack", "keep", "attack"]
    chance = [*ROUND, "die 1", "die 2", "die 6", "die 3", "die 4", "die 6", "die 4", "die 4"]
    return laid(4, _duel("berserk"), *lines, chance=chance)


def struck() -> Sample:
    """The end of a round against Crusher: Matěj rolled lowest and may use a shield."""
    lines = ["attack", "attack", "attack", "grenade", "attack"]
    return laid(4, _duel("crusher"), *lines, chance=[*ROUND[:6], "die 1", "die 1"])


def mended() -> Sample:
    """Mender has regained strength, so the oldest hits run over the bar's end."""
    lines = ["attack", "attack", "keep"] * 2 + ["attack"]
    people = {"A": {"board": "red", "owns": ["plasma_rifle"] * 4}, "B": {"board": "blue", "owns": ["shield"]}}
    return laid(2, {**people, "villain": "mender"}, *lines, chance=["die 5", "die 4", "die 6", "die 4"] * 5)


def over() -> Sample:
    """The villain is beaten by the last blow of Eva."""
    people = {"A": {"board": "red", "dealt": 60}, "B": {"board": "blue", "dealt": 50, "beaten": ["E5"]}}
    return laid(2, {**people, "villain": "berserk 14", "turn": "A"}, "attack", "attack",
                chance=["die 3", "die 4", "die 6", "die 5"])  # fmt: skip


SITUATIONS: dict[str, Callable[[], Sample]] = {
    "lost": lost, "found": found, "goal": goal, "start": start, "healed": healed, "rolled": rolled, "duel": duel,
    "struck": struck, "mended": mended, "over": over,
}  # fmt: skip
