"""Every picture of Orb Hunt: it is drawn, small enough, described, worded, and nothing runs over."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from data.texts import LANGUAGES
from render.core import palette as p
from render.core.cache import caches_off
from render.core.canvas import Canvas
from render.core.picture import ALT_LIMIT, Picture, Words
from render.core.signs import Table
from render.orb_hunt.board import board, paint_board, size
from render.orb_hunt.choice import choice, marks_of
from render.orb_hunt.final import final
from render.orb_hunt.grid import colours
from render.orb_hunt.hand import hand
from render.words import ORB_HUNT
from rules.core.model import Outcome
from rules.orb_hunt import events as ev
from rules.orb_hunt.content import BOARDS, LOOT, VILLAINS
from rules.orb_hunt.view import EnemyView, View
from tests.render.look import decoded, differing, written_lines
from tests.render.orb_hunt import samples
from tests.render.samples import words_of

LONG = samples.LONG_NAMES


def everything(words: Words, names: dict[str, str] = samples.NAMES) -> dict[str, Picture]:
    """One of every kind of picture."""
    found = {}
    for name, make in samples.SITUATIONS.items():
        one = make()
        table = samples.names(one.state, names)
        found[name] = board(one.view, table, one.changes, words)
        found[f"choice {name}"] = choice(one.asked, table, one.legal, words)
        found[f"hand {name}"] = hand(one.asked, table, words)
        found[f"final {name}"] = final(one.view, table, words)
    for villain in VILLAINS:
        one = samples.laid(4, {"villain": villain}, "attack", chance=["die 1", "die 2"])
        found[villain] = board(one.view, samples.names(one.state, names), one.changes, words)
    end = samples.laid(2, {"A": {"board": "red", "at": "E2", "beaten": BEATEN}}, "go E1", "fight",
                       chance=["die 6", "die 6", "loot shield", "villain mender"])  # fmt: skip
    found["phase ends"] = board(end.view, samples.names(end.state, names), end.changes, words)
    return found


BEATEN = ["A1", "G1", "C3", "C5", "G5"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_worded_small_and_described(language: str) -> None:
    """Missing words raise: the texts are strict here."""
    for names in (samples.NAMES, LONG):
        for name, picture in everything(words_of(language), names).items():
            assert picture.png.startswith(b"\x89PNG"), name
            assert len(picture.png) <= 200 * 1024, name
            assert 0 < len(picture.alt) <= ALT_LIMIT, name
            assert decoded(picture.png).width in (1200, 1600), name


def test_the_listed_words_are_those_that_are_asked_for() -> None:
    asked_for: set[str] = set()
    plain = words_of("en")

    def words(message_id: str, /, **variables: str | int) -> str:
        asked_for.add(message_id)
        return plain(message_id, **variables)

    everything(words)
    lost = samples.laid(2, {"A": {"board": "red", "at": "G5", "lives": 1}}, "fight", chance=["die 1", "die 1"])
    stunned = samples.laid(2, {"villain": "berserk"}, "attack", "attack", chance=["die 1"] * 4)
    for one in (lost, stunned):
        board(one.view, one.table, one.changes, words)
    assert {id for id in asked_for if id.startswith("render-orb")} == set(ORB_HUNT)


def test_the_alt_text_says_who_rolled_what_and_whose_turn_it_is() -> None:
    sample = samples.lost()
    alt = board(sample.view, sample.table, sample.changes, words_of("en")).alt
    assert alt == "Karel moved E5 to G5. Karel rolled 6 against 10 at G5 and lost a life. Eva is next."
    alt = board(sample.view, sample.table, sample.changes, words_of("cs")).alt
    assert alt.endswith("Na tahu: Eva.")
    duel = samples.duel()
    alt = board(duel.view, duel.table, duel.changes, words_of("en")).alt
    assert alt == "Karel hit the villain for 9. Berserk has 39 left, Eva is next."


# --- robustness -----------------------------------------------------------------------------------------------------


def odd_views() -> dict[str, View]:
    """Tables that no game reaches, or not yet."""
    first, second = samples.lost().view, samples.duel().view
    replace = msgspec.structs.replace
    one = first.figures[0]
    many = dict.fromkeys(LOOT, 4)
    return {
        "unknown board": replace(first, figures=(replace(one, board="cellar"), *first.figures[1:])),
        "unknown loot": replace(first, figures=(replace(one, belongings={"orb": 2, "heal": 1}), *first.figures[1:])),
        "unknown enemy": replace(first, figures=(
            replace(one, enemies=(EnemyView("A1", "giant", 99, 42, ""),)), *first.figures[1:],
        )),
        "very many things": replace(first, figures=tuple(
            replace(figure, belongings=many, points=1234, bonus=88) for figure in first.figures
        )),
        "many things before a villain": replace(second, figures=tuple(
            replace(figure, belongings=many, points=1234) for figure in second.figures
        )),
        "one figure": replace(first, figures=(one,), order=("A",)),
        "no lives at all": replace(first, figures=(replace(one, lives=0, lives_most=0), *first.figures[1:])),
        "nobody asked": replace(first, asks=(), active=""),
        "a villain nobody knows": replace(second, villain=replace(second.villain, id="orc", full=500)),
        "no villain": replace(second, villain=None),
        "no rounds": replace(second, rounds=()),
        "a healthy villain beaten": replace(second, villain=replace(second.villain, strength=0)),
        "over without outcome": replace(second, phase="over", outcome=None),
        "over without places": replace(second, phase="over", outcome=Outcome((), "nobody_left")),
        "large numbers": replace(first, round=1234, turn=99999),
    }  # fmt: skip


def lenient(message_id: str, /, **variables: str | int) -> str:
    """Words for things that have no text."""
    return message_id


STRANGERS: tuple[Any, ...] = (
    ev.Moved("Z", ("A1", "A2"), 1, False),
    ev.Moved("A", (), 0, False),
    ev.Moved("A", ("C7", "A3", "A2"), 2, True),
    ev.Rolled("Z", "Q9", "giant", 7, 0, 99, 106, 1),
    ev.FightLost("A", "G5", "giant", 1, 99, 98, 9),
    ev.LootFound("A", "A1", "orb"),
    ev.Healed("B", 9, 9),
    ev.VillainHit("Z", "orc", 9, 9, 0),
    ev.Stunned("Z", "orc", 9),
    ev.VillainDrawn("Z", "orc", 0),
)


@pytest.mark.parametrize("name", odd_views())
def test_odd_tables_are_drawn_too(name: str) -> None:
    view = odd_views()[name]
    legal = samples.lost().legal
    for table in (Table(samples.NAMES), Table({})):
        for changes in ((), STRANGERS, samples.lost().changes, samples.duel().changes):
            assert board(view, table, changes, lenient).png
        for texts in (legal, ("go A1", "go Q9", "fight", "", "attack")):
            assert choice(view, table, texts, lenient).png
        assert hand(view, table, lenient).png
        assert final(view, table, lenient).png


def test_real_games_are_drawn_at_any_step() -> None:
    words = words_of("cs")
    phases = set()
    for seats in (2, 3, 4):
        for number, moment in enumerate(samples.moments(seats, seats)):
            if number % 23 == 0 or moment.view.phase != "first":
                phases.add(moment.view.phase)
                assert len(board(moment.view, moment.table, moment.changes, words).alt) <= ALT_LIMIT
                choice(moment.asked, moment.table, moment.legal, words)
        assert final(moment.view, moment.table, words).png
    assert phases == {"first", "second", "over"}


# --- nothing runs over ----------------------------------------------------------------------------------------------


def stretched(words: Words) -> Words:
    """Words a third longer, as another language may need them."""

    def longer(message_id: str, /, **variables: str | int) -> str:
        text = words(message_id, **variables)
        return text + " " + "n" * (len(text) // 3)

    return longer


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_stays_on_its_canvas_in_longer_languages_and_with_any_names(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for names in (samples.NAMES, LONG):
        with caches_off(), written_lines(monkeypatch) as lines:
            everything(stretched(words_of(language)), names)
        assert len(lines) > 1000
        outside = [
            (text, box, room)
            for text, box, room in lines
            if box[0] < room[0] or box[1] < room[1] or box[2] > room[2] or box[3] > room[3]
        ]
        assert outside == []


def painted(sample: samples.Sample, table: Table | None = None) -> Canvas:
    canvas = Canvas(*size(sample.view))
    paint_board(canvas, sample.view, table or sample.table, sample.changes, words_of("en"))
    return canvas


@pytest.mark.parametrize("name", ["lost", "found", "start", "duel"])
def test_long_names_change_nothing_but_the_places_of_names(name: str) -> None:
    """What changes lies in the head, or left of and above the boards, or in the names' column of the rounds."""
    sample = samples.SITUATIONS[name]()
    short, long = (
        painted(sample, Table({figure: letter + tail for figure, letter in zip("ABCD", "KEŽM", strict=True)})).image
        for tail in ("va", "W" * 31)
    )
    for image in (short, long):
        image.paste((0, 0, 0), (20, 20, 1580, 112))
    box = differing(short, long)
    assert box is not None
    places = {"lost": (60, 126, 1104, 760), "found": (60, 126, 1500, 240), "start": (60, 126, 1500, 240),
              "duel": (120, 500, 380, 1080)}  # fmt: skip
    left, top, right, bottom = places[name]
    assert left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= bottom, box


