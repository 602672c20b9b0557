"""How the Orichalque table names players and pieces, for one reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from rich.text import Text

from aurum.engine import Seat
from aurum.engine.phrases import Phrase
from aurum.games.orichalque.rules import naming
from aurum.games.orichalque.rules.base_state import METROPOLIS, NONE, Setup
from aurum.games.orichalque.rules.components import TERRAINS, VOLCANO
from aurum.games.orichalque.rules.options import restore_setup
from aurum.games.orichalque.rules.view import View
from aurum.terminal.screen import bind
from aurum.words import Translator

LANDS = (*TERRAINS, "metropolis")
TITANS: Final = naming.TITANS

GROUNDS = (
    "#ffffff on #3e7c4b",
    "#0b3a46 on #62c6d2",
    "#523a10 on #e4c27a",
    "#ffffff on #5f5a70",
    "bold #f2935f on #33262b",
    "bold #2b1d04 on #d9b257",
)
"""Each terrain, the volcano and the metropolis: letters on their colour."""
STONE = "bold #1d2430 on #d8d2c4"
MARBLE = "bold #5a4106 on #f4efe2"
TEXTURES = ("^", "~", ":", "Λ", "", "")
"""What stands beside a terrain's letter, so that areas show without colour."""

MARKS = "◆●▲■"
MARK_INKS = ("#d9a93a", "#5f8fe6", "#3fae8b", "#d9534b")
"""For each player a shape and a colour."""

Facts = dict[str, str | int]

_phrases: dict[tuple[Translator, str, tuple[str, ...], int], str] = {}
"""Phrases in words, for each reader: tables and logs say the same things often."""


class Words:
    """The words of one language, for the reader at one seat of one table."""

    def __init__(
        self,
        translator: Translator,
        setup: Setup,
        names: Sequence[str],
        reader: int = -1,
        colour: bool = True,
    ) -> None:
        self.translator = translator
        self.setup = setup
        self.names = tuple(names)
        self.reader = reader
        """The player who is called "you", or -1."""
        self.colour = colour

    def say(self, key: str, facts: Facts | None = None, /, **more: str | int) -> str:
        """A message, with what belongs together kept on one line."""
        return _say(self.translator, key, frozenset({**(facts or {}), **more}.items()))

    def sentence(self, key: str, facts: Facts | None = None, /, **more: str | int) -> str:
        """A message that stands alone, and so begins with a capital."""
        return capital(self.say(key, facts, **more))

    def phrase(self, phrase: Phrase) -> str:
        """A phrase of the rules in words."""
        key = (self.translator, repr(phrase), self.names, self.reader)
        if key not in _phrases:
            _phrases[key] = bind(self.translator.phrase(phrase, self.names, self.reader))
        return _phrases[key]

    # Players

    def party(self, player: int) -> Facts:
        """A player as the one a sentence is about."""
        return {"who": self.names[player], "you": "you" if player == self.reader else "other"}

    def mark(self, player: int) -> Text:
        style = f"bold {MARK_INKS[player]}" if self.colour else "bold"
        return Text().append(MARKS[player], style)

    # Pieces

    def land(self, land: int) -> str:
        return self.say(f"terrain-{LANDS[land]}")

    def letter(self, land: int) -> str:
        return self.say(f"terrain-{LANDS[land]}.letter")

    def plate(self, land: int) -> Text:
        """A terrain's letter on its colour."""
        if self.colour:
            return Text(f" {self.letter(land)} ", style=GROUNDS[land])
        return Text(f"[{self.letter(land)}]", style="bold")

    def tile(self, kind: int) -> Text:
        """A tile as plates."""
        terrains = self.setup.components.tiles[kind].terrains
        return Text().join(self.plate(terrain) for terrain in terrains)

    def action(self, action: int) -> str:
        return self.phrase(naming.action(action))

    def titan(self, titan: int, form: str = "") -> str:
        return self.phrase(naming.titan(titan, form))

    def creature(self, kind: int) -> str:
        """A creature by its name; a Hydra with the Titan that it brings."""
        return self.phrase(naming.creature(self.setup, kind))

    def beast(self, kind: int) -> str:
        """A creature with its strength."""
        return self.phrase(naming.beast(self.setup, kind))

    def loot(self, kind: int) -> str:
        """OR-6.7. In a few words."""
        creature = self.setup.components.creatures[kind]
        if creature.building:
            return self.say("desk-loot-building")
        if creature.titan != NONE:
            return self.titan(creature.titan)
        return self.phrase(naming.goods(0, creature.orichalque))

    def building(self, kind: int, form: str = "") -> str:
        """A building by its name, or what it does."""
        return self.phrase(naming.building(self.setup, kind, form))

    def tight(self, kind: int) -> str:
        """A building in three letters."""
        building = self.setup.components.buildings[kind]
        if building.skull:
            return self.say("desk-tight-siegeengine", skull=building.skull)
        return self.say(f"desk-tight-{building.name.lower()}")

    # Amounts

    def short(self, hoplites: int, orichalque: int) -> str:
        """Hoplites and orichalque in signs: +2h."""
        signs = self.say("desk-sign-hoplites"), self.say("desk-sign-orichalque")
        found = [f"{number:+d}{sign}" for number, sign in ((hoplites, signs[0]),
                 (orichalque, signs[1])) if number]  # fmt: skip
        return " ".join(found).replace("-", "−")

    def both(self, listed: Sequence[str]) -> str:
        """Names as a list in a sentence."""
        if len(listed) < 2:
            return "".join(listed)
        return self.say("list-and", first=", ".join(listed[:-1]), last=listed[-1])

    def listed(self, names: Iterable[str]) -> str:
        return ", ".join(names) or self.say("table-nothing")


@cache
def _say(translator: Translator, key: str, facts: frozenset[tuple[str, str | int]]) -> str:
    """A message: said once, then remembered, since tables and logs say the same things often."""
    return bind(translator.say(key, dict(facts)))


def capital(text: str) -> str:
    first = 1 if text[:1] in "«“" else 0
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]


def words_for(translator: Translator, view: View, seats: Sequence[Seat], colour: bool) -> Words:
    """The words for the seat of this view."""
    setup = restore_setup(*view.setup)
    names = [seat_name(translator, seats, seat, view.seat) for seat in range(len(seats))]
    if setup.automaton:
        names.append(bind(translator.say("automaton.the")))
    return Words(translator, setup, names, max(view.seat, -1), colour)


def seat_name(translator: Translator, seats: Sequence[Seat], seat: int, reader: int) -> str:
    """Who sits there, as far as a name was given."""
    named = seats[seat].name
    if seats[seat].plays != "person":
        if named not in ("", "bot"):
            return named
        bots = sum(one.plays != "person" and one.name in ("", "bot") for one in seats)
        return bind(
            translator.say("desk-bot", seat=seat + 1) if bots > 1 else translator.say("table-bot")
        )
    if named not in ("", "you"):
        return named
    only = sum(one.plays == "person" for one in seats) == 1
    return bind(
        translator.say("table-you")
        if only or seat == reader
        else translator.say("table-person", seat=seat + 1)
    )


def texture(words: Words, land: int) -> str:
    """A terrain in three characters."""
    letter = words.letter(land)
    if land == VOLCANO:
        return f"({letter})"
    if land == METROPOLIS:
        return f"<{letter}>"
    return f"{TEXTURES[land]}{letter}{TEXTURES[land]}"
