"""Features of a table for one family: leads, threats to a card, what an effect would bring.

It is handed a whole table, but reads of it only what the seat of this family may know: of other
seats' hidden cards whose they are, the points on them, and which kinds they can still be.
"""

from __future__ import annotations

from typing import Final

from aurum.games.oriflamme.rules.cards import (
    AMBUSH,
    ARCHER,
    ASSASSINATION,
    DECREE,
    DESERTER,
    DIPLOMAT,
    DISCARD,
    EMPRESS,
    EXTORTION,
    FANATIC,
    HEIR,
    INFILTRATION,
    INFORMER,
    INSURRECTION,
    JUDGE,
    KINDS,
    KNOWN,
    LORD,
    NONE,
    RESERVE,
    ROUNDS,
    SHAPESHIFTER,
    SOLDIER,
    SPY,
    UP,
    card_of,
    family_of,
    is_character,
)
from aurum.games.oriflamme.rules.elimination import holds_reserve
from aurum.games.oriflamme.rules.state import OriflammeState

OPEN_WORTH: Final[tuple[float, ...]] = (
    1.4, 1.4, 1.2, 1.7, 1.6, 1.1, 0.0, 0.0, 0.0, 0.0,
    1.8, 1.2, 1.4, 1.6, 1.2, 1.0, 0.0, 0.0, 0.0, 0.0,
)  # fmt: skip
"""What a face-up card is worth to its owner each time it may still act."""
HIDDEN_WORTH: Final[tuple[float, ...]] = (
    2.5, 2.5, 2.5, 3.0, 3.0, 2.0, 3.0, 0.5, 1.5, 2.5,
    3.0, 2.5, 2.5, 3.0, 2.5, 2.5, 2.5, 0.5, 2.5, 2.0,
)  # fmt: skip
"""What a hidden card is worth to its owner beyond the points on it, early; later less."""
UNKNOWN_WORTH: Final = 2.2
SHARE: Final = 0.4
"""The share of another family's loss that counts as an own gain, at a table of four."""


