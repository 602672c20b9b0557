"""Search: a tree of information sets, grown in sampled worlds.

Each iteration takes another world, descends the tree from the question, adds a leaf, plays on by
the policy to the end and adds the reward to every node on the way. A node is what the seat that
chooses there may know, and nothing else: two worlds that look the same to that seat lead to the
same node. So no seat in the tree acts on cards that it cannot see.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Final

from aurum.engine.state import OVER
from aurum.games.oriflamme.bots.policy import Policy, asked_family, play_on, sample_index, softmax
from aurum.games.oriflamme.bots.worlds import HiddenCardOdds, World
from aurum.games.oriflamme.rules.cards import INFORMER, KNOWN, NONE, family_of
from aurum.games.oriflamme.rules.ending import cards_in_queue
from aurum.games.oriflamme.rules.frames import PLACING
from aurum.games.oriflamme.rules.state import OriflammeState
from aurum.games.oriflamme.rules.view import View

OWN: Final = 3
"""So many iterations for the asker come to each for the others, where these have worlds of their
own."""
NODES: Final = 20_000
"""The most nodes that a search keeps."""


class SearchParams:
    """The parameters of a search."""

    def __init__(
        self,
        worlds: int,
        steps: int,
        temperature: float,
        exploration: float,
        margin: float,
        rounds: int,
        redraws: bool = False,
    ) -> None:
        self.worlds = worlds
        """How many worlds are kept at once."""
        self.steps = steps
        """MCMC steps of a world between two uses; 0 for worlds sampled uniformly."""
        self.temperature = temperature
        """The temperature of the policy in playouts."""
        self.exploration = exploration
        """The weight of the exploration term in PUCT."""
        self.margin = margin
        """How much of the reward is the distance in points."""
        self.rounds = rounds
        """How many rounds it searches ahead."""
        self.redraws = redraws
        """Whether the others learn in worlds of their own, where the asker's cards are redrawn."""

    def __reduce__(self) -> tuple[object, ...]:
        arguments = (
            self.worlds,
            self.steps,
            self.temperature,
            self.exploration,
            self.margin,
            self.rounds,
            self.redraws,
        )
        return SearchParams, arguments


class Node:
    """What a seat may know at a moment when it chooses, and how its choices have fared."""

    def __init__(self, prior: list[float]) -> None:
        self.prior = prior
        self.visits = [0] * len(prior)
        self.total = [0.0] * len(prior)
        self.seen = 0
        self.sum = 0.0

    def best(self, exploration: float) -> int:
        """The index of the choice to try next, by PUCT."""
        seen = self.seen
        reach = exploration * sqrt(seen + 1.0)
        start = self.sum / seen - 0.05 if seen else 0.5
        top = -1.0
        found = 0
        for index in range(len(self.prior)):
            visits = self.visits[index]
            value = self.total[index] / visits if visits else start
            value += reach * self.prior[index] / (1.0 + visits)
            if value > top:
                top = value
                found = index
        return found


def knowledge(state: OriflammeState) -> tuple[int, ...]:
    """What the seat that is asked may know, as far as it matters to its choice."""
    family = asked_family(state)
    seats = state.setup.seats
    frame = state.stack[-1]
    question = frame[0]
    found: list[int] = [family, state.round, state.at, state.acting, question]
    if len(frame) > 1:
        found.append(frame[1])
    if question in (PLACING, INFORMER):
        found.append(state.hand[family])
    for card in state.queue:
        owner = family_of(card)
        face = card
        if state.where[card] > KNOWN and (owner - family) % seats:
            face = 100 + owner
        bits = 2 if state.beneath[card] != NONE else 0
        if state.verdicts:
            bits += state.verdicts >> card & 1
        if state.where[card] >= KNOWN:
            bits += 4
        found.append((face * 8 + bits) * 64 + state.points[card])
    found.extend(state.stock)
    return tuple(found)


