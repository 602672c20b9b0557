"""Choices of Oriflamme on a terminal: what the rules say of them, and where they are numbered."""

from __future__ import annotations

from typing import Final

from aurum.games.oriflamme.rules import oriflamme
from aurum.games.oriflamme.rules.cards import (
    COPY,
    ELIMINATE,
    FAVOUR,
    MARK,
    MOVE,
    NOWHERE,
    SUPPORT,
    VERB,
)
from aurum.games.oriflamme.rules.view import View
from aurum.games.oriflamme.terminal.words import Words

AIMED: Final = (ELIMINATE, COPY, MOVE, FAVOUR, MARK, SUPPORT)
"""Verbs about a position, whose number the table shows on the card there."""


def sentence(words: Words, view: View, choice: int) -> str:
    """What this choice does and what follows from it."""
    explained = oriflamme.explain(view, choice)
    does = words.full(explained.sentence)
    if not explained.outlook:
        return does
    follows = " · ".join(words.phrase(one) for one in explained.outlook)
    return f"{words.say('table-label', what=does)} {follows}"


def question(words: Words, view: View) -> str:
    """What the acting seat is asked, in the second person where it has only one family."""
    return words.full(oriflamme.question(view))


def aims(order: tuple[int, ...]) -> dict[int, int]:
    """For each position that may be chosen, the number of that choice on the screen."""
    found = {}
    for number, choice in enumerate(order, 1):
        verb = choice // VERB * VERB
        if verb in AIMED and choice - verb != NOWHERE:
            found[choice - verb] = number
    return found
