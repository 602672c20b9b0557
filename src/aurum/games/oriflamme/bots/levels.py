"""The five levels for Oriflamme, Alliance and every ten cards of both, from Page to Regent."""

from __future__ import annotations

from functools import cache
from math import exp
from pathlib import Path
from random import Random
from typing import Final

from aurum.bots.contract import Answer, Bot, Budget, Question, Reason
from aurum.bots.sampling import normalised, sample
from aurum.games.oriflamme.bots.policy import Policy, softmax
from aurum.games.oriflamme.bots.reasons import policy_reason, search_reason
from aurum.games.oriflamme.bots.search import Node, Search, SearchParams, prospects
from aurum.games.oriflamme.bots.trained import trained_card_odds, trained_policy
from aurum.games.oriflamme.bots.weights import initial_weights
from aurum.games.oriflamme.rules.cards import ROUNDS
from aurum.games.oriflamme.rules.imagine import imagine
from aurum.games.oriflamme.rules.state import OriflammeState
from aurum.networks import network_bot

KNIGHT: Final = SearchParams(
    worlds=4, steps=0, temperature=1.0, exploration=0.8, margin=0.5, rounds=1
)
BARON: Final = SearchParams(
    worlds=16, steps=3, temperature=1.0, exploration=0.8, margin=0.5, rounds=ROUNDS
)
REGENT: Final = SearchParams(
    worlds=32, steps=3, temperature=1.0, exploration=0.8, margin=0.5, rounds=ROUNDS, redraws=True
)
NETWORK: Final = Path(__file__).with_name("network.npz")
"""What `aurum.training` has taught; docs/training.md says how to make it."""
REGENT_V1: Final = SearchParams(
    worlds=32, steps=3, temperature=1.0, exploration=0.8, margin=0.5, rounds=ROUNDS
)
"""The Regent of version 0.1.0, for matches against it."""
UNLIMITED: Final = 1_000_000_000
"""More iterations than any search takes."""


class PolicyBot:
    """Plays by the policy with the initial weights: no search, no bluff."""

    def __init__(self, temperature: float, slack: float, forgets: bool) -> None:
        self.policy = Policy(initial_weights(), forgets)
        self.temperature = temperature
        """The temperature of its policy."""
        self.slack = slack
        """How much worse than the best a choice may look and still be made."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Answer:
        """One of the choices that look good."""
        state = imagine(question.view, rng)  # the policy reads nothing hidden of it
        question.check(state.choices())
        chances = win_estimates(state)
        if len(question.choices) == 1:
            return forced(question, chances)
        logits = self.policy.logits(state)
        top = max(logits)
        odds = softmax(logits, self.temperature)
        fair = [
            one if logit >= top - self.slack else 0.0
            for one, logit in zip(odds, logits, strict=False)
        ]
        policy = normalised(fair)
        made = sample(policy, rng)
        reason = policy_reason(state, question.choices[made], logits[made] >= top - 0.01)
        return Answer(question.choices[made], policy, chances, reason)


class SearchBot:
    """Searches in sampled worlds."""

    def __init__(
        self,
        params: SearchParams,
        trained: float,
        iterations: int,
        seconds: float,
        likely_worlds: bool,
    ) -> None:
        self.params = params
        self.trained = trained
        """The share of the trained weights, from 0 to 1; the rest are initial ones."""
        self.iterations = iterations
        """The most iterations for a question, however much time it is given."""
        self.seconds = seconds
        """Its time for a hard question without a budget."""
        self.likely_worlds = likely_worlds

    def answer(self, question: Question, budget: Budget, rng: Random) -> Answer:
        """A choice among the best the search has found, the better the likelier."""
        choices = question.choices
        question.check(imagine(question.view, Random(0)).choices())
        if len(choices) == 1 and not budget.even:
            return forced(question, win_estimates(imagine(question.view, rng)))
        search = self._search(question)
        iterations = self.iterations if budget.iterations is None else max(budget.iterations, 1)
        seconds = budget.seconds
        if seconds is None:
            seconds = self.seconds if budget.iterations is None else float(UNLIMITED)
            if len(choices) < 4:
                seconds *= 0.6
        node = search.run(rng, iterations, seconds)
        if len(choices) == 1:
            return forced(question, normalised(search.wins))
        policy = visit_policy(node)
        made = sample(policy, rng)
        chances = normalised(search.wins)
        reason = search_reason(choices, made, node, policy)
        fared = worth(search.won, node)
        return Answer(choices[made], policy, chances, reason, fared, list(node.visits))

    def compare(
        self, question: Question, choices: list[int], budget: Budget, rng: Random
    ) -> list[float]:
        """The chance to win after each of these choices, all tried alike."""
        search = self._search(question)
        search.among = [question.choices.index(choice) for choice in choices]
        iterations = max(budget.iterations or 0, 2 * len(choices))  # those for the others counted
        node = search.run(rng, iterations, float(UNLIMITED))
        found = worth(search.won, node)
        return [found[index] or 0.0 for index in search.among]

    def _search(self, question: Question) -> Search:
        card_odds = trained_card_odds() if self.likely_worlds else None
        return Search(question.view, trained_policy(self.trained), self.params, card_odds)


def forced(question: Question, chances: list[float]) -> Answer:
    """The answer to a question with a single choice."""
    return Answer(question.choices[0], [1.0], chances, Reason("bot-of-only"))


def win_estimates(state: OriflammeState) -> list[float]:
    """Each seat's chance by the points it has and the cards it has in the queue."""
    scores = prospects(state)
    top = max(scores)
    return normalised([exp((score - top) * 0.25) for score in scores])


def visit_policy(node: Node) -> list[float]:
    """How often to make each choice: what fared best most often, what fared clearly worse never."""
    most = max(node.visits)
    best = node.total[node.visits.index(most)] / most
    found = []
    for visits, total in zip(node.visits, node.total, strict=True):
        fine = visits * 4 >= most and total / visits >= best - 0.02
        found.append(float(visits * visits) if fine else 0.0)
    return normalised(found)


def worth(won: list[float], node: Node) -> list[float | None]:
    """The chance to win after each choice that was tried."""
    return [
        share / visits if visits else None for share, visits in zip(won, node.visits, strict=True)
    ]


def obvious_reason(question: Question, choice: int) -> Reason:
    """What speaks for a choice at first sight."""
    return policy_reason(imagine(question.view, Random(0)), choice, best=True)


@cache
def level(name: str) -> Bot:
    """The bot of this level."""
    match name:
        case "page":
            return PolicyBot(temperature=2.0, slack=3.0, forgets=True)
        case "squire":
            return PolicyBot(temperature=0.6, slack=1.5, forgets=False)
        case "knight":
            return SearchBot(KNIGHT, trained=0.0, iterations=24, seconds=0.025, likely_worlds=False)
        case "baron":
            return SearchBot(BARON, trained=0.05, iterations=120, seconds=0.1, likely_worlds=True)
        case "network":
            return network_bot("oriflamme", NETWORK, obvious_reason)
        case "regent_v1":
            return SearchBot(
                REGENT_V1, trained=1.0, iterations=UNLIMITED, seconds=0.48, likely_worlds=True
            )
        case "regent":
            return SearchBot(
                REGENT, trained=1.0, iterations=UNLIMITED, seconds=0.48, likely_worlds=True
            )
    raise KeyError(name)
