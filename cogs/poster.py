"""The one sender of public messages: it takes rows from the outbox, posts them, and is the only one that may mention.

A row is sent with its own nonce, so a post whose answer was lost is not made twice; after a longer gap the row's mark
(in its picture's file name) is looked for among the newest messages first. Rows of one session go out in order, and a
slow channel holds up nobody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from cogs import posts, rights
from cogs.desk import Desk
from cogs.host import HostError, Post, SessionInfo
from cogs.live import LiveBoards
from cogs.panel import Place, reader
from cogs.posts import Message
from cogs.refusals import Refusal
from cogs.screen import Screen, plain_view
from cogs.show import Shows
from cogs.speech import Speech
from render.core.thread import Urgency, urgency

if TYPE_CHECKING:
    from bot import Spawnpoint

log = logging.getLogger(__name__)

PUMP_S = 5.0
FIRST_RETRY_S = 2.0
LONGEST_RETRY_S = 600.0
UNREACHABLE_S = 1800.0
"""How long a channel that refuses us is left in peace."""
NONCE_TRUSTED_S = 60.0
"""How long Discord surely still knows a nonce."""

ENDINGS = ("over", "abandoned")
"""Posts after which a session's thread is done."""
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
THREAD_ARCHIVED = 50083
THREAD_EXISTS = 160004
THREAD_NAME_ROOM = 100
NONCE_ROOM = 25
REPAIRED = 50
"""Sessions whose table message is looked for at a start, the newest."""
REPAIRED_AT_ONCE = 5
UNSENT = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""What a request to Discord may end with when Discord or the way there is at fault."""
WEEK_MIN = 10080
DAY_S = 86400.0


class Poster:
    """Started once with the bot; `wake` after a commit, `settled` to wait until a session's posts are out."""

    def __init__(self, bot: Spawnpoint, desk: Desk) -> None:
        self.bot = bot
        self.desk = desk
        self._woken = asyncio.Event()
        self._pump: asyncio.Task[None] | None = None
        self._senders: dict[int, asyncio.Task[None]] = {}
        self._next_round = 0.0
        self._settled: dict[int, list[asyncio.Future[None]]] = defaultdict(list)
        self.shows = Shows()
        self._live = LiveBoards(self._edit_live)
        self._changes: dict[str, Callable[[SessionInfo, Post], Awaitable[None]]] = {
            "take_down": self._take_down,
            "undo_closed": self._restate,
        }
        """Rows that change what was posted, instead of posting."""

    def start(self) -> None:
        """Begins to send; rows left over from before the start come first."""
        self.desk.host.on_change.append(lambda session: self.wake())
        self.desk.host.on_change.append(self._live.changed)
        self._pump = asyncio.create_task(self._run(), name="poster")

    async def stop(self) -> None:
        """Ends after the requests under way."""
        if self._pump is not None:
            self._pump.cancel()
            await asyncio.gather(self._pump, return_exceptions=True)
            self._pump = None
        await self.shows.stop()
        await self._live.stop()
        await asyncio.gather(*self._senders.values(), return_exceptions=True)

    @property
    def busy(self) -> bool:
        """Whether something is being sent."""
        return bool(self._senders)

    def wake(self) -> None:
        """There may be something to send."""
        self._woken.set()

    async def settled(self, session: int, wait_s: float = 2.0) -> None:
        """Returns when all due posts of a session were tried, at the latest after `wait_s` seconds."""
        waiting = asyncio.get_running_loop().create_future()
        self._settled[session].append(waiting)
        self.wake()
        await asyncio.wait([waiting], timeout=wait_s)

    async def post_lobby(self, channel: int, nonce: str, screen: Screen) -> int:
        """Posts a lobby that no command has opened; returns the message's id. It calls nobody."""
        sent = await self._channel(channel).send(
            view=screen.view(), nonce=nonce, silent=True, allowed_mentions=discord.AllowedMentions.none()
        )
        return sent.id

    async def redraw_lobby(self, channel: int, message: int | None, screen: Screen) -> None:
        """Edits a lobby message; one that is gone is no fault."""
        if message is None:
            return
        try:
            await self._channel(channel).get_partial_message(message).edit(view=screen.view())
        except UNSENT as error:
            log.info("lobby message %s stays as it was: %s", message, error)

    # the pump

    async def _run(self) -> None:
        urgency.set(Urgency.POSTED)
        await self.bot.wait_until_ready()
        try:
            await self._repair()
        except Exception:
            log.exception("the boards could not be looked for")
        while True:
            self._woken.clear()
            # A row read while its sender is at work may be done by now; the sender wakes the next round.
            busy = set(self._senders)
            due: dict[int, list[Post]] = defaultdict(list)
            try:
                for post in await self.desk.host.due_posts(self.desk.clock.now()):
                    due[post.session].append(post)
            except Exception:
                log.exception("the outbox could not be read")
            for session, rows in due.items():
                if session not in busy:
                    self._senders[session] = asyncio.create_task(self._send_all(session, rows))
            for session in list(self._settled):
                if session not in self._senders:
                    self._release(session)
            self._keep_awake()
            # Not `wait_for`: before Python 3.12 it may swallow the cancellation by which `stop` ends this loop.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PUMP_S):
                    await self._woken.wait()

    def _keep_awake(self) -> None:
        """Once a day: threads in which a session has waited for a week are woken, if Discord has archived them."""
        now = self.desk.clock.now()
        if now < self._next_round:
            return
        self._next_round = now + DAY_S

        async def wake() -> None:
            for session, thread in await self.desk.host.quiet_threads(now - WEEK_MIN * 60):
                try:
                    await self.bot.http.edit_channel(thread, archived=False)
                except UNSENT as error:
                    log.info("the thread of session %s may sleep on: %s", session, error)

        self.desk.background.begin(wake(), "threads kept awake")

    async def _repair(self) -> None:
        """Table messages that are gone (deleted, or lost with their thread) are posted anew, calling nobody."""
        few = asyncio.Semaphore(REPAIRED_AT_ONCE)

        async def look_for(info: SessionInfo) -> None:
            async with few:
                try:
                    await self.bot.http.get_message(info.thread or info.channel, info.message or 0)
                except discord.NotFound as error:
                    await self._post_again(info, error.code == UNKNOWN_CHANNEL)
                except UNSENT as error:
                    log.info("the board of session %s could not be looked for: %s", info.id, error)

        found = await self.desk.host.sessions(status="running", limit=REPAIRED)
        await asyncio.gather(*(look_for(info) for info in found if info.message))

    async def _post_again(self, info: SessionInfo, thread_gone: bool) -> None:
        try:
            if thread_gone and info.thread:
                await self.desk.host.bind(info.id, thread=0, message=0)
                info = await self.desk.host.session(info.id)
            message = await posts.again(self.desk, info)
            channel = self._channel(info.thread or info.channel)
            sent = await self._post(channel, f"again-{info.id}-{info.seq}"[:NONCE_ROOM], message)
            await self.desk.host.bind(info.id, message=sent)
        except (*UNSENT, HostError) as error:
            log.warning("the board of session %s is gone and could not be posted again: %s", info.id, error)

    async def _send_all(self, session: int, rows: list[Post]) -> None:
        try:
            for post in rows:
                if not await self._send(post):
                    break
        except Exception:
            log.exception("posts of session %s", session)
        finally:
            del self._senders[session]
            self._release(session)
            self.wake()

    def _release(self, session: int) -> None:
        for waiting in self._settled.pop(session, []):
            if not waiting.done():
                waiting.set_result(None)

    # one row

    async def _send(self, post: Post) -> bool:
        """Sends one row. Returns False when later rows of the session must wait."""
        host = self.desk.host
        try:
            if not await host.still_true(post):
                await host.posted(post.id, None)
                return True
            info = await host.session(post.session)
            if post.kind in self._changes:
                await self._changes[post.kind](info, post)
                return True
            message = await posts.build(self.desk, info, post)
            await self._deliver(post, info, await posts.frames(self.desk, info, post), message)
        except discord.RateLimited as error:
            await self._failed(post, error, error.retry_after)
        except (discord.Forbidden, discord.NotFound) as error:
            await self._refused(post, error)
        except UNSENT as error:
            await self._failed(post, error, self._pause(post, error))
        except Exception as error:
            log.exception("post %s cannot be made", post.id)
            await self._failed(post, error, LONGEST_RETRY_S)
        else:
            return True
        return False

    async def _deliver(self, post: Post, info: SessionInfo, frames: list[Message], message: Message) -> None:
        """Posts the first of what is to be seen, and has the rest shown by edits."""
        if post.kind == "started":
            info = await self._with_thread(info)
        place = info.thread or info.channel
        channel = self._channel(place)
        tried = post.claimed is not None and self.desk.clock.now() - post.claimed > NONCE_TRUSTED_S
        sent = await self._find(channel, post, message) if tried else None
        if message.is_board:
            await self.shows.end(info.id)
        if sent is None:
            first, *rest = (*frames, message)
            sent = await self._post(channel, post.nonce, first)
            if rest:
                self.shows.begin(info.id, rest, partial(self._show, channel.get_partial_message(sent)))
        await self.desk.host.posted(post.id, sent)
        if message.is_board and post.kind != "started":
            await self._take_buttons(info, place)
        for person in message.calls:
            self._ahead(info.id, person)
        if post.kind in ENDINGS:
            await self._close_thread(info)

    async def _show(self, shown: discord.PartialMessage, message: Message) -> None:
        """Edits a board to be the next of a show; the end of one is tried again."""
        for pause_s in (FIRST_RETRY_S, None):
            try:
                files = [message.image.file()] if message.image is not None else []
                view = plain_view(message.rows)
                nobody = discord.AllowedMentions.none()
                await shown.edit(content=message.content, view=view, attachments=files, allowed_mentions=nobody)
                return
            except UNSENT as error:
                log.info("board %s could not be edited: %s", shown.id, error)
            if pause_s is not None:
                await asyncio.sleep(pause_s)

    async def _edit_live(self, session: int) -> bool:
        """The text of a live table message with what has happened since it was sent; tells whether it was edited."""
        await self.shows.finished(session)
        try:
            board, info = await self.desk.host.live_board(session), await self.desk.host.session(session)
            if board is None or info.message is None:
                return False
            text = await posts.text(self.desk, info, board)
            shown = self._channel(info.thread or info.channel).get_partial_message(info.message)
            await shown.edit(content=text, allowed_mentions=discord.AllowedMentions.none())
        except (HostError, *UNSENT) as error:
            log.info("the live board of session %s stays as it was: %s", session, error)
            return not isinstance(error, HostError)
        return True

    async def _post(self, channel: discord.PartialMessageable, nonce: str, message: Message) -> int:
        extra: dict[str, Any] = {}
        if message.image is not None:
            extra["files"] = [image.file() for image in (message.image, *message.more)]
        sent = await channel.send(
            message.content,
            view=plain_view(message.rows),
            nonce=nonce,
            silent=not message.calls,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(person) for person in message.calls]
            ),
            **extra,
        )
        return sent.id

    async def _take_down(self, info: SessionInfo, post: Post) -> None:
        """Deletes reminders and calls that were answered; one that is gone or may not be deleted is no fault."""
        channel = self._channel(info.thread or info.channel)
        for message in post.payload["messages"]:
            try:
                await channel.get_partial_message(message).delete()
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("reminder %s of session %s stays: %s", message, info.id, error)
        await self.desk.host.posted(post.id, None)

    async def _restate(self, info: SessionInfo, post: Post) -> None:
        """The post of a request to go back says what came of it, and loses its buttons."""
        wanted = await self.desk.host.undo_request(post.payload["request"])
        message = await self.desk.host.undo_message(wanted) if wanted is not None else None
        if wanted is not None and message is not None:
            speech = Speech(self.desk.texts, await self.desk.guild_language(info.guild), info)
            text = await posts.undo_text(self.desk, speech, wanted)
            place = info.thread or info.channel
            asking = self._channel(place).get_partial_message(message)
            nobody = discord.AllowedMentions.none()
            try:
                await self._awake(place, lambda: asking.edit(content=text, view=None, allowed_mentions=nobody))
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("request %s of session %s stays as it was: %s", wanted.id, info.id, error)
        await self.desk.host.posted(post.id, None)

    async def _find(self, channel: discord.PartialMessageable, post: Post, message: Message) -> int | None:
        """An earlier attempt of this row that arrived although its answer was lost."""
        try:
            async for old in channel.history(limit=15):
                if any(file.filename.startswith(posts.mark(post)) for file in old.attachments):
                    return old.id
                own = self.bot.user is not None and old.author.id == self.bot.user.id
                if own and message.image is None and old.content == message.content:
                    return old.id
        except discord.Forbidden:
            log.info("the history of channel %s cannot be read", channel.id)
        return None

    async def _take_buttons(self, info: SessionInfo, place: int) -> None:
        """The board before this one keeps its picture and loses its buttons, if Discord allows that edit."""
        if info.message is None:
            return
        old = self._channel(place).get_partial_message(info.message)
        try:
            await self._awake(place, lambda: old.edit(view=None))
        except UNSENT as error:
            log.info("old board of session %s keeps its buttons: %s", info.id, error)

    async def _with_thread(self, info: SessionInfo) -> SessionInfo:
        """The session with its thread, made from the lobby message; without the rights it stays in the channel."""
        if info.thread or not self._may_use_threads(info):
            return info
        language = await self.desk.guild_language(info.guild)
        name = posts.thread_name(self.desk, language, info)[:THREAD_NAME_ROOM]
        try:
            thread = await self._open_thread(info, name)
        except discord.Forbidden:
            log.info("session %s is played in its channel: no right to open threads", info.id)
            return info
        await self.desk.host.bind(info.id, thread=thread)
        return await self.desk.host.session(info.id)

    def _may_use_threads(self, info: SessionInfo) -> bool:
        """False where we know that we lack a right; a thread that we could open but not write to helps nobody."""
        channel = self.bot.get_channel(info.channel)
        if not isinstance(channel, discord.TextChannel) or channel.guild.me is None:
            return True
        return not rights.missing_for_threads(channel.permissions_for(channel.guild.me))

    async def _open_thread(self, info: SessionInfo, name: str) -> int:
        """A thread on the lobby message has that message's id, so a lost answer does no harm."""
        http = self.bot.http
        if info.message:
            try:
                made = await http.start_thread_with_message(
                    info.channel, info.message, name=name, auto_archive_duration=WEEK_MIN
                )
                return int(made["id"])
            except discord.HTTPException as error:
                if error.code == THREAD_EXISTS:
                    return info.message
                if error.code != UNKNOWN_MESSAGE:
                    raise
        made = await http.start_thread_without_message(
            info.channel, name=name, auto_archive_duration=WEEK_MIN, type=discord.ChannelType.public_thread.value
        )
        return int(made["id"])

    async def _awake(self, place: int, edit: Callable[[], Awaitable[Any]]) -> None:
        """Carries out an edit; a thread that was archived refuses it, and is woken first."""
        try:
            await edit()
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
            await self.bot.http.edit_channel(place, archived=False)
            await edit()

    async def _close_thread(self, info: SessionInfo) -> None:
        """The thread of a session that is over is named for its winner and archived; whoever writes there wakes it."""
        if info.thread is None:
            return
        changes: dict[str, Any] = {"archived": True}
        if info.status == "over":
            language = await self.desk.guild_language(info.guild)
            name = await posts.finished_thread_name(self.desk, language, info)
            changes["name"] = name[:THREAD_NAME_ROOM]
        try:
            await self.bot.http.edit_channel(info.thread, **changes)
        except UNSENT as error:
            log.info("thread of session %s stays open under its name: %s", info.id, error)

    def _ahead(self, session: int, person: int) -> None:
        """Draws what a called person will most likely look at first."""
        self.desk.background.begin(self._draw_ahead(session, person), f"ahead for session {session}")

    async def _draw_ahead(self, session: int, person: int) -> None:
        urgency.set(Urgency.AHEAD)
        language = self.desk.spoken.get(person, "en")
        try:
            place = await Place.of(self.desk, session, await reader(self.desk, person, language))
            if place.draft is not None:
                await place.screen()
        except (HostError, Refusal) as error:
            log.info("nothing to draw ahead in session %s: %s", session, error)

    # what went wrong

    async def _failed(self, post: Post, error: Exception, pause_s: float) -> None:
        log.warning("post %s of session %s, attempt %s: %s", post.id, post.session, post.attempts + 1, error)
        await self.desk.host.post_failed(post.id, str(error), self.desk.clock.now() + pause_s)

    async def _refused(self, post: Post, error: discord.HTTPException) -> None:
        """No right, or no such place: asked again much later, since asking often gets a bot banned."""
        info = await self.desk.host.session(post.session)
        if error.code == UNKNOWN_CHANNEL and info.thread is not None:
            log.warning("the thread of session %s is gone; it goes on in its channel", info.id)
            await self.desk.host.bind(info.id, thread=0, message=0)
            await self._failed(post, error, 0)
        else:
            await self._failed(post, error, UNREACHABLE_S)

    def _pause(self, post: Post, error: Exception) -> float:
        if isinstance(error, discord.HTTPException) and error.status == 429:
            return UNREACHABLE_S
        return min(FIRST_RETRY_S * 2.0**post.attempts, LONGEST_RETRY_S)

    def _channel(self, id: int) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(id)
