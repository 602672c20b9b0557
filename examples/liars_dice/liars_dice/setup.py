"""LD-1.1, LD-1.2, LD-4, LD-5. What a table agrees on before the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from aurum.engine import OptionValues, read_options


class Setup(NamedTuple):
    """The options of a play."""

    players: int
    dice: int
    wild: bool
    exact: bool


OPTIONS: Final = {
    "players": OptionValues(range(2, 7), 4, "LD-1.1"),
    "dice": OptionValues(range(1, 6), 5, "LD-1.2"),
    "wild": OptionValues((False, True), False, "LD-4.1"),
    "exact": OptionValues((False, True), False, "LD-5.1"),
}


def read_setup(given: Mapping[str, object]) -> Setup:
    """The given options, completed."""
    return Setup(**read_options(given, OPTIONS, "liars_dice-options"))
