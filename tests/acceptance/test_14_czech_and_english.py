"""Scenario 14: two people with `cs` and `en-US` in one game.

Private texts are in the reader's language, public ones in the game's; no key is missing (in tests a missing one
raises); plurals of 1, 2 and 5 are right; every command is within Discord's limits in both languages.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from playground.model import Message
from playground.people import Person, Reply
from tests.cogs.stage import Stage, opened

ENGLISH = re.compile(r"\b(the|your|you|turn|waits|and|of|shot|ended|board|hand|with|is|are|not)\b", re.IGNORECASE)
CZECH = re.compile(r"[ěščřžýáíéůúňťď]|\bhraje\b", re.IGNORECASE)
SPELLING = re.compile(r"`[^`]*`|<[^>]*>|https?://\S+|\[[^\]]*\]\(")
"""Commands, mentions, times and links, which are the same in every language or are looked at by themselves."""
COMMANDS = ("play", "hand", "board", "log", "inbox", "game list", "leaderboard", "catchup", "verify", "undo", "rules")
MOST_CHARACTERS = 8000
"""Of one command: all its names, descriptions and values."""
TABLE: dict[str, Any] = {
    "A": {"at": "C2", "cubes": "r3 y3 b3", "weapons": ["machine_gun", "railgun"], "hand": ["newton_yellow"]},
    "B": {"at": "C2", "damage": "AAAAA", "hand": ["teleporter_red"]},
    "C": {"at": "C3"},
}


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


def words(message: Message) -> str:
    """All that is to be read: text, labels, hints, options, alt texts."""
    options = [option for select in message.selects for option in select.data.get("options", [])]
    read = [message.text, *(button.label for button in message.buttons), *(option["label"] for option in options)]
    read += [str(file.get("description") or "") for file in message.attachments]
    return SPELLING.sub(" ", "\n".join(read))


def speaks(message: Message, language: str) -> None:
    said = words(message)
    if language == "cs":
        assert CZECH.search(said) and not ENGLISH.search(said), said
    else:
        assert not CZECH.search(said) and re.search(r"[a-z]{3}", said), said
    assert not re.search(r"\[[a-z_]+-[a-z_-]+\]", message.text), "no id stands in for a text"


def private(reply: Reply) -> list[Message]:
    found = [message for message in (reply.message, *reply.followups) if message is not None]
    assert found and {message.owner for message in found} == {reply.interaction.user.id}
    return found


@pytest.mark.parametrize("language", ["en", "cs"])
async def test_two_people_of_two_languages(stage: Stage, language: str) -> None:
    await stage.bot.desk.set_guild(int(stage.world.guild.id), language=language)
    jana, bob, ota = stage.person("Jana", "cs"), stage.person("Bob", "en-US"), stage.person("Ota", "cs")
    info = await stage.placed([jana, bob, ota], TABLE)
    own = {jana.id: "cs", bob.id: "en", ota.id: "cs"}
    place = str(info.thread)
    for person in (jana, bob, ota):  # one turn each, with everything that can be looked at
        await looked_at(stage, person, own[person.id], place)
        await acted(stage, person, own[person.id])
    public = [message for message in stage.world.messages.public(place) if message.author_id == stage.world.bot.id]
    assert len(public) >= 4
    for message in public[1:]:  # the first names the server's contract and is looked at in the lobby's tests
        speaks(message, language)


async def looked_at(stage: Stage, person: Person, language: str, place: str) -> None:
    board = await stage.board()
    for name in ("s1:move", "s1:hand", "s1:log", "s1:more"):
        for message in private(await person.press(board, name)):
            speaks(message, language)
    for command in COMMANDS:
        for message in private(await person.slash(command, channel=place)):
            speaks(message, language)
    for line in ("shoot thor", "run A1; run A1; run A1", "nonsense"):
        for message in private(await person.slash("do", line=line, channel=place)):
            speaks(message, language)


async def acted(stage: Stage, person: Person, language: str) -> None:
    """The panel, a card, its shot if there is one, then the end of the turn."""
    panel = (await person.press(await stage.board(), "s1:move")).message
    assert panel is not None
    cards = [str(button.custom_id) for button in panel.buttons if str(button.custom_id).startswith("s1:card")]
    if cards:
        card = (await person.press(panel, cards[0])).message
        assert card is not None
        speaks(card, language)
        fired = (await person.press(card, "s1:fire")).message
        assert fired is not None
        speaks(fired, language)
        panel = fired
    ids = [str(button.custom_id) for button in panel.buttons]
    end = next(id for id in ids if re.search(r":do:.*:end|:next:", id))
    ended = (await person.press(panel, end)).message
    assert ended is not None
    speaks(ended, language)
    await stage.quiet()


# plurals


@pytest.mark.parametrize(
    ("count", "english", "czech"), [(1, "1 point", "1 bod"), (2, "2 points", "2 body"), (5, "5 points", "5 bodů")]
)
async def test_plurals(stage: Stage, count: int, english: str, czech: str) -> None:
    """Points in the hand, as each reads them. All others: `tests/data/test_texts.py`."""
    texts = stage.bot.desk.texts
    assert texts.get("en", "core-points", count=count).replace("\u00a0", " ") == english
    assert texts.get("cs", "core-points", count=count).replace("\u00a0", " ") == czech


# commands


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield command
    for option in command.get("options", []):
        yield from parts(option)


def spelled(part: dict[str, Any], field: str, language: str) -> str:
    return str((part.get(f"{field}_localizations") or {}).get(language) or part[field])


@pytest.mark.parametrize("language", ["en-US", "cs"])
async def test_every_command_is_within_the_limits(stage: Stage, language: str) -> None:
    commands = stage.world.commands.all(None)
    assert 10 < len(commands) <= 100
    for command in commands:
        total = 0
        for part in parts(command):
            name, about = spelled(part, "name", language), spelled(part, "description", language)
            assert re.fullmatch(r"[-_\w]{1,32}", name) and name == name.lower(), name
            assert 1 <= len(about) <= 100, about
            assert len(part.get("options", [])) <= 25 and len(part.get("choices") or []) <= 25
            names = [spelled(option, "name", language) for option in part.get("options", [])]
            assert len(names) == len(set(names)), names
            choices = [spelled(choice, "name", language) for choice in part.get("choices") or []]
            assert all(1 <= len(choice) <= 100 for choice in choices) and len(choices) == len(set(choices))
            values = [str(choice["value"]) for choice in part.get("choices") or []]
            total += len(name) + len(about) + sum(map(len, (*choices, *values)))
        assert total <= MOST_CHARACTERS, (command["name"], total)
    translated = [spelled(part, "description", "cs") != part["description"] for one in commands for part in parts(one)]
    assert all(translated)