# --- what is kept ---------------------------------------------------------------------------------------------------


def test_kept_parts_never_show_another_table() -> None:
    """A picture made with everything kept equals one made with nothing kept."""
    for make in (*samples.SITUATIONS.values(), lambda: samples.random_table(5), lambda: samples.random_table(6)):
        sample = make()
        kept, again = painted(sample), painted(sample)
        with caches_off():
            fresh = painted(sample)
        assert differing(kept.image, fresh.image) is None
        assert differing(again.image, fresh.image) is None


@pytest.mark.parametrize("name", samples.SITUATIONS)
def test_the_palette_keeps_what_was_painted(name: str) -> None:
    canvas = painted(samples.SITUATIONS[name]())
    stored = canvas.image.quantize(palette=p.ready(), dither=Image.Dither.NONE).convert("RGB")
    difference = ImageChops.difference(canvas.image, stored)
    assert max(ImageStat.Stat(difference).mean) < 1
    far = sum(count for value, count in enumerate(difference.convert("L").histogram()) if value > 24)
    assert far / (canvas.width * canvas.height) < 0.002


def test_text_has_contrast() -> None:
    pairs = [(p.TEXT, p.FLESH), (p.INK, p.WARN), (p.INK, p.GOOD), (p.INK, p.BAD), (p.FLESH, p.TEXT)]
    for id in BOARDS:
        floor, other, label = colours(id)
        pairs += [(label, floor), (label, other), (label, p.PANEL), (label, p.PANEL_LIT)]
    assert {pair: p.contrast(*pair) for pair in pairs if p.contrast(*pair) < 4.5} == {}


# --- what changed, what can be chosen -------------------------------------------------------------------------------


def test_marks_follow_the_legal_list() -> None:
    view = samples.laid(2, {"A": {"board": "red", "at": "G5"}}).asked
    marks = marks_of(view, ["go F5", "go E5", "go D5", "go C5", "fight", "end"])
    assert marks.fields == {"F5": 1, "E5": 2, "D5": 3, "C5": 4}
    assert marks.fights == {"C5", "G5"}
    assert marks_of(view, ["grenade", "done", "go Q9", ""]).fields == {}


def test_everything_that_changed_is_seen() -> None:
    """Without the events the picture differs: the way, the roll, the lost life, the loot, the hit."""
    for name in ("lost", "found", "goal", "healed", "duel", "over"):
        sample = samples.SITUATIONS[name]()
        marked, plain = painted(sample), painted(sample._replace(changes=()))
        assert differing(marked.image, plain.image) is not None, name


def test_one_strength_more_or_less_is_seen() -> None:
    weaker = samples.laid(2, {"A": {"board": "red", "enemies": {"A1": 4}}})
    plain = samples.laid(2, {"A": {"board": "red"}})
    box = differing(painted(weaker).image, painted(plain).image)
    assert box is not None
