"""LD-1.1, LD-1.2, LD-4, LD-5. What a table agrees on before the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from aurum.engine import BadOptions


class Setup(NamedTuple):
    """The options of a play."""

    players: int
    dice: int
    wild: bool
    exact: bool


OPTIONS: Final[dict[str, tuple[Sequence[int], int, str]]] = {
    "players": (range(2, 7), 4, "LD-1.1"),
    "dice": (range(1, 6), 5, "LD-1.2"),
    "wild": ((False, True), False, "LD-4.1"),
    "exact": ((False, True), False, "LD-5.1"),
}
"""What each option can be, what it is if nobody says, and the rule that it belongs to."""


def read_options(given: Mapping[str, object]) -> Setup:
    """The given options, completed. Commands give text, so `dice="3"` is as good as `dice=3`."""
    for name in given:
        if name not in OPTIONS:
            unknown = {"name": str(name), "allowed": ", ".join(OPTIONS)}
            raise BadOptions("options-unknown", unknown)
    found: dict[str, int] = {}
    for name, (allowed, usual, rule) in OPTIONS.items():
        values = {str(value).lower(): value for value in allowed}
        value = str(given.get(name, usual)).lower()
        if value not in values:
            wrong = {"name": name, "given": value, "allowed": ", ".join(values)}
            raise BadOptions("liars_dice-options", wrong, rule)
        found[name] = values[value]
    return Setup(found["players"], found["dice"], bool(found["wild"]), bool(found["exact"]))
