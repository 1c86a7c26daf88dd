"""Runs scenario files: rule cases written as data. `python -m rules.core.scenario FILE... [--json]`.

A file holds what its scenarios share and a list of them; `tests/scenarios/README.md` explains every key. What the
table looks like is spelled by the game (`Adapter`); everything else here knows no game. Seats are capital letters in
table order.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec
import yaml

from rules import registry
from rules.core import notation
from rules.core.chance import ScriptedChance, SeededChance
from rules.core.errors import EngineFault, RulesError
from rules.core.game import Game, Options, submit
from rules.core.model import Event, State

S = TypeVar("S", bound=State)
Facts = Mapping[str, Any]
SEATS = "ABCDEFGHIJ"


class Adapter(Protocol[S]):
    """What a game offers to scenarios: its own readable notation of a table (`registry.scenarios`)."""

    def read_position(self, mode: str, options: Options, seats: int, position: Facts) -> S:
        """The table that `position` spells; what it leaves out has its start value. Raises `ValueError`."""
        ...

    def facts(self, state: S, wanted: Facts) -> dict[str, Any]:
        """The facts that `wanted` names, in the same notation and shape, as they are at the table."""
        ...

    def canonical(self, wanted: Facts) -> dict[str, Any]:
        """`wanted` in the one spelling that `facts` uses. Raises `ValueError`."""
        ...


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """One rule case. `position` None = a new table from `setup`; `seats` None = as many as the mode allows."""

    id: str
    title: str
    rules: list[str]
    system: str
    mode: str
    expect: dict[str, Any]
    options: dict[str, str] = {}
    seats: int | None = None
    position: dict[str, Any] | None = None
    chance: list[str] = []
    do: list[dict[str, Any]] = []
    why: str = ""


class Difference(msgspec.Struct, frozen=True):
    """Where a table differs from what a scenario expects."""

    where: str
    expected: Any
    got: Any

    def __str__(self) -> str:
        return f"{self.where}: expected {_short(self.expected)}, got {_short(self.got)}"


class Failure(msgspec.Struct, frozen=True):
    """The first difference of a scenario that failed."""

    file: str
    id: str
    title: str
    difference: Difference

    def __str__(self) -> str:
        return f"{self.file}: {self.id} ({self.title})\n    {self.difference}"


def load(file: Path) -> list[Scenario]:
    """The scenarios of a file, with what they share merged in. Raises `ValueError` naming the file and the fault."""
    data = yaml.safe_load(file.read_text(encoding="utf-8"))
    if not isinstance(data, dict) or not isinstance(data.get("scenarios"), list):
        raise ValueError(f"{file}: a scenario file is a map with a list `scenarios`")
    shared = {key: value for key, value in data.items() if key != "scenarios"}
    scenarios = []
    for entry in data["scenarios"]:
        try:
            scenarios.append(msgspec.convert(_merged(shared, entry), Scenario))
        except (msgspec.ValidationError, TypeError) as error:
            raise ValueError(f"{file}: scenario {entry.get('id', entry)}: {error}") from error
    return scenarios


def run(scenario: Scenario) -> Difference | None:
    """Plays a scenario; its first difference, or None when all is as expected."""
    table = Table(scenario)
    return next(iter(table.play()), None)


def _merged(base: Facts, over: Facts) -> dict[str, Any]:
    """`over` laid upon `base`; maps are merged key by key, all else is replaced."""
    merged = dict(base)
    for key, value in over.items():
        below = merged.get(key)
        merged[key] = _merged(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
    return merged


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text or '""'


def _seat(letter: str) -> int:
    if len(letter) != 1 or letter not in SEATS:
        raise ValueError(f"'{letter}' is no seat: seats are {SEATS[0]}, {SEATS[1]}, ...")
    return SEATS.index(letter)


def _plain(record: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(record))


def first_difference(where: str, expected: Any, got: Any) -> Iterator[Difference]:
    """The differences of two plain values; of maps only the keys of `expected` are compared."""
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        for key, value in expected.items():
            path = f"{where}.{key}" if where else str(key)
            if key not in got:
                yield Difference(path, value, None)
            else:
                yield from first_difference(path, value, got[key])
    elif expected != got:
        yield Difference(where, expected, got)


class Table:
    """A scenario being played: the state so far and all events that came true."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game: Game[Any] = registry.game(scenario.system)
        self.adapter: Adapter[Any] = registry.scenarios(scenario.system)
        self.chance = ScriptedChance(scenario.chance, SeededChance(b"scenario"))
        self.kinds = notation.verbs(self.game.actions)
        self.events: list[Event] = []
        self.refusal: RulesError | None = None
        self.state: Any = None

    def play(self) -> Iterator[Difference]:
        """Carries out `do` and yields every difference, until an action fails that was not expected to."""
        last = len(self.scenario.do) - 1
        awaited = "error" in self.scenario.expect
        try:
            self._begin()
        except RulesError as error:
            yield from self._refused("setup", error, awaited and last < 0)
            return
        except ValueError as error:
            yield Difference("position", "a healthy table", str(error))
            return
        except LookupError as error:
            yield Difference("setup", "carried out", str(error))
            return
        for index, item in enumerate(self.scenario.do):
            for who, what in item.items():
                if who == "expect":
                    yield from (
                        Difference(f"do[{index}] {d.where}", d.expected, d.got) for d in self._differences(what)
                    )
                    continue
                lines = [line.strip() for line in what.split(";")]
                for count, line in enumerate(lines):
                    fault = self._step(who, line)
                    if fault is None:
                        continue
                    ends = awaited and index == last and count == len(lines) - 1
                    if isinstance(fault, Difference) or not ends:
                        yield from self._refused(f"{who}: {line}", fault, False)
                        return
                    self.refusal = fault
        yield from self._differences(self.scenario.expect)
        if self.chance.script:
            yield Difference("chance", "used up", self.chance.script)

    def _begin(self) -> None:
        modes = [mode for mode in self.game.modes if mode.name == self.scenario.mode]
        if not modes:
            raise ValueError(f"{self.scenario.system} has no mode '{self.scenario.mode}'")
        seats = modes[0].seats[1] if self.scenario.seats is None else self.scenario.seats
        mode, options, position = self.scenario.mode, self.scenario.options, self.scenario.position
        if position is None:
            self.state = self.game.setup(mode, options, seats, self.chance)
        else:
            self.state = self.adapter.read_position(mode, options, seats, position)
        problems = self.game.problems(self.state)
        if problems:
            raise ValueError("; ".join(problems))

    def _step(self, who: str, line: str) -> RulesError | Difference | None:
        """Submits one action; what went wrong, if something did."""
        try:
            self.state, step = self._submit(_seat(who), line, self.chance)
        except RulesError as error:
            return error
        except (LookupError, EngineFault) as error:
            return Difference(f"{who}: {line}", "carried out", f"{type(error).__name__}: {error}")
        self.events.extend(step.events)
        return None

    def _submit(self, seat: int, line: str, chance: ScriptedChance) -> Any:
        action = notation.parse(line, self.kinds)
        decision = self.game.decision(self.state)
        ask = decision.of(seat) if decision else None
        return submit(self.game, self.state, seat, ask.opened if ask else -1, action, chance)

    def _refused(self, where: str, fault: RulesError | Difference, awaited: bool) -> Iterator[Difference]:
        if isinstance(fault, Difference):
            yield fault
        elif awaited:
            self.refusal = fault
            yield from self._error(self.scenario.expect["error"], fault)
        else:
            yield Difference(where, "carried out", f"{_spelled(fault)}; open: {self._open()}")

    def _open(self) -> str:
        """The open questions with their lists, for messages."""
        if self.state is None:
            return "nothing"
        decision = self.game.decision(self.state)
        asks = decision.asks if decision else ()
        return "; ".join(
            f"{SEATS[seat]} [{ask.kind}] {', '.join(self._legal(seat))}" for ask in asks for seat in ask.seats
        )

    def _legal(self, seat: int) -> list[str]:
        return [notation.text(action) for action in self.game.legal(self.state, seat)]

    def _differences(self, expect: Facts) -> Iterator[Difference]:
        checks = {
            "error": lambda wanted: self._error(wanted, self.refusal),
            "asks": self._asks,
            "legal": self._listed,
            "legal_only": self._listed_only,
            "default": self._default,
            "not_legal": self._not_listed,
            "refused": self._refusals,
            "events": self._events,
            "no_events": self._no_events,
            "views": self._views,
            "hidden": self._hidden,
            "outcome": self._outcome,
        }
        facts = {key: value for key, value in expect.items() if key not in checks}
        wanted = self.adapter.canonical(facts)
        yield from first_difference("", wanted, self.adapter.facts(self.state, facts))
        for key, check in checks.items():
            if key in expect:
                yield from check(expect[key])

    def _error(self, wanted: str, refusal: RulesError | None) -> Iterator[Difference]:
        if refusal is None:
            yield Difference("error", wanted, "carried out")
        elif not _names(wanted, refusal):
            yield Difference("error", wanted, _spelled(refusal))

    def _asks(self, wanted: Facts) -> Iterator[Difference]:
        decision = self.game.decision(self.state)
        asks = decision.asks if decision else ()
        got = {SEATS[seat]: ask.kind for ask in asks for seat in ask.seats}
        if got != wanted:
            yield Difference("asks", wanted, got)

    def _of_seats(self, wanted: Sequence[str] | Facts) -> Iterator[tuple[int, list[str]]]:
        """Lists of action texts by seat; a bare list is that of the one awaited seat."""
        if isinstance(wanted, Mapping):
            for letter, lines in wanted.items():
                yield _seat(letter), list(lines)
            return
        decision = self.game.decision(self.state)
        if decision is None or len(decision.seats) != 1:
            raise ValueError(f"{self.scenario.id}: name the seats, not exactly one is awaited")
        yield decision.seats[0], list(wanted)

    def _listed(self, wanted: Sequence[str] | Facts) -> Iterator[Difference]:
        for seat, lines in self._of_seats(wanted):
            legal = self._legal(seat)
            for line in lines:
                if line not in legal:
                    yield Difference("legal", line, legal)

    def _listed_only(self, wanted: Sequence[str] | Facts) -> Iterator[Difference]:
        for seat, lines in self._of_seats(wanted):
            legal = self._legal(seat)
            if sorted(legal) != sorted(lines):
                yield Difference("legal_only", sorted(lines), sorted(legal))

    def _default(self, wanted: str | Facts) -> Iterator[Difference]:
        """The first of the list, the written default."""
        for seat, (line,) in self._of_seats(
            [wanted] if isinstance(wanted, str) else {k: [v] for k, v in wanted.items()}
        ):
            legal = self._legal(seat)
            if legal[:1] != [line]:
                yield Difference("default", line, legal)

    def _not_listed(self, wanted: Sequence[str] | Facts) -> Iterator[Difference]:
        for seat, lines in self._of_seats(wanted):
            legal = self._legal(seat)
            for line in lines:
                if line in legal:
                    yield Difference("not_legal", line, legal)

    def _refusals(self, wanted: Facts) -> Iterator[Difference]:
        """Each action is tried and must be refused by the rule named, with nothing changed."""
        decision = self.game.decision(self.state)
        before = _plain(self.state)
        for text, rule in wanted.items():
            who, colon, line = text.partition(": ")
            seat = _seat(who) if colon else decision.seats[0] if decision else 0
            try:
                self._submit(seat, line if colon else text, ScriptedChance(()))
            except RulesError as error:
                if not _names(rule, error):
                    yield Difference(f"refused {text}", rule, _spelled(error))
            else:
                yield Difference(f"refused {text}", rule, "carried out")
            if _plain(self.state) != before:
                yield Difference(f"refused {text}", "nothing changed", "the table changed")

    def _events(self, wanted: Sequence[str | Facts]) -> Iterator[Difference]:
        """The events named must have come true in this order; others may lie between."""
        happened = [_plain(event) for event in self.events]
        start = 0
        for item in wanted:
            for index in range(start, len(happened)):
                if _matches(item, happened[index]):
                    start = index + 1
                    break
            else:
                yield Difference("events", item, happened[start:])
                return

    def _no_events(self, wanted: Sequence[str | Facts]) -> Iterator[Difference]:
        for event in map(_plain, self.events):
            for item in wanted:
                if _matches(item, event):
                    yield Difference("no_events", item, event)

    def _views(self, wanted: Facts) -> Iterator[Difference]:
        """Fields of views, by dotted path; records of a list are addressed by their id."""
        for reader, fields in wanted.items():
            view = _plain(self.game.view(self.state, _reader(reader)))
            for path, expected in fields.items():
                yield from first_difference(f"views.{reader}.{path}", expected, _field(view, path))

    def _hidden(self, wanted: Mapping[str, Sequence[str]]) -> Iterator[Difference]:
        """Words that stand nowhere in what the reader gets: view, legal list, events."""
        for reader, words in wanted.items():
            seat = _reader(reader)
            events = [event.seen_by(seat) for event in self.events]
            legal = [] if seat is None else self._legal(seat)
            shown = msgspec.json.encode([self.game.view(self.state, seat), legal, events]).decode()
            for word in words:
                if word in shown:
                    yield Difference(f"hidden {reader}", f"no '{word}'", "shown")

    def _outcome(self, wanted: Sequence[str]) -> Iterator[Difference]:
        """The places in order, each the letters of the seats that share it; a shared place leaves the next one out."""
        outcome = self.game.outcome(self.state)
        places = outcome.places if outcome else ()
        got = ["".join(SEATS[seat] for seat in place.seats) for place in places]
        if got != list(wanted):
            yield Difference("outcome", wanted, got)
        numbers = [1 + sum(len(before.seats) for before in places[:index]) for index in range(len(places))]
        if numbers != [place.place for place in places]:
            yield Difference("outcome places", numbers, [place.place for place in places])


