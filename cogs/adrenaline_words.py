"""ADRENALINE in words: which fields of its records are names, and which sentence they stand in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from cogs import adrenaline_story
from cogs.words import Words
from data.texts import Variable
from rules.adrenaline import actions, events
from rules.adrenaline.content import WEAPONS
from rules.core import notation
from rules.core.errors import RulesError
from rules.core.model import Action, Event

COLOURS = ("red", "yellow", "blue")
_VERBS = notation.verbs(actions.ACTIONS)
_WEAPON_OF = {effect.id: weapon.id for weapon in WEAPONS.values() for effect in weapon.effects if effect.id != "basic"}
RULES_PAGES = (
    "goal", "setup", "turn", "move", "see", "grab", "pay", "shoot", "damage", "marks", "kill", "respawn", "powerups",
    "frenzy", "final", "hidden", "domination", "turrets", "bot",
)  # fmt: skip
"""The pages of the rules in reading order."""
CAUSES = ("revenge", "turret", "bot")
"""What events name as causes beside cards."""
BOT = "bot"
SPAWNPOINT = "spawn_"
"""The id of the bot figure, and what those of spawnpoints begin with."""
_FIGURES = ("figure", "by", "first", "target")
_WEAPONS = ("weapon", "left")


class AdrenalineWords(Words):
    """The wordsmith of ADRENALINE."""

    system = "adrenaline"

    # names

    def unseated(self, options: Mapping[str, str]) -> dict[str, str]:
        """The bot figure where it plays (ADR-BOT-1)."""
        return {BOT: self.get("figure-bot")} if options.get("bot") == "on" else {}

    def figure(self, id: str) -> str:
        """A player's name, that of the bot figure, or a spawnpoint as a label."""
        if id in self.names:
            return self.names[id]
        if id == BOT:
            return self.get("figure-bot")
        return self.spawnpoint(id, "label") if id.startswith(SPAWNPOINT) else id

    def spawnpoint(self, id: str, form: str = "") -> str:
        """A spawnpoint by its id, inside a sentence; as a `label` it stands alone."""
        colour = id.removeprefix(SPAWNPOINT)
        return self.get(f"spawnpoint-{colour}.{form}" if form else f"spawnpoint-{colour}")

    def weapon(self, id: str, form: str = "") -> str:
        """A weapon's name; `form` is a case (`acc`, `gen`) or `use`, the verb that goes with it ("shot the Railgun").

        A language without that case answers with the plain name.
        """
        key = f"adrenaline-weapon-{id}"
        return self.get(f"weapon-{id}.{form}" if self.texts.has(f"{key}.{form}", self.language) else f"weapon-{id}")

    def _forms(self, name: str, id: str) -> dict[str, Variable]:
        """A weapon in all cases that a sentence may want: `weapon`, `weapon_acc`, `weapon_gen`."""
        return {name: self.weapon(id), **{f"{name}_{form}": self.weapon(id, form) for form in ("acc", "gen")}}

    def effect(self, weapon: str, id: str) -> str:
        """The name of a weapon's effect."""
        return self.get(f"effect-{weapon}-{id}")

    def effect_text(self, weapon: str, id: str) -> str:
        """What the effect does, as on the card."""
        return self.get(f"effect-{weapon}-{id}.text")

    def colour(self, id: str, form: str = "label") -> str:
        """A colour: `label` begins a label, `m` goes with a masculine noun, "" is the bare word."""
        return self.texts.get(self.language, f"core-colour-{id}.{form}" if form else f"core-colour-{id}")

    def room(self, id: str) -> str:
        """A room by its colour, as a label."""
        return self.texts.get(self.language, f"core-room-{id}.label")

    def powerup(self, card: str) -> str:
        """A powerup with its colour, such as "Newton (red)"; "" is a card the reader does not know."""
        if not card:
            return self.get("card-hidden")
        kind, _, colour = card.rpartition("_")
        return self.get("card", name=self.get(f"powerup-{kind}"), colour=self.colour(colour, "m"))

    def cubes(self, counts: Mapping[str, int], form: str = "", kind: str = "comma") -> str:
        """Cubes by colour as a list of that kind; `form` "acc" after a verb. No cubes read as "nothing"."""
        parts = [
            self.get(f"cubes-{colour}.{form}" if form else f"cubes-{colour}", count=counts[colour])
            for colour in COLOURS
            if counts.get(colour)
        ]
        return self.join(parts, kind) or self.get("nothing")

    def price(self, counts: Mapping[str, int], cards: Sequence[str]) -> str:
        """What is paid: cubes and powerups as a list."""
        cubes = [self.cubes(counts)] if any(counts.values()) else []
        return self.join([*cubes, *(self.powerup(card) for card in cards)]) or self.get("nothing")

    def thing(self, id: str) -> str:
        """What something is paid for, or what caused it: a weapon, an effect, a powerup's type, one of `CAUSES`."""
        if id in WEAPONS:
            return self.weapon(id)
        if id in _WEAPON_OF:
            return self.effect(_WEAPON_OF[id], id)
        return self.get(f"cause-{id}") if id in CAUSES else self.get(f"powerup-{id}")

    def part(self, thing: str) -> str:
        """A thing of an ammo tile that is given up: one cube by its colour, or the powerup."""
        return self.get("part-powerup") if thing == "powerup" else self.cubes({thing: 1}, "acc")

    def tile(self, id: str) -> str:
        """What an ammo tile shows."""
        parts = id.split("_")
        cubes = {colour: parts.count(colour) for colour in COLOURS}
        shown = [self.cubes(cubes)] + ([self.get("tile-powerup")] if "powerup" in parts else [])
        return self.join(shown)

    def points(self, points: Mapping[str, int], first_blood: str = "") -> str:
        """Points by figure as a list; the point for first blood stands apart."""
        return self.join(
            [
                self.get("points-first_blood", figure=self.figure(figure), points=amount - 1)
                if figure == first_blood
                else self.get("points-of", figure=self.figure(figure), points=amount)
                for figure, amount in points.items()
            ]
        ) or self.get("nothing")

    # pages of the rules

    def rules_title(self, page: str) -> str:
        """The title of one of `RULES_PAGES`."""
        return self.get(f"rules-{page}.title")

    def rules_page(self, page: str) -> str:
        """The text of one of `RULES_PAGES`, with its title."""
        return f"**{self.rules_title(page)}**\n{self.get(f'rules-{page}')}"

    def weapon_page(self, id: str) -> str:
        """A weapon's card in words: costs, effects with their prices, a note where people stumble."""
        weapon = WEAPONS[id]
        costs = {"reload": self._cost(weapon.cost), "pickup": self._cost(weapon.pickup)}
        lines = [self.get("rules-weapon", weapon=self.weapon(id), **costs), self.get(f"rules-scheme-{weapon.scheme}")]
        for effect in weapon.effects:
            told = {"effect": self.effect(id, effect.id), "text": self.effect_text(id, effect.id)}
            if effect.cost:
                lines.append(self.get("rules-effect-price", price=self._cost(effect.cost), **told))
            else:
                lines.append(self.get("rules-effect", **told))
        if self.texts.has(f"adrenaline-weapon-{id}.note"):
            lines.append(self.get("rules-note", note=self.get(f"weapon-{id}.note")))
        return "\n".join(lines)

    def powerup_page(self, id: str) -> str:
        """A type of powerup in words."""
        return self.get("rules-powerup", powerup=self.get(f"powerup-{id}"), text=self.get(f"powerup-{id}.text"))

    def _cost(self, cubes: Sequence[str]) -> str:
        return self.cubes({colour: cubes.count(colour) for colour in COLOURS}) if cubes else self.get("rules-free")

    # events

    def known_event(self, event: Event) -> str:
        """One sentence for an event; for the log."""
        tag = str(type(event).__struct_config__.tag)
        if isinstance(event, events.SkullTaken) and not event.tokens:
            return self.get("skull-taken-back", left=event.left)
        return self.get(f"event-{tag}", **self.variables(event))

    def story(self, events: Sequence[Event]) -> list[str]:
        """The lines of a turn's post."""
        return adrenaline_story.story(self, events)

    def news(self, figure: str, happened: Sequence[Event]) -> str:
        """Who killed or hurt `figure` since its last turn."""
        killers = [event.by for event in happened if isinstance(event, events.Killed) and event.figure == figure]
        if killers:
            return self.get("news-killed", by=self.join([self.figure(by) for by in dict.fromkeys(killers)], "and"))
        hits = [event for event in happened if isinstance(event, events.Damaged) and event.figure == figure]
        if not hits:
            return ""
        by = self.join([self.figure(by) for by in dict.fromkeys(hit.by for hit in hits)], "and")
        return self.get("news-hurt", by=by, damage=sum(hit.amount + hit.turned for hit in hits), total=hits[-1].total)

    def variables(self, event: Event) -> dict[str, Variable]:
        """The variables of an event's sentence: its plain fields, names resolved, and what is derived from the rest."""
        found: dict[str, Variable] = {}
        for name, value in msgspec.structs.asdict(event).items():
            if isinstance(value, bool | int) or (isinstance(value, str) and name not in _FIGURES):
                found[name] = value
            elif isinstance(value, str):
                found[name] = self.figure(value)
        found.update(self._derived(event))
        return found

    def _derived(self, event: Event) -> dict[str, Variable]:
        """What an event's sentence needs beyond its plain fields."""
        match event:
            case events.GameBegan():
                return {"arena": self.get(f"arena-{event.arena}"), "ending": self.get(f"ending-{event.ending}")}
            case events.Drew() | events.Spawned() | events.PowerupPlayed():
                return {"card": self.powerup(event.card)}
            case events.GrenadeThrown():
                return {"card": self.powerup(event.card), "at": self.figure(event.at)}
            case events.Ran():
                return {"start": event.path[0], "end": event.path[-1]}
            case events.Moved():
                who = "self" if event.by == event.figure else "other"
                return {"start": event.path[0], "end": event.path[-1], "who": who, "cause": self.thing(event.cause)}
            case events.TileTaken():
                gained = {"red": event.red, "yellow": event.yellow, "blue": event.blue}
                return {"cubes": self.cubes(gained, "acc")}
            case events.WeaponTaken():
                left = self._forms("left", event.left) if event.left else {}
                return {**self._forms("weapon", event.weapon), **left, "swap": bool(event.left)}
            case events.Paid():
                spent = {"red": event.red, "yellow": event.yellow, "blue": event.blue}
                return {"price": self.price(spent, event.cards), "what": self.thing(event.what)}
            case events.ShotBegan():
                return {**self._forms("weapon", event.weapon), "use": self.weapon(event.weapon, "use")}
            case events.EffectUsed():
                effect = self.effect(event.weapon, event.effect)
                return {"weapon": self.weapon(event.weapon), "effect": effect}
            case events.Damaged():
                before = event.total - event.amount - event.turned
                return {"before": before, "cause": self.thing(event.cause)}
            case events.Marked():
                return {"cause": self.thing(event.cause)}
            case events.Reloaded():
                return self._forms("weapon", event.weapon)
            case events.TileLaid() | events.TileOffered():
                return {"tile": self.tile(event.tile)}
            case events.WeaponLaid():
                return {"weapon": self.weapon(event.weapon)}
        return self._derived_in_modes(event)

    def _derived_in_modes(self, event: Event) -> dict[str, Variable]:
        """The same for what only some modes have."""
        match event:
            case events.Tagged() | events.OverkillLaid():
                return {"spawnpoint": self.spawnpoint(event.spawnpoint)}
            case events.StruckBack():
                return {"spawnpoint": self.spawnpoint(event.spawnpoint), "before": event.total - 1}
            case events.TrackScored():
                return {"spawnpoint": self.spawnpoint(event.spawnpoint), "points": self.points(event.points)}
            case events.TurretTaken():
                names = {"gave": self.part(event.gave), "before": self.figure(event.before)}
                return {**names, "taken": bool(event.before)}
            case events.TurretsScored():
                return {"points": self.points(event.points)}
        return self._derived_at_the_end(event)

    def _derived_at_the_end(self, event: Event) -> dict[str, Variable]:
        """The same for scoring and the end of the game."""
        match event:
            case events.BoardScored():
                return {"points": self.points(event.points, event.first_blood)}
            case events.SkullTaken():
                return {"tokens": self.join([self.figure(token) for token in event.tokens])}
            case events.FrenzyBegan():
                turns = [self.get(f"frenzy-turn-{kind}", figure=self.figure(figure)) for figure, kind in event.turns]
                return {"turns": self.join(turns)}
            case events.KillshotScored():
                return {"points": self.points(event.points)}
            case events.GameEnded():
                winners = self.join([self.figure(figure) for figure in event.winners], "and")
                ranked = dict(sorted(event.points.items(), key=lambda entry: -entry[1]))
                return {"winners": winners, "winner_count": len(event.winners), "points": self.points(ranked)}
        return {}

    # actions

    def label(self, action: str, ask: str = "", weapon: str = "") -> str:
        """An action text as a button's label."""
        id, variables = self._action(action, ask, weapon)
        return self.get(id, **variables)

    def short(self, action: str, ask: str = "", weapon: str = "") -> str:
        """The same in about 20 characters."""
        id, variables = self._action(action, ask, weapon)
        return self.get(f"{id}.short", **variables)

    def summary(self, actions: Sequence[str]) -> str:
        """Action texts as one list; "enough" goes without saying."""
        weapon, told = "", []
        for line in actions:
            verb, *rest = line.split()
            weapon = rest[0] if verb == "shoot" else weapon
            if verb != "done":
                told.append(self.label(line, weapon=weapon))
        return self.join(told) or self.label("done")

    def sentence(self, figure: str, action: str, ask: str = "", weapon: str = "") -> str:
        """The action as a sentence about `figure`."""
        id, variables = self._action(action, ask, weapon)
        return self.get(f"{id}.sentence", figure=self.figure(figure), **variables)

    def _action(self, line: str, ask: str, weapon: str) -> tuple[str, dict[str, Variable]]:
        """The message of an action and its variables. Raises `RulesError` when the text is none."""
        action = notation.parse(line, _VERBS)
        id = f"action-{type(action).__struct_config__.tag}"
        match action:
            case actions.Spawn():
                colour = action.card.rpartition("_")[2]
                return id, {"card": self.powerup(action.card), "colour": self.colour(colour)}
            case actions.Shoot():
                names = {"weapon": self.weapon(action.weapon), "square": action.square}
                return (f"{id}-from", dict(names)) if action.square else (id, {"weapon": names["weapon"]})
            case actions.Take() | actions.Leave() | actions.Reload():
                return id, self._forms("weapon", action.weapon)
            case actions.Use():
                owner = _WEAPON_OF.get(action.effect, weapon)
                return id, {"effect": self.effect(owner, action.effect) if owner else self.get("effect-basic")}
            case actions.Target():
                return id, {"target": self.figure(action.figure)}
            case actions.Pick():
                return id, {"tile": self.tile(action.tile)}
            case actions.Give():
                return id, {"thing": self.part(action.thing)}
            case actions.Lay():
                return id, {"spawnpoint": self.spawnpoint(action.spawnpoint, "label")}
            case actions.Room():
                return id, {"room": self.room(action.room)}
            case actions.Toward():
                direction = f"core-direction-{action.direction}.label"
                return id, {"direction": self.texts.get(self.language, direction)}
            case actions.Pay():
                return id, {"price": self.price(*_sorted_out(action.things))}
            case actions.Play():
                return id, {"card": self.powerup(action.card)}
            case actions.Throw():
                colours = [self.colour(card.rpartition("_")[2], "m") for card in action.cards]
                return id, {"count": len(action.cards), "colours": self.join(colours)}
            case actions.Done():
                asked = f"{id}-{ask}"
                return (asked if self.texts.has(f"adrenaline-{asked}") else id), {}
        return id, _plain_fields(action)

    # refusals

    def facts(self, error: RulesError) -> dict[str, Variable]:
        """The variables of an error's sentence, ids turned into names; `missing` are the cubes that are lacking."""
        given = error.facts
        found = super().facts(error)
        for name, value in given.items():
            if not isinstance(value, str):
                continue
            if name in _WEAPONS and value in WEAPONS:
                found.update(self._forms(name, value))
            elif named := self._named(name, value, str(given.get("weapon", ""))):
                found[name] = named
        found["missing"] = self.cubes({colour: int(given.get(colour, 0)) for colour in COLOURS})
        if self.texts.has(f"adrenaline-asked-{given.get('ask')}"):
            found["asked"] = self.get(f"asked-{given['ask']}")
        return found

    def _named(self, name: str, value: str, weapon: str) -> str:
        """What an id in a fact is called; "" where it is no id of ours."""
        if name in (*_FIGURES, "other") and (named := self.figure(value)) != value:
            return named
        if name == "card" and self.texts.has(f"adrenaline-powerup-{value.rpartition('_')[0]}"):
            return self.powerup(value)
        if name == "what":
            return self.thing(value)
        if name in ("effect", "needed") and self.texts.has(f"adrenaline-effect-{weapon}-{value}"):
            return self.effect(weapon, value)
        if name in ("room", "direction") and self.texts.has(f"core-{name}-{value}"):
            return self.texts.get(self.language, f"core-{name}-{value}")
        return ""


def _sorted_out(things: Sequence[str]) -> tuple[dict[str, int], list[str]]:
    """Cubes by colour and cards of a payment."""
    cubes = {colour: things.count(colour) for colour in COLOURS}
    return cubes, [thing for thing in things if thing not in COLOURS]


def _plain_fields(action: Action) -> dict[str, Variable]:
    return {name: value for name, value in msgspec.structs.asdict(action).items() if isinstance(value, str)}
