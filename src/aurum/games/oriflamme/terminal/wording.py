"""Questions, choices and seats of Oriflamme in words, for a reader without a seat."""

from __future__ import annotations

from collections.abc import Sequence

from aurum.engine import Seat
from aurum.games.oriflamme.rules.cards import families_of
from aurum.games.oriflamme.rules.view import View
from aurum.games.oriflamme.terminal.choices import question, sentence
from aurum.games.oriflamme.terminal.table import seat_name
from aurum.games.oriflamme.terminal.words import Words, words_for
from aurum.terminal.screen import unbind
from aurum.words import Translator


class OriflammeWording:
    """What one seat was asked, in words for a reader without a seat."""

    def __init__(self, translator: Translator, view: View, seats: Sequence[Seat]) -> None:
        self.view = view
        self.words = Words(translator, -1, colour=False)

    def question(self) -> str:
        """What the seat was asked."""
        return unbind(question(self.words, self.view))

    def choice(self, choice: int) -> str:
        """What the seat chose, or could have."""
        return unbind(sentence(self.words, self.view, choice))


def sentence_for(translator: Translator, view: View, seats: Sequence[Seat], choice: int) -> str:
    """A choice in words, as the seat of the view reads it."""
    return unbind(sentence(words_for(translator, view, False), view, choice))


def seat_names(translator: Translator, seats: Sequence[Seat]) -> list[str]:
    """Who sits where, with the crests that the sentences name."""
    words = Words(translator, -1, colour=False)
    found = [unbind(seat_name(words, seats, seat, -1)) for seat in range(len(seats))]
    families = families_of(len(seats))
    crests = [
        ", ".join(words.family(family) for family in range(seat, families, len(seats)))
        for seat in range(len(seats))
    ]
    return [f"{name} ({unbind(crest)})" for name, crest in zip(found, crests, strict=True)]
