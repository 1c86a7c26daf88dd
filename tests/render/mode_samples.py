"""Tables of the other modes of ADRENALINE for the pictures: random games, cut where somebody is on turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from render.core.signs import Table
from rules.adrenaline.view import View
from rules.core import notation
from rules.core.model import Event
from tests.render import games, samples

WITH_BOT = {"bot": "on", "arena": "m12"}


class Sample(NamedTuple):
    """A picture to be drawn, and the same table as the one who is asked sees it."""

    view: View
    table: Table
    changes: Sequence[Event]
    before: View | None
    asked: View
    legal: Sequence[str]
    state: Any


def table(seats: int, bot: bool) -> Table:
    """The names at a table, that of the bot figure among them where it plays."""
    names = {id: samples.NAMES[id] for id in "ABCDE"[:seats]}
    return Table(names | ({"bot": "Bot"} if bot else {}))


def cut(mode: str, seed: int, seats: int, options: dict[str, str], steps: int, kind: str = "turn") -> Sample:
    """The first moment after so many steps of a random game at which such a question waits; else its last moment."""
    moment = None
    for number, moment in enumerate(games.moments(seed, seats, options, mode=mode)):
        decision = games.GAME.decision(moment.state)
        if decision is not None and number >= steps and decision.asks[0].kind == kind:
            break
    assert moment is not None
    return _sample(moment, table(seats, options.get("bot") == "on"))


def _sample(moment: games.Moment, names: Table) -> Sample:
    game, state = games.GAME, moment.state
    decision = game.decision(state)
    seat = decision.seats[0] if decision is not None else None
    legal = [] if seat is None else [notation.text(action) for action in game.legal(state, seat)]
    known = [seen for event in moment.events if (seen := event.seen_by(None)) is not None]
    return Sample(game.view(state, None), names, known, moment.before, game.view(state, seat), legal, state)


def random_table(mode: str, seed: int) -> samples.Sample:
    """A table of five, or of four with the bot figure, somewhere in its game."""
    options = WITH_BOT if seed % 2 else {"arena": "m12"}
    one = cut(mode, seed, 4 if seed % 2 else 5, options, 20 + seed * 7 % 130)
    return samples.Sample(one.view, one.table, one.changes, one.before)


def situations(mode: str) -> dict[str, Sample]:
    """Some tables of a mode by name."""
    return {
        "five": cut(mode, 2, 5, {}, 120),
        "bot": cut(mode, 4, 4, WITH_BOT, 110),
        "three": cut(mode, 6, 3, {"bot": "on"}, 90),
        "early": cut(mode, 8, 4, {}, 25),
    }


def over(mode: str) -> Sample:
    """The end of a game."""
    return cut(mode, 3, 4, {"skulls": "5", "bot": "on"}, 100_000)
