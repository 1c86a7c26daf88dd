"""What the scenarios must cover: every rule, every reference case, every effect of every weapon, every powerup."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from rules.adrenaline import content
from rules.core import scenario
from rules.core.scenario import Scenario

FOLDER = Path(__file__).parents[1] / "scenarios"
RULES = set(yaml.safe_load((FOLDER / "adrenaline_rules.yaml").read_text("utf-8")))
CASES = [case for file in sorted((FOLDER / "adrenaline").glob("*.yaml")) for case in scenario.load(file)]
REFERENCE_CASES = [*range(1, 18), *range(21, 26), 32]


def lines(cases: list[Scenario]) -> set[str]:
    """All action texts of these scenarios' `do`."""
    return {
        line.strip()
        for case in cases
        for item in case.do
        for who, what in item.items()
        if who != "expect"
        for line in what.split(";")
    }


def expectations(case: Scenario) -> list[dict[str, Any]]:
    return [case.expect, *[item["expect"] for item in case.do if "expect" in item]]


def refuses(case: Scenario) -> bool:
    keys = {key for expect in expectations(case) for key in expect}
    return bool(keys & {"refused", "not_legal", "legal_only", "error"})


def of_weapon(weapon: str) -> list[Scenario]:
    return scenario.load(FOLDER / "adrenaline" / f"weapon_{weapon}.yaml")


def test_every_rule_is_named_by_a_scenario() -> None:
    named = {rule for case in CASES for rule in case.rules}
    assert sorted(RULES - named) == []


def test_scenarios_name_only_rules_there_are() -> None:
    assert sorted({rule for case in CASES for rule in case.rules} - RULES) == []


def test_every_reference_case_is_there() -> None:
    ids = {case.id for case in CASES}
    assert [number for number in REFERENCE_CASES if f"ADR-C-{number:02}" not in ids] == []


@pytest.mark.parametrize("weapon", content.WEAPONS)
def test_every_effect_of_a_weapon_is_used_and_refused(weapon: str) -> None:
    cases = of_weapon(weapon)
    effects = {effect.id for effect in content.WEAPONS[weapon].effects if effect.kind != "basic"}
    assert {f"use {effect}" for effect in effects} <= lines(cases)
    assert any(line.startswith(f"shoot {weapon}") for line in lines(cases))
    assert any(refuses(case) for case in cases)
    refused = [text for case in cases for expect in expectations(case) for text in expect.get("not_legal", ())]
    assert f"shoot {weapon}" in refused, "no scenario in which it cannot be shot at all"


@pytest.mark.parametrize("powerup", content.POWERUPS)
def test_every_powerup_is_used_and_refused(powerup: str) -> None:
    cases = scenario.load(FOLDER / "adrenaline" / f"{powerup}.yaml")
    assert any(line.startswith((f"play {powerup}_", f"throw {powerup}_")) for line in lines(cases))
    refused = [text for case in cases for expect in expectations(case) for text in expect.get("refused", ())]
    assert any(f"{verb} {powerup}_" in text for text in refused for verb in ("play", "throw"))
