"""Scoring boards, and the two ways the game ends (ADR-SCORE, ADR-KILL, ADR-FRENZY, ADR-FINAL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.adrenaline.damage import KILLSHOT, OVERKILL, mark
from rules.adrenaline.events import (
    BoardScored,
    BoardTurned,
    DoubleKill,
    FrenzyBegan,
    GameEnded,
    SkullTaken,
)
from rules.adrenaline.state import AdrenalineState, Figure
from rules.core.model import Outcome, Place

if TYPE_CHECKING:
    from rules.adrenaline.table import Table

BOARD_VALUES = (8, 6, 4, 2, 1, 1)
FRENZY_VALUES = (2, 1, 1, 1)
TRACK_VALUES = (8, 6, 4, 2, 1)
LEAST_VALUE = 1


def values(figure: Figure) -> tuple[int, ...]:
    """What the next scoring of the board pays by rank, skulls and side considered (ADR-SCORE-4, ADR-FRENZY-4)."""
    return FRENZY_VALUES if figure.frenzy_side else BOARD_VALUES[figure.skulls :] or (LEAST_VALUE,)


def ranked(tokens: Sequence[str]) -> list[str]:
    """Owners by number of tokens, ties by whose first is further left (ADR-SCORE-2, 3)."""
    return sorted(dict.fromkeys(tokens), key=lambda owner: (-tokens.count(owner), tokens.index(owner)))


def worth(tokens: Sequence[str], by_rank: Sequence[int]) -> dict[str, int]:
    """Points by owner in rank order (ADR-SCORE-2)."""
    return {owner: at_rank(rank, by_rank) for rank, owner in enumerate(ranked(tokens))}


def at_rank(rank: int, by_rank: Sequence[int]) -> int:
    """Points of a rank, counted from 0; beyond the last value at least 1 remains (ADR-SCORE-4)."""
    return by_rank[rank] if rank < len(by_rank) else LEAST_VALUE


def lateness(state: AdrenalineState) -> float:
    """From 0.3 with all skulls left to 1 with none: how much what is paid at the end is worth now."""
    return 0.3 + 0.7 * (1 - state.skulls_left / state.skulls_total)


def score_board(table: Table, figure: Figure, *, final: bool) -> None:
    """Pays for one board; the tokens stay on it. Those of its own colour are nobody's and pay nothing (ADR-DOM-9)."""
    points = worth(figure.damage, values(figure))
    points.pop(figure.id, None)
    for owner, number in points.items():
        gain_points(table, owner, "boards", number)
    first_blood = "" if figure.frenzy_side or figure.damage[0] == figure.id else figure.damage[0]
    if first_blood:
        gain_points(table, first_blood, "first_blood", 1)
        points[first_blood] += 1
    table.tell(BoardScored(figure.id, points, first_blood, final))


def gain_points(table: Table, figure: str, source: str, number: int) -> None:
    """Points for a figure, kept by source."""
    counted = table.figures[figure].points
    counted[source] = counted.get(source, 0) + number


def score_killed(table: Table) -> list[Figure]:
    """Scores every board killed this turn, clockwise from the active player (ADR-SPAWN-3); whose they were."""
    killed = [figure for figure in table.from_active() if figure.killed]
    double = table.mode.double_kill(table.state, killed)
    for figure in killed:
        score_board(table, figure, final=False)
        _bury(table, figure)
    if double:
        gain_points(table, table.state.active, "double_kill", 1)
        table.tell(DoubleKill(table.state.active))
    return killed


def _bury(table: Table, figure: Figure) -> None:
    """Tokens to the track, skull, revenge mark; the board is emptied but keeps its marks (ADR-KILL-1 to 5)."""
    state = table.state
    tokens = figure.damage[KILLSHOT - 1 : OVERKILL]
    figure.damage = []
    figure.square = ""
    table.mode.killshot(table, tokens)
    state.skulls_left = max(state.skulls_left - 1, 0)
    table.tell(SkullTaken(tuple(tokens), state.skulls_left))
    if len(tokens) == OVERKILL - KILLSHOT + 1:
        mark(table, figure.id, table.figures[tokens[1]], 1, "revenge")
    if state.phase == "frenzy":
        _turn_board(table, figure)
    else:
        figure.skulls += 1


def _turn_board(table: Table, figure: Figure) -> None:
    """The frenzy side has no skulls (ADR-FRENZY-4, 8)."""
    figure.skulls = 0
    if not figure.frenzy_side:
        figure.frenzy_side = True
        table.tell(BoardTurned(figure.id))


def begin_frenzy(table: Table) -> None:
    """One more turn each from the next player on; two actions before the first player, one from him on (ADR-FRENZY)."""
    state = table.state
    order = table.mode.turn_order(state)
    after = order.index(state.active) + 1
    queue = order[after:] + order[:after]
    first = queue.index(order[0])
    state.phase = "frenzy"
    state.last_turns = [(id, "frenzy_two" if place < first else "frenzy_one") for place, id in enumerate(queue)]
    table.tell(FrenzyBegan(tuple(state.last_turns)))
    for figure in table.figures.values():
        if not figure.damage:
            _turn_board(table, figure)


def end_game(table: Table) -> None:
    """Final scoring: boards with damage, then the killshot track (ADR-FINAL).

    Our readings: it comes after sudden death too, and who was killed last does not come back.
    """
    state = table.state
    for figure in table.figures.values():
        if figure.damage:
            score_board(table, figure, final=True)
    table.mode.score_tracks(table)
    state.phase = "over"
    state.stack = []
    state.actions_left = 0
    places = outcome(state, table.mode.sources).places
    seated = {id: figure for id, figure in table.figures.items() if figure.seat is not None}
    winners = tuple(id for id, figure in seated.items() if figure.seat in places[0].seats)
    table.tell(GameEnded(winners, {id: points_of(figure) for id, figure in seated.items()}))


def points_of(figure: Figure) -> int:
    """All points of a figure."""
    return sum(figure.points.values())


def outcome(state: AdrenalineState, sources: Sequence[str]) -> Outcome:
    """The ranking: most points, ties by points from the last of the sources, else shared (ADR-FINAL-3)."""
    seated = [figure for figure in state.figures.values() if figure.seat is not None]
    standing = {figure.id: (points_of(figure), figure.points.get(sources[-1], 0)) for figure in seated}
    places = []
    for result in sorted(set(standing.values()), reverse=True):
        sharing = [figure for figure in seated if standing[figure.id] == result]
        place = 1 + sum(other > result for other in standing.values())
        seats = {f.seat: {source: f.points.get(source, 0) for source in sources} for f in sharing if f.seat is not None}
        places.append(Place(place, tuple(seats), result[0], seats))
    return Outcome(tuple(places), state.options["ending"])
