"""The picture of Liar's Dice."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest
from liars_dice.game import game
from liars_dice.picture import draw
from liars_dice.view import View

from aurum.engine import OVER, SPECTATOR, sample_choice
from aurum.pictures import Shape
from aurum.pictures.sanitize import sanitize_svg

DICE = "{http://www.w3.org/2000/svg}rect[@fill='#F6ECD2']"
SEATS = "{http://www.w3.org/2000/svg}text[@data-seat]"


def backs(dice: list[ElementTree.Element]) -> tuple[int, int, int]:
    """How many dice are shown, hidden, and not rolled yet."""
    opacity = [float(die.get("fill-opacity", "1")) for die in dice]
    return opacity.count(1), opacity.count(0.75), opacity.count(0)


@pytest.mark.parametrize("shape", ["wide", "narrow"])
@pytest.mark.parametrize(
    ("position", "shown", "hidden", "unrolled"),
    [
        ("cups 12 345 -; bids 1x2", 2, 3, 0),
        ("cups 12 ***", 2, 0, 3),
        ("begins 0; cups * *", 0, 0, 2),
        ("cups 12 345; challenged 3x5 55 2346", 2 + 2 + 4, 0, 0),
    ],
)
def test_a_picture_shows_what_a_view_tells(
    position: str, shown: int, hidden: int, unrolled: int, shape: Shape
) -> None:
    state = game.read_position(position)
    root = ElementTree.fromstring(draw(state.view(0), shape))
    bids = int(bool(state.bids or state.challenged))
    assert backs(root.findall(f".//{DICE}")) == (shown + bids, hidden, unrolled)


@pytest.mark.parametrize("shape", ["wide", "narrow"])
def test_a_picture_leaves_the_names_and_marks_of_the_others_to_the_page(shape: Shape) -> None:
    state = game.read_position("cups 12 345 4 66; bids 1x2 1x3")
    for viewer, others in ((1, {"0", "2", "3"}), (SPECTATOR, {"0", "1", "2", "3"})):
        clean = for_a_page(state.view(viewer), shape)
        root = ElementTree.fromstring(clean)
        names = root.findall(f".//{SEATS}")
        assert {name.get("data-seat") for name in names} == others
        assert all(float(name.get("data-room", "")) > 50 for name in names)
        marks = root.findall(".//{http://www.w3.org/2000/svg}g[@data-seat]")
        assert {mark.get("data-seat") for mark in marks} == others
        assert "#0A1020" not in clean  # it lies on nothing


def for_a_page(view: View, shape: Shape) -> str:
    """What a page is given."""
    return sanitize_svg(draw(view, shape))


@pytest.mark.parametrize("shape", ["wide", "narrow"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everything_lies_within_the_room(players: int, shape: Shape) -> None:
    """Also the largest bid and the most dice."""
    cups = " ".join(["66666"] * players)
    state = game.read_position(f"cups {cups}; bids {players * 5}x6")
    challenged = game.read_position(f"cups {cups}; challenged {players * 5}x6 {cups}")
    width, height = (898, 288) if shape == "wide" else (350, 246)
    for view in (state.view(0), state.view(SPECTATOR), challenged.view(1)):
        root = ElementTree.fromstring(draw(view, shape))
        assert root.get("viewBox") == f"0 0 {width} {height}"
        for die in root.iter("{http://www.w3.org/2000/svg}rect"):
            x, y, w, h = (float(die.get(name, "")) for name in ("x", "y", "width", "height"))
            assert 0 <= x <= x + w <= width, die.attrib
            assert 0 <= y <= y + h <= height, die.attrib


def test_a_picture_is_drawn_at_every_moment_and_size() -> None:
    for players in (2, 6):
        state = game.start(players=players, dice=5, wild=True)
        rng = Random(players)
        while state.actor != OVER:
            ElementTree.fromstring(draw(state.view(rng.randrange(players))))
            state.apply(sample_choice(state, rng))
        ElementTree.fromstring(draw(game.open_view(state)))
