"""How often one person may ask for what costs much: pictures of many sessions, files, proofs, new tables."""

from __future__ import annotations

from collections import OrderedDict, deque

from cogs.refusals import Refusal

MOST = 20
SPAN_S = 60.0
PEOPLE_KEPT = 4096


class Cooldown:
    """`MOST` costly things a person in `SPAN_S` seconds."""

    def __init__(self) -> None:
        self._asked: OrderedDict[int, deque[float]] = OrderedDict()

    def count(self, person: int, now: float) -> None:
        """Counts one costly thing. Raises `Refusal` when it is too much, saying how long to wait."""
        asked = self._asked.setdefault(person, deque())
        self._asked.move_to_end(person)
        if len(self._asked) > PEOPLE_KEPT:
            self._asked.popitem(last=False)
        while asked and asked[0] <= now - SPAN_S:
            asked.popleft()
        if len(asked) >= MOST:
            raise Refusal("ui-cooldown", seconds=max(1, round(asked[0] + SPAN_S - now)))
        asked.append(now)
