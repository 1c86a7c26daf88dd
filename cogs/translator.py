"""Names and descriptions of slash commands in each language, from the same text files as all else."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from data.texts import TEXTS

LOCALES = {discord.Locale.czech: "cs"}


def named(name: str, id: str) -> locale_str:
    """A command's or option's name: `name` is the English one, text `id` gives the others."""
    return locale_str(name, id=id)


def described(id: str) -> locale_str:
    """A description, in English from text `id`."""
    return locale_str(TEXTS.get("en", id), id=id)


class Translator(app_commands.Translator):
    """Answers discord.py while it syncs commands."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The text of `string` in the language of `locale`; None where there is none."""
        language = LOCALES.get(locale)
        id: Any = string.extras.get("id")
        if language is None or id is None:
            return None
        return TEXTS.get(language, id)
