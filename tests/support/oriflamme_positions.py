"""One line of set-up in position notation, one choice, what must follow."""

from __future__ import annotations

import pytest

from aurum.engine import Event, Illegal
from aurum.games.oriflamme.rules import OriflammeState, oriflamme


def after(position: str, *choices: str) -> OriflammeState:
    """The state after these choices."""
    state = oriflamme.read_position(position)
    state.events = []
    for choice in choices:
        state.apply(oriflamme.read(choice))
    return state


def queue(state: OriflammeState) -> str:
    """The queue in notation."""
    return str(oriflamme.facts(state)["queue"])


def fact(state: OriflammeState, name: str, family: str = "") -> object:
    """A fact by the name scenarios use, of one family where it has them."""
    value = oriflamme.facts(state)[name]
    return value[family] if family and isinstance(value, dict) else value


def legal(state: OriflammeState) -> list[str]:
    """The choices in notation."""
    return [oriflamme.write(choice) for choice in state.choices()]


def events(state: OriflammeState, name: str) -> list[Event]:
    """What happened of this kind since the position was read."""
    return [event for event in state.events or [] if event.name == name]


def refused(state: OriflammeState, choice: str, rule: str) -> None:
    """The choice is illegal now, by that rule, and nothing changes."""
    before = oriflamme.write_position(state)
    with pytest.raises(Illegal) as refusal:
        state.apply(oriflamme.read(choice))
    assert refusal.value.rule == rule
    assert str(refusal.value)
    assert oriflamme.write_position(state) == before
