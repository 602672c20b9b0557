"""How one choice fares when it alone is looked at, and as long as every other.

A search that looks for the best choice soon leaves the others alone, and knows little of them; some
it never tries. Who wants to be sure that one is better than all others has each tried for itself.
"""

from __future__ import annotations

from math import inf
from random import Random
from typing import Final

from aurum.bots.asking import Question

SOON: Final = 2.0
FAR: Final = 30.0
"""Rounds that hardly a game of Orichalque lasts: play goes on to its end."""


def try_out(
    question: Question, choice: int, turns: int, rng: Random, *, briefly: bool = False
) -> float:
    """The asker's chance to win after a choice, by the Regent's search, played to the end.

    Briefly, a game of Orichalque is judged after two rounds instead, as the Regent does. The same
    question, choice, turns and `rng` give the same.
    """
    if question.game == "oriflamme":
        return _oriflamme(question, choice, turns, rng)
    return _orichalque(question, choice, turns, rng, SOON if briefly else FAR)


def _oriflamme(question: Question, choice: int, turns: int, rng: Random) -> float:
    from aurum.bots.oriflamme.levels import REGENT
    from aurum.bots.oriflamme.memory import schooled, well_known
    from aurum.bots.oriflamme.search import Search

    search = Search(question.view, schooled(1.0), REGENT, well_known())
    number = question.choices.index(choice)
    search.among = [number]
    node = search.run(rng, turns, inf)
    return search.won[number] / node.visits[number]


def _orichalque(question: Question, choice: int, turns: int, rng: Random, rounds: float) -> float:
    from aurum.bots.orichalque.lore import Lore
    from aurum.bots.orichalque.search import Search, Way
    from aurum.orichalque.imagine import imagine

    state = imagine(question.view)
    search = Search(Lore(state), state, rng, Way(rounds, 0.0, 0.25, 1.0, 0.3))
    root = search.root
    root.hold_to([choice])
    while search.walks < turns:
        search.walk()
    return root.sums[0] / root.tried[0]
