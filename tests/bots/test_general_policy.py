"""How a level of the general search makes its choice from what the search has found."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from aurum.bots.general import visit_policy, whim_policy
from aurum.bots.tree import NOTHING, Node, by_worth


def node(*fared: tuple[int, float]) -> Node:
    """A node whose choices have so many visits with these rewards, on average."""
    found = Node(list(range(len(fared))), 0)
    for index, (visits, mean) in enumerate(fared):
        for number in range(visits):
            found.add(index, mean + (0.2 if number % 2 else -0.2))
        found.prior[index] = mean
    return found


def test_what_was_not_tried_is_not_made_even_if_it_promises_most() -> None:
    root = node((4, 0.4), (4, 0.3), (0, 0.9))
    policy = whim_policy(root, [0, 0, 1], 0.5, 0.1)
    assert policy == [1.0, 0.0, 0.0]


def test_what_lacks_little_is_made_now_and_then_and_what_lacks_much_never() -> None:
    root = node((4, 0.5), (4, 0.45), (4, 0.1))
    policy = whim_policy(root, [0, 0, 0], 0.5, 0.6)
    assert policy[0] > policy[1] > 0.2
    assert policy[2] == 0


def test_many_bad_ways_to_do_something_are_no_likelier_than_one() -> None:
    few = whim_policy(node((8, 0.5), (4, 0.4)), [0, 1], 1, 1)
    many = whim_policy(node((8, 0.5), *[(4, 0.4)] * 50), [0] + [1] * 50, 1, 1)
    assert many[0] == pytest.approx(few[0], abs=0.1)


def test_the_most_visited_choices_are_made_if_they_fare_about_as_well_as_the_best() -> None:
    policy = visit_policy(node((40, 0.5), (20, 0.49), (40, 0.4), (2, 0.9)))
    assert policy[0] == pytest.approx(0.8)
    assert policy[1] == pytest.approx(0.2)


def test_a_choice_is_drawn_by_its_worth_first_of_all_by_its_verb() -> None:
    rng = Random(1)
    values = [0.5, *[0.4] * 99, NOTHING]
    verbs = [0] + [1] * 99 + [2]
    drawn = Counter(by_worth(values, verbs, 0.1, rng) for _ in range(2000))
    assert 0.68 < drawn[0] / 2000 < 0.78  # e to 1
    assert drawn[100] == 0
