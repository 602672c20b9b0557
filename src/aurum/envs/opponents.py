"""Bots on the other seats of a learner's table."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from random import Random
from textwrap import shorten

from aurum import bots
from aurum.engine.state import State

Opponent = str | bots.Bot
Wanted = Opponent | Sequence[Opponent]
RANDOM = "random"


class Opponents:
    """Bots by their places, counted from the learner's left neighbour on."""

    def __init__(
        self, game: str, wanted: Wanted, seats: int, budget: bots.Budget | None = None
    ) -> None:
        """A single opponent sits on all places. `budget` is how long each may think."""
        self.game = game
        self.seats = seats
        named = _checked(game, wanted, seats - 1)
        self.random = all(one == RANDOM for one in named)
        """Whether all choose at random."""
        self._bots = [_bot(game, one) for one in named]
        if not isinstance(budget, bots.Budget | None):
            raise ValueError(
                f"budget is how long a bot may think, such as bots.Budget(iterations=200); "
                f"not {budget!r}"
            )
        self._budget = budget or bots.Budget()

    def choose(self, state: State, learner: int, rng: Random) -> int:
        """A legal choice for the seat that must choose; its bot gets what the seat knows."""
        seat = state.actor
        bot = self._bots[(seat - learner) % self.seats - 1]
        legal = state.legal()
        if bot is None:
            return legal[int(rng.random() * len(legal))]
        question = bots.Question(self.game, state.view(seat), legal[:])
        answer = bot.answer(question, self._budget, rng)
        choice = _choice_of(answer)
        if choice not in legal:
            raise RuntimeError(
                f"{type(bot).__name__} on seat {seat}: {_wrong(answer, state)} "
                f"(a bot answers with bots.Answer, whose choice is one of question.choices)"
            )
        return choice


def _choice_of(answer: object) -> int | None:
    """The choice of an answer as a number of Python; None if it is no whole number."""
    choice = getattr(answer, "choice", None)
    try:
        return None if choice is None or isinstance(choice, bool) else index(choice)
    except TypeError:
        return None


def _wrong(answer: object, state: State) -> str:
    """What is wrong with an answer."""
    choice = _choice_of(answer)
    if choice is not None:
        return str(state.refusal(choice))
    if hasattr(answer, "choice"):
        return f"its choice is {_shown(answer.choice)}, not a whole number"
    return f"it answered {_shown(answer)}"


def _shown(thing: object) -> str:
    """What there is instead, in a few words."""
    return shorten(repr(thing), 60, placeholder="…")


def _checked(game: str, wanted: Wanted, places: int) -> list[Opponent]:
    """The bots on the other seats, from the left neighbour on."""
    if isinstance(wanted, (list, tuple)):
        found: list[Opponent] = list(wanted)
    else:
        found = [wanted] * places  # type: ignore[list-item]
    if len(found) != places:
        raise ValueError(f"there are {places} other seats, and {len(found)} opponents were given")
    known = bots.names(game)
    for one in found:
        if isinstance(one, str) and one not in known:
            raise ValueError(f"{game} has no bot {one!r}; it has {', '.join(known)}")
        if not isinstance(one, str) and not callable(getattr(one, "answer", None)):
            raise ValueError(f"an opponent is the name of a bot or answers questions; not {one!r}")
    return found


def _bot(game: str, one: Opponent) -> bots.Bot | None:
    """A bot; None for the random one, which needs no view."""
    if not isinstance(one, str):
        return one
    return None if one == RANDOM else bots.bot(game, one)


def checked_seat(seat: int | None, seats: int) -> int | None:
    """A learner's seat, or None where each play draws one."""
    if seat is not None and (isinstance(seat, bool) or seat not in range(seats)):
        raise ValueError(f"seat is a number from 0 to {seats - 1} or None, not {seat!r}")
    return seat


def drawn_seat(seat: int | None, seats: int, rng: Random) -> int:
    """The learner's seat in a new play."""
    return int(rng.random() * seats) if seat is None else seat
