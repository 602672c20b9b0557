"""Players that see only what a seat sees.

>>> import aurum
>>> from aurum import bots
>>> from random import Random
>>> state = aurum.game("oriflamme").start(players=3)
>>> while state.actor == aurum.CHANCE:
...     state.apply(state.choices()[0])
>>> question = bots.Question("oriflamme", state.view(state.actor), state.choices())
>>> bots.bot("oriflamme", "random").answer(question, bots.Budget(), Random(1)).choice in question[2]
True
"""

from __future__ import annotations

from random import Random
from typing import Final

from aurum.bots.aimless import Aimless
from aurum.bots.asking import Answer, Bot, Budget, Comparing, Question, Reason
from aurum.engine import BadOptions

__all__ = [
    "Answer",
    "Bot",
    "Budget",
    "Comparing",
    "Question",
    "Reason",
    "answer",
    "bot",
    "compare",
    "levels",
    "looking_ahead",
    "names",
    "plainly",
    "steady",
    "usual",
]

LEVELS: Final = ("page", "squire", "knight", "baron", "regent")
_AIMLESS: Final = Aimless()
_STEADY: Final = {
    "oriflamme": {"knight": 24, "baron": 120, "regent": 3000},
    "orichalque": {"knight": 12, "baron": 100, "regent": 1000},
}


def levels(game: str) -> list[str]:
    """The bots that play a game, the best last."""
    return list(LEVELS)


def looking_ahead(game: str) -> list[str]:
    """The levels that play on in the head, and so know what a choice is worth."""
    return [name for name in levels(game) if isinstance(bot(game, name), Comparing)]


def names(game: str) -> list[str]:
    """All that `bot` knows: the levels, and those that only programs and old tables want."""
    if game not in _STEADY:
        raise BadOptions("options-game", {"given": str(game), "allowed": ", ".join(_STEADY)})
    return [*LEVELS, "random", *(["greedy"] if game == "orichalque" else [])]


def usual(game: str) -> str:
    """The level for who has not chosen one: the middle."""
    return levels(game)[len(levels(game)) // 2]


def steady(game: str, name: str) -> Budget:
    """About as long as a level is used to think, but counted, so that a play can be repeated."""
    return Budget(iterations=_STEADY[game].get(name, 1))


def bot(game: str, name: str) -> Bot:
    """The bot of this name. Who plays one game loads nothing of the other."""
    if name not in names(game):
        facts = {"given": str(name), "game": game, "allowed": ", ".join(names(game))}
        raise BadOptions("bot-unknown", facts)
    if name == "random":
        return _AIMLESS
    if game == "oriflamme":
        from aurum.games.oriflamme.bots.levels import level as oriflamme_level

        return oriflamme_level(name)
    if name == "greedy":
        from aurum.bots.greedy import Greedy

        return Greedy()
    from aurum.games.orichalque.bots.levels import level

    return level(name)


def answer(name: str, question: Question, rng: Random, budget: Budget | None = None) -> Answer:
    """What the bot of this name answers."""
    return bot(question.game, name).answer(question, budget or Budget(), rng)


def compare(
    name: str, question: Question, choices: list[int], rng: Random, budget: Budget
) -> list[float]:
    """What the bot of this name thinks of the asker's chance to win after each of these choices.

    All are tried alike, by so many iterations together, so that none fares worse for having been
    tried less. A bot that does not look ahead cannot tell.
    """
    asked = bot(question.game, name)
    if not isinstance(asked, Comparing):
        raise TypeError(f"{name} does not look ahead")
    return asked.compare(question, choices, budget, rng)


def plainly(question: Question, choice: int) -> Reason:
    """What speaks for a choice at a glance, whoever may make it."""
    if question.game == "oriflamme":
        from aurum.games.oriflamme.bots.reasons import sensible
        from aurum.games.oriflamme.rules.imagine import imagine

        return sensible(imagine(question.view, Random(0)), choice, best=True)
    from aurum.games.orichalque.bots.reasons import at_a_glance
    from aurum.games.orichalque.rules.imagine import imagine as imagine_orichalque

    return at_a_glance(imagine_orichalque(question.view), choice)
