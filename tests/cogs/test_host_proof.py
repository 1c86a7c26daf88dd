"""The proof of a log, stored sessions under newer code, and what is kept of states."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import msgspec
import pytest

from cogs.host import HostError, check
from data.store.records import Snapshot
from tests.host_tools import ANN, BOB, CID, act, hosting, running
from tests.toy_game import TOY, ToyGame


def alter(path, statement, *values):
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(statement, values).rowcount == 1


async def played(path):
    async with hosting(path) as host:
        info = await running(host, ANN, BOB, CID)
        await act(host, info.id, ANN, "draw", "walk 1")
        await act(host, info.id, ANN, "walk 2")
        await host.undo(info.id, ANN.id)
        await act(host, info.id, ANN, "peek", "end")
        await act(host, info.id, BOB, "draw", "end")
        assert (await host.verify(info.id)).sound
        return info.id


async def test_a_sound_log_is_proved_whole(tmp_path):
    id = await played(tmp_path / "toy.db")
    async with hosting(tmp_path / "toy.db") as host:
        proof = await host.verify(id)
        assert (proof.steps, proof.commitment, proof.unreplayed) == (9, True, ())


@pytest.mark.parametrize(
    ("statement", "value", "kind", "steps"),
    [
        ("UPDATE steps SET action = ? WHERE seq = 2", "walk 2", "chain", (2,)),
        ("UPDATE steps SET action = ? WHERE seq = 2", "walk 2", "replay", (2, 3, 4, 5, 6, 7, 8)),
        ("UPDATE steps SET chance = ? WHERE seq = 7", '["draw star"]', "draws", (7,)),
        ("UPDATE sessions SET commitment = ? WHERE id = 1", "00", "commitment", False),
    ],
)
async def test_a_changed_log_is_found_out(tmp_path, statement, value, kind, steps):
    id = await played(tmp_path / "toy.db")
    with closing(sqlite3.connect(tmp_path / "toy.db")) as connection:
        assert connection.execute("SELECT chance FROM steps WHERE seq = 7").fetchone() != ('["draw star"]',)
    alter(tmp_path / "toy.db", statement, value)
    async with hosting(tmp_path / "toy.db") as host:
        proof = await host.verify(id)
        assert not proof.sound
        found = getattr(proof, kind)
        assert found == steps or found[:1] == steps


async def test_kept_states_are_the_newest_those_since_the_barrier_and_one_a_turn(tmp_path):
    id = await played(tmp_path / "toy.db")
    async with hosting(tmp_path / "toy.db") as host:
        assert await host.store.snapshots(id) == [0, 6, 8]
        await act(host, id, CID, "walk 1")
        await act(host, id, CID, "walk 1")
        assert await host.store.snapshots(id) == [0, 6, 8, 9, 10]
        with pytest.raises(HostError) as error:
            await host.view_at(id, 7, None)
        assert error.value.code == "picture_not_kept"


async def test_newer_rules_go_on_and_say_what_they_cannot_prove(tmp_path):
    id = await played(tmp_path / "toy.db")
    async with hosting(tmp_path / "toy.db", games={"toy": ToyGame("toy 2")}) as host:
        await act(host, id, CID, "walk 1", "draw", "end")
        proof = await host.verify(id)
        assert proof.sound and proof.unreplayed == tuple(range(9))
        assert 8 in await host.store.snapshots(id)


def laid_up(state):
    """An upgrade: `walks` was once called `strolls`."""
    state["walks"] = state.pop("strolls")
    return state


OLD = (
    b'{"seq":4,"options":{"turns":"6","bids":"ask","table":"wide"},"hands":[["sun"],["moon","star"]],"points":[0,2],'
    b'"walked":[0,1],"pile":{"moon":8,"star":8,"sun":8},"active":1,"turn":2,"strolls":1,"opened":4}'
)
"""A state as it was stored before the upgrade."""


async def test_old_states_are_upgraded_when_they_are_read(tmp_path):
    from cogs.host_table import Unplayable, restored

    state = restored(ToyGame("toy 2", (laid_up,)), Snapshot(4, OLD, 0, "toy 1"))
    assert (state.walks, state.active) == (1, 1)
    with pytest.raises(Unplayable):
        restored(TOY, Snapshot(4, OLD, 1, "toy 2"))


class Stricter(ToyGame):
    """Rules under which the stored table is impossible."""

    def problems(self, state):
        return ["nobody may have walked"] if sum(state.walked) else []


async def test_what_new_code_cannot_play_is_set_aside_and_taken_up_again(tmp_path):
    id = await played(tmp_path / "toy.db")
    strict = {"toy": Stricter("toy 2")}
    report = await check(tmp_path / "toy.db", strict)
    assert report.sessions == 1 and "walked" in report.failures[id]
    async with hosting(tmp_path / "toy.db") as host:
        assert (await host.session(id)).status == "running", "the check writes nothing"
    async with hosting(tmp_path / "toy.db", games=strict) as host:
        await host._survey
        assert (await host.session(id)).status == "set_aside"
        with pytest.raises(HostError) as error:
            await act(host, id, CID, "end")
        assert error.value.code == "set_aside"
        kinds = {post.kind for post in await host.due_posts(2e6)}
        assert kinds <= {"started", "turn", "set_aside"}
    async with hosting(tmp_path / "toy.db", games={"toy": ToyGame("toy 3")}) as host:
        await host._survey
        assert (await act(host, id, CID, "end")).done == ("end",)


async def test_a_broken_state_is_set_aside_when_it_is_met(tmp_path):
    id = await played(tmp_path / "toy.db")
    async with hosting(tmp_path / "toy.db", games={"toy": Stricter()}) as host:
        assert (await host.look(id, None)).seq == 8, "the same rules trust what they stored"
    alter(tmp_path / "toy.db", "UPDATE snapshots SET state = ? WHERE seq = 8", b"nonsense")
    assert "cannot be read" in (await check(tmp_path / "toy.db", {"toy": TOY})).failures[id]
    async with hosting(tmp_path / "toy.db") as host:
        with pytest.raises(HostError) as error:
            await host.look(id, None)
        assert error.value.code == "set_aside"


async def test_a_session_is_small(tmp_path):
    """States are compressed, and only one a turn is kept."""
    async with hosting(tmp_path / "toy.db") as host:
        info = await running(host, ANN, BOB, options={"turns": "40"})
        for turn in range(39):
            await act(host, info.id, (ANN, BOB)[turn % 2], "walk 1", "walk 1", "end")
        assert len(await host.store.snapshots(info.id)) == 40
        state = (await host.store.snapshot(info.id)).state
        assert msgspec.json.decode(state)["turn"] == 40
