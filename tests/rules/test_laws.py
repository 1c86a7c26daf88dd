"""Laws that hold for every game at every moment, tried by a Hypothesis state machine.

Conservation is each game's own `problems()`; the rest is said here once: JSON round trip, the law of `redeal`, refusal
without change, replay, undo.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules.core import notation
from rules.core.chance import ScriptedChance, SeededChance
from rules.core.errors import RulesError
from rules.core.game import codec, submit
from rules.core.model import Action
from rules.registry import GAMES

TABLES = [(game, mode) for game in GAMES.values() for mode in game.modes]


class Laws(RuleBasedStateMachine):
    """Plays `mode` of `game` and tries every law; `machine` fills both in."""

    game: Any
    mode: Any

    @initialize(data=st.data(), seed=st.integers(0, 2**32))
    def lay(self, data, seed):
        seats = data.draw(st.integers(*self.mode.seats), label="seats")
        options = {
            option.key: data.draw(st.sampled_from(fitting(option, seats)), label=option.key)
            for option in self.mode.options
        }
        self.chance = SeededChance(seed.to_bytes(8, "big"))
        self.seats = seats
        self.state = self.game.setup(self.mode.name, options, seats, self.chance)
        self._skip(data.draw(st.sampled_from([0, 0, 40, 200, 500, 900]), label="skipped actions"), seed)
        self.start = codec(self.game).copy(self.state)
        self.steps = []
        self.before = None

    def _skip(self, actions, seed):
        """Plays at random into the game, so that late positions are met too."""
        dice = random.Random(seed)
        for _ in range(actions):
            decision = self.game.decision(self.state)
            if decision is None:
                return
            seat = decision.asks[0].seats[0]
            self.game.apply(self.state, seat, dice.choice(self.game.legal(self.state, seat)), self.chance)
            self.state.seq += 1

    @precondition(lambda self: self.game.decision(self.state) is not None)
    @rule(data=st.data())
    def act(self, data):
        for _ in range(data.draw(st.integers(1, 12), label="actions")):
            decision = self.game.decision(self.state)
            if decision is None:
                return
            ask = data.draw(st.sampled_from(decision.asks))
            seat = data.draw(st.sampled_from(ask.seats))
            legal = self.game.legal(self.state, seat)
            assert legal, f"seat {seat} is asked {ask.kind} and can answer nothing"
            assert len(set(legal)) == len(legal)
            action = data.draw(st.sampled_from(legal), label="action")
            self.before = codec(self.game).copy(self.state)
            old = codec(self.game).encode(self.state)
            after, step = submit(self.game, self.state, seat, ask.opened, action, self.chance)
            assert codec(self.game).encode(self.state) == old, "submit changed the state it was given"
            self.state = after
            self.steps.append((seat, ask.opened, action, step))

    @precondition(lambda self: self.game.decision(self.state) is not None)
    @rule(data=st.data())
    def refuse(self, data):
        """An action not in `legal` raises and changes nothing; so does a wrong seat or an old question."""
        decision = self.game.decision(self.state)
        ask = decision.asks[0]
        seat = ask.seats[0]
        old = codec(self.game).encode(self.state)
        action = data.draw(st.sampled_from(everything(self.game, self.state)), label="any action")
        if action not in self.game.legal(self.state, seat):
            with pytest.raises(RulesError):
                submit(self.game, self.state, seat, ask.opened, action, SeededChance(b"x"))
        legal = self.game.legal(self.state, seat)[0]
        with pytest.raises(RulesError) as stale:
            submit(self.game, self.state, seat, ask.opened - 1, legal, SeededChance(b"x"))
        assert stale.value.grade == "stale"
        outsider = next((other for other in range(self.seats) if other not in decision.seats), None)
        if outsider is not None:
            with pytest.raises(RulesError) as wrong:
                submit(self.game, self.state, outsider, ask.opened, legal, SeededChance(b"x"))
            assert wrong.value.grade == "not_your_decision"
        assert codec(self.game).encode(self.state) == old

    @rule(seed=st.integers(0, 99))
    def redeal(self, seed):
        """What a seat may not know changes nothing it sees (design: the law of `redeal`)."""
        decision = self.game.decision(self.state)
        for seat in [None, *range(self.seats)]:
            other = self.game.redeal(self.state, seat, SeededChance(bytes([seed])))
            assert self.game.problems(other) == []
            assert self.game.view(other, seat) == self.game.view(self.state, seat)
            if decision is None or seat is None or decision.of(seat) is None:
                continue
            assert self.game.decision(other).of(seat) == decision.of(seat)
            legal = self.game.legal(self.state, seat)
            assert self.game.legal(other, seat) == legal
            assert self.game.evaluate(other, seat) == self.game.evaluate(self.state, seat)
            for action in legal[:3]:
                self._same_events(other, seat, decision.of(seat).opened, action)

    def _same_events(self, other, seat, opened, action):
        """An action that asks no chance and hands nothing on shows the seat the same, whatever is hidden."""
        outcomes = []
        for table in (self.state, other):
            after, step = submit(self.game, table, seat, opened, action, SeededChance(b"same"))
            outcomes.append((step, [event.seen_by(seat) for event in step.events], self.game.view(after, seat)))
        if not any(step.picks for step, _, _ in outcomes):
            assert outcomes[0][1:] == outcomes[1][1:]

    @invariant()
    def healthy(self):
        assert self.game.problems(self.state) == []

    @invariant()
    def round_trip(self):
        data = codec(self.game).encode(self.state)
        assert codec(self.game).decode(data) == self.state
        assert codec(self.game).encode(codec(self.game).decode(data)) == data

    @invariant()
    def records_are_json(self):
        events = msgspec.json.Decoder(tuple[_union(self.game.events), ...])
        for _, _, action, step in self.steps[-3:]:
            assert events.decode(msgspec.json.encode(step.events)) == step.events
            assert notation.parse(step.action, notation.verbs(self.game.actions)) == action

    def teardown(self):
        """The log replays to the same table, with the recorded answers of chance."""
        if not hasattr(self, "steps"):
            return
        state = self.start
        for seat, opened, action, step in self.steps:
            state, again = submit(self.game, state, seat, opened, action, ScriptedChance(step.picks))
            assert again == step
        assert codec(self.game).encode(state) == codec(self.game).encode(self.state)


def machine(game, mode):
    """A state machine class that plays `mode` of `game`."""
    return type("Table", (Laws,), {"game": game, "mode": mode})


def fitting(option, seats):
    """The values of `option` open to so many seats."""
    return [value for value in option.values if option.seats.get(value, (0, 99))[0] <= seats
            <= option.seats.get(value, (0, 99))[1]]  # fmt: skip


def everything(game, state):
    """Action records of every kind over the ids of the table: mostly illegal ones."""
    words = sorted({word for seat in range(8) for word in _words(game, state, seat)} | {"A", "A1", "nothing"})
    found: list[Action] = []
    for kind in game.actions:
        fields = msgspec.structs.fields(kind)
        for word in words if fields else [""]:
            values = [word if field.type is str else (word,) for field in fields if field.required]
            found.append(kind(*values))
    return found


def _words(game, state, seat):
    decision = game.decision(state)
    if decision is None or decision.of(seat) is None:
        return
    for action in game.legal(state, seat):
        yield from notation.text(action).replace("+", " ").split()[1:]


def _union(kinds):
    union = kinds[0]
    for kind in kinds[1:]:
        union = union | kind
    return union


@pytest.mark.parametrize(("game", "mode"), TABLES, ids=[f"{game.system}-{mode.name}" for game, mode in TABLES])
def test_laws(game, mode):
    table = machine(game, mode)
    table.TestCase.settings = settings(
        max_examples=60,
        stateful_step_count=30,
        deadline=None,
        phases=[Phase.explicit, Phase.reuse, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    table.TestCase().runTest()
