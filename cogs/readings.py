"""What can be looked at: the table, one's hand, the log, cards; and the receipt of what one just did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

import msgspec

from cogs import seat_words, tables, time_words
from cogs.desk import Desk
from cogs.host import Committed, LoggedStep, Look, SessionInfo
from cogs.host_orders import declared, in_force
from cogs.ids import PressId
from cogs.panel import Reader
from cogs.panels import panel
from cogs.screen import MOST_OPTIONS, MOST_TEXT, Button, Image, Option, Screen, Select, cut, in_rows
from cogs.speech import Speech
from render.core.picture import Picture
from rules import registry
from rules.core.game import ASK, StandingOrder

LOG_ROOM = 3500
RECEIPT_LINES = 8


async def board(desk: Desk, session: int, who: Reader) -> Screen:
    """The picture of the table as everybody may see it; who sits there may show it to all."""
    look = await desk.host.look(session, None)
    screen = await _board(desk, look, who)
    (buttons,) = screen.rows
    if look.info.seat_of(who.person) is not None:
        show = Button(desk.texts.get(who.language, "ui-log-show"), PressId("tableall", session))
        buttons = (*(button for button in buttons if isinstance(button, Button)), show)
    return replace(screen, rows=(buttons,))


async def public_board(desk: Desk, info: SessionInfo) -> Screen:
    """The same for everybody as the last story left it, without buttons: it stays in the channel."""
    told = await desk.host.told(info.id)
    view = await desk.host.view_at(info.id, told, None)
    look = msgspec.structs.replace(await desk.host.look(info.id, None), view=view, seq=told)
    return replace(await _board(desk, look, Reader(0, await desk.guild_language(info.guild))), rows=())


async def _board(desk: Desk, look: Look, who: Reader) -> Screen:
    speech = Speech(desk.texts, who.language, look.info)
    game = panel(look.info.system)
    draw = partial(game.board, look.view, speech.table, (), who.language)
    image = await _drawn(desk, look, "board", who.language, draw)
    if look.info.status == "running":
        line = speech.waiting(look.view)
    else:
        line = speech.get("ui-panel-over", title=speech.title())
    return Screen((line,), (_as_text(speech),), image)


async def board_text(desk: Desk, session: int, who: Reader) -> Screen:
    """The same in words, from the reader's seat if he has one."""
    look = await desk.host.look(session, who.person)
    speech = Speech(desk.texts, who.language, look.info)
    return Screen(tuple(panel(look.info.system).board_text(look.view, speech)))


async def hand(desk: Desk, session: int, who: Reader, news: Sequence[str] = ()) -> Screen:
    """One's cards: their texts with the orders beside them, and a picture as the ornament; `news` come first.

    Raises `HostError` for somebody who held a seat before.
    """
    look = await desk.host.look(session, who.person)
    tables.check_still_seated(look.info, who.person)
    speech = Speech(desk.texts, who.language, look.info)
    game = panel(look.info.system)
    orders = await _orders(desk, look.info, who.person)
    lines = [*news, *game.hand_text(look.view, speech, _order_lines(desk, speech, orders))]
    image = None
    if who.pictures and look.view.viewer is not None:
        draw = partial(game.hand, look.view, speech.table, who.language)
        image = await _drawn(desk, look, "hand", who.language, draw)
    buttons = (
        *(_switch(speech, order, value) for order, value in orders.items() if not order.asked(look.info.options)),
        Button(speech.get("ui-button-orders"), PressId("orders", session)),
        Button(speech.get("ui-post-my-move"), PressId("move", session), "go"),
    )
    return Screen(tuple(line for line in lines if line), (buttons,), image)


async def _orders(desk: Desk, info: SessionInfo, person: int) -> dict[StandingOrder, str]:
    """The orders that are one choice, with what is in force; none for who does not sit there."""
    game = registry.game(info.system)
    orders = in_force(game, await desk.host.orders(person)) if info.seat_of(person) is not None else {}
    return {order: str(orders[order.key]) for order in declared(game) if order.kind == "choice" and orders}


def _order_lines(desk: Desk, speech: Speech, orders: Mapping[StandingOrder, str]) -> dict[str, str]:
    """The orders by key as the hand shows them; where the table asks, that it does."""
    system, told = speech.info.system, {}
    for order, value in orders.items():
        what = panel(system).order_value(desk.texts, speech.language, order.key, value)
        if order.asked(speech.info.options):
            what = speech.get("ui-orders-asked")
        told[order.key] = f"{speech.get(f'{system}-orders-{order.key}')}: {what}"
    return told


