"""Why what only some modes have is not possible: the bot figure, the offer and its turrets, tracks, ways."""

from __future__ import annotations

from rules.adrenaline import actions as act
from rules.adrenaline import script
from rules.adrenaline.modes.bot import BOT
from rules.adrenaline.refusals_aim import no, target
from rules.adrenaline.state import BotShot, Figure, Walk
from rules.adrenaline.table import Table
from rules.core.errors import RulesError
from rules.core.model import Action

_IN_SIGHT = [script.parse("visible")]


def why_not(table: Table, kind: str, figure: Figure, action: Action) -> RulesError | None:
    """The refusal of an action that is a mode's own; None when the question asks something else altogether."""
    match action:
        case act.End() if kind == "turn":
            return no("bot_waits", "ADR-BOT-3")
        case act.Bot(square=square):
            return _bot(table, kind, square)
        case act.Place(square=square) if kind == "place":
            known = square in table.arena.by_id
            return no("not_a_spawnpoint", "ADR-BOT-2", square=square) if known else no("unknown_square", square=square)
        case act.Pick(tile=tile) if kind == "tile":
            return no("tile_not_offered", "ADR-TUR-2", tile=tile)
        case act.Give(thing=thing) if kind == "turret":
            return no("not_on_tile", "ADR-TUR-3", thing=thing)
        case act.Give() if figure.square and table.state.turrets.get(figure.square) == figure.id:
            return no("turret_own", "ADR-TUR-14", square=figure.square)
        case act.Lay(spawnpoint=spawnpoint) if kind == "lay":
            return no("unknown_spawnpoint", "ADR-DOM-11", target=spawnpoint)
    return None


def _bot(table: Table, kind: str, square: str) -> RulesError | None:
    if BOT not in table.figures:
        return no("no_bot", "ADR-BOT-1")
    if kind != "turn":
        return None
    if table.state.turn == 1:
        return no("bot_not_yet", "ADR-BOT-3")
    if not table.state.bot_due:
        return no("bot_has_acted", "ADR-BOT-3")
    if square not in table.arena.by_id:
        return no("unknown_square", square=square)
    start = table.figures[BOT].square
    return no("bot_too_far", "ADR-BOT-4", square=square, start=start, distance=table.arena.distance(start, square))


def in_frame(table: Table, frame: Walk | BotShot, action: Action) -> RulesError | None:
    """Why a step of a way or a target of the bot is refused."""
    match frame, action:
        case Walk(), act.Go(square=square) if square not in table.arena.by_id:
            return no("unknown_square", square=square)
        case Walk(), act.Go(square=square):
            return no("no_way", "ADR-TUR-5", square=square, start=frame.path[-1], goal=frame.goal, left=frame.left)
        case BotShot(), act.Target(figure=id) if id not in table.targets:
            return no("unknown_figure", figure=id)
        case BotShot(), act.Target(figure=id) if id == table.state.active:
            return no("bot_spares", "ADR-BOT-4", figure=id)
        case BotShot(), act.Target(figure=id):
            return target(table, _IN_SIGHT, "hurt", BOT, {}, (), id)
        case BotShot(), act.Done():
            return no("bot_must_shoot", "ADR-BOT-4")
    return None
