"""The contract of a game, and the one gate through which every action goes."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Literal, Protocol, TypeVar

import msgspec

from rules.core import notation
from rules.core.chance import Chance
from rules.core.errors import EngineFault, RulesError
from rules.core.model import Action, Barrier, Decision, Event, Outcome, State, Step

S = TypeVar("S", bound=State)
Options = Mapping[str, str]


class Option(msgspec.Struct, frozen=True):
    """A session option: its key, the values one may choose, the default, and the seat counts a value is open to.

    Numbers are spelled as text. `seats` maps a value to (least, most) seats where that is narrower than the mode's.
    """

    key: str
    values: tuple[str, ...]
    default: str
    seats: dict[str, tuple[int, int]] = {}


class Mode(msgspec.Struct, frozen=True):
    """A way to play a system: its name, how many seats, its options, and named presets of options.

    `usual` is the preset a new table begins with, `first` that of somebody's first game ("" = none); those in `live`
    are meant for people who sit together.
    """

    name: str
    seats: tuple[int, int]
    options: tuple[Option, ...]
    presets: dict[str, dict[str, str]] = {}
    usual: str = ""
    first: str = ""
    live: tuple[str, ...] = ()


ASK = "ask"
"""The value of an option, or of an order, by which the person is asked."""
REACTIONS = Option("reactions", ("orders", ASK), "orders")
"""Whether a table waits for those who may react to what another does, or goes by their standing orders."""


class StandingOrder(msgspec.Struct, frozen=True):
    """An order a person may give for all tables: a `choice` of one value, or a `list` of values, best first.

    `answers` are the kinds of question out of turn that it answers, together with the other orders that name them; ()
    for an order about the own turn. `option` is the session option by which a table asks instead (value `ask`). There
    everybody is asked, whatever he ordered: whether a table pauses depends on public facts only.
    """

    key: str
    kind: Literal["choice", "list"]
    values: tuple[str, ...]
    default: str | tuple[str, ...]
    answers: tuple[str, ...] = ()
    option: str = REACTIONS.key

    def asked(self, options: Options) -> bool:
        """Whether a table with these `options` asks where this order would answer."""
        return bool(self.answers) and options.get(self.option) == ASK


def seat_room(mode: Mode, options: Options) -> tuple[int, int]:
    """The least and most seats that `mode` is open to with `options`; what is not given has its default.

    Raises `RulesError` when two of the options exclude each other, naming both.
    """
    least, most = mode.seats
    needs = allows = mode.name
    for option in mode.options:
        value = options.get(option.key, option.default)
        low, high = option.seats.get(value, mode.seats)
        if low > least:
            least, needs = low, f"{option.key}: {value}"
        if high < most:
            most, allows = high, f"{option.key}: {value}"
    if least > most:
        raise RulesError("illegal", "options_exclude", first=needs, second=allows, least=least, most=most)
    return least, most


def complete(modes: Sequence[Mode], mode: str, options: Options, seats: int, rule: str) -> dict[str, str]:
    """All options of `mode` with defaults filled in.

    Raises `RulesError` when mode, an option or its value is unknown, options exclude each other, or so many seats do
    not fit (by the rule called `rule`).
    """
    known = next((known for known in modes if known.name == mode), None)
    if known is None:
        raise RulesError("illegal", "unknown_mode", mode=mode)
    least, most = known.seats
    if not least <= seats <= most:
        raise RulesError("illegal", "seat_count", rule, least=least, most=most, seats=seats)
    for key in options:
        if key not in {option.key for option in known.options}:
            raise RulesError("illegal", "unknown_option", option=key)
    seat_room(known, options)
    chosen = {option.key: options.get(option.key, option.default) for option in known.options}
    for option in known.options:
        value = chosen[option.key]
        if value not in option.values:
            raise RulesError("illegal", "unknown_value", option=option.key, value=value)
        least, most = option.seats.get(value, known.seats)
        if not least <= seats <= most:
            raise RulesError("illegal", "value_seats", rule, value=value, least=least, most=most, seats=seats)
    return chosen


class Game(Protocol[S]):
    """A deterministic state machine; `rules/registry.py` lists all of them.

    `state_type` is the msgspec type of its state, `actions` and `events` its record types, `homes` the kinds of
    question at which nothing is half done (a turn's list, a spawn, an answer), `rules_version` a content hash with a
    hand-raised number.
    """

    system: str
    modes: tuple[Mode, ...]
    state_type: type[S]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    homes: tuple[str, ...]
    rules_version: str

    def setup(self, mode: str, options: Options, seats: int, chance: Chance) -> S:
        """A new table. Raises `RulesError` when options or seats do not fit the mode."""
        ...

    def decision(self, state: S) -> Decision | None:
        """The open questions; None = over."""
        ...

    def legal(self, state: S, seat: int) -> list[Action]:
        """Every action `seat` may choose now, defaults first; complete and without dead ends."""
        ...

    def apply(self, state: S, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Carries out `action`, changing `state`, and settles all that needs no answer. Trusts that it is legal."""
        ...

    def why_not(self, state: S, seat: int, action: Action) -> RulesError:
        """Why an action that is not in `legal` is not, naming the rule."""
        ...

    def view(self, state: S, seat: int | None) -> Any:
        """What `seat` may know (None = a spectator): a new record made of allowed fields."""
        ...

    def redeal(self, state: S, seat: int | None, chance: Chance) -> S:
        """A copy in which all that `seat` may not know is dealt anew, the rest equal."""
        ...

    def controllers(self, state: S, figure: str) -> tuple[int, ...]:
        """The seats that choose for `figure`."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Places, points and reason once it is over."""
        ...

    def problems(self, state: S) -> list[str]:
        """Every broken invariant; empty when healthy."""
        ...

    def evaluate(self, state: S, seat: int) -> float:
        """How good the table looks for `seat`, for the computer player; reads only what its view shows."""
        ...


class Codec(Generic[S]):
    """State to bytes and back; a copy is both in a row."""

    def __init__(self, state_type: type[S]) -> None:
        self._encoder = msgspec.json.Encoder()
        self._decoder = msgspec.json.Decoder(state_type)

    def encode(self, state: S) -> bytes:
        """The state as JSON bytes."""
        return self._encoder.encode(state)

    def decode(self, data: bytes) -> S:
        """The state that `data` holds."""
        return self._decoder.decode(data)

    def copy(self, state: S) -> S:
        """An equal state that shares nothing."""
        return self._decoder.decode(self._encoder.encode(state))


_codecs: dict[type[State], Codec[Any]] = {}


def codec(game: Game[S]) -> Codec[S]:
    """The game's codec, made once."""
    if game.state_type not in _codecs:
        _codecs[game.state_type] = Codec(game.state_type)
    return _codecs[game.state_type]


def submit(game: Game[S], state: S, seat: int, question: int, action: Action, chance: Chance) -> tuple[S, Step]:
    """Checks `action` as the answer of `seat` to the question opened at step `question`, and carries it out.

    Returns the new state and the step; `state` itself never changes. Raises `RulesError` (nothing has changed), or
    `EngineFault` when the result breaks an invariant.
    """
    check(game, state, seat, question, action)
    after = codec(game).copy(state)
    after.seq += 1
    chance.take_picks()
    events = game.apply(after, seat, action, chance)
    picks = chance.take_picks()
    problems = game.problems(after)
    if problems:
        line = notation.text(action)
        raise EngineFault(hashlib.sha256(f"{line}{problems}".encode()).hexdigest()[:6], problems)
    barrier = _barrier(game, after, seat, picks, events)
    return after, Step(after.seq, seat, notation.text(action), picks, tuple(events), barrier)


def check(game: Game[S], state: S, seat: int, question: int, action: Action) -> None:
    """Raises the `RulesError` that refuses `action`, if one does."""
    decision = game.decision(state)
    if decision is None:
        raise RulesError("over", "game_over")
    ask = decision.of(seat)
    if ask is None:
        raise RulesError("not_your_decision", "not_your_decision", seat=decision.seats[0])
    if ask.opened != question:
        raise RulesError("stale", "stale")
    if action not in game.legal(state, seat):
        raise game.why_not(state, seat, action)


def _barrier(game: Game[S], state: S, seat: int, picks: Sequence[str], events: Sequence[Event]) -> Barrier:
    if picks:
        return "draw"
    if any(event.reveals for event in events):
        return "reveal"
    decision = game.decision(state)
    if decision is None or decision.seats != (seat,) or any(event.hands_on for event in events):
        return "handed_on"
    return ""
