"""What a row of the outbox says: one post a turn, its picture, who is called, and the buttons below.

A post is made only from the public view and from events as everybody may know them.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Any

from cogs import lobby_screens, seat_words, time_words, undo_words
from cogs.desk import Desk
from cogs.host import HostError, LoggedStep, Post, SessionInfo, UndoRequest
from cogs.host_clock import LIVE
from cogs.ids import PressId
from cogs.names import plain, shown
from cogs.panels import panel
from cogs.screen import Button, Image, cut
from cogs.speech import FIGURES, Speech
from render.core.picture import Picture
from rules.core.model import Event

log = logging.getLogger(__name__)

LONGEST_POST = 900
"""Characters of a post, its story shortened to fit."""
LONGEST_STORY = 690
"""Leaves room for the line that calls somebody (at most 200)."""
LONGEST = 2000


@dataclass(frozen=True)
class Message:
    """A public message: text, picture, rows of buttons, and the people it calls. A board replaces the one before."""

    content: str
    rows: tuple[tuple[Button, ...], ...] = ()
    image: Image | None = None
    calls: tuple[int, ...] = ()
    is_board: bool = False
    more: tuple[Image, ...] = ()
    """Pictures beside the first."""


def mark(post: Post) -> str:
    """How the file name of a row's picture begins: unlike all other rows'."""
    return f"{post.nonce}-"


async def build(desk: Desk, info: SessionInfo, post: Post) -> Message:
    """The message of a row, in the server's language."""
    speech = Speech(desk.texts, await desk.guild_language(info.guild), info)
    maker = _MAKERS.get(post.kind, _notice)
    return await maker(desk, speech, post)


# kinds of rows


async def _turn(desk: Desk, speech: Speech, post: Post) -> Message:
    """The story of what came true since the last post, and who is next."""
    happened = _events(await _steps(desk, speech.info, post))
    return Message(
        await _turn_text(desk, speech, post),
        await _call_rows(desk, speech, post) + _board_rows(desk, speech),
        await _picture(desk, speech, post, happened),
        tuple(post.payload["pings"]),
        is_board=True,
    )


async def _turn_text(desk: Desk, speech: Speech, post: Post) -> str:
    steps = await _steps(desk, speech.info, post)
    happened = _events(steps)
    lines = [
        *_calls(speech, post, happened), *time_words.time_ups(speech, steps), *_story(speech, happened),
        *seat_words.notes(speech, desk.clock.now()),
    ]  # fmt: skip
    return cut("\n".join(lines), LONGEST)


async def text(desk: Desk, info: SessionInfo, post: Post) -> str:
    """What a table message says, without its picture and buttons."""
    speech = Speech(desk.texts, await desk.guild_language(info.guild), info)
    return await _TEXTS.get(post.kind, _turn_text)(desk, speech, post)


async def frames(desk: Desk, info: SessionInfo, post: Post) -> list[Message]:
    """The table after each turn of a row but the last, where one person plays alone live or in the playground.

    Each is the row's own message with less of its story, so that nothing is lost when a later one is not shown.
    """
    if post.kind != "turn" or len(info.humans) != 1 or not (desk.playground or info.pace == LIVE):
        return []
    speech = Speech(desk.texts, await desk.guild_language(info.guild), info)
    steps = [step for step in await _steps(desk, info, post) if step.undone is None]
    ends = [step.seq for step, following in pairwise(steps) if step.seat != following.seat]
    calls = _calls(speech, post, _events(steps))
    skip = (Button(speech.get("ui-post-skip"), PressId("skip", info.id)),)
    rows = (*await _call_rows(desk, speech, post), *_board_rows(desk, speech), skip)
    made, before, told = [], await _before(desk, info, post), post.from_seq - 1
    for end in ends:
        view = await _kept(desk, info, end)
        happened = _events([step for step in steps if told < step.seq <= end])
        if view is None or not happened:
            continue
        draw = partial(panel(info.system).board, view, speech.table, happened, speech.language, before)
        image = await _drawn(desk, post, draw, f"{end}")
        text = cut("\n".join([*calls, *_story(speech, happened)]), LONGEST)
        made.append(Message(text, rows, image, tuple(post.payload["pings"]), is_board=True))
        before, told = view, end
    return made


