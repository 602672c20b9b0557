"""Candidates for puzzles: questions of a game where one choice seems clearly the best."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

from aurum import bots
from aurum.bots import Budget, Question
from aurum.engine import CHANCE, OVER, Game, State
from aurum.engine.chance import sample_choice
from aurum.puzzles.difficulty import LONGEST, finds, rate, tempting
from aurum.puzzles.puzzle import Puzzle, PuzzleOrigin, kind_of, puzzles_of
from aurum.puzzles.verification import FEW, choice_results, first_estimates, leaders, verify

PROMISING: Final = 0.08
"""The gap that a search must see at first for a question to be looked at more closely."""
LIKELY: Final = 0.75
"""What a Page finds this often is no puzzle."""
HOPELESS: Final = 0.15
"""Where even the best choice wins less than this, there is little to find."""
FOLLOWED: Final = 2
"""How many choices after the best one are listed."""

Wanted = Callable[[str], bool]
"""Whether a question of this kind is still looked for."""


class Candidate(NamedTuple):
    """A question of a game that may become a puzzle."""

    state: State
    question: Question
    move: int
    looks: bots.Answer


def play(
    game: Game[Any, Any], options: dict[str, object], rng: Random, made: list[int] | None = None
) -> Iterator[Candidate]:
    """The questions of a game that Regents play, or of one that was played, as they are asked."""
    state = game.begin(game.options(options))
    budget = Budget(iterations=puzzles_of(game.name).search_iterations)
    for move in range(10_000):
        if state.actor == OVER or (made is not None and move >= len(made)):
            return
        if state.actor == CHANCE:
            state.apply(sample_choice(state, rng) if made is None else made[move])
            continue
        question = Question(game.name, state.view(state.actor), state.choices())
        if len(question.choices) == 1:
            state.apply(question.choices[0])
            continue
        answer = bots.answer("regent", question, rng, budget)
        yield Candidate(state, question, move, answer)
        state.apply(answer.choice if made is None else made[move])


def is_promising(candidate: Candidate) -> bool:
    """Whether a search sees a gap, and a Page often misses the choice."""
    question, answer = candidate.question, candidate.looks
    worth = [-1.0 if fared is None else fared for fared in answer.worth]
    if len(worth) < 2:
        return False
    first, second = sorted(worth, reverse=True)[:2]
    if first < HOPELESS or first - max(second, 0.0) < PROMISING:
        return False
    best = question.choices[worth.index(first)]
    return finds("page", question, best) < LIKELY


def follow(game: Game[Any, Any], state: State, best: int) -> list[str]:
    """How a Regent would continue after the best choice, while no other seat is asked.

    Only while the same thing acts: what another one does is another matter.
    """
    then: list[str] = []
    seat = state.actor
    state = state.clone()
    acts = puzzles_of(game.name).acting
    acting = acts(state)
    state.apply(best)
    while state.actor == seat and len(then) < FOLLOWED and acts(state) == acting:
        question = Question(game.name, state.view(seat), state.choices())
        answer = bots.answer("regent", question, Random(0), bots.usual_budget(game.name, "regent"))
        choice = question.choices[answer.policy.index(max(answer.policy))]
        then.append(game.write(choice))
        state.apply(choice)
    return then


def make_puzzle(
    game: Game[Any, Any], candidate: Candidate, found: PuzzleOrigin, wanted: Wanted
) -> Puzzle | None:
    """The puzzle of a candidate; None if the best choice is not clear or not hard to find."""
    question = candidate.question
    own = puzzles_of(game.name)
    depth = own.depth
    write = {choice: game.write(choice) for choice in question.choices}
    seen = max(
        question.choices,
        key=lambda choice: candidate.looks.worth[question.choices.index(choice)] or 0.0,
    )
    if own.uninteresting(question, write[seen]) or not wanted(kind_of(game.name, write[seen])):
        return None
    worth = first_estimates(question, depth)
    best, second = list(worth)[:2]
    if worth[best] - worth[second] < PROMISING or worth[best] < HOPELESS:
        return None
    wrong = tempting(question, best, second)
    among = leaders(worth, wrong)
    if (
        own.uninteresting(question, write[best])
        or len(among) > FEW
        or finds("page", question, best) >= LIKELY
    ):
        return None
    verdict = verify(question, worth, among, depth)
    if not verdict.clear or verdict.best != best or verdict.tried[best][0] < HOPELESS:
        return None
    rating = rate(question, best)
    if rating.settles > LONGEST:
        return None
    return Puzzle(
        game=game.name,
        rules=game.rules,
        position=game.write_position(candidate.state),
        best=write[best],
        tempting=write[wrong],
        then=follow(game, candidate.state, best),
        tried=choice_results(verdict, write),
        sources=len(verdict.gaps),
        spread=round(max(verdict.gaps) - min(verdict.gaps), 3),
        levels=rating.levels,
        settles=rating.settles,
        difficulty=rating.difficulty,
        found=found,
    )
