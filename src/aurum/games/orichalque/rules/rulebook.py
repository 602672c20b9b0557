"""The numbers of all the rules, as `docs/rules/orichalque.md` explains them."""

from __future__ import annotations

from typing import Final

_CHAPTERS: Final = {1: 6, 2: 2, 3: 2, 4: 6, 5: 2, 6: 12, 7: 4, 8: 2, 9: 5, 10: 7}
"""How many rules each chapter has."""

RULEBOOK: Final = tuple(
    f"OR-{chapter}.{rule}" for chapter, rules in _CHAPTERS.items() for rule in range(1, rules + 1)
)
