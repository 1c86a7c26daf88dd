"""Around the messages: command line, modals, users, languages, threads, phone width, a broken line."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from playground.errors import Json
from playground.interactions import AUTOCOMPLETE
from tests.browser.conftest import OpenPage, Place
from tests.browser.scripted import CHOICES, MESSAGE, MODAL, PRIVATE, ScriptedBot, button, row, text, v2
from tests.browser.showcase import COMMANDS, post_everything
from tests.browser.test_messages import sideways


@pytest.fixture
def commands(place: Place, bot: ScriptedBot) -> ScriptedBot:
    """A bot with commands that answer privately."""
    place.world.commands.replace(None, COMMANDS)

    def answer(use: object) -> Json:
        return {"type": MESSAGE, "data": v2(text("Done."), flags=PRIVATE)}

    bot.answers |= {"game new": answer, "game list": answer}
    return bot


# the command line


async def test_command_is_found_filled_in_and_sent_by_keyboard(commands: ScriptedBot, browser_page: OpenPage) -> None:
    page = await browser_page("You")
    line = page.get_by_role("combobox", name="Message or command")
    await line.focus()
    await page.keyboard.type("/ga")
    await expect(page.get_by_role("option")).to_have_text([re.compile("/game list"), re.compile("/game new")])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    mode = page.get_by_role("combobox", name="mode: What to play")
    await expect(mode).to_be_focused()
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_have_text("mode: this option is required")
    await page.keyboard.type("domi")
    await page.keyboard.press("Enter")
    await expect(mode).to_have_value("Domination")
    await page.get_by_role("button", name="+ seats").press("Enter")
    await page.keyboard.type("9")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_have_text("seats: at most 5")
    await page.keyboard.press("Backspace")
    await page.keyboard.type("4")
    await page.keyboard.press("Enter")
    await expect(page.locator("li.private .used")).to_have_text("You used /game new")
    await expect(line).to_be_focused()
    given = {option["name"]: option["value"] for option in commands.heard[0].data["options"][0]["options"]}
    assert given == {"mode": "domination", "seats": 4}


async def test_typed_and_pasted_commands(commands: ScriptedBot, browser_page: OpenPage) -> None:
    page = await browser_page("You")
    line = page.get_by_role("combobox", name="Message or command")
    await line.fill("/game list")
    await line.press("Enter")
    await expect(page.locator("li.private")).to_have_count(1)
    await line.fill("/game new mode:Deathmatch live:True friend:Eva")
    await expect(page.locator("[data-option=friend]")).to_have_value("Eva")
    await page.locator("[data-option=friend]").press("Enter")
    await page.locator("[data-option=friend]").press("Enter")
    await expect(page.locator("li.private")).to_have_count(2)
    assert [option["value"] for option in commands.heard[1].data["options"][0]["options"]][:2] == ["deathmatch", True]
    await line.fill("/nonsense")
    await line.press("Enter")
    await expect(page.get_by_role("alert")).to_have_text("There is no command /nonsense")


async def test_what_is_typed_without_a_name_is_the_first_option_also_if_it_may_be_left_out(
    commands: ScriptedBot, place: Place, browser_page: OpenPage
) -> None:
    choices = [{"name": name, "value": name.replace(" ", "_")} for name in ("my data", "forget me")]
    page_option = {"type": 3, "name": "page", "description": "One page", "choices": choices}
    place.world.commands.replace(None, [{"name": "settings", "description": "Yours", "options": [page_option]}])
    commands.answers["settings"] = lambda use: {"type": MESSAGE, "data": v2(text("Done."), flags=PRIVATE)}
    page = await browser_page("You")
    line = page.get_by_role("combobox", name="Message or command")
    await line.focus()
    await page.keyboard.type("/settings my data")
    await expect(page.locator("[data-option=page]")).to_have_value("my data")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator("li.private")).to_have_count(1)
    assert commands.heard[-1].data["options"] == [{"name": "page", "type": 3, "value": "my_data"}]
    await line.fill("/settings")
    await line.press("Enter")
    await expect(page.locator("li.private")).to_have_count(2)
    assert not commands.heard[-1].data.get("options")


async def test_completion_is_asked_of_the_bot_as_one_types(commands: ScriptedBot, browser_page: OpenPage) -> None:
    def answer(use: object) -> Json:
        if use.type != AUTOCOMPLETE:
            return {"type": MESSAGE, "data": v2(text("Done."), flags=PRIVATE)}
        typed = use.data["options"][0]["value"]
        return {"type": CHOICES, "data": {"choices": [{"name": f"{typed} C{n}", "value": f"go c{n}"} for n in (1, 2)]}}

    commands.answers["do"] = answer
    page = await browser_page("You")
    await page.get_by_role("combobox", name="Message or command").fill("/do ")
    await expect(page.locator("[data-option=line]")).to_be_focused()
    await page.keyboard.type("run", delay=20)
    await expect(page.get_by_role("option")).to_have_text(["run C1", "run C2"])
    asked = [use.data["options"][0]["value"] for use in commands.heard]
    assert len(asked) < 4, "typing is not debounced"
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-option=line]")).to_have_value("run C2")
    await page.keyboard.press("Enter")
    await expect(page.locator("li.private")).to_have_count(1)
    assert commands.heard[-1].data["options"] == [{"name": "line", "type": 3, "value": "go c2"}]


async def test_command_without_an_answer_says_so(bot: ScriptedBot, place: Place, browser_page: OpenPage) -> None:
    place.world.commands.replace(None, COMMANDS)
    page = await browser_page("You")
    line = page.get_by_role("combobox", name="Message or command")
    await line.fill("/game list")
    await line.press("Enter")
    await expect(page.locator("li.note")).to_have_text("Sending /game list…")
    await expect(page.locator("li.note.failed")).to_contain_text("The application did not respond", timeout=4500)
    await page.locator("li.note").get_by_role("button", name="Dismiss message").click()
    await expect(page.locator("li.note")).to_have_count(0)


async def test_ordinary_text_is_a_message(place: Place, browser_page: OpenPage) -> None:
    page, other = await browser_page("You"), await browser_page("Eva")
    line = page.get_by_role("combobox", name="Message or command")
    await line.fill("good luck, *all*")
    await line.press("Enter")
    await expect(other.locator("li.message .text")).to_have_text("good luck, all")
    await expect(line).to_have_value("")


# modals


async def test_modal_checks_its_fields_and_sends_them(bot: ScriptedBot, browser_page: OpenPage) -> None:
    parts = [
        {"type": 10, "content": "Say it **shortly**."},
        {"type": 18, "label": "Name", "description": "As it stands on the card", "component": {
            "type": 4, "custom_id": "name", "style": 1, "min_length": 3, "max_length": 8}},
        {"type": 18, "label": "Story", "component": {
            "type": 4, "custom_id": "story", "style": 2, "required": False, "value": "once"}},
        {"type": 18, "label": "Kind", "component": {"type": 3, "custom_id": "kind", "options": [
            {"label": "Rules", "value": "rules"}, {"label": "Picture", "value": "picture"}]}},
    ]  # fmt: skip
    bot.answers["ask"] = lambda _: {"type": MODAL, "data": {"title": "A doubt", "custom_id": "m", "components": parts}}
    bot.answers["m"] = lambda _: {"type": MESSAGE, "data": v2(text("Thanks."), flags=PRIVATE)}
    bot.post(v2(row(button("Report", "ask"))))
    page = await browser_page("You")
    await page.get_by_role("button", name="Report").press("Enter")
    dialog = page.get_by_role("dialog", name="A doubt")
    name = dialog.get_by_label("Name")
    await expect(name).to_be_focused()
    await page.keyboard.type("ab")
    await page.keyboard.press("Enter")
    await expect(dialog.locator(".failure:visible")).to_have_text(["at least 3 characters", "This field is required"])
    await name.fill("abcdefghijk")
    await expect(name).to_have_value("abcdefghijk"[:8])
    await dialog.get_by_role("button", name="Kind").click()
    await dialog.get_by_role("option", name="Picture").click()
    await dialog.get_by_role("button", name="Submit").click()
    await expect(page.locator("li.private")).to_contain_text("Thanks.")
    await expect(dialog).to_have_count(0)
    await expect(page.get_by_role("button", name="Report")).to_be_focused()
    inner = [part["component"] for part in bot.heard[-1].data["components"] if "component" in part]
    assert [part.get("value", part.get("values")) for part in inner] == ["abcdefgh", "once", ["picture"]]


async def test_cancelled_modal_sends_nothing(bot: ScriptedBot, browser_page: OpenPage) -> None:
    field = {"type": 1, "components": [{"type": 4, "custom_id": "a", "label": "Old style", "style": 1}]}
    bot.answers["ask"] = lambda _: {"type": MODAL, "data": {"title": "Old", "custom_id": "m", "components": [field]}}
    bot.post(v2(row(button("Report", "ask"))))
    page = await browser_page("You")
    await page.get_by_role("button", name="Report").click()
    await expect(page.get_by_label("Old style")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    assert len(bot.heard) == 1


# people and languages


async def test_two_tabs_are_two_players_and_one_can_switch(bot: ScriptedBot, browser_page: OpenPage) -> None:
    first = await browser_page()
    second = await browser_page()
    await expect(first.locator(".me-name")).to_have_text("You")
    await expect(second.locator(".me-name")).to_have_text("Eva")
    assert "user=" in second.url
    await second.reload()
    await expect(second.locator(".me-name")).to_have_text("Eva")
    await second.locator(".me summary").click()
    link = second.get_by_role("link", name="Open You in a new tab")
    async with second.context.expect_page() as opened:
        await link.click()
    await expect((await opened.value).locator(".me-name")).to_have_text("You")
    await second.locator(".me-panel").get_by_role("link", name="Radek", exact=True).click()
    await expect(second.locator(".me-name")).to_have_text("Radek")


async def test_language_changes_page_and_commands(commands: ScriptedBot, browser_page: OpenPage) -> None:
    page = await browser_page("You")
    await page.locator(".me summary").click()
    await page.get_by_role("button", name="Čeština").click()
    line = page.get_by_role("combobox", name="Zpráva nebo příkaz")
    await line.fill("/nov")
    await expect(page.get_by_role("option")).to_have_text([re.compile("/hra nová.*Otevřít stůl")])
    await line.press("Enter")
    await expect(page.get_by_role("option").first).to_have_text("Každý sám")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator("li.private")).to_contain_text("Vidíš to jen ty")
    await expect(page.locator("html")).to_have_attribute("lang", "cs")
    assert commands.heard[-1].command_name == "game new"
    await page.reload()
    await expect(page.get_by_role("combobox", name="Zpráva nebo příkaz")).to_be_visible()


async def test_language_follows_the_browser_and_then_ones_choice(place: Place, browser_page: OpenPage) -> None:
    page = await browser_page("Eva", locale="cs-CZ")
    await expect(page.locator("html")).to_have_attribute("lang", "cs")
    await page.locator(".me summary").click()
    await page.get_by_role("button", name="English").click()
    await expect(page.locator("html")).to_have_attribute("lang", "en")
    # A playground that was started again has forgotten it; the page has not.
    place.world.person("Eva", locale="cs")
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("lang", "en")
    assert place.world.person("Eva").user.locale == "en-US"


# threads


async def test_threads_are_listed_badged_and_opened_from_their_message(
    place: Place, bot: ScriptedBot, browser_page: OpenPage
) -> None:
    world = place.world
    posted = post_everything(bot)
    page = await browser_page("You")
    thread = world.open_thread(world.table, "adrenaline 7", world.bot, thread_id=posted["lobby"].id)
    start = bot.post({"content": f"<@{world.person('You').id}>: your turn"}, thread)
    entry = page.get_by_role("navigation").get_by_role("button", name="adrenaline 7")
    await expect(entry.locator(".badge")).to_have_text("1")
    await expect(page).to_have_title(re.compile(r"^\(1\) You"))
    bot.post(v2(row(
        {"type": 2, "style": 5, "label": "Board", "url": f"https://discord.com/channels/1/{thread.id}/{start.id}"})))
    await page.locator(".thread-row").click()
    await expect(page.locator("#place-head h1")).to_have_text("adrenaline 7")
    await expect(page.locator("li.message")).to_have_count(1)
    await expect(entry.locator(".badge")).to_have_count(0)
    await page.go_back()
    await expect(page.locator("#place-head h1")).to_have_text("table")
    await page.get_by_role("link", name="Board").click()
    await expect(page.locator("li.message.mentions-me")).to_be_focused()
    await page.reload()
    await expect(page.locator("#place-head h1")).to_have_text("adrenaline 7")
    await expect(page.locator(".badge:visible")).to_have_count(0)
    thread.archived = True
    world.channel_changed(thread)
    await page.locator(".crumb").click()
    await expect(page.locator("details.archive summary")).to_have_text("Archived threads (1)")


# phone width and keyboard


async def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    return await page.eval_on_selector_all(
        selector,
        """nodes => nodes.filter(n => n.checkVisibility()).map(n => ({text: n.textContent,
            height: n.getBoundingClientRect().height, right: n.getBoundingClientRect().right}))""",
    )


async def test_phone_width_is_usable(place: Place, bot: ScriptedBot, browser_page: OpenPage) -> None:
    post_everything(bot)
    place.world.open_thread(place.world.table, "a thread with a rather long name " * 3, place.world.bot)
    page = await browser_page("You", width=390, has_touch=True)
    assert await sideways(page) == [0, 0]
    pressed = await boxes(page, ".component-button, .select-button, .dismiss, .plain-button, .composer-send")
    assert len(pressed) > 30
    assert [one for one in pressed if one["height"] < 40 or one["right"] > 390] == []
    rows = await page.locator("li.private .row.short").evaluate_all(
        "rows => rows.map(row => new Set([...row.children].map(b => b.offsetTop)).size)"
    )
    assert rows == [1, 1, 1], "the map's rows stay rows"

    side = page.locator("#sidebar")
    await expect(side).not_to_be_in_viewport()
    await page.get_by_role("button", name="Open channel list").click()
    await expect(side).to_be_in_viewport()
    await expect(side.locator("summary").first).to_be_focused()
    assert [one for one in await boxes(page, ".channel") if one["height"] < 40] == []
    await page.keyboard.press("Escape")
    await expect(side).not_to_be_in_viewport()
    await expect(page.get_by_role("button", name="Open channel list")).to_be_focused()
    await page.get_by_role("button", name="Switch user, now You").click()
    await expect(side.get_by_role("link", name="Eva", exact=True)).to_be_in_viewport()
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Open channel list").click()
    await side.get_by_role("button", name="a thread").click()
    await expect(side).not_to_be_in_viewport()
    assert await sideways(page) == [0, 0]

    line = page.get_by_role("combobox", name="Message or command")
    await line.fill("/game new mode:Deathmatch seats:3 live:True friend:Eva")
    await expect(page.locator(".option-field")).to_have_count(4)
    assert await sideways(page) == [0, 0]
    assert [one for one in await boxes(page, ".option-field, .option-chip") if one["height"] < 40] == []


async def test_everything_is_reached_by_tab_and_the_focus_is_seen(bot: ScriptedBot, browser_page: OpenPage) -> None:
    post_everything(bot)
    page = await browser_page("You")
    seen = []
    for _ in range(70):
        await page.keyboard.press("Tab")
        outline, name = await page.evaluate(
            """(() => {
                const node = document.activeElement, box = node.closest(".composer-box");
                const style = getComputedStyle(node);
                const shown = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
                return [shown || Boolean(box), node.textContent || node.getAttribute("aria-label") || node.id];
            })()"""
        )
        seen.append(name)
        assert outline, f"no visible focus on {name}"
        if await page.evaluate("document.activeElement.classList.contains('composer-send')"):
            break
    for name in ("table", "Join", "Chosen by seats", "My move", "Table", "A1", "End", "Dismiss message"):
        assert any(name in text for text in seen), f"{name} is not reached"


async def test_landmarks_and_names(bot: ScriptedBot, browser_page: OpenPage) -> None:
    post_everything(bot)
    page = await browser_page("You")
    for role, name in (("main", None), ("navigation", "Channels"), ("list", "Messages in table")):
        await expect(page.get_by_role(role, name=name)).to_have_count(1)
    await expect(page.get_by_role("heading", level=1)).to_have_text("table")
    unnamed = await page.eval_on_selector_all(
        "button, a, input, textarea, img",
        """nodes => nodes.filter(n => n.checkVisibility() && !(n.textContent.trim() || n.getAttribute("aria-label")
            || n.getAttribute("alt") || (n.labels && n.labels.length))).map(n => n.outerHTML)""",
    )
    assert unnamed == []


async def test_light_theme_follows_the_system(bot: ScriptedBot, browser_page: OpenPage) -> None:
    light = await browser_page("You", color_scheme="light")
    dark = await browser_page("Eva", color_scheme="dark")
    lightness = "parseInt(getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0])"
    assert await light.evaluate(lightness) > 230
    assert await dark.evaluate(lightness) < 50


# the line


async def test_broken_line_is_said_and_mended(place: Place, bot: ScriptedBot, browser_page: OpenPage) -> None:
    bot.answers["go"] = lambda _: {"type": 7, "data": v2(text("Gone."))}
    bot.post(v2(row(button("Go", "go"))))
    page = await browser_page("Eva", expect_errors=True)
    await place.stop()
    await expect(page.get_by_role("status")).to_have_text("Connection lost, trying again…")
    await page.get_by_role("button", name="Go").click()
    await expect(page.locator("li .failure")).to_have_text("Not connected: nothing was sent")
    bot.post({"content": "missed"})
    await place.start()
    await expect(page.locator("li.message").last).to_contain_text("missed")
    await expect(page.get_by_role("status")).to_be_hidden()
    await page.get_by_role("button", name="Go").click()
    await expect(page.locator("li.message").first).to_contain_text("Gone.")
