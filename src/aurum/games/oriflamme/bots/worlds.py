"""Sampled worlds: assignments of hidden cards, each drawn about as often as it is likely.

`imagine` deals hidden cards uniformly. But nobody hides an Heir for four rounds: how often a card
of each kind lies hidden so long and with so many points was counted in games of the trained
weights. Here two cards of a world at a time change places by the Metropolis rule with those counts.
"""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

from aurum.games.oriflamme.rules.cards import (
    DOWN,
    HAND,
    KINDS,
    KNOWN,
    ROUNDS,
    SET_ASIDE,
    card_of,
    family_of,
    slot_of,
)
from aurum.games.oriflamme.rules.imagine import imagine
from aurum.games.oriflamme.rules.state import OriflammeState
from aurum.games.oriflamme.rules.view import View

HEAPS: Final = 4
"""Points on a hidden card are distinguished up to one less than this."""
IN_HAND: Final = ROUNDS * ROUNDS * HEAPS
IN_ASIDE: Final = IN_HAND + ROUNDS
PLACES: Final = IN_ASIDE + ROUNDS
"""Where an unseen card may be, as far as that decides what it probably is."""


def place_of(state: OriflammeState, card: int) -> int:
    """Where an unseen card is: hidden since when with how many points, in hand, or set aside."""
    where = state.where[card]
    turn = max(state.round, 1) - 1
    if where > KNOWN:
        return ((where - DOWN - 1) * ROUNDS + turn) * HEAPS + min(state.points[card], HEAPS - 1)
    return (IN_HAND if where == HAND else IN_ASIDE) + turn


class HiddenCardOdds:
    """The log probability of each place for a hidden card of each kind."""

    def __init__(self, counts: list[int], trust: float = 0.6) -> None:
        """`trust` is the power that the counted shares are raised to: people differ from bots."""
        self.counts = counts
        self.trust = trust
        self.odds = [0.0] * (KINDS * PLACES)
        for kind in range(KINDS):
            total = 0
            for place in range(PLACES):
                total += counts[kind * PLACES + place]
            for place in range(PLACES):
                share = (counts[kind * PLACES + place] + 3.0) / (total + 3.0 * PLACES)
                self.odds[kind * PLACES + place] = trust * log(share)

    def __reduce__(self) -> tuple[object, ...]:
        return HiddenCardOdds, (self.counts, self.trust)


def fixed(state: OriflammeState) -> int:
    """The cards that must stay where they were imagined: those that were seen to return."""
    found = 0
    for back, _ in state.returned:
        found |= 1 << back
    return found


def exchange(state: OriflammeState, one: int, other: int) -> None:
    """Let two unseen cards of a family change places."""
    state.where[one], state.where[other] = state.where[other], state.where[one]
    state.points[one], state.points[other] = state.points[other], state.points[one]
    state.beneath[one], state.beneath[other] = state.beneath[other], state.beneath[one]
    state.verdicts = swapped(state.verdicts, one, other)
    state.resting = swapped(state.resting, one, other)
    family = family_of(one)
    state.hand[family] = swapped(state.hand[family], slot_of(one), slot_of(other))
    if state.returned:
        state.returned = [(back, swapped(since, one, other)) for back, since in state.returned]
    queue = state.queue
    for position, card in enumerate(queue):
        if card == one:
            queue[position] = other
        elif card == other:
            queue[position] = one
    for card in range(card_of(family, 0), card_of(family + 1, 0)):
        below = state.beneath[card]
        if below == one:
            state.beneath[card] = other
        elif below == other:
            state.beneath[card] = one


def swapped(bits: int, one: int, other: int) -> int:
    """A set of bits with two of them exchanged."""
    if (bits >> one ^ bits >> other) & 1:
        bits ^= 1 << one | 1 << other
    return bits


def shuffle(state: OriflammeState, cards: list[int], rng: Random) -> None:
    """Deal these unseen cards of a family anew, each way as likely as any other."""
    for number in range(len(cards) - 1, 0, -1):
        other = int(rng.random() * (number + 1))
        if other != number:
            exchange(state, cards[number], cards[other])


class World:
    """One world that fits a view, and a Markov chain over others that fit it too."""

    def __init__(self, view: View, rng: Random, redrawn: bool = False) -> None:
        """`redrawn` deals the hidden cards of the seat that looks anew, too."""
        self.state: OriflammeState = imagine(view, rng)
        state = self.state
        stays = fixed(state)
        self.unseen: list[list[int]] = []
        """For each family of other seats, the cards that may change places."""
        for family in range(state.setup.families):
            if state.setup.seat_of(family) == view.seat and not redrawn:
                continue
            cards: list[int] = []
            for card in state.setup.cards_of(family):
                where = state.where[card]
                if (where > KNOWN or where in (HAND, SET_ASIDE)) and not stays >> card & 1:
                    cards.append(card)
            if len(cards) > 1:
                self.unseen.append(cards)
                if state.setup.seat_of(family) == view.seat:
                    shuffle(state, cards, rng)

    def mcmc_steps(self, card_odds: HiddenCardOdds, rng: Random, steps: int) -> None:
        """Take so many Metropolis steps in each family."""
        state = self.state
        odds = card_odds.odds
        kinds = state.setup.kind
        random = rng.random
        for cards in self.unseen:
            number = len(cards)
            for _ in range(steps):
                first = int(random() * number)
                second = int(random() * (number - 1))
                if second >= first:
                    second += 1
                one = cards[first]
                other = cards[second]
                here = place_of(state, one)
                there = place_of(state, other)
                if here == there and state.where[one] <= KNOWN:
                    continue
                mine = kinds[one] * PLACES
                theirs = kinds[other] * PLACES
                change = odds[mine + there] + odds[theirs + here]
                change -= odds[mine + here] + odds[theirs + there]
                if change >= 0.0 or log(max(random(), 1e-12)) < change:
                    exchange(state, one, other)
