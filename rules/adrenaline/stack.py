"""The stack of pending things: the rule of each kind of frame, and the loop that settles what needs no answer."""

from __future__ import annotations

from typing import Any

from rules.adrenaline.answers import AnswersRule
from rules.adrenaline.bot import BotShotRule, PlaceRule
from rules.adrenaline.frames import FrameRule
from rules.adrenaline.grab import GrabbingRule, PickupRule
from rules.adrenaline.modes.domination import LayRule
from rules.adrenaline.modes.turrets import OfferedRule, WalkRule
from rules.adrenaline.payment import PaymentRule
from rules.adrenaline.reload import ReloadingRule
from rules.adrenaline.shots import ScriptRule, ShotRule
from rules.adrenaline.spawn import SpawnRule
from rules.adrenaline.state import (
    Answers,
    BotShot,
    Frame,
    Grabbing,
    Lay,
    Offered,
    Payment,
    Pickup,
    Place,
    Reloading,
    Script,
    Shot,
    Spawn,
    Turn,
    Walk,
)
from rules.adrenaline.table import Table
from rules.adrenaline.turn import TurnRule

RULES: dict[type[Frame], FrameRule[Any]] = {
    Turn: TurnRule(),
    Spawn: SpawnRule(),
    Grabbing: GrabbingRule(),
    Walk: WalkRule(),
    Pickup: PickupRule(),
    Offered: OfferedRule(),
    Payment: PaymentRule(),
    Script: ScriptRule(),
    Shot: ShotRule(),
    Reloading: ReloadingRule(),
    Answers: AnswersRule(),
    Lay: LayRule(),
    Place: PlaceRule(),
    BotShot: BotShotRule(),
}

LIES_ON: dict[type[Frame], tuple[type[Frame], ...]] = {
    Turn: (),
    Spawn: (Turn, Spawn, Place),
    Grabbing: (Turn,),
    Walk: (Turn, Grabbing, Shot, Script, Payment, Walk),
    Pickup: (Turn,),
    Offered: (Turn,),
    Payment: (Pickup, Shot, Script, Reloading),
    Shot: (Turn,),
    Script: (Turn, Shot),
    Reloading: (Turn,),
    Answers: (Turn, Answers),
    Lay: (Turn, Lay),
    Place: (Turn, Spawn),
    BotShot: (Turn,),
}
"""What each kind of frame may lie on."""


def settle(table: Table) -> None:
    """Goes on until a question waits or the game is over; notes at which step the question was opened."""
    state = table.state
    while state.stack:
        frame = state.stack[-1]
        rule = RULES[type(frame)]
        if rule.asks(table, frame):
            if not (rule.lasting and frame.opened):
                frame.opened = state.seq
            return
        rule.go_on(table, frame)
