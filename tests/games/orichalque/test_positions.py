"""A position that could not be played on is refused where it is read."""

from __future__ import annotations

import pytest

import aurum
from aurum.engine.errors import Unreadable

orichalque = aurum.game("orichalque")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("display produce1", "with its tile"),
        ("stack construct?", "give a phase instead"),
        ("stack roll?", "give a phase instead"),
        ("stack roll?:26:1", "give a phase instead"),
    ],
)
def test_a_position_in_which_nothing_can_be_chosen_is_refused(text: str, said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        orichalque.read_position(text)


def test_boards_that_were_chosen_are_those_in_front_of_the_players() -> None:
    written = orichalque.write_position(orichalque.read_position("chosen B C; display produce1=F"))
    assert "\nchosen B C\nboards B C\n" in written
