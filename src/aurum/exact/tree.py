"""The whole tree of a small game, unfolded from its rules and kept by information sets.

**What a seat knows at a decision** is its view there and all that it has been told before: each
choice as `redacted` tells it, and its own information sets and choices. The view alone may not be
enough. A view is what can be known of a position, not how it came about: two paths on which a seat
chose differently, or saw others choose differently, may lead to the same view. Who remembers more
than the view plays better, and a best response to a bot should. And the methods here need *perfect
recall*: that the choices of a seat lead to each of its information sets on one path only. Of views
alone, neither a best response can be computed backwards nor does counterfactual regret go to zero.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import log10
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from aurum.engine.chance import sample_choice
from aurum.engine.contract import CHANCE, OVER, Game, Options, State
from aurum.engine.errors import AurumError, Fact
from aurum.exact.treeplex import Numbers, Policy, Treeplex

MOST_POSITIONS: Final = 3_000_000
"""The most positions of a tree, unless `most` is given."""
PROBES: Final = 200
"""So many random plays estimate how large a tree is."""
MANY: Final = 1e9
"""From here on only the order of magnitude is said."""
BEYOND: Final = 1e300
"""A larger number is not computed."""
SEATS: Final = 2
WATCH_EVERY: Final = 20_000
"""After so many positions `watch` is called."""

Watch = Callable[[int], None]


class ExactError(AurumError):
    """A game that cannot be solved here; the sentence says why."""


class InformationSet(NamedTuple):
    """What a seat knows at a decision, as far as a bot is asked about it."""

    view: Any
    choices: list[int]


class Ends(NamedTuple):
    """All ends of the game that follow from the same sequences of both seats, taken together."""

    sequences: tuple[Numbers, Numbers]
    chance: Policy
    """How likely chance makes its part."""
    share: Policy
    """The share of seat 0, times that."""


class Tree:
    """A game for two as the sequences of its seats."""

    def __init__(
        self,
        options: Options,
        positions: int,
        sets: tuple[list[InformationSet], list[InformationSet]],
        seats: tuple[Treeplex, Treeplex],
        ends: Ends,
    ) -> None:
        self.options = options
        self.positions = positions
        """How many positions were met, every path by itself."""
        self.sets = sets
        """The information sets of each seat, as its treeplex orders them."""
        self.seats = seats
        self.ends = ends

    def gains(self, seat: int, plan: Policy) -> Policy:
        """What each sequence of a seat brings at the ends of the game, against a plan of the
        other."""
        ends = self.ends
        share = ends.share if seat == 0 else ends.chance - ends.share
        weights = share * plan[ends.sequences[1 - seat]]
        own = ends.sequences[seat]
        sums = np.bincount(own, weights, minlength=self.seats[seat].size)
        return np.asarray(sums, np.float64)


class _Decisions:
    """The information sets of one seat, in the order in which they were met."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[int, Any], int] = {}
        self.sets: list[InformationSet] = []
        self.starts: list[int] = []
        self.parents: list[int] = []
        self.depths: list[int] = []
        self.size = 1
        self.histories: dict[tuple[int, object], int] = {}
        """The number of each history: all that a seat has heard, as the number of what came before
        and the last message."""

    def extend(self, history: int, message: object) -> int:
        """The number of a history with one message more."""
        return self.histories.setdefault((history, message), len(self.histories) + 1)

    def decide(self, state: State, history: int, sequence: int, depth: int) -> int:
        """The information set at a state: a known one, or a new one."""
        view = state.view(state.actor)
        number = self.numbers.setdefault((history, view), len(self.sets))
        if number == len(self.sets):
            choices = state.choices()
            self.sets.append(InformationSet(view, choices))
            self.starts.append(self.size)
            self.parents.append(sequence)
            self.depths.append(depth)
            self.size += len(choices)
        elif self.parents[number] != sequence or self.sets[number].choices != state.legal():
            raise ExactError("exact-broken")
        return number

    def ordered(self) -> tuple[list[InformationSet], Treeplex, Numbers]:
        """All by depth, and for each old number of a sequence the new one."""
        order = np.argsort(np.array(self.depths, np.int64), kind="stable")
        counts = np.array([len(one.choices) for one in self.sets], np.int64)
        sequences = np.zeros(self.size, np.int64)
        start = 1
        for number in order.tolist():
            old, count = self.starts[number], int(counts[number])
            sequences[old : old + count] = np.arange(start, start + count)
            start += count
        parents = sequences[np.array(self.parents, np.int64)[order]].tolist()
        depths = [self.depths[number] for number in order]
        plex = Treeplex(parents, counts[order].tolist(), depths)
        return [self.sets[number] for number in order], plex, sequences


