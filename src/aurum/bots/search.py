"""General search: a tree of information sets for any game that keeps the contract.

The thinker searches in worlds that `imagine` draws from its view. A node is what the seat that
chooses there may know, so worlds that look alike to that seat share a node.

Opponents must not act on the thinker's hidden pieces, though every world of the thinker has them.
So there are three kinds of playouts, each with a source of randomness of its own:

- in a *public* world, drawn from what a spectator knows, all seats learn;
- in a world of an *opponent*, drawn from what that opponent knows in one of the thinker's worlds,
  that opponent learns;
- in a world of the *thinker*, the thinker learns. The others choose as they have learnt in the
  first two kinds, and learn nothing.

What the thinker learns is kept apart and never read in the first two kinds. So nothing that an
opponent has learnt depends on what is hidden from it. Where a game hides nothing, there is one kind
of playout, in which all seats learn.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from aurum.bots.beliefs import Beliefs
from aurum.bots.replies import Replies, followed
from aurum.bots.rewards import Rewards
from aurum.bots.search_params import SearchParams
from aurum.bots.thoughts import SETTLED, Thoughts
from aurum.bots.tree import TRUST, Memory, Node, Tally
from aurum.bots.verbs import Verbs, random_steps
from aurum.engine.chance import sample_choice
from aurum.engine.state import CHANCE, OVER, SPECTATOR, State

NODES: Final = 40_000
"""The most nodes that a search keeps of each kind."""
LONGEST: Final = 1_500
"""The most choices of a playout, however far a level looks ahead: some games may never end."""
SCALING: Final = 8
"""So many playouts at random show how long a game is, and how far apart points lie."""
LONG: Final = 150
"""In a game of more choices at random, what one of them brings is lost in the noise of the rest…"""
SHORT: Final = 8
"""…so there a playout is cut after so many choices of each seat."""
BRIEF: Final = 0.25
"""The patience of an opponent that thinks for itself."""
TRIES: Final = 64
"""So many worlds are drawn until one is likely."""

NOBODY: Final = -4
"""The learner where none is named: all seats learn."""


class Search:
    """A search for the answer to one question."""

    def __init__(
        self,
        imagine: Callable[[Any, Random], State],
        points: Callable[[Any], list[int]],
        write: Callable[[int], str],
        secretive: bool,
        view: object,
        params: SearchParams,
        rng: Random,
        before: Callable[[Any], tuple[State, int] | None] | None = None,
    ) -> None:
        self.begun = perf_counter()
        self.imagine = imagine
        self.verbs = Verbs(write)
        self.secretive = secretive
        self.view = view
        self.params = params
        self.own_rng = Random(rng.getrandbits(64))
        """For playouts in the thinker's worlds."""
        self.world_rng = Random(rng.getrandbits(64))
        """For drawing these worlds."""
        self.rng = Random(rng.getrandbits(64))
        """For the worlds in which others learn, and playouts there."""
        first = imagine(view, self.world_rng)
        self.worlds: list[State] = [first]
        self.me = first.actor
        self.seats = len(first.scores())
        self.public_view = first.view(SPECTATOR)
        self.rewards = Rewards(points, first, params.margin, params.patience)
        self.own = Memory()
        self.shared = Memory() if secretive else self.own
        self.root = Node(first.choices(), self.me)
        self.own.nodes[first.view(self.me)] = self.root
        self.iterations = 0
        self.shares = [0.0] * self.seats
        """Each seat's shares of the victory, summed over the thinker's playouts."""
        self.won = [0.0] * len(self.root.choices)
        """The thinker's own after each of its choices."""
        self.among: list[int] = []
        """The indices of the choices to try in turn; without them, the tree decides."""
        self.horizon = params.horizon
        if self.measure() > LONG:
            self.horizon = min(self.horizon, SHORT * max(2, self.seats))
            self.measure()
        telling = secretive and before is not None
        self.thinking = telling and params.thought > 0
        """Whether others think for themselves: where it can be told what they have chosen, it pays
        to ask why."""
        brief = self.rewards.brief(first, BRIEF)
        seed = rng.getrandbits(64)
        self.thoughts = Thoughts(
            imagine, brief, self.verbs, self.horizon, params.thought, params.care, seed
        )
        self.intended = -1
        """The index of the thinker's first choice in the playout to come."""
        self.beliefs: Beliefs | None = None
        self.replies: Replies | None = None
        """How to reply where nothing else is known."""
        self.hunch: Node | None = None
        """What the thinker expects of its choices before the search."""
        if telling:
            self.rewards.patience = brief.patience
            self.thoughts.learn(self.public_view)
            self.replies = self.thoughts.replies
            choices = self.root.choices
            common = self.thoughts.survey(self.public_view, self.me, len(choices))
            most = self.thoughts.enough(len(choices))
            self.hunch = self.thoughts.think(view, common, choices, self.me, most)
        if self.thinking and params.doubt > 0.0 and before is not None:
            self.beliefs = Beliefs(before, self.thoughts, self.me, params.doubt)
            self.worlds = []

    def run(self, iterations: int, seconds: float) -> None:
        """Search until the first of both limits, but once at least; time runs from `__init__`."""
        until = self.begun + seconds
        while True:
            self.iterate()
            if self.iterations >= iterations or perf_counter() >= until:
                break

    def measure(self) -> float:
        """Play at random, to learn how far apart points lie where playouts end; how many choices
        that takes."""
        length = 0
        ends: list[list[int]] = []
        for _ in range(SCALING):
            state = self.public_world()
            length += random_steps(state, self.verbs, min(self.horizon, LONGEST), self.rng)
            ends.append(self.rewards.points_of(state))
        self.rewards.fit(ends)
        return length / SCALING

    def public_world(self) -> State:
        """A world drawn from what everybody may know."""
        if not self.secretive:
            return self.worlds[0].clone()
        return self.imagine(self.public_view, self.rng)

    def iterate(self) -> None:
        """One playout of the thinker, and before it one in which the others learn."""
        number = self.iterations
        self.intended = self.at_root()
        self.draw()
        world = self.worlds[number % len(self.worlds)]
        if self.secretive and self.params.plans and not (self.thinking and number & 2):
            if number & 1 and self.seats > 1:
                other = (self.me + 1 + (number >> 1) % (self.seats - 1)) % self.seats
                drawn = self.imagine(world.view(other), self.rng)
                self.play(drawn, self.rng, other)
            else:
                self.play(self.public_world(), self.rng, NOBODY, number >> 1)
        nth = self.root.visits[self.intended]
        self.play(self.worlds[nth % len(self.worlds)].clone(), self.own_rng, self.me)
        self.iterations += 1

    def draw(self) -> None:
        """Imagine one more of the thinker's worlds, if it is time: more as the search goes on."""
        if self.secretive and len(self.worlds) < self.params.worlds * sqrt(self.iterations + 1.0):
            drawn = self.imagine(self.view, self.world_rng)
            if self.beliefs is not None:
                for _ in range(TRIES):
                    if self.beliefs.accept(drawn, self.world_rng):
                        break
                    drawn = self.imagine(self.view, self.world_rng)
            self.worlds.append(drawn)

    def at_root(self) -> int:
        """The index of the thinker's choice to try next."""
        root = self.root
        if self.among:
            return self.among[self.iterations % len(self.among)]
        if not root.seen & (root.seen + 1):
            self.own.expect(root, root.known, self.seats)
            if self.hunch is not None:
                own = self.hunch
                for index in range(len(root.prior)):
                    root.prior[index] = (own.total[index] + TRUST * own.prior[index]) / (
                        own.visits[index] + TRUST
                    )
        if len(root.opened) < len(root.choices):
            most = 2 + int(self.params.widening * sqrt(root.seen))
            root.widen(most, [self.verbs.of(choice) for choice in root.choices], self.own_rng)
        return root.best(self.params.exploration)

    def play(self, t: State, rng: Random, learner: int, turn: int = -1) -> None:
        """Descend the tree in a world, add a node, play on, and note the rewards.

        The learner is a seat, or `NOBODY`. With a turn, the thinker's first choice is the next in
        turn, so that the others learn how to answer each: else they would hardly ever see what is
        bad for the thinker, and not know that it is.
        """
        secretive = self.secretive
        mine = learner == self.me
        everybody = learner == NOBODY or (not secretive and self.params.plans)
        memory = self.own if mine else self.shared
        params = self.params
        path: list[Node] = []
        made: list[int] = []
        tallies: list[Tally] = []
        tallied: list[int] = []
        first = -1
        followed = params.plans
        """Whether what the others have learnt still reaches so far."""
        answers = 0
        """How many choices of the others are made so far."""
        left = self.horizon
        kind = -1
        """The kind of the choice before."""
        self.rewards.begin(t)
        while t.actor != OVER and left > 0:
            seat = t.actor
            self.rewards.note(t)
            if seat == CHANCE:
                kind = self.make(t, sample_choice(t, rng))
                continue
            choices = t.legal()
            at_root = mine and first < 0
            if len(choices) == 1 and not at_root:
                kind = self.make(t, choices[0])
                continue
            left -= 1
            if not everybody and seat != learner:
                index = -1
                if followed:
                    index = self.follow(t, choices, kind, rng, answers < self.seats - 1)
                    answers += 1
                    followed = index >= 0
                if index < 0 and self.replies is not None:
                    index = self.replies.pick(kind, choices, rng)
                elif index < 0:
                    index = self.shared.guess(choices, seat, self.seats, self.verbs, rng)
                kind = self.make(t, choices[index])
                continue
            grown = False
            node: Node | None
            if at_root:
                node = self.root
            else:
                key = t.view(seat)
                node = memory.nodes.get(key)
                if node is None:
                    if len(memory.nodes) >= NODES:
                        break
                    node = Node(choices[:], seat)
                    memory.nodes[key] = node
                    grown = True
            known = node.known
            weigh = not node.seen & (node.seen + 1)
            if known is None and secretive and params.plans and (everybody or weigh):
                open_key = (seat, t.view(SPECTATOR))
                known = self.shared.open.get(open_key)
                if everybody:
                    grown = known is None  # what all know grows by one place in each playout
                    if known is None:
                        if len(self.shared.open) >= NODES:
                            break
                        known = {}
                        self.shared.open[open_key] = known
                node.known = known
            if turn >= 0 and seat == self.me:
                index = turn % len(choices)
                turn = -1
            elif at_root and self.intended >= 0:
                index = self.intended
            else:
                if weigh:
                    memory.expect(node, known, self.seats)
                if len(node.opened) < len(choices):
                    most = 2 + int(params.widening * sqrt(node.seen))
                    node.widen(most, [self.verbs.of(choice) for choice in choices], rng)
                index = node.best(params.exploration)
            if at_root:
                first = index
            choice = choices[index]
            path.append(node)
            made.append(index)
            if everybody and known is not None:
                tally = known.get(choice)
                if tally is None:
                    tally = Tally()
                    known[choice] = tally
                tallies.append(tally)
                tallied.append(seat)
            kind = self.make(t, choice)
            if grown:
                break
        rewards = self.play_out(t, rng, learner, left, kind)
        for step in range(len(path)):
            node = path[step]
            node.add(made[step], rewards[node.seat])
        for step in range(len(tallies)):
            tally = tallies[step]
            tally.visits += 1
            tally.total += rewards[tallied[step]]
        if mine:
            shares = self.rewards.shares_of(t)
            for seat in range(self.seats):
                self.shares[seat] += shares[seat]
            self.won[first] += shares[self.me]

    def follow(self, t: State, choices: list[int], kind: int, rng: Random, near: bool) -> int:
        """The index of what a seat that does not learn chooses: what it expects most of, most
        often. Where it has learnt nothing, -1.
        """
        seat = t.actor
        memory = self.shared
        view = t.view(seat)
        node = memory.nodes.get(view)
        known = node.known if node is not None else memory.open.get((seat, t.view(SPECTATOR)))
        thought = None
        if self.thinking and (node is None or node.seen < self.params.thought):
            most = int(self.params.thinking * (self.iterations + 16.0)) if near else 0
            thought = self.thoughts.of(view, t.view(SPECTATOR), choices, seat, most)
            if thought is not None:
                return thought.drawn(rng)
        if node is None and known is None:
            return -1
        verbs = [self.verbs.of(choice) for choice in choices]
        return followed(choices, verbs, seat, node, known, self.replies, kind, rng)

    def make(self, t: State, choice: int) -> int:
        """Make a choice; its kind, to reply to."""
        kind = self.replies.kind(t, choice) if self.replies is not None else -1
        t.apply_unchecked(choice)
        return kind

    def at_random(self, kind: int, choices: list[int], rng: Random) -> int:
        """The index of a choice at random, or of a reply."""
        if self.replies is not None:
            return self.replies.pick(kind, choices, rng)
        return self.verbs.pick(choices, rng)

    def play_out(self, t: State, rng: Random, learner: int, left: int, kind: int) -> list[float]:
        """Play on, to the end or as far as the level looks; the reward of each seat.

        How each choice fared is noted: in public worlds of all seats, in those of the thinker of
        the thinker alone.
        """
        left = min(left, LONGEST)
        guided = self.params.guided
        seats = self.seats
        mine = learner == self.me
        all_learn = learner == NOBODY or not self.secretive
        learning = guided > 0.0 and (mine or all_learn)
        keys: list[int] = []
        actors: list[int] = []
        own = self.own if mine else self.shared
        ours = own.anywhere
        while t.actor != OVER:
            seat = t.actor
            if seat == CHANCE:
                kind = self.make(t, sample_choice(t, rng))
                continue
            self.rewards.note(t)
            choices = t.legal()
            if len(choices) == 1:
                kind = self.make(t, choices[0])
                continue
            if left <= 0 or self.rewards.later < SETTLED:
                break
            left -= 1
            if guided > 0.0 and rng.random() < guided:
                index = (own if seat == self.me else self.shared).guess(
                    choices, seat, seats, self.verbs, rng
                )
            else:
                index = self.at_random(kind, choices, rng)
            choice = choices[index]
            if learning and (all_learn or seat == self.me):
                keys.append(choice * seats + seat)
                actors.append(seat)
            kind = self.make(t, choice)
        rewards = self.rewards.of(t)
        for step in range(len(keys)):
            tally = ours.get(keys[step])
            if tally is None:
                tally = Tally()
                ours[keys[step]] = tally
            tally.visits += 1
            tally.total += rewards[actors[step]]
        return rewards
