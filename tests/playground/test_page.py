"""The page's socket: what each person hears and does not hear, and what his verbs answer."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import ClientWebSocketResponse, WSServerHandshakeError, web
from aiohttp.test_utils import TestClient, TestServer

from playground import interactions, page
from playground.errors import Json
from playground.messages import Upload
from playground.model import PRIVATE_THREAD
from playground.world import World
from tests.browser.scripted import CHOICES, MESSAGE, MODAL, PRIVATE, ScriptedBot, box, button, row, text, v2

SECRET = "the hand holds a Newton"
COMMANDS: list[Json] = [
    {
        "name": "game",
        "description": "Tables",
        "options": [
            {
                "type": 1,
                "name": "new",
                "description": "Open a table",
                "options": [
                    {"type": 4, "name": "seats", "description": "How many", "required": True, "min_value": 3},
                    {"type": 3, "name": "arena", "description": "Where", "autocomplete": True},
                ],
            }
        ],
    },
    {"name": "server", "description": "Defaults", "default_member_permissions": "32"},
]


class Line:
    """A tab's end of the socket."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.heard: list[Json] = []

    async def next(self, kind: str) -> Json:
        """The next frame of a type; everything heard on the way is kept in `heard`."""
        while True:
            frame: Json = await self.socket.receive_json(timeout=2)
            self.heard.append(frame)
            if frame["t"] == kind:
                return frame

    async def ask(self, **frame: Any) -> Json:
        """Send a frame and read up to its answer."""
        await self.socket.send_json({"nonce": "n", **frame})
        while True:
            answer: Json = await self.socket.receive_json(timeout=2)
            self.heard.append(answer)
            if answer.get("nonce") == "n":
                return answer

    async def settle(self) -> list[Json]:
        """Everything heard up to now: a refused frame comes back behind all that was on its way."""
        await self.ask(t="nothing")
        return list(self.heard)


@pytest.fixture
def world() -> World:
    world = World()
    for name in ("You", "Eva", "Radek"):
        world.person(name)
    world.commands.replace(None, COMMANDS)
    return world


@pytest.fixture
async def client(world: World) -> AsyncIterator[TestClient]:
    app = web.Application()
    app.add_routes(page.routes(world))
    async with TestClient(TestServer(app)) as client:
        yield client


async def tab(client: TestClient, user: str | None = None) -> tuple[Line, Json]:
    """An open tab and its hello."""
    line = Line(await client.ws_connect("/app/socket", params={"user": user} if user else {}))
    return line, await line.next("hello")


def private_panel(world: World, owner: str, words: str = SECRET) -> Any:
    """A private message of somebody."""
    payload = v2(box(text(words), row(button("Fire", "fire"))), flags=PRIVATE)
    return world.messages.post(world.table, world.bot, payload, {}, owner=world.person(owner).id)


# privacy


async def test_foreign_private_message_its_edit_and_its_deletion_never_reach_another_socket(
    client: TestClient, world: World
) -> None:
    eva, _ = await tab(client, "Eva")
    radek, _ = await tab(client, "Radek")
    panel = private_panel(world, "Eva")
    world.messages.edit(panel, v2(box(text(f"{SECRET} and a Scope"))))
    world.messages.delete(panel)
    world.person("You").say("public")

    assert [frame["t"] for frame in await eva.settle()][1:] == ["message", "message", "delete", "message", "refused"]
    heard = await radek.settle()
    assert [frame["t"] for frame in heard][1:] == ["message", "refused"]
    assert panel.id not in str(heard)
    assert "Newton" not in str(heard)


async def test_hello_holds_own_private_messages_only(client: TestClient, world: World) -> None:
    world.person("Radek").say("public")
    private_panel(world, "Eva")
    _, eva = await tab(client, "Eva")
    _, radek = await tab(client, "Radek")
    assert SECRET in str(eva["messages"])
    assert len(eva["messages"]) == 2
    assert [message["content"] for message in radek["messages"]] == ["public"]


async def test_private_answer_reaches_every_tab_of_its_user_and_nobody_else(client: TestClient, world: World) -> None:
    first, _ = await tab(client, "Eva")
    second, _ = await tab(client, "Eva")
    radek, _ = await tab(client, "Radek")
    bot = ScriptedBot(world)
    bot.answers["hand"] = lambda _: {"type": MESSAGE, "data": v2(text(SECRET), flags=PRIVATE)}
    post = bot.post(v2(row(button("My hand", "hand"))))
    assert (await first.ask(t="press", message=post.id, custom_id="hand"))["kind"] == "message"
    assert SECRET in str(await second.settle())
    assert SECRET not in str(await radek.settle())


