"""Many stored open sessions: one is opened only when somebody asks for it (figures: `tests.bench.many`)."""

from __future__ import annotations

from pathlib import Path

from tests.bench.many import measured


async def test_a_host_with_many_open_sessions_answers(tmp_path: Path) -> None:
    found = await measured(tmp_path, 2_000)
    assert (found["looks"], found["waiting"], found["due"]) == (5, 1, 100)
