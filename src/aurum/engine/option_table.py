"""Options of a play from a table: for games whose options each have a few values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from aurum.engine.errors import BadOptions


class OptionValues(NamedTuple):
    """What an option can be."""

    allowed: Sequence[Any]
    usual: Any
    """What it is if nobody says."""
    rule: str
    """The number of the rule that it belongs to."""


def read_options(
    given: Mapping[str, object], table: Mapping[str, OptionValues], message: str
) -> dict[str, Any]:
    """The given options checked and completed; `BadOptions` otherwise.

    Commands give text, so `dice="3"` is as good as `dice=3`. The message is one of the game's; its
    facts are the `name` of the option, what was `given`, and what is `allowed`.
    """
    for name in given:
        if name not in table:
            unknown = {"name": str(name), "allowed": ", ".join(table)}
            raise BadOptions("options-unknown", unknown)
    found: dict[str, Any] = {}
    for name, (allowed, usual, rule) in table.items():
        values = {str(value).lower(): value for value in allowed}
        value = str(given.get(name, usual)).lower()
        if value not in values:
            wrong = {"name": name, "given": value, "allowed": ", ".join(values)}
            raise BadOptions(message, wrong, rule)
        found[name] = values[value]
    return found
