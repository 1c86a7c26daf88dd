"""Malformed requests are refused as Discord refuses them and recorded; our own rules need no API description."""

import copy
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from playground import openapi
from playground.emoji import is_emoji
from playground.interactions import COMMAND, COMPONENT
from playground.server import StandIn
from playground.world import World

Json = dict[str, Any]
V2 = 1 << 15


class Wire:
    """Raw requests to a stand-in: what discord.py would not let pass can be sent."""

    def __init__(self, place: StandIn, session: aiohttp.ClientSession) -> None:
        self.world, self.place, self.session = place.world, place, session

    async def send(self, method: str, path: str, body: Any) -> Json:
        headers = {"Authorization": "Bot x"}
        async with self.session.request(method, self.place.api_url + path, json=body, headers=headers) as answer:
            return {} if answer.status == 204 else {"status": answer.status, "body": await answer.json()}

    async def message(self, **body: Any) -> Json:
        return await self.send("POST", f"/channels/{self.world.table.id}/messages", body)

    def faults(self) -> list[str]:
        """The paths of the violations so far, which are then forgotten."""
        paths = [violation.path for violation in self.world.violations]
        self.world.violations.clear()
        return paths


@pytest_asyncio.fixture
async def wire() -> AsyncIterator[Wire]:
    world = World()
    world.check_requests = False
    async with StandIn(world) as place, aiohttp.ClientSession() as session:
        yield Wire(place, session)


def button(**more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **more}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def select(**more: Any) -> Json:
    options = [{"label": "Red", "value": "red"}, {"label": "Blue", "value": "blue"}]
    return {"type": 3, "custom_id": "color", "options": options, **more}


def text(content: str = "hi") -> Json:
    return {"type": 10, "content": content}


def options(count: int) -> list[Json]:
    return [{"label": f"L{n}", "value": f"v{n}"} for n in range(count)]


def gallery(count: int) -> Json:
    return {"type": 12, "items": [{"media": {"url": "https://example.com/a.png"}}] * count}


def section(count: int, **more: Any) -> Json:
    return {"type": 9, "components": [text()] * count, "accessory": button(), **more}


GOOD_MESSAGES: list[Json] = [
    {"content": "x" * 2000},
    {"embeds": [{"title": "x" * 256, "description": "x" * 4096, "fields": [{"name": "n", "value": "v" * 1024}]}]},
    {"content": "x", "components": [row(*[button(custom_id=f"b{n}") for n in range(5)])] * 1},
    {"content": "x", "components": [row(button(label=None, emoji={"name": "🎯"}))]},
    {"content": "x", "components": [row(button(custom_id="x" * 100, label="y" * 80))]},
    {"content": "x", "components": [row(select(options=options(25), placeholder="p" * 150, max_values=25))]},
    {"content": "x", "components": [row({"type": 2, "style": 5, "label": "Out", "url": "https://example.com"})]},
    {"flags": V2, "components": [text("x" * 4000)]},
    {"flags": V2, "components": [gallery(10), section(3), {"type": 14, "divider": True, "spacing": 2}]},
    {"flags": V2, "components": [{"type": 17, "components": [text(), row(button()), gallery(1)]}]},
    {"flags": V2, "components": [text(str(n)) for n in range(40)]},
    {"content": "x", "allowed_mentions": {"parse": ["users"], "replied_user": True}, "nonce": "n" * 25},
]