def _reader(name: str) -> int | None:
    return None if name == "spectator" else _seat(name)


def _spelled(error: RulesError) -> str:
    return f"{error.code}/{error.rule}" if error.rule else error.code


def _names(wanted: str, error: RulesError) -> bool:
    return wanted in (error.code, error.rule, _spelled(error))


def _matches(item: str | Facts, event: Facts) -> bool:
    if isinstance(item, str):
        return bool(event["event"] == item)
    ((tag, fields),) = item.items()
    return event["event"] == tag and all(event.get(key) == value for key, value in (fields or {}).items())


def _field(record: Any, path: str) -> Any:
    for word in path.split("."):
        if isinstance(record, list) and word.isdigit():
            record = record[int(word)] if int(word) < len(record) else None
        elif isinstance(record, list):
            record = next((entry for entry in record if isinstance(entry, dict) and entry.get("id") == word), None)
        elif isinstance(record, dict):
            record = record.get(word)
    return record


def run_files(files: Sequence[Path]) -> tuple[int, list[Failure]]:
    """Runs all scenarios of the files: how many there were, and the failures."""
    count, failures = 0, []
    for file in files:
        for scenario in load(file):
            count += 1
            difference = run(scenario)
            if difference is not None:
                failures.append(Failure(str(file), scenario.id, scenario.title, difference))
    return count, failures


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; its exit status is 1 if a scenario failed, 2 if a file cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m rules.core.scenario", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true", help="print one JSON line instead of sentences")
    options = parser.parse_args(arguments)
    try:
        count, failures = run_files(options.files)
    except (OSError, ValueError, yaml.YAMLError) as error:
        print(error, file=sys.stderr)
        return 2
    if options.json:
        report = {
            "passed": count - len(failures),
            "failed": len(failures),
            "failures": [
                {
                    "file": failure.file,
                    "id": failure.id,
                    "where": failure.difference.where,
                    "expected": failure.difference.expected,
                    "got": failure.difference.got,
                }
                for failure in failures
            ],
        }
        print(json.dumps(report, ensure_ascii=False, default=str))
    else:
        for failure in failures:
            print(failure)
        print(f"{count - len(failures)} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
