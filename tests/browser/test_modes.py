"""The other modes of ADRENALINE in the real page: opened by a command, two turns each against computers."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import Panel, Player

TURNS = 2
BOT_ACTED = re.compile(r"Bot (shot|ran|stayed)")
"""Whom it sees is a matter of chance."""
SPAWNPOINTS = ("A2", "C1", "D3")


class ModePlayer(Player):
    """Takes a turret where there is one, and acts with the bot figure before the turn ends."""

    turrets = 0
    bots = 0
    wants_turret = False

    def wish(self, panel: Panel) -> str | None:
        """The button to press next."""
        taking = [key for key in panel.verb("do", word="grab") if ":give " in key]
        acting = panel.verb("do", "card", word="bot ")
        leads = [key for key in panel.verb("place", word="bot") if not panel.verb("do", word="end")]
        if taking:
            self.turrets += 1
            return taking[0]
        squares = [key for key in panel.verb("place") if key not in self.tried and key[-2:] not in SPAWNPOINTS]
        if self.wants_turret and not self.turrets and squares:
            self.tried.add(squares[0])
            return squares[0]
        if acting:
            self.bots += 1
            return acting[0]
        return leads[0] if leads else super().wish(panel)


async def opened(page: Page, game: str, bot: bool) -> None:
    """A table of that mode with two computers, started."""
    field = page.get_by_role("combobox", name="Message or command")
    await field.fill(f"/game new game:{game} computers:2")
    await expect(page.locator("[data-option=computers]")).to_have_value("2")
    await page.locator("[data-option=computers]").press("Enter")
    if bot:
        await page.locator('.component-button[data-key^="s1:lmore:"]').last.click()
        select = page.locator('.select-button[data-key$=":bot"]').last
        await select.click()
        await page.get_by_role("option", name="with the bot figure").click()
        await expect(page.locator("li.message:not(.private)").last).to_contain_text("with the bot figure")
    start = page.locator('.component-button[data-key^="s1:lstart:"]').last
    await expect(start).to_be_enabled()
    await start.click()


@pytest.mark.parametrize(
    ("game", "bot"),
    [("ADRENALINE: domination", False), ("ADRENALINE: turrets", False), ("ADRENALINE: deathmatch", True)],
    ids=["domination", "turrets", "bot"],
)
async def test_two_turns_of_a_mode(playground_url: str, browser_page: OpenPage, game: str, bot: bool) -> None:
    page = await browser_page(url=playground_url)
    await opened(page, game, bot)
    me = ModePlayer(page)
    me.wants_turret = "turrets" in game
    await me.open_table()
    for _ in range(TURNS):
        assert await me.wait_for_call()
        await me.take_turn(await me.my_move())
    assert me.turns == TURNS
    if bot:
        assert me.bots >= 1
        await expect(page.locator("li.message:not(.private)", has_text=BOT_ACTED).first).to_be_visible()
    if "turrets" in game:
        assert me.turrets >= 1
        await expect(page.locator("li.message:not(.private)", has_text="took the turret there").first).to_be_visible()
