"""The interface between the cogs and a game, and what panels of all games are made of.

A panel works on a `Draft`: an item (one whole shot, one grab) is filled with defaults, and every choice of it becomes
a control. `Toggle`s are options that may be added to the item, `Pick`s are choices between several.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from cogs.ids import PressId
from cogs.screen import Button, Image, Row, Style
from cogs.speech import Speech
from data.texts import Texts
from render.core.picture import Picture
from render.core.signs import Table
from rules.core.draft import Draft, Point
from rules.core.model import Event

AnyDraft = Draft[Any]


@dataclass(frozen=True)
class Seen:
    """What a panel is made from: the draft (its base is the table now), the view of its seat, the words of its reader.

    `question` is the step that opened the seat's question.
    """

    draft: AnyDraft
    view: Any
    speech: Speech
    question: int

    @property
    def session(self) -> int:
        """The session's id."""
        return self.speech.info.id

    @property
    def seat(self) -> int:
        """Whose panel it is."""
        return self.draft.seat

    def press(self, label: str, verb: str, *words: str, style: Style = "plain", off: bool = False) -> Button:
        """A button of this panel."""
        return Button(label, PressId(verb, self.session, self.question, words), style, off)

    def begin(self, *texts: str) -> AnyDraft:
        """A draft of its own on the same table. Raises `RulesError` when a text is not legal."""
        return Draft(self.draft.game, self.draft.base, self.draft.seat, texts)


@dataclass(frozen=True)
class Part:
    """A piece of a panel that a game makes: lines, rows, and what its picture shows."""

    lines: tuple[str, ...]
    rows: tuple[Row, ...] = ()
    picture: Image | None = None


@dataclass(frozen=True)
class Toggle:
    """An option of the item that may be on or off, by its action text."""

    text: str
    label: str
    on: bool


@dataclass(frozen=True)
class Pick:
    """A choice of the item between several: the point's index, a hint, labels by action text."""

    index: int
    hint: str
    chosen: str
    labels: dict[str, str]


class Panel(Protocol):
    """What the cogs ask of a game.

    `home` is the kind of question a turn comes back to between its items, `rests` are those at which a typed item may
    be left open.
    """

    system: str
    home: str
    rests: tuple[str, ...]
    contract_options: tuple[str, ...]
    first_mode: str

    def contract(self, speech: Speech, preset: str, pace: str) -> str:
        """The main options of a table (`contract_options`) in one line; `preset` and `pace` are names."""
        ...

    def board(
        self, view: Any, table: Table, changes: Sequence[Event], language: str, before: Any = None
    ) -> Picture:
        """The public picture; `before` is the view of the last one. Runs in the render thread, as the next three do."""
        ...

    def choice(self, view: Any, table: Table, texts: Sequence[str], language: str) -> Picture:
        """The private picture with what `texts` choose between."""
        ...

    def hand(self, view: Any, table: Table, language: str) -> Picture:
        """The private picture of one's cards."""
        ...

    def final(self, view: Any, table: Table, language: str) -> Picture:
        """The public picture of the end."""
        ...

    def board_text(self, view: Any, speech: Speech) -> list[str]:
        """The table in words, one sentence a line."""
        ...

    def hand_text(self, seen_view: Any, speech: Speech, orders: Mapping[str, str]) -> list[str]:
        """One's cards with their texts, and the sentences about standing orders (by key), each beside its card."""
        ...

    def cards(self, speech: Speech, view: Any) -> dict[str, str]:
        """Labels by id of all cards on the table and in the reader's hand."""
        ...

    def card_text(self, speech: Speech, card: str) -> list[str]:
        """What a card does."""
        ...

    def topics(self, texts: Texts, language: str) -> dict[str, str]:
        """Titles by id of all that can be looked up: pages of the rules, then cards."""
        ...

    def topic(self, texts: Texts, language: str, id: str) -> str:
        """What stands there."""
        ...

    def mode_page(self, mode: str, options: Mapping[str, str]) -> str:
        """The topic that explains a table's way to play; "" where the first page does."""
        ...

    def order_value(self, texts: Texts, language: str, key: str, value: str) -> str:
        """A value of the standing order `key` in words."""
        ...

    def home_part(self, seen: Seen) -> Part:
        """The home panel: where one stands, what one can begin, the map of buttons, how to end the turn."""
        ...

    def home_options(self, seen: Seen) -> list[tuple[str, tuple[str, ...]]]:
        """The same as one list: label and action texts, for panels without pictures."""
        ...

    def place_part(self, seen: Seen, place: str) -> Part:
        """Everything that begins at one place of the map."""
        ...

    def extras_part(self, seen: Seen) -> Part:
        """What may be done beside actions, such as playing cards."""
        ...

    def choice_label(self, seen: Seen, text: str) -> str:
        """The button of one answer to a question that is not the home question."""
        ...

    def prefilled(self, draft: AnyDraft) -> AnyDraft:
        """The item just begun, filled by the written rule."""
        ...

    def toggled(self, point: Point) -> bool:
        """Whether a point's choices are options to be added, and not a choice between several."""
        ...

    def point_label(self, seen: Seen, draft: AnyDraft, point: Point, text: str) -> str:
        """A choice's label on the item's card."""
        ...

    def point_hint(self, seen: Seen, draft: AnyDraft, point: Point) -> str:
        """What a choice is about."""
        ...

    def card_lines(self, seen: Seen, draft: AnyDraft) -> list[str]:
        """The preview of an item: what it does, what it costs, what is left."""
        ...

    def go_label(self, seen: Seen, draft: AnyDraft) -> str:
        """The button that carries the item out."""
        ...

    def own_news(self, happened: Sequence[Event], speech: Speech) -> list[Event]:
        """Events that tell the reader something the story leaves out, such as a card drawn."""
        ...

    def call_row(self, speech: Speech, view: Any, post: str) -> tuple[Button, ...]:
        """Answers for whom a post of this kind calls, to stand right under it; made from the public view."""
        ...

    def spawn_at(self, legal: Sequence[str], colour: str, orders: Mapping[str, Any]) -> str | None:
        """Of the answers to where to enter the one at `colour` that gives away what is wanted least, if any."""
        ...

    def why_not(self, seen: Seen) -> list[str]:
        """What is on the table but not possible now, each with the reason, nearest first."""
        ...

    def hints(self, seen: Seen) -> list[str]:
        """Help for a beginner, made from what is legal."""
        ...

    def imaginable(self, view: Any) -> list[str]:
        """Action texts one might type at this table, legal or not, so that the rules can say why one is not."""
        ...

    def spellings(self, speech: Speech, text: str) -> list[set[str]]:
        """The words of an action text, each with all its accepted spellings (names of both languages)."""
        ...