class Features:
    """What one family's seat knows of a table, as numbers."""

    def __init__(self, forgets: bool = False) -> None:
        self.forgets = forgets
        """Whether discards are forgotten."""
        self.family = 0
        self.seats = 4
        self.left = 0
        """Rounds after this one."""
        self.turn = 0
        """The round from 0, as weights count them: the last is the sixth, also in a small game."""
        self.unseen: list[int] = []
        """For each family, how many of its kinds no other has seen yet."""
        self.lead: list[float] = []
        """For each family, how far its seat is ahead of the others, in hands of four points."""
        self.kills: list[float] = []
        """For each position, what eliminating its card is worth in points."""

    def observe(self, state: OriflammeState, family: int) -> None:
        """Take in a table for a family: the leads of all families, and the rounds left."""
        setup = state.setup
        families = setup.families
        seats = setup.seats
        self.family = family
        self.seats = seats
        self.left = setup.rounds - state.round
        self.turn = ROUNDS - 1 - self.left
        self.kills = []
        worth: list[float] = [float(stock) for stock in state.stock]
        for card in state.queue:
            if state.where[card] >= KNOWN:
                worth[family_of(card)] += 0.6 * state.points[card]
        if setup.families != setup.seats:
            one, other = worth[0] + worth[2], worth[1] + worth[3]
            worth = [one, other, one, other]
        mean = 0.0
        for points in worth:
            mean += points
        mean /= families
        lead: list[float] = []
        for points in worth:
            lead.append(max(-2.0, min(2.0, (points - mean) * 0.25)))
        self.lead = lead

    def count(self, state: OriflammeState) -> None:
        """Count the kinds that each family has not shown."""
        unseen: list[int] = []
        for family in range(state.setup.families):
            number = 0
            for card in state.setup.cards_of(family):
                where = state.where[card]
                if self.forgets:
                    number += where != UP
                else:
                    number += where > KNOWN or where < DISCARD
            unseen.append(number)
        self.unseen = unseen

    def mine(self, card: int) -> bool:
        """Whether a card belongs to this seat, so that it knows it."""
        return (family_of(card) - self.family) % self.seats == 0

    def may_be(self, state: OriflammeState, card: int, kind: int) -> float:
        """How likely another family's hidden card is of this kind, all ways alike."""
        slot = state.setup.slot[kind]
        if slot < 0:
            return 0.0
        family = family_of(card)
        where = state.where[card_of(family, slot)]
        if where in (UP, KNOWN):
            return 0.0
        if (where in (DISCARD, RESERVE)) and not self.forgets:
            return 0.0
        return 1.0 / max(1, self.unseen[family])

    def worth(self, state: OriflammeState, position: int, acts: int) -> float:
        """What the top card of a position is worth to its owner if it may still act so often."""
        card = state.queue[position]
        kind = state.setup.kind[card]
        points = float(state.points[card])
        where = state.where[card]
        if where == UP:
            return points + OPEN_WORTH[kind] * acts * (0.95 - 0.05 * acts)
        if acts <= 0:
            return 0.0
        if where == KNOWN or self.mine(card):
            return points + HIDDEN_WORTH[kind] * (0.5 + 0.12 * acts)
        return points + UNKNOWN_WORTH * (0.5 + 0.12 * acts)

    def value_eliminations(self, state: OriflammeState, acting: int) -> None:
        """Find for each position what it is worth to a card of this family to eliminate there."""
        self.count(state)
        share = SHARE * 3.0 / (state.setup.seats - 1)
        bonus = 2.0 if holds_reserve(state, self.family, INFILTRATION) else 0.0
        at = state.at
        kills: list[float] = []
        for position, card in enumerate(state.queue):
            acts = self.left + (position > at)
            hidden = state.where[card] >= KNOWN
            gain = 1.0 + bonus if hidden else 1.0
            owner = family_of(card)
            worth = self.worth(state, position, acts)
            if owner == self.family:
                gain -= worth
            elif self.mine(card):
                gain -= worth
                if state.setup.kind[card] == AMBUSH:
                    gain += 4.0 - self.spent(state, acting)
                elif state.setup.kind[card] == EXTORTION:
                    gain += 3.0
            else:
                gain += worth * share * (1.0 + 0.3 * self.lead[owner])
                if hidden and state.where[card] > KNOWN:
                    odds = self.may_be(state, card, AMBUSH)
                    if odds > 0.0:
                        gain -= odds * (4.0 * share + self.spent(state, acting))
                    odds = self.may_be(state, card, EXTORTION)
                    if odds > 0.0:
                        gain -= odds * (2.5 * share + 1.0)
            kills.append(gain)
        self.kills = kills

    def spent(self, state: OriflammeState, kind: int) -> float:
        """What is lost when the attacking card, if it is a character, is discarded."""
        return OPEN_WORTH[kind] * self.left * 0.8

    def danger(self, state: OriflammeState, left: int, right: int, edge: bool) -> float:
        """How much threatens a card between these two neighbours (NONE for none)."""
        total = 0.0
        if left != NONE:
            total += self.threat_from(state, left)
        if right != NONE:
            total += self.threat_from(state, right)
        if edge:
            total += 0.15
            slot = state.setup.slot[ARCHER]
            if slot >= 0:
                for family in range(state.setup.families):
                    if (family - self.family) % self.seats and (
                        state.where[card_of(family, slot)] == UP
                    ):
                        total += 0.7
        return total

    def threat_from(self, state: OriflammeState, card: int) -> float:
        """How much a neighbouring card threatens."""
        if self.mine(card):
            return 0.0
        where = state.where[card]
        kind = state.setup.kind[card]
        if where == UP:
            return 1.0 if kind in (SOLDIER, DESERTER) else 0.0
        if where == KNOWN:
            return 1.0
        return 0.2

    def effect(
        self, state: OriflammeState, kind: int, card: int, left: int, right: int, at: int
    ) -> float:
        """What an effect would bring to this family's card between these neighbours, in points.

        `left` and `right` are positions, NONE for none; `at` is where the card lies, NONE if it
        does not lie there yet.
        """
        family = self.family
        queue = state.queue
        if kind == HEIR:
            name = state.setup.kind[card]
            for other in queue:
                if state.setup.kind[other] == name and state.where[other] == UP and other != card:
                    return 0.0
            return 2.0
        if kind == LORD:
            kin = 0
            if left != NONE and family_of(queue[left]) == family:
                kin += 1
            if right != NONE and family_of(queue[right]) == family:
                kin += 1
            return 1.0 + kin
        if kind == SPY:
            return max(self.spy_gain(state, left), self.spy_gain(state, right))
        if kind in (SOLDIER, DESERTER):
            best = -9.0
            if left != NONE:
                best = self.kills[left]
            if right != NONE:
                best = max(best, self.kills[right])
            return 0.0 if best < -8.0 else best + (0.5 if kind == DESERTER else 0.0)
        if kind == ARCHER:
            last = len(queue) - 1
            best = -9.0
            if last >= 0 and at != 0:
                best = self.kills[0]
            if last >= 0 and at != last:
                best = max(best, self.kills[last])
            return 0.0 if best < -8.0 else best
        if kind == ASSASSINATION:
            best = 0.0
            for position, worth in enumerate(self.kills):
                if position != at and worth > best:
                    best = worth
            return best
        if kind == INSURRECTION:
            total = -1.0
            if left != NONE:
                total += self.kills[left]
            if right != NONE:
                total += self.kills[right]
            return total
        if kind == SHAPESHIFTER:
            return max(
                self.copy_gain(state, left, card, left, right, at),
                self.copy_gain(state, right, card, left, right, at),
                0.0,
            )
        if kind == EMPRESS:
            return 1.8
        if kind == FANATIC:
            for other in queue:
                if family_of(other) == family and state.where[other] == UP and other != card:
                    return 1.0
            return 2.0
        if kind == INFORMER:
            return max(0.7, self.informer_gain(state, left) + self.informer_gain(state, right))
        if kind == JUDGE:
            best = 1.4
            if state.verdicts:
                for position, other in enumerate(queue):
                    if (
                        state.verdicts >> other & 1
                        and position != at
                        and self.kills[position] > best
                    ):
                        best = self.kills[position]
            return best
        if kind == DIPLOMAT:
            return 1.2
        if kind == INFILTRATION:
            number = 0
            for other in queue:
                if family_of(other) == family and state.where[other] >= KNOWN and other != card:
                    number += 1
            return 0.8 * number + 0.4 * self.left
        if kind in (AMBUSH, EXTORTION):
            return 1.0
        if kind == DECREE:
            return 1.0
        return 0.0

    def spy_gain(self, state: OriflammeState, position: int) -> float:
        """What a Spy gains from a neighbour."""
        if position == NONE:
            return 0.0
        owner = family_of(state.queue[position])
        if owner == self.family or not state.stock[owner]:
            return 0.0
        if (owner - self.family) % self.seats == 0:
            return 0.0
        return 1.0 + SHARE * 3.0 / (self.seats - 1) * (1.0 + 0.3 * self.lead[owner])

    def informer_gain(self, state: OriflammeState, position: int) -> float:
        """What an Informer gains from a neighbour."""
        if position == NONE:
            return 0.0
        card = state.queue[position]
        if state.where[card] < KNOWN or family_of(card) == self.family:
            return 0.0
        return float(state.points[card])

    def copy_gain(
        self, state: OriflammeState, position: int, card: int, left: int, right: int, at: int
    ) -> float:
        """What a Shapeshifter gains by copying a neighbour."""
        if position == NONE:
            return 0.0
        other = state.queue[position]
        kind = state.setup.kind[other]
        if state.where[other] != UP or not is_character(kind) or kind == SHAPESHIFTER:
            return 0.0
        return self.effect(state, kind, card, left, right, at)


NEEDS_KILLS: Final[tuple[bool, ...]] = tuple(
    kind in (ARCHER, SOLDIER, ASSASSINATION, DESERTER, INSURRECTION, JUDGE, SHAPESHIFTER)
    for kind in range(KINDS)
)
"""Kinds whose effect is judged by what can be eliminated."""
