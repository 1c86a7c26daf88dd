"""`/leaderboard` and `/profile` through the whole bot: pages, spans, orders, words, pictures, who opted out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs import posts
from cogs.speech import Speech
from data.store.records import scaled
from tests.cogs.stage import Stage, labels, opened, pressable


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as stage:
        yield stage
        assert stage.world.violations == []


async def counted(stage: Stage, number: int, person: int | None = None) -> None:
    """Tallies of `number` people: the first has the best rating, the last most games; the fifth and sixth are alike."""
    guild = int(stage.world.channel(None).guild_id)

    def write(connection: Any) -> None:
        for place in range(number):
            id = 5000 + place
            mu = 40 - (place if place != 5 else 4)
            connection.execute("INSERT INTO people (id, name) VALUES (?, ?)", (id, f"Player {place + 1}"))
            for scope in (("", ""), ("adrenaline", "deathmatch")):
                for season in (0, 1):
                    connection.execute(
                        "INSERT INTO tallies VALUES (?, ?, ?, ?, ?, ?, 1, 10, 0, 1, ?, 5.0)",
                        (guild, *scope, season, id, place + 2, mu),
                    )

    await stage.host.store.database.run(write)


async def test_the_leaderboard_of_a_server_without_results(stage: Stage) -> None:
    reply = await stage.person("Eva").slash("leaderboard")
    assert "Nobody stands here yet" in reply.text
    assert reply.message is not None and reply.message.private
    assert "opens this leaderboard" in (await stage.person("Eva").press(reply.message, "this month")).text


async def test_pages_orders_and_forms(stage: Stage) -> None:
    await counted(stage, 23)
    eva = stage.person("Eva")
    reply = await eva.slash("leaderboard")
    message = reply.message
    assert message is not None and "all games · all time" in reply.text
    (picture,) = message.attachments
    alt = str(picture["description"])
    assert alt.startswith("Leaderboard: all games · all time. 1. Player 1 ") and str(scaled(40, 5)) in alt
    reply = await eva.press(message, "In words")
    told = reply.text.splitlines()
    assert [line.split(":")[0] for line in told if line.startswith("**")][1:] == [
        f"**{place}.** Player {number}"
        for place, number in ((1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (5, 6), (7, 7), (8, 8), (9, 9), (10, 10))
    ], told
    assert "Page 1 of 3" in labels(reply.message) and "Earlier" not in pressable(reply.message)
    reply = await eva.press(reply.message, "Further")
    reply = await eva.press(reply.message, "Further")
    assert "Player 23" in reply.text and "Further" not in pressable(reply.message)
    reply = await eva.select(reply.message, "In which order", ["sessions"])
    assert "**1.** Player 23" in reply.text and "Page 1 of 3" in labels(reply.message)
    reply = await eva.press(reply.message, "this month")
    assert "Nobody stands here yet" in reply.text
    reply = await eva.press(reply.message, "this season")
    assert "**1.** Player 23" in reply.text and "this season" in reply.text


async def test_by_game_in_czech_with_my_place(stage: Stage) -> None:
    await counted(stage, 12)
    eva = stage.person("Eva", locale="cs")
    me = int(eva.id)
    await stage.host.store.database.run(
        lambda connection: [connection.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = 5011", (me,))
                            for table, column in (("people", "id"), ("tallies", "person"))]
    )  # fmt: skip
    reply = await eva.slash("leaderboard", games="adrenaline-deathmatch")
    assert "Tvoje místo: **12.**" in reply.text.replace("\u00a0", " ")
    reply = await eva.press(reply.message, "Moje místo")
    assert reply.message is not None and "Player 12" in str(reply.message.attachments[0]["description"])
    found = await eva.autocomplete("leaderboard", focused="games", value="adren")
    assert [choice["value"] for choice in found.choices] == ["adrenaline-deathmatch"]


async def test_a_profile_after_a_game(stage: Stage) -> None:
    eva, bob = stage.person("Eva"), stage.person("Bob")
    assert "No game of Eva" in (await eva.slash("profile")).text
    await counted(stage, 3)
    me = int(eva.id)
    guild = int(stage.world.channel(None).guild_id)

    def write(connection: Any) -> None:
        connection.execute("UPDATE people SET id = ?, name = 'Eva' WHERE id = 5000", (me,))
        connection.execute("UPDATE tallies SET person = ? WHERE person = 5000", (me,))
        connection.execute(
            "INSERT INTO sessions (id, number, guild, channel, host, system, mode, options, pace, seat_order, status,"
            " created, host_seen) VALUES (9, 9, ?, 1, ?, 'adrenaline', 'deathmatch', '{}', '24h', 'drawn', 'over',"
            " 0, 0)",
            (guild, me),
        )
        connection.execute(
            "INSERT INTO results VALUES"
            " (9, 1, 0, ?, 'adrenaline', 'deathmatch', 'human', ?, 'Eva', 1, 10, 0, 1, '', 50)",
            (guild, me),
        )
        shots = ["shoot railgun", "shoot railgun C2", "shoot thor", "run C2", "shoot nonsense"]
        holder = "INSERT INTO holders VALUES (9, 1, 1, ?, 'Eva', 'human', 'start', NULL, 0, 0, NULL, 0, '')"
        connection.execute(holder, (me,))
        for seq, action in enumerate(shots, 1):
            connection.execute(
                "INSERT INTO steps VALUES (9, ?, ?, 1, 'person', ?, '[]', '[]', '', '1', 0, x'', x'', 0, NULL)",
                (seq, seq, action),
            )
        for session, mu in ((1, 30.0), (2, 40.0)):
            connection.execute("PRAGMA foreign_keys = OFF")
            connection.execute(
                "INSERT INTO rating_steps VALUES (?, '', '', 0, ?, ?, ?, 5.0, ?)", (guild, me, session, mu, session)
            )

    await stage.host.store.database.run(write)
    reply = await eva.slash("profile")
    assert "Shoots most: Railgun (2×), T.H.O.R. (1×)" in reply.text
    assert f"**All games**: rating {scaled(40, 5)}, 1 win in 2 games" in reply.text
    assert reply.message is not None and reply.message.attachments[0]["description"].startswith("Eva: rating")
    assert (await bob.slash("profile", person=eva)).text == reply.text
    await stage.bot.desk.set_person(me, data={"board": "off"})
    assert "does not want to be shown" in (await bob.slash("profile", person=eva)).text
    assert "**Eva** on this server" in (await eva.slash("profile")).text
    assert "Eva" not in (await bob.slash("leaderboard")).text


async def test_the_final_post_tells_how_ratings_moved(stage: Stage) -> None:
    eva, radek = stage.person("Eva"), stage.person("Radek")
    info = await stage.placed([eva, radek], {"A": {"at": "C2"}, "B": {"at": "C2"}, "C": {"at": "C3"}})
    speech = Speech(stage.bot.desk.texts, "en", info)
    assert await posts._rating_lines(stage.bot.desk, speech) == []

    def write(connection: Any) -> None:
        connection.execute("PRAGMA foreign_keys = OFF")
        for person, session, mu in ((eva, 0, 30.0), (eva, info.id, 29.0), (radek, info.id, 27.0)):
            connection.execute(
                "INSERT INTO rating_steps VALUES (?, 'adrenaline', 'deathmatch', 0, ?, ?, ?, 8.0, ?)",
                (info.guild, int(person.id), session, mu, session),
            )
        connection.execute("PRAGMA foreign_keys = ON")

    await stage.host.store.database.run(write)
    told = await posts._rating_lines(stage.bot.desk, speech)
    assert told == [f"Ratings: Eva {scaled(29, 8)} (−24), Radek {scaled(27, 8)} (+{scaled(27, 8) - 1500})"]


async def test_a_page_is_shown_to_all_without_what_is_about_the_asker(stage: Stage) -> None:
    """In the server's language, whatever the asker reads, and with nothing to press."""
    await counted(stage, 12)
    eva = stage.person("Eva", locale="cs")
    me = int(eva.id)
    await stage.host.store.database.run(
        lambda connection: [connection.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = 5011", (me,))
                            for table, column in (("people", "id"), ("tallies", "person"))]
    )  # fmt: skip
    own = await eva.press((await eva.slash("leaderboard")).message, "Slovy")
    shown = await eva.press(own.message, "Ukázat všem")
    assert own.message.private and "Tvoje místo" in own.text
    assert not shown.message.private and labels(shown.message) == [] and shown.message.selects == []
    assert "**1.** Player 1" in shown.text and "place" not in shown.text and "Leaderboard of this server" in shown.text
    assert "Games of two people or more count" in shown.text


async def test_the_month_says_by_which_clock_it_begins(stage: Stage) -> None:
    boss = stage.world.person_by_id(stage.world.guild.owner_id)
    month = (await boss.slash("leaderboard", span="month")).text
    assert "Months begin at midnight in UTC." in month
    assert "midnight" not in (await boss.slash("leaderboard")).text
    zone = await boss.press((await boss.slash("server settings")).message, "Time zone")
    hour = next(o for o in zone.message.selects[0].data["options"] if "Prague" in o["label"] or "Berlin" in o["label"])
    zone = await boss.select(zone.message, str(zone.message.selects[0].custom_id), [hour["value"]])
    zone = await boss.select(zone.message, str(zone.message.selects[1].custom_id), ["Europe/Prague"])
    assert "(Prague)" in zone.text
    guild = int(stage.world.channel(None).guild_id)
    assert (await stage.host.guild(guild)).data["zone"] == "Europe/Prague"
    assert "Months begin at midnight in Prague." in (await boss.slash("leaderboard", span="month")).text
