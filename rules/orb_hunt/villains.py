"""The villain's turn at the end of a round: whom its ability hits, who may cancel it, what it does (ORB-VILLAIN)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.model import Action
from rules.orb_hunt.actions import Keep, Shield
from rules.orb_hunt.content import SHIELD, VILLAINS, Villain
from rules.orb_hunt.events import AbilityIdle, Regained, ShieldUsed, Stunned, Wounded
from rules.orb_hunt.frames import FrameRule
from rules.orb_hunt.state import Ability, Figure, VillainState, VillainTurn
from rules.orb_hunt.table import Table, spend


def drawn(table: Table) -> Villain:
    """One of the villains, all equally likely (ORB-P2-1)."""
    return VILLAINS[table.chance.pick("villain", list(VILLAINS))]


def strike(table: Table) -> None:
    """The ability comes up: by the bare dice of this round, ties to who rolled first (ORB-VILLAIN-2, 3)."""
    round = table.state.rounds[-1]
    rolled = [(sum(cell.roll.dice), cell.figure) for cell in round.cells if cell.roll is not None]
    villain = VILLAINS[_present(table).id]
    if not rolled:
        round.ability = Ability("idle")
        table.tell(AbilityIdle(villain.id))
        return
    dice, id = (max if villain.roll == "highest" else min)(rolled, key=lambda entry: entry[0])
    may_block = table.order() if villain.effect == "regain" else [table.figures[id]]
    offers = [figure.id for figure in may_block if figure.owned[SHIELD]]
    table.state.stack.append(VillainTurn(figure=id, dice=dice, offers=offers))


class VillainTurnRule(FrameRule[VillainTurn]):
    """Offers shields one after another until one is spent, then the ability does its work."""

    silence = "keep"

    def asks(self, table: Table, frame: VillainTurn) -> str:
        """`shield` while somebody may spend one (ORB-SHIELD-1, 2)."""
        return "shield" if frame.offers else ""

    def asked(self, frame: VillainTurn) -> str:
        """Whose shield it is."""
        return frame.offers[0]

    def choices(self, table: Table, frame: VillainTurn) -> Sequence[Action]:
        """A shield has no other use."""
        return [Shield(), Keep()]

    def take(self, table: Table, frame: VillainTurn, action: Action) -> None:
        """One shield cancels the ability of this round; it does not pass on to another figure."""
        id = frame.offers.pop(0)
        if isinstance(action, Shield):
            spend(table.figures[id], SHIELD)
            table.tell(ShieldUsed(id, _present(table).id))
            _done(table, Ability("blocked", id))

    def go_on(self, table: Table, frame: VillainTurn) -> None:
        """Nobody cancels it."""
        villain, figure = VILLAINS[_present(table).id], table.figures[frame.figure]
        match villain.effect:
            case "stun":
                figure.stunned = True
                table.tell(Stunned(figure.id, villain.id, frame.dice))
                _done(table, Ability("stun", figure.id))
            case "wound":
                _wound(table, villain, figure, frame.dice)
            case "regain":
                _regain(table, villain, figure, frame.dice)


def _wound(table: Table, villain: Villain, figure: Figure, dice: int) -> None:
    """Lives are lost, at most down to none (ORB-VILLAIN-7)."""
    lost = table.lose_lives(figure, villain.lives)
    table.tell(Wounded(figure.id, villain.id, dice, lost, figure.lives))
    table.faint(figure)
    _done(table, Ability("wound", figure.id, lost))


def _regain(table: Table, villain: Villain, figure: Figure, dice: int) -> None:
    """Strength comes back, never above that it began with (ORB-VILLAIN-8)."""
    present = _present(table)
    gained = min(dice, villain.strength - present.strength)
    present.strength += gained
    present.regained += gained
    table.tell(Regained(figure.id, villain.id, dice, gained, present.strength))
    _done(table, Ability("regain", figure.id, gained))


def _done(table: Table, ability: Ability) -> None:
    """The round is over."""
    table.state.rounds[-1].ability = ability
    table.state.stack.pop()


def _present(table: Table) -> VillainState:
    assert table.state.villain is not None
    return table.state.villain
