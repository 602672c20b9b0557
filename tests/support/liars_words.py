"""What Liar's Dice says, without its package being installed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from unittest.mock import patch

from fluent.runtime import FluentBundle, FluentResource
from liars_dice import plugin

from aurum import words
from aurum.words import Translator

LOCALES = plugin.folder / "locales"
PLATFORM = Path(words.__file__).parent / "locales"


@cache
def _bundle(language: str) -> FluentBundle:
    """The words of Aurum and of the package."""
    found = FluentBundle([language], use_isolating=False)
    for folder in (PLATFORM, LOCALES):
        for path in sorted((folder / language).glob("*.ftl")):
            found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


@cache
def translator_with_liars(language: str) -> Translator:
    """The translator of a language, with the words of the package."""
    with patch.object(words, "locale_folders", lambda: [PLATFORM, LOCALES]):
        return Translator(language)


def spoken(key: object, facts: Mapping[str, object], language: str = "en") -> str:
    """A message; a missing one, or a fact that it lacks, fails."""
    bundle = _bundle(language)
    pattern = bundle.get_message(str(key)).value
    assert pattern is not None
    said, problems = bundle.format_pattern(pattern, dict(facts))
    assert not problems
    return str(said)
