"""The gateway, wire level: hello, identify, heartbeats, resume with replay, and the events the intents let through."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from playground.errors import Json
from playground.wire import guild_create_wire
from playground.world import World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = (
    0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11,
)  # fmt: skip
HEARTBEAT_INTERVAL_MS = 41_250
REPLAY = 1000  # events kept for a resume

GUILDS, MEMBERS_INTENT, GUILD_MESSAGES, TYPING = 1 << 0, 1 << 1, 1 << 9, 1 << 11
DIRECT_MESSAGES, MESSAGE_CONTENT, PRESENCES = 1 << 12, 1 << 15, 1 << 8
PRIVILEGED = MEMBERS_INTENT | PRESENCES | MESSAGE_CONTENT

_GUILD_EVENTS = ("CHANNEL_", "THREAD_", "GUILD_")


@dataclass
class Session:
    """A bot's session: it outlives its socket, so that it can be resumed."""

    id: str
    intents: int
    socket: web.WebSocketResponse | None
    sequence: int = 0
    outbox: asyncio.Queue[Json] = field(default_factory=asyncio.Queue)  # for the writer of the present socket
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=REPLAY))

    def push(self, name: str, data: Json) -> None:
        """Send an event, or keep it for a resume."""
        self.sequence += 1
        event = {"op": DISPATCH, "t": name, "s": self.sequence, "d": data}
        self.sent.append(event)
        self.outbox.put_nowait(event)

    def attach(self, socket: web.WebSocketResponse, missed: list[Json]) -> None:
        """Go on through another socket, first with what was missed."""
        self.socket = socket
        self.outbox = asyncio.Queue()
        for event in missed:
            self.outbox.put_nowait(event)

    @property
    def live(self) -> bool:
        """Whether a socket is open for it."""
        return self.socket is not None and not self.socket.closed


