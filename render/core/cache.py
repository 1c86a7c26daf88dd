"""One switch for everything the renderer keeps: stamps, words as masks, static layers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_on = True


def kept(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep the last `most` results of a pure function of hashable arguments. Callers never change a kept result."""

    def decorate(make: Callable[P, R]) -> Callable[P, R]:
        cached = lru_cache(most)(make)

        @wraps(make)
        def call(*args: P.args, **kwargs: P.kwargs) -> R:
            return cached(*args, **kwargs) if _on else make(*args, **kwargs)  # type: ignore[arg-type]

        return call

    return decorate


def on() -> bool:
    """Whether results are kept now."""
    return _on


@contextmanager
def caches_off() -> Iterator[None]:
    """Within this block nothing is kept or reused; the measure `vs_naive` compares against it."""
    global _on
    _on = False
    try:
        yield
    finally:
        _on = True
