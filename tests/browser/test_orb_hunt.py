"""Orb Hunt in the real page, from the command to the final score."""

from __future__ import annotations

from playwright.async_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import Panel, Player

MOST_PRESSES_OF_A_TURN = 3
DEEDS = ("fight", "attack", "grenade", "shield", "heal")
MOVE = '.component-button[data-key^="s1:move:"]'
ATTACK = '.component-button[data-key^="s1:do:"]'
PRESS = "selector => { const found = document.querySelector(selector); found?.click(); return found !== null; }"


class Hunter(Player):
    """Fights whatever is near, walks anywhere else, attacks right under the post where that is possible."""

    attacks = 0

    def wish(self, panel: Panel) -> str | None:
        """The button to press next."""
        deeds = [key for key in panel.verb("do") if key.split(":")[-1] in DEEDS]
        places = panel.verb("place")
        moves = [key for key in panel.verb("do") if ":go " in key]
        if deeds or moves:
            return [*deeds, *moves][0]
        return self.chance.choice(places) if places else next(iter(panel.moves), None)

    async def press_if_there(self, button: str) -> bool:
        """Press a button of a post, unless the post has just lost it."""
        pressed = bool(await self.page.evaluate(PRESS, button))
        self.presses += pressed
        return pressed

    async def turn(self) -> None:
        """One turn: by the button under the post, else by *My move*."""
        self.turns += 1
        before = await self.panel()
        call = f'li.message[data-id="{self.answered}"]'
        start = self.presses
        if await self.press_if_there(f"{call} {ATTACK}"):
            self.attacks += 1
            panel = await self._fresh_panel(before)
            if asks_for_a_turn(panel):
                return  # the others were passed over: this is the next turn already, and its post will call
        elif await self.press_if_there(f"{call} {MOVE}"):
            panel = await self._fresh_panel(before)
        else:
            self.answered = ""  # the post is being edited, or the call has been answered in the panel
            return
        for _ in range(20):
            if not panel.asks:
                break
            key = self.wish(panel)
            panel = await self.press_key(panel, key) if key else await self.choose_first(panel)
            if asks_for_a_turn(panel):
                break
        grenades = "grenade" in panel.text.lower()
        assert grenades or self.presses - start <= MOST_PRESSES_OF_A_TURN, panel.text


def asks_for_a_turn(panel: Panel) -> bool:
    """Whether the panel begins a turn, not only asks something in the middle of one."""
    return bool(panel.verb("place", "do")) and "Your turn" in panel.text


async def opened(page: Page, line: str) -> None:
    """A table opened by a typed command and started."""
    field = page.get_by_role("combobox", name="Message or command")
    await field.fill(line)
    await expect(page.locator("[data-option=computers]")).to_have_value("1")
    await page.locator("[data-option=computers]").press("Enter")
    start = page.locator('.component-button[data-key^="s1:lstart:"]').last
    await expect(start).to_be_enabled()
    await start.click()


async def test_from_the_command_to_the_final_score(playground_url: str, browser_page: OpenPage) -> None:
    page = await browser_page(url=playground_url)
    await opened(page, "/game new game:Orb Hunt computers:1")
    me = Hunter(page)
    await me.open_table()
    while await me.wait_for_call():
        assert me.turns < 120, "the game does not end"
        await me.turn()
    final = page.locator("li.message", has=page.locator('[data-key^="s1:rematch:"]'))
    await expect(final).to_contain_text("is over")
    await expect(final).to_contain_text("Orb Hunt")
    await expect(final.locator("img")).to_have_count(1)
    told = "\n".join(await page.locator("li.message:not(.private)").all_inner_texts())
    assert "drew the villain" in told and "against the" in told and "rolled" in told
    assert me.attacks > 0
