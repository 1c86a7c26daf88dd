"""Answering hits with Tagback Grenades, all victims together (ADR-HIDE-5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from rules.adrenaline.actions import Keep, Throw
from rules.adrenaline.cards import colour_of, kind_of
from rules.adrenaline.content import powerup_order
from rules.adrenaline.damage import mark
from rules.adrenaline.events import GrenadeThrown
from rules.adrenaline.frames import FrameRule
from rules.adrenaline.state import Answers, Figure
from rules.adrenaline.table import Table
from rules.core.model import Action, Ask

GRENADE = "tagback_grenade"


def grenades(figure: Figure) -> list[str]:
    """The grenades in hand, the least wanted colour first: that of which the figure has most cubes."""
    held = [card for card in figure.hand if kind_of(card) == GRENADE]
    return sorted(held, key=lambda card: (-figure.cubes[colour_of(card)], powerup_order(card)))


def ask_answers(table: Table) -> None:
    """Opens a window for each shooter of this turn and all that may answer it, the active figure's first."""
    answerers = table.state.answerers
    table.state.answerers = {}
    for shooter in sorted(answerers, key=lambda id: id != table.state.active, reverse=True):
        waiting = [figure.id for figure in table.from_active() if figure.id in answerers[shooter]]
        table.state.stack.append(Answers(figure=shooter, waiting=waiting))


class AnswersRule(FrameRule[Answers]):
    """Asks all victims at once; what they say stays hidden until the last has answered."""

    lasting = True

    def asks(self, table: Table, frame: Answers) -> str:
        """Somebody has not answered yet: `answers`. Who holds no grenade is asked too: the pause tells nothing."""
        return "answers" if len(frame.given) < len(frame.waiting) else ""

    def seats(self, table: Table, frame: Answers) -> tuple[int, ...]:
        """All that have not answered yet."""
        return tuple(sorted(seat for id in self._silent(frame) for seat in table.mode.controllers(table.state, id)))

    def ask(self, table: Table, frame: Answers) -> Ask:
        """One question for all of them; silence means `keep`."""
        return Ask(self.seats(table, frame), "answers", frame.figure, frame.opened, "all", True, "keep")

    def choices(self, table: Table, frame: Answers, seat: int) -> Sequence[Action]:
        """Every set of grenades, fewest first, and `keep` last."""
        held = grenades(table.figures[self._of(table, frame, seat)])
        sets = dict.fromkeys(subset for n in range(1, len(held) + 1) for subset in combinations(held, n))
        return [*[Throw(tuple(sorted(cards, key=powerup_order))) for cards in sets], Keep()]

    def take(self, table: Table, frame: Answers, seat: int, action: Action) -> None:
        """Notes the answer."""
        frame.given[self._of(table, frame, seat)] = list(action.cards) if isinstance(action, Throw) else []

    def go_on(self, table: Table, frame: Answers) -> None:
        """All are in: the grenades are thrown in clockwise order, one mark each."""
        table.state.stack.pop()
        shooter = table.figures[frame.figure]
        for id in frame.waiting:
            for card in frame.given[id]:
                table.discard(table.figures[id], card)
                table.tell(GrenadeThrown(id, shooter.id, card))
                mark(table, id, shooter, 1, GRENADE)

    @staticmethod
    def _silent(frame: Answers) -> list[str]:
        return [id for id in frame.waiting if id not in frame.given]

    def _of(self, table: Table, frame: Answers, seat: int) -> str:
        """The figure that `seat` answers for now."""
        return next(id for id in self._silent(frame) if seat in table.mode.controllers(table.state, id))
