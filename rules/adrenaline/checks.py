"""Every invariant of a healthy table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from rules.adrenaline import content
from rules.adrenaline.cards import COLOURS
from rules.adrenaline.damage import MARK_LIMIT, OVERKILL
from rules.adrenaline.modes.turrets import OFFER_SIZE
from rules.adrenaline.stack import LIES_ON
from rules.adrenaline.state import (
    HAND_LIMIT,
    SHOP_SIZE,
    WEAPON_LIMIT,
    AdrenalineState,
    Figure,
    Spawn,
    Turn,
)

CUBES_A_COLOUR = 3


def problems(state: AdrenalineState) -> list[str]:
    """Every broken invariant; empty when healthy."""
    found = [*_cards(state), *_skulls(state), *_things(state), *_stack(state)]
    for figure in state.figures.values():
        found += [f"{figure.id}: {line}" for line in _figure(state, figure)]
    return found


def _cards(state: AdrenalineState) -> Iterator[str]:
    """Conservation of powerups, tiles and weapons."""
    hands = [card for figure in state.figures.values() for card in figure.hand]
    powerups = Counter(state.powerup_pile.rest) + Counter(state.powerup_pile.used) + Counter(hands)
    if powerups != {card: powerup.copies for card, powerup in content.CARDS.items()}:
        yield f"powerups {dict(powerups)}"
    lying = [*filter(None, state.tiles.values()), *state.offer]
    tiles = Counter(state.tile_pile.rest) + Counter(state.tile_pile.used) + Counter(lying)
    if tiles != {id: tile.copies for id, tile in content.TILES.items()}:
        yield f"tiles {dict(tiles)}"
    held = [weapon.id for figure in state.figures.values() for weapon in figure.weapons]
    weapons = Counter(state.weapon_pile) + Counter(held) + Counter(id for shop in state.shops.values() for id in shop)
    if weapons != dict.fromkeys(content.WEAPONS, 1):
        yield f"weapons {dict(weapons)}"
    if any(len(shop) > SHOP_SIZE for shop in state.shops.values()):
        yield f"shops {state.shops}"


def _figure(state: AdrenalineState, figure: Figure) -> Iterator[str]:
    for colour in COLOURS:
        box, reserve = figure.cubes[colour], figure.reserve[colour]
        if box < 0 or reserve < 0 or box + reserve != CUBES_A_COLOUR:
            yield f"{box} {colour} cubes in the box, {reserve} in the reserve"
    respawning = any(isinstance(frame, Spawn) and frame.figure == figure.id for frame in state.stack)
    if len(figure.hand) > HAND_LIMIT + respawning:
        yield f"{len(figure.hand)} powerups in hand"
    if figure.hand != sorted(figure.hand, key=content.powerup_order):
        yield f"hand not in order: {figure.hand}"
    if len(figure.weapons) > WEAPON_LIMIT:
        yield f"{len(figure.weapons)} weapons"
    nobodys = {figure.id} if state.spawnpoints else set()
    if len(figure.damage) > OVERKILL or not set(figure.damage) <= set(state.figures) - {figure.id} | nobodys:
        yield f"damage {figure.damage}"
    if not all(0 < marks <= MARK_LIMIT and by != figure.id for by, marks in figure.marks.items()):
        yield f"marks {figure.marks}"
    if figure.square and figure.square not in content.ARENAS[state.arena].by_id:
        yield f"stands on {figure.square}"
    if figure.frenzy_side and (figure.skulls or state.phase == "play"):
        yield "on the frenzy side, with skulls or before the frenzy"


def _skulls(state: AdrenalineState) -> Iterator[str]:
    """A place of the track for each skull taken; boards carry those taken before the frenzy (ADR-KILL-1, 2)."""
    places = len(state.killshot)
    if state.skulls_left != max(state.skulls_total - places, 0):
        yield f"{places} places filled, {state.skulls_left} of {state.skulls_total} skulls left"
    boards = sum(figure.skulls for figure in state.figures.values())
    if state.phase == "play" and boards != places:
        yield f"{places} places filled, {boards} skulls on boards"
    if not all(len(place) <= 2 for place in state.killshot):
        yield f"killshot track {state.killshot}"


def _things(state: AdrenalineState) -> Iterator[str]:
    """Spawnpoints, turrets and the offer hold what they may."""
    for thing in state.spawnpoints.values():
        if not set(thing.tokens) <= set(state.figures):
            yield f"{thing.id}: tokens {thing.tokens}"
    seated = {figure.id for figure in state.figures.values() if figure.seat is not None}
    if not set(state.turrets.values()) <= seated | {""}:
        yield f"turrets {state.turrets}"
    if len(state.offer) > OFFER_SIZE or not set(state.grabbed) <= set(state.turrets):
        yield f"offer {state.offer}, grabbed {state.grabbed}"


def _stack(state: AdrenalineState) -> Iterator[str]:
    kinds: list[type] = [type(frame) for frame in state.stack]
    if (state.phase == "over") != (not kinds):
        yield f"phase {state.phase} with {len(kinds)} frames"
    if kinds and kinds[0] is not Turn:
        yield f"the lowest frame is {kinds[0].__name__}"
    for below, kind in pairwise(kinds):
        if below not in LIES_ON[kind]:
            yield f"{kind.__name__} lies on {below.__name__}"
    for frame in state.stack:
        if frame.figure not in state.figures:
            yield f"a frame of {frame.figure}"
