"""Points, the end of the game and its ranking (ORB-SCORE, ORB-TIE)."""

from __future__ import annotations

from rules.core.model import Outcome, Place
from rules.orb_hunt.events import GameEnded
from rules.orb_hunt.state import Figure, OrbHuntState
from rules.orb_hunt.table import Table, printed

SOURCES = ("enemies", "villain")
REASON = "villain_beaten"


def sources(figure: Figure) -> dict[str, int]:
    """Points by source. A beaten enemy counts its printed strength once, another the damage dealt (ORB-SCORE-1, 2)."""
    enemies = sum(printed(enemy) - enemy.strength for enemy in figure.enemies.values())
    return {"enemies": enemies, "villain": figure.dealt}


def points_of(figure: Figure) -> int:
    """All points of a figure so far; they are public (ORB-SCORE-5)."""
    return sum(sources(figure).values())


def end_game(table: Table) -> None:
    """The villain is beaten: all is over at that moment (ORB-P2-6)."""
    state = table.state
    state.phase = "over"
    state.stack = []
    winners = tuple(id for id, figure in state.figures.items() if figure.seat in outcome(state).places[0].seats)
    table.tell(GameEnded(winners, {id: points_of(figure) for id, figure in state.figures.items()}))


def outcome(state: OrbHuntState) -> Outcome:
    """Most points win; ties by points from the villain, then by beaten enemies (ORB-SCORE-4, ORB-TIE-1)."""
    figures = list(state.figures.values())
    standing = {figure.id: (points_of(figure), figure.dealt, figure.beaten) for figure in figures}
    places = []
    for result in sorted(set(standing.values()), reverse=True):
        sharing = [figure for figure in figures if standing[figure.id] == result]
        place = 1 + sum(other > result for other in standing.values())
        by_seat = {figure.seat: sources(figure) for figure in sharing}
        places.append(Place(place, tuple(by_seat), result[0], by_seat))
    return Outcome(tuple(places), REASON)
