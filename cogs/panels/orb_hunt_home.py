"""What one can begin in Orb Hunt: the buttons of the home panel, of one field, and of each answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from cogs.panels.base import AnyDraft, Part, Seen
from cogs.panels.orb_hunt_common import chance, enemy_at, labels, need, own_figure, standing, steps_to, told
from cogs.screen import MOST_IN_ROW, Button, Row, in_rows
from rules.orb_hunt.content import BOARDS, GRENADE, LOOT, VILLAINS
from rules.orb_hunt.view import EnemyView, FigureView

CALLED = {"turn": ("attack",), "shield": ("shield", "keep")}
"""Answers in the second phase that need no look at the panel."""
ROOM = 26
"""Components that the fields may take with their rows, so that a message stays within forty."""


def home(seen: Seen) -> Part:
    """The lines, the fights within reach, and in the first phase the fields as on the board."""
    own = own_figure(seen.view)
    if own is None:
        return Part(())
    if seen.view.phase != "first":
        return Part(tuple(_lines_second(seen, own)), (tuple(_second(seen)),))
    quick = [*_fights(seen, own), *_rest(seen)]
    ends, fights = quick[-1:], quick[:-1]
    first: Row = (*fights[: MOST_IN_ROW - len(ends)], *ends)
    return Part(tuple(_lines(seen, own)), (first, *_fields(seen, own)))


def everything(seen: Seen) -> list[Button]:
    """Every beginning with its full label, the fights first."""
    own = own_figure(seen.view)
    if own is None:
        return []
    if seen.view.phase != "first":
        return _second(seen)
    *rest, end = [*_fights(seen, own), *_rest(seen)]
    moves = [button for field in _reachable(seen) for button in _at(seen, own, field) if button not in rest]
    return [*rest, *moves, end]


def place(seen: Seen, field: str) -> Part:
    """A field: what lies there, and all that begins with a move to it."""
    own = own_figure(seen.view)
    if own is None or field not in _reachable(seen):
        return home(seen)
    words = told(seen.speech)
    lines = [words.get("place-title", field=field, steps=words.get("steps", count=steps_to(own, field)))]
    enemy = enemy_at(own, field)
    if enemy is not None:
        name = words.enemy(enemy.type)
        lines.append(words.get("place-enemy", enemy=name, strength=enemy.strength, need=need(own, enemy)))
    elif field == own.goal:
        lines.append(words.get("place-goal-here"))
    elif field in BOARDS[own.board].teleports:
        lines.append(words.get("place-teleport"))
    return Part(tuple(lines), in_rows(list(_at(seen, own, field)), 1))


def answer(seen: Seen, text: str) -> str:
    """One answer to a question after the first, with what comes of it."""
    view, words = seen.view, labels(seen.speech)
    own, roll = own_figure(view), view.open_roll
    verb = text.split()[0]
    if roll is not None and verb in ("grenade", "done"):
        more = LOOT[GRENADE].bonus if verb == "grenade" else 0
        attack = roll.attack + more
        where = "" if roll.at else "-villain"
        id = f"choice-grenade{where}" if more else f"choice-no-grenade{where}"
        wins, left = attack >= roll.strength, roll.strength - attack
        return words.get(id, attack=attack, strength=roll.strength, wins=wins, left=left)
    if verb in ("shield", "keep") and view.villain is not None:
        effect = VILLAINS[view.villain.id].effect
        return words.get(f"choice-{verb}", villain=words.villain(view.villain.id), effect=effect)
    if verb == "fight" and own is not None:
        enemy = enemy_at(own, own.field)
        return _fight_label(seen, own, enemy, "home-fight") if enemy is not None else words.label(text)
    return words.label(text)


# --- lines ----------------------------------------------------------------------------------------------------------


def _lines(seen: Seen, own: FigureView) -> Iterator[str]:
    words, view = told(seen.speech), seen.view
    yield words.get("home-title", title=seen.speech.title(), round=str(view.round))
    yield words.get("home-you", field=own.field, **_owned(seen, own))
    left = standing(own)
    if left:
        listed = [words.get("standing", field=e.field, enemy=words.enemy(e.type), strength=e.strength) for e in left]
        yield words.get("home-enemies", enemies=words.join(listed))
    else:
        yield words.get("home-all-beaten", goal=own.goal)


def _lines_second(seen: Seen, own: FigureView) -> Iterator[str]:
    words, view = told(seen.speech), seen.view
    yield words.get("home-title-second", title=seen.speech.title(), round=str(view.round))
    foe = view.villain
    if foe is not None:
        text = words.get(f"villain-{foe.id}.text")
        name = words.villain(foe.id)
        yield words.get("home-villain", villain=name, strength=foe.strength, full=foe.full, text=text)
    yield words.get("home-you-second", **_owned(seen, own))


def _owned(seen: Seen, own: FigureView) -> dict[str, str | int]:
    words = told(seen.speech)
    return {
        "lives": words.get("lives", count=own.lives),
        "points": own.points,
        "bonus": own.bonus,
        "belongings": words.belongings(own.belongings),
    }


# --- buttons --------------------------------------------------------------------------------------------------------


def _second(seen: Seen) -> list[Button]:
    legal = seen.draft.choices()
    return [
        seen.press(labels(seen.speech).label(text), "do", text, style="main" if text == "attack" else "plain")
        for text in ("attack", "heal", "end")
        if text in legal
    ]


def _fights(seen: Seen, own: FigureView) -> list[Button]:
    """The fight on the own field, then each enemy within reach, the likeliest first."""
    legal = seen.draft.choices()
    found = []
    here = enemy_at(own, own.field)
    if here is not None and "fight" in legal:
        found.append(seen.press(_fight_label(seen, own, here, "home-fight"), "do", "fight", style="main"))
    near = [enemy for enemy in standing(own) if f"go {enemy.field}" in legal]
    for enemy in sorted(near, key=lambda enemy: (-chance(own, enemy), steps_to(own, enemy.field))):
        label = _fight_label(seen, own, enemy, "home-go-fight")
        found.append(seen.press(label, "do", f"go {enemy.field}", "fight", style="main"))
    return found


def _fight_label(seen: Seen, own: FigureView, enemy: EnemyView, id: str) -> str:
    words = labels(seen.speech)
    return words.get(
        id, field=enemy.field, enemy=words.enemy(enemy.type), strength=enemy.strength, chance=chance(own, enemy)
    )


def _rest(seen: Seen) -> list[Button]:
    """A heal, and the end of the turn, which always comes last."""
    legal = seen.draft.choices()
    return [
        seen.press(labels(seen.speech).label(text), "do", text, style="go" if text == "heal" else "plain")
        for text in ("heal", "end")
        if text in legal
    ]


def _reachable(seen: Seen) -> list[str]:
    """The fields one can move to, row by row."""
    fields = [text.split()[1] for text in seen.draft.choices() if text.startswith("go ")]
    return sorted(fields, key=lambda field: (int(field[1:]), field[0]))


def _fields(seen: Seen, own: FigureView) -> list[Row]:
    """The fields as buttons, a row of the board in a row of buttons; closer together where they would be too many."""
    buttons = {field: _field(seen, own, field) for field in _reachable(seen)}
    rows: list[Sequence[Button]] = []
    for _, fields in groupby(buttons, key=lambda field: field[1:]):
        rows += in_rows([buttons[field] for field in fields])
    if len(rows) + len(buttons) > ROOM:
        rows = [*in_rows(list(buttons.values()))]
    return [tuple(row) for row in rows]


def _field(seen: Seen, own: FigureView, field: str) -> Button:
    special = field == own.goal and not standing(own)
    return seen.press(field, "place", field, style="main" if special or enemy_at(own, field) else "plain")


def _at(seen: Seen, own: FigureView, field: str) -> Iterator[Button]:
    """All that begins with a move to a field."""
    words = labels(seen.speech)
    moved: AnyDraft = seen.begin(f"go {field}")
    after = moved.choices() if moved.ask is not None and moved.ask.kind == "act" else ()
    enemy = enemy_at(own, field)
    if enemy is not None and "fight" in after:
        label = _fight_label(seen, own, enemy, "home-go-fight")
        yield seen.press(label, "do", f"go {field}", "fight", style="main")
    steps = words.get("steps", count=steps_to(own, field))
    ends = "end" in after
    id = "place-goal" if moved.draws and field == own.goal else "place-go"
    yield seen.press(words.get(id, field=field, steps=steps), "do", f"go {field}", *(["end"] if ends else []))
    if "heal" in after:
        yield seen.press(words.get("place-heal", field=field), "do", f"go {field}", "heal")
