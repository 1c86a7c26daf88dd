"""What is typed but not legal is answered by the rule, with names; what is no action at all by what could be said."""

from __future__ import annotations

import pytest

from cogs.host import SeatInfo, SessionInfo
from cogs.panels import panel
from cogs.refusals import Refusal
from cogs.speech import Speech
from cogs.typed import Typist, items
from data.texts import Texts
from rules import registry
from rules.adrenaline.position import Positions
from rules.core.draft import Draft

TEXTS = Texts(strict=True)
NAMES = ("Žofie", "Radek", "Eva")
SEATS = tuple(SeatInfo(number, "human", number + 1, name) for number, name in enumerate(NAMES))
INFO = SessionInfo(1, 1, 1, 1, None, None, 1, "adrenaline", "deathmatch", {}, "none", "running", SEATS, 0, 0.0, 0.0,
                   None, "", "")  # fmt: skip
POSITION = {
    "A": {"at": "C1", "weapons": ["machine_gun", "heatseeker"], "cubes": "none", "hand": ["tagback_grenade_red"]},
    "B": {"at": "C2"},
    "C": {"at": "A3"},
}


def refused(language: str, line: str) -> str:
    state = Positions().read_position("deathmatch", {"arena": "m11a"}, 3, POSITION)
    typist = Typist(panel("adrenaline"), Speech(TEXTS, language, INFO))
    with pytest.raises(Refusal) as caught:
        typist.item(Draft(registry.game("adrenaline"), state, 0), items(line)[0])
    return TEXTS.get(language, caught.value.text, **caught.value.facts)


@pytest.mark.parametrize(
    ("line", "rule", "said"),
    [
        ("shoot thor", "ADR-SHOOT-1", "You do not hold the T.H.O.R."),
        ("run A3", "ADR-MOVE-2", "A3 is 4 moves away"),
        ("grab A3", "ADR-GRAB-1", "A3 is 4 moves away"),
        ("shoot machine gun C2", "ADR-SHOOT-2", "from 6 damage on"),
        ("play tagback_grenade_red", "ADR-HIDE-5", "only answers a hit"),
        ("target eva", "ADR-SEE-2", "Eva is not in sight"),
        ("reload machine_gun", "ADR-RELOAD-1", "The Machine Gun is loaded"),
    ],
)
def test_what_is_not_legal_is_answered_by_its_rule(line: str, rule: str, said: str) -> None:
    answer = refused("en", line)
    assert said in answer
    assert answer.endswith(f"({rule}).")


def test_it_is_answered_in_the_language_of_who_typed() -> None:
    assert "Tuhle zbraň nemáš: T.H.O.R." in refused("cs", "shoot thor")


def test_what_is_no_action_is_answered_by_what_could_be_said() -> None:
    answer = refused("en", "fly to the moon")
    assert "cannot read" in answer
    assert "`run" in answer or "`shoot" in answer
