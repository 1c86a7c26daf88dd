"""`/game export` and `/verify`: the file holds what its reader may know, and proves itself once the seed is out."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bot
from cogs.host_export import Unreadable, verified
from cogs.standing import ranges
from rules import registry
from tests.cogs.stage import opened
from tests.host_tools import ANN, BOB, CID, act, hosting, running
from tests.toy_game import GAMES


async def finished(host: Any) -> int:
    info = await running(host, ANN, BOB, options={"turns": "2"})
    await act(host, info.id, ANN, "draw", "walk 1")
    await act(host, info.id, ANN, "walk 2")
    await host.undo(info.id, ANN.id)
    await act(host, info.id, ANN, "peek", "end")
    await act(host, info.id, BOB, "end")
    assert (await host.session(info.id)).status == "over"
    return info.id


async def test_a_finished_log_proves_itself_on_another_machine(tmp_path, capsys):
    async with hosting(tmp_path / "toy.db") as host:
        id = await finished(host)
        data = await host.export(id, CID.id)
        assert data == await host.export(id, ANN.id), "once the seed is out, everybody gets the same"
        proof = verified(data, GAMES)
        assert proof.sound and proof == await host.verify(id) and proof.unreplayed == ()
    content = json.loads(data)
    for change, part in (("action", "chain"), ("picks", "draws"), ("mark", "replay")):
        other = json.loads(data)
        step = next(step for step in other["steps"][1:] if step["picks"])
        step[change] = {"action": "end", "picks": ["draw nothing"], "mark": "00" * 32}[change]
        found = verified(json.dumps(other).encode(), GAMES)
        assert not found.sound and step["seq"] in getattr(found, part), change
    assert not verified(json.dumps({**content, "seed": "11" * 32}).encode(), GAMES).commitment
    assert not verified(json.dumps({**content, "steps": content["steps"][:-1]}).encode(), GAMES).sound


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"{}", b'{"format": 1}', b'{"format":"x","system":"toy","mode":"","options":{},"status":"",'
             b'"seats":[],"seat_order":"","commitment":"","started":null,"ended":null,"steps":[{}]}']
)  # fmt: skip
def test_what_is_no_log_is_refused_in_one_sentence(data, tmp_path, capsys):
    with pytest.raises(Unreadable):
        verified(data, GAMES)
    file = tmp_path / "log.json"
    file.write_bytes(data)
    assert bot.main(["verify", str(file)]) == 1
    assert str(file) in capsys.readouterr().err


async def test_a_running_log_holds_what_its_reader_may_know(tmp_path):
    async with hosting(tmp_path / "toy.db") as host:
        info = await running(host, ANN, BOB)
        await act(host, info.id, ANN, "draw", "walk 1")
        hands = [set((await host.look(info.id, person.id)).view.hand) for person in (ANN, BOB)]
        hidden = hands[0] - hands[1]
        own, other, public = [(await host.export(info.id, person)).decode() for person in (ANN.id, BOB.id, None)]
        sealed = await host.store.sealed(info.id)
        for data in (own, other, public):
            assert sealed.seed.hex() not in data and "fingerprint" not in data and "picks" not in data
            with pytest.raises(Unreadable, match="not over"):
                verified(data.encode(), GAMES)
        assert hidden and not any(f'"{card}"' in other + public for card in hidden)
        assert "walk 1" in own and "walk 1" not in other + public
        assert [seat["name"] for seat in json.loads(public)["seats"]] == ["Ann", "Bob"]


async def test_through_the_bot(tmp_path: Path) -> None:
    async with opened(tmp_path) as stage:
        eva = stage.person("Eva")
        info = await stage.two_computers(eva)
        place = stage.world.channel(str(info.thread))
        running_now = await eva.slash("verify", channel=place)
        assert "All is in order" in running_now.text and "stays sealed" in running_now.text
        assert info.commitment in running_now.text
        assert not re.search(r"\d", running_now.text.replace(info.commitment, "")), "no step is counted yet"
        file = (await eva.slash("game export", channel=place)).message.attachments[0]
        assert file["filename"] == "adrenaline-1.json"
        assert json.loads(stage.world.messages.files[file["id"]].content)["reader"] == info.seat_of(int(eva.id))
        await stage.host.resign(info.id, int(eva.id))
        await stage.quiet()
        over = await eva.slash("verify", channel=place)
        assert "All is in order" in over.text and "open since the end" in over.text
        file = (await eva.slash("game export", channel=place)).message.attachments[0]
        assert verified(stage.world.messages.files[file["id"]].content, registry.GAMES).sound
        assert stage.world.violations == []


TABLE: dict[str, Any] = {
    "A": {"at": "C2", "cubes": "r3 y3 b3", "weapons": ["machine_gun"], "hand": ["newton_yellow", "teleporter_blue"]},
    "B": {"at": "C2", "hand": ["tagback_grenade_red"]},
    "C": {"at": "C2"},
}


async def test_in_the_middle_of_a_shot_and_of_a_draft(tmp_path: Path) -> None:
    """Export, verify, my data and forget me while a shot is half made and the next of it is a draft."""
    async with opened(tmp_path) as stage:
        ann, radek = stage.person("Ann"), stage.person("Radek")
        info = await stage.placed([ann, radek], TABLE)
        me, host = int(ann.id), stage.host
        question = (await host.look(info.id, me)).asks[0].opened
        await host.commit(info.id, me, question, ["shoot machine_gun"])
        look = await host.look(info.id, me)
        assert look.asks[0].kind == "target" and look.view.asks
        await host.keep_draft(info.id, me, look.asks[0].opened, ["target B"])
        place = stage.world.channel(str(info.thread))
        for person in (ann, radek):
            file = (await person.slash("game export", channel=place)).message.attachments[0]
            log = stage.world.messages.files[file["id"]].content.decode()
            assert ("shoot machine_gun" in log) is (person is ann)
            assert "target B" not in log and "newton_yellow" not in log and "tagback" not in log
        assert (await host.draft(info.id, me)).texts == ["target B"], "nothing was changed"
        data = await host.everything_about(me)
        assert [row["texts"] for row in data["drafts"]] == ['["target B"]']
        await host.forget(me)
        await stage.quiet()
        seats = (await host.session(info.id)).seats
        assert (seats[0].kind, seats[0].name) == ("computer", "N. N.")
        look = await host.look(info.id, int(radek.id))
        assert look.info.status == "running" and look.legal, "the computer has finished the shot and the turn"
        assert stage.world.violations == []


async def test_a_whole_adrenaline_game_proves_itself(tmp_path: Path) -> None:
    """Played at random to the end, grenades and respawns included."""
    dice = random.Random(2)
    async with hosting(tmp_path / "a.db", games=registry.GAMES) as host:
        info = await host.new_session(1, 2, ANN, "adrenaline", "deathmatch", {"preset": "first_game"})
        for person in (BOB, CID):
            await host.join(info.id, person)
        await host.start(info.id, ANN.id)
        for _ in range(250):
            looks = {person.id: await host.look(info.id, person.id) for person in (ANN, BOB, CID)}
            person, look = next((item for item in looks.items() if item[1].legal), (0, None))
            if look is None:
                break
            ask = next(ask for ask in look.asks if look.info.seat_of(person) in ask.seats)
            await host.commit(info.id, person, ask.opened, [dice.choice(look.legal)])
        for person in (ANN, BOB, CID):
            await host.abandon(info.id, person.id)
        assert verified(await host.export(info.id, None), registry.GAMES).sound
        assert msgspec.json.decode(await host.export(info.id, None))["status"] in ("abandoned", "over")


def test_step_numbers_in_short():
    assert ranges([3, 9, 8, 7, 12]) == "3, 7–9, 12"
    assert ranges(range(0, 100, 2), 3) == "0, 2, 4, …"


@pytest.mark.parametrize("reader", ["Radek", "Ota", None])
async def test_whether_somebody_was_asked_how_to_pay_shows_in_nothing_that_others_get(
    tmp_path: Path, reader: str | None
) -> None:
    """Second Lock costs one red: with a red card in hand it is asked how to pay, which is one more step."""
    got, taken, proofs = [], [], []
    for card, pay in (("newton_red", ["pay red"]), ("newton_blue", [])):
        folder = tmp_path / card
        folder.mkdir()
        async with opened(folder) as stage:
            people = [stage.person(name) for name in ("Ann", "Radek", "Ota")]
            a = {"at": "C2", "cubes": "r1", "weapons": ["lock_rifle"], "hand": [card]}
            info = await stage.placed(people, {"A": a, "B": {"at": "C2"}, "C": {"at": "C2"}})
            ann, host = int(people[0].id), stage.host
            shot = ["shoot lock_rifle", "target B", "use second_lock", *pay, "target C"]
            done = await host.commit(info.id, ann, (await host.look(info.id, ann)).asks[0].opened, shot)
            await host.commit(info.id, ann, (await host.look(info.id, ann)).asks[0].opened, ["run C3", "end"])
            await stage.quiet()
            taken.append(done.to_seq)
            person = next((one for one in people if one.name == reader), None)
            log = json.loads(await host.export(info.id, int(person.id) if person else None))
            for entry in log["steps"]:
                entry.pop("at")
            got.append(log["steps"])
            looker = person or people[1]
            file = (await looker.slash("board", channel=stage.world.channel(str(info.thread)))).message.attachments[0]
            assert re.fullmatch(r"board-[0-9a-f]{12}\.png", file["filename"])
            proof = (await looker.slash("verify", channel=stage.world.channel(str(info.thread)))).text
            proofs.append(proof.replace(info.commitment, ""))
            assert stage.world.violations == []
    assert taken[0] == taken[1] + 1
    assert got[0] == got[1]
    assert proofs[0] == proofs[1]
    assert [(entry["number"], entry["seat"], entry["action"]) for entry in got[0]] == [(0, -1, "start"), (1, 0, "")]


async def test_in_the_log_of_a_running_table_what_was_undone_names_entries(tmp_path: Path) -> None:
    async with hosting(tmp_path / "toy.db") as host:
        info = await running(host, ANN, BOB)
        await act(host, info.id, ANN, "walk 1")
        await act(host, info.id, ANN, "walk 2")
        await host.undo(info.id, ANN.id)
        await act(host, info.id, ANN, "walk 1", "end")
        for person, entries in (
            (ANN, ["start", "walk 1", "walk 2 undone 3", "undo 1", "walk 1", "end"]),
            (BOB, ["start", "", " undone 3", "undo 1", ""]),
        ):
            steps = json.loads(await host.export(info.id, person.id))["steps"]
            undone = [f" undone {step['undone']}" if step["undone"] is not None else "" for step in steps]
            assert [step["action"] + by for step, by in zip(steps, undone, strict=True)] == entries
            assert [step["number"] for step in steps] == list(range(len(entries)))
