"""The five levels of Orichalque, from a Page who guesses to a Regent who plays it all through."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp, inf
from random import Random
from time import perf_counter
from typing import Final

from aurum.bots.contract import Answer, Bot, Budget, Question, Reason
from aurum.engine.state import OVER
from aurum.games.orichalque.bots import reasons
from aurum.games.orichalque.bots.cache import Lore
from aurum.games.orichalque.bots.evaluation import chances
from aurum.games.orichalque.bots.heuristic import Weighed, weigh
from aurum.games.orichalque.bots.search import Search, Way
from aurum.games.orichalque.rules import frames
from aurum.games.orichalque.rules.imagine import imagine
from aurum.games.orichalque.rules.play import Play

PLACES: Final = 12
"""How many places for a tile a glance takes in."""
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
"""More walks than anybody has time for; each takes memory."""


class Sight:
    """A question as a bot looks at it: the table, and what is worked out once for it."""

    def __init__(self, question: Question) -> None:
        self.state: Play = imagine(question.view)
        self.choices = question.choices
        question.check(self.state.choices())
        self.me = question.view.seat
        self.seats = question.view.seats
        self.lore = Lore(self.state)

    def hopes(self) -> list[float]:
        """The chance of each seat, by what lies on the table."""
        return chances(self.lore, self.state)[: self.seats]

    def winning(self) -> int | None:
        """A choice that wins at once, if there is one."""
        if self.state.points(self.me) < 3:
            return None
        for choice in self.choices:
            then = self.state.clone()
            then.make(choice)
            if then.actor == OVER and then.current == self.me:
                return choice
        return None

    def answer(self, choice: int, policy: dict[int, float], reason: Reason) -> Answer:
        """The answer with the chances that lie on the table."""
        spread = [policy.get(each, 0.0) for each in self.choices]
        return Answer(choice, spread, self.hopes(), reason)


class Mind(ABC):
    """What all levels share: no thought where there is no choice, and never a victory missed."""

    careless = False
    """Whether even a victory can be overlooked."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Answer:
        """What to choose."""
        sight = Sight(question)
        if len(question.choices) == 1:
            only = question.choices[0]
            return sight.answer(only, {only: 1.0}, reasons.only())
        if sight.state.stack[-1][0] == frames.ASK_SIDE:
            easy = question.choices[0]  # which every level plays better on
            return sight.answer(easy, {easy: 1.0}, reasons.only_sensible())
        if not self.careless:
            winning = sight.winning()
            if winning is not None:
                hopes = [float(seat == sight.me) for seat in range(sight.seats)]
                policy = [float(choice == winning) for choice in question.choices]
                worth = [1.0 if choice == winning else None for choice in question.choices]
                return Answer(winning, policy, hopes, reasons.wins(), worth)
        return self.think(sight, budget, rng)

    @abstractmethod
    def think(self, sight: Sight, budget: Budget, rng: Random) -> Answer:
        """What to choose where there is a choice."""


class Page(Mind):
    """Goes by the first impression, which is often blurred; but sees what is plainly bad."""

    careless = True
    blur: Final = 0.22
    """Over how many victory points a choice becomes less likely by a factor of e…"""
    worst: Final = 0.7
    """…and by how many it may at most be worse than the best."""

    def think(self, sight: Sight, budget: Budget, rng: Random) -> Answer:
        """One of the choices that do not look bad."""
        weighed = weigh(sight.lore, sight.state, PLACES)
        top = max(value for value, _ in weighed)
        policy = {
            choice: exp((value - top) / self.blur)
            for value, choice in weighed
            if value >= top - self.worst
        }
        total = sum(policy.values())
        policy = {choice: share / total for choice, share in policy.items()}
        mark = rng.random()
        for choice, share in policy.items():  # noqa: B007
            mark -= share
            if mark < 0:
                break
        return sight.answer(choice, policy, reasons.at_a_glance(sight.state, choice))


class Squire(Mind):
    """Takes what looks best at a glance."""

    def think(self, sight: Sight, budget: Budget, rng: Random) -> Answer:
        """The best of all at a glance."""
        choice = best_of(weigh(sight.lore, sight.state, PLACES))[1]
        return sight.answer(choice, {choice: 1.0}, reasons.at_a_glance(sight.state, choice))


