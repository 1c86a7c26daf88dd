"""How fast pictures are: `python -m tests.bench.render --system adrenaline [--mode M] [--out DIR] [--json]`.

From view to bytes over many different tables. `vs_naive`: against the same drawing code with every cache off and an RGB
PNG of level 6. `vs_encode`: against ready-palette quantise and PNG level 1 of the finished picture alone.
`stall_p99_ms`: how much later the event loop wakes while boards are drawn than while none are.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import BytesIO
from operator import truediv
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from PIL import Image

from render.adrenaline.board import SIZE, board, paint_board
from render.adrenaline.choice import choice
from render.adrenaline.final import final
from render.adrenaline.hand import hand
from render.core import thread
from render.core.cache import caches_off
from render.core.canvas import Canvas
from render.core.palette import ready
from render.core.picture import Picture
from render.leaderboard import Standing, leaderboard
from render.orb_hunt import board as orb_board
from render.orb_hunt.choice import choice as orb_choice
from render.orb_hunt.final import final as orb_final
from render.orb_hunt.hand import hand as orb_hand
from rules.core.model import Ask
from tests.render import mode_samples, samples
from tests.render.orb_hunt import samples as orb_samples

BOARDS, WARM, NAIVE = 200, 20, 8
TICK = 0.002


def milliseconds(work: Callable[[], object]) -> float:
    """How long one call takes."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def percentile(values: Sequence[float], share: float) -> float:
    """The value that `share` of them do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Subject(NamedTuple):
    """What is measured of a system: `table(seed)` makes a sample, `draw` its board from view to bytes, `painted` its
    finished RGB picture; `pictures` are named samples of every kind in one language."""

    table: Callable[[int], Any]
    draw: Callable[[Any, str], bytes]
    painted: Callable[[Any], Canvas]
    pictures: Callable[[str], Iterator[tuple[str, Picture]]]


def draw(sample: samples.Sample, language: str = "en") -> bytes:
    """One board of ADRENALINE."""
    return board(sample.view, sample.table, sample.changes, samples.words_of(language), sample.before).png


def painted(sample: samples.Sample) -> Canvas:
    """The finished RGB picture of a board of ADRENALINE."""
    canvas = Canvas(*SIZE)
    paint_board(canvas, sample.view, sample.table, sample.changes, samples.words_of("en"), sample.before)
    return canvas


def pictures(language: str) -> Iterator[tuple[str, Picture]]:
    """ADRENALINE: boards of several situations, private boards, a hand, the final score, and a leaderboard."""
    words = samples.words_of(language)
    for name, make in samples.SITUATIONS.items():
        one = make()
        yield f"board-{name}", board(one.view, one.table, one.changes, words, one.before)
    middle = samples.middle_game()
    for kind, legal in samples.QUESTIONS.items():
        seen = msgspec.structs.replace(middle.view, viewer=1, active="B", asks=(Ask((1,), kind, "B", 1),))
        yield f"choice-{kind}", choice(seen, middle.table, legal, words)
    own = msgspec.structs.replace(middle.view, viewer=1, hand=samples.HAND)
    yield "hand", hand(own, middle.table, words)
    over = samples.over()
    yield "final", final(over.view, over.table, words)
    yield "leaderboard", leaderboard([Standing(**row) for row in samples.STANDINGS], "ADRENALINE", words)


def orb_draw(sample: orb_samples.Sample, language: str = "en") -> bytes:
    """One board of Orb Hunt."""
    return orb_board.board(sample.view, sample.table, sample.changes, samples.words_of(language)).png


def orb_painted(sample: orb_samples.Sample) -> Canvas:
    """The finished RGB picture of a board of Orb Hunt."""
    canvas = Canvas(*orb_board.size(sample.view))
    orb_board.paint_board(canvas, sample.view, sample.table, sample.changes, samples.words_of("en"))
    return canvas


def orb_pictures(language: str) -> Iterator[tuple[str, Picture]]:
    """Orb Hunt: boards of several situations, what can be chosen there, belongings, the final score."""
    words = samples.words_of(language)
    for name, make in orb_samples.SITUATIONS.items():
        one = make()
        yield f"board-{name}", orb_board.board(one.view, one.table, one.changes, words)
        yield f"choice-{name}", orb_choice(one.asked, one.table, one.legal, words)
    lost, over = orb_samples.lost(), orb_samples.over()
    yield "hand", orb_hand(lost.asked, lost.table, words)
    yield "final", orb_final(over.view, over.table, words)


def mode_pictures(mode: str, language: str) -> Iterator[tuple[str, Picture]]:
    """A mode of ADRENALINE: boards with and without the bot figure, what can be chosen there, the final score."""
    words = samples.words_of(language)
    for name, one in mode_samples.situations(mode).items():
        yield f"board-{name}", board(one.view, one.table, one.changes, words, one.before)
        yield f"choice-{name}", choice(one.asked, one.table, one.legal, words)
    over = mode_samples.over(mode)
    yield "final", final(over.view, over.table, words)


domination_pictures = partial(mode_pictures, "domination")
turrets_pictures = partial(mode_pictures, "turrets")


SUBJECTS: dict[str, dict[str, Subject]] = {
    "adrenaline": {
        "deathmatch": Subject(samples.random_table, draw, painted, pictures),
        "domination": Subject(partial(mode_samples.random_table, "domination"), draw, painted, domination_pictures),
        "turrets": Subject(partial(mode_samples.random_table, "turrets"), draw, painted, turrets_pictures),
    },
    "orb_hunt": {"hunt": Subject(orb_samples.random_table, orb_draw, orb_painted, orb_pictures)},
}


def naive(subject: Subject, sample: Any) -> None:
    """The same without anything kept, as an RGB PNG of level 6."""
    with caches_off():
        subject.painted(sample).image.save(BytesIO(), "PNG", compress_level=6)


def plainly_encoded(canvas: Canvas) -> None:
    """Pillow's own way: quantise with the ready palette, save as PNG of level 1."""
    canvas.image.quantize(palette=ready(), dither=Image.Dither.NONE).save(BytesIO(), "PNG", compress_level=1)