async def test_private_file_is_not_named_to_others(client: TestClient, world: World) -> None:
    radek, _ = await tab(client, "Radek")
    payload = {"attachments": [{"id": 0, "filename": "hand.png"}], "flags": PRIVATE}
    upload = {0: Upload("hand.png", b"x")}
    world.messages.post(world.table, world.bot, payload, upload, owner=world.person("Eva").id)
    assert "hand.png" not in str(await radek.settle())


async def test_channel_one_may_not_see_is_not_told_with_its_messages(client: TestClient, world: World) -> None:
    eva, _ = await tab(client, "Eva")
    hall = world.add_channel("hall")
    world.deny(hall, "view_channel", user=world.person("Eva").user)
    world.person("You").say("behind closed doors", hall)
    heard = await eva.settle()
    assert heard[-2]["channel"] == {"id": hall.id, "type": 0, "parent_id": None, "deleted": True}
    assert "closed doors" not in str(heard)

    world.allow(hall, "view_channel", user=world.person("Eva").user)
    again = (await eva.settle())[len(heard) :]
    assert [frame["t"] for frame in again] == ["channel", "message", "refused"]
    assert again[1]["message"]["content"] == "behind closed doors"


async def test_private_thread_is_its_members_only(client: TestClient, world: World) -> None:
    eva, _ = await tab(client, "Eva")
    thread = world.open_thread(world.table, "judges", world.person("You").user, kind=PRIVATE_THREAD)
    message = world.person("You").say("quiet", thread)
    world.messages.delete(message)
    heard = await eva.settle()
    assert [frame["t"] for frame in heard] == ["hello", "refused"]


async def test_foreign_private_message_is_refused_like_one_that_never_was(client: TestClient, world: World) -> None:
    panel = private_panel(world, "Eva")
    radek, _ = await tab(client, "Radek")
    answers = [
        await radek.ask(t=kind, message=message, custom_id="fire", values=[])
        for message in (panel.id, "1")
        for kind in ("press", "select", "dismiss")
    ]
    assert {(answer["t"], answer["text"]) for answer in answers} == {("refused", page.GONE)}
    assert not panel.deleted


# who one is


async def test_second_tab_without_a_name_is_the_next_person(client: TestClient) -> None:
    first, you = await tab(client)
    _, eva = await tab(client)
    assert (you["me"]["global_name"], eva["me"]["global_name"]) == ("You", "Eva")
    assert [user["global_name"] for user in you["users"]] == ["You", "Eva", "Radek"]
    await first.socket.close()
    _, again = await tab(client, "an id of an earlier run")
    assert again["me"]["global_name"] == "You"


async def test_page_of_another_site_may_not_open_a_socket(client: TestClient) -> None:
    with pytest.raises(WSServerHandshakeError) as refused:
        await client.ws_connect("/app/socket", headers={"Origin": "https://elsewhere.example"})
    assert refused.value.status == 403
    own = f"http://{client.host}:{client.port}"
    line = Line(await client.ws_connect("/app/socket", headers={"Origin": own}))
    assert await line.next("hello")


async def test_language_is_kept_told_to_all_tabs_and_sent_with_interactions(client: TestClient, world: World) -> None:
    first, _ = await tab(client, "Eva")
    second, _ = await tab(client, "Eva")
    bot = ScriptedBot(world)
    bot.answers["x"] = lambda _: {"type": 6}
    post = bot.post(v2(row(button("X", "x"))))
    assert (await first.ask(t="locale", locale="tlh"))["t"] == "refused"
    assert (await first.ask(t="locale", locale="cs"))["t"] == "ack"
    assert (await second.next("me"))["me"]["locale"] == "cs"
    await second.ask(t="press", message=post.id, custom_id="x")
    assert world.interactions.wire(bot.heard[-1])["locale"] == "cs"


# verbs


