"""Liar's Dice with states that break one promise each, and what `check_game` says of them."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Self, TypeVar

import pytest
from liars_dice.game import LiarsDiceGame
from liars_dice.rules import LiarsDiceState
from liars_dice.view import View

from aurum.engine import BrokenPromise, Options, check_game

TABLE: Options = {"players": 3, "dice": 2, "wild": True, "exact": True}


class Mutant(LiarsDiceState):
    """A state that breaks one promise; its copies do, too."""

    __slots__ = ()
    kinds: ClassVar[list[type[Mutant]]] = []

    def __init_subclass__(cls) -> None:
        Mutant.kinds.append(cls)

    @classmethod
    def like(cls, state: LiarsDiceState) -> Self:
        """This state as one of this kind."""
        return copied(cls, state)

    def __reduce__(self) -> tuple[object, ...]:
        return unpickled, (Mutant.kinds.index(type(self)), copied(LiarsDiceState, self))


K = TypeVar("K", bound=LiarsDiceState)


def copied(kind: type[K], state: LiarsDiceState) -> K:
    """A state of this kind that is otherwise the same."""
    copy = kind(state.setup)
    for name in ("actor", *LiarsDiceState.FIELDS):
        value = getattr(state, name)
        setattr(copy, name, value[:] if isinstance(value, list) else value)
    return copy


def unpickled(number: int, state: LiarsDiceState) -> Mutant:
    """A state that `Mutant.__reduce__` has taken apart."""
    return Mutant.kinds[number].like(state)


def played_with(kind: type[Mutant]) -> LiarsDiceGame:
    """Liar's Dice with such states."""

    class Mutated(LiarsDiceGame):
        def begin(self, options: Options) -> Mutant:
            return kind.like(super().begin(options))

        def imagine(self, view: View, rng: Random) -> Mutant:
            return kind.like(super().imagine(view, rng))

        def read_position(self, text: str) -> Mutant:
            return kind.like(super().read_position(text))

    return Mutated()


def found(game: LiarsDiceGame, *promises: str, table: Options | None = None) -> BrokenPromise:
    """`check_game` finds it by one of these promises, with a sentence and a position."""
    with pytest.raises(BrokenPromise) as broken:
        check_game(game, variants=[TABLE if table is None else table], plays=4)
    assert broken.value.key in {f"promise-{promise}" for promise in promises}
    assert str(broken.value)
    if "position" in broken.value.facts:
        assert "cups" in str(broken.value.facts["position"])
    return broken.value
