"""Events of an older form: brought to today's, or said to be unreadable; nothing that shows a log fails on them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cogs.host_events import EventReader
from cogs.words import words
from data.texts import TEXTS
from rules.core.model import Bygone
from tests.cogs.stage import opened
from tests.host_tools import ANN, BOB, act, hosting, running
from tests.toy_game import TOY, Drawn, Ended, ToyGame, Walked

OLD = b'[{"event":"strode","seat":0,"far":2},{"event":"drawn","seat":0,"secret":"sun"},{"event":"drawn","seat":1},\
{"event":"ended","seat":0,"since":"no longer kept"}]'
"""As an older version may have written: a tag that is gone, fields that are called otherwise, one that is gone."""


def strode(old: dict[str, Any]) -> dict[str, Any]:
    return {"event": "walked", "seat": old["seat"], "steps": old["far"]}


def drawn(old: dict[str, Any]) -> dict[str, Any]:
    return {**old, "card": old["secret"]}


def test_an_event_is_brought_to_todays_form() -> None:
    game = ToyGame()
    game.event_upgrades = {"strode": strode, "drawn": drawn}
    read = EventReader(game).decode(OLD)
    assert read == (Walked(0, 2), Drawn(0, "sun"), Bygone(), Ended(0)), "the second card was never written"


def test_what_cannot_be_read_is_one_note_without_content() -> None:
    read = EventReader(TOY).decode(OLD)
    assert read == (Bygone(), Ended(0))
    assert msgspec.json.encode(read[0]) == b'{"event":"bygone"}'
    assert read[0].seen_by(None) == read[0]


def spoil(path: Path, seq: int) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        done = connection.execute("UPDATE steps SET events = ? WHERE seq = ?", (OLD.decode(), seq))
        assert done.rowcount == 1


async def test_log_proof_and_export_go_on_over_a_stored_old_row(tmp_path: Path) -> None:
    path = tmp_path / "toy.db"
    async with hosting(path) as host:
        info = await running(host, ANN, BOB)
        await act(host, info.id, ANN, "walk 1", "end")
    spoil(path, 1)
    async with hosting(path) as host:
        for person in (None, ANN.id, BOB.id):
            assert [step.events for step in await host.log(info.id, person, since_seq=1)] == [
                (Bygone(), Ended(0)), (Ended(0),)
            ]  # fmt: skip
        exported = await host.export(info.id, BOB.id)
        assert b'"bygone"' in exported and b"secret" not in exported and b"sun" not in exported
        proof = await host.verify(info.id)
        assert (proof.replay, proof.unreplayed) == ((1,), ()), "under the same rules it can only have been changed"
        await act(host, info.id, BOB, "walk 1")


async def test_under_newer_rules_an_old_form_accuses_nobody(tmp_path: Path) -> None:
    """A change of an event's form raises the version of the rules; then its steps are named as not checked."""
    path = tmp_path / "toy.db"
    async with hosting(path) as host:
        info = await running(host, ANN, BOB)
        await act(host, info.id, ANN, "walk 2")
    spoil(path, 1)
    async with hosting(path, games={"toy": ToyGame("toy 2")}) as host:
        proof = await host.verify(info.id)
    assert (proof.sound, proof.unreplayed) == (True, (0, 1))


@pytest.mark.parametrize("system", ["adrenaline", "orb_hunt"])
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "(Here stands a note of an earlier version that this one cannot read.)"),
        ("cs", "(Tady je zápis starší verze, kterému tahle nerozumí.)"),
    ],
)
def test_every_game_says_so_in_log_and_story(system: str, language: str, sentence: str) -> None:
    told = words(system, TEXTS, language, {"A": "Eva"})
    assert told.event(Bygone()) == sentence
    assert told.story([Bygone()]) == [sentence]
    assert told.news("A", [Bygone()]) == ""


@pytest.mark.parametrize("game", ["adrenaline/deathmatch", "orb_hunt/hunt"])
async def test_people_read_on(tmp_path: Path, game: str) -> None:
    """`/log`, `/catchup`, `/verify`, `/game export` and the next press over rows that nobody can read."""
    async with opened(tmp_path) as stage:
        people = [stage.person(name) for name in ("Ann", "Bob", "Ota")]
        info = await stage.placed(people, {}, game=game)

        def old(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE steps SET events = ?", (OLD.decode(),))

        await stage.host.store.database.run(old)
        ann = people[0]
        thread = stage.world.channel(str(info.thread))
        assert "a note of an earlier version" in (await ann.slash("log", channel=thread)).text
        assert "a note of an earlier version" in (await ann.press(await stage.board(), "Log")).text
        for command in ("catchup", "verify", "game export", "play", "board"):
            reply = await ann.slash(command, channel=thread)
            assert reply.error is None and reply.text, command
        assert stage.world.violations == []