def _switch(speech: Speech, order: StandingOrder, value: str) -> Button:
    """Gives the next value of an order that is one choice."""
    choices = [other for other in order.values if not (order.answers and other == ASK)]
    following = choices[(choices.index(value) + 1) % len(choices)]
    label = speech.get(f"{speech.info.system}-switch-{order.key}-{following}")
    return Button(label, PressId("oswitch", speech.info.id, 0, (order.key, following)))


async def log(desk: Desk, session: int, who: Reader) -> Screen:
    """The newest events as the reader may know them; who sits there may show all what everybody may know."""
    info = (await desk.host.look(session, who.person)).info
    screen = await _log(desk, info, who.language, await desk.host.log(session, who.person))
    if info.seat_of(who.person) is None:
        return screen
    show = Button(desk.texts.get(who.language, "ui-log-show"), PressId("logall", session))
    return Screen(screen.lines, ((show,),))


async def public_log(desk: Desk, session: int) -> Screen:
    """The newest events as everybody may know them, without what was taken back, up to the last story."""
    info = (await desk.host.look(session, None)).info
    told = await desk.host.told(session)
    steps = [step for step in await desk.host.log(session, None, to_seq=told) if step.undone is None]
    return await _log(desk, info, await desk.guild_language(info.guild), steps)


async def _log(desk: Desk, info: SessionInfo, language: str, steps: Sequence[LoggedStep]) -> Screen:
    """One sentence an event, steps taken back struck through; and who took whose seat in between."""
    speech = Speech(desk.texts, language, info)
    told = [(step.seq, text) for step in steps if (text := _step_text(speech, step))]
    told += seat_words.history(speech, await desk.host.holders(info.id))
    told.sort(key=lambda entry: entry[0])
    lines: list[str] = []
    room = LOG_ROOM
    for _, text in reversed(told):
        if len(text) > room:
            break
        room -= len(text) + 1
        lines.insert(0, text)
    title = speech.get("ui-log-title", title=speech.title())
    return Screen((title, *(lines or [speech.get("ui-log-empty")])))


def _step_text(speech: Speech, step: LoggedStep) -> str:
    told = [speech.told.event(event) for event in step.events]
    return "\n".join(f"~~{line}~~" if step.undone is not None else line for line in told)


async def more(desk: Desk, session: int, who: Reader) -> Screen:
    """What stands behind *More*: the table in words, any card's text, orders, resigning."""
    look = await desk.host.look(session, who.person)
    speech = Speech(desk.texts, who.language, look.info)
    cards = panel(look.info.system).cards(speech, look.view)
    options = tuple(Option(label, id) for id, label in cards.items())[:MOST_OPTIONS]
    buttons = [_text_button(speech), Button(speech.get("ui-button-rules"), PressId("rules", session))]
    if look.info.seat_of(who.person) is not None:
        buttons.append(Button(speech.get("ui-button-orders"), PressId("orders", session)))
        buttons.append(Button(speech.get("ui-button-doubt"), PressId("doubt", session)))
        if look.info.status == "running":
            buttons += time_words.more(speech, look)
            buttons.append(Button(speech.get("ui-button-replace"), PressId("sreplace", session)))
            buttons.append(Button(speech.get("ui-button-resign"), PressId("askresign", session), "danger"))
    return Screen(
        (speech.get("ui-more-title", title=speech.title()),),
        (Select(speech.get("ui-more-card"), PressId("cardtext", session), options), *in_rows(buttons)),
    )


async def card(desk: Desk, session: int, who: Reader, id: str) -> Screen:
    """What a card does, with the select still there for the next one."""
    shown = await more(desk, session, who)
    look = await desk.host.look(session, who.person)
    speech = Speech(desk.texts, who.language, look.info)
    return Screen(tuple(panel(look.info.system).card_text(speech, id)), shown.rows)


async def receipt(desk: Desk, session: int, who: Reader, committed: Committed, speech: Speech) -> list[str]:
    """What came true by a commit, as the reader may know it: the story, and cards drawn."""
    steps = await desk.host.log(session, who.person, since_seq=committed.from_seq, to_seq=committed.to_seq)
    happened = [event for step in steps if step.undone is None for event in step.events]
    drawn = [speech.told.event(event) for event in panel(speech.info.system).own_news(happened, speech)]
    lines = [*speech.told.story(happened), *drawn]
    return [cut(line, MOST_TEXT // 10) for line in lines[-RECEIPT_LINES:]]


def _text_button(speech: Speech) -> Button:
    return Button(speech.get("ui-button-as-text"), PressId("text", speech.info.id))


def _as_text(speech: Speech) -> tuple[Button, ...]:
    return (_text_button(speech),)


async def _drawn(desk: Desk, look: Look, what: str, language: str, draw: partial[Picture]) -> Image | None:
    name = f"{what}-{look.info.id}-{look.seq}-{look.view.viewer}-{language}.png"
    return await desk.gallery.image(name, draw)
