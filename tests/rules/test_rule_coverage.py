"""What the scenarios must cover: every rule, every reference case, every effect of every weapon, every powerup."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from rules.adrenaline import content
from rules.core import scenario
from rules.core.scenario import Scenario
from rules.registry import GAMES

FOLDER = Path(__file__).parents[1] / "scenarios"
REFERENCE_CASES = {
    "adrenaline": [f"ADR-C-{number:02}" for number in range(1, 33)],
    "orb_hunt": [f"VC-{number:02}" for number in range(1, 23)],
}
each_system = pytest.mark.parametrize("system", GAMES)


def rules_of(system: str) -> set[str]:
    """All rules of a game: each has its line in `<system>_rules.yaml`."""
    return set(yaml.safe_load((FOLDER / f"{system}_rules.yaml").read_text("utf-8")))


def cases_of(system: str) -> list[Scenario]:
    return [case for file in sorted((FOLDER / system).glob("*.yaml")) for case in scenario.load(file)]


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


@each_system
def test_every_rule_is_named_by_a_scenario(system: str) -> None:
    named = {rule for case in cases_of(system) for rule in case.rules}
    assert sorted(rules_of(system) - named) == []


@each_system
def test_scenarios_name_only_rules_there_are(system: str) -> None:
    assert sorted({rule for case in cases_of(system) for rule in case.rules} - rules_of(system)) == []


@each_system
def test_every_reference_case_is_there(system: str) -> None:
    ids = {case.id for case in cases_of(system)}
    assert [id for id in REFERENCE_CASES[system] if id not in ids] == []


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
