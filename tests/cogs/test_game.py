"""A whole game by presses, what follows it, and what can be read during it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from playground.errors import Refused
from tests.bench.play import play_on
from tests.cogs.counting import Counted
from tests.cogs.stage import Stage, labels, opened, pressable

TABLE: dict[str, Any] = {
    "A": {"at": "C2", "cubes": "r3 y3 b3", "weapons": ["machine_gun"], "hand": ["newton_yellow"]},
    "B": {"at": "C2"},
    "C": {"at": "C3"},
}


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


async def to_the_end(stage: Stage, counted: Counted, turns: int = 150) -> None:
    """Plays a person's turns until the game is over."""
    for _ in range(turns):
        await stage.quiet()
        info = await stage.session()
        if info.status != "running":
            return
        look = await stage.host.look(info.id, int(counted.person.id))
        if look.legal:
            await play_on(stage, counted)
    raise AssertionError("the game does not end")


async def test_a_person_finishes_a_deathmatch_against_computers_by_presses(stage: Stage) -> None:
    ann = Counted(stage.person("Ann"))
    await stage.two_computers(ann.person)
    await to_the_end(stage, ann)
    info = await stage.session()
    final = await stage.board()
    assert info.status == "over"
    assert "is over" in final.text and info.revealed_seed in final.text
    assert labels(final) == ["Rematch", "Final board", "Verify", "Leaderboard"]
    assert len(final.attachments) == 1
    verified = await ann.press("^Verify", final)
    assert "sound" in verified.text.lower() or "fit" in verified.text.lower()
    assert (await ann.press("^Final board", final)).message.attachments
    assert "Games of two people or more count" in (await ann.press("^Leaderboard", final)).text
    assert "three days" in (await ann.press("^Rematch", final)).text
    rematch = stage.world.messages.anywhere(str((await stage.session()).message))
    assert "Seats 3 of 5" in rematch.text
    thread = stage.world.channel(str(info.thread))
    assert "won by" in thread.name
    per_turn = Counter(message.channel_id for message in ann.person.sees_all() if message.owner is None)
    assert per_turn[thread.id] > 5


async def test_a_run_is_committed_and_can_be_taken_back(stage: Stage) -> None:
    people = [stage.person(name) for name in ("Ann", "Radek", "Ota")]
    await stage.placed(people, TABLE)
    ann = Counted(people[0])
    await ann.press("My move", await stage.board())
    await ann.press("^D2")
    await ann.press("^Run")
    assert "1 action" in ann.message.text and "D2" in ann.message.text
    await ann.press("^Undo")
    assert "2 actions" in ann.message.text and "C2" in ann.message.text
    await ann.press("^Undo")
    assert "nothing to take back" in ann.message.text


async def test_what_was_drawn_cannot_be_taken_back_and_the_button_says_so(stage: Stage) -> None:
    people = [stage.person(name) for name in ("Ann", "Radek", "Ota")]
    await stage.placed(people, {**TABLE, "D2": "red_red_powerup"})
    ann = Counted(people[0])
    await ann.press("My move", await stage.board())
    await ann.press("^D2")
    assert any("draws a card" in label for label in pressable(ann.message))
    await ann.press("draws a card")
    assert "drew" in ann.message.text
    await ann.press("^Undo")
    assert "drawn" in ann.message.text


async def test_why_not_answers_with_rules(stage: Stage) -> None:
    people = [stage.person(name) for name in ("Ann", "Radek", "Ota")]
    await stage.placed(people, {**TABLE, "A": {"at": "C1", "cubes": "r0", "weapons": ["thor unloaded"]}})
    ann = Counted(people[0])
    await ann.press("My move", await stage.board())
    await ann.press("Why not")
    text = ann.message.text
    assert "T.H.O.R." in text and "ADR-SHOOT-1" in text
    assert "Ota" in text and "ADR-SEE" in text
    shop = [weapon for square in (await stage.host.look(1, None)).view.squares for weapon in square.weapons]
    assert len(shop) == 9
    assert len(re.findall(r"ADR-GRAB-[13]", text)) >= 2


