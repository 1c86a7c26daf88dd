"""The real game in the real page: the bot, its rules, its store and its pictures, started as people start them."""

from __future__ import annotations

import asyncio

from playwright.async_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import Player

MOST_PRESSES_TO_FIRST_ACTION = 3  # play.md 8


def lobby_button(page: Page, verb: str) -> object:
    """A button of the newest lobby."""
    return page.locator(f'.component-button[data-key^="s1:{verb}:"]').last


async def test_from_welcome_to_final_score_against_computers(playground_url: str, browser_page: OpenPage) -> None:
    page = await browser_page(url=playground_url)
    me = Player(page)
    panel = await me.press(page.get_by_role("button", name="Play now"), None)
    panel = await me.press_key(panel, panel.verb("do", word="spawn")[0])
    assert panel.verb("place", "do", "card"), f"no turn has begun: {panel.text}"
    assert me.presses <= MOST_PRESSES_TO_FIRST_ACTION
    await me.take_turn(panel)
    await me.open_table()
    await me.play_to_the_end()
    final = page.locator("li.message", has=page.locator('[data-key^="s1:rematch:"]'))
    await expect(final).to_contain_text("is over")
    await expect(final.locator("img")).to_have_count(1)
    for name in ("Anna", "Hex", "Juno"):
        await expect(final).to_contain_text(name)


async def test_two_people_in_two_tabs_take_their_first_turns(playground_url: str, browser_page: OpenPage) -> None:
    you, eva = await browser_page(url=playground_url), await browser_page(url=playground_url, width=390)
    await expect(eva.locator(".head-me")).to_have_text("EEva")
    line = you.get_by_role("combobox", name="Message or command")
    await line.fill("/game new")
    await line.press("Enter")
    await lobby_button(eva, "ljoin").click()
    await expect(you.locator("li.message").last).to_contain_text("Eva")
    await lobby_button(you, "lcomputer").click()
    await expect(lobby_button(you, "lstart")).to_be_enabled()
    await lobby_button(you, "lstart").click()

    async def first_turn(page: Page, seed: int) -> Player:
        player = Player(page, seed)
        await player.open_table()
        assert await player.wait_for_call()
        left = await player.take_turn(await player.my_move())
        assert not left.asks
        return player

    players = await asyncio.gather(first_turn(you, 1), first_turn(eva, 2))
    assert [player.turns for player in players] == [1, 1]
    for page, other in ((you, "Eva"), (eva, "Anna")):
        # Both have seen the other's turn told, and nobody saw the other's panel.
        await expect(page.locator("li.message:not(.private)", has_text=other).last).to_be_visible()
        private = await page.locator("li.message.private").all_inner_texts()
        assert all("Only you can see this" in text for text in private)