async def lateness(until: asyncio.Event) -> list[float]:
    """How many milliseconds late the event loop wakes, tick by tick."""
    loop = asyncio.get_running_loop()
    late = []
    while not until.is_set():
        start = loop.time()
        await asyncio.sleep(TICK)
        late.append((loop.time() - start - TICK) * 1000)
    return late


async def stall(subject: Subject, tables: Sequence[Any]) -> float:
    """p99 of the lateness while all tables are drawn, less the p99 of the same time without drawing."""
    done = asyncio.Event()
    ticking = asyncio.create_task(lateness(done))
    start = time.perf_counter()
    for sample in tables:
        await thread.run(subject.draw, sample, "en")
    took = time.perf_counter() - start
    done.set()
    busy = await ticking
    done = asyncio.Event()
    ticking = asyncio.create_task(lateness(done))
    await asyncio.sleep(took)
    done.set()
    return max(0.0, percentile(busy, 0.99) - percentile(await ticking, 0.99))


def measure(subject: Subject) -> dict[str, float]:
    """All figures. What is compared is timed in pairs, one right after the other: the machine may be busy."""
    for seed in range(WARM):
        subject.draw(subject.table(1000 + seed), "en")
    tables = [subject.table(seed) for seed in range(BOARDS)]
    sizes: list[int] = []
    whole: list[float] = []
    encode: list[float] = []
    plain: list[float] = []
    for sample in tables:
        whole.append(milliseconds(lambda sample=sample: sizes.append(len(subject.draw(sample, "en")))))
        encode.append(milliseconds(partial(plainly_encoded, subject.painted(sample))))
        if len(plain) < NAIVE:
            plain.append(milliseconds(lambda sample=sample: naive(subject, sample)))
    return {
        "p50_ms": round(statistics.median(whole), 2),
        "p99_ms": round(percentile(whole, 0.99), 2),
        "kib": round(max(sizes) / 1024, 1),
        "kib_mean": round(statistics.mean(sizes) / 1024, 1),
        "encode_p50_ms": round(statistics.median(encode), 2),
        "naive_p50_ms": round(statistics.median(plain), 2),
        "vs_naive": round(statistics.median(map(truediv, whole, plain)), 3),
        "vs_encode": round(statistics.median(map(truediv, whole, encode)), 3),
        "stall_p99_ms": round(asyncio.run(stall(subject, tables)), 2),
    }


def write_samples(folder: Path, subject: Subject) -> None:
    """Write a picture of every kind in both languages."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in ("en", "cs"):
        for name, picture in subject.pictures(language):
            (folder / f"{name}-{language}.png").write_bytes(picture.png)


def main() -> None:
    """Parse the arguments, measure or write samples, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--system", default="adrenaline", choices=list(SUBJECTS))
    parser.add_argument("--mode", help="the first of the system, if it is not given")
    parser.add_argument("--out", type=Path, help="write sample pictures there and measure nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON line")
    options = parser.parse_args()
    modes = SUBJECTS[options.system]
    mode = options.mode or next(iter(modes))
    if mode not in modes:
        parser.error(f"{options.system} has no mode {mode} here, but {', '.join(modes)}")
    if options.out:
        write_samples(options.out, modes[mode])
        return
    figures = measure(modes[mode])
    if options.json:
        print(json.dumps({"system": options.system, "mode": mode, **figures}))
    else:
        for name, value in figures.items():
            print(f"{name:14} {value}")


if __name__ == "__main__":
    main()
