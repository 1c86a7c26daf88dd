"""What a lobby tells its people to expect: when all are awake, how many turns, how long."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from cogs import time_words
from cogs.host_clock import Calendar, Habits, quiet_of
from cogs.host_forecast import Forecast, together
from data.texts import Texts
from rules.registry import game
from tests.cogs.stage import host_person, opened

H = 3600.0
NOON = datetime(2026, 6, 2, 12, 10, tzinfo=ZoneInfo("Europe/Prague")).timestamp()


def who(zone, quiet):
    return Calendar(Habits(zone, quiet_of(quiet)))


def hours(span):
    return [datetime.fromtimestamp(at, ZoneInfo("Europe/Prague")).strftime("%d %H:%M") for at in span]


def test_the_hours_at_which_all_are_awake():
    prague, york = who("Europe/Prague", "22:00-08:00"), who("America/New_York", "23:00-09:00")
    sydney = who("Australia/Sydney", "22:00-08:00")
    assert hours(together([prague, york], NOON)) == ["02 15:00", "02 22:00"]
    assert hours(together([prague, sydney], NOON)) == ["03 08:00", "03 14:00"]
    assert hours(together([prague, prague], NOON)) == ["03 08:00", "03 22:00"]
    assert together([prague, york, sydney], NOON) is None
    start, end = together([who("Europe/Prague", ""), who("Asia/Tokyo", "")], NOON)
    assert end - start == 24 * H


@pytest.mark.parametrize(
    ("options", "seats", "turns"),
    [({"skulls": "8", "ending": "frenzy"}, 5, 49), ({"skulls": "5", "ending": "sudden_death"}, 4, 28), ({}, 3, 47)],
)
def test_usual_turns_of_adrenaline(options, seats, turns):
    """Computers that try to win took 49 and 51 turns in the first of these."""
    assert game("adrenaline").usual_turns(options, seats) == turns


@pytest.mark.parametrize(
    ("lasts", "english", "czech"),
    [
        (None, "about 50 turns", "asi 50 tahů"),
        ((10.1 * 24 * H, 13.9 * 24 * H), "about 50 turns, 10 to 14 days for these people",
         "asi 50 tahů, s těmito lidmi 10 až 14 dní"),
        ((12 * H, 20 * H), "about 50 turns, 1 to 2 days for these people", "asi 50 tahů, s těmito lidmi 1 až 2 dny"),
        ((50 * 60, 83 * 60), "about 50 turns, 50 to 83 minutes for these people",
         "asi 50 tahů, s těmito lidmi 50 až 83 minut"),
    ],
)  # fmt: skip
def test_in_words(lasts, english, czech):
    known = Forecast(None, 50, lasts)
    told = {lang: time_words.expected(Texts(strict=True), lang, known).replace("\u00a0", " ") for lang in ("en", "cs")}
    assert told == {"en": f"Never awake at the same time · {english}",
                    "cs": f"Nikdy nejsou vzhůru všichni naráz · {czech}"}  # fmt: skip


@pytest.fixture
async def stage(tmp_path):
    async with opened(tmp_path) as stage:
        stage.clock.time = NOON
        yield stage
        assert stage.world.violations == []


async def test_the_lobby_says_it_once_all_have_said_where_they_are(stage):
    people = [stage.person(name) for name in ("Ann", "Bob", "Cid")]
    lobby = (await people[0].slash("game new")).message
    await people[1].press(lobby, "Join")
    await stage.host.set_person(int(people[0].id), data={"zone": "Europe/Prague", "quiet": "22:00-08:00"})
    await people[2].press(lobby, "Join")
    assert "free together" not in lobby.text and "turns" not in lobby.text
    for person in people[1:]:
        await stage.host.set_person(int(person.id), data={"zone": "America/New_York", "quiet": "23:00-09:00"})
    await people[0].press(lobby, "Add computer")
    start = int(datetime(2026, 6, 2, 15, 0, tzinfo=ZoneInfo("Europe/Prague")).timestamp())
    line = next(line for line in lobby.text.splitlines() if "free together" in line)
    together = f"Usually free together: <t:{start}:t> to <t:{start + 7 * 3600}:t>"
    assert line == f"{together} · about 50 turns, 8 to 12 days for these people"
    await people[0].press(lobby, "Leave")
    assert (await stage.host.forecast((await stage.session()).id)).lasts is not None
    alone = await stage.host.new_session(1, 2, host_person(people[0]), "adrenaline", "deathmatch", {}, computers=2)
    assert await stage.host.forecast(alone.id) is None
