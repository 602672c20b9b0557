"""Only what a seat is told can be told from it."""

from __future__ import annotations

from random import Random

from at_the_table import after

from aurum.engine import SPECTATOR
from aurum.games.oriflamme.rules import oriflamme


def test_a_program_that_is_given_a_text_names_no_card() -> None:
    """Texts that say the same are the same object, whichever card is placed or set aside."""
    for state in (
        after("round 2; queue G:Heir P:Lord; placing G"),
        oriflamme.start(players=3),
    ):
        for seat in (1, SPECTATOR):
            texts = [state.seen(choice, seat) for choice in state.choices()]
            dream = oriflamme.imagine(state.view(seat), Random(seat))
            texts += [dream.seen(choice, seat) for choice in dream.choices()]
            assert all("?" in text for text in texts)
            assert len({id(text) for text in texts}) == len(set(texts))