class _Moment(NamedTuple):
    """A position on its path."""

    state: State
    chance: float
    histories: tuple[int, int]
    sequences: tuple[int, int]
    depths: tuple[int, int]


def unfold(
    game: Game[Any, Any],
    given: Mapping[str, object],
    *,
    most: int = MOST_POSITIONS,
    watch: Watch | None = None,
) -> Tree:
    """The tree of a game with these options; `ExactError` if it is too large, or not for two."""
    options = game.options(given)
    seats = game.seats(options)
    if seats != SEATS:
        raise ExactError("exact-seats", {"seats": seats})
    expected = _estimate(game, options)
    if expected > 20 * most:  # it would reach the limit anyway, so say so at once
        raise _too_large(most, expected)
    known = (_Decisions(), _Decisions())
    ends: dict[tuple[int, int], list[float]] = {}
    waiting = [_Moment(game.begin(options), 1.0, (0, 0), (0, 0), (0, 0))]
    positions = 0
    while waiting:
        moment = waiting.pop()
        positions += 1
        if positions > most:
            raise _too_large(most, max(expected, float(most)))
        if watch is not None and positions % WATCH_EVERY == 0:
            watch(positions)
        if moment.state.actor == OVER:
            _end(moment, ends)
        else:
            waiting += _onward(moment, known)
    (sets, plex, old), (other_sets, other_plex, other_old) = [one.ordered() for one in known]
    pairs = np.array(list(ends), np.int64).reshape(-1, 2)
    sums = np.array(list(ends.values())).reshape(-1, 2)
    found = Ends((old[pairs[:, 0]], other_old[pairs[:, 1]]), sums[:, 0], sums[:, 1])
    return Tree(options, positions, (sets, other_sets), (plex, other_plex), found)


def _end(moment: _Moment, ends: dict[tuple[int, int], list[float]]) -> None:
    winners = moment.state.winners()
    if not winners:  # an automaton has won: what one seat loses the other does not win
        raise ExactError("exact-shares")
    sums = ends.setdefault(moment.sequences, [0.0, 0.0])
    sums[0] += moment.chance
    sums[1] += moment.chance * (0 in winners) / len(winners)


def _onward(moment: _Moment, known: tuple[_Decisions, _Decisions]) -> list[_Moment]:
    """All that can follow a position."""
    state, chance, histories, sequences, depths = moment
    seat = state.actor
    choices = state.choices()
    odds = [1.0] * len(choices)
    number = -1
    if seat == CHANCE:
        weights = state.odds()
        odds = [weight / sum(weights) for weight in weights]
    else:
        number = known[seat].decide(state, histories[seat], sequences[seat], depths[seat])
        depths = (depths[0] + (seat == 0), depths[1] + (seat == 1))
    found = []
    for index, (choice, weight) in enumerate(zip(choices, odds, strict=True)):
        extended = []
        for one, decisions in enumerate(known):
            mine = one == seat  # a seat also remembers what it knew when it chose
            message = (number, choice) if mine else state.redacted(choice, one)
            extended.append(decisions.extend(histories[one], message))
        then = state.clone()
        then.apply_unchecked(choice)
        made = known[seat].starts[number] + index if number >= 0 else 0
        gone = (made if seat == 0 else sequences[0], made if seat == 1 else sequences[1])
        found.append(_Moment(then, chance * weight, (extended[0], extended[1]), gone, depths))
    return found


def _too_large(most: int, expected: float) -> ExactError:
    beyond = expected > BEYOND
    about: Fact = round(expected) if expected < MANY else f"10^{log10(min(expected, BEYOND)):.0f}"
    facts = {"most": most, "expected": about, "size": "beyond" if beyond else "about"}
    return ExactError("exact-too-large", facts)


def _estimate(game: Game[Any, Any], options: Options) -> float:
    """About how many positions there are: the mean over random plays of the products of how many
    choices there were (Knuth 1975)."""
    total = 0.0
    for probe in range(PROBES):
        rng = Random(probe)
        state: State = game.begin(options)
        number = 1.0
        total += number
        while state.actor != OVER:
            choices = state.choices()
            number *= len(choices)
            total += number
            state.apply_unchecked(
                sample_choice(state, rng)
                if state.actor != CHANCE
                else choices[int(rng.random() * len(choices))]
            )
    return total / PROBES
