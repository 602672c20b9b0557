"""OF-6.3, OF-4.3. A card that an Ambush discards is taken out of play, not eliminated."""

from __future__ import annotations

import pytest

from aurum.words import LANGUAGES, translator_for

KEYS = ("stats-killers", "stats-killed-by", "stats-died", "stats-cards-more")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_ambush_discards_is_not_called_eliminated(language: str) -> None:
    sentence = " ".join(translator_for(language).say(key) for key in KEYS).casefold()
    assert not any(word in sentence for word in ("eliminat", "élimin", "устран"))
