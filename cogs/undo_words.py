"""Undo by consent in words: how far back, what would be taken back, who must agree, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from cogs import time_words
from cogs.host import LoggedStep, Post, UndoPoint, UndoRequest
from cogs.ids import PressId
from cogs.screen import Button
from cogs.speech import FIGURES, Speech
from rules.core.model import Event

LONGEST_PART = 600


def point(speech: Speech, there: UndoPoint) -> str:
    """A point in the words of a button, for its own person."""
    what = speech.labels.summary(there.texts)
    if there.turn_start:
        return speech.get("ui-undo-to-turn", turns=there.turns, what=what)
    return speech.get("ui-undo-to-step", what=what)


def request(speech: Speech, wanted: UndoRequest, would: Sequence[Event]) -> list[str]:
    """The post that asks: `would` is what would be taken back, as everybody may know it."""
    lines = [
        speech.get("ui-undo-request", name=speech.name(FIGURES[wanted.seat]), table=speech.title()),
        *what(speech, would),
    ]
    if wanted.state != "open":
        by = speech.name(FIGURES[wanted.seat if wanted.closed_by is None else wanted.closed_by])
        return [*lines, speech.get(f"ui-undo-state-{wanted.state}", name=by)]
    names = speech.join([speech.name(FIGURES[seat]) for seat in wanted.needed])
    when, left = time_words.moment(wanted.due), time_words.ago(wanted.due)
    return [*lines, speech.get("ui-undo-needs", names=names, when=when, in_=left), speech.get("ui-undo-pictures")]


def answers(speech: Speech, wanted: UndoRequest) -> tuple[tuple[Button, ...], ...]:
    """The buttons under it; none once it is closed."""
    if wanted.state != "open":
        return ()
    id = speech.info.id
    return (
        (
            Button(speech.get("ui-undo-agree"), PressId("undoyes", id, wanted.id), "go"),
            Button(speech.get("ui-undo-refuse"), PressId("undono", id, wanted.id), "danger"),
        ),
    )


def done(speech: Speech, post: Post, steps: Sequence[LoggedStep]) -> list[str]:
    """What was taken back, and who agreed; `steps` are those since the first that was."""
    told = post.payload
    name = speech.name(FIGURES[told["seat"]])
    names = speech.join([speech.name(FIGURES[seat]) for seat in told["agreed"]], "and")
    first = speech.get("ui-undo-done", name=name, names=names) if names else speech.get("ui-undo-done-alone", name=name)
    taken = [event for step in steps if step.undone == told["last"] + 1 for event in step.events]
    return [first, *what(speech, taken)]


def standing(steps: Sequence[LoggedStep], newest: int) -> list[Event]:
    """What stood after step `newest` of these steps, whatever was taken back later."""
    return [event for step in steps if step.undone is None or step.undone > newest for event in step.events]


def what(speech: Speech, events: Sequence[Event]) -> list[str]:
    """What is taken back, line by line; of much the newest that has room."""
    lines = speech.told.story(events)
    if not lines:
        return [speech.get("ui-undo-quiet")]
    while len(lines) > 1 and sum(map(len, lines)) > LONGEST_PART:
        lines.pop(0)
    return [speech.get("ui-undo-what"), *(f"~~{line}~~" for line in lines)]
