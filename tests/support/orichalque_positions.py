"""One line of set-up in position notation, one choice, what must follow: for Orichalque."""

from __future__ import annotations

from random import Random

import pytest

from aurum.engine import CHANCE, Illegal, sample_choice
from aurum.games.orichalque.rules import OrichalqueState, orichalque


def after(position: str, *choices: str) -> OrichalqueState:
    """The state after these choices."""
    state = orichalque.read_position(position)
    state.events = []
    for choice in choices:
        state.apply(orichalque.read(choice))
    return state


def fact(state: OrichalqueState, name: str, key: str = "") -> object:
    """A fact by the name scenarios use, of one player or terrain where it has them."""
    value = orichalque.facts(state)[name]
    return value[key] if key and isinstance(value, dict) else value


def legal(state: OrichalqueState) -> list[str]:
    """The choices in notation."""
    return [orichalque.write(choice) for choice in state.choices()]


def by_chance(state: OrichalqueState, seed: int = 1) -> OrichalqueState:
    """Let chance make its choices until a seat is asked."""
    rng = Random(seed)
    while state.actor == CHANCE:
        state.apply(sample_choice(state, rng))
    return state


def refused(state: OrichalqueState, choice: str, rule: str) -> None:
    """The choice is illegal now, by that rule, and nothing changes."""
    before = orichalque.write_position(state)
    with pytest.raises(Illegal) as refusal:
        state.apply(orichalque.read(choice))
    assert refusal.value.rule == rule
    assert str(refusal.value)
    assert orichalque.write_position(state) == before