class Search:
    """A search for the answer to one question."""

    def __init__(
        self, view: View, policy: Policy, params: SearchParams, odds: HiddenCardOdds | None
    ) -> None:
        self.view = view
        self.policy = policy
        self.params = params
        self.odds = odds
        self.nodes: dict[tuple[int, ...], Node] = {}
        self.worlds: list[World] = []
        """What the asker thinks possible…"""
        self.redrawn: list[World] = []
        """…and the same with its own hidden cards redrawn, in which the others learn."""
        self.iterations = 0
        self.turn = -1
        """The number of the iteration among those for the asker."""
        self.wins = [0.0] * view.seats
        self.won: list[float] = []
        """The asker's wins after each of the choices; their visits are those of the first node."""
        self.among: list[int] = []
        """The numbers of the choices to try in turn; without them, the tree decides."""

    def run(self, rng: Random, iterations: int, seconds: float) -> Node:
        """Search until the first of both limits is reached; the node of the question."""
        until = perf_counter() + seconds
        while self.iterations < iterations:
            self.iterate(rng)
            self.iterations += 1
            if not self.iterations & 3 and perf_counter() >= until:
                break
        return self.nodes[knowledge(self.worlds[0].state)]

    def iterate(self, rng: Random) -> None:
        """One world, one descent of the tree, one playout to its end."""
        params = self.params
        own = not params.redraws or self.iterations % (OWN + 1) != OWN
        if own:
            self.turn += 1
            state = self.deal(self.worlds, self.turn, False, rng)
        else:
            state = self.deal(self.redrawn, self.iterations // (OWN + 1), True, rng)
        path: list[Node] = []
        made: list[int] = []
        seats: list[int] = []
        until = state.round + params.rounds
        while state.actor != OVER and state.round < until:
            choices = state.legal()
            if len(choices) == 1 and path:
                state.apply_unchecked(choices[0])
                continue
            key = knowledge(state)
            node = self.nodes.get(key)
            if params.redraws and (state.actor == self.view.seat) != own:  # learns nothing now
                learned = node if own else None
                state.apply_unchecked(choices[self.reply(state, learned, rng)])
                continue
            fresh = node is None
            if node is None:
                if len(self.nodes) >= NODES:
                    break
                node = self.leaf(state)
                self.nodes[key] = node
            if path or not own or not self.among:
                index = node.best(params.exploration)
            else:  # all of them in every world, however many worlds there are
                index = self.among[(self.turn + self.turn // params.worlds) % len(self.among)]
            path.append(node)
            made.append(index)
            seats.append(state.actor)
            state.apply_unchecked(choices[index])
            if fresh and (len(path) > 1 or not own):
                break
        play_on(self.policy, state, rng, params.temperature, until)
        before = self.wins.copy()
        rewards = self.rewards(state)
        if own:
            if not self.won:
                self.won = [0.0] * len(path[0].prior)
            self.won[made[0]] += self.wins[self.view.seat] - before[self.view.seat]
        else:
            self.wins = before
        for step in range(len(path)):
            node = path[step]
            index = made[step]
            reward = rewards[seats[step]]
            node.visits[index] += 1
            node.total[index] += reward
            node.seen += 1
            node.sum += reward

    def deal(self, worlds: list[World], turn: int, redrawn: bool, rng: Random) -> OriflammeState:
        """One of these worlds after the other, changed a little."""
        params = self.params
        if len(worlds) < params.worlds:
            world = World(self.view, rng, redrawn)
            worlds.append(world)
            if self.odds is not None:
                world.mcmc_steps(self.odds, rng, 4 * params.steps)
        else:
            world = worlds[turn % params.worlds]
            if self.odds is not None:
                world.mcmc_steps(self.odds, rng, params.steps)
        return world.state.clone()

    def reply(self, state: OriflammeState, node: Node | None, rng: Random) -> int:
        """What a seat does that learns nothing now: as it has learned, or else by the policy."""
        if node is None:
            return sample_index(self.policy.logits(state), self.params.temperature, rng.random())
        mark = rng.random() * (node.seen + 1.0)
        for index in range(len(node.prior)):
            mark -= node.visits[index] + node.prior[index]
            if mark < 0.0:
                return index
        return len(node.prior) - 1

    def leaf(self, state: OriflammeState) -> Node:
        """A new node, with the policy as its prior."""
        prior = softmax(self.policy.logits(state), 1.0)
        even = 0.1 / len(prior)
        return Node([0.9 * one + even for one in prior])

    def rewards(self, state: OriflammeState) -> list[float]:
        """The reward of each seat: its share of the victory, and some for the margin in points."""
        margin = self.params.margin
        if state.actor != OVER:
            return self.estimate(state)
        scores = state.scores()
        winners = state.winners()
        rewards: list[float] = []
        for seat in range(len(scores)):
            best = -99
            for other in range(len(scores)):
                if other != seat and scores[other] > best:
                    best = scores[other]
            share = 1.0 / len(winners) if seat in winners else 0.0
            self.wins[seat] += share
            ahead = (scores[seat] - best) * 0.12
            rewards.append((1.0 - margin) * share + margin / (1.0 + exp(-ahead)))
        return rewards

    def estimate(self, state: OriflammeState) -> list[float]:
        """Rewards before the end of a game: by the points, and what lies open."""
        scores = prospects(state)
        top = max(scores)
        odds: list[float] = []
        total = 0.0
        for score in scores:
            one = exp((score - top) * 0.35)
            odds.append(one)
            total += one
        rewards: list[float] = []
        for seat in range(len(odds)):
            share = odds[seat] / total
            self.wins[seat] += share
            rewards.append(share)
        return rewards


def prospects(state: OriflammeState) -> list[float]:
    """What each seat has, and what its cards in the queue may bring; hidden kinds are not read."""
    found = [0.0] * state.setup.seats
    left = state.setup.rounds - state.round + 1.0
    for family in range(state.setup.families):
        seat = state.setup.seat_of(family)
        found[seat] += state.stock[family] + 0.6 * left * min(3, cards_in_queue(state, family))
    for card in state.queue:
        if state.where[card] >= KNOWN and left > 0:
            found[state.setup.seat_of(family_of(card))] += 0.8 * state.points[card]
    return found
