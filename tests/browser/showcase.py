"""One message of every kind, to look at and to test with."""

from __future__ import annotations

from playground.errors import Json
from playground.model import Message
from tests.browser.scripted import PRIVATE, ScriptedBot, box, button, picture, row, text, v2

MARKDOWN = """# Heading one
## Two
### Three
-# small print
Some **bold**, *italic*, __under__, ~~gone~~, `code **raw**`, ***both***, ||secret|| and a [link](https://example.org/a).
> quoted line
> second
- item one
- item two
  - inner
1. first
2. second
```py
print("**raw**")
```
A snake_case_name stays, 2 * 3 * 4 too, \\*stars\\* as well. <t:1760000000:R>, <t:1760000000:f>."""

COMMANDS: list[Json] = [
    {
        "name": "game",
        "name_localizations": {"cs": "hra"},
        "description": "Tables",
        "options": [
            {
                "type": 1,
                "name": "new",
                "name_localizations": {"cs": "nová"},
                "description": "Open a table",
                "description_localizations": {"cs": "Otevřít stůl"},
                "options": [
                    {
                        "type": 3, "name": "mode", "description": "What to play", "required": True,
                        "choices": [
                            {"name": "Deathmatch", "name_localizations": {"cs": "Každý sám"}, "value": "deathmatch"},
                            {"name": "Domination", "value": "domination"},
                        ],
                    },
                    {"type": 4, "name": "seats", "description": "How many", "min_value": 3, "max_value": 5},
                    {"type": 5, "name": "live", "description": "Everybody is here"},
                    {"type": 6, "name": "friend", "description": "Whom to invite"},
                ],
            },
            {"type": 1, "name": "list", "description": "Open tables"},
        ],
    },
    {
        "name": "do",
        "description": "A whole turn in one line",
        "options": [
            {"type": 3, "name": "line", "description": "Your actions", "required": True, "autocomplete": True}
        ],
    },
]  # fmt: skip

ARENAS: Json = {
    "type": 3,
    "custom_id": "arena",
    "placeholder": "Arena",
    "options": [
        {"label": "Chosen by seats", "value": "auto", "default": True, "description": "Five seats: twelve squares"},
        {"label": "Arena 1", "value": "1"},
        {"label": "Arena 2", "value": "2"},
    ],
}
VICTIMS: Json = {
    "type": 3,
    "custom_id": "victims",
    "placeholder": "Whom?",
    "min_values": 2,
    "max_values": 2,
    "options": [{"label": name, "value": name.lower()} for name in ("Ota", "Eva", "Radek")],
}


def lobby() -> Json:
    """A container with accent, rows, a separator and both kinds of select."""
    return v2(
        box(
            text("**ADRENALINE · deathmatch** · table 7, opened by Eva\n**Full game**: 8 skulls · 24 h a turn"),
            {"type": 14, "spacing": 2},
            text("**Seats 3 of 5**: Eva (host), Radek, Žofie"),
            row(
                button("Join", "join", 3), button("Leave", "leave", 4), button("Add computer", "add"),
                button("First game: 5 skulls, sudden death", "preset"), button("Start", "start", 1, disabled=True),
            ),
            row(ARENAS),
            row(VICTIMS),
            accent=0xE26C14,
        )
    )  # fmt: skip


def turn_post(you: str, jump: str) -> Json:
    """A post with a mention, a picture, sections, links and a file."""
    return v2(
        text(
            "**Žofie** ran C1 → C2 and shot the Machine Gun: **Matěj** 3 damage (5 → 8).\n"
            f"<@{you}>: **your turn** · adrenaline 7 · until <t:1760000000:f>"
        ),
        {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "Žofie is on C2."}]},
        row(button("My move", "move", 1), button("My hand", "hand"), button("Log", "log"), button("More", "more")),
        {
            "type": 9,
            "components": [text("Section with a **thumbnail**"), text("second text")],
            "accessory": {"type": 11, "media": {"url": "attachment://board.png"}, "description": "Small board"},
        },
        {"type": 9, "components": [text("Section with a button")], "accessory": button("Look", "look", emoji={
            "name": "👀"})},
        row(
            {"type": 2, "style": 5, "label": "Elsewhere", "url": "https://example.org/x"},
            {"type": 2, "style": 5, "label": "Table", "url": jump},
        ),
        {"type": 13, "file": {"url": "attachment://log.txt"}},
        attachments=[{"id": 0, "filename": "board.png"}, {"id": 1, "filename": "log.txt"}],
    )  # fmt: skip


def panel(words: str = "**Your turn** · 2 actions\nYou: C1, 6 damage · red 1, blue 1", **disabled: bool) -> Json:
    """A private panel with the map as a grid of buttons."""
    grid = [
        row(*[button(f"{column}{line}", f"go {column}{line}", disabled=column == "D") for column in "ABCD"])
        for line in (1, 2, 3)
    ]
    foot = row(button("Undo", "undo"), button("Why not...", "why"), button("Rules", "rules"), button("End", "end", 4))
    return v2(
        box(
            text(words),
            row(button("Shoot: Machine Gun", "shoot", 1), button("Grab here: T.H.O.R., red", "grab")),
            *grid,
            foot,
            accent=0x6CD6F5,
        ),
        flags=PRIVATE,
    )


def embed() -> Json:
    """A classic message: content, embed, rows."""
    return {
        "content": "Classic **content**",
        "embeds": [
            {
                "title": "An *embed*", "description": "With **text**", "color": 0xFFD447, "footer": {"text": "foot"},
                "fields": [{"name": name, "value": value, "inline": True} for name, value in (("a", "1"), ("b", "2"))],
            }
        ],
        "components": [row(button("One", "one", 1), button("Two", "two", 3))],
    }  # fmt: skip


def post_everything(bot: ScriptedBot) -> dict[str, Message]:
    """Post one of each into the table channel; the private panel is You's."""
    world = bot.world
    you = world.person("You")
    world.commands.replace(None, COMMANDS)
    posted = {"markdown": bot.post({"content": MARKDOWN + f" <#{world.table.id}> <@{world.person('Eva').id}>"})}
    world.person("Eva").say("<b>not bold</b> <script>alert(1)</script>")
    posted["embed"] = bot.post(embed())
    posted["lobby"] = bot.post(lobby())
    jump = f"https://discord.com/channels/{world.guild.id}/{world.table.id}/{posted['markdown'].id}"
    files = {"board.png": picture("Board"), "log.txt": b"hello"}
    posted["turn"] = bot.post(turn_post(you.id, jump), files=files)
    posted["panel"] = world.messages.post(world.table, world.bot, panel(), {}, owner=you.id)
    return posted
