"""A small fixed sample of random games; the bench plays hundreds."""

import pytest

from rules.core.errors import RulesError
from tests.bench.selfplay import selfplay

SPINS = 3200


@pytest.mark.parametrize(("seats", "games"), [(2, 6), (3, 4), (4, 4)])
def test_random_games_end_without_a_fault(seats, games):
    result = selfplay("orb_hunt", "hunt", seats, games, 2, {})
    assert (result["fault_list"], result["unfinished"], result["games"]) == ([], 0, games)
    assert result["spins_per_action"] < SPINS


@pytest.mark.parametrize(("seats", "given"), [(1, {}), (5, {}), (3, {"skulls": "5"})])
def test_what_does_not_fit_is_refused(seats, given):
    with pytest.raises(RulesError):
        selfplay("orb_hunt", "hunt", seats, 1, 1, given)
