"""Domination, turrets and the bot figure in pictures: drawn, described, marked, and telling nothing hidden."""

from __future__ import annotations

import msgspec
import pytest

from data.texts import LANGUAGES
from render.adrenaline.board import HEADER, PANELS, board
from render.adrenaline.changes import fold
from render.adrenaline.choice import choice, marks_of
from render.adrenaline.final import final
from render.core.picture import ALT_LIMIT
from render.core.signs import colour_of
from rules.adrenaline import events as ev
from rules.adrenaline.content import TILES
from rules.adrenaline.view import View
from rules.core.chance import SeededChance
from tests.render import games, mode_samples, samples
from tests.render.look import decoded, differing

WORDS = samples.words_of("en")
MODES = ("domination", "turrets", "deathmatch")
MOST_KIB = 170


def inside(box: tuple[int, int, int, int] | None, area: tuple[int, int, int, int]) -> bool:
    assert box is not None, "nothing has changed"
    return area[0] - 6 <= box[0] and area[1] - 6 <= box[1] and box[2] <= area[2] + 6 and box[3] <= area[3] + 6


def change(view: View, **changes: object) -> tuple[int, int, int, int] | None:
    """Where the board changes with the view."""
    table = mode_samples.table(len(view.order), "bot" in [figure.id for figure in view.figures])
    other = msgspec.structs.replace(view, **changes)
    one, two = (decoded(board(each, table, (), WORDS).png) for each in (view, other))
    return differing(one, two)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_every_picture_is_drawn_small_and_described(mode: str, language: str) -> None:
    words = samples.words_of(language)
    found = []
    for one in mode_samples.situations(mode).values():
        found.append(board(one.view, one.table, one.changes, words, one.before))
        found.append(choice(one.asked, one.table, one.legal, words))
    over = mode_samples.over(mode)
    assert over.view.outcome is not None
    found += [board(over.view, over.table, over.changes, words), final(over.view, over.table, words)]
    for picture in found:
        assert 0 < len(picture.alt) <= ALT_LIMIT
        assert "spawn_" not in picture.alt
        assert len(picture.png) < MOST_KIB * 1024


@pytest.mark.parametrize("mode", MODES)
def test_what_a_reader_may_not_know_changes_no_byte(mode: str) -> None:
    for name in ("bot", "three"):
        one = mode_samples.situations(mode)[name]
        other = games.GAME.redeal(one.state, None, SeededChance(b"again"))
        view = games.GAME.view(other, None)
        assert board(view, one.table, one.changes, WORDS).png == board(one.view, one.table, one.changes, WORDS).png


def test_a_track_that_grows_shows_in_the_head() -> None:
    view = mode_samples.situations("domination")["five"].view
    first, *rest = view.spawnpoints
    grown = msgspec.structs.replace(first, tokens=(*first.tokens, "A"))
    assert inside(change(view, spawnpoints=(grown, *rest)), HEADER)


def test_very_long_tracks_stay_inside_the_head() -> None:
    view = mode_samples.situations("domination")["five"].view
    long = tuple(msgspec.structs.replace(thing, tokens=("A", "B", "C") * 12) for thing in view.spawnpoints)
    assert inside(change(view, spawnpoints=long), HEADER)


def test_a_turret_wears_its_owners_sign_on_its_square() -> None:
    view = mode_samples.situations("turrets")["five"].view
    owned = tuple(
        msgspec.structs.replace(square, turret="E" if square.turret != "E" else "A") if square.id == "C2" else square
        for square in view.squares
    )
    assert inside(change(view, squares=owned), (514, 378, 758, 622))


def test_the_offer_shows_in_the_head() -> None:
    view = mode_samples.situations("turrets")["five"].view
    other = next(tile for tile in TILES if tile != view.offer[0])
    assert inside(change(view, offer=(other, *view.offer[1:])), HEADER)


def test_who_holds_the_bot_card_shows_on_the_bots_panel() -> None:
    view = mode_samples.situations("deathmatch")["bot"].view
    assert inside(change(view, bot_card="A" if view.bot_card != "A" else "B"), PANELS)


def test_the_bot_wears_a_sign_that_no_seat_has() -> None:
    table = mode_samples.table(4, True)
    assert colour_of("bot") not in [colour_of(id) for id in "ABCDE"]
    assert table.letter("bot") not in [table.letter(id) for id in "ABCD"]


def test_what_can_be_chosen_is_marked() -> None:
    view = mode_samples.situations("domination")["bot"].view
    assert set(marks_of(view, ["target spawn_red", "target B"]).squares) == {"A2"}
    assert marks_of(view, ["target spawn_red", "target B"]).figures == ["B"]
    assert set(marks_of(view, ["lay spawn_red", "lay spawn_blue"]).squares) == {"A2", "C1"}
    assert set(marks_of(view, ["place A2", "place D3"]).squares) == {"A2", "D3"}
    assert set(marks_of(view, ["run C2", "bot D3", "end"]).squares) == {"C2"}
    assert set(marks_of(view, ["bot D3", "bot D2", "play newton_red"]).squares) == {"D2", "D3"}


def test_what_happened_is_folded() -> None:
    marks = fold((
        ev.Ran("A", ("C1", "C2")),
        ev.Damaged("B", "A", 1, 0, 3, "turret"),
        ev.TurretTaken("A", "C2", "red", "B"),
        ev.Marked("B", "A", 1, "turret"),
        ev.Tagged("A", "spawn_blue", 4, False),
        ev.Tagged("A", "spawn_red", 1, True),
        ev.StruckBack("spawn_red", "A", 4),
        ev.TileOffered("red_red_powerup"),
        ev.BotPlaced("A", "C1", True),
    ))  # fmt: skip
    assert [(shot.by, shot.target) for shot in marks.shots] == [("A", "spawn_blue")]
    assert (marks.grown, marks.taken, marks.offered) == ({"spawn_blue": 1, "spawn_red": 1}, {"C2"}, 1)
    assert (marks.hits, marks.hit_by, marks.fresh) == ({"A": 2}, {"A": "spawn_red"}, {"A": 2})
    assert marks.tagged == {("A", "B")}
    assert "bot" in marks.arrived and marks.places["bot"] == "C1"
