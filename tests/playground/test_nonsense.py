"""Nonsense in a request is refused with a Discord error; it never breaks the stand-in or changes the world."""

import copy
import random
from typing import Any

import pytest

from playground.errors import ApiError
from playground.interactions import COMPONENT
from playground.rest import TABLE
from playground.routing import Call
from playground.world import World
from tests.playground.test_validate import GOOD_COMMANDS, GOOD_MESSAGES, button, label, modal, options, row, select

JUNK: list[Any] = [
    None,
    True,
    0,
    -1,
    7,
    2**70,
    1.5,
    "",
    "x",
    "🎯",
    [],
    [None],
    ["x"],
    [[]],
    {},
    {"x": "y"},
    {"type": 7},
]
GOOD_ANSWERS = [
    {"type": 4, "data": {"content": "x", "components": [row(button())], "embeds": [{"title": "x"}]}},
    {"type": 7, "data": {"content": "x", "components": [row(select())], "allowed_mentions": {"parse": ["users"]}}},
    {"type": 9, "data": modal(components=[label({"type": 21, "custom_id": "r", "options": options(2)})])},
]


def places(body: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    found = [path]
    items = body.items() if isinstance(body, dict) else enumerate(body) if isinstance(body, list) else ()
    for key, value in items:
        found += places(value, (*path, key))
    return found


def spoiled(body: Any, luck: random.Random) -> Any:
    """A copy of a good body with nonsense in one to three places."""
    body = copy.deepcopy(body)
    for _ in range(luck.randint(1, 3)):
        path = luck.choice(places(body))
        if not path:
            return luck.choice(JUNK)
        node = body
        for step in path[:-1]:
            node = node[step]
        node[path[-1]] = copy.deepcopy(luck.choice(JUNK))
    return body


def send(world: World, method: str, path: str, body: Any) -> bool:
    """Whether a request is carried out; a refusal must be Discord's."""
    found = TABLE.match(method, path)
    assert found is not None
    route, params = found
    try:
        route.handler(Call(world, method, path, params, body=body, template=route.template))
    except ApiError as error:
        assert 400 <= error.status < 500
        return False
    return True


def scene() -> World:
    world = World()
    world.check_requests = False
    return world


@pytest.mark.parametrize("seed", range(8))
async def test_spoiled_messages(seed: int) -> None:
    luck, taken = random.Random(seed), 0
    for _ in range(300):
        world = scene()
        known = world.messages.post(world.table, world.bot, {"content": "known"})
        body = spoiled(luck.choice(GOOD_MESSAGES), luck)
        sent = send(world, "POST", f"/channels/{world.table.id}/messages", body)
        assert len(world.messages.public(world.table.id)) == 1 + sent
        before = copy.deepcopy(known.data)
        if not send(world, "PATCH", f"/channels/{world.table.id}/messages/{known.id}", body):
            assert known.data == before
        taken += sent
    assert 0 < taken < 300


@pytest.mark.parametrize("seed", range(4))
async def test_spoiled_first_answers(seed: int) -> None:
    luck = random.Random(seed)
    for _ in range(300):
        world = scene()
        source = world.messages.post(world.table, world.bot, {"content": "x", "components": [row(button())]})
        ann = world.person("Ann")
        interaction = world.interactions.start(COMPONENT, ann.user, world.table, {"custom_id": "go"}, source=source)
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        answered = send(world, "POST", path, spoiled(luck.choice(GOOD_ANSWERS), luck))
        assert answered is interaction.answered.is_set()


@pytest.mark.parametrize("seed", range(4))
async def test_spoiled_commands(seed: int) -> None:
    luck = random.Random(seed)
    for _ in range(300):
        world = scene()
        body = spoiled(GOOD_COMMANDS, luck)
        synced = send(world, "PUT", f"/applications/{world.application_id}/commands", body)
        assert bool(world.commands.offered()) is (synced and bool(body))


async def test_spoiled_threads() -> None:
    luck = random.Random(1)
    for _ in range(300):
        world = scene()
        body = spoiled({"name": "x", "type": 11, "auto_archive_duration": 60, "rate_limit_per_user": 0}, luck)
        send(world, "POST", f"/channels/{world.table.id}/threads", body)
        thread = world.open_thread(world.table, "thread", world.bot)
        send(world, "PATCH", f"/channels/{thread.id}", spoiled({"name": "x", "archived": True, "locked": False}, luck))
        send(world, "PATCH", f"/channels/{world.table.id}", spoiled({"name": "x", "topic": "y"}, luck))
