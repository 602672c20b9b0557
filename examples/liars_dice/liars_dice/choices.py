"""Choices: numbers for the rules, notation for people and files."""

from __future__ import annotations

import re
from typing import Final

from aurum.engine.reading import Reader

# A choice is a number that means the same in every position. A seat can choose one of these two, or
# a bid: ten times its quantity plus its face, so that 45 is four fives.
CALL: Final = 1
EXACT: Final = 2
# Chance chooses one of these.
FIRST: Final = 1_000  # + the seat that begins
ROLL: Final = 100_000  # + the dice as digits, ascending: 113_566 is a roll of 1 3 5 6 6

VERBS: Final = ("bid", "call", "exact", "first", "roll")


def write(choice: int) -> str:
    """A choice in notation: `bid 4x5`, `call`, `exact`, `first 2`, `roll 13566`."""
    if choice >= ROLL:
        return f"roll {choice - ROLL}"
    if choice >= FIRST:
        return f"first {choice - FIRST + 1}"
    if choice in (CALL, EXACT):
        return "call" if choice == CALL else "exact"
    return f"bid {write_bid(choice)}"


def write_bid(bid: int) -> str:
    """A bid without its verb: 4x5 is four fives."""
    quantity, face = divmod(bid, 10)
    return f"{quantity}x{face}"


def read(text: str) -> int:
    """A choice from notation; `Unreadable` says which word is wrong and what would be right."""
    reader = Reader(text)
    verb = reader.one_of(reader.take(), VERBS, "expected-verb")
    if verb == "bid":
        choice = read_bid(reader)
    elif verb == "roll":
        word = reader.take()
        if not re.fullmatch("[1-6]{1,5}", word.text):
            raise reader.unexpected(word, "liars_dice-expected-roll")
        choice = ROLL + int("".join(sorted(word.text)))
    elif verb == "first":
        choice = FIRST + reader.number(reader.take(), 1, 6) - 1
    else:
        choice = CALL if verb == "call" else EXACT
    reader.done()
    return choice


def read_bid(reader: Reader) -> int:
    """The next word as a bid."""
    word = reader.take()
    found = re.fullmatch("([1-9]|[12][0-9]|30)x([1-6])", word.text)
    if found is None:
        raise reader.unexpected(word, "liars_dice-expected-bid")
    return int(found[1]) * 10 + int(found[2])
