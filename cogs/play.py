"""Playing: `/play` and the buttons under the table message, the panel's presses, and the same by typing."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import catchup, readings, tables, undo
from cogs.buttons import Answer, Press
from cogs.desk import Desk
from cogs.host import Committed, HostError
from cogs.host_orders import in_force
from cogs.panel import Place, Reader, reader
from cogs.panels.base import AnyDraft, stamp, with_option, without_option
from cogs.refusals import Refusal
from cogs.screen import MOST_OPTIONS, Screen
from cogs.translator import described, named
from cogs.typed import Typist, items
from cogs.welcome import welcome
from rules.core.draft import Draft
from rules.core.errors import RulesError

if TYPE_CHECKING:
    from bot import Spawnpoint

log = logging.getLogger(__name__)

PLAYED = ("running",)
KNOWN = ("running", "over")
RESPAWNS = ("spawn", "respawn")
MOVED_ON = ("stale", "not_your_decision", "over")


class Play(commands.Cog):
    """Everything a seated person does at a running table."""

    def __init__(self, bot: Spawnpoint) -> None:
        self.desk: Desk = bot.desk
        bot.desk.router.serve(
            move=self.press_move,
            home=self.press_home,
            place=self.press_place,
            extras=self.press_extras,
            next=self.press_next,
            why=self.press_why,
            do=self.press_do,
            pick=self.press_pick,
            card=self.press_card,
            set=self.press_set,
            tog=self.press_toggle,
            fire=self.press_fire,
            drop=self.press_drop,
            undo=self.press_undo,
            nohints=self.press_no_hints,
            suggest=self.press_suggest,
            skip=self.press_skip,
            hand=self.press_hand,
            log=self.press_log,
            logall=self.press_show_log,
            tableall=self.press_show_table,
            more=self.press_more,
            doubt=self.press_doubt,
            text=self.press_board_text,
            cardtext=self.press_card_text,
            respawn=self.press_respawn,
        )

    # commands

    @app_commands.command(name=named("play", "cmd-play-name"), description=described("cmd-play"))
    @app_commands.guild_only()
    @app_commands.rename(table=named("table", "cmd-table-name"))
    @app_commands.describe(table=described("cmd-table"))
    async def play(self, interaction: discord.Interaction[Any], table: str | None = None) -> None:
        """Opens the panel."""

        async def serve(answer: Answer) -> None:
            await answer.ack()
            try:
                info = await tables.meant(self.desk, interaction, table, *PLAYED)
            except Refusal as refusal:
                if refusal.text != tables.NO_TABLE:
                    raise
                await answer.show(welcome(self.desk, answer.language, answer.text(tables.NO_TABLE)))
                return
            place = await self._place(answer, info.id)
            await answer.show(await catchup.offered(place, await place.screen()))

        await self.desk.router.run(interaction, serve)

    @app_commands.command(name=named("do", "cmd-do-name"), description=described("cmd-do"))
    @app_commands.guild_only()
    @app_commands.rename(line=named("line", "cmd-do-line-name"))
    @app_commands.describe(line=described("cmd-do-line"))
    async def do(self, interaction: discord.Interaction[Any], line: str) -> None:
        """Carries out what was typed, a whole turn if wanted."""

        async def typed(answer: Answer, session: int) -> Screen:
            return await self._typed(answer, session, line)

        await self._about_table(interaction, typed, *PLAYED)

    @do.autocomplete("line")
    async def complete_line(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        """The legal continuations of what was typed."""
        try:
            info = await tables.meant(self.desk, interaction, None, *PLAYED)
            place = await Place.of(
                self.desk, info.id, Reader(interaction.user.id, await self.desk.language(interaction))
            )
        except (Refusal, HostError, RulesError):
            return []
        if place.draft is None:
            return []
        typist = Typist(place.panel, place.speech)
        lines = typist.completions(_fresh(place.draft), typed)
        return [app_commands.Choice(name=line, value=line) for line in lines if len(line) <= 100][:MOST_OPTIONS]

    @app_commands.command(name=named("board", "cmd-board-name"), description=described("cmd-board"))
    @app_commands.guild_only()
    @app_commands.rename(form=named("form", "cmd-board-form-name"))
    @app_commands.describe(form=described("cmd-board-form"))
    @app_commands.choices(
        form=[
            app_commands.Choice(name=described("ui-board-form-picture"), value="picture"),
            app_commands.Choice(name=described("ui-board-form-text"), value="text"),
        ]
    )
    async def board(self, interaction: discord.Interaction[Any], form: str | None = None) -> None:
        """The table as everybody may see it, as a picture or in words."""

        async def shown(answer: Answer, session: int) -> Screen:
            who = await self._reader(answer)
            if form == "text" or (form is None and not who.pictures):
                return await readings.board_text(self.desk, session, who)
            return await readings.board(self.desk, session, who)

        await self._about_table(interaction, shown, *KNOWN, own=False)

    @app_commands.command(name=named("hand", "cmd-hand-name"), description=described("cmd-hand"))
    @app_commands.guild_only()
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        """One's cards, seen by nobody else."""

        async def held(answer: Answer, session: int) -> Screen:
            return await readings.hand(self.desk, session, await self._reader(answer))

        await self._about_table(interaction, held, *KNOWN)

    @app_commands.command(name=named("log", "cmd-log-name"), description=described("cmd-log"))
    @app_commands.guild_only()
    async def log(self, interaction: discord.Interaction[Any]) -> None:
        """What has happened, as the reader may know it."""

        async def told(answer: Answer, session: int) -> Screen:
            return await readings.log(self.desk, session, await self._reader(answer))

        await self._about_table(interaction, told, *KNOWN, own=False)

    @app_commands.command(name=named("undo", "cmd-undo-name"), description=described("cmd-undo"))
    @app_commands.guild_only()
    async def undo(self, interaction: discord.Interaction[Any]) -> None:
        """Takes the last step back, as far as the law of undo allows."""

        await self._about_table(interaction, self._undone, *PLAYED)

    async def _about_table(
        self, interaction: discord.Interaction[Any], screen: Callable[[Answer, int], Awaitable[Screen]],
        *statuses: str, own: bool = True,
    ) -> None:  # fmt: skip
        """Answers a command with what `screen` makes of the session it is about (see `tables.meant`)."""

        async def serve(answer: Answer) -> None:
            await answer.ack()
            info = await tables.meant(self.desk, interaction, None, *statuses, own=own)
            await answer.show(await screen(answer, info.id))

        await self.desk.router.run(interaction, serve)

    # opening and looking

    async def press_move(self, press: Press) -> None:
        """My move: a new panel."""
        await press.answer.ack(fresh=True)
        place = await self._place(press.answer, press.session)
        await press.answer.show(await catchup.offered(place, await place.screen()))

    async def press_home(self, press: Press) -> None:
        """Back to what the panel should show."""

        async def home(place: Place) -> Screen:
            return await catchup.offered(place, await place.screen())

        await self._on_panel(press, home)

    async def press_place(self, press: Press) -> None:
        """A square of the map."""
        await self._on_home(press, lambda place: place.place(press.words[0]))

    async def press_extras(self, press: Press) -> None:
        """The powerups."""
        await self._on_home(press, lambda place: place.extras())

    async def press_next(self, press: Press) -> None:
        """An item whose next question is answered by one more press."""

        async def following(place: Place) -> Screen:
            return place.next(press.words)

        await self._on_home(press, following)

    async def press_why(self, press: Press) -> None:
        """Why not..."""

        async def reasons(place: Place) -> Screen:
            return place.why_not()

        await self._on_home(press, reasons)

    async def press_hand(self, press: Press) -> None:
        """My hand, as a message of its own."""
        await press.answer.ack(fresh=True)
        await press.answer.show(await readings.hand(self.desk, press.session, await self._reader(press.answer)))

    async def press_log(self, press: Press) -> None:
        """Log, as a message of its own."""
        await press.answer.ack(fresh=True)
        await press.answer.show(await readings.log(self.desk, press.session, await self._reader(press.answer)))

    async def press_show_log(self, press: Press) -> None:
        """Show to all: what everybody may know of the log, for everybody to see."""
        info = await self.desk.host.session(press.session)
        tables.check_still_seated(info, press.person)
        if info.seat_of(press.person) is None:
            raise Refusal("ui-not-seated", table=tables.title(self.desk, press.answer.language, info))
        await press.answer.open_public(await readings.public_log(self.desk, press.session))

    async def press_show_table(self, press: Press) -> None:
        """Show to all: the table as everybody may see it, in the server's language."""
        info = await self.desk.host.session(press.session)
        if info.seat_of(press.person) is None:
            raise Refusal("ui-not-seated", table=tables.title(self.desk, press.answer.language, info))
        press.answer.costly()
        await press.answer.open_public(await readings.public_board(self.desk, info))

    async def press_doubt(self, press: Press) -> None:
        """Report a rule doubt: the operator's log names the step, so that it can be looked at later."""
        info = await self.desk.host.session(press.session)
        log.warning("rule doubt of person %s: session %s, step %s", press.person, info.id, info.seq)
        await press.answer.say(press.answer.text("ui-doubt-noted", step=str(info.seq)))

    async def press_more(self, press: Press) -> None:
        """More: the table in words, cards, orders, resigning."""
        await press.answer.ack(fresh=not press.answer.on_panel)
        await press.answer.show(await readings.more(self.desk, press.session, await self._reader(press.answer)))

    async def press_board_text(self, press: Press) -> None:
        """The table in words."""
        await press.answer.ack()
        await press.answer.show(await readings.board_text(self.desk, press.session, await self._reader(press.answer)))

    async def press_card_text(self, press: Press) -> None:
        """What a card does."""
        await press.answer.ack()
        who = await self._reader(press.answer)
        await press.answer.show(await readings.card(self.desk, press.session, who, press.values[0]))

    # choosing

    async def press_do(self, press: Press) -> None:
        """An item that needs no card, or an answer in the middle of one: carried out at once."""
        await self._begin(press, press.words, card=False)

    async def press_card(self, press: Press) -> None:
        """An item with choices: its card."""
        await self._begin(press, press.words, card=True)

    async def press_pick(self, press: Press) -> None:
        """The same, chosen in a select."""
        verb, *texts = press.values[0].split(":")
        if verb == "place":
            await self._on_home(press, lambda place: place.place(texts[0]))
        elif verb == "extras":
            await self._on_home(press, lambda place: place.extras())
        elif verb == "next":

            async def following(place: Place) -> Screen:
                return place.next(texts)

            await self._on_home(press, following)
        else:
            await self._begin(press, texts, card=verb == "card")

    async def press_set(self, press: Press) -> None:
        """Another choice on the card."""
        number = int(press.values[0] if press.values else press.words[2])

        def change(place: Place, draft: AnyDraft) -> AnyDraft | None:
            point = draft.points[int(press.words[1])]
            return draft.changed(point.index, point.choices[number])

        await self._change(press, change)

    async def press_toggle(self, press: Press) -> None:
        """An option of the card, on or off."""
        on, text = press.words[1] == "1", press.words[2]

        def change(place: Place, draft: AnyDraft) -> AnyDraft | None:
            return with_option(draft, place.panel, text) if on else without_option(draft, place.panel, text)

        await self._change(press, change)

    async def press_fire(self, press: Press) -> None:
        """Carries the card out."""
        card = await self._card(press)
        if card is not None:
            place, draft = card
            await self._commit(press, place, place.seen.question, draft.texts)

    async def press_drop(self, press: Press) -> None:
        """Back from a card: the draft is forgotten."""
        await press.answer.ack()
        place = await self._place(press.answer, press.session)
        if place.draft is not None and place.draft.texts:
            await self.desk.host.keep_draft(press.session, press.person, place.seen.question, [])
            place = await self._place(press.answer, press.session)
        await press.answer.show(await place.screen())

    async def press_undo(self, press: Press) -> None:
        """Undo, on the panel."""
        await press.answer.ack()
        await press.answer.show(await self._undone(press.answer, press.session))

    async def press_no_hints(self, press: Press) -> None:
        """No more hints."""
        await press.answer.ack()
        await self._place(press.answer, press.session)
        settings = await self.desk.person(press.person)
        await self.desk.set_person(press.person, data={**settings.data, "hints": "off"})
        await press.answer.show(await (await self._place(press.answer, press.session)).screen())

    async def press_skip(self, press: Press) -> None:
        """Skip: the end of a show of computers' turns."""
        await press.answer.ack(public=True)
        await self.desk.poster.shows.end(press.session)

    async def press_suggest(self, press: Press) -> None:
        """Suggest: what a computer would do, above the panel; only where nobody else is seated."""
        await press.answer.ack()
        place = await self._place(press.answer, press.session)
        await press.answer.show(await place.screen(await place.suggestion()))

    async def press_respawn(self, press: Press) -> None:
        """A colour under a respawn call."""
        await press.answer.ack(fresh=True)
        place = await self._place(press.answer, press.session)
        colour = press.words[0]
        ask = place.draft.ask if place.draft is not None else None
        if place.draft is None or ask is None or ask.kind not in RESPAWNS:
            asked = any(other.kind in RESPAWNS for other in place.view.asks)
            sentence = place.speech.waiting(place.view) if asked else press.answer.text("core-error-stale")
            await press.answer.say(f"{sentence} {tables.link(place.info)}")
            return
        orders = in_force(place.draft.game, await self.desk.host.orders(press.person))
        chosen = place.panel.spawn_at(place.draft.choices(), colour, orders)
        if chosen is None:
            raise Refusal("ui-respawn-no-card", colour=press.answer.text(f"core-colour-{colour}"))
        await self._commit(press, place, place.seen.question, [chosen])

    # parts

    async def _reader(self, answer: Answer) -> Reader:
        return await reader(self.desk, answer.interaction.user.id, answer.language)

    async def _place(self, answer: Answer, session: int) -> Place:
        return await Place.of(self.desk, session, await self._reader(answer))

    async def _on_panel(self, press: Press, make: Callable[[Place], Awaitable[Screen]]) -> None:
        await press.answer.ack()
        await press.answer.show(await make(await self._place(press.answer, press.session)))

    async def _on_home(self, press: Press, make: Callable[[Place], Awaitable[Screen]]) -> None:
        """A screen that begins at the home question; when that is closed, the panel as it should be now."""
        await press.answer.ack()
        place = await self._place(press.answer, press.session)
        if place.draft is None or place.draft.texts or place.seen.question != press.question:
            await press.answer.show(await place.redrawn())
        else:
            await press.answer.show(await make(place))

    async def _begin(self, press: Press, texts: Sequence[str], *, card: bool) -> None:
        await press.answer.ack(fresh=not press.answer.on_panel)
        place = await self._place(press.answer, press.session)
        if place.draft is None:
            await press.answer.show(await place.redrawn())
            return
        try:
            item = place.seen.begin(*texts)
            if card:
                item = place.panel.prefilled(item)
                await self.desk.host.keep_draft(press.session, press.person, press.question, item.texts)
            elif item.points[0].ask.kind in item.game.homes:
                item.complete()
        except RulesError as error:
            await self._refused(press, place, error)
            return
        if card:
            await press.answer.show(await (await self._place(press.answer, press.session)).screen())
        else:
            await self._commit(press, place, press.question, item.texts)

    async def _card(self, press: Press) -> tuple[Place, AnyDraft] | None:
        """The panel with the card that a press belongs to; one on an older card redraws it, and None comes back."""
        await press.answer.ack()
        place = await self._place(press.answer, press.session)
        draft = place.draft
        if draft is None or not draft.texts or press.words[0] != stamp(draft.texts):
            await press.answer.show(await place.redrawn())
            return None
        return place, draft

    async def _change(self, press: Press, change: Callable[[Place, AnyDraft], AnyDraft | None]) -> None:
        """A change of the card."""
        card = await self._card(press)
        if card is None:
            return
        place, draft = card
        try:
            item = change(place, draft)
        except RulesError as error:
            await press.answer.show(await place.screen((place.speech.told.error(error),)))
            return
        if item is None:
            await press.answer.show(await place.screen((press.answer.text("ui-card-not-added"),)))
            return
        await self.desk.host.keep_draft(press.session, press.person, place.seen.question, item.texts)
        await press.answer.show(await (await self._place(press.answer, press.session)).screen())

    async def _commit(self, press: Press, place: Place, question: int, texts: Sequence[str]) -> None:
        """Commits and shows what came of it, with the panel that follows."""
        try:
            done = await self.desk.host.commit(press.session, press.person, question, texts, token=press.answer.token)
        except RulesError as error:
            await self._refused(press, place, error)
            return
        await press.answer.show(await self._after(press.answer, press.session, done))
        await catchup.looked(self.desk, press.session, press.person)

    async def _after(self, answer: Answer, session: int, *commits: Committed) -> Screen:
        """The receipts of commits, above the panel that follows."""
        place = await self._place(answer, session)
        news: list[str] = []
        for done in commits:
            news += await readings.receipt(self.desk, session, place.who, done, place.speech)
            if done.stopped is not None:
                news.append(place.speech.told.error(done.stopped))
        return await place.screen(news)

    async def _refused(self, press: Press, place: Place, error: RulesError) -> None:
        """A refusal stands above the panel as it is now; elsewhere it is a sentence of its own."""
        sentence = place.speech.told.error(error)
        if error.grade in MOVED_ON and not press.answer.on_panel:
            place = await self._place(press.answer, press.session)
            await press.answer.say(f"{sentence} {tables.link(place.info)}".strip())
            return
        place = await self._place(press.answer, press.session)
        await press.answer.show(await place.screen((sentence,)))

    async def _undone(self, answer: Answer, session: int) -> Screen:
        place = await self._place(answer, session)
        try:
            taken = await self.desk.host.undo(session, answer.interaction.user.id)
        except HostError as error:
            return await undo.refused(place, error)
        line = answer.text("ui-undone", what=place.speech.told.summary(taken.texts))
        return await (await self._place(answer, session)).screen((line,))

    async def _typed(self, answer: Answer, session: int, line: str) -> Screen:
        """`/do`: everything is tried before anything is committed; what draws ends one commit and begins the next."""
        place = await self._place(answer, session)
        draft = place.draft and _fresh(place.draft)
        typed, commits = items(line), []
        if not typed:
            raise Refusal("ui-do-empty")
        for number, words in enumerate(typed):
            if draft is None:
                raise Refusal("ui-do-not-asked", names=place.speech.join(place.speech.awaited(place.view)))
            draft = Typist(place.panel, place.speech).item(draft, words)
            if draft.draws or draft.ask is None or number == len(typed) - 1:
                token = f"{answer.token}-{number}"
                person = answer.interaction.user.id
                question = place.seen.question
                commits.append(await self.desk.host.commit(session, person, question, draft.texts, token=token))
                place = await self._place(answer, session)
                draft = place.draft and _fresh(place.draft)
        return await self._after(answer, session, *commits)


def _fresh(draft: AnyDraft) -> AnyDraft:
    """The table without the stored draft."""
    return Draft(draft.game, draft.base, draft.seat)


async def setup(bot: Spawnpoint) -> None:
    """Adds the cog."""
    await bot.add_cog(Play(bot))
