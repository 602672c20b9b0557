"""What the terminal says of keeping a card in the last round (OF-7.1)."""

from __future__ import annotations

import pytest

import aurum
from aurum.engine import Seat
from aurum.games.oriflamme.terminal.display import OriflammeDisplay
from aurum.words import translator_for


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ("round 6; queue G:(Heir)+2@4 P:Lord; at 1", "points left on a hidden card"),
        (
            "round 6; queue G:(Ambush)+2@4 P:Lord; at 1",
            "hidden, it brings points only if another family",
        ),
        ("round 5; queue G:(Heir)+2@4 P:Lord; at 1", ""),
    ],
)
def test_of_7_1_a_kept_card_is_said_to_bring_nothing(position: str, says: str) -> None:
    state = aurum.game("oriflamme").read_position(position)
    seats = [Seat(name, "person") for name in "GPW"]
    display = OriflammeDisplay(translator_for("en"), seats, colour=False)
    notes = " ".join(str(note) for note in display.ask(state.view(0), state.choices(), 80).notes)
    assert bool(notes) == bool(says)
    assert says in notes
