"""The five boards: what stands where, and where so many steps lead."""

from itertools import pairwise

import pytest

from rules.orb_hunt.board import FAR
from rules.orb_hunt.content import BOARDS, RULES

STANDS = {
    "red": ("E5", "E1", ["A3", "C7"], {"A1": 7, "E1": 8, "G1": 10, "C3": 4, "C5": 2, "G5": 2}),
    "blue": ("C7", "G1", ["A3", "E1"], {"G1": 9, "G3": 8, "E5": 4, "G5": 10, "A7": 6, "E7": 6}),
    "green": ("E1", "A7", ["A1", "E3"], {"C1": 2, "C5": 6, "E5": 8, "A7": 10, "G7": 12}),
    "yellow": ("A5", "G3", ["E1", "G5"], {"A1": 15, "A3": 2, "C3": 4, "E3": 6, "G3": 8, "A7": 2}),
    "violet": ("G3", "E5", ["A1", "C7"], {"E1": 8, "A3": 6, "E5": 8, "G5": 2, "E7": 6, "G7": 4}),
}
boards = pytest.mark.parametrize("board", BOARDS.values(), ids=list(BOARDS))


@boards
def test_start_goal_teleports_and_steps_from_the_start(board):
    start, goal, teleports, steps = STANDS[board.id]
    assert (board.start, board.goal, sorted(board.teleports)) == (start, goal, teleports)
    assert {field: board.distance(start, field) for field in steps} == steps
    assert set(steps) <= set(board.places)


@boards
def test_every_path_is_walked_by_the_rules(board):
    """ORB-MOVE-1, ORB-MOVE-3, ORB-TELE-1 to 5, tried from every field against a walk written another way."""
    stops = frozenset(list(board.places)[::2])
    for start in board.fields:
        reach = board.reach(start, stops, RULES.steps)
        assert set(reach) == walked(board, start, stops, RULES.steps) - {start}
        for end, path in reach.items():
            assert path[0] == start and path[-1] == end and len(path) - 1 <= RULES.steps
            assert not stops & set(path[1:-1])
            for at, to in pairwise(path):
                assert to in board.neighbours(at) or to == board.across(at)


def walked(board, start, stops, most):
    """All ends of all walks, one step at a time."""
    ends = set()

    def go(at, left, came_on_foot):
        must_transfer = came_on_foot and board.across(at) and left
        if not must_transfer:
            ends.add(at)
        if not left or (came_on_foot and at in stops):
            return
        if must_transfer:
            go(board.across(at), left - 1, False)
            return
        if at == start and left == most and board.across(at):
            go(board.across(at), left - 1, False)
        for to in board.neighbours(at):
            go(to, left - 1, True)

    go(start, most, False)
    return ends


@boards
def test_every_board_can_be_cleared(board):
    """From each place every other one and the goal can be reached."""
    for at in (board.start, *board.places):
        for field in board.places:
            assert board.distance(at, field) < FAR


@boards
def test_a_distance_is_the_length_of_the_shortest_way(board):
    """`reach` without a bound, which keeps whole ways, says the same; a teleport takes a step of its own."""
    for field in board.fields:
        for end in {*board.places, board.start} - {field}:
            assert board.distance(field, end) == len(board.reach(field, (end,), FAR)[end]) - 1, (field, end)
    assert board.distance(board.start, board.start) == 0
