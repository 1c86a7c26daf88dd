"""Counts what a person does, as `play.md` counts: a button is 1, a select 2, a slash command 1."""

from __future__ import annotations

from typing import Any

from playground.model import Message
from playground.people import Person, Reply
from tests.cogs.stage import button

BUTTON, SELECT, SLASH = 1, 2, 1
PRIMARY = 1


class Counted:
    """A person whose presses are counted; `message` is what was last answered."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.count = 0
        self.message: Message | None = None

    def restart(self) -> None:
        """From here on anew."""
        self.count = 0

    async def press(self, pattern: str, message: Message | None = None) -> Reply:
        """Presses the first button whose label fits, on the last answer or on `message`."""
        on = message or self.message
        assert on is not None
        return self._note(BUTTON, await self.person.press(on, button(on, pattern)))

    async def press_other(self, beginning: str) -> Reply:
        """Presses the first button beginning so that is not marked as chosen."""
        assert self.message is not None
        for control in self.message.buttons:
            if control.label.startswith(beginning) and control.style != PRIMARY:
                return self._note(BUTTON, await self.person.press(self.message, str(control.custom_id)))
        raise AssertionError(f"no other choice for {beginning!r}")

    async def choose(self, id: str, values: list[str]) -> Reply:
        """Chooses in a select of the last answer."""
        assert self.message is not None
        return self._note(SELECT, await self.person.select(self.message, id, values))

    async def pick(self, pattern: str) -> Reply:
        """Chooses the option whose label fits, in whichever select of the last answer has it."""
        import re

        assert self.message is not None
        for select in self.message.selects:
            for option in select.data["options"]:
                if re.search(pattern, option["label"]):
                    return await self.choose(str(select.custom_id), [option["value"]])
        raise AssertionError(f"no option like {pattern!r}")

    async def slash(self, command: str, **options: Any) -> Reply:
        """A slash command."""
        return self._note(SLASH, await self.person.slash(command, **options))

    def _note(self, cost: int, reply: Reply) -> Reply:
        self.count += cost
        if reply.kind == "failed":
            raise AssertionError(reply.error)
        if reply.message is not None:
            self.message = reply.message
        return reply
