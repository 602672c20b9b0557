"""Players that see only what a seat sees.

>>> import aurum
>>> from aurum import bots
>>> from random import Random
>>> name = aurum.games.names()[0]
>>> state = aurum.game(name).start(players=3)
>>> while state.actor == aurum.CHANCE:
...     state.apply(state.choices()[0])
>>> question = bots.Question(name, state.view(state.actor), state.choices())
>>> bots.bot(name, "random").answer(question, bots.Budget(), Random(1)).choice in question[2]
True
"""

from __future__ import annotations

from random import Random
from typing import Final

from aurum import games
from aurum.bots import general
from aurum.bots.contract import Answer, Bot, Budget, Comparing, NotAsked, Question, Reason
from aurum.bots.game_bots import GameBots
from aurum.bots.random_bot import RandomBot
from aurum.bots.uncompiled import warn_if_uncompiled
from aurum.engine import BadOptions

__all__ = [
    "GENERAL",
    "LEVELS",
    "Answer",
    "Bot",
    "Budget",
    "Comparing",
    "GameBots",
    "NotAsked",
    "Question",
    "Reason",
    "advise",
    "analysis_iterations",
    "answer",
    "bot",
    "compare",
    "default_level",
    "has_own",
    "levels",
    "names",
    "obvious_reason",
    "searching_levels",
    "tries_to_the_end",
    "try_out",
    "usual_budget",
    "warn_if_uncompiled",
]

LEVELS: Final = ("page", "squire", "knight", "baron", "regent")
"""The levels, the strongest last."""
GENERAL: Final = tuple(f"general-{name}" for name in LEVELS)
"""The levels of the general search, which play every game, also one that brings its own bots."""
_RANDOM: Final = RandomBot()


def _game_bots(game: str) -> GameBots:
    """The bots that a game brings, or else those of the general search."""
    return games.load(game).bots() or general.BOTS


def has_own(game: str) -> bool:
    """Whether a game brings bots of its own; without, the general search plays it."""
    return games.load(game).bots() is not None


def levels(game: str) -> list[str]:
    """The bots that play a game, the best last."""
    games.load(game)  # says which games there are
    return list(LEVELS)


def searching_levels(game: str) -> list[str]:
    """The levels that search, and so can estimate what a choice is worth."""
    return [name for name in levels(game) if isinstance(_bot(game, name), Comparing)]


def names(game: str) -> list[str]:
    """All that `bot` knows: the levels, the random player, what else the game brings, what old
    tables name, and the levels of the general search."""
    brought = _game_bots(game)
    return [*LEVELS, "random", *brought.others, *brought.aliases, *GENERAL]


def default_level(game: str) -> str:
    """The level for players who have not chosen one: the middle one."""
    return levels(game)[len(levels(game)) // 2]


def usual_budget(game: str, name: str) -> Budget:
    """About the usual time of a level, as iterations, so that a play can be repeated."""
    brought = general.BOTS if name in GENERAL else _game_bots(game)
    return Budget(iterations=brought.iterations.get(name.removeprefix("general-"), 1))


def bot(game: str, name: str) -> Bot:
    """The bot of this name. Who plays one game loads nothing of the others.

    If it searches, and the rules are not compiled here, a process logs that once.
    """
    found = _bot(game, name)
    if isinstance(found, Comparing):
        warn_if_uncompiled()
    return found


def _bot(game: str, name: str) -> Bot:
    if name not in names(game):
        facts = {"given": str(name), "game": game, "allowed": ", ".join(names(game))}
        raise BadOptions("bot-unknown", facts)
    if name == "random":
        return _RANDOM
    if name in GENERAL:
        return general.BOTS.level(name.removeprefix("general-"))
    brought = _game_bots(game)
    return brought.level(brought.aliases.get(name, name))


def answer(name: str, question: Question, rng: Random, budget: Budget | None = None) -> Answer:
    """What the bot of this name answers."""
    return bot(question.game, name).answer(question, budget or Budget(), rng)


def compare(
    name: str, question: Question, choices: list[int], rng: Random, budget: Budget
) -> list[float]:
    """What the bot of this name thinks of the asker's chance to win after each of these choices.

    All are tried alike, by so many iterations together, so that none fares worse for having been
    tried less. A bot without search raises `TypeError`.
    """
    player = bot(question.game, name)
    if not isinstance(player, Comparing):
        raise TypeError(f"{name} does not look ahead")
    return player.compare(question, choices, budget, rng)


def obvious_reason(question: Question, choice: int) -> Reason | None:
    """A reason for a choice that needs no search; None where there is none."""
    return _game_bots(question.game).obvious_reason(question, choice)


def advise(
    question: Question, choices: list[int], standing: list[str], rng: Random
) -> list[Reason]:
    """What speaks for each of the best choices; `standing` says how each fares."""
    return _game_bots(question.game).advise(question, choices, standing, rng)


def analysis_iterations(game: str) -> int:
    """How many iterations an analysis spends on a choice."""
    return _game_bots(game).analysis_iterations


def tries_to_the_end(game: str) -> bool:
    """Whether `try_out` plays further than the strongest level does."""
    return _game_bots(game).try_out is not None


def try_out(
    question: Question, choice: int, turns: int, rng: Random, *, briefly: bool = False
) -> float:
    """The asker's chance to win after a choice, when it alone is looked at, and as long as others.

    A search that looks for the best choice soon leaves the others alone and knows little of them.
    Who wants to be sure that one is better than all others has each tried by itself, by the search
    of the strongest level, to the end of the game; briefly, as far as that level looks. The same
    question, choice, turns and `rng` give the same.
    """
    to_the_end = _game_bots(question.game).try_out
    if to_the_end is not None and not briefly:
        return to_the_end(question, choice, turns, rng)
    return compare(LEVELS[-1], question, [choice], rng, Budget(iterations=turns))[0]
