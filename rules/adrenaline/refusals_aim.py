"""Why a figure or a square is not among those that a card may choose, told by the first term that fails."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.adrenaline import script
from rules.adrenaline.places import Names, around, from_shooter
from rules.adrenaline.script import PRESET, Term
from rules.adrenaline.table import Table
from rules.core.errors import RulesError

if TYPE_CHECKING:
    from rules.adrenaline.modes.base import Touch

CHOSEN = {"different_squares": ("target_same_square", "ADR-SHOOT-6"), "one_line": ("target_other_way", "ADR-SEE-6")}
"""Terms that compare with whom else is chosen: error code and rule."""

PLACES = {
    "visible": ("not_seen", "ADR-SEE-2"),
    "not_visible": ("seen", "ADR-SEE-2"),
    "own_square": ("elsewhere", "ADR-SHOOT-1"),
    "line": ("not_in_line", "ADR-SEE-6"),
    "pullable": ("not_pullable", "ADR-MOVE-1"),
    "seen_from": ("not_seen_from", "ADR-SEE-2"),
    "ahead": ("not_ahead", "ADR-MOVE-3"),
}
"""Terms that ask for a square; codes begin with `target_` or `square_`."""


def no(code: str, rule: str = "", **facts: str | int) -> RulesError:
    """A refusal of an action that is spelled rightly but not legal now."""
    return RulesError("illegal", code, rule, **facts)


def target(
    table: Table, terms: Sequence[Term], touch: Touch, shooter: str, names: Names, chosen: Sequence[str], id: str
) -> RulesError | None:
    """Why the target `id` may not be chosen beside `chosen`; None when it may."""
    at, square = table.figures[shooter].square, table.targets[id].square
    if id == shooter:
        return no("target_self", "ADR-SHOOT-4")
    if not square:
        return no("target_off_board", "ADR-SETUP-8", figure=id)
    if id in chosen:
        return no("target_chosen", "ADR-SHOOT-6", figure=id)
    unfit = table.mode.no_aim(table, at, touch, id)
    if unfit is not None:
        return unfit
    for term in terms:
        refusal = _by_name(term, names, id) or _by_place(table, term, at, names, square, "target", figure=id)
        if refusal is not None:
            return refusal
    for term in terms:
        if term.word in CHOSEN:
            return no(*CHOSEN[term.word], figure=id)
    return None


def square_of(table: Table, terms: Sequence[Term], at: str, names: Names, square: str) -> RulesError | None:
    """Why `square` may not be chosen by a shooter at `at`, as far as the terms go; None when it may."""
    for term in terms:
        refusal = _by_place(table, term, at, names, square, "square")
        if refusal is not None:
            return refusal
    return None


def _by_name(term: Term, names: Names, id: str) -> RulesError | None:
    bound = names.get(term.name, ())
    if term.word == "not" and id in bound:
        return no("target_chosen", "ADR-SHOOT-6", figure=id)
    if term.word == "among" and id not in bound:
        if term.name == PRESET:
            return no("target_not_damaged", "ADR-HIDE-6", figure=id)
        return no("target_not_chosen", "ADR-SHOOT-6", figure=id)
    return None


def _by_place(
    table: Table, term: Term, at: str, names: Names, square: str, what: str, **facts: str
) -> RulesError | None:
    """A term about squares. The facts name the square, and from where it is looked at."""
    if term.word in {"not", "among"} or term.word in script.RELATIONS:
        return None
    fixed = term.word in script.SHOOTER_TERMS
    squares = from_shooter(table.arena, at, term) if fixed else around(table, term, at, names)
    if square in squares:
        return None
    where: dict[str, str | int] = {"square": square, "room": table.arena.by_id[square].room, "start": at, **facts}
    if term.word in {"distance", "near"}:
        start = at if term.word == "distance" else names[term.name][0]
        moves = table.arena.distance(start, square)
        code, limit = ("too_near", term.least) if moves < term.least else ("too_far", term.most)
        where.update(start=start, distance=moves, limit=limit)
        return no(f"{what}_{code}", "ADR-MOVE-4", **where)
    code, rule = PLACES[term.word]
    if term.word == "seen_from":
        where["other"] = names[term.name][0]
    return no(f"{what}_{code}", rule, **where)
