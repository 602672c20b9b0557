"""How one choice fares when it alone is looked at, and as long as every other.

A search that looks for the best choice soon leaves the others alone, and knows little of them; some
it never tries. Who wants to be sure that one is better than all others has each tried for itself.
"""

from __future__ import annotations

from random import Random
from typing import Final

from aurum import bots
from aurum.bots.asking import Budget, Question

FAR: Final = 30.0
"""Rounds that hardly a game of Orichalque lasts: play goes on to its end."""


def try_out(
    question: Question, choice: int, turns: int, rng: Random, *, briefly: bool = False
) -> float:
    """The asker's chance to win after a choice, by the Regent's search, played to the end.

    Briefly, a game of Orichalque is judged after two rounds instead, as the Regent does. The same
    question, choice, turns and `rng` give the same.
    """
    if question.game == "orichalque" and not briefly:
        return _to_the_end(question, choice, turns, rng)
    return bots.compare("regent", question, [choice], rng, Budget(iterations=turns))[0]


def _to_the_end(question: Question, choice: int, turns: int, rng: Random) -> float:
    """A game of Orichalque, which the Regent itself never plays through."""
    from aurum.games.orichalque.bots.lore import Lore
    from aurum.games.orichalque.bots.search import Search, Way
    from aurum.games.orichalque.rules.imagine import imagine

    state = imagine(question.view)
    search = Search(Lore(state), state, rng, Way(FAR, 0.0, 0.25, 1.0, 0.3))
    root = search.root
    root.hold_to([choice])
    while search.walks < turns:
        search.walk()
    return root.sums[0] / root.tried[0]
