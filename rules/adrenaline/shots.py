"""Shooting (ADR-SHOOT): a shot goes effect by effect, each of them step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.adrenaline.actions import Done, Go, Play, Use
from rules.adrenaline.answers import ask_answers
from rules.adrenaline.cards import covers, funds, kind_of, total
from rules.adrenaline.content import CARDS
from rules.adrenaline.events import EffectUsed, PowerupPlayed, Reloaded, ShotBegan
from rules.adrenaline.frames import FrameRule
from rules.adrenaline.payment import charge
from rules.adrenaline.programs import POWERUP_PROGRAMS, WEAPON_PROGRAMS, EffectProgram, WeaponProgram
from rules.adrenaline.state import Figure, Payment, Script, Shot, Weapon
from rules.adrenaline.steps import MayMoveRule, Rule
from rules.adrenaline.table import Table
from rules.core.model import Action


def held(figure: Figure, weapon: str) -> Weapon:
    """The weapon of that id that `figure` holds. Raises `StopIteration` when there is none."""
    return next(owned for owned in figure.weapons if owned.id == weapon)


def shoot(table: Table, figure: Figure, weapon: str) -> None:
    """Puts a shot on the stack, on top of it the reload of frenzy if the weapon is empty (ADR-FRENZY-5)."""
    table.state.stack.append(Shot(figure=figure.id, card=weapon))
    if not held(figure, weapon).loaded:
        charge(table, figure, WEAPON_PROGRAMS[weapon].price, weapon)


def play(table: Table, figure: Figure, card: str, shot: Shot | None = None) -> None:
    """Discards a powerup and puts its script on the stack, on top of it its price. A Scope is played in a `shot`."""
    powerup = CARDS[card]
    table.tell(PowerupPlayed(figure.id, card))
    table.discard(figure, card)
    script = Script(figure=figure.id, card=card, step=POWERUP_PROGRAMS[powerup.id].start.index)
    if shot is not None:
        script.names["damaged"] = list(shot.damaged)
        script.fresh = dict(shot.fresh)
    table.state.stack.append(script)
    if powerup.price:
        table.state.stack.append(Payment(figure=figure.id, any_colour=True, what=powerup.id))


def can_play(table: Table, figure: Figure, card: str) -> bool:
    """Can a powerup of one's own turn be played: is there anybody to choose?"""
    powerup = CARDS[card]
    start = POWERUP_PROGRAMS[powerup.id].start
    return powerup.timing == "turn" and start.can(table, Script(figure=figure.id, card=card), figure.square, {}, False)


class ScriptRule(FrameRule[Script]):
    """A powerup being played."""

    def asks(self, table: Table, frame: Script) -> str:
        """The question of the step at work."""
        rule = self._rule(frame)
        return rule.ask if rule.asks(table, frame) else ""

    def choices(self, table: Table, frame: Script, seat: int) -> Sequence[Action]:
        """The choices of the step at work."""
        return self._rule(frame).choices(table, frame)

    def take(self, table: Table, frame: Script, seat: int, action: Action) -> None:
        """Answers the step at work."""
        self._rule(frame).take(table, frame, action)

    def go_on(self, table: Table, frame: Script) -> None:
        """Does the step at work; behind the last the card is done."""
        if frame.step == 0:
            table.state.stack.pop()
        else:
            self._rule(frame).go_on(table, frame)

    @staticmethod
    def _rule(frame: Script) -> Rule:
        return POWERUP_PROGRAMS[kind_of(frame.card)].rule(frame)


