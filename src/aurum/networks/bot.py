"""A bot that plays by the policy of a network alone, without looking ahead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import aurum
from aurum.bots.contract import Answer, Budget, Question, Reason
from aurum.bots.sampling import normalised, sample
from aurum.networks.network import Network

LEAST: Final = 0.1
"""Choices with less than this part of the odds of the likeliest are not made."""


class NetworkBot:
    """Draws a choice by the odds that the network gives it. It needs no time to think."""

    def __init__(self, network: Network, reason: Callable[[Question, int], Reason]) -> None:
        self.network = network
        self.reason = reason
        """What it says of a choice."""

    def answer(self, question: Question, budget: Budget, rng: Random) -> Answer:
        """A choice, and what the network expects for each seat."""
        game = aurum.game(self.network.game)
        state = game.imagine(question.view, rng)  # nothing hidden of it is read
        legal = state.choices()
        question.check(legal)
        table = self.network.table(game.settings(state))
        seat = state.actor
        read = table.read([state], [seat])
        shares = table.shares(read)[0].tolist()
        chances = normalised([shares[(other - seat) % table.seats] for other in range(table.seats)])
        odds = table.odds(table.logits(read)[0], state, legal).tolist()
        policy = normalised([one if one >= LEAST * max(odds) else 0.0 for one in odds])
        if len(question.choices) == 1:
            policy = [1.0]
        choice = question.choices[sample(policy, rng)]
        return Answer(choice, policy, chances, self.reason(question, choice))