def stamp(texts: Sequence[str]) -> str:
    """A short mark of a draft's content, so that a button of an older card is noticed."""
    return f"{zlib.crc32('|'.join(texts).encode()) & 0xFFFF:x}"


def chosen_last(draft: AnyDraft, panel: Panel, text: str) -> int | None:
    """The index of the point where an option was chosen."""
    indexes = [point.index for point in draft.points if panel.toggled(point) and point.chosen == text]
    return indexes[-1] if indexes else None


def with_option(draft: AnyDraft, panel: Panel, text: str) -> AnyDraft | None:
    """The item with the option `text` added where it first may stand after what was chosen; None when it may not."""
    for point in draft.points:
        if panel.toggled(point) and text in point.choices and point.chosen == "done":
            return draft.changed(point.index, text)
    return None


def without_option(draft: AnyDraft, panel: Panel, text: str) -> AnyDraft:
    """The item without the option `text`; what was chosen after it stays as far as it may."""
    index = chosen_last(draft, panel, text)
    if index is None:
        return draft
    following = [point.index for point in draft.points[index + 1 :] if panel.toggled(point)]
    return draft.refilled(draft.texts[:index], draft.points[following[0] :] if following else ())


def toggles(seen: Seen, panel: Panel, draft: AnyDraft) -> list[Toggle]:
    """All options of the item, in the order the rules list them."""
    found: dict[str, bool] = {}
    for point in draft.points[1:]:
        if panel.toggled(point):
            for text in point.choices:
                if text != "done":
                    found[text] = found.get(text, False) or point.chosen == text
    return [
        Toggle(text, panel.point_label(seen, draft, _point_of(draft, panel, text), text), on)
        for text, on in found.items()
    ]


def _point_of(draft: AnyDraft, panel: Panel, text: str) -> Point:
    return next(point for point in draft.points[1:] if panel.toggled(point) and text in point.choices)


def picks(seen: Seen, panel: Panel, draft: AnyDraft) -> list[Pick]:
    """All choices of the item between several; hints that would be alike are numbered."""
    points = [point for point in draft.points[1:] if not panel.toggled(point) and len(point.choices) > 1]
    hints = [panel.point_hint(seen, draft, point) for point in points]
    found = []
    for number, (point, hint) in enumerate(zip(points, hints, strict=True)):
        if hints.count(hint) > 1:
            hint = f"{hint} {hints[: number + 1].count(hint)}"
        labels = {text: panel.point_label(seen, draft, point, text) for text in point.choices}
        found.append(Pick(point.index, hint, point.chosen, labels))
    return found
