"""Damage and marks (ADR-DMG, ADR-MARK)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.adrenaline.events import Damaged, Killed, Marked, Overkilled
from rules.adrenaline.state import Figure, Script, Shot, Target
from rules.core.model import Event

if TYPE_CHECKING:
    from rules.adrenaline.table import Table

KILLSHOT, OVERKILL = 11, 12
"""The tokens that kill and overkill (ADR-DMG-3)."""
MARK_LIMIT = 3


def strike(table: Table, run: Script, cause: str, victims: Iterable[Target], damage: int, marks: int) -> None:
    """One hit of the card at work on each victim in turn: damage, old marks, new marks (ADR-MARK-4)."""
    for victim in victims:
        if not isinstance(victim, Figure):
            if damage:
                table.mode.hit_thing(table, run.figure, victim)
            continue
        if damage:
            fresh = run.fresh.get(victim.id, 0)
            table.mode.hurt(table, run.figure, victim, damage, cause, fresh)
            if isinstance(run, Shot) and victim.id not in run.damaged:
                run.damaged.append(victim.id)
        if marks:
            given = mark(table, run.figure, victim, marks, cause)
            run.fresh[victim.id] = run.fresh.get(victim.id, 0) + given


def hurt(table: Table, by: str, victim: Figure, damage: int, cause: str, fresh: int) -> None:
    """Deals damage; all marks of `by` but the `fresh` ones of this same action follow (ADR-MARK-3, 5).

    What finds no room on the track is lost (ADR-DMG-3, ADR-MARK-6). Our reading: it was dealt all the same, so marks
    turn and the victim may answer even if its track was full.
    """
    room = OVERKILL - len(victim.damage)
    old = max(victim.marks.get(by, 0) - fresh, 0)
    amount = min(damage, room)
    turned = min(old, room - amount)
    if old:
        victim.marks[by] -= old
        if not victim.marks[by]:
            del victim.marks[by]
    total = len(victim.damage) + amount + turned
    lay_tokens(table, by, victim, amount + turned, Damaged(by, victim.id, amount, turned, total, cause))


def lay_tokens(table: Table, by: str, victim: Figure, number: int, event: Event, killer: str = "") -> None:
    """So many tokens of `by` on the track, which has room for them; tells `event` and who killed.

    `killer` is who is named when the token is only shown by `by`.
    """
    before = len(victim.damage)
    after = before + number
    victim.damage.extend([by] * number)
    table.tell(event)
    if before < KILLSHOT <= after:
        table.tell(Killed(killer or by, victim.id))
    if before < OVERKILL <= after:
        table.tell(Overkilled(killer or by, victim.id))


def mark(table: Table, by: str, victim: Figure, marks: int, cause: str) -> int:
    """Gives marks, at most 3 of one figure on one board (ADR-MARK-2); how many were given."""
    given = min(marks, MARK_LIMIT - victim.marks.get(by, 0))
    if given > 0:
        victim.marks[by] = victim.marks.get(by, 0) + given
        table.tell(Marked(by, victim.id, given, cause))
    return given


def may_answer(table: Table, by: str, victim: Figure) -> None:
    """Fixes the right to answer this hit: a card in hand now, the shooter in sight now (ADR-HIDE-5).

    Our readings: a move of the target after the hit changes nothing, and the killed may answer (AMB-1).
    """
    if victim.hand and victim.id not in table.state.answerers.get(by, ()):
        shooter = table.figures[by]
        if shooter.square in table.arena.seen[victim.square]:
            table.state.answerers.setdefault(by, []).append(victim.id)
