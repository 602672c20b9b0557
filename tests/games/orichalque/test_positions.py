"""A position that could not be played on is refused where it is read."""

from __future__ import annotations

import pytest

import aurum
from aurum.engine.errors import Unreadable

orichalque = aurum.game("orichalque")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("display produce1", "with its tile"),
        ("display produce1=F recruit1=L", "at least 3 cards on display"),
        ("solo easy; display produce1=F", "at least 3 cards on display"),
        ("players 4; turn 1; current 2; display produce1=F produce2=FF", "at least 3 cards"),
        ("boards A A; display produce1=F recruit1=L capture1=M", "two seats cannot have the same"),
        ("chosen B b; display produce1=F recruit1=L capture1=M", "two seats cannot have the same"),
        ("stack construct?", "give a phase instead"),
        ("stack roll?", "give a phase instead"),
        ("stack roll?:26:1", "give a phase instead"),
    ],
)
def test_a_position_in_which_nothing_can_be_chosen_is_refused(text: str, expected: str) -> None:
    with pytest.raises(Unreadable, match=expected):
        orichalque.read_position(text)


def test_boards_that_were_chosen_are_those_in_front_of_the_players() -> None:
    state = orichalque.read_position("chosen B C; display produce1=F recruit1=L capture1=M")
    written = orichalque.write_position(state)
    assert "\nchosen B C\nboards B C\n" in written


def test_the_last_to_choose_needs_one_card_and_later_phases_none() -> None:
    last = orichalque.read_position("holder 2; current 1; metropolis 1 g2 g1; display produce1=F")
    assert len(last.display) == 0  # the only card is taken at once
    assert orichalque.read_position("metropolis 1 g2 g1; held produce1=F; phase tile").choices()
