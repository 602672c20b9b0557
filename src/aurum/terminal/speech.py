"""Phrases of a game put into words for one reader at a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from aurum.engine import SPECTATOR, Phrase, Seat
from aurum.engine.phrases import Fact
from aurum.terminal.screen import bind
from aurum.terminal.seat_names import seat_names
from aurum.words import Translator


class Speech:
    """One language, the names of the seats, and who is "you"."""

    def __init__(
        self, translator: Translator, seats: Sequence[Seat], reader: int = SPECTATOR
    ) -> None:
        self.translator = translator
        self.reader = reader
        self.names = seat_names(translator, seats, reader)

    def say(self, key: str, **facts: str | int) -> str:
        """A message of the platform."""
        return bind(self.translator.say(key, facts))

    def phrase(self, phrase: Phrase) -> str:
        """A phrase within a sentence."""
        return bind(self.translator.phrase(phrase, self.names, self.reader))

    def sentence(self, phrase: Phrase) -> str:
        """A phrase that stands alone."""
        return bind(self.translator.sentence(phrase, self.names, self.reader))

    def question(self, phrase: Phrase) -> str:
        """A question; a game that has no words for it just asks for a choice."""
        known = self.translator.has(phrase.key.partition(".")[0])
        return self.sentence(phrase) if known else self.say("question-unnamed")

    def fact(self, fact: Fact) -> str:
        """A fact that stands alone."""
        return self.phrase(Phrase("known-value", {"value": fact}))
