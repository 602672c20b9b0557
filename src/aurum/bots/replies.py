"""How each verb fares as the reply to a choice: what makes playouts at random less foolish.

Who plays at random challenges what is sure as often as what nobody can believe. A playout by
replies learns from other playouts whether a verb fares well after such a choice, and prefers it.
Choices with one verb are numbers, and those close together mean much the same, so what was learnt
of one counts for those near it.

Only playouts in worlds that were drawn from what everybody may know teach replies, and the choice
before counts only as far as everybody sees it. So a reply depends on nothing that is hidden.
"""

from __future__ import annotations

from bisect import bisect_left
from math import sqrt
from random import Random
from typing import Final

from aurum.bots.tree import NOTHING, TRUST, Node, Tally, by_worth, drawn
from aurum.bots.verbs import Verbs
from aurum.engine.state import SPECTATOR, State

STEPS: Final = 18
"""So many kinds of choices there are of each verb: those that are hidden, those below or among the
choices of the position in 16 steps, and those above."""
SENSE: Final = 0.25
"""A verb that lacks so much of the best one's reward, in standard deviations of the rewards, is
chosen a third as often."""
ROOM: Final = 1_000
"""More than there are verbs."""
CARE: Final = 0.2
"""An opponent that has learnt something makes a choice that lacks so much a third as often."""
USUAL: Final = 0.25
"""The standard deviation of the rewards where it is not known."""


class Replies:
    """How the verbs have fared after each kind of choice, and each choice wherever it was made.

    What counts is how much more it brought than its seat could expect at first: who holds most wins
    most often, whatever the verb.
    """

    def __init__(self, verbs: Verbs, choices: list[int], seats: int) -> None:
        self.verbs = verbs
        self.scale = choices[:]
        """The choices of the position that is searched, ascending."""
        self.usual = [0.0] * seats
        """What each seat got, on average over the playouts."""
        self.playouts = 0
        self.fared: dict[int, Tally] = {}
        """By the kind of the choice before, and the verb."""
        self.single: dict[int, Tally] = {}
        """By the choice."""
        self.squares = 0.0
        self.count = 0

    def kind(self, t: State, choice: int) -> int:
        """What kind of choice all see made: its verb, and how high it is where that is public."""
        text = t.redacted(choice, SPECTATOR)
        if text != self.verbs.write(choice):
            return self.verbs.number(text) * STEPS
        step = bisect_left(self.scale, choice) * (STEPS - 2) // len(self.scale)
        return self.verbs.of(choice) * STEPS + 1 + step

    def learn(
        self, kinds: list[int], made: list[int], seats: list[int], rewards: list[float]
    ) -> None:
        """Learn from a playout how each choice fared after one of its kind."""
        self.playouts += 1
        for seat in range(len(rewards)):
            self.usual[seat] += (rewards[seat] - self.usual[seat]) / self.playouts
        for step in range(len(made)):
            gain = rewards[seats[step]] - self.usual[seats[step]]
            self.count += 1
            self.squares += gain * gain
            kind = kinds[step]
            verb = self.verbs.of(made[step])
            _note(self.fared, kind * ROOM + verb, gain)
            if kind % STEPS:  # and for all of the verb before, however high
                _note(self.fared, (kind - kind % STEPS) * ROOM + verb, gain)
            _note(self.single, made[step], gain)

    def pick(self, kind: int, choices: list[int], rng: Random) -> int:
        """The index of a choice: a verb that fares well after a choice of this kind, and the better
        of two choices with that verb."""
        verbs = self.verbs
        counts = verbs.count(choices)
        wanted = self._verb(kind, list(counts), rng)
        number = counts[wanted]
        index = verbs.nth(choices, wanted, int(rng.random() * number))
        other = verbs.nth(choices, wanted, int(rng.random() * number))
        one = self.single.get(choices[index])
        two = self.single.get(choices[other])
        if one is None or two is None:
            return index
        return other if two.total * one.visits > one.total * two.visits else index

    def worth(self, kind: int, verb: int) -> float:
        """How much more than usual a verb can be expected to bring after a choice of this kind."""
        found = 0.0
        tally = self.fared.get((kind - kind % STEPS) * ROOM + verb)
        if tally is not None:
            found = tally.total / (TRUST + tally.visits)
        tally = self.fared.get(kind * ROOM + verb) if kind % STEPS else None
        if tally is not None:
            found = (TRUST * found + tally.total) / (TRUST + tally.visits)
        return found

    def spread(self) -> float:
        """The standard deviation of the rewards of a seat, and a little."""
        return sqrt(self.squares / self.count) + 0.01 if self.count else 1.0

    def _verb(self, kind: int, found: list[int], rng: Random) -> int:
        """One of these verbs by lot, the better it fares after a choice of this kind the likelier;
        all alike where nothing is known."""
        if len(found) == 1:
            return found[0]
        values = [self.worth(kind, verb) for verb in found]
        return found[drawn(values, SENSE * self.spread(), rng)]


def _note(tallies: dict[int, Tally], key: int, gain: float) -> None:
    tally = tallies.get(key)
    if tally is None:
        tally = Tally()
        tallies[key] = tally
    tally.visits += 1
    tally.total += gain


def followed(
    choices: list[int],
    verbs: list[int],
    seat: int,
    node: Node | None,
    known: dict[int, Tally] | None,
    replies: Replies | None,
    kind: int,
    rng: Random,
) -> int:
    """The index of what a seat chooses by what it has learnt in its place, and in places where all
    that is public is the same; first of all by how to reply. -1 where it has learnt nothing."""
    count = len(choices)
    values = [NOTHING] * count
    tried = False
    for index in range(count):
        visits = 0.0
        total = 0.0
        tally = known.get(choices[index]) if known is not None else None
        if tally is not None:
            visits = min(TRUST, float(tally.visits))
            total = visits * tally.total / tally.visits
        if node is not None:
            visits += node.visits[index]
            total += node.total[index]
        tried = tried or visits > 0.0
        if replies is not None:
            visits += TRUST
            total += TRUST * (replies.usual[seat] + replies.worth(kind, verbs[index]))
        if visits > 0.0:
            values[index] = total / visits
    if not tried:
        return -1
    spread = replies.spread() if replies is not None else USUAL
    return by_worth(values, verbs, CARE * spread, rng)
