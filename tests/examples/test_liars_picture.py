"""The picture of Liar's Dice."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest
from liars_dice.game import game
from liars_dice.picture import draw

from aurum.engine import OVER, sample_choice


@pytest.mark.parametrize(
    ("position", "shown", "hidden", "unrolled"),
    [
        ("cups 12 345 -; bids 1x2", 2, 3, 0),
        ("cups 12 ***", 2, 0, 3),
        ("begins 0; cups * *", 0, 0, 2),
    ],
)
def test_a_picture_shows_what_a_view_tells(
    position: str, shown: int, hidden: int, unrolled: int
) -> None:
    state = game.read_position(position)
    svg = draw(state.view(0))
    ElementTree.fromstring(svg)
    bids = len(state.bids)
    assert svg.count('fill="#F6ECD2"') == shown + bids
    assert svg.count(">?<") == hidden
    assert svg.count('stroke-dasharray="4 4"') == unrolled


def test_a_picture_is_drawn_at_every_moment_and_size() -> None:
    for players in (2, 6):
        state = game.start(players=players, dice=5, wild=True)
        rng = Random(players)
        while state.actor != OVER:
            ElementTree.fromstring(draw(state.view(rng.randrange(players))))
            state.apply(sample_choice(state, rng))
        ElementTree.fromstring(draw(game.open_view(state)))
