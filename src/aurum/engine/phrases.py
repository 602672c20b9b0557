"""What a game says of itself, without a word of any language.

A `Phrase` names a message of the locales and the facts that fill it in. Whoever shows it, in the
terminal or in the browser, puts it into the reader's language. A game makes phrases from a view
only, so they tell no more than the seat of that view may know. A phrase is the same for every
reader: it names seats, and who is "you" is decided where it is put into words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

TABLE: Final = -1
"""The owner of a known fact that belongs to no seat."""


class Player(NamedTuple):
    """Whoever sits at a seat, as a fact of a phrase.

    It is filled in as the name of the person or bot there, or as the message `key` where a game
    names seats itself. A fact `NAME` that is a player gives the message also `$NAME-you`: `you` for
    the reader at that seat and `other` for everybody else. For the fact called `who` that is also
    `$you`, and each attribute of the message `key` is a fact of its own, for languages in which
    names have cases.
    """

    seat: int
    """The seat; below 0 for a player without a seat, such as an automaton."""
    key: str = ""


class Phrase(NamedTuple):
    """A message of the locales with its facts."""

    key: str
    """The name of the message, or with `name.attribute` one of its attributes."""
    facts: Mapping[str, Fact] = {}


Fact = int | str | Phrase | Player | tuple[Phrase | Player, ...]
"""A number, a text that is the same in all languages, a phrase, a player, or a list of these two,
which is not empty. It is written with commas; with spaces if it consists of signs without a letter
or a digit, such as the faces of dice."""

Value = int | float | str | bool | tuple[int, ...]


class Explanation(NamedTuple):
    """A choice, explained to the seat that may make it."""

    sentence: Phrase
    """What the choice does: "Raise to five fives"."""
    outlook: tuple[Phrase, ...] = ()
    """What would follow from it, as far as the seat can know: the surest first."""
    facts: Mapping[str, Value] = {}
    """The outlook as numbers, for boards and programs."""
    group: Phrase | None = None
    """The heading under which it is listed, together with the others of that group."""
    cell: tuple[Phrase, Phrase] | None = None
    """Its row and its column, where the choices of a group form a grid."""
    part: str = ""
    """The `id` of the part of the game's picture that it belongs to."""


class KnownFact(NamedTuple):
    """Something that a seat knows about the position, for a board that is not drawn."""

    name: Phrase
    value: Fact
    seat: int = TABLE
    """The seat whose fact it is, or `TABLE`. Facts with one name make a column of a table."""
    private: bool = False
    """Whether only the seat of the view knows it."""
    main: bool = False
    """Whether this is what the moment is about, such as the bid to beat. At most one fact is."""
    unit: Phrase | None = None
    """What is counted, in the form that belongs to the number: "die" behind 1, "dice" behind 5. The
    browser writes it behind the first number that every seat has."""
    by: int = TABLE
    """The seat that has done it, such as that of the bidder, for a fact that is no seat's."""
    step: int = 0
    """Its number among things that were done one after the other, such as the bids of a round, from
    1. Facts with one name and steps make a list, each with its `seat`."""


class LogSentence(NamedTuple):
    """A line of the log."""

    sentence: Phrase
    event: int
    """The number of its event among those that were given."""
    rule: str = ""
    seat: int = TABLE
    """The seat that it is about, or `TABLE`."""
    gain: Phrase | str = ""
    """What that seat won or lost by it: "+1"."""
    heading: bool = False
