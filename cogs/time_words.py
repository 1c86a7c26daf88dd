"""Time in words: paces, deadlines in everybody's own time, reminders and calls, and what the clock did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.desk import Desk
from cogs.host import LoggedStep, Look, Post
from cogs.host_clock import BANK_S, HOUR_S, LIVE, PACES, allowance
from cogs.host_forecast import Forecast
from cogs.host_lobby import ASKED_S
from cogs.host_posts import TURN_KINDS
from cogs.host_timing import LAST
from cogs.ids import PressId
from cogs.screen import Button, Option, Screen, Select
from cogs.speech import FIGURES, Speech
from data.texts import Texts

LAST_PART = 85
"""From so many parts in a hundred on a reminder says what the computer will do."""
HALF = 50
DAY_S = 24 * HOUR_S


def pace(texts: Texts, language: str, pace: str) -> str:
    """A pace in words."""
    if pace in (*PACES, "none", LIVE):
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
    if at is None:
        return ""
    if speech.info.pace == LIVE:
        return speech.get("ui-live-until", in_=ago(at))
    return speech.get("ui-time-until", when=moment(at), in_=ago(at))


def on_panel(speech: Speech, line: str, at: float | None) -> str:
    """A panel's first line, with until when its person is awaited if a clock runs."""
    if at is None:
        return line
    if speech.info.pace == LIVE:
        return speech.get("ui-live-panel-until", line=line, in_=ago(at))
    return speech.get("ui-time-panel-until", line=line, when=moment(at), in_=ago(at))


def contract(texts: Texts, language: str, pace: str) -> str:
    """What happens to who takes too long; "" where no clock runs."""
    if allowance(pace) is None:
        return ""
    return texts.get(language, "ui-live-contract" if pace == LIVE else "ui-time-contract")


def _bank(speech: Speech, seat: int) -> str:
    minutes, seconds = divmod(round(BANK_S - speech.info.seats[seat].bank_used), 60)
    return f"{minutes}:{seconds:02}"


def _awaited_until(speech: Speech, waiting: dict[str, Any]) -> str:
    at = waiting.get("until")
    if at is not None and speech.info.pace == LIVE and waiting["kind"] in TURN_KINDS:
        return speech.get("ui-live-until-turn", in_=ago(at), bank=_bank(speech, waiting["seat"]))
    return until(speech, at)


def awaited(speech: Speech, post: Post, waiting: dict[str, Any]) -> list[str]:
    """What stands behind the call of one awaited person: until when, and that he is not called now."""
    parts = [_awaited_until(speech, waiting)]
    called = post.payload.get("silent", {}).get(str(waiting["person"]))
    if called is not None:
        parts.append(speech.get("ui-time-called-later", when=moment(called)))
    return [part for part in parts if part]


def reminder(desk: Desk, speech: Speech, post: Post) -> list[str]:
    """A reminder: how much time is gone, or what happens soon."""
    told = post.payload
    name, table = speech.called(told["seat"]), speech.title()
    if told["kind"] == LAST:
        first = speech.get("ui-ping-lone", name=name, table=table)
    elif told["part"] >= LAST_PART:
        hours = max(1, round((told["until"] - desk.clock.now()) / HOUR_S))
        first = speech.get("ui-ping-last", name=name, table=table, hours=hours)
    elif told["part"] == HALF:
        first = speech.get("ui-ping-half", name=name, table=table)
    else:
        first = speech.get("ui-ping-part", name=name, table=table, part=told["part"])
    return [f"{first} {until(speech, told['until'])}"]


def expected(texts: Texts, language: str, known: Forecast) -> str:
    """When the people of a lobby are awake together, how many turns they will play, and how long that lasts."""
    parts = [_together(texts, language, known.together)]
    if known.turns is not None:
        parts.append(_lasting(texts, language, known.turns, known.lasts))
    return " · ".join(parts)


def _together(texts: Texts, language: str, span: tuple[float, float] | None) -> str:
    if span is None:
        return texts.get(language, "ui-forecast-never")
    start, end = span
    if end - start >= DAY_S:
        return texts.get(language, "ui-forecast-always")
    return texts.get(language, "ui-forecast-together", **{"from": f"<t:{int(start)}:t>", "to": f"<t:{int(end)}:t>"})


