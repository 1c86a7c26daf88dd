"""What people do in a Discord client, as verbs for tests and for the playground's page."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from playground import modals
from playground.components import LINK, Control
from playground.errors import Json, Refused
from playground.interactions import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFERRED_MESSAGE,
    DEFERRED_UPDATE,
    MODAL,
    MODAL_SUBMIT,
    UPDATE,
    Interaction,
)
from playground.model import Channel, Message, User
from playground.permissions import BITS

if TYPE_CHECKING:
    from playground.world import World

Kind = Literal["message", "update", "deferred", "modal", "autocomplete", "failed"]
SETTLE_S = 10.0
FAILED = "This interaction failed"


@dataclass
class Modal:
    """An open modal dialog."""

    interaction: Interaction
    title: str
    custom_id: str
    components: list[Json]

    @property
    def fields(self) -> dict[str, Json]:
        """Its inputs by custom id."""
        return modals.fields(self.components)


@dataclass
class Reply:
    """What came back for a verb.

    kind: "message" a new message (a deferred answer counts once it is filled), "update" the pressed message changed,
    "deferred" acknowledged and nothing more yet, "modal", "autocomplete", or "failed" (`error` says what people read).
    ack_ms: milliseconds until the first answer, on the loop's clock.
    """

    kind: Kind
    ack_ms: float
    interaction: Interaction
    message: Message | None = None
    modal: Modal | None = None
    choices: list[Json] = field(default_factory=list)
    error: str | None = None

    @property
    def followups(self) -> list[Message]:
        """Further messages the bot sent by this interaction's token so far."""
        return list(self.interaction.followups)

    @property
    def text(self) -> str:
        """All the message says, or the error's words."""
        return self.message.text if self.message else self.error or ""


@dataclass
class Pending:
    """A verb under way: sent to the bot, perhaps not answered yet."""

    interaction: Interaction
    world: World

    async def acknowledged(self) -> Reply:
        """The first answer, or "failed" after 3 s."""
        await self.interaction.answered.wait()
        return self._reply()

    async def settled(self, settle_s: float = SETTLE_S) -> Reply:
        """The answer with deferrals filled; "deferred" when that takes longer than `settle_s` (loop seconds)."""
        await self.interaction.answered.wait()
        try:
            async with asyncio.timeout(settle_s):
                await self.interaction.settled.wait()
        except TimeoutError:
            pass  # the reply says "deferred"
        return self._reply()

    def _reply(self) -> Reply:
        interaction = self.interaction
        acked = interaction.acked_at if interaction.acked_at is not None else self.world.clock.time()
        ack_ms = (acked - interaction.created) * 1000
        if interaction.acked_at is None:
            return Reply("failed", ack_ms, interaction, error=FAILED)
        if interaction.ack_type == MODAL and interaction.modal is not None:
            dialog = interaction.modal
            modal = Modal(interaction, dialog["title"], dialog["custom_id"], dialog["components"])
            return Reply("modal", ack_ms, interaction, modal=modal)
        if interaction.ack_type == CHOICES:
            return Reply("autocomplete", ack_ms, interaction, choices=interaction.choices or [])
        return Reply(self._message_kind(), ack_ms, interaction, interaction.response)

    def _message_kind(self) -> Kind:
        interaction = self.interaction
        if interaction.ack_type == UPDATE:
            return "update"
        if interaction.ack_type == DEFERRED_UPDATE:
            return "update" if interaction.settled.is_set() else "deferred"
        if interaction.ack_type == DEFERRED_MESSAGE and not interaction.settled.is_set():
            return "deferred"
        return "message"


