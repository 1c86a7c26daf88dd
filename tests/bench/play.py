"""The presses, posts and pings of `play.md` 8, counted through the stand-in.

    python -m tests.bench.play [--json]

Each measure stands beside its target and the most it may be; exit status 1 if one is above.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.cogs.counting import Counted
from tests.cogs.stage import Stage, labels, opened, pressable

Measure = Callable[[Stage], Awaitable[float]]


class Row(NamedTuple):
    """One line of the table: what was counted, what is aimed at, what it may be at most."""

    measured: float
    target: float
    most: float


ANN: dict[str, Any] = {"at": "C2", "cubes": "r3 y3 b3", "weapons": ["machine_gun"]}


async def table(stage: Stage, position: dict[str, Any], *, picture: str = "on") -> Counted:
    """A counted person on turn at a table laid so, before the first press."""
    people = [stage.person(name) for name in ("Ann", "Radek", "Ota")]
    await stage.placed(people, position)
    if picture != "on":
        await stage.bot.desk.set_person(int(people[0].id), picture=picture)
    counted = Counted(people[0])
    counted.message = await stage.board()
    return counted


async def steps(counted: Counted, *patterns: str) -> int:
    """Presses in a row, from a fresh table message; how many presses they were.

    `>` means an option of a select, `~` whatever is not chosen among the buttons that begin so.
    """
    counted.restart()
    for pattern in patterns:
        if pattern.startswith(">"):
            await counted.pick(pattern[1:])
        elif pattern.startswith("~"):
            await counted.press_other(pattern[1:])
        else:
            await counted.press(pattern)
    return counted.count


async def run(stage: Stage) -> float:
    return await steps(await table(stage, {"A": ANN}), "My move", "^D2", "^Run")


async def grab_ammo(stage: Stage) -> float:
    return await steps(await table(stage, {"A": ANN}), "My move", "^D2", "^Grab")


async def grab_weapon(stage: Stage) -> float:
    return await steps(await table(stage, {"A": {**ANN, "at": "C2"}}), "My move", "^C1", "Grab|Take")


async def grab_here(stage: Stage) -> float:
    return await steps(await table(stage, {"A": {**ANN, "at": "C1"}}), "My move", "here")


async def swap(stage: Stage) -> float:
    held = ["machine_gun", "thor", "zx2"]
    counted = await table(stage, {"A": {**ANN, "at": "C2", "weapons": held}})
    await steps(counted, "My move", "^C1", "Grab|Take")
    count = counted.count
    return count + await steps(counted, "T.H.O.R.")


async def shoot(stage: Stage) -> float:
    return await steps(await table(stage, {"A": {**ANN, "weapons": ["zx2"]}, "B": {"at": "C2"}}),
                       "My move", "^Shoot", "^Fire")  # fmt: skip


TWO_IN_SIGHT: dict[str, Any] = {
    "A": {**ANN, "cubes": "b3 r3", "hand": ["newton_yellow"]},
    "B": {"at": "C2"},
    "C": {"at": "B2"},
}


async def shoot_with_extras(stage: Stage) -> float:
    return await steps(await table(stage, TWO_IN_SIGHT), "My move", "^Shoot", r"^\+ Focus", "^Fire")


async def shoot_all_changed(stage: Stage) -> float:
    """Every default of the card changed: the order of targets, whom the extra hits, and how it is paid."""
    counted = await table(stage, {**TWO_IN_SIGHT, "A": {**ANN, "hand": ["newton_yellow"]}})
    return await steps(counted, "My move", "^Shoot", "~Target 1", "~Pay", "~Focus Shot:", "^Fire")


async def end_turn(stage: Stage) -> float:
    counted = await table(stage, {"A": {**ANN, "weapons": ["machine_gun unloaded"]}, "actions": 0})
    await counted.press("My move")
    return await steps(counted, "^End turn, reload")


async def whole_turn(stage: Stage) -> float:
    position = {**TWO_IN_SIGHT, "A": {**ANN, "at": "D2", "cubes": "b3 r3", "hand": ["newton_yellow"]}}
    return await steps(await table(stage, position),
                       "My move", "^C2", "^Run", "^Shoot", r"^\+ Focus", "^Fire", "^End turn, reload")  # fmt: skip


async def card_text(stage: Stage) -> float:
    counted = await table(stage, {"A": ANN})
    counted.restart()
    await counted.press("^More")
    await counted.pick("Machine Gun")
    assert "Focus Shot" in (counted.message.text if counted.message else "")
    return counted.count


async def join(stage: Stage) -> float:
    lobby = (await stage.person("Ann").slash("game new")).message
    counted = Counted(stage.person("Radek"))
    await counted.press("^Join", lobby)
    return counted.count


async def start(stage: Stage) -> float:
    counted = Counted(stage.person("Ann"))
    await counted.slash("game new", computers=2)
    await counted.press("^Start")
    return counted.count


async def respawn(stage: Stage) -> float:
    """From the public call, knowing one's hand."""
    ann, radek, ota = (stage.person(name) for name in ("Ann", "Radek", "Ota"))
    info = await stage.placed(
        [ann, radek, ota],
        {
            "A": {**ANN, "weapons": ["sledgehammer"], "at": "C2"},
            "C": {"at": "C2", "damage": "AAAAAAAAAA", "hand": ["newton_red", "newton_blue", "newton_yellow"]},
        },
    )
    shooter = Counted(ann)
    shooter.message = await stage.board()
    await steps(shooter, "My move", "^Shoot", "^Fire", "^End turn")
    call = await stage.board()
    counted = Counted(ota)
    await counted.press("^Red", call)
    await stage.quiet()
    assert (await stage.host.session(info.id)).seq > 0
    return counted.count


