"""Interactions from the press to the last follow-up: deadlines, first answers, deferrals, tokens."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from playground.copies import copied
from playground.errors import Json, api_error
from playground.messages import Upload
from playground.model import DM, EPHEMERAL, Channel, Message, User

if TYPE_CHECKING:
    from playground.world import World

ACK_DEADLINE_S = 3.0
TOKEN_LIFE_S = 15 * 60.0

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5

MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


@dataclass(eq=False)
class Interaction:
    """One use of a command, button, select or modal, and what became of it. Times are loop time in seconds."""

    id: str
    token: str
    type: int
    user: User
    channel: Channel
    data: Json
    created: float
    command_name: str | None = None
    source: Message | None = None  # the message whose component was used
    trigger: Interaction | None = None  # the interaction that opened the submitted modal
    acked_at: float | None = None
    ack_type: int | None = None
    expired: bool = False
    response: Message | None = None  # what @original means
    followups: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    owners: Json = field(default_factory=dict)

    def metadata(self) -> Json:
        """Discord's interaction metadata of the messages this interaction made; follow-ups name the first answer."""
        metadata: Json = {
            "id": self.id,
            "type": self.type,
            "user": self.user.wire(),
            "authorizing_integration_owners": dict(self.owners),
        }
        if self.trigger is not None:
            metadata["triggering_interaction_metadata"] = self.trigger.metadata()
        elif self.source is not None:
            metadata["interacted_message_id"] = self.source.id
        if self.response is not None and self.response is not self.source:
            metadata["original_response_message_id"] = self.response.id
        if self.command_name:
            metadata |= {"name": self.command_name, "command_type": 1}
        return metadata


