"""What a turn of Orb Hunt adds up to, in the few lines of its post: who rolled what, and why it won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from data.texts import Variable
from rules.core.model import Event
from rules.orb_hunt import events

if TYPE_CHECKING:
    from cogs.orb_hunt_words import OrbHuntWords


def story(words: OrbHuntWords, happened: Sequence[Event]) -> list[str]:
    """The lines, in the order things came true; a move and what followed it are one line."""
    teller = _Teller(words)
    for event in happened:
        teller.tell(event)
    teller.close()
    return teller.lines


@dataclass
class _Roll:
    """A roll being told: its numbers, and how many grenades are among them."""

    rolled: events.Rolled
    numbers: list[int]
    grenades: int = 0

    @property
    def attack(self) -> int:
        return sum(self.numbers)


@dataclass
class _Teller:
    """Gathers events into lines."""

    words: OrbHuntWords
    lines: list[str] = field(default_factory=list)
    moved: events.Moved | None = None
    roll: _Roll | None = None

    def tell(self, event: Event) -> None:
        """One more event."""
        match event:
            case events.Moved():
                self.close()
                self.moved = event
            case events.Rolled():
                bonus = [event.bonus] if event.bonus else []
                self.roll = _Roll(event, [event.first, event.second, *bonus])
            case events.GrenadeThrown():
                self._grenade(event)
            case events.FightWon() | events.FightLost() | events.VillainHit():
                self._result(event)
            case events.LootFound() | events.GoalFound() | events.FellUnconscious():
                self._add(event)
            case events.Healed():
                self._line("story-healed", event.figure, self.words.variables(event))
            case events.Passed():
                self._line("story-moved-only" if self.moved else "story-passed", event.figure, {})
            case events.TurnBegan() | events.RoundBegan() | events.GameBegan() | events.VillainBeaten():
                self.close()
            case _:
                self.close()
                self.lines.append(self.words.event(event))

    def close(self) -> None:
        """What was begun is told as far as it went: a move, or a roll that lies open."""
        if self.roll is not None:
            at = "story-rolled" if self.roll.rolled.at else "story-rolled-villain"
            self._line(at, self.roll.rolled.figure, self._of_roll())
        elif self.moved is not None:
            self._line("story-moved-only", self.moved.figure, {})

    def _grenade(self, event: events.GrenadeThrown) -> None:
        if self.roll is None:
            self.lines.append(self.words.event(event))
            return
        self.roll.numbers.append(event.bonus)
        self.roll.grenades += 1

    def _result(self, event: events.FightWon | events.FightLost | events.VillainHit) -> None:
        """The roll and what came of it in one line; alone where the roll was told before."""
        if self.roll is None:
            self.lines.append(self.words.event(event))
            return
        ids = {events.FightWon: "story-won", events.FightLost: "story-lost", events.VillainHit: "story-hit"}
        self._line(ids[type(event)], event.figure, {**self._of_roll(), **self.words.variables(event)})

    def _of_roll(self) -> dict[str, Variable]:
        if self.roll is None:
            return {}
        told = self.words.variables(self.roll.rolled)
        told.update(roll=" + ".join(map(str, self.roll.numbers)), grenades=self.roll.grenades, attack=self.roll.attack)
        return told

    def _line(self, id: str, figure: str, variables: dict[str, Variable]) -> None:
        """One more line about `figure`, with the move before it."""
        way: dict[str, Variable] = {"moved": False, "start": "", "end": "", "teleported": False}
        if self.moved is not None:
            way = {**self.words.variables(self.moved), "moved": True}
        names: dict[str, Variable] = {"figure": self.words.figure(figure)}
        self.lines.append(self.words.get(id, **{**way, **variables, **names}))
        self.moved = self.roll = None

    def _add(self, event: Event) -> None:
        """Behind the line of the fight that brought it."""
        tag = str(type(event).__struct_config__.tag)
        told = self.words.get(f"story-{tag}", **self.words.variables(event))
        self.lines[-1:] = [f"{self.lines[-1]} {told}"] if self.lines else [told]
