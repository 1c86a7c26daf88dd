"""`/catchup` and its button: the own view, small pictures and a line each, opening on what concerns the reader."""

from __future__ import annotations

from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from playground.people import Person
from render.core.small import halved
from tests.cogs.stage import Stage, labels, opened
from tests.render import samples

TABLE: dict[str, Any] = {
    "A": {"at": "C2", "cubes": "r1 y1 b1", "hand": ["newton_yellow"]},
    "B": {"at": "C2", "cubes": "r3 y3 b3", "weapons": ["machine_gun"], "hand": ["teleporter_red"]},
    "C": {"at": "C2", "hand": ["tagback_grenade_blue"]},
}


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


async def commit(stage: Stage, person: Person, *texts: str) -> None:
    info = await stage.session()
    look = await stage.host.look(info.id, int(person.id))
    seat = look.info.seat_of(int(person.id))
    question = next(ask.opened for ask in look.asks if seat in ask.seats)
    await stage.host.commit(info.id, int(person.id), question, texts)
    await stage.quiet()


async def rest(stage: Stage, person: Person) -> None:
    """Nothing more: no further target, no effect, no reload."""
    while "done" in (await stage.host.look((await stage.session()).id, int(person.id))).legal:
        await commit(stage, person, "done")


async def end(stage: Stage, person: Person) -> None:
    """Ends a turn."""
    await commit(stage, person, "end")
    await rest(stage, person)


async def shoot(stage: Stage, person: Person, target: str) -> None:
    """One target with the machine gun, then the turn ends."""
    await commit(stage, person, "shoot machine_gun", f"target {target}")
    await rest(stage, person)
    await end(stage, person)


async def started(stage: Stage) -> tuple[Person, Person, Person]:
    ann, radek, ota = stage.person("Ann"), stage.person("Radek"), stage.person("Ota")
    await stage.placed([ann, radek, ota], TABLE)
    return ann, radek, ota


async def missed(stage: Stage) -> tuple[Person, Person, Person]:
    """Ann has looked and ended her turn; Radek hurt her, Ota passed."""
    ann, radek, ota = await started(stage)
    reply = await ann.slash("play")
    assert not any("Catch up" in label for label in labels(reply.message))
    await end(stage, ann)
    await shoot(stage, radek, "A")
    await end(stage, ota)
    return ann, radek, ota


async def test_the_panel_offers_it_after_two_turns_until_it_is_read(stage: Stage) -> None:
    ann, *_ = await missed(stage)
    panel = await ann.slash("play")
    assert "Catch up: 3 turns" in labels(panel.message)
    assert "Catch up: 3 turns" in labels((await ann.slash("play")).message), "looking at the panel is not reading it"
    powerups = await ann.press(panel.message, "Powerups")
    panel = await ann.press(powerups.message, "Back")
    assert "Catch up: 3 turns" in labels(panel.message)
    reply = await ann.press(panel.message, "Catch up")
    assert reply.message is not None and reply.message.private
    assert "**For you:** 1 damage from Radek, now 1" in reply.text
    told = [line for line in reply.text.splitlines() if line.startswith(("**1**", "**2**", "**3**"))]
    assert len(told) == 3 and "Radek" in told[1] and "Machine Gun" in told[1]
    assert not any("Catch up" in label for label in labels((await ann.slash("play")).message))
    assert "Nothing has happened" in (await ann.slash("catchup")).text


async def test_pictures_are_small_and_from_the_own_view(stage: Stage) -> None:
    ann, *_ = await missed(stage)
    reply = await ann.slash("catchup")
    assert reply.message is not None
    files = reply.message.attachments
    assert len(files) == 3 and all("Radek" in file["description"] or "Ann" in file["description"] for file in files)
    for file in files:
        data = stage.world.messages.files[file["id"]].content
        assert Image.open(BytesIO(data)).width == 800 and len(data) < 120_000
    await stage.bot.desk.set_person(int(ann.id), picture="off")
    info = await stage.session()
    await stage.host.store.database.run(lambda connection: connection.execute("DELETE FROM looks").close())
    words = await ann.slash("catchup", channel=stage.world.channel(str(info.channel)))
    assert words.message is not None and words.message.attachments == [] and "Radek" in words.text


async def test_a_long_absence_opens_on_what_concerns_the_reader(stage: Stage) -> None:
    """Ota was hurt in the fifth story; the page of the fourth to the sixth opens, the others are one press away."""
    ann, radek, ota = await started(stage)
    await stage.host.note_look((await stage.session()).id, int(ota.id), 0, 1)
    await end(stage, ann)
    await end(stage, radek)
    await end(stage, ota)
    await end(stage, ann)
    await shoot(stage, radek, "C")
    await end(stage, ota)
    await end(stage, ann)
    reply = await ota.slash("catchup")
    assert [line[:5] for line in reply.text.splitlines() if line.startswith("**") and line[2].isdigit()] == [
        "**4**", "**5**", "**6**",
    ]  # fmt: skip
    earlier = await ota.press(reply.message, "Earlier")
    assert "**1**" in earlier.text and "**4**" not in earlier.text


async def test_an_own_commit_is_a_look(stage: Stage) -> None:
    ann, *_ = await missed(stage)
    panel = await ann.slash("play")
    await ann.press(panel.message, "End turn")
    assert not any("Catch up" in label for label in labels((await ann.slash("play")).message))


async def test_who_has_no_seat_is_told_so(stage: Stage) -> None:
    await missed(stage)
    assert (await stage.person("Eve").slash("catchup")).message is not None


def test_a_picture_is_halved() -> None:
    sample = samples.middle_game()
    from render.adrenaline.board import board

    full = board(sample.view, sample.table, sample.changes, samples.words_of("en"))
    small = halved(full)
    assert small.alt == full.alt and len(small.png) < len(full.png)
    assert Image.open(BytesIO(small.png)).size == (800, 600)
