"""The words of a game as a client gets them: Fluent text, known by its digest."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import NamedTuple

from aurum import games
from aurum.server.errors import RequestError
from aurum.words import languages_of, split

DIGITS = 16
"""Of a digest: enough to tell two versions of a game apart."""


class ServedWords(NamedTuple):
    """The words of a game in one language."""

    text: str
    digest: str


@cache
def served_words(game: str, language: str) -> ServedWords:
    """All messages of a game. None has the key of another's, or the game would not be loaded."""
    if game not in games.names() or language not in languages_of(game):
        raise RequestError("server-not-found", status=404)
    paths = sorted((games.load(game).folder / "locales" / language).glob("*.ftl"))
    text = "".join(
        source for path in paths for _, source in split(path.read_text(encoding="utf-8"))
    )
    return ServedWords(text, hashlib.sha256(text.encode()).hexdigest()[:DIGITS])
