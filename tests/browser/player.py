"""Somebody who plays by pressing what can be pressed: shoot if possible, else grab, else run, then end the turn."""

from __future__ import annotations

import random
import re

from playwright.async_api import Locator, Page, expect

PANEL = "li.message.private"
READ = """selector => {
    const item = [...document.querySelectorAll(selector)].pop();
    return item ? {
        id: item.dataset.id,
        text: item.querySelector(".body").innerText,
        pending: Boolean(item.querySelector(".pending, .busy, .thinking")),
        keys: [...item.querySelectorAll(".component-button:not([disabled])")].map(node => node.dataset.key),
        selects: [...item.querySelectorAll(".select-button:not([disabled])")].map(node => node.dataset.key),
    } : null;
}"""
CALL = """() => {
    const calls = [...document.querySelectorAll("li.message.mentions-me:not(.private)")]
        .filter(item => item.querySelector('.component-button[data-key^="s1:move:"]'));
    return calls.length ? calls.pop().dataset.id : null;
}"""
CALL_S = 30.0
# Buttons that answer no question: reading, going back, taking back.
ASIDE = frozenset(("undo", "why", "rules", "hand", "log", "more", "text", "move", "orders", "hints", "home", "drop"))


class Panel:
    """The newest private panel as the person sees it."""

    def __init__(self, seen: dict[str, object]) -> None:
        self.id = str(seen["id"])
        self.text = str(seen["text"])
        self.pending = bool(seen["pending"])
        self.keys = [str(key) for key in seen["keys"]]
        self.selects = [str(key) for key in seen["selects"]]

    def verb(self, *verbs: str, word: str = "") -> list[str]:
        """The enabled buttons of these verbs, whose action begins with a word."""
        pattern = re.compile(rf"s\d+:(?:{'|'.join(verbs)}):\d+:-?\d+(?::{word}.*)?$")
        return [key for key in self.keys if pattern.match(key)]

    @property
    def moves(self) -> list[str]:
        """The enabled buttons that lead on in the turn."""
        return [key for key in self.keys if key.split(":")[1] not in ASIDE]

    @property
    def asks(self) -> bool:
        """Whether there is something to choose for this person."""
        return bool(self.moves or self.selects)


class Player:
    """Plays at one page. `presses` counts every button pressed."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.presses = 0
        self.turns = 0
        self.tried: set[str] = set()
        self.answered = ""

    # looking

    async def panel(self) -> Panel | None:
        """The newest private panel in view, or None."""
        seen = await self.page.evaluate(READ, PANEL)
        return Panel(seen) if seen else None

    async def _fresh_panel(self, before: Panel | None) -> Panel:
        """The panel once it differs from what it was."""
        for _ in range(200):
            now = await self.panel()
            if now is not None and not now.pending:
                if before is None or (now.id, now.text, now.keys) != (before.id, before.text, before.keys):
                    return now
                if await self.page.locator("li .failure").count():
                    raise AssertionError(await self.page.locator("li .failure").first.inner_text())
            await self.page.wait_for_timeout(25)
        raise AssertionError(f"nothing came of the press; the panel says: {before.text if before else 'nothing'}")

    async def said(self) -> str:
        """The last three messages in view, for a failed test."""
        return "\n---\n".join((await self.page.locator("li.message").all_inner_texts())[-3:])

    # pressing

    async def press(self, button: Locator, before: Panel | None) -> Panel:
        """Press a button and wait for what it does to the panel."""
        self.presses += 1
        await button.click()
        return await self._fresh_panel(before)

    async def press_key(self, panel: Panel, key: str) -> Panel:
        """Press the panel's button of that id."""
        item = self.page.locator(f'li.message[data-id="{panel.id}"]')
        return await self.press(item.locator(f'.component-button[data-key="{key}"]').last, panel)

    async def choose_first(self, panel: Panel) -> Panel:
        """Take the first choice of the panel's first select."""
        self.presses += 2
        item = self.page.locator(f'li.message[data-id="{panel.id}"]')
        await item.locator(".select-button").first.click()
        await item.get_by_role("option").first.click()
        return await self._fresh_panel(panel)

    # playing

    def wish(self, panel: Panel) -> str | None:
        """The button to press next; None when the panel only has selects."""
        shots, grabs = panel.verb("card", word="shoot"), panel.verb("do", word="grab")
        runs, ends = panel.verb("do", word="run"), panel.verb("do", word="end")
        squares = [key for key in panel.verb("place") if key.split(":")[-1] not in self.tried]
        fire, back = panel.verb("fire"), panel.verb("drop", "home")
        if fire:
            return fire[0]
        for wanted in (shots, grabs, runs):
            fresh = [key for key in wanted if key not in self.tried]
            if fresh:
                self.tried.add(fresh[0])
                return fresh[0]
        if squares:
            chosen = self.chance.choice(squares)
            self.tried.add(chosen.split(":")[-1])
            return chosen
        if ends:
            return ends[0]
        return next(iter([*(key for key in panel.moves if key not in panel.verb("place")), *back]), None)

    async def take_turn(self, panel: Panel) -> Panel:
        """Answer everything that is asked, to the end of the turn."""
        self.turns += 1
        self.tried.clear()
        for _ in range(60):
            if not panel.asks:
                return panel
            key = self.wish(panel)
            panel = await self.press_key(panel, key) if key else await self.choose_first(panel)
        raise AssertionError(f"the turn does not end; the panel says: {panel.text}")

    async def open_table(self) -> None:
        """Go to the newest thread; on a phone through the drawer."""
        drawer = self.page.locator(".drawer-button")
        if await drawer.is_visible():
            await drawer.click()
        await self.page.locator("#channels .threads .channel").last.click()

    async def my_move(self) -> Panel:
        """Press *My move* under the newest post that has it."""
        button = self.page.locator('li.message:not(.private) .component-button[data-key^="s1:move:"]').last
        before = await self.panel()
        self.presses += 1
        await button.click()
        for _ in range(200):
            now = await self.panel()
            if now is not None and not now.pending and (before is None or now.id != before.id):
                return now
            await self.page.wait_for_timeout(25)
        raise AssertionError(f"My move opened no panel; the last messages say: {await self.said()}")

    async def wait_for_call(self) -> bool:
        """Wait until a newer post calls this person (True) or the table is over (False)."""
        final = self.page.locator('.component-button[data-key^="s1:rematch:"]')
        for _ in range(int(CALL_S * 20)):
            if await final.count():
                return False
            newest = await self.page.evaluate(CALL)
            if newest is not None and newest != self.answered:
                await self.skip_show()
                self.answered = newest
                return await final.count() == 0
            await self.page.wait_for_timeout(50)
        raise AssertionError(f"nobody was called within {CALL_S:.0f} s; the last messages say: {await self.said()}")

    async def skip_show(self) -> None:
        """End the show of the computers' turns, if one runs."""
        skip = '.component-button[data-key^="s1:skip:"]'
        await self.page.evaluate("selector => document.querySelector(selector)?.click()", skip)
        await expect(self.page.locator(skip)).to_have_count(0, timeout=30_000)

    async def play_to_the_end(self, most_turns: int = 80) -> None:
        """Play every turn one is called for until the final score is posted."""
        while await self.wait_for_call():
            assert self.turns < most_turns, "the game does not end"
            panel = await self.my_move()
            if panel.asks:
                await self.take_turn(panel)
        await expect(self.page.locator('.component-button[data-key^="s1:rematch:"]')).to_be_visible()