async def _started(desk: Desk, speech: Speech, post: Post) -> Message:
    """The table's contract, the order of turns, the sealed seed, and who begins."""
    return Message(
        await _started_text(desk, speech, post),
        _board_rows(desk, speech),
        await _picture(desk, speech, post, ()),
        tuple(post.payload["pings"]),
        is_board=True,
    )


async def _started_text(desk: Desk, speech: Speech, post: Post) -> str:
    order = speech.join([speech.name(FIGURES[seat.seat]) for seat in speech.info.seats])
    lines = [
        *_calls(speech, post, ()),
        speech.get("ui-started", table=speech.title(), order=order),
        *lobby_screens.contract(desk, speech.language, speech.info),
        speech.get("ui-started-sealed", hash=post.payload["commitment"]),
        *_story(speech, await events(desk, speech.info, post)),
    ]
    return cut("\n".join(lines), LONGEST)


async def _over(desk: Desk, speech: Speech, post: Post) -> Message:
    """Places, points by source, the seed; the last turn's story stands before."""
    view = await desk.host.view_at(speech.info.id, post.to_seq, None)
    happened = await events(desk, speech.info, post)
    score = [
        speech.get("ui-final-title", table=speech.title()),
        *final_lines(speech, view, post.payload["results"]),
        *[line for result in post.payload["results"] if (line := seat_words.final(speech, result))],
        *await _rating_lines(desk, speech),
    ]
    end = [_length(speech, view), speech.get("ui-final-seed", seed=speech.info.revealed_seed)]
    room = LONGEST_POST - len("\n".join([*score, *end]))
    lines = [*score, *_story(speech, happened, room), *end]
    game = panel(speech.info.system)
    image = await _drawn(desk, post, partial(game.final, view, speech.table, speech.language))
    row = (
        Button(speech.get("ui-final-rematch"), PressId("rematch", speech.info.id), "go"),
        Button(speech.get("ui-final-board"), PressId("finalboard", speech.info.id)),
        Button(speech.get("ui-final-verify"), PressId("verify", speech.info.id)),
        Button(speech.get("ui-final-leaderboard"), PressId("standing", speech.info.id)),
    )
    return Message(cut("\n".join(lines), LONGEST), (row,), image, is_board=True)


async def _left(desk: Desk, speech: Speech, post: Post) -> Message:
    name = speech.name(FIGURES[post.payload["seat"]])
    return Message(speech.get("ui-post-resigned", name=name))


async def _begun(desk: Desk, speech: Speech, post: Post) -> Message:
    """A turn over days that lies unfinished: nothing of it is told before its end."""
    return Message(speech.get("ui-post-begun", name=speech.name(FIGURES[post.payload["seat"]])))


async def _reminder(desk: Desk, speech: Speech, post: Post) -> Message:
    """One person, called again; deleted when answered."""
    told = time_words.reminder if post.kind == "reminder" else _call_again
    row = (
        Button(speech.get("ui-post-my-move"), PressId("move", speech.info.id), "go"),
        Button(speech.get("ui-post-my-hand"), PressId("hand", speech.info.id)),
    )
    more = time_words.extension(speech, post)
    return Message("\n".join(told(desk, speech, post)), ((*row, *more),), calls=tuple(post.payload["pings"]))


def _call_again(desk: Desk, speech: Speech, post: Post) -> list[str]:
    return time_words.call(speech, post)


async def _decided(desk: Desk, speech: Speech, post: Post) -> Message:
    """What the table has decided about its time."""
    return Message("\n".join(time_words.notice(desk.texts, speech, post)))


