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


def test_seats_are_whole_numbers_of_any_kind() -> None:
    encoding = encoding_of("oriflamme", {"players": 3})
    states = moments(encoding, 3)
    rows = encoding.encode(states, np.array([0, 1, 2], np.int8))
    np.testing.assert_array_equal(rows, encoding.encode(states, [0, 1, 2]))
    for state in states:
        seat = np.int64(state.actor)
        [action, *_] = np.flatnonzero(encoding.mask(state, seat))
        assert encoding.read(state, encoding.write(state, action, seat), seat) == action


def test_a_state_fits_wherever_its_numbers_mean_the_same() -> None:
    """Who begins changes no number, and the ten cards that were drawn are some of twenty."""
    begins: list[Options] = [{"players": 3, "first": 1}, {"players": 3, "set": "mixed"}]
    for options in begins:
        encoding = encoding_of("oriflamme", options)
        general = encoding_of("oriflamme", {**options, "first": None})
        states = moments(encoding, 3) + moments(encoding, 2)
        np.testing.assert_array_equal(general.encode(states), encoding.encode(states))
    drawn = encoding_of("orichalque", {"players": 2})
    given = encoding_of("orichalque", {"players": 2, "boards": ["C", "A"]})
    states = moments(given, 3)
    np.testing.assert_array_equal(drawn.encode(states), given.encode(states))


def sealed(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    array.flags.writeable = False
    return array


SIZE = encoding_of("oriflamme", {"players": 3}).pieces.size
OUTS = [
    (np.zeros((1, 3), np.uint8), r"this one has the shape \(1, 3\)"),
    (np.zeros((1, 2 * SIZE), np.uint8)[:, ::2], "and is contiguous"),
    ([0] * SIZE, "out is an array of numpy, not a list"),
    (np.zeros((1, SIZE), np.int8), "out is of uint8 or a type of numbers that holds it, not int8"),
    (np.zeros((1, SIZE), np.bool_), "that holds it, not bool"),
    (np.zeros((1, SIZE), np.complex64), "that holds it, not complex64"),
    (np.zeros((1, SIZE), "U3"), "that holds it, not <U3"),
    (sealed(np.zeros((1, SIZE), np.uint8)), "out is read-only"),
]


@pytest.mark.parametrize(("out", "problem"), OUTS)
def test_an_array_that_does_not_fit_is_refused(out: Any, problem: str) -> None:
    encoding = encoding_of("oriflamme", {"players": 3})
    with pytest.raises(ValueError, match=problem):
        encoding.encode(moments(encoding, 1), out=out)


@pytest.mark.parametrize(
    ("seats", "problem"),
    [
        ([0, 1], "there are 2 seats for 1 states"),
        ([9], "there is no seat 9: seats are numbered from 0 to 2"),
        ([0.5], "seats are whole numbers, one for each state"),
        (["a"], "seats are whole numbers"),
    ],
)
def test_seats_that_do_not_fit_are_refused(seats: Any, problem: str) -> None:
    encoding = encoding_of("oriflamme", {"players": 3})
    with pytest.raises(ValueError, match=problem):
        encoding.encode(moments(encoding, 1), seats)


@pytest.mark.parametrize(
    ("name", "options", "problem"),
    [
        ("oriflamme", {"players": 5}, "state 1 is of another table: it began with .*'players': 5"),
        ("oriflamme", {"players": 3, "set": "alliance"}, "of another table: .*'set': 'alliance'"),
        ("oriflamme", {"players": 3, "set": "base", "rounds": 3}, "of another table: .*rounds"),
        ("orichalque", {"players": 3}, "states are those of oriflamme; number 1 is a Orichalque"),
    ],
)
def test_states_of_other_tables_are_refused_and_nothing_is_written(
    name: str, options: Options, problem: str
) -> None:
    encoding = encoding_of("oriflamme", {"players": 3})
    states = moments(encoding, 1) + moments(encoding_of(name, options), 1)
    out = np.full((2, SIZE), 7, np.uint8)
    with pytest.raises(ValueError, match=problem):
        encoding.encode(states, [0, 0], out)
    assert (out == 7).all()


@pytest.mark.parametrize("given", [None, 3, "state"])
def test_options_and_states_are_named_if_they_are_none(given: Any) -> None:
    encoding = encoding_of("oriflamme", {"players": 3})
    state: Any = encoding.begin(Random(1)) if given == "state" else given
    with pytest.raises(ValueError, match=r"states are a sequence, such as \[state\], not a "):
        encoding.encode(state)
    with pytest.raises(ValueError, match=r'options are a dictionary, such as {"players": 3}, not '):
        encoding_of("oriflamme", given)


def test_what_is_no_state_is_refused() -> None:
    encoding = encoding_of("oriflamme", {"players": 3})
    [state] = moments(encoding, 1)
    other: Any = state.view(0)
    with pytest.raises(ValueError, match="states are those of oriflamme; number 0 is a View"):
        encoding.encode([other])
    for ask in (encoding.mask, lambda state, seat: encoding.write(state, 0, seat)):
        with pytest.raises(ValueError, match="there is no seat 3: seats are numbered from 0 to 2"):
            ask(state, 3)
    over = state.clone()
    while over.actor != OVER:
        over.apply(sample_choice(over, Random(1)))
    with pytest.raises(ValueError, match="must be named where nobody chooses"):
        encoding.encode([over])
