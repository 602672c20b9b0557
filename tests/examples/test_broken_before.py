"""Liar's Dice with a `before` that is wrong: what `check_game` says of it."""

from __future__ import annotations

from random import Random

from liars_dice.choices import CALL
from liars_dice.game import LiarsDiceGame
from liars_dice.rules import LiarsDiceState
from support.broken_dice import found

from aurum.engine import Options, check_game

Before = tuple[LiarsDiceState, int] | None


def test_a_choice_that_was_not_the_last_is_found() -> None:
    class Confused(LiarsDiceGame):
        def before(self, state: LiarsDiceState) -> Before:
            taken = super().before(state)
            return taken and (taken[0], CALL)

    broken = found(Confused(), "before-last")
    assert broken.facts["choice"] == "call"
    assert str(broken.facts["last"]).startswith("bid ")


def test_a_choice_before_the_beginning_is_found() -> None:
    class Eager(LiarsDiceGame):
        def before(self, state: LiarsDiceState) -> Before:
            return super().before(state) or (state.clone(), state.choices()[0])

    assert found(Eager(), "before-last").facts["last"] == "-"


def test_a_state_with_other_hidden_dice_is_found() -> None:
    class Forgetful(LiarsDiceGame):
        def before(self, state: LiarsDiceState) -> Before:
            taken = super().before(state)
            return taken and (self.imagine(taken[0].view(taken[0].actor), Random(1)), taken[1])

    found(Forgetful(), "before")


def test_a_state_in_which_the_choice_is_not_legal_is_found() -> None:
    class Halfway(LiarsDiceGame):
        def before(self, state: LiarsDiceState) -> Before:
            return (state.clone(), state.bids[-1]) if state.bids else None

    found(Halfway(), "before")


def test_two_choices_taken_back_at_once_are_found() -> None:
    class Hasty(LiarsDiceGame):
        def before(self, state: LiarsDiceState) -> Before:
            taken = super().before(state)
            again = super().before(taken[0]) if taken else None
            return taken and again and (again[0], taken[1])

    found(Hasty(), "before")


def test_a_state_that_is_changed_by_before_is_found() -> None:
    class Destructive(LiarsDiceGame):
        def before(self, state: LiarsDiceState) -> Before:
            taken = super().before(state)
            if taken:
                taken[0].bids = state.bids
                state.bids.pop()
            return taken

    found(Destructive(), "clone")


def test_a_choice_that_depends_on_what_was_imagined_is_found() -> None:
    """In the states of the play it is right, and in those that a seat imagines it is not."""

    class Imaginative(LiarsDiceGame):
        imagined: set[int]

        def __init__(self) -> None:
            self.imagined = set()
            self.kept: list[LiarsDiceState] = []

        def imagine(self, view: object, rng: Random) -> LiarsDiceState:
            state = super().imagine(view, rng)  # type: ignore[arg-type]
            self.kept.append(state)
            self.imagined.add(id(state))
            return state

        def before(self, state: LiarsDiceState) -> Before:
            taken = super().before(state)
            return taken and (taken[0], CALL if id(state) in self.imagined else taken[1])

    found(Imaginative(), "before-last")


def test_a_game_without_before_and_the_true_one_pass() -> None:
    class Silent(LiarsDiceGame):
        def before(self, state: LiarsDiceState) -> Before:
            return None

    table: Options = {"players": 3, "dice": 2, "wild": True, "exact": True}
    for game in (LiarsDiceGame(), Silent()):
        assert check_game(game, variants=[table], plays=4).plays == 4
