"""How a sentence at the Oriflamme table names families and cards, for one reader."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from rich.text import Text

from aurum.games.oriflamme.rules.cards import CRESTS, KINDS
from aurum.games.oriflamme.rules.deck import NAMES
from aurum.games.oriflamme.rules.table import PLACING
from aurum.games.oriflamme.rules.view import CardView, View
from aurum.terminal.screen import bind
from aurum.words import LANGUAGES, Translator, translator_for

SLUGS = tuple(name.lower() for name in NAMES)
"""The kinds as `locales/` calls them."""

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
"""The heralds' hatching: gules, azure, vert, or, sable. It tells the families without colour."""

FORMS = ("of", "to", "from", "acc")
Facts = dict[str, str | int]


class Words:
    """The words of one language, for the reader at one seat."""

    def __init__(self, translator: Translator, reader: int = -1, colour: bool = True) -> None:
        self.translator = translator
        self.reader = reader
        """The family that is told as "you", or -1: in the duel a person has two."""
        self.colour = colour

    def say(self, key: str, facts: Facts | None = None, /, **more: str | int) -> str:
        """A message, with what belongs together kept on one line."""
        if not facts and not more:
            return _plain(self.translator, key)
        return bind(self.translator.say(key, facts, **more))

    def sentence(self, key: str, facts: Facts | None = None, /, **more: str | int) -> str:
        """A message that stands alone, and so begins with a capital."""
        said = self.say(key, facts, **more)
        first = 1 if said[:1] == "«" else 0
        return said[:first] + said[first : first + 1].upper() + said[first + 1 :]

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

    def paint(self, said: str, style: str = "") -> Text:
        """A sentence with the names of the families in their colours."""
        text = Text(said, style=style)
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

    def subject(self, family: int, kind: int) -> str:
        """A card as the one that acts: "your Heir", "Griffin's Heir"."""
        key = "subject-own" if family == self.reader else "subject-other"
        return self.say(key, self.party(family), name=self.name(kind), the=self.the(kind))

    def target(
        self, family: int, kind: int | None, hidden: bool, actor: int = -1, vague: bool = False
    ) -> str:
        """A card as the one that something is done to; `vague` where its face does not matter."""
        whose = "kin" if family == actor else "other"
        if family == self.reader:
            whose = "mine" if actor == self.reader else "own"
        if vague:
            how = "-card"
        elif kind is None:
            how = "-unknown"
        else:
            how = "-hidden" if hidden and whose != "kin" else ""
        facts = self.party(family)
        if kind is not None:
            facts |= {"name": self.name(kind), "the": self.the(kind)}
        return self.say(f"target-{whose}{how}", facts)

    def target_at(self, view: View, position: int) -> str:
        """The card at a position, for the reader who may choose it."""
        card = view.queue[position][0]
        return self.target(card.family, card.kind, not card.up, self.reader)

    def amount(self, points: int) -> str:
        return self.say("amount-points", points=points)


@cache
def _plain(translator: Translator, key: str) -> str:
    """A message that needs no facts: said once, then remembered, since a log says it often."""
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


def asked_family(view: View) -> int:
    """The family that must choose, or -1. The actor does not tell: in the duel a seat has two."""
    if view.actor < 0:
        return -1
    operation = view.stack[-1]
    if operation[0] == PLACING:
        return (view.first + operation[1]) % len(view.families)
    return view.queue[view.at][0].family


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


def unseen_kinds(view: View, family: int) -> list[int]:
    """The kinds of a family that this reader has not seen anywhere; every hidden card is one."""
    seen = view.families[family]
    known = {*seen.discard, *seen.reserve, *(seen.hand or ()), *(seen.aside or ())}
    for stack in view.queue:
        known |= {card.kind for card in stack if card.family == family and card.kind is not None}
    return [kind for kind in view.kinds if kind not in known]
