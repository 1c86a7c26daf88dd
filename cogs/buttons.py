"""From a press to its handler, and the one answer each interaction gets.

discord.py sends exceptions of dynamic items to no handler, so every callback runs inside `Router.run`: it drops an
interaction that was delivered twice, and turns errors into a private sentence, with a short id where the fault is ours.
"""

from __future__ import annotations

import asyncio
import gzip
import io
import logging
import uuid
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import aiohttp
import discord
from discord import app_commands

from cogs import refusals
from cogs.desk import Desk
from cogs.ids import PressId
from cogs.screen import Screen, cut
from data.texts import Variable
from rules.core.errors import EngineFault, RulesError

log = logging.getLogger(__name__)

Sent = TypeVar("Sent")

REMEMBERED = 4096
"""Interaction ids kept against a second delivery."""

MOST_CONTENT = 2000
"""Characters of an ordinary message."""
LARGEST_PLAIN = 8 << 20
"""Bytes up to which a file is handed over as it is; Discord takes 10 MiB."""

ALREADY_ANSWERED = 40060
UNKNOWN_INTERACTION = 10062


class Gone(Exception):
    """The interaction can no longer be answered (3 seconds have passed): nothing must be changed for it."""


class Answer:
    """The answer to one interaction, by its own token.

    Whatever may take longer calls `ack` first. Afterwards `show` and `say` may be called; what they say is private,
    except after `ack(public=True)`, which edits the pressed public message or opens a public answer to a command.
    """

    def __init__(self, desk: Desk, interaction: discord.Interaction[Any], language: str) -> None:
        self.desk = desk
        self.interaction = interaction
        self.language = language
        self.values: tuple[str, ...] = tuple((interaction.data or {}).get("values", ()))
        self._acked = ""

    @property
    def token(self) -> str:
        """What makes a commit of this press happen once: the id of the interaction."""
        return str(self.interaction.id)

    @property
    def on_panel(self) -> bool:
        """Whether a private panel was pressed, which is edited in place."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    def text(self, message_id: str, **variables: Variable) -> str:
        """A sentence in the reader's language."""
        return self.desk.texts.get(self.language, message_id, **variables)

    def costly(self) -> None:
        """To be called before what costs much. Raises `Refusal` when this person asks for too much of it."""
        self.desk.cooldown.count(self.interaction.user.id, self.desk.clock.now())

    async def ack(self, *, public: bool = False, fresh: bool = False) -> None:
        """Tells Discord that an answer is coming. `fresh`: a new private message, also from a panel.

        Raises `Gone` when it is too late; then nothing must be carried out.
        """
        response = self.interaction.response
        component = self.interaction.type is discord.InteractionType.component
        updates = component and not fresh and (public or self.on_panel)
        if updates:
            await self._first(response.defer)
        else:
            await self._first(lambda: response.defer(ephemeral=not public, thinking=True))
        self._acked = "update" if updates else "thinking"

    async def show(self, screen: Screen) -> None:
        """Shows a screen: in the place of the panel that was pressed, else as a new private message."""
        interaction, response = self.interaction, self.interaction.response
        if self._acked:
            await _twice(lambda: interaction.edit_original_response(view=screen.view(), attachments=screen.files()))
        elif self.on_panel:
            await self._first(lambda: response.edit_message(view=screen.view(), attachments=screen.files()))
        else:
            await self._first(
                lambda: response.send_message(view=screen.view(), files=screen.files(), ephemeral=True)
            )
        self._acked = self._acked or "done"

    async def hand_over(self, sentence: str, name: str, data: bytes) -> None:
        """A private sentence with a file, a large one compressed. `ack(fresh=True)` comes first."""
        if len(data) > LARGEST_PLAIN:
            name, data = f"{name}.gz", gzip.compress(data)
        file = discord.File(io.BytesIO(data), filename=name)
        await self.interaction.edit_original_response(content=sentence, attachments=[file])
        self._acked = "done"

    async def open_public(self, screen: Screen) -> int:
        """Answers a command for everybody to see; returns the message's id."""
        response = self.interaction.response
        answered = await self._first(lambda: response.send_message(view=screen.view(), files=screen.files()))
        self._acked = "done"
        sent = answered.message_id if answered is not None else None
        return sent or (await self.interaction.original_response()).id

    async def say(self, sentence: str) -> None:
        """A private sentence, beside the panel if there is one."""
        sentence = cut(sentence, MOST_CONTENT)
        if not self._acked:
            await self._first(lambda: self.interaction.response.send_message(sentence, ephemeral=True))
            self._acked = "done"
        elif self._acked == "thinking":
            await _twice(lambda: self.interaction.edit_original_response(content=sentence))
            self._acked = "done"
        else:
            await self.interaction.followup.send(sentence, ephemeral=True)

    def answered(self) -> None:
        """The first answer was given by somebody else."""
        self._acked = self._acked or "done"

    async def _first(self, send: Callable[[], Awaitable[Sent]]) -> Sent | None:
        """Gives the first answer. None when Discord had it already."""
        try:
            return await _twice(send)
        except discord.HTTPException as error:
            self._survive(error)
        return None

    def _survive(self, error: discord.HTTPException) -> None:
        """An answer that Discord has already is as good as given; one that came too late must not act."""
        if error.code == ALREADY_ANSWERED:
            log.info("interaction %s was answered already", self.interaction.id)
            return
        if error.code == UNKNOWN_INTERACTION:
            raise Gone(str(self.interaction.id)) from error
        raise error