class Thinker(Mind):
    """Searches the turn as a tree and plays on from its ends."""

    def __init__(self, seconds: float, walks: int, way: Way) -> None:
        self.seconds = seconds
        """How long it is used to think of a question that matters…"""
        self.walks = walks
        """…and how often at most it plays one through."""
        self.way = way

    def think(self, sight: Sight, budget: Budget, rng: Random) -> Answer:
        """What has been tried most often because it did best."""
        search = Search(sight.lore, sight.state, rng, self.way)
        if len(search.root.choices) > 1 or budget.iterations is not None:
            self._search(search, sight, budget)
        root = search.root
        if not search.walks:
            return sight.answer(root.choices[0], {root.choices[0]: 1.0}, reasons.only_sensible())
        ranked = sorted(
            zip(root.tried, root.choices, root.sums, strict=True), key=lambda each: -each[0]
        )
        choice = ranked[0][1]
        policy = {each[1]: each[0] / search.walks for each in ranked}
        hopes = [hope / search.walks for hope in search.hopes][: sight.seats]
        spread = [policy.get(each, 0.0) for each in sight.choices]
        reason = reasons.searched(sight.state, ranked, search.walks)
        fared = {each: total / tried for tried, each, total in ranked if tried}
        times = {each: tried for tried, each, _ in ranked}
        return Answer(
            choice,
            spread,
            hopes,
            reason,
            [fared.get(each) for each in sight.choices],
            [times.get(each, 0) for each in sight.choices],
        )

    def compare(
        self, question: Question, choices: list[int], budget: Budget, rng: Random
    ) -> list[float]:
        """The chance to win after each of these choices, all tried alike."""
        sight = Sight(question)
        if sight.state.stack[-1][0] == frames.ASK_SIDE:  # what is worked out once is of one board
            return [sight.hopes()[sight.me]] * len(choices)
        search = Search(sight.lore, sight.state, rng, self.way)
        search.root.hold_to(choices)
        walks = max(budget.iterations or 0, len(choices))
        while search.walks < walks:  # also where it is long settled which is better
            search.walk()
        return [
            total / tried for total, tried in zip(search.root.sums, search.root.tried, strict=True)
        ]

    def _search(self, search: Search, sight: Sight, budget: Budget) -> None:
        """Search for as long as it may, or as long as it is used to.

        By the clock a level stays what it is, however much time it is given: only the Regent
        has a use for all of it.
        """
        walks, seconds = self.walks, budget.seconds
        if budget.iterations is not None:
            walks = max(1, budget.iterations)
        elif seconds is None:
            seconds = self.seconds * WEIGHT.get(sight.state.stack[-1][0], SLIGHT)
        until = inf if seconds is None else perf_counter() + seconds
        search.run(walks, perf_counter, until)


def best_of(weighed: Weighed) -> tuple[float, int]:
    """The best; the first of equals."""
    best = weighed[0]
    for each in weighed:
        if each[0] > best[0]:
            best = each
    return best


def at_a_glance(state: Play) -> int:
    """What a Squire chooses for whoever is asked."""
    question = Question("orichalque", state.view(state.actor), state.choices())
    return level("squire").answer(question, Budget(), Random(0)).choice


def level(name: str) -> Bot:
    """The bot of this level."""
    return _LEVELS[name]


_LEVELS: Final[dict[str, Bot]] = {
    "page": Page(),
    "squire": Squire(),
    "knight": Thinker(0.03, 12, Way(1.0, 0.3, 0.25, 1.0, 0.3)),
    "baron": Thinker(0.1, 100, Way(1.0, 0.3, 0.25, 1.0, 0.3)),
    "regent": Thinker(0.7, MANY, Way(2.0, 0.0, 0.25, 1.0, 0.3)),
}


def try_out(question: Question, choice: int, turns: int, rng: Random) -> float:
    """The asker's chance to win after a choice, in games played to the end, which no level does."""
    state = imagine(question.view)
    search = Search(Lore(state), state, rng, Way(TO_THE_END, 0.0, 0.25, 1.0, 0.3))
    root = search.root
    root.hold_to([choice])
    while search.walks < turns:
        search.walk()
    return root.sums[0] / root.tried[0]
