"""What a turn of ADRENALINE adds up to, in the few lines of its post.

Events are gathered: all hits of one shot on one figure are one item, all payments and reloads of the turn one line.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules.adrenaline import events
from rules.core.model import Bygone, Event

if TYPE_CHECKING:
    from cogs.adrenaline_words import AdrenalineWords

BOT = "bot"
KILLSHOT, OVERKILL = 11, 12


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
    tagged: str = ""


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


@dataclass
class _Stand:
    """A figure at a spawnpoint at the end of its turn."""

    figure: str
    spawnpoint: str
    parts: list[str] = field(default_factory=list)


class _Teller:
    """Gathers events into lines.

    `_fired` is what turrets do while something else is told: lines of their own behind it, by owner and victim.
    """

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
        self._fired: dict[tuple[str, str], _Hit] = {}
        self._stand: _Stand | None = None
        self._bot_idle = False
        self._before_turn = 0
        """Lines that tell of turns before this one."""

    def tell(self, event: Event) -> None:
        """One more event."""
        match event:
            case events.Damaged(cause="turret") | events.Marked(cause="turret"):
                self._fire(event)
            case events.Killed() | events.Overkilled() if self._fate(event):
                pass
            case events.Damaged() | events.Marked() | events.Moved() | events.Killed() | events.Overkilled():
                self._hit(event)
            case events.Tagged() | events.StruckBack():
                self._at_spawnpoint(event)
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
            case events.TurretTaken():
                self._add(event.figure, words.get("story-turret", **known))
            case events.BotActed():
                self._finish_line()
                self._of(BOT)
                self._bot_idle = True
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

    # turrets, spawnpoints and the bot figure

    def _fire(self, event: events.Damaged | events.Marked) -> None:
        """A turret did something to somebody."""
        hit = self._fired.setdefault((event.by, event.figure), _Hit())
        if isinstance(event, events.Damaged):
            hit.amount, hit.total = hit.amount + event.amount, event.total
        else:
            hit.marks += event.amount

    def _fate(self, event: events.Killed | events.Overkilled) -> bool:
        """Notes a death by a turret or a spawnpoint; False when something else killed."""
        fate = "killed" if isinstance(event, events.Killed) else "overkilled"
        fired = self._fired.get((event.by, event.figure))
        if self._stand is not None and event.by == self._stand.spawnpoint:
            self._stand.parts.append(self.words.get(f"story-{fate}"))
        elif fired is not None and fired.total == (KILLSHOT if fate == "killed" else OVERKILL):
            fired.fate = fate
        else:
            return False
        return True

    def _at_spawnpoint(self, event: events.Tagged | events.StruckBack) -> None:
        """A spawnpoint is hit in a shot; or somebody stands there at the end of the turn."""
        words = self.words
        if isinstance(event, events.Tagged):
            told = words.get("story-tagged", total=event.total)
            if not event.standing:
                self._shoot_with_bot(event.figure)
                if self._shot is not None:
                    self._shot.hit(event.spawnpoint).tagged = told
                return
        else:
            told = words.get("story-struck", before=event.total - 1, total=event.total)
        if self._stand is None:
            self._end_of_turn()
            self._stand = _Stand(event.figure, event.spawnpoint)
        self._stand.parts.append(told)

    def _shoot_with_bot(self, by: str) -> None:
        """The bot figure has no shot of its own among the events: what it does is one."""
        if by == BOT and self._figure == BOT and self._shot is None:
            self._bot_idle = False
            self._shot = _Shot(self.words.get("story-bot-shoots"))

    def _finish_asides(self) -> None:
        """What turrets did, and who stood at a spawnpoint."""
        fired, self._fired = self._fired, {}
        for (by, figure), hit in fired.items():
            names = {"by": self.words.figure(by), "figure": self.words.figure(figure)}
            if parts := self._parts(hit):
                self._line(self.words.get("story-fired", parts=self.words.join(parts), **names))
        stand, self._stand = self._stand, None
        if stand is not None:
            names = {"figure": self.words.figure(stand.figure), "spawnpoint": self.words.spawnpoint(stand.spawnpoint)}
            self._line(self.words.get("story-stands", parts=self.words.join(stand.parts), **names))

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
            case events.Damaged(by=by) | events.Marked(by=by) if self._shot is None and by == BOT:
                self._shoot_with_bot(by)
                if self._shot is not None:
                    self._hit(event)
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
        if event.cause == BOT:
            self._bot_idle = False
            self._clauses.append(self.words.get("story-moved", start=start, end=end))
        elif event.cause == "teleporter":
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
        parts = self._parts(hit)
        told = self.words.join(parts)
        return self.words.get("story-hit", figure=self.words.figure(figure), parts=told) if parts else ""

    def _parts(self, hit: _Hit) -> list[str]:
        get = self.words.get
        parts = [hit.tagged] if hit.tagged else []
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
        return parts

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
            case (
                events.DoubleKill() | events.FrenzyBegan() | events.KillshotScored() | events.GameEnded()
                | events.OverkillLaid() | events.TrackScored() | events.TurretsScored() | events.BotPlaced()
                | Bygone()
            ):  # fmt: skip
                self._end_of_turn()
                self._line(words.event(event))
            case events.TurnEnded():
                self._end_of_turn()
                if len(self.lines) == self._before_turn:
                    figure = words.figure(event.figure)
                    self._line(words.get("story-line", figure=figure, clauses=words.get("story-passed")))
                self._before_turn = len(self.lines)

    def _finish_clauses(self) -> None:
        if self._bot_idle:
            self._bot_idle = False
            self._clauses.append(self.words.get("story-bot-stays"))
        self._finish_shot()
        if self._clauses:
            clauses, self._clauses = self.words.join(self._clauses, "and"), []
            told = self.words.get("story-line", figure=self.words.figure(self._figure), clauses=clauses)
            self._line(told, self._figure)

    def _finish_line(self) -> None:
        self._finish_clauses()
        self._finish_asides()
        self._finish_grenades()

    def _end_of_turn(self) -> None:
        self._finish_line()
        self._settle()
