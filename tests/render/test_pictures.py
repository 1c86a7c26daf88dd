"""Every picture of every situation: it is drawn, small enough, described, worded, and nothing runs over."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from data.texts import LANGUAGES
from render.adrenaline.board import HEADER, PANELS, SHOPS, SIZE, board, paint_board
from render.adrenaline.choice import choice, marks_of
from render.adrenaline.final import final
from render.adrenaline.hand import hand
from render.core.cache import caches_off
from render.core.canvas import Canvas
from render.core.picture import ALT_LIMIT, Picture, Words, alt_text, listing
from render.core.signs import Table
from render.leaderboard import Standing, leaderboard
from render.profile import Profile, profile
from render.words import WORDS
from rules.adrenaline import events as ev
from rules.adrenaline.content import WEAPONS
from rules.adrenaline.view import SquareView, View
from rules.core.model import Ask, Outcome
from tests.render import games, samples
from tests.render.look import decoded, differing, written_lines

STANDINGS = [Standing(**row) for row in samples.STANDINGS]
PROFILE = Profile(
    "Kryštof Ďáblík", 1522, (1500, 1493, 1531, 1511, 1522), 25, 7, 612, 3,
    (("Plamenomet", 31), ("Raketová pěst s dlouhým jménem", 12), ("T.H.O.R.", 9)),
)  # fmt: skip
LONG = Table(samples.LONG_NAMES)


def asked(view: View, kind: str) -> View:
    return msgspec.structs.replace(view, viewer=1, active="B", asks=(Ask((1,), kind, "B", 1),))


def everything(words: Words, table: Table = samples.TABLE) -> dict[str, Picture]:
    """One of every kind of picture."""
    middle, over = samples.middle_game(), samples.over()
    found = {
        name: board(one.view, table, one.changes, words, one.before)
        for name, one in ((name, make()) for name, make in samples.SITUATIONS.items())
    }
    begun = msgspec.structs.replace(middle.view, active="C", actions_left=1)
    found["begun turn"] = board(begun, table, middle.changes[:3], words)
    for kind, legal in samples.QUESTIONS.items():
        found[f"choice {kind}"] = choice(asked(middle.view, kind), table, legal, words)
    for number in range(0, len(WEAPONS), 3):
        first, *others = list(WEAPONS)[number : number + 3]
        weapons = samples.held(f"-{first}", *others)
        people = tuple(msgspec.structs.replace(one, weapons=weapons) for one in middle.view.figures)
        view = msgspec.structs.replace(middle.view, viewer=0, figures=people, hand=samples.HAND)
        found[f"hand {number}"] = hand(view, table, words)
    found["empty hand"] = hand(middle.view, table, words)
    found["final"] = final(over.view, table, words)
    found["leaderboard"] = leaderboard(STANDINGS, "ADRENALINE · deathmatch", words)
    found["profile"] = profile(PROFILE, words)
    found["profile of a beginner"] = profile(Profile("𓂀", None, (), 1, 0, 0, 0), words)
    found["no leaders"] = leaderboard([], "ADRENALINE", words)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_worded_small_and_described(language: str) -> None:
    """Missing words raise: the texts are strict here."""
    for table in (samples.TABLE, LONG):
        for name, picture in everything(samples.words_of(language), table).items():
            assert picture.png.startswith(b"\x89PNG"), name
            assert len(picture.png) <= 200 * 1024, name
            assert 0 < len(picture.alt) <= ALT_LIMIT, name
            assert decoded(picture.png).width in (1200, 1600), name


def test_the_listed_words_are_those_that_are_asked_for() -> None:
    asked_for: set[str] = set()
    plain = samples.words_of("en")

    def words(message_id: str, /, **variables: str | int) -> str:
        asked_for.add(message_id)
        return plain(message_id, **variables)

    everything(words)
    own = {id for id in asked_for if id.startswith("render-")}
    assert own <= set(WORDS)
    assert set(WORDS) - own == set()


# --- alt text -------------------------------------------------------------------------------------------------------


def test_the_alt_text_says_what_changed_then_whose_turn_it_is() -> None:
    sample = samples.middle_game()
    alt = board(sample.view, sample.table, sample.changes, samples.words_of("en")).alt
    assert alt == "Žofie ran C1 to C2. Žofie hit Matěj for 2. Matěj is next, 2 actions left."
    alt = board(sample.view, sample.table, sample.changes, samples.words_of("cs")).alt
    assert alt.endswith("Na tahu: Matěj, zbývají 2 akce.")


def test_news_that_does_not_fit_goes_the_oldest_first() -> None:
    news = [f"{number} " + "x" * 60 + "." for number in range(9)]
    text = alt_text(news, "Eva is next.")
    assert len(text) <= ALT_LIMIT and text.endswith("Eva is next.")
    assert text.startswith("6 ") and "5 x" not in text
    assert len(alt_text(news, "y" * 300)) == ALT_LIMIT
    assert listing("Title.", news).startswith("Title. 0 x") and len(listing("Title.", news)) <= ALT_LIMIT


# --- robustness -----------------------------------------------------------------------------------------------------


def odd_views() -> dict[str, View]:
    """Tables that no game reaches, or not yet."""
    sample = samples.middle_game()
    view, replace = sample.view, msgspec.structs.replace
    strange = SquareView("A1", "violet", "", "no_such_tile", ("no_such_weapon",))
    one = view.figures[0]
    return {
        "nobody on the map": replace(view, figures=tuple(replace(figure, square="") for figure in view.figures)),
        "unknown things": replace(view, squares=(strange, *view.squares[1:]), hand=("odd", "newton_black")),
        "no squares at all": replace(view, squares=()),
        "nobody active": replace(view, active=""),
        "over without outcome": replace(view, phase="over"),
        "over without places": replace(view, phase="over", outcome=Outcome((), "nobody_left")),
        "no skulls": replace(view, skulls_total=0, skulls_left=0, killshot=()),
        "many places": replace(view, killshot=tuple(("A", "B", "C") for _ in range(24)), skulls_left=0, phase="frenzy"),
        "many skulls on a board": replace(view, figures=(replace(one, skulls=8, values=()), *view.figures[1:])),
        "20 tokens": replace(view, figures=(replace(one, damage=("B",) * 20), *view.figures[1:])),
        "four weapons": replace(view, viewer=0, figures=(
            replace(one, weapons=samples.held("zx2", "-thor", "shotgun", "heatseeker"), hidden_weapons=1),
            *view.figures[1:],
        )),
        "unknown weapon held": replace(view, viewer=0, figures=(
            replace(one, weapons=samples.held("zx2")), *view.figures[1:],
        )),
        "marks of a stranger": replace(view, figures=(replace(one, marks={"bot": 2, "B": 0}), *view.figures[1:])),
        "many powerups": replace(view, viewer=0, hand=samples.HAND + samples.HAND),
        "one figure": replace(view, figures=view.figures[3:4], order=("D",)),
        "large numbers": replace(view, turn=12345, figures=(
            replace(one, points=1234, powerups=88, cubes=samples.Cubes(77, 88, 99)), *view.figures[1:],
        )),
    }  # fmt: skip


def lenient(message_id: str, /, **variables: str | int) -> str:
    """Words for things that have no text."""
    return message_id


@pytest.mark.parametrize("name", odd_views())
def test_odd_tables_are_drawn_too(name: str) -> None:
    view = odd_views()[name]
    strangers = (
        ev.Ran("Z", ("Q9", "A1")),
        ev.Moved("A", "bot", (), "shotgun"),
        ev.ShotBegan("Z", "nothing", ""),
        ev.Damaged("Z", "A", 40, 2, 12, "nothing"),
        ev.Marked("bot", "Z", 0, "nothing"),
        ev.Killed("Z", "bot"),
        ev.TileLaid("Q9", "nothing"),
        ev.WeaponTaken("A", "Q9", "nothing", "else"),
        ev.SkullTaken((), 0),
    )
    for table in (samples.TABLE, Table({})):
        for changes in ((), strangers, samples.middle_game().changes):
            assert board(view, table, changes, lenient, samples.start().view).png
        odd = ("", "run", "go Q9", "target Z", "room cellar", "toward up", "spawn x")
        for legal in (samples.QUESTIONS["turn"], samples.QUESTIONS["target"], samples.QUESTIONS["direction"], odd):
            assert choice(view, table, legal, lenient).png
        assert hand(view, table, lenient).png
        assert final(view, table, lenient).png


@pytest.mark.parametrize("count", range(11))
def test_any_number_of_figures_stands_on_one_square(count: int) -> None:
    view = samples.middle_game().view
    crowd = tuple(samples.figure("ABCDE"[n % 5], "C2") for n in range(count)) if count > 5 else tuple(
        msgspec.structs.replace(figure, square="C2" if n < count else "A1") for n, figure in enumerate(view.figures)
    )  # fmt: skip
    view = msgspec.structs.replace(view, figures=crowd, order=tuple(dict.fromkeys(one.id for one in crowd)))
    assert board(view, samples.TABLE, samples.middle_game().changes, samples.words_of("en")).png


def test_real_games_are_drawn_at_any_step() -> None:
    words = samples.words_of("cs")
    table = Table({id: samples.NAMES[id] for id in "ABC"})
    phases = set()
    for number, moment in enumerate(games.moments(8, 3, {"skulls": "5", "points": "open"})):
        view = games.GAME.view(moment.state, None)
        if number % 40 and view.phase == "play":
            continue
        if view.phase == "frenzy" and number % 7:
            continue
        phases.add(view.phase)
        assert len(board(view, table, moment.events, words, moment.before).alt) <= ALT_LIMIT
    assert view.phase == "over" and "frenzy" in phases
    assert final(view, table, words).png


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
    for table in (samples.TABLE, LONG):
        with caches_off(), written_lines(monkeypatch) as lines:
            everything(stretched(samples.words_of(language)), table)
        assert len(lines) > 1000
        outside = [
            (text, box, room)
            for text, box, room in lines
            if box[0] < room[0] or box[1] < room[1] or box[2] > room[2] or box[3] > room[3]
        ]
        assert outside == []


def same_letters(name: str) -> Table:
    return Table({id: first + name for id, first in zip("ABCDE", "ERŽMO", strict=True)})


def painted(draw: Callable[[Canvas], None]) -> Canvas:
    canvas = Canvas(*SIZE)
    draw(canvas)
    return canvas


def test_a_long_name_changes_nothing_but_the_places_of_names() -> None:
    sample, words = samples.middle_game(), samples.words_of("en")
    short, long = (
        painted(lambda canvas, table=table: paint_board(canvas, sample.view, table, sample.changes, words))
        for table in (same_letters("va"), same_letters("W" * 31))
    )
    for canvas in (short, long):
        # The head, and in each panel the name between token and ammo, are allowed to differ.
        canvas.fill(HEADER, (0, 0, 0))
        height = (PANELS[3] - PANELS[1] - 4 * 14) // 5
        for number in range(5):
            top = PANELS[1] + number * (height + 14)
            canvas.fill((PANELS[0] + 84, top, PANELS[0] + 286, top + 56), (0, 0, 0))
    assert differing(short.image, long.image) is None


def test_a_long_weapon_changes_nothing_but_shops_and_pills() -> None:
    sample, plain = samples.middle_game(), samples.words_of("en")

    def wide(message_id: str, /, **variables: str | int) -> str:
        return "W" * 40 if message_id.startswith("adrenaline-weapon") else plain(message_id, **variables)

    first, second = (
        painted(lambda canvas, words=words: paint_board(canvas, sample.view, sample.table, sample.changes, words))
        for words in (plain, wide)
    )
    box = differing(first.image, second.image)
    assert box is not None
    assert box[0] >= SHOPS[0] and box[2] <= PANELS[2] - 10
    for canvas in (first, second):
        canvas.fill(SHOPS, (0, 0, 0))
        height = (PANELS[3] - PANELS[1] - 4 * 14) // 5
        for number in range(5):
            bottom = PANELS[1] + number * (height + 14) + height
            canvas.fill((PANELS[0] + 20, bottom - 52, PANELS[2], bottom), (0, 0, 0))
    assert differing(first.image, second.image) is None


# --- what is kept ---------------------------------------------------------------------------------------------------


def test_kept_parts_never_show_another_table() -> None:
    """A picture made with everything kept equals one made with nothing kept."""
    words = samples.words_of("en")
    for make in (*samples.SITUATIONS.values(), lambda: samples.random_table(5), lambda: samples.random_table(6)):
        sample = make()

        def draw(canvas: Canvas, sample: samples.Sample = sample) -> None:
            paint_board(canvas, sample.view, sample.table, sample.changes, words, sample.before)

        kept, again = painted(draw), painted(draw)
        with caches_off():
            fresh = painted(draw)
        assert differing(kept.image, fresh.image) is None
        assert differing(again.image, fresh.image) is None


def test_the_same_table_gives_the_same_bytes() -> None:
    assert everything(samples.words_of("cs")) == everything(samples.words_of("cs"))


# --- the private board ----------------------------------------------------------------------------------------------


def test_marks_follow_the_legal_list() -> None:
    view = asked(samples.middle_game().view, "turn")
    marks = marks_of(view, samples.QUESTIONS["turn"])
    assert marks.squares == {
        "B2": 1, "C3": 1, "B3": 0, "A3": 1, "A2": 2, "C2": 2, "D3": 2, "B1": 2, "A1": 3,
    }  # fmt: skip
    assert marks.grabs == {"B3", "B2", "A3"} and marks.shots == {"B2", "C3"}
    assert marks_of(view, ("spawn newton_red",)).squares == {"A2": 0}
    assert marks_of(view, ("target A", "done")).figures == ["A"]
    assert marks_of(view, ("take thor",)).weapons == {"thor"}
    assert marks_of(view, ("pay red", "done", "end", "")).empty