async def newcomer(stage: Stage) -> float:
    """From the page to the first committed action."""
    you = Counted(stage.person("You"))
    welcome = await stage.world.until(lambda: next((m for m in you.person.sees() if "Play now" in labels(m)), None))
    await you.press("Play now", welcome)
    await you.press("discard")
    assert (await stage.session()).seq > 0
    return you.count


async def without_pictures(stage: Stage) -> float:
    """A run and a shot with pictures off, against the same with pictures."""
    counted = await table(stage, {"A": {**ANN, "weapons": ["zx2"]}, "B": {"at": "C2"}}, picture="off")
    return await steps(counted, "My move", ">^Run to D2", ">ZX-2", "^Fire") / (3 + 2)


async def hunt(stage: Stage) -> float:
    """Orb Hunt: a move and a fight, by the field one wants to go to."""
    people = [stage.person(name) for name in ("Ann", "Radek")]
    await stage.placed(people, {"A": {"board": "red", "at": "E5"}}, game="orb_hunt/hunt")
    counted = Counted(people[0])
    counted.message = await stage.board()
    return await steps(counted, "My move", "^G5$", "fight")


async def attack(stage: Stage) -> float:
    """Orb Hunt, second phase: an attack by who is called."""
    people = [stage.person(name) for name in ("Ann", "Radek")]
    await stage.placed(people, {"villain": "berserk"}, game="orb_hunt/hunt")
    first, second = Counted(people[0]), Counted(people[1])
    await first.press("My move", await stage.board())
    await first.press("^Attack")
    second.message = await stage.board()
    return await steps(second, "^Attack")


PRESSES: dict[str, tuple[Measure, float, float]] = {
    "run": (run, 3, 3),
    "grab ammo": (grab_ammo, 3, 3),
    "grab a weapon": (grab_weapon, 3, 3),
    "grab on own square": (grab_here, 2, 2),
    "grab a fourth weapon": (swap, 4, 5),
    "shoot one target": (shoot, 3, 4),
    "shoot with two extras, one paid with a powerup": (shoot_with_extras, 4, 6),
    "shoot, every default changed": (shoot_all_changed, 8, 10),
    "end turn with reload": (end_turn, 1, 2),
    "whole turn": (whole_turn, 7, 9),
    "respawn from the call": (respawn, 1, 2),
    "Orb Hunt: move and fight": (hunt, 3, 3),
    "Orb Hunt: attack the villain": (attack, 1, 1),
    "join a lobby": (join, 1, 1),
    "start with defaults": (start, 2, 3),
    "what does this weapon do": (card_text, 3, 3),
    "picture off, times the same with pictures": (without_pictures, 1.5, 1.5),
    "newcomer to first action": (newcomer, 2, 3),
}


