"""Choices as text: `place Archer on 3`, `reveal`, `eliminate 2`. `docs/notation.md` has them all.

Positions are counted from 1, as people do; inside the rules they count from 0.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aurum.engine.reading import Reader, Word
from aurum.games.oriflamme.rules.cards import (
    ALONE,
    ASIDE,
    ASIDE_SIZE,
    BEFORE,
    COPY,
    ELIMINATE,
    END,
    FAVOUR,
    FIRST,
    INFORM,
    KEEP,
    LEAVE,
    LETTERS,
    MARK,
    MOVE,
    NOWHERE,
    ON,
    PLACE,
    REVEAL,
    ROB,
    SPOTS,
    START,
    SUPPORT,
    SWAP,
    TRIPLE_NUMBER,
    TRIPLES,
    VERB,
)
from aurum.games.oriflamme.rules.deck import NAMES

POSITIONS: Final = 48
"""More positions than any queue has; 30 cards can be played at a table of five."""

KEPT: Final = 8192
"""How many choices are remembered in writing, and as many in reading."""

_BARE: Final = {"keep": KEEP, "reveal": REVEAL, "inform": INFORM, "leave": LEAVE}
_AT: Final = {"eliminate": ELIMINATE, "copy": COPY, "move": MOVE, "favour": FAVOUR}
_AT_OR_NOWHERE: Final = {"mark": MARK, "support": SUPPORT}
_FAMILY: Final = {"first": FIRST, "rob": ROB}
VERBS: Final = (
    "place", "keep", "reveal", "eliminate", "rob", "copy", "move", "before", "after", "favour",
    "inform", "swap", "mark", "support", "leave", "aside", "first",
)  # fmt: skip
_WORD_OF: Final = {
    verb: word
    for words in (_BARE, _AT, _AT_OR_NOWHERE, _FAMILY, {"before": BEFORE})
    for word, verb in words.items()
}


@lru_cache(KEPT)
def write(choice: int) -> str:
    """A choice in notation."""
    verb = choice // VERB * VERB
    what = choice - verb
    if verb == PLACE:
        kind, spot = divmod(what, SPOTS)
        return f"place {NAMES[kind]}{_spot(spot)}"
    if verb == ASIDE:
        return "aside " + " ".join(NAMES[kind] for kind in TRIPLES[what])
    if verb == SWAP:
        return f"swap {NAMES[what]}"
    word = _WORD_OF[verb]
    if word in _BARE:
        return word
    if word in _FAMILY:
        return f"{word} {LETTERS[what]}"
    return f"{word} none" if what == NOWHERE else f"{word} {what + 1}"


def redact(choice: int) -> str:
    """A choice in notation as those see it who may not know which card it is about.

    Whatever the card is, it is the same object: a text of its own for each card would name it.
    """
    verb = choice // VERB * VERB
    if verb == PLACE:
        return _PLACED_UNSEEN[(choice - PLACE) % SPOTS]
    if verb == ASIDE:
        return _SET_ASIDE_UNSEEN
    return "swap ?" if verb == SWAP else write(choice)


def _spot(spot: int) -> str:
    if spot == ALONE:
        return ""
    if spot == START:
        return " start"
    return " end" if spot == END else f" on {spot - ON + 1}"


_PLACED_UNSEEN: Final = [f"place ?{_spot(spot)}" for spot in range(SPOTS)]
_SET_ASIDE_UNSEEN: Final = "aside" + " ?" * ASIDE_SIZE


@lru_cache(KEPT)
def read(text: str) -> int:
    """A choice from notation. Capitals and extra spaces do not matter."""
    reader = Reader(text)
    choice = _read_choice(reader)
    reader.done()
    return choice


def _read_choice(reader: Reader) -> int:
    verb = reader.one_of(reader.take(), VERBS, "expected-verb")
    if verb in _BARE:
        return _BARE[verb]
    if verb in _AT:
        return _AT[verb] + read_position_number(reader, reader.take())
    if verb in _AT_OR_NOWHERE:
        word = reader.take()
        if word.text.lower() == "none":
            return _AT_OR_NOWHERE[verb] + NOWHERE
        return _AT_OR_NOWHERE[verb] + read_position_number(reader, word)
    if verb in _FAMILY:
        return _FAMILY[verb] + read_family(reader, reader.take())
    if verb == "before":
        return BEFORE + read_position_number(reader, reader.take())
    if verb == "after":  # another way to name the same gap
        return BEFORE + read_position_number(reader, reader.take()) + 1
    if verb == "swap":
        return SWAP + read_kind(reader, reader.take())
    if verb == "aside":
        return ASIDE + _read_three(reader)
    kind = read_kind(reader, reader.take())
    return PLACE + kind * SPOTS + _read_spot(reader)


def _read_spot(reader: Reader) -> int:
    if not reader.peek().text:
        return ALONE
    word = reader.one_of(reader.take(), ("start", "end", "on"), "expected-spot")
    if word == "on":
        return ON + read_position_number(reader, reader.take())
    return START if word == "start" else END


def _read_three(reader: Reader) -> int:
    kinds: list[int] = []
    for _ in range(ASIDE_SIZE):
        word = reader.take()
        kind = read_kind(reader, word)
        if kind in kinds:
            raise reader.unexpected(word, "expected-other-card")
        kinds.append(kind)
    return TRIPLE_NUMBER[tuple(sorted(kinds))]


def read_kind(reader: Reader, word: Word) -> int:
    """A kind of card by its name."""
    return NAMES.index(reader.one_of(word, NAMES, "expected-card"))


def read_family(reader: Reader, word: Word) -> int:
    """A family by the letter of its crest."""
    return LETTERS.index(reader.one_of(word, LETTERS, "expected-family"))


def read_position_number(reader: Reader, word: Word) -> int:
    """A position of the queue, counted from 1 in the text and from 0 in the result."""
    return reader.number(word, 1, POSITIONS) - 1
