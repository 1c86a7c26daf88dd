"""What a board shows, in a sentence or two: what changed, then whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.picture import Words, alt_text
from render.core.signs import Table
from render.orb_hunt.changes import following
from rules.core.model import Event
from rules.orb_hunt import events as ev
from rules.orb_hunt.view import View


def board_alt(view: View, table: Table, changes: Sequence[Event], words: Words) -> str:
    """The alt text of the board, at most 256 characters."""
    news = [sentence for event in changes if (sentence := _sentence(table, event, words))]
    return alt_text(news, closing(view, table, words))


def closing(view: View, table: Table, words: Words) -> str:
    """Who is next, or who has won."""
    if view.phase != "over":
        figure = table.spoken(following(view))
        if view.villain is None:
            return words("render-orb-alt-next", figure=figure)
        villain, left = words(f"orb_hunt-villain-{view.villain.id}"), str(view.villain.strength)
        return words("render-orb-alt-next-villain", figure=figure, villain=villain, left=left)
    places = view.outcome.places if view.outcome else ()
    first = [figure.id for figure in view.figures if places and figure.seat in places[0].seats]
    if not first:
        return words("render-over") + "."
    return words("render-alt-won", figures=", ".join(table.spoken(figure) for figure in first), count=len(first))


def _sentence(table: Table, event: Event, words: Words) -> str:
    match event:
        case ev.Moved() if len(event.path) > 1:
            way = {"start": event.path[0], "end": event.path[-1]}
            return words("render-orb-alt-moved", figure=table.spoken(event.figure), **way)
        case ev.FightWon():
            roll = {"attack": str(event.attack), "strength": str(event.strength), "field": event.at}
            return words("render-orb-alt-won", figure=table.spoken(event.figure), **roll)
        case ev.FightLost():
            roll = {"attack": str(event.attack), "strength": str(event.strength), "field": event.at}
            return words("render-orb-alt-lost", figure=table.spoken(event.figure), **roll)
        case ev.VillainHit():
            return words("render-orb-alt-hit", figure=table.spoken(event.figure), attack=str(event.attack))
        case ev.FellUnconscious():
            return words("render-orb-alt-fell", figure=table.spoken(event.figure))
        case ev.Stunned():
            return words("render-orb-alt-stunned", figure=table.spoken(event.figure))
        case ev.VillainDrawn():
            return words("render-orb-alt-villain", villain=words(f"orb_hunt-villain-{event.villain}"))
    return ""
