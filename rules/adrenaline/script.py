"""The language of cards: what a weapon or powerup does, as data, a small closed language.

A script is a list of steps (`"do"` names the primitive). Steps choose things and bind them to names, later steps and
later effects of the same shot speak of them by name. What may be chosen is a list of *terms* that must all hold:

  visible, not_visible    sight from the shooter (ADR-SEE)        own_square
  distance a..b           moves from the shooter, `a..` is open   line     his row or column, through walls (ADR-SEE-6)
  pullable n              up to n moves from a square he sees     anywhere any square of the board
  seen_from X             in sight of the figure X                square_of X    the square of the figure X
  near V a..b             moves from the square V                 on V, in R     the square V, the room R
  ahead D n               n moves on in the direction D, no wall on the way
  not X, among X          (not) one of the figures X
  different_squares       no two chosen ones on one square        one_line       all chosen ones in one direction
"""

from __future__ import annotations

import msgspec

from rules.adrenaline.arena import FAR

SHOOTER_TERMS = {"visible", "not_visible", "own_square", "line", "anywhere", "distance", "pullable"}
FIGURE_TERMS = {"seen_from", "square_of", "not", "among"}
SQUARE_TERMS = {"near", "on"}
RELATIONS = {"different_squares", "one_line"}
PRESET = "damaged"
"""The name that the shot binds for a Targeting Scope."""


class Term(msgspec.Struct, frozen=True):
    """One parsed term: `word`, the bound `name` it speaks of ("" = none), and a range of moves."""

    word: str
    name: str = ""
    least: int = 0
    most: int = FAR


class _Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One primitive of a script."""


class Choose(_Step, frozen=True, tag="choose"):
    """Choose `least` to `most` figures, all different."""

    name: str
    from_: tuple[str, ...] = msgspec.field(name="from")
    least: int = 1
    most: int = 1


class ChooseEach(_Step, frozen=True, tag="choose_each"):
    """Choose at least one figure, at most one from each of several kinds."""

    name: str
    from_: tuple[tuple[str, ...], ...] = msgspec.field(name="from")


class ChooseSquare(_Step, frozen=True, tag="square"):
    """Choose a square with which the rest of the script can be done."""

    name: str
    from_: tuple[str, ...] = msgspec.field(name="from")


class ChooseRoom(_Step, frozen=True, tag="room"):
    """Choose a room in sight, other than the own, in which the rest of the script can be done (ADR-SEE-5)."""

    name: str


class ChooseDirection(_Step, frozen=True, tag="direction"):
    """Choose a cardinal direction in which the rest of the script can be done."""

    name: str


class Hit(_Step, frozen=True, tag="hit"):
    """Damage and marks for the named figures, in the order they were chosen."""

    whom: tuple[str, ...]
    damage: int = 0
    marks: int = 0


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place of a blast, and what everybody there gets."""

    on: tuple[str, ...]
    damage: int = 0
    marks: int = 0


class Blast(_Step, frozen=True, tag="blast"):
    """Damage and marks for everybody in the areas but the shooter; nobody is spared (ADR-SHOOT-5)."""

    areas: tuple[Area, ...]


class Move(_Step, frozen=True, tag="move"):
    """Move the named figure, `within` (least, most) moves, to a chosen square."""

    whom: str
    within: tuple[int, int]
    to: tuple[str, ...]
    straight: bool = False


class MayMove(_Step, frozen=True, tag="may_move"):
    """The last step of an effect: until the shot closes the named figure may be moved."""

    whom: str
    within: tuple[int, int]
    straight: bool = False


class Drag(_Step, frozen=True, tag="drag"):
    """The named figures move onto the square `to`, "" = the shooter's."""

    whom: tuple[str, ...]
    to: str = ""


class MoveSelf(_Step, frozen=True, tag="move_self"):
    """The shooter moves, `within` (least, most) moves, to a chosen square."""

    within: tuple[int, int]


class Join(_Step, frozen=True, tag="join"):
    """The shooter moves onto the square of the named figure."""

    whom: str


class Advance(_Step, frozen=True, tag="advance"):
    """The shooter moves one square in the named direction."""

    direction: str


class MayAdvance(_Step, frozen=True, tag="may_advance"):
    """The shooter may move one square more in the named direction, and then does `steps`."""

    direction: str
    steps: tuple[Choose | Hit, ...]


class Teleport(_Step, frozen=True, tag="teleport"):
    """The player's figure goes to any other square of the arena."""


Step = (
    Choose
    | ChooseEach
    | ChooseSquare
    | ChooseRoom
    | ChooseDirection
    | Hit
    | Blast
    | Move
    | MayMove
    | Drag
    | MoveSelf
    | Join
    | Advance
    | MayAdvance
    | Teleport
)


def parse(text: str) -> Term:
    """The term that `text` spells. Raises `ValueError`."""
    word, *rest = text.split()
    if word in RELATIONS | (SHOOTER_TERMS - {"distance", "pullable"}) and not rest:
        return Term(word)
    if word in FIGURE_TERMS | {"on", "in"} and len(rest) == 1:
        return Term(word, rest[0])
    if word == "pullable" and len(rest) == 1:
        return Term(word, most=int(rest[0]))
    if word == "ahead" and len(rest) == 2:
        return Term(word, rest[0], int(rest[1]), int(rest[1]))
    if (word == "distance" and len(rest) == 1) or (word == "near" and len(rest) == 2):
        least, dots, most = rest[-1].partition("..")
        if dots:
            return Term(word, rest[0] if word == "near" else "", int(least), int(most) if most else FAR)
    raise ValueError(f"no term: '{text}'")
