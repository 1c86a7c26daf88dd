"""Why something on an Orb Hunt table is not possible now, answered from the rules; and hints from what is."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.panels.base import Seen
from cogs.panels.orb_hunt_common import labels, own_figure, standing, told
from rules.core import notation
from rules.orb_hunt.content import GRENADE, HEAL, SHIELD
from rules.orb_hunt.view import FigureView


def reasons(seen: Seen) -> list[str]:
    """One line for each enemy out of reach, and for each action that is not possible now."""
    own = own_figure(seen.view)
    return [] if own is None else [*_enemies(seen, own), *_actions(seen, own)]


def _reason(seen: Seen, text: str) -> str:
    """The sentence why `text` is not possible; "" when it is."""
    draft = seen.begin()
    if text in draft.choices():
        return ""
    action = notation.parse(text, notation.verbs(draft.game.actions))
    return seen.speech.told.error(draft.game.why_not(draft.state, draft.seat, action))


def _line(seen: Seen, name: str, reason: str) -> str:
    return seen.speech.get("ui-why-line", name=name, reason=reason)


def _enemies(seen: Seen, own: FigureView) -> Iterator[str]:
    words = told(seen.speech)
    for enemy in standing(own) if seen.view.phase == "first" else ():
        reason = _reason(seen, f"go {enemy.field}") if enemy.field != own.field else ""
        if reason:
            yield _line(seen, words.get("standing", field=enemy.field, enemy=words.enemy(enemy.type),
                                        strength=enemy.strength), reason)  # fmt: skip


def _actions(seen: Seen, own: FigureView) -> Iterator[str]:
    """The action of this phase, and what one owns."""
    held = {HEAL: "heal", GRENADE: "grenade", SHIELD: "shield"}
    texts = ["fight" if seen.view.phase == "first" else "attack"]
    for text in (*texts, *(verb for id, verb in held.items() if own.belongings.get(id))):
        reason = _reason(seen, text)
        if reason:
            yield _line(seen, labels(seen.speech).short(text), reason)


def hints(seen: Seen) -> list[str]:
    """One line for a beginner."""
    words, legal = told(seen.speech), seen.draft.choices()
    own = own_figure(seen.view)
    if own is None:
        return []
    if "attack" in legal:
        return [words.get("hint-attack")]
    near = any(f"go {enemy.field}" in legal for enemy in standing(own))
    return [words.get("hint-fight" if near or "fight" in legal else "hint-go")]
