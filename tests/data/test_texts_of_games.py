"""Each game's records have their sentences, with the fields of the record as variables."""

from __future__ import annotations

import msgspec
import pytest

from data.texts import LANGUAGES
from rules.orb_hunt import content
from rules.orb_hunt.scoring import SOURCES
from rules.registry import GAMES
from tests.data.text_sources import messages, raised_codes

DEFINED = {language: {message.id: message for message in messages(language)} for language in LANGUAGES}
DERIVED = {"start", "end", "boards", "winner_count"}
"""What sentences of Orb Hunt name besides fields: the ends of a path, lists, how many."""
NAMED = {"figure"}

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


@in_each_language
@each_game
def test_every_event_has_its_sentence(game, language):
    wanted = {f"{game.system}-event-{tag(kind)}" for kind in game.events}
    found = {id for id in DEFINED[language] if id.startswith(f"{game.system}-event-") and "." not in id}
    assert wanted == found


@in_each_language
@each_game
def test_every_action_has_label_short_form_and_sentence(game, language):
    for kind in game.actions:
        id = f"{game.system}-action-{tag(kind)}"
        assert {id, f"{id}.short", f"{id}.sentence"} <= set(DEFINED[language])


@in_each_language
def test_sentences_of_orb_hunt_name_fields_of_the_record(language):
    game = GAMES["orb_hunt"]
    for kind in game.events:
        fields = {field.name for field in msgspec.structs.fields(kind)} | DERIVED
        assert DEFINED[language][f"orb_hunt-event-{tag(kind)}"].kinds <= fields, kind
    for kind in game.actions:
        fields = {field.name for field in msgspec.structs.fields(kind)}
        id = f"orb_hunt-action-{tag(kind)}"
        assert DEFINED[language][id].kinds <= fields
        assert DEFINED[language][f"{id}.sentence"].kinds <= fields | NAMED


@in_each_language
def test_refusals_of_orb_hunt_have_their_sentences(language):
    codes = dict(raised_codes("rules/orb_hunt/*.py"))
    shared = {"game_over", "not_your_decision"}
    texts = {id.removeprefix("orb_hunt-error-") for id in DEFINED[language] if id.startswith("orb_hunt-error-")}
    assert set(codes) - shared == texts
    for code, facts in codes.items():
        if code not in shared:
            given = facts | ({"asked"} if "ask" in facts else set())
            assert DEFINED[language][f"orb_hunt-error-{code}"].kinds <= given, code


@in_each_language
def test_things_of_orb_hunt_have_names(language):
    wanted = {f"board-{id}" for id in content.BOARDS} | {f"enemy-{id}" for id in content.ENEMIES}
    wanted |= {f"loot-{id}{part}" for id in content.LOOT for part in ("", ".text")}
    wanted |= {f"villain-{id}{part}" for id in content.VILLAINS for part in ("", ".text", ".short")}
    wanted |= {f"hero-{id}" for id in content.RULES.heroes} | {f"source-{source}" for source in SOURCES}
    wanted |= {f"{what}-{kind}" for what in ("ask", "asked") for kind in ("turn", "act", "grenades", "shield")}
    wanted |= {f"mode-{mode.name}" for mode in GAMES["orb_hunt"].modes}
    assert {f"orb_hunt-{id}" for id in wanted} <= set(DEFINED[language])
