"""What others think of their choices: each seat that the thinker meets thinks for itself first.

A seat that must choose in one of the thinker's worlds imagines worlds of its own, from what it may
know, and plays each of its choices out in them at random. What it finds is a function of its view:
every thought begins with the same source of randomness, and reads nothing that others have learnt.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any, Final

from aurum.bots.replies import Replies
from aurum.bots.rewards import Rewards
from aurum.bots.tree import TRUST, Node, Tally
from aurum.bots.verbs import Verbs
from aurum.engine.chance import sample_choice
from aurum.engine.state import CHANCE, OVER, State

SETTLED: Final = 0.3
"""Where less of a reward than this is left to what comes later, a playout ends."""
MOST: Final = 20_000
"""The most thoughts that a search keeps."""

NEAR: Final = 16
"""Of so many choices, one on either side is near."""
STRIDE: Final = 7_919
"""A prime number: steps of this length reach every choice, whatever their number is below it."""
FEW: Final = 32
"""Where there are fewer choices, as much care is taken as if there were so many."""


class Thoughts:
    """What others think, by what they may know."""

    def __init__(
        self,
        imagine: Callable[[Any, Random], State],
        rewards: Rewards,
        verbs: Verbs,
        horizon: int,
        playouts: int,
        care: int,
        seed: int,
    ) -> None:
        self.imagine = imagine
        self.rewards = rewards
        self.verbs = verbs
        self.horizon = horizon
        self.playouts = playouts
        """So many make a thought of somebody else."""
        self.care = care
        """So many playouts for each choice tell how the choices fare, before who chooses thinks."""
        self.seed = seed
        self.kept: dict[object, Node] = {}
        self.common: dict[object, dict[int, Tally]] = {}
        self.judged: dict[object, float] = {}
        self.sum = 0.0
        self.squares = 0.0
        self.count = 0
        self.spent = 0
        """The playouts of all thoughts."""
        self.replies: Replies | None = None
        """What was learnt before the search of how to reply."""

    def enough(self, choices: int) -> int:
        """How many playouts tell enough of so many choices."""
        return self.care * max(FEW, choices)

    def learn(self, public: object) -> None:
        """Learn how to reply, in playouts by what was learnt so far. Each choice is made as often
        as any other, the low ones in turn with the high ones."""
        rng = Random(self.seed)
        scale = self.imagine(public, rng).choices()
        replies = Replies(self.verbs, scale, self.rewards.seats)
        self.replies = replies
        for number in range(self.enough(len(scale))):
            t = self.imagine(public, rng)
            self.spent += 1
            self.rewards.begin(t)
            choices = t.legal()
            choice = choices[number * STRIDE % len(choices)]
            kinds: list[int] = []
            made: list[int] = []
            seats: list[int] = []
            kind = replies.kind(t, choice)
            t.apply_unchecked(choice)
            self.play_out(t, rng, kind, kinds, made, seats)
            replies.learn(kinds, made, seats, self.rewards.of(t))

    def of(
        self, view: object, public: object, choices: list[int], seat: int, most: int
    ) -> Node | None:
        """How a seat's choices fare, as far as it can tell; or as far as anybody can, if so many
        playouts are spent; None if twice as many are."""
        node = self.kept.get(view)
        if node is not None or len(self.kept) >= MOST:
            return node
        common = self.common.get(public)
        if common is None:
            if self.spent >= 2 * most:
                return None
            common = self.survey(public, seat, len(choices))
            self.common[public] = common
        return self.think(view, common, choices, seat, self.playouts if self.spent < most else 0)

    def survey(self, public: object, seat: int, choices: int) -> dict[int, Tally]:
        """How each choice fares in worlds that anybody could imagine; what fares well is tried
        more often."""
        rng = Random(self.seed)
        found: dict[int, Tally] = {}
        left = self.enough(choices)
        while left > 0:
            left -= 1
            t = self.imagine(public, rng)
            legal = t.legal()
            choice = legal[self.verbs.pick(legal, rng)]
            other = legal[self.verbs.pick(legal, rng)]
            one = found.get(choice)
            two = found.get(other)
            if one is not None and (two is None or two.total * one.visits > one.total * two.visits):
                choice = other
                one = two
            if one is None:
                one = Tally()
                found[choice] = one
            one.visits += 1
            one.total += self.tried(t, choice, seat, rng)
        return found

    def tried(self, t: State, choice: int, seat: int, rng: Random) -> float:
        """The reward of a playout that begins with a choice."""
        self.spent += 1
        self.rewards.begin(t)
        kind = -1
        if self.replies is not None:
            kind = self.replies.kind(t, choice)
        t.apply_unchecked(choice)
        self.play_out(t, rng, kind, None, None, None)
        return self.rewards.of(t)[seat]

    def worth(self, view: object, seat: int, made: int, playouts: int) -> float:
        """What a seat could expect of a choice that it has made."""
        key = (view, made)
        found = self.judged.get(key, -1.0)
        if found < 0.0:
            rng = Random(self.seed)
            total = 0.0
            for _ in range(playouts):
                t = self.imagine(view, rng)
                reward = self.tried(t, made, seat, rng)
                total += reward
                self.squares += reward * reward
                self.sum += reward
                self.count += 1
            found = total / playouts
            self.judged[key] = found
        return found

    def spread(self) -> float:
        """The standard deviation of the rewards of such choices."""
        mean = self.sum / self.count
        return max(0.01, sqrt(max(0.0, self.squares / self.count - mean * mean)))

    def think(
        self,
        view: object,
        common: dict[int, Tally],
        choices: list[int],
        seat: int,
        playouts: int,
    ) -> Node:
        """Play choices out in worlds that this seat imagines, each choice in the same ones: first
        those that fare well whatever is hidden."""
        rng = Random(self.seed)
        node = Node(choices[:], seat)
        verbs = [self.verbs.of(choice) for choice in choices]
        self.expect(node, common, verbs)
        worlds: list[State] = []
        for number in range(playouts):
            node.widen(4 + number // 8, verbs, rng)
            index = node.best(0.4)
            nth = node.visits[index]
            if nth >= len(worlds):
                worlds.append(self.imagine(view, rng))
            node.add(index, self.tried(worlds[nth].clone(), choices[index], seat, rng))
        if playouts:
            self.kept[view] = node
            return node
        for index in range(len(choices)):
            tally = common.get(choices[index])
            if tally is not None:
                node.visits[index] = tally.visits
        return node

    def expect(self, node: Node, common: dict[int, Tally], verbs: list[int]) -> None:
        """Expect of a choice what it has brought, and what those have that are near it: choices
        with one verb are numbers, and of many numbers those close together mean much the same."""
        count = len(node.choices)
        visits = [0.0] * count
        total = [0.0] * count
        for index in range(count):
            tally = common.get(node.choices[index])
            if tally is not None:
                visits[index] = tally.visits
                total[index] = tally.total
        tried = sum(visits)
        mean = sum(total) / tried if tried else 0.5
        reach = count // NEAR
        for index in range(count):
            seen = TRUST
            value = mean * TRUST
            for other in range(max(0, index - reach), min(count, index + reach + 1)):
                if verbs[other] == verbs[index]:
                    seen += visits[other]
                    value += total[other]
            node.prior[index] = value / seen

    def play_out(
        self,
        t: State,
        rng: Random,
        kind: int,
        kinds: list[int] | None,
        made: list[int] | None,
        seats: list[int] | None,
    ) -> None:
        """Play on after a choice of this kind, to the end or until the points have changed enough.

        The lists receive who has chosen what, after which kind of choice.
        """
        left = self.horizon
        replies = self.replies
        while t.actor != OVER:
            if t.actor == CHANCE:
                choice = sample_choice(t, rng)
            else:
                self.rewards.note(t)
                choices = t.legal()
                if left <= 0 or self.rewards.later < SETTLED:
                    break
                choice = choices[0]
                if len(choices) > 1:
                    left -= 1
                    if replies is None:
                        choice = choices[self.verbs.pick(choices, rng)]
                    else:
                        choice = choices[replies.pick(kind, choices, rng)]
                    if made is not None and kinds is not None and seats is not None:
                        kinds.append(kind)
                        made.append(choice)
                        seats.append(t.actor)
            if replies is not None:
                kind = replies.kind(t, choice)
            t.apply_unchecked(choice)
