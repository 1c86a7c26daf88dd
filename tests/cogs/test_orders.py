"""Standing orders: each game declares its own, people give them once; old rows are still read."""

from __future__ import annotations

import pytest

from cogs.host import HostError
from cogs.host_orders import declared, in_force
from rules.registry import GAMES
from tests.cogs.counting import Counted
from tests.cogs.stage import opened

OLD_ROW = '{"grenade":"keep","keep_cards":["newton"],"colours":[],"least_wanted":["red"]}'


def test_an_order_means_the_same_in_all_games():
    known = {}
    for game in GAMES.values():
        for order in declared(game):
            assert known.setdefault(order.key, order) == order
            chosen = (order.default,) if isinstance(order.default, str) else order.default
            assert set(chosen) <= set(order.values)
            assert isinstance(order.default, str) == (order.kind == "choice")


def test_what_is_not_given_is_the_default_of_the_game():
    assert in_force(GAMES["orb_hunt"], {"grenade": "keep", "attack": "order"}) == {"attack": "order", "shield": "use"}
    assert in_force(GAMES["adrenaline"], {"colours": ("red",)}) == {
        "grenade": "throw", "keep_cards": (), "colours": ("red",), "least_wanted": (),
    }  # fmt: skip


async def test_rows_of_before_are_read_and_wrong_orders_refused(tmp_path):
    async with opened(tmp_path) as stage:
        ann = int(stage.person("Ann").id)

        def write(connection):
            connection.execute("INSERT INTO orders (person, orders) VALUES (?, ?)", (ann, OLD_ROW))
            connection.commit()

        await stage.host.store.database.run(write)
        given = in_force(GAMES["adrenaline"], await stage.host.orders(ann))
        assert (given["grenade"], [*given["keep_cards"]], [*given["least_wanted"]]) == ("keep", ["newton"], ["red"])
        for wrong in ({"spear": "throw"}, {"grenade": "eat"}, {"colours": ("pink",)}, {"colours": "red"}):
            with pytest.raises(HostError):
                await stage.host.set_orders(ann, **wrong)
        assert (await stage.host.set_orders(ann, shield="use"))["grenade"] == "keep"


async def test_a_table_shows_the_orders_of_its_game_and_settings_those_of_all(tmp_path):
    async with opened(tmp_path) as stage:
        ann = Counted(stage.person("Ann"))
        await ann.person.slash("game new", game="orb_hunt/hunt", computers=2)
        await ann.person.press(None, "Start")
        board = await stage.board()
        await ann.press("My hand", board)
        assert "ask me" in ann.message.text
        await ann.press("My orders")
        assert len(ann.message.selects) == len(declared(GAMES["orb_hunt"]))
        await ann.pick("attack in every turn")
        assert len(ann.message.selects) == len(declared(GAMES["orb_hunt"])) and "Saved" in ann.message.text
        assert await stage.host.orders(int(ann.person.id)) == {"attack": "order"}
        await ann.slash("settings")
        await ann.press("My orders")
        assert len(ann.message.selects) == sum(len(declared(game)) for game in GAMES.values())
        assert stage.world.violations == []


async def test_the_hand_shows_the_order_beside_the_card_with_one_button_that_changes_it(tmp_path):
    async with opened(tmp_path) as stage:
        ann = Counted(stage.person("Ann"))
        await stage.placed(
            [ann.person, stage.person("Bob"), stage.person("Cid")],
            {"A": {"at": "C3", "hand": ["tagback_grenade_red", "newton_blue"]}, "B": {"at": "C1"}, "C": {"at": "A1"}},
        )
        await ann.press("My hand", await stage.board())
        lines = ann.message.text.splitlines()
        card = next(number for number, line in enumerate(lines) if line.startswith("**Tagback Grenade"))
        assert lines[card + 1].startswith("When hurt: Tagback Grenade: throw at the first who hurts me")
        await ann.press("Order: keep grenades")
        assert "Saved" in ann.message.text and "When hurt: Tagback Grenade: keep" in ann.message.text
        assert await stage.host.orders(int(ann.person.id)) == {"grenade": "keep"}
        await ann.press("Order: throw grenades")
        assert await stage.host.orders(int(ann.person.id)) == {"grenade": "throw"}
        assert stage.world.violations == []


async def test_at_a_table_that_asks_the_hand_says_so(tmp_path):
    async with opened(tmp_path) as stage:
        ann = Counted(stage.person("Ann"))
        position = {"A": {"at": "C3", "hand": ["tagback_grenade_red"]}, "B": {"at": "C1"}, "C": {"at": "A1"}}
        await stage.placed([ann.person, stage.person("Bob"), stage.person("Cid")], position, reactions="ask")
        await ann.press("My hand", await stage.board())
        assert "When hurt: this table asks you" in ann.message.text
        assert not any(button.label.startswith("Order:") for button in ann.message.buttons)
