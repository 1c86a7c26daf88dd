"""The short text of an action is read back as the same action, and bad lines are refused by name."""

import pytest

from rules.adrenaline.actions import ACTIONS, Done, Pay, Shoot, Target
from rules.core.errors import RulesError
from rules.core.notation import parse, text, verbs

KINDS = verbs(ACTIONS)


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Shoot("railgun"), "shoot railgun"),
        (Shoot("railgun", "C2"), "shoot railgun C2"),
        (Pay(("red", "newton_blue")), "pay red+newton_blue"),
        (Target("C"), "target C"),
        (Done(), "done"),
    ],
)
def test_print_and_parse_are_inverse(action, line):
    assert text(action) == line
    assert parse(line, KINDS) == action


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "unknown_verb"),
        ("dance C2", "unknown_verb"),
        ("run", "word_missing"),
        ("run C2 fast", "too_many_words"),
        ("done now", "too_many_words"),
    ],
)
def test_unreadable_lines_are_refused_by_name(line, code):
    with pytest.raises(RulesError) as refused:
        parse(line, KINDS)
    assert (refused.value.grade, refused.value.code) == ("unreadable", code)


def test_every_verb_is_unique():
    assert len(KINDS) == len(ACTIONS)
