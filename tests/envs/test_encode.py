"""Many states at once as numbers: for a seat, or with nothing hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from aurum.engine import OVER, SPECTATOR, Options, State, sample_choice
from aurum.envs.encoding import Encoding, encoding_of

VARIANTS = [
    ("oriflamme", {"players": 2}),
    ("oriflamme", {"players": 4, "set": "mixed"}),
    ("orichalque", {"players": 2}),
]


def moments(encoding: Encoding, count: int) -> list[State]:
    """States of one play in which a seat must choose."""
    rng = Random(4)
    state = encoding.begin(rng)
    found: list[State] = []
    while state.actor != OVER and len(found) < count:
        if state.actor >= 0 and rng.random() < 0.3:
            found.append(state.clone())
        state.apply(sample_choice(state, rng))
    return found


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_a_row_is_what_the_seat_that_must_choose_observes(name: str, options: Options) -> None:
    encoding = encoding_of(name, options)
    states = moments(encoding, 12)
    rows = encoding.encode(states)
    assert rows.dtype == encoding.dtype
    for row, state in zip(rows, states, strict=True):
        np.testing.assert_array_equal(row, encoding.pieces.tensor(state, state.actor))
    out = np.full_like(rows, 7)
    assert encoding.encode(states, [SPECTATOR] * len(states), out) is out
    for row, state in zip(out, states, strict=True):
        np.testing.assert_array_equal(row, encoding.pieces.tensor(state, SPECTATOR))


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_with_everything_nothing_is_hidden(name: str, options: Options) -> None:
    """What a seat sees stays as it is, and states that it cannot tell apart differ."""
    encoding = encoding_of(name, options)
    rng = Random(2)
    apart = 0
    for state in moments(encoding, 12):
        seat = state.actor
        known = encoding.encode([state])
        whole = encoding.encode([state], everything=True)
        assert (whole[known > 0] > 0).all()
        other = encoding.game.imagine(state.view(seat), rng)
        same = encoding.game.write_position(other) == encoding.game.write_position(state)
        np.testing.assert_array_equal(encoding.encode([other], [seat]), known)
        alike = np.array_equal(encoding.encode([other], [seat], everything=True), whole)
        assert alike == same
        apart += not same
    assert apart > 0 or not encoding.game.secretive


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_labels_are_what_a_seat_does_not_know(name: str, options: Options) -> None:
    encoding = encoding_of(name, options)
    states = moments(encoding, 12)
    labels = encoding.hidden(states)
    known = encoding.pieces.named(encoding.encode(states))
    whole = encoding.pieces.named(encoding.encode(states, everything=True))
    for piece, hidden in labels.items():
        assert not (hidden > 0)[known[piece] > 0].any()
        np.testing.assert_array_equal(known[piece] + hidden, whole[piece])
    if name == "oriflamme":
        assert not labels["hand"][:, 0].any()
        assert labels["hand"][:, 1:].any()
        assert labels["aside"].any()
    else:
        assert not any(hidden.any() for hidden in labels.values())


@pytest.mark.parametrize(
    ("seats", "out", "problem"),
    [
        ([0, 1], None, "there are 2 seats for 1 states"),
        ([9], None, "there is no seat 9"),
        (None, np.zeros((1, 3), np.uint8), r"this one has the shape \(1, 3\)"),
    ],
)
def test_what_does_not_fit_is_refused(seats: Any, out: Any, problem: str) -> None:
    encoding = encoding_of("oriflamme", {"players": 3})
    with pytest.raises(ValueError, match=problem):
        encoding.encode(moments(encoding, 1), seats, out)