async def test_press_is_acknowledged_failed_or_refused(
    client: TestClient, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interactions, "ACK_DEADLINE_S", 0.05)
    eva, _ = await tab(client, "Eva")
    bot = ScriptedBot(world)
    bot.answers["ok"] = lambda _: {"type": 7, "data": v2(text("done"))}
    post = bot.post(v2(row(button("Ok", "ok"), button("Silent", "silent"), button("Off", "off", disabled=True))))

    silent = await eva.ask(t="press", message=post.id, custom_id="silent")
    assert (silent["t"], silent["text"], silent["message_id"]) == ("failed", "This interaction failed", post.id)
    assert (await eva.ask(t="press", message=post.id, custom_id="off"))["t"] == "refused"
    assert (await eva.ask(t="press", message=post.id, custom_id="o"))["t"] == "refused"
    assert await eva.ask(t="press", message=post.id, custom_id="ok") == {"t": "ack", "kind": "update", "nonce": "n"}
    assert (await eva.ask(t="press", message=post.id, custom_id="ok"))["text"].endswith("not on the message any more")
    assert [use.data["custom_id"] for use in bot.heard] == ["silent", "ok"]


async def test_select_takes_what_is_on_offer(client: TestClient, world: World) -> None:
    eva, _ = await tab(client, "Eva")
    bot = ScriptedBot(world)
    bot.answers["who"] = lambda _: {"type": 6}
    options = [{"label": name, "value": name} for name in ("ota", "matej")]
    post = bot.post(v2(row({"type": 3, "custom_id": "who", "options": options, "max_values": 2})))
    assert (await eva.ask(t="select", message=post.id, custom_id="who", values=["eva"]))["t"] == "refused"
    assert (await eva.ask(t="select", message=post.id, custom_id="who", values=[]))["t"] == "refused"
    assert (await eva.ask(t="select", message=post.id, custom_id="who", values=["ota", "matej"]))["t"] == "ack"
    assert bot.heard[-1].data["values"] == ["ota", "matej"]


async def test_slash_command_with_options_and_completion(client: TestClient, world: World) -> None:
    eva, hello = await tab(client, "Eva")
    # /server needs a right that Eva has not: her client does not offer it.
    assert [command["name"] for command in hello["commands"]] == ["game"]
    bot = ScriptedBot(world)
    bot.answers["game new"] = lambda use: (
        {"type": CHOICES, "data": {"choices": [{"name": "Twelve squares", "value": "12"}]}}
        if use.type == interactions.AUTOCOMPLETE
        else {"type": MESSAGE, "data": {"content": "A table"}}
    )
    asked = {"t": "autocomplete", "channel": world.table.id, "command": "game new", "focused": "arena"}
    choices = await eva.ask(**asked, options={"arena": "tw"})
    assert choices["choices"] == [{"name": "Twelve squares", "value": "12"}]
    typed = {"t": "slash", "channel": world.table.id, "command": "game new"}
    assert (await eva.ask(**typed, options={}))["t"] == "refused"
    assert (await eva.ask(**typed, options={"seats": 2}))["t"] == "refused"
    assert (await eva.ask(**typed, options={"seats": 3, "arena": "12"}))["kind"] == "message"
    assert (await eva.ask(**{**typed, "command": "game nothing"}, options={}))["t"] == "refused"


async def test_modal_opens_in_the_pressing_tab_alone_and_is_submitted_once(client: TestClient, world: World) -> None:
    first, _ = await tab(client, "Eva")
    second, _ = await tab(client, "Eva")
    bot = ScriptedBot(world)
    field = {"type": 18, "label": "Why", "component": {"type": 4, "custom_id": "why", "style": 1, "min_length": 3}}
    bot.answers["ask"] = lambda _: {"type": MODAL, "data": {"title": "Doubt", "custom_id": "m", "components": [field]}}
    bot.answers["m"] = lambda _: {"type": MESSAGE, "data": {"content": "thanks", "flags": PRIVATE}}
    post = bot.post(v2(row(button("Report", "ask"))))
    assert (await first.ask(t="press", message=post.id, custom_id="ask"))["kind"] == "modal"
    dialog = next(frame for frame in first.heard if frame["t"] == "modal")
    assert dialog["modal"]["title"] == "Doubt"
    assert "modal" not in [frame["t"] for frame in await second.settle()]

    submit = {"t": "modal", "interaction": dialog["interaction"]}
    assert (await second.ask(**submit, values={"why": "long"}))["t"] == "refused"
    assert (await first.ask(**submit, values={"why": "no"}))["t"] == "refused"
    assert (await first.ask(**submit, values={"why": "because"}))["t"] == "ack"
    assert (await first.ask(**submit, values={"why": "because"}))["t"] == "refused"
    assert "because" in str(bot.heard[-1].data)


