"""Why an action is not legal, naming the rule."""

from __future__ import annotations

from rules.adrenaline.state import AdrenalineState
from rules.core.errors import RulesError
from rules.core.model import Action


def why_not(state: AdrenalineState, seat: int, action: Action) -> RulesError:
    """The refusal."""
    return RulesError("illegal", "not_now")