async def _ready(desk: Desk, speech: Speech, post: Post) -> Message:
    """People of a lobby are asked whether they are ready; deleted when all have answered."""
    row = (Button(speech.get("ui-ready-button"), PressId("lready", speech.info.id), "go"),)
    return Message(time_words.ready(speech, post), (row,), calls=tuple(post.payload["pings"]))


async def _extended(desk: Desk, speech: Speech, post: Post) -> Message:
    """Somebody takes more time, once in the session."""
    return Message(time_words.extended(speech, post))


async def _vote(desk: Desk, speech: Speech, post: Post) -> Message:
    """What somebody wants to be decided; deleted when it is."""
    line, row = time_words.vote(desk.texts, speech, post)
    return Message(line, (row,))


async def _undo_request(desk: Desk, speech: Speech, post: Post) -> Message:
    """Somebody asks to take back more than he may alone: the table as it is, and as it would be."""
    wanted = await desk.host.undo_request(post.payload["request"])
    assert wanted is not None
    text = await undo_text(desk, speech, wanted)
    views = await desk.host.undo_views(wanted)
    images = []
    for what, view in zip(("now", "then"), views or (), strict=False):
        draw = partial(panel(speech.info.system).board, view, speech.table, (), speech.language)
        image = await _drawn(desk, post, draw, what)
        if image is not None:
            images.append(replace(image, alt=f"{speech.get(f'ui-undo-alt-{what}')} {image.alt}"))
    rows = undo_words.answers(speech, wanted)
    return Message(text, rows, images[0] if images else None, more=tuple(images[1:]))


async def undo_text(desk: Desk, speech: Speech, wanted: UndoRequest) -> str:
    """What the post of a request says now."""
    steps = await desk.host.log(speech.info.id, None, since_seq=wanted.first, to_seq=wanted.newest)
    return cut("\n".join(undo_words.request(speech, wanted, undo_words.standing(steps, wanted.newest))), LONGEST)


async def _undone(desk: Desk, speech: Speech, post: Post) -> Message:
    """What was taken back by consent, and the table as it is again."""
    return Message(
        await _undone_text(desk, speech, post),
        _board_rows(desk, speech),
        await _picture(desk, speech, post, ()),
        tuple(post.payload["pings"]),
        is_board=True,
    )


async def _undone_text(desk: Desk, speech: Speech, post: Post) -> str:
    """Who is next, what was taken back, and what stands and was not told yet."""
    steps = await _steps(desk, speech.info, post)
    told = post.payload
    taken = await desk.host.log(speech.info.id, None, since_seq=told["first"], to_seq=told["last"])
    lines = [*_calls(speech, post, ()), *undo_words.done(speech, post, taken), *_story(speech, _events(steps))]
    return cut("\n".join(lines), LONGEST)


async def _seat_offer(desk: Desk, speech: Speech, post: Post) -> Message:
    """A seat that is to go to somebody; deleted when it has gone, or is no longer to go."""
    lines, rows = seat_words.offer(speech, post)
    return Message("\n".join(lines), rows, calls=tuple(post.payload["pings"]))


async def _seat_handed(desk: Desk, speech: Speech, post: Post) -> Message:
    """Who has taken whose seat, and what waits there."""
    lines = [*_calls(speech, post, ()), *seat_words.handed(speech, post)]
    return Message("\n".join(lines), seat_words.handed_rows(speech, post), calls=tuple(post.payload["pings"]))


async def _notice(desk: Desk, speech: Speech, post: Post) -> Message:
    """Kinds that are one sentence."""
    return Message(speech.get(f"ui-post-{post.kind.replace('_', '-')}", id=str(post.payload.get("id", ""))))


_TEXTS = {"started": _started_text, "undone": _undone_text}
_MAKERS = {
    "turn": _turn,
    "respawn_call": _turn,
    "started": _started,
    "over": _over,
    "left": _left,
    "begun": _begun,
    "reminder": _reminder,
    "call": _reminder,
    "vote": _vote,
    "paused": _decided,
    "resumed": _decided,
    "paced": _decided,
    "undo_request": _undo_request,
    "undone": _undone,
    "extended": _extended,
    "ready": _ready,
    "seat_offer": _seat_offer,
    "seat_handed": _seat_handed,
}


