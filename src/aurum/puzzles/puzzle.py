"""What a puzzle is: a position, the seat that is asked, and what each choice came to.

The position is written down whole, as it stood in the game it was found in. Whoever solves it is
shown what the asked seat may know and nothing else, and the answer rests on nothing else either.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

import aurum
from aurum import games
from aurum.bots import Question
from aurum.engine import BadOptions, Game, State
from aurum.puzzles.game_puzzles import GamePuzzles


class ChoiceResult(msgspec.Struct, frozen=True):
    """What a choice came to."""

    choice: str
    worth: float
    """The asked seat's chance to win after it."""
    tries: int
    """How often it was played through, all sources of chance together."""


class PuzzleOrigin(msgspec.Struct, frozen=True):
    """Where a puzzle comes from."""

    seed: int
    play: int
    """Which of the games played from that seed, or of the records read; from 1."""
    move: int
    """How many choices had been made, chance's included."""


class Puzzle(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """A position with one clearly best choice."""

    game: str
    rules: int
    """The version of the rules it was found by."""
    position: str
    best: str
    tempting: str
    """What a Squire would do, or else a Page, or else the next best: never the best."""
    then: list[str]
    """How the asked seat goes on at once after the best choice, if it is asked again."""
    tried: list[ChoiceResult]
    """Every legal choice, the best first."""
    sources: int
    """How many sources of chance each of the leading choices was tried with."""
    spread: float
    """The narrowest and the widest gap that one source alone saw are this far apart."""
    levels: dict[str, float]
    """How often the four lower levels find it."""
    settles: int
    """From how many turns of search on the Regent finds it."""
    difficulty: int
    found: PuzzleOrigin

    @cached_property
    def rulebook(self) -> Game[Any, Any]:
        """The game it is a moment of."""
        return aurum.game(self.game)

    def state(self) -> State:
        """The position, to look at or to play on from; a new one each time."""
        state: State = self.rulebook.read_position(self.position)
        return state

    def after(self, steps: int) -> State:
        """The position after the best choice and so many of those that follow it."""
        state = self.state()
        for text in [self.best, *self.then[:steps]]:
            state.apply(self.rulebook.read(text))
        return state

    @cached_property
    def question(self) -> Question:
        """What the seat is asked, with all that it may know."""
        state = self.state()
        return Question(self.game, state.view(state.actor), state.choices())

    @property
    def seat(self) -> int:
        """Who is asked."""
        seat: int = self.question.view.seat
        return seat

    @property
    def kind(self) -> str:
        """What the question is about."""
        return kind_of(self.game, self.best)

    @property
    def gap(self) -> float:
        """How much more the best is worth than the next best."""
        return self.tried[0].worth - self.tried[1].worth

    def worth(self, choice: str) -> ChoiceResult:
        """What a choice came to."""
        return next(one for one in self.tried if one.choice == choice)


def kind_of(game: str, choice: str) -> str:
    """What a question is about that has such an answer."""
    return puzzles_of(game).kinds[choice.split()[0]]


def puzzles_of(game: str) -> GamePuzzles:
    """What a game brings for its puzzles; `BadOptions` where it brings nothing."""
    found = games.load(game).puzzles()
    if found is None:
        raise BadOptions("puzzles-none", {"game": game})
    return found
