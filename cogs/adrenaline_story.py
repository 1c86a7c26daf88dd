"""What a turn of ADRENALINE adds up to, in the few lines of its post.

Events are gathered: all hits of one shot on one figure are one item, all payments and reloads of the turn one line.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules.adrenaline import events
from rules.core.model import Event

if TYPE_CHECKING:
    from cogs.adrenaline_words import AdrenalineWords


def story(words: AdrenalineWords, happened: Sequence[Event]) -> list[str]:
    """The lines, in the order things came true; payments and reloads stand before the scoring."""
    teller = _Teller(words)
    for event in happened:
        teller.tell(event)
    teller.close()
    return teller.lines


@dataclass
class _Hit:
    """What one shot did to one figure."""

    amount: int = 0
    turned: int = 0
    total: int = 0
    marks: int = 0
    start: str = ""
    end: str = ""
    fate: str = ""


@dataclass
class _Shot:
    """A shot being told."""

    use: str
    effects: list[str] = field(default_factory=list)
    hits: dict[str, _Hit] = field(default_factory=dict)

    def hit(self, figure: str) -> _Hit:
        return self.hits.setdefault(figure, _Hit())


@dataclass
class _Grenades:
    """Grenades one victim threw."""

    figure: str
    at: str
    count: int = 0
    marks: int = 0


class _Teller:
    """Gathers events into lines."""

    def __init__(self, words: AdrenalineWords) -> None:
        self.words = words
        self.lines: list[str] = []
        self._figure = ""
        self._clauses: list[str] = []
        self._shot: _Shot | None = None
        self._grenades: _Grenades | None = None
        self._cubes: dict[str, int] = {"red": 0, "yellow": 0, "blue": 0}
        self._cards: list[str] = []
        self._reloaded: list[str] = []
        self._payer = ""
        self._last = ""

    def tell(self, event: Event) -> None:
        """One more event."""
        match event:
            case events.Damaged() | events.Marked() | events.Moved() | events.Killed() | events.Overkilled():
                self._hit(event)
            case events.EffectUsed():
                self._effect(event)
            case events.Paid():
                self._pay(event)
            case events.GrenadeThrown():
                self._grenade(event)
            case events.PowerupPlayed():
                pass  # told by what it does
            case events.Reloaded():
                self._finish_line()
                self._payer = event.figure
                self._reloaded.append(self.words.weapon(event.weapon))
            case _:
                if not self._clause(event):
                    self._whole_line(event)

    def _line(self, text: str, figure: str = "") -> None:
        """One more line; `figure` is whose deeds it tells."""
        self.lines.append(text)
        self._last = figure

    def close(self) -> None:
        """Nothing more happens."""
        self._finish_line()
        self._settle()

    # clauses about the figure on turn

    def _clause(self, event: Event) -> bool:
        """Adds a clause for an event that has one."""
        words = self.words
        known = words.variables(event)
        match event:
            case events.ShotBegan():
                self._finish_shot()
                self._of(event.figure)
                self._shot = _Shot(str(known["use"]))
            case events.Ran():
                if len(event.path) > 1:
                    self._add(event.figure, words.get("story-ran", start=event.path[0], end=event.path[-1]))
            case events.TileTaken():
                gained = {"red": event.red, "yellow": event.yellow, "blue": event.blue}
                known.update(cubes=words.cubes(gained, "acc", "and"), any=any(gained.values()))
                self._add(event.figure, words.get("story-tile", **known))
            case events.WeaponTaken():
                self._add(event.figure, words.get("story-weapon", **known))
            case events.Spawned():
                self._add(event.figure, words.get("story-respawned" if event.again else "story-spawned", **known))
                self._finish_line()
            case _:
                return False
        return True

    def _add(self, figure: str, clause: str) -> None:
        self._finish_shot()
        self._of(figure)
        self._clauses.append(clause)

    def _of(self, figure: str) -> None:
        """What follows is about `figure`."""
        if figure != self._figure:
            self._finish_line()
            self._figure = figure

    # a shot and what it did

    def _effect(self, event: events.EffectUsed) -> None:
        if self._shot is not None and event.effect != "basic":
            self._shot.effects.append(self.words.effect(event.weapon, event.effect))

    def _hit(self, event: Event) -> None:
        match event:
            case events.Marked(cause="tagback_grenade"):
                if self._grenades is not None:
                    self._grenades.marks += event.amount
            case events.Marked(cause="revenge"):
                self._finish_line()
                names = {"by": self.words.figure(event.by), "figure": self.words.figure(event.figure)}
                self._line(self.words.get("story-revenge", amount=event.amount, **names))
            case events.Moved():
                self._moved(event)
            case events.Damaged() if self._shot is not None:
                hit = self._shot.hit(event.figure)
                hit.amount, hit.turned = hit.amount + event.amount, hit.turned + event.turned
                hit.total = event.total
            case events.Marked() if self._shot is not None:
                self._shot.hit(event.figure).marks += event.amount
            case events.Killed() if self._shot is not None:
                self._shot.hit(event.figure).fate = "killed"
            case events.Overkilled() if self._shot is not None:
                self._shot.hit(event.figure).fate = "overkilled"

    def _moved(self, event: events.Moved) -> None:
        start, end = event.path[0], event.path[-1]
        if event.cause == "teleporter":
            self._add(event.by, self.words.get("story-teleported", start=start, end=end))
        elif event.cause == "newton":
            target = self.words.figure(event.figure)
            self._add(event.by, self.words.get("story-newton", target=target, start=start, end=end))
        elif self._shot is None or (event.by == event.figure and not self._shot.hits):
            self._of(event.by)
            self._clauses.append(self.words.get("story-moved", start=start, end=end))
        else:
            hit = self._shot.hit(event.figure)
            hit.start, hit.end = hit.start or start, end

    def _finish_shot(self) -> None:
        shot, self._shot = self._shot, None
        if shot is None:
            return
        effects = self.words.join(shot.effects, "and")
        clause = self.words.get("story-shoots-with", use=shot.use, effects=effects) if effects else shot.use
        self._clauses.append(clause)
        hits = [item for figure, hit in shot.hits.items() if (item := self._item(figure, hit))]
        clauses, self._clauses = self.words.join(self._clauses, "and"), []
        figure = self.words.figure(self._figure)
        if hits:
            told = self.words.get("story-shot", figure=figure, clauses=clauses, hits="; ".join(hits))
        else:
            told = self.words.get("story-line", figure=figure, clauses=clauses)
        self._line(told, self._figure)

    def _item(self, figure: str, hit: _Hit) -> str:
        """What the shot did to one figure, "" when nothing is worth a word."""
        get = self.words.get
        parts = []
        if hit.amount or hit.turned:
            before = hit.total - hit.amount - hit.turned
            dealt = hit.amount + hit.turned
            parts.append(get("story-damage", amount=dealt, turned=hit.turned, before=before, total=hit.total))
        if hit.marks:
            parts.append(get("story-marks", amount=hit.marks))
        if hit.start and hit.start != hit.end:
            parts.append(get("story-pushed", start=hit.start, end=hit.end))
        if hit.fate:
            parts.append(get(f"story-{hit.fate}"))
        return get("story-hit", figure=self.words.figure(figure), parts=self.words.join(parts)) if parts else ""

    # answers, payments, reloads

    def _grenade(self, event: events.GrenadeThrown) -> None:
        self._finish_clauses()
        if self._grenades is None or (self._grenades.figure, self._grenades.at) != (event.figure, event.at):
            self._finish_grenades()
            self._grenades = _Grenades(event.figure, event.at)
        self._grenades.count += 1

    def _finish_grenades(self) -> None:
        thrown, self._grenades = self._grenades, None
        if thrown is not None:
            names = {"figure": self.words.figure(thrown.figure), "at": self.words.figure(thrown.at)}
            self._line(self.words.get("story-grenade", count=thrown.count, amount=thrown.marks, **names))

    def _pay(self, event: events.Paid) -> None:
        self._payer = event.figure
        for colour in self._cubes:
            self._cubes[colour] += getattr(event, colour)
        self._cards.extend(event.cards)

    def _settle(self) -> None:
        """Payments and reloads: behind the line of who paid, else in a line of their own."""
        parts = []
        if self._cards or any(self._cubes.values()):
            parts.append(self.words.get("story-paid", price=self.words.price(self._cubes, self._cards)))
        if self._reloaded:
            parts.append(self.words.get("story-reloaded", weapons=self.words.join(self._reloaded)))
        if parts and self.lines and self._last == self._payer:
            self.lines[-1] = " ".join([self.lines[-1], *parts])
        elif parts:
            self._line(" ".join(parts))
        self._cubes, self._cards, self._reloaded = dict.fromkeys(self._cubes, 0), [], []

    # whole lines

    def _whole_line(self, event: Event) -> None:
        """An event that ends what was told before and stands in a line of its own, or changes the last one."""
        words = self.words
        match event:
            case events.BoardScored():
                self._end_of_turn()
                id = "story-final_scored" if event.final else "story-scored"
                self._line(words.get(id, **words.variables(event)))
            case events.SkullTaken():
                told = words.get("story-skulls", left=event.left)
                self.lines[-1:] = [f"{self.lines[-1]} {told}"] if self.lines else [told]
            case events.DoubleKill() | events.FrenzyBegan() | events.KillshotScored() | events.GameEnded():
                self._end_of_turn()
                self._line(words.event(event))
            case events.TurnEnded():
                self._end_of_turn()
                if not self.lines:
                    figure = words.figure(event.figure)
                    self._line(words.get("story-line", figure=figure, clauses=words.get("story-passed")))

    def _finish_clauses(self) -> None:
        self._finish_shot()
        if self._clauses:
            clauses, self._clauses = self.words.join(self._clauses, "and"), []
            told = self.words.get("story-line", figure=self.words.figure(self._figure), clauses=clauses)
            self._line(told, self._figure)

    def _finish_line(self) -> None:
        self._finish_clauses()
        self._finish_grenades()

    def _end_of_turn(self) -> None:
        self._finish_line()
        self._settle()
