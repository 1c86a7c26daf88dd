"""Moves and sight (ADR-MOVE, ADR-SEE) on the four arenas."""

from itertools import pairwise

import pytest

from rules.adrenaline import arena
from rules.adrenaline.content import ARENAS


@pytest.mark.parametrize(
    ("id", "squares", "rooms"),
    [
        ("m10", 10, {"blue": "A1 B1 C1", "red": "A2 B2 C2", "yellow": "D2 D3", "white": "B3 C3"}),
        ("m11a", 11, {"red": "A1 A2", "purple": "B2 C2", "white": "A3 B3 C3"}),
        ("m11b", 11, {"green": "D1", "yellow": "C2 D2 C3 D3", "white": "B3"}),
        ("m12", 12, {"red": "A1 A2", "blue": "B1 C1", "green": "D1", "purple": "B2", "white": "A3 B3"}),
    ],
)
def test_rooms(id, squares, rooms):
    assert len(ARENAS[id].squares) == squares
    assert {room: " ".join(ARENAS[id].rooms[room]) for room in rooms} == rooms


@pytest.mark.parametrize("id", ARENAS)
def test_spawnpoints_are_the_same_everywhere(id):
    assert ARENAS[id].spawns == {"red": "A2", "blue": "C1", "yellow": "D3"}


@pytest.mark.parametrize(
    ("id", "square", "rooms"),
    [
        ("m12", "B1", {"blue", "purple", "red"}),
        ("m12", "C1", {"blue", "green", "yellow"}),
        ("m10", "C2", {"red", "blue", "yellow"}),
        ("m10", "D3", {"yellow", "white"}),
        ("m11b", "D3", {"yellow"}),
    ],
)
def test_sight_by_doors_of_the_own_square_only(id, square, rooms):
    """ADR-SEE-1 to 3."""
    chosen = ARENAS[id]
    assert set(chosen.rooms_seen[square]) == rooms
    assert {chosen.by_id[seen].room for seen in chosen.sees(square)} == rooms
    assert square in chosen.sees(square)


@pytest.mark.parametrize("id", ARENAS)
def test_distances_and_paths_agree(id):
    """ADR-MOVE-1, 4: a path is a walk through no wall, as long as the distance says."""
    chosen = ARENAS[id]
    for a in chosen.ids:
        for b in chosen.ids:
            path = chosen.path(a, b)
            assert (path[0], path[-1]) == (a, b)
            assert len(path) == chosen.distance(a, b) + 1 == chosen.distance(b, a) + 1
            assert all(chosen.edge(here, there) != "wall" for here, there in pairwise(path))


def test_known_distances():
    m12, m10 = ARENAS["m12"], ARENAS["m10"]
    assert m12.distance("A2", "B2") == 3
    assert m12.distance("A1", "D3") == 5
    assert m10.distance("A2", "C3") == 3
    assert m10.distance("B1", "B2") == 3


def test_edges():
    m12 = ARENAS["m12"]
    assert m12.edge("A1", "A2") == "open"
    assert m12.edge("A1", "B1") == "door"
    assert m12.edge("A2", "B2") == "wall"
    assert m12.edge("A1", "D3") == "wall"


def test_ends_of_a_move_return_only_with_two_moves():
    m12 = ARENAS["m12"]
    assert "B2" not in m12.ends("B2", 1, 1)
    assert set(m12.ends("B2", 1, 2)) == {"B1", "B3", "A1", "C1", "A3", "C3", "B2"}
    assert m12.walk("B2", "B2") == ("B2", "B1", "B2")


def test_straight_moves_do_not_bend_and_stop_at_walls():
    """ADR-MOVE-3, case ADR-C-23."""
    m12 = ARENAS["m12"]
    assert set(m12.straight("D2", 0, 2)) == {"D2", "D1", "C2", "D3"}
    assert m12.ahead("D2", "west", 2) == ""


def test_rays_ignore_walls_and_hold_the_own_square():
    """ADR-SEE-6."""
    m12 = ARENAS["m12"]
    assert m12.ray("A2", "east") == {"A2", "B2", "C2", "D2"}
    assert m12.ray("A2", "west") == {"A2"}


def test_a_broken_arena_is_reported_whole():
    data = arena.ArenaData(
        id="x",
        seats=(3, 5),
        rooms=("red red blue blue", "red red blue blue", ". . . ."),
        doors=("A1-B1", "A1-D1"),
        spawns={"red": "A3"},
    )
    assert arena.faults(data) == [
        "arena x: door A1-B1 does not join two neighbours of different rooms",
        "arena x: door A1-D1 does not join two neighbours of different rooms",
        "arena x: spawnpoint A3 is no square",
    ]


def test_an_arena_in_two_parts_is_reported():
    data = arena.ArenaData(
        id="x", seats=(3, 5), rooms=("red red blue blue", ". . . .", ". . . ."), doors=(), spawns={"red": "A1"}
    )
    assert arena.faults(data) == ["arena x: not every square can be reached"]
