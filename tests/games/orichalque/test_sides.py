"""OR-1.1. Sides that are chosen once the boards are dealt."""

from __future__ import annotations

from random import Random

import pytest
from support.orichalque_positions import after, by_chance, legal, refused

from aurum import bots
from aurum.bots import Question
from aurum.engine import BadOptions, Unreadable
from aurum.games.orichalque.rules import Play, orichalque


def sides(state: Play) -> list[str]:
    islands = state.setup.components.islands
    return [f"{islands[number].board} {islands[number].side}" for number in state.board]


def test_or_1_1_everybody_chooses_a_side_before_anybody_begins() -> None:
    state = orichalque.start(players=3, sides=["choose", "hard", "choose"])
    for board in "CAD":
        assert legal(state)[0].startswith("board ")
        state.apply(orichalque.read(f"board {board}"))
    assert (state.actor, legal(state)) == (0, ["side easy", "side hard"])
    refused(state, "first 1", "OR-1.1")
    state.apply(orichalque.read("side hard"))
    assert state.actor == 2
    state.apply(orichalque.read("side easy"))
    assert sides(state) == ["C hard", "A hard", "D easy"]
    assert legal(state) == ["first 1", "first 2", "first 3"]
    assert orichalque.settings(state)["sides"] == ["choose", "hard", "choose"]


def test_or_1_1_boards_that_the_table_chose_have_a_side_to_choose_too() -> None:
    state = orichalque.start(solo="easy", boards="C", sides="choose")
    state.apply(orichalque.read("side hard"))
    assert sides(state)[0] == "C hard"
    by_chance(state)
    assert legal(state)[0].startswith("found ")


def test_a_position_says_which_side_was_chosen() -> None:
    state = orichalque.start(players=2, sides="choose", boards=["B", "A"])
    state.apply(orichalque.read("side hard"))
    written = orichalque.write_position(state)
    assert "\nboards B/hard A\n" in written
    assert orichalque.write_position(orichalque.read_position(written)) == written
    with pytest.raises(Unreadable):
        orichalque.read_position("boards B/hard A; held produce1=-; phase action")
    with pytest.raises(Unreadable, match="two seats cannot have the same"):
        after("sides choose choose; boards B/hard B; held produce1=-; phase action")


@pytest.mark.parametrize("level", ["page", "squire", "knight", "baron", "regent", "greedy"])
def test_bots_take_the_easy_side(level: str) -> None:
    state = orichalque.start(players=2, sides="choose", boards=["B", "A"])
    question = Question("orichalque", state.view(0), state.choices())
    answer = bots.answer(level, question, Random(1))
    assert orichalque.write(answer.choice) == "side easy"


def test_sides_are_listed_where_others_are_refused() -> None:
    with pytest.raises(BadOptions, match="easy, hard, choose"):
        orichalque.options({"players": 2, "sides": "middle"})
