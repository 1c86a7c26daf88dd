"""The law of undo over every kind of action of every game, and over any order of what people and the host do."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import zlib
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cogs.host import Host, HostError, Person
from rules import registry
from rules.core import notation
from rules.core.game import codec
from rules.core.scenario import Scenario, Table, load
from tests.host_tools import CHANNEL, GUILD, hosting

SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"
PEOPLE = [Person(number, name) for number, name in enumerate(("Ann", "Bob", "Cid", "Dan", "Eva", "Fay"), 1)]
KINDS = [(system, verb) for system, game in registry.GAMES.items() for verb in notation.verbs(game.actions)]
MOST_STEPS = 80


# scenario 10: every kind of action


class Recording(Table):
    """A rule case that keeps each of its steps with the table before it."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__(scenario)
        self.kept: list[tuple[Any, int, str, str]] = []

    def _submit(self, seat: int, line: str, chance: Any) -> Any:
        before = self.state
        state, step = super()._submit(seat, line, chance)
        if self.game.decision(state) is not None:
            self.kept.append((before, seat, step.action, step.barrier))
        return state, step


@cache
def samples(system: str) -> dict[str, dict[str, tuple[Scenario, Any, int, str]]]:
    """By verb and barrier, a rule case in which such an action is carried out and the game goes on."""
    found: dict[str, dict[str, tuple[Scenario, Any, int, str]]] = {}
    for file in sorted((SCENARIOS / system).glob("*.yaml")):
        for scenario in load(file):
            table = Recording(scenario)
            for _ in table.play():
                break
            for before, seat, action, barrier in table.kept:
                found.setdefault(action.split()[0], {}).setdefault(barrier, (scenario, before, seat, action))
    return found


