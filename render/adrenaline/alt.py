"""What a board shows, in a sentence or two: what changed, then whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from render.adrenaline.modes import SPAWNPOINT
from render.core.picture import Words, alt_text
from render.core.signs import Table
from rules.adrenaline import events as ev
from rules.adrenaline.view import View
from rules.core.model import Event


def board_alt(view: View, table: Table, changes: Sequence[Event], words: Words) -> str:
    """The alt text of the board, at most 256 characters."""
    return alt_text(_news(table, changes, words), _closing(view, table, words))


def _closing(view: View, table: Table, words: Words) -> str:
    if view.phase != "over":
        return words("render-alt-next", figure=table.spoken(view.active), left=view.actions_left)
    places = view.outcome.places if view.outcome else ()
    first = [figure.id for figure in view.figures if places and figure.seat in places[0].seats]
    if not first:
        return words("render-over") + "."
    return words("render-alt-won", figures=", ".join(table.spoken(figure) for figure in first), count=len(first))


def _news(table: Table, changes: Sequence[Event], words: Words) -> list[str]:
    """One short sentence a fact, hits of one shooter on one figure added up, in the order they became true."""
    found: list[str] = []
    hits: dict[tuple[str, str], int] = {}
    for event in changes:
        if isinstance(event, ev.Damaged):
            pair = (event.by, event.figure)
            hits[pair] = hits.get(pair, 0) + event.amount + event.turned
            continue
        sentence = _sentence(table, event, words)
        if sentence:
            found += _hit_sentences(table, hits, words)
            hits = {}
            found.append(sentence)
    return found + _hit_sentences(table, hits, words)


def _hit_sentences(table: Table, hits: dict[tuple[str, str], int], words: Words) -> list[str]:
    return [
        words("render-alt-hit", by=table.spoken(by), figure=table.spoken(figure), amount=amount)
        for (by, figure), amount in hits.items()
    ]


def _who(table: Table, words: Words, id: str) -> str:
    """A figure's name, or a spawnpoint's."""
    if not id.startswith(SPAWNPOINT):
        return table.spoken(id)
    return words(f"adrenaline-spawnpoint-{id.removeprefix(SPAWNPOINT)}.label")


def _sentence(table: Table, event: Event, words: Words) -> str:
    if isinstance(event, ev.Ran) and len(event.path) > 1:
        return words("render-alt-ran", figure=table.spoken(event.figure), start=event.path[0], end=event.path[-1])
    if isinstance(event, ev.Moved) and len(event.path) > 1:
        return words("render-alt-moved", figure=table.spoken(event.figure), start=event.path[0], end=event.path[-1])
    if isinstance(event, ev.Spawned):
        return words("render-alt-entered", figure=table.spoken(event.figure), square=event.square)
    if isinstance(event, ev.TileTaken):
        return words("render-alt-ammo", figure=table.spoken(event.figure), square=event.square)
    if isinstance(event, ev.WeaponTaken):
        weapon = words(f"adrenaline-weapon-{event.weapon}")
        return words("render-alt-weapon", figure=table.spoken(event.figure), weapon=weapon)
    if isinstance(event, ev.Killed):
        return words("render-alt-killed", by=_who(table, words, event.by), figure=table.spoken(event.figure))
    if isinstance(event, ev.Tagged):
        spawnpoint = _who(table, words, event.spawnpoint)
        return words("render-alt-tagged", figure=table.spoken(event.figure), spawnpoint=spawnpoint)
    if isinstance(event, ev.StruckBack):
        by = _who(table, words, event.spawnpoint)
        return words("render-alt-hit", by=by, figure=table.spoken(event.figure), amount=1)
    if isinstance(event, ev.TurretTaken):
        return words("render-alt-turret", figure=table.spoken(event.figure), square=event.square)
    if isinstance(event, ev.BotPlaced):
        return words("render-alt-entered", figure=table.spoken("bot"), square=event.square)
    if isinstance(event, ev.FrenzyBegan):
        return words("render-frenzy") + "."
    return ""
