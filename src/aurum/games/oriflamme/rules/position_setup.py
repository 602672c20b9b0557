"""What stays the same for the whole play, from the first clauses of a position."""

from __future__ import annotations

from aurum.engine.errors import BadOptions
from aurum.engine.reading import Clauses, Reader, Word
from aurum.games.oriflamme.rules.cards import (
    BASE,
    LETTERS,
    NONE,
    ROUNDS,
    Setup,
    families_of,
)
from aurum.games.oriflamme.rules.notation import read_family
from aurum.games.oriflamme.rules.options import check_set


class SetupReader(Clauses):
    """Reads the clauses `set`, `players`, `rounds` and `begins`."""

    def word(self, clause: str) -> tuple[Reader, Word] | None:
        """The single word of a clause, if there is such a clause."""
        if clause not in self.clauses:
            return None
        reader = self.clauses[clause]
        return reader, reader.take()

    def read_setup(self) -> Setup:
        """The set-up. `rounds` says that it is that of a small game."""
        small_rounds = 0
        if found := self.word("rounds"):
            small_rounds = found[0].number(found[1], 1, ROUNDS)
        kinds = BASE
        if found := self.word("set"):
            reader, word = found
            try:
                kinds = check_set(word.text, None, small_rounds)
            except BadOptions:
                expected = "expected-small-set" if small_rounds else "expected-set"
                raise reader.unexpected(word, expected, rounds=small_rounds) from None
        seats = 2 if small_rounds else 3
        if found := self.word("players"):
            seats = found[0].number(found[1], 2, 5)
        begins = NONE
        if found := self.word("begins"):
            begins = read_family_of(*found, seats if small_rounds else families_of(seats))
        return Setup(kinds, seats, begins, small_rounds)


def read_family_of(reader: Reader, word: Word, families: int) -> int:
    """One of so many families, by the letter of its crest."""
    family = read_family(reader, word)
    if family >= families:
        raise reader.unexpected(word, "expected-family", allowed=", ".join(LETTERS[:families]))
    return family
