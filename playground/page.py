"""The browser page of the playground: its files, and one web socket for each open tab.

A tab plays as one person of the world, named by id or name in `/app/socket?user=`. What it hears is filtered here, at
the server: private messages of others, with their edits and deletions, never enter another person's socket.

Frames are JSON objects with a type in `t`. From the server: `hello`, `message`, `delete`, `channel`, `commands`, `me`,
`modal`, and the answers `ack`, `failed`, `refused`, `choices` that carry the `nonce` of their question. From the page:
`slash`, `press`, `select`, `modal`, `autocomplete`, `say` (all with a `nonce`), and `dismiss`, `locale` without one.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Coroutine
from importlib import resources
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from aiohttp import WSCloseCode, WSMsgType, web

from playground.components import controls
from playground.errors import ApiError, Json, Refused
from playground.model import DM, Channel, Message, User
from playground.people import FAILED, Modal, Pending, Person, Reply
from playground.world import World

STATIC = Path(__file__).parent / "static"
FONTS = ("Regular", "Semibold", "Bold")
LOCALES = ("en-US", "cs")
GONE = "this message is gone"
MAX_FRAME_BYTES = 64 * 1024
MAX_CONTENT = 2000
HEARTBEAT_S = 20.0


def routes(world: World) -> list[web.RouteDef]:
    """The page's routes on a world, to be added to the stand-in's application."""
    page = Page(world)
    return [
        web.get("/", page.index),
        web.get("/app/static/{name}", page.static),
        web.get("/app/font/{name}", page.font),
        web.get("/app/socket", page.socket),
    ]


class Page:
    """Serves the page's files and keeps count of who has a tab open."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.tabs: Counter[str] = Counter()  # user id -> open sockets

    async def index(self, request: web.Request) -> web.StreamResponse:
        """The page itself."""
        return self._file(STATIC / "index.html")

    async def static(self, request: web.Request) -> web.StreamResponse:
        """A style sheet, script or picture of the page."""
        name = request.match_info["name"]
        if name not in {path.name for path in STATIC.iterdir()}:
            raise web.HTTPNotFound(text=f"no file {name}")
        return self._file(STATIC / name)

    async def font(self, request: web.Request) -> web.StreamResponse:
        """A weight of the typeface the pictures use."""
        weight = request.match_info["name"].removesuffix(".ttf")
        if weight not in FONTS:
            raise web.HTTPNotFound(text=f"no font {weight}")
        package = resources.files("font_source_sans_pro")
        return self._file(Path(str(package.joinpath("files", f"SourceSansPro-{weight}.ttf"))))

    def _file(self, path: Path) -> web.FileResponse:
        # Nothing but the page's own scripts runs, whatever a message or a name contains.
        policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; "
            f"img-src 'self' data: {_origin(self.world.cdn)}; base-uri 'none'; form-action 'none'; "
            "frame-ancestors 'none'"
        )
        headers = {"Content-Security-Policy": policy, "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"}
        return web.FileResponse(path, headers=headers)

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """One tab's line: hello, then events out and the person's verbs in."""
        origin = request.headers.get("Origin")
        if origin is not None and urlsplit(origin).netloc != request.host:
            raise web.HTTPForbidden(text="pages of other sites may not open this socket")
        person = self._person(request.query.get("user", ""))
        line = web.WebSocketResponse(heartbeat=HEARTBEAT_S, max_msg_size=MAX_FRAME_BYTES)
        await line.prepare(request)
        self.tabs[person.id] += 1
        try:
            await Tab(self.world, person, line).run()
        finally:
            self.tabs[person.id] -= 1
        return line

    def _person(self, wanted: str) -> Person:
        """The person of that id or name; else the first one without a tab, so that a second tab is a second player."""
        people = self.world.people
        for person in people:
            if wanted in (person.id, person.name):
                return person
        free = [person for person in people if not self.tabs[person.id]]
        return (free or people or [self.world.person("Anna")])[0]


