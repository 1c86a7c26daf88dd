"""The private panel: which screen a person gets at a table, whatever the game.

A panel is made anew from the store at each press, so it can vanish and come back where the draft was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from cogs import tables, time_words
from cogs.desk import Desk
from cogs.host import SessionInfo
from cogs.ids import PressId
from cogs.panels import Panel, panel
from cogs.panels.base import AnyDraft, Pick, Seen, Toggle, picks, stamp, toggles
from cogs.refusals import Refusal
from cogs.screen import MOST_IN_ROW, MOST_OPTIONS, Button, Image, Option, Row, Screen, Select, cut, in_rows
from cogs.speech import Speech

MOST_AS_BUTTONS = 4
"""A choice of at most so many is shown as buttons (one press), a longer one as a select (two)."""
HINTED_ROUNDS, GUIDED_ROUNDS = 3, 5
"""Rounds in which there are hints; in a guided game they lead until the kill."""
ROOM_FOR_ROWS = 36
"""Components of a message that rows may take; Discord allows 40 in all."""
LINES_KEPT = 8


@dataclass(frozen=True)
class Reader:
    """Who looks at a panel: the person, the language, and whether pictures are wanted."""

    person: int
    language: str
    pictures: bool = True


async def reader(desk: Desk, person: int, language: str) -> Reader:
    """The reader with his settings."""
    return Reader(person, language, (await desk.person(person)).picture != "off")


class Place:
    """A session as one person sees it now; makes the screens."""

    def __init__(
        self, desk: Desk, who: Reader, info: SessionInfo, view: Any, draft: AnyDraft | None,
        deadline: float | None = None,
    ) -> None:  # fmt: skip
        self.desk = desk
        self.who = who
        self.info = info
        self.view = view
        self.draft = draft
        self.deadline = deadline
        self.panel: Panel = panel(info.system)
        self.speech = Speech(desk.texts, who.language, info)

    @classmethod
    async def of(cls, desk: Desk, session: int, who: Reader) -> Place:
        """Reads the session. Raises `Refusal` for somebody without a seat or before the start."""
        look = await desk.host.look(session, who.person)
        info = look.info
        if info.status == "lobby":
            raise Refusal("ui-not-started")
        tables.check_still_seated(info, who.person)
        if info.seat_of(who.person) is None:
            speech = Speech(desk.texts, who.language, info)
            if info.status != "running":
                raise Refusal("ui-not-seated", table=speech.title())
            names = speech.join(speech.awaited(look.view), "and")
            raise Refusal("ui-not-seated-waits", table=speech.title(), names=names)
        draft = await desk.host.draft(session, who.person) if look.legal else None
        if draft is not None and draft.base.seq != look.seq:
            return await cls.of(desk, session, who)  # a step was made in between
        return cls(desk, who, info, look.view, draft, look.deadline)

    @property
    def seen(self) -> Seen:
        """What the game's panel is made from. Only while the person is asked."""
        assert self.draft is not None
        ask = self.draft.points[0].ask if self.draft.points else self.draft.ask
        assert ask is not None
        return Seen(self.draft, self.view, self.speech, ask.opened)

    def get(self, id: str, **variables: str | int) -> str:
        """A sentence for the reader."""
        return self.speech.get(id, **variables)

    # which screen

    async def redrawn(self) -> Screen:
        """The panel as it should be now, for a press on what has changed meanwhile; it links to the newest board."""
        return await self.screen((self.get("ui-panel-redrawn", board=tables.link(self.info)),))

    async def screen(self, news: Sequence[str] = ()) -> Screen:
        """The panel as it should be now; `news` come first."""
        if self.draft is None:
            return self.waiting(news)
        if self.draft.texts:
            return self.card(news)
        assert self.draft.ask is not None
        if self.draft.ask.kind == self.panel.home:
            return await self.home(news)
        return await self.question(news)

    def waiting(self, news: Sequence[str]) -> Screen:
        """Nothing to do: who is awaited."""
        if self.info.status != "running":
            return Screen((*news, self.get("ui-panel-over", title=self.speech.title())))
        seat = self.info.seat_of(self.who.person)
        buttons = (self._button("ui-post-my-hand", "hand"), self._button("ui-button-undo", "undo"))
        return Screen((*news, self.speech.waiting(self.view)), (buttons,) if seat is not None else ())

    async def home(self, news: Sequence[str]) -> Screen:
        """What the person can begin. People come back to it again and again, so it is kept as long as nothing moves."""
        wants_hints = await self._wants_hints()
        kept = self.desk.gallery.screens
        name = (self.info.id, self.info.seq, self.who, wants_hints)
        if name not in kept:
            hints = await self._guidance() or self.panel.hints(self.seen) if wants_hints else []
            kept[name] = await self._home(hints)
        first, *rest = kept[name].lines
        first = time_words.on_panel(self.speech, first, self.deadline)
        return replace(kept[name], lines=(*news, first, *rest))

    async def _home(self, hints: Sequence[str]) -> Screen:
        seen = self.seen
        if not self.who.pictures:
            return self._home_in_words(seen, hints)
        part = self.panel.home_part(seen)
        image = await self.picture(self.draft.choices() if self.draft else ())
        room = ROOM_FOR_ROWS - sum(2 if isinstance(row, Select) else 1 + len(row) for row in part.rows) - 1
        return Screen((*part.lines, *hints), (*part.rows, self._foot(hinted=bool(hints))[:room]), image)

    def _home_in_words(self, seen: Seen, hints: Sequence[str]) -> Screen:
        part = self.panel.home_part(seen)
        options = [Option(cut(label, 100), ":".join(words)) for label, words in self.panel.home_options(seen)]
        selects: list[Row] = [
            Select(self.get("ui-home-what"), seen.press("", "pick", str(start)).id,
                   tuple(options[start : start + MOST_OPTIONS]))
            for start in range(0, len(options), MOST_OPTIONS)
        ]  # fmt: skip
        lines = (*part.lines, *hints, *self.panel.board_text(self.view, self.speech))
        return Screen(lines, (*selects, self._foot(hinted=bool(hints))))

    async def place(self, where: str) -> Screen:
        """All that begins at one place of the map."""
        part = self.panel.place_part(self.seen, where)
        return Screen(part.lines, (*part.rows, (self._button("ui-button-back", "home"),)))

    async def extras(self) -> Screen:
        """What may be done beside actions."""
        part = self.panel.extras_part(self.seen)
        return Screen(part.lines, (*part.rows, (self._button("ui-button-back", "home"),)))

    def next(self, texts: Sequence[str]) -> Screen:
        """The answers to the question that `texts` lead to; each carries the item out at once."""
        item = self.seen.begin(*texts)
        assert item.ask is not None
        kind = item.ask.kind
        rows = tuple(
            (self.seen.press(self.speech.labels.label(text, kind), "do", *texts, text, style="main"),)
            for text in item.choices()[:MOST_IN_ROW]
        )
        return Screen((self.speech.told.ask(item.ask),), (*rows, (self._button("ui-button-back", "home"),)))

    async def question(self, news: Sequence[str]) -> Screen:
        """A question with a plain list of answers, such as where to enter."""
        seen = self.seen
        assert self.draft is not None and self.draft.ask is not None
        labels = [(self.panel.choice_label(seen, text), text) for text in self.draft.choices()]
        rows: list[Row]
        if len(labels) <= MOST_IN_ROW:
            rows = [(seen.press(label, "do", text, style="main"),) for label, text in labels]
        else:
            rows = [
                Select(self.get("ui-choose"), seen.press("", "pick", str(start)).id,
                       tuple(Option(label, f"do:{text}") for label, text in labels[start : start + MOST_OPTIONS]))
                for start in range(0, len(labels), MOST_OPTIONS)
            ]  # fmt: skip
        image = await self.picture(self.draft.choices()) if self.who.pictures else None
        asked = self.speech.told.ask(self.draft.ask)
        hints = await self._guidance() if await self._wants_hints() else []
        return Screen((*news, asked, *hints), (*rows, self._foot(undo=False)), image)

    def why_not(self) -> Screen:
        """What is not possible now, with the reasons."""
        lines = self.panel.why_not(self.seen) or [self.get("ui-why-nothing")]
        return Screen((self.get("ui-why-title"), *lines), ((self._button("ui-button-back", "home"),),))

    # the card of an item

    def card(self, news: Sequence[str] = ()) -> Screen:
        """The draft with its preview and its controls."""
        seen, draft = self.seen, self.draft
        assert draft is not None
        mark = stamp(draft.texts)
        controls = picks(seen, self.panel, draft)
        rows = [*self._toggle_rows(seen, mark, toggles(seen, self.panel, draft))]
        spare = ROOM_FOR_ROWS - sum(1 + len(row) for row in rows if isinstance(row, tuple)) - 3
        for number, pick in enumerate(controls):
            as_buttons = len(pick.labels) <= MOST_AS_BUTTONS and spare - 2 * (len(controls) - number) >= 4
            row = self._pick_row(seen, mark, draft, pick, as_buttons)
            spare -= 1 + len(row) if isinstance(row, tuple) else 2
            rows.append(row)
        rows.append(
            (
                self._button("ui-button-back", "drop"),
                seen.press(self.panel.go_label(seen, draft), "fire", mark, style="go"),
            )
        )
        return Screen((*news, *self.panel.card_lines(seen, draft)), tuple(rows))

    def _toggle_rows(self, seen: Seen, mark: str, options: Sequence[Toggle]) -> list[Row]:
        buttons = [
            seen.press(
                self.get("ui-card-on" if option.on else "ui-card-off", what=option.label),
                "tog",
                mark,
                "0" if option.on else "1",
                option.text,
                style="main" if option.on else "plain",
            )
            for option in options
        ]
        return [*in_rows(buttons, 3)]

    def _pick_row(self, seen: Seen, mark: str, draft: AnyDraft, pick: Pick, as_buttons: bool) -> Row:
        choices = draft.points[pick.index].choices
        if as_buttons:
            return tuple(
                seen.press(
                    self.get("ui-card-pick", hint=pick.hint, choice=pick.labels[text]),
                    "set",
                    mark,
                    str(pick.index),
                    str(number),
                    style="main" if text == pick.chosen else "plain",
                )
                for number, text in enumerate(choices)
            )
        id = seen.press("", "set", mark, str(pick.index)).id
        options = tuple(
            Option(f"{pick.hint}: {pick.labels[text]}", str(number), chosen=text == pick.chosen)
            for number, text in enumerate(choices[:MOST_OPTIONS])
        )
        return Select(pick.hint, id, options)

    # parts

    def _foot(self, *, undo: bool = True, hinted: bool = False) -> tuple[Button, ...]:
        buttons = [
            self._button("ui-button-undo", "undo"),
            self._button("ui-button-why-not", "why"),
            self._button("ui-button-rules", "rules"),
        ]
        if hinted:
            buttons.append(self._button("ui-button-no-hints", "nohints"))
        if len(self.info.humans) == 1:
            buttons.append(self._button("ui-button-suggest", "suggest"))
        return tuple(buttons if undo else buttons[2:])

    def _button(self, text: str, verb: str, *words: str) -> Button:
        question = self.seen.question if self.draft is not None else 0
        return Button(self.get(text), PressId(verb, self.info.id, question, words))

    async def _guidance(self) -> list[str]:
        """The line that leads through a guided first game."""
        if not await self.desk.host.guided(self.info.id):
            return []
        return await self.suggestion("ui-hint-guided")

    async def suggestion(self, text: str = "ui-suggested") -> list[str]:
        """What a computer would do now, in the sentence `text`."""
        plan = await self.desk.host.suggest(self.info.id, self.who.person)
        return [self.get(text, what=self.speech.told.summary(plan))] if plan else []

    async def _wants_hints(self) -> bool:
        settings = await self.desk.person(self.who.person)
        rounds = GUIDED_ROUNDS if await self.desk.host.guided(self.info.id) else HINTED_ROUNDS
        return settings.data.get("hints", "on") == "on" and self.view.turn <= rounds * len(self.info.seats)

    async def picture(self, texts: Sequence[str]) -> Image | None:
        """The private picture of what can be chosen; None if it cannot be drawn."""
        name = f"choice-{self.info.id}-{self.info.seq}-{self.view.viewer}-{self.who.language}-{stamp(texts)}.png"
        draw = partial(self.panel.choice, self.view, self.speech.table, texts, self.who.language)
        return await self.desk.gallery.image(name, draw)
