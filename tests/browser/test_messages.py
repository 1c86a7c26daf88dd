"""What messages look like and do: markdown, components, private messages, failures, focus, scrolling, speech."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from playground.interactions import Interaction
from playground.model import Message
from tests.browser.conftest import OpenPage, Place
from tests.browser.scripted import DEFERRED, MESSAGE, PRIVATE, UPDATE, V2, ScriptedBot, box, button, row, text, v2
from tests.browser.showcase import lobby, panel, post_everything

NASTY_NAMES = [
    "**Bold** _Eva_ ||x||",
    "<img src=x onerror=alert(1)>",
    "‮evil‬ עברית",
    "🦊🦊🦊🦊 e\u0301\u0301\u0301",
    "Ｗ" * 32,
    "@everyone",
]


def item(page: Page, message: Message) -> object:
    return page.locator(f'li.message[data-id="{message.id}"]')


async def sideways(page: Page) -> list[int]:
    """How far the page and the message list reach beyond their width, in pixels."""
    return await page.evaluate(
        """[document.documentElement, document.getElementById("scroller")].map(n => n.scrollWidth - n.clientWidth)"""
    )


async def test_markdown_is_drawn_as_discord_draws_it(bot: ScriptedBot, browser_page: OpenPage) -> None:
    posted = post_everything(bot)
    page = await browser_page("You")
    body = item(page, posted["markdown"]).locator(".text")
    for selector, words in (
        (".h1", "Heading one"), (".h2", "Two"), (".h3", "Three"), (".subtext", "small print"),
        ("strong >> nth=0", "bold"), ("em >> nth=0", "italic"), ("u", "under"), ("s", "gone"),
        ("code.inline", "code **raw**"), ("strong em", "both"),
        ("blockquote", "quoted line\nsecond"), ("ul ul li", "inner"), ("ol li >> nth=1", "second"),
        ("pre code", 'print("**raw**")'), (".mention >> nth=0", "#table"), (".mention >> nth=1", "@Eva"),
    ):  # fmt: skip
        await expect(body.locator(selector)).to_have_text(words)
    await expect(body).to_contain_text("A snake_case_name stays, 2 * 3 * 4 too, *stars* as well.")
    await expect(body.locator("a")).to_have_attribute("href", "https://example.org/a")
    spoiler = body.locator(".spoiler")
    await spoiler.click()
    await expect(spoiler).to_have_class(re.compile("shown"))


MARKS = [
    ("**a *b***", "<strong>a <em>b</em></strong>"),
    ("***a***", "<strong><em>a</em></strong>"),
    ("*a **b** c*", "<em>a <strong>b</strong> c</em>"),
    ("__a *b* c__", "<u>a <em>b</em> c</u>"),
    ("**never closed", "**never closed"),
    ("** **", "<strong> </strong>"),
    ("a * b * c", "a * b * c"),
    ("a_b_c _d_", "a_b_c <em>d</em>"),
    ("\\*a\\* \\\\", "*a* \\"),
    ("`a **b**` **`c`**", '<code class="inline">a **b**</code> <strong><code class="inline">c</code></strong>'),
    ("``a ` b``", '<code class="inline">a ` b</code>'),
    ("~~a **b**~~", "<s>a <strong>b</strong></s>"),
    ("#no heading", "#no heading"),
    ("<b>&amp;</b>", "&lt;b&gt;&amp;amp;&lt;/b&gt;"),
    ("[x](javascript:alert(1))", "[x](javascript:alert(1))"),
    ("<@12> <#34>", '<span class="mention">@<bdi>unknown user</bdi></span> <button class="mention link" '
        'type="button">#<bdi>unknown</bdi></button>'),
    ("@everyone", "@everyone"),
    ("<:ring:123456>", "<span>:ring:</span>"),
    ("<t:99999999999999:R>", "&lt;t:99999999999999:R&gt;"),
]  # fmt: skip


async def test_markdown_corner_cases(browser_page: OpenPage) -> None:
    page = await browser_page("You")
    drawn = await page.evaluate(
        """async sources => {
            const { markdown } = await import("/app/static/markdown.js");
            const context = { me: "1", userName: () => "unknown user", channelName: () => "unknown" };
            return sources.map(source => {
                const box = document.createElement("div");
                box.append(markdown(source, context));
                return box.querySelector(".plain").innerHTML;
            });
        }""",
        [source for source, _ in MARKS],
    )
    assert dict(zip([source for source, _ in MARKS], drawn, strict=True)) == dict(MARKS)


async def test_times_are_local_and_in_the_readers_language(bot: ScriptedBot, browser_page: OpenPage) -> None:
    bot.post({"content": "<t:1760000000:f> <t:1760000000:D> <t:1760000000:t>"})
    page = await browser_page("You", timezone_id="Europe/Prague")
    stamps = page.locator(".stamp")
    await expect(stamps.nth(0)).to_have_text(re.compile(r"October 9, 2025.*10:53\sAM"))
    await page.locator(".me summary").click()
    await page.get_by_role("button", name="Čeština").click()
    await expect(stamps.nth(1)).to_have_text("9. října 2025")
    await expect(stamps.nth(2)).to_have_text("10:53")


async def test_every_component_is_shown(bot: ScriptedBot, browser_page: OpenPage) -> None:
    posted = post_everything(bot)
    page = await browser_page("You")
    lobby_item, turn = item(page, posted["lobby"]), item(page, posted["turn"])
    await expect(lobby_item.locator(".container.accent")).to_have_css("border-left-color", "rgb(226, 108, 20)")
    for name, style in (("Join", "success"), ("Leave", "danger"), ("Add computer", "secondary"), ("Start", "primary")):
        await expect(lobby_item.get_by_role("button", name=name)).to_have_class(re.compile(style))
    await expect(lobby_item.get_by_role("button", name="Start")).to_be_disabled()
    await expect(lobby_item.locator("hr.divider.large")).to_have_count(1)
    await expect(lobby_item.get_by_role("button", name="Arena: Chosen by seats")).to_be_visible()
    await expect(turn.locator(".gallery img")).to_have_attribute("alt", "Žofie is on C2.")
    await expect(turn.locator(".section .thumbnail img")).to_have_attribute("alt", "Small board")
    await expect(turn.locator(".section .component-button")).to_have_text("👀Look")
    await expect(turn.get_by_role("link", name="Elsewhere")).to_have_attribute("rel", "noopener noreferrer")
    await expect(turn.locator("a.file")).to_contain_text("log.txt")
    await expect(item(page, posted["embed"]).locator(".embed-title")).to_have_text("An embed")
    await expect(item(page, posted["embed"]).locator("dt")).to_have_text(["a", "b"])
    await expect(page.locator(".unknown")).to_have_count(0)
    assert await turn.locator(".gallery img").evaluate("node => node.complete && node.naturalWidth") == 1600


@pytest.mark.parametrize("name", NASTY_NAMES)
async def test_names_are_text_and_stay_inside(
    place: Place, bot: ScriptedBot, browser_page: OpenPage, name: str
) -> None:
    person = place.world.person(name)
    person.say(f"I am {name}")
    bot.post(v2(box(text(f"Hello <@{person.id}>"), row(button(name, "x")))))
    page = await browser_page("You", width=390)
    first = page.locator("li.message").first
    await expect(first.locator(".who .name")).to_have_text(name)
    assert await first.locator(".who .name *").count() == 0
    await expect(page.locator(".mention")).to_have_text(f"@{name}")
    await expect(page.locator(".component-button")).to_have_text(name)
    assert await sideways(page) == [0, 0]


async def test_press_waits_and_the_focus_stays_when_the_panel_is_edited(
    place: Place, bot: ScriptedBot, browser_page: OpenPage
) -> None:
    you = place.world.person("You")
    place.world.messages.post(place.world.table, place.world.bot, panel(), {}, owner=you.id)
    bot.delay_s["go B2"] = 0.15
    bot.answers["go B2"] = lambda _: {"type": UPDATE, "data": panel("You ran to **B2**.")}
    # The same place is kept when the ids have changed, as they do when they carry the step of the game.
    bot.answers["go C3"] = lambda _: {
        "type": UPDATE,
        "data": v2(box(text("x"), *[row(*[button(f"{c}{r}", f"2 {c}{r}") for c in "ABCD"]) for r in range(4)])),
    }
    page = await browser_page("You")
    await page.get_by_role("button", name="B2", exact=True).focus()
    await page.keyboard.press("Enter")
    await expect(page.locator('[data-key="go B2"]')).to_have_attribute("aria-busy", "true")
    await expect(page.locator(".container .text")).to_have_text("You ran to B2.")
    await expect(page.locator('[data-key="go B2"]')).to_be_focused()
    await page.locator('[data-key="go C3"]').focus()
    place_of_button = await page.locator('[data-key="go C3"]').get_attribute("data-path")
    await page.keyboard.press("Enter")
    await expect(page.locator(".container .text")).to_have_text("x")
    focused = await page.evaluate("({...document.activeElement.dataset})")
    assert focused["path"] in (place_of_button, "0.3.2")


async def test_failure_stands_at_the_pressed_component_and_goes_with_the_next_press(
    bot: ScriptedBot, browser_page: OpenPage
) -> None:
    post = bot.post(lobby())
    page = await browser_page("You")
    lobby_item = item(page, post)
    await lobby_item.get_by_role("button", name="Add computer").click()
    failure = lobby_item.locator(".failure")
    await expect(failure).to_have_text("This interaction failed", timeout=4500)
    await expect(page.locator("#speech")).to_contain_text("This interaction failed")
    described = await lobby_item.get_by_role("button", name="Add computer").get_attribute("aria-describedby")
    assert described == await failure.get_attribute("id")
    assert await failure.evaluate("node => node.previousElementSibling.textContent.includes('Add computer')")
    bot.answers["join"] = lambda _: {"type": 6}
    await lobby_item.get_by_role("button", name="Join").click()
    await expect(failure).to_have_count(0)


async def test_private_panel_is_marked_seen_by_its_user_alone_and_can_be_dismissed(
    bot: ScriptedBot, browser_page: OpenPage
) -> None:
    bot.answers["hand"] = lambda _: {"type": MESSAGE, "data": v2(text("Newton, yellow."), flags=PRIVATE)}
    bot.post(v2(row(button("My hand", "hand"))))
    mine, other = await browser_page("You"), await browser_page("Eva")
    await mine.get_by_role("button", name="My hand").click()
    private = mine.locator("li.message.private")
    await expect(private).to_contain_text("Only you can see this")
    await expect(mine.locator("#speech")).to_have_text("Newton, yellow.")
    await expect(other.locator("li.message")).to_have_count(1)
    await private.get_by_role("button", name="Dismiss message").click()
    await expect(private).to_have_count(0)
    await mine.reload()
    await expect(mine.locator("li.message")).to_have_count(1)


async def test_deferred_answer_is_thinking_until_it_is_filled(
    place: Place, bot: ScriptedBot, browser_page: OpenPage
) -> None:
    seen: list[Interaction] = []

    def think(use: Interaction) -> dict[str, object]:
        seen.append(use)
        return {"type": DEFERRED, "data": {"flags": PRIVATE}}

    bot.answers["hand"] = think
    bot.post(v2(row(button("My hand", "hand"))))
    page = await browser_page("You")
    await page.get_by_role("button", name="My hand").click()
    await expect(page.locator(".thinking")).to_have_text("Spawnpoint is thinking…")
    place.world.interactions.edit(seen[0], seen[0].response, {"flags": V2, "components": [text("Here it is.")]}, {})
    await expect(page.locator(".thinking")).to_have_count(0)
    await expect(page.locator("li.private .text")).to_have_text("Here it is.")


async def test_selects_for_one_and_for_several(bot: ScriptedBot, browser_page: OpenPage) -> None:
    bot.post(lobby())
    bot.answers["arena"] = bot.answers["victims"] = lambda _: {"type": 6}
    page = await browser_page("You")
    await page.get_by_role("button", name="Arena: Chosen by seats").press("ArrowDown")
    await expect(page.get_by_role("option", name="Chosen by seats")).to_be_focused()
    await expect(page.get_by_role("option", name="Chosen by seats")).to_have_attribute("aria-selected", "true")
    await page.keyboard.type("arena 2")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Arena: Arena 2")).to_be_focused()
    await page.get_by_role("button", name="Whom?").click()
    done = page.get_by_role("button", name="Done")
    await page.get_by_role("option", name="Radek").click()
    await expect(done).to_be_disabled()
    await page.get_by_role("option", name="Ota").click()
    await expect(page.get_by_role("option", name="Eva")).to_have_attribute("aria-disabled", "true")
    await done.click()
    await expect(page.get_by_role("button", name="Whom?: Ota, Radek")).to_be_visible()
    await page.get_by_role("button", name="Whom?").click()
    await page.keyboard.press("Escape")
    assert [use.data["values"] for use in bot.heard] == [["2"], ["ota", "radek"]]


async def test_picture_opens_large_with_its_description(bot: ScriptedBot, browser_page: OpenPage) -> None:
    post_everything(bot)
    page = await browser_page("You")
    await page.get_by_role("button", name="Open picture: Žofie is on C2.").press("Enter")
    large = page.get_by_role("dialog", name="Žofie is on C2.")
    await expect(large.locator("figcaption")).to_have_text("Žofie is on C2.")
    await large.get_by_role("button", name="Full size").click()
    assert (await large.locator("img").bounding_box())["width"] == 1600
    await large.locator("img").click(position={"x": 800, "y": 500})
    assert (await large.locator("img").bounding_box())["width"] < 1280
    await page.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    await expect(page.get_by_role("button", name="Open picture: Žofie is on C2.")).to_be_focused()


async def test_list_stays_at_the_bottom_unless_one_reads_above(
    place: Place, bot: ScriptedBot, browser_page: OpenPage
) -> None:
    post_everything(bot)
    page = await browser_page("You", width=390)
    distance = "(n => n.scrollHeight - n.scrollTop - n.clientHeight)(document.getElementById('scroller'))"
    for at in range(3):
        bot.post({"content": f"line {at}\n\n\n\n"})
        await expect(page.locator("li.message").last).to_contain_text(f"line {at}")
    assert await page.evaluate(distance) <= 2
    await page.evaluate("document.getElementById('scroller').scrollTop = 100")
    await expect(page.get_by_role("button", name="Newest messages")).to_be_visible()
    bot.post({"content": "unseen below"})
    await expect(page.locator("li.message").last).to_contain_text("unseen below")
    assert await page.evaluate("document.getElementById('scroller').scrollTop") == 100
    await page.get_by_role("button", name="Newest messages").click()
    assert await page.evaluate(distance) <= 2


async def test_alt_and_a_digit_press_the_newest_buttons_for_oneself(
    place: Place, bot: ScriptedBot, browser_page: OpenPage
) -> None:
    you = place.world.person("You")
    place.world.messages.post(place.world.table, place.world.bot, panel(), {}, owner=you.id)
    bot.post(v2(row(button("Public", "public"))))
    bot.answers |= dict.fromkeys(["shoot", "go C1", "go A2", "public"], lambda _: {"type": 6})
    page = await browser_page("You")
    await expect(page.locator("li.message")).to_have_count(2)
    await page.keyboard.down("Alt")
    await expect(page.locator('[data-digit="5"]')).to_have_text("C1")
    await page.keyboard.up("Alt")
    await expect(page.locator("[data-digit]")).to_have_count(0)
    await page.keyboard.press("Alt+1")
    await expect(page.locator('[data-key="shoot"]')).to_be_focused()
    await page.keyboard.press("Alt+5")
    await page.keyboard.press("Alt+6")
    other = await browser_page("Eva")
    await other.keyboard.press("Alt+1")
    await expect(other.get_by_role("button", name="Public")).to_be_focused()
    # D1 is disabled, so the sixth enabled button is A2.
    # A call that came after the panel goes before it.
    bot.answers["move"] = lambda _: {"type": 6}
    bot.post(v2(text(f"<@{you.id}>: your turn"), row(button("My move", "move"))))
    await expect(page.locator("li.message")).to_have_count(3)
    await page.keyboard.press("Alt+1")
    await expect(page.get_by_role("button", name="My move")).to_be_focused()
    assert [use.data["custom_id"] for use in bot.heard] == ["shoot", "go C1", "go A2", "public", "move"]


async def test_first_sentence_of_what_is_new_is_spoken(place: Place, bot: ScriptedBot, browser_page: OpenPage) -> None:
    you = place.world.person("You")
    page = await browser_page("You")
    speech = page.locator("#speech p")
    bot.post({"content": f"**Žofie** ran to C2. <@{you.id}> is next."})
    await expect(speech).to_have_text(["Žofie ran to C2."])
    message = place.world.messages.post(place.world.table, place.world.bot, panel("Your turn."), {}, owner=you.id)
    place.world.messages.edit(message, panel("You ran to **B2**. 1 action left."))
    await expect(speech).to_have_text(["Žofie ran to C2.", "Your turn.", "You ran to B2."])
    await expect(page.locator("[aria-live]")).to_have_count(1)
