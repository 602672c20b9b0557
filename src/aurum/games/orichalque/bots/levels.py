"""The five levels of Orichalque, from Page to Regent."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp, inf
from random import Random
from time import perf_counter
from typing import Final

from aurum.bots.contract import Answer, Bot, Budget, Question, Reason
from aurum.engine.state import OVER
from aurum.games.orichalque.bots import reasons
from aurum.games.orichalque.bots.cache import Cache
from aurum.games.orichalque.bots.evaluation import chances
from aurum.games.orichalque.bots.heuristic import ScoredChoices, score_choices
from aurum.games.orichalque.bots.search import Search, SearchParams
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.imagine import imagine
from aurum.games.orichalque.rules.state import OrichalqueState

PLACES: Final = 12
"""How many placements of a tile are scored."""
WEIGHT: Final = {
    frames.ASK_CARD: 1.0,
    frames.ASK_METROPOLIS: 1.0,
    frames.ASK_TILE: 0.8,
    frames.ASK_EXTRA: 0.8,
    frames.ASK_CONSTRUCT: 0.7,
    frames.ASK_FIGHT: 0.6,
    frames.ASK_BONUS: 0.6,
    frames.ASK_ACTION: 0.4,
    frames.ASK_RAISE: 0.4,
    frames.ASK_DISCARD: 0.4,
}
"""How much of its usual time a question is worth; a fifth, if it is not named."""
SLIGHT: Final = 0.2
TO_THE_END: Final = 30.0
"""More rounds than hardly a game lasts."""
MANY: Final = 20_000
"""More iterations than the time allows; each takes memory."""


class QuestionContext:
    """A question with its state, and what is computed once for it."""

    def __init__(self, question: Question) -> None:
        self.state: OrichalqueState = imagine(question.view)
        self.choices = question.choices
        question.check(self.state.choices())
        self.me = question.view.seat
        self.seats = question.view.seats
        self.cache = Cache(self.state)

    def win_estimates(self) -> list[float]:
        """The chance of each seat, by the evaluation of the position."""
        return chances(self.cache, self.state)[: self.seats]

    def winning(self) -> int | None:
        """A choice that wins at once, if there is one."""
        if self.state.points(self.me) < 3:
            return None
        for choice in self.choices:
            then = self.state.clone()
            then.apply_unchecked(choice)
            if then.actor == OVER and then.current == self.me:
                return choice
        return None

    def answer(self, choice: int, policy: dict[int, float], reason: Reason) -> Answer:
        """The answer with the chances of the evaluation."""
        spread = [policy.get(each, 0.0) for each in self.choices]
        return Answer(choice, spread, self.win_estimates(), reason)


class LevelBot(ABC):
    """What all levels share: a single choice is made at once, and a winning one is found."""

    misses_wins = False
    """Whether it may miss a choice that wins."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Answer:
        """What to choose."""
        context = QuestionContext(question)
        if len(question.choices) == 1:
            only = question.choices[0]
            return context.answer(only, {only: 1.0}, reasons.only())
        if context.state.stack[-1][0] == frames.ASK_SIDE:
            easy = question.choices[0]  # which every level plays better on
            return context.answer(easy, {easy: 1.0}, reasons.only_sensible())
        if not self.misses_wins:
            winning = context.winning()
            if winning is not None:
                win_estimates = [float(seat == context.me) for seat in range(context.seats)]
                policy = [float(choice == winning) for choice in question.choices]
                worth = [1.0 if choice == winning else None for choice in question.choices]
                return Answer(winning, policy, win_estimates, reasons.wins(), worth)
        return self.choose(context, budget, rng)

    @abstractmethod
    def choose(self, context: QuestionContext, budget: Budget, rng: Random) -> Answer:
        """What to choose where there is a choice."""


class Page(LevelBot):
    """Samples a choice by its heuristic score, but none that is far worse than the best."""

    misses_wins = True
    blur: Final = 0.22
    """Over how many victory points a choice becomes less likely by a factor of e…"""
    worst: Final = 0.7
    """…and by how many it may at most be worse than the best."""

    def choose(self, context: QuestionContext, budget: Budget, rng: Random) -> Answer:
        """One of the choices with a good score."""
        scored = score_choices(context.cache, context.state, PLACES)
        top = max(value for value, _ in scored)
        policy = {
            choice: exp((value - top) / self.blur)
            for value, choice in scored
            if value >= top - self.worst
        }
        total = sum(policy.values())
        policy = {choice: share / total for choice, share in policy.items()}
        mark = rng.random()
        for choice, share in policy.items():  # noqa: B007
            mark -= share
            if mark < 0:
                break
        return context.answer(choice, policy, reasons.heuristic_reason(context.state, choice))