def _lasting(texts: Texts, language: str, turns: int, lasts: tuple[float, float] | None) -> str:
    if lasts is None:
        return texts.get(language, "ui-forecast-turns", turns=turns)
    unit, seconds = ("minutes", 60.0) if lasts[1] < DAY_S / 2 else ("days", DAY_S)
    least = max(1, round(lasts[0] / seconds))
    most = max(least + 1, round(lasts[1] / seconds))
    return texts.get(language, f"ui-forecast-{unit}", turns=turns, least=least, most=most)


def ready(speech: Speech, post: Post) -> str:
    """Those who are called by it, and that a table waits for their word."""
    called = [seat.seat for seat in speech.info.seats if seat.person in post.payload["pings"]]
    names = speech.join([speech.called(seat) for seat in called], "and")
    until = min((seat.asked for seat in speech.info.seats if seat.asked is not None), default=0.0) + ASKED_S
    return speech.get("ui-ping-ready", names=names, table=speech.title(), in_=ago(until))


def extension(speech: Speech, post: Post) -> tuple[Button, ...]:
    """The button by which the person takes more time, under the last reminder, if that is still to be had."""
    told = post.payload
    is_last = post.kind == "reminder" and told["kind"] != LAST and told["part"] >= LAST_PART
    if not is_last or speech.info.seats[told["seat"]].extended:
        return ()
    return (Button(speech.get("ui-extend"), PressId("extend", speech.info.id)),)


def more(speech: Speech, look: Look) -> list[Button]:
    """What stands about time behind *More* of a running table."""
    id, wish = speech.info.id, "resume" if look.paused else "pause"
    buttons = [
        Button(speech.get("ui-more-pace"), PressId("paces", id)),
        Button(speech.get(f"ui-more-{wish}"), PressId("agree", id, 0, (wish,))),
    ]
    if look.may_extend:
        buttons.insert(0, Button(speech.get("ui-extend"), PressId("extend", id)))
    return buttons


def paces(speech: Speech) -> Screen:
    """The paces that a table can vote for."""
    texts, language, now = speech.texts, speech.language, speech.info.pace
    offered = [other for other in (*PACES, LIVE, "none") if other != now]
    options = tuple(Option(pace(texts, language, other), other) for other in offered)
    title = speech.get("ui-more-pace-title", table=speech.title(), pace=pace(texts, language, now))
    return Screen((title,), (Select(speech.get("ui-server-pace"), PressId("setpace", speech.info.id), options),))


def extended(speech: Speech, post: Post) -> str:
    """Somebody takes more time."""
    name, at = speech.name(FIGURES[post.payload["seat"]]), post.payload["until"]
    return speech.get("ui-post-extended", name=name, when=moment(at), in_=ago(at))


def call(speech: Speech, post: Post) -> list[str]:
    """A call for what came silently: this table, and how many others."""
    told = post.payload
    name, table = speech.called(told["seat"]), speech.title()
    first = speech.get("ui-ping-turn", name=name, table=table)
    if told["also"]:
        first = speech.get("ui-ping-digest", name=name, table=table, count=len(told["also"]) + 1)
    return [f"{first} {until(speech, told['until'])}"]


def time_ups(speech: Speech, steps: Sequence[LoggedStep]) -> list[str]:
    """What the computer did because somebody's time was up, before the story itself; not where a seat is lent to it."""
    seats = sorted({step.seat for step in steps if step.origin == "clock" and step.undone is None})
    seats = [seat for seat in seats if speech.info.seats[seat].lent_until is None]
    away = "ui-live-away" if speech.info.pace == LIVE else "ui-post-away"
    lines = [
        speech.get(away if speech.info.seats[seat].away else "ui-post-time-up", name=speech.name(FIGURES[seat]))
        for seat in seats
    ]
    return [*lines, speech.get("ui-post-deserted")] if speech.info.deserted else lines


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
        told = "ui-live-paced" if "until" in post.payload else "ui-post-paced"
        lines = [speech.get(told, table=speech.title(), pace=named)]
    else:
        lines = [speech.get(f"ui-post-{post.kind}", table=speech.title())]
    for seat, at in sorted(post.payload.get("until", {}).items()):
        lines.append(_person_until(speech, speech.name(FIGURES[int(seat)]), at))
    return lines


def _person_until(speech: Speech, name: str, at: float) -> str:
    if speech.info.pace == LIVE:
        return speech.get("ui-live-person-until", name=name, in_=ago(at))
    return speech.get("ui-time-person-until", name=name, when=moment(at), in_=ago(at))

