"""Every scenario file, each scenario a case of its own under its id."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rules.core import scenario
from rules.core.scenario import Scenario

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = sorted(FOLDER.glob("*/*.yaml"))
CASES = [case for file in FILES for case in scenario.load(file)]


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_scenario(case: Scenario) -> None:
    difference = scenario.run(case)
    assert difference is None, f"{case.title}\n{difference}"


def test_ids_are_different() -> None:
    twice = [id for id, count in Counter(case.id for case in CASES).items() if count > 1]
    assert twice == []


def test_files_lie_in_the_folder_of_their_system() -> None:
    strays = [case.id for file in FILES for case in scenario.load(file) if case.system != file.parent.name]
    assert strays == []
