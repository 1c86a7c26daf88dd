"""Seats that change hands, in words: offers, who took what, marks in lists, and the buttons under a table message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs import time_words
from cogs.desk import Desk
from cogs.host import Holder, Post, SeatInfo, SessionInfo
from cogs.host_clock import LIVE
from cogs.host_handing import open_offer
from cogs.ids import PressId
from cogs.names import label, mention, shown
from cogs.screen import MOST_IN_ROW, Button, in_rows
from cogs.speech import LABEL_NAME, Speech
from data.texts import Texts

AGREEABLE = ("self", "vote")
"""Offers that the others are asked about."""


# posts


def offer(speech: Speech, post: Post) -> tuple[list[str], tuple[tuple[Button, ...], ...]]:
    """What is wanted of a seat, and the buttons by which it is taken or agreed to."""
    told = post.payload
    names = {"name": _named(told["owner"]), "table": speech.title()}
    buttons = []
    if told["open"]:
        lines = [_open(speech, told, names), speech.get("ui-seat-never"), _why(speech, told, names["name"])]
        buttons.append(Button(speech.get("ui-seat-take"), _press(speech, "stake", told["seat"]), "go"))
    elif told["how"] == "self":
        lines = [speech.get("ui-seat-self-computer", **names)]
    else:
        lines = [_wanted(speech, told, names)]
    if told["how"] in AGREEABLE and not told["agreed"]:
        buttons.append(Button(speech.get("ui-seat-agree"), _press(speech, "sagree", told["seat"])))
    if told["how"] == "self":
        buttons.append(Button(speech.get("ui-post-take-back"), PressId("takeback", speech.info.id)))
    return lines, (tuple(buttons),)


def _press(speech: Speech, verb: str, seat: int) -> PressId:
    return PressId(verb, speech.info.id, 0, (str(seat),))


def _named(somebody: dict[str, Any]) -> str:
    return shown(somebody["name"])


def _called(somebody: dict[str, Any]) -> str:
    return mention(somebody["person"]) if somebody["person"] is not None else _named(somebody)


def _open(speech: Speech, told: dict[str, Any], names: dict[str, str]) -> str:
    if not told["to"]["name"]:
        return speech.get("ui-seat-open-anyone", **names)
    to = _called(told["to"])
    if told["until"] is None:
        return speech.get("ui-seat-open-person", to=to, **names)
    return speech.get("ui-seat-open-lend", to=to, when=time_words.moment(told["until"]), **names)


def _why(speech: Speech, told: dict[str, Any], name: str) -> str:
    if told["how"] == "self" and told["until"] is not None:
        return speech.get("ui-seat-why-lend", name=name)
    if told["how"] == "self":
        return speech.get("ui-seat-why-self", name=name)
    return speech.get("ui-seat-why-manager" if told["how"] == "manager" else "ui-seat-why-vote")


def _wanted(speech: Speech, told: dict[str, Any], names: dict[str, str]) -> str:
    by = shown(speech.info.seats[told["by"]].name) if told["by"] is not None else "?"
    if told["computer"]:
        return speech.get("ui-seat-vote-computer", by=by, **names)
    if told["to"]["name"]:
        return speech.get("ui-seat-vote-person", by=by, to=_named(told["to"]), **names)
    return speech.get("ui-seat-vote-anyone", by=by, **names)


def handed(speech: Speech, post: Post) -> list[str]:
    """Who has taken the seat of whom, and what it means for ratings."""
    told = post.payload
    to_computer = told["to"]["kind"] == "computer"
    old, new = _named(told["from"]), _named(told["to"])
    if to_computer and told["to"]["name"]:
        new = speech.get("ui-seat-computer", name=new)
    line = _handed(speech, told["how"], old, new, told["until"], to_computer)
    return [line, *_rated(speech, told, old, new)]


def _handed(speech: Speech, how: str, old: str, new: str, until: float | None, to_computer: bool) -> str:
    if how == "lent" and until is not None:
        when = time_words.moment(until)
        if to_computer:
            return speech.get("ui-seat-handed-computer", old=old, when=when)
        return speech.get("ui-seat-handed-lent", old=old, new=new, when=when)
    if how == "left":
        return speech.get("ui-seat-handed-left", old=old)
    if how == "back":
        return speech.get("ui-seat-handed-back", new=new)
    return speech.get(f"ui-seat-handed-{how}", old=old, new=new)


def _rated(speech: Speech, told: dict[str, Any], old: str, new: str) -> list[str]:
    if told["how"] == "back" or (told["how"] == "lent" and told["to"]["kind"] == "computer"):
        return []
    if told["agreed"]:
        return [speech.get("ui-seat-rated-agreed")]
    if told["how"] == "lent":
        return [speech.get("ui-seat-rated-lent", old=old)]
    return [speech.get("ui-seat-rated-left", old=old, new=new)]


def handed_rows(speech: Speech, post: Post) -> tuple[tuple[Button, ...], ...]:
    """The buttons of the new holder, and for the others to agree to what they were not asked about yet."""
    told = post.payload
    row = [
        Button(speech.get("ui-post-my-move"), PressId("move", speech.info.id), "go"),
        Button(speech.get("ui-post-my-hand"), PressId("hand", speech.info.id)),
    ]
    if told["how"] in ("self", "lent") and not told["agreed"] and told["to"]["kind"] == "human":
        row.append(Button(speech.get("ui-seat-agree"), _press(speech, "sagree", told["seat"])))
    return (tuple(row),)


def notes(speech: Speech, now: float) -> list[str]:
    """What a table message says of seats that are lent or free."""
    lines = []
    for seat in speech.info.seats:
        name, when = shown(seat.name), time_words.moment(seat.lent_until or 0)
        if seat.kind != "human":
            continue
        if seat.lender is not None:
            lines.append(speech.get("ui-seat-note-lent", name=name, lender=shown(seat.lender_name), when=when))
        elif seat.lent_until is not None:
            lines.append(speech.get("ui-seat-note-computer", name=name, when=when))
        elif _is_free(seat, now):
            lines.append(speech.get("ui-seat-note-free", name=name))
    return lines


def _is_free(seat: SeatInfo, now: float) -> bool:
    offered = open_offer(seat, now)
    return offered is not None and offered.person is None


def rows(speech: Speech, now: float) -> tuple[tuple[Button, ...], ...]:
    """The buttons under a table message by which seats are taken, and taken back."""
    people = [seat for seat in speech.info.seats if seat.kind == "human"]
    buttons = []
    if any(seat.away or seat.lender is not None for seat in people):
        id = "ui-live-back" if speech.info.pace == LIVE else "ui-post-take-back"
        buttons.append(Button(speech.get(id), PressId("takeback", speech.info.id)))
    offered = [seat for seat in people if open_offer(seat, now) is not None]
    for seat in offered:
        text = speech.get("ui-seat-take")
        if len(offered) > 1:
            text = speech.get("ui-seat-take-of", name=label(seat.name, LABEL_NAME))
        buttons.append(Button(text, _press(speech, "stake", seat.seat)))
    return in_rows(buttons[:MOST_IN_ROW])


# lists and the log


def in_list(texts: Texts, language: str, seat: SeatInfo, now: float) -> str:
    """A seat in a list: who plays it, and whether it is lent or free."""
    name = shown(seat.name)
    if seat.kind != "human":
        return name
    if seat.lender is not None:
        when = time_words.moment(seat.lent_until or 0)
        return texts.get(language, "ui-seat-in-list-lent", name=name, lender=shown(seat.lender_name), when=when)
    if seat.lent_until is not None:
        return texts.get(language, "ui-seat-in-list-computer", name=name, when=time_words.moment(seat.lent_until))
    offered = open_offer(seat, now)
    if offered is not None and offered.person is not None:
        return texts.get(language, "ui-seat-in-list-kept", name=name, to=shown(offered.name))
    return texts.get(language, "ui-seat-in-list-free", name=name) if offered is not None else name


def history(speech: Speech, holders: Sequence[Holder]) -> list[tuple[int, str]]:
    """What became of the seats, as lines of a log, each after the step with that number."""
    lines: list[tuple[int, str]] = []
    last: dict[int, str] = {}
    for row in holders:
        if row.how != "start":
            new, computer = shown(row.name) if row.name else "", row.kind == "computer"
            new = speech.get("ui-seat-computer", name=new) if computer and new else new
            line = _handed(speech, row.how, shown(last.get(row.seat, "")), new, row.until, computer)
            lines.append((row.from_seq, f"{line} {speech.get('ui-seat-log-agreed')}" if row.agreed else line))
        last[row.seat] = row.name or last[row.seat]
    return lines


def final(speech: Speech, result: dict[str, Any]) -> str:
    """What is to be said of the rating of a seat at the end; "" for an ordinary one."""
    note = result.get("note", "")
    if note == "substitute" and result["counted"]:
        note = "helps"
    if note in ("", "left"):
        return ""
    return speech.get(f"ui-seat-final-{note}", name=shown(result["name"]))


async def inbox_lines(desk: Desk, language: str, person: int) -> tuple[list[str], list[Button]]:
    """Seats that are offered to a person by name, with their buttons, and seats of his that somebody plays for him."""
    lines, buttons = [], []
    for info, number in await desk.host.invitations(person):
        title = Speech(desk.texts, language, info).title()
        name, place = shown(info.seats[number].name), f"<#{info.thread or info.channel}>"
        lines.append(desk.texts.get(language, "ui-seat-inbox-offered", table=title, name=name, place=place))
        text = desk.texts.get(language, "ui-seat-inbox-take", table=title)
        buttons.append(Button(text, PressId("stake", info.id, 0, (str(number),)), "go"))
    for info, number in await desk.host.lent_seats(person):
        title, seat = Speech(desk.texts, language, info).title(), info.seats[number]
        when = time_words.moment(seat.lent_until or 0)
        lines.append(desk.texts.get(language, "ui-seat-inbox-lent", table=title, name=shown(seat.name), when=when))
    return lines, buttons


def with_lender(desk: Desk, language: str, table: str, seat: SeatInfo) -> str:
    """How a table is called to who sits there, for whom if the seat is lent."""
    if seat.lender is None:
        return table
    return desk.texts.get(language, "ui-seat-inbox-for", table=table, lender=shown(seat.lender_name))


def names(desk: Desk, language: str, info: SessionInfo, seats: Sequence[SeatInfo]) -> str:
    """The seats of a table as a list."""
    now = desk.clock.now()
    return ", ".join(in_list(desk.texts, language, seat, now) for seat in seats)
