"""All that a browser holds of a table: DOM, accessibility tree, stores, caches, messages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from aurum.games.oriflamme.rules.deck import NAMES
from aurum.words import LANGUAGES, translator_for
from support.browser.people import Person

STORED = """async () => {
  const kept = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url)
      kept.push(pathname + search)
    }
  }
  const bases = []
  for (const { name, version } of await indexedDB.databases()) bases.push([name, version])
  return {
    page: document.documentElement.outerHTML,
    title: document.title,
    local: { ...localStorage },
    session: { ...sessionStorage },
    bases, cookies: document.cookie, kept: kept.sort(), history: history.state
  }
}"""


class Held(NamedTuple):
    """What a browser holds."""

    page: str
    """The document, as it stands now."""
    read: str
    """What a screen reader reads: roles, names and texts."""
    stored: dict[str, Any]
    """Local and session storage, databases, readable cookies, addresses of what caches keep."""
    frames: list[str]


def look_through(person: Person) -> Held:
    """Everything, at this moment."""
    stored = person.page.evaluate(STORED)
    read = person.page.locator("body").aria_snapshot()
    return Held(stored.pop("page"), read, stored, list(person.frames))


def stores_nothing_of_the_game(person: Person) -> None:
    """A browser stores preferences, the fact that the guest is known, and the client's files."""
    stored = look_through(person).stored
    assert set(stored["local"]) <= {"aurum-guest", "aurum-preferences", "aurum-seen"}, stored
    assert not stored["session"], stored
    assert not stored["bases"], stored
    assert not stored["history"], stored
    assert not [path for path in stored["kept"] if path.startswith("/api")], stored
    assert "aurum_guest" not in stored["cookies"], "a script could read who we are"


def card_names(kinds: Iterable[int] = range(len(NAMES))) -> re.Pattern[str]:
    """Matches the name of one of these cards: in a language, as an icon, or in notation."""
    kind_names = {
        translator_for(language).say(f"card-{NAMES[kind].lower()}")
        for language in LANGUAGES
        for kind in kinds
    }
    words = sorted(kind_names | {NAMES[kind] for kind in kinds}, key=len, reverse=True)
    names = "|".join(map(re.escape, words))
    icons = "|".join(f"#{NAMES[kind].lower()}\\b" for kind in kinds)
    return re.compile(rf"\b(?:{names})\b|{icons}", re.IGNORECASE)
