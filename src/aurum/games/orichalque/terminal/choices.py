"""Choices of Orichalque as lines of text: what the rules say of them, put into words."""

from __future__ import annotations

from aurum.engine.phrases import Explanation
from aurum.games.orichalque.rules.game import orichalque
from aurum.games.orichalque.rules.view import View
from aurum.games.orichalque.terminal.words import Words, capital


def sentence(words: Words, view: View, choice: int) -> str:
    """What this choice does and what follows from it."""
    return in_full(words, orichalque.explain(view, choice))


def in_full(words: Words, explained: Explanation) -> str:
    """An explanation in one line."""
    parts = (explained.sentence, *explained.outlook)
    return capital(" · ".join(words.phrase(part) for part in parts))