async def test_a_card_says_what_will_come_true(stage: Stage) -> None:
    people = [stage.person(name) for name in ("Ann", "Radek", "Ota")]
    shooter = {**TABLE["A"], "weapons": ["lock_rifle"]}
    await stage.placed(people, {**TABLE, "A": shooter, "B": {"at": "C2", "damage": "CCCCCCCCA", "marks": "A"}})
    ann = Counted(people[0])
    await ann.press("My move", await stage.board())
    await ann.press("^Shoot")
    text = ann.message.text
    assert "9 → **12**" in text
    assert "Overkilled" in text
    assert "Ota 8 + 1" in text or "Ota 9" in text or "Ota 8" in text


@pytest.mark.parametrize("locale", ["en-US", "cs"])
async def test_every_reading_in_both_languages(stage: Stage, locale: str) -> None:
    ann, radek = stage.person("Ann", locale), stage.person("Radek")
    info = await stage.placed([ann, radek, stage.person("Ota")], TABLE)
    place = str(info.thread)
    texts = [
        (await ann.slash("hand", channel=place)).text,
        (await ann.slash("log", channel=place)).text,
        (await ann.slash("board", channel=place, form="text")).text,
        (await ann.slash("rules", channel=place, topic="thor")).text,
        (await ann.slash("inbox")).text,
        (await ann.slash("leaderboard")).text,
        (await ann.slash("settings")).text,
        (await ann.slash("play", channel=place)).text,
    ]
    assert all(texts)
    czech = sum(bool(re.search(r"[ěščřžýáíéůú]", text)) for text in texts)
    assert czech == (len(texts) if locale == "cs" else 0)


async def test_private_in_the_reader_s_language_public_in_the_server_s(stage: Stage) -> None:
    jana = stage.person("Jana", "cs")
    await stage.placed([jana, stage.person("Radek"), stage.person("Ota")], TABLE)
    board = await stage.board()
    assert "begins" in board.text
    counted = Counted(jana)
    await counted.press("My move", board)
    assert "Jsi na tahu" in counted.message.text
    await counted.press("Ukončit tah")
    assert "ended the turn" in (await stage.board()).text


async def test_one_s_language_is_kept(stage: Stage) -> None:
    ann = stage.person("Ann")
    settings = (await ann.slash("settings")).message
    await ann.select(settings, "s1:pset:0:0:language", ["cs"])
    assert "nastavení" in settings.text.lower()
    await ann.select(settings, "s1:pset:0:0:language", ["discord"])
    assert "settings" in settings.text.lower()


async def test_the_server_s_language_and_defaults_are_its_managers_business(stage: Stage) -> None:
    ann = stage.person("Ann")
    with pytest.raises(Refused):
        await ann.slash("server settings")
    owner = stage.world.person_by_id(stage.world.guild.owner_id)
    server = (await owner.slash("server settings")).message
    await owner.select(server, "s1:gset:0:0:language", ["cs"])
    await owner.select(server, "s1:gset:0:0:preset", ["tonight"])
    lobby = await ann.slash("game new")
    assert "5\xa0lebek" in lobby.text and "náhlá smrt" in lobby.text


async def test_pictures_off_is_another_structure(stage: Stage) -> None:
    ann = stage.person("Ann")
    await stage.placed([ann, stage.person("Radek"), stage.person("Ota")], TABLE)
    await stage.bot.desk.set_person(int(ann.id), picture="off")
    counted = Counted(ann)
    await counted.press("My move", await stage.board())
    panel = counted.message
    assert panel.attachments == []
    assert not [label for label in labels(panel) if re.fullmatch("[A-D][1-3]", label)]
    assert "C2 (" in panel.text
    await counted.pick("Machine Gun")
    assert "Fire" in labels(counted.message)
    hand = await ann.slash("hand", channel=(await stage.board()).channel_id)
    assert hand.message.attachments == []
    assert "Newton" in hand.text