async def again(desk: Desk, info: SessionInfo) -> Message:
    """The table message of a running session whose own is gone: the table as it is, calling nobody."""
    language = await desk.guild_language(info.guild)
    speech = Speech(desk.texts, language, info)
    look = await desk.host.look(info.id, None)
    waiting = {seat for ask in look.asks for seat in ask.seats}
    names = speech.join([speech.name(FIGURES[seat]) for seat in sorted(waiting)], "and")
    name = f"board-{info.id}-{info.seq}-None-{language}.png"
    draw = partial(panel(info.system).board, look.view, speech.table, (), language)
    return Message(
        speech.get("ui-panel-waiting", title=speech.title(), names=names),
        _board_rows(desk, speech),
        await desk.gallery.image(name, draw),
        is_board=True,
    )


# parts


async def events(desk: Desk, info: SessionInfo, post: Post) -> list[Event]:
    """What came true in the row's steps, as everybody may know it; steps taken back are no part of it."""
    return _events(await _steps(desk, info, post))


async def _steps(desk: Desk, info: SessionInfo, post: Post) -> list[LoggedStep]:
    return await desk.host.log(info.id, None, since_seq=post.from_seq, to_seq=post.to_seq)


def _events(steps: Sequence[LoggedStep]) -> list[Event]:
    return [event for step in steps if step.undone is None for event in step.events]


def _story(speech: Speech, happened: Sequence[Event], room: int = LONGEST_STORY) -> list[str]:
    """The lines of the story; of one longer than `room` characters the newest that fit, at least the last."""
    lines = speech.told.story(happened)
    while len(lines) > 1 and sum(map(len, lines)) + len(lines) > room:
        lines.pop(0)
    return lines


def _calls(speech: Speech, post: Post, happened: Sequence[Event]) -> list[str]:
    """One line for each awaited person; its first words are what a lock screen shows."""
    asked = [awaited for awaited in post.payload.get("awaits", ()) if awaited["seat"] is not None]
    return [
        " ".join([_call(speech, awaited, happened), *time_words.awaited(speech, post, awaited)]) for awaited in asked
    ]


def _call(speech: Speech, awaited: dict[str, Any], happened: Sequence[Event]) -> str:
    name = speech.called(awaited["seat"])
    ping = f"{speech.info.system}-ping-{awaited['kind']}"
    if speech.texts.has(ping):
        return speech.get(ping, name=name, table=speech.title())
    news = speech.told.news(FIGURES[awaited["seat"]], happened)
    if news:
        return speech.get("ui-ping-turn-news", name=name, table=speech.title(), news=news)
    return speech.get("ui-ping-turn", name=name, table=speech.title())


def _board_rows(desk: Desk, speech: Speech) -> tuple[tuple[Button, ...], ...]:
    id = speech.info.id
    return (
        (
            Button(speech.get("ui-post-my-move"), PressId("move", id), "go"),
            Button(speech.get("ui-post-my-hand"), PressId("hand", id)),
            Button(speech.get("ui-post-log"), PressId("log", id)),
            Button(speech.get("ui-post-more"), PressId("more", id)),
        ),
        *seat_words.rows(speech, desk.clock.now()),
    )


async def _call_rows(desk: Desk, speech: Speech, post: Post) -> tuple[tuple[Button, ...], ...]:
    """Answers that whoever is called may give right here; they are the same whatever anybody holds."""
    view = await desk.host.view_at(speech.info.id, post.to_seq, None)
    row = panel(speech.info.system).call_row(speech, view, post.kind)
    return (row,) if row else ()


async def _picture(desk: Desk, speech: Speech, post: Post, happened: Sequence[Event]) -> Image | None:
    view = await desk.host.view_at(speech.info.id, post.to_seq, None)
    before = await _before(desk, speech.info, post) if happened else None
    game = panel(speech.info.system)
    return await _drawn(desk, post, partial(game.board, view, speech.table, happened, speech.language, before))


