"""The five who play Oriflamme, Alliance and every ten cards of both, from Page to Regent."""

from __future__ import annotations

from functools import cache
from math import exp
from random import Random
from typing import Final

from aurum.bots.contract import Answer, Bot, Budget, Question, Reason
from aurum.games.oriflamme.bots.policy import Sense, likely
from aurum.games.oriflamme.bots.reasons import searched, sensible
from aurum.games.oriflamme.bots.search import Habit, Node, Search, prospects
from aurum.games.oriflamme.bots.trained import schooled, well_known
from aurum.games.oriflamme.bots.weights import plain
from aurum.games.oriflamme.rules.cards import ROUNDS
from aurum.games.oriflamme.rules.imagine import imagine
from aurum.games.oriflamme.rules.table import Table

KNIGHT: Final = Habit(worlds=4, steps=0, heat=1.0, bold=0.8, margin=0.5, rounds=1)
BARON: Final = Habit(worlds=16, steps=3, heat=1.0, bold=0.8, margin=0.5, rounds=ROUNDS)
REGENT: Final = Habit(worlds=32, steps=3, heat=1.0, bold=0.8, margin=0.5, rounds=ROUNDS)
NEVER: Final = 1_000_000_000
"""More turns than anybody takes."""


class Sensible:
    """Plays by plain sense: no look ahead, and no bluff."""

    def __init__(self, heat: float, slack: float, forgets: bool) -> None:
        self.sense = Sense(plain(), forgets)
        self.heat = heat
        """How much it lets itself be carried away."""
        self.slack = slack
        """How much worse than the best a choice may look and still be made."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Answer:
        """One of the choices that look good."""
        state = imagine(question.view, rng)  # what it holds that is hidden, sense does not look at
        question.check(state.choices())
        chances = hopes(state)
        if len(question.choices) == 1:
            return alone(question, chances)
        judged = self.sense.weigh(state)
        top = max(judged)
        odds = likely(judged, self.heat)
        fair = [
            one if look >= top - self.slack else 0.0
            for one, look in zip(odds, judged, strict=False)
        ]
        policy = evened(fair)
        made = drawn(policy, rng)
        reason = sensible(state, question.choices[made], judged[made] >= top - 0.01)
        return Answer(question.choices[made], policy, chances, reason)


class Searching:
    """Looks ahead in worlds it imagines."""

    def __init__(
        self, habit: Habit, school: float, turns: int, seconds: float, likely_worlds: bool
    ) -> None:
        self.habit = habit
        self.school = school
        """How much of what can be learnt it has learnt."""
        self.turns = turns
        """How often at most it plays a question through, however much time it is given."""
        self.seconds = seconds
        """How long it thinks about a hard question if nobody says."""
        self.likely_worlds = likely_worlds

    def answer(self, question: Question, budget: Budget, rng: Random) -> Answer:
        """A choice among the best the search has found, the better the likelier."""
        choices = question.choices
        question.check(imagine(question.view, Random(0)).choices())
        if len(choices) == 1 and not budget.even:
            return alone(question, hopes(imagine(question.view, rng)))
        habits = well_known() if self.likely_worlds else None
        search = Search(question.view, schooled(self.school), self.habit, habits)
        turns = self.turns if budget.iterations is None else max(budget.iterations, 1)
        seconds = budget.seconds
        if seconds is None:
            seconds = self.seconds if budget.iterations is None else float(NEVER)
            if len(choices) < 4:
                seconds *= 0.6
        node = search.run(rng, turns, seconds)
        if len(choices) == 1:
            return alone(question, evened(search.wins))
        policy = mixed(node)
        made = drawn(policy, rng)
        chances = evened(search.wins)
        reason = searched(choices, made, node, policy)
        fared = worth(search.won, node)
        return Answer(choices[made], policy, chances, reason, fared, list(node.visits))

    def compare(
        self, question: Question, choices: list[int], budget: Budget, rng: Random
    ) -> list[float]:
        """The chance to win after each of these choices, all tried alike."""
        habits = well_known() if self.likely_worlds else None
        search = Search(question.view, schooled(self.school), self.habit, habits)
        search.among = [question.choices.index(choice) for choice in choices]
        node = search.run(rng, turns_for(budget, len(choices)), float(NEVER))
        found = worth(search.won, node)
        return [found[index] or 0.0 for index in search.among]


def turns_for(budget: Budget, choices: int) -> int:
    """As many turns as a budget allows, and one at least for each of the choices."""
    return max(budget.iterations or 0, choices)


def alone(question: Question, chances: list[float]) -> Answer:
    """There is nothing to choose."""
    return Answer(question.choices[0], [1.0], chances, Reason("bot-of-only"))


def hopes(t: Table) -> list[float]:
    """Each seat's chance by the points it has and the cards it has in the queue."""
    scores = prospects(t)
    top = max(scores)
    return evened([exp((score - top) * 0.25) for score in scores])


def evened(weights: list[float]) -> list[float]:
    """The same weights, together 1."""
    total = sum(weights)
    return [one / total for one in weights]


def drawn(policy: list[float], rng: Random) -> int:
    """The number of a choice, as often as the policy says."""
    mark = rng.random()
    for index, odds in enumerate(policy):
        mark -= odds
        if mark < 0:
            return index
    return max(range(len(policy)), key=policy.__getitem__)


def mixed(node: Node) -> list[float]:
    """How often to make each choice: what fared best most often, what fared clearly worse never."""
    most = max(node.visits)
    best = node.total[node.visits.index(most)] / most
    found = []
    for visits, total in zip(node.visits, node.total, strict=True):
        fine = visits * 4 >= most and total / visits >= best - 0.02
        found.append(float(visits * visits) if fine else 0.0)
    return evened(found)


def worth(won: list[float], node: Node) -> list[float | None]:
    """The chance to win after each choice that was tried."""
    return [
        share / visits if visits else None for share, visits in zip(won, node.visits, strict=True)
    ]


@cache
def level(name: str) -> Bot:
    """The bot of this level."""
    match name:
        case "page":
            return Sensible(heat=2.0, slack=3.0, forgets=True)
        case "squire":
            return Sensible(heat=0.6, slack=1.5, forgets=False)
        case "knight":
            return Searching(KNIGHT, school=0.0, turns=24, seconds=0.025, likely_worlds=False)
        case "baron":
            return Searching(BARON, school=0.05, turns=120, seconds=0.1, likely_worlds=True)
        case "regent":
            return Searching(REGENT, school=1.0, turns=NEVER, seconds=0.48, likely_worlds=True)
    raise KeyError(name)
