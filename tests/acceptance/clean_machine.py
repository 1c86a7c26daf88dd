"""Plays an exported log again where nothing else is known: no database, no Discord, only the file and this code.

    python -m tests.acceptance.clean_machine FILE LANGUAGE FROM-TO...

Prints as JSON: the hash of the state after each step, places with points, and the hash of the public board after each
of the given stretches of steps, drawn with what happened in it.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from cogs.host import SeatInfo, SessionInfo
from cogs.panels import panel
from cogs.speech import Speech
from data.texts import TEXTS
from rules import registry
from rules.core import notation
from rules.core.chance import SeededChance
from rules.core.game import codec


class Replay:
    """The states after each step, and what came true in it."""

    def __init__(self, log: dict[str, Any]) -> None:
        self.log = log
        self.seed = bytes.fromhex(log["seed"])
        self.game: Any = registry.game(log["system"])
        self.states: list[bytes] = []
        self.events: list[list[Any]] = []
        self.undone: set[int] = set()
        kinds = notation.verbs(self.game.actions)
        chance = SeededChance(self.seed)
        for step in log["steps"]:
            if step["seq"] == 0:
                state, events = self._dealt(chance), []
            elif step["origin"] == "undo":
                target = int(step["action"].removeprefix("undo "))
                state, events = codec(self.game).decode(self.states[target]), []
                state.seq = step["seq"]
            else:
                state = codec(self.game).decode(self.states[-1])
                state.seq += 1
                events = self.game.apply(state, step["seat"], notation.parse(step["action"], kinds), chance)
            if step["undone"] is not None:
                self.undone.add(step["seq"])
            self.states.append(codec(self.game).encode(state))
            self.events.append(list(events))

    def _dealt(self, chance: SeededChance) -> Any:
        seats = [str(number) for number in range(len(self.log["seats"]))]
        while self.log["seat_order"] == "drawn" and seats:
            seats.remove(chance.pick("seat", seats))
        return self.game.setup(self.log["mode"], self.log["options"], len(self.log["seats"]), chance)

    def marks(self) -> list[str]:
        """The hash of each state, as the log has it."""
        return [hmac.digest(self.seed, b"state " + state, hashlib.sha256).hex() for state in self.states]

    def places(self) -> list[Any]:
        """The outcome of the last state."""
        outcome = self.game.outcome(codec(self.game).decode(self.states[-1]))
        return [[list(place.seats), place.points] for place in outcome.places]

    def board(self, language: str, since: int, to: int) -> str:
        """The hash of the board after step `to`, with the marks of what everybody saw happen from `since` on."""
        seats = tuple(SeatInfo(one["seat"], one["kind"], None, one["name"]) for one in self.log["seats"])
        info = SessionInfo(
            0, 0, 0, 0, None, None, 0, self.log["system"], self.log["mode"], self.log["options"], "", "over", seats,
            to, 0.0, None, None, "", "",
        )  # fmt: skip
        steps = [number for number in range(since, to + 1) if number not in self.undone]
        happened = [seen for number in steps for event in self.events[number]
                    if (seen := event.seen_by(None)) is not None]  # fmt: skip
        table = Speech(TEXTS, language, info).table
        before = self._view(since - 1) if happened and since else None
        return hashlib.sha256(
            panel(self.log["system"]).board(self._view(to), table, happened, language, before).png
        ).hexdigest()

    def _view(self, seq: int) -> Any:
        return self.game.view(codec(self.game).decode(self.states[seq]), None)


def main(path: Path, language: str, stretches: list[str]) -> None:
    replay = Replay(msgspec.json.decode(path.read_bytes()))
    boards = {stretch: replay.board(language, *map(int, stretch.split("-"))) for stretch in stretches}
    print(json.dumps({"marks": replay.marks(), "places": replay.places(), "boards": boards}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3:])