async def test_own_private_message_can_be_dismissed(client: TestClient, world: World) -> None:
    panel = private_panel(world, "Eva")
    public = world.person("You").say("stays")
    eva, _ = await tab(client, "Eva")
    assert (await eva.ask(t="dismiss", message=public.id))["t"] == "refused"
    assert (await eva.ask(t="dismiss", message=panel.id))["t"] == "ack"
    assert panel.deleted
    assert eva.heard[-2] == {"t": "delete", "id": panel.id, "channel_id": world.table.id}


async def test_ordinary_message_goes_to_everybody(client: TestClient, world: World) -> None:
    eva, _ = await tab(client, "Eva")
    radek, _ = await tab(client, "Radek")
    assert (await eva.ask(t="say", channel=world.table.id, content=" hello "))["t"] == "ack"
    assert (await radek.next("message"))["message"]["content"] == "hello"
    assert (await eva.ask(t="say", channel=world.table.id, content="x" * 2001))["t"] == "refused"
    assert (await eva.ask(t="say", channel="none", content="x"))["t"] == "refused"


@pytest.mark.parametrize(
    "frame",
    ["{", "[]", '"x"', '{"nonce": 1}', '{"t": 5}', '{"t": "fly"}', '{"t": "press"}', '{"t": "press", "message": 7}',
     '{"t": "slash", "channel": "c", "command": "game new", "options": []}', '{"t": "modal", "interaction": "1"}',
     '{"t": "select", "message": "1", "custom_id": "a", "values": "b"}', '{"t": "autocomplete"}', '{"t": "say"}'],
)  # fmt: skip
async def test_broken_frame_is_refused_and_the_line_stays(client: TestClient, frame: str) -> None:
    eva, _ = await tab(client, "Eva")
    await eva.socket.send_str(frame)
    assert (await eva.next("refused"))["text"]
    assert (await eva.ask(t="locale", locale="cs"))["t"] == "ack"


# files


async def test_page_comes_with_a_policy_that_runs_only_its_own_scripts(client: TestClient, world: World) -> None:
    world.cdn = "http://127.0.0.1:5000"
    answer = await client.get("/")
    assert answer.status == 200
    policy = answer.headers["Content-Security-Policy"]
    assert "script-src 'self';" in policy
    assert "img-src 'self' data: http://127.0.0.1:5000;" in policy
    body = await answer.text()
    assert "http" not in re.sub(r"http-equiv", "", body)
    for address in re.findall(r'(?:src|href)="(/[^"]+)"', body):
        assert (await client.get(address)).status == 200


@pytest.mark.parametrize(
    "path", ["/app/static/nothing.js", "/app/static/..%2Fpage.py", "/app/static/%2Fetc%2Fpasswd", "/app/font/x.ttf"]
)
async def test_other_files_are_not_served(client: TestClient, path: str) -> None:
    assert (await client.get(path)).status == 404


async def test_typeface_is_served(client: TestClient) -> None:
    answer = await client.get("/app/font/Regular.ttf")
    assert answer.status == 200
    assert len(await answer.read()) > 10_000


def test_page_words_are_complete_in_both_languages() -> None:
    source = (page.STATIC / "words.js").read_text(encoding="utf-8")
    english, czech = (
        dict(re.findall(r'^    (\w+): "(.*)",$', part, re.MULTILINE)) for part in source.split("  cs: {", 1)
    )
    scripts = "".join(path.read_text(encoding="utf-8") for path in page.STATIC.glob("*.js"))
    used = set(re.findall(r'word\("(\w+)"', scripts))
    assert len(english) > 50
    assert english.keys() == czech.keys()
    assert used <= english.keys()
    assert [key for key in english if f'"{key}"' not in scripts] == []
    variables = re.compile(r"\{\w+\}")
    different = [key for key in english if set(variables.findall(english[key])) != set(variables.findall(czech[key]))]
    assert different == []


def test_nothing_is_ever_parsed_as_markup() -> None:
    for path in page.STATIC.glob("*.js"):
        script = path.read_text(encoding="utf-8")
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", script)