BAD_MESSAGES: list[tuple[str, Json, str]] = [
    ("content over 2000", {"content": "x" * 2001}, "content"),
    ("misspelt field", {"content": "x", "componets": []}, "componets"),
    ("embeds over 6000 in all", {"embeds": [{"description": "x" * 3001}] * 2}, "embeds"),
    ("embed title", {"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
    ("embed without a field's value", {"embeds": [{"fields": [{"name": "n"}]}]}, "embeds.0.fields.0.value"),
    ("eleven embeds", {"embeds": [{"title": "x"}] * 11}, "embeds"),
    ("nonce", {"content": "x", "nonce": "n" * 26}, "nonce"),
    ("mentions twice", {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
     "allowed_mentions.users"),
    ("six rows", {"content": "x", "components": [row(button(custom_id=f"b{n}")) for n in range(6)]}, "components"),
    ("six buttons", {"content": "x", "components": [row(*[button(custom_id=f"b{n}") for n in range(6)])]},
     "components.0.components"),
    ("empty row", {"content": "x", "components": [row()]}, "components.0.components"),
    ("layout without its flag", {"components": [text()]}, "components.0.type"),
    ("content with the layout flag", {"flags": V2, "content": "x", "components": [text()]}, "content"),
    ("embeds with the layout flag", {"flags": V2, "embeds": [{"title": "x"}], "components": [text()]}, "embeds"),
    ("41 components", {"flags": V2, "components": [{"type": 17, "components": [text(str(n)) for n in range(40)]}]},
     "components"),
    ("text over 4000 in all", {"flags": V2, "components": [text("x" * 2001), text("y" * 2000)]}, "components"),
    ("bare button", {"flags": V2, "components": [button()]}, "components.0.type"),
    ("container in a container", {"flags": V2, "components": [{"type": 17, "components": [
        {"type": 17, "components": [text()]}]}]}, "components.0.components.0.type"),
    ("double custom id", {"content": "x", "components": [row(button()), row(button())]},
     "components.1.components.0.custom_id"),
    ("double component id", {"flags": V2, "components": [{**text(), "id": 7}, {**text(), "id": 7}]}, "components.1.id"),
    ("custom id over 100", {"content": "x", "components": [row(button(custom_id="x" * 101))]},
     "components.0.components.0.custom_id"),
    ("label over 80", {"content": "x", "components": [row(button(label="x" * 81))]}, "components.0.components.0.label"),
    ("neither label nor emoji", {"content": "x", "components": [row(button(label=None))]}, "components.0.components.0"),
    ("no custom id", {"content": "x", "components": [row(button(custom_id=None))]},
     "components.0.components.0.custom_id"),
    ("style", {"content": "x", "components": [row(button(style=9))]}, "components.0.components.0.style"),
    ("link with a custom id", {"content": "x", "components": [row(button(style=5, url="https://example.com"))]},
     "components.0.components.0.custom_id"),
    ("url on a button", {"content": "x", "components": [row(button(url="https://example.com"))]},
     "components.0.components.0.url"),
    ("emoji that is none", {"content": "x", "components": [row(button(emoji={"name": "→"}))]},
     "components.0.components.0.emoji.name"),
    ("misspelt button field", {"content": "x", "components": [row(button(lable="Go"))]},
     "components.0.components.0.lable"),
    ("select beside a button", {"content": "x", "components": [row(select(), button())]}, "components.0.components"),
    ("26 options", {"content": "x", "components": [row(select(options=options(26)))]},
     "components.0.components.0.options"),
    ("no options", {"content": "x", "components": [row(select(options=[]))]}, "components.0.components.0.options"),
    ("double option value", {"content": "x", "components": [row(select(options=options(1) * 2))]},
     "components.0.components.0.options.1.value"),
    ("option label", {"content": "x", "components": [row(select(options=[{"label": "x" * 101, "value": "v"}]))]},
     "components.0.components.0.options.0.label"),
    ("placeholder", {"content": "x", "components": [row(select(placeholder="x" * 151))]},
     "components.0.components.0.placeholder"),
    ("max_values over the options", {"content": "x", "components": [row(select(max_values=3))]},
     "components.0.components.0.max_values"),
    ("min_values over max_values", {"content": "x", "components": [row(select(min_values=2))]},
     "components.0.components.0.min_values"),
    ("empty gallery", {"flags": V2, "components": [gallery(0)]}, "components.0.items"),
    ("eleven pictures", {"flags": V2, "components": [gallery(11)]}, "components.0.items"),
    ("section of four", {"flags": V2, "components": [section(4)]}, "components.0.components"),
    ("section without accessory", {"flags": V2, "components": [section(1, accessory=None)]}, "components.0.accessory"),
    ("section holding a row", {"flags": V2, "components": [{**section(1), "components": [row(button())]}]},
     "components.0.components.0.type"),
    ("empty text", {"flags": V2, "components": [text("")]}, "components.0.content"),
    ("spacing", {"flags": V2, "components": [{"type": 14, "spacing": 3}]}, "components.0.spacing"),
    ("unknown component", {"flags": V2, "components": [{"type": 77}]}, "components.0.type"),
    ("alt text over 1024", {"flags": V2, "components": [{"type": 12, "items": [
        {"media": {"url": "https://example.com/a.png"}, "description": "x" * 1025}]}]},
     "components.0.items.0.description"),
]  # fmt: skip


@pytest.mark.parametrize("body", GOOD_MESSAGES)
async def test_messages_within_the_limits_pass(wire: Wire, body: Json) -> None:
    answer = await wire.message(**body)
    assert (answer["status"], wire.faults()) == (200, []), answer


@pytest.mark.parametrize(("body", "path"), [case[1:] for case in BAD_MESSAGES], ids=[case[0] for case in BAD_MESSAGES])
async def test_messages_beyond_the_limits_are_refused(wire: Wire, body: Json, path: str) -> None:
    answer = await wire.message(**body)
    assert (answer["status"], answer["body"]["code"]) == (400, 50035)
    assert path in wire.faults()
    node = answer["body"]["errors"]
    for step in path.split("."):
        node = node[step]
    assert node["_errors"][0]["message"]
    assert wire.world.messages.public(wire.world.table.id) == []


async def test_a_missing_file_is_refused(wire: Wire) -> None:
    picture = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}
    answer = await wire.message(flags=V2, components=[picture])
    assert answer["body"]["code"] == 50035


async def test_the_layout_flag_stays(wire: Wire) -> None:
    sent = (await wire.message(flags=V2, components=[text()]))["body"]
    path = f"/channels/{wire.world.table.id}/messages/{sent['id']}"
    assert (await wire.send("PATCH", path, {"content": "x"}))["status"] == 400
    assert (await wire.send("PATCH", path, {"flags": 0}))["status"] == 400
    assert wire.faults() == ["content", "flags"]
    assert (await wire.send("PATCH", path, {"components": [text("changed")]}))["status"] == 200
    old = (await wire.message(content="x"))["body"]
    path = f"/channels/{wire.world.table.id}/messages/{old['id']}"
    assert (await wire.send("PATCH", path, {"flags": V2, "components": [text()]}))["status"] == 400, "content remains"
    answer = await wire.send("PATCH", path, {"flags": V2, "content": None, "components": [text()]})
    assert answer["status"] == 200


# first answers


async def answer_of(wire: Wire, kind: int, body: Json) -> Json:
    world, ann = wire.world, wire.world.person("Ann")
    source = world.messages.post(world.table, world.bot, {"content": "x", "components": [row(button())]})
    data = {"id": "1", "name": "x", "type": 1} if kind == COMMAND else {"custom_id": "go", "component_type": 2}
    interaction = world.interactions.start(kind, ann.user, world.table, data, source=source)
    return await wire.send("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", body)


def modal(**more: Any) -> Json:
    field = {"type": 4, "custom_id": "name", "style": 1}
    return {"title": "Hi", "custom_id": "m", "components": [{"type": 18, "label": "Name", "component": field}], **more}


def label(component: Json, **more: Any) -> Json:
    return {"type": 18, "label": "L", "component": component, **more}


BAD_ANSWERS: list[tuple[str, int, Json, str]] = [
    ("update of a command", COMMAND, {"type": 7, "data": {}}, "type"),
    ("silent deferral of a command", COMMAND, {"type": 6}, "type"),
    ("choices for a button", COMPONENT, {"type": 8, "data": {"choices": []}}, "type"),
    ("long content", COMPONENT, {"type": 4, "data": {"content": "x" * 2001}}, "content"),
    ("nonce", COMPONENT, {"type": 4, "data": {"content": "x", "nonce": "1"}}, "data.nonce"),
    ("title", COMPONENT, {"type": 9, "data": modal(title="x" * 46)}, "data.title"),
    ("custom id", COMPONENT, {"type": 9, "data": modal(custom_id="x" * 101)}, "data.custom_id"),
    ("no fields", COMPONENT, {"type": 9, "data": modal(components=[])}, "data.components"),
    ("six fields", COMPONENT, {"type": 9, "data": modal(components=[text()] * 6)}, "data.components"),
    ("button in a modal", COMPONENT, {"type": 9, "data": modal(components=[row(button())])},
     "data.components.0.components.0.type"),
    ("label of a field", COMPONENT, {"type": 9, "data": modal(components=[label(modal()["components"][0]["component"],
                                                                                label="x" * 46)])},
     "data.components.0.label"),
    ("one radio", COMPONENT, {"type": 9, "data": modal(components=[
        label({"type": 21, "custom_id": "r", "options": options(1)})])}, "data.components.0.component.options"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "body", "path"), [c[1:] for c in BAD_ANSWERS], ids=[c[0] for c in BAD_ANSWERS])
async def test_bad_first_answers_are_refused(wire: Wire, kind: int, body: Json, path: str) -> None:
    answer = await answer_of(wire, kind, body)
    assert answer["body"]["code"] == 50035
    assert path in wire.faults()


@pytest.mark.parametrize("body", [{"type": 4, "data": {"content": "x"}}, {"type": 6}, {"type": 9, "data": modal()},
                                  {"type": 5, "data": {"flags": 64}}])  # fmt: skip
async def test_good_first_answers_pass(wire: Wire, body: Json) -> None:
    assert await answer_of(wire, COMPONENT, body) == {}
    assert wire.faults() == []


async def test_autocomplete_takes_25_choices(wire: Wire) -> None:
    world = wire.world
    for count, refused in ((25, False), (26, True)):
        started = world.interactions.start(4, world.person("Ann").user, world.table, {"id": "1", "name": "x"})
        choices = [{"name": f"n{n}", "value": f"v{n}"} for n in range(count)]
        body = {"type": 8, "data": {"choices": choices}}
        answer = await wire.send("POST", f"/interactions/{started.id}/{started.token}/callback", body)
        assert bool(answer) is refused
    assert wire.faults() == ["data.choices"]


# commands


def command(**more: Any) -> Json:
    return {"name": "game", "description": "Games", "type": 1, **more}


def option(**more: Any) -> Json:
    return {"type": 3, "name": "mode", "description": "Mode", **more}


GOOD_COMMANDS: list[Json] = [
    command(),
    command(name="tah-žofie", name_localizations={"cs": "hra"}, description_localizations={"cs": "Hry"}),
    command(options=[option(required=True), option(name="seats", type=4, choices=[{"name": "3", "value": 3}])]),
    command(options=[{"type": 1, "name": "new", "description": "New", "options": [option(autocomplete=True)]}]),
]
BAD_COMMANDS: list[tuple[str, Json, str]] = [
    ("upper case", command(name="Game"), "0.name"),
    ("space", command(name="game new"), "0.name"),
    ("long name", command(name="g" * 33), "0.name"),
    ("no description", command(description=""), "0.description"),
    ("long description", command(description="x" * 101), "0.description"),
    ("unknown locale", command(name_localizations={"cz": "hra"}), "0.name_localizations.cz"),
    ("long localisation", command(description_localizations={"cs": "x" * 101}), "0.description_localizations.cs"),
    ("misspelt field", command(option=[]), "0.option"),
    ("26 options", command(options=[option(name=f"o{n}") for n in range(26)]), "0.options"),
    ("26 choices", command(options=[option(choices=[{"name": f"{n}", "value": f"{n}"} for n in range(26)])]),
     "0.options.0.choices"),
    ("choice of a wrong type", command(options=[option(type=4, choices=[{"name": "3", "value": "3"}])]),
     "0.options.0.choices.0.value"),
    ("long choice", command(options=[option(choices=[{"name": "x" * 101, "value": "x"}])]),
     "0.options.0.choices.0.name"),
    ("required after optional", command(options=[option(), option(name="b", required=True)]), "0.options.1"),
    ("same option twice", command(options=[option(), option()]), "0.options.1.name"),
    ("choices and autocomplete", command(options=[option(autocomplete=True, choices=[{"name": "x", "value": "x"}])]),
     "0.options.0.autocomplete"),
    ("subcommand beside an option", command(options=[option(), {"type": 1, "name": "new", "description": "x"}]),
     "0.options"),
    ("group in a group", command(options=[{"type": 2, "name": "a", "description": "x", "options": [
        {"type": 2, "name": "b", "description": "x"}]}]), "0.options.0.options.0.type"),
    ("over 8000 characters", command(options=[option(name=f"o{n}", description="x" * 100, choices=[
        {"name": "n" * 50 + str(c), "value": "v" * 98 + str(c)} for c in range(5)]) for n in range(12)]), "0.name"),
]  # fmt: skip


async def sync(wire: Wire, commands: list[Json]) -> Json:
    return await wire.send("PUT", f"/applications/{wire.world.application_id}/commands", commands)


@pytest.mark.parametrize("body", GOOD_COMMANDS)
async def test_commands_within_the_limits_pass(wire: Wire, body: Json) -> None:
    assert (await sync(wire, [body]))["status"] == 200
    assert wire.faults() == []


@pytest.mark.parametrize(("body", "path"), [c[1:] for c in BAD_COMMANDS], ids=[c[0] for c in BAD_COMMANDS])
async def test_commands_beyond_the_limits_are_refused(wire: Wire, body: Json, path: str) -> None:
    answer = await sync(wire, [body])
    assert answer["body"]["code"] == 50035
    assert path in wire.faults()
    assert wire.world.commands.offered() == []


async def test_at_most_100_commands(wire: Wire) -> None:
    assert (await sync(wire, [command(name=f"c{n}") for n in range(100)]))["status"] == 200
    assert (await sync(wire, [command(name=f"c{n}") for n in range(101)]))["status"] == 400
    assert (await sync(wire, [command(), command()]))["status"] == 400
    path = f"/applications/{wire.world.application_id}/commands"
    assert (await wire.send("POST", path, command(name="one-more")))["status"] == 400
    assert len(wire.world.commands.offered()) == 100


# emoji


EMOJI = ["🎯", "⬅", "✅", "⚔", "❤", "▶", "☠", "⏭", "❤️", "👨‍👩‍👧", "👍🏽", "🇨🇿", "5️⃣", "🏴‍☠️", "🏳️‍🌈"]


@pytest.mark.parametrize("sign", EMOJI)
def test_emoji_are_known(sign: str) -> None:
    assert is_emoji(sign)


@pytest.mark.parametrize("sign", ["→", "✓", "■", "a", "", "🎯🎯", "☞", "◆", "🇨", "5", ":dart:"])
def test_other_signs_are_no_emoji(sign: str) -> None:
    assert not is_emoji(sign)


# Discord's API description, where a copy of it lies beside the repository


def described(method: str, template: str, body: Any) -> list[str]:
    if not openapi.available():
        print(f"not checked: there is no API description at {openapi.DESCRIPTION}")
        return []
    return [path for path, _ in openapi.request_faults(method, template, body)]


@pytest.mark.parametrize("body", GOOD_MESSAGES)
def test_the_api_description_takes_good_messages(body: Json) -> None:
    assert described("POST", "/channels/{channel_id}/messages", body) == []


def test_the_api_description_names_the_fault() -> None:
    body = {"content": "x", "components": [row(*[button(custom_id=f"b{n}") for n in range(6)])]}
    if openapi.available():
        assert described("POST", "/channels/{channel_id}/messages", body) == ["components.0.components"]
        assert described("POST", "/channels/{channel_id}/messages", {"content": 7}) == ["content"]
    assert openapi.request_faults("POST", "/channels/{channel_id}/messages", None) == []


def test_what_only_the_api_description_knows_is_refused_too() -> None:
    body = copy.deepcopy(GOOD_MESSAGES[0]) | {"allowed_mentions": {"parse": ["cats"]}}
    assert bool(described("POST", "/channels/{channel_id}/messages", body)) is openapi.available()
