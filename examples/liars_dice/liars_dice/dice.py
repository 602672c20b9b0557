"""Dice under a cup, and how likely they fall."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

FACES: Final = range(1, 7)

Hand = tuple[int, ...]
"""The dice of a seat, ascending; none before they are rolled."""

HANDS: Final = {dice: list(combinations_with_replacement(FACES, dice)) for dice in range(1, 6)}
"""Every hand of so many dice."""


def number_of(hand: Hand) -> int:
    """A hand as a number, its dice as digits."""
    return int("".join(map(str, hand)))


def hand_of(digits: str) -> Hand:
    """The hand with these dice."""
    return tuple(sorted(map(int, digits)))


def ways(hand: Hand) -> int:
    """In how many ways the dice can fall so."""
    return factorial(len(hand)) // prod(factorial(hand.count(face)) for face in FACES)
