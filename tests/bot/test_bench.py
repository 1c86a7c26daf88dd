"""The measure of the path through Discord: it runs, and what must hold on any machine holds."""

from __future__ import annotations

from tests.bench.discord import measured


async def test_the_fields_and_the_acknowledgement() -> None:
    found = await measured(sessions=2, presses=2, turns=1)
    fields = {"presses_per_s", "ack_p99_ms", "panel_p99_ms", "board_p95_ms", "ack_vs_ok", "panel_vs_png"}
    assert fields <= set(found)
    assert 0 < found["ack_vs_ok"] <= 3
