"""The scenario runner itself: what it reports, and that a wrong scenario never passes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rules.core import scenario

HEAD = "system: adrenaline\nmode: deathmatch\nposition: {A: {at: C3, weapons: [zx2], cubes: none}, B: {at: D2}}\n"


def write(folder: Path, body: str, head: str = HEAD) -> Path:
    file = folder / "case.yaml"
    file.write_text(f"{head}scenarios:\n  - id: T\n    title: t\n    rules: []\n{body}", "utf-8")
    return file


def difference(folder: Path, body: str) -> scenario.Difference | None:
    (case,) = scenario.load(write(folder, body))
    return scenario.run(case)


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ("    expect: {B: {damage: A}}\n", "B.damage"),
        ("    expect: {asks: {B: turn}}\n", "asks"),
        ("    expect: {legal: [shoot thor]}\n", "legal"),
        ("    expect: {legal_only: [end]}\n", "legal_only"),
        ("    expect: {not_legal: [end]}\n", "not_legal"),
        ("    expect: {refused: {shoot thor: ADR-MOVE-1}}\n", "refused shoot thor"),
        ("    expect: {refused: {end: ADR-TURN-2}}\n", "refused end"),
        ("    do: [{A: run C2}]\n    expect: {events: [killed]}\n", "events"),
        ("    do: [{A: run C2}]\n    expect: {no_events: [{ran: {figure: A}}]}\n", "no_events"),
        ("    do: [{A: run C2}]\n    expect: {events: [{ran: {figure: B}}]}\n", "events"),
        ("    expect: {views: {B: {figures.A.square: C2}}}\n", "views.B.figures.A.square"),
        ("    expect: {hidden: {B: [zx2]}}\n", "hidden B"),
        ("    expect: {outcome: [A]}\n", "outcome"),
        ("    do: [{A: run C2}]\n    expect: {error: ADR-MOVE-2}\n", "error"),
        ("    do: [{A: run A1}]\n    expect: {error: ADR-MOVE-1}\n", "error"),
        ("    do: [{A: run A1}, {A: end}]\n    expect: {error: ADR-MOVE-2}\n", "A: run A1"),
        ("    do: [{A: jump}]\n    expect: {}\n", "A: jump"),
        ("    do: [{B: end}]\n    expect: {}\n", "B: end"),
        ("    do: [{expect: {actions: 1}}]\n    expect: {}\n", "do[0] actions"),
        ("    chance: [powerup newton_red]\n    expect: {}\n", "chance"),
        ("    position: {B: {at: B9}}\n    expect: {}\n", "position"),
        ("    position: {B: {hand: [newton_red, newton_red, newton_red]}}\n    expect: {}\n", "position"),
        ("    position: {B: {weapons: [zx2]}}\n    expect: {}\n", "position"),
        ("    position: {B: {luck: 1}}\n    expect: {}\n", "position"),
        ("    position: {Z: {at: A1}}\n    expect: {}\n", "position"),
        ("    position: {killshot: [A]}\n    expect: {}\n", "position"),
    ],
)  # fmt: skip
def test_a_difference_is_found(tmp_path: Path, body: str, where: str) -> None:
    found = difference(tmp_path, body)
    assert found is not None
    assert found.where == where


def test_a_draw_that_the_script_does_not_fit(tmp_path: Path) -> None:
    body = "    position: {C3: red_red_powerup}\n    chance: [tile x]\n    do: [{A: grab C3}]\n    expect: {}\n"
    found = difference(tmp_path, body)
    assert found is not None
    assert "the script says" in str(found)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("- 1\n", "a map with a list"),
        (f"{HEAD}scenarios:\n  - {{id: T, title: t, rules: [], expect: {{}}, wish: 1}}\n", "wish"),
        (f"{HEAD}scenarios:\n  - {{id: T, title: t, rules: []}}\n", "expect"),
    ],
)
def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, fault: str) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(text, "utf-8")
    assert scenario.main([str(file)]) == 2
    assert fault in capsys.readouterr().err


def test_an_unknown_fact_is_a_fault_of_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert scenario.main([str(write(tmp_path, "    expect: {A: {luck: 1}}\n"))]) == 2
    assert "luck" in capsys.readouterr().err


def test_the_command_reports_each_first_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, "    expect: {A: {at: C2}, B: {at: A1}}\n")
    assert scenario.main([str(file)]) == 1
    assert "T (t)\n    A.at: expected C2, got C3\n0 passed, 1 failed" in capsys.readouterr().out
    assert scenario.main([str(file), "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert (report["passed"], report["failed"]) == (0, 1)
    assert report["failures"] == [{"file": str(file), "id": "T", "where": "A.at", "expected": "C2", "got": "C3"}]


def test_the_command_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert scenario.main([str(write(tmp_path, "    expect: {A: {at: C3}}\n")), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"passed": 1, "failed": 0, "failures": []}


def test_maps_are_laid_upon_those_of_the_file(tmp_path: Path) -> None:
    (case,) = scenario.load(write(tmp_path, "    position: {A: {at: C2}}\n    expect: {}\n"))
    assert case.position == {"A": {"at": "C2", "weapons": ["zx2"], "cubes": "none"}, "B": {"at": "D2"}}
