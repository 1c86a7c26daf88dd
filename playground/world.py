"""The truth of the fake Discord: one guild with its people, channels and messages, and the bot under test.

Pure asyncio and knows no game. The REST and gateway sides (`rest`, `gateway`) and the users' side (`people`, `page`)
both work on a `World`; it outlives any number of bots.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from playground.clock import Clock, Snowflakes, fixed_id
from playground.commands import CommandBook
from playground.errors import Json, api_error
from playground.faults import Faults
from playground.interactions import InteractionBook
from playground.messages import MessageBook
from playground.model import (
    DM,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Guild,
    Message,
    Ping,
    Role,
    User,
    Violation,
)
from playground.people import Person
from playground.permissions import BITS, BOT_DEFAULTS, MEMBER_DEFAULTS, Overwrite, bits, permissions_of

if TYPE_CHECKING:
    from playground.gateway import Gateway

Subscriber = Callable[[Json, str | None], None]
Dispatcher = Callable[[str, Json], None]


class World:
    """Guild, people, channels, messages, commands and interactions, with the counters tests read.

    `subscribe` is the users' side: callbacks get socket events of the page (`{"t": "message", ...}`) and the id of the
    only user they are for (None = everybody who may see the channel). `dispatch` is the bot's side: gateway events.
    """

    def __init__(self, name: str = "Spawnpoint playground", bot_name: str = "Spawnpoint") -> None:
        self.clock = Clock()
        self.ids = Snowflakes(self.clock)
        self.token: str | None = None  # the only accepted bot token; None accepts any
        self.privileged_intents = 0  # bits of the privileged intents switched on for this application
        self.file_limit = 10 * 1024 * 1024  # bytes of one uploaded file
        self.cdn = "http://127.0.0.1"  # set by the server: where attachments are fetched from
        self.gateway_url = "ws://127.0.0.1/gateway"  # set by the server
        self.gateway: Gateway | None = None  # set by the server
        self.check_requests = True  # against Discord's API description, where there is one

        self.posts: Counter[str] = Counter()  # channel id -> public messages the bot made there
        self.edits: Counter[str] = Counter()  # channel id -> edits of the bot's public messages there
        self.pings: list[Ping] = []
        self.violations: list[Violation] = []
        self.requests: list[str] = []  # "METHOD /path" of every REST request, in order
        self.identifies = 0
        self.double_identifies = 0

        self.users: dict[str, User] = {}
        self.channels: dict[str, Channel] = {}
        self._people: dict[str, Person] = {}
        self._subscribers: list[Subscriber] = []
        self._dispatchers: list[Dispatcher] = []
        self._waiting: set[asyncio.Event] = set()

        # These ids are the same in every world, so that what a bot stored about one fits the next one.
        self.guild = Guild(fixed_id("guild"), name, owner_id="")
        self.guild.roles[self.guild.id] = Role(self.guild.id, "@everyone", MEMBER_DEFAULTS)
        self.bot = self._add_user(bot_name, bot=True)
        self.application_id = self.bot.id
        self.bot_role = Role(fixed_id("bot role"), bot_name, BOT_DEFAULTS, position=1, bot_id=self.bot.id)
        self.guild.roles[self.bot_role.id] = self.bot_role
        self.bot.role_ids.append(self.bot_role.id)
        self.guild.owner_id = self._add_user("Guild owner").id

        self.messages = MessageBook(self)
        self.commands = CommandBook(self)
        self.interactions = InteractionBook(self)
        self.faults = Faults(self)
        self.table = self.add_channel("table", channel_id=fixed_id("table"))

    @property
    def live_gateway(self) -> Gateway:
        """The gateway that serves this world (RuntimeError when none does)."""
        if self.gateway is None:
            raise RuntimeError("this world is not served: use it in a StandIn")
        return self.gateway

    # people

    def person(self, name: str, *, locale: str | None = None) -> Person:
        """The verbs of a person of that name, who joins the guild when new (locale "en-US" unless given)."""
        known = self._people.get(name)
        if known is None:
            known = self._people[name] = Person(self, self._add_user(name, locale=locale or "en-US"))
        elif locale is not None:
            known.user.locale = locale
        return known

    def person_by_id(self, user_id: str) -> Person:
        """The verbs of a user known by id (KeyError when there is none)."""
        return self.person(self.users[user_id].name)

    @property
    def people(self) -> list[Person]:
        """Everybody created by `person`, in order."""
        return list(self._people.values())

    def _add_user(self, name: str, *, locale: str = "en-US", bot: bool = False) -> User:
        user = User(fixed_id(f"user {name}"), name, self.clock.stamp(), locale=locale, bot=bot)
        self.users[user.id] = user
        return user

    def member_wire(self, user: User) -> Json:
        """Discord's guild member object with its user."""
        return {**user.member(), "user": user.wire()}

    def leave(self, user: User) -> None:
        """A user leaves the guild: he is no member any more, and writes and presses nothing there."""
        user.in_guild = False
        self.dispatch("GUILD_MEMBER_REMOVE", {"guild_id": self.guild.id, "user": user.wire()})
        self.changed()

    # channels

    def add_channel(self, name: str, *, topic: str | None = None, channel_id: str | None = None) -> Channel:
        """A new text channel of the guild."""
        position = sum(channel.type == TEXT for channel in self.channels.values())
        channel = Channel(channel_id or self.ids.make(), TEXT, name, self.guild.id, position=position, topic=topic)
        self.channels[channel.id] = channel
        self.dispatch("CHANNEL_CREATE", channel.wire())
        self.tell({"t": "channel", "channel": channel.wire()})
        return channel

    def channel(self, wanted: Channel | str | None) -> Channel:
        """A channel given as itself, by id or by name; None is the first one (KeyError when there is none)."""
        if isinstance(wanted, Channel):
            return wanted
        if wanted is None:
            return self.table
        if wanted in self.channels:
            return self.channels[wanted]
        for channel in self.channels.values():
            if channel.name == wanted.removeprefix("#"):
                return channel
        raise KeyError(f"no channel {wanted!r}")

    def direct_channel(self, user: User) -> Channel:
        """The direct message channel between the bot and a user, made when needed."""
        for channel in self.channels.values():
            if channel.type == DM and channel.recipients == [user.id]:
                return channel
        channel = Channel(self.ids.make(), DM, "", recipients=[user.id])
        self.channels[channel.id] = channel
        self.dispatch("CHANNEL_CREATE", self.channel_wire(channel))
        self.tell({"t": "channel", "channel": self.channel_wire(channel)}, user.id)
        return channel

    def channel_wire(self, channel: Channel) -> Json:
        """Discord's channel object, recipients included."""
        wire = channel.wire()
        if channel.type == DM:
            wire["recipients"] = [self.users[user_id].wire() for user_id in channel.recipients]
        return wire

    def channel_changed(self, channel: Channel) -> None:
        """Tell the bot and the pages about a changed channel or thread."""
        wire = self.channel_wire(channel)
        self.dispatch("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", wire)
        self.tell({"t": "channel", "channel": wire})

    def open_thread(
        self, parent: Channel, name: str, owner: User, *, kind: int = PUBLIC_THREAD, thread_id: str | None = None
    ) -> Channel:
        """A new thread below a text channel; a thread made from a message bears that message's id."""
        now = self.clock.stamp()
        thread = Channel(thread_id or self.ids.make(), kind, name, self.guild.id, parent.id)
        thread.owner_id, thread.created_at, thread.archived_at = owner.id, now, now
        thread.members[owner.id] = now
        self.channels[thread.id] = thread
        self.dispatch(
            "THREAD_CREATE", {**thread.wire(), "newly_created": True, "member": thread.thread_member(owner.id)}
        )
        self.tell({"t": "channel", "channel": thread.wire()})
        return thread

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """Archive a thread, as Discord does after days of silence, or lock it too, as a moderator may."""
        thread.archived, thread.archived_at, thread.locked = True, self.clock.stamp(), locked
        self.channel_changed(thread)

    def delete_channel(self, channel: Channel) -> None:
        """Remove a channel with its messages and threads."""
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            self.delete_channel(thread)
        del self.channels[channel.id]
        self.messages.forget_channel(channel.id)
        self.dispatch("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel.wire())
        self.tell({"t": "channel", "channel": {**channel.wire(), "deleted": True}})

    # rights

    def permissions(self, user: User, channel: Channel | None = None) -> int:
        """Permission bits of a user in a channel, or in the guild."""
        return permissions_of(self, user, channel)

    def bot_may(self, channel: Channel, *names: str) -> bool:
        """Whether the bot has all these permissions (by Discord's names in lower case) in a channel."""
        wanted = bits(*names)
        return self.permissions(self.bot, channel) & wanted == wanted

    def require(self, channel: Channel, *names: str) -> None:
        """Raise 50001 when the bot cannot see a channel, 50013 when it lacks one of the permissions."""
        if not self.bot_may(channel, "view_channel"):
            raise api_error(50001)
        if not self.bot_may(channel, *names):
            raise api_error(50013)

    def deny(self, channel: Channel, *names: str, user: User | None = None) -> None:
        """Take permissions away from the bot (or a user) in a channel by an overwrite."""
        self._overwrite(channel, user or self.bot, deny=bits(*names))

    def allow(self, channel: Channel, *names: str, user: User | None = None) -> None:
        """Give permissions to the bot (or a user) in a channel by an overwrite."""
        self._overwrite(channel, user or self.bot, allow=bits(*names))

    def _overwrite(self, channel: Channel, user: User, allow: int = 0, deny: int = 0) -> None:
        overwrite = channel.overwrites.setdefault(user.id, Overwrite(user.id, 1))
        overwrite.allow = overwrite.allow & ~deny | allow
        overwrite.deny = overwrite.deny & ~allow | deny
        self.channel_changed(channel)

    def may_see(self, user_id: str, channel: Channel) -> bool:
        """Whether a user sees a channel at all."""
        user = self.users[user_id]
        rights = self.permissions(user, channel)
        if channel.type == DM:
            return user_id in channel.recipients or user.bot
        if channel.type == PRIVATE_THREAD and user_id not in channel.members:
            return bool(rights & BITS["manage_threads"])
        return bool(rights & BITS["view_channel"])

    def visible(self, user_id: str, message: Message | Json) -> bool:
        """Whether a user may see a message: a private one only if it is his own."""
        message_id = message.id if isinstance(message, Message) else str(message["id"])
        kept = self.messages.anywhere(message_id)
        if kept is None:
            return False
        if kept.owner is not None:
            return kept.owner == user_id
        channel = self.channels.get(kept.channel_id)
        return channel is not None and self.may_see(user_id, channel)

    # events

    def subscribe(self, callback: Subscriber) -> Callable[[], None]:
        """Call back with every users' side event and the one user it is for (None: all); returns the way to stop."""
        self._subscribers.append(callback)
        return lambda: self._subscribers.remove(callback)

    def tell(self, event: Json, only: str | None = None) -> None:
        """Give an event to the users' side and wake whoever waits for a change."""
        for subscriber in list(self._subscribers):
            subscriber(event, only)
        self.changed()

    def on_dispatch(self, dispatcher: Dispatcher) -> Callable[[], None]:
        """Call back with every gateway event; returns the way to stop."""
        self._dispatchers.append(dispatcher)
        return lambda: self._dispatchers.remove(dispatcher)

    def dispatch(self, name: str, data: Json) -> None:
        """Give an event to the bot's side."""
        for dispatcher in list(self._dispatchers):
            dispatcher(name, data)

    def changed(self) -> None:
        """Wake whoever waits in `until`."""
        for event in self._waiting:
            event.set()

    async def until(self, condition: Callable[[], Any], timeout_s: float = 5.0) -> Any:
        """Wait until a condition holds, looking again at every change; answers its value, raises TimeoutError."""
        event = asyncio.Event()
        self._waiting.add(event)
        try:
            async with asyncio.timeout(timeout_s):
                while not (value := condition()):
                    # Conditions may also look at things outside of the world: look again now and then unasked.
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(event.wait(), 0.05)
                    event.clear()
                return value
        finally:
            self._waiting.discard(event)

    def violate(self, where: str, what: str, path: str = "") -> None:
        """Record something the bot did wrong."""
        self.violations.append(Violation(where, what, path))
