"""The texts: complete in both languages, none missing, none left over, none too long, plurals right."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import visitor

from cogs import rights
from cogs.wordsmiths import WORDSMITHS
from data.texts import LANGUAGES, NO_BREAK, TextFault, Texts, files, language_of, read
from rules.adrenaline.modes import SOURCES
from rules.registry import GAMES
from tests.data.text_sources import CASES, ID, ROOT, Asked, Message, messages

TEXTS = Texts(strict=True)
DEFINED = {language: {message.id: message for message in messages(language)} for language in LANGUAGES}
ASKED = Asked()
CITED = re.compile(r"(?:ADR|ORB)-[A-Z0-9]+-\d+(?:, \d+)*")
UNSPOKEN = tuple(f"{system}-" for system in GAMES if system not in WORDSMITHS)
"""Texts of games that nobody speaks for yet; `test_texts_of_games.py` looks at them."""
CATEGORIES = {"en": {"one", "other"}, "cs": {"one", "few", "other"}}


def is_case(id: str) -> bool:
    return id.partition(".")[2] in CASES


def test_every_file_exists_in_both_languages() -> None:
    names = {language: [path.name for path in files(language)] for language in LANGUAGES}
    assert names["en"] == names["cs"] != []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_defined_twice(language: str) -> None:
    counts = Counter(message.id for message in messages(language))
    assert [id for id, count in counts.items() if count > 1] == []


def test_both_languages_have_the_same_messages() -> None:
    english, czech = set(DEFINED["en"]), {id for id in DEFINED["cs"] if not is_case(id) or id in DEFINED["en"]}
    assert english - czech == set()
    assert czech - english == set()


def test_both_languages_use_the_same_variables() -> None:
    differing = {
        id: (sorted(message.kinds), sorted(DEFINED["cs"][id].kinds))
        for id, message in DEFINED["en"].items()
        if id in DEFINED["cs"] and message.kinds != DEFINED["cs"][id].kinds
    }
    assert differing == {}


def test_no_text_is_missing() -> None:
    missing = {id: where for id, where in ASKED.ids.items() if id not in DEFINED["en"]}
    assert missing == {}


def test_no_text_is_left_over() -> None:
    unused = [id for id in DEFINED["en"] if not ASKED.asks_for(id) and not ASKED.asks_for(id.partition(".")[0])]
    assert [id for id in unused if not id.startswith(UNSPOKEN)] == []


@pytest.mark.parametrize(
    ("family", "values"),
    [
        ("adrenaline-ping-", {"respawn", "spawn", "answers", "place", "lay"}),
        ("ui-post-", {"abandoned", "set-aside", "taken-up", "fault", "paused", "resumed"}),
        ("ui-listed-", {"lobby", "running", "over", "abandoned", "set_aside"}),
        ("ui-pace-", {"none", "live", "12h", "24h", "48h", "72h"}),
        ("ui-card-go-", {"shoot", "grab", "play", "end", "run", "bot"}),
        ("adrenaline-orders-grenade-", {"throw", "keep", "ask"}),
        ("ui-right-", {right.replace("_", "-") for right in (*rights.NEEDED, *rights.FOR_THREADS)}),
        ("adrenaline-source-", set(SOURCES)),
    ],
)
def test_families_have_just_the_members_that_are_asked_for(family: str, values: set[str]) -> None:
    """Ids put together while the bot runs: each possible one is there, and none besides."""
    defined = {id.removeprefix(family) for id in DEFINED["en"] if id.startswith(family)}
    assert values - defined == set()
    assert {rest for rest in defined - values if f"{family}{rest}" not in ASKED.ids} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_all_its_forms(language: str) -> None:
    """A choice by number names every category of the language; one by word has no plural category."""
    wrong = []
    for message in DEFINED[language].values():
        for select in message.selects:
            keys = {getattr(variant.key, "name", None) or variant.key.value for variant in select.variants}
            by_number = bool(keys & {"one", "few", "many"})
            if by_number and keys - {"0", "1", "2"} != CATEGORIES[language] and not alike(message, keys):
                wrong.append((message.id, sorted(keys)))
    assert wrong == []


def alike(message: Message, keys: set[str]) -> bool:
    """Where a sentence differs between one and several only, Czech needs no third form."""
    one_or_more = {"adrenaline-event-game_ended", "render-alt-won", "render-won", "render-last-turn"}
    return message.id in one_or_more and keys == {"one", "other"}


@pytest.mark.parametrize(
    ("id", "forms"),
    [
        ("core-points", ["1 bod", "2 body", "5 bodů"]),
        ("adrenaline-cubes-yellow", ["1 žlutá", "2 žluté", "5 žlutých"]),
        ("adrenaline-cubes-blue.acc", ["1 modrou", "2 modré", "5 modrých"]),
        ("ui-card-piece-marks", ["1 tvoje značka", "2 tvoje značky", "5 tvých značek"]),
        ("ui-weapons-hidden", ["1 nabitá, skrytá", "2 nabité, skryté", "5 nabitých, skrytých"]),
        ("adrenaline-cubes-red", ["1 červená", "2 červené", "5 červených"]),
        ("adrenaline-cubes-red.acc", ["1 červenou", "2 červené", "5 červených"]),
    ],
)
def test_czech_plurals(id: str, forms: list[str]) -> None:
    assert [TEXTS.get("cs", id, count=count).replace(NO_BREAK, " ") for count in (1, 2, 5)] == forms
    assert TEXTS.get("cs", id, count=21).split() == ["21", *forms[2].split()[1:]]


@pytest.mark.parametrize(
    ("marks", "english", "czech"),
    [(1, "1 mark", "1 značka"), (2, "2 marks", "2 značky"), (5, "5 marks", "5 značek")],
)
def test_plurals_inside_a_sentence(marks: int, english: str, czech: str) -> None:
    assert TEXTS.get("en", "adrenaline-story-marks", amount=marks) == english
    assert TEXTS.get("cs", "adrenaline-story-marks", amount=marks).replace(NO_BREAK, " ") == czech


def test_czech_keeps_short_words_and_numbers_on_their_line() -> None:
    assert TEXTS.get("cs", "core-points", count=5) == f"5{NO_BREAK}bodů"
    assert TEXTS.get("cs", "ui-left", number="3") == f"U{NO_BREAK}stolu 3 už nesedíš."
    assert f"v{NO_BREAK}ADRENALINE 7" in TEXTS.get("cs", "ui-ping-turn", name="Eva", table="ADRENALINE 7")
    assert NO_BREAK not in TEXTS.get("en", "core-points", count=5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_called_differently(language: str) -> None:
    """Discord refuses two commands of one name, in any language."""
    names = {id: TEXTS.get(language, id) for id in DEFINED[language] if id.startswith("cmd-") and id.endswith("-name")}
    parents = {id.removesuffix("-name") for id in names}
    scopes: dict[str, list[str]] = {}
    for id, name in names.items():
        parent = id.removesuffix("-name").rpartition("-")[0]
        scopes.setdefault(parent if parent in parents else "", []).append(name)
    assert len(scopes[""]) >= 10
    assert [scope for scope, called in scopes.items() if len(set(called)) != len(called)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_texts_fit(language: str) -> None:
    """Discord takes 32 characters for a command's or option's name and 100 for a description."""
    wrong = []
    for id in DEFINED[language]:
        if id.startswith("cmd-"):
            text = TEXTS.get(language, id)
            if id.endswith("-name"):
                if not re.fullmatch(r"[-_\w]{1,32}", text) or text != text.lower():
                    wrong.append((id, text))
            elif not 1 <= len(text) <= 100:
                wrong.append((id, text))
    assert any(id.startswith("cmd-") for id in DEFINED[language])
    assert wrong == []


LABELS = (
    "ui-button-", "ui-post-my-", "ui-post-log", "ui-post-more", "ui-welcome-play-now", "ui-welcome-guided",
    "ui-lobby-join", "ui-lobby-add", "ui-lobby-start", "ui-final-rematch", "ui-respawn-at", "ui-home-grab",
    "ui-home-end", "ui-home-pay", "ui-home-powerups", "ui-card-go-", "ui-enter",
)  # fmt: skip
HINTS = (
    "ui-card-hint-", "adrenaline-orders-", "orb_hunt-orders-", "ui-orders-", "ui-settings-", "ui-server-p",
    "ui-rules-pages", "ui-more-card", "ui-home-what",
)  # fmt: skip
LONGEST = {
    "weapon": "Fragmenting Warhead", "weapons": "Grenade Launcher", "table": "ADRENALINE 123", "square": "C2",
    "price": "2 yellow, 1 blue", "what": "2 yellow, a powerup", "card": "Targeting Scope (yellow)",
    "kept": "Targeting Scope (yellow)", "colour": "Yellow", "name": "Fragmenting Warhead", "count": 3,
}  # fmt: skip
YES = ("named", "swap", "draws", "paid")


def filled(language: str, id: str) -> str:
    """The text with long values in the place of its variables."""
    variables = DEFINED[language][id].variables
    return TEXTS.get(language, id, **{name: True if name in YES else LONGEST.get(name, "N" * 20) for name in variables})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("starts", "limit"), [(LABELS, 80), (HINTS, 150)], ids=["labels", "placeholders"])
def test_texts_of_buttons_and_selects_fit(language: str, starts: tuple[str, ...], limit: int) -> None:
    for start in starts:
        assert any(id.startswith(start) for id in DEFINED[language]), start
    found = {id: filled(language, id) for id in DEFINED[language] if id.startswith(starts) and "-title" not in id}
    if limit > 80:
        found.pop("ui-orders-how")
    assert {id: text for id, text in found.items() if len(text) > limit} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("hint", "label"),
    [
        ("adrenaline-orders-grenade", "adrenaline-orders-grenade-"),
        ("orb_hunt-orders-attack", "orb_hunt-orders-attack-"),
        ("orb_hunt-orders-shield", "orb_hunt-orders-shield-"),
        ("ui-settings-language", "core-language-"),
        ("ui-settings-picture", "ui-settings-picture-"),
        ("ui-settings-hints", "ui-settings-hints-"),
        ("ui-server-preset", "adrenaline-preset-"),
        ("ui-server-pace", "ui-pace-"),
    ],
)
def test_options_of_selects_fit(language: str, hint: str, label: str) -> None:
    """An option says its question too, in 100 characters."""
    options = [id for id in DEFINED[language] if id.startswith(label)]
    assert options
    for id in options:
        assert len(f"{TEXTS.get(language, hint)}: {TEXTS.get(language, id)}") <= 100, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_words_of_pings_fit_a_lock_screen(language: str) -> None:
    pings = [message for id, message in DEFINED[language].items() if re.match(r"\w+-ping-", id)]
    assert pings
    for message in pings:
        values = {name: 12 if name in ("damage", "hours", "count", "part") else "N" * 20 for name in message.variables}
        assert len(TEXTS.get(language, message.id, **values)) <= 200, message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_the_rules_fit_and_cite(language: str) -> None:
    pages = [id for id in DEFINED[language] if f"{id}.title" in DEFINED[language]]
    assert len(pages) >= 10
    for id in pages:
        text = TEXTS.get(language, id)
        assert len(text) <= 1500, id
        assert CITED.search(text), id


def test_pages_of_the_rules_cite_the_same_rules() -> None:
    """What one language says by a rule, the other says too."""
    cited = {
        language: {
            id: CITED.findall(TEXTS.get(language, id))
            for id in DEFINED[language]
            if f"{id}.title" in DEFINED[language]
        }
        for language in LANGUAGES
    }
    assert cited["en"] == cited["cs"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_spelling_of_signs(language: str) -> None:
    """Arrows, dashes and quotation marks are those of the language; no straight quotes, no double spaces."""
    wrong = []
    for message in DEFINED[language].values():
        said = _raw(message)
        if '"' in said or "->" in said or re.search(r"\S  +\S", said) or "..." in said:
            wrong.append(message.id)
    assert wrong == []


def test_czech_never_speaks_of_one_gender() -> None:
    """Log lines stand in the present, which shows no gender (the past would)."""
    past = re.compile(r"\b(?:zabil|zabila|vyhrál|vyhrála|odhodil|odhodila|zahrál|zahrála|dostal|dostala)\b")
    assert [id for id, message in DEFINED["cs"].items() if past.search(_raw(message))] == []


def _raw(message: Message) -> str:
    """All words of a message, those inside choices too."""
    words: list[str] = []

    class Reader(visitor.Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:
            words.append(node.value)

    Reader().visit(message.pattern)
    return "|".join(words)


# the reader itself


def test_unknown_language_reads_as_english() -> None:
    assert TEXTS.get("xx", "core-points", count=1) == "1 point"


@pytest.mark.parametrize(
    ("locale", "language"), [("cs", "cs"), ("en-US", "en"), ("en-GB", "en"), ("de", "en"), ("", "en"), ("CS-cz", "cs")]
)
def test_language_of_a_locale(locale: str, language: str) -> None:
    assert language_of(locale) == language


def test_lists() -> None:
    assert TEXTS.join("en", []) == ""
    assert TEXTS.join("en", ["a"]) == "a"
    assert TEXTS.join("en", ["a", "b"]) == "a and b"
    assert TEXTS.join("en", ["a", "b", "c"], "or") == "a, b or c"
    assert TEXTS.join("cs", ["a", "b", "c"]) == "a, b a c"
    assert TEXTS.join("cs", ["a", "b", "c"], "comma") == "a, b, c"


def test_a_missing_text_raises_when_strict() -> None:
    with pytest.raises(TextFault):
        TEXTS.get("en", "ui-nothing-of-the-kind")
    with pytest.raises(TextFault):
        TEXTS.get("en", "core-colour-red.nothing")
    with pytest.raises(TextFault):
        TEXTS.get("en", "core-points")


def test_a_missing_text_never_stops_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "always_strict", False)
    assert Texts().get("en", "ui-nothing-of-the-kind") == "[ui-nothing-of-the-kind]"


def test_nothing_is_isolated_and_ids_keep_their_digits() -> None:
    text = TEXTS.get("en", "ui-table", system="ADRENALINE", number="12345")
    assert text == "ADRENALINE 12345"


def test_a_file_that_cannot_be_read_is_named(tmp_path: object) -> None:
    broken = ROOT / str(tmp_path) / "broken.ftl"
    broken.write_text("good = yes\n= bad\n", "utf-8")
    with pytest.raises(TextFault, match=r"broken\.ftl"):
        read(broken)


def test_the_search_for_ids_has_teeth() -> None:
    assert ID.fullmatch("ui-table")
    assert not ID.fullmatch("nothing-of-the-kind")
    assert ASKED.ids
    assert not ASKED.asks_for("ui-nothing-of-the-kind")
