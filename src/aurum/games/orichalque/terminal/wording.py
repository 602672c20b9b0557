"""Questions, choices and seats of Orichalque in words, for a reader without a seat."""

from __future__ import annotations

from collections.abc import Sequence

from aurum.engine import Seat
from aurum.games.orichalque.rules.game import orichalque
from aurum.games.orichalque.rules.view import View
from aurum.games.orichalque.terminal.choices import sentence
from aurum.games.orichalque.terminal.words import Words, capital, seat_name, words_for
from aurum.terminal.screen import unbind
from aurum.words import Translator


class OrichalqueWording:
    """What one seat was asked, in words for a reader without a seat."""

    def __init__(self, translator: Translator, view: View, seats: Sequence[Seat]) -> None:
        words = words_for(translator, view, seats, colour=False)
        self.words = Words(translator, words.setup, words.names, -1, colour=False)
        self.view = view

    def question(self) -> str:
        """What the seat was asked."""
        return unbind(capital(self.words.phrase(orichalque.question(self.view))))

    def choice(self, choice: int) -> str:
        """What the seat chose, or could have."""
        return unbind(sentence(self.words, self.view, choice))


def sentence_for(translator: Translator, view: View, seats: Sequence[Seat], choice: int) -> str:
    """A choice in words, as the seat of the view reads it."""
    return unbind(sentence(words_for(translator, view, seats, False), view, choice))


def seat_names(translator: Translator, seats: Sequence[Seat]) -> list[str]:
    """Who sits where."""
    return [unbind(seat_name(translator, seats, seat, -1)) for seat in range(len(seats))]
