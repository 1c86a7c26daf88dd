"""What a mode of ADRENALINE may change. `Mode` is the deathmatch; others override its hooks.

The rest of the game asks the mode and never its name. Damage tokens, marks and targets hold figure ids, so that a mode
may add figures without a seat: spawnpoints to be hit, the bot figure, a team's characters.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rules.adrenaline import damage
from rules.adrenaline.state import AdrenalineState, Figure

if TYPE_CHECKING:
    from rules.adrenaline.table import Table


class Mode:
    """The deathmatch."""

    name = "deathmatch"
    seats = (3, 5)

    def aims(self, state: AdrenalineState) -> Iterable[Figure]:
        """All that a card may choose or hit, off the board or not, in table order."""
        return state.figures.values()

    def entered(self, table: Table, figure: Figure, square: str) -> None:
        """`figure` has made a step onto `square`."""

    def hurt(self, table: Table, by: str, victim: Figure, amount: int, cause: str, fresh: int) -> None:
        """`by` deals damage with a card; `fresh` of its marks there cannot turn (ADR-MARK-5)."""
        damage.hurt(table, by, victim, amount, cause, fresh)
        damage.may_answer(table, by, victim)

    def turn_order(self, state: AdrenalineState) -> list[str]:
        """The figures that take turns, the first player first."""
        return list(state.figures)

    def controllers(self, state: AdrenalineState, figure: str) -> tuple[int, ...]:
        """The seats that choose for `figure`."""
        seat = state.figures[figure].seat
        return () if seat is None else (seat,)

    def turn_ends(self, table: Table) -> None:
        """The turn's reload and answers are over, the scoring comes next."""

    def killshot(self, state: AdrenalineState, tokens: Sequence[str]) -> None:
        """Where the killshot and overkill tokens of a scored board go (ADR-KILL-1, ADR-FRENZY-10)."""
        state.killshot.append(list(tokens))

    def double_kill(self, state: AdrenalineState, killed: Sequence[Figure]) -> bool:
        """Does the active figure get the extra point, 1 in all (ADR-KILL-4)? `killed` still have their tokens."""
        return sum(figure.damage[damage.KILLSHOT - 1] == state.active for figure in killed) > 1

    def last_round(self, state: AdrenalineState) -> bool:
        """Does the end begin after this scoring (ADR-FRENZY-1, 2)?"""
        return state.skulls_left == 0

    def tracks(self, state: AdrenalineState) -> list[Sequence[str]]:
        """The tracks that the end of the game scores, each a row of tokens in order (ADR-FINAL-2)."""
        return [[token for place in state.killshot for token in place]]


MODES: dict[str, Mode] = {mode.name: mode for mode in (Mode(),)}
