"""`/leaderboard`, paged by buttons, as a picture or in words; and `/profile`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs import tables
from cogs.buttons import Answer, Press
from cogs.desk import Desk
from cogs.host_standing import Span, zone_name
from cogs.ids import PressId
from cogs.names import plain, shown
from cogs.refusals import Refusal
from cogs.screen import Button, Image, Option, Row, Screen, Select
from cogs.time_settings import place
from cogs.translator import described, named
from data.store.records import Board, Order, Standing, Tally
from render.leaderboard import Standing as Line
from render.leaderboard import leaderboard as draw_board
from render.profile import MOST_FAVOURITES, Profile
from render.profile import profile as draw_profile
from rules import registry

if TYPE_CHECKING:
    from bot import Spawnpoint

PAGE = 10
CURVE = 50
"""Ratings in the curve of a profile."""
SPANS: tuple[Span, ...] = ("month", "season", "all")
ORDERS: tuple[Order, ...] = ("rating", "wins", "points", "sessions", "streak")
ALL = "all"
KINDS = [(game.system, mode.name) for game in registry.GAMES.values() for mode in game.modes]


@dataclass(frozen=True)
class Wish:
    """What of the leaderboard is to be seen. `kind` is `all` or `<system>-<mode>`, `form` `picture` or `text`."""

    kind: str = ALL
    span: Span = "all"
    order: Order = "rating"
    form: str = "picture"
    page: int = 0

    @classmethod
    def of(cls, words: tuple[str, ...]) -> Wish:
        """From a pressed id; what it does not know reads as the default."""
        kind, span, order, form, page = (*words, *("",) * 5)[:5]
        return cls(
            kind if kind in [_kind(*pair) for pair in KINDS] else ALL,
            cast(Span, span) if span in SPANS else "all",
            cast(Order, order) if order in ORDERS else "rating",
            "text" if form == "text" else "picture",
            int(page) if page.isdecimal() and len(page) < 7 else 0,
        )

    def press(self, why: str, **changes: Any) -> PressId:
        """The id that shows the same with `changes`; `why` keeps the ids of one message apart."""
        wish = replace(self, **changes)
        return PressId("board", 0, 0, (wish.kind, wish.span, wish.order, wish.form, str(wish.page), why))

    @property
    def system_mode(self) -> tuple[str, str]:
        """What the store counts by; empty for all games."""
        return next((pair for pair in KINDS if _kind(*pair) == self.kind), ("", ""))


class Leaderboards(commands.Cog):
    """Who has won how much."""

    def __init__(self, bot: Spawnpoint) -> None:
        self.desk: Desk = bot.desk
        bot.desk.router.serve(standing=self.press_standing, board=self.press_board, boardall=self.press_show)

    @app_commands.command(name=named("leaderboard", "cmd-leaderboard-name"), description=described("cmd-leaderboard"))
    @app_commands.guild_only()
    @app_commands.rename(games=named("games", "cmd-leaderboard-games-name"),
                         span=named("span", "cmd-leaderboard-span-name"))  # fmt: skip
    @app_commands.describe(games=described("cmd-leaderboard-games"), span=described("cmd-leaderboard-span"))
    @app_commands.choices(
        span=[app_commands.Choice(name=described(f"ui-board-span-{span}"), value=span) for span in SPANS]
    )
    async def leaderboard(
        self, interaction: discord.Interaction[Any], games: str | None = None, span: str | None = None
    ) -> None:
        """Who has won how much on this server."""

        async def serve(answer: Answer) -> None:
            answer.costly()
            await answer.ack()
            await answer.show(await self._first(answer, Wish.of((games or ALL, span or "all"))))

        await self.desk.router.run(interaction, serve)

    @leaderboard.autocomplete("games")
    async def complete_games(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        """The systems and modes that have been played here."""
        language = await self.desk.language(interaction)
        found = await self._kinds(language, interaction.guild_id or 0)
        return [
            app_commands.Choice(name=label, value=kind)
            for kind, label in found
            if typed.casefold() in label.casefold()
        ][:25]

    @app_commands.command(name=named("profile", "cmd-profile-name"), description=described("cmd-profile"))
    @app_commands.guild_only()
    @app_commands.rename(person=named("person", "cmd-profile-person-name"))
    @app_commands.describe(person=described("cmd-profile-person"))
    async def profile(self, interaction: discord.Interaction[Any], person: discord.User | None = None) -> None:
        """What somebody has reached on this server."""

        async def serve(answer: Answer) -> None:
            answer.costly()
            await answer.ack()
            await answer.show(await self._profile(answer, person or interaction.user))

        await self.desk.router.run(interaction, serve)

    # presses

    async def press_standing(self, press: Press) -> None:
        """Leaderboard, under a final post: that of the game that was played."""
        press.answer.costly()
        await press.answer.ack(fresh=True)
        info = await self.desk.host.session(press.session)
        await press.answer.show(await self._first(press.answer, Wish.of((_kind(info.system, info.mode),))))

    async def press_board(self, press: Press) -> None:
        """Another page, span, order or form; a select gives the kind or the order."""
        press.answer.costly()
        await press.answer.ack()
        wish = Wish.of(press.words)
        if press.values:
            words = [*press.words[:5]]
            words[0 if press.words[5] == "kinds" else 2] = press.values[0]
            wish = replace(Wish.of(tuple(words)), page=0)
        await press.answer.show(await self._board(press.answer, wish))

    async def press_show(self, press: Press) -> None:
        """Show to all: the page for everybody, in the server's language, without what is about the asker."""
        press.answer.costly()
        press.answer.language = await self.desk.guild_language(tables.guild_of(press.answer.interaction))
        await press.answer.open_public(await self._board(press.answer, Wish.of(press.words), public=True))

    # the leaderboard

    async def _first(self, answer: Answer, wish: Wish) -> Screen:
        settings = await self.desk.person(answer.interaction.user.id)
        return await self._board(answer, replace(wish, form="text" if settings.picture == "off" else "picture"))

    async def _board(self, answer: Answer, wish: Wish, *, public: bool = False) -> Screen:
        """A page with its controls and the asker's own place; a `public` one has neither."""
        guild = tables.guild_of(answer.interaction)
        found = await self._page(answer, guild, wish)
        if found.total and not found.rows:
            wish = replace(wish, page=(found.total - 1) // PAGE)
            found = await self._page(answer, guild, wish)
        kinds = await self._kinds(answer.language, guild)
        kind = dict(kinds).get(wish.kind, answer.text("ui-board-kind-all"))
        span = answer.text(f"ui-board-span-{wish.span}")
        lines = [answer.text("ui-board-title", kind=kind, span=span)]
        drawn = wish.form == "picture" and found.rows
        image = await self._picture(answer, found, f"{kind} · {span}") if drawn else None
        if image is None:
            lines += [_line(answer, standing) for standing in found.rows] or [answer.text("ui-board-empty")]
        if found.own is not None and not public:
            lines.append(answer.text("ui-board-own", place=f"{found.own.place}.", total=found.total))
        if wish.span == "month":
            zone = zone_name(await self.desk.host.guild(guild))
            lines.append(answer.text("ui-board-month-zone", zone=place(zone)))
        lines.append(answer.text("ui-board-counts"))
        return Screen(tuple(lines), () if public else tuple(_rows(answer, wish, found, kinds)), image)

    async def _page(self, answer: Answer, guild: int, wish: Wish) -> Board:
        return await self.desk.host.leaderboard(
            guild, *wish.system_mode, span=wish.span, order=wish.order, first=wish.page * PAGE, count=PAGE,
            person=answer.interaction.user.id,
        )  # fmt: skip

    async def _picture(self, answer: Answer, found: Board, subtitle: str) -> Image | None:
        rows = [
            Line(
                standing.place, plain(standing.name), standing.tally.rating, _change(standing.history),
                standing.history, standing.tally.wins, standing.tally.sessions,
            )
            for standing in found.rows
        ]  # fmt: skip
        words = partial(self.desk.texts.get, answer.language)
        name = f"leaderboard-{answer.interaction.id}.png"
        drawn = await self.desk.gallery.picture(name, partial(draw_board, rows, subtitle, words))
        return Image(drawn.png, drawn.alt, name) if drawn is not None else None

    async def _kinds(self, language: str, guild: int) -> list[tuple[str, str]]:
        """What can be chosen: all games, then each that has been finished here, with its label."""
        get = self.desk.texts.get
        played = [pair for pair in await self.desk.host.played_here(guild) if pair in KINDS]
        named = [(_kind(*pair), self._named(language, *pair)) for pair in played]
        return [(ALL, get(language, "ui-board-kind-all")), *named]

    def _named(self, language: str, system: str, mode: str) -> str:
        get = self.desk.texts.get
        return get(
            language, "ui-board-kind", system=get(language, f"core-system-{system}"),
            mode=get(language, f"{system}-mode-{mode}"),
        )  # fmt: skip

    # the profile

    async def _profile(self, answer: Answer, user: discord.User | discord.Member) -> Screen:
        guild, host = tables.guild_of(answer.interaction), self.desk.host
        own = user.id == answer.interaction.user.id
        settings = await self.desk.person(user.id)
        name = settings.name or user.display_name
        if not own and settings.data.get("board") == "off":
            raise Refusal("ui-profile-private", name=shown(name))
        tallies = await host.tallies(guild, user.id)
        if not tallies:
            return Screen((answer.text("ui-profile-empty", name=shown(name)),))
        favourites = await self._favourites(answer.language, guild, user.id)
        lines = [answer.text("ui-profile-title", name=shown(name))]
        for pair, tally in sorted(tallies.items(), key=lambda item: item[0] != ("", "")):
            kind = answer.text("ui-profile-all") if pair == ("", "") else self._named(answer.language, *pair)
            lines.append(answer.text("ui-profile-line", kind=kind, streak=tally.streak, **_told(tally)))
        if favourites:
            told = [answer.text("ui-profile-favourite", name=weapon, count=count) for weapon, count in favourites]
            weapons = self.desk.texts.join(answer.language, told, "comma")
            lines.append(answer.text("ui-profile-favourites", weapons=weapons))
        image = None
        if (await self.desk.person(answer.interaction.user.id)).picture != "off":
            total = tallies["", ""]
            history = tuple(await host.curve(guild, user.id, CURVE))
            person = Profile(plain(name), total.rating, history, total.sessions, total.wins, total.points, total.best,
                             favourites)  # fmt: skip
            words = partial(self.desk.texts.get, answer.language)
            file = f"profile-{answer.interaction.id}.png"
            drawn = await self.desk.gallery.picture(file, partial(draw_profile, person, words))
            image = Image(drawn.png, drawn.alt, file) if drawn is not None else None
        return Screen(tuple(lines), (), image)

    async def _favourites(self, language: str, guild: int, person: int) -> tuple[tuple[str, int], ...]:
        """The weapons shot most often, by name."""
        found = await self.desk.host.favourites(guild, person)
        known = [(f"{system}-weapon-{weapon}", count) for (system, weapon), count in found.items()]
        told = [(self.desk.texts.get(language, id), count) for id, count in known if self.desk.texts.has(id, language)]
        return tuple(told[:MOST_FAVOURITES])


def _kind(system: str, mode: str) -> str:
    return f"{system}-{mode}"


def _change(history: tuple[int, ...]) -> int:
    return history[-1] - history[-2] if len(history) > 1 else 0


def _told(tally: Tally) -> dict[str, Any]:
    """A tally as variables of a sentence."""
    return {
        "rated": tally.rating is not None, "rating": str(tally.rating or ""), "wins": tally.wins,
        "sessions": tally.sessions, "points": tally.points, "best": tally.best,
    }  # fmt: skip


def _line(answer: Answer, standing: Standing) -> str:
    told = _told(standing.tally)
    return answer.text("ui-board-line", place=str(standing.place), name=shown(standing.name), **told)


def _rows(answer: Answer, wish: Wish, found: Board, kinds: list[tuple[str, str]]) -> list[Row]:
    spans = tuple(
        Button(answer.text(f"ui-board-span-{span}"), wish.press("span", span=span, page=0), _style(span == wish.span))
        for span in SPANS
    )
    orders = tuple(
        Option(answer.text(f"ui-board-order-{order}"), order, chosen=order == wish.order) for order in ORDERS
    )
    rows: list[Row] = [spans, Select(answer.text("ui-board-order"), wish.press("orders"), orders)]
    if len(kinds) > 2:
        options = tuple(Option(label, kind, chosen=kind == wish.kind) for kind, label in kinds[:25])
        rows.append(Select(answer.text("ui-board-which"), wish.press("kinds"), options))
    rows.append(_pages(answer, wish, found))
    if found.rows:
        words = wish.press("all").words
        rows.append((Button(answer.text("ui-log-show"), PressId("boardall", 0, 0, words)),))
    return rows


def _pages(answer: Answer, wish: Wish, found: Board) -> tuple[Button, ...]:
    pages = max(1, -(-found.total // PAGE))
    other = "text" if wish.form == "picture" else "picture"
    here = answer.text("ui-board-page", page=str(wish.page + 1), pages=str(pages))
    buttons = [
        Button(answer.text("ui-board-back"), wish.press("back", page=max(0, wish.page - 1)), off=wish.page == 0),
        Button(here, wish.press("here"), off=True),
        Button(answer.text("ui-board-next"), wish.press("next", page=wish.page + 1), off=wish.page + 1 >= pages),
    ]
    if found.own is not None and pages > 1:
        mine = found.own_line // PAGE
        buttons.append(Button(answer.text("ui-board-mine"), wish.press("mine", page=mine), off=mine == wish.page))
    buttons.append(Button(answer.text(f"ui-board-as-{other}"), wish.press("form", form=other)))
    return tuple(buttons)


def _style(chosen: bool) -> Any:
    return "main" if chosen else "plain"


async def setup(bot: Spawnpoint) -> None:
    """Adds the cog."""
    await bot.add_cog(Leaderboards(bot))