class Gateway:
    """All sessions of one world. A session may be dead (its socket gone) and still collect events for a resume."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.sessions: dict[str, Session] = {}
        self.close_next_identify: int | None = None
        self.acknowledges_heartbeats = True
        self.resumes = 0
        self.ready = asyncio.Event()
        self._stop = world.on_dispatch(self.dispatch)
        world.gateway = self

    @property
    def live_sessions(self) -> list[Session]:
        """Sessions with an open socket."""
        return [session for session in self.sessions.values() if session.live]

    async def close_all(self) -> None:
        """Stop serving."""
        self._stop()
        for session in self.live_sessions:
            if session.socket is not None:
                await session.socket.close(code=1001)

    # sockets

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket for its life."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await self._send(socket, {"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_INTERVAL_MS, "_trace": []}})
        session: Session | None = None
        writer: asyncio.Task[None] | None = None
        async for frame in socket:
            if frame.type is not WSMsgType.TEXT:
                break
            message = json.loads(frame.data)
            if message["op"] in (IDENTIFY, RESUME):
                begin = self._identify if message["op"] == IDENTIFY else self._resume
                session = await begin(socket, message["d"])
                if session is not None:
                    writer = asyncio.create_task(self._write(session, socket))
            else:
                await self._handle(socket, session, message)
        if writer is not None:
            writer.cancel()
        if session is not None and session.socket is socket:
            session.socket = None
            self.world.changed()
        return socket

    async def _write(self, session: Session, socket: web.WebSocketResponse) -> None:
        """Send a session's events in their order while this socket is its own."""
        outbox = session.outbox
        while session.socket is socket:
            await self._send(socket, await outbox.get())

    async def _handle(self, socket: web.WebSocketResponse, session: Session | None, message: Json) -> None:
        operation = message["op"]
        if operation == HEARTBEAT:
            if self.acknowledges_heartbeats:
                await self._send(socket, {"op": ACK})
        elif session is None:
            await socket.close(code=4003)
        elif operation == MEMBERS:
            self._send_members(session, message["d"])
        elif operation not in (PRESENCE, VOICE):
            self.world.violate("gateway", f"unknown operation {operation}")
            await socket.close(code=4001)

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        intents = int(data["intents"])
        refusal = self._refusal(data["token"], intents)
        if refusal is not None:
            await socket.close(code=refusal)
            return None
        if self.live_sessions:
            self.world.double_identifies += 1
            self.world.violate("gateway", "a second identify while a session is live: two bots are running")
        else:
            # Whoever left these sessions identifies anew instead of resuming them.
            self.sessions.clear()
        self.world.identifies += 1
        session = Session(secrets.token_hex(16), intents, socket)
        self.sessions[session.id] = session
        self._greet(session)
        self.ready.set()
        self.world.changed()
        return session

    def _refusal(self, token: str, intents: int) -> int | None:
        if self.close_next_identify is not None:
            code, self.close_next_identify = self.close_next_identify, None
            return code
        if self.world.token is not None and token != self.world.token:
            return 4004
        if intents & PRIVILEGED & ~self.world.privileged_intents:
            return 4014
        return None

    def _greet(self, session: Session) -> None:
        world = self.world
        user = {**world.bot.wire(), "verified": True, "email": None, "mfa_enabled": False}
        ready = {
            "v": 10,
            "user": user,
            "guilds": [{"id": world.guild.id, "unavailable": True}],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": world.gateway_url,
            "shard": [0, 1],
            "application": {"id": world.application_id, "flags": 0},
            "private_channels": [],
            "user_settings": {},
            "relationships": [],
            "presences": [],
            "guild_join_requests": [],
        }
        session.push("READY", ready)
        if session.intents & GUILDS:
            everyone = bool(session.intents & MEMBERS_INTENT)
            session.push("GUILD_CREATE", guild_create_wire(world, all_members=everyone))

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> Session | None:
        session = self.sessions.get(data["session_id"])
        missed = [] if session is None else [event for event in session.sent if event["s"] > data["seq"]]
        complete = session is not None and len(missed) == session.sequence - data["seq"]
        if session is None or not complete:
            await self._send(socket, {"op": INVALID, "d": False})
            return None
        self.resumes += 1
        session.attach(socket, missed)
        session.push("RESUMED", {"_trace": []})
        self.world.changed()
        return session

    def _send_members(self, session: Session, data: Json) -> None:
        world = self.world
        wanted, query = data.get("user_ids"), str(data.get("query") or "").lower()
        wanted = [wanted] if isinstance(wanted, str | int) else wanted
        found = [
            user
            for user in world.users.values()
            if user.in_guild
            and (user.id in map(str, wanted) if wanted is not None else user.username.startswith(query))
        ]
        limit = int(data.get("limit") or 0) or len(found)
        chunk: Json = {
            "guild_id": world.guild.id,
            "members": [world.member_wire(user) for user in found[:limit]],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(i) for i in wanted or [] if str(i) not in world.users],
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.push("GUILD_MEMBERS_CHUNK", chunk)

    # events

    def dispatch(self, name: str, data: Json) -> None:
        """Give an event to every session whose intents let it through, dead ones included (they may resume)."""
        for session in self.sessions.values():
            passed = self._passed(session, name, data)
            if passed is not None:
                session.push(name, passed)

    def _passed(self, session: Session, name: str, data: Json) -> Json | None:
        """The event as a session's intents let it through, or None."""
        if name.startswith("MESSAGE_"):
            intent = GUILD_MESSAGES if "guild_id" in data else DIRECT_MESSAGES
            if not session.intents & intent:
                return None
            return self._censored(session, data)
        if name.startswith("GUILD_MEMBER_"):
            return data if session.intents & MEMBERS_INTENT else None
        if name.startswith(_GUILD_EVENTS):
            return data if session.intents & GUILDS else None
        return data

    def _censored(self, session: Session, data: Json) -> Json:
        """Without the message content intent a bot reads its own messages, its mentions and direct messages only."""
        bot_id = self.world.bot.id
        readable = (
            "author" not in data
            or "guild_id" not in data
            or session.intents & MESSAGE_CONTENT
            or data["author"]["id"] == bot_id
            or any(user["id"] == bot_id for user in data["mentions"])
        )
        if readable:
            return data
        return {**data, "content": "", "embeds": [], "attachments": [], "components": []}

    async def _send(self, socket: web.WebSocketResponse, message: Json) -> None:
        # A socket may close between the decision to send and the sending; a resume then replays the event.
        if not socket.closed:
            try:
                await socket.send_str(json.dumps(message))
            except ConnectionError:
                return

    # faults

    def guild_outage(self) -> None:
        """Tell every bot that the guild is unavailable."""
        self.dispatch("GUILD_DELETE", {"id": self.world.guild.id, "unavailable": True})

    def guild_returns(self) -> None:
        """Tell every bot that the guild is back."""
        for session in self.sessions.values():
            if session.intents & GUILDS:
                everyone = bool(session.intents & MEMBERS_INTENT)
                session.push("GUILD_CREATE", guild_create_wire(self.world, all_members=everyone))

    async def drop(self) -> None:
        """Cut every socket without a close frame."""
        for session in self.live_sessions:
            socket, session.socket = session.socket, None
            if socket is not None:
                _abort(socket)

    async def ask_reconnect(self) -> None:
        """Send op 7."""
        for session in self.live_sessions:
            if session.socket is not None:
                await self._send(session.socket, {"op": RECONNECT, "d": None})

    async def invalidate(self, resumable: bool) -> None:
        """Send op 9, dropping the session unless it may be resumed."""
        for session in self.live_sessions:
            socket = session.socket
            if not resumable:
                del self.sessions[session.id]
                session.socket = None
            if socket is not None:
                await self._send(socket, {"op": INVALID, "d": resumable})

    async def close(self, code: int) -> None:
        """Close every socket with a code."""
        for session in self.live_sessions:
            socket, session.socket = session.socket, None
            if socket is not None:
                await socket.close(code=code)


def _abort(socket: web.WebSocketResponse) -> None:
    request = socket._req
    if request is not None and request.transport is not None:
        request.transport.abort()
