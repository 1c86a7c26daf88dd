"""How fast pictures are: `python -m tests.bench.render --system adrenaline [--out DIR] [--json]`.

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
from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO
from operator import truediv
from pathlib import Path

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
from render.leaderboard import Standing, leaderboard
from rules.core.model import Ask
from tests.render import samples

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


def draw(sample: samples.Sample, language: str = "en") -> bytes:
    """One board from view to bytes."""
    return board(sample.view, sample.table, sample.changes, samples.words_of(language), sample.before).png


def naive(sample: samples.Sample) -> None:
    """The same without anything kept, as an RGB PNG of level 6."""
    with caches_off():
        canvas = painted(sample)
        canvas.image.save(BytesIO(), "PNG", compress_level=6)


def painted(sample: samples.Sample) -> Canvas:
    """The finished RGB picture of a board."""
    canvas = Canvas(*SIZE)
    paint_board(canvas, sample.view, sample.table, sample.changes, samples.words_of("en"), sample.before)
    return canvas


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


async def stall(tables: Sequence[samples.Sample]) -> float:
    """p99 of the lateness while all tables are drawn, less the p99 of the same time without drawing."""
    done = asyncio.Event()
    ticking = asyncio.create_task(lateness(done))
    start = time.perf_counter()
    for sample in tables:
        await thread.run(draw, sample)
    took = time.perf_counter() - start
    done.set()
    busy = await ticking
    done = asyncio.Event()
    ticking = asyncio.create_task(lateness(done))
    await asyncio.sleep(took)
    done.set()
    return max(0.0, percentile(busy, 0.99) - percentile(await ticking, 0.99))


def measure() -> dict[str, float]:
    """All figures. What is compared is timed in pairs, one right after the other: the machine may be busy."""
    for seed in range(WARM):
        draw(samples.random_table(1000 + seed))
    tables = [samples.random_table(seed) for seed in range(BOARDS)]
    sizes: list[int] = []
    whole: list[float] = []
    encode: list[float] = []
    plain: list[float] = []
    for sample in tables:
        whole.append(milliseconds(lambda sample=sample: sizes.append(len(draw(sample)))))
        encode.append(milliseconds(partial(plainly_encoded, painted(sample))))
        if len(plain) < NAIVE:
            plain.append(milliseconds(lambda sample=sample: naive(sample)))
    return {
        "p50_ms": round(statistics.median(whole), 2),
        "p99_ms": round(percentile(whole, 0.99), 2),
        "kib": round(max(sizes) / 1024, 1),
        "kib_mean": round(statistics.mean(sizes) / 1024, 1),
        "encode_p50_ms": round(statistics.median(encode), 2),
        "naive_p50_ms": round(statistics.median(plain), 2),
        "vs_naive": round(statistics.median(map(truediv, whole, plain)), 3),
        "vs_encode": round(statistics.median(map(truediv, whole, encode)), 3),
        "stall_p99_ms": round(asyncio.run(stall(tables)), 2),
    }


def write_samples(folder: Path) -> None:
    """Write boards of several situations, private boards, a hand, the final score and a leaderboard, in both
    languages."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in ("en", "cs"):
        words = samples.words_of(language)
        for name, make in samples.SITUATIONS.items():
            (folder / f"board-{name}-{language}.png").write_bytes(draw(make(), language))
        middle = samples.middle_game()
        for kind, legal in samples.QUESTIONS.items():
            seen = msgspec.structs.replace(middle.view, viewer=1, active="B", asks=(Ask((1,), kind, "B", 1),))
            picture = choice(seen, middle.table, legal, words)
            (folder / f"choice-{kind}-{language}.png").write_bytes(picture.png)
        own = msgspec.structs.replace(middle.view, viewer=1, hand=samples.HAND)
        (folder / f"hand-{language}.png").write_bytes(hand(own, middle.table, words).png)
        over = samples.over()
        (folder / f"final-{language}.png").write_bytes(final(over.view, over.table, words).png)
        rows = [Standing(**row) for row in samples.STANDINGS]
        (folder / f"leaderboard-{language}.png").write_bytes(leaderboard(rows, "ADRENALINE", words).png)


def main() -> None:
    """Parse the arguments, measure or write samples, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--system", default="adrenaline", choices=["adrenaline"])
    parser.add_argument("--mode", default="deathmatch", choices=["deathmatch"])
    parser.add_argument("--out", type=Path, help="write sample pictures there and measure nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON line")
    options = parser.parse_args()
    if options.out:
        write_samples(options.out)
        return
    figures = measure()
    if options.json:
        print(json.dumps({"system": options.system, "mode": options.mode, **figures}))
    else:
        for name, value in figures.items():
            print(f"{name:14} {value}")


if __name__ == "__main__":
    main()
