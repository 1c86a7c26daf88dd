"""The card of a shot says what comes true: damage, marks, payment, points (1,000 random shots, 0 differences).

Shots are met in random games. Each is filled like a card, some of its controls are changed as a person would, and the
same texts are then carried out on the table itself.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from cogs.host import SeatInfo, SessionInfo
from cogs.panels import panel
from cogs.panels.adrenaline_card import hits, lines, payments, scoring
from cogs.panels.base import AnyDraft, Seen, picks, toggles, with_option, without_option
from cogs.speech import Speech
from data.texts import Texts
from rules import registry
from rules.adrenaline import events
from rules.core import notation
from rules.core.chance import SeededChance
from rules.core.draft import Draft
from rules.core.game import submit

GAME: Any = registry.game("adrenaline")
PANEL: Any = panel("adrenaline")
VERBS = notation.verbs(GAME.actions)
SHOTS, FEWER = 1000, 200
STRICT = Texts(strict=True)


def info(seats: int, mode: str, options: dict[str, str]) -> SessionInfo:
    names = ("Ann", "Radek", "Žofie", "Ota", "Hex")[:seats]
    sitting = tuple(SeatInfo(number, "human", number + 1, name) for number, name in enumerate(names))
    return SessionInfo(
        1, 1, 1, 1, None, None, 1, "adrenaline", mode, options, "24h", "running", sitting, 0, 0.0, 0.0, None, "", ""
    )


def seen(state: Any, seat: int, language: str) -> Seen:
    draft: AnyDraft = Draft(GAME, state, seat)
    seats = sum(figure.seat is not None for figure in state.figures.values())
    speech = Speech(STRICT, language, info(seats, state.mode, state.options))
    assert draft.ask is not None
    return Seen(draft, GAME.view(state, seat), speech, draft.ask.opened)


def as_a_person_would(rng: random.Random, at: Seen, item: AnyDraft) -> AnyDraft:
    """Some controls of the card pressed."""
    for _ in range(rng.randrange(4)):
        options, choices = toggles(at, PANEL, item), picks(at, PANEL, item)
        if options and rng.random() < 0.5:
            option = rng.choice(options)
            added = None if option.on else with_option(item, PANEL, option.text)
            item = without_option(item, PANEL, option.text) if option.on else added or item
        elif choices:
            pick = rng.choice(choices)
            item = item.changed(pick.index, rng.choice(item.points[pick.index].choices))
    return item


def carried_out(state: Any, seat: int, texts: list[str], chance: SeededChance) -> tuple[Any, list[Any]]:
    """The table after the texts, and what came true."""
    happened: list[Any] = []
    for text in texts:
        ask = GAME.decision(state).of(seat)
        state, step = submit(GAME, state, seat, ask.opened, notation.parse(text, VERBS), chance)
        happened += step.events
    return state, happened


def figure_facts(view: Any) -> dict[str, Any]:
    return {figure.id: (figure.damage, figure.marks, figure.square, figure.cubes) for figure in view.figures}


def check_shot(rng: random.Random, state: Any, seat: int, shot: str, chance: SeededChance) -> Counter[str]:
    """One shot: its preview against its result. Returns what it showed, to see that the sample means something."""
    at = seen(state, seat, rng.choice(("en", "cs")))
    item = as_a_person_would(rng, at, PANEL.prefilled(at.begin(shot)))
    told = lines(at, item)
    after, happened = carried_out(state, seat, item.texts, chance)
    assert not item.draws
    assert item.events == happened
    own = at.view.figures[seat].id
    expected = GAME.view(item.state, seat)
    result = GAME.view(after, seat)
    assert figure_facts(expected) == figure_facts(result)
    assert expected.hand == result.hand
    for figure in hits(item, own):
        assert any(at.speech.name(figure) in line for line in told)
    found = Counter(["shots"])
    for id in (event.figure for event in happened if isinstance(event, events.Killed)):
        found["kills"] += 1
        points = scored(after, seat, id, chance)
        if points is not None:
            found["scored"] += 1
            assert points == scoring(result.figure(id))
    found["paid"] += bool(payments(happened))
    found["marks"] += any(isinstance(event, events.Marked) for event in happened)
    found["turned"] += any(isinstance(event, events.Damaged) and event.turned for event in happened)
    return found


def scored(state: Any, seat: int, victim: str, chance: SeededChance) -> dict[str, int] | None:
    """The points of the victim's board when the turn is ended at once; None when somebody is asked first."""
    while (ask := GAME.decision(state).of(seat)) is not None and ask.kind in ("turn", "reload"):
        text = "end" if ask.kind == "turn" else "done"
        if text not in [notation.text(action) for action in GAME.legal(state, seat)]:
            return None
        state, step = submit(GAME, state, seat, ask.opened, notation.parse(text, VERBS), chance)
        for event in step.events:
            if isinstance(event, events.BoardScored) and event.figure == victim:
                return event.points
        if text == "done" or GAME.decision(state) is None:
            break
    return None


@pytest.mark.parametrize(
    ("mode", "shots", "bot"),
    [("deathmatch", SHOTS, "off"), ("domination", FEWER, "off"), ("turrets", FEWER, "off"), ("turrets", FEWER, "on")],
    ids=["deathmatch", "domination", "turrets", "bot"],
)
def test_the_preview_equals_the_result(mode: str, shots: int, bot: str) -> None:
    rng = random.Random(7)
    found: Counter[str] = Counter()
    game = 0
    while found["shots"] < shots:
        game += 1
        chance = SeededChance(str(game).encode())
        seats = rng.choice((3, 4, 5) if bot == "off" else (3, 4))
        state = GAME.setup(mode, {"weapons": "open", "bot": bot}, seats, chance)
        for _ in range(400):
            decision = GAME.decision(state)
            if decision is None or found["shots"] >= shots:
                break
            seat = decision.seats[0]
            legal = [notation.text(action) for action in GAME.legal(state, seat)]
            shooting = [text for text in legal if text.startswith("shoot")]
            if shooting and decision.of(seat).kind == "turn":
                found += check_shot(rng, state, seat, rng.choice(shooting), chance)
            grabs = [text for text in legal if text.startswith(("grab", "take", "shoot", "reload", "target"))]
            text = rng.choice(grabs or legal)
            state, _ = carried_out(state, seat, [text], chance)
    assert found["shots"] == shots
    told = ["paid", "marks", "turned", *(["scored"] if bot == "off" else [])]
    assert min(found[what] for what in told) >= shots // 50, found