class Person:
    """Somebody at a Discord client. Verbs raise `Refused` for what the client would not let him do.

    Channels are given as `Channel`, id or name (None = the world's first channel); messages as `Message` or id.
    """

    def __init__(self, world: World, user: User) -> None:
        self.world = world
        self.user = user

    @property
    def id(self) -> str:
        """The user's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The display name."""
        return self.user.name

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    # verbs

    async def slash(
        self,
        command: str,
        *,
        channel: Channel | str | None = None,
        options: Mapping[str, Any] | None = None,
        settle_s: float = SETTLE_S,
        **more: Any,
    ) -> Reply:
        """Use a slash command by its full name ("game new"); options by name, in `options` or as keywords."""
        return await self.begin_slash(command, channel, {**(options or {}), **more}).settled(settle_s)

    async def press(
        self, message: Message | str | None, button: str, *, channel: Channel | str | None = None,
        settle_s: float = SETTLE_S,
    ) -> Reply:  # fmt: skip
        """Press a button, meant by its label, its custom id, or the beginning of either.

        Without a message it is the newest one seen (in `channel`, if given) that has such a button.
        """
        if message is None:
            message = self._newest_with(button, channel)
        return await self.begin_press(self._message(message), button).settled(settle_s)

    async def select(
        self, message: Message | str | None, select: str, values: Sequence[Any], *, settle_s: float = SETTLE_S
    ) -> Reply:
        """Choose values in a select, meant by its custom id, the beginning of it, or its placeholder."""
        if message is None:
            message = self._newest_with(select, None)
        return await self.begin_select(self._message(message), select, values).settled(settle_s)

    async def fill(
        self, modal: Modal | Reply, values: Mapping[str, Any] | None = None, *, settle_s: float = SETTLE_S, **more: Any
    ) -> Reply:
        """Fill in and submit a modal; fields by custom id or label."""
        if isinstance(modal, Reply):
            if modal.modal is None:
                raise Refused("no modal is open")
            modal = modal.modal
        return await self.begin_fill(modal, {**(values or {}), **more}).settled(settle_s)

    async def autocomplete(
        self, command: str, *, focused: str, value: str = "", channel: Channel | str | None = None, **others: Any
    ) -> Reply:
        """Type into an option that completes; the reply holds the choices."""
        return await self.begin_autocomplete(command, channel, {**others, focused: value}, focused).acknowledged()

    def dismiss(self, message: Message | str) -> None:
        """Dismiss an own private message."""
        kept = self._message(message)
        if kept.owner != self.id:
            raise Refused("only own private messages can be dismissed")
        self.world.messages.delete(kept)

    def say(self, content: str, channel: Channel | str | None = None) -> Message:
        """Write an ordinary message."""
        where = self._channel(channel, "send_messages")
        return self.world.messages.post(where, self.user, {"content": content})

    # eyes

    def sees(self, channel: Channel | str | None = None) -> list[Message]:
        """What this person sees in a channel, oldest first: public messages and own private ones."""
        return self.world.messages.seen_by(self.id, self.world.channel(channel).id)

    def sees_all(self) -> list[Message]:
        """What this person sees in all channels and threads, oldest first."""
        return self.world.messages.seen_by(self.id)

    def private(self) -> Message:
        """The newest private message (Refused when there is none)."""
        own = self.world.messages.private(self.id)
        if not own:
            raise Refused(f"{self.name} has no private message")
        return own[-1]

    # the same verbs in two steps, for who must see the first answer before the last

    def begin_slash(self, command: str, channel: Channel | str | None, options: Mapping[str, Any]) -> Pending:
        """Send a command; Refused if the client does not offer it or its options are wrong."""
        where = self._channel(channel, "use_application_commands")
        typed = self.world.commands.find(self.user, where, command)
        data = self.world.commands.fill(typed, options)
        return self._start(COMMAND, where, data, command_name=typed.name)

    def begin_autocomplete(
        self, command: str, channel: Channel | str | None, options: Mapping[str, Any], focused: str
    ) -> Pending:
        """Ask for the choices of a half-typed command."""
        where = self._channel(channel, "use_application_commands")
        typed = self.world.commands.find(self.user, where, command)
        data = self.world.commands.fill(typed, options, focused)
        return self._start(AUTOCOMPLETE, where, data, command_name=typed.name)

    def begin_press(self, message: Message, button: str) -> Pending:
        """Press a button of a message."""
        self._check_sight(message)
        found = message.find(button)
        if not found:
            raise Refused(f"no button {button!r} on this message; there are {[b.label for b in message.buttons]}")
        if len(found) > 1:
            raise Refused(f"{button!r} may mean any of {[(b.label, b.custom_id) for b in found]}")
        control = self._usable(found[0])
        if control.style == LINK:
            raise Refused(f"{button!r} is a link")
        return self._component(message, control, {})

    def begin_select(self, message: Message, select: str, values: Sequence[Any]) -> Pending:
        """Choose values in a select of a message."""
        self._check_sight(message)
        found = [s for s in message.selects if select in (s.custom_id, s.label)]
        found = found or [s for s in message.selects if (s.custom_id or "").startswith(select)]
        if len(found) != 1:
            raise Refused(f"{len(found)} selects {select!r} on this message; {[s.custom_id for s in message.selects]}")
        control = self._usable(found[0])
        return self._component(message, control, modals.chosen(self.world, control.data, values))

    def begin_fill(self, modal: Modal, values: Mapping[str, Any]) -> Pending:
        """Submit a modal."""
        if modal.interaction.user is not self.user:
            raise Refused("this modal is open for somebody else")
        components, resolved = modals.submitted(self.world, modal.components, values)
        data: Json = {"custom_id": modal.custom_id, "components": components}
        if resolved:
            data["resolved"] = resolved
        opened_by = modal.interaction
        return self._start(MODAL_SUBMIT, opened_by.channel, data, source=opened_by.source, trigger=opened_by)

    # parts

    def _start(self, kind: int, channel: Channel, data: Json, **more: Any) -> Pending:
        return Pending(self.world.interactions.start(kind, self.user, channel, data, **more), self.world)

    def _component(self, message: Message, control: Control, more: Json) -> Pending:
        data = {
            "id": control.data["id"],
            "custom_id": control.custom_id,
            "component_type": control.data["type"],
            **more,
        }
        return self._start(COMPONENT, self.world.channels[message.channel_id], data, source=message)

    def _channel(self, channel: Channel | str | None, right: str) -> Channel:
        try:
            where = self.world.channel(channel)
        except KeyError as unknown:
            raise Refused(str(unknown)) from None
        if not self.world.may_see(self.id, where):
            raise Refused(f"{self.name} does not see #{where.name}")
        if where.guild_id and not self.world.permissions(self.user, where) & BITS[right]:
            raise Refused(f"{self.name} has no right to {right} in #{where.name}")
        return where

    def _message(self, message: Message | str) -> Message:
        if isinstance(message, Message):
            return message
        kept = self.world.messages.anywhere(message)
        if kept is None:
            raise Refused("this message is gone")
        return kept

    def _newest_with(self, wanted: str, channel: Channel | str | None) -> Message:
        seen = self.sees(channel) if channel is not None else self.sees_all()
        for message in reversed(seen):
            if message.find(wanted) or any((s.custom_id or "").startswith(wanted) for s in message.selects):
                return message
        raise Refused(f"{self.name} sees no message with {wanted!r}")

    def _check_sight(self, message: Message) -> None:
        if message.deleted:
            raise Refused("this message is gone")
        if not self.world.visible(self.id, message):
            raise Refused(f"{self.name} does not see this message")

    def _usable(self, control: Control) -> Control:
        if control.disabled:
            raise Refused(f"{control.label or control.custom_id!r} is disabled")
        return control
