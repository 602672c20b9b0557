"""The words of a game as a client gets them: Fluent text, known by its digest."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from aurum import games
from aurum.server.errors import RequestError
from aurum.words import languages_of, locale_folders, split

DIGITS = 16
"""Of a digest: enough to tell two versions of a game apart."""


class ServedWords(NamedTuple):
    """The words of a game in one language."""

    text: str
    digest: str


@cache
def served_words(game: str, language: str) -> ServedWords:
    """All messages of a game. Those that the platform has too are left out: its own words stay."""
    if game not in games.names() or language not in languages_of(game):
        raise RequestError("server-not-found", status=404)
    own, *_ = locale_folders()
    taken = {name for name, _ in _messages(own / language)}
    folder = games.load(game).folder / "locales" / language
    text = "".join(source for name, source in _messages(folder) if name not in taken)
    return ServedWords(text, hashlib.sha256(text.encode()).hexdigest()[:DIGITS])


def _messages(folder: Path) -> list[tuple[str, str]]:
    return [
        entry
        for path in sorted(folder.glob("*.ftl"))
        for entry in split(path.read_text(encoding="utf-8"))
    ]
