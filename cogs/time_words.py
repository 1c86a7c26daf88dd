"""Time in words: paces, deadlines in everybody's own time, reminders and calls, and what the clock did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.desk import Desk
from cogs.host import LoggedStep, Post
from cogs.host_clock import HOUR_S, PACES
from cogs.ids import PressId
from cogs.screen import Button
from cogs.speech import FIGURES, Speech
from data.texts import Texts

LAST_PART = 85
"""From so many parts in a hundred on a reminder says what the computer will do."""
HALF = 50


def pace(texts: Texts, language: str, pace: str) -> str:
    """A pace in words."""
    if pace in (*PACES, "none", "live"):
        return texts.get(language, f"ui-pace-{pace}")
    return texts.get(language, "ui-time-own-pace", hours=int(pace.removesuffix("h")))


def moment(at: float) -> str:
    """A moment as each reader sees it in his own time."""
    return f"<t:{int(at)}:f>"


def ago(at: float) -> str:
    """How far a moment is, as Discord counts it for each reader."""
    return f"<t:{int(at)}:R>"


def until(speech: Speech, at: float | None) -> str:
    """Until when somebody is awaited; "" where no clock runs."""
    return speech.get("ui-time-until", when=moment(at), in_=ago(at)) if at is not None else ""


def awaited(speech: Speech, post: Post, waiting: dict[str, Any]) -> list[str]:
    """What stands behind the call of one awaited person: until when, and that he is not called now."""
    parts = [until(speech, waiting.get("until"))]
    called = post.payload.get("silent", {}).get(str(waiting["person"]))
    if called is not None:
        parts.append(speech.get("ui-time-called-later", when=moment(called)))
    return [part for part in parts if part]


def reminder(desk: Desk, speech: Speech, post: Post) -> list[str]:
    """A reminder: how much time is gone, or what happens soon."""
    told = post.payload
    name, table = speech.called(told["seat"]), speech.title()
    if told["part"] >= LAST_PART:
        hours = max(1, round((told["until"] - desk.clock.now()) / HOUR_S))
        first = speech.get("ui-ping-last", name=name, table=table, hours=hours)
    elif told["part"] == HALF:
        first = speech.get("ui-ping-half", name=name, table=table)
    else:
        first = speech.get("ui-ping-part", name=name, table=table, part=told["part"])
    return [f"{first} {until(speech, told['until'])}"]


def call(speech: Speech, post: Post) -> list[str]:
    """A call for what came silently: this table, and how many others."""
    told = post.payload
    name, table = speech.called(told["seat"]), speech.title()
    first = speech.get("ui-ping-turn", name=name, table=table)
    if told["also"]:
        first = speech.get("ui-ping-digest", name=name, table=table, count=len(told["also"]) + 1)
    return [f"{first} {until(speech, told['until'])}"]


def time_ups(speech: Speech, steps: Sequence[LoggedStep]) -> list[str]:
    """What the computer did because somebody's time was up, before the story itself."""
    seats = sorted({step.seat for step in steps if step.origin == "clock" and step.undone is None})
    lines = []
    for seat in seats:
        away = speech.info.seats[seat].away
        lines.append(speech.get("ui-post-away" if away else "ui-post-time-up", name=speech.name(FIGURES[seat])))
    return lines


def away_row(speech: Speech) -> tuple[Button, ...]:
    """The button by which somebody who is away takes the own seat back."""
    if not any(seat.away for seat in speech.info.seats):
        return ()
    return (Button(speech.get("ui-post-take-back"), PressId("takeback", speech.info.id)),)


def vote(texts: Texts, speech: Speech, post: Post) -> tuple[str, tuple[Button, ...]]:
    """What somebody wants the table to decide about time, and the button to agree."""
    word, _, value = post.payload["vote"].partition(" ")
    variables = {"pace": pace(texts, speech.language, value)} if value else {}
    name = speech.name(FIGURES[post.payload["seat"]])
    line = speech.get(f"ui-vote-{word}", name=name, table=speech.title(), **variables)
    words = (word, value) if value else (word,)
    return line, (Button(speech.get("ui-post-agree"), PressId("agree", speech.info.id, 0, words), "go"),)


def notice(texts: Texts, speech: Speech, post: Post) -> list[str]:
    """What the table has decided about time."""
    if post.kind == "paced":
        named = pace(texts, speech.language, post.payload["pace"])
        return [speech.get("ui-post-paced", table=speech.title(), pace=named)]
    lines = [speech.get(f"ui-post-{post.kind}", table=speech.title())]
    for seat, at in sorted(post.payload.get("until", {}).items()):
        name = speech.name(FIGURES[int(seat)])
        lines.append(speech.get("ui-time-person-until", name=name, when=moment(at), in_=ago(at)))
    return lines