class InteractionBook:
    """All interactions of the world, by id and by token."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._silent: list[Interaction] = []  # deferred without a sign, nothing seen of them yet

    def start(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        *,
        command_name: str | None = None,
        source: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Interaction:
        """Send the bot a new interaction; it has 3 s to answer."""
        clock = self.world.clock
        interaction = Interaction(
            self.world.ids.make(), secrets.token_urlsafe(48), kind, user, channel, data, clock.time(),
            command_name, source, trigger,
        )  # fmt: skip
        interaction.owners = {"0": channel.guild_id or "0"}
        self.by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        asyncio.get_running_loop().call_later(ACK_DEADLINE_S, self._deadline, interaction)
        payload = self.wire(interaction)
        for _ in range(self.world.faults.deliveries()):
            self.world.dispatch("INTERACTION_CREATE", copied(payload))
        return interaction

    def wire(self, interaction: Interaction) -> Json:
        """The interaction as the gateway delivers it."""
        world, channel, user = self.world, interaction.channel, interaction.user
        rights = str(world.permissions(user, channel))
        wire: Json = {
            "id": interaction.id,
            "application_id": world.application_id,
            "type": interaction.type,
            "token": interaction.token,
            "version": 1,
            "data": copied(interaction.data),
            "channel_id": channel.id,
            "channel": {**world.channel_wire(channel), "permissions": rights},
            "locale": user.locale,
            "app_permissions": str(world.permissions(world.bot, channel)),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "attachment_size_limit": world.file_limit,
            "authorizing_integration_owners": dict(interaction.owners),
            "context": 1 if channel.type == DM else 0,
        }
        if interaction.source is not None:
            wire["message"] = copied(interaction.source.data)
        if channel.guild_id is None:
            return {**wire, "user": user.wire()}
        return wire | {
            "guild_id": channel.guild_id,
            "guild_locale": world.guild.locale,
            "guild": {"id": world.guild.id, "locale": world.guild.locale, "features": []},
            "member": {**world.member_wire(user), "permissions": rights},
        }

    def _deadline(self, interaction: Interaction) -> None:
        if interaction.acked_at is None and not interaction.expired:
            interaction.expired = True
            interaction.answered.set()
            interaction.settled.set()
            self.world.changed()

    # the first answer

    def check_open(self, interaction_id: str, token: str) -> Interaction:
        """The interaction a first answer is for; 10062 unknown or late, 40060 already answered."""
        interaction = self.by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise api_error(10062)
        if interaction.acked_at is not None:
            raise api_error(40060)
        if interaction.expired or self.world.clock.time() - interaction.created > ACK_DEADLINE_S:
            self._deadline(interaction)
            raise api_error(10062)
        return interaction

    def respond(self, interaction: Interaction, body: Json, uploads: dict[int, Upload]) -> Json:
        """Carry out a first answer; answers Discord's callback response object."""
        kind, data = int(body["type"]), body.get("data") or {}
        if kind == MESSAGE:
            interaction.response = self._post(interaction, data, uploads, first_answer=True)
        elif kind == DEFERRED_MESSAGE:
            interaction.response = self._post(interaction, {"flags": data.get("flags")}, {}, True, loading=True)
        elif kind == UPDATE and interaction.source is not None:
            interaction.response = self._still_there(interaction.source)
            self.world.messages.edit(interaction.response, data, uploads)
        elif kind == DEFERRED_UPDATE:
            interaction.response = interaction.source
            self._silent.append(interaction)
        elif kind == CHOICES:
            interaction.choices = copied(data.get("choices") or [])
        elif kind == MODAL:
            interaction.modal = copied(data)
        interaction.ack_type = kind
        interaction.acked_at = self.world.clock.time()
        interaction.answered.set()
        if kind not in (DEFERRED_MESSAGE, DEFERRED_UPDATE):
            interaction.settled.set()
        self.world.changed()
        return self._callback_response(interaction)

    def _callback_response(self, interaction: Interaction) -> Json:
        kind, message = interaction.ack_type, interaction.response
        inner: Json = {"id": interaction.id, "type": interaction.type, "channel_id": interaction.channel.id}
        if interaction.channel.guild_id:
            inner["guild_id"] = interaction.channel.guild_id
        if message is None:
            return {"interaction": inner}
        inner["response_message_id"] = message.id
        inner["response_message_loading"] = message.thinking
        inner["response_message_ephemeral"] = message.private
        answer: Json = {"interaction": inner}
        if kind in (MESSAGE, UPDATE):  # a deferral names its message's id only
            answer["resource"] = {"type": kind, "message": copied(message.data)}
        return answer

    def _post(
        self,
        interaction: Interaction,
        data: Json,
        uploads: dict[int, Upload],
        first_answer: bool = False,
        *,
        loading: bool = False,
    ) -> Message:
        private = bool(int(data.get("flags") or 0) & EPHEMERAL)
        return self.world.messages.post(
            interaction.channel,
            self.world.bot,
            data,
            uploads,
            owner=interaction.user.id if private else None,
            interaction=interaction,
            first_answer=first_answer,
            loading=loading,
        )

    # what follows, by token

    def by_token(self, token: str) -> Interaction:
        """The interaction of a token: 50027 unknown or older than 15 minutes, 10015 before its first answer."""
        interaction = self._by_token.get(token)
        if interaction is None or self.world.clock.time() - interaction.created > TOKEN_LIFE_S:
            raise api_error(50027)
        if interaction.acked_at is None:
            raise api_error(10015)
        return interaction

    def message(self, interaction: Interaction, message_id: str) -> Message:
        """A message an interaction's token reaches: "@original" or one of its own by id (else 10008)."""
        reachable = [m for m in (interaction.response, *interaction.followups) if m is not None]
        if message_id == "@original":
            reachable = reachable[:1] if interaction.response is not None else []
        else:
            reachable = [m for m in reachable if m.id == message_id]
        if not reachable:
            raise api_error(10008)
        return self._still_there(reachable[0])

    def edit(self, interaction: Interaction, message: Message, payload: Json, uploads: dict[int, Upload]) -> Message:
        """Change one of an interaction's messages; the first edit of a deferred answer fills it."""
        if message.thinking:
            # Taken as a reading: an edit that fills a deferred answer notifies nobody, as edits never do.
            self.world.messages.fill(message, payload, uploads, ping=False)
        else:
            self.world.messages.edit(message, payload, uploads)
        self._settle(interaction)
        return message

    def follow_up(self, interaction: Interaction, payload: Json, uploads: dict[int, Upload]) -> Message:
        """Send a further message; the first one after a deferral fills the "thinking ..." message."""
        response = interaction.response
        if response is not None and response.thinking and not response.deleted:
            message = self.world.messages.fill(response, payload, uploads, ping=True)
        else:
            message = self._post(interaction, payload, uploads)
            interaction.followups.append(message)
        self._settle(interaction)
        return message

    def delete(self, interaction: Interaction, message: Message) -> None:
        """Delete one of an interaction's messages."""
        self.world.messages.delete(message)
        self._settle(interaction)

    def expire_tokens(self) -> None:
        """Let the tokens of all interactions so far be too old."""
        for interaction in self.by_id.values():
            interaction.created -= TOKEN_LIFE_S

    def source_edited(self, message: Message) -> None:
        """A message changed by any road: settles silent deferrals of presses on it."""
        for interaction in list(self._silent):
            if interaction.source is message:
                self._settle(interaction)

    def _settle(self, interaction: Interaction) -> None:
        if interaction in self._silent:
            self._silent.remove(interaction)
        interaction.settled.set()
        self.world.changed()

    def _still_there(self, message: Message) -> Message:
        if message.deleted:
            raise api_error(10008)
        return message