async def _twice(send: Callable[[], Awaitable[Sent]]) -> Sent:
    """Sends what may be sent twice: again when the connection is cut, since nobody knows then whether it arrived."""
    try:
        return await send()
    except aiohttp.ClientError as error:
        log.info("an answer is given once more: %s", error)
        return await send()


def _cause(error: app_commands.AppCommandError) -> Exception:
    """What a person is told of an error of discord.py's."""
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return refusals.Refusal("ui-command-changed")
    if isinstance(error, app_commands.NoPrivateMessage):
        return refusals.Refusal("ui-only-in-server")
    return error.original if isinstance(error, app_commands.CommandInvokeError) else error


Serve = Callable[[Answer], Awaitable[None]]


class Press:
    """What a handler of buttons and selects gets: the answer to give, and what the pressed id says."""

    def __init__(self, answer: Answer, id: PressId) -> None:
        self.answer = answer
        self.id = id
        self.session = id.session
        self.question = id.question
        self.words = id.words

    @property
    def values(self) -> tuple[str, ...]:
        """What was chosen in a select."""
        return self.answer.values

    @property
    def person(self) -> int:
        """Who pressed."""
        return self.answer.interaction.user.id


Handler = Callable[[Press], Awaitable[None]]


class Router:
    """Knows which handler serves which verb, and keeps what all of them need to get right."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._handlers: dict[str, Handler] = {}
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._running: set[asyncio.Task[Any]] = set()
        self._stopped = False

    def serve(self, **handlers: Handler) -> None:
        """Registers handlers by verb. Raises `ValueError` for a verb that has one."""
        for verb, handler in handlers.items():
            if verb in self._handlers:
                raise ValueError(f"two handlers for '{verb}'")
            self._handlers[verb] = handler

    async def pressed(self, interaction: discord.Interaction[Any], id: PressId | None) -> None:
        """Serves a button or select. An id we no longer know gets a sentence."""

        async def serve(answer: Answer) -> None:
            handler = self._handlers.get(id.verb) if id else None
            if id is None or handler is None:
                await answer.say(answer.text("ui-old-button"))
            else:
                await handler(Press(answer, id))

        await self.run(interaction, serve)

    async def run(self, interaction: discord.Interaction[Any], serve: Serve) -> None:
        """Runs `serve` once for this interaction and answers for whatever it raises. Nothing begins after `stop`."""
        if self.admits(interaction):
            await self._run_once(interaction, serve)

    def admits(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether the current task may serve this interaction; `stop` waits then until the task has ended."""
        if self._stopped:
            log.info("interaction %s came while the bot was stopping", interaction.id)
            return False
        task = asyncio.current_task()
        assert task is not None
        if task not in self._running:
            self._running.add(task)
            task.add_done_callback(self._running.discard)
        return True

    async def stop(self, wait_s: float) -> None:
        """Lets every interaction under way have its answer; what has none after `wait_s` seconds is given up."""
        self._stopped = True
        if self._running:
            _, late = await asyncio.wait(set(self._running), timeout=wait_s)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _run_once(self, interaction: discord.Interaction[Any], serve: Serve) -> None:
        if self._is_repeated(interaction.id):
            log.info("interaction %s was delivered twice", interaction.id)
            return
        answer = Answer(self.desk, interaction, await self.desk.language(interaction))
        try:
            await serve(answer)
        except Gone:
            log.warning("interaction %s could not be answered in time", interaction.id)
        except Exception as error:
            await self._answer_error(answer, error)

    async def command_failed(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Answers a command that discord.py could not bring to its handler, such as one that an update has changed."""
        answer = Answer(self.desk, interaction, await self.desk.language(interaction))
        if interaction.response.is_done():
            answer.answered()
        await self._answer_error(answer, _cause(error))

    def _is_repeated(self, id: int) -> bool:
        if id in self._seen:
            return True
        self._seen[id] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return False

    async def _answer_error(self, answer: Answer, error: Exception) -> None:
        sentence = refusals.sentence(self.desk.texts, answer.language, error)
        if sentence is None:
            short = error.id if isinstance(error, EngineFault) else uuid.uuid4().hex[:6]
            log.error("fault %s in interaction %s", short, answer.interaction.id, exc_info=error)
            sentence = answer.text("ui-fault", id=short)
        elif isinstance(error, RulesError):
            log.info("refused: %s", error)
        try:
            await answer.say(sentence)
        except (discord.HTTPException, aiohttp.ClientError) as second:
            log.warning("the refusal could not be told either: %s", second)
