"""What one owns: the own board with the belongings beside it, or the row before the villain."""

from __future__ import annotations

from render.core.picture import Picture, Words
from render.core.signs import Table
from render.orb_hunt.choice import choice
from rules.orb_hunt.view import View


def hand(view: View, table: Table, words: Words) -> Picture:
    """The viewer's board and belongings; nothing is offered."""
    return choice(view, table, (), words, words("render-orb-own"))
