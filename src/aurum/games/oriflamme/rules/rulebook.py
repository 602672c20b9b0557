"""The numbers of all the rules, as `docs/rules/oriflamme.md` explains them."""

from __future__ import annotations

from typing import Final

_CHAPTERS: Final = {
    "OF-1": 5, "OF-2": 5, "OF-3": 8, "OF-4": 5, "OF-5": 7, "OF-6": 6, "OF-7": 3,
    "AL-1": 10, "AL-2": 8,
}  # fmt: skip
"""How many rules each chapter has."""

RULEBOOK: Final = (
    *(f"{chapter}.{rule}" for chapter, rules in _CHAPTERS.items() for rule in range(1, rules + 1)),
    "AL-0", "MX-1", "MX-2", "MX-3", "MX-4",
)  # fmt: skip
