"""What a reader may know (ADR-HIDE): a new record made of allowed fields only."""

from __future__ import annotations

import msgspec

from rules.adrenaline.arena import Square
from rules.adrenaline.modes.bot import BOT, holder
from rules.adrenaline.scoring import outcome, points_of, values
from rules.adrenaline.state import HOMES, AdrenalineState, Colours, Figure, Spawnpoint
from rules.adrenaline.table import Table
from rules.adrenaline.turn import ACTIONS, steps
from rules.adrenaline.view import Cubes, FigureView, SpawnpointView, SquareView, View, WeaponView
from rules.core.model import Ask


def view(state: AdrenalineState, viewer: int | None, asks: tuple[Ask, ...]) -> View:
    """The table as `viewer` may know it (None = a spectator)."""
    table = Table(state)
    order = table.mode.turn_order(state)
    hand = [card for figure in state.figures.values() if _owns(figure, viewer) for card in figure.hand]
    return View(
        mode=state.mode,
        options=dict(state.options),
        arena=state.arena,
        viewer=viewer,
        phase=state.phase,
        turn=state.turn,
        active=state.active,
        actions_left=state.actions_left,
        actions_total=ACTIONS[state.action_set],
        action_set=state.action_set,
        order=tuple(order),
        skulls_left=state.skulls_left,
        skulls_total=state.skulls_total,
        killshot=tuple(tuple(place) for place in state.killshot),
        figures=tuple(_figure(state, figure, viewer) for figure in state.figures.values()),
        squares=tuple(_square(state, square) for square in table.arena.squares),
        hand=tuple(hand),
        powerup_pile=sum(state.powerup_pile.rest.values()),
        powerup_discards=tuple(card for card, copies in state.powerup_pile.used.items() for _ in range(copies)),
        weapon_pile=sum(state.weapon_pile.values()),
        tile_pile=sum(state.tile_pile.rest.values()),
        asks=tuple(_ask(ask, viewer) for ask in asks),
        outcome=outcome(state, table.mode.sources) if state.phase == "over" else None,
        spawnpoints=tuple(_spawnpoint(thing) for thing in state.spawnpoints.values()),
        offer=tuple(state.offer),
        bot_card=holder(state, order) if BOT in state.figures else "",
        bot_due=state.bot_due,
    )


def _ask(ask: Ask, viewer: int | None) -> Ask:
    """Others learn who is awaited, not which question of a half-done action it is: that may depend on a hand."""
    if viewer in ask.seats or ask.kind in HOMES:
        return ask
    return msgspec.structs.replace(ask, kind="turn", default="")


def _owns(figure: Figure, viewer: int | None) -> bool:
    return viewer is not None and figure.seat == viewer


def _figure(state: AdrenalineState, figure: Figure, viewer: int | None) -> FigureView:
    own = _owns(figure, viewer)
    all_weapons = own or state.options["weapons"] == "open"
    shown = [weapon for weapon in figure.weapons if all_weapons or not weapon.loaded]
    moves = steps(figure, "normal")
    return FigureView(
        id=figure.id,
        seat=figure.seat,
        square=figure.square,
        damage=tuple(figure.damage),
        marks=dict(figure.marks),
        skulls=figure.skulls,
        frenzy_side=figure.frenzy_side,
        values=values(figure),
        lying=figure.killed,
        cubes=_cubes(figure.cubes),
        powerups=len(figure.hand),
        weapons=tuple(WeaponView(weapon.id, weapon.loaded) for weapon in shown),
        hidden_weapons=len(figure.weapons) - len(shown),
        step=(moves.grab, moves.shoot),
        points=points_of(figure) if own or _points_open(state) else None,
    )


def _points_open(state: AdrenalineState) -> bool:
    """Totals are secret until the end, unless the session has them open (ADR-SCORE-5, ADR-HIDE-4)."""
    return state.options["points"] == "open" or state.phase == "over"


def _cubes(colours: Colours) -> Cubes:
    return Cubes(colours["red"], colours["yellow"], colours["blue"])


def _square(state: AdrenalineState, square: Square) -> SquareView:
    weapons = tuple(state.shops.get(square.id, ()))
    tile, turret = state.tiles.get(square.id, ""), state.turrets.get(square.id)
    return SquareView(square.id, square.room, square.spawn, tile, weapons, turret, square.id in state.grabbed)


def _spawnpoint(thing: Spawnpoint) -> SpawnpointView:
    return SpawnpointView(thing.id, thing.id.removeprefix("spawn_"), thing.square, tuple(thing.tokens), thing.hit)
