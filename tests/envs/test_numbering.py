"""Choices as actions: counted without a gap, from the seat that chooses."""

from __future__ import annotations

from random import Random

import pytest

import aurum
from aurum.engine import CHANCE, OVER, Options
from aurum.envs.encoding import encoding_of
from aurum.games.oriflamme.rules.cards import ROB

VARIANTS = [
    (name, options) for name in aurum.games.names() for options in aurum.game(name).variants()
] + [("oriflamme", {"players": players, "set": "mixed", "first": None}) for players in (2, 5)]


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_every_choice_of_a_play_has_a_number_of_its_own(name: str, options: Options) -> None:
    encoding = encoding_of(name, options)
    rng = Random(3)
    for _ in range(2):
        state = encoding.begin(rng)
        while state.actor != OVER:
            seat = state.actor
            choices = state.choices()
            numbering = encoding.chances if seat == CHANCE else encoding.numbering
            seat = max(seat, 0)
            numbers = numbering.numbers(choices, seat)
            assert len(set(numbers)) == len(choices)
            assert all(0 <= number < numbering.size for number in numbers)
            assert [numbering.choice(number, seat) for number in numbers] == choices
            state.apply(aurum.sample_choice(state, rng))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whom_to_rob_is_counted_from_who_robs(players: int) -> None:
    encoding = encoding_of("oriflamme", {"players": players})
    families = 4 if players == 2 else players
    left = {encoding.numbering.number(ROB + (seat + 1) % families, seat) for seat in range(players)}
    assert len(left) == 1
    assert encoding.numbering.number(ROB + 1, 0) != encoding.numbering.number(ROB + 2, 0)


def test_a_number_that_is_none_is_refused() -> None:
    numbering = encoding_of("oriflamme", {"players": 3}).numbering
    for number in (-1, numbering.size):
        with pytest.raises(ValueError, match=f"numbered from 0 to {numbering.size - 1}"):
            numbering.choice(number)


@pytest.mark.parametrize(
    ("name", "options", "size"),
    [
        ("oriflamme", {"players": 3}, 288),
        ("oriflamme", {"players": 4}, 373),
        ("oriflamme", {"players": 4, "set": "alliance"}, 459),
        ("oriflamme", {"players": 5, "set": "mixed"}, 902),
        ("orichalque", {"players": 2}, 1007),
        ("orichalque", {"players": 4, "sides": "hard"}, 1142),
    ],
)
def test_a_version_keeps_its_numbers(name: str, options: Options, size: int) -> None:
    """Whoever has trained an agent relies on them: other numbers need another version."""
    encoding = encoding_of(name, options)
    assert encoding.numbering.size == size
