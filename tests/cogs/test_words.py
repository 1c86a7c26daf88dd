"""ADRENALINE in words: all that the rules can say has its sentence in both languages, names in the place of ids."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
import pytest

from cogs.adrenaline_words import RULES_PAGES, AdrenalineWords
from cogs.host_records import HostCode
from cogs.tables import HIDDEN_OPTIONS
from cogs.words import words
from data.texts import LANGUAGES, NO_BREAK, Texts
from rules.adrenaline import actions, events
from rules.adrenaline.content import ARENAS, POWERUPS, TILES, WEAPONS
from rules.adrenaline.modes import SOURCES
from rules.adrenaline.refusals_aim import CHOSEN, PLACES, no
from rules.adrenaline.setup import GAME_MODES
from rules.core import notation
from rules.core.errors import RulesError
from rules.core.model import Ask
from tests.data.text_sources import messages, raised_codes

TEXTS = Texts(strict=True)
NAMES = {"A": "Žofie", "B": "Matěj", "C": "Ota", "D": "Eva"}
ID = re.compile(r"\b(?:[a-z]+_[a-z_]+|frenzy_two|zx2|thor)\b|\{|\[")
"""What must not be left in a sentence: ids with an underscore, unfilled variables."""
EVENTS = [
    events.GameBegan("m10", "A", 5, "frenzy"),
    events.TurnBegan("A", 1, "normal"),
    events.TurnBegan("A", 30, "frenzy_two"),
    events.TurnBegan("A", 31, "frenzy_one"),
    events.Drew("A", "newton_red", 0),
    events.Drew("A", "", 0),
    events.Spawned("A", "C1", "teleporter_blue", False),
    events.Spawned("A", "C1", "targeting_scope_yellow", True),
    events.Ran("A", ("C1", "C2")),
    events.Moved("A", "B", ("A1", "A2", "A3"), "newton"),
    events.Moved("A", "A", ("A1", "B1"), "plasma_gun"),
    events.TileTaken("A", "C2", "yellow_blue_blue", 0, 1, 2, False),
    events.TileTaken("A", "C2", "red_red_powerup", 0, 0, 0, False),
    events.WeaponTaken("A", "C1", "lock_rifle", ""),
    events.WeaponTaken("A", "C1", "thor", "sledgehammer"),
    events.Paid("A", 1, 0, 2, ("newton_yellow",), "focus_shot"),
    events.Paid("A", 0, 0, 1, (), "machine_gun"),
    events.Paid("A", 0, 1, 0, (), "targeting_scope"),
    events.ShotBegan("A", "zx2", "C2"),
    events.EffectUsed("A", "zx2", "basic"),
    events.Damaged("A", "B", 2, 0, 2, "zx2"),
    events.Damaged("A", "B", 1, 2, 5, "targeting_scope"),
    events.Marked("A", "B", 1, "zx2"),
    events.Marked("B", "A", 0, "tagback_grenade"),
    events.Marked("B", "A", 1, "revenge"),
    events.Killed("A", "B"),
    events.Overkilled("A", "B"),
    events.PowerupPlayed("A", "newton_red"),
    events.GrenadeThrown("B", "A", "tagback_grenade_red"),
    events.Reloaded("A", "shotgun"),
    events.BoardScored("B", {"A": 9, "C": 6}, "A", False),
    events.BoardScored("B", {"A": 8}, "", True),
    events.SkullTaken(("A", "A"), 4),
    events.SkullTaken(("A",), 0),
    events.DoubleKill("A"),
    events.FrenzyBegan((("B", "frenzy_two"), ("C", "frenzy_one"))),
    events.BoardTurned("C"),
    events.TurnEnded("A", 0),
    events.TurnEnded("A", 2),
    events.TileLaid("C2", "red_red_powerup"),
    events.WeaponLaid("C1", "whisper"),
    events.PileShuffled("powerups"),
    events.PileShuffled("tiles"),
    events.KillshotScored({"A": 8, "B": 6}),
    events.GameEnded(("A",), {"A": 30, "B": 20}),
    events.GameEnded(("A", "B"), {"A": 30, "B": 30}),
    events.SkullTaken((), 4),
    events.Killed("spawn_red", "B"),
    events.Damaged("A", "B", 1, 0, 2, "turret"),
    events.Moved("A", "bot", ("C1", "C2"), "bot"),
    events.Marked("bot", "B", 1, "bot"),
    events.Tagged("A", "spawn_red", 1, True),
    events.Tagged("bot", "spawn_blue", 3, False),
    events.StruckBack("spawn_yellow", "A", 3),
    events.OverkillLaid("A", "spawn_red", 5),
    events.TrackScored("spawn_red", {"A": 8, "bot": 8, "B": 4}),
    events.TileOffered("yellow_red_powerup"),
    events.TurretTaken("A", "C2", "red", "B"),
    events.TurretTaken("A", "C2", "powerup", ""),
    events.TurretsScored({"A": 8, "B": 6}),
    events.BotPlaced("A", "C1", False),
    events.BotPlaced("A", "C1", True),
    events.BotActed("A", "C1"),
]
LINES = [
    ("spawn newton_red", ""), ("run C2", ""), ("grab C1", ""), ("take thor", ""), ("leave sledgehammer", ""),
    ("shoot thor", ""), ("shoot grenade_launcher C2", ""), ("use basic", ""), ("use focus_shot", ""), ("target B", ""),
    ("at C2", ""), ("room red", ""), ("toward north", ""), ("go C2", ""), ("pay red+red+newton_blue", ""),
    ("play teleporter_blue", ""), ("done", "target"), ("done", "effect"), ("done", "go"), ("done", "reload"),
    ("done", ""), ("reload shotgun", ""), ("end", ""), ("throw tagback_grenade_red", ""),
    ("throw tagback_grenade_red+tagback_grenade_blue+tagback_grenade_yellow", ""), ("keep", ""),
    ("target spawn_red", ""), ("target bot", ""), ("pick yellow_red_powerup", ""), ("give red", ""),
    ("give powerup", ""), ("done", "turret"), ("lay spawn_blue", ""), ("place C1", ""), ("bot C2", ""),
]  # fmt: skip
ASKS = (
    "spawn", "respawn", "turn", "take", "leave", "pay", "effect", "target", "square", "room", "direction", "go",
    "reload", "answers", "place", "lay", "tile", "turret", "step",
)  # fmt: skip


def czech(text: str) -> str:
    """A Czech sentence with ordinary spaces."""
    return text.replace(NO_BREAK, " ")


def speaker(language: str) -> AdrenalineWords:
    made = words("adrenaline", TEXTS, language, NAMES)
    assert isinstance(made, AdrenalineWords)
    return made


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=[f"{type(event).__name__}{n}" for n, event in enumerate(EVENTS)])
def test_every_event_is_a_sentence(language: str, event: events.Event) -> None:
    sentence = speaker(language).event(event)
    assert sentence[-1] in ".)"
    assert not ID.search(sentence), sentence
    assert "  " not in sentence
    for figure in ("figure", "by"):
        if getattr(event, figure, None):
            assert speaker(language).figure(getattr(event, figure)) in sentence


def test_no_event_is_forgotten() -> None:
    assert {type(event) for event in EVENTS} == set(events.EVENTS)


def test_no_action_is_forgotten() -> None:
    assert {line.split()[0] for line, _ in LINES} == set(notation.verbs(actions.ACTIONS))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("line", "ask"), LINES)
def test_every_action_is_a_label_and_a_sentence(language: str, line: str, ask: str) -> None:
    speak = speaker(language)
    label, short = speak.label(line, ask, "thor"), speak.short(line, ask, "thor")
    sentence = speak.sentence("A", line, ask, "thor")
    assert 0 < len(label) <= 80
    assert 0 < len(short) <= 40
    assert sentence.startswith("Žofie")
    assert sentence.endswith(".")
    for text in (label, short, sentence):
        assert not ID.search(text), text


def test_an_item_is_summed_up() -> None:
    texts = ["shoot zx2", "use basic", "target B", "use scanner", "pay red", "done"]
    assert speaker("en").summary(texts) == "Shoot: ZX-2, Basic mode, Matěj, Scanner, Pay 1 red"
    assert speaker("cs").summary(["use basic", "done"]) == "Základní efekt"
    assert speaker("cs").summary(["done"]) == "Hotovo"


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_without_names_are_short(language: str) -> None:
    """On a phone about twenty characters stand side by side."""
    speak = speaker(language)
    for line, ask in LINES:
        if line.split()[0] in ("run", "grab", "at", "go", "end", "done", "keep", "toward", "room", "use", "throw"):
            assert len(speak.short(line, ask, "thor")) <= 20, line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ASKS)
def test_every_question_is_asked(language: str, kind: str) -> None:
    assert "?" in speaker(language).ask(Ask((0,), kind, "A", 0)) or kind == "turn"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_name_and_text(language: str) -> None:
    speak = speaker(language)
    for weapon in WEAPONS.values():
        page = speak.weapon_page(weapon.id)
        assert page.startswith(f"**{speak.weapon(weapon.id)}**")
        assert len(page) <= 1000
        for effect in weapon.effects:
            assert f"**{speak.effect(weapon.id, effect.id)}**" in page
        assert speak.weapon(weapon.id, "use") != speak.weapon(weapon.id)
    for powerup in POWERUPS:
        assert speak.powerup_page(powerup)
    for tile in TILES:
        assert speak.tile(tile)


@pytest.mark.parametrize("language", LANGUAGES)
def test_weapons_and_effects_cannot_be_confused(language: str) -> None:
    speak = speaker(language)
    named = [speak.weapon(id) for id in WEAPONS]
    named += [speak.effect(w.id, e.id) for w in WEAPONS.values() for e in w.effects if e.id != "basic"]
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_arena_and_room_has_a_name(language: str) -> None:
    speak = speaker(language)
    assert {speak.get(f"arena-{id}") for id in ARENAS}
    for arena in ARENAS.values():
        assert {speak.room(square.room) for square in arena.squares}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_rules_is_there(language: str) -> None:
    speak = speaker(language)
    titles = [speak.rules_title(page) for page in RULES_PAGES]
    assert len(set(titles)) == len(RULES_PAGES)
    for page, title in zip(RULES_PAGES, titles, strict=True):
        assert speak.rules_page(page).startswith(f"**{title}**")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_has_a_name(language: str) -> None:
    assert all(speaker(language).get(f"source-{source}") for source in SOURCES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_table_has_its_words(language: str) -> None:
    """Each value of each option people may set, its question, and every preset."""
    for mode in GAME_MODES:
        assert speaker(language).get(f"mode-{mode.name}")
        for option in mode.options:
            if option.key not in HIDDEN_OPTIONS:
                assert TEXTS.get(language, f"ui-option-{option.key}")
                assert all(TEXTS.get(language, f"ui-option-{option.key}-{value}") for value in option.values)
        assert all(TEXTS.get(language, f"adrenaline-preset-{name}") for name in mode.presets)


def test_a_name_with_a_full_stop_needs_no_second_one() -> None:
    assert speaker("en").event(events.Reloaded("A", "thor")) == "Žofie reloaded the T.H.O.R."
    assert speaker("cs").event(events.Reloaded("A", "thor")) == "Žofie dobíjí T.H.O.R."


def test_czech_inflects_weapons_never_names() -> None:
    speak = speaker("cs")
    assert speak.event(events.Reloaded("A", "shotgun")) == "Žofie dobíjí Brokovnici."
    assert czech(speak.event(events.ShotBegan("B", "zx2", "C2"))) == "Matěj střílí ze ZX-2 na C2."
    assert speak.event(events.WeaponTaken("A", "C1", "furnace", "plasma_gun")) == (
        "Žofie si na C1 bere Výheň a nechává tam Plazmovku."
    )


# refusals

PLACE_CODES = [*(code for code, _ in PLACES.values()), "too_near", "too_far"]
PLACE_FACTS = {"square", "room", "start", "distance", "limit", "other"}
"""Facts of a refusal that is put together from a place and what stands there."""


def codes() -> dict[str, set[str]]:
    """Every code of the rules with the facts that come with it."""
    found: dict[str, set[str]] = {}
    for code, facts in raised_codes("rules/core/*.py", "rules/adrenaline/**/*.py"):
        found[code] = found.get(code, set()) | facts
    found |= {code: {"figure"} for code, _ in CHOSEN.values()}
    found |= {f"square_{code}": PLACE_FACTS for code in PLACE_CODES}
    found |= {f"target_{code}": {*PLACE_FACTS, "figure"} for code in PLACE_CODES}
    return found


def owner(code: str, language: str) -> str:
    return next((o for o in ("adrenaline", "core") if TEXTS.has(f"{o}-error-{code}", language)), "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_rules_has_a_sentence(language: str) -> None:
    assert len(codes()) > 60
    assert [code for code in codes() if not owner(code, language)] == []


def test_no_sentence_of_a_refusal_is_left_over() -> None:
    owners = ("adrenaline", "core", "host")
    split = [message.id.partition("-error-") for message in messages("en")]
    told = {code for of, _, code in split if code and of in owners}
    host = set(get_args(HostCode))
    assert told - set(codes()) - host == set()


def test_every_refusal_is_told_from_the_facts_it_has() -> None:
    """A sentence names no variable that the rules do not hand over with it."""
    given = codes()
    derived = {"cannot_pay": {"missing"}, "not_asked": {"asked"}}
    for message in messages("cs") + messages("en"):
        who, _, code = message.id.partition("-error-")
        if who in ("adrenaline", "core") and code in given and "**" not in given[code]:
            assert message.kinds <= given[code] | derived.get(code, set()), message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_name_things(language: str) -> None:
    """Ids in facts read as names, with the rule at the end."""
    speak = speaker(language)
    samples = [
        no("cannot_pay", "ADR-GRAB-3", what="power_glove", red=0, yellow=0, blue=1),
        no("weapon_empty", "ADR-SHOOT-1", weapon="lock_rifle"),
        no("effect_needs", "ADR-SHOOT-6", weapon="thor", effect="high_voltage", needed="chain_reaction"),
        no("card_not_held", "ADR-TURN-3", card="newton_red"),
        no("target_not_seen", "ADR-SEE-2", figure="B", square="A1", room="red", start="C2"),
        no("room_not_seen", "ADR-SEE-5", room="white", start="C2"),
        no("direction_wall", "ADR-MOVE-1", direction="north", start="C2"),
        no("not_asked", "ADR-TURN-3", verb="run", ask="target"),
        no("too_far", "ADR-MOVE-2", square="A1", distance=5, most=3),
    ]
    for error in samples:
        sentence = speak.error(error)
        assert sentence.endswith(f"{error.rule})."), sentence
        assert not ID.search(sentence.replace("ADR-", "")), sentence
        assert sentence[0].isupper()
    assert NAMES["B"] in speak.error(samples[4])


def test_a_refusal_reads_well() -> None:
    error = no("cannot_pay", "ADR-GRAB-3", what="power_glove", red=0, yellow=0, blue=1)
    assert speaker("en").error(error) == "You lack 1 blue (ADR-GRAB-3)."
    assert czech(speaker("cs").error(error)) == "Chybí ti 1 modrá (ADR-GRAB-3)."
    far = no("target_not_seen", "ADR-SEE-2", figure="B", square="A1", room="red", start="C2")
    assert speaker("en").error(far) == "Matěj is not in sight: C2 has no door to the red room (ADR-SEE-2)."
    assert czech(speaker("cs").error(far)) == "Matěj není vidět: z C2 tam nevedou dveře (červená místnost, ADR-SEE-2)."
    seats = RulesError("illegal", "seat_count", "ADR-SETUP-1", least=3, most=5, seats=2)
    assert speaker("en").error(seats) == "It is played with 3 to 5 seats, not with 2 (ADR-SETUP-1)."
    assert speaker("cs").error(RulesError("over", "game_over")) == "Tato hra už skončila."


def test_what_people_typed_is_made_safe() -> None:
    error = RulesError("unreadable", "unknown_verb", verb="@everyone **x**")
    sentence = speaker("en").error(error)
    assert "@everyone" not in sentence
    assert "**x**" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_host_has_a_sentence(language: str) -> None:
    told = {code for code in get_args(HostCode) if TEXTS.has(f"host-error-{code}", language)}
    assert told == set(get_args(HostCode))


# the story of a turn

TURN = [
    events.TurnBegan("A", 12, "normal"),
    events.Ran("A", ("C1", "C2")),
    events.ShotBegan("A", "machine_gun", "C2"),
    events.EffectUsed("A", "machine_gun", "basic"),
    events.Damaged("A", "B", 1, 1, 7, "machine_gun"),
    events.Damaged("A", "C", 1, 0, 1, "machine_gun"),
    events.Paid("A", 0, 0, 0, ("newton_yellow",), "focus_shot"),
    events.EffectUsed("A", "machine_gun", "focus_shot"),
    events.Damaged("A", "B", 1, 0, 8, "machine_gun"),
    events.Paid("A", 0, 0, 1, (), "turret_tripod"),
    events.EffectUsed("A", "machine_gun", "turret_tripod"),
    events.Damaged("A", "C", 1, 0, 2, "machine_gun"),
    events.GrenadeThrown("B", "A", "tagback_grenade_red"),
    events.Marked("B", "A", 1, "tagback_grenade"),
    events.TileLaid("C2", "red_red_powerup"),
    events.TurnEnded("A", 0),
]


def test_the_story_of_a_turn() -> None:
    assert speaker("en").story(TURN) == [
        "**Žofie** ran C1 → C2 and shot the Machine Gun with Focus Shot and Turret Tripod: "
        "**Matěj** 3 damage (5 → 8, 1 of it a mark); **Ota** 2 damage (0 → 2).",
        "**Matěj** threw a Tagback Grenade: 1 mark on **Žofie**.",
        "Paid: 1 blue, Newton (yellow).",
    ]
    assert [czech(line) for line in speaker("cs").story(TURN)] == [
        "**Žofie** sprintuje C1 → C2 a střílí z Kulometu (Mířený výstřel a Trojnožka): "
        "**Matěj** 3 zranění (5 → 8, z toho 1 značka); **Ota** 2 zranění (0 → 2).",
        "**Matěj** hraje Značkovací granát: **Žofie** dostává 1 značku.",
        "Platba: 1 modrá, Newton (žlutý).",
    ]


def test_the_story_of_a_kill_and_a_respawn() -> None:
    told = speaker("en").story(
        [
            events.ShotBegan("A", "sledgehammer", "C2"),
            events.EffectUsed("A", "sledgehammer", "pulverize"),
            events.Damaged("A", "B", 3, 0, 12, "sledgehammer"),
            events.Killed("A", "B"),
            events.Overkilled("A", "B"),
            events.Moved("A", "B", ("C2", "C3"), "sledgehammer"),
            events.Reloaded("A", "sledgehammer"),
            events.BoardScored("B", {"A": 9, "C": 6}, "A", False),
            events.SkullTaken(("A", "A"), 4),
            events.Marked("B", "A", 1, "revenge"),
            events.Drew("B", "", 1),
            events.Spawned("B", "D3", "newton_yellow", True),
            events.TurnEnded("A", 1),
        ]
    )
    assert told == [
        "**Žofie** swung the Sledgehammer with Pulverize: **Matěj** 3 damage (9 → 12), moved C2 → C3, **overkilled**. "
        "Reloaded: Sledgehammer.",
        "Board of **Matěj**: Žofie 8 + 1 first blood, Ota 6. 4 skulls left.",
        "Revenge: 1 mark of Matěj on **Žofie**.",
        "**Matěj** came back at D3, discarding Newton (yellow).",
    ]


def test_what_happened_meanwhile_fits_a_lock_screen() -> None:
    hurt = [events.Damaged("A", "B", 2, 1, 5, "zx2"), events.Damaged("C", "B", 1, 0, 6, "zx2")]
    assert speaker("en").news("B", hurt) == "4 damage from Žofie and Ota, now 6"
    assert speaker("en").news("B", [*hurt, events.Killed("C", "B")]) == "killed by Ota"
    assert speaker("en").news("D", hurt) == ""


def test_the_story_of_a_turn_without_deeds() -> None:
    assert speaker("en").story([events.TurnBegan("A", 3, "normal"), events.TurnEnded("A", 2)]) == [
        "**Žofie** ended the turn."
    ]


def test_a_story_tells_no_hidden_card() -> None:
    """Drawn cards are in no post, whatever they are."""
    for card in ("", "newton_red"):
        told = speaker("en").story([events.Ran("A", ("A1", "A2")), events.Drew("A", card, 0), events.TurnEnded("A", 1)])
        assert told == ["**Žofie** ran A1 → A2."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_fits_into_a_story(language: str) -> None:
    lines = speaker(language).story(EVENTS)
    assert not ID.search("\n".join(lines)), lines


def test_the_longest_usual_turn_stays_in_bounds() -> None:
    """A turn's post has six lines and 600 characters (900 at most)."""
    shot = TURN[2:12]
    long = [*TURN[:2], *shot, *(msgspec.structs.replace(event, weapon="machine_gun") if isinstance(
        event, events.ShotBegan) else event for event in shot), *TURN[12:]]  # fmt: skip
    for language in LANGUAGES:
        lines = speaker(language).story(long)
        assert len(lines) <= 6
        assert len("\n".join(lines)) <= 600
