"""Orb Hunt's part of the panels: fights within reach, fields to move to, the attack on the villain."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from cogs.ids import PressId
from cogs.orb_hunt_words import OrbHuntWords
from cogs.panels import orb_hunt_home, orb_hunt_text, orb_hunt_why
from cogs.panels.base import AnyDraft, Part, Seen
from cogs.panels.orb_hunt_common import labels, own_figure
from cogs.screen import Button
from cogs.speech import Speech
from data.texts import LANGUAGES, TEXTS, Texts
from render.core.picture import Picture, Words
from render.core.signs import Table
from render.orb_hunt.board import board
from render.orb_hunt.choice import choice
from render.orb_hunt.final import final
from render.orb_hunt.hand import hand
from rules.core.draft import Point
from rules.core.model import Event
from rules.orb_hunt.content import BOARDS
from rules.orb_hunt.view import View

VERB_WORDS = {
    "go": ("move", "run", "walk", "jdi", "presun"),
    "fight": ("boj", "bojuj"),
    "attack": ("utok", "utoc", "hit"),
    "heal": ("leceni",),
    "grenade": ("granat", "throw"),
    "shield": ("stit",),
    "end": ("pass", "konec"),
}
"""What people also type."""


def words_in(language: str) -> Words:
    """The texts of one language, as pictures want them."""
    return partial(TEXTS.get, language)


class OrbHuntPanel:
    """See `Panel`."""

    system = "orb_hunt"
    home = "turn"
    rests: tuple[str, ...] = ("act",)
    contract_options: tuple[str, ...] = ()
    first_mode = "hunt"

    # pictures

    def board(
        self, view: View, table: Table, changes: Sequence[Event], language: str, before: View | None = None
    ) -> Picture:
        """All boards with what changed, or the villain and the rounds."""
        return board(view, table, changes, words_in(language))

    def choice(self, view: View, table: Table, texts: Sequence[str], language: str) -> Picture:
        """The own board with the fields one can move to, or the villain under the question."""
        return choice(view, table, texts, words_in(language))

    def hand(self, view: View, table: Table, language: str) -> Picture:
        """One's belongings."""
        return hand(view, table, words_in(language))

    def final(self, view: View, table: Table, language: str) -> Picture:
        """The final score."""
        return final(view, table, words_in(language))

    # words

    def contract(self, speech: Speech, preset: str, pace: str) -> str:
        """What is played; there is nothing to choose."""
        return speech.told.get("contract", pace=pace)

    def board_text(self, view: View, speech: Speech) -> list[str]:
        """The table in words."""
        return orb_hunt_text.board(view, speech)

    def hand_text(self, view: View, speech: Speech, orders: Mapping[str, str]) -> list[str]:
        """One's belongings with what they do and the orders about them."""
        return orb_hunt_text.hand(view, speech, orders)

    def cards(self, speech: Speech, view: View) -> dict[str, str]:
        """Loot, villains and enemies by name."""
        return orb_hunt_text.cards(labels(speech))

    def card_text(self, speech: Speech, card: str) -> list[str]:
        """What a belonging or a villain does."""
        return orb_hunt_text.card(speech, card)

    def topics(self, texts: Texts, language: str) -> dict[str, str]:
        """Pages of the rules, then loot, villains and enemies."""
        return orb_hunt_text.topics(OrbHuntWords(texts, language, {}))

    def topic(self, texts: Texts, language: str, id: str) -> str:
        """A page, or what one of these does."""
        return orb_hunt_text.topic(OrbHuntWords(texts, language, {}), id)

    def mode_page(self, mode: str, options: Mapping[str, str]) -> str:
        """There is one way to play."""
        return ""

    def order_value(self, texts: Texts, language: str, key: str, value: str) -> str:
        """To be asked, what is done by order, or not."""
        return texts.get(language, f"orb_hunt-orders-{key}-{value}")

    def own_news(self, happened: Sequence[Event], speech: Speech) -> list[Event]:
        """Nothing is private; the story tells all."""
        return []

    def call_row(self, speech: Speech, view: View, post: str) -> tuple[Button, ...]:
        """In the second phase whoever is called can attack, or use a shield, right under the post."""
        if view.phase != "second" or post != "turn":
            return ()
        return tuple(
            Button(labels(speech).label(text), PressId("do", speech.info.id, ask.opened, (text,)), "main")
            for ask in view.asks
            for text in orb_hunt_home.CALLED.get(ask.kind, ())
        )

    def spawn_at(self, legal: Sequence[str], colour: str, orders: Mapping[str, Any]) -> str | None:
        """Nobody comes back in this game."""
        return None

    def why_not(self, seen: Seen) -> list[str]:
        """Reasons for all that is not possible now."""
        return orb_hunt_why.reasons(seen)

    def hints(self, seen: Seen) -> list[str]:
        """Help for a beginner."""
        return orb_hunt_why.hints(seen)

    # home

    def home_part(self, seen: Seen) -> Part:
        """Where one stands, the fights within reach, the fields to move to."""
        return orb_hunt_home.home(seen)

    def home_options(self, seen: Seen) -> list[tuple[str, tuple[str, ...]]]:
        """Every beginning as a full label with its action texts."""
        return [(button.label, (button.id.verb, *button.id.words)) for button in orb_hunt_home.everything(seen)]

    def place_part(self, seen: Seen, place: str) -> Part:
        """Everything that begins with a move to a field."""
        return orb_hunt_home.place(seen, place)

    def extras_part(self, seen: Seen) -> Part:
        """There is nothing beside the actions."""
        return orb_hunt_home.home(seen)

    def choice_label(self, seen: Seen, text: str) -> str:
        """An answer with what comes of it."""
        return orb_hunt_home.answer(seen, text)

    # the card of an item; the panels of this game carry everything out at once

    def prefilled(self, draft: AnyDraft) -> AnyDraft:
        """The defaults."""
        draft.complete()
        return draft

    def toggled(self, point: Point) -> bool:
        """No choice is an option to be added."""
        return False

    def point_label(self, seen: Seen, draft: AnyDraft, point: Point, text: str) -> str:
        """A choice by its action."""
        return labels(seen.speech).short(text)

    def point_hint(self, seen: Seen, draft: AnyDraft, point: Point) -> str:
        """What is asked, in a few words."""
        return labels(seen.speech).get(f"asked-{point.ask.kind}")

    def card_lines(self, seen: Seen, draft: AnyDraft) -> list[str]:
        """The item as a list of actions."""
        return [seen.speech.told.summary(draft.texts)]

    def go_label(self, seen: Seen, draft: AnyDraft) -> str:
        """The name of what is done."""
        return labels(seen.speech).short(draft.texts[0])

    # typing

    def imaginable(self, view: View) -> list[str]:
        """Moves to every field of the own board, and every other action."""
        own = own_figure(view)
        plan = BOARDS[own.board] if own is not None else next(iter(BOARDS.values()))
        fields = sorted((*plan.fields, *plan.walls))
        return [*(f"go {field}" for field in fields), "fight", "attack", "heal", "grenade", "shield", "end"]

    def spellings(self, speech: Speech, text: str) -> list[set[str]]:
        """Each word of an action with what people also type."""
        verb, *rest = text.split()
        found = [{verb, *VERB_WORDS.get(verb, ())}]
        for language in LANGUAGES if not rest else ():
            found[0].add(_bare(OrbHuntWords(speech.texts, language, {}).short(text)))
        return [*found, *({_bare(word)} for word in rest)]


def _bare(name: str) -> str:
    """Without accents, capitals, spaces and stops."""
    plain = unicodedata.normalize("NFD", name).casefold()
    return "".join(character for character in plain if character.isalnum())