async def laid(host: Host, scenario: Scenario, state: Any) -> int:
    """A running session of people at the table of a rule case."""
    game: Any = registry.game(scenario.system)
    mode = next(mode for mode in game.modes if mode.name == scenario.mode)
    seats = scenario.seats or mode.seats[1]
    info = await host.new_session(
        GUILD, CHANNEL, PEOPLE[0], scenario.system, scenario.mode, scenario.options, seat_order="joined"
    )
    for person in PEOPLE[1:seats]:
        await host.join(info.id, person)
    await host.start(info.id, PEOPLE[0].id)
    state = codec(game).copy(state)
    state.seq = 0
    data = zlib.compress(codec(game).encode(state))

    def write(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE snapshots SET state = ? WHERE session = ? AND seq = 0", (data, info.id))

    await host.store.database.run(write)
    host._tables.pop(info.id, None)
    return info.id


async def commit(host: Host, id: int, seat: int, line: str) -> int:
    """One action; returns its step."""
    look = await host.look(id, PEOPLE[seat].id)
    question = next(ask.opened for ask in look.asks if seat in ask.seats)
    return (await host.commit(id, PEOPLE[seat].id, question, [line])).from_seq


async def plain(host: Host, id: int) -> Any:
    """The table without the number of its step."""
    table = await host._table(id)
    state = codec(table.game).copy(table.state)
    state.seq = 0
    return state


async def consent(host: Host, id: int, seat: int, first: int) -> None:
    """Undo by consent to before step `first`, everybody affected agreeing."""
    request = (await host.ask_undo(id, PEOPLE[seat].id, first)).request
    for other in request.needed if request is not None else ():
        await host.agree_undo(id, request.id, PEOPLE[other].id)


async def until_somebody_else_acted(host: Host, id: int, seat: int) -> None:
    for _ in range(MOST_STEPS):
        look = await host.look(id, None)
        asked = look.asks[0].seats[0]
        own = await host.look(id, PEOPLE[asked].id)
        ending = look.asks[0].kind in registry.game(look.info.system).homes
        await commit(host, id, asked, own.legal[-1] if ending else own.legal[0])
        if asked != seat:
            return
    raise AssertionError("nobody else acted")


CODES = {"draw": {"undo_draw"}, "reveal": {"undo_reveal"}, "handed_on": {"undo_handed_on", "undo_choice"}}


@pytest.mark.parametrize(("system", "verb"), KINDS)
async def test_acceptance_10_every_kind_of_action_obeys_the_law_of_undo(tmp_path, system, verb):
    """Allowed before a reveal; refused after a reveal, a die and after somebody else acted; by consent it works."""
    cases = samples(system).get(verb, {})
    assert cases, f"no rule case carries out '{verb}'; the law of undo is not shown for it"
    async with hosting(tmp_path / "host.db", games=registry.GAMES) as host:
        for scenario, state, seat, line in cases.values():
            id = await laid(host, scenario, state)
            start = await plain(host, id)
            first = await commit(host, id, seat, line)
            rows = await host.store.steps(id, first, 10_000)
            barriers = [row.barrier for row in rows if row.barrier]
            if barriers:
                with pytest.raises(HostError) as refused:
                    await host.undo(id, PEOPLE[seat].id)
                assert refused.value.code in CODES[barriers[0]], (scenario.id, line)
                await consent(host, id, seat, first)
            else:
                assert (await host.undo(id, PEOPLE[seat].id)).texts == (line,), scenario.id
            assert await plain(host, id) == start, (scenario.id, line)
            again = await commit(host, id, seat, line)
            await until_somebody_else_acted(host, id, seat)
            with pytest.raises(HostError) as refused:
                await host.undo(id, PEOPLE[seat].id)
            assert refused.value.code in set().union(*CODES.values()), (scenario.id, line)
            await consent(host, id, seat, again)
            assert await plain(host, id) == start, (scenario.id, line)
            log = {step.seq: step for step in await host.log(id, PEOPLE[seat].id)}
            assert log[first].action == log[again].action == line
            assert log[first].undone == len(rows) + 1 and log[again].undone == max(log)
            assert [step.origin for step in log.values()].count("undo") == 2


def test_acceptance_10_sees_draws_dice_and_turns_that_pass():
    found = {system: {barrier for cases in samples(system).values() for barrier in cases} for system in registry.GAMES}
    assert all(barriers >= {"", "draw", "handed_on"} for barriers in found.values()), found


# any order


class Interleaved(RuleBasedStateMachine):
    """Commits, drafts, undos alone and by consent, requests that come to nothing, restarts and proofs in any order."""

    system, mode, options, seats = "orb_hunt", "hunt", {}, 2

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        self.folder = tempfile.TemporaryDirectory()
        self.known: dict[int, Any] = {}

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    @initialize(seed=st.integers(0, 255))
    def begin(self, seed: int) -> None:
        self.run(self._open(seed))

    async def _open(self, seed: int) -> None:
        path = Path(self.folder.name) / "host.db"
        new = not path.exists()
        self.host = await self.stack.enter_async_context(
            hosting(path, games=registry.GAMES, new_seed=lambda: bytes([seed]) * 32)
        )
        if new:
            info = await self.host.new_session(
                GUILD, CHANNEL, PEOPLE[0], self.system, self.mode, self.options, seat_order="joined"
            )
            for person in PEOPLE[1 : self.seats]:
                await self.host.join(info.id, person)
            self.id = info.id
            await self.host.start(info.id, PEOPLE[0].id)
            await self._note()

    async def _note(self) -> None:
        self.known[(await self.host.session(self.id)).seq] = await plain(self.host, self.id)

    @property
    def going(self) -> bool:
        return bool(self.run(self.host.session(self.id)).status == "running")

    @precondition(lambda self: self.going)
    @rule(data=st.data(), count=st.integers(1, 8))
    def commit(self, data: Any, count: int) -> None:
        for _ in range(count):
            self.run(self._commit(data.draw(st.integers(0, 99), label="which")))

    async def _commit(self, which: int) -> None:
        look = await self.host.look(self.id, None)
        if look.asks:
            seat = look.asks[0].seats[0]
            legal = (await self.host.look(self.id, PEOPLE[seat].id)).legal
            await commit(self.host, self.id, seat, legal[which % len(legal)])
            await self._note()

    @precondition(lambda self: self.going)
    @rule(which=st.integers(0, 99))
    def draft(self, which: int) -> None:
        ask = self.run(self.host.look(self.id, None)).asks[0]
        person = PEOPLE[ask.seats[0]].id
        legal = self.run(self.host.look(self.id, person)).legal
        self.run(self.host.keep_draft(self.id, person, ask.opened, [legal[which % len(legal)]]))

    @precondition(lambda self: self.going)
    @rule(seat=st.integers(0, 2))
    def undo_alone(self, seat: int) -> None:
        try:
            self.run(self.host.undo(self.id, PEOPLE[seat % self.seats].id))
        except HostError as error:
            assert error.code.startswith("undo_")
        self.run(self._note())

    @precondition(lambda self: self.going)
    @rule(seat=st.integers(0, 2), which=st.integers(0, 24), ending=st.sampled_from(("agree", "refuse", "step")))
    def ask_the_others(self, seat: int, which: int, ending: str) -> None:
        self.run(self._ask(seat % self.seats, which, ending))

    async def _ask(self, seat: int, which: int, ending: str) -> None:
        points = await self.host.undo_points(self.id, PEOPLE[seat].id)
        assert len(points) <= 25
        if not points:
            return
        point = points[which % len(points)]
        before = await self.host.store.sealed(self.id)
        request = (await self.host.ask_undo(self.id, PEOPLE[seat].id, point.first)).request
        if request is not None and ending == "refuse":
            await self.host.refuse_undo(self.id, request.id, PEOPLE[request.needed[0]].id)
        elif request is not None and ending == "step":
            await self._commit(which)
            assert (await self.host.undo_request(request.id)).state == "void"
        else:
            for other in request.needed if request is not None else ():
                await self.host.agree_undo(self.id, request.id, PEOPLE[other].id)
            await self._went_back(point, before)
        await self._note()

    async def _went_back(self, point: Any, before: Any) -> None:
        state, sealed = await plain(self.host, self.id), await self.host.store.sealed(self.id)
        assert sealed.counter == before.counter and sealed.info.seq == before.info.seq + 1
        if point.target in self.known:
            assert state == self.known[point.target]
        drafts = [await self.host.store.draft(self.id, seat) for seat in range(self.seats)]
        assert drafts == [None] * self.seats and sealed.plans == ()
        turn = sealed.clocks.get(sealed.turn_seat)
        assert turn is None or turn.left is not None or turn.deadline - self.host.clock.now() >= 6 * 3600

    @rule()
    def restart(self) -> None:
        self.run(self.stack.aclose())
        self.run(self._open(0))

    @invariant()
    def healthy(self) -> None:
        if hasattr(self, "id"):
            table = self.run(self.host._table(self.id))
            assert table.game.problems(table.state) == []
            assert set(table.sealed.clocks) >= set(table.sealed.waits)

    def teardown(self) -> None:
        """The log proves itself, every step of it."""
        if hasattr(self, "id"):
            proof = self.run(self.host.verify(self.id))
            assert proof.sound and proof.unreplayed == (), proof
            self.run(self.stack.aclose())
        self.runner.close()
        self.folder.cleanup()


@pytest.mark.parametrize(
    ("system", "mode", "options", "seats"),
    [("orb_hunt", "hunt", {}, 2), ("adrenaline", "deathmatch", {"preset": "first_game"}, 3)],
    ids=["orb_hunt", "adrenaline"],
)
def test_any_order_leaves_a_sound_table(system: str, mode: str, options: dict[str, str], seats: int) -> None:
    kind = type("Of", (Interleaved,), {"system": system, "mode": mode, "options": options, "seats": seats})
    kind.TestCase.settings = settings(
        max_examples=8,
        stateful_step_count=20,
        deadline=None,
        phases=[Phase.explicit, Phase.reuse, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    kind.TestCase().runTest()