async def test_orders_are_saved_and_shown_beside_the_hand(stage: Stage) -> None:
    ann = stage.person("Ann")
    info = await stage.placed([ann, stage.person("Radek"), stage.person("Ota")], TABLE)
    hand = Counted(ann)
    await hand.slash("hand", channel=str(info.thread))
    await hand.press("My orders")
    select = next(s for s in hand.message.selects if "grenade" in s.custom_id)
    await ann.select(hand.message, select.custom_id, ["keep"])
    assert (await stage.host.orders(int(ann.id)))["grenade"] == "keep"
    again = await ann.slash("hand", channel=str(info.thread))
    assert "keep" in again.text.lower()


async def test_a_whole_turn_in_one_typed_line(stage: Stage) -> None:
    """Names, accents and order are free; the verbs are the notation's."""
    ann, matej = stage.person("Ann"), stage.person("Matěj")
    info = await stage.placed([ann, matej, stage.person("Ota")], {**TABLE, "C": {"at": "C2"}})
    line = "shoot machine gun matej+ota focus matej tripod ota pay newton; run D2; end"
    reply = await ann.slash("do", channel=str(info.thread), line=line)
    assert "Machine Gun" in reply.text
    state = await stage.state()
    assert len(state["figures"]["B"]["damage"]) == 2
    assert len(state["figures"]["C"]["damage"]) == 2
    assert state["figures"]["A"]["square"] == "D2"
    assert state["figures"]["A"]["hand"] == []
    assert state["active"] == "B"


async def test_a_typed_line_that_cannot_be_read_changes_nothing(stage: Stage) -> None:
    ann = stage.person("Ann")
    info = await stage.placed([ann, stage.person("Radek"), stage.person("Ota")], TABLE)
    before = await stage.state()
    for line in ("dance", "run D2; fly away", "shoot machine_gun nobody", "run Z9", ";", "end now please"):
        reply = await ann.slash("do", channel=str(info.thread), line=line)
        assert reply.text
        assert await stage.state() == before, line


async def test_completion_offers_what_is_legal(stage: Stage) -> None:
    ann = stage.person("Ann")
    info = await stage.placed([ann, stage.person("Radek"), stage.person("Ota")], TABLE)
    reply = await ann.autocomplete("do", focused="line", value="run", channel=str(info.thread))
    names = [choice["value"] for choice in reply.choices]
    assert "run D2" in names and all(name.startswith("run") for name in names)
    after = await ann.autocomplete("do", focused="line", value="run D2; gr", channel=str(info.thread))
    assert any(choice["value"] == "run D2; grab D2" for choice in after.choices)


async def test_a_respawn_call_shows_all_colours_and_tells_who_holds_none(stage: Stage) -> None:
    people = [stage.person(name) for name in ("Ann", "Radek", "Ota")]
    victim = {"at": "C2", "damage": "AAAAAAAAAA", "hand": ["newton_red", "teleporter_red"]}
    shooter = {**TABLE["A"], "weapons": ["sledgehammer"]}
    pile = ["tagback_grenade_red", "newton_blue"]
    await stage.placed(people, {"A": shooter, "B": {"at": "A3"}, "C": victim, "powerup_pile": pile})
    ann, ota = Counted(people[0]), Counted(people[2])
    await ann.press("My move", await stage.board())
    await ann.press("^Shoot")
    await ann.press("^Fire")
    await ann.press("^End turn")
    call = await stage.board()
    assert [label.split()[0] for label in labels(call)[:3]] == ["Red", "Blue", "Yellow"]
    missing = await ota.press("^Yellow", call)
    assert "yellow" in missing.text and missing.message.owner == ota.person.id
    await ota.press("^Red", call)
    assert "A2" in ota.message.text or "came back" in ota.message.text
    assert (await stage.state())["figures"]["C"]["square"]


async def test_hints_help_a_beginner_until_they_are_not_wanted(stage: Stage) -> None:
    people = [stage.person(name) for name in ("Ann", "Radek", "Ota")]
    await stage.placed(people, TABLE)
    ann = Counted(people[0])
    await ann.press("My move", await stage.board())
    assert "Hint" in ann.message.text
    await ann.press("No more hints")
    assert "Hint" not in ann.message.text and "No more hints" not in labels(ann.message)
    again = await ann.press("My move", await stage.board())
    assert "Hint" not in again.text
