"""Another world that one reader could not tell from this one: all that he may not know, dealt anew (ADR-HIDE-1)."""

from __future__ import annotations

from rules.adrenaline import content
from rules.adrenaline.answers import grenades
from rules.adrenaline.state import AdrenalineState, Answers
from rules.core.chance import Chance, draw


def redeal(state: AdrenalineState, seat: int | None, chance: Chance) -> AdrenalineState:
    """Changes `state`: hands of others and the powerup pile are shuffled together and dealt in the same numbers.

    Answers already given in secret are made up anew. Weapons are known: everybody saw them taken (ADR-HIDE-3).
    """
    hidden = [figure for figure in state.figures.values() if figure.seat != seat]
    pile = state.powerup_pile.rest
    for figure in hidden:
        for card in figure.hand:
            pile[card] += 1
    for figure in hidden:
        dealt = []
        for _ in figure.hand:
            card = draw(chance, "powerup", pile)
            pile[card] -= 1
            dealt.append(card)
        figure.hand = sorted(dealt, key=content.powerup_order)
    for frame in state.stack:
        if isinstance(frame, Answers):
            for id in frame.given:
                if state.figures[id].seat != seat:
                    held = grenades(state.figures[id])
                    frame.given[id] = held[: int(chance.pick("answer", [str(n) for n in range(len(held) + 1)]))]
    return state
