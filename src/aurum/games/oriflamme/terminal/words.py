"""How a sentence at the Oriflamme table names families and cards, for one reader."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from rich.text import Text

from aurum.engine import Phrase
from aurum.games.oriflamme.rules.cards import CRESTS, KINDS
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.games.oriflamme.rules.naming import HINTS, SLUGS
from aurum.games.oriflamme.rules.view import CardView, View
from aurum.terminal.screen import bind
from aurum.words import LANGUAGES, Translator, capital, translator_for

PLATES = (
    "bold #fff3df on #a92b25",
    "bold #f1f6ff on #2f60bc",
    "bold #f4fff6 on #1b7a60",
    "bold #2b1d04 on #e9be4a",
    "bold #edf0f7 on #3a4152",
)
"""For each family, a letter on its own ground."""
INKS = ("#d9534b", "#5f8fe6", "#3fae8b", "#d2a634", "#8f99ad")
"""For each family, a line or a word in its colour, readable on dark and on light."""
HATCHES = ("┆", "─", "╱", "·", "┼")
"""The hatching of heraldry for gules, azure, vert, or, sable: it shows families without colour."""

FORMS = ("of", "to", "from", "acc")
Facts = dict[str, str | int]


class Words:
    """The words of one language, for the reader at one seat."""

    def __init__(self, translator: Translator, reader: int = -1, colour: bool = True) -> None:
        self.translator = translator
        self.reader = reader
        """The family that sentences call "you", or -1: in the duel a person has two."""
        self.colour = colour

    def say(self, key: str, facts: Facts | None = None, /, **more: str | int) -> str:
        """A message, with what belongs together kept on one line."""
        if not facts and not more:
            return _plain(self.translator, key)
        return bind(self.translator.say(key, facts, **more))

    def sentence(self, key: str, facts: Facts | None = None, /, **more: str | int) -> str:
        """A message that stands alone, and so begins with a capital."""
        return capital(self.say(key, facts, **more))

    def phrase(self, phrase: Phrase) -> str:
        """What the rules say, inside a sentence."""
        return bind(self.translator.phrase(phrase, reader=self.reader))

    def full(self, phrase: Phrase) -> str:
        """What the rules say, as a sentence of its own."""
        return capital(self.phrase(phrase))

    # Families

    def family(self, family: int) -> str:
        return self.say(f"family-{CRESTS[family]}")

    def letter(self, family: int) -> str:
        return self.say(f"family-{CRESTS[family]}.letter")

    def party(self, family: int) -> Facts:
        """A family as the one a sentence is about: its name in every case, and if it is you."""
        key = f"family-{CRESTS[family]}"
        facts: Facts = {form: self.say(f"{key}.{form}") for form in FORMS}
        return {**facts, "who": self.say(key), "you": "you" if family == self.reader else "other"}

    def crest(self, family: int) -> Text:
        """The letter of a family on its colour, or in brackets where there is none."""
        if self.colour:
            return Text(f" {self.letter(family)} ", style=PLATES[family])
        return Text(f"[{self.letter(family)}]", style="bold")

    def paint(self, sentence: str, style: str = "") -> Text:
        """A sentence with the names of the families in their colours."""
        text = Text(sentence, style=style)
        for ink, names in zip(INKS, _family_names(self.translator), strict=True):
            text.highlight_regex(names, f"bold {ink}")
        return text

    # Cards

    def name(self, kind: int) -> str:
        return self.say(f"card-{SLUGS[kind]}")

    def the(self, kind: int) -> str:
        return self.say(f"card-{SLUGS[kind]}.the")

    def names(self, kinds: Iterable[int]) -> str:
        listed = [self.name(kind) for kind in kinds]
        return ", ".join(listed) if listed else self.say("table-nothing")

    def both(self, listed: list[str]) -> str:
        """Names as a list in a sentence."""
        if len(listed) < 2:
            return "".join(listed)
        return self.say("list-and", first=", ".join(listed[:-1]), last=listed[-1])

    def tight(self, kind: int) -> str:
        """A name for a small space: a soft hyphen shows where it may be broken."""
        key = f"tight-{SLUGS[kind]}"
        return self.say(key) if self.translator.has(key) else self.name(kind)

    def hint(self, kind: int) -> str:
        """What a card does, in a few words."""
        return self.phrase(HINTS[kind])

    def amount(self, points: int) -> str:
        return self.say("amount-points", points=points)


@cache
def _plain(translator: Translator, key: str) -> str:
    """A message that needs no facts, kept because a log repeats it."""
    return bind(translator.say(key))


@cache
def _family_names(translator: Translator) -> list[re.Pattern[str]]:
    """For each family, what finds its name in a sentence, in whatever case it stands."""
    found = []
    for crest in CRESTS:
        names = {_plain(translator, f"family-{crest}")}
        names |= {_plain(translator, f"family-{crest}.{form}").split()[-1] for form in FORMS}
        found.append(re.compile(rf"\b({'|'.join(sorted(names))})\b"))
    return found


def words_for(translator: Translator, view: View, colour: bool) -> Words:
    """The words for the seat of this view."""
    duel = len(view.families) != view.seats
    return Words(translator, -1 if duel or view.seat < 0 else view.seat, colour)


def own_families(view: View) -> list[int]:
    """The families whose hidden cards this view shows."""
    return [family for family, seen in enumerate(view.families) if seen.hand is not None]


def tops(view: View) -> list[CardView]:
    """The cards in play: the top one of every position."""
    return [stack[0] for stack in view.queue]


def find_kinds(word: str) -> list[int]:
    """The kinds whose name, in any language, is this word, or has a part that begins with it."""
    wanted = word.casefold().strip("«»“”\"' ").replace("ё", "е")
    if not wanted:
        return []
    exact: list[int] = []
    begins: list[int] = []
    for kind in range(KINDS):
        names = {NAMES[kind]} | {
            translator_for(lang).say(f"card-{SLUGS[kind]}") for lang in LANGUAGES
        }
        plain = {name.casefold().replace("ё", "е") for name in names}
        if wanted in plain:
            exact.append(kind)
        if any(part.startswith(wanted) for name in plain for part in (name, *name.split())):
            begins.append(kind)
    return exact or begins
