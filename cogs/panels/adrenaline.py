"""ADRENALINE's part of the panels: the map of buttons, what begins on a square, labels and pictures."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from cogs.adrenaline_words import COLOURS, RULES_PAGES, AdrenalineWords
from cogs.ids import PressId
from cogs.panels import adrenaline_card, adrenaline_text, adrenaline_why
from cogs.panels import adrenaline_modes as modes
from cogs.panels.adrenaline_common import labels, own_figure, parsed, pickup, spawn_square
from cogs.panels.base import AnyDraft, Part, Seen
from cogs.screen import MOST_IN_ROW, Button, Row, in_rows
from cogs.speech import Speech
from data.texts import LANGUAGES, TEXTS, Texts
from render.adrenaline.board import board
from render.adrenaline.choice import choice
from render.adrenaline.final import final
from render.adrenaline.hand import hand
from render.core.picture import Picture, Words
from render.core.signs import Table
from rules.adrenaline import actions, events
from rules.adrenaline.cards import colour_of
from rules.adrenaline.content import ARENAS, CARDS, POWERUPS, WEAPONS
from rules.adrenaline.orders import wanted
from rules.adrenaline.view import View
from rules.core.draft import Point
from rules.core.model import Event

COLUMNS, ROWS = "ABCD", "123"
NO_SQUARE = "·"


def words_in(language: str) -> Words:
    """The texts of one language, as pictures want them."""
    return partial(TEXTS.get, language)


class AdrenalinePanel:
    """See `Panel`."""

    system = "adrenaline"
    home = "turn"
    rests: tuple[str, ...] = ()
    contract_options: tuple[str, ...] = ("skulls", "ending", "arena")
    first_mode = "deathmatch"

    # pictures

    def board(
        self, view: View, table: Table, changes: Sequence[Event], language: str, before: View | None = None
    ) -> Picture:
        """The public board with what changed, also where figures fell that came back since `before`."""
        return board(view, table, changes, words_in(language), before)

    def choice(self, view: View, table: Table, texts: Sequence[str], language: str) -> Picture:
        """The private board; squares that can be run to or grabbed at are marked."""
        return choice(view, table, texts, words_in(language))

    def hand(self, view: View, table: Table, language: str) -> Picture:
        """One's cards."""
        return hand(view, table, words_in(language))

    def final(self, view: View, table: Table, language: str) -> Picture:
        """The final scoring."""
        return final(view, table, words_in(language))

    # words

    def contract(self, speech: Speech, preset: str, pace: str) -> str:
        """Skulls, ending and arena."""
        return adrenaline_text.contract(speech, preset, pace)

    def board_text(self, view: View, speech: Speech) -> list[str]:
        """The table in words."""
        return adrenaline_text.board(view, speech)

    def hand_text(self, view: View, speech: Speech, orders: Mapping[str, str]) -> list[str]:
        """One's cards with their texts and the orders about them."""
        return adrenaline_text.hand(view, speech, orders)

    def cards(self, speech: Speech, view: View) -> dict[str, str]:
        """Weapons on the table and in hands, and the kinds of powerups."""
        return adrenaline_text.cards(speech, view)

    def card_text(self, speech: Speech, card: str) -> list[str]:
        """What a card does."""
        return adrenaline_text.card(speech, card)

    def own_news(self, happened: Sequence[Event], speech: Speech) -> list[Event]:
        """Cards the reader drew."""
        return [event for event in happened if isinstance(event, events.Drew) and event.card]

    def call_row(self, speech: Speech, view: View, post: str) -> tuple[Button, ...]:
        """Under a respawn call always all three spawnpoints, so that they tell nothing of the hand."""
        if post != "respawn_call":
            return ()
        names, session = labels(speech), speech.info.id
        places = {
            colour: speech.get("ui-respawn-at", colour=names.colour(colour), square=spawn_square(view, colour))
            for colour in ("red", "blue", "yellow")
        }
        return (
            *(Button(label, PressId("respawn", session, 0, (colour,)), "main") for colour, label in places.items()),
            Button(speech.get("ui-respawn-my-cards"), PressId("move", session, 0, ("cards",))),
        )

    def spawn_at(self, legal: Sequence[str], colour: str, orders: Mapping[str, Any]) -> str | None:
        """A card of that colour: not one to be kept, then the least wanted."""
        fitting = [text for text in legal if colour_of(text.split()[1]) == colour]
        return min(fitting, key=lambda text: wanted(text.split()[1], orders), default=None)

    def why_not(self, seen: Seen) -> list[str]:
        """Reasons for all that is not possible now."""
        return adrenaline_why.reasons(seen)

    def hints(self, seen: Seen) -> list[str]:
        """Help for a beginner."""
        return adrenaline_why.hints(seen)

    def topics(self, texts: Texts, language: str) -> dict[str, str]:
        """Pages of the rules, then weapons and powerups."""
        return adrenaline_text.topics(AdrenalineWords(texts, language, {}))

    def topic(self, texts: Texts, language: str, id: str) -> str:
        """A page, or a card."""
        return adrenaline_text.topic(AdrenalineWords(texts, language, {}), id)

    def order_value(self, texts: Texts, language: str, key: str, value: str) -> str:
        """What to do when hurt, the kind of a powerup, or a colour."""
        words = AdrenalineWords(texts, language, {})
        if key == "grenade":
            return words.get(f"orders-grenade-{value}")
        return words.get(f"powerup-{value}") if value in POWERUPS else texts.get(language, f"core-colour-{value}.label")

    def mode_page(self, mode: str, options: Mapping[str, str]) -> str:
        """The page of the mode; with the bot figure in a deathmatch that of the bot."""
        return mode if mode in RULES_PAGES else "bot" if options.get("bot") == "on" else ""

    # home

    def home_part(self, seen: Seen) -> Part:
        """Where one stands, what one can begin, the map of buttons."""
        legal = seen.draft.choices()
        quick = [*self._shots(seen, legal), *self._grabs_here(seen, legal)]
        beside = modes.bot_button(seen, legal)
        if any(text.startswith("play ") for text in legal):
            count = sum(text.startswith("play ") for text in legal)
            beside.append(seen.press(seen.speech.get("ui-home-powerups", count=count), "extras"))
        rows: list[Row] = [*in_rows([*quick[: 2 * MOST_IN_ROW - len(beside)], *beside])]
        rows += self._map(seen, legal)
        ends = self._ends(seen, legal)
        lines = (*adrenaline_text.own_lines(seen.view, seen.speech), *modes.own_lines(seen.view, seen.speech))
        return Part(lines, (*rows, *([tuple(ends)] if ends else [])))

    def home_options(self, seen: Seen) -> list[tuple[str, tuple[str, ...]]]:
        """Every beginning as a full label with its action texts."""
        legal = seen.draft.choices()
        found: list[Button] = [*self._shots(seen, legal)]
        squares = sorted({action.square for text in legal if (action := self._placed(text))})
        for square in squares:
            found += [button for row in self._at(seen, legal, square) for button in row]
        found += modes.bot_buttons(seen, legal)
        found += [self._extra(seen, text) for text in legal if text.startswith("play ")]
        found += self._ends(seen, legal)
        return [(button.label, (button.id.verb, *button.id.words)) for button in found]

    def place_part(self, seen: Seen, place: str) -> Part:
        """Everything that begins on a square."""
        legal = seen.draft.choices()
        if place == modes.BOT:
            return Part((seen.speech.get("ui-home-bot-where"),), in_rows(modes.bot_buttons(seen, legal), 2))
        lines = adrenaline_text.square_lines(seen.view, seen.speech, place)
        return Part(tuple(lines), tuple(self._at(seen, legal, place)))

    def extras_part(self, seen: Seen) -> Part:
        """The powerups that can be played."""
        buttons = [self._extra(seen, text) for text in seen.draft.choices() if text.startswith("play ")]
        return Part((seen.speech.get("ui-home-which-powerup"),), in_rows(buttons, 2))

    def _extra(self, seen: Seen, text: str) -> Button:
        return seen.press(seen.speech.labels.label(text), "card", text)

    def _placed(self, text: str) -> actions.Run | actions.Grab | actions.Shoot | None:
        action = parsed(text)
        if isinstance(action, actions.Run | actions.Grab) or (isinstance(action, actions.Shoot) and action.square):
            return action
        return None

    def _shots(self, seen: Seen, legal: Sequence[str]) -> list[Button]:
        """Shooting from where one stands."""
        return [
            seen.press(seen.speech.labels.label(text), "card", text, style="main")
            for text in legal
            if isinstance(action := parsed(text), actions.Shoot) and not action.square
        ]

    def _grabs_here(self, seen: Seen, legal: Sequence[str]) -> list[Button]:
        own = own_figure(seen.view)
        square = own.square if own else ""
        if f"grab {square}" not in legal:
            return []
        begun = seen.begin(f"grab {square}")
        return modes.best_tile(seen, begun, square) if modes.is_offer(begun) else self._grabs(seen, square, "here")

    def _at(self, seen: Seen, legal: Sequence[str], square: str) -> list[Row]:
        """All that begins on a square: run there, grab there, step there and shoot; offered tiles have a row each."""
        found, rows = [], []
        if f"run {square}" in legal:
            found += modes.run_buttons(seen, square)
        if f"grab {square}" in legal:
            begun = modes.walked(seen.begin(f"grab {square}"))
            if modes.is_offer(begun):
                rows = modes.tile_rows(seen, begun)
            else:
                found += self._grabs(seen, square, "at")
        for text in legal:
            action = parsed(text)
            if isinstance(action, actions.Shoot) and action.square == square:
                found.append(seen.press(seen.speech.labels.label(text), "card", text, style="main"))
        return [*in_rows(found, 2), *rows]

    def _grabs(self, seen: Seen, square: str, where: str) -> list[Button]:
        """The ammo tile of a square, or each weapon that can be taken there, by name and price."""
        get, names = seen.speech.get, labels(seen.speech)
        tile = seen.view.square(square).tile
        begun = modes.walked(seen.begin(f"grab {square}"))
        way = begun.texts[1:]
        if begun.ask is None or begun.ask.kind != "take":
            return [seen.press(get(f"ui-home-grab-{where}-tile", square=square, what=names.tile(tile),
                                   draws=begun.draws), "do", f"grab {square}")]  # fmt: skip
        found = []
        for text in begun.choices():
            weapon = text.split()[1]
            item = seen.begin(f"grab {square}", *way, text)
            swap = item.ask is not None and item.ask.kind == "leave"
            label = get(
                f"ui-home-grab-{where}-weapon",
                square=square,
                weapon=names.weapon(weapon),
                price=pickup(names, weapon),
                swap=swap,
            )
            asked = not item.whole and not swap
            found.append(seen.press(label, "next" if swap else "do", f"grab {square}", *way, text))
            if asked:
                more = get("ui-home-pay-otherwise", weapon=names.weapon(weapon))
                found.append(seen.press(more, "card", f"grab {square}", *way, text))
        return found

    def _map(self, seen: Seen, legal: Sequence[str]) -> list[Row]:
        """The squares as buttons, in the places they have on the map; unreachable ones are off."""
        arena = ARENAS[seen.view.arena]
        own = own_figure(seen.view)
        usable = {action.square for text in legal if (action := self._placed(text))}
        rows: list[Row] = []
        for row in ROWS:
            squares = [column + row for column in COLUMNS]
            rows.append(
                tuple(
                    seen.press(square, "place", square, style="main" if own and square == own.square else "plain",
                               off=square not in usable)
                    if square in arena.by_id
                    else seen.press(NO_SQUARE, "none", square, off=True)
                    for square in squares
                )
            )  # fmt: skip
        return rows

    def _ends(self, seen: Seen, legal: Sequence[str]) -> list[Button]:
        """How the turn can be ended, named by what is reloaded."""
        if "end" not in legal:
            return []
        get, names = seen.speech.get, labels(seen.speech)
        item = seen.begin("end")
        if item.ask is None or item.ask.kind != "reload":
            return [seen.press(get("ui-home-end"), "do", "end", style="danger")]
        item.complete()
        loaded = [text.split()[1] for text in item.texts if text.startswith("reload ")]
        found = []
        if loaded:
            loads = seen.speech.join([names.weapon(weapon) for weapon in loaded], "and")
            spent = self._spent(item)
            found.append(seen.press(get("ui-home-end-reload", weapons=loads, price=names.cubes(spent)), "do", "end",
                                    style="danger"))  # fmt: skip
        found.append(seen.press(get("ui-home-end-no-reload"), "do", "end", "done", style="danger"))
        found.append(seen.press(get("ui-home-end-choose"), "card", "end"))
        return found

    def _spent(self, item: AnyDraft) -> dict[str, int]:
        paid = adrenaline_card.payments(item.events)
        return {colour: sum(getattr(event, colour) for event in paid) for colour in COLOURS}

    # questions other than the home question

    def choice_label(self, seen: Seen, text: str) -> str:
        """Entering names its full consequence; the rest is said by the wordsmith."""
        action = parsed(text)
        names = labels(seen.speech)
        if isinstance(action, actions.Spawn):
            colour = action.card.rpartition("_")[2]
            rest = list(seen.view.hand)
            rest.remove(action.card)
            return seen.speech.get(
                "ui-enter",
                colour=names.colour(colour),
                square=spawn_square(seen.view, colour),
                card=names.powerup(action.card),
                kept=seen.speech.join([names.powerup(card) for card in rest]) or names.get("nothing"),
            )
        return names.label(text, seen.draft.ask.kind if seen.draft.ask else "")

    # the card of an item

    def prefilled(self, draft: AnyDraft) -> AnyDraft:
        """Most damage, then fewest cubes, cubes before cards, never a powerup unasked."""
        return adrenaline_card.prefilled(draft, self)

    def toggled(self, point: Point) -> bool:
        """Effects added to a shot, and weapons reloaded."""
        return point.ask.kind in ("effect", "reload") and "done" in point.choices

    def point_label(self, seen: Seen, draft: AnyDraft, point: Point, text: str) -> str:
        """A choice on the card, options with their price."""
        return adrenaline_card.point_label(seen, draft, point, text)

    def point_hint(self, seen: Seen, draft: AnyDraft, point: Point) -> str:
        """What a choice is about."""
        return adrenaline_card.point_hint(seen, draft, point)

    def card_lines(self, seen: Seen, draft: AnyDraft) -> list[str]:
        """The preview."""
        return adrenaline_card.lines(seen, draft)

    def go_label(self, seen: Seen, draft: AnyDraft) -> str:
        """Fire, or the name of what is done."""
        first = draft.texts[0].split()[0]
        return seen.speech.get(f"ui-card-go-{first}")

    # typing

    def imaginable(self, view: View) -> list[str]:
        """Moves to every square, every weapon and powerup, every figure."""
        squares = [square.id for square in view.squares]
        found = [f"{verb} {square}" for verb in ("run", "grab") for square in squares]
        found += [f"{verb} {weapon}" for verb in ("shoot", "take", "reload") for weapon in WEAPONS]
        found += [f"shoot {weapon.id} {square}" for figure in view.figures if figure.seat == view.viewer
                  for weapon in figure.weapons for square in squares]  # fmt: skip
        found += [f"play {card}" for card in CARDS]
        found += modes.imaginable(view)
        return [*found, *(f"target {figure.id}" for figure in view.figures), "end"]

    def spellings(self, speech: Speech, text: str) -> list[set[str]]:
        """Each word of an action with its ids and its names in both languages."""
        action = parsed(text)
        verb = str(type(action).__struct_config__.tag)
        found = [{verb, *VERB_WORDS.get(verb, ())}]
        for word in text.split()[1:]:
            for thing in word.split("+"):
                found.append({_bare(name) for name in _names(speech, verb, thing)})
        return found


VERB_WORDS = {"play": ("use",), "use": ("play",), "end": ("pass",), "toward": ("go",), "at": ("go",)}
"""What people also type."""


def _names(speech: Speech, verb: str, thing: str) -> Iterable[str]:
    """All names of a thing: its id, the id's parts, and what it is called in each language."""
    yield thing
    if verb in ("target", "lay"):
        yield thing.removeprefix("spawn_")
        yield speech.labels.figure(thing)
        return
    if verb == "pay" or verb in ("play", "spawn", "throw"):
        yield from thing.split("_") if verb in ("play", "throw") else ()
        yield thing.rpartition("_")[0] or thing
    if verb in ("use",):
        yield from thing.split("_")
    for language in LANGUAGES:
        told = AdrenalineWords(speech.texts, language, speech.labels.names)
        if thing in WEAPONS:
            yield told.weapon(thing)
        elif verb == "use":
            name = adrenaline_card.effect_name(told, thing)
            yield name
            yield from name.split()
        elif thing in COLOURS:
            yield told.colour(thing, "")


def _bare(name: str) -> str:
    """Without accents, capitals, spaces and stops."""
    plain = unicodedata.normalize("NFD", name).casefold()
    return "".join(character for character in plain if character.isalnum())
