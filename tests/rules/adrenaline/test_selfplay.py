"""A small fixed sample of random games over all arenas and options; the bench plays thousands."""

import json
import subprocess
import sys

import pytest

from rules.core.errors import RulesError
from rules.registry import game
from tests.bench.selfplay import cycle, selfplay, variants

MODE = game("adrenaline").modes[0]
SPINS = 3200


@pytest.mark.parametrize(("seats", "games"), [(3, 6), (4, 8), (5, 8)])
def test_random_games_end_without_a_fault(seats, games):
    result = selfplay("adrenaline", "deathmatch", seats, games, 2, {})
    assert (result["fault_list"], result["unfinished"], result["games"]) == ([], 0, games)
    assert result["spins_per_action"] < SPINS


def test_options_not_given_are_cycled_over_all_that_fit():
    listed = list(cycle(variants(MODE, 5, {"skulls": "5"}), 96, 1))
    assert {options["arena"] for options in listed} == {"by_seats", "m11a", "m11b", "m12"}
    assert {options["skulls"] for options in listed} == {"5"}
    assert {options["ending"] for options in listed} == {"frenzy", "sudden_death"}


def test_one_seed_plays_one_game():
    first, again, other = (selfplay("adrenaline", "deathmatch", 3, 1, seed, {"skulls": "5"}) for seed in (5, 5, 6))
    assert first["actions"] == again["actions"] != other["actions"]


def test_what_does_not_exist_is_refused():
    with pytest.raises(KeyError):
        selfplay("chess", "deathmatch", 3, 1, 1, {})
    with pytest.raises(RulesError):
        selfplay("adrenaline", "deathmatch", 3, 1, 1, {"skulls": "1"})


def test_command_line_prints_one_json_line():
    command = "-m tests.bench.selfplay --system adrenaline --mode deathmatch --seats 3 --games 1 --seed 1 --json"
    options = ["--option", "skulls=5", "--option", "ending=sudden_death"]
    done = subprocess.run([sys.executable, *command.split(), *options], capture_output=True, text=True, check=True)
    fields = json.loads(done.stdout)
    wanted = {"games", "actions", "us_per_action", "us_per_copy", "spins_per_action", "faults", "unfinished"}
    assert wanted <= set(fields)