class ShotRule(FrameRule[Shot]):
    """A shot: a menu of effects, and inside an effect the question of the step at work."""

    def asks(self, table: Table, frame: Shot) -> str:
        """The question of the step at work, or `effect` between two effects."""
        if frame.effect:
            rule = self._effect(frame).program.rule(frame)
            return rule.ask if rule.asks(table, frame) else ""
        if not frame.began:
            return ""
        if not frame.used:
            return "effect" if len(self._weapon(frame).starters) > 1 else ""
        more = any(self._effects(table, frame)) or any(self._extras(table, frame))
        return "effect" if more else ""

    def choices(self, table: Table, frame: Shot, seat: int) -> Sequence[Action]:
        """What may come next: `done` once somebody was hit, effects, moves, Scopes.

        Of effects those that cubes alone can pay come first, then most damage, then cheapest: a default never spends
        a powerup unasked.
        """
        if frame.effect:
            return self._effect(frame).program.rule(frame).choices(table, frame)
        cubes = table.figures[frame.figure].cubes
        effects = sorted(
            self._effects(table, frame),
            key=lambda effect: (not covers(cubes, effect.cost), -effect.program.power, len(effect.price)),
        )
        done = [Done()] if self._may_close(frame) else []
        return [*done, *(Use(effect.id) for effect in effects), *self._extras(table, frame)]

    def take(self, table: Table, frame: Shot, seat: int, action: Action) -> None:
        """Begins an effect, moves the target of the last one, plays a Scope, or closes the shot."""
        if frame.effect:
            self._effect(frame).program.rule(frame).take(table, frame, action)
            return
        match action:
            case Use(effect=effect):
                self._begin(table, frame, self._weapon(frame).effects[effect])
            case Go(square=square):
                self._may_move(frame).move(table, frame, square)
                frame.open = ""
            case Play(card=card):
                play(table, table.figures[frame.figure], card, frame)
            case _:
                self._close(table)

    def go_on(self, table: Table, frame: Shot) -> None:
        """Announces the shot, begins its only first effect, does a step, or closes it."""
        if frame.effect and frame.step:
            self._effect(frame).program.rule(frame).go_on(table, frame)
        elif frame.effect:
            frame.effect = ""
        elif not frame.began:
            self._announce(table, frame)
        elif not frame.used:
            self._begin(table, frame, self._weapon(frame).starters[0])
        else:
            self._close(table)

    @staticmethod
    def _weapon(frame: Shot) -> WeaponProgram:
        return WEAPON_PROGRAMS[frame.card]

    def _effect(self, frame: Shot) -> EffectProgram:
        return self._weapon(frame).effects[frame.effect]

    def _may_move(self, frame: Shot) -> MayMoveRule:
        rule = self._weapon(frame).effects[frame.open].program.may_move
        assert rule is not None
        return rule

    def _announce(self, table: Table, frame: Shot) -> None:
        """The weapon is unloaded from now on (ADR-SHOOT-1); if it was, its reload has just been paid."""
        figure = table.figures[frame.figure]
        weapon = held(figure, frame.card)
        if not weapon.loaded:
            table.tell(Reloaded(figure.id, weapon.id))
        weapon.loaded = False
        frame.began = True
        table.tell(ShotBegan(figure.id, weapon.id, figure.square))

    def _begin(self, table: Table, frame: Shot, effect: EffectProgram) -> None:
        frame.effect = effect.id
        frame.step = effect.program.start.index
        frame.used.append(effect.id)
        if effect.when == "apart":
            frame.open = ""
        table.tell(EffectUsed(frame.figure, frame.card, effect.id))
        charge(table, table.figures[frame.figure], effect.price, effect.id)

    def _may_close(self, frame: Shot) -> bool:
        """Only an effect apart can be used before somebody is hit."""
        effects = self._weapon(frame).effects
        return any(effects[used].when != "apart" for used in frame.used)

    def _effects(self, table: Table, frame: Shot) -> Iterator[EffectProgram]:
        """The effects that may come next, be paid and be finished."""
        figure = table.figures[frame.figure]
        owned = funds(figure)
        for effect in self._weapon(frame).effects.values():
            if effect.usable(table, frame, figure.square, owned):
                yield effect

    def _extras(self, table: Table, frame: Shot) -> Iterator[Action]:
        """Where the last effect's target may be moved, and Scopes: they add to damage and cost a cube or card."""
        if frame.open:
            yield from map(Go, self._may_move(frame).ends(table, frame))
        figure = table.figures[frame.figure]
        if frame.damaged and len(figure.hand) + total(figure.cubes) > 1:
            yield from (Play(card) for card in dict.fromkeys(figure.hand) if CARDS[card].timing == "shot")

    @staticmethod
    def _close(table: Table) -> None:
        """The shot is over; with `answers=at_once` its victims answer now (ADR-HIDE-5)."""
        table.state.stack.pop()
        if table.state.options["answers"] == "at_once":
            ask_answers(table)