class Tab:
    """One person's open page: writes what he may see, carries out what he does."""

    def __init__(self, world: World, person: Person, line: web.WebSocketResponse) -> None:
        self.world = world
        self.person = person
        self.line = line
        self.frames: asyncio.Queue[str] = asyncio.Queue()  # as text, so that each shows the moment it was made
        self.channels: set[str] = set()  # ids this tab has been told about
        self.modals: dict[str, Modal] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.verbs: dict[str, Callable[[Json], Coroutine[Any, Any, Json]]] = {
            "slash": self._slash,
            "press": self._press,
            "select": self._select,
            "modal": self._modal,
            "autocomplete": self._autocomplete,
            "say": self._say,
            "dismiss": self._dismiss,
            "locale": self._locale,
        }

    async def run(self) -> None:
        """Serve the tab until its line closes."""
        stop = self.world.subscribe(self.hear)
        self._send(self.hello())
        writer = asyncio.create_task(self._write())
        try:
            async for message in self.line:
                if message.type != WSMsgType.TEXT:
                    await self.line.close(code=WSCloseCode.UNSUPPORTED_DATA, message=b"text frames only")
                    break
                self._receive(message.data)
        finally:
            stop()
            for task in (writer, *self.tasks):
                task.cancel()
            await asyncio.gather(writer, *self.tasks, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            frame = await self.frames.get()
            if self.line.closed:
                return
            await self.line.send_str(frame)

    def _send(self, frame: Json) -> None:
        self.frames.put_nowait(json.dumps(frame, ensure_ascii=False))

    # what this person may hear

    def hello(self) -> Json:
        """Everything this person sees at this moment."""
        seen = [channel for channel in self.world.channels.values() if self._sees(channel)]
        self.channels = {channel.id for channel in seen}
        return {
            "t": "hello",
            "me": _user(self.person.user),
            "users": [_user(other.user) for other in self.world.people],
            "channels": [self._channel(channel) for channel in seen],
            "commands": self.world.commands.offered(self.person.user),
            "messages": [message.data for message in self.world.messages.seen_by(self.person.id)],
        }

    def hear(self, event: Json, only: str | None) -> None:
        """Pass an event of the world on, if it is this person's to know."""
        if only is not None and only != self.person.id:
            return
        match event["t"]:
            case "message":
                allowed = self.world.visible(self.person.id, event["message"])
            case "delete":
                allowed = only is not None or event["channel_id"] in self.channels
            case "commands":
                event = {"t": "commands", "commands": self.world.commands.offered(self.person.user)}
                allowed = True
            case "channel":
                self._hear_channel(event["channel"])
                return
            case _:
                allowed = only is not None
        if allowed:
            self._send(event)

    def _hear_channel(self, wire: Json) -> None:
        channel = self.world.channels.get(wire["id"])
        known = wire["id"] in self.channels
        if channel is None or not self._sees(channel):
            if known:
                self.channels.discard(wire["id"])
                gone = {"id": wire["id"], "type": wire["type"], "parent_id": wire.get("parent_id"), "deleted": True}
                self._send({"t": "channel", "channel": gone})
            return
        self.channels.add(channel.id)
        self._send({"t": "channel", "channel": self._channel(channel)})
        if not known:
            for message in self.world.messages.seen_by(self.person.id, channel.id):
                self._send({"t": "message", "message": message.data})

    def _sees(self, channel: Channel) -> bool:
        return self.world.may_see(self.person.id, channel)

    def _channel(self, channel: Channel) -> Json:
        wire = self.world.channel_wire(channel)
        # A direct message channel has no name of its own: a client shows who is on the other side.
        return {**wire, "name": self.world.bot.name} if channel.type == DM else wire

    # what this person does

    def _receive(self, text: str) -> None:
        try:
            frame = json.loads(text)
        except ValueError:
            frame = None
        if not isinstance(frame, dict) or not isinstance(frame.get("t"), str):
            self._send({"t": "refused", "nonce": None, "text": "a frame is a JSON object with a type"})
            return
        task = asyncio.create_task(self._carry_out(frame))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _carry_out(self, frame: Json) -> None:
        nonce = frame.get("nonce")
        verb = self.verbs.get(frame["t"])
        try:
            if verb is None:
                raise Refused(f"no frame of type {frame['t']!r} is known")
            answer = await verb(frame)
        except Refused as refusal:
            answer = {"t": "refused", "text": str(refusal)}
        except ApiError as refusal:
            answer = {"t": "refused", "text": refusal.message}
        self._send({**answer, "nonce": nonce})

    async def _slash(self, frame: Json) -> Json:
        options = _field(frame, "options", dict, {})
        command, channel = _field(frame, "command", str), _field(frame, "channel", str)
        return await self._acknowledged(self.person.begin_slash(command, channel, options))

    async def _press(self, frame: Json) -> Json:
        message, custom_id = self._used(frame)
        return await self._acknowledged(self.person.begin_press(message, custom_id), message)

    async def _select(self, frame: Json) -> Json:
        message, custom_id = self._used(frame)
        values = [str(value) for value in _field(frame, "values", list)]
        return await self._acknowledged(self.person.begin_select(message, custom_id, values), message)

    async def _modal(self, frame: Json) -> Json:
        interaction = _field(frame, "interaction", str)
        modal = self.modals.get(interaction)
        if modal is None:
            raise Refused("this dialog is not open any more")
        answer = await self._acknowledged(self.person.begin_fill(modal, _field(frame, "values", dict)))
        if answer["t"] == "ack":
            del self.modals[interaction]
        return answer

    async def _autocomplete(self, frame: Json) -> Json:
        options, focused = _field(frame, "options", dict, {}), _field(frame, "focused", str)
        command, channel = _field(frame, "command", str), _field(frame, "channel", str)
        reply = await self.person.begin_autocomplete(command, channel, options, focused).acknowledged()
        return _failure(None) if reply.kind == "failed" else {"t": "choices", "choices": reply.choices}

    async def _say(self, frame: Json) -> Json:
        content = _field(frame, "content", str).strip()
        if not 1 <= len(content) <= MAX_CONTENT:
            raise Refused(f"a message has 1 to {MAX_CONTENT} characters")
        self.person.say(content, _field(frame, "channel", str))
        return {"t": "ack", "kind": "message"}

    async def _dismiss(self, frame: Json) -> Json:
        self.person.dismiss(self._message(frame))
        return {"t": "ack", "kind": "dismissed"}

    async def _locale(self, frame: Json) -> Json:
        locale = _field(frame, "locale", str)
        if locale not in LOCALES:
            raise Refused(f"no language {locale!r}; there are {', '.join(LOCALES)}")
        self.person.user.locale = locale
        self.world.tell({"t": "me", "me": _user(self.person.user)}, self.person.id)
        return {"t": "ack", "kind": "locale"}

    def _message(self, frame: Json) -> Message:
        """The message a frame means. A foreign private one is refused just as one that never was."""
        message = self.world.messages.anywhere(_field(frame, "message", str))
        if message is None or not self.world.visible(self.person.id, message):
            raise Refused(GONE)
        return message

    def _used(self, frame: Json) -> tuple[Message, str]:
        message, custom_id = self._message(frame), _field(frame, "custom_id", str)
        if custom_id not in [control.custom_id for control in controls(message.components)]:
            raise Refused("this button is not on the message any more")
        return message, custom_id

    async def _acknowledged(self, pending: Pending, message: Message | None = None) -> Json:
        reply = await pending.acknowledged()
        if reply.kind == "failed":
            return _failure(message)
        self._open_modal(reply)
        return {"t": "ack", "kind": reply.kind}

    def _open_modal(self, reply: Reply) -> None:
        if reply.modal is None:
            return
        self.modals[reply.interaction.id] = reply.modal
        dialog = {key: getattr(reply.modal, key) for key in ("title", "custom_id", "components")}
        self._send({"t": "modal", "interaction": reply.interaction.id, "modal": dialog})


def _failure(message: Message | None) -> Json:
    return {"t": "failed", "text": FAILED, "message_id": message.id if message else None}


def _user(user: User) -> Json:
    return {**user.wire(), "locale": user.locale}


def _field(frame: Json, name: str, kind: type, default: Any = None) -> Any:
    """A field of a frame, of the right type; Refused otherwise."""
    value = frame.get(name, default)
    if not isinstance(value, kind):
        raise Refused(f"{frame['t']}: {name} is missing or of the wrong type")
    return value


def _origin(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"
