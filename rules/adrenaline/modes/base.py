"""What a mode of ADRENALINE may change. `Mode` is the deathmatch; others override its hooks.

The rest of the game asks the mode and never its name. Damage tokens, marks and targets hold ids, not seats, so that a
mode may add targets without a seat: spawnpoints to be hit, the bot figure, a team's characters.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from rules.adrenaline import damage, scoring
from rules.adrenaline.actions import End
from rules.adrenaline.events import KillshotScored, TileLaid
from rules.adrenaline.state import AdrenalineState, AnyFrame, Figure, Spawn, Target
from rules.core.errors import RulesError
from rules.core.model import Action

if TYPE_CHECKING:
    from rules.adrenaline.table import Table

_END = (End(),)
Touch = Literal["hurt", "drag", "other"]
"""What an effect does to whom it chooses: damage; damage after moving him; anything else (marks, moves)."""


class Mode:
    """The deathmatch."""

    name = "deathmatch"
    seats = (3, 5)
    sources: tuple[str, ...] = ("boards", "first_blood", "double_kill", "killshots")
    """What points are counted by; the last one breaks ties for the victory (ADR-FINAL-3)."""

    # the table

    def set_up(self, table: Table) -> None:
        """Prepares what lies on ammo squares; the rest of the table is empty."""
        table.state.tiles = {square.id: "" for square in table.arena.squares if not square.spawn}

    def lay_tiles(self, table: Table) -> None:
        """New tiles for those taken (ADR-SETUP-5, ADR-TURN-4)."""
        for square, tile in table.state.tiles.items():
            if not tile:
                table.state.tiles[square] = table.draw_tile()
                table.tell(TileLaid(square, table.state.tiles[square]))

    # who plays

    def turn_order(self, state: AdrenalineState) -> list[str]:
        """The figures that take turns, the first player first."""
        return [figure.id for figure in state.figures.values() if figure.seat is not None]

    def controllers(self, state: AdrenalineState, figure: str) -> tuple[int, ...]:
        """The seats that choose for `figure`."""
        seat = state.figures[figure].seat
        return () if seat is None else (seat,)

    # a turn

    def turn_begins(self, table: Table) -> None:
        """The active figure's turn is about to begin."""

    def spawning(self, table: Table, figure: Figure) -> None:
        """`figure` has drawn and is about to choose where it enters."""

    def closing(self, table: Table) -> Iterable[Action]:
        """What closes the list of a turn: beside own actions and powerups, the end of the turn if it may be ended."""
        return _END

    def act(self, table: Table, action: Action) -> None:
        """Carries out one of `closing` other than the end."""
        raise NotImplementedError

    def turn_ends(self, table: Table) -> None:
        """The turn's reload and answers are over, the scoring comes next."""

    def comes_back(self, figure: str) -> AnyFrame:
        """How a killed figure returns (ADR-SPAWN-2)."""
        return Spawn(figure=figure, again=True)

    # moves and grabs

    def travel(self, table: Table, by: str, figure: Figure, goal: str, most: int, cause: str) -> None:
        """`by` moves `figure` to `goal` in at most `most` moves; `cause` is as in `Moved`, "" = by an action."""
        table.move(by, figure, table.arena.walk(figure.square, goal), cause)

    def entered(self, table: Table, figure: Figure, square: str) -> None:
        """`figure` has made a step onto `square`."""

    def gives_ammo(self, state: AdrenalineState, square: str) -> bool:
        """Is there ammo to grab on an ammo square (ADR-GRAB-2)?"""
        return bool(state.tiles[square])

    def grab_ammo(self, table: Table, figure: Figure) -> None:
        """Grabs on the ammo square that `figure` stands on (ADR-AMMO-1)."""
        tile = table.state.tiles[figure.square]
        table.state.tiles[figure.square] = ""
        table.take_tile(figure, tile)

    # targets and damage

    def targets(self, state: AdrenalineState) -> Mapping[str, Target]:
        """All that a card may choose or hit, by id."""
        return state.figures

    def aims(self, table: Table, at: str, touch: Touch) -> Iterable[Target]:
        """Those of the targets that an effect of this kind can touch, the shooter standing at `at`, in table order."""
        return table.figures.values()

    def takes_hits(self, state: AdrenalineState, id: str) -> bool:
        """Does a hit do anything to this target now?"""
        return True

    def no_aim(self, table: Table, at: str, touch: Touch, id: str) -> RulesError | None:
        """Why a target is not among `aims`; None when it is."""
        return None

    def hit_thing(self, table: Table, by: str, thing: Target) -> None:
        """`by` damages a target that is no figure."""
        raise NotImplementedError

    def hurt(self, table: Table, by: str, victim: Figure, amount: int, cause: str, fresh: int) -> None:
        """`by` deals damage with a shot; `fresh` of its marks there cannot turn (ADR-MARK-5)."""
        damage.hurt(table, by, victim, amount, cause, fresh)
        damage.may_answer(table, by, victim)

    # scoring and the end

    def killshot(self, table: Table, tokens: Sequence[str]) -> None:
        """Where the killshot and overkill tokens of a scored board go (ADR-KILL-1, ADR-FRENZY-10)."""
        table.state.killshot.append(list(tokens))

    def double_kill(self, state: AdrenalineState, killed: Sequence[Figure]) -> bool:
        """Does the active figure get the extra point, 1 in all (ADR-KILL-4)? `killed` still have their tokens."""
        return sum(figure.damage[damage.KILLSHOT - 1] == state.active for figure in killed) > 1

    def last_round(self, state: AdrenalineState) -> bool:
        """Does the end begin after this scoring (ADR-FRENZY-1, 2)?"""
        return state.skulls_left == 0

    def score_tracks(self, table: Table) -> None:
        """Pays for what the end of the game scores beside the boards: the killshot track (ADR-FINAL-2)."""
        points = scoring.worth([token for place in table.state.killshot for token in place], scoring.TRACK_VALUES)
        for owner, number in points.items():
            scoring.gain_points(table, owner, "killshots", number)
        table.tell(KillshotScored(points))

    def promise(self, state: AdrenalineState, own: str) -> float:
        """What the tracks promise the figure `own`, in points, for the computer player's judgement."""
        tokens = [token for place in state.killshot for token in place]
        if own not in tokens:
            return 0.0
        rank = scoring.ranked(tokens).index(own)
        return scoring.at_rank(rank, scoring.TRACK_VALUES) * scoring.lateness(state)