class Squire(LevelBot):
    """Takes the choice with the best heuristic score."""

    def choose(self, context: QuestionContext, budget: Budget, rng: Random) -> Answer:
        """The choice with the best score."""
        choice = best_of(score_choices(context.cache, context.state, PLACES))[1]
        return context.answer(
            choice, {choice: 1.0}, reasons.heuristic_reason(context.state, choice)
        )


class SearchBot(LevelBot):
    """Searches the turn as a tree and plays on from its ends."""

    def __init__(self, seconds: float, iterations: int, params: SearchParams) -> None:
        self.seconds = seconds
        """Its usual time for a question of weight 1…"""
        self.iterations = iterations
        """…and its most iterations."""
        self.params = params

    def choose(self, context: QuestionContext, budget: Budget, rng: Random) -> Answer:
        """The choice that the search tried most often."""
        search = Search(context.cache, context.state, rng, self.params)
        if len(search.root.choices) > 1 or budget.iterations is not None:
            self._search(search, context, budget)
        root = search.root
        if not search.iterations:
            return context.answer(root.choices[0], {root.choices[0]: 1.0}, reasons.only_sensible())
        ranked = sorted(
            zip(root.tried, root.choices, root.sums, strict=True), key=lambda each: -each[0]
        )
        choice = ranked[0][1]
        policy = {each[1]: each[0] / search.iterations for each in ranked}
        win_estimates = [estimate / search.iterations for estimate in search.win_estimates][
            : context.seats
        ]
        spread = [policy.get(each, 0.0) for each in context.choices]
        reason = reasons.search_reason(context.state, ranked, search.iterations)
        fared = {each: total / tried for tried, each, total in ranked if tried}
        times = {each: tried for tried, each, _ in ranked}
        return Answer(
            choice,
            spread,
            win_estimates,
            reason,
            [fared.get(each) for each in context.choices],
            [times.get(each, 0) for each in context.choices],
        )

    def compare(
        self, question: Question, choices: list[int], budget: Budget, rng: Random
    ) -> list[float]:
        """The chance to win after each of these choices, all tried alike."""
        context = QuestionContext(question)
        if context.state.stack[-1][0] == frames.ASK_SIDE:  # what is worked out once is of one board
            return [context.win_estimates()[context.me]] * len(choices)
        search = Search(context.cache, context.state, rng, self.params)
        search.root.restrict_to(choices)
        iterations = max(budget.iterations or 0, len(choices))
        while search.iterations < iterations:  # also where it is long settled which is better
            search.iterate()
        return [
            total / tried for total, tried in zip(search.root.sums, search.root.tried, strict=True)
        ]

    def _search(self, search: Search, context: QuestionContext, budget: Budget) -> None:
        """Search within the budget, or for the usual time.

        By the clock a level stays what it is, however much time it is given: only the Regent
        has a use for all of it.
        """
        iterations, seconds = self.iterations, budget.seconds
        if budget.iterations is not None:
            iterations = max(1, budget.iterations)
        elif seconds is None:
            seconds = self.seconds * WEIGHT.get(context.state.stack[-1][0], SLIGHT)
        until = inf if seconds is None else perf_counter() + seconds
        search.run(iterations, perf_counter, until)


def best_of(scored: ScoredChoices) -> tuple[float, int]:
    """The best; the first of equals."""
    best = scored[0]
    for each in scored:
        if each[0] > best[0]:
            best = each
    return best


def squire_choice(state: OrichalqueState) -> int:
    """What a Squire chooses in this state."""
    question = Question("orichalque", state.view(state.actor), state.choices())
    return level("squire").answer(question, Budget(), Random(0)).choice


def level(name: str) -> Bot:
    """The bot of this level."""
    return _LEVELS[name]


_LEVELS: Final[dict[str, Bot]] = {
    "page": Page(),
    "squire": Squire(),
    "knight": SearchBot(0.03, 12, SearchParams(1.0, 0.3, 0.25, 1.0, 0.3)),
    "baron": SearchBot(0.1, 100, SearchParams(1.0, 0.3, 0.25, 1.0, 0.3)),
    "regent": SearchBot(0.7, MANY, SearchParams(2.0, 0.0, 0.25, 1.0, 0.3)),
}


def try_out(question: Question, choice: int, turns: int, rng: Random) -> float:
    """The asker's chance to win after a choice, in games played to the end, which no level does."""
    state = imagine(question.view)
    search = Search(Cache(state), state, rng, SearchParams(TO_THE_END, 0.0, 0.25, 1.0, 0.3))
    root = search.root
    root.restrict_to([choice])
    while search.iterations < turns:
        search.iterate()
    return root.sums[0] / root.tried[0]
