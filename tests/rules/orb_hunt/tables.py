"""Tables laid by hand for unit tests; whole rule cases are scenario files."""

from rules.core import notation
from rules.core.chance import ScriptedChance
from rules.core.game import submit
from rules.orb_hunt.game import GAME
from rules.orb_hunt.position import SCENARIOS

KINDS = notation.verbs(GAME.actions)


def laid(seats=2, **position):
    """A table spelled as scenario files spell it."""
    return SCENARIOS.read_position("hunt", {}, seats, position)


def do(state, *lines, chance=()):
    """Submits actions of whoever is asked; the new state and the events."""
    events, luck = [], ScriptedChance(chance)
    for line in lines:
        ask = GAME.decision(state).asks[0]
        state, step = submit(GAME, state, ask.seats[0], ask.opened, notation.parse(line, KINDS), luck)
        events.extend(step.events)
    return state, events


def legal(state):
    """The texts of the legal actions of whoever is asked."""
    return [notation.text(action) for action in GAME.legal(state, GAME.decision(state).asks[0].seats[0])]
