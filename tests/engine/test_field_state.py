"""A state whose fields have names: copied, compared, pickled and filled by the engine."""

from __future__ import annotations

import pickle
from dataclasses import dataclass

import pytest

from aurum.engine import BadOptions, FieldState, Illegal, OptionValues, read_options


@dataclass(frozen=True)
class View:
    """All but the hidden field."""

    seat: int
    actor: int
    piles: tuple[int, ...]
    last: tuple[int, ...]


class Piles(FieldState):
    """Takes one from a pile."""

    FIELDS = ("piles", "last", "hidden")

    def __init__(self, setup: tuple[int, int]) -> None:
        super().__init__(setup)
        self.actor = 0
        self.piles = [setup[1]] * setup[0]
        self.last: tuple[int, ...] = ()
        self.hidden = 7

    def _list_choices(self) -> list[int]:
        return [pile for pile, left in enumerate(self.piles) if left]

    def _resolve(self, choice: int) -> None:
        self.piles[choice] -= 1
        self.last = (choice,)
        self._emit("taken", "P-1", choice)

    def refusal(self, choice: int) -> Illegal:
        return Illegal("illegal", {}, "P-1")

    def view(self, seat: int) -> View:
        return View(seat, self.actor, tuple(self.piles), self.last)

    def redacted(self, choice: int, seat: int) -> str:
        return str(choice)

    def scores(self) -> list[int]:
        return self.piles[:]

    def winners(self) -> list[int]:
        return []


def test_a_clone_is_equal_and_independent_and_has_no_events() -> None:
    state = Piles((2, 3))
    state.events = []
    state.apply(1)
    assert [event.facts for event in state.events] == [(1,)]
    copy = state.clone()
    assert copy == state
    assert copy.events is None
    copy.apply(0)
    assert (state.piles, copy.piles) == ([3, 2], [2, 2])
    assert copy != state


def test_states_with_another_set_up_differ() -> None:
    one, other = Piles((2, 3)), Piles((3, 3))
    other.piles = one.piles[:]
    assert one != other
    assert hash(one) == hash(one.clone())


def test_a_pickled_state_reads_back() -> None:
    state = Piles((2, 3))
    state.apply(1)
    back = pickle.loads(pickle.dumps(state))
    assert back == state
    assert (back.setup, back.piles, back.last, back.hidden) == ((2, 3), [3, 2], (1,), 7)


def test_a_state_takes_over_what_the_view_shows() -> None:
    state = Piles((2, 3))
    state.apply(1)
    state.actor, state.hidden = 1, 8
    taken = Piles((2, 3))
    taken.take(state.view(0))
    assert (taken.actor, taken.piles, taken.last, taken.hidden) == (1, [3, 2], (1,), 7)


TABLE = {
    "players": OptionValues((2, 3, 4), 3, "P-1"),
    "wild": OptionValues((False, True), False, "P-2"),
}


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ({}, {"players": 3, "wild": False}),
        ({"players": "4", "wild": "true"}, {"players": 4, "wild": True}),
        ({"wild": True}, {"players": 3, "wild": True}),
    ],
)
def test_options_are_completed(given: dict[str, object], found: dict[str, object]) -> None:
    assert read_options(given, TABLE, "p-options") == found


def test_a_wrong_value_and_an_unknown_option_are_refused() -> None:
    with pytest.raises(BadOptions) as wrong:
        read_options({"players": 9}, TABLE, "p-options")
    assert (wrong.value.key, wrong.value.rule) == ("p-options", "P-1")
    assert wrong.value.facts == {"name": "players", "given": "9", "allowed": "2, 3, 4"}
    with pytest.raises(BadOptions) as unknown:
        read_options({"dice": 2}, TABLE, "p-options")
    assert unknown.value.key == "options-unknown"
