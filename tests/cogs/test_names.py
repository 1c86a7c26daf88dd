"""Whatever people call themselves, a name stays a name: no markup, no ping, no turned sentence, no broken layout."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.names import LONGEST, label, plain, shown

ISOLATE, POP = "\u2068", "\u2069"


@pytest.mark.parametrize(
    "name",
    ["**bold**", "_under_", "~~gone~~", "||spoiler||", "`code`", "# Heading", "> quote", "[link](https://example.com)"],
)
def test_markdown_is_escaped(name: str) -> None:
    assert shown(name) != name
    assert "\\" in shown(name)


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@123456789012345678>", "<@&123456789012345678>"])
def test_nobody_is_called_by_a_name(name: str) -> None:
    said = shown(name)
    assert "@everyone" not in said
    assert "@here" not in said
    assert not re.search(r"<@!?&?\d+>", said)


@pytest.mark.parametrize("name", ["<@1>", "<#1>", "<:a:1>", "<a:b:1>", "<t:0:R>", "</game:1>", "https://example.com"])
def test_a_name_is_no_mark_of_discord_s(name: str) -> None:
    assert not re.search(r"<@\d|<#\d|<a?:|<t:|</|://", shown(name).replace("\\", ""))
    assert shown(name).replace("\\", "").replace("\u200b", "") == name


def test_right_to_left_names_are_isolated_and_others_are_not() -> None:
    assert shown("דנה") == f"{ISOLATE}דנה{POP}"
    assert shown("سارة").startswith(ISOLATE)
    assert shown("Žofie") == "Žofie"
    assert shown("小林") == "小林"


def test_direction_tricks_are_taken_out() -> None:
    assert "\u202e" not in shown("Eva\u202edlog 000 1")
    assert "\u200b" not in plain("E\u200bv\u200ba")
    assert "\n" not in plain("Eva\nOta")


def test_an_empty_name_is_still_something() -> None:
    assert plain("") == plain("\u200b\u200b") == "?"


def test_wide_characters_count_twice() -> None:
    assert plain("漢" * 32) == "漢" * 16 + "…"
    assert plain("n" * 33) == "n" * 32 + "…"


@given(st.text(max_size=60))
def test_any_name_is_one_short_line(name: str) -> None:
    safe = plain(name)
    assert 0 < len(safe) <= LONGEST + 1
    assert len(safe.splitlines()) == 1
    assert len(label(name, 20)) <= 20
    assert shown(name)