async def _before(desk: Desk, info: SessionInfo, post: Post) -> Any:
    """The table at the end of the last story, where a figure stood that fell and came back since; None if not kept."""
    return await _kept(desk, info, post.from_seq - 1)


async def _kept(desk: Desk, info: SessionInfo, seq: int) -> Any:
    """What everybody could see after step `seq`; None if that is not kept."""
    try:
        return await desk.host.view_at(info.id, seq, None)
    except HostError as error:
        if error.code != "picture_not_kept":
            raise
        log.info("session %s: the table after step %s is not kept", info.id, seq)
        return None


async def _drawn(desk: Desk, post: Post, draw: partial[Picture], what: str = "board") -> Image | None:
    name = f"{mark(post)}{what}.png"
    drawn = await desk.gallery.picture(name, draw)
    return Image(drawn.png, drawn.alt, name) if drawn is not None else None


def final_lines(speech: Speech, view: Any, results: Sequence[dict[str, Any]]) -> list[str]:
    """Who won, then one line a place with points by source."""
    best = [result for result in results if result["place"] == 1]
    names = speech.join([speech.name(FIGURES[result["seat"]]) for result in best], "and")
    won = "ui-final-won" if len(best) == 1 else "ui-final-shared"
    lines = [speech.get(won, names=names, points=best[0]["points"])]
    places = view.outcome.places if view.outcome else ()
    sources = {seat: told for place in places for seat, told in place.sources.items()}
    for result in sorted(results, key=lambda result: result["place"]):
        name = speech.name(FIGURES[result["seat"]])
        if result["left"]:
            lines.append(speech.get("ui-final-left", name=shown(result["name"])))
            continue
        told = [
            f"{speech.told.get(f'source-{source}')} {points}"
            for source, points in sources.get(result["seat"], {}).items()
            if points
        ]
        id = "ui-final-place" if told else "ui-final-place-bare"
        variables = {"sources": speech.join(told)} if told else {}
        lines.append(speech.get(id, place=str(result["place"]), names=name, points=result["points"], **variables))
    return lines


async def _rating_lines(desk: Desk, speech: Speech) -> list[str]:
    """How the ratings of the people moved, best first; nothing where nobody was rated."""
    changes = await desk.host.rating_changes(speech.info.id)
    people = {seat.person: shown(seat.name) for seat in speech.info.seats if seat.person is not None}
    people |= {result.person: shown(result.name) for result in await desk.host.results(speech.info.id)}
    told = [
        speech.get("ui-final-rating", name=people[person], rating=str(new), change=_signed(new - old))
        for person, (old, new) in sorted(changes.items(), key=lambda item: -item[1][1])
        if person in people
    ]
    return [speech.get("ui-final-ratings", ratings=speech.join(told))] if told else []


def _signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "±0"


def _length(speech: Speech, view: Any) -> str:
    info = speech.info
    days = int(((info.ended or 0) - (info.started or 0)) // 86400)
    return speech.get("ui-final-length", turns=view.turn, days=days)


def thread_name(desk: Desk, language: str, info: SessionInfo) -> str:
    """The name of a session's thread."""
    people = desk.texts.join(language, [plain(seat.name) for seat in info.seats], "comma")
    return desk.texts.get(language, "ui-thread-name", table=Speech(desk.texts, language, info).title(), people=people)


async def finished_thread_name(desk: Desk, language: str, info: SessionInfo) -> str:
    """Its name at the end."""
    view = (await desk.host.look(info.id, None)).view
    seats = view.outcome.places[0].seats if view.outcome else ()
    winner = desk.texts.join(language, [plain(info.seats[seat].name) for seat in seats], "and")
    title = Speech(desk.texts, language, info).title()
    return desk.texts.get(language, "ui-thread-name-over", table=title, winner=winner)
