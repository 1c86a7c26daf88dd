"""Orb Hunt in words: which fields of its records are names, and which sentence they stand in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from cogs import orb_hunt_story
from cogs.words import Words
from data.texts import Variable
from rules.core import notation
from rules.core.errors import RulesError
from rules.core.model import Action, Event
from rules.orb_hunt import actions, events
from rules.orb_hunt.content import ENEMIES, LOOT, VILLAINS

_VERBS = notation.verbs(actions.ACTIONS)
_FIGURES = ("figure", "first")
RULES_PAGES = (
    "goal", "setup", "turn", "move", "teleport", "fight", "loot", "lives", "phase_end", "second", "villains", "points",
)  # fmt: skip
"""The pages of the rules in reading order."""


class OrbHuntWords(Words):
    """The wordsmith of Orb Hunt."""

    system = "orb_hunt"

    # names

    def thing(self, kind: str, id: str, form: str = "") -> str:
        """The name of an enemy, of loot or of a villain; `form` is a case that a language may have (`acc`)."""
        key = f"{kind}-{id}"
        cased = f"{key}.{form}"
        return self.get(cased if form and self.texts.has(f"orb_hunt-{cased}", self.language) else key)

    def enemy(self, id: str, form: str = "") -> str:
        """A type of enemy, or a villain."""
        return self.thing("villain" if id in VILLAINS else "enemy", id, form)

    def loot(self, id: str, form: str = "") -> str:
        """A belonging."""
        return self.thing("loot", id, form)

    def villain(self, id: str) -> str:
        """A villain."""
        return self.thing("villain", id)

    def board(self, id: str) -> str:
        """A board by its sector."""
        return self.get(f"board-{id}")

    def belongings(self, counts: Mapping[str, int]) -> str:
        """Belongings as a list; nothing reads as "nothing"."""
        held = [(id, counts[id]) for id in LOOT if counts.get(id)]
        return self.join([self.get("belonging", loot=self.loot(id), count=count) for id, count in held]) or self.get(
            "nothing"
        )

    def points(self, points: Mapping[str, int]) -> str:
        """Points by figure as a list, the most first."""
        ranked = sorted(points.items(), key=lambda entry: -entry[1])
        return self.join([self.get("points-of", figure=self.figure(id), points=amount) for id, amount in ranked])

    # pages of the rules

    def rules_title(self, page: str) -> str:
        """The title of one of `RULES_PAGES`."""
        return self.get(f"rules-{page}.title")

    def rules_page(self, page: str) -> str:
        """The text of one of `RULES_PAGES`, with its title."""
        return f"**{self.rules_title(page)}**\n{self.get(f'rules-{page}')}"

    def card(self, id: str) -> str:
        """What a belonging does, or a villain, or how strong a type of enemy is."""
        if id in ENEMIES:
            loot = self.join([self.loot(kind) for kind in ENEMIES[id].tokens], "or")
            return self.get("card-enemy", name=self.enemy(id), strength=ENEMIES[id].strength, loot=loot)
        if id in VILLAINS:
            text = self.get(f"villain-{id}.text")
            return self.get("card-villain", name=self.villain(id), strength=VILLAINS[id].strength, text=text)
        return self.get("card-loot", name=self.loot(id), text=self.get(f"loot-{id}.text"))

    # events

    def known_event(self, event: Event) -> str:
        """One sentence for an event; for the log."""
        tag = str(type(event).__struct_config__.tag)
        return self.get(f"event-{tag}", **self.variables(event))

    def story(self, events: Sequence[Event]) -> list[str]:
        """The lines of a turn's post."""
        return orb_hunt_story.story(self, events)

    def news(self, figure: str, happened: Sequence[Event]) -> str:
        """The villain that appeared, or what it did to `figure`."""
        for event in reversed(happened):
            if isinstance(event, events.VillainDrawn):
                return self.get("news-villain", villain=self.villain(event.villain))
            if isinstance(event, events.Wounded) and event.figure == figure:
                return self.get("news-wounded", villain=self.villain(event.villain), amount=event.amount)
        return ""

    def variables(self, event: Event) -> dict[str, Variable]:
        """The variables of an event's sentence: its plain fields, names resolved, and what is derived from the rest."""
        found: dict[str, Variable] = {}
        for name, value in msgspec.structs.asdict(event).items():
            if isinstance(value, bool | int):
                found[name] = value
            elif isinstance(value, str):
                found.update(self._named(name, value))
        match event:
            case events.GameBegan():
                boards = [
                    self.get("board-of", figure=self.figure(id), board=self.board(board))
                    for id, board in event.boards.items()
                ]
                found["boards"] = self.join(boards)
            case events.Moved():
                found.update(start=event.path[0], end=event.path[-1])
            case events.GameEnded():
                winners = self.join([self.figure(figure) for figure in event.winners], "and")
                found.update(winners=winners, winner_count=len(event.winners), points=self.points(event.points))
        return found

    def _named(self, name: str, value: str) -> dict[str, Variable]:
        """A text field as it is called: figures, enemies, loot and villains by name, the rest as it is."""
        if name in _FIGURES:
            return {name: self.figure(value)}
        if name == "enemy" and value:
            return {name: self.enemy(value), f"{name}_acc": self.enemy(value, "acc")}
        if name == "loot" and value in LOOT:
            return {name: self.loot(value), f"{name}_acc": self.loot(value, "acc")}
        if name == "villain":
            return {name: self.villain(value)}
        return {name: value}

    # actions

    def label(self, action: str, ask: str = "", weapon: str = "") -> str:
        """An action text as a button's label."""
        id, variables = self._action(action)
        return self.get(id, **variables)

    def short(self, action: str, ask: str = "", weapon: str = "") -> str:
        """The same in about 20 characters."""
        id, variables = self._action(action)
        return self.get(f"{id}.short", **variables)

    def summary(self, actions: Sequence[str]) -> str:
        """Action texts as one list; the end of a turn goes without saying after a move."""
        told = [line for line in actions if line != "end"] or list(actions)
        return self.join([self.label(line) for line in told])

    def sentence(self, figure: str, action: str, ask: str = "", weapon: str = "") -> str:
        """The action as a sentence about `figure`."""
        id, variables = self._action(action)
        return self.get(f"{id}.sentence", figure=self.figure(figure), **variables)

    def _action(self, line: str) -> tuple[str, dict[str, Variable]]:
        """The message of an action and its variables. Raises `RulesError` when the text is none."""
        action: Action = notation.parse(line, _VERBS)
        fields = msgspec.structs.asdict(action)
        return f"action-{type(action).__struct_config__.tag}", {name: str(value) for name, value in fields.items()}

    # refusals

    def facts(self, error: RulesError) -> dict[str, Variable]:
        """The variables of an error's sentence, ids turned into names."""
        found = super().facts(error)
        loot, asked = error.facts.get("loot"), f"asked-{error.facts.get('ask')}"
        if isinstance(loot, str) and loot in LOOT:
            found.update(self._named("loot", loot))
        if self.texts.has(f"orb_hunt-{asked}"):
            found["asked"] = self.get(asked)
        return found