async def measured_presses() -> dict[str, Row]:
    """All rows of presses, each on a stage of its own."""
    rows = {}
    for name, (measure, target, most) in PRESSES.items():
        with tempfile.TemporaryDirectory() as folder:
            async with opened(Path(folder), playground=measure is newcomer) as stage:
                rows[name] = Row(await measure(stage), target, most)
                _check(stage)
    return rows


def _check(stage: Stage) -> None:
    if stage.world.violations:
        raise AssertionError(f"Discord would refuse: {stage.world.violations}")


# posts and pings of a whole game

HOURS_A_TURN = 6
"""How long a person takes: the clock must go on, as nobody is called more than four times a day."""


class Posted(NamedTuple):
    """What a whole game of two people and a computer posted: per turn, per call, and the longest text."""

    rows: dict[str, Row]
    turns: int


WANTED = (r"discard", r"^Fire", r"^Shoot", r"^Grab", r"^End turn, reload", r"^Run", r"^[A-D][1-3]$", r"^End turn")


async def play_on(stage: Stage, counted: Counted, most: int = 60) -> None:
    """Plays a person's turn by presses until somebody else is awaited."""
    await counted.press("My move", await stage.board())
    tried: Counter[str] = Counter()
    for _ in range(most):
        can = pressable(counted.message)
        choice = next((label for want in WANTED for label in can if re.search(want, label) and tried[label] < 2), None)
        if choice is None:
            choice = next((label for label in can if label.startswith(("Back", "Throw nothing", "Keep"))), None)
        if choice is None:
            return
        tried[choice] += 1
        await counted.press("^" + re.escape(choice) + "$")
        if not any(label in labels(counted.message) for label in ("Rules", "Back", "Fire")):
            return


async def measured_game(turns: int) -> Posted:
    """Two people and a computer play; every post and ping is counted."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as stage:
            people = {int(p.id): Counted(p) for p in (stage.person("Ann"), stage.person("Radek"))}
            lobby = (await next(iter(people.values())).slash("game new", computers=1, preset="first_game")).message
            await list(people.values())[1].press("^Join", lobby)
            await next(iter(people.values())).press("^Start", lobby)
            for _ in range(turns):
                await stage.quiet()
                info = await stage.session()
                if info.status != "running":
                    break
                look = await stage.host.look(info.id, None)
                awaited = [info.seats[seat].person for ask in look.asks for seat in ask.seats]
                waiting = [person for person in awaited if person is not None]
                if not waiting:
                    continue
                await play_on(stage, people[waiting[0]])
                stage.clock.time += HOURS_A_TURN * 3600
            await stage.quiet()
            _check(stage)
            return await _posted(stage)


async def _posted(stage: Stage) -> Posted:
    info = await stage.session()
    place = str(info.thread or info.channel)
    bot = stage.world.bot.id
    messages = [m for m in stage.world.messages.seen_by(bot, place) if m.owner is None and m.author_id == bot]
    events = [event for step in await stage.host.log(info.id, None) for event in step.events]
    ended = max(1, sum(type(event).__name__ == "TurnEnded" for event in events))
    texts = [message.text for message in messages[1:]]
    pings = Counter((ping.message_id, ping.user_id) for ping in stage.world.pings)
    rows = {
        "posts a turn": Row(round(len(messages) / ended, 2), 1, 1.3),
        "longest post (characters)": Row(max(map(len, texts), default=0), 600, 900),
        "lines of a post, mean": Row(round(sum(t.count("\n") + 1 for t in texts) / max(1, len(texts)), 1), 6, 9),
        "pings twice for one waiting period": Row(sum(count - 1 for count in pings.values()), 0, 0),
        "pings a post": Row(round(len(stage.world.pings) / max(1, len(messages)), 2), 1, 1.3),
    }
    return Posted(rows, ended)


def main(arguments: Sequence[str]) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    parser.add_argument("--turns", type=int, default=40, help="turns of people in the game whose posts are counted")
    options = parser.parse_args(arguments)
    logging.basicConfig(level=logging.ERROR)
    rows = asyncio.run(measured_presses())
    posted = asyncio.run(measured_game(options.turns))
    rows |= posted.rows
    if options.json:
        print(json.dumps({name: row._asdict() for name, row in rows.items()} | {"turns": posted.turns}))
    else:
        for name, row in rows.items():
            print(f"{row.measured:>8} (target {row.target}, at most {row.most})  {name}")
    return 1 if any(row.measured > row.most for row in rows.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
